// A game on the real playground, by its page alone: three people, a lobby, armies placed by button and menu, the board.
import assert from 'node:assert/strict';
import { NARROW, play, WIDE } from './browser.mjs';

const PEOPLE = ['Ilaria', 'Marco', 'Zoë'];

/** Sits down as that person, who reads English as this browser does. */
async function seat(me, name) {
  const { page } = me;
  await me.become(name);
  await page.getByRole('button', { name: `Settings of ${name}` }).click();
  assert.ok(await page.getByRole('radio', { name: 'English' }).isChecked());
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

await play(async (me) => {
  const { page } = me;
  await me.log.waitFor();
  for (const name of PEOPLE.slice(1)) await me.add(name);
  for (const name of PEOPLE) await seat(me, name);
  // How it begins is said where nothing is yet; there is no time to skip.
  await me.log.getByText('You are Zoë').waitFor();
  assert.ok(await me.log.getByText('at the left').isVisible() && await me.log.getByText('above').isHidden());
  await me.log.getByRole('button', { name: '/game new' }).waitFor();
  await me.shot('empty');
  await me.isAccessible();
  assert.equal(await page.getByRole('button', { name: 'Skip to the deadline' }).count(), 0);

  // The lobby: a command with completion, then buttons.
  await me.become('Ilaria');
  await me.begin('game n');
  await page.keyboard.type('set');
  await page.keyboard.press('Enter');
  await me.complete('inst', 'instant');
  await me.shot('command');
  await page.keyboard.press('Enter');
  await me.reads('Game 1');
  for (const name of ['Marco', 'Zoë']) {
    await me.become(name);
    await me.press('Join', await me.reads('Game 1'));
    await me.message(`${name}`).first().waitFor();
  }
  await me.become('Ilaria');
  await me.shot('lobby');
  await me.press('Start', await me.reads('Game 1'));
  await me.log.getByRole('button', { name: 'Place armies' }).waitFor();

  // Armies by button and menu.
  const name = await me.onTurn(PEOPLE);
  await me.shot('menu');
  await me.press('Split them');
  await me.choose('Where do the armies go?', /./);
  await me.log.getByRole('button', { name: /^All \d+$/ }).last().click();
  await me.reads(`${name} places`);

  // The board can be looked at, large and with its words; the turn ends; the next one is told.
  const panel = me.log.getByRole('article', { name: /only you can see this/ }).last();
  const picture = panel.getByRole('button', { name: /^Enlarge: / });
  await panel.getByRole('button', { name: 'Full board' }).click();
  // It takes the place of the close-up.
  const whole = () => picture.locator('img').evaluate((img) => img.complete && img.naturalWidth >= 1600, null, { timeout: 2000 }).catch(() => false);
  let seen = false;
  for (let i = 0; i < 600 && !seen; i += 1) {
    await page.waitForTimeout(100);
    seen = await whole();
  }
  assert.ok(seen, 'the whole board is shown');
  await me.shot('board');
  await picture.click();
  const viewer = page.getByRole('dialog');
  await viewer.getByRole('button', { name: 'Full size' }).waitFor();
  const enlarged = await viewer.locator('img').elementHandle();
  await page.waitForFunction((img) => img.complete && img.naturalWidth > 600, enlarged);
  await me.shot('viewer');
  await page.keyboard.press('Escape');
  await me.press('End turn');
  // From the panel it is asked whether that is meant.
  const asked = me.log.getByRole('article', { name: /only you can see this/ }).filter({ hasText: 'End your turn' }).last();
  await asked.getByRole('button', { name: 'End turn' }).click();
  const others = PEOPLE.filter((p) => p !== name);
  const called = (who) => page.getByRole('button', { name: new RegExp(`^(${who}) .*\\d for you$`) });
  await called(others.join('|')).first().waitFor();

  // That message leads back to the board; time can be skipped until the rules have answered for everybody else.
  await me.become((await called(others[0]).count()) ? others[0] : others[1]);
  await page.getByRole('button', { name: /^Direct messages with/ }).click();
  await me.shot('dm');
  // The turn can be played right there, also on a phone.
  await me.press('Play here');
  const direct = me.log.getByRole('article').filter({ hasText: /Place your \d+ armies/ }).last();
  await direct.waitFor();
  assert.equal(await me.log.getByRole('article', { name: /only you can see this/ }).count(), 0);
  await page.setViewportSize(NARROW);
  await me.fits();
  await me.shot('dm-narrow');
  await page.setViewportSize(WIDE);
  await me.press('#games › message');
  await me.log.getByRole('button', { name: 'Place armies' }).last().waitFor();
  await page.getByRole('button', { name: 'Skip to the deadline' }).click();
  await page.getByText(/^Time skipped: (a|an|\d+) (minute|hour|day)s?\. (One decision|\d+ decisions) fell due\.$/).waitFor();
  await me.isAccessible();
  await me.fits();
});

await play(async (me) => {
  await me.become('Marco');
  await me.reads('Game 1');
  await me.log.getByRole('button', { name: /^Enlarge: / }).first().waitFor();
  await me.fits();
  await me.shot('narrow');
}, NARROW);
