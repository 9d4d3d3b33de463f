// The page's own texts in the person's language. English texts are the keys; `{name}` stands for a value.
const ITALIAN = {
  // index.html
  'Skip to the message box': 'Vai alla casella dei messaggi',
  'You are': 'Tu sei',
  'optional': 'facoltativa',
  'Add a person': 'Aggiungi una persona',
  'Channels': 'Canali',
  'New channel': 'Nuovo canale',
  'Direct messages': 'Messaggi diretti',
  'Skip to the deadline': 'Salta alla scadenza',
  'Messages': 'Messaggi',
  'New messages below': 'Nuovi messaggi qui sotto',
  'Write': 'Scrivi',
  // app.js
  'direct messages with the bot': 'messaggi diretti con il bot',
  'unknown': 'sconosciuto',
  'The bot did not respond.': 'Il bot non ha risposto.',
  'You are {name}': 'Tu sei {name}',
  'New': 'Nuovi',
  'Messages from {name}': 'Messaggi di {name}',
  'This is the beginning of #{name}': 'Qui comincia #{name}',
  'Nobody else reads them.': 'Non li legge nessun altro.',
  'at the left': 'a sinistra',
  'above': 'qui sopra',
  'You are ': 'Tu sei ',
  '. Add other people ': '. Aggiungi altre persone ',
  ' to play their seats too.': ' per giocare anche i loro posti.',
  'Start a game': 'Comincia una partita',
  'You against two computer players, in this channel. The armies are placed; it begins at once.': 'Tu contro due giocatori automatici, in questo canale. Le armate sono già schierate: si comincia subito.',
  'Connection lost, trying again…': 'Connessione persa, riprovo…',
  // side.js
  'None yet': 'Ancora nessuno',
  ': settings': ': impostazioni',
  'Connecting…': 'Mi collego…',
  'The bot is not connected': 'Il bot non è collegato',
  ' · no DMs': ' · niente messaggi diretti',
  ' (you)': ' (tu)',
  'Settings of {name}': 'Impostazioni di {name}',
  'Direct messages with ': 'Messaggi diretti con ',
  'Channel ': 'Canale ',
  ' ({n} new)': ' ({n} nuovi)',
  'Name': 'Nome',
  'Language': 'Lingua',
  'Add': 'Aggiungi',
  'Direct messages from the bot': 'Messaggi diretti del bot',
  'accepted': 'accettati',
  'refused': 'rifiutati',
  'Save': 'Salva',
  'second-table': 'secondo-tavolo',
  'Create': 'Crea',
  'It is {time} here': 'Qui è {time}',
  ' for you': ' per te',
  // api.js
  'The playground does not answer. Is it still running?': 'Il programma non risponde. È ancora in funzione?',
  'The playground answered with something odd ({status}).': 'Il programma ha risposto in modo strano ({status}).',
  'The playground answered {status}.': 'Il programma ha risposto {status}.',
  'The request is not JSON.': 'La richiesta non è JSON.',
  'There is no such person.': 'Questa persona non c’è.',
  'There is no such channel.': 'Questo canale non c’è.',
  'There is no such language here.': 'Questa lingua qui non c’è.',
  'These messages are somebody else\'s.': 'Questi messaggi sono di altre persone.',
  'A name is needed.': 'Serve un nome.',
  'The name is too long: 32 letters at most.': 'Il nome è troppo lungo: al massimo 32 lettere.',
  'The name has letters that can\'t be shown.': 'Il nome ha lettere che non si possono mostrare.',
  'That name is taken.': 'Questo nome c’è già.',
  'A channel\'s name is of letters and digits.': 'Il nome di un canale è fatto di lettere e cifre.',
  'There is a channel of this name already.': 'C’è già un canale con questo nome.',
  'This form is no longer open.': 'Questo modulo non è più aperto.',
  'A message has 1 to 2000 letters.': 'Un messaggio ha da 1 a 2000 lettere.',
  'No game can be started here by a button.': 'Qui non si può cominciare una partita con un pulsante.',
  'There is nothing to skip to here.': 'Qui non c’è niente a cui saltare.',
  'that command is not offered here': 'questo comando qui non c’è',
  'that command is not offered to this person': 'questo comando non c’è per questa persona',
  // dialogs.js
  'Submit': 'Invia',
  'Cancel': 'Annulla',
  // composer.js, suggest.js
  'Send': 'Invia',
  'Message box: type / for the commands': 'Casella dei messaggi: scrivi / per i comandi',
  'Write, or type / for the commands': 'Scrivi un messaggio, o / per i comandi',
  'Commands': 'Comandi',
  'No such command': 'Questo comando non c’è',
  'The bot has no commands (yet)': 'Il bot non ha (ancora) comandi',
  'Clear command': 'Togli il comando',
  'More options; Enter sends': 'Altre opzioni; Invio manda',
  'More options (Enter sends)': 'Altre opzioni (Invio manda)',
  'No such option': 'Questa opzione non c’è',
  '+{n} optional': '+{n} facoltative',
  ' required': ' obbligatoria',
  ' (required)': ' (obbligatoria)',
  'Leave out {option}': 'Togli {option}',
  'Nothing fits': 'Niente corrisponde',
  'Asking the bot…': 'Chiedo al bot…',
  'The bot has no suggestion': 'Il bot non ha suggerimenti',
  'No such command: choose one from the list': 'Questo comando non c’è: scegline uno dall’elenco',
  'Suggestions': 'Suggerimenti',
  // commands.js
  '{option}: needed': '{option}: serve',
  '{option}: choose one from the list': '{option}: scegli dall’elenco',
  '{option}: at least {n} letters': '{option}: almeno {n} lettere',
  '{option}: at most {n} letters': '{option}: al massimo {n} lettere',
  '{option}: a whole number, please': '{option}: un numero intero, per favore',
  '{option}: a number, please': '{option}: un numero, per favore',
  '{option}: at least {n}': '{option}: almeno {n}',
  '{option}: at most {n}': '{option}: al massimo {n}',
  // message.js
  ', only you can see this': ', lo vedi solo tu',
  ' (edited)': ' (modificato)',
  'Thread ': 'Thread ',
  'Only you can see this · ': 'Lo vedi solo tu · ',
  'Dismiss message': 'Chiudi il messaggio',
  // components.js
  'Actions': 'Azioni',
  'File': 'File',
  'Choose some': 'Scegline alcuni',
  'Choose one': 'Scegline uno',
  'At most {n}': 'Al massimo {n}',
  'Done': 'Fatto',
  'Nothing to choose': 'Niente da scegliere',
  'choose {n}': 'scegline {n}',
  'choose {least} to {most}': 'scegline da {least} a {most}',
  // viewer.js, picture.js, markdown.js
  'Picture': 'Immagine',
  'Full size': 'Grandezza intera',
  'Fit': 'Adatta',
  'Fill': 'Riempi',
  'Close': 'Chiudi',
  'Description': 'Descrizione',
  'Description of the picture': 'Descrizione dell’immagine',
  'Enlarged picture': 'Immagine ingrandita',
  'Smaller': 'Più piccola',
  'Larger': 'Più grande',
  'Open the file': 'Apri il file',
  'Enlarge: {alt}': 'Ingrandisci: {alt}',
  'picture': 'immagine',
  'A picture that is no longer kept: {alt}': 'Un’immagine che non c’è più: {alt}',
  'no description': 'senza descrizione',
  'Spoiler: press to read': 'Spoiler: premi per leggere',
  ' › message': ' › messaggio',
};

let italian = false;

/** The text in the language of the page. What has no translation stays as it is. */
export function t(text, values = {}) {
  const pattern = (italian && ITALIAN[text]) || text;
  return pattern.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/** Sets the language of the page and of the texts of `index.html`; returns whether it changed. */
export function speak(locale) {
  const now = (locale ?? '').startsWith('it');
  if (now === italian) return false;
  italian = now;
  document.documentElement.lang = italian ? 'it' : 'en';
  for (const node of document.querySelectorAll('[data-t]')) {
    // The English text is kept in the attribute.
    if (!node.dataset.t) node.dataset.t = node.textContent;
    node.textContent = t(node.dataset.t);
  }
  for (const node of document.querySelectorAll('[data-t-label]')) {
    if (!node.dataset.tLabel) node.dataset.tLabel = node.getAttribute('aria-label');
    node.setAttribute('aria-label', t(node.dataset.tLabel));
  }
  return true;
}
