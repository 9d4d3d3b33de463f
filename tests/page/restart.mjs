// The playground is killed in the middle of a turn and started again. PHASE says which side of it this is; what the
// first leaves for the second is in the file NOTE.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { play } from './browser.mjs';

const { PHASE, NOTE } = process.env;
const PEOPLE = ['Ilaria', 'Marco', 'Zoë'];

/** What can be read, without who wrote it when (said once for messages that follow one another), the times that are
    told from now, and what only one person sees. */
const read = (me) => me.log.getByRole('article').evaluateAll((all) => all
  .filter((x) => !x.getAttribute('aria-label').includes('only you'))
  .map((x) => {
    const copy = x.cloneNode(true);
    copy.querySelectorAll('time[data-style="R"], [role="group"]').forEach((time) => time.remove());
    return copy.textContent.replace(/^.*?Casus BelliAPP.*?[AP]M/, '');
  }));

async function before(me) {
  const { page } = me;
  for (const name of PEOPLE.slice(1)) await me.add(name);
  await me.become('Ilaria');
  await me.begin('game n');
  await page.keyboard.type('set');
  await page.keyboard.press('Enter');
  await me.complete('inst', 'instant');
  await page.keyboard.press('Enter');
  for (const name of PEOPLE.slice(1)) {
    await me.become(name);
    await me.press('Join', await me.reads('Game 1'));
    await me.message(name).first().waitFor();
  }
  await me.become('Ilaria');
  await me.press('Start', await me.reads('Game 1'));
  await me.log.getByRole('button', { name: 'Place armies' }).waitFor();
  const name = await me.onTurn(PEOPLE);
  await me.press('Split them');
  await me.choose('Where do the armies go?', /./);
  await me.log.getByRole('button', { name: /^All \d+$/ }).last().click();
  await me.add('Anna');
  await me.become(name);
  // The channel has all that follows from the answer, whose own reply shows the same words and buttons before it does.
  const toAll = me.log.getByRole('article', { name: /^(?!.*only you can see this)/ });
  await toAll.filter({ hasText: `${name} places` }).waitFor();
  const panel = toAll.filter({ hasText: `${name} is attacking` });
  await panel.getByRole('button', { name: 'End turn' }).waitFor();
  writeFileSync(NOTE, JSON.stringify({ name, said: await read(me) }));
}

async function after(me) {
  const { page } = me;
  const { name, said } = JSON.parse(readFileSync(NOTE, 'utf8'));
  await me.become('Anna');
  await me.become(name);
  await me.reads(`${name} places`);
  assert.deepEqual((await read(me)).slice(0, said.length), said);
  // As with Discord's client, private replies are gone.
  assert.equal(await me.log.getByRole('article', { name: /only you can see this/ }).count(), 0);
  const board = me.log.getByRole('button', { name: /^Enlarge: / }).first().locator('img');
  await board.scrollIntoViewIfNeeded();
  await page.waitForFunction((img) => img.complete && img.naturalWidth > 600, await board.elementHandle());
  await page.getByRole('button', { name: /^Direct messages with/ }).click();
  await me.reads('#games › message');
  await me.press('#games › message');
  // The game goes on where it was, by the buttons that were there.
  await me.press('End turn');
  // From the panel it is asked whether that is meant.
  const asked = me.log.getByRole('article', { name: /only you can see this/ }).last();
  await asked.waitFor();
  const sure = asked.getByRole('button', { name: 'End turn' });
  if (await sure.count()) await sure.click();
  const others = PEOPLE.filter((p) => p !== name).join('|');
  await page.getByRole('button', { name: new RegExp(`^(${others}) .*\\d for you$`) }).first().waitFor();
}

await play(PHASE === 'before' ? before : after);
