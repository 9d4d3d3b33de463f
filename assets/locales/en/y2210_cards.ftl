### Command cards of 2210. The keys are made of ids: `card-` and the id of the card is its name, `effect-` what it does;
### `effect-…-…` what it does where the table has changed a rule.

card-assemble_mods_land = Assemble MODs (land)
effect-assemble_mods_land = Put 3 MODs on one of your land territories.
card-assemble_mods_water = Assemble MODs (sea)
effect-assemble_mods_water = Put 3 MODs on one of your sea territories.
card-assemble_mods_moon = Assemble MODs (Moon)
effect-assemble_mods_moon = Put 3 MODs on one of your Moon territories.

card-colony_influence_land = Colony Influence (land)
effect-colony_influence_land = +3 points at the end of the game if your land commander is in play.
card-colony_influence_naval = Colony Influence (naval)
effect-colony_influence_naval = +3 points at the end of the game if your naval commander is in play.
card-colony_influence_space = Colony Influence (space)
effect-colony_influence_space = +3 points at the end of the game if your space commander is in play.
card-colony_influence_diplomat = Colony Influence (diplomat)
effect-colony_influence_diplomat = +3 points at the end of the game if your diplomat is in play.

card-frequency_jam_land = Frequency Jam (land)
effect-frequency_jam_land = Choose a player, who may play no command cards during this turn of yours.
card-frequency_jam_naval = Frequency Jam (naval)
effect-frequency_jam_naval = Choose a player, who may play no command cards during this turn of yours.
card-frequency_jam_space = Frequency Jam (space)
effect-frequency_jam_space = Choose a player, who may play no command cards during this turn of yours.

card-land_death_trap = Land Death Trap
effect-land_death_trap = When your land is invaded, the invader loses half of the MODs in the territory the invasion comes from, rounded up. One unit always stays.
effect-land_death_trap-units = When your land is invaded, the invader loses half of the units in the territory the invasion comes from, rounded up. One unit always stays.
card-water_death_trap = Water Death Trap
effect-water_death_trap = When your sea territory is invaded, the invader loses half of the MODs in the territory the invasion comes from, rounded up. One unit always stays.
effect-water_death_trap-units = When your sea territory is invaded, the invader loses half of the units in the territory the invasion comes from, rounded up. One unit always stays.
card-orbital_mines = Orbital Mines
effect-orbital_mines = When your Moon territory is invaded, the invader loses half of the MODs in the territory the invasion comes from, rounded up. One unit always stays.
effect-orbital_mines-units = When your Moon territory is invaded, the invader loses half of the units in the territory the invasion comes from, rounded up. One unit always stays.

card-reinforcements_land = Reinforcements (land)
effect-reinforcements_land = Put 1 MOD on each of three of your land territories; if you have fewer, on each of them.
card-reinforcements_water = Reinforcements (sea)
effect-reinforcements_water = Put 1 MOD on each of three of your sea territories; if you have fewer, on each of them.
card-reinforcements_moon = Reinforcements (Moon)
effect-reinforcements_moon = Put 1 MOD on each of three of your Moon territories; if you have fewer, on each of them.

card-scout_forces = Scout Forces
effect-scout_forces = Draw a land territory in secret. As soon as it is yours, in this turn or later, 5 MODs appear there.

card-stealth_mods_land = Stealth MODs (land)
effect-stealth_mods_land = When an opponent invades a land territory, yours or anybody else’s, its defender gets 3 MODs there. An empty territory gets none.
card-stealth_mods_water = Stealth MODs (sea)
effect-stealth_mods_water = When an opponent invades a sea territory, yours or anybody else’s, its defender gets 3 MODs there. An empty territory gets none.
card-stealth_mods_moon = Stealth MODs (Moon)
effect-stealth_mods_moon = When an opponent invades a Moon territory, yours or anybody else’s, its defender gets 3 MODs there. An empty territory gets none.

card-stealth_station = Stealth Station
effect-stealth_station = When your land is invaded, put a space station there. Not where one stands already, and not if you have four.

card-hidden_energy = Hidden Energy
effect-hidden_energy = Draw a sea territory in secret. If it is yours at the end of this turn, you get 4 energy; then the card is shown.
effect-hidden_energy-open = Draw a sea territory, which everyone sees. If it is yours at the end of this turn, you get 4 energy.

card-aqua_brother = Aqua Brother
effect-aqua_brother = Roll a six-sided die: every territory of one sea colony loses one unit, your own too. 1 US Pacific, 2 Asia Pacific, 3 North Atlantic, 4 South Atlantic, 5 Indian, 6 roll again.
card-the_mother = The Mother
effect-the_mother = Roll a six-sided die: every territory of one continent loses one unit, your own too. 1 North America, 2 South America, 3 Europe, 4 Africa, 5 Asia, 6 Australia.
card-nicky_boy = Nicky Boy
effect-nicky_boy = Roll a six-sided die: every territory of one Moon colony loses one unit, your own too. 1–2 Cresinion, 3–4 Delphot, 5–6 Sajon.
card-assassin_bomb = Assassin Bomb
effect-assassin_bomb = Choose a commander of an opponent and roll an eight-sided die: with 3 or more that commander dies.
card-armageddon = Armageddon
effect-armageddon = In the order of this year’s turns, everyone with a nuclear commander may play nuclear cards without energy.

card-rocket_strike_land = Rocket Strike (land)
effect-rocket_strike_land = Choose a land territory of an opponent and roll a six-sided die: that many units die there.
card-rocket_strike_water = Rocket Strike (sea)
effect-rocket_strike_water = Choose a sea territory of an opponent and roll a six-sided die: that many units die there.
card-rocket_strike_moon = Rocket Strike (Moon)
effect-rocket_strike_moon = Choose a Moon territory of an opponent and roll a six-sided die: that many units die there.
card-scatter_bomb_land = Scatter Bomb (land)
effect-scatter_bomb_land = Three land territories are drawn. In each, half of an opponent’s units die, rounded up. Your own lose nothing.
card-scatter_bomb_water = Scatter Bomb (sea)
effect-scatter_bomb_water = Two sea territories are drawn. In each, half of an opponent’s units die, rounded up. Your own lose nothing.
card-scatter_bomb_moon = Scatter Bomb (Moon)
effect-scatter_bomb_moon = Two Moon territories are drawn. In each, half of an opponent’s units die, rounded up. Your own lose nothing.

card-energy_extraction = Energy Extraction
effect-energy_extraction = If all 14 Moon territories are yours at the end of this turn, you get 7 energy.
card-invade_earth = Invade Earth
effect-invade_earth = Land territories are drawn until one isn’t yours. This turn you may invade it from any of your Moon territories, with a space commander in play.

card-cease_fire = Cease Fire
effect-cease_fire = When you are invaded, the invasion is prevented. The invader may invade none of your territories for the rest of this turn.
card-decoys_revealed = Decoys Revealed
effect-decoys_revealed = Move any of your commanders to any of your territories, all at once.
card-energy_crisis = Energy Crisis
effect-energy_crisis = Take 1 energy from each opponent who has any.
card-evacuation = Evacuation
effect-evacuation = When you are invaded, move all your units from there to one other territory of yours. A station stays; the invader moves in without dice.
card-mod_reduction = MOD Reduction
effect-mod_reduction = In turn order, every opponent removes 4 MODs of their choice; then you remove 2 of yours. Commanders stay.
card-redeployment = Redeployment
effect-redeployment = You may make one more move at the end of this turn.
card-territorial_station = Territorial Station
effect-territorial_station = Put a space station on one of your land territories.

# When a card may be played.
timing_before = in your turn, after buying and before your first invasion

# Likewise.
timing_reaction = when an opponent declares an invasion

# Likewise.
timing_end_of_turn = at the end of your turn, after all invasions

# Likewise.
timing_end_of_game = never: it counts by itself when the game is scored

# What is printed on a card, for `/rules`.
# Variables: $card (String), $commander (String), $copies (Number), $cost (Number), $timing (String), $effect (String)
card_page_text = **{ $card }**
    { $effect }
    • Needs in play: { $commander }
    • Costs { $cost ->
        [0] no energy
       *[other] { $cost } energy
    } to play
    • When: { $timing }
    • { $copies ->
        [one] 1 copy
       *[other] { $copies } copies
    } among the 20 cards of its deck

# `/rules card:` in a game without command cards.
no_card_texts = This table plays without command cards. `/rules` shows what it plays.

# `/rules card:` with a name that no card has; cards with similar names.
# Variables: $typed (String), $nearest (String)
unknown_card = No command card is called “{ $typed }”. Did you mean { $nearest }?

# Decks: a command card's deck in a list.
deck_land = land

# Likewise.
deck_naval = naval

# Likewise.
deck_nuclear = nuclear

# Likewise.
deck_space = space

# Likewise.
deck_diplomat = diplomat

# A deck and a number of its cards.
# Variables: $deck (String), $n (Number)
deck_count = { $deck } { $n }

# A number of MODs.
# Variables: $n (Number)
mods = { $n ->
    [one] { $n } MOD
   *[other] { $n } MODs
}

# In place of a list of units.
no_units = no units

# An amount of energy.
# Variables: $n (Number)
energy = { $n } energy

# A territory and the MODs that leave it.
# Variables: $territory (String), $n (Number)
minus = { $territory } −{ $n }

# A territory with what stands there.
# Variables: $territory (String), $units (String)
territory_with_units = { $territory } ({ $units })

# The target of a card: a commander of somebody.
# Variables: $who (String), $commander (String)
target_commander = { $who }’s { $commander }

# The target of a card: a commander and where it goes.
# Variables: $commander (String), $at (String)
target_move = { $commander } → { $at }

# Hand: a card that can be played now.
# Variables: $cost (Number)
card_now = { $cost ->
    [0] ✅ can be played now, free
   *[other] ✅ can be played now for { $cost } energy
}

# Hand: why not: the commander.
# Variables: $commander (String)
card_no_commander = needs your { $commander }, not in play

# Hand: why not: Frequency Jam.
card_jammed = jammed for this turn

# Hand: why not: the energy.
# Variables: $cost (Number), $energy (Number)
card_no_energy = costs { $cost } energy, you have { $energy }

# Hand: why not: nothing to play it on.
card_no_target = nothing to play it on now

# Hand: why not: the time before the first invasion.
card_before = before your first invasion

# Hand: why not: it is a reaction.
card_reaction = when an opponent invades

# Hand: why not: the end of the turn.
card_end_of_turn = at the end of your turn

# Hand: a card that counts at the end of the game, as things stand.
card_counts = +3 points at the end, as things stand

# Hand: the same while its commander is missing.
# Variables: $commander (String)
card_counts_not = +3 points at the end if your { $commander } is in play

# On a card's picture: it can be played now, for that much energy.
# Variables: $cost (Number)
card_short_now = { $cost ->
    [0] Play it now, free
   *[other] Play it now
}

# Likewise: its commander is not in play.
# Variables: $commander (String)
card_short_no_commander = No { $commander }

# Likewise: Frequency Jam.
card_short_jammed = Jammed this turn

# Likewise: its time comes later.
card_short_later = Not now

# Likewise: the viewer has too little energy.
# Variables: $energy (Number)
card_short_no_energy = You have only { $energy } energy

# Likewise: nothing to play it on.
card_short_no_target = No target now

# Likewise: a card that counts at the end of the game, as things stand.
card_short_counts = +3 points as things stand

# Likewise: the same without its commander.
card_short_counts_not = Commander not in play

# On a card's picture: when it may be played.
timing_short_before = your turn, before invasions

# Likewise.
timing_short_reaction = when an opponent invades

# Likewise.
timing_short_end_of_turn = end of your turn

# Likewise.
timing_short_end_of_game = counts at the end of the game

# Below the title of the picture of a hand.
# Variables: $n (Number), $energy (String)
hand_picture_line = { $n ->
    [one] { $n } command card
   *[other] { $n } command cards
} · { $energy }

# Alt text of a card's picture: what it costs to play.
# Variables: $cost (Number)
card_picture_cost = { $cost ->
    [0] free
   *[other] costs { $cost } energy
}
# A blank command card, as its name.
# Variables: $deck (String), $n (Number)
blank_card = Blank card { $n } ({ $deck })

# What is written on a blank card.
# Variables: $text (String)
quoted_card = “{ $text }”

# A blank card in a list: deck, price, text.
# Variables: $deck (String), $cost (String), $text (String)
blank_card_line = { $deck }, { $cost }: “{ $text }”

# Lobby: how many blank cards there are.
# Variables: $n (Number)
lobby_blank_cards = • blank cards: { $n }; `/rules` shows them

# That list, numbered.
# Variables: $n (Number), $card (String)
lobby_blank_card = • blank card { $n }: { $card }

# When a blank card may be played.
timing_written = as its text says: before your first invasion, at the end of your turn, or when an opponent invades; the host confirms it

# Hand: why not: the time of a blank card.
card_written = before your first invasion, at the end of your turn, or when an opponent invades

# Hand: why not: a blank card that was refused.
card_refused = not confirmed in this turn

# Answer: the blank cards of the lobby.
# Variables: $cards (String)
blank_cards_now = Before the game begins everyone is asked whether to play with these cards:
{ "" }{ $cards }

# Refusal: no blank card of that number.
no_such_blank_card = There is no blank card with that number. `/rules` lists those of this table.

# Refusal: the text of a blank card.
# Variables: $most (Number)
setup_card_text = A blank card needs a text of 1 to { $most } characters: letters, digits and plain punctuation, without mentions, links or formatting.

# Refusal: the price of a blank card.
# Variables: $cost (Number), $most (Number)
setup_card_cost = A card can cost 0 to { $most } energy, not { $cost }.

# Refusal: more blank cards than the deck has.
# Variables: $most (Number)
setup_too_many_cards = That deck has { $most ->
    [one] only 1 blank card
   *[other] only { $most } blank cards
}. Remove one first, or choose another deck.

# When a blank card may be played, on the picture of a card.
timing_short_written = as written
