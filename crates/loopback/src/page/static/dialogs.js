// Dialogs: the bot's modals, and small forms of the page itself.
import { h, append, byId, uid } from './dom.js';
import { t } from './words.js';

/** Shows a dialog and restores the focus when it closes. */
export function open(dialog) {
  const back = document.activeElement;
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (back?.isConnected) back.focus();
  });
  dialog.addEventListener('click', (e) => e.target === dialog && dialog.close());
  byId('dialogs').append(dialog);
  dialog.showModal();
}

/** The text inputs of a modal: in rows (old style) or in labels. */
function inputs(modal) {
  return (modal.components ?? []).flatMap((c) => {
    const inner = c.type === 18 ? [{ ...c.component, label: c.label, hint: c.description }] : (c.components ?? []);
    return inner.filter((x) => x?.type === 4);
  });
}

/** Shows a bot's modal. `submit(values)` sends it; if it throws, the error is shown and the dialog stays open. */
export function showModal(modal, submit) {
  const fields = inputs(modal).map((c) => {
    const id = uid('field');
    const long = c.style === 2;
    const field = h(long ? 'textarea' : 'input', {
      id, rows: long ? 4 : undefined, placeholder: c.placeholder, minlength: c.min_length || undefined, maxlength: c.max_length ?? 4000,
      required: c.required !== false, value: c.value ?? '',
    });
    return { id: c.custom_id, field, node: h('div', { class: 'form-field' }, h('label', { for: id }, c.label ?? c.custom_id, c.required !== false && h('span', { class: 'star', 'aria-hidden': 'true', text: ' *' })), c.hint && h('small', { text: c.hint }), field) };
  });
  form(modal.title, fields.map((f) => f.node), t('Submit'), () => submit(fields.map((f) => [f.id, f.field.value])));
}

/** A small form: `fields` are nodes; if `work` throws, the error is shown. */
export function form(title, fields, verb, work) {
  const name = uid('title');
  const trouble = h('p', { class: 'trouble', role: 'alert', hidden: true });
  const send = h('button', { type: 'submit', class: 'button primary', text: verb });
  const body = h('form', { method: 'dialog' }, h('h2', { id: name, text: title }), fields, trouble,
    h('p', { class: 'form-foot' }, h('button', { type: 'button', class: 'button plain', text: t('Cancel'), on: { click: () => dialog.close() } }), send));
  const dialog = h('dialog', { class: 'form', 'aria-labelledby': name }, body);
  body.addEventListener('submit', async (e) => {
    e.preventDefault();
    send.setAttribute('aria-busy', 'true');
    trouble.hidden = true;
    try {
      await work();
      dialog.close();
    } catch (error) {
      trouble.textContent = error.message;
      trouble.hidden = false;
    } finally {
      send.removeAttribute('aria-busy');
    }
  });
  open(dialog);
}

/** A labelled text field for `form`. */
export function textField(label, props = {}) {
  const id = uid('field');
  const field = h('input', { id, required: true, ...props });
  return { field, node: h('div', { class: 'form-field' }, h('label', { for: id, text: label }), field) };
}

/** A choice between a few values, as radio buttons. */
export function choiceField(label, choices, value) {
  const name = uid('choice');
  const node = h('fieldset', { class: 'form-field' }, h('legend', { text: label }));
  append(node, choices.map(([v, text]) => {
    const radio = h('input', { type: 'radio', name, value: v });
    radio.checked = v === value;
    return h('label', { class: 'radio' }, radio, text);
  }));
  return { node, get: () => node.querySelector('input:checked')?.value ?? value };
}
