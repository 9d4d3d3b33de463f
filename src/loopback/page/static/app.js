// The page: who one is, where one is, what there is to read. Everything shown comes from the server again after each
// change; only what was read and what was dismissed lives here.
import { h, byId, say } from './dom.js';
import { api, listen } from './api.js';
import { refreshTimes } from './markdown.js';
import { renderMessage, isPrivate } from './message.js';
import { Composer } from './composer.js';
import { showModal } from './dialogs.js';
import { Unread } from './unread.js';
import { Side } from './side.js';

const GROUP_MS = 7 * 60 * 1000;

const page = {
  me: null,
  at: {},
  state: null,
  messages: [],
  dismissed: new Set(),
  unread: new Unread(),
  ahead: 0,
  online: false,
};

const keep = {
  get: (key) => { try { return sessionStorage.getItem(key); } catch { return null; } },
  set: (key, value) => { try { sessionStorage.setItem(key, value); } catch { /* private window: forgotten on reload */ } },
};

// What the other parts may ask.
const ctx = {
  me: () => page.me,
  mine: () => person(page.me),
  locale: () => person(page.me)?.locale ?? 'en-US',
  now: () => Date.now() + page.ahead,
  people: () => page.state?.people ?? [],
  person: (id) => person(id)?.name ?? (id === page.state?.bot.id ? page.state.bot.name : 'unknown'),
  index: (id) => ctx.people().findIndex((p) => p.id === id),
  channels: () => (page.state?.channels ?? []).filter((c) => c.kind !== 'dm'),
  channel: (id) => page.state?.channels.find((c) => c.id === id)?.name ?? 'unknown',
  channelId: () => channel()?.id,
  commands: () => page.state?.commands ?? [],
  dismiss(id) {
    page.dismissed.add(id);
    keep.set('dismissed', JSON.stringify([...page.dismissed].slice(-500)));
    showMessages();
    byId('composer-input')?.focus();
  },
  async jump(channelId, messageId) {
    await go(channelId);
    const node = nodes.get(messageId)?.node;
    if (!node) return;
    list.dataset.loose = '1';
    node.scrollIntoView({ block: 'center' });
    node.classList.add('found');
    setTimeout(() => node.classList.remove('found'), 2500);
  },
  press: (m, id) => act(() => api.press(page.me, m.id, id)),
  select: (m, id, values) => act(() => api.select(page.me, m.id, id, values)),
  say: async (text) => {
    await api.say(page.me, ctx.channelId(), text);
    await refreshMessages();
    toEnd();
  },
  send: async (path, options) => {
    await act(() => api.slash(page.me, ctx.channelId(), path, options));
    toEnd();
  },
};

const person = (id) => page.state?.people.find((p) => p.id === id);

/** The channel one looks at: remembered for each person, else the first. */
function channel() {
  const all = page.state?.channels ?? [];
  const visible = all.filter((c) => c.kind !== 'dm' || c.person === page.me);
  return visible.find((c) => c.id === page.at[page.me]) ?? visible.find((c) => c.kind !== 'dm') ?? visible[0];
}

/** Does something as the person; shows the modal when the bot answers with one. */
async function act(work) {
  const who = page.me;
  const answer = await work();
  if (answer.modal) showModal(answer.modal, (values) => act(() => api.modal(who, answer.modal_key, values)));
  else if (!answer.answered) throw new Error('The bot did not respond.');
  await refreshMessages();
}

// --- state ---

async function refreshState() {
  const state = await api.state(page.me ?? keep.get('me'));
  page.state = state;
  page.ahead = state.now - Date.now();
  if (!person(page.me)) page.me = person(keep.get('me'))?.id ?? state.people[0]?.id ?? null;
  draw();
}

function draw() {
  const here = channel();
  document.title = here ? `${here.kind === 'dm' ? page.state.bot.name : `#${here.name}`} · Playground` : 'Playground · Casus Belli';
  side.draw(page, here);
  byId('room-mark').textContent = here?.kind === 'dm' ? '@' : '#';
  byId('room-name').textContent = here?.kind === 'dm' ? page.state.bot.name : here?.name ?? '';
  byId('room-about').textContent = here?.kind === 'dm' ? 'direct messages with the bot' : here?.topic ?? '';
  composer.refresh();
}

async function go(channelId) {
  page.at[page.me] = channelId;
  keep.set('at', JSON.stringify(page.at));
  await enter();
}

async function become(id) {
  if (id === page.me) return;
  page.me = id;
  keep.set('me', id);
  say(`You are ${ctx.person(id)}`);
  composer.free();
  await refreshState();
  await enter();
}

/** Opens the channel that one is at now. */
async function enter() {
  page.messages = [];
  nodes.clear();
  list.replaceChildren();
  draw();
  await refreshMessages();
  toEnd();
}

// --- messages ---

const list = byId('messages');
const nodes = new Map();
let running = null;
let again = false;

/** Reads the channel anew. Calls that come while one runs are one call after it. */
function refreshMessages() {
  if (running) {
    again = true;
    return running;
  }
  running = (async () => {
    do {
      again = false;
      const here = channel();
      const me = page.me;
      if (!here || !me) break;
      const messages = await api.messages(me, here.id);
      if (me !== page.me || here.id !== channel()?.id) {
        again = true;
        continue;
      }
      page.messages = messages;
      page.unread.read(me, here.id);
      showMessages();
      side.draw(page, here);
    } while (again);
  })().finally(() => { running = null; });
  return running;
}

const atEnd = () => list.scrollHeight - list.scrollTop - list.clientHeight < 80;

function toEnd() {
  list.scrollTop = list.scrollHeight;
  byId('newer').hidden = true;
}

/** Brings the list up to date, touching only what changed, so that focus and open menus stay. */
function showMessages() {
  const stick = atEnd();
  const focus = focused();
  const shown = page.messages.filter((m) => !page.dismissed.has(m.id));
  const seen = new Set();
  let before = null;
  let last = null;
  let added = false;
  for (const m of shown) {
    const grouped = before !== null && follows(before, m);
    const key = JSON.stringify([m, grouped, page.me, ctx.locale()]);
    let entry = nodes.get(m.id);
    if (!entry || entry.key !== key) {
      const node = renderMessage(m, grouped, ctx);
      if (entry) entry.node.replaceWith(node);
      else added = true;
      entry = { key, node };
      nodes.set(m.id, entry);
    }
    const place = last ? last.nextSibling : list.firstChild;
    if (place !== entry.node) list.insertBefore(entry.node, place);
    last = entry.node;
    seen.add(m.id);
    before = m;
  }
  for (const [id, entry] of nodes) {
    if (seen.has(id)) continue;
    entry.node.remove();
    nodes.delete(id);
  }
  list.querySelector('.empty')?.remove();
  if (shown.length === 0) list.append(empty());
  refocus(focus);
  if (stick) toEnd();
  else if (added) byId('newer').hidden = false;
}

function follows(a, b) {
  return a.author.id === b.author.id && isPrivate(a) === isPrivate(b) && !b.heading && b.pinged.length === 0 && b.timestamp - a.timestamp < GROUP_MS;
}

function empty() {
  const here = channel();
  const dm = here?.kind === 'dm';
  return h('div', { class: 'empty' }, h('p', { class: 'empty-mark', 'aria-hidden': 'true', text: dm ? '@' : '#' }),
    h('h2', { text: dm ? `Messages from ${page.state.bot.name}` : `This is the beginning of #${here?.name ?? ''}` }),
    h('p', { text: dm ? 'Nobody else reads them.' : 'Type / to see what the bot can do. Choose at the left who you are.' }));
}

function focused() {
  const node = document.activeElement?.closest?.('[data-custom-id]');
  const message = node?.closest('[data-id]');
  return message ? { message: message.dataset.id, id: node.dataset.customId } : null;
}

/** A message drawn anew takes the focus with it: to the same button, else to the message's first. */
function refocus(focus) {
  if (!focus || focused() || (document.activeElement && document.activeElement !== document.body)) return;
  const node = nodes.get(focus.message)?.node;
  const all = [...(node?.querySelectorAll('[data-custom-id]:not([disabled])') ?? [])];
  (all.find((x) => x.dataset.customId === focus.id) ?? all[0] ?? byId('composer-input'))?.focus({ preventScroll: true });
}

// --- changes ---

let stateTimer = null;
function stateSoon() {
  clearTimeout(stateTimer);
  stateTimer = setTimeout(() => refreshState().catch(complain), 60);
}

function onChange(change) {
  if (change.kind === 'message') {
    const here = channel();
    if (change.fresh) page.unread.add(change, ctx.people().map((p) => p.id), page.me, document.hidden ? null : here?.id, page.state);
    if (change.channel === here?.id) refreshMessages().catch(complain);
    else side.draw(page, here);
    if (!page.state?.channels.some((c) => c.id === change.channel)) stateSoon();
  } else if (change.kind === 'lagged') {
    stateSoon();
    refreshMessages().catch(complain);
  } else stateSoon();
}

function complain(error) {
  byId('link').textContent = error.message;
}

async function onLink(up) {
  page.online = up;
  byId('link').textContent = up ? '' : 'Connection lost, trying again…';
  document.body.classList.toggle('offline', !up);
  if (!up) return;
  try {
    await refreshState();
    await refreshMessages();
  } catch (error) {
    complain(error);
  }
}

const side = new Side(ctx, { go, become, refreshState, complain });
const composer = new Composer(byId('composer'), ctx);

async function start() {
  try {
    page.at = JSON.parse(keep.get('at') ?? '{}');
    page.dismissed = new Set(JSON.parse(keep.get('dismissed') ?? '[]'));
    page.unread.load(keep);
  } catch {
    page.at = {};
  }
  list.addEventListener('scroll', () => { if (atEnd()) byId('newer').hidden = true; }, { passive: true });
  list.addEventListener('load', () => { if (!list.dataset.loose && byId('newer').hidden) toEnd(); }, true);
  list.addEventListener('wheel', () => { list.dataset.loose = atEnd() ? '' : '1'; }, { passive: true });
  list.addEventListener('touchmove', () => { list.dataset.loose = atEnd() ? '' : '1'; }, { passive: true });
  byId('newer').addEventListener('click', () => { list.dataset.loose = ''; toEnd(); });
  document.addEventListener('visibilitychange', () => { if (!document.hidden && page.state) refreshMessages().catch(complain); });
  setInterval(() => {
    refreshTimes(document, ctx);
    side.tick();
  }, 1000);
  try {
    await refreshState();
    await enter();
  } catch (error) {
    complain(error);
  }
  listen(onChange, onLink);
}

start();
