// From the address to the first attack, as somebody would who has never been here: three people, everything as it is
// offered. How many clicks and keys that takes is counted, printed, and bounded.
import assert from 'node:assert/strict';
import { play } from './browser.mjs';

const PEOPLE = ['Ilaria', 'Marco', 'Zoë'];
/** What it may take: 26 and 11 were counted when this was first looked at; 21 clicks since an attack is one press. */
const CLICKS = 22;
const KEYS = 3;

await play(async (me) => {
  const { page } = me;
  const began = Date.now();
  await page.evaluate(() => {
    globalThis.counted = { clicks: 0, keys: 0 };
    addEventListener('click', (e) => { if (e.isTrusted && e.detail > 0) globalThis.counted.clicks += 1; }, true);
    addEventListener('keydown', (e) => { if (e.isTrusted) globalThis.counted.keys += 1; }, true);
  });
  const person = (name) => page.getByRole('button', { name: new RegExp(`^${name}( |$)`) }).first();
  const sit = async (name) => {
    if (await page.getByRole('button', { name: `${name} (you)` }).count()) return;
    await person(name).click();
    await page.getByRole('button', { name: `${name} (you)` }).waitFor();
  };
  const newest = (name) => me.log.getByRole('button', { name }).last();
  const click = async (name) => {
    await newest(name).waitFor();
    await newest(name).click();
  };

  await me.log.getByRole('button', { name: '/game new' }).click();
  await page.keyboard.press('Enter');
  await me.reads('Game 1');
  for (const name of PEOPLE.slice(1)) {
    await sit(name);
    await me.press('Join', await me.reads('Game 1'));
    await me.message(name).first().waitFor();
  }
  await sit(PEOPLE[0]);
  await click('Start');
  for (const name of PEOPLE) {
    await sit(name);
    await click('Place starting armies');
    await click(/^Spread/);
    await click('Confirm');
    // Confirmed: the private reply has no such button any more.
    await newest('Confirm').waitFor({ state: 'detached' });
  }
  // Whose turn it is can be read.
  const board = me.log.getByRole('article').filter({ has: page.getByRole('button', { name: 'Place armies' }) }).last();
  await board.waitFor();
  const text = await board.innerText();
  const first = PEOPLE.find((name) => new RegExp(`${name}('s turn| to place| begins)`).test(text)) ?? PEOPLE.find((name) => text.includes(name));
  await sit(first);
  await click('Place armies');
  // The private panel offers the best choices first; one press places everything, one attacks.
  const panel = me.log.getByRole('article', { name: /only you can see this/ }).last();
  await panel.getByRole('button', { name: /^All \d+ → / }).first().click();
  await me.reads(`${first} places`);
  await panel.getByRole('button', { name: / → .* · \d+%$/ }).first().click();
  await me.reads(/ against /);
  const counted = await page.evaluate(() => globalThis.counted);
  console.log(`${counted.clicks} clicks, ${counted.keys} keys, ${Date.now() - began} ms from the address to the first attack`);
  assert.ok(counted.clicks <= CLICKS && counted.keys <= KEYS, JSON.stringify(counted));
});
