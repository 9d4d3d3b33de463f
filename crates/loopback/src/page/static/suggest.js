// The list above the composer: suggestions to choose from by arrow keys, Enter, Tab or the pointer.
import { h, uid } from './dom.js';
import { t } from './words.js';

export class Suggestions {
  constructor(host) {
    this.id = uid('suggestions');
    this.title = h('p', { class: 'suggestions-title' });
    this.list = h('div', { id: this.id, role: 'listbox', 'aria-label': t('Suggestions') });
    this.note = h('p', { class: 'nothing' });
    this.node = h('div', { class: 'suggestions', hidden: true }, this.title, this.list, this.note);
    this.items = [];
    this.at = -1;
    this.input = null;
    host.append(this.node);
  }

  get isOpen() {
    return !this.node.hidden;
  }

  /** `items`: { label, about, mark, take }. `title` is shown above them; `note` is shown if there are no items. */
  show(input, title, items, note, first = 0) {
    if (this.input && this.input !== input) this.unlink();
    this.input = input;
    this.items = items;
    this.at = items.length ? first : -1;
    this.title.hidden = !title;
    this.title.textContent = title ?? '';
    this.rows = items.map((item, i) => {
      const row = h('div', { role: 'option', id: `${this.id}-${i}`, class: 'suggestion', 'aria-selected': 'false' },
        h('span', { class: 'suggestion-label', text: item.label }), item.mark && h('span', { class: 'mark', text: item.mark }), item.about && h('small', { text: item.about }));
      row.addEventListener('pointerdown', (e) => e.preventDefault());
      row.addEventListener('click', () => item.take());
      return row;
    });
    this.list.replaceChildren(...this.rows);
    this.list.hidden = items.length === 0;
    this.note.hidden = items.length > 0 || !note;
    this.note.textContent = note ?? '';
    this.node.hidden = items.length === 0 && !note && !title;
    input.setAttribute('aria-expanded', String(items.length > 0));
    input.setAttribute('aria-controls', this.id);
    this.mark();
  }

  mark() {
    this.rows?.forEach((row, i) => {
      row.classList.toggle('active', i === this.at);
      row.setAttribute('aria-selected', String(i === this.at));
    });
    if (this.at >= 0) {
      this.input.setAttribute('aria-activedescendant', `${this.id}-${this.at}`);
      this.rows[this.at].scrollIntoView({ block: 'nearest' });
    } else this.input?.removeAttribute('aria-activedescendant');
  }

  unlink() {
    this.input?.setAttribute('aria-expanded', 'false');
    this.input?.removeAttribute('aria-activedescendant');
  }

  hide() {
    this.node.hidden = true;
    this.items = [];
    this.at = -1;
    this.unlink();
  }

  /** Handles arrow keys, Enter and Tab. Returns true if the key was used. */
  key(e) {
    if (!this.isOpen || e.isComposing) return false;
    if ((e.key === 'ArrowDown' || e.key === 'ArrowUp') && this.items.length) {
      const step = e.key === 'ArrowDown' ? 1 : -1;
      this.at = (this.at + step + this.items.length) % this.items.length;
      this.mark();
    } else if ((e.key === 'Enter' || (e.key === 'Tab' && !e.shiftKey)) && this.at >= 0) this.items[this.at].take();
    else if (e.key === 'Escape') this.hide();
    else return false;
    e.preventDefault();
    e.stopPropagation();
    return true;
  }
}
