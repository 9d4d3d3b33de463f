// The client of the server's API: JSON requests, and a websocket for changes. No other file talks to the server.
import { t } from './words.js';

export class Refused extends Error {}

async function call(method, path, body) {
  let answer;
  try {
    answer = await fetch(`/page/api/${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused(t('The playground does not answer. Is it still running?'));
  }
  const text = await answer.text();
  let data = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    throw new Refused(t('The playground answered with something odd ({status}).', { status: answer.status }));
  }
  if (!answer.ok) throw new Refused(data?.error ? t(data.error) : t('The playground answered {status}.', { status: answer.status }));
  return data;
}

const query = (values) => new URLSearchParams(values).toString();

export const api = {
  state: (as) => call('GET', `state?${query(as ? { as } : {})}`),
  messages: (as, channel) => call('GET', `messages?${query({ as, channel })}`),
  addPerson: (name, locale) => call('POST', 'people', { name, locale }),
  setPerson: (id, change) => call('PATCH', `people/${id}`, change),
  addChannel: (name) => call('POST', 'channels', { name }),
  slash: (as, channel, path, options) => call('POST', 'slash', { as, channel, path, options }),
  autocomplete: (as, channel, path, options, focused, typed) =>
    call('POST', 'autocomplete', { as, channel, path, options, focused, typed }),
  press: (as, message, id) => call('POST', 'press', { as, message, custom_id: id }),
  select: (as, message, id, values) => call('POST', 'select', { as, message, custom_id: id, values }),
  modal: (as, modal, values) => call('POST', 'modal', { as, modal, values }),
  say: (as, channel, text) => call('POST', 'say', { as, channel, text }),
  start: (as, channel) => call('POST', 'start', { as, channel }),
  due: () => call('GET', 'skip'),
  skip: (locale) => call('POST', 'skip', { locale }),
  language: (locale) => call('POST', 'language', { locale }),
};

/** Calls `onChange` for each change, and `onLink(true|false)` on connect and disconnect; reconnects by itself. */
export function listen(onChange, onLink) {
  let wait = 250;
  const connect = () => {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/page/api/changes`);
    socket.addEventListener('open', () => {
      wait = 250;
      onLink(true);
    });
    socket.addEventListener('message', (event) => onChange(JSON.parse(event.data)));
    socket.addEventListener('close', () => {
      onLink(false);
      setTimeout(connect, wait);
      wait = Math.min(wait * 2, 5000);
    });
  };
  connect();
}
