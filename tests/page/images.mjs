// Takes the picture of the playground that the README shows, of a game in its third round. PAGE_URL is a fresh
// playground; it goes to PAGE_SHOTS, and what is kept has 96 colours. The guide's pictures are strips of what
// first_attack.mjs, turn.mjs and images_host.mjs leave in PAGE_SHOTS.
// PAGE_URL=http://127.0.0.1:8000/page PAGE_SHOTS=../../docs/images node images.mjs
// cd ../../docs/images && pngquant --nofs --strip --speed 1 --force --ext .png 96 playground*.png
// zopflipng -y --iterations=15 playground.png playground.png
import { play } from './browser.mjs';

const PEOPLE = ['Ilaria', 'Marco', 'Zoë'];
const TURNS = 7;
const { PAGE_URL: url } = process.env;

async function call(path, body) {
  const answer = await fetch(`${url}/api/${path}`, body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const data = await answer.json();
  return answer.ok ? data : null;
}

for (const name of PEOPLE.slice(1)) await call('people', { name, locale: 'en-US' });
const state = await call('state');
const channel = state.channels.find((c) => c.kind === 'text').id;
const ids = PEOPLE.map((name) => state.people.find((p) => p.name === name).id);
const slash = (as, path, options = []) => call('slash', { as, channel, path, options });
const suggested = async (as, path, focused, options = []) => (await call('autocomplete', { as, channel, path, options, focused, typed: '' }))?.[0]?.value;
const pause = (ms) => new Promise((done) => { setTimeout(done, ms); });

/** The seat that is asked to place armies now. */
async function onTurn() {
  for (let i = 0; i < 40; i += 1) {
    for (const as of ids) if (await suggested(as, 'place', 'territory')) return as;
    await pause(250);
  }
  throw new Error('nobody is asked to place armies');
}

/** Places where the bot suggests, and attacks where it suggests, some times. */
async function turn(as, attacks) {
  await slash(as, 'place', [['territory', await suggested(as, 'place', 'territory')]]);
  for (let i = 0; i < attacks; i += 1) {
    const from = await suggested(as, 'attack', 'from');
    const to = from && await suggested(as, 'attack', 'to', [['from', from]]);
    if (!to) break;
    await slash(as, 'attack', [['from', from], ['to', to]]);
    await pause(300);
    await slash(as, 'advance');
    await pause(300);
  }
}

const commands = async () => (await call('state')).commands;
while (!(await commands()).some((c) => c.name === 'game')) await pause(200);
const setup = (await commands()).find((c) => c.name === 'game').options.find((o) => o.name === 'new').options.find((o) => o.name === 'setup').choices;
await slash(ids[0], 'game new', [['setup', setup.find((c) => c.name.startsWith('instant')).value]]);
await pause(1000);
for (const as of ids.slice(1)) await slash(as, 'game join');
await slash(ids[0], 'game start');
for (let i = 0; i < TURNS; i += 1) {
  const as = await onTurn();
  await turn(as, 3);
  await slash(as, 'end');
  await pause(2500);
}
const last = await onTurn();
const name = PEOPLE[ids.indexOf(last)];

await play(async (me) => {
  const { page } = me;
  await me.become(name);
  const pictures = me.log.getByRole('button', { name: /^Enlarge: / });
  await pictures.last().waitFor();
  await page.waitForTimeout(1500);
  await me.press('Place armies');
  await me.log.getByRole('article', { name: /only you can see this/ }).last().waitFor();
  // Below the board the private reply begins, which alone would fill the window.
  const top = () => me.log.getByRole('button', { name: 'Place armies' }).last().evaluate((x) => x.getBoundingClientRect().top);
  await page.waitForTimeout(1500);
  await me.log.evaluate((list, by) => { list.scrollTop += by; }, await top() - 500);
  await me.shot('playground');
  await me.isAccessible();
}, { width: 1280, height: 800 });
