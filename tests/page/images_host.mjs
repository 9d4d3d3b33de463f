// Takes the pictures of the host's guide: a lobby whose host decides about the silent, a page of /manage, a seat that is offered, and the
// page of a person's notices, 390 pixels wide. PAGE_URL is a fresh playground; they go to PAGE_SHOTS as host-1 to host-4. The guide
// shows a strip of them, 242 pixels wide each with gaps of 7, with 48 colours.
// PAGE_URL=http://127.0.0.1:8000/page PAGE_SHOTS=. node images_host.mjs
import { NARROW, play } from './browser.mjs';

const PEOPLE = ['Ilaria', 'Marco', 'Zoë', 'Nadia'];
const { PAGE_URL: url } = process.env;

async function call(path, body) {
  const answer = await fetch(`${url}/api/${path}`, body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return answer.ok ? answer.json() : null;
}

const pause = (ms) => new Promise((done) => { setTimeout(done, ms); });
const commands = async () => (await call('state')).commands;
while (!(await commands()).some((c) => c.name === 'game')) await pause(200);
for (const name of PEOPLE.slice(1)) await call('people', { name, locale: 'en-US' });
const state = await call('state');
const channel = state.channels.find((c) => c.kind === 'text').id;
const ids = PEOPLE.map((name) => state.people.find((p) => p.name === name).id);
const slash = (as, path, options = []) => call('slash', { as, channel, path, options });
const choices = (await commands()).find((c) => c.name === 'game').options.find((o) => o.name === 'new').options;
const choice = (option, begins) => choices.find((o) => o.name === option).choices.find((c) => c.name.startsWith(begins)).value;
await slash(ids[0], 'game new', [['setup', choice('setup', 'instant')], ['silence', choice('silence', 'host')]]);
await slash(ids[1], 'game join');
await slash(ids[2], 'game join');

await play(async (me) => {
  const shot = async (name) => {
    await pause(1500);
    await me.shot(name);
  };
  await me.become('Ilaria');
  await shot('host-1');
  await slash(ids[0], 'game start');
  await pause(1500);
  await slash(ids[0], 'manage', [['game', 1]]);
  await shot('host-2');
  await slash(ids[0], 'game replace', [['player', 'Zoë'], ['person', ids[3]]]);
  await me.become('Nadia');
  await shot('host-3');
  await slash(ids[3], 'settings notices', []);
  await shot('host-4');
}, NARROW);
