// Renders one message: head, text, embeds, pictures, buttons and menus, mark of ephemeral messages.
import { h, avatar, safeUrl } from './dom.js';
import { markdown, inline } from './markdown.js';
import { components } from './components.js';
import { picture } from './picture.js';
import { t } from './words.js';

export const isPrivate = (m) => Boolean(m.only_for);

/** `grouped`: the previous message is by the same author shortly before, so the head is omitted. */
export function renderMessage(m, grouped, ctx) {
  const private_ = isPrivate(m);
  const pinged = (m.pinged ?? []).includes(ctx.me());
  const name = m.author.username;
  const node = h('article', {
    class: `message${grouped ? ' grouped' : ''}${private_ ? ' private' : ''}${pinged ? ' pinged' : ''}`,
    'data-id': m.id,
    'aria-label': `${name}${private_ ? t(', only you can see this') : ''}`,
  });
  if (!grouped) {
    if (m.heading) node.append(h('p', { class: 'used' }, m.heading));
    node.append(avatar(name, { bot: m.author.bot }), head(m, name, ctx));
  }
  const body = h('div', { class: 'body' });
  if (m.loading) body.append(h('p', { class: 'thinking' }, dots(), `${name} is thinking…`));
  else fill(body, m, ctx);
  node.append(body);
  if (private_) node.append(privateMark(m, ctx));
  return node;
}

function head(m, name, ctx) {
  const date = new Date(m.timestamp);
  const clock = new Intl.DateTimeFormat(ctx.locale(), { dateStyle: 'short', timeStyle: 'short' }).format(date);
  return h('div', { class: 'head' }, h('strong', { class: 'author', text: name }), m.author.bot && h('span', { class: 'tag', text: 'APP' }),
    h('time', { class: 'when', datetime: date.toISOString(), text: clock }));
}

const dots = () => h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i'));

function fill(body, m, ctx) {
  if (m.content) {
    const text = h('div', { class: 'text' }, markdown(m.content, ctx));
    if (m.edited) {
      const when = new Intl.DateTimeFormat(ctx.locale(), { dateStyle: 'full', timeStyle: 'medium' }).format(new Date(m.edited));
      (text.lastElementChild?.tagName === 'P' ? text.lastElementChild : text).append(h('span', { class: 'edited', title: when, text: t(' (edited)') }));
    }
    body.append(text);
  }
  const used = new Set();
  const find = (url) => resolve(url, m.attachments ?? [], used);
  const embeds = (m.embeds ?? []).map((e) => embed(e, find, ctx));
  // With components version 2 a file shows only where a component names it.
  const listed = m.version_two ? [] : (m.attachments ?? []);
  const pictures = listed.filter((a) => !used.has(a.id)).map(attachment);
  body.append(...pictures, ...embeds);
  if (m.components?.length) body.append(components(m, ctx));
  const thread = ctx.thread(m.id);
  if (thread) body.append(h('button', { type: 'button', class: 'thread', on: { click: () => ctx.jump(m.id) } }, h('span', { 'aria-hidden': 'true', text: '↳ ' }), h('span', { class: 'hidden', text: t('Thread ') }), thread));
}

/** A URL in an embed: `attachment://name` is the message's own file of that name. */
function resolve(url, attachments, used) {
  const name = /^attachment:\/\/(.+)$/.exec(url ?? '')?.[1];
  const own = attachments.find((a) => (name ? a.filename === name : a.url === url));
  if (own) used.add(own.id);
  return own ? { url: own.url, alt: own.description, width: own.width, height: own.height } : { url, alt: null };
}

function attachment(file) {
  if (/^image\//.test(file.content_type ?? '') || /\.(png|jpe?g|gif|webp)$/i.test(file.filename)) {
    return picture({ url: file.url, alt: file.description || file.filename, width: file.width, height: file.height });
  }
  const size = file.size > 9999 ? `${Math.round(file.size / 1024)} KiB` : `${file.size} bytes`;
  return h('p', { class: 'file' }, h('a', { href: safeUrl(file.url), download: file.filename, text: file.filename }), ` ${size}`);
}

function embed(e, find, ctx) {
  const node = h('div', { class: 'embed' });
  if (Number.isInteger(e.color)) node.style.setProperty('--edge', `#${e.color.toString(16).padStart(6, '0')}`);
  const thumb = e.thumbnail?.url && picture({ ...find(e.thumbnail.url) });
  if (thumb) thumb.classList.add('thumb');
  const text = h('div', { class: 'embed-text' });
  if (e.author?.name) text.append(h('p', { class: 'embed-author', text: e.author.name }));
  if (e.title) {
    const link = e.url && safeUrl(e.url);
    text.append(h('p', { class: 'embed-title', role: 'heading', 'aria-level': '2' },
      link ? h('a', { href: link, target: '_blank', rel: 'noopener noreferrer' }, inline(e.title, ctx)) : inline(e.title, ctx)));
  }
  if (e.description) text.append(h('div', { class: 'text' }, markdown(e.description, ctx)));
  if (e.fields?.length) {
    text.append(h('dl', { class: 'fields' }, e.fields.map((f) =>
      h('div', { class: f.inline ? 'field inline' : 'field' }, h('dt', {}, inline(f.name, ctx)), h('dd', { class: 'text' }, markdown(f.value, ctx))))));
  }
  node.append(text);
  if (thumb) node.append(thumb);
  const image = e.image?.url && picture(find(e.image.url));
  if (image) node.append(image);
  if (e.footer?.text || e.timestamp) {
    const when = e.timestamp && new Intl.DateTimeFormat(ctx.locale(), { dateStyle: 'short', timeStyle: 'short' }).format(new Date(e.timestamp));
    node.append(h('p', { class: 'embed-foot', text: [e.footer?.text, when].filter(Boolean).join(' · ') }));
  }
  return node;
}

function privateMark(m, ctx) {
  return h('p', { class: 'only-you' }, t('Only you can see this · '),
    h('button', { type: 'button', class: 'link-button', on: { click: () => ctx.dismiss(m.id) }, text: t('Dismiss message') }));
}
