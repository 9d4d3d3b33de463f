### Objectives, points, dropped cards, the ways in which time ends a game.

# Own objective, dealt.
# Variables: $objective (String)
seen_objective = Your secret objective: { $objective }.

# Armies for own territories on traded cards, to be placed anywhere.
# Variables: $who (String), $at (String), $armies (Number)
seen_bonus_added = { $who } owns { $at } from that set and receives { $armies } more armies.

# Event: no room for more armies.
# Variables: $who (String), $lost (Number)
seen_cap = { $who } has reached the table’s army limit: { $lost ->
    [one] { $lost } army is not received.
   *[other] { $lost } armies are not received.
}

# Event: an attack announced; the defender names dice before the attacker does.
# Variables: $from (String), $to (String), $chooser (String)
seen_announced_first = { $from } → { $to }: { $chooser } names the defence dice before knowing the attack dice.

# Event: the defender named dice.
# Variables: $who (String), $dice (Number)
seen_defence_named = { $who } defends with { $dice ->
    [one] { $dice } die.
   *[other] { $dice } dice.
}

# Event: no card, the hand is full.
# Variables: $who (String)
seen_hand_full = { $who } already has as many cards as allowed and draws none.

# Event: cards must be dropped.
# Variables: $who (String), $n (Number)
seen_discard_owed = { $who } has too many cards and must discard { $n ->
    [one] { $n } card.
   *[other] { $n } cards.
}

# Event: cards dropped.
# Variables: $who (String), $cards (String)
seen_discarded = { $who } discards { $cards }.

# Event: time is up.
# Variables: $round (Number)
seen_time = Time is up in round { $round }.

# Event: the last round begins.
# Variables: $who (String)
seen_last_round = { $who } drew the last card: everyone plays one more turn, { $who } last.

# Event: a closing throw.
# Variables: $who (String), $dice (String), $most (Number)
seen_closing = { $who } rolls { $dice } at the end of the turn; { $most } or less ends the game.

# Event: an extra round.
# Variables: $n (Number), $who (String)
seen_extra = The leaders are tied. Extra round { $n }: only { $who } play, one turn each.

# Event: one objective shown at the end.
# Variables: $who (String), $objective (String)
seen_shown = { $who }’s objective: { $objective }.

# Event: won by an objective.
# Variables: $who (String), $round (Number)
seen_ended_objective = { $who } reaches the secret objective and wins in round { $round }.

# Event: won by points.
# Variables: $who (String), $points (Number), $round (Number)
seen_ended_points = { $who } wins in round { $round } with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

# The same where others have as many points.
# Variables: $who (String), $points (Number), $tied (String), $round (Number)
seen_ended_tie = { $who } wins in round { $round } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}, ahead of { $tied } on the tie-break.

# Event: nobody can be told from the other.
# Variables: $who (String), $round (Number)
seen_ended_draw = The game ends in a draw between { $who } in round { $round }.

# One line of the score table.
# Variables: $place (Number), $who (String), $points (Number)
score_line = { $place }. { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# The same, for somebody who reached the objective.
# Variables: $place (Number), $who (String), $points (Number)
score_line_reached = { $place }. { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, objective reached

# The same, for somebody who was eliminated.
# Variables: $place (Number), $who (String)
score_line_out = { $place }. { $who }: eliminated

# An objective with a name.
# Variables: $name (String), $goal (String)
objective_named = “{ $name }” – { $goal }

# Land to hold: continents and territories in one list.
# Variables: $land (String)
goal_land = hold { $land } at the same time

# A whole continent, in that list.
# Variables: $continent (String)
goal_continent = all of { $continent }

# Further continents of one's choice, in that list.
# Variables: $n (Number)
goal_others = { $n ->
    [one] one more continent of your choice
   *[other] { $n } more continents of your choice
}

# So many territories.
# Variables: $n (Number)
goal_count = hold { $n ->
    [one] { $n } territory
   *[other] { $n } territories
}

# So many territories with so many armies on each.
# Variables: $n (Number), $armies (Number)
goal_count_armies = hold { $n } territories with at least { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
} on each

# Somebody to be eliminated.
# Variables: $who (String)
goal_eliminate = eliminate { $who }

# The same for a colour that nobody plays.
# Variables: $colour (String)
goal_eliminate_colour = eliminate the { $colour } armies

# Own objective, as part of one's hand.
# Variables: $objective (String)
hand_objective = Your secret objective: { $objective }.

# It has become twenty-four territories.
# Variables: $goal (String)
hand_instead = It can no longer be reached. Your objective is now: { $goal }.

# It is reached.
hand_reached = You have reached it.

# Own objective: asked by somebody who only watches.
objective_spectator = You are watching this game: only players have an objective.

# Own objective: the game has none.
objectives_none = Nobody at this table has a secret objective. /rules says how the game is won.

# Question: attack dice, after the defence.
# Variables: $from (String), $to (String), $defence (Number), $least (Number), $dice (Number)
ask_throw = { $to } defends with { $defence ->
    [one] { $defence } die
   *[other] { $defence } dice
}: attack from { $from } with { $least } to { $dice } dice.

# Question: cards to drop.
# Variables: $n (Number)
ask_discard = You have too many cards: discard { $n ->
    [one] { $n } card.
   *[other] { $n } cards.
}

# Question: nothing to place, but a set could be traded in.
# Variables: $value (Number)
ask_trade_or_go_on = You receive no armies. Trade in a set for { $value ->
    [one] { $value } army
   *[other] { $value } armies
}, or continue.

# Menu: pick the cards to drop.
# Variables: $n (Number)
pick_discard = { $n ->
    [one] One card to discard
   *[other] { $n } cards to discard
}

# Button: drop cards.
button_discard = Discard cards

# Button: name attack dice.
button_throw = Roll

# Button: place nothing and go on.
button_go_on = Continue

# Refusal: the numbers are against it.
# Variables: $from (String), $dice (Number), $defence (Number)
why-inferior = You can’t attack with fewer dice than the defence rolls: { $from } has { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} at most, the defence rolls { $defence }. Attack from a territory with more armies, or another target.

# Refusal: so many must stay.
# Variables: $at (String), $least (Number)
why-garrison = { $at } borders an enemy: { $least ->
    [one] { $least } army must stay there. Move fewer.
   *[other] { $least } armies must stay there. Move fewer.
}

# Refusal: not so many cards.
# Variables: $given (Number), $wanted (Number)
why-cards = Discard exactly { $wanted ->
    [one] { $wanted } card
   *[other] { $wanted } different cards
}, not { $given }.

# The host has added an objective.
# Variables: $objective (String)
objective_added = Added to the objectives: { $objective }.

# Refusal: land and a number at the same time.
objective_one_kind = An objective names continents and territories, or a number of territories, not both. Leave one of them out.

# Refusal: no such continent; these there are.
# Variables: $names (String)
no_such_continent = There is no such continent. The board has { $names }.

# Refusal: the host has written no objective of that name.
no_such_objective = You have written no objective with that name. The lobby lists those of this table.

# Lobby: one of the host's own objectives.
# Variables: $objective (String)
lobby_objective = • table’s own objective: { $objective }

# Refusal: fewer objectives than players.
# Variables: $cards (Number), $seats (Number)
setup_few_objectives = { $cards ->
    [one] One objective is too few for { $seats } players.
   *[other] { $cards } objectives are too few for { $seats } players.
} `/objective add` adds more.

# Refusal: an objective of the host's own, and why not.
# Variables: $name (String), $why (String)
setup_objective = The objective “{ $name }” can’t be played: { $why }

# Why not: its name.
# Variables: $most (Number)
fault_name = it needs a name of 1 to { $most } characters.

# Why not: there is one like it.
# Variables: $other (String)
fault_twice = “{ $other }” has the same name or asks for the same thing.

# Why not: there are too many.
# Variables: $most (Number)
fault_too_many = a table can have at most { $most } of its own.

# Why not: it wants nothing.
fault_empty = it asks for nothing: name territories, continents or a number of territories.

# Why not: too many continents.
# Variables: $wanted (Number), $there (Number)
fault_continents = it asks for { $wanted } different continents, but there are only { $there }.

# Why not: too many territories.
# Variables: $wanted (Number), $there (Number)
fault_territories = it asks for { $wanted } territories, but there are only { $there }.

# Why not: reached from the start.
# Variables: $wanted (Number), $dealt (Number)
fault_too_easy = it asks for { $wanted } territories, but somebody is dealt { $dealt } at the start.

# It wants more armies than one player may have.
# Variables: $wanted (Number), $most (Number)
fault_armies = it asks for { $wanted } armies, but the limit for one player is { $most }.


# Status: victory points of somebody's land.
# Variables: $points (Number)
status_points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Status: time is up.
# Variables: $round (Number)
status_time_up = Time was up in round { $round }.

# Status: the last round.
# Variables: $who (String)
status_last = Last round: the game ends after { $who }’s turn.

# Status: an extra round.
# Variables: $n (Number), $who (String)
status_extra = Extra round { $n }: only { $who } play.

# Status: the next set's worth depends on its figures.
status_set_by_figures = Sets are worth 4 to 12 armies, depending on their symbols

# Hand: no set, and its worth would depend on its figures.
hand_no_set_by_figures = No three of them make a set yet.

# Hand: sets, with the most that one is worth.
# Variables: $n (Number), $value (Number)
hand_sets_best = You can trade in { $n ->
    [one] { $n } set
   *[other] { $n } different sets
}, worth up to { $value } armies.
