### Status, pictures, headlines, report and recap of the Cold War.

# `/rules`: a first turn, in five lines.
first_turn_cold_war = **A first turn**
    1. A turn is five years. First everyone gets the income of their states, and populations grow or shrink (a card is about 100 million people): poor countries gain people, very rich ones lose them.
    2. Pay the upkeep of tanks ($2), fighters ($3) and missiles ($4 or $5). What you don’t pay drops one step: fighters become tanks, tanks become infantry.
    3. Then do anything, in any order, as often as you can pay for it. Buy armies where one of yours stands. Move up to three as a convoy: three states a leg, $1 each; where others stand you stop with their permission, or pay for a war.
    4. A war costs $5 ($15 between the superpowers; at an even table $12 for a superpower against a coalition) and need not be fought; a state at war yields nothing to anyone. In a fight each army rolls dice of its strength: 6 or more is a success, each 1 takes one away.
    5. Talk: money, permissions and promises can be given at any time, but not between the USA and the USSR. After 1980 whoever’s income has grown most wins.

# Status: year and turn.
# Variables: $year (Number), $who (String)
status_cold_turn = **{ $year }** · { $who }’s turn

# Status: a year without anybody's turn.
# Variables: $year (Number)
status_cold_year = **{ $year }**

# Status: one player: states, armies, income, population.
# Variables: $who (String), $states (Number), $armies (Number), $income (Number), $population (Number)
status_cold_seat = **{ $who }** · { $states ->
    [one] { $states } state
   *[other] { $states } states
} · { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
} · income ${ $income } · population { $population }

# Status: an exile.
# Variables: $who (String), $pieces (String), $population (Number)
status_cold_exile = **{ $who }** · in exile, { $pieces } · population { $population }

# Status: somebody is out.
# Variables: $who (String)
status_cold_out = ~~{ $who }~~ · out of the game

# Status: money.
# Variables: $money (Number)
status_cold_money = money ${ $money }

# Status: upkeep due in the next turn.
# Variables: $due (Number)
status_cold_upkeep = upkeep ${ $due }

# Status: growth of income so far.
# Variables: $growth (String)
status_cold_growth = growth { $growth }

# Status: kinds of armies.
# Variables: $armies (String)
status_cold_armies = { $armies }

# Status: states at war.
# Variables: $at (String)
status_cold_wars = At war: { $at }

# Status: ruins.
# Variables: $at (String)
status_cold_mushrooms = Mushrooms: { $at }

# Board as text: heading of a part of the world.
# Variables: $name (String)
board_cold_part = **{ $name }**

# Board as text: what a state yields and what stands there.
# Variables: $at (String), $value (Number), $what (String)
board_cold_state = { $at } ${ $value } ({ $what })

# Board as text: a state where nothing stands.
# Variables: $at (String), $value (Number)
board_cold_empty = { $at } ${ $value }

# Board as text: states at war.
board_cold_war_states = at war

# Board as text: what one player has in a state.
# Variables: $who (String), $what (String)
board_cold_side = { $who }: { $what }

# Board as text, if it would be too long otherwise: what the letters behind numbers mean.
board_cold_letters = -# I infantry · T tanks · F fighters · C interceptors · L light missiles · H heavy missiles · R refugees

# Board as text with letters: infantry.
# Variables: $n (Number)
letter_infantry = { $n }I

# Board as text with letters: tanks.
# Variables: $n (Number)
letter_tanks = { $n }T

# Board as text with letters: fighters.
# Variables: $n (Number)
letter_fighters = { $n }F

# Board as text with letters: interceptors.
# Variables: $n (Number)
letter_interceptors = { $n }C

# Board as text with letters: light missiles.
# Variables: $n (Number)
letter_light = { $n }L

# Board as text with letters: heavy missiles.
# Variables: $n (Number)
letter_heavy = { $n }H

# Board as text with letters: refugee pieces.
# Variables: $n (Number)
letter_pieces = { $n }R

# Ledger: in place of it, for somebody without a seat.
ledger_spectator = You are watching this game: only players have a ledger.

# Ledger: heading.
# Variables: $year (Number)
ledger_head = **Your ledger in { $year }**

# Ledger: money and upkeep.
# Variables: $money (Number), $upkeep (Number)
ledger_money = Money ${ $money } · upkeep of your next turn ${ $upkeep }

# Ledger: the next income, as things stand.
# Variables: $income (Number)
ledger_income = Next income, as things stand: ${ $income }

# Ledger: the same at the end of the game.
# Variables: $income (Number)
ledger_income_final = Final income, as things stand: ${ $income }

# Ledger: money when the game is over.
# Variables: $money (Number)
ledger_money_final = Money ${ $money }

# Ledger: population in 1980, after which it doesn't change any more.
# Variables: $population (Number)
ledger_population_final = Population { $population }

# Ledger: population and its next change.
# Variables: $population (Number), $after (Number)
ledger_population = Population { $population } → { $after } as things stand

# Ledger: population that stays the same.
# Variables: $population (Number)
ledger_population_same = Population { $population }, no change as things stand

# Ledger: growth.
# Variables: $initial (Number), $growth (String)
ledger_growth = Income at the beginning ${ $initial } · growth so far { $growth }

# Ledger: states that yield nothing because of war.
# Variables: $at (String)
ledger_wars = At war, without income: { $at }

# Ledger: open offers.
# Variables: $n (Number)
ledger_offers = { $n ->
    [one] { $n } open offer
   *[other] { $n } open offers
}

# Below a player's name on the picture: states and armies.
# Variables: $states (Number), $armies (Number)
holdings_states = { $states ->
    [one] { $states } state
   *[other] { $states } states
} · { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}

# Picture: the year.
# Variables: $year (Number)
picture_cold_year = { $year }

# Headline of a turn's board.
# Variables: $year (Number), $what (String)
headline_cold_year = **{ $year }** · { $what }

# Headline: fights that brought no state.
# Variables: $who (String), $n (Number)
headline_cold_fights = { $who } fights { $n ->
    [one] once
   *[other] { $n } times
} without gaining a state

# Headline: the beginning of a turn.
# Variables: $year (Number)
headline_cold_begins = **{ $year }** · income and population

# Headline: a quiet turn.
# Variables: $who (String)
headline_cold_quiet = { $who } keeps the peace

# Headline: states gained.
# Variables: $who (String), $n (Number)
headline_cold_gained = { $who } gains { $n ->
    [one] { $n } state
   *[other] { $n } states
}

# Headline: wars begun.
# Variables: $who (String), $n (Number)
headline_cold_wars = { $who } begins { $n ->
    [one] a war
   *[other] { $n } wars
}

# Headline: a blast.
# Variables: $at (String)
headline_cold_blast = a mushroom stands over { $at }

# Summary: armies bought.
# Variables: $armies (String)
change_cold_bought = Bought: { $armies }

# Summary: states gained.
# Variables: $at (String)
change_cold_gained = Gained: { $at }

# Summary: states that came to be at war.
# Variables: $at (String)
change_cold_wars = War in: { $at }

# Summary: losses of both sides in fights.
# Variables: $who (String), $own (Number), $others (Number)
change_cold_lost = Armies lost in fights: { $who }: { $own }, the others: { $others }

# Summary: states that another player controls now.
# Variables: $at (String), $who (String)
change_cold_passed = Now of { $who }: { $at }

# Summary: states that nobody controls any more.
# Variables: $at (String)
change_cold_nobodys = Nobody’s now: { $at }

# Summary: upkeep.
# Variables: $money (String)
change_cold_upkeep = Upkeep: { $money }

# Summary: armies whose upkeep wasn’t paid.
# Variables: $what (String)
change_cold_dropped = Not paid: { $what }

# Summary: convoys that arrived.
# Variables: $n (Number)
change_cold_legs = Convoys: { $n ->
    [one] { $n } leg
   *[other] { $n } legs
}

# Summary: armies given to another player.
# Variables: $armies (String), $to (String)
change_cold_given = Given to { $to }: { $armies }

# Summary: convoys and missiles that interceptors destroyed.
# Variables: $armies (String)
change_cold_shot = Shot down: { $armies }

# Summary: players whose refugees came, moved or are gone.
# Variables: $who (String)
change_cold_refugees = Refugees: { $who }

# Summary: money paid between players.
# Variables: $who (String), $to (String), $money (String)
change_cold_paid = { $who } to { $to }: { $money }

# Summary: what all received at the beginning of a turn.
# Variables: $incomes (String)
change_cold_incomes = Incomes: { $incomes }

# Headline: armies given away, nothing else.
# Variables: $who (String)
headline_cold_gives = { $who } gives armies away

# Headline: convoys, nothing else.
# Variables: $who (String)
headline_cold_moves = { $who } moves armies

# Summary: states destroyed.
# Variables: $at (String)
change_cold_blasts = Destroyed: { $at }

# Report: heading of a year.
# Variables: $year (Number)
report_cold_year = { $year }

# Report: a turn.
# Variables: $who (String)
report_cold_turn = **{ $who }**

# Report: a turn in which nothing happened.
report_cold_quiet = A quiet turn.

# Report: how long the game was.
# Variables: $turns (Number), $fights (Number), $blasts (Number)
report_cold_length = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, { $fights ->
    [one] { $fights } fight
   *[other] { $fights } fights
}, { $blasts ->
    [one] { $blasts } missile that reached its target
   *[other] { $blasts } missiles that reached their targets
}.

# DM: war came to states of the reader.
# Variables: $who (String), $at (String)
recap_cold_wars = { $who } made war on you in { $at }

# DM: states of the reader that others control now.
# Variables: $who (String), $at (String)
recap_cold_taken = { $who } now controls { $at }, which was yours

# DM: armies that the reader lost.
# Variables: $armies (String)
recap_cold_lost = Armies you lost: { $armies }

# DM: states of the reader that were bombed.
# Variables: $who (String), $at (String)
recap_cold_bombed = { $who } destroyed { $at } with a missile

# DM: a payment to the reader.
# Variables: $who (String), $money (Number)
recap_cold_paid = { $who } paid you ${ $money }

# DM: a mushroom elsewhere.
# Variables: $who (String), $at (String)
recap_cold_blast = { $who } destroyed { $at }

# DM: war elsewhere.
# Variables: $who (String), $at (String)
recap_cold_war_elsewhere = { $who } made war in { $at }

# DM: somebody is out or in exile.
# Variables: $who (String)
recap_cold_exile = { $who } has lost the last army

# Board as text: states that are shared in peace.
board_cold_shared_states = shared in peace

# Ledger and deals: number of lines for which there is no room.
# Variables: $n (Number)
more_lines = … and { $n } more
