# Objectives, points, dropped cards, the ways in which time ends a game. Keys are the names of the functions in
# src/text/phrases/ends.rs.

seen_objective = Your secret objective: { $objective }.
seen_bonus_added = { $who } holds { $at } on those cards and receives { $armies } more armies.
seen_cap = { $who } has as many armies as the table allows: { $lost ->
    [one] { $lost } army is not received.
   *[other] { $lost } armies are not received.
}
seen_announced_first = { $from } → { $to }: { $chooser } names the defence dice before the attack's are known.
seen_defence_named = { $who } defends with { $dice ->
    [one] { $dice } die.
   *[other] { $dice } dice.
}
seen_hand_full = { $who } holds as many cards as allowed and draws none.
seen_discard_owed = { $who } holds too many cards now and must drop { $n ->
    [one] { $n } card.
   *[other] { $n } cards.
}
seen_discarded = { $who } drops { $cards }.
seen_time = Time is up in round { $round }.
seen_last_round = { $who } drew the last card: everybody plays once more, { $who } last.
seen_closing = { $who } throws { $dice } at the end of the turn; { $most } or less ends the game.
seen_extra = The leaders are tied. Extra round { $n }: only { $who } play, one turn each.
seen_shown = { $who } was to { $objective }.
seen_ended_objective = { $who } has reached the secret objective and wins in round { $round }.
seen_ended_points = The game ends in round { $round }: { $who } has most points and wins.
seen_ended_draw = The game ends in round { $round } in a draw between { $who }.
score_line = { $place }. { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score_line_reached = { $place }. { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, objective reached
score_line_out = { $place }. { $who }: eliminated

objective_named = “{ $name }”: { $goal }
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
hand_objective = Your secret objective: { $objective }.
hand_instead = That can't be reached any more; instead: { $goal }.
hand_reached = You have reached it.

ask_throw = { $to } defends with { $defence ->
    [one] { $defence } die
   *[other] { $defence } dice
}: attack from { $from } with { $least } to { $dice } dice.
ask_discard = You hold too many cards: drop { $n ->
    [one] { $n } card.
   *[other] { $n } cards.
}
ask_trade_or_go_on = You receive no armies. You may trade in a set for { $value ->
    [one] { $value } army
   *[other] { $value } armies
}, or go on.
task_throw = choose attack dice
task_discard = drop cards
pick_discard = { $n ->
    [one] One card to drop
   *[other] { $n } cards to drop
}
button_discard = Drop cards
button_throw = Throw
button_go_on = Go on
why_inferior = No attack with fewer dice than the defender throws: { $from } has { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} at most, the defender throws { $defence }.
why_garrison = { $at } borders an enemy: { $least ->
    [one] { $least } army must stay there.
   *[other] { $least } armies must stay there.
}
why_cards = Exactly { $wanted ->
    [one] { $wanted } card
   *[other] { $wanted } different cards
} must go, not { $given }.

objective_added = Added to the objectives: { $objective }.
objective_one_kind = An objective names land, or a number of territories; not both.
no_such_continent = There is no such continent. There are { $names }.
no_such_objective = You have written no objective of that name.
lobby_objective = • own objective: { $objective }
setup_few_objectives = { $cards ->
    [one] One objective is too few for { $seats } players.
   *[other] { $cards } objectives are too few for { $seats } players.
}
setup_objective = The objective “{ $name }” can't be played: { $why }
fault_name = it needs a name of 1 to { $most } characters.
fault_twice = “{ $other }” has the same name or wants the same.
fault_too_many = a table can have { $most } of its own at most.
fault_empty = it wants nothing: name territories, continents or a number of them.
fault_continents = it wants { $wanted } different continents, and there are { $there }.
fault_territories = it wants { $wanted } territories, and there are { $there }.
fault_too_easy = it wants { $wanted } territories, and somebody is dealt { $dealt } at the start.

switch_renew = New deck
value_renew_need = when a card is needed
about_renew_need = Exchanged cards become the deck when a card is to be drawn and none is left.
value_renew_once = with the last card
about_renew_once = Whoever draws the last card makes the exchanged ones the new deck.
value_hand_time = 7 against time
about_hand_time = At most 7 cards in a hand, in a game against time only.
value_time_rounds = rounds
about_time_rounds = Time is up in a round that was agreed; the round is completed.
switch_rounds = Rounds
about_rounds = Time is up in round { $n }.
switch_elimination = An elimination ends it
about_elimination_off = The game goes on after an elimination.
about_elimination_on = Against time, an elimination ends the game once the deck was renewed; points are counted.
switch_tie = Equal points
value_tie_armies = more armies
about_tie_armies = Of equal points the more armies win; then extra rounds of the tied; then it is a draw.
value_tie_outside = more land outside
about_tie_outside = Of equal points, more points outside the objective win; then the later place in the order.

status_points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
status_time_up = Time was up in round { $round }.
status_last = Last round: the game ends with the turn of { $who }.
status_extra = Extra round { $n }: only { $who } play.
status_set_by_figures = Sets are worth 4 to 12 armies, by their figures
hand_no_set_by_figures = Three of them make no set yet.
hand_sets_best = { $n ->
    [one] { $n } set can be traded in
   *[other] { $n } different sets can be traded in
}, worth up to { $value } armies.
