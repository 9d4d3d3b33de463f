// Parser of Discord's subset of Markdown; returns nodes, not HTML text.
import { h, append, safeUrl } from './dom.js';
import { t } from './words.js';

const ESCAPED = /^\\([^\sA-Za-z0-9])/;
const FENCE = /^```(?:([\w+-]*)\n)?([\s\S]*?)\n?```/;

/** Inline rules in order: [pattern, node factory]. `walk` renders nested text. */
const INLINE = [
  [ESCAPED, (m) => m[1]],
  [/^(`{1,2})(?!`)([\s\S]*?[^`])\1(?!`)/, (m) => h('code', { text: m[2] })],
  [/^<t:(-?\d{1,17})(?::([tTdDfFR]))?>/, (m, _, ctx) => time(Number(m[1]), m[2] ?? 'f', ctx) ?? m[0]],
  [/^<@!?(\d+)>/, (m, _, ctx) => mention(`@${ctx.person(m[1])}`, ctx.me() === m[1])],
  [/^<@&(\d+)>/, () => mention('@role', false)],
  [/^<#(\d+)>/, (m, _, ctx) => place(m[1], null, ctx) ?? mention(`#${ctx.channel(m[1])}`, false)],
  [/^<\/([^:>\n]{1,100}):\d+>/, (m, _, ctx) => command(m[1], ctx)],
  [/^<a?:(\w+):(\d+)>/, (m) => emoji(m[1], m[2])],
  [/^@(everyone|here)\b/, (m) => mention(m[0], true)],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (m, walk) => anchor(m[2], walk(m[1]))],
  [/^<?https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?>?/, (m, _, ctx) => jump(m, ctx)],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => anchor(m[1], m[1])],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"'\])]/, (m) => anchor(m[0], m[0])],
  [/^\*\*\*(?=\S)([\s\S]*?\S)\*\*\*(?!\*)/, (m, walk) => h('strong', {}, h('em', {}, walk(m[1])))],
  [/^\*\*(?=\S)([\s\S]*?\S)\*\*(?!\*)/, (m, walk) => h('strong', {}, walk(m[1]))],
  [/^__(?=\S)([\s\S]*?\S)__(?!_)/, (m, walk) => h('u', {}, walk(m[1]))],
  [/^~~(?=\S)([\s\S]*?\S)~~/, (m, walk) => h('s', {}, walk(m[1]))],
  [/^\|\|(?=\S)([\s\S]*?\S)\|\|/, (m, walk) => spoiler(walk(m[1]))],
  [/^\*(?=[^\s*])([\s\S]*?[^\s*])\*(?!\*)/, (m, walk) => h('em', {}, walk(m[1]))],
  [/^_(?=[^\s_])([\s\S]*?[^\s_])_(?![_\p{L}\p{N}])/u, (m, walk) => h('em', {}, walk(m[1]))],
];

function anchor(url, content) {
  const safe = safeUrl(url);
  return safe ? h('a', { href: safe, target: '_blank', rel: 'noopener noreferrer' }, content) : h('span', {}, content);
}

/** An emoji of the application; its name, where there is no picture of it. */
function emoji(name, id) {
  const text = `:${name}:`;
  return h('img', { class: 'emoji', src: `/page/file/cdn/emojis/${id}.png`, alt: text, title: text, on: { error: (e) => e.target.replaceWith(text) } });
}

/** A link to a message or channel of this server opens it in the page, as in Discord's clients. */
function jump([text, channel, message], ctx) {
  return place(channel, message, ctx) ?? anchor(text.replace(/[<>]/g, ''), text);
}

/** The target of a link to a channel, thread or message here; null for other links. */
function place(channel, message, ctx) {
  const name = ctx.jump && ctx.channel(channel);
  if (!name || name === 'unknown') return null;
  return h('button', { type: 'button', class: 'mention jump', text: `#${name}${message ? t(' › message') : ''}`, on: { click: () => ctx.jump(channel, message) } });
}

/** A mentioned command is a button that starts it. */
function command(path, ctx) {
  const name = ctx.command?.(path);
  if (!name) return mention(`/${path}`, false);
  return h('button', { type: 'button', class: 'mention jump', text: `/${name}`, on: { click: () => ctx.begin(path) } });
}

const mention = (text, mine) => h('span', { class: mine ? 'mention mine' : 'mention', text });

function spoiler(content) {
  const node = h('span', { class: 'spoiler', role: 'button', tabindex: '0', 'aria-label': t('Spoiler: press to read') });
  const cover = h('span', { class: 'spoiler-text', 'aria-hidden': 'true' }, content);
  const open = () => {
    node.classList.add('open');
    node.removeAttribute('role');
    node.removeAttribute('aria-label');
    cover.removeAttribute('aria-hidden');
  };
  node.addEventListener('click', open);
  node.addEventListener('keydown', (e) => e.key === 'Enter' && open());
  node.append(cover);
  return node;
}

/** Inline text as a list of nodes and strings. */
export function inline(text, ctx, depth = 0) {
  const out = [];
  let plain = '';
  let at = 0;
  const flush = () => {
    if (plain) out.push(plain);
    plain = '';
  };
  const walk = (inner) => inline(inner, ctx, depth + 1);
  while (at < text.length) {
    const rest = text.slice(at);
    // `snake_case` is no emphasis: an underscore opens only at the beginning of a word.
    const inWord = rest[0] === '_' && /[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at));
    const special = /[\\`<@[h*_~|]/.test(rest[0]) && !inWord && depth < 8;
    const rule = special && INLINE.find(([pattern]) => pattern.test(rest));
    if (!rule) {
      plain += rest[0];
      at += 1;
      continue;
    }
    const match = rule[0].exec(rest);
    const made = rule[1](match, walk, ctx);
    if (typeof made === 'string') plain += made;
    else {
      flush();
      out.push(made);
    }
    at += match[0].length;
  }
  flush();
  return out;
}

/** A whole message as a fragment of block elements. */
export function markdown(text, ctx) {
  const root = document.createDocumentFragment();
  let rest = text;
  while (rest) {
    const start = rest.indexOf('```');
    const fence = start >= 0 && FENCE.exec(rest.slice(start));
    if (!fence) {
      blocks(rest.split('\n'), ctx, root);
      break;
    }
    const before = rest.slice(0, start).replace(/\n$/, '');
    if (before) blocks(before.split('\n'), ctx, root);
    root.append(h('pre', { tabindex: '0' }, h('code', { text: fence[2] })));
    rest = rest.slice(start + fence[0].length).replace(/^\n/, '');
  }
  return root;
}

const LIST = /^(\s*)(?:([-*])|(\d{1,9})\.)\s+(.*)$/;

function blocks(lines, ctx, root) {
  let i = 0;
  while (i < lines.length) {
    const line = lines[i];
    const heading = /^(#{1,3})\s+(.+)$/.exec(line);
    if (heading) {
      root.append(h('p', { class: `h${heading[1].length}`, role: 'heading', 'aria-level': 2 }, inline(heading[2], ctx)));
      i += 1;
    } else if (/^-#\s+/.test(line)) {
      root.append(h('p', { class: 'subtext' }, inline(line.replace(/^-#\s+/, ''), ctx)));
      i += 1;
    } else if (/^>>>\s/.test(line)) {
      root.append(quote([line.replace(/^>>>\s/, ''), ...lines.slice(i + 1)], ctx));
      return;
    } else if (/^>\s/.test(line)) {
      let end = i;
      while (end < lines.length && /^>\s/.test(lines[end])) end += 1;
      root.append(quote(lines.slice(i, end).map((l) => l.replace(/^>\s/, '')), ctx));
      i = end;
    } else if (LIST.test(line)) {
      let end = i;
      while (end < lines.length && LIST.test(lines[end])) end += 1;
      root.append(list(lines.slice(i, end), ctx));
      i = end;
    } else {
      let end = i;
      while (end < lines.length && !isBlock(lines[end])) end += 1;
      // Consecutive plain lines are one paragraph: emphasis may span a line end.
      const text = lines.slice(i, end).join('\n');
      if (text.trim() || root.childNodes.length) root.append(h('p', {}, inline(text, ctx)));
      i = end;
    }
  }
}

const isBlock = (line) => /^(#{1,3}\s+\S|-#\s+|>>>\s|>\s)/.test(line) || LIST.test(line);

function quote(lines, ctx) {
  const node = h('blockquote');
  blocks(lines, ctx, node);
  return node;
}

function list(lines, ctx) {
  const items = lines.map((line) => LIST.exec(line));
  const root = h(items[0][3] ? 'ol' : 'ul', items[0][3] ? { start: items[0][3] } : {});
  const stack = [{ node: root, indent: items[0][1].length }];
  for (const [, space, , number, text] of items) {
    while (stack.length > 1 && space.length < stack.at(-1).indent) stack.pop();
    if (space.length > stack.at(-1).indent && stack.at(-1).node.lastElementChild) {
      const inner = h(number ? 'ol' : 'ul', number ? { start: number } : {});
      stack.at(-1).node.lastElementChild.append(inner);
      stack.push({ node: inner, indent: space.length });
    }
    stack.at(-1).node.append(h('li', {}, inline(text, ctx)));
  }
  return root;
}

// Timestamps: <t:SECONDS:STYLE>. Relative ones use the playground's clock, which may be ahead of real time.
const STYLES = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

function time(seconds, style, ctx) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return null;
  const node = h('time', { datetime: date.toISOString(), 'data-at': seconds, 'data-style': style });
  node.title = new Intl.DateTimeFormat(ctx.locale(), STYLES.F).format(date);
  node.textContent = timeText(seconds, style, ctx);
  return node;
}

const STEPS = [['year', 31536000], ['month', 2592000], ['day', 86400], ['hour', 3600], ['minute', 60], ['second', 1]];

function timeText(seconds, style, ctx) {
  if (style !== 'R') return new Intl.DateTimeFormat(ctx.locale(), STYLES[style]).format(new Date(seconds * 1000));
  const away = seconds - ctx.now() / 1000;
  const [unit, size] = STEPS.find(([, s]) => Math.abs(away) >= s) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(ctx.locale(), { numeric: 'auto' }).format(Math.round(away / size), unit);
}

/** Updates all relative timestamps on the page. */
export function refreshTimes(root, ctx) {
  for (const node of root.querySelectorAll('time[data-style="R"]')) {
    const text = timeText(Number(node.dataset.at), 'R', ctx);
    if (node.textContent !== text) node.textContent = text;
  }
}

/** Markdown of one line, inside another element (names of fields, titles). */
export function inlineInto(node, text, ctx) {
  append(node, inline(text, ctx));
  return node;
}
