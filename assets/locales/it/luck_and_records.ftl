### La fortuna che si può verificare, e le registrazioni.

lobby_luck = -# I dadi verranno da un numero segreto con l’impronta `{ $hash }` e da una parola di ogni giocatore che la dà: `/fortuna`
word_given = La tua parola per i dadi è «{ $word }». Viene mescolata al numero segreto di questa partita prima del primo lancio, così anche lei decide i dadi. { $owner } Fino alla fine la conosciamo solo tu e io; poi tutti possono leggerla. Puoi cambiarla finché la partita non comincia.
    Il numero segreto è già fissato; la sua impronta è `{ $hash }`.
owner_knows = Con la fonte pubblica chi gestisce il bot non può scegliere i dadi; però può conoscerli.
bad_word = Una parola per i dadi ha da 1 a { $most } caratteri visibili. Scegline un’altra.
word_too_late = La partita è cominciata: le parole per i dadi si danno solo prima.
seed_revealed = -# Il numero segreto è svelato: `/verifica` lo mostra e controlla ogni lancio e ogni carta; `/esporta` ti dà la registrazione.

verify_running = **La partita { $number } è ancora in corso.** Prima del primo lancio ho pubblicato l’impronta del suo numero segreto e delle parole dei giocatori:
    `{ $hash }`
    Numero e parole non possono più cambiare senza che cambi anche l’impronta. A partita finita li rivelo, e `/verifica` rifà da essi ogni lancio e ogni carta. { $owner }
proof_rules = Ogni mossa ha seguito le regole.
proof_drawn = Ogni tavolo è stato sorteggiato come promesso.
proof_against = Contro chi gestisce il bot: { $proof }.
proof_nothing = niente
proof_test_chain = niente (la fonte era una catena fatta per le prove)
proof_start = la fonte pubblica dall’inizio
proof_turn = la fonte pubblica di ogni turno
proof_order = la fonte pubblica di ogni ordine
proof_words = la parola sigillata di { $names }
proof_both = { $beacon } e { $words }
proof_unfixed = { $proof }, ma non chi sedeva dove né le opzioni
verify_true = **La partita { $number } è stata regolare.** { $actions ->
    [one] { $actions } azione è stata decisa
   *[other] { $actions } azioni sono state decise
} di nuovo secondo le regole, e { $draws ->
    [one] { $draws } lancio o carta è stato rifatto
   *[other] { $draws } fra lanci e carte sono stati rifatti
} dal numero segreto e dalle parole: tutto come registrato, e tutto come promesso.
verify_false = **La partita { $number } non torna.** Riga { $line } della registrazione: { $reason }
verify_seed = Numero segreto: `{ $seed }`
verify_commitment = Impronta pubblicata all’inizio: `{ $hash }`
verify_words = Parole: { $words }
verify_word = { $who }: «{ $word }»
verify_no_words = Nessuno ha dato una parola.
verify_yourself = La registrazione è allegata. Chiunque può controllarla senza di me: `casus-belli verify FILE`, o il breve programma in Python della documentazione (docs/fair-dice.md). { $owner }

export_whole = **Partita { $number }** dal primo lancio all’ultimo, con il suo numero segreto. `casus-belli replay` ne mostra ogni momento, `casus-belli verify` la controlla.
export_running = **Partita { $number }** fin qui, come l’hanno vista tutti: senza mani, risposte segrete e numero segreto. La registrazione intera arriva a partita finita.
