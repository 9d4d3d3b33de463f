### The private turn panel, and a person's own defaults ([PBP-55], [PBP-57]).

# Button: attacks as far as the person's defaults say.
# Variables: $from (String), $to (String), $percent (Number)
button_strike = { $from } → { $to } · { $percent }%

# Button: the menu of all attacks.
# Variables: $n (Number)
button_all_attacks = All attacks ({ $n })

# Button: places all armies there.
# Variables: $n (Number), $to (String)
button_place_all = { $n ->
    [one] { $n } → { $to }
   *[other] All { $n } → { $to }
}

# Button: the menu of all territories.
# Variables: $n (Number)
button_all_places = All territories ({ $n })

# Button: moves all armies that may go.
# Variables: $n (Number), $from (String), $to (String)
button_move_all = { $from } → { $to } · { $n ->
    [one] { $n }
   *[other] all { $n }
}

# Button: the menu of all moves.
# Variables: $n (Number)
button_all_moves = All moves ({ $n })

# Button: trades in this set.
# Variables: $cards (String), $armies (Number)
button_trade_set = { $cards } · +{ $armies }

# Button: the page of all sets.
# Variables: $n (Number)
button_all_sets = All sets ({ $n })

# Button: the person's own defaults.
button_defaults = Defaults

# Above the menus of the defaults.
# Variables: $until (String), $moving (String), $ending (String)
defaults_told = **Your defaults**, for you alone, in all games. Each choice takes effect at once.
    An attack by one press: { $until }
    After a capture: { $moving }
    The end of a turn: { $ending }

# Menu prompt.
pick_until = How far an attack goes

# Menu prompt.
pick_move_in = How many armies move in

# Menu prompt.
pick_confirm = The end of the turn

# Default: when an attack stops.
default_once = one roll

# Default: when an attack stops.
default_captured = until captured

# Default: when an attack stops.
# Variables: $n (Number)
default_left = until { $n ->
    [one] { $n } army is left
   *[other] { $n } armies are left
} there

# Default: when an attack stops.
# Variables: $percent (Number)
default_chance = while the chance is at least { $percent }%

# Default: armies that move in.
default_all = all that may move in

# Default: armies that move in.
default_half = half of them move in

# Default: armies that move in.
default_fewest = as few as possible move in

# Default: armies that move in.
default_ask = ask me how many move in

# Default: the end of a turn.
default_confirm = asks first if attacks or moves are possible

# Default: the end of a turn.
default_at_once = ends the turn at once
