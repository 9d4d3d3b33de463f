// The playground of somebody whose browser speaks Italian, on a phone: page, channel and commands, from the first screen on.
import assert from 'node:assert/strict';
import { NARROW, play } from './browser.mjs';

await play(async (me) => {
  const { page } = me;
  const log = page.getByRole('log', { name: 'Messaggi' });
  await log.getByText('Tu sei Ilaria').waitFor();
  await log.getByRole('button', { name: '/partita nuova' }).waitFor();
  await me.isAccessible();
  await me.fits();
  await me.shot('italian-empty');

  // By the keyboard: the focus does not get lost when the button goes.
  await log.getByRole('button', { name: 'Comincia una partita' }).focus();
  await page.keyboard.press('Enter');
  await log.getByRole('article').filter({ hasText: 'Partita 1' }).first().waitFor();
  await log.getByRole('button', { name: 'Comincia una partita' }).waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement !== document.body);
  await log.getByRole('button', { name: /^Ingrandisci: / }).first().waitFor();
  assert.doesNotMatch(await log.innerText(), /\b(Game|Seats|host|Place|places)\b/);
  await me.shot('italian-game');

  // The person owns the server.
  await page.getByRole('combobox', { name: /^Casella dei messaggi/ }).focus();
  await page.keyboard.type('/impostazioni lingua');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type('ingl');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const answer = log.getByRole('article', { name: /lo vedi solo tu/ }).last();
  await answer.waitFor();
  assert.match(await answer.innerText(), /inglese/);
  await me.fits();
}, NARROW, 'it-IT');
