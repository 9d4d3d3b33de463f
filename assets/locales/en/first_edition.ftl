### What the first edition's rules add.

# Event: throws for the whole order of play.
# Variables: $rolls (String), $order (String)
seen_order = Dice for the order of play: { $rolls }. The order is { $order }.

# Event: territories dealt by throws.
# Variables: $shares (String)
seen_dealt_by_dice = Territories are dealt by dice: { $shares }.

# Event: a fast battle proposed.
# Variables: $from (String), $to (String), $who (String)
seen_fast = { $from } → { $to }: a fast battle is proposed; { $who } decides.

# Event: a fast battle agreed to.
# Variables: $from (String), $to (String)
seen_fast_yes = { $from } → { $to }: agreed, each lost comparison costs five armies while both sides have twenty or more.

# Event: a fast battle declined.
# Variables: $from (String), $to (String)
seen_fast_no = { $from } → { $to }: no fast battle.

# Event: an eliminator may exchange sets.
# Variables: $who (String)
seen_spoils = { $who } may trade in sets with captured cards at once.

# Question: `Spoils` with a set.
# Variables: $value (Number)
ask_spoils = Trade in a set with captured cards now, for { $value } armies, or keep your cards.

# Question: `Spoils` without one.
ask_spoils_none = You have no set with a captured card: keep your cards.

# Question: `Consent`.
# Variables: $by (String), $from (String), $to (String)
ask_consent = { $by } proposes a fast battle, { $from } against { $to }: each lost comparison would cost five armies. Do you agree?

# Question: `Defend` against an unknown number of dice.
# Variables: $by (String), $from (String), $to (String), $least (Number), $dice (Number)
ask_defend_unseen = { $by } attacks { $to } from { $from }: choose { $least } to { $dice } defence dice without knowing how many attack.

# Question: `Defend` with two dice at least.
# Variables: $by (String), $from (String), $to (String), $attack (Number), $least (Number), $dice (Number)
ask_defend_between = { $by } attacks { $to } from { $from } with { $attack ->
    [one] { $attack } die
   *[other] { $attack } dice
}: defend with { $least } to { $dice } dice.

# Question: `Fortify` where more moves may follow.
ask_fortify_more = Move armies between your own neighbouring territories as often as you like, then end your turn.

# A move that ends the attacks, but not the turn.
move_ends_attacks = A move ends your attacks; you can make more moves, then end your turn.

# No captured card among them.
why-no_captured = A set traded in now must contain a card you have just captured. Choose another set, or keep your cards.

# Somebody's last territory, which can't be attacked yet.
# Variables: $at (String), $rounds (Number)
why-protected = { $at } is somebody’s last territory, and nobody can be eliminated before round { $rounds } is over. Attack another one.

# Armies that fought or have arrived stay.
# Variables: $at (String), $stay (Number)
why-engaged = { $stay ->
    [one] One army
   *[other] { $stay } armies
} in { $at } fought or arrived this turn and must stay there. Move fewer, or move from elsewhere.

# No fast battle there.
# Variables: $from (String), $to (String)
why-not_fast = { $from } → { $to }: a fast battle needs twenty armies on both sides, and can be proposed once a turn. Attack as usual.

# Exchanges no set with captured cards.
button_keep = Keep cards

# Agrees to a fast battle.
button_agree = Agree

# Doesn't agree to a fast battle.
button_decline = Decline

# Proposes a fast battle.
button_fast = Propose a fast battle
