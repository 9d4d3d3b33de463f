### Il pannello privato del turno, e le abitudini di una persona.

button_strike = { $from } → { $to } · { $percent }%
button_strike_beside = Attacca { $percent }%
shift_from = { $from } →
pick_attack_any = Un altro attacco ({ $n })
pick_attack_finer = Quale attacco, e fin dove?
strike_line = { $percent }% · { $from } → { $to }
line_how_far = Scegli fin dove …
line_how_far_note = un lancio, fino alla conquista o finché restano alcune armate
line_more = altri { $n } …
button_place_all = { $n ->
    [one] { $n } → { $to }
   *[other] Tutte { $n } → { $to }
}
pick_place_all = { $armies ->
    [one] 1 armata altrove ({ $n })
   *[other] Tutte { $armies } altrove ({ $n })
}
button_split = Dividile
button_move_all = { $from } → { $to } · { $n ->
    [one] { $n }
   *[other] tutte { $n }
}
button_all_moves = Tutti gli spostamenti ({ $n })
pick_move_any = Un altro spostamento ({ $n })
pick_move_from = Spostare da dove? ({ $n })
line_targets = verso { $n ->
    [one] { $n } territorio
   *[other] { $n } territori
}
button_fewer = Meno armate
button_trade_set = +{ $armies } · { $cards }
trade_set_worth = { $armies ->
    [one] { $armies } armata
   *[other] { $armies } armate
}
button_trade_beside = Gioca +{ $armies }
button_all_sets = Tutti i tris ({ $n })
button_defaults = Abitudini
defaults_told = **Le tue abitudini**, solo per te, in tutte le partite. Ogni scelta vale subito.
    Un attacco con un solo tocco: { $until }
    Dopo una conquista: { $moving }
    La fine del turno: { $ending }
pick_until = Fin dove va un attacco
pick_move_in = Quante armate avanzano
pick_confirm = La fine del turno
default_once = un lancio
default_captured = fino alla conquista
default_left = finché lì { $n ->
    [one] resta { $n } armata
   *[other] restano { $n } armate
}
default_chance = finché la probabilità è almeno del { $percent }%
default_all = avanzano tutte quelle che possono
default_half = ne avanza la metà
default_fewest = ne avanzano il meno possibile
default_ask = chiedimi quante avanzano
default_confirm = chiede conferma se sono possibili attacchi o spostamenti
default_at_once = termina subito il turno

button_undo = ↩ Annulla mossa
undo_offer = { $n ->
    [one] **Puoi annullare questa mossa:**
   *[other] **Puoi annullare queste { $n } mosse**, la più recente per prima:
}
button_take_back = { $n ->
    [one] Annulla mossa
   *[other] Annulla l’ultima
}
button_take_back_all = Annullale tutte e { $n }
button_undo_keep = Tieni
undo_kept = Non è stato annullato niente.
undo_done = { $n ->
    [one] ↩ Mossa annullata.
   *[other] ↩ { $n } mosse annullate.
}
undo_stale = La partita è andata avanti da quell’elenco: non è stato annullato niente.
step_stop = Hai chiuso gli attacchi.
step_keep = Hai tenuto le carte.
step_place_none = Hai proseguito senza schierare armate.
step_other = Una tua decisione.
undo_nothing_yet = Non c’è niente da annullare: in questo turno non hai ancora fatto nulla.
undo_rolled = Sono stati lanciati i dadi: un lancio non si annulla, e niente di quel che viene prima. Da allora non hai fatto altro.
undo_drawn = È stata pescata una carta: non si annulla, e niente di quel che viene prima. Da allora non hai fatto altro.
undo_revealed = Quello che gli altri hanno visto non si annulla, per esempio le carte giocate, e niente di quel che viene prima. Da allora non hai fatto altro.
undo_answered = Dopo la tua ultima mossa hanno deciso un altro giocatore, un ordine fisso o la scadenza: non si annulla più.
seen_undone_steps = ↩ { $who } annulla: ~~{ $steps }~~
seen_undone = ↩ { $who } annulla una sua mossa.
undone_go_on = Passaggio alla fase seguente.
undone_other = Una decisione che questo resoconto non mostra.
turn_over = **Il tuo turno è finito.**
