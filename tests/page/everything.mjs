// Everything the page can do, against the bot of tests/second_client: completion, private replies, buttons, a form,
// languages, a new person, a new channel, skipping time; first in a wide window, then in a narrow one.
import assert from 'node:assert/strict';
import { NARROW, play } from './browser.mjs';

const MARKUP = '<img src=x onerror=alert(1)>';

await play(async (me) => {
  const { page } = me;
  await me.become('Ilaria');

  // A command with completion; what was typed comes back as text, not as markup.
  await me.begin('rep');
  await me.complete(MARKUP, `${MARKUP}!`);
  await page.keyboard.press('Enter');
  const answer = await me.reads(`${MARKUP}!`);
  await answer.getByText('Only you can see this').waitFor();
  await me.isAccessible();
  assert.equal(await me.log.locator('img').count(), 0);
  await me.reads('Ilaria in en-US');

  // A wrong option is told before anything is sent; by the keyboard alone.
  await me.begin('repeat');
  await me.complete('x', 'x!');
  await page.keyboard.type('ti');
  await page.keyboard.press('Enter');
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'times: at most 3' }).waitFor();
  await me.isAccessible();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await me.reads('x! x!');

  // Buttons and a form.
  await me.press('Again');
  await me.reads('x! x!, again');
  await me.press('Ask me');
  await page.getByRole('dialog', { name: 'One question' }).getByLabel('A colour').fill('blue');
  await me.isAccessible();
  await page.keyboard.press('Enter');
  await me.reads('It is blue.');

  // Somebody else sees what is public, in their own language.
  await me.become('Marco');
  await me.reads('It is blue.');
  await me.readsNot('x! x!');
  await page.getByRole('button', { name: 'Settings of Marco' }).click();
  await page.getByRole('radio', { name: 'Italiano' }).check();
  await page.getByRole('radio', { name: 'refused' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Marco (tu) Italiano · niente messaggi diretti' }).waitFor();
  await page.getByRole('combobox', { name: /^Casella dei messaggi/ }).fill('/');
  await page.getByRole('option', { name: 'Ripete qualcosa' }).waitFor();
  await page.keyboard.press('Escape');

  // Dismissed is gone, for good.
  await me.become('Ilaria');
  await (await me.reads('Ilaria in en-US')).last().getByRole('button', { name: 'Dismiss message' }).click();
  await me.message('Ilaria in en-US').nth(1).waitFor({ state: 'detached' });
  await page.reload();
  await me.reads('It is blue.');

  // A new person, a new channel, a jump in time.
  await me.add('  Zoë ');
  await page.getByRole('button', { name: 'New channel' }).click();
  await page.getByLabel('Name').fill('Second Table');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { name: 'second-table', exact: true }).waitFor();
  await me.readsNot('It is blue.');
  await page.getByRole('button', { name: 'Skip to the deadline' }).click();
  await page.getByText('Nothing was due.').waitFor();
  await me.fits();
});

await play(async (me) => {
  const { page } = me;
  await me.fits();
  await me.become('Ilaria');
  await page.getByRole('button', { name: /^Channels/ }).click();
  await me.isAccessible();
  await page.getByRole('button', { name: 'Channel second-table' }).click();
  await page.getByRole('heading', { name: 'second-table', exact: true }).waitFor();
  await me.begin('rep');
  await me.complete('small', 'small!');
  await page.getByRole('button', { name: 'Send' }).click();
  await me.reads('small!');
  await me.fits();
}, NARROW);
