# Refusals: what is wrong, and what would be right.

why_not_now = You can’t do that now. First: { $task }.
why_no_such_territory = There is no such territory on this board. Choose one from the list.
why_not_yours = { $at } isn’t yours: { $holder } holds it. Choose one of your own territories.
why_not_yours_free = { $at } isn’t yours: nobody holds it yet. Choose one of your own territories.
why_not_free = { $at } is already held by { $holder }. Choose a free territory.
why_not_neutral = { $at } doesn’t belong to the neutral army. Choose a neutral territory.
why_own_target = { $at } is your own. Choose a territory of somebody else.
why_not_adjacent = { $from } and { $to } don’t border each other. { $from } borders { $borders }.
why_not_linked = No chain of your own territories leads from { $from } to { $to }. Choose another target.
why_same_territory = { $at } is named twice. Choose two different territories.
why_one_army = { $at } has a single army, and that one has to stay. Choose a territory with more armies.
why_dice = { $min ->
    [one] { $max ->
        [one] Only 1 die is possible here, not { $dice }.
       *[other] Choose 1 to { $max } dice, not { $dice }.
    }
   *[other] Choose { $min } to { $max } dice, not { $dice }.
}
why_armies = { $max ->
    [0] No army can be moved or placed here.
    [one] Only 1 army is possible here, not { $armies }.
   *[other] Choose { $min } to { $max } armies, not { $armies }.
}
why_armies_exactly = Exactly { $exact } armies are possible here, not { $armies }.
why_bad_placement = { $at } is named twice, or with no army. Name each territory once, with at least one army.
why_not_in_hand = You don’t have { $card }. `/hand` shows your cards.
why_not_a_set = Those three cards don’t make a set. `/trade` lists the sets in your hand.
why_trading_over = Sets are traded in before the first army is placed. You can trade in next turn.
why_not_offered = { $at } isn’t among the choices. Choose one from the list.
illegal_over = This game is over. `/game new` opens another one.
illegal_stale = The game has moved on: that question is no longer open. The newest board shows what can be done now.
illegal_not_asked = You have nothing to decide now. `/status` shows whose turn it is.
setup_seats = This rulebook is for { $min } to { $max } players, not { $seats }.
setup_unknown_switch = This rulebook has no option “{ $key }”. Settings lists all it has.
setup_unknown_value = “{ $switch }” can’t be “{ $value }”. It can be: { $choices }.
setup_clash = These two don’t go together: { $first }, and { $second }. Change one of them.
clash_not_sealed = a set-up that isn’t sealed
clash_two_players = a game for two
clash_more_players = more than two players
