### Standing orders and plans of the Cold War.

# Standing orders: none.
standing_cold_none = You have no standing orders: without an answer nobody is let in, nothing is intercepted but missiles at your own states, and all armies defend.

# Standing order: leave for everything.
# Variables: $who (String), $conditions (String)
standing_leave = Always let in: { $who }{ $conditions }.

# Standing order: no leave for anything.
# Variables: $who (String), $conditions (String)
standing_no_leave = Never let in: { $who }{ $conditions }.

# Standing order: leave for one thing.
# Variables: $who (String), $what (String), $conditions (String)
standing_leave_for = Always allowed to { $what }: { $who }{ $conditions }.

# Standing order: no leave for one thing.
# Variables: $who (String), $what (String), $conditions (String)
standing_no_leave_for = Never allowed to { $what }: { $who }{ $conditions }.

# In such an order: what is allowed.
permission_pass = pass without interception

# In such an order: what is allowed.
permission_stop = stop

# In such an order: what is allowed.
permission_build = build with refugees

# Standing order: interceptors that oppose.
# Variables: $number (Number), $what (String), $conditions (String)
standing_interception = { $number ->
    [one] 1 interceptor opposes
   *[other] Up to { $number } interceptors oppose
} { $what }{ $conditions }.

# Standing order: no interception.
# Variables: $what (String), $conditions (String)
standing_no_interception = No interceptor opposes { $what }{ $conditions }.

# In such an order: against what.
intercept_everything = convoys and missiles

# In such an order: against what.
intercept_missiles = missiles

# In such an order: against what.
intercept_convoys = convoys

# Standing order: the defence.
# Variables: $armies (String), $conditions (String)
standing_defence = Up to { $armies } defend{ $conditions }.

# Standing order: all interceptors oppose.
# Variables: $what (String), $conditions (String)
standing_interception_all = All interceptors oppose { $what }{ $conditions }.

# Standing order: all armies of some kinds defend.
# Variables: $kinds (String), $conditions (String)
standing_defence_all = All { $kinds } defend{ $conditions }.

# Standing order: all armies of some kinds meet invaders.
# Variables: $kinds (String), $conditions (String)
standing_meeting_all = All { $kinds } meet invaders on arrival{ $conditions }.

# Standing order: interceptors meet invaders.
# Variables: $armies (String), $conditions (String)
standing_meeting = Up to { $armies } meet invaders on arrival{ $conditions }.

# Refusal: an order in advance that names its own player.
order_oneself = An order in advance is about other players. Choose somebody else, or leave the player out to mean everybody.

# In such an order: armies of every kind.
all_kinds = armies

# In an order of defence: a kind of which as many as there are fight.
# Variables: $kind (String)
every_of = all { $kind }

# Standing order: a launch.
# Variables: $when (String), $weapon (String), $way (String)
standing_launch = { $when }: launch a { $weapon }, { $way }.

# In such an order: whoever it is.
leave_everyone = everyone

# Behind such an order: the only state.
# Variables: $at (String)
order_at = , only in { $at }

# Behind such an order: the only player.
# Variables: $who (String)
order_against = , only against { $who }

# Behind the condition of a launch: the only player who declares war.
# Variables: $who (String)
order_by = , only by { $who }

# When a launch happens.
# Variables: $conditions (String)
when_war = When war is declared on you{ $conditions }

# When a launch happens.
# Variables: $who (String), $at (String)
when_arrives = When { $who } stops in { $at } or controls it

# When a launch happens.
when_end = At the end of the game

# Standing order: losses.
# Variables: $kinds (String)
standing_cold_losses = Where the rules leave a choice, you lose in this order: { $kinds }.

# An order stopped: losses.
# Variables: $armies (Number)
stopped_losses = Stopped: you have lost { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}.

# An order stopped: no fight is possible.
stopped_cannot_fight = Stopped: no fight is possible there any more.

# An order stopped: the convoy's armies are gone.
stopped_convoy_lost = Stopped: the armies of the convoy are no longer all there.

# An order stopped: no leave.
stopped_leave_refused = Stopped: permission was refused. Pay for a war, or take the convoy back.

# An order stopped: a step is impossible.
stopped_cannot_go_on = Stopped: the next step is no longer possible.

# An order stopped: others are asked.
stopped_cold_waiting = Others are asked first. The order then goes on by itself.

# A step of a plan: a fight.
# Variables: $at (String), $armies (String), $until (String)
plan_cold_fight = Fight in { $at } with { $armies }, { $until }

# When a fight stops.
until_won = until no opponent is left there

# When a fight stops.
# Variables: $n (Number)
until_losses = until you lose { $n ->
    [one] { $n } army
   *[other] { $n } armies
}

# When a fight stops.
# Variables: $n (Number)
until_times = { $n ->
    [one] once
   *[other] { $n } times
}

# A step of a plan: a convoy.
# Variables: $armies (String), $way (String)
plan_cold_convoy = Convoy of { $armies }: { $way }

# A step of a plan: a convoy whose last stop is paid as a war.
# Variables: $armies (String), $way (String)
plan_cold_convoy_war = Convoy of { $armies }: { $way }, at war

# A step of a plan: purchases.
# Variables: $list (String)
plan_cold_buy = Buy { $list }

# A step of a plan: one answer of the turn's menu that has no words of its own.
plan_cold_other = One more action
