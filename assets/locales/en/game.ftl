# Events, questions, cards. Keys are the names of the functions in src/text/phrases/game.rs.

neutral_army = the neutral army
nobody = nobody
seat_number = Seat { $n }
list_and = { $first } and { $last }
symbol_infantry = infantry
symbol_cavalry = cavalry
symbol_artillery = artillery
wild_card = wild card
card = { $territory } ({ $symbol })
armies = { $n ->
    [one] { $n } army
   *[other] { $n } armies
}
plus = { $territory } +{ $n }

seen_start = Dice for who starts: { $rolls }. { $first } begins.
throw = { $who } { $die }
seen_dealt = The territories are dealt: { $shares }.
share = { $who } { $n }
seen_claimed = { $who } claims { $at }.
seen_deployed = { $who } places { $armies }.
seen_deployed_neutral = { $who } places { $armies }; for the neutral army { $neutral }.
seen_sealed_opened = Everybody answers now, unseen by the others; all answers are opened together.
seen_claims_opened = Free territories are claimed, one at a time in turn.
seen_placing_opened = All territories are taken. The other starting armies are placed in turn.
seen_turn_began = { $who } receives { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}{ $continents ->
    [0] {""}
   *[other] {" "}({ $territories } for territories, { $continents } for continents)
}.
seen_traded = { $who } trades in { $cards } for { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}.
seen_bonus = { $who } holds a territory on those cards: { $at } +{ $armies }.
seen_placed = { $who } places { $armies }.
seen_announced = { $from } → { $to }: attack with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}; { $chooser } chooses the defence.
seen_rolled = { $from } → { $to }: { $attack } against { $defence } · { $lost }
loses = { $territory } loses { $n }
seen_captured = { $who } captures { $to } from { $whose }.
seen_advanced = { $from } → { $to }: { $armies ->
    [one] { $armies } army moves in.
   *[other] { $armies } armies move in.
}
seen_eliminated = { $by } eliminates { $who }{ $cards ->
    [0] .
    [one] {" "}and takes { $cards } card.
   *[other] {" "}and takes { $cards } cards.
}
seen_trade_owed = { $who } holds too many cards now and must trade in at once.
seen_place_owed = { $who } must place { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
} at once.
seen_deck_renewed = The deck is used up: the exchanged cards are shuffled and become the deck.
seen_deck_empty = No card is left for { $who } to draw.
seen_fortified = { $from } → { $to }: { $armies ->
    [one] { $armies } army moves at the end of the turn.
   *[other] { $armies } armies move at the end of the turn.
}
seen_turn_ended = { $who } ends the turn.
seen_drew = { $who } draws a card.
seen_drew_card = You draw { $card }.
seen_cards_taken = { $by } takes the cards of { $from }: { $cards }.
seen_silence = { $who } did not answer in time: the rules decide.
seen_standing = { $who } had left a standing order.
seen_own_sealed = Your answer is in and stays sealed until everybody has answered.
seen_one_more_sealed = One more answer is in.
seen_ended_world = { $who } holds the whole world and wins in round { $round }.
seen_ended_opponent = { $who } has eliminated the opponent and wins in round { $round }.

log_fight = { $from } → { $to }: { $rolls } · { $lost }
log_roll = { $attack } against { $defence }
log_captured = **captured** from { $whose }, { $armies ->
    [one] { $armies } army moves in
   *[other] { $armies } armies move in
}
log_captured_only = **captured** from { $whose }
log_rolls = { $n ->
    [one] { $n } roll
   *[other] { $n } rolls
}
log_turn = **Round { $round } · { $who }**
lost_nothing = nothing lost

ask_claim = Claim one of the { $free ->
    [one] { $free } free territory
   *[other] { $free } free territories
}: one army is put there.
ask_wish = Name the territories that you would like, dearest first; nobody else sees your list.
ask_deploy = Place exactly { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
} on your own territories.
ask_deploy_neutral = Place exactly { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
} on your own territories and { $neutral ->
    [one] { $neutral } army
   *[other] { $neutral } armies
} on neutral ones.
ask_place = Place your { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
} on your own territories.
ask_place_or_trade = Place your { $armies ->
    [0] armies
    [one] { $armies } army
   *[other] { $armies } armies
} on your own territories; before the first one you may trade in a set for { $value ->
    [one] { $value } army
   *[other] { $value } armies
}.
ask_trade = You must trade in a set of three cards, worth { $value ->
    [one] { $value } army
   *[other] { $value } armies
}, until you hold { $down_to ->
    [one] { $down_to } card
   *[other] { $down_to } cards
} or fewer.
ask_bonus = Choose which of your territories on the traded cards gets two more armies: { $among }.
ask_attack = Attack, or stop attacking: { $n ->
    [one] { $n } attack is possible.
   *[other] { $n } attacks are possible.
}
ask_attack_none = You can attack nobody any more: stop attacking.
ask_defend = { $by } attacks { $to } from { $from } with { $attack ->
    [one] { $attack } die
   *[other] { $attack } dice
}: defend with { $dice ->
    [one] { $dice } die.
   *[other] 1 to { $dice } dice.
}
ask_defend_neutral = { $by } attacks neutral { $to } from { $from } with { $attack ->
    [one] { $attack } die
   *[other] { $attack } dice
}: you roll for the neutral army, with { $dice ->
    [one] { $dice } die.
   *[other] 1 to { $dice } dice.
}
ask_advance = { $to } is yours: move { $min } to { $max } armies in from { $from }.
ask_fortify = Move armies once between your own territories, or end your turn without a move.
ask_fortify_none = There is nothing to move: end your turn.

task_claim = claim a territory
task_wish = hand in a wish list
task_deploy = place starting armies
task_reinforce = place armies
task_trade = trade in cards
task_bonus = place the two armies for a card
task_attack = attack, or stop
task_defend = choose defence dice
task_advance = move into a captured territory
task_fortify = fortify and end the turn
