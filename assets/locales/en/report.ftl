### A whole game as a report.

# Title.
# Variables: $rulebook (String)
report_title = { $rulebook }: a game

# Who plays.
# Variables: $names (String)
report_players = At the table, in turn: { $names }.

# House options that differ.
# Variables: $options (String)
report_options = House rules: { $options }.

# One of them.
# Variables: $name (String), $value (String)
report_option = { $name } – { $value }

# Heading of the set-up.
report_setup = Set-up

# Heading of a round.
# Variables: $round (Number)
report_round = Round { $round }

# First words of a turn.
# Variables: $who (String), $armies (Number)
report_turn = **{ $who }** receives { $armies ->
    [0] no armies.
    [one] { $armies } army.
   *[other] { $armies } armies.
}

# An attack that took nothing.
# Variables: $from (String), $to (String), $rolls (Number), $own (Number), $others (Number)
report_fight = { $from } attacks { $to } ({ $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
}, lost { $own } to { $others }) without taking it.

# An attack that took the territory.
# Variables: $from (String), $to (String), $whose (String), $rolls (Number), $own (Number), $others (Number), $armies (Number)
report_capture = { $from } takes { $to } from { $whose } ({ $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
}, lost { $own } to { $others }); { $armies ->
    [0] the armies are still to move in.
    [one] { $armies } army moves in.
   *[other] { $armies } armies move in.
}

# A turn without an attack.
report_quiet = No attack.

# Heading of the end.
report_end = The end

# How long it took.
# Variables: $turns (Number), $rolls (Number), $captures (Number)
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
