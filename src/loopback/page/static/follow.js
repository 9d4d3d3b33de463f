// Whether the list of messages keeps its end in view: until somebody goes up in it, by whatever means, and again as
// soon as they are back at the end.

/** Pixels from the end that still are the end: sizes are rounded. */
const NEAR = 4;
const UP = ['ArrowUp', 'PageUp', 'Home'];

export class Follow {
  /** `list` scrolls, `content` is what grows in it, `newer` says that there is something below. */
  constructor(list, content, newer) {
    this.list = list;
    this.newer = newer;
    this.following = true;
    this.remember();
    list.addEventListener('scroll', () => this.scrolled(), { passive: true });
    // An open menu in the list moves by itself.
    const menu = (e) => e.target.closest('[role="listbox"]');
    list.addEventListener('wheel', (e) => e.deltaY < 0 && !menu(e) && this.leave(), { passive: true });
    list.addEventListener('keydown', (e) => (UP.includes(e.key) || (e.key === ' ' && e.shiftKey)) && !menu(e) && this.leave());
    newer.addEventListener('click', () => this.toEnd());
    const watch = new ResizeObserver(() => this.grown(false));
    watch.observe(content);
    watch.observe(list);
  }

  /** Pixels between what is seen and the end. */
  left() {
    return this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight;
  }

  remember() {
    this.top = this.list.scrollTop;
    this.size = [this.list.scrollHeight, this.list.clientHeight].join();
  }

  /** The end is no longer kept in view, if there is anything above at all. */
  leave() {
    if (this.list.scrollTop > 0) this.following = false;
  }

  /** The place changed. Upwards, and not because anything changed its size: somebody moved it. */
  scrolled() {
    const { top, size } = this;
    this.remember();
    if (this.size === size && this.top < top - 1) this.following = false;
    else if (this.left() < NEAR) this.following = true;
    if (this.left() < NEAR) this.newer.hidden = true;
  }

  /** Something changed its size; `added` says that a message came. */
  grown(added) {
    if (this.following) this.toEnd();
    else if (added && this.left() >= NEAR) this.newer.hidden = false;
    this.remember();
  }

  toEnd() {
    this.following = true;
    this.list.scrollTop = this.list.scrollHeight;
    this.newer.hidden = true;
    this.remember();
  }
}
