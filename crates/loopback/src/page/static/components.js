// Buttons and select menus under a message, and the other parts of components version 2.
import { h, append, uid, safeUrl, say } from './dom.js';
import { t } from './words.js';
import { markdown } from './markdown.js';
import { picture } from './picture.js';

const STYLES = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'link' };
const ROW = 1;
const BUTTON = 2;
const STRING_SELECT = 3;
const USER_SELECT = 5;
const CHANNEL_SELECT = 8;
const SECTION = 9;
const TEXT = 10;
const THUMBNAIL = 11;
const GALLERY = 12;
const FILE = 13;
const SEPARATOR = 14;
const CONTAINER = 17;

/** All rows of a message. `ctx.press` and `ctx.select` resolve when the bot has responded. */
export function components(m, ctx) {
  const node = h('div', { class: 'components' });
  const trouble = h('p', { class: 'trouble', role: 'alert', hidden: true });
  const act = (work) => async (element) => {
    trouble.hidden = true;
    element.setAttribute('aria-busy', 'true');
    try {
      await work();
    } catch (error) {
      trouble.textContent = error.message;
      trouble.hidden = false;
    } finally {
      element.removeAttribute('aria-busy');
    }
  };
  append(node, m.components.map((c) => top(c, m, act, ctx)));
  node.append(trouble);
  return node;
}

function top(c, m, act, ctx) {
  switch (c.type) {
    case ROW: return h('div', { class: 'row', role: 'group', 'aria-label': t('Actions') }, c.components.map((x) => one(x, m, act, ctx)));
    case TEXT: return text(c, ctx);
    case SECTION: return section(c, m, act, ctx);
    case GALLERY: return h('div', { class: c.items.length > 1 ? 'pictures many' : 'pictures' }, c.items.map((x) => media(x, m)));
    case FILE: return h('p', { class: 'file' }, h('a', { href: safeUrl(c.file.url), text: c.name ?? t('File') }));
    case SEPARATOR: return c.divider === false ? h('div', { class: 'gap' }) : h('hr', { class: c.spacing === 2 ? 'wide' : undefined });
    case CONTAINER: return container(c, m, act, ctx);
    default: return one(c, m, act, ctx);
  }
}

const text = (c, ctx) => h('div', { class: 'text' }, markdown(c.content ?? '', ctx));

function container(c, m, act, ctx) {
  const node = h('div', { class: 'container' }, c.components.map((x) => top(x, m, act, ctx)));
  if (Number.isInteger(c.accent_color)) node.style.setProperty('--edge', `#${c.accent_color.toString(16).padStart(6, '0')}`);
  return node;
}

/** Texts with a button or a small picture beside them; the texts describe the button. */
function section(c, m, act, ctx) {
  const id = uid('section');
  const beside = c.accessory.type === THUMBNAIL ? media(c.accessory, m) : one(c.accessory, m, act, ctx);
  if (c.accessory.type === THUMBNAIL) beside?.classList.add('thumb');
  else beside?.setAttribute('aria-describedby', id);
  return h('div', { class: 'section' }, h('div', { id, class: 'section-text' }, c.components.map((x) => text(x, ctx))), beside);
}

/** A picture of a gallery or section: one of the message's own files, or one from elsewhere. */
function media(item, m) {
  const own = (m.attachments ?? []).find((a) => a.url === item.media.url || a.id === item.media.attachment_id);
  return picture({ url: own?.url ?? item.media.url, alt: item.description ?? null, width: item.media.width, height: item.media.height });
}

function one(c, m, act, ctx) {
  if (c.type === BUTTON) return button(c, m, act, ctx);
  if (c.type >= STRING_SELECT && c.type <= CHANNEL_SELECT && c.type !== 4) return select(c, m, act, ctx);
  return null;
}

const emoji = (e) => e && h('span', { class: 'emoji', 'aria-hidden': 'true', text: e.id ? `:${e.name}:` : e.name });

function button(c, m, act, ctx) {
  const inside = [emoji(c.emoji), c.label ?? (c.emoji ? h('span', { class: 'hidden', text: c.emoji.name }) : '…')];
  if (c.style === 5) {
    const href = safeUrl(c.url ?? '');
    return h('a', { class: 'button link', href, target: '_blank', rel: 'noopener noreferrer' }, inside, h('span', { 'aria-hidden': 'true', text: ' ↗' }));
  }
  const press = act(() => ctx.press(m, c.custom_id));
  const node = h('button', { type: 'button', class: `button ${STYLES[c.style] ?? 'secondary'}`, disabled: c.disabled, 'data-custom-id': c.custom_id }, inside);
  node.addEventListener('click', () => node.getAttribute('aria-busy') !== 'true' && press(node));
  return node;
}

/** The items of a menu: its own options, or all people or channels. */
function offers(c, ctx) {
  if (c.type === STRING_SELECT) return c.options ?? [];
  if (c.type === CHANNEL_SELECT) return ctx.channels().map((x) => ({ label: `#${x.name}`, value: x.id }));
  if (c.type === USER_SELECT || c.type === 7) return ctx.people().map((x) => ({ label: x.name, value: x.id }));
  return [];
}

function select(c, m, act, ctx) {
  const options = offers(c, ctx);
  const min = c.min_values ?? 1;
  const max = Math.min(c.max_values ?? 1, options.length || 1);
  const chosen = new Set(options.filter((o) => o.default).map((o) => o.value));
  const hint = c.placeholder ?? t(max > 1 ? 'Choose some' : 'Choose one');
  const list = uid('menu');
  const label = h('span', { class: 'select-label' });
  const node = h('button', {
    type: 'button', class: 'select', disabled: c.disabled, 'data-custom-id': c.custom_id,
    'aria-haspopup': 'listbox', 'aria-expanded': 'false', 'aria-controls': list,
  }, label, h('span', { class: 'arrow', 'aria-hidden': 'true', text: '▾' }));
  const box = h('div', { class: 'select-box' }, node);
  const show = () => {
    const names = options.filter((o) => chosen.has(o.value)).map((o) => o.label);
    label.textContent = names.length ? names.join(', ') : hint;
    label.classList.toggle('placeholder', names.length === 0);
    node.setAttribute('aria-label', names.length ? `${hint}: ${names.join(', ')}` : hint);
  };
  show();
  const send = act(() => ctx.select(m, c.custom_id, [...chosen]));
  const menu = { node, box, list, options, chosen, min, max, show, send: () => send(node) };
  node.addEventListener('click', () => (box.querySelector('.select-list') ? close(menu) : open(menu)));
  node.addEventListener('keydown', (e) => {
    if (e.key !== 'ArrowDown' && e.key !== 'ArrowUp') return;
    e.preventDefault();
    open(menu);
  });
  return box;
}

/** Whether a menu in this message is open. */
export const hasOpenMenu = (node) => node.querySelector('.select-list') !== null;

function close(menu, back = true) {
  const list = menu.box.querySelector('.select-list');
  if (!list || list.dataset.closing) return;
  // Removing the focused element moves the focus, which closes the list a second time.
  list.dataset.closing = '1';
  list.remove();
  menu.node.setAttribute('aria-expanded', 'false');
  if (back) menu.node.focus();
  menu.node.dispatchEvent(new CustomEvent('menuclose', { bubbles: true }));
}

function open(menu) {
  if (menu.box.querySelector('.select-list') || menu.node.disabled) return;
  const before = [...menu.chosen];
  const many = menu.max > 1 || menu.min === 0;
  const list = h('div', { class: 'select-list' });
  const options = h('div', { id: menu.list, role: 'listbox', tabindex: '0', 'aria-multiselectable': many ? 'true' : undefined, 'aria-label': menu.node.getAttribute('aria-label') });
  const ids = menu.options.map(() => uid('option'));
  let at = Math.max(0, menu.options.findIndex((o) => menu.chosen.has(o.value)));
  const rows = menu.options.map((o, i) => h('div', { role: 'option', id: ids[i], class: 'option', 'aria-selected': String(menu.chosen.has(o.value)) },
    many && h('span', { class: 'tick', 'aria-hidden': 'true' }), emoji(o.emoji),
    h('span', { class: 'option-text' }, h('span', { text: o.label }), o.description && h('small', { text: o.description }))));
  const mark = () => {
    rows.forEach((row, i) => {
      row.classList.toggle('active', i === at);
      row.setAttribute('aria-selected', String(menu.chosen.has(menu.options[i].value)));
    });
    if (ids[at]) options.setAttribute('aria-activedescendant', ids[at]);
    rows[at]?.scrollIntoView({ block: 'nearest' });
  };
  const leave = (send) => {
    if (!send) {
      menu.chosen.clear();
      before.forEach((v) => menu.chosen.add(v));
    }
    close(menu, true);
    menu.show();
    if (send) menu.send();
  };
  const take = (i) => {
    const value = menu.options[i]?.value;
    if (value === undefined) return;
    if (!many) {
      menu.chosen.clear();
      menu.chosen.add(value);
      leave(true);
      return;
    }
    if (menu.chosen.has(value)) menu.chosen.delete(value);
    else if (menu.chosen.size < menu.max) menu.chosen.add(value);
    else say(t('At most {n}', { n: menu.max }));
    at = i;
    mark();
    done.disabled = menu.chosen.size < menu.min;
  };
  const done = h('button', { type: 'button', class: 'button primary done', on: { click: () => leave(true) }, text: t('Done'), disabled: menu.chosen.size < menu.min });
  rows.forEach((row, i) => row.addEventListener('click', () => take(i)));
  append(options, rows.length ? rows : h('p', { class: 'nothing', text: t('Nothing to choose') }));
  list.append(options);
  if (many) list.append(h('p', { class: 'select-foot' }, h('small', { text: menu.min === menu.max ? t('choose {n}', { n: menu.max }) : t('choose {least} to {most}', { least: menu.min, most: menu.max }) }), done));
  options.addEventListener('keydown', (e) => keys(e, { count: rows.length, get: () => at, set: (i) => { at = i; mark(); }, take, leave, many, done, label: (i) => menu.options[i].label }));
  list.addEventListener('keydown', (e) => e.key === 'Escape' && leave(false));
  list.addEventListener('focusout', (e) => {
    if (!list.dataset.closing && !list.contains(e.relatedTarget) && document.hasFocus()) {
      menu.chosen.clear();
      before.forEach((v) => menu.chosen.add(v));
      close(menu, false);
    }
  });
  menu.box.append(list);
  menu.node.setAttribute('aria-expanded', 'true');
  options.focus({ preventScroll: true });
  list.scrollIntoView({ block: 'nearest' });
  mark();
}

/** Keyboard control: arrow keys, Home and End, Enter and Space, and the first letter of an option's name. */
function keys(e, list) {
  const last = list.count - 1;
  const moves = { ArrowDown: Math.min(last, list.get() + 1), ArrowUp: Math.max(0, list.get() - 1), Home: 0, End: last };
  if (e.key in moves) {
    e.preventDefault();
    list.set(moves[e.key]);
  } else if (e.key === ' ' || (e.key === 'Enter' && !list.many)) {
    e.preventDefault();
    list.take(list.get());
  } else if (e.key === 'Enter') {
    e.preventDefault();
    if (!list.done.disabled) list.leave(true);
  } else if (e.key.length === 1 && !e.ctrlKey && !e.metaKey && !e.altKey) {
    const letter = e.key.toLowerCase();
    for (let step = 1; step <= list.count; step += 1) {
      const i = (list.get() + step) % list.count;
      if (list.label(i).toLowerCase().startsWith(letter)) {
        list.set(i);
        return;
      }
    }
  }
}
