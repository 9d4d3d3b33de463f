### Refusals of 2210: what is wrong, and what would be right.

# The territory is devastated.
# Variables: $at (String)
why-devastated = { $at } is devastated: nobody can enter or cross it in this game. Choose another territory.

# Only land is allowed.
# Variables: $at (String)
why-not_land = { $at } isn’t land. Choose one of your land territories.

# No border; what `from` borders is named.
# Variables: $from (String), $to (String), $borders (String)
why-no_border = { $from } doesn’t border { $to }. It borders { $borders }.

# The same for a territory without borders.
# Variables: $from (String), $to (String)
why-no_border_at_all = No border leads from { $from } to { $to }. Choose another territory.

# No chain of own territories.
# Variables: $from (String), $to (String)
why-no_chain = No chain of your own territories leads from { $from } to { $to }; between Earth and Moon it needs your station and your landing site. Choose another target.

# One unit must stay.
# Variables: $at (String)
why-one_unit = { $at } has a single unit, and that one has to stay; a station doesn’t count. Choose a territory with more units.

# From the Moon to the Earth.
# Variables: $to (String)
why-moon_to_earth = From the Moon you reach the Earth only with the card Invade Earth, and only the territory it shows: not { $to } now. Invade on the Moon instead.

# No landing site.
# Variables: $at (String), $sites (String)
why-no_landing_site = { $at } is no landing site. From the Earth you can land at { $sites }.

# No station to start from.
# Variables: $at (String)
why-no_launch = There is no space station of yours in { $at }. To land on the Moon, start from a territory with your station.

# A commander is missing.
# Variables: $commander (String)
why-no_commander = This needs your { $commander }, not in play now. In the hiring step of your turn 3 energy buys one.

# A commander is there already.
# Variables: $commander (String), $at (String)
why-commander_in_play = Your { $commander } is in play already, in { $at }. Each kind can be in play once: choose another one.

# A Cease Fire.
# Variables: $seat (String)
why-truce = { $seat } has played Cease Fire: you can’t invade their territories for the rest of this turn. Invade somebody else.

# A station stands there.
# Variables: $at (String)
why-station_there = A space station stands in { $at } already, and one is the most. Choose another territory.

# Four stations.
why-no_station_left = Your four space stations are all in play, and four is the most. Hire somebody, or go on.

# Too little energy.
# Variables: $needed (Number), $energy (Number)
why-energy = That takes { $needed } energy, and you have { $energy }. Choose something you can pay.

# A marker that isn't free.
# Variables: $number (Number), $free (String)
why-marker_taken = Turn { $number } isn’t free. Free: { $free }.

# Too many cards at once.
# Variables: $cards (Number), $most (Number)
why-too_many_cards = You can buy at most { $most } command cards in a turn, not { $cards }.

# A deck has fewer cards.
# Variables: $deck (String), $left (Number)
why-deck_short = { $left ->
    [0] No card is left in this deck: { $deck }.
    [one] Only one card is left in this deck: { $deck }.
   *[other] Only { $left } cards are left in this deck: { $deck }.
} Choose another deck.

# A card that isn't in the hand.
# Variables: $card (String)
why-card_not_in_hand = You don’t have { $card }. `/hand` shows your cards.

# More copies than there are.
# Variables: $card (String), $copies (Number)
why-copies = You have { $card } { $copies ->
    [one] once
   *[other] { $copies } times
} only. Name it no more often.

# Not the time of the card.
# Variables: $card (String), $timing (String)
why-not_its_time = { $card } can’t be played now. Its time: { $timing }.

# Nothing to do for the card.
# Variables: $card (String)
why-no_target = { $card } would change nothing now, so it stays in your hand. Play another card, or go on.

# Not that target.
# Variables: $card (String), $target (String)
why-bad_target = { $card } can’t be played on this: { $target }. Choose one of the targets on offer.

# The same without a target.
# Variables: $card (String)
why-target_missing = { $card } needs its targets. Choose as many of those on offer as the card asks for.

# No reaction.
# Variables: $card (String)
why-no_reaction = { $card } isn’t a reaction to an invasion. `/hand` shows the time of each card.

# Frequency Jam.
why-jammed = Frequency Jam: you can’t play command cards in this turn. You can again when it is over.

# A commander without eight-sided die.
# Variables: $commander (String), $from (String)
why-no_strong_die = Your { $commander } rolls no eight-sided die there. It has to stand in { $from } and fight on its own ground; the diplomat never does.

# More commanders than dice.
# Variables: $commanders (Number), $dice (Number)
why-too_many_commanders = Each commander needs a die: { $commanders } commanders can’t roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}. Name fewer commanders or more dice.

# A number of MODs out of bounds.
# Variables: $mods (Number), $min (Number), $max (Number)
why-mods = Choose { $min } to { $max } MODs, not { $mods }.

# The same where one number is right.
# Variables: $mods (Number), $max (Number)
why-mods_exactly = { $max ->
    [one] Exactly 1 MOD is
   *[other] Exactly { $max } MODs are
} wanted, not { $mods }.

# A number of units out of bounds.
# Variables: $units (Number), $min (Number), $max (Number)
why-units = Choose { $min } to { $max } units, not { $units }.

# The same where one number is right.
# Variables: $units (Number), $max (Number)
why-units_exactly = { $max ->
    [one] Exactly 1 unit is
   *[other] Exactly { $max } units are
} wanted, not { $units }.

# Units that aren't there.
# Variables: $at (String), $units (String)
why-not_there = In { $at } there are only { $units }. Choose from these.

# A commander who must move in.
# Variables: $commander (String)
why-must_advance = Your { $commander } rolled in this battle and has to move in. Add it.

# Twice, or no MOD.
# Variables: $at (String)
why-bad_mods = { $at } is named twice, or with no MOD. Name each territory once, with at least one MOD.

# No move left.
why-no_move_left = You have made your move of this turn. Only the card Redeployment brings another one.

# A gift that can't be.
# Variables: $energy (Number), $most (Number)
why-gift = { $most ->
    [0] You have no energy to give.
   *[other] You can give 1 to { $most } energy to another player in the game, not { $energy }.
}

# A blank card that was not confirmed in this turn.
# Variables: $card (String)
why-card_refused = { $card } was not confirmed in this turn. You can show it again in another one.
