### Quel che si dice dei numeri della fonte pubblica dopo la chiusura delle parole, e degli ordini che aspettano i dadi.

words_closed_fixed = L’impegno fissa anche il regolamento, ogni opzione, i tabelloni, gli obiettivi, quando si mescola la fonte pubblica e chi siede dove: { $seats }.
    -# Impronta di tutto questo: `{ $hash }`
dm_commitment = **Partita { $number }** in { $server }: le parole per i dadi sono chiuse. Conserva questo messaggio: prova quali dadi sono stati promessi. Se vedi un altro impegno per questa partita, o se questo messaggio viene modificato o cancellato, qualcuno ha cercato altri dadi.
round_late = **La partita { $number } aspetta i dadi.** Il numero { $round } della fonte pubblica è uscito il { $when }, ma nessun server me lo dà. La partita continua da sola appena arriva. Chiunque può portarlo: `/fortuna` con la firma di quel numero.
announce_tampered = **La partita { $number } non comincia.** Quel che è registrato non è più quel che l’impegno fissa: qualcuno l’ha cambiato. Apri un’altra partita, e chiedi a chi mi gestisce.
order_bound = -# Un ordine è fissato: `{ $binding }`. I suoi dadi vengono dal numero { $round } della fonte pubblica, il { $when }.
dice_on_the_way = Il tuo ordine nella partita { $number } è registrato. I dadi arrivano il { $when }, dal numero { $round } della fonte pubblica.
dice_on_their_way = Un ordine di questa partita aspetta i dadi: arrivano il { $when }, dal numero { $round } della fonte pubblica. Niente può superarlo. Riprova allora.
clock_off = Il mio orologio differisce da quello di Discord di { $seconds } secondi. Nessuna partita può nominare un numero della fonte pubblica finché chi mi gestisce non lo regola.
words_are_closed_waiting = Le parole per i dadi della partita { $number } sono chiuse. La partita comincia da sola appena arriva il suo numero della fonte pubblica.
tournament_words_are_closed_waiting = Le parole per la fortuna di questo torneo sono chiuse. Comincia da solo appena arriva il suo numero della fonte pubblica.
tournament_round_late = **Il torneo { $number } aspetta la fortuna.** Il numero { $round } della fonte pubblica è uscito il { $when }, ma nessun server me lo dà. Comincia da solo appena arriva. Chiunque può portarlo: `/fortuna` con la firma di quel numero.
tournament_tampered = **Il torneo { $number } non comincia.** Quel che è registrato non è più quel che l’impegno fissa: qualcuno l’ha cambiato. Aprine un altro, e chiedi a chi mi gestisce.
tournament_left_since = { $name } ha lasciato il torneo { $number }. I turni che restano si sorteggiano senza. Chi mi gestisce sa come sarebbe andato il sorteggio altrimenti.
not_the_round = Questa non è la firma del numero { $round }, che la partita qui aspetta.
no_round_awaited = Qui niente aspetta un numero della fonte pubblica.
round_brought = È il numero { $round }. La partita continua.
no_beacon_here = Non uso una fonte pubblica, perciò nessun tavolo può scegliere quando mescolarla.
round_of_turn = -# Dadi di questo turno: numero { $round } della fonte pubblica, il { $when }
owner_without_beacon = Senza la fonte pubblica chi gestisce il bot potrebbe scegliere i dadi. Solo una parola sigillata e svelata protegge da questo.
owner_local_chain = Questi dadi non provano niente: la fonte di questo playground è fatta per le prove, e chiunque potrebbe sceglierli.
owner_knows_turn = Con la fonte pubblica di ogni turno chi gestisce il bot non può scegliere i dadi, e non ne conosce nessuno di un turno successivo.
owner_knows_nothing = Con la fonte pubblica di ogni ordine chi gestisce il bot non può scegliere i dadi, e nessuno conosce un dado prima che sia lanciato.
lobby_beacon = -# La fonte pubblica si mescola ai dadi { $mode }.
dice_beacon = Dadi: fonte pubblica
dice_beacon_start = una volta, prima che la partita cominci
dice_beacon_turn = per ogni turno
dice_beacon_order = per ogni ordine
dice_beacon_usual = la scelta abituale
explain_dice_beacon_start = nessuno può scegliere i dadi; chi gestisce il bot potrebbe conoscerli
explain_dice_beacon_turn = nessuno può scegliere i dadi, e nessuno conosce quelli dei turni successivi; non si aspetta quasi mai
explain_dice_beacon_order = nessuno conosce un dado prima che sia lanciato; ogni lancio richiede da 3 a 6 secondi
verify_rounds_before = { $all ->
    [one] Il numero pubblico mescolato dopo l’inizio è stato annunciato in un messaggio prima che uscisse: nessuno poteva conoscere quei dadi.
   *[other] Tutti i { $all } numeri pubblici mescolati dopo l’inizio sono stati annunciati in un messaggio prima che uscissero: nessuno poteva conoscere quei dadi.
}
verify_rounds_late = { $n ->
    [one] { $n } numero pubblico su { $all } dopo l’inizio è stato annunciato in un messaggio solo quando era già uscito, e non prova niente: { $first }
   *[other] { $n } numeri pubblici su { $all } dopo l’inizio sono stati annunciati in un messaggio solo quando erano già usciti, e non provano niente. I primi: { $first }
}
verify_rounds_untold = { $n ->
    [one] { $n } numero pubblico su { $all } dopo l’inizio non è stato annunciato in nessun messaggio che io conosca, e non prova niente: { $first }
   *[other] { $n } numeri pubblici su { $all } dopo l’inizio non sono stati annunciati in nessun messaggio che io conosca, e non provano niente. I primi: { $first }
}
tournament_words_fixed = L’impegno fissa anche il piano dei turni, la grandezza dei tavoli, quando si mescola la fonte pubblica e i { $n } che giocano: { $people }.
    -# Impronta di tutto questo: `{ $hash }`
dm_tournament_commitment = **Torneo { $number }** in { $server }: le parole per la fortuna sono chiuse. Conserva questo messaggio: prova quale fortuna è stata promessa. Se vedi un altro impegno per questo torneo, o se questo messaggio viene modificato o cancellato, qualcuno ha cercato un’altra fortuna.
