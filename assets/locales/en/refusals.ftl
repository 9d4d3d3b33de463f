# Refusals: what is wrong, and what would be right.

why_not_now = That can't be done now. What you have to do now: { $task }.
why_no_such_territory = There is no such territory on this board.
why_not_yours = { $at } isn't yours, { $holder } holds it. Please choose one of your own territories.
why_not_yours_free = { $at } isn't yours, nobody holds it yet. Please choose one of your own territories.
why_not_free = { $at } is already held by { $holder }. Please choose a free territory.
why_not_neutral = { $at } doesn't belong to the neutral army. Please choose a neutral territory.
why_own_target = { $at } is your own. Please choose a territory of somebody else.
why_not_adjacent = { $from } and { $to } don't border each other. { $from } borders { $borders }.
why_not_linked = No chain of your own territories leads from { $from } to { $to }.
why_same_territory = { $at } is named twice. Please choose two different territories.
why_one_army = { $at } has a single army, and that one has to stay: nothing can attack or move from there.
why_dice = { $min ->
    [one] { $max ->
        [one] Only 1 die is possible here, not { $dice }.
       *[other] Between 1 and { $max } dice are possible here, not { $dice }.
    }
   *[other] Between { $min } and { $max } dice are possible here, not { $dice }.
}
why_armies = { $max ->
    [0] No army can be moved or placed here.
    [one] It can only be 1 army here, not { $armies }.
   *[other] It can be { $min } to { $max } armies here, not { $armies }.
}
why_bad_placement = { $at } is named twice, or with no army. Please name each territory once, with at least one army.
why_not_in_hand = You don't hold { $card }.
why_not_a_set = Those three cards make no set. A set is three alike, one of each kind, or any two with a wild card.
why_trading_over = Sets are traded in before the first army is placed; you can trade in your next turn.
why_not_offered = { $at } isn't among the choices.
illegal_over = This game is over.
illegal_stale = The table has moved on: that question is no longer open. The newest board shows what can be done now.
illegal_not_asked = Nothing is asked of you at the moment.
setup_seats = This rulebook is for { $min } to { $max } players, not { $seats }.
setup_unknown_switch = This rulebook has no option “{ $key }”.
setup_unknown_value = “{ $switch }” can't be “{ $value }”. It can be: { $choices }.
setup_clash = These two don't go together: { $first }, and { $second }. Please change one of them.
clash_not_sealed = a set-up that isn't sealed
clash_two_players = a game for two
clash_more_players = more than two players
