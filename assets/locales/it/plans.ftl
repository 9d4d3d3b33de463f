### Un turno intero in una riga: `/piano`.

plan_words_place = rinforzi, rinforza, schiera, metti
plan_words_attack = attacca, attacco
plan_words_advance = avanza, entra
plan_words_fortify = sposta, spostamento, fortifica
plan_words_trade = tris, gioca
plan_words_end = fine, termina, concludi
plan_words_until = fino a, fino alla, fino al, fino, finché
plan_words_once = una volta, un lancio
plan_words_captured = conquista, conquistata, conquistato
plan_words_all = tutte, tutti, tutto
plan_words_half = metà
plan_words_fewest = minimo, meno possibile
plan_words_to = a, verso
plan_words_filler = da, dal, dalla, in, su, con, armata, armate, restano, resta, sotto, scende, probabilità, almeno, è, la, il, lo, un, le, carte, migliore, turno, del
plan_place = Schiera { $n } in { $at }
plan_place_all = Schiera tutte le armate in { $at }
plan_trade = Gioca il tris migliore
plan_attack = Attacca { $from } → { $to }, { $until }
plan_attack_then = Attacca { $from } → { $to }, { $until }; poi { $moving }
plan_advance = Dopo la conquista: { $moving }
plan_advance_number = { $n ->
    [one] avanza { $n } armata
   *[other] avanzano { $n } armate
}
plan_fortify = Sposta { $n } da { $from } a { $to } e termina il turno
plan_fortify_all = Sposta tutte quelle che possono da { $from } a { $to } e termina il turno
plan_end = Termina il turno
plan_title = **Il tuo piano** sulla mappa com’è adesso (lo vedi solo tu; non è stato giocato niente)
plan_sure = { $number }. { $step }
plan_chance = { $number }. { $step } · { $percent }%
plan_perhaps = { $number }. { $step } · possibile nel { $percent }% dei casi
plan_impossible = { $number }. { $step } · ✗ Qui il piano si fermerebbe. { $why }
plan_whole = -# Riesce dall’inizio alla fine nel { $percent }% dei casi. Un piano si ferma prima di un passo che non è possibile.
plan_whole_sure = -# Un piano si ferma prima di un passo che non è possibile.
plan_moved_on = La partita è andata avanti da quando hai visto questo piano. Non è stato giocato niente. Ecco che cosa farebbe adesso:
plan_turn_over = A quel punto il tuo turno è finito.
plan_game_over = La partita è finita.
plan_waits = Aspetta la risposta di un altro giocatore, poi continua da solo.
plan_done = { $n ->
    [one] Il tuo piano è compiuto.
   *[other] Il tuo piano è compiuto: tutti i { $n } passi.
}
plan_stopped = Il tuo piano si è fermato dopo { $done ->
    [one] { $done } passo
   *[other] { $done } passi
} su { $of }, a «{ $step }». { $why }
plan_paused = Il tuo piano è arrivato a «{ $step }». { $waits }
plan_began = Il tuo piano è stato giocato all’inizio del tuo turno.
plan_played_dm = **Il tuo piano** nella partita { $number } ({ $server }) è stato giocato.
button_plan_now = Gioca adesso
button_plan_later = Quando tocca a me
button_plan_change = Cambia
button_plan_cancel = Annulla
button_plan_remove = Togli il piano
plan_kept = Lo tengo solo per te: questo piano sarà giocato all’inizio del tuo prossimo turno, e saprai com’è andata. `/ordini` lo mostra e può toglierlo.
plan_cancelled = Non è stato giocato niente e questo piano è dimenticato.
plan_removed = Il tuo piano è tolto. Il tuo prossimo turno aspetta te.
plan_next = All’inizio del tuo prossimo turno sarà giocato questo piano:
plan_last = Il piano del turno { $turn }:
plan_form_title = Un turno intero
plan_form_label = Un passo per riga, o separati da ;
plan_form_hint = rinforzi alaska 5; attacca alaska kamchatka fino a 3; avanza tutte; sposta …
plan_empty = Un piano ha almeno un passo, per esempio: `rinforzi alaska 5; attacca alaska kamchatka fino a 3; avanza tutte; fine`.
plan_too_long = Un piano ha al massimo { $steps } passi e { $characters } caratteri.
plan_bad_step = Il passo { $number }, «{ $step }», non si capisce. { $problem }
plan_corrected = Intendevi questo?
    ```
    { $line }
    ```
plan_no_verb = Un passo comincia con `rinforzi`, `attacca`, `avanza`, `sposta`, `tris` o `fine`.
plan_no_territory = Indica un tuo territorio, per esempio `rinforzi alaska 5`.
plan_two_territories = Indica due territori, per esempio `attacca alaska kamchatka`.
plan_bad_condition = Un attacco va avanti `una volta`, `fino alla conquista`, `fino a 3` (armate che restano lì) o `fino a 60%` (probabilità di conquista).
plan_bad_amount = Scrivi un numero intero da 1, `tutte` oppure (per avanzare) `metà` o `minimo`.
