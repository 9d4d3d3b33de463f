// The message box: "/" opens the list of commands; a chosen command becomes a line of options to fill in.
import { h, uid, say } from './dom.js';
import { api } from './api.js';
import { flatten, search, problem, valueOf, needsList, isNumber, TYPES } from './commands.js';
import { Suggestions } from './suggest.js';
import { t } from './words.js';

const SHOWN = 25;
const TYPING_PAUSE = 120;

/** `ctx`: me(), channelId(), locale(), people(), channels(), commands(), send(path, options), say(text). */
export class Composer {
  constructor(form, ctx) {
    this.form = form;
    this.ctx = ctx;
    this.suggestions = new Suggestions(form);
    this.line = h('div', { class: 'line' });
    this.send = h('button', { type: 'submit', class: 'send', 'aria-label': t('Send') }, h('span', { 'aria-hidden': 'true', text: '➤' }));
    this.trouble = h('p', { class: 'trouble', role: 'alert', hidden: true });
    form.append(this.trouble, h('div', { class: 'box' }, this.line, this.send));
    form.addEventListener('submit', (e) => {
      e.preventDefault();
      this.submit();
    });
    form.addEventListener('focusout', (e) => !form.contains(e.relatedTarget) && this.suggestions.hide());
    this.free();
  }

  /** Resets to a plain text box. */
  free(text = '', focus = false) {
    this.entry = null;
    this.chips = [];
    this.input = h('input', {
      id: 'composer-input', class: 'free', role: 'combobox', 'aria-expanded': 'false', 'aria-autocomplete': 'list', autocomplete: 'off',
      'aria-label': t('Message box: type / for the commands'), placeholder: t('Write, or type / for the commands'), value: text, enterkeyhint: 'send', spellcheck: 'false',
    });
    this.input.addEventListener('input', () => this.offerCommands());
    this.input.addEventListener('focus', () => this.input.value && this.offerCommands());
    this.input.addEventListener('keydown', (e) => this.suggestions.key(e));
    this.line.replaceChildren(this.input);
    this.suggestions.hide();
    this.explain(null);
    if (focus) this.input.focus();
  }

  /** The language of the page changed: an empty text box is named anew. */
  renamed() {
    this.send.setAttribute('aria-label', t('Send'));
    this.suggestions.list.setAttribute('aria-label', t('Suggestions'));
    if (!this.entry) this.free(this.input.value, document.activeElement === this.input);
  }

  /** Starts a command by its path, as if it had been typed. */
  begin(path) {
    const entry = this.entries().find((e) => e.path === path);
    if (entry) this.choose(entry);
  }

  explain(text) {
    this.trouble.hidden = !text;
    this.trouble.textContent = text ?? '';
  }

  entries() {
    return flatten(this.ctx.commands(), this.ctx.locale());
  }

  offerCommands() {
    const text = this.input.value;
    this.explain(null);
    if (!text.startsWith('/')) {
      this.suggestions.hide();
      return;
    }
    const typed = text.slice(1);
    const entries = this.entries();
    // A complete name followed by a space chooses the command too.
    const whole = entries.find((e) => [`${e.name} `, `${e.path} `].includes(typed.toLowerCase()));
    if (whole && !entries.some((e) => e !== whole && e.name.startsWith(`${whole.name} `))) {
      this.choose(whole);
      return;
    }
    const items = search(entries, typed).map((e) => ({ label: `/${e.name}`, about: e.about, take: () => this.choose(e) }));
    this.suggestions.show(this.input, t('Commands'), items.slice(0, 60), t(entries.length ? 'No such command' : 'The bot has no commands (yet)'));
  }

  /** Shows the chosen command with its required options; the optional ones are suggested. */
  choose(entry) {
    this.entry = entry;
    this.chips = [];
    this.suggestions.hide();
    this.explain(null);
    const name = h('span', { class: 'command-name', text: `/${entry.name}` });
    const leave = h('button', { type: 'button', class: 'drop', 'aria-label': t('Clear command'), text: '×', on: { click: () => this.free('', true) } });
    this.more = this.moreInput();
    this.line.replaceChildren(name, leave, this.more);
    for (const option of entry.options.filter((o) => o.required)) this.addChip(option);
    (this.chips[0]?.input ?? this.more).focus();
    say(`${entry.name}. ${entry.about}`);
  }

  /** The input at the end of the line: suggests options that are not shown yet; Enter sends. */
  moreInput() {
    const input = h('input', { class: 'more', role: 'combobox', 'aria-expanded': 'false', 'aria-autocomplete': 'list', 'aria-label': t('More options; Enter sends'), enterkeyhint: 'send', spellcheck: 'false' });
    const offer = () => {
      const left = this.left().filter((o) => o.label.toLowerCase().startsWith(input.value.trim().toLowerCase()));
      const items = left.map((o) => ({ label: o.label, about: o.about, mark: t('optional'), take: () => { input.value = ''; this.addChip(o).input.focus(); } }));
      const total = this.left().length;
      input.placeholder = total ? t('+{n} optional', { n: total }) : '';
      this.suggestions.show(input, items.length ? t('More options (Enter sends)') : this.entry.about, items, input.value ? t('No such option') : null, input.value ? 0 : -1);
    };
    input.addEventListener('focus', offer);
    input.addEventListener('input', offer);
    input.addEventListener('keydown', (e) => {
      if (e.key === 'Backspace' && input.value === '') {
        e.preventDefault();
        const last = this.chips.at(-1);
        if (last) last.input.focus();
        else this.free(`/${this.entry.name}`, true);
        return;
      }
      this.suggestions.key(e);
    });
    return input;
  }

  left() {
    return this.entry.options.filter((o) => !this.chips.some((c) => c.option.name === o.name));
  }

  addChip(option) {
    const id = uid('option');
    const input = h('input', {
      id, class: 'chip-input', role: 'combobox', 'aria-expanded': 'false', 'aria-autocomplete': 'list', 'aria-required': String(Boolean(option.required)),
      autocomplete: 'off', inputmode: isNumber(option) && !option.autocomplete ? 'numeric' : undefined, enterkeyhint: 'next', spellcheck: 'false', title: option.about,
    });
    const chip = { option, input, picked: undefined, turn: 0 };
    chip.node = h('span', { class: 'chip', 'data-option': option.name }, h('label', { for: id }, option.label, option.required && h('span', { class: 'needed', 'aria-hidden': 'true', text: t(' required') })), input,
      !option.required && h('button', { type: 'button', class: 'drop', 'aria-label': t('Leave out {option}', { option: option.label }), text: '×', on: { click: () => this.dropChip(chip) } }));
    input.size = 6;
    input.addEventListener('input', () => {
      chip.picked = undefined;
      this.grow(chip);
      this.offerValues(chip);
    });
    input.addEventListener('focus', () => this.offerValues(chip));
    input.addEventListener('blur', () => this.check(chip));
    input.addEventListener('keydown', (e) => this.chipKey(chip, e));
    this.line.insertBefore(chip.node, this.more);
    this.chips.push(chip);
    return chip;
  }

  dropChip(chip) {
    chip.node.remove();
    this.chips = this.chips.filter((c) => c !== chip);
    this.more.focus();
  }

  grow(chip) {
    chip.input.size = Math.min(40, Math.max(6, [...chip.input.value].length + 1));
  }

  chipKey(chip, e) {
    if (e.key === 'Backspace' && chip.input.value === '') {
      e.preventDefault();
      const i = this.chips.indexOf(chip);
      if (!chip.option.required) this.dropChip(chip);
      if (i > 0) this.chips[i - 1].input.focus();
      else if (chip.option.required) this.free(`/${this.entry.name}`, true);
      return;
    }
    // Tab moves on from a filled or plain option; it takes the marked suggestion only while text is being typed.
    if (e.key === 'Tab' && (e.shiftKey || chip.picked !== undefined || chip.input.value === '')) return;
    if (e.key === 'Enter' && chip.picked !== undefined) return;
    this.suggestions.key(e);
  }

  pick(chip, label, value) {
    chip.picked = value;
    chip.turn += 1;
    chip.input.value = label;
    this.grow(chip);
    this.check(chip);
    this.suggestions.hide();
    const next = this.chips.find((c) => c.option.required && c.picked === undefined && c.input.value === '');
    (next?.input ?? this.more).focus();
  }

  check(chip) {
    const wrong = chip.input.value === '' ? null : problem(chip.option, chip.input.value, chip.picked);
    chip.node.classList.toggle('wrong', Boolean(wrong));
    chip.input.setAttribute('aria-invalid', String(Boolean(wrong)));
    if (wrong) this.explain(wrong);
    else if (this.trouble.textContent.startsWith(`${chip.option.label}:`)) this.explain(null);
    return wrong;
  }

  /** The values of an option, as [label, value], if the page knows the list; else null. */
  known(option) {
    if (needsList(option)) return option.choices.map((c) => [c.name, c.value]);
    if (option.type === TYPES.BOOLEAN) return [['True', true], ['False', false]];
    if (option.type === TYPES.USER || option.type === TYPES.MENTIONABLE) return this.ctx.people().map((p) => [p.name, p.id]);
    if (option.type === TYPES.CHANNEL) return this.ctx.channels().map((c) => [`#${c.name}`, c.id]);
    return null;
  }

  offerValues(chip) {
    const { option, input } = chip;
    const title = `${option.label}${option.required ? t(' (required)') : ''}${option.about ? `: ${option.about}` : ''}`;
    const typed = chip.picked === undefined ? input.value.trim().toLowerCase() : '';
    const known = this.known(option);
    if (known) {
      const fits = known.filter(([label]) => label.toLowerCase().includes(typed));
      const exact = known.find(([label]) => typed && label.toLowerCase() === typed);
      if (exact) [, chip.picked] = exact;
      this.suggestions.show(input, title, fits.slice(0, SHOWN).map(([label, value]) => ({ label, take: () => this.pick(chip, label, value) })), t('Nothing fits'));
      return;
    }
    this.suggestions.show(input, title, [], option.autocomplete ? t('Asking the bot…') : null);
    if (option.autocomplete) this.ask(chip, title);
  }

  /** Autocomplete: asks the bot after a short pause in typing; only the response to the latest request is shown. */
  ask(chip, title) {
    chip.turn += 1;
    const turn = chip.turn;
    clearTimeout(this.timer);
    const typed = chip.picked === undefined ? chip.input.value : '';
    this.timer = setTimeout(async () => {
      try {
        const options = this.values(chip);
        const choices = await api.autocomplete(this.ctx.me(), this.ctx.channelId(), this.entry.path, options, chip.option.name, typed);
        if (turn !== chip.turn || document.activeElement !== chip.input) return;
        const items = choices.map((c) => ({ label: c.name, take: () => this.pick(chip, c.name, c.value) }));
        this.suggestions.show(chip.input, title, items, t('The bot has no suggestion'));
      } catch (error) {
        if (turn === chip.turn) this.suggestions.show(chip.input, title, [], error.message);
      }
    }, TYPING_PAUSE);
  }

  /** The valid filled-in options except `without`, as [name, value]. */
  values(without) {
    return this.chips
      .filter((c) => c !== without && (c.picked !== undefined || c.input.value.trim() !== '') && !problem(c.option, c.input.value, c.picked))
      .map((c) => [c.option.name, valueOf(c.option, c.input.value, c.picked)]);
  }

  async submit() {
    if (this.busy) return;
    if (!this.entry) {
      const text = this.input.value.trim();
      const typed = text.replace(/^\//, '').toLowerCase();
      const entry = text.startsWith('/') && this.entries().find((e) => e.name === typed || e.path === typed);
      if (entry) this.choose(entry);
      else if (text.startsWith('/')) this.explain(t('No such command: choose one from the list'));
      else if (text) await this.while(() => this.ctx.say(text));
      return;
    }
    for (const chip of this.chips) {
      const wrong = problem(chip.option, chip.input.value, chip.picked);
      chip.node.classList.toggle('wrong', Boolean(wrong));
      if (wrong) {
        this.explain(wrong);
        chip.input.focus();
        return;
      }
    }
    const path = this.entry.path;
    const values = this.values(null);
    await this.while(() => this.ctx.send(path, values));
  }

  /** Runs an asynchronous action; then empties the box, or shows the error. */
  async while(work) {
    this.busy = true;
    this.form.setAttribute('aria-busy', 'true');
    try {
      await work();
      this.free('', true);
    } catch (error) {
      this.explain(error.message);
    } finally {
      this.busy = false;
      this.form.removeAttribute('aria-busy');
    }
  }

  /** Called after each change: if the commands changed, keeps the input as far as it is still valid. */
  refresh() {
    const known = JSON.stringify(this.ctx.commands());
    if (known === this.shown) return;
    this.shown = known;
    if (this.entry && !this.entries().some((e) => e.path === this.entry.path)) this.free();
    else if (!this.entry && document.activeElement === this.input && this.input.value) this.offerCommands();
  }
}
