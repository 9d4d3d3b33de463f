// Takes the pictures of the Cold War that the documents show: the books, an offer, a convoy and a launch, 1280 and 390 pixels wide.
// PAGE_URL is a fresh playground; they go to PAGE_SHOTS. The documents show a strip of the lower parts of four
// narrow ones (ledger, deal, convoy, launch), each from the head of its message on, 292 pixels wide with gaps of 7, with 96 colours.
// PAGE_URL=http://127.0.0.1:8000/page PAGE_SHOTS=. node images_cold_war.mjs
import { NARROW, play } from './browser.mjs';

const PEOPLE = ['Ilaria', 'Marco', 'Zoë', 'Karim'];
const SIZES = [['1280', { width: 1280, height: 900 }], ['390', NARROW]];
const MISSILE = '1 light missile';
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
const suggested = async (as, path, focused, options = []) => (await call('autocomplete', { as, channel, path, options, focused, typed: '' })) ?? [];
const choice = (command, option, name) => command.options.find((o) => o.name === option).choices.find((c) => c.name.startsWith(name)).value;
const nameOf = (id) => PEOPLE[ids.indexOf(id)];

/** Whose turn it is: the one who is offered states to buy in. */
async function onTurn() {
  for (let i = 0; i < 60; i += 1) {
    for (const as of ids) if ((await suggested(as, 'cold buy', 'state')).length) return as;
    await pause(250);
  }
  throw new Error('it is nobody’s turn');
}

const articles = (me) => me.log.getByRole('article');
const own = (me) => articles(me).filter({ hasText: 'Only you can see this' }).last();
const newest = (text) => (me) => articles(me).filter({ hasText: text }).last();

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
      await me.shot(`cold-war-${name}-${size}`);
      await me.fits();
    }, viewport);
  }
}

/** Presses buttons and takes choices of menus of the newest private message. */
async function press(who, steps) {
  await play(async (me) => {
    await me.become(who);
    for (const [what, option] of steps) {
      if (option) await me.choose(what, option, own(me));
      else await me.press(what, own(me));
      await me.page.waitForTimeout(1500);
    }
  }, NARROW);
}

const game = commands.find((c) => c.name === 'game').options.find((o) => o.name === 'new');
await slash(ids[0], 'game new', [['rulebook', choice(game, 'rulebook', 'Cold War')]]);
await pause(1000);
for (const as of ids.slice(1)) await slash(as, 'game join');
await slash(ids[0], 'game start');
await pause(2000);

/** The person who holds a state. */
async function holder(state) {
  const first = await onTurn();
  for (let as = first; ; as = await onTurn()) {
    const found = (await suggested(as, 'cold buy', 'state')).some((s) => s.name.startsWith(state));
    if (found) return as;
    await slash(as, 'end');
  }
}

// The USA build up, send a convoy over the Atlantic, and make an offer to a coalition.
const usa = await holder('Eastern United States');
await slash(usa, 'cold buy', [['armies', `${MISSILE}, 3 infantry`], ['state', 'Eastern United States']]);
await slash(usa, 'cold turn');
await press(nameOf(usa), [['Convoy'], ['Which state?', 'Eastern United States'], ['How many of each kind?', '3 infantry'], ['With 3 infantry']]);
await shots('convoy-menu', nameOf(usa), own);
await slash(usa, 'cold convoy', [['from', 'Eastern United States'], ['armies', '3 infantry'], ['way', 'Quebec, Greenland, Iceland']]);
for (const id of ids.filter((one) => one !== usa)) {
  await slash(usa, 'deal offer', [['player', nameOf(id)], ['pay', 2], ['permit', 'stop in Japan until 1960'], ['get_promise', '1960 no tanks in Africa']]);
}
// The other superpower can't be offered anything.
let partner;
for (const id of ids.filter((one) => one !== usa)) if ((await suggested(id, 'deal counter', 'offer')).length) partner = id;

await slash(usa, 'end');
await pause(4000);
await shots('convoy', nameOf(partner), newest('Iceland'), 'start');
for (const id of ids.filter((one) => one !== usa)) {
  await slash(id, 'deal list');
}
await shots('deal', nameOf(partner), own);
const [{ value: received }] = await suggested(partner, 'deal counter', 'offer');
await slash(partner, 'deal counter', [['offer', received], ['get', 4], ['get_permit', 'stop in Japan until 1960'], ['promise', '1960 no tanks in Africa']]);
const [{ value: offer }] = await suggested(usa, 'deal accept', 'offer');
await slash(usa, 'deal accept', [['offer', offer]]);
await slash(usa, 'ledger');
await pause(2000);
await shots('ledger', nameOf(usa), own);
await slash(usa, 'launch');
await press(nameOf(usa), [['Which missile?', /Eastern United States/]]);
await shots('launch-target', nameOf(usa), own);
await press(nameOf(usa), [['At which state?', 'Peru']]);
await shots('launch', nameOf(usa), own);
await press(nameOf(usa), [['Launch at Peru now']]);
await slash(partner, 'end');
await pause(4000);
await shots('mushroom', nameOf(partner), newest('destroyed'), 'start');
