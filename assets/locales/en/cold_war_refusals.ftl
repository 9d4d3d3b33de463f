### Refusals of the Cold War: what is wrong, and what would be right.

# A refusal: see `refusal_reasons.rs` of the family.
# Variables: $needed (Number), $money (Number)
why-cold_money = That costs ${ $needed }, and you have ${ $money }. Choose something you can pay.

# A refusal: see `refusal_reasons.rs` of the family.
why-cold_no_armies = No army is named. Name at least one.

# A refusal: see `refusal_reasons.rs` of the family.
# Variables: $at (String), $armies (String)
why-cold_not_there = Not all of these armies can do that in { $at }. Those who can: { $armies }.

# A refusal: see `refusal_reasons.rs` of the family.
# Variables: $at (String)
why-cold_mushroom = A mushroom stands over { $at }: nothing enters it, and it is no target. Choose another state.

# A refusal: see `refusal_reasons.rs` of the family.
# Variables: $at (String)
why-cold_no_garrison = No army of yours stands in { $at }; interceptors don’t count. Build where one stands.

# A refusal: see `refusal_reasons.rs` of the family.
# Variables: $at (String)
why-cold_guest = You were let into { $at } in this turn: a guest neither buys, fights nor converts there. Wait for your next turn.

# A refusal: see `refusal_reasons.rs` of the family.
# Variables: $at (String)
why-cold_foreign_interceptors = Interceptors in { $at } would not be yours: they belong to whoever last controlled the state. Buy something else there.

# A refusal: see `refusal_reasons.rs` of the family.
why-cold_fixed = Interceptors never move and can’t be converted. Leave them where they are.

# A refusal: see `refusal_reasons.rs` of the family.
# Variables: $at (String)
why-cold_refused = Permission for { $at } was refused in this turn. Go elsewhere, or pay for a war.

# A refusal: see `refusal_reasons.rs` of the family.
why-cold_superpowers = Not between the USA and the USSR: no permission, no conversion, no deal. Choose a coalition.

# A refusal: see `refusal_reasons.rs` of the family.
# Variables: $from (String), $to (String), $borders (String)
why-cold_not_adjacent = { $from } doesn’t border { $to }. It borders { $borders }.

# A refusal: see `refusal_reasons.rs` of the family.
# Variables: $most (Number)
why-cold_convoy_size = A convoy has 1 to { $most } armies of one state. Send the others in another convoy.

# A refusal: see `refusal_reasons.rs` of the family.
# Variables: $against (String), $at (String)
why-cold_no_opponent = { $against } has no army in { $at }. Choose somebody who has one there.

# A refusal: see `refusal_reasons.rs` of the family.
# Variables: $most (Number)
why-cold_too_many_fights = You have opened { $most } fights there in this turn, and that is the most. Fight elsewhere, or go on next turn.

# A refusal: see `refusal_reasons.rs` of the family.
# Variables: $least (Number)
why-cold_defence = That defence is too weak. Name armies with a strength of at least { $least }.

# A refusal: see `refusal_reasons.rs` of the family.
# Variables: $strength (Number)
why-cold_losses = These losses don’t fit the damage. Lose armies with a strength of { $strength } in all.

# A refusal: see `refusal_reasons.rs` of the family.
# Variables: $most (Number)
why-cold_interceptors = There are not that many interceptors. Name 0 to { $most }.

# A refusal: see `refusal_reasons.rs` of the family.
why-cold_no_interceptor = No interceptor is named. Name at least one, or let the invader in.

# A refusal: see `refusal_reasons.rs` of the family.
# Variables: $at (String)
why-cold_no_pieces = No such refugees of yours can do that in { $at }. Name each state once, and only pieces that are there.

# A refusal: see `refusal_reasons.rs` of the family.
# Variables: $pieces (Number), $count (Number)
why-cold_piece_count = You named { $pieces ->
    [one] { $pieces } refugee piece
   *[other] { $pieces } refugee pieces
}. It must be { $count }.

# A refusal: see `refusal_reasons.rs` of the family.
# Variables: $at (String)
why-cold_not_controller = You don’t control { $at }. Choose a state where only your armies stand.

# A refusal: see `refusal_reasons.rs` of the family.
# Variables: $at (String)
why-cold_no_weapon = No such missile of yours stands in { $at }. Launch one from where it stands.

# A refusal: see `refusal_reasons.rs` of the family.
# Variables: $at (String)
why-cold_no_refuge = Your refugees can’t appear in { $at } or go there. Choose one of the states on offer.

# A refusal: see `refusal_reasons.rs` of the family.
# Variables: $at (String)
why-cold_no_war_target = No war can be declared on { $at }. Choose a state of somebody else, without a mushroom.

# A refusal: see `refusal_reasons.rs` of the family.
# Variables: $from (String), $most (Number)
why-cold_no_way = No such way leads from { $from }. Choose at most { $most } states, each next to the one before, none twice, and for armies none with a mushroom.

# A refusal: see `refusal_reasons.rs` of the family.
# Variables: $at (String)
why-cold_no_war_there = A stop in { $at } is no war. Send the convoy without one.

# A refusal: see `refusal_reasons.rs` of the family.
# Variables: $to (String)
why-cold_not_to = Nothing can be converted to { $to }. Choose another player who is in the game; never between the USA and the USSR.

# A refusal: see `refusal_reasons.rs` of the family.
# Variables: $to (String)
why-cold_declined = { $to } has declined a present in this turn. Offer it to somebody else.

# A refusal: see `refusal_reasons.rs` of the family.
# Variables: $pieces (Number), $most (Number)
why-cold_pieces = { $most ->
    [0] No refugee piece can do that here now. A piece moves once a turn, and an expulsion needs two of your armies for each.
   *[other] { $pieces } refugee pieces is the wrong number here. Name 1 to { $most }.
}

# A refusal: see `refusal_reasons.rs` of the family.
why-cold_not_offered = That is not possible now. Choose from what is on offer.

# A refusal: see `refusal_reasons.rs` of the family.
# Variables: $range (Number)
why-cold_out_of_range = The way of that missile has 1 to { $range } states, the target included. Choose a shorter one.

# A refusal: see `refusal_reasons.rs` of the family.
# Variables: $most (Number)
why-cold_too_many_orders = Too many orders, or none. Give 1 to { $most } of a kind.

# A refusal: see `refusal_reasons.rs` of the family.
# Variables: $at (String)
why-cold_nobody_there = That player has no army in { $at }. Choose somebody who has one there.
