# A whole game as a report.

report_title = A game of { $rulebook }
report_players = At the table, in turn: { $names }.
report_options = House rules: { $options }.
report_option = { $name } – { $value }
report_setup = Set-up
report_round = Round { $round }
report_turn = **{ $who }** receives { $armies ->
    [0] no armies.
    [one] { $armies } army.
   *[other] { $armies } armies.
}
report_fight = { $from } attacks { $to } ({ $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
}, lost { $own } to { $others }) without taking it.
report_capture = { $from } takes { $to } from { $whose } ({ $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
}, lost { $own } to { $others }); { $armies ->
    [0] the armies are still to move in.
    [one] { $armies } army moves in.
   *[other] { $armies } armies move in.
}
report_quiet = No attack.
report_end = The end
report_length = The game took { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} and { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
}; { $captures ->
    [one] { $captures } territory was captured.
   *[other] { $captures } territories were captured.
}
