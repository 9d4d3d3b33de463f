### House options of the Cold War; see `switches.ftl` for how the keys are made.

switch-cold_war-seats = Who plays what
value-cold_war-seats-drawn = drawn
about-cold_war-seats-drawn = USA, USSR and coalitions are drawn among the players when the game begins.
value-cold_war-seats-joined = chosen by the host
about-cold_war-seats-joined = The host gives powers to players in the menu below or with `/game power`. The others get what is left, in the order of the list.

switch-cold_war-scandinavia = Scandinavia
value-cold_war-scandinavia-american = American
about-cold_war-scandinavia-american = The USA begin with an infantry in Scandinavia.
value-cold_war-scandinavia-neutral = nobody’s
about-cold_war-scandinavia-neutral = Scandinavia begins empty; the incomes are those in print.
value-cold_war-scandinavia-soviet = Soviet
about-cold_war-scandinavia-soviet = The USSR begins with an infantry in Scandinavia.

switch-cold_war-initial_income = Income at the beginning
value-cold_war-initial_income-computed = counted
about-cold_war-initial_income-computed = The score compares with the income that the first states really yield.
value-cold_war-initial_income-print = as printed
about-cold_war-initial_income-print = The score compares with the printed incomes of the superpowers.

switch-cold_war-balance = Balance of powers
value-cold_war-balance-printed = as printed
about-cold_war-balance-printed = Wars and scores are as printed; the superpowers win almost every game.
value-cold_war-balance-even = even
about-cold_war-balance-even = A superpower pays $12 for a war on a coalition, and a handicap is added to the growth of the coalitions.

switch-cold_war-start_money = Money at the start
about-cold_war-start_money = Everyone begins with ${ $n }, and gets the first income in 1950.

switch-cold_war-first = Who begins a turn
value-cold_war-first-rotate = in rotation
about-cold_war-first-rotate = The player who begins changes every turn, in seat order.
value-cold_war-first-usa = the USA
about-cold_war-first-usa = The USA begin every turn.
value-cold_war-first-random = drawn
about-cold_war-first-random = Who begins is drawn every turn.

switch-cold_war-money = Money and deals
value-cold_war-money-public = open
about-cold_war-money-public = Everyone sees everyone’s money and every payment; the words of a deal only its two parties.
value-cold_war-money-secret = secret
about-cold_war-money-secret = Everyone sees their own money and payments only.

switch-cold_war-superpower_ban = No talks between superpowers
about-cold_war-superpower_ban-on = The USA and the USSR can’t pay, let in or make deals with each other.
about-cold_war-superpower_ban-off = The USA and the USSR make deals like everyone else.

switch-cold_war-shared = Allies in one state
value-cold_war-shared-war = war
about-cold_war-shared-war = Armies of different players in one state are at war, allies too.
value-cold_war-shared-peace = peace
about-cold_war-shared-peace = A state whose parties all let each other in is shared in peace; it yields nothing.

switch-cold_war-interceptor_upkeep = Upkeep of interceptors
about-cold_war-interceptor_upkeep-0 = Interceptors live off the land and cost nothing.
about-cold_war-interceptor_upkeep-1 = Interceptors cost 1 a turn; unpaid they are removed.

switch-cold_war-unpaid_nuclear = Unpaid missiles
value-cold_war-unpaid_nuclear-step_down = one step down
about-cold_war-unpaid_nuclear-step_down = A heavy missile becomes a light one, a light one is removed.
value-cold_war-unpaid_nuclear-remove = removed
about-cold_war-unpaid_nuclear-remove = A missile whose upkeep isn’t paid is removed.
value-cold_war-unpaid_nuclear-keep = kept
about-cold_war-unpaid_nuclear-keep = A missile stays although its upkeep isn’t paid.

switch-cold_war-die = Dice
value-cold_war-die-10 = ten-sided
about-cold_war-die-10 = Fights are rolled with ten-sided dice.
value-cold_war-die-6 = six-sided
about-cold_war-die-6 = Fights are rolled with six-sided dice.

switch-cold_war-success = A success
about-cold_war-success = A die of { $n } or more is a success.

switch-cold_war-botch = Ones
value-cold_war-botch-net_ones = cancel successes
about-cold_war-botch-net_ones = Each 1 cancels a success; ones left over count for the opponent.
value-cold_war-botch-only_if_no_success = only without a success
about-cold_war-botch-only_if_no_success = Each 1 cancels a success; ones count for the opponent only if no die is a success.
value-cold_war-botch-off = no botch
about-cold_war-botch-off = A 1 means nothing.

switch-cold_war-damage = Damage
value-cold_war-damage-maximal = as much as possible
about-cold_war-damage-maximal = The loser loses armies of the largest total strength that is not above the damage.
value-cold_war-damage-free = free choice
about-cold_war-damage-free = The loser spreads the damage freely; what doesn’t destroy an army has no effect.

switch-cold_war-defence_least = The defence
value-cold_war-defence_least-one = at least one army
about-cold_war-defence_least-one = The defender names at least one army.
value-cold_war-defence_least-attackers = as strong as the attack
about-cold_war-defence_least-attackers = The defender names as much strength as attacks, or everything there.

switch-cold_war-fight_cap = Fights in one state
about-cold_war-fight_cap = At most { $n } fights in a state in each player’s turn.

switch-cold_war-reenter_war = Entering a war
value-cold_war-reenter_war-own_price = everyone pays
about-cold_war-reenter_war-own_price = Whoever neither paid for the war nor was attacked by it pays to enter.
value-cold_war-reenter_war-free = free
about-cold_war-reenter_war-free = Whoever has an army in a war may bring more without paying.

switch-cold_war-free_step = Steps in one’s own states
about-cold_war-free_step-off = Every move of armies is a convoy or a declared war.
about-cold_war-free_step-on = Armies move between neighbouring states of their own player for nothing.

switch-cold_war-guests = Guests
value-cold_war-guests-bound = passing through
about-cold_war-guests-bound = A player who was let in neither buys nor fights nor converts there in that turn.
value-cold_war-guests-free = free
about-cold_war-guests-free = A player who was let in may do everything there at once.

switch-cold_war-interceptor_holds = Interceptors hold a state
about-cold_war-interceptor_holds-off = Interceptors alone neither hold nor control a state in peace.
about-cold_war-interceptor_holds-on = Interceptors alone hold and control a state.

switch-cold_war-meet_invader = Interceptors meet invaders
about-cold_war-meet_invader-on = Interceptors may fight an invader once, on arrival.
about-cold_war-meet_invader-off = Interceptors wait until somebody opens a fight.

switch-cold_war-civil_war_prize = A won civil war
value-cold_war-civil_war_prize-infantry = an infantry
about-cold_war-civil_war_prize-infantry = If it leaves no army in the state, one infantry of the exile stands there.
value-cold_war-civil_war_prize-nothing = nothing
about-cold_war-civil_war_prize-nothing = It does its damage and brings nothing else.

switch-cold_war-launch = Launches
value-cold_war-launch-free = at any time
about-cold_war-launch-free = Missiles can be launched in anybody’s turn.
value-cold_war-launch-own_turn = own turn
about-cold_war-launch-own_turn = Missiles can be launched in one’s own turn only, and after the last one.

switch-cold_war-bomb_controller = Who loses people to a bomb
value-cold_war-bomb_controller-turn_end = at the last end of a turn
about-cold_war-bomb_controller-turn_end = The player who controlled the state when a turn last ended loses three population cards.
value-cold_war-bomb_controller-at_once = at that moment
about-cold_war-bomb_controller-at_once = The last player who controlled the state loses three population cards.

switch-cold_war-tie = Equal scores
value-cold_war-tie-shared = shared
about-cold_war-tie-shared = Players with the same score share the victory.
value-cold_war-tie-income = higher income
about-cold_war-tie-income = Of players with the same score the one with the higher income wins.
