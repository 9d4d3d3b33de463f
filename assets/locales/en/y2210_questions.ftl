### Questions of 2210: by kind (`task-`, `doing-`), and the sentence that asks the player and says what silence means.

task-y2210-agree = agree to the blank cards, or not
doing-y2210-agree = { $who } is deciding about the blank cards

task-y2210-wish = send a wish list
doing-y2210-wish = { $who } is writing a wish list

task-y2210-confirm = say whether a blank card is played
doing-y2210-confirm = { $who } is deciding whether a blank card is played

task-y2210-claim = claim a land territory
doing-y2210-claim = { $who } is claiming a territory

task-y2210-deploy = place starting MODs
doing-y2210-deploy = { $who } is placing starting MODs

task-y2210-settle = place a starting piece
doing-y2210-settle = { $who } is placing a starting piece

task-y2210-garrison = place all MODs, two commanders and a station
doing-y2210-garrison = { $who } is placing MODs, commanders and a station

task-y2210-bid = bid for the order of play
doing-y2210-bid = { $who } is bidding for the order of play

task-y2210-marker = choose your turn of this year
doing-y2210-marker = { $who } is choosing a turn of this year

task-y2210-place = place MODs
doing-y2210-place = { $who } is placing MODs

task-y2210-hire = hire, build, or go on
doing-y2210-hire = { $who } is hiring and building

task-y2210-buy = buy command cards, or go on
doing-y2210-buy = { $who } is buying command cards

task-y2210-prepare = play command cards, or go on
doing-y2210-prepare = { $who } is playing command cards

task-y2210-invade = invade or stop
doing-y2210-invade = { $who } is invading

task-y2210-react = react to an invasion, or pass
doing-y2210-react = { $who } is reacting to an invasion

task-y2210-throw = choose attack dice
doing-y2210-throw = { $who } is choosing attack dice

task-y2210-defend = choose defence dice
doing-y2210-defend = { $who } is choosing defence dice

task-y2210-lose = choose the units you lose
doing-y2210-lose = { $who } is choosing losses

task-y2210-advance = move into the captured territory
doing-y2210-advance = { $who } is moving into the captured territory

task-y2210-bonus_deck = choose the deck of your bonus card
doing-y2210-bonus_deck = { $who } is choosing the deck of a bonus card

task-y2210-reduce = remove MODs
doing-y2210-reduce = { $who } is removing MODs

task-y2210-nuclear_round = play nuclear cards, or pass
doing-y2210-nuclear_round = { $who } is deciding about nuclear cards

task-y2210-fortify = move units or end the turn
doing-y2210-fortify = { $who } is moving units

# Question: `Claim`.
# Variables: $free (Number)
ask_claim_land = Claim { $free ->
    [one] the last free land territory
   *[other] one of { $free } free land territories
} with one MOD.
    -# No answer: the one that borders most of yours.

# Question: `Deploy`.
# Variables: $mods (String)
ask_deploy_mods = Place exactly { $mods } on your own land.
    -# No answer: where you are most threatened.

# Question: `Settle`.
# Variables: $piece (String)
ask_settle = Choose one of your territories for this piece: { $piece }.
    -# No answer: where most of your MODs stand.

# Question: `Garrison`.
# Variables: $mods (String)
ask_garrison = Place { $mods }, your land commander, your diplomat and a space station on your land, in secret.
    -# No answer: MODs to the most threatened borders, the pieces where most MODs stand.

# Question: `Bid`.
# Variables: $year (Number), $most (Number)
ask_bid = Year { $year } of 5: bid 0 to { $most } energy for the order of play, in secret. The highest bid chooses first; every bid is paid.
    -# No answer: 0.

# Question: `Marker`.
# Variables: $free (String)
ask_marker = Which turn of this year do you want? Free: { $free }.
    -# No answer: the earliest.

# Question: `Place`.
# Variables: $mods (String)
ask_place_mods = Place { $mods } on your own territories: land, sea or Moon.
    -# No answer: where you are most threatened.

# Question: `Hire`.
ask_hire = Hire a commander, build a space station, or go on.
    -# No answer: nothing is bought.

# Question: `Hire` when nothing can be bought.
ask_hire_none = You can hire or build nothing now: a commander costs 3 energy, a space station 5. Go on.

# Question: `Buy`.
# Variables: $most (Number), $decks (String)
ask_buy = Buy up to { $most ->
    [one] 1 command card
   *[other] { $most } command cards
} for 1 energy each. Cards left: { $decks }.
    -# No answer: none.

# Question: `Buy` when no card can be bought.
ask_buy_none = You can buy no command card now. Go on.

# Question: `Prepare`.
# Variables: $cards (String)
ask_prepare = Before your first invasion you can play: { $cards }.

# Behind these two where nothing can be invaded afterwards.
ask_prepare_go_on = Go on when you are ready.
    -# No answer: no card is played.

# Question: `Prepare` when no card can be played.
ask_prepare_none = None of your cards can be played now.

# Question: `Invade`.
# Variables: $n (Number)
ask_invade = Invade or stop: { $n ->
    [one] { $n } invasion possible.
   *[other] { $n } invasions possible.
}
    -# No answer: you stop.

# Question: `Invade` when none can be declared.
ask_invade_none = No invasion is possible: stop invading.

# Question: `React` as the defender.
# Variables: $by (String), $from (String), $to (String)
ask_react_defender = { $by } invades your { $to } from { $from }. Play command cards, or pass. Others don’t see whether you do until all have answered.
    -# No answer: you pass.

# Question: `React` for somebody else.
# Variables: $by (String), $from (String), $to (String), $whose (String)
ask_react_other = { $by } invades { $to } ({ $whose }) from { $from }. You can help with command cards, or pass.
    -# No answer: you pass.

# Question: `Throw`.
# Variables: $from (String), $to (String), $most (Number)
ask_throw_dice = { $from } → { $to }: roll { $most ->
    [one] 1 die.
   *[other] 1 to { $most } dice.
}
    -# No answer: the most.

# Question: `Throw` with commanders who roll eight-sided dice.
# Variables: $from (String), $to (String), $most (Number), $commanders (String)
ask_throw_commanders = { $from } → { $to }: roll { $most ->
    [one] 1 die.
   *[other] 1 to { $most } dice.
} Eight-sided: { $commanders }. Whoever rolls must move in after a capture.
    -# No answer: the most and strongest dice.

# Question: `Defend`.
# Variables: $by (String), $from (String), $to (String), $attack (String), $most (Number), $defence (String)
ask_defend_dice = { $by } invades { $to } from { $from } with { $attack }: defend with { $most ->
    [one] 1 die
   *[other] 1 or { $most } dice
} (at most { $defence }).
    -# No answer: the most.

# Question: `Defend` for the neutral army.
# Variables: $by (String), $from (String), $to (String), $attack (String), $most (Number)
ask_defend_neutral_dice = { $by } invades neutral { $to } from { $from } with { $attack }: you roll for the neutral army, with { $most ->
    [one] 1 die.
   *[other] 1 or { $most } dice.
}
    -# No answer: the most.

# Question: `Lose`.
# Variables: $at (String), $n (Number), $among (String)
ask_lose = You lose { $n ->
    [one] 1 unit
   *[other] { $n } units
} in { $at }. Choose from { $among }.
    -# No answer: MODs first.

# Question: `Advance`.
# Variables: $from (String), $to (String), $min (Number), $max (Number)
ask_advance_units = { $to } is yours: move { $min ->
    [one] at least 1 unit
   *[other] at least { $min } units
} in from { $from }, at most { $max }.
    -# No answer: the least.

# Question: `Advance` with commanders who must move.
# Variables: $from (String), $to (String), $min (Number), $max (Number), $must (String)
ask_advance_must = { $to } is yours: move { $min ->
    [one] at least 1 unit
   *[other] at least { $min } units
} in from { $from }, at most { $max }. The { $must } rolled and must move in.
    -# No answer: the least.

# Question: `BonusDeck`.
# Variables: $decks (String)
ask_bonus_deck = You captured three territories: draw a command card from one deck: { $decks }.
    -# No answer: the deck of which you hold fewest.

# Question: `Reduce`.
# Variables: $mods (String)
ask_reduce = MOD Reduction: remove { $mods } from your territories.
    -# No answer: from where most stand.

# Question: `NuclearRound`.
# Variables: $cards (String)
ask_nuclear_round = Armageddon: you can play nuclear cards without energy: { $cards }. Or pass.
    -# No answer: you pass.

# Question: `NuclearRound` when none can be played.
ask_nuclear_round_none = Armageddon: none of your nuclear cards can be played now. Pass.

# Question: `Fortify`.
# Variables: $left (Number)
ask_fortify_units = { $left ->
    [one] Move units once
   *[other] Move units, { $left } times at most,
} along a chain of your own territories, or end your turn.
    -# No answer: the turn ends.

# Question: `Fortify` when nothing can be moved.
ask_fortify_units_none = There is nothing to move: end your turn.

# Behind a question of one's own turn: energy can be given away.
ask_gift = You may also give energy to another player.

# Behind a question: cards that can be played now.
# Variables: $cards (String)
ask_also_cards = Cards for now: { $cards }.

# Dice with their number of sides, in a list.
# Variables: $n (Number), $sides (Number)
dice_of = { $n }d{ $sides }

# Question: `Agree`.
# Variables: $cards (String)
ask_agree = Do you want to play with these blank cards? They are in the decks only if all agree; answers are secret.
{ "" }{ $cards }
{ "" }-# No answer: you play without them.

# Question: `Confirm`.
# Variables: $who (String), $card (String), $text (String), $cost (String)
ask_confirm = { $who } shows { $card } ({ $cost }): { $text } Is it played as it is written? You do together what it says.
    -# No answer: it is played.

# Behind `Throw`: the defender has named dice first.
# Variables: $dice (Number)
ask_throw_against = { $dice ->
    [one] The defender rolls 1 die.
   *[other] The defender rolls { $dice } dice.
}

# Attack dice that the defender doesn't know.
dice_unknown = a number of dice that you don’t see yet
