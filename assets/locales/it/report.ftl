### Una partita intera come resoconto.

report_title = { $rulebook }: una partita
report_players = Al tavolo, in ordine di turno: { $names }.
report_options = Regole della casa: { $options }.
report_option = { $name } – { $value }
report_setup = Preparazione
report_round = Giro { $round }
report_turn = **{ $who }** { $armies ->
    [0] non riceve armate.
    [one] riceve { $armies } armata.
   *[other] riceve { $armies } armate.
}
report_fight = Attacco { $from } → { $to } respinto ({ $rolls ->
    [one] { $rolls } lancio
   *[other] { $rolls } lanci
}, perdite { $own } contro { $others }).
report_capture = Attacco { $from } → { $to } riuscito (prima: { $whose }; { $rolls ->
    [one] { $rolls } lancio
   *[other] { $rolls } lanci
}, perdite { $own } contro { $others }); { $armies ->
    [0] le armate devono ancora avanzare.
    [one] { $armies } armata avanza.
   *[other] { $armies } armate avanzano.
}
report_quiet = Nessun attacco.
report_end = La fine
report_length = La partita è durata { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
} e { $rolls ->
    [one] { $rolls } lancio
   *[other] { $rolls } lanci
} di dadi; { $captures ->
    [one] è stato conquistato { $captures } territorio.
   *[other] sono stati conquistati { $captures } territori.
}
