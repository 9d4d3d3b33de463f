# What the first edition's rules add.

seen_order = Dice for the order of play: { $rolls }. The order is { $order }.
seen_dealt_by_dice = Territories are dealt by dice: { $shares }.
seen_fast = { $from } → { $to }: a fast battle is proposed; { $who } decides.
seen_fast_yes = { $from } → { $to }: agreed, each lost comparison costs five armies while both sides have twenty or more.
seen_fast_no = { $from } → { $to }: no fast battle.
seen_spoils = { $who } may trade in sets with captured cards at once.
ask_spoils = Trade in a set with captured cards now, for { $value } armies, or keep your cards.
ask_spoils_none = You have no set with a captured card: keep your cards.
ask_consent = { $by } proposes a fast battle, { $from } against { $to }: each lost comparison would cost five armies. Do you agree?
ask_defend_unseen = { $by } attacks { $to } from { $from }: choose { $least } to { $dice } defence dice without knowing how many attack.
ask_defend_between = { $by } attacks { $to } from { $from } with { $attack ->
    [one] { $attack } die
   *[other] { $attack } dice
}: defend with { $least } to { $dice } dice.
ask_fortify_more = Move armies between your own neighbouring territories as often as you like, then end your turn.
move_ends_attacks = A move ends your attacks; you can make more moves, then end your turn.
why_no_captured = A set traded in now must contain a card you have just captured. Choose another set, or keep your cards.
why_protected = { $at } is somebody’s last territory, and nobody can be eliminated before round { $rounds } is over. Attack another one.
why_engaged = { $stay ->
    [one] One army
   *[other] { $stay } armies
} in { $at } fought or arrived this turn and must stay there. Move fewer, or move from elsewhere.
why_not_fast = { $from } → { $to }: a fast battle needs twenty armies on both sides, and can be proposed once a turn. Attack as usual.
button_keep = Keep cards
button_agree = Agree
button_decline = Decline
button_fast = Propose a fast battle
