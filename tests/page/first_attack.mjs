// From the address to the first attack, as somebody would who has never been here and takes what is offered. How many
// clicks that takes is counted, printed, and bounded.
import assert from 'node:assert/strict';
import { NARROW, play } from './browser.mjs';

const CLICKS = 4;
const KEYS = 0;

await play(async (me) => {
  const { page } = me;
  const began = Date.now();
  await page.evaluate(() => {
    globalThis.counted = { clicks: 0, keys: 0 };
    // On the document, which an attempt that found the button moved away does not reach: it is made again by itself.
    document.addEventListener('click', (e) => { if (e.isTrusted && e.detail > 0) globalThis.counted.clicks += 1; }, true);
    document.addEventListener('keydown', (e) => { if (e.isTrusted) globalThis.counted.keys += 1; }, true);
  });
  const click = async (name) => {
    const button = me.log.getByRole('button', { name }).last();
    await button.waitFor();
    await button.click();
  };
  await me.shot('minute-1-empty');
  await click('Start a game');
  // The computer players take their turns first, if it is theirs.
  await me.reads('Ilaria is placing armies');
  await me.shot('minute-2-board');
  await click('Place armies');
  await me.shot('minute-3-place');
  // The private panel offers the best choices first; one press places everything, one attacks.
  const panel = me.log.getByRole('article', { name: /only you can see this/ }).last();
  await panel.getByRole('button', { name: /^All \d+$/ }).first().click();
  await me.reads('Ilaria places');
  await me.shot('minute-4-attacks');
  await panel.getByRole('button', { name: /^Attack \d+%$/ }).first().click();
  await me.reads(/ against /);
  await me.shot('minute-5-attacked');
  const counted = await page.evaluate(() => globalThis.counted);
  console.log(`${counted.clicks} clicks, ${counted.keys} keys, ${Date.now() - began} ms from the address to the first attack`);
  assert.ok(counted.clicks <= CLICKS && counted.keys <= KEYS, JSON.stringify(counted));
}, NARROW);
