### Status, hand, standing orders, pictures, report and recap of 2210.

# Status: year, turn.
# Variables: $year (Number), $who (String)
status_year_turn = **Year { $year } of 5** · { $who }’s turn

# Status: everybody bids.
# Variables: $year (Number)
status_year = **Year { $year } of 5** · the order of play

# Status: one player: territories, units, income.
# Variables: $who (String), $territories (Number), $units (Number), $income (Number)
status_seat_units = **{ $who }** · { $territories ->
    [one] { $territories } territory
   *[other] { $territories } territories
} · { $units ->
    [one] { $units } unit
   *[other] { $units } units
} · +{ $income } a turn

# Status: a player's energy and command cards by deck.
# Variables: $energy (String), $cards (String)
status_supplies = { $energy } · cards: { $cards }

# Status: the same without cards.
# Variables: $energy (String)
status_supplies_no_cards = { $energy } · no cards

# Status: commanders in play.
# Variables: $commanders (String)
status_commanders = commanders: { $commanders }

# Status: none.
status_no_commanders = no commander

# Status: stations.
# Variables: $n (Number)
status_stations = { $n ->
    [one] { $n } station
   *[other] { $n } stations
}

# Status: scouts that are out.
# Variables: $n (Number)
status_scouts = { $n ->
    [one] 1 scout force out
   *[other] { $n } scout forces out
}

# Status: a player's turn of the year.
# Variables: $number (Number)
status_marker = turn { $number } of the year

# Status: MODs in hand.
# Variables: $mods (String)
status_mods_in_hand = { $mods } to place

# Status: the neutral army.
# Variables: $territories (Number), $mods (String)
status_neutral_mods = The neutral army · { $territories ->
    [one] { $territories } territory
   *[other] { $territories } territories
} · { $mods }

# Status: ruins.
# Variables: $at (String)
status_devastated = Devastated: { $at }

# Status: cards left in the decks.
# Variables: $decks (String)
status_decks = Cards left: { $decks }

# Status: an invasion that waits for an answer.
# Variables: $from (String), $to (String), $whose (String)
status_invasion = Invasion: { $from } → { $to } ({ $whose })

# Status: jammed players.
# Variables: $who (String)
status_jammed = No command cards this turn: { $who }

# Status: players who can't be invaded.
# Variables: $who (String)
status_truces = Can’t be invaded this turn: { $who }

# Status: land open to the Moon.
# Variables: $at (String)
status_invade_earth = Can be invaded from the Moon this turn: { $at }

# Status: hidden energy, its territories secret.
# Variables: $n (Number)
status_hidden_energy = { $n ->
    [one] Hidden Energy waits for the end of the turn
   *[other] Hidden Energy waits for the end of the turn { $n } times
}

# Status: hidden energy, its territories open.
# Variables: $at (String)
status_hidden_energy_at = Hidden Energy waits in { $at }

# Status: Energy Extraction.
status_extraction = Energy Extraction waits for the end of the turn

# Board as text: a station behind units.
with_station = station

# Board as text: ruins of a continent.
# Variables: $at (String)
board_devastated = devastated: { $at }

# Hand: heading.
# Variables: $n (Number), $energy (String)
hand_command_cards = You have { $n ->
    [one] { $n } command card
   *[other] { $n } command cards
} and { $energy }:

# Hand: empty.
# Variables: $energy (String)
hand_no_command_cards = You have no command cards and { $energy }. In your turn a card costs 1 energy, from the decks of your commanders in play.

# Hand: a card and whether it can be played.
# Variables: $card (String), $n (Number), $state (String)
hand_card = • { $n ->
    [one] **{ $card }**
   *[other] { $n } × **{ $card }**
} – { $state }

# Hand: what a card does, below it.
# Variables: $effect (String)
hand_effect = -# { $effect }

# Hand: own scouts.
# Variables: $at (String)
hand_scouts = Your scouts wait for: { $at }

# Hand: own hidden energy.
# Variables: $at (String)
hand_hidden_energy = Your energy is hidden in: { $at }

# Hand: where to read more.
hand_more = -# Others see how many cards of each deck you have, and your energy. `/rules` explains each card.

# Standing order: the bid.
# Variables: $energy (String)
standing_bid = Each year you bid { $energy }, or all you have.

# Standing order: no bid.
standing_no_bid = You have no standing bid: without an answer you bid nothing.

# Standing order: a reaction.
# Variables: $card (String), $conditions (String)
standing_reaction = When you are invaded you play { $card }{ $conditions }.

# The same, also to help others.
# Variables: $card (String), $conditions (String)
standing_reaction_help = When you or somebody else is invaded you play { $card }{ $conditions }.

# Standing order: no reaction.
standing_no_reactions = You have no standing order for reactions: silence plays no card.

# A condition of a reaction.
# Variables: $at (String)
condition_at = , only for { $at }

# A condition of a reaction.
# Variables: $who (String)
condition_against = , only against { $who }

# A condition of a reaction.
# Variables: $energy (String)
condition_energy = , for { $energy } at most

# Standing order: evacuation.
# Variables: $at (String)
standing_evacuate = Evacuated units go to, in this order: { $at }.

# Standing order: losses.
# Variables: $order (String)
standing_losses = You lose units in this order: { $order }.

# Standing order: losses in one territory.
# Variables: $at (String), $order (String)
standing_losses_at = In { $at } you lose units in this order: { $order }.

# MODs in an order of losses.
all_mods = MODs

# The rest in an order of losses.
the_others = the others

# Standing order: MOD Reduction.
# Variables: $at (String)
standing_reduce = MOD Reduction takes your MODs from, in this order: { $at }.

# Invasion stopped: units left.
# Variables: $units (Number)
stopped_units_left = Stopped: { $units ->
    [one] { $units } unit is
   *[other] { $units } units are
} left there.

# Invasion stopped: it can't go on.
stopped_cannot_invade = Stopped: the invasion can’t go on.

# Invasion stopped: others are asked.
stopped_others = Others are asked first. The invasion then goes on by itself.

# Picture: the year. At most 19 characters.
# Variables: $year (Number)
picture_year = YEAR { $year }

# Headline: a board during the bids.
# Variables: $year (Number)
headline_bids = **Year { $year }** · everyone bids for the order of play

# Headline: a board while turns of the year are chosen.
# Variables: $year (Number), $who (String)
headline_markers = **Year { $year }** · { $who } chooses a turn

# Headline of a turn's board.
# Variables: $year (Number), $what (String)
headline_year = **Year { $year }** · { $what }

# Summary: MODs placed.
# Variables: $mods (String)
change_mods = Placed: { $mods }

# Summary: hired and built.
# Variables: $what (String)
change_hired = Hired or built: { $what }

# Summary: cards bought.
# Variables: $decks (String)
change_bought = Cards bought: { $decks }

# Summary: cards played, of all players.
# Variables: $cards (String)
change_played = Cards played: { $cards }

# Summary: a move.
# Variables: $from (String), $to (String), $units (String)
change_moved_units = { $from } → { $to }: { $units }

# Report: heading of a year.
# Variables: $year (Number)
report_year = Year { $year }

# Report: a turn.
# Variables: $who (String), $mods (String), $energy (String)
report_income = **{ $who }** receives { $mods } and { $energy }.

# DM: commanders that the reader lost.
# Variables: $commanders (String)
recap_commanders = Commanders you lost: { $commanders }

# DM: territories where the reader lost units and that are still theirs.
# Variables: $at (String)
recap_losses = Units lost, still yours: { $at }

# DM: territories that the reader lost without a capture.
# Variables: $at (String)
recap_emptied = No longer yours, emptied: { $at }

# DM: somebody is out.
# Variables: $who (String), $by (String)
recap_eliminated = { $who } was eliminated in { $by }’s turn

# DM: energy taken from the reader.
# Variables: $n (Number)
recap_energy = Energy taken from you: { $n }

# In a list of losses: a territory and the number of units lost.
# Variables: $at (String), $n (Number)
recap_loss = { $at } −{ $n }

# Final table: points on the board and points of cards.
# Variables: $board (Number), $cards (Number)
final_parts = { $board } on the board, { $cards } with cards

# Final table and pictures: territories and units.
# Variables: $territories (Number), $units (Number)
holdings_units = { $territories ->
    [one] { $territories } territory
   *[other] { $territories } territories
} · { $units ->
    [one] { $units } unit
   *[other] { $units } units
}

# `/rules`: a first turn, in five lines.
first_turn_y2210 = **A first turn**
    1. Each year begins with a secret bid of energy for the order of play. Every bid is paid; 0 is a good first bid.
    2. You get MODs and energy: place all MODs with `/place`. Then hire commanders (3 energy), build stations (5) and buy up to four command cards (1 each).
    3. Play cards, then invade with `/attack` as often as you like. Commanders roll eight-sided dice on their own ground. The sea needs a naval commander, the Moon a space commander and a station to start from.
    4. Move in with `/advance`. Three captures from others in one turn bring 1 energy and a card.
    5. Move units once with `/fortify`, or end the turn with `/end`. After year five each territory counts 1 point, whole continents and colonies their bonus. `/hand` shows your cards.

# Report: an empty territory was taken.
# Variables: $from (String), $to (String), $units (String)
report_entered = { $from } takes empty { $to }; moved in: { $units }

# Report: a territory of somebody was taken without dice.
# Variables: $from (String), $to (String), $whose (String), $units (String)
report_entered_from = { $from } takes { $to } from { $whose } without dice; moved in: { $units }

# Report: who moved in after a battle.
# Variables: $taken (String), $units (String)
report_moved_in = { $taken }; moved in: { $units }

# Report: a captured territory.
# Variables: $from (String), $to (String), $whose (String), $rolls (Number), $own (Number), $others (Number)
report_taken = { $from } takes { $to } from { $whose } ({ $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
}, lost { $own } to { $others })
