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
seen_dealt = Territories are dealt: { $shares }.
share = { $who } { $n }
seen_claimed = { $who } claims { $at }.
seen_deployed = { $who } places { $armies }.
seen_deployed_neutral = { $who } places { $armies }; for the neutral army { $neutral }.
seen_sealed_opened = Everyone decides in secret; all decisions are revealed together.
seen_claims_opened = Players claim free territories in turn, one at a time.
seen_placing_opened = All territories are taken. Players place their other starting armies in turn.
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
seen_bonus = { $who } owns { $at } from that set: +{ $armies } armies there.
seen_placed = { $who } places { $armies }.
seen_announced = { $from } → { $to }: attack with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}; { $chooser } chooses the defence dice.
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
seen_trade_owed = { $who } has too many cards and must trade in a set at once.
seen_place_owed = { $who } must place { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
} at once.
seen_deck_renewed = The deck is used up: traded cards are shuffled into a new one.
seen_deck_empty = No card is left for { $who } to draw.
seen_fortified = { $from } → { $to }: { $armies ->
    [one] { $armies } army moves at the end of the turn.
   *[other] { $armies } armies move at the end of the turn.
}
seen_turn_ended = { $who } ends the turn.
seen_drew = { $who } draws a card.
seen_drew_card = You draw { $card }.
seen_cards_taken = { $by } takes the cards of { $from }: { $cards }.
seen_silence = { $who } didn’t answer in time: the rules decide.
seen_standing = { $who } left a standing order, and it decides.
seen_one_more_sealed = One more decision is in.
seen_ended_world = { $who } holds the whole world and wins in round { $round }.
seen_ended_opponent = { $who } eliminates the opponent and wins in round { $round }.

log_fight = { $from } → { $to } · losses { $own }–{ $others } · { $rolls }
log_roll = { $attack }:{ $defence }
log_captured = **{ $to }** ← { $from } · from { $whose }, { $armies ->
    [one] { $armies } moves in
   *[other] { $armies } move in
} · losses { $own }–{ $others } · { $rolls }
log_captured_only = **{ $to }** ← { $from } · from { $whose } · losses { $own }–{ $others } · { $rolls }
log_rolls = { $n ->
    [one] { $n } roll
   *[other] { $n } rolls
}
log_turn = **Round { $round } · { $who }**
lost_nothing = nothing lost

ask_claim = Claim { $free ->
    [one] the last free territory
   *[other] one of the { $free } free territories
}: you place one army there.
ask_wish = List the territories you would like, favourites first; nobody else sees your list.
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
} on your own territories; before the first one, you may trade in a set for { $value ->
    [one] { $value } army
   *[other] { $value } armies
}.
ask_set_lost = The army limit takes away { $armies ->
    [one] one army
   *[other] { $armies } armies
} of that set.
ask_trade = You have too many cards: trade in a set ({ $value ->
    [one] { $value } army
   *[other] { $value } armies
} now) until you have at most { $down_to }.
ask_bonus = Choose which of your territories from that set gets two more armies: { $among }.
ask_attack = Attack or stop: { $n ->
    [one] { $n } attack possible.
   *[other] { $n } attacks possible.
}
ask_attack_none = No attack is possible any more: stop attacking.
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
ask_fortify = Move armies once between your own territories, or end your turn without moving.
ask_fortify_none = There is nothing to move: end your turn.


everyone = Everyone
