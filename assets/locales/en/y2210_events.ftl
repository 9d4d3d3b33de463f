### Events of 2210, one short line each. A card's line and the lines of its effects stand in one line of the log, separated by
### `·`, so the effects have no full stop.

# Event: the ruins.
# Variables: $at (String)
seen_devastated = Devastated for the whole game: { $at }.

# Event: the neutral army of the two-player game.
# Variables: $n (Number)
seen_neutrals_placed = The neutral army gets 3 MODs on each of { $n } territories, on land, at sea and on the Moon.

# Event: everything is placed in secret.
seen_garrisons_opened = Everyone places MODs, land commander, diplomat and a station in secret; all is revealed together.

# Event: what one player placed in secret.
# Variables: $who (String), $mods (String), $land (String), $diplomat (String), $station (String)
seen_garrisoned = { $who } places { $mods } · land commander in { $land } · diplomat in { $diplomat } · station in { $station }.

# Event: placing in turn begins.
seen_placing_mods = All land is taken. Players place their other MODs in turn, three at a time.

# Event: commanders and stations are placed in turn.
# Variables: $who (String)
seen_pieces_opened = Now everyone places a land commander, a diplomat and a station, one piece at a time; { $who } begins.

# Event: one of these pieces.
# Variables: $who (String), $piece (String), $at (String)
seen_settled = { $who } places in { $at }: { $piece }.

# Event: a year begins.
# Variables: $year (Number)
seen_year_began = Year { $year } of 5: everyone bids for the order of play, in secret.

# Event: the bids.
# Variables: $bids (String), $first (String)
seen_bids = Bids: { $bids }, all paid. { $first } chooses first.

# Event: the bids, some of them equal.
# Variables: $bids (String), $rolls (String), $order (String)
seen_bids_tied = Bids: { $bids }, all paid. Equal bids roll: { $rolls }. They choose in this order: { $order }.

# Event: somebody's turn of the year.
# Variables: $who (String), $number (Number)
seen_marker = { $who } takes turn { $number } of this year.

# Event: the turns of the year that were chosen.
# Variables: $turns (String)
seen_markers = Turns of this year: { $turns }.

# In that list.
# Variables: $number (Number), $who (String)
numbered = { $number }. { $who }

# Event: the income of a turn. `stations`: MODs that stand at stations already.
# Variables: $who (String), $mods (String), $energy (String), $territories (Number), $bonus (Number), $stations (Number)
seen_income = { $who } receives { $mods } and { $energy }{ $bonus ->
    [0] {""}
   *[other] {" "}({ $territories } for territories, { $bonus } for continents and colonies)
}{ $stations ->
    [0] {""}
    [one] , and 1 MOD at the station
   *[other] , and { $stations } MODs at the stations
}.

# Event: a commander hired.
# Variables: $who (String), $commander (String), $at (String), $energy (String)
seen_hired = { $who } hires for { $energy } in { $at }: { $commander }.

# Event: a station built.
# Variables: $who (String), $at (String), $energy (String)
seen_built = { $who } builds a space station in { $at } for { $energy }.

# Event: cards bought; the decks are public.
# Variables: $who (String), $decks (String), $energy (String)
seen_bought = { $who } buys command cards for { $energy }: { $decks }.

# Event: a card of the bonus; the deck is public.
# Variables: $who (String), $decks (String)
seen_drew_deck = { $who } draws a command card: { $decks }.

# One's own cards.
# Variables: $cards (String)
seen_own_cards = You draw: { $cards }.

# Event: energy given away.
# Variables: $who (String), $to (String), $energy (String)
seen_given = { $who } gives { $energy } to { $to }.

# Event: a card played.
# Variables: $who (String), $card (String), $cost (Number)
seen_played = { $who } plays **{ $card }**{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } energy
}

# Event: a card played on a target.
# Variables: $who (String), $card (String), $target (String), $cost (Number)
seen_played_on = { $who } plays **{ $card }**{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } energy
} on { $target }

# Effect of a card: MODs.
# Variables: $mods (String)
seen_mods_added = MODs: { $mods }

# Effect of a card: a station.
# Variables: $who (String), $at (String)
seen_station_placed = { $who } has a new station in { $at }

# Effect of a card: a territory card turned over.
# Variables: $at (String)
seen_card_turned = drawn: { $at }

# Effect of a card: the territory deck was used up.
seen_land_renewed = the discarded territory cards are shuffled again

# Effect of a card or a roll: units lost.
# Variables: $who (String), $units (String), $at (String)
seen_units_lost = { $who } loses { $units } in { $at }

# Effect of a card: the die of a bomb.
# Variables: $die (String)
seen_bomb_die = die: { $die }

# Effect of a card: a commander dies.
# Variables: $commander (String)
seen_commander_killed = dies: { $commander }

# Effect of a card: Armageddon.
# Variables: $order (String)
seen_armageddon = nuclear cards are free, in this order: { $order }

# Event: somebody plays no more nuclear cards in Armageddon.
# Variables: $who (String)
seen_nuclear_passed = { $who } plays no more nuclear cards.

# Effect of a card: Cease Fire.
# Variables: $who (String)
seen_truce = no territory of { $who } can be invaded for the rest of this turn

# Effect of a card: commanders moved.
# Variables: $moves (String)
seen_commanders_moved = moved: { $moves }

# Effect of a card: energy taken from others.
# Variables: $who (String), $from (String)
seen_energy_taken = { $who } takes 1 energy from { $from }

# Effect of a card: nobody had energy.
seen_energy_taken_none = nobody has any energy to take

# Effect of a card: it pays at the end of the turn.
seen_extraction_began = pays 7 energy at the end of this turn for the whole Moon

# Event: Energy Extraction at the end of the turn.
# Variables: $who (String), $energy (Number)
seen_extracted = Energy Extraction: { $energy ->
    [0] the Moon isn’t all { $who }’s, nothing is paid.
   *[other] { $who } receives { $energy } energy.
}

# Effect of a card: units evacuated.
# Variables: $who (String), $units (String), $from (String), $to (String)
seen_evacuated = { $who } moves { $units } from { $from } to { $to }

# Effect of a card: somebody jammed.
# Variables: $who (String)
seen_jammed = { $who } can play no command cards this turn

# Effect of a card: hidden energy, its territory still secret.
seen_energy_hidden = a sea territory is drawn in secret

# Effect of a card: hidden energy, for whoever may see the territory.
# Variables: $at (String)
seen_energy_hidden_at = the energy is hidden in { $at }: hold it at the end of this turn

# Event: hidden energy shown.
# Variables: $who (String), $at (String), $energy (Number)
seen_energy_found = Hidden Energy in { $at }: { $energy ->
    [0] it isn’t { $who }’s, nothing is paid.
   *[other] { $who } receives { $energy } energy.
}

# Effect of a card: land that can be invaded from the Moon.
# Variables: $at (String)
seen_earth_opened = { $at } can be invaded from the Moon this turn

# Effect of a card: who must remove how many MODs.
# Variables: $due (String)
seen_reduction_began = MODs to remove: { $due }

# Event: MODs removed.
# Variables: $who (String), $mods (String)
seen_reduced = { $who } removes { $mods }

# Effect of a card: one more move.
# Variables: $who (String)
seen_move_gained = { $who } has one more move this turn

# Effect of a card: a scout, its territory secret.
seen_scout_sent = scouts are out, their target is secret

# Effect of a card: a scout, for its owner.
# Variables: $at (String)
seen_scout_sent_to = the scouts wait for { $at }: 5 MODs appear there when it is yours

# Event: a scout's territory is occupied.
# Variables: $who (String), $at (String)
seen_scout_arrived = The scouts of { $who } come out in { $at }

# Event: an invasion declared.
# Variables: $from (String), $to (String), $whose (String)
seen_invasion = { $from } → { $to } ({ $whose }): invasion declared

# Event: a reaction window.
# Variables: $who (String)
seen_window = Asked whether they react: { $who }.

# Event: an invasion that ended without a roll.
# Variables: $from (String), $to (String)
seen_invasion_ended = { $from } → { $to }: the invasion ends

# Event: attack dice named.
# Variables: $from (String), $to (String), $dice (String)
seen_dice_named = { $from } → { $to }: attack with { $dice }

# Attack dice with the commanders who roll eight-sided ones.
# Variables: $dice (String), $commanders (String)
dice_with = { $dice } ({ $commanders })

# Event: a capture, with the units that move in.
# Variables: $who (String), $to (String), $whose (String), $units (String)
seen_taken = { $who } captures { $to } from { $whose }; moved in: { $units }

# Event: an empty territory taken.
# Variables: $who (String), $to (String), $units (String)
seen_taken_empty = { $who } takes empty { $to }; moved in: { $units }

# With a capture: the station is the captor's.
station_taken = with its space station

# With a capture: the station is destroyed.
station_destroyed = its station is destroyed

# Event: three captures.
# Variables: $who (String), $energy (String), $card (Number)
seen_bonus_earned = Three captures: { $who } receives { $energy }{ $card ->
    [0] .
   *[other] {" "}and a command card.
}

# Event: a move at the end of a turn.
# Variables: $from (String), $to (String), $units (String)
seen_moved_units = { $from } → { $to }: moved { $units }.

# Event: somebody is out.
# Variables: $who (String), $by (String)
seen_out = { $who } is eliminated in { $by }’s turn; command cards, energy and pieces are gone.

# Event: the end, one player left.
# Variables: $who (String), $year (Number)
seen_ended_alone = { $who } is the only player left and wins in year { $year }.

# Event: the end of a two-player game.
# Variables: $who (String), $year (Number)
seen_ended_rival = { $who } eliminates the opponent and wins in year { $year }.

# Event: the end by points.
# Variables: $who (String), $points (Number)
seen_ended_score = Five years are over: { $who } wins with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

# The same where others have as many points.
# Variables: $who (String), $points (Number), $tied (String)
seen_ended_score_tie = Five years are over: { $who } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}, ahead of { $tied } by energy or units.

# Event: a draw.
# Variables: $who (String), $year (Number)
seen_ended_shared = The game ends in year { $year } in a draw between { $who }.

# At the end: a hand that is shown.
# Variables: $who (String), $cards (String)
seen_shown_hand = { $who } shows: { $cards }.

# First line of a turn's log.
# Variables: $year (Number), $who (String)
log_year = **Year { $year } · { $who }**

# A log that goes on in a new message.
# Variables: $year (Number), $who (String)
log_year_more = **Year { $year } · { $who }** (continued)

# A fight in the turn log that ended with a capture; the units that moved in.
# Variables: $from (String), $to (String), $whose (String), $units (String), $own (Number), $others (Number), $rolls (String)
log_taken = **{ $to }** ← { $from } · from { $whose }, moved in: { $units } · losses { $own }–{ $others } · { $rolls }

# The same while the units are still to move in.
# Variables: $from (String), $to (String), $whose (String), $own (Number), $others (Number), $rolls (String)
log_beaten = **{ $to }** ← { $from } · { $whose } beaten · losses { $own }–{ $others } · { $rolls }

# Units moved in after a battle that was told before.
# Variables: $from (String), $to (String), $units (String)
log_moved_in = **{ $to }** ← { $from } · moved in: { $units }

# An entry without dice in the turn log.
# Variables: $from (String), $to (String), $whose (String), $units (String)
log_entered = **{ $to }** ← { $from } · from { $whose }, without dice, moved in: { $units }

# An entry without dice into an empty territory.
# Variables: $from (String), $to (String), $units (String)
log_entered_empty = **{ $to }** ← { $from } · was empty, moved in: { $units }

# A declared invasion in the turn log, while nothing else is known.
# Variables: $from (String), $to (String), $whose (String)
log_declared = { $from } → { $to } ({ $whose }) · invasion declared

# An invasion in the turn log that ended without a roll.
# Variables: $from (String), $to (String)
log_called_off = { $from } → { $to } · ends without a roll

# In that log: a commander lost.
# Variables: $who (String), $commander (String)
log_fallen = { $who } loses: { $commander }

# A step that leaves no line: nothing more in this step of the turn.
step_go_on = You went on.

# The end of a fight, told to whoever won it.
# Variables: $to (String), $whose (String), $units (String)
taken_units_told = **{ $to }** captured from { $whose }, moved in: { $units }

# Event: everyone is asked about the blank cards.
seen_agreement_opened = Everyone decides in secret whether to play with the blank cards of this table.

# Event: all agree to the blank cards.
seen_agreed = All agree: the blank cards are shuffled into their decks.

# Event: not all agree to the blank cards.
seen_not_agreed = Not all agree: this game is played without blank cards.

# Event: wish lists.
seen_wishes_opened = Everyone sends a wish list in secret; the lists are worked through in turn.

# Event: the land by the wish lists.
# Variables: $shares (String)
seen_land_granted = Territories by wish lists: { $shares }.

# Event: the defender names dice first.
# Variables: $who (String), $to (String), $dice (Number)
seen_defence_dice = { $who } defends { $to } with { $dice ->
    [one] 1 die.
   *[other] { $dice } dice.
}

# Event: a blank card is shown.
# Variables: $who (String), $card (String), $text (String)
seen_card_shown = { $who } shows { $card }: { $text }

# Event: a blank card isn't confirmed.
# Variables: $by (String), $card (String), $who (String)
seen_card_refused = { $by } doesn’t confirm { $card }; { $who } keeps it, unpaid.
