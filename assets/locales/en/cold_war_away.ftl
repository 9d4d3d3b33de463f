### Pages of launches and standing orders of the Cold War, and answers in another's turn.

# Button: the page of launches.
button_launch = Launch …

# Button: launch now at that state.
# Variables: $at (String)
button_launch_at = Launch at { $at } now

# Menu: which weapon.
pick_weapon = Which missile?

# Menu: which target.
pick_target = At which state?

# Menu: launch later.
pick_launch_when = Or launch automatically when …

# One kind of weapon in one state.
# Variables: $weapon (String), $at (String), $n (Number)
launch_weapon = { $weapon } in { $at } · { $n }

# The range of a weapon.
# Variables: $range (Number)
launch_range = Range: { $range } borders

# A state where nobody stands.
launch_over_nobody = nobody

# Below a target: what stands there, interceptors of others on the way.
# Variables: $there (String), $interceptors (Number)
launch_note = { $there }{ $interceptors ->
    [0] {""}
   *[other] {" "}· interceptors on the way: { $interceptors }
}

# Page of the targets of one weapon.
# Variables: $weapon (String), $at (String), $range (Number)
launch_from = A **{ $weapon }** in **{ $at }** hits states up to { $range } borders away. Everything there is removed, and the state stays closed. The missile is used up.

# The way of a launch.
# Variables: $weapon (String), $way (String)
launch_way = A **{ $weapon }** by this way: { $way }

# What stands in the target.
# Variables: $at (String), $there (String)
launch_there = Target: **{ $at }** · destroyed there: { $there }.

# Nothing stands in the target.
# Variables: $at (String)
launch_empty = Target: **{ $at }** · **nobody stands there**: nothing is destroyed, and the state is closed for the rest of the game.

# Whoever controlled the target when a player’s turn last ended loses population cards.
# Variables: $who (String), $cards (String)
launch_cards = { $who }, who controlled it when a turn last ended, loses { $cards }.

# The same at a table where the last controller pays.
# Variables: $who (String), $cards (String)
launch_cards_at_once = { $who }, who controlled it last, loses { $cards }.

# Interceptors on the way of a launch.
# Variables: $all (String)
launch_opposed = Interceptors that may shoot it down: { $all }.

# Refusal: no nuclear weapon, or none that can be launched now.
no_weapon = You have no missile that you can launch now. Missiles are bought in your own turn; they wait while a fight, a convoy or another missile is being decided.

# Refusal: no such weapon there.
no_such_weapon = No such missile of yours stands there. Leave out the weapon and the state, and the best one is chosen.

# Refusal: the target is out of range.
# Variables: $at (String), $range (Number)
launch_out_of_range = { $at } is out of range: the missile flies at most { $range } borders. `/launch` without a target shows what is within range.

# Refusal: the target is nuked.
# Variables: $at (String)
launch_nuked = { $at } has been hit by a missile already. A missile may fly over it, but it is no target.

# Menu of standing orders: leave.
pick_leave = Who is always or never let in?

# Button of the page of standing orders, and title of the list of states that it opens.
button_orders_in_state = Orders for one state

# Below that title: what the list is for.
orders_states_hint = Choose a state. An order that you give there holds there only.

# On the page of one state: no order holds there.
orders_none_in_state = No standing order holds here yet.

# Menu of standing orders: interceptors.
pick_interception = Do your interceptors oppose?

# Menu of standing orders: defence.
pick_defence = Who defends, who meets invaders?

# Menu of standing orders: remove one.
pick_order_to_remove = Remove an order

# Button: the order of losses.
# Variables: $kind (String)
button_losses_first = Lose first: { $kind }

# Button: losses as the rules choose them.
button_losses_default = Losses: cheapest
