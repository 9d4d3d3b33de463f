// Slash commands as shown to a person: one entry per command or subcommand, named in the person's language, with
import { t } from './words.js';
// the checks that Discord's client makes before it sends a command.

const SUBCOMMAND = 1;
const GROUP = 2;
export const TYPES = { STRING: 3, INTEGER: 4, BOOLEAN: 5, USER: 6, CHANNEL: 7, ROLE: 8, MENTIONABLE: 9, NUMBER: 10 };

const named = (x, locale) => x.name_localizations?.[locale] ?? x.name;
const told = (x, locale) => x.description_localizations?.[locale] ?? x.description ?? '';

/** `path` is sent to the bot ("game new"), `name` is shown. Required options come first. */
export function flatten(commands, locale) {
  const out = [];
  const add = (path, name, about, options) => {
    const all = options.map((o) => ({ ...o, label: named(o, locale), about: told(o, locale), choices: (o.choices ?? []).map((c) => ({ name: named(c, locale), value: c.value })) }));
    const sorted = [...all.filter((o) => o.required), ...all.filter((o) => !o.required)];
    out.push({ path: path.join(' '), name: name.join(' '), about, options: sorted });
  };
  const walk = (c, path, name) => {
    const inner = (c.options ?? []).filter((o) => o.type === SUBCOMMAND || o.type === GROUP);
    if (inner.length === 0) add(path, name, told(c, locale), c.options ?? []);
    for (const o of inner) walk(o, [...path, o.name], [...name, named(o, locale)]);
  };
  for (const c of commands) if ((c.type ?? 1) === 1) walk(c, [c.name], [named(c, locale)]);
  return out.sort((a, b) => a.name.localeCompare(b.name));
}

/** The entry with this path, named in the person's language. */
export const entryOf = (commands, locale, path) => flatten(commands, locale).find((e) => e.path === path);

/** Entries that match the text after the slash: first those that begin with it, then those that contain it. */
export function search(entries, typed) {
  const words = typed.trim().toLowerCase();
  const rank = (e) => {
    const names = [e.name.toLowerCase(), e.path];
    if (names.some((n) => n.startsWith(words))) return 0;
    if (names.some((n) => n.split(' ').some((part) => part.startsWith(words)))) return 1;
    if (names.some((n) => n.includes(words))) return 2;
    return e.about.toLowerCase().includes(words) && words.length > 2 ? 3 : 9;
  };
  return entries.map((e) => [rank(e), e]).filter(([r]) => r < 9).sort((a, b) => a[0] - b[0]).map(([, e]) => e);
}

export const needsList = (o) => o.choices.length > 0;
export const isNumber = (o) => o.type === TYPES.INTEGER || o.type === TYPES.NUMBER;

/** The error of a filled-in option, or null. `picked` is the value chosen from a list, `typed` the text. */
export function problem(o, typed, picked) {
  const has = picked !== undefined || typed.trim() !== '';
  if (!has) return o.required ? t('{option}: needed', { option: o.label }) : null;
  if (picked !== undefined) return null;
  if (needsList(o) || [TYPES.USER, TYPES.CHANNEL, TYPES.BOOLEAN, TYPES.ROLE, TYPES.MENTIONABLE].includes(o.type)) return t('{option}: choose one from the list', { option: o.label });
  if (isNumber(o)) return numberProblem(o, typed.trim());
  const length = [...typed].length;
  if (o.min_length && length < o.min_length) return t('{option}: at least {n} letters', { option: o.label, n: o.min_length });
  const max = o.max_length ?? 6000;
  return length > max ? t('{option}: at most {n} letters', { option: o.label, n: max }) : null;
}

function numberProblem(o, text) {
  const whole = o.type === TYPES.INTEGER;
  if (whole ? !/^[+-]?\d{1,15}$/.test(text) : !/^[+-]?\d{1,15}([.,]\d+)?$/.test(text)) return t(whole ? '{option}: a whole number, please' : '{option}: a number, please', { option: o.label });
  const n = Number(text.replace(',', '.'));
  if (o.min_value !== undefined && o.min_value !== null && n < o.min_value) return t('{option}: at least {n}', { option: o.label, n: o.min_value });
  if (o.max_value !== undefined && o.max_value !== null && n > o.max_value) return t('{option}: at most {n}', { option: o.label, n: o.max_value });
  return null;
}

/** The value as the bot receives it. */
export function valueOf(o, typed, picked) {
  if (picked !== undefined) return picked;
  return isNumber(o) ? Number(typed.trim().replace(',', '.')) : typed;
}
