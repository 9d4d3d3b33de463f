# What the first edition's rules add.

seen_order = Dice for the order of play: { $rolls }. They play in this order: { $order }.
seen_dealt_by_dice = The territories are dealt by dice: { $shares }.
seen_fast = { $from } → { $to }: a fast battle is proposed; { $who } answers.
seen_fast_yes = { $from } → { $to }: agreed, each comparison costs five armies while there are twenty on both sides.
seen_fast_no = { $from } → { $to }: no fast battle.
seen_spoils = { $who } may trade in sets with captured cards at once.
ask_spoils = Trade in a set with captured cards now, for { $value } armies, or keep your cards.
ask_spoils_none = You hold no set with a captured card: keep your cards.
ask_consent = { $by } proposes a fast battle, { $from } against { $to }: each lost comparison would cost five armies. Do you agree?
ask_defend_unseen = { $by } attacks { $to } from { $from }: choose { $least } to { $dice } dice for the defence without knowing the attack's.
ask_defend_between = { $by } attacks { $to } from { $from } with { $attack ->
    [one] { $attack } die
   *[other] { $attack } dice
}: defend with { $least } to { $dice } dice.
ask_fortify_more = Move armies between your own neighbouring territories as often as you like, then end your turn.
move_ends_attacks = A move ends your attacks; more moves may follow, then end your turn.
task_spoils = trade captured cards, or keep them
task_consent = agree to a fast battle, or not
why_no_captured = A set traded now must hold a card that you have just captured.
why_protected = { $at } is somebody's last territory, and nobody can be eliminated before round { $rounds } is over.
why_engaged = { $stay ->
    [one] One army
   *[other] { $stay } armies
} in { $at } fought or arrived this turn and must stay there.
why_not_fast = { $from } → { $to }: a fast battle needs twenty armies on both sides, and is asked about once a turn.
button_keep = Keep cards
button_agree = Agree
button_decline = No
button_fast = Propose a fast battle
switch_order = Order of play
value_order_seats = as they sit
about_order_seats = The highest throw begins; the others follow as they sit.
value_order_throws = by the throws
about_order_throws = Everybody throws a die, and they play in descending order.
switch_draw_at = When the card for a capture is drawn
value_draw_after = before moving
about_draw_after = After the last attack, before armies are moved.
value_draw_end = at the turn's end
about_draw_end = At the end of the turn, after armies have been moved.
