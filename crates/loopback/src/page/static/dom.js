// Helpers that build DOM nodes. Text becomes text nodes and attributes only: no code of the page
// parses a string as HTML, so nothing that a person or a bot writes can become markup.

/** An element. `props`: `class`, `text`, `on` (listeners by event), `style` (properties); other keys are attributes. */
export function h(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key === 'class') node.className = value;
    else if (key === 'text') node.textContent = value;
    else if (key === 'value') node.value = value;
    else if (key === 'on') for (const [event, f] of Object.entries(value)) node.addEventListener(event, f);
    else if (key === 'style') for (const [name, v] of Object.entries(value)) node.style.setProperty(name, v);
    else node.setAttribute(key, value === true ? '' : String(value));
  }
  append(node, children);
  return node;
}

/** Appends children: nodes, strings, nested lists; skips null, undefined and false. */
export function append(node, children) {
  for (const child of [children].flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    node.append(child);
  }
}

export const byId = (id) => document.getElementById(id);

/** Returns only URLs that can't run code. */
export function safeUrl(text) {
  try {
    const url = new URL(text, location.href);
    return ['http:', 'https:'].includes(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}

/** Announces a text to screen readers without showing it. */
export function say(text) {
  byId('says').textContent = text;
}

let fresh = 0;
/** An id that no other element has. */
export const uid = (prefix) => `${prefix}-${(fresh += 1)}`;

/** A round badge with the first letters of a name. Always grey: colours are what bots give to players. */
export function avatar(name, { bot = false, size = 'm' } = {}) {
  const letters = bot ? '' : (name.match(/\p{L}|\p{N}/gu) ?? ['?']).slice(0, 2).join('');
  return h('span', { class: `avatar ${size}${bot ? ' bot' : ''}`, 'aria-hidden': 'true', text: letters });
}
