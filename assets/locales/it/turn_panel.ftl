### Il pannello privato del turno, e le abitudini di una persona.

button_strike = { $from } → { $to } · { $percent }%
button_all_attacks = Tutti gli attacchi ({ $n })
button_place_all = { $n ->
    [one] { $n } → { $to }
   *[other] Tutte { $n } → { $to }
}
button_all_places = Tutti i territori ({ $n })
button_move_all = { $from } → { $to } · { $n ->
    [one] { $n }
   *[other] tutte { $n }
}
button_all_moves = Tutti gli spostamenti ({ $n })
button_trade_set = { $cards } · +{ $armies }
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
default_at_once = conclude subito il turno
