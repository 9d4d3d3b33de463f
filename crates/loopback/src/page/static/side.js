// The side bar: current person, channels, direct messages, the button that skips time.
import { h, avatar, byId } from './dom.js';
import { api } from './api.js';
import { form, textField, choiceField } from './dialogs.js';
import { t } from './words.js';

/** How long the result of skipping is shown, in ms. */
const SAID_MS = 15_000;
const LANGUAGES = [['en-US', 'English'], ['it', 'Italiano']];
/** The entry above for a client's language: `en-GB` maps to English, and so does a language without an entry. */
export const language = (locale) => LANGUAGES.find(([code]) => code.slice(0, 2) === locale.slice(0, 2)) ?? LANGUAGES[0];

export class Side {
  /** `todo`: go(channel), become(person), refreshState(), complain(error). */
  constructor(ctx, todo) {
    this.ctx = ctx;
    this.todo = todo;
    byId('add-person').addEventListener('click', () => this.addPerson());
    byId('add-channel').addEventListener('click', () => this.addChannel());
    byId('who').addEventListener('click', () => this.settings(ctx.mine()));
    byId('skip').addEventListener('click', () => this.skip());
    byId('menu').addEventListener('click', () => this.drawer(!document.body.classList.contains('drawer')));
    byId('shade').addEventListener('click', () => this.drawer(false));
    document.addEventListener('keydown', (e) => {
      if (e.key === 'Escape' && document.body.classList.contains('drawer')) this.drawer(false);
      if (e.altKey && (e.key === 'ArrowUp' || e.key === 'ArrowDown')) this.step(e);
    });
  }

  drawer(open) {
    document.body.classList.toggle('drawer', open);
    byId('menu').setAttribute('aria-expanded', String(open));
    byId('shade').hidden = !open;
    if (open) byId('rooms').querySelector('[aria-current]')?.focus();
    else if (byId('rooms').contains(document.activeElement)) byId('menu').focus();
  }

  /** Alt and the arrow keys: the previous or next person. */
  step(e) {
    const people = this.ctx.people();
    if (people.length === 0) return;
    e.preventDefault();
    const by = e.key === 'ArrowDown' ? 1 : -1;
    this.todo.become(people[(this.ctx.index(this.ctx.me()) + by + people.length) % people.length].id).catch(this.todo.complain);
  }

  draw(page, here) {
    const state = page.state;
    if (!state) return;
    this.page = page;
    byId('guild').textContent = state.guild.name;
    sync(byId('people'), state.people.map((p) => this.person(p, page)));
    sync(byId('channels'), state.channels.filter((c) => c.kind !== 'dm').map((c) => this.room(c, here, page)));
    const dms = state.channels.filter((c) => c.kind === 'dm' && c.person === page.me);
    sync(byId('dms'), dms.length ? dms.map((c) => this.room(c, here, page)) : [h('li', { class: 'nothing', text: t('None yet') })]);
    byId('skip').hidden = !state.can_skip || !page.due;
    const mine = this.ctx.mine();
    byId('who').replaceChildren(...(mine ? [avatar(mine.name, { size: 's' }), h('span', { class: 'name' }, h('span', { class: 'hidden', text: t('You are ') }), mine.name, h('span', { class: 'hidden', text: t(': settings') })), h('span', { class: 'wheel', 'aria-hidden': 'true', text: '⚙' })] : []));
    const elsewhere = [...state.channels].filter((c) => c.id !== here?.id).reduce((n, c) => n + page.unread.of(page.me, c.id).loud, 0);
    badge(byId('menu-badge'), elsewhere);
    byId('link').textContent = page.online === false && page.state === null ? t('Connecting…') : state.connected ? '' : t('The bot is not connected');
    this.tick();
  }

  person(p, page) {
    const mine = p.id === page.me;
    const loud = page.unread.loud(p.id);
    const about = `${language(p.locale)[1]}${p.dms_open ? '' : t(' · no DMs')}`;
    const button = h('button', {
      type: 'button', class: 'pick', 'aria-current': mine ? 'true' : undefined, 'data-person': p.id,
      on: { click: () => this.todo.become(p.id).catch(this.todo.complain) },
    }, avatar(p.name), h('span', { class: 'name' }, p.name, mine && h('span', { class: 'hidden', text: t(' (you)') }), ' ', h('small', { text: about })));
    button.append(badge(h('span'), loud));
    const gear = h('button', { type: 'button', class: 'gear', 'aria-label': t('Settings of {name}', { name: p.name }), on: { click: () => this.settings(p) } }, h('span', { 'aria-hidden': 'true', text: '⚙' }));
    return h('li', { class: mine ? 'mine' : '' }, button, gear);
  }

  room(c, here, page) {
    const { all, loud } = page.unread.of(page.me, c.id);
    const dm = c.kind === 'dm';
    const name = dm ? page.state.bot.name : c.name;
    const button = h('button', {
      type: 'button', class: `pick${all ? ' unread' : ''}`, 'aria-current': c.id === here?.id ? 'page' : undefined, 'data-channel': c.id,
      on: { click: () => { this.drawer(false); this.todo.go(c.id).catch(this.todo.complain); } },
    }, dm ? avatar(name, { bot: true, size: 's' }) : h('span', { class: 'hash', 'aria-hidden': 'true', text: c.kind === 'thread' ? '↳' : '#' }), h('span', { class: 'name' }, h('span', { class: 'hidden', text: dm ? t('Direct messages with ') : t('Channel ') }), name, all > 0 && h('span', { class: 'hidden', text: t(' ({n} new)', { n: all }) })));
    button.append(badge(h('span'), loud));
    return h('li', {}, button);
  }

  addPerson() {
    const name = textField(t('Name'), { maxlength: 32, placeholder: 'Zoë' });
    const locale = choiceField(t('Language'), LANGUAGES, language(navigator.language ?? 'en-US')[0]);
    form(t('Add a person'), [name.node, locale.node], t('Add'), async () => {
      const { id } = await api.addPerson(name.field.value, locale.get());
      await this.todo.refreshState();
      await this.todo.become(id);
    });
  }

  settings(p) {
    if (!p) return;
    const locale = choiceField(t('Language'), LANGUAGES, language(p.locale)[0]);
    const dms = choiceField(t('Direct messages from the bot'), [['open', t('accepted')], ['closed', t('refused')]], p.dms_open ? 'open' : 'closed');
    form(p.name, [locale.node, dms.node], t('Save'), async () => {
      const kept = locale.get() === language(p.locale)[0];
      await api.setPerson(p.id, { locale: kept ? undefined : locale.get(), dms_open: dms.get() === 'open' });
      await this.todo.refreshState();
    });
  }

  addChannel() {
    const name = textField(t('Name'), { maxlength: 100, placeholder: t('second-table') });
    form(t('New channel'), [name.node], t('Create'), async () => {
      const { id } = await api.addChannel(name.field.value);
      await this.todo.refreshState();
      await this.todo.go(id);
    });
  }

  async skip() {
    const button = byId('skip');
    button.setAttribute('aria-busy', 'true');
    try {
      const { said } = await api.skip(this.ctx.locale());
      await this.todo.refreshState();
      byId('said').textContent = said ?? '';
      clearTimeout(this.forget);
      this.forget = setTimeout(() => { byId('said').textContent = ''; }, SAID_MS);
    } catch (error) {
      this.todo.complain(error);
    } finally {
      button.removeAttribute('aria-busy');
    }
  }

  /** Shows the playground's clock while it is ahead of real time. */
  tick() {
    const page = this.page;
    if (!page?.state) return;
    const ahead = page.ahead > 90_000;
    const text = new Intl.DateTimeFormat(this.ctx.locale(), { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(new Date(this.ctx.now()));
    byId('clock').textContent = ahead ? t('It is {time} here', { time: text }) : text;
  }
}

/** A red badge with the number of messages for this person. */
function badge(node, count) {
  node.className = 'badge';
  node.hidden = count === 0;
  node.replaceChildren(count > 99 ? '99+' : String(count), h('span', { class: 'hidden', text: t(' for you') }));
  return node;
}

/** Replaces the changed items of a list and keeps the focus on the item in the same place. Unchanged items stay:
    one of them may be being pressed. */
function sync(list, items) {
  const before = [...list.children];
  if (before.length === items.length && items.every((item, i) => item.isEqualNode(before[i]))) return;
  const buttons = [...list.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement);
  list.replaceChildren(...items);
  if (at >= 0) list.querySelectorAll('button')[at]?.focus();
}
