### Events, questions, cards.

# The third army of the two-player game.
neutral_army = the neutral army

# Nobody, as the holder of a territory.
nobody = nobody

# A seat whose name isn't known; counted from 1.
# Variables: $n (Number)
seat_number = Seat { $n }

# Joins the last two of a list.
# Variables: $first (String), $last (String)
list_and = { $first } and { $last }

# The figure on a card.
symbol_infantry = infantry

# The figure on a card.
symbol_cavalry = cavalry

# The figure on a card.
symbol_artillery = artillery

# A card without territory.
wild_card = wild card

# A territory card.
# Variables: $territory (String), $symbol (String)
card = { $territory } ({ $symbol })

# Several armies in a sentence.
# Variables: $n (Number)
armies = { $n ->
    [one] { $n } army
   *[other] { $n } armies
}

# A territory and the armies put there.
# Variables: $territory (String), $n (Number)
plus = { $territory } +{ $n }

# Event: throws for who starts.
# Variables: $rolls (String), $first (String)
seen_start = Dice for who starts: { $rolls }. { $first } begins.

# One throw.
# Variables: $who (String), $die (Number)
throw = { $who }: { $die }

# Event: territories dealt.
# Variables: $shares (String)
seen_dealt = Territories are dealt: { $shares }.

# How many territories somebody was dealt.
# Variables: $who (String), $n (Number)
share = { $who }: { $n }

# Event: a claim.
# Variables: $who (String), $at (String)
seen_claimed = { $who } claims { $at }.

# Event: starting armies placed.
# Variables: $who (String), $armies (String)
seen_deployed = { $who } places { $armies }.

# Event: starting armies placed, some of them neutral.
# Variables: $who (String), $armies (String), $neutral (String)
seen_deployed_neutral = { $who } places { $armies }; for the neutral army { $neutral }.

# In the log of the channel: starting armies that nobody chose.
seen_spread = All starting armies are on the board; `/log` shows where.

# Event: sealed answers are wanted from all.
seen_sealed_opened = Everyone decides in secret; all decisions are revealed together.

# Event: the claim round begins.
seen_claims_opened = Players claim free territories in turn, one at a time.

# Event: placing in turn begins.
seen_placing_opened = All territories are taken. Players place their other starting armies in turn.

# Event: a turn begins.
# Variables: $who (String), $armies (Number), $territories (Number), $continents (Number)
seen_turn_began = { $who } receives { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}{ $continents ->
    [0] {""}
   *[other] {" "}({ $territories } for territories, { $continents } for continents)
}.

# Event: a set traded in.
# Variables: $who (String), $cards (String), $armies (Number)
seen_traded = { $who } trades in { $cards } for { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}.

# Event: the two armies for a card's territory.
# Variables: $who (String), $at (String), $armies (Number)
seen_bonus = { $who } owns { $at } from that set: +{ $armies } armies there.

# Event: armies placed.
# Variables: $who (String), $armies (String)
seen_placed = { $who } places { $armies }.

# Event: an attack announced; the defender chooses dice.
# Variables: $from (String), $to (String), $dice (Number), $chooser (String)
seen_announced = { $from } → { $to }: attack with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}; { $chooser } chooses the defence dice.

# Event: a roll.
# Variables: $from (String), $to (String), $attack (String), $defence (String), $lost (String)
seen_rolled = { $from } → { $to }: { $attack } against { $defence } · { $lost }

# What a territory lost in a roll.
# Variables: $territory (String), $n (Number)
loses = { $territory } loses { $n }

# Event: a capture.
# Variables: $who (String), $to (String), $whose (String)
seen_captured = { $who } captures { $to } from { $whose }.

# Event: armies moved in.
# Variables: $from (String), $to (String), $armies (Number)
seen_advanced = { $from } → { $to }: { $armies ->
    [one] { $armies } army moves in.
   *[other] { $armies } armies move in.
}

# Event: somebody is out.
# Variables: $who (String), $by (String), $cards (Number)
seen_eliminated = { $by } eliminates { $who }{ $cards ->
    [0] .
    [one] {" "}and takes { $cards } card.
   *[other] {" "}and takes { $cards } cards.
}

# Event: the eliminator must trade at once.
# Variables: $who (String)
seen_trade_owed = { $who } has too many cards and must trade in a set at once.

# Event: armies must be placed at once.
# Variables: $who (String), $armies (Number)
seen_place_owed = { $who } must place { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
} at once.

# Event: the exchanged cards are the deck again.
seen_deck_renewed = The deck is used up: traded cards are shuffled into a new one.

# Event: no card to draw.
# Variables: $who (String)
seen_deck_empty = No card is left for { $who } to draw.

# Event: armies moved at the end of a turn.
# Variables: $from (String), $to (String), $armies (Number)
seen_fortified = { $from } → { $to }: { $armies ->
    [one] { $armies } army moves at the end of the turn.
   *[other] { $armies } armies move at the end of the turn.
}

# Event: a turn is over.
# Variables: $who (String)
seen_turn_ended = { $who } ends the turn.

# Event: a card drawn by somebody.
# Variables: $who (String)
seen_drew = { $who } draws a card.

# Event: one's own card.
# Variables: $card (String)
seen_drew_card = You draw: { $card }.

# Event: cards of an eliminated player, for the two who may see them.
# Variables: $from (String), $by (String), $cards (String)
seen_cards_taken = { $by } takes the cards of { $from }: { $cards }.

# Event: time ran out.
# Variables: $who (String)
seen_silence = { $who } didn’t answer in time: the rules decide.

# Event: a standing order answered.
# Variables: $who (String)
seen_standing = { $who } left a standing order, and it decides.

# Event: one more sealed answer is in.
seen_one_more_sealed = One more decision is in.

# Event: the end, by holding the whole world (R1-72).
# Variables: $who (String), $round (Number)
seen_ended_world = { $who } holds the whole world and wins in round { $round }.

# Event: the end of a two-player game (R1-76).
# Variables: $who (String), $round (Number)
seen_ended_opponent = { $who } eliminates the opponent and wins in round { $round }.

# A fight in the turn log: losses, rolls.
# Variables: $from (String), $to (String), $own (Number), $others (Number), $rolls (String)
log_fight = { $from } → { $to } · losses { $own }–{ $others } · { $rolls }

# One roll in the turn log.
# Variables: $attack (String), $defence (String)
log_roll = { $attack }:{ $defence }

# A fight in the turn log that ended with a capture, armies moved in.
# Variables: $from (String), $to (String), $whose (String), $armies (Number), $own (Number), $others (Number), $rolls (String)
log_captured = **{ $to }** ← { $from } · from { $whose }, { $armies ->
    [one] { $armies } moves in
   *[other] { $armies } move in
} · losses { $own }–{ $others } · { $rolls }

# The same while the armies are still to move in.
# Variables: $from (String), $to (String), $whose (String), $own (Number), $others (Number), $rolls (String)
log_captured_only = **{ $to }** ← { $from } · from { $whose } · losses { $own }–{ $others } · { $rolls }

# In place of the rolls when the log would be too long.
# Variables: $n (Number)
log_rolls = { $n ->
    [one] { $n } roll
   *[other] { $n } rolls
}

# First line of a turn's log.
# Variables: $round (Number), $who (String)
log_turn = **Round { $round } · { $who }**

# Neither side lost anything (nobody rolled).
lost_nothing = nothing lost

# Question: `Claim`.
# Variables: $free (Number)
ask_claim = Claim { $free ->
    [one] the last free territory
   *[other] one of the { $free } free territories
}: you place one army there.

# Question: `Wish`.
ask_wish = List the territories you would like, favourites first; nobody else sees your list.

# Question: `Deploy`.
# Variables: $armies (Number)
ask_deploy = Place exactly { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
} on your own territories.

# Question: `Deploy` with neutral armies.
# Variables: $armies (Number), $neutral (Number)
ask_deploy_neutral = Place exactly { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
} on your own territories and { $neutral ->
    [one] { $neutral } army
   *[other] { $neutral } armies
} on neutral ones.

# Question: `Reinforce` without a set.
# Variables: $armies (Number)
ask_place = Place your { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
} on your own territories.

# Question: `Reinforce` with a set in hand.
# Variables: $armies (Number), $value (Number)
ask_place_or_trade = Place your { $armies ->
    [0] armies
    [one] { $armies } army
   *[other] { $armies } armies
} on your own territories; before the first one, you may trade in a set for { $value ->
    [one] { $value } army
   *[other] { $value } armies
}.

# What the bound of armies takes away of the set that a question offers.
# Variables: $armies (Number)
ask_set_lost = The army limit takes away { $armies ->
    [one] one army
   *[other] { $armies } armies
} of that set.

# Question: `Trade`.
# Variables: $value (Number), $down_to (Number)
ask_trade = You have too many cards: trade in a set ({ $value ->
    [one] { $value } army
   *[other] { $value } armies
} now) until you have at most { $down_to }.

# Question: `Bonus`.
# Variables: $among (String)
ask_bonus = Choose which of your territories from that set gets two more armies: { $among }.

# Question: `Attack`.
# Variables: $n (Number)
ask_attack = Attack or stop: { $n ->
    [one] { $n } attack possible.
   *[other] { $n } attacks possible.
}

# Question: `Attack` when none can be announced.
ask_attack_none = No attack is possible any more: stop attacking.

# Question: `Defend`.
# Variables: $by (String), $from (String), $to (String), $attack (Number), $dice (Number)
ask_defend = { $by } attacks { $to } from { $from } with { $attack ->
    [one] { $attack } die
   *[other] { $attack } dice
}: defend with { $dice ->
    [one] { $dice } die.
   *[other] 1 to { $dice } dice.
}

# Question: `Defend` for the neutral army.
# Variables: $by (String), $from (String), $to (String), $attack (Number), $dice (Number)
ask_defend_neutral = { $by } attacks neutral { $to } from { $from } with { $attack ->
    [one] { $attack } die
   *[other] { $attack } dice
}: you roll for the neutral army, with { $dice ->
    [one] { $dice } die.
   *[other] 1 to { $dice } dice.
}

# Question: `Advance`.
# Variables: $from (String), $to (String), $min (Number), $max (Number)
ask_advance = { $to } is yours: move { $min } to { $max } armies in from { $from }.

# Question: `Fortify`.
ask_fortify = Move armies once between your own territories, or end your turn without moving.

# Question: `Fortify` when nothing can be moved.
ask_fortify_none = There is nothing to move: end your turn.


# In place of a name: all who are asked at once.
everyone = Everyone
