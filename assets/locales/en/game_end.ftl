# Objectives, points, dropped cards, the ways in which time ends a game. Keys are the names of the functions in
# src/text/phrases/ends.rs.

seen_objective = Your secret objective: { $objective }.
seen_bonus_added = { $who } owns { $at } from that set and receives { $armies } more armies.
seen_cap = { $who } has reached the table’s army limit: { $lost ->
    [one] { $lost } army is not received.
   *[other] { $lost } armies are not received.
}
seen_announced_first = { $from } → { $to }: { $chooser } names the defence dice before knowing the attack dice.
seen_defence_named = { $who } defends with { $dice ->
    [one] { $dice } die.
   *[other] { $dice } dice.
}
seen_hand_full = { $who } already has as many cards as allowed and draws none.
seen_discard_owed = { $who } has too many cards and must discard { $n ->
    [one] { $n } card.
   *[other] { $n } cards.
}
seen_discarded = { $who } discards { $cards }.
seen_time = Time is up in round { $round }.
seen_last_round = { $who } drew the last card: everyone plays one more turn, { $who } last.
seen_closing = { $who } rolls { $dice } at the end of the turn; { $most } or less ends the game.
seen_extra = The leaders are tied. Extra round { $n }: only { $who } play, one turn each.
seen_shown = { $who }’s objective: { $objective }.
seen_ended_objective = { $who } reaches the secret objective and wins in round { $round }.
seen_ended_points = { $who } wins in round { $round } with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
seen_ended_tie = { $who } wins in round { $round } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}, ahead of { $tied } on the tie-break.
seen_ended_draw = The game ends in a draw between { $who } in round { $round }.
score_line = { $place }. { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score_line_reached = { $place }. { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, objective reached
score_line_out = { $place }. { $who }: eliminated

objective_named = “{ $name }” – { $goal }
goal_land = hold { $land } at the same time
goal_continent = all of { $continent }
goal_others = { $n ->
    [one] one more continent of your choice
   *[other] { $n } more continents of your choice
}
goal_count = hold { $n ->
    [one] { $n } territory
   *[other] { $n } territories
}
goal_count_armies = hold { $n } territories with at least { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
} on each
goal_eliminate = eliminate { $who }
goal_eliminate_colour = eliminate the { $colour } armies
hand_objective = Your secret objective: { $objective }.
hand_instead = It can no longer be reached. Your objective is now: { $goal }.
hand_reached = You have reached it.

ask_throw = { $to } defends with { $defence ->
    [one] { $defence } die
   *[other] { $defence } dice
}: attack from { $from } with { $least } to { $dice } dice.
ask_discard = You have too many cards: discard { $n ->
    [one] { $n } card.
   *[other] { $n } cards.
}
ask_trade_or_go_on = You receive no armies. Trade in a set for { $value ->
    [one] { $value } army
   *[other] { $value } armies
}, or continue.
pick_discard = { $n ->
    [one] One card to discard
   *[other] { $n } cards to discard
}
button_discard = Discard cards
button_throw = Roll
button_go_on = Continue
why_inferior = You can’t attack with fewer dice than the defence rolls: { $from } has { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} at most, the defence rolls { $defence }. Attack from a territory with more armies, or another target.
why_garrison = { $at } borders an enemy: { $least ->
    [one] { $least } army must stay there. Move fewer.
   *[other] { $least } armies must stay there. Move fewer.
}
why_cards = Discard exactly { $wanted ->
    [one] { $wanted } card
   *[other] { $wanted } different cards
}, not { $given }.

objective_added = Added to the objectives: { $objective }.
objective_one_kind = An objective names continents and territories, or a number of territories, not both. Leave one of them out.
no_such_continent = There is no such continent. The board has { $names }.
no_such_objective = You have written no objective with that name. The lobby lists those of this table.
lobby_objective = • table’s own objective: { $objective }
setup_few_objectives = { $cards ->
    [one] One objective is too few for { $seats } players.
   *[other] { $cards } objectives are too few for { $seats } players.
} `/objective add` adds more.
setup_objective = The objective “{ $name }” can’t be played: { $why }
fault_name = it needs a name of 1 to { $most } characters.
fault_twice = “{ $other }” has the same name or asks for the same thing.
fault_too_many = a table can have at most { $most } of its own.
fault_empty = it asks for nothing: name territories, continents or a number of territories.
fault_continents = it asks for { $wanted } different continents, but there are only { $there }.
fault_territories = it asks for { $wanted } territories, but there are only { $there }.
fault_too_easy = it asks for { $wanted } territories, but somebody is dealt { $dealt } at the start.
fault_armies = it asks for { $wanted } armies, but the limit for one player is { $most }.


status_points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
status_time_up = Time was up in round { $round }.
status_last = Last round: the game ends after { $who }’s turn.
status_extra = Extra round { $n }: only { $who } play.
status_set_by_figures = Sets are worth 4 to 12 armies, depending on their symbols
hand_no_set_by_figures = No three of them make a set yet.
hand_sets_best = You can trade in { $n ->
    [one] { $n } set
   *[other] { $n } different sets
}, worth up to { $value } armies.
