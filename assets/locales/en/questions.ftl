### Questions by family and kind. `task-`: what somebody has to do, said to them. `doing-`: what they are waited for, said
### to others.

task-classic-claim = claim a territory
doing-classic-claim = { $who } is claiming a territory

task-classic-wish = send a wish list
doing-classic-wish = { $who } is writing a wish list

task-classic-deploy = place starting armies
doing-classic-deploy = { $who } is placing starting armies

task-classic-reinforce = place armies
doing-classic-reinforce = { $who } is placing armies

task-classic-trade = trade in cards
doing-classic-trade = { $who } is trading in cards

task-classic-bonus = place two bonus armies
doing-classic-bonus = { $who } is placing two bonus armies

task-classic-spoils = trade in captured cards or keep them
doing-classic-spoils = { $who } is deciding about captured cards

task-classic-consent = agree to a fast battle or decline
doing-classic-consent = { $who } is deciding about a fast battle

task-classic-attack = attack or stop
doing-classic-attack = { $who } is attacking

task-classic-defend = choose defence dice
doing-classic-defend = { $who } is choosing defence dice

task-classic-throw = choose attack dice
doing-classic-throw = { $who } is choosing attack dice

task-classic-discard = discard cards
doing-classic-discard = { $who } is discarding cards

task-classic-advance = move into the captured territory
doing-classic-advance = { $who } is moving into the captured territory

task-classic-fortify = fortify or end the turn
doing-classic-fortify = { $who } is fortifying
