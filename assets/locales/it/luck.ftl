### Quel che si dice dei dadi prima del primo lancio.

dice_promise = -# Promessa (impronta del numero segreto): `{ $hash }`
dice_commitment = -# Impegno (impronta di numero segreto, parole e tutto ciò che è fissato): `{ $hash }`
dice_round_drawn = -# Fonte pubblica: numero { $round }, firma `{ $signature }`
dice_round_missing = -# Fonte pubblica: era previsto il numero { $round } di drand quicknet, ma nessun server ha risposto in tempo. La partita è cominciata senza.
dice_unrevealed = -# Le parole sigillate non svelate in tempo non contano: { $who }

words_closed = **Partita { $number }: le parole per i dadi sono chiuse.** Nessuno può più cambiare le parole o il numero segreto senza che cambi anche l’impegno.
words_closed_beacon = I dadi dipendono anche dal numero { $round } della fonte pubblica, che nessuno poteva conoscere quando scrivevo questo. Esce il { $when }, e con esso la partita comincia.
words_closed_sealed = La partita comincia da sola appena tutte le parole sigillate sono svelate, al più tardi { $when }.
words_closed_reveal = Entro il { $when } svela la tua parola sigillata con `/fortuna`: { $who }. Chi non lo fa gioca senza parola.
word_revealed = { $who } ha svelato la sua parola sigillata: «{ $word }»
reveal_now = **Partita { $number }** in { $server }: le parole per i dadi sono chiuse. Svela lì la tua parola sigillata con `/fortuna` entro il { $when }. Se non lo fai, giochi senza parola.
reveal_now_here = { $mention }, svela la tua parola sigillata con `/fortuna` entro il { $when }. Se non lo fai, giochi senza parola.

word_sealed = La tua parola sigillata è registrata: `{ $hash }`. Finché non la sveli non la conosce nessun altro, nemmeno chi mi gestisce. Quando l’organizzatore avvia la partita ti chiedo la parola vera e propria: dalla allora con `/fortuna`. Se non lo fai, giochi senza parola. { $owner }
    -# Una parola corta o comune si trova per tentativi. Scegline una che nessuno indovina, e conservala.
word_fits = È la parola che avevi sigillato: «{ $word }». Ora tutti possono leggerla.
words_are_closed = Le parole per i dadi della partita { $number } sono chiuse. La partita comincia da sola entro il { $when }.
wrong_word = Non è la parola che avevi sigillato: il suo SHA-256 è un altro. Scrivila esattamente come l’avevi sigillata.
word_known = Hai già svelato la tua parola.
reveal_too_late = È troppo tardi per svelare una parola: la partita sta per cominciare, e giochi senza.

verify_swapped = **La partita { $number } non torna.** Il numero segreto o le parole non sono quelli promessi: qualcuno li ha cambiati.
verify_told_before = Il messaggio con l’impegno ({ $link }) è uscito il { $told }, prima del numero pubblico ({ $when }): chi ha preso l’impegno non poteva conoscerlo.
verify_told_after = Il messaggio con l’impegno ({ $link }) è uscito il { $told }, dopo il numero pubblico ({ $when }): qui la fonte pubblica non prova niente.
verify_told = Il messaggio con l’impegno ({ $link }) è uscito il { $told }.
verify_untold = Non so in quale messaggio è uscito l’impegno: qui la fonte pubblica non prova niente.
verify_reveal_late = Parole sigillate svelate in pubblico solo dopo l’uscita del numero pubblico ({ $when }): { $who }. Non provano niente: a quel punto si potevano conoscere i dadi con e senza quelle parole.
verify_reveal_untold = Non so in quale messaggio è stata svelata la parola sigillata: { $who }. Non prova niente.
verify_revealed = { $who }, sigillata: «{ $word }»
