// One picture of a message: it opens in the viewer.
import { h, safeUrl } from './dom.js';
import { t } from './words.js';
import { showPicture } from './viewer.js';

export function picture({ url, alt, width, height }) {
  const src = safeUrl(url);
  if (!src) return null;
  const image = h('img', { src, alt: alt ?? 'Picture', width, height, loading: 'lazy' });
  const node = h('button', { type: 'button', class: 'picture', 'aria-label': t('Enlarge: {alt}', { alt: alt ?? t('picture') }), on: { click: () => showPicture(src, alt ?? '') } }, image);
  // Reserve the picture's size before it is loaded, so that the layout does not move.
  if (width && height) {
    node.classList.add('sized');
    node.style.setProperty('--width', `${width}px`);
    node.style.setProperty('--shape', width / height);
  }
  image.addEventListener('error', () => node.replaceWith(h('p', { class: 'file', text: t('A picture that is no longer kept: {alt}', { alt: alt || t('no description') }) })));
  return node;
}
