### Questions of the Cold War: by kind (`task-`, `doing-`), and the sentence that asks the player and says what silence means.

task-cold_war-upkeep = pay the upkeep of your armies
doing-cold_war-upkeep = { $who } is paying upkeep

task-cold_war-act = take your turn
doing-cold_war-act = { $who } is taking a turn

task-cold_war-consent = let armies in, or refuse
doing-cold_war-consent = { $who } is deciding who may come in

task-cold_war-pay_war = pay for a war, or take the convoy back
doing-cold_war-pay_war = { $who } is deciding about a war

task-cold_war-intercept = intercept what passes, or let it pass
doing-cold_war-intercept = { $who } is deciding about an interception

task-cold_war-meet = meet an invader with interceptors, or wait
doing-cold_war-meet = { $who } is deciding whether interceptors fight

task-cold_war-defend = choose the armies that defend
doing-cold_war-defend = { $who } is choosing a defence

task-cold_war-lose = choose the armies you lose
doing-cold_war-lose = { $who } is choosing losses

task-cold_war-exile = choose where your refugees go
doing-cold_war-exile = { $who } is choosing where refugees go

task-cold_war-pieces = choose where refugees are added or removed
doing-cold_war-pieces = { $who } is deciding about refugees

task-cold_war-present = accept armies as a present, or decline
doing-cold_war-present = { $who } is deciding about a present

task-cold_war-launch = launch a missile, if you like
doing-cold_war-launch = { $who } may launch a missile

task-cold_war-last_launch = launch a missile before the end, or pass
doing-cold_war-last_launch = { $who } is deciding about a last launch

task-cold_war-talk = make payments and deals, if you like
doing-cold_war-talk = { $who } may make deals

# Question: `Upkeep`.
# Variables: $due (Number), $money (Number)
ask_upkeep = Upkeep of your armies: ${ $due }; you have ${ $money }. Name what you don’t pay: it drops one step.
    -# No answer: all is paid.

# The same with too little money.
# Variables: $due (Number), $money (Number)
ask_upkeep_short = Upkeep of your armies: ${ $due }, but you have only ${ $money }. Name what you don’t pay: it drops one step.
    -# No answer: the most expensive armies are paid first.

# Question: `Act`; the sentence about the income stands in it.
# Variables: $money (Number), $income (String)
ask_cold_act = Your turn, with ${ $money }. { $income }
    -# No answer: the turn ends.

# Question: `Act` in exile; the sentence about the income stands in it.
# Variables: $money (Number), $income (String)
ask_cold_act_exile = Your turn in exile, with ${ $money }. { $income } Move your refugees, build where they may, or start a civil war.
    -# No answer: the turn ends.

# In that question: the income at the beginning of the next turn of five years.
# Variables: $income (Number)
ask_income_next = Next income, as things stand: ${ $income }.

# In that question: the income that the score counts.
# Variables: $income (Number)
ask_income_final = Final income, as things stand: ${ $income }.

# Question: `Consent` for a stop.
# Variables: $by (String), $armies (String), $at (String), $way (String)
ask_consent_stop = { $by } asks to stop with { $armies } in { $at } ({ $way }). Where armies of two players stand there is war, even among friends.
    -# No answer: refused.

# Question: `Consent` for refugees who want to build.
# Variables: $by (String), $armies (String), $at (String)
ask_consent_build = The refugees of { $by } ask to build { $armies } in { $at }. Where armies of two players stand there is war.
    -# No answer: refused.

# Question: `PayWar`.
# Variables: $at (String), $cost (Number), $money (Number)
ask_pay_war = You get no permission to stop in { $at }. Pay ${ $cost } for a war there (you have ${ $money }), or take the convoy back.
    -# No answer: it goes back.

# Question: `Intercept` against a convoy.
# Variables: $by (String), $armies (String), $at (String), $most (Number)
ask_intercept_convoy = A convoy of { $by } ({ $armies }) passes { $at }. How many of your { $most ->
    [one] { $most } interceptor
   *[other] { $most } interceptors
} oppose? Each rolls 4 dice against 1; they can’t be hurt.
    -# No answer: none.

# Question: `Intercept` against a missile.
# Variables: $by (String), $weapon (String), $at (String), $most (Number), $target (String)
ask_intercept_missile = A { $weapon } of { $by } for { $target } passes { $at }. How many of your { $most ->
    [one] { $most } interceptor
   *[other] { $most } interceptors
} oppose? Each rolls 4 dice against 1.
    -# No answer: all if you were the last to control { $target }, otherwise none.

# Question: `Meet`.
# Variables: $by (String), $armies (String), $at (String)
ask_meet = { $by } enters { $at } at war with { $armies }. Do your interceptors fight them now? They can be lost. Name them and other armies of yours there.
    -# No answer: they wait.

# Question: `Defend`.
# Variables: $by (String), $at (String), $armies (String), $dice (Number)
ask_cold_defend = { $by } attacks you in { $at } with { $armies } ({ $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}). Name the armies that defend, at least one. Your answer holds for the same attack in this turn.
    -# No answer: all.

# Question: `Losses`.
# Variables: $at (String), $damage (Number), $among (String)
ask_cold_losses = You take { $damage } damage in { $at }. Choose what you lose of { $among }: as much strength as possible, at most { $damage }.
    -# No answer: the cheapest.

# Question: `Exile`.
# Variables: $pieces (String), $at (String)
ask_exile = You have lost your last army. Your people are refugees: { $pieces } in { $at }. Each may move one state now.
    -# No answer: all stay.

# Question: `Exile` with a choice where they appear.
# Variables: $pieces (String)
ask_exile_place = You have lost your last army. Your people are refugees: choose where { $pieces } appear, and where each goes.
    -# No answer: the rules choose.

# Question: `Pieces` that come.
# Variables: $pieces (String)
ask_pieces_grow = Your people grow by { $pieces }. In which of the states where you have some?
    -# No answer: where you have most.

# Question: `Pieces` that go.
# Variables: $pieces (String)
ask_pieces_go = Your people shrink by { $pieces }. Where?
    -# No answer: where you have fewest.

# Question: `Present`.
# Variables: $by (String), $armies (String), $at (String)
ask_present = { $by } offers you { $armies } in { $at } as a present. If you then control the state, your exile ends.
    -# No answer: declined.

# Question: `Launch`.
# Variables: $weapons (String)
ask_launch = You can launch at any time: { $weapons }. Nobody waits for it.

# Question: `LastLaunch`.
# Variables: $weapons (String)
ask_last_launch = 1980 is over. You can still launch: { $weapons }.
    -# No answer: you launch nothing.

# Question: `Talk`.
# Variables: $money (Number)
ask_talk = You have ${ $money }. You can pay, offer deals and answer offers at any time; nobody waits for it.
