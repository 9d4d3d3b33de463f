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

task-cold_war-losses = choose the armies you lose
doing-cold_war-losses = { $who } is choosing losses

task-cold_war-exile = choose where your refugees go
doing-cold_war-exile = { $who } is choosing where refugees go

task-cold_war-pieces = choose where your refugees grow or go
doing-cold_war-pieces = { $who } is deciding about refugees

task-cold_war-present = accept armies as a present, or decline
doing-cold_war-present = { $who } is deciding about a present

task-cold_war-launch = launch a missile, if you like
doing-cold_war-launch = { $who } may launch a missile

task-cold_war-last_launch = launch a missile before the end, or pass
doing-cold_war-last_launch = { $who } is deciding about a last launch

task-cold_war-talk = make payments and deals, if you like
doing-cold_war-talk = { $who } may make deals
