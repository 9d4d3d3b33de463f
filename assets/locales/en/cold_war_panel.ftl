### Pages of a player's turn in the Cold War.

# Buttons of the menu of a turn.
page_buy = Buy

# Page war.
page_war = Declare war

# Page fight.
page_fight = Fight

# Page convoy.
page_convoy = Convoy

# Page convert.
page_convert = Convert

# Page refugees.
page_refugees = Refugees

# Page end turn.
page_end_turn = End turn

# Placeholders of menus.
pick_state = Which state?

# Pick player.
pick_player = Which player?

# Pick next state.
pick_next_state = Go on to which state?

# Pick armies.
pick_armies = How many of each kind?

# From one state to another.
# Variables: $from (String), $to (String)
way = { $from } → { $to }

# Below a state on which war can be declared.
# Variables: $players (String), $price (Number)
war_for = against { $players }, costs { $price }

# A state and the opponent there.
# Variables: $state (String), $player (String)
place_against = { $state }: against { $player }

# A convoy stops there, with leave if needed.
# Variables: $state (String)
stop_here = Stop in { $state }

# A convoy stops there and pays a war.
# Variables: $state (String)
stop_as_war = War in { $state }

# Refugees rise against a player.
# Variables: $state (String), $player (String)
civil_war_at = Civil war in { $state }: against { $player }

# Refugees of a player are exterminated.
# Variables: $state (String), $player (String)
exterminate_at = Exterminate in { $state }: { $player }

# A button that uses these armies.
# Variables: $armies (String)
with_armies = With { $armies }

# Placeholder of the menu of armies whose upkeep is left unpaid.
pick_unpaid = Leave unpaid?

# Armies in a state whose upkeep is left unpaid.
# Variables: $state (String), $armies (String)
unpaid_in = { $state }: { $armies }

# Buttons: upkeep as proposed; a war at a stop that was refused, or the leg taken back.
pay_upkeep = Pay upkeep

# Pay the war.
pay_the_war = Pay for war

# Take back.
take_back = Take it back
