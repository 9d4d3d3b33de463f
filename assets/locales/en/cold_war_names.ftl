### Names and amounts of the Cold War: armies, refugees, money, population, deals.

# The name of a kind of army, where no number stands beside it.
piece_infantry = infantry

# A number of infantry.
# Variables: $n (Number)
army_infantry = { $n } infantry

# A number of tanks.
# Variables: $n (Number)
army_tanks = { $n ->
    [one] { $n } tank
   *[other] { $n } tanks
}

# A number of fighters.
# Variables: $n (Number)
army_fighters = { $n ->
    [one] { $n } fighter
   *[other] { $n } fighters
}

# A number of interceptors.
# Variables: $n (Number)
army_interceptors = { $n ->
    [one] { $n } interceptor
   *[other] { $n } interceptors
}

# A number of light nuclear weapons.
# Variables: $n (Number)
army_light = { $n ->
    [one] { $n } light missile
   *[other] { $n } light missiles
}

# A number of heavy nuclear weapons.
# Variables: $n (Number)
army_heavy = { $n ->
    [one] { $n } heavy missile
   *[other] { $n } heavy missiles
}

# In place of a list of armies.
no_armies = no armies

# A number of refugee pieces.
# Variables: $n (Number)
refugee_pieces = { $n ->
    [one] { $n } refugee piece
   *[other] { $n } refugee pieces
}

# A sum of money.
# Variables: $n (Number)
money = ${ $n }

# A number of population cards.
# Variables: $n (Number)
population_cards = { $n ->
    [one] { $n } population card
   *[other] { $n } population cards
}

# The seat of a superpower.
power_american = USA

# The seat of a superpower.
power_soviet = USSR

# The seat of a coalition, from 1.
# Variables: $n (Number)
power_coalition = coalition { $n }

# A player with the power that they play.
# Variables: $who (String), $power (String)
player_of_power = { $who } ({ $power })

# In the list of powers: one that the host has given to a player.
# Variables: $power (String), $who (String)
power_given = { $power }: **{ $who }**

# In the list of powers: one that a player has, or will have by the list of players.
# Variables: $power (String), $who (String)
power_left = { $power }: { $who }

# In the list of powers: one that nobody has yet.
# Variables: $power (String)
power_free = { $power }: free

# Lobby: who plays what is not known yet.
lobby_powers_drawn = **Powers** drawn when the game begins: who is the USA, who the USSR, who a coalition.

# Lobby: the table is as printed.
# Variables: $option (String), $value (String)
lobby_uneven = **Uneven table** as printed: the superpowers win almost every game. For an even one choose { $option }: { $value }.

# Lobby: the table is even.
lobby_even = **Even table** everyone has a real chance to win.

# A score with a handicap.
# Variables: $score (String), $handicap (String)
growth_with_handicap = { $score } with a handicap of { $handicap }

# Lobby: who will play what.
# Variables: $powers (String)
lobby_powers = **Powers** { $powers }
    -# In bold: as the host decided. The others get what is left, in the order of the list.

# Running game: who plays what.
# Variables: $powers (String)
playing_powers = **Powers** { $powers }

# Settings: menu of the players.
pick_player_for_power = Give a power to a player

# Settings: menu of the powers for a player.
# Variables: $who (String)
pick_power_for = Which power { $who } plays

# Settings: no power of its own.
power_by_list = whichever is left

# Answer: the host has given a power.
# Variables: $who (String), $power (String)
power_set = { $who } will play this power: { $power }. The lobby shows it to everyone.

# Answer: the host has taken a power back.
# Variables: $who (String)
power_unset = { $who } gets whichever power is left.

# Refusal: the host has given the power to another player.
# Variables: $power (String), $by (String)
role_taken = The host has given { $power } to { $by }. Give { $by } another one first.

# Refusal: no such power at this table.
# Variables: $power (String), $seats (Number)
no_such_role = A table of { $seats } has no { $power }. Raise the number of seats in Settings first.

# Refusal: the rulebook has no powers.
no_roles = Only the Cold War has powers to give: in this rulebook all players are alike.

# Refusal: somebody who is not in the lobby.
not_in_lobby = Nobody of that name has a seat in this lobby. Its message lists the players.

# In a deal: a side that gives nothing.
deal_nothing = nothing

# In a deal: what interceptors let pass in some states.
# Variables: $at (String), $year (Number)
permit_pass = convoys pass without interception in { $at } until { $year }

# In a deal: the same everywhere.
# Variables: $year (Number)
permit_pass_all = convoys pass without interception everywhere until { $year }

# In a deal: leave to stop in some states.
# Variables: $at (String), $year (Number)
permit_stop = permission to stop in { $at } until { $year }

# In a deal: leave to stop in all states.
# Variables: $year (Number)
permit_stop_all = permission to stop in all their states until { $year }

# In a deal: leave for refugees to build in some states.
# Variables: $at (String), $year (Number)
permit_build = permission for refugees to build in { $at } until { $year }

# In a deal: the same in all states.
# Variables: $year (Number)
permit_build_all = permission for refugees to build in all their states until { $year }

# In a deal: a promise in words, which the bot can't enforce.
# Variables: $words (String), $year (Number)
pledge = the promise “{ $words }” for { $year }

# The ready-made promise of peace, which computer players understand.
pledge_peace = Peace: I attack none of your states this turn.

# A side of a deal.
# Variables: $who (String), $what (String)
deal_gives = { $who } gives: { $what }

# Heading of an offer.
# Variables: $number (Number), $by (String), $to (String)
deal_offer = **Offer { $number }** · { $by } to { $to }

# Heading of an offer that answers another.
# Variables: $number (Number), $by (String), $to (String), $answers (Number)
deal_counter = **Offer { $number }** · { $by } to { $to }, instead of offer { $answers }

# How long an offer can be accepted.
# Variables: $year (Number)
deal_open_until = It can be accepted until the turn of { $year } ends.

# A permission in force.
# Variables: $by (String), $to (String), $what (String)
deal_granted = { $by } gives { $to }: { $what }

# A promise on record.
# Variables: $by (String), $to (String), $words (String), $year (Number)
promise_open = { $by } promised { $to } for { $year }: “{ $words }”

# The same when its year has begun.
# Variables: $by (String), $to (String), $words (String), $year (Number)
promise_due = { $by } promised { $to } for { $year }: “{ $words }” – due now

# The same when its year is over.
# Variables: $by (String), $to (String), $words (String), $year (Number)
promise_over = { $by } promised { $to } for { $year }: “{ $words }” – was it kept?

# The same when it was kept.
# Variables: $by (String), $to (String), $words (String), $year (Number)
promise_kept = { $by } promised { $to } for { $year }: “{ $words }” – ✅ kept

# The same when it was broken.
# Variables: $by (String), $to (String), $words (String), $year (Number)
promise_broken = { $by } promised { $to } for { $year }: “{ $words }” – ❌ broken
