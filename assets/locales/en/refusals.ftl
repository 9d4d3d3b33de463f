### Refusals: what is wrong, and what would be right.

# That kind of answer isn't asked for now; `task` is.
# Variables: $asked (String)
why-not_now = You can’t do that now. First: { $asked }.

# No such territory.
why-no_such_territory = There is no such territory on this board. Choose one from the list.

# Somebody else's territory.
# Variables: $at (String), $holder (String)
why-not_yours = { $at } isn’t yours: { $holder } holds it. Choose one of your own territories.

# A territory that nobody holds yet.
# Variables: $at (String)
why-not_yours_free = { $at } isn’t yours: nobody holds it yet. Choose one of your own territories.

# Somebody holds it already.
# Variables: $at (String), $holder (String)
why-not_free = { $at } is already held by { $holder }. Choose a free territory.

# Not a neutral territory.
# Variables: $at (String)
why-not_neutral = { $at } doesn’t belong to the neutral army. Choose a neutral territory.

# One's own as target.
# Variables: $at (String)
why-own_target = { $at } is your own. Choose a territory of somebody else.

# No border; the borders of `from` are named.
# Variables: $from (String), $to (String), $borders (String)
why-not_adjacent = { $from } and { $to } don’t border each other. { $from } borders { $borders }.

# No chain of own territories.
# Variables: $from (String), $to (String)
why-not_linked = No chain of your own territories leads from { $from } to { $to }. Choose another target.

# From a territory to itself.
# Variables: $at (String)
why-same_territory = { $at } is named twice. Choose two different territories.

# One army must stay.
# Variables: $at (String)
why-one_army = { $at } has a single army, and that one has to stay. Choose a territory with more armies.

# Outside the possible dice.
# Variables: $dice (Number), $min (Number), $max (Number)
why-dice = { $min ->
    [one] { $max ->
        [one] Only 1 die is possible here, not { $dice }.
       *[other] Choose 1 to { $max } dice, not { $dice }.
    }
   *[other] Choose { $min } to { $max } dice, not { $dice }.
}

# Outside the possible armies.
# Variables: $armies (Number), $min (Number), $max (Number)
why-armies = { $max ->
    [0] No army can be moved or placed here.
    [one] Only 1 army is possible here, not { $armies }.
   *[other] Choose { $min } to { $max } armies, not { $armies }.
}

# The same where only one number is possible.
# Variables: $armies (Number), $max (Number)
why-armies_exactly = Exactly { $max } armies are possible here, not { $armies }.

# Twice, or no army.
# Variables: $at (String)
why-bad_placement = { $at } is named twice, or with no army. Name each territory once, with at least one army.

# Not in hand.
# Variables: $card (String)
why_not_in_hand = You don’t have { $card }. `/hand` shows your cards.

# No set.
why-not_a_set = Those three cards don’t make a set. `/trade` lists the sets in your hand.

# The hand holds no set.
why-no_set = You have no set to trade in. `/hand` shows your cards.

# Armies have been placed already.
why-trading_over = Sets are traded in before the first army is placed. You can trade in next turn.

# Not among the choices.
# Variables: $at (String)
why-not_offered = { $at } isn’t among the choices. Choose one from the list.

# The game is over.
illegal_over = This game is over. `/game new` opens another one.

# The player is out of a game that goes on.
illegal_out = You are out of this game: you can decide nothing in it any more. You can go on watching.

# The question is no longer open.
illegal_stale = The game has moved on: that question is no longer open. The newest board shows what can be done now.
# A command of another rulebook.
illegal_other_family = This game is played by other rules, which have no such command. `/help` lists those that it has.

# Nothing is asked of that person.
illegal_not_asked = You have nothing to decide now. `/status` shows whose turn it is.

# Too few or too many seats.
# Variables: $seats (Number), $min (Number), $max (Number)
setup_seats = This rulebook is for { $min } to { $max } players, not { $seats }.

# No such switch.
# Variables: $key (String)
setup_unknown_switch = This rulebook has no option “{ $key }”. Settings lists all it has.

# The rulebook has one set-up only, and the option asked for another.
# Variables: $rulebook (String), $option (String)
setup_only_one = { $rulebook } is always set up in the same way. Leave out the option `{ $option }`.

# No such value.
# Variables: $switch (String), $value (String), $choices (String)
setup_unknown_value = “{ $switch }” can’t be “{ $value }”. It can be: { $choices }.

# Two options that contradict one another.
# Variables: $first (String), $second (String)
setup_clash = These two don’t go together: { $first }, and { $second }. Change one of them.

# Half of a clash: the set-up isn't sealed.
clash_not_sealed = a set-up that isn’t sealed

# Half of a clash: two players.
clash_two_players = a game for two

# Half of a clash: more than two players.
clash_more_players = more than two players
