// One whole turn on a phone: the private panel, a press for each step, a close-up of the front after each fight. With
// PAGE_SHOTS it leaves a strip of pictures 390 pixels wide.
import assert from 'node:assert/strict';
import { NARROW, play } from './browser.mjs';

const PEOPLE = ['Ilaria', 'Marco', 'Zoë'];
const { PAGE_URL: url } = process.env;

async function call(path, body) {
  const answer = await fetch(`${url}/api/${path}`, body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return answer.ok ? answer.json() : null;
}

const pause = (ms) => new Promise((done) => { setTimeout(done, ms); });

/** Looks until there is something, for a minute, on a machine that does much else. */
async function until(look, why) {
  for (let i = 0; i < 240; i += 1) {
    const found = await look();
    if (found) return found;
    await pause(250);
  }
  throw new Error(why);
}

const state = () => call('state');
await until(async () => (await state()).commands.some((c) => c.name === 'game'), 'there are no commands');
for (const name of PEOPLE.slice(1)) await call('people', { name, locale: 'en-US' });
const { channels, commands, people } = await state();
const channel = channels.find((c) => c.kind === 'text').id;
const ids = PEOPLE.map((name) => people.find((p) => p.name === name).id);
/** Carries out a command: again, as a person would, if the bot did not respond in the three seconds that Discord gives it. */
const slash = (as, path, options = []) => until(async () => (await call('slash', { as, channel, path, options })).answered, `/${path} has no response`);
/** Waits until this can be read in the channel: a command is acknowledged before it is carried out. */
const reads = (text) => until(async () => JSON.stringify(await call(`messages?as=${ids[0]}&channel=${channel}`)).includes(text), `${text} can't be read`);
const setup = commands.find((c) => c.name === 'game').options.find((o) => o.name === 'new').options.find((o) => o.name === 'setup').choices;
await slash(ids[0], 'game new', [['setup', setup.find((c) => c.name.startsWith('instant')).value]]);
await reads('Game 1');
for (const [at, as] of [...ids.entries()].slice(1)) {
  await slash(as, 'game join');
  await reads(PEOPLE[at]);
}
await slash(ids[0], 'game start');

/** Whose turn it is: who is offered territories to place armies on. */
const name = await until(async () => {
  for (const [at, as] of ids.entries()) {
    const offered = await call('autocomplete', { as, channel, path: 'place', options: [], focused: 'territory', typed: '' });
    if (offered?.length) return PEOPLE[at];
  }
  return null;
}, 'nobody is asked to place armies');
await play(async (me) => {
  const { page } = me;
  await me.become(name);
  await me.press('Place armies');
  const panel = me.log.getByRole('article', { name: /only you can see this/ }).last();
  const picture = panel.getByRole('button', { name: /^Enlarge: / }).locator('img');
  /** Waits for a picture on the panel other than that one. Each edit of the message may draw it anew. */
  const shown = (old) => until(async () => {
    const src = await picture.evaluate((img) => img.complete && img.naturalWidth > 0 && img.src, null, { timeout: 5000 }).catch(() => false);
    return src !== old && src;
  }, 'no other picture comes');
  const shot = async (step) => {
    await panel.evaluate((x) => x.scrollIntoView({ block: 'end' }));
    await me.shot(`turn-${step}`);
  };
  /** Presses the first button of that name on the panel, and waits for another picture on it. */
  const tap = async (button) => {
    const before = await shown();
    await panel.getByRole('button', { name: button }).first().click();
    return shown(before);
  };
  await shown();
  await shot(1);
  await tap(/^All \d+$/);
  await shot(2);
  for (const step of [3, 4, 5]) {
    await tap(/^Attack \d+%$/);
    assert.ok(await panel.getByText(' against ').count());
    await shot(step);
  }
  await panel.getByRole('button', { name: 'Move and end' }).click();
  await panel.getByRole('button', { name: /^All \d+$/ }).first().waitFor();
  await shot(6);
  await panel.getByRole('button', { name: /^All \d+$/ }).first().click();
  // The turn is over: nothing is left to decide on the panel, and somebody else is asked.
  await panel.getByRole('button', { name: 'End turn' }).waitFor({ state: 'detached' });
  const others = PEOPLE.filter((p) => p !== name).join('|');
  await page.getByRole('button', { name: new RegExp(`^(${others}) .*\\d for you$`) }).first().waitFor({ state: 'attached' });
  await shot(7);
}, NARROW);
