// What stands around the messages: who one is, what is unread, what is required, where a link leads; on a desk and on
// a phone. The bot does what is written into #tasks.
import assert from 'node:assert/strict';
import { NARROW, play } from './browser.mjs';

const PEOPLE = ['Ilaria', 'Marco', 'Zoë', 'Karim'];

/** Somebody's mark of messages for them. */
const marked = (me, name, n) => me.page.getByRole('button', { name: new RegExp(`^${name} .*\\b${n} for you$`) }).first();

async function task(me, words) {
  await me.page.evaluate(async (text) => {
    const json = (method, body) => ({ method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    const state = await (await fetch('/page/api/state')).json();
    const tasks = state.channels.find((c) => c.name === 'tasks');
    await fetch('/page/api/say', json('POST', { as: state.people[0].id, channel: tasks.id, text }));
  }, words);
}

/** Who reads which language, as the server has it. */
const locales = (me) => me.page.evaluate(async () => (await (await fetch('/page/api/state')).json()).people.map((p) => p.locale));

// The first browser is an Italian one.
await play(async (me) => {
  await me.page.getByRole('log', { name: 'Messaggi' }).getByText('Tu sei Ilaria').waitFor();
  assert.equal(await me.page.evaluate(() => document.documentElement.lang), 'it');
  assert.deepEqual(await locales(me), ['it', 'it', 'it', 'it']);
}, NARROW, 'it-IT');

await play(async (me) => {
  const { page } = me;
  // Whoever comes later finds them as they are, and may choose.
  assert.deepEqual(await locales(me), ['it', 'it', 'it', 'it']);
  await page.getByRole('button', { name: 'Impostazioni di Ilaria' }).click();
  await page.getByRole('radio', { name: 'English' }).check();
  await page.getByRole('button', { name: 'Salva' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // At once the page speaks English to her; the others do as she did.
  await me.log.getByText('You are Ilaria').waitFor();
  await page.evaluate(async () => {
    const { people } = await (await fetch('/page/api/state')).json();
    const change = { method: 'PATCH', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ locale: 'en-US' }) };
    for (const { id } of people) await fetch(`/page/api/people/${id}`, change);
  });

  // Avatars have no colour: players have.
  const colours = await page.evaluate(() => [...document.querySelectorAll('[data-person] > [aria-hidden="true"]')].map((x) => getComputedStyle(x).backgroundColor.match(/\d+/g).map(Number)));
  assert.equal(colours.length, PEOPLE.length);
  for (const rgb of colours) assert.ok(Math.max(...rgb) - Math.min(...rgb) < 28, `${rgb}`);

  // The list of channels goes down, not sideways, however long a thread's name.
  const wide = await page.getByRole('navigation', { name: 'Channels' }).evaluate((nav) => [...nav.querySelectorAll('*')].filter((x) => x.scrollWidth > x.clientWidth && getComputedStyle(x).overflowX === 'auto').map((x) => x.className));
  assert.deepEqual(wide, []);

  // The hint's command can be pressed; what it needs is marked; the list of suggestions is whole and covers nothing.
  await me.log.getByRole('button', { name: '/tournament new' }).click();
  await page.getByText('format (required): How').waitFor();
  await page.getByText('required', { exact: true }).waitFor();
  await me.isAccessible();
  const list = await page.getByRole('listbox', { name: 'Suggestions' }).locator('..').boundingBox();
  const line = await page.getByRole('combobox', { name: 'format' }).boundingBox();
  assert.ok(list.y + list.height <= line.y, JSON.stringify([list, line]));
  const last = await page.getByRole('option').last().boundingBox();
  assert.ok(last.y + last.height <= list.y + list.height, JSON.stringify([last, list]));
  await page.keyboard.press('Escape');

  // A private message is marked until it is read, or until the bot has taken it back.
  await task(me, 'ask');
  await me.reads('Your game is in');
  await marked(me, 'Marco', 1).waitFor();
  await task(me, 'done');
  await marked(me, 'Marco', 1).waitFor({ state: 'detached' });
  assert.ok(await marked(me, 'Marco', 1).isHidden());

  // What is new to Marco stands below a line that says so, and its thread can be gone to.
  await me.become('Marco');
  await me.log.getByText('New', { exact: true }).waitFor();
  await me.isAccessible();
  await me.log.getByRole('button', { name: /^#Tournament 1/ }).click();
  await page.getByRole('heading', { level: 1, name: /^Tournament 1/ }).waitFor();
  await page.getByRole('button', { name: 'Channel general' }).click();
  await me.log.getByRole('button', { name: 'Thread Table 2' }).click();
  await page.getByRole('heading', { name: 'Table 2', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Channel general' }).click();
  await me.reads('Your game is in');
  assert.equal(await me.log.getByText('New', { exact: true }).count(), 0);
});

await play(async (me) => {
  const { page } = me;
  await me.become('Karim');
  // All four are on the screen, each name once.
  for (const name of PEOPLE) {
    const at = await page.evaluate((n) => [...document.querySelectorAll('[data-person]')].find((x) => x.textContent.includes(n)).getBoundingClientRect().toJSON(), name);
    assert.ok(at.x >= 0 && at.x + at.width <= 390, `${name} at ${JSON.stringify(at)}`);
    const seen = await page.getByText(name, { exact: true }).evaluateAll((all) => all.filter((x) => x.getBoundingClientRect().width > 2 && !x.closest('[role="log"]')).length);
    assert.ok(seen <= 1, `${name} is written ${seen} times`);
  }
  await me.fits();
  await me.isAccessible();
  await page.getByRole('button', { name: 'Channels' }).click();
  await page.getByRole('button', { name: 'Channel tasks' }).click();
  await me.shot('strip');
}, NARROW);
