// Picture viewer: fit to the screen, fill it, or full size; zoom by buttons, keys and pinch.
import { h } from './dom.js';
import { t } from './words.js';
import { open } from './dialogs.js';

/** Maximum scale, relative to the picture's own size. */
const MOST = 4;
const STEP = 1.25;

/** Media query of a narrow screen: there the picture fills the height at first and scrolls sideways. */
const NARROW = '(max-width: 820px)';

/** The visible part of the picture and its scale. */
class View {
  constructor(frame, image, changed) {
    this.frame = frame;
    this.image = image;
    this.changed = changed;
    this.mode = window.matchMedia(NARROW).matches ? 'fill' : 'fit';
    this.scale = 1;
    this.pinch = null;
  }

  size() {
    return [this.image.naturalWidth || 1, this.image.naturalHeight || 1];
  }

  /** The scale at which the picture fits into the frame (`pick` = min) or fills it (max). */
  fitting(pick) {
    const [width, height] = this.size();
    return pick(this.frame.clientWidth / width, this.frame.clientHeight / height);
  }

  use(mode) {
    this.mode = mode;
    this.apply();
  }

  /** Draws the picture in its mode; called again when the frame's size changes. */
  apply() {
    if (this.mode === 'fit') this.draw(Math.min(this.fitting(Math.min), 1.5));
    else if (this.mode === 'fill') this.draw(Math.min(this.fitting(Math.max), MOST));
    else if (this.mode === 'full') this.draw(1);
    this.changed(this.mode);
  }

  /** Zooms to a scale around a point of the screen (default: the middle). */
  zoom(scale, at) {
    this.mode = 'own';
    this.draw(Math.min(MOST, Math.max(Math.min(this.fitting(Math.min), 1), scale)), at);
    this.changed(this.mode);
  }

  /** Sets the size; the picture's part at the point stays there. */
  draw(scale, at) {
    const { frame, image } = this;
    const box = frame.getBoundingClientRect();
    const [x, y] = at ? [at.x - box.left, at.y - box.top] : [frame.clientWidth / 2, frame.clientHeight / 2];
    const before = image.getBoundingClientRect();
    const part = [(x + box.left - before.left) / (before.width || 1), (y + box.top - before.top) / (before.height || 1)];
    const [width, height] = this.size().map((side) => side * scale);
    image.style.setProperty('width', `${width}px`);
    image.style.setProperty('height', `${height}px`);
    const centred = this.mode === 'own' ? part : [0.5, 0.5];
    frame.scrollLeft = centred[0] * width - x;
    frame.scrollTop = centred[1] * height - y;
    this.scale = scale;
  }

  /** Pinch: the distance of two fingers sets the scale, their middle stays in place. */
  touch(e) {
    if (e.touches.length !== 2) {
      this.pinch = null;
      return;
    }
    const [a, b] = e.touches;
    const apart = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    if (e.cancelable) e.preventDefault();
    this.pinch ??= { apart, scale: this.scale };
    const at = { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 };
    if (e.type === 'touchmove') this.zoom((this.pinch.scale * apart) / this.pinch.apart, at);
  }
}

const button = (text, work, props = {}) => h('button', { type: 'button', class: 'button secondary', text, on: { click: work }, ...props });

export function showPicture(src, alt) {
  const image = h('img', { src, alt, draggable: 'false' });
  const frame = h('div', { class: 'viewer-frame', tabindex: '0', role: 'region', 'aria-label': t('Picture') }, image);
  const modes = new Map();
  const view = new View(frame, image, (mode) => {
    for (const [name, node] of modes) node.setAttribute('aria-pressed', String(name === mode));
  });
  modes.set('fit', button(t('Fit'), () => view.use('fit')));
  modes.set('fill', button(t('Fill'), () => view.use('fill'), { class: 'button secondary narrow-only' }));
  modes.set('full', button(t('Full size'), () => view.use('full')));
  const step = (by) => view.zoom(view.scale * by);
  const words = alt && h('details', { class: 'alt' }, h('summary', { text: t('Description') }),
    h('p', { class: 'alt-text', tabindex: '0', role: 'region', 'aria-label': t('Description of the picture'), text: alt }));
  const dialog = h('dialog', { class: 'viewer', 'aria-label': t('Enlarged picture') }, frame,
    h('div', { class: 'viewer-foot' }, words, h('span', { class: 'viewer-tools' },
      button('−', () => step(1 / STEP), { class: 'button secondary wide-only', 'aria-label': t('Smaller') }),
      button('+', () => step(STEP), { class: 'button secondary wide-only', 'aria-label': t('Larger') }),
      [...modes.values()],
      h('a', { class: 'button secondary', href: src, target: '_blank', rel: 'noopener noreferrer', 'aria-label': t('Open the file'), title: t('Open the file'), text: '↗' }),
      button(t('Close'), () => dialog.close()))));
  const toggle = () => view.use(view.mode === 'full' ? 'fit' : 'full');
  // On a touch screen a single tap often begins another gesture, so a double tap is needed there.
  image.addEventListener('click', (e) => e.pointerType === 'mouse' && toggle());
  image.addEventListener('dblclick', (e) => e.pointerType !== 'mouse' && toggle());
  frame.addEventListener('click', (e) => e.target === frame && dialog.close());
  for (const kind of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) frame.addEventListener(kind, (e) => view.touch(e), { passive: false });
  frame.addEventListener('wheel', (e) => {
    if (!e.ctrlKey) return;
    e.preventDefault();
    view.zoom(view.scale * (e.deltaY < 0 ? STEP : 1 / STEP), { x: e.clientX, y: e.clientY });
  }, { passive: false });
  dialog.addEventListener('keydown', (e) => {
    const keys = { '+': () => step(STEP), '=': () => step(STEP), '-': () => step(1 / STEP), 0: () => view.use('fit') };
    if (!e.ctrlKey && !e.metaKey && !e.altKey) keys[e.key]?.();
  });
  image.addEventListener('load', () => view.apply());
  // Not within the observer's callback: drawing may add scrollbars, which change the size again.
  const watch = new ResizeObserver(() => requestAnimationFrame(() => frame.isConnected && view.apply()));
  open(dialog);
  watch.observe(frame);
  dialog.addEventListener('close', () => watch.disconnect());
}
