### Events of the Cold War, one short line each.

# First line of a turn's log.
# Variables: $year (Number), $who (String)
log_cold_turn = **{ $year } · { $who }**

# A log that goes on in a new message.
# Variables: $year (Number), $who (String)
log_cold_turn_more = **{ $year } · { $who }** (continued)

# First line of the log of a turn's beginning.
# Variables: $year (Number)
log_cold_year = **{ $year } · income and population**

# Event: the seats were drawn; each player with the power.
# Variables: $who (String)
seen_seats_drawn = Drawn: { $who }.

# Event: the set-up, with the income of each player.
# Variables: $incomes (String)
seen_cold_set_up = The board is set, one infantry in each state. Income at the beginning: { $incomes }.

# In a list: a player and a number.
# Variables: $who (String), $n (Number)
who_number = { $who }: { $n }

# Event: a turn of five years begins.
# Variables: $year (Number), $first (String)
seen_cold_year = { $year } begins; { $first } plays first.

# Event: upkeep paid.
# Variables: $who (String), $money (Number)
seen_upkeep = { $who } pays ${ $money } for upkeep.

# Event: armies that drop a step or go, because their upkeep wasn't paid.
# Variables: $who (String), $what (String)
seen_unpaid = { $who } doesn’t pay: { $what }.

# In that list: armies that become others.
# Variables: $n (Number), $armies (String), $at (String), $into (String)
unpaid_step = { $armies } in { $at } { $n ->
    [one] becomes
   *[other] become
} { $into }

# In that list: armies that are removed.
# Variables: $n (Number), $armies (String), $at (String)
unpaid_removed = { $armies } in { $at } { $n ->
    [one] is
   *[other] are
} removed

# In that list: armies that stay as they are.
# Variables: $n (Number), $armies (String), $at (String)
unpaid_kept = { $armies } in { $at } { $n ->
    [one] stays
   *[other] stay
}

# Event: armies bought.
# Variables: $who (String), $armies (String), $at (String), $money (Number)
seen_cold_bought = { $who } buys { $armies } in { $at } for ${ $money }.

# Event: war declared.
# Variables: $who (String), $at (String), $whose (String), $money (Number), $armies (String)
seen_war = { $who } declares war on { $at } ({ $whose }) for ${ $money } and moves in { $armies }.

# Event: the same without a payment.
# Variables: $who (String), $at (String), $whose (String), $armies (String)
seen_war_free = { $who } enters the war in { $at } ({ $whose }) with { $armies }.

# Armies that came from a state, in a list.
# Variables: $armies (String), $from (String)
armies_from = { $armies } from { $from }

# Armies that stand in a state, in a list.
# Variables: $armies (String), $at (String)
armies_in = { $armies } in { $at }

# Event: a leg of a convoy begins.
# Variables: $who (String), $armies (String), $way (String)
seen_leg = { $who } sends { $armies }: { $way }.

# Event: leave is asked for a stop.
# Variables: $who (String), $at (String), $asked (String)
seen_leave_asked = { $who } asks { $asked } for permission to stop in { $at }.

# Event: leave is asked for refugees who want to build.
# Variables: $who (String), $at (String), $asked (String)
seen_leave_asked_build = { $who } asks { $asked } for permission to build in { $at }.

# Event: leave given.
# Variables: $who (String), $to (String), $at (String)
seen_leave_given = { $who } lets { $to } into { $at }.

# Event: leave refused.
# Variables: $who (String), $to (String), $at (String)
seen_leave_refused = { $who } doesn’t let { $to } into { $at }.

# Event: no leave was given.
# Variables: $who (String), $at (String)
seen_leave_none = { $who } gets no permission for { $at }.

# Event: a war is promised for a stop.
# Variables: $who (String), $at (String), $money (Number)
seen_war_promised = { $who } will pay ${ $money } for a war in { $at }.

# Event: a leg is taken back.
# Variables: $who (String)
seen_leg_back = { $who } takes the convoy back.

# Event: an interception.
# Variables: $who (String), $n (Number), $at (String), $dice (String), $against (String)
seen_intercepted = { $who } intercepts in { $at } with { $n ->
    [one] { $n } interceptor
   *[other] { $n } interceptors
}: { $dice } against { $against }

# Outcome of an interception: a convoy is lost.
# Variables: $armies (String)
intercept_convoy_lost = the convoy is destroyed: { $armies }

# Outcome of an interception: a missile is lost.
intercept_missile_lost = the missile is shot down

# Outcome of an interception: it passes.
intercept_passes = it passes all the same

# Event: interceptors let something pass.
# Variables: $who (String), $at (String)
seen_let_pass = { $who } doesn’t intercept in { $at }.

# Event: a convoy arrives.
# Variables: $who (String), $from (String), $to (String), $armies (String), $money (Number)
seen_arrived = { $who }: { $from } → { $to }, { $armies } for ${ $money }.

# Event: a convoy arrives as an enemy.
# Variables: $who (String), $from (String), $to (String), $armies (String), $money (Number)
seen_arrived_war = { $who }: { $from } → { $to }, at war, { $armies } for ${ $money }.

# Event: a fight begins.
# Variables: $who (String), $against (String), $at (String), $armies (String)
seen_attack = { $who } attacks { $against } in { $at } with { $armies }.

# Event: the defence.
# Variables: $who (String), $at (String), $armies (String)
seen_defence = { $who } defends { $at } with { $armies }.

# Behind the successes of a fight: the dice of both sides.
# Variables: $dice (String), $against (String)
fight_dice = dice { $dice } to { $against }

# Behind the successes of a fight: ones have counted for the other side.
fight_ones = a 1 counts for the other side

# Event: a fight with the armies, the successes and what came of it.
# Variables: $at (String), $one (String), $own (String), $two (String), $theirs (String), $score (String), $result (String)
log_cold_fight = **{ $at }** · { $one } ({ $own }) against { $two } ({ $theirs }) · { $score } · { $result }

# Successes of a fight, behind its dice.
# Variables: $own (Number), $theirs (Number)
fight_score = successes { $own }:{ $theirs }

# Outcome of a fight: nothing.
fight_level = level, nothing is lost

# Outcome of a fight: damage.
# Variables: $who (String), $damage (Number)
fight_damage = { $who } takes { $damage } damage

# Outcome of a fight: damage below the strength of each army that fought.
# Variables: $who (String), $damage (Number)
fight_harmless = { $who } takes { $damage } damage, too little to destroy an army

# Outcome of a civil war that isn't won.
# Variables: $who (String)
fight_refugees_fail = the refugees of { $who } win nothing

# Outcome of a fight: losses.
# Variables: $who (String), $armies (String)
fight_loses = { $who } loses { $armies }

# Event: armies lost.
# Variables: $who (String), $armies (String), $at (String)
seen_armies_lost = { $who } loses { $armies } in { $at }.

# Event: no army was lost.
# Variables: $who (String), $at (String)
seen_armies_kept = { $who } loses nothing in { $at }: the damage destroys no army.

# Event: conversion.
# Variables: $who (String), $armies (String), $at (String), $to (String), $money (Number)
seen_converted = { $who } pays ${ $money } and turns { $armies } in { $at } into armies of { $to }.

# Event: a present offered to an exile.
# Variables: $who (String), $armies (String), $at (String), $to (String)
seen_present = { $who } offers { $to } { $armies } in { $at } as a present.

# Event: it is accepted.
# Variables: $who (String)
seen_present_taken = { $who } accepts the present.

# Event: it is declined.
# Variables: $who (String)
seen_present_declined = { $who } declines the present.

# Event: a state changes hands.
# Variables: $who (String), $at (String)
seen_controls = { $who } controls { $at }.

# Event: a state comes to be at war.
# Variables: $at (String)
seen_at_war = { $at } is at war and yields nothing.

# Event: a state is empty.
# Variables: $at (String)
seen_uncontrolled = Nobody controls { $at }.

# Event: interceptors change hands.
# Variables: $who (String), $n (Number), $at (String)
seen_interceptors_taken = { $who } takes over { $n ->
    [one] { $n } interceptor
   *[other] { $n } interceptors
} in { $at }.

# Event: exile begins.
# Variables: $who (String), $pieces (String), $at (String)
seen_exiled = { $who } has lost the last army: { $pieces } in { $at }.

# Event: refugees move.
# Variables: $who (String), $moves (String)
seen_refugees_moved = Refugees of { $who }: { $moves }.

# In that list.
# Variables: $n (Number), $from (String), $to (String)
refugees_step = { $n } { $from } → { $to }

# Event: more refugees.
# Variables: $who (String), $pieces (String)
seen_refugees_grow = More refugees of { $who }: { $pieces }.

# Event: fewer refugees.
# Variables: $who (String), $pieces (String)
seen_refugees_gone = Fewer refugees of { $who }: { $pieces }.

# Event: exile ends.
# Variables: $who (String), $at (String)
seen_returned = { $who } controls { $at }: the exile is over, and the refugees are population again.

# Event: civil war.
# Variables: $who (String), $against (String), $at (String), $n (Number)
seen_civil_war = Civil war in { $at }: { $who } sends { $n ->
    [one] { $n } refugee piece
   *[other] { $n } refugee pieces
} against { $against }.

# Event: the infantry of a won civil war.
# Variables: $who (String), $at (String)
seen_civil_war_won = { $who } wins the civil war: one infantry stands in { $at }.

# Event: extermination.
# Variables: $who (String), $n (Number), $whose (String), $at (String), $money (Number)
seen_exterminated = { $who } expels { $n ->
    [one] { $n } refugee piece
   *[other] { $n } refugee pieces
} of { $whose } from { $at } for ${ $money }.

# Event: a launch.
# Variables: $who (String), $weapon (String), $way (String)
seen_launched = { $who } launches a { $weapon }: { $way }.

# One light nuclear weapon, behind an article.
weapon_light = light missile

# One heavy nuclear weapon, behind an article.
weapon_heavy = heavy missile

# Event: the blast.
# Variables: $at (String), $gone (String)
seen_blast = ☢ A missile destroys { $at }: { $gone }. Nobody enters it any more.

# In that line: nothing stood there.
blast_nothing = nothing stood there

# In a list: what somebody loses.
# Variables: $who (String), $what (String)
loses_what = { $who } loses { $what }

# Event: somebody is out.
# Variables: $who (String)
seen_cold_out = { $who } has neither armies nor refugees and is out of the game.

# Event: the turn ends.
# Variables: $who (String)
seen_cold_turn_ended = { $who } ends the turn.

# Event: the last chance to launch.
seen_last_launches = 1980 is over. Whoever still has missiles may launch them now, in seat order.

# Event: a missile isn't launched.
# Variables: $who (String)
seen_launch_passed = { $who } launches nothing more.

# Event: the end.
# Variables: $who (String), $growth (String)
seen_cold_ended = 1980 is over: { $who } wins. Growth of income: { $growth }.

# Event: the end, several winners.
# Variables: $who (String), $growth (String)
seen_cold_ended_shared = 1980 is over: { $who } share the victory. Growth of income: { $growth }.

# Event: the end, only one player left.
# Variables: $who (String), $year (Number)
seen_cold_ended_alone = { $who } is the only player left and wins in { $year }.

# Final table: growth of income.
# Variables: $growth (String), $now (Number), $before (Number)
final_growth = { $growth } · income { $before } → { $now }

# Event: a state is shared in peace.
# Variables: $at (String)
seen_shared = { $at } is shared in peace and yields nothing.

# Event: income and population of one player.
# Variables: $who (String), $income (Number), $people (String)
seen_cold_count = { $who } receives { $income } · { $people }

# Event: the same for a player without population.
# Variables: $who (String), $people (String)
seen_cold_count_none = { $who } has no population and receives nothing · { $people }

# In that line: population that changes.
# Variables: $before (Number), $after (Number)
population_change = population { $before } → { $after }

# In that line: population that stays.
# Variables: $n (Number)
population_same = population { $n }

# Event: armies move between own neighbouring states for nothing.
# Variables: $who (String), $from (String), $to (String), $armies (String)
seen_stepped = { $who }: { $from } → { $to }, { $armies }.

# Refugee pieces in a state, in a list.
# Variables: $at (String), $n (Number)
pieces_at = { $at } { $n }
