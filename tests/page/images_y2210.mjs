// Takes the pictures of A.D. 2210 that the documents show: the bid, the private hand, a landing on the Moon, the end of the
// year, 1280 and 390 pixels wide. PAGE_URL is a fresh playground; they go to PAGE_SHOTS. The documents show strips of the
// narrow ones, 242 pixels wide each with gaps of 7, with 128 colours.
// PAGE_URL=http://127.0.0.1:8000/page PAGE_SHOTS=. node images_y2210.mjs
import assert from 'node:assert/strict';
import { NARROW, play } from './browser.mjs';

const PEOPLE = ['Ilaria', 'Marco', 'Zoë'];
const SIZES = [['1280', { width: 1280, height: 900 }], ['390', NARROW]];
const SITES = ['bay_of_dew', 'sea_of_crisis', 'tycho'];
const { PAGE_URL: url } = process.env;

async function call(path, body) {
  const answer = await fetch(`${url}/api/${path}`, body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return answer.ok ? answer.json() : null;
}

const pause = (ms) => new Promise((done) => { setTimeout(done, ms); });
while (!(await call('state')).commands.some((c) => c.name === 'game')) await pause(200);
for (const name of PEOPLE.slice(1)) await call('people', { name, locale: 'en-US' });
const { channels, commands, people } = await call('state');
const channel = channels.find((c) => c.kind === 'text').id;
const ids = PEOPLE.map((name) => people.find((p) => p.name === name).id);
const slash = async (as, path, options = []) => { await call('slash', { as, channel, path, options }); await pause(300); };
const suggested = async (as, path, focused, options = [], typed = '') => (await call('autocomplete', { as, channel, path, options, focused, typed })) ?? [];
const choice = (command, option, name) => command.options.find((o) => o.name === option).choices.find((c) => c.name.startsWith(name)).value;
const command = (name) => commands.find((c) => c.name === name);

/** Who is offered something for this option of this command. */
async function asked(path, focused) {
  for (let i = 0; i < 40; i += 1) {
    for (const as of ids) if ((await suggested(as, path, focused)).length) return as;
    await pause(250);
  }
  throw new Error(`nobody is asked for ${path}`);
}

/** Shows somebody's newest message of which this holds, at both sizes. */
async function shots(name, who, found, block = 'end') {
  for (const [size, viewport] of SIZES) {
    await play(async (me) => {
      await me.become(who);
      const message = found(me);
      await message.waitFor();
      await message.evaluate((x, at) => x.scrollIntoView({ block: at }), block);
      // Its pictures are there, and it stands where it is looked for.
      for (const picture of await message.getByRole('img').all()) await picture.evaluate((img) => img.decode?.());
      await message.evaluate((x, at) => x.scrollIntoView({ block: at }), block);
      await me.shot(`y2210-${name}-${size}`);
    }, viewport);
  }
}

const articles = (me) => me.log.getByRole('article');
const own = (me) => articles(me).filter({ hasText: 'Only you can see this' }).last();
const post = (button) => (me) => articles(me).filter({ has: me.page.getByRole('button', { name: button, exact: true }) }).last();

const made = command('game').options.find((o) => o.name === 'new');
await slash(ids[0], 'game new', [['rulebook', choice(made, 'rulebook', 'A.D. 2210')], ['setup', choice(made, 'setup', 'instant')]]);
await pause(1000);
for (const as of ids.slice(1)) await slash(as, 'game join');
await slash(ids[0], 'game start');
await pause(2000);

await play(async (me) => {
  await me.become(PEOPLE[1]);
  await me.press('Bid');
  await own(me).waitFor();
}, NARROW);
await shots('bid', PEOPLE[1], own);
for (const as of ids) await slash(as, 'bid', [['energy', 0]]);
for (const _ of PEOPLE.slice(1)) {
  const as = await asked('choose', 'choice');
  await slash(as, 'choose', [['choice', (await suggested(as, 'choose', 'choice'))[0].value]]);
}

// The first player hires a space commander, buys cards, and lands on the Moon from the station.
const first = await asked('place', 'territory');
const name = PEOPLE[ids.indexOf(first)];
const { messages } = await call(`messages?as=${first}&channel=${channel}`).then((all) => (Array.isArray(all) ? { messages: all } : all));
const station = messages.map((m) => m.content.match(new RegExp(`${name} places .* station in ([^.]+)\\.`))?.[1]).find(Boolean);
assert.ok(station, 'the set-up tells where the station is');
const [{ value: from }] = await suggested(first, 'place', 'territory', [], station);
await slash(first, 'place', [['territory', from]]);
await slash(first, 'hire', [['commander', choice(command('hire'), 'commander', 'space')], ['territory', from]]);
await slash(first, 'done');
await slash(first, 'buy', [['cards', 'land, space, diplomat']]);
await slash(first, 'hand');
await pause(3000);
await shots('hand', name, own);
await slash(first, 'done');
await slash(first, 'attack', [['from', from], ['to', SITES[0]]]);
await slash(first, 'advance', [['armies', 6], ['commanders', 'space']]);
for (let i = 0; i < 2; i += 1) {
  const to = (await suggested(first, 'attack', 'to', [['from', SITES[0]]]))[i];
  await slash(first, 'attack', [['from', SITES[0]], ['to', to.value]]);
  await slash(first, 'advance', [['armies', 2]]);
}
await slash(first, 'end');
await pause(4000);
await shots('landing', PEOPLE[0], post('Place MODs'), 'start');
for (let i = 1; i < PEOPLE.length; i += 1) {
  const as = await asked('place', 'territory');
  await slash(as, 'place', [['territory', (await suggested(as, 'place', 'territory'))[0].value]]);
  await slash(as, 'done');
  await slash(as, 'done');
  const target = (await suggested(as, 'attack', 'from'))[0];
  const to = target && (await suggested(as, 'attack', 'to', [['from', target.value]]))[0];
  if (to) await slash(as, 'attack', [['from', target.value], ['to', to.value], ['until', 1]]);
  await slash(as, 'advance');
  await slash(as, 'end');
}
await pause(4000);
await shots('year', PEOPLE[0], post('Bid'), 'start');
