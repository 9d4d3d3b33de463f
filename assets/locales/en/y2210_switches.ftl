### House options of 2210; see `switches.ftl` for how the keys are made.

switch-map-2210-exiled_canada = Exiled States – Canada
about-map-2210-exiled_canada-on = The two territories border each other, as the rules say.
about-map-2210-exiled_canada-off = The two territories don’t border each other, as the printed board has it.

switch-neutral-is_opponent = Cards against the neutral army
about-neutral-is_opponent-on = Bombs and rockets can hit the neutral army.
about-neutral-is_opponent-off = Scatter Bombs and Rocket Strikes spare the neutral army, and its territories don’t count for the three captures.

switch-bonus-three = Bonus for three captures
value-bonus-three-contested = from others
about-bonus-three-contested = Only territories where an enemy unit stood count for the energy and the card.
value-bonus-three-any = all territories
about-bonus-three-any = Empty territories count as well.

switch-open-lone_station = A lone station
value-open-lone_station-each_declaration = each declaration
about-open-lone_station-each_declaration = It counts as a capture from others if a unit stood there at any declaration of the battle.
value-open-lone_station-first_declaration = first declaration
about-open-lone_station-first_declaration = It counts as a capture from others only if a unit stood there at the first declaration.

switch-2210-elimination = Elimination
value-2210-elimination-no_territory = no territory left
about-2210-elimination-no_territory = A player with a lone station is still in the game.
value-2210-elimination-no_unit = no unit left
about-2210-elimination-no_unit = A player without units is out; the stations go, too.

switch-2210-station_anywhere = Stations at sea and on the Moon
about-2210-station_anywhere-on = Stations can be built in any territory of one’s own.
about-2210-station_anywhere-off = Stations can be built on land only.

switch-2210-casualties = Losses
value-2210-casualties-auto = settled at once
about-2210-casualties-auto = By the owner’s standing order; otherwise MODs, then diplomat, land, naval, space and nuclear commander.
value-2210-casualties-ask = owner asked
about-2210-casualties-ask = Whoever loses units chooses which; a standing order answers at once.

switch-2210-reactions = Reactions
value-2210-reactions-together = all together
about-2210-reactions-together = Everyone who could react answers at the same time, in secret.
value-2210-reactions-in_order = one by one
about-2210-reactions-in_order = The defender answers first, then the others, seeing what was played.

switch-2210-deathtrap = Death traps
value-2210-deathtrap-mods = half the MODs
about-2210-deathtrap-mods = They destroy MODs only; commanders are safe.
value-2210-deathtrap-units = half the units
about-2210-deathtrap-units = They destroy half of all units, commanders too if their owner likes.

switch-open-after_trap = After a death trap
value-open-after_trap-stay_in_hand = reactions kept
about-open-after_trap-stay_in_hand = If the trap ends the invasion, later reactions stay in hand.
value-open-after_trap-go_on = reactions played
about-open-after_trap-go_on = Later reactions are played although the trap has ended the invasion.

switch-2210-hidden_energy = Hidden Energy
value-2210-hidden_energy-secret = secret
about-2210-hidden_energy-secret = Only its owner sees the territory until the end of the turn.
value-2210-hidden_energy-open = open
about-2210-hidden_energy-open = Everyone sees the territory at once.

switch-2210-reshuffle_territory_decks = Territory decks
value-2210-reshuffle_territory_decks-off = used once
about-2210-reshuffle_territory_decks-off = Discarded territory cards don’t come back.
value-2210-reshuffle_territory_decks-on = shuffled again
about-2210-reshuffle_territory_decks-on = When a territory deck is used up, its discards become a new one.

switch-open-reduction_step = MOD Reduction eliminates
value-open-reduction_step-whole_card = after the card
about-open-reduction_step-whole_card = Whoever has nothing left is out when all have removed their MODs.
value-open-reduction_step-each_pick = at once
about-open-reduction_step-each_pick = Whoever has nothing left is out at once, before the next player removes MODs.

switch-open-armageddon = Armageddon hits its player
value-open-armageddon-goes_on = the round goes on
about-open-armageddon-goes_on = If the player of Armageddon is eliminated, the others still play their nuclear cards.
value-open-armageddon-ends = the round ends
about-open-armageddon-ends = If the player of Armageddon is eliminated, nobody plays any more nuclear cards.

switch-2210-gifts = Gifts
about-2210-gifts-off = Nothing changes hands except by cards.
value-2210-gifts-energy = energy
about-2210-gifts-energy = In their own turn players may give energy to others; everyone sees it.

switch-2210-blank_cards = Blank cards
about-2210-blank_cards-off = The decks have their twenty cards each.
about-2210-blank_cards-on = The host writes blank cards; if all agree before the game, they are in the decks.
