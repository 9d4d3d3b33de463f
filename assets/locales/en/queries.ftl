### Private answers about a table: its rules, the log of a turn, the board after a past turn, one’s standing orders.

# `/rules`: heading of the differences ([PBP-47]).
# Variables: $rulebook (String)
rules_differences = **What this table plays: { $rulebook }, except that**

# `/rules`: there are no differences.
# Variables: $rulebook (String)
rules_none = **What this table plays: { $rulebook }, exactly as in the rulebook.**

# `/rules`: a difference, with the numbers of the rules that it is about.
# Variables: $line (String), $numbers (String)
rules_numbered = { $line } (rules { $numbers })

# `/rules`: a first turn, in five lines.
first_turn_classic = **A first turn**
    1. You get new armies: place them all with `/place`, best on a border where you want to attack.
    2. Attack a neighbour with `/attack` as often as you like. You roll up to three dice, the defender fewer; the highest are compared, and ties go to the defender. `/odds` shows your chances.
    3. When nobody is left there, the land is yours: move in with `/advance`.
    4. Then move armies once with `/fortify`, or end the turn with `/end`.
    5. A turn with a capture brings a card; three that fit bring armies with `/trade`. `/hand` shows what only you may see.

# `/log`: heading.
# Variables: $turn (Number), $last (Number)
log_of_turn = -# Turn { $turn } of { $last }

# `/log`: heading of the set-up.
log_of_setup = -# The set-up

# `/log`: nothing to show.
log_empty = Nothing has happened there yet.

# `/log`, `/board`: a turn that was not played.
# Variables: $turn (Number), $last (Number)
no_such_turn = { $last ->
    [0] Turn { $turn } hasn’t been played: there is only the set-up so far, number 0.
    [one] Turn { $turn } hasn’t been played: there is turn 1 so far, and the set-up, number 0.
   *[other] Turn { $turn } hasn’t been played: there are turns 1 to { $last } so far, and the set-up, number 0.
}

# `/board` of a past turn.
# Variables: $turn (Number), $last (Number)
board_of_turn = -# The board after turn { $turn } of { $last }

# `/board` after the set-up.
board_of_setup = -# The board after the set-up

# `/board` of the turn under way.
# Variables: $turn (Number)
board_of_now = -# The board in turn { $turn }, which is not over

# `/orders`: heading.
# Variables: $number (Number)
orders_title = **Your standing orders in game { $number }** (only you see them)
