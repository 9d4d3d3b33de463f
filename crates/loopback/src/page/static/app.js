// The page's main script: current person, current channel, messages. After each change it fetches what it shows from the
// server; its own state is only what was read and what was dismissed.
import { h, byId, say } from './dom.js';
import { api, listen } from './api.js';
import { markdown, refreshTimes } from './markdown.js';
import { renderMessage, isPrivate } from './message.js';
import { hasOpenMenu } from './components.js';
import { Composer } from './composer.js';
import { showModal } from './dialogs.js';
import { Unread } from './unread.js';
import { Side, language } from './side.js';
import { entryOf } from './commands.js';
import { Follow } from './follow.js';
import { t, speak } from './words.js';

const GROUP_MS = 7 * 60 * 1000;

const page = {
  me: null,
  at: {},
  state: null,
  messages: [],
  dismissed: new Set(),
  unread: new Unread(),
  ahead: 0,
  due: false,
  // Id of the first message that was unread when the channel was opened.
  fresh: null,
  online: false,
};

const keep = {
  get: (key) => { try { return sessionStorage.getItem(key); } catch { return null; } },
  set: (key, value) => { try { sessionStorage.setItem(key, value); } catch { /* private window: forgotten on reload */ } },
};

// The context object that the other modules get.
const ctx = {
  me: () => page.me,
  mine: () => person(page.me),
  locale: () => person(page.me)?.locale ?? 'en-US',
  now: () => Date.now() + page.ahead,
  people: () => page.state?.people ?? [],
  person: (id) => person(id)?.name ?? (id === page.state?.bot.id ? page.state.bot.name : t('unknown')),
  index: (id) => ctx.people().findIndex((p) => p.id === id),
  command: (path) => entryOf(ctx.commands(), ctx.locale(), path)?.name,
  begin: (path) => composer.begin(path),
  channels: () => (page.state?.channels ?? []).filter((c) => c.kind !== 'dm'),
  channel: (id) => page.state?.channels.find((c) => c.id === id)?.name ?? t('unknown'),
  channelId: () => channel()?.id,
  // A thread that was opened from a message has that message's id.
  thread: (id) => page.state?.channels.find((c) => c.id === id && c.kind === 'thread')?.name,
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
    follow.leave();
    node.scrollIntoView({ block: 'center' });
    node.classList.add('found');
    setTimeout(() => node.classList.remove('found'), 2500);
  },
  press: (m, id) => act(() => api.press(page.me, m.id, id)),
  select: (m, id, values) => act(() => api.select(page.me, m.id, id, values)),
  say: async (text) => {
    await api.say(page.me, ctx.channelId(), text);
    await refreshMessages();
    follow.toEnd();
  },
  send: async (path, options) => {
    await act(() => api.slash(page.me, ctx.channelId(), path, options));
    follow.toEnd();
  },
};

const person = (id) => page.state?.people.find((p) => p.id === id);

/** The current channel: the one last opened by this person, else the first. */
function channel() {
  const all = page.state?.channels ?? [];
  const visible = all.filter((c) => c.kind !== 'dm' || c.person === page.me);
  return visible.find((c) => c.id === page.at[page.me]) ?? visible.find((c) => c.kind !== 'dm') ?? visible[0];
}

/** Runs an action of the current person; shows the modal if the bot opens one. */
async function act(work) {
  const who = page.me;
  const last = page.messages.at(-1)?.id;
  const answer = await work();
  if (answer.modal) showModal(answer.modal, (values) => act(() => api.modal(who, answer.modal_key, values)));
  else if (!answer.answered) throw new Error(t('The bot did not respond.'));
  await refreshMessages();
  // Scroll to a new ephemeral message: it is the response to this action.
  const newest = page.messages.at(-1);
  if (newest?.only_for === who && newest.id !== last) follow.toEnd();
}

// --- state ---

async function refreshState() {
  const state = await api.state(page.me ?? keep.get('me'));
  page.state = state;
  page.ahead = state.now - Date.now();
  page.due = state.can_skip && (await api.due()).due;
  if (!person(page.me)) page.me = person(keep.get('me'))?.id ?? state.people[0]?.id ?? null;
  draw();
  // The names of threads and commands in messages may have changed.
  if (stream.firstChild) showMessages();
}

function draw() {
  if (speak(ctx.locale())) composer.renamed();
  const here = channel();
  document.title = here ? `${here.kind === 'dm' ? page.state.bot.name : `#${here.name}`} · Playground` : 'Playground · Casus Belli';
  side.draw(page, here);
  byId('room-mark').textContent = here?.kind === 'dm' ? '@' : '#';
  byId('room-name').textContent = here?.kind === 'dm' ? page.state.bot.name : here?.name ?? '';
  byId('room-about').textContent = here?.kind === 'dm' ? t('direct messages with the bot') : here?.topic ?? '';
  composer.refresh();
}

async function go(channelId) {
  page.at[page.me] = channelId;
  page.fresh = null;
  keep.set('at', JSON.stringify(page.at));
  await enter();
}

async function become(id) {
  if (id === page.me) return;
  page.me = id;
  page.fresh = null;
  keep.set('me', id);
  say(t('You are {name}', { name: ctx.person(id) }));
  composer.free();
  await refreshState();
  await enter();
}

/** Opens the current channel. */
async function enter() {
  page.messages = [];
  nodes.clear();
  stream.replaceChildren();
  draw();
  await refreshMessages();
  follow.toEnd();
}

// --- messages ---

const list = byId('messages');
const stream = byId('stream');
const follow = new Follow(list, stream, byId('newer'));
const nodes = new Map();
let running = null;
let again = false;

/** Fetches the channel's messages. Calls during a fetch are combined into one more fetch. */
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
      page.fresh ??= page.unread.first(me, here.id);
      page.unread.read(me, here.id);
      showMessages();
      side.draw(page, here);
    } while (again);
  })().finally(() => { running = null; });
  return running;
}

// A button must not be replaced while it is pressed: no redraw between pointer down and pointer up.
const press = { held: false, late: false };

function held(on) {
  press.held = on;
  if (on || !press.late) return;
  press.late = false;
  showMessages();
}

/** Updates the list and replaces changed nodes only, so that focus and open menus stay. */
function showMessages() {
  if (press.held) {
    press.late = true;
    return;
  }
  const focus = focused();
  const shown = page.messages.filter((m) => !page.dismissed.has(m.id));
  const seen = new Set();
  const first = page.fresh && shown.find((m) => !older(m.id, page.fresh))?.id;
  let before = null;
  let last = null;
  let added = false;
  for (const m of shown) {
    const grouped = before !== null && m.id !== first && follows(before, m);
    const key = JSON.stringify([m, grouped, m.id === first, page.me, ctx.locale(), ctx.thread(m.id)]);
    let entry = nodes.get(m.id);
    // A message with an open menu is redrawn when the menu is closed.
    if (!entry || (entry.key !== key && !hasOpenMenu(entry.node))) {
      const node = renderMessage(m, grouped, ctx);
      if (m.id === first) node.prepend(h('p', { class: 'divider' }, h('span', { text: t('New') })));
      if (entry) entry.node.replaceWith(node);
      else added = true;
      entry = { key, node };
      nodes.set(m.id, entry);
    }
    const place = last ? last.nextSibling : stream.firstChild;
    if (place !== entry.node) stream.insertBefore(entry.node, place);
    last = entry.node;
    seen.add(m.id);
    before = m;
  }
  for (const [id, entry] of nodes) {
    if (seen.has(id)) continue;
    entry.node.remove();
    nodes.delete(id);
  }
  stream.querySelector('.empty')?.remove();
  if (shown.length === 0) stream.append(empty());
  refocus(focus);
  follow.grown(added);
}

/** Ids are decimal strings beyond the range of a number: compare length first, then text. */
const older = (a, b) => (a.length === b.length ? a < b : a.length < b.length);

function follows(a, b) {
  return a.author.id === b.author.id && isPrivate(a) === isPrivate(b) && !b.heading && b.pinged.length === 0 && b.timestamp - a.timestamp < GROUP_MS;
}

function empty() {
  const here = channel();
  const dm = here?.kind === 'dm';
  return h('div', { class: 'empty' }, h('p', { class: 'empty-mark', 'aria-hidden': 'true', text: dm ? '@' : '#' }),
    h('h2', { text: dm ? t('Messages from {name}', { name: page.state.bot.name }) : t('This is the beginning of #{name}', { name: here?.name ?? '' }) }),
    dm ? h('p', { text: t('Nobody else reads them.') }) : hints());
}

/** Introduction in an empty channel: a game by one button, or one with people of one's own. */
function hints() {
  const where = [h('span', { class: 'wide-only', text: t('at the left') }), h('span', { class: 'narrow-only', text: t('above') })];
  const alone = h('p', {}, t('You are '), h('strong', { text: ctx.person(page.me) }), t('. Add other people '), where, t(' to play their seats too.'));
  const about = page.state.hint && h('div', { class: 'text' }, markdown(page.state.hint, ctx));
  return [page.state.can_start && starter(), about, alone];
}

/** The button that starts a game against computer players. */
function starter() {
  const trouble = h('p', { class: 'trouble', role: 'alert', hidden: true });
  const button = h('button', { type: 'button', class: 'button primary start', text: t('Start a game') });
  button.addEventListener('click', async () => {
    if (button.getAttribute('aria-busy') === 'true') return;
    button.setAttribute('aria-busy', 'true');
    try {
      await api.start(page.me, ctx.channelId());
      await refreshMessages();
      follow.toEnd();
      // The button is gone: the focus goes to the newest button of the game, else to the messages.
      const buttons = stream.querySelectorAll('[data-custom-id]:not([disabled])');
      (buttons[buttons.length - 1] ?? list).focus({ preventScroll: true });
    } catch (error) {
      trouble.textContent = error.message;
      trouble.hidden = false;
      button.removeAttribute('aria-busy');
    }
  });
  return h('div', { class: 'components' }, h('p', { text: t('You against two computer players, in this channel. The armies are placed; it begins at once.') }), button, trouble);
}

function focused() {
  const node = document.activeElement?.closest?.('[data-custom-id]');
  const message = node?.closest('[data-id]');
  return message ? { message: message.dataset.id, id: node.dataset.customId } : null;
}

/** When a focused message is redrawn, focuses the same button again, else the message's first button. */
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

let dueTimer = null;
/** Any change may start or end a deadline: asks the server a moment later whether there is one to skip to. */
function dueSoon() {
  clearTimeout(dueTimer);
  dueTimer = setTimeout(async () => {
    try {
      page.due = (await api.due()).due;
      side.draw(page, channel());
    } catch (error) {
      complain(error);
    }
  }, 250);
}

function onChange(change) {
  if (change.kind === 'message') {
    const here = channel();
    page.unread.hear(change, ctx.people().map((p) => p.id), page.me, document.hidden ? null : here?.id, page.state);
    if (change.channel === here?.id) refreshMessages().catch(complain);
    else side.draw(page, here);
    if (!page.state?.channels.some((c) => c.id === change.channel)) stateSoon();
    else if (page.state.can_skip) dueSoon();
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
  byId('link').textContent = up ? '' : t('Connection lost, trying again…');
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
  list.addEventListener('pointerdown', () => held(true));
  // The click event follows the pointer event: redraw only after it.
  for (const kind of ['pointerup', 'pointercancel', 'blur']) addEventListener(kind, () => setTimeout(() => held(false)));
  list.addEventListener('menuclose', () => setTimeout(showMessages));
  document.addEventListener('visibilitychange', () => { if (!document.hidden && page.state) refreshMessages().catch(complain); });
  setInterval(() => {
    refreshTimes(document, ctx);
    side.tick();
  }, 1000);
  try {
    await refreshState();
    if (page.state.language_open) {
      await api.language(language(navigator.language ?? 'en-US')[0]);
      await refreshState();
    }
    await enter();
  } catch (error) {
    complain(error);
  }
  listen(onChange, onLink);
}

start();
