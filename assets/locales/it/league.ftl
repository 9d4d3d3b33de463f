### I tornei.

tournament_title = **Torneo { $number } · { $format } · { $rulebook }**
tournament_league = Campionato
tournament_knock_out = Eliminazione diretta
tournament_about_league = { $rounds ->
    [one] Un turno
   *[other] { $rounds } turni
} di torneo, e i punti si sommano: 12, 7, 5 e 3 secondo il posto, 13 per l’obiettivo raggiunto. Tavoli da { $table }, sorteggiati in modo che nessuno incontri le stesse persone più spesso del necessario.
tournament_about_knock_out = Tavoli da { $table }. Da ogni tavolo { $advance ->
    [one] passa il migliore
   *[other] passano i migliori { $advance }
}, e passa anche chi raggiunge l’obiettivo in tempo. L’ultimo tavolo decide.
tournament_uneven_tables = Se il numero di persone non dà tavoli tutti uguali, alcuni sono più piccoli o più grandi, da 3 a 5.
tournament_uneven_byes = Se il numero di persone non dà tavoli tutti uguali, qualcuno riposa per un turno del torneo, ciascuno il meno possibile.
tournament_next_auto = Ogni turno del torneo comincia appena finisce quello prima.
tournament_next_host = Ogni turno del torneo comincia quando lo dice chi ospita.
tournament_host = Ospita: { $host }
tournament_people = **{ $n ->
    [one] { $n } persona
   *[other] { $n } persone
}** { $names }
tournament_nobody = **Non partecipa ancora nessuno.** Premi Entra, oppure usa `/torneo unisciti`.
tournament_reserves = **Riserve** { $names }
tournament_dropouts = **Ritirati** { $names }
tournament_missing = { $missing ->
    [one] Manca ancora { $missing } persona per cominciare.
   *[other] Mancano ancora { $missing } persone per cominciare.
}
tournament_ready = Chi ospita può cominciare premendo Comincia.
tournament_running_of = **Si gioca il turno { $round } di { $rounds } del torneo**, ogni tavolo in un thread di questo canale. `/torneo tavoli` e `/torneo classifica` dicono a che punto siamo.
tournament_running = **Si gioca il turno { $round } del torneo**, ogni tavolo in un thread di questo canale. `/torneo tavoli` e `/torneo classifica` dicono a che punto siamo.
tournament_is_done = **Questo torneo è finito.** `/torneo classifica` dice com’è andata.
tournament_won = **Il torneo { $number } è finito: ha vinto { $who }.**
tournament_shared = **Il torneo { $number } è finito.** Primi a pari merito: { $who }.
tournament_called_off = **Il torneo { $number } è stato annullato.**

button_next_round = Prossimo turno del torneo
button_end_tournament = Sì, chiudi il torneo

tournament_joined = Partecipi. { $n ->
    [one] Per ora ci sei solo tu.
   *[other] Ora partecipano { $n } persone.
}
tournament_joined_reserve = Il torneo è già cominciato, quindi sei nella lista delle riserve: chi ospita può metterti al posto di qualcuno.
tournament_left = Non partecipi più.
tournament_left_running = Ti sei ritirato. Se stai giocando una partita, prosegue con i suoi tempi; chi ospita può mettere una riserva al tuo posto.
tournament_started = Comincia il turno { $round } del torneo: { $tables ->
    [one] un tavolo, nel suo thread.
   *[other] { $tables } tavoli, ognuno nel suo thread.
}
tournament_dropped = { $who } non partecipa più al torneo.
tournament_substituted = Ora { $reserve } gioca al posto di { $who }, con tutti i suoi punti e la partita in corso.
tournament_ended = Il torneo è chiuso.
tournament_confirm_end = Così si chiude per tutti un torneo in corso: le partite non finite vengono annullate e la classifica resta com’è. Conferma, se lo vuoi davvero.

tournament_none_here = In questo canale non c’è nessun torneo. Aprine uno con `/torneo nuovo`.
tournament_here = In questo canale c’è già il torneo { $number }. Apri il secondo in un altro canale.
tournament_over = Questo torneo è finito.
tournament_not_host = Lo può fare solo chi ospita il torneo, { $host }, o chi gestisce questo server.
tournament_new_host = Chi ospitava il torneo { $number } ha lasciato questo server. **Ora ospita { $name }.**
tournament_already_in = Partecipi già a questo torneo.
tournament_not_in = Non partecipi a questo torneo. Entra con `/torneo unisciti`.
tournament_dropped_out = Ti sei ritirato da questo torneo, e non si può tornare indietro.
tournament_full = Questo torneo è al completo: può avere al massimo { $most } persone.
tournament_too_few = { $missing ->
    [one] Manca una persona
   *[other] Mancano { $missing } persone
}: per un turno del torneo ne servono almeno { $need }, e { $have ->
    [0] non partecipa nessuno
    [one] ne partecipa una
   *[other] ne partecipano { $have }
}.
tournament_unfinished = { $tables ->
    [one] Un tavolo di questo turno del torneo sta ancora giocando.
   *[other] { $tables } tavoli di questo turno del torneo stanno ancora giocando.
} Il prossimo può cominciare quando hanno finito.
tournament_not_begun = Il torneo non è ancora cominciato.
tournament_no_such_entrant = { $who } non partecipa a questo torneo.
tournament_not_reserve = { $who } non è nella lista delle riserve. Ci si entra con `/torneo unisciti`.
tournament_table_of = Questa partita è un tavolo del torneo { $number }. Chi ospita il torneo, o chi gestisce questo server, può annullare questo solo tavolo (`/torneo chiudi` con il suo numero), o chiudere tutto il torneo.
tournament_seats = Qui con questo regolamento possono giocare al massimo { $most } persone per tavolo. Scegli tavoli più piccoli.
tournament_bad_rounds = Un campionato può avere da 1 a { $most } turni di torneo, non { $rounds }.
tournament_bad_table = A un tavolo possono sedere da 3 a 5 persone, non { $table }.
tournament_bad_advance = Da ogni tavolo possono passare una o due persone, non { $advance }.
tournament_no_thread = Un torneo ha bisogno di un canale, perché ogni suo tavolo vi riceve un thread. Aprilo in un canale.
permission_threads = Crea thread pubblici

tournament_thread = Torneo { $number } · turno { $round } · tavolo { $table }
tournament_table_drawn = **Turno del torneo { $round } · tavolo { $table }**: { $people }. La vostra partita comincia nel thread qui sotto.
tournament_tables_title = **Torneo { $number } · turno { $round }**
tournament_table_playing = Tavolo { $table }: { $people } · { $link }
tournament_table_opening = Tavolo { $table }: { $people } · il suo thread si sta aprendo
tournament_table_over = Tavolo { $table }, finito: { $results }
tournament_result = { $who }: { $points }
tournament_sits_out = Riposa: { $people }

tournament_standings_title = **Torneo { $number } · classifica**
tournament_line = { $rank }. { $who } · { $points } · { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
tournament_line_first = **{ $rank }. { $who } · { $points }** · { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
tournament_note_out = fuori al turno del torneo { $round }
tournament_note_dropped = ritirato
tournament_note_in = ancora in gara
tournament_no_standings = Nessuna partita di questo torneo è ancora finita.
tournament_round_over = **Il turno { $round } del torneo è finito.**
tournament_goes_on = Comincia il prossimo turno del torneo.
tournament_waits_for_host = Il prossimo turno del torneo lo comincia { $host }.
tournament_too_few_left = { $missing ->
    [one] Manca una persona
   *[other] Mancano { $missing } persone
} per un altro turno del torneo. { $host } può mettere delle riserve e cominciarlo, oppure chiudere il torneo.

picture_tournament = TORNEO { $number }
picture_tournament_league = Campionato · turno { $round } di { $rounds }
picture_tournament_knock_out = Eliminazione diretta · turno { $round }
column_points = Punti
column_games = Partite
column_wins = Vinte
column_objectives = Obiettivi
column_state = Stato
state_in = in gara
state_out = fuori al { $round }
state_dropped = ritirato
picture_more = { $n ->
    [one] e { $n } altra persona
   *[other] e altre { $n } persone
}

tournament_settings_title = Impostazioni del torneo { $number }: a che cosa si gioca ai suoi tavoli. Ogni scelta vale subito, finché il torneo non comincia.
tournament_begun = Il torneo è cominciato: quello che si gioca ai tavoli non può più cambiare.
tournament_no_such_table = In questo turno del torneo non c’è un tavolo { $number }. { $tables ->
    [one] C’è un solo tavolo.
   *[other] I tavoli hanno i numeri da 1 a { $tables }.
}
tournament_table_done = Al tavolo { $number } non si gioca più.
tournament_confirm_table = Così si annulla la partita del tavolo { $number }: finisce senza risultato, e chi vi gioca risulta a riposo in questo turno del torneo. Nell’eliminazione diretta passano tutti. Gli altri tavoli continuano. Conferma, se lo vuoi davvero.
button_void_table = Sì, annulla il tavolo { $number }
tournament_voided = Il tavolo { $number } è annullato.
tournament_void_announced = **Turno del torneo { $round } · tavolo { $number } annullato.** Chi vi giocava risulta a riposo in questo turno del torneo.
tournament_table_void = Tavolo { $number }, annullato: { $people } a riposo

tournament_words_closed = **Torneo { $number }: le parole per la sua sorte sono chiuse.** Tavoli, posti e dadi di ogni tavolo seguono da ciò che è fissato ora.
tournament_words_are_closed = Le parole di questo torneo sono chiuse. Comincia da solo al più tardi { $when }.
tournament_word_given = La tua parola per questo torneo è «{ $word }». Ne dipendono tavoli, posti e dadi di ogni tavolo. { $owner } Resta segreta fino alla fine del torneo. Puoi cambiarla finché il torneo non comincia.
    Il numero segreto è già fissato; la sua impronta è `{ $hash }`.
tournament_word_sealed = La tua parola sigillata è conservata: `{ $hash }`. Quando il torneo comincia, svelala con `/fortuna`. Se non lo fai, giochi senza parola. { $owner }
tournament_verify_running = **Il torneo { $number }** non è ancora finito: numero segreto e parole restano segreti. { $owner }
tournament_verify_true = **Il torneo { $number } è stato sorteggiato regolarmente.** { $rounds ->
    [one] { $rounds } turno
   *[other] { $rounds } turni
} con { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
} sorteggiati di nuovo da numero segreto, parole e fonte pubblica: ognuno sedeva dove doveva. { $owner }
tournament_verify_false = **Il torneo { $number } non torna.** Riga { $line } della sua registrazione: { $reason }
tournament_export = **Torneo { $number }**: chi si è iscritto, chi ha incontrato chi, con il suo numero segreto. `casus-belli verify` lo controlla, e con esso le registrazioni dei suoi tavoli.
