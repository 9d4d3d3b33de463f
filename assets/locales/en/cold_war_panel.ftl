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

# Below a state on which war can be declared: price, chance to win it, yield, who stands there.
# Variables: $price (Number), $percent (Number), $value (Number), $whose (String)
war_note = ${ $price } · { $percent }% · yields ${ $value } · { $whose }

# Who stands in a state, with which armies.
# Variables: $who (String), $armies (String)
state_defended_by = { $who }: { $armies }

# On the page of a war, before it is paid.
# Variables: $state (String), $value (Number), $whose (String), $price (Number)
war_about = { $state } yields ${ $value } · { $whose } · the war costs ${ $price }. A state at war yields nothing.

# A button: war with these armies, with the chance to win the state.
# Variables: $armies (String), $percent (Number)
war_with = With { $armies } · { $percent }%

# Behind a choice: the states that it leaves without armies.
# Variables: $label (String), $states (String)
empties = { $label } · empties { $states }

# A button after a purchase: war on a state next to it.
# Variables: $state (String), $price (Number), $percent (Number)
war_button = War on { $state } for ${ $price } · { $percent }%

# Armies of both sides in a state at war, with the chance to win it.
# Variables: $own (String), $theirs (String), $percent (Number)
clash_odds = { $own } against { $theirs } · { $percent }%

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
exterminate_at = Expel from { $state }: { $player }

# A button that uses these armies.
# Variables: $armies (String)
with_armies = With { $armies }

# Placeholder of the menu of armies whose upkeep is left unpaid.
pick_unpaid = What do you leave unpaid?

# Armies in a state whose upkeep is left unpaid.
# Variables: $state (String), $armies (String)
unpaid_in = { $state }: { $armies }

# Buttons: upkeep as proposed; a war at a stop that was refused, or the leg taken back.
pay_upkeep = Pay upkeep

# Pay the war.
pay_the_war = Pay for war

# Take back.
take_back = Take the convoy back

# Leave for armies to stop, or for refugees to build.
give_leave = Allow it

# Refuse leave.
refuse_leave = Refuse

# Accept armies as a present.
accept_armies = Accept the armies

# Decline armies.
decline_armies = Decline

# Interceptors against what passes, with the chance that they stop it.
# Variables: $n (Number), $percent (Number)
intercept_with = { $n ->
    [one] 1 interceptor · stops it { $percent }%
   *[other] { $n } interceptors · stop it { $percent }%
}

# No interceptor rises.
let_pass = Let it pass

# Nobody meets an invader.
let_in = Let them in

# Refugee pieces stay where they appear.
# Variables: $state (String)
pieces_stay = All stay in { $state }

# A button: the steps of refugee pieces chosen so far, with those that stay.
# Variables: $places (String)
pieces_stand = Done: { $places }

# Below a state where refugee pieces appear or go: the pieces that stand there.
# Variables: $pieces (String)
pieces_there = there: { $pieces }

# The usual choice where refugee pieces appear or go.
usual_pieces = The usual choice

# A button: fight with all armies until the opponent has none there, with the chance.
# Variables: $percent (Number)
fight_until_won = Fight until won · { $percent }%

# A button: one fight with these armies, with its chances.
# Variables: $armies (String), $win (Number), $lose (Number)
fight_once = { $armies } · you hit { $win }%, are hit { $lose }%

# A button: buy these armies.
# Variables: $armies (String), $money (Number)
buy_for = Buy { $armies } for ${ $money }

# A button: these armies are lost.
# Variables: $armies (String)
lose_armies = Lose { $armies }

# A button: no army is lost, where the table leaves the choice.
lose_nothing = Lose nothing

# Titles of pages.
# Variables: $state (String)
buy_in = Buy in { $state }

# War on a state.
# Variables: $state (String)
war_on = War on { $state }

# Armies given to another player in a state.
# Variables: $state (String)
convert_in = Convert in { $state }

# A convoy that leaves.
# Variables: $armies (String), $state (String)
convoy_from = { $armies } from { $state }

# Below a state where armies can be bought: its yield, and what stands there.
# Variables: $value (Number), $armies (String)
buy_note = yields ${ $value } · there: { $armies }

# The same with the strongest army of another player next to it.
# Variables: $note (String), $strength (Number)
threatened = { $note } · enemies next to it: strength { $strength }

# A kind of army with its price.
# Variables: $army (String), $money (Number)
army_price = { $army } ${ $money }

# A line of a menu: buy these armies.
# Variables: $armies (String), $money (Number)
army_for = { $armies } for ${ $money }

# The same in a state at war.
# Variables: $there (String)
dearer_at_war = at war, each army costs 1 more · { $there }

# From where armies enter.
pick_origin = From which state?

# A stop of a convoy.
pick_stop = Stop in which state?

# Below a stop that the player holds.
# Variables: $money (Number)
stop_own = yours · costs ${ $money }

# Below a stop that needs nobody's leave.
# Variables: $money (Number)
stop_free = nobody is asked · costs ${ $money }

# Below a stop for which others are asked.
# Variables: $money (Number), $war (Number)
stop_asked = others are asked · costs ${ $money }, as a war ${ $war } more

# Below a stop that was refused in this turn, or where armies of the other superpower stand.
# Variables: $money (Number), $war (Number)
stop_refused = no permission in this turn · as a war ${ $war } more than ${ $money }

# No last launch.
no_last_launch = No launch

# Before the turn ends.
# Variables: $fights (Number), $money (Number)
left_in_turn = { $fights ->
    [0] You can still spend ${ $money }.
    [one] 1 fight is still open, and you have ${ $money } to spend.
   *[other] { $fights } fights are still open, and you have ${ $money } to spend.
} End the turn?

# A button or line of a menu whose answer the rules give when the player stays silent.
# Variables: $label (String)
if_no_answer = { $label } (if no answer)
