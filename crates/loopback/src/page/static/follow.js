// Auto-scroll of the list of messages: keeps the end in view until the user scrolls up, and again once they
// are back at the end.

/** Distance from the end in pixels that still counts as the end, because sizes are rounded. */
const NEAR = 4;
const UP = ['ArrowUp', 'PageUp', 'Home'];

export class Follow {
  /** `list` scrolls, `content` grows in it, `newer` is the mark for messages below. */
  constructor(list, content, newer) {
    this.list = list;
    this.newer = newer;
    this.following = true;
    this.remember();
    list.addEventListener('scroll', () => this.scrolled(), { passive: true });
    // Scrolling inside an open menu does not scroll the list.
    const menu = (e) => e.target.closest('[role="listbox"]');
    list.addEventListener('wheel', (e) => e.deltaY < 0 && !menu(e) && this.leave(), { passive: true });
    list.addEventListener('keydown', (e) => (UP.includes(e.key) || (e.key === ' ' && e.shiftKey)) && !menu(e) && this.leave());
    newer.addEventListener('click', () => this.toEnd());
    const watch = new ResizeObserver(() => this.grown(false));
    watch.observe(content);
    watch.observe(list);
  }

  /** Pixels below the visible part. */
  left() {
    return this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight;
  }

  remember() {
    this.top = this.list.scrollTop;
    this.size = [this.list.scrollHeight, this.list.clientHeight].join();
  }

  /** Stops following the end, if there is anything above to scroll to. */
  leave() {
    if (this.list.scrollTop > 0) this.following = false;
  }

  /** Scroll event. Upwards without a change of size means that the user scrolled. */
  scrolled() {
    const { top, size } = this;
    this.remember();
    if (this.size === size && this.top < top - 1) this.following = false;
    else if (this.left() < NEAR) this.following = true;
    if (this.left() < NEAR) this.newer.hidden = true;
  }

  /** The size changed; `added` is true for a new message. */
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
