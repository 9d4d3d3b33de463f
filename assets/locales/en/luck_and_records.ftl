### Luck that can be verified, and records.

# In the lobby: what is known of the seed, and that everybody may add a word.
# Variables: $hash (String)
lobby_luck = -# The dice will follow from a secret seed with the fingerprint `{ $hash }`, and from a word of each player who gives one: `/luck`

# Private: the word is kept; what it is good for, who will see it when, and the seed's fingerprint.
# Variables: $word (String), $hash (String), $owner (String)
word_given = Your word for the dice is “{ $word }”. It is mixed into the secret seed of this game before the first roll, so that it decides the dice as well. { $owner } Until the game is over only you and I know it; then everybody can read it. You can change it until the game begins.
    The seed is fixed already; its fingerprint is `{ $hash }`.

# What remains true whatever is done for fair dice: in `/luck`, in `/verify`, and word for word in
# `docs/fair-dice.md`.
owner_knows = With the public beacon, whoever runs the bot can’t choose the dice; but they can know them.

# Refusal: no word that can be given.
# Variables: $most (Number)
bad_word = A word for the dice has 1 to { $most } characters that can be seen. Choose another one.

# Refusal: the first dice are thrown.
word_too_late = The game has begun: words for the dice can be given only before.

# Announcement at the end: the seed is no secret any more.
seed_revealed = -# The secret seed is out: `/verify` shows it and checks every roll and every card; `/export` gives you the record.

# `/verify` while the game runs: what was promised, what will be told.
# Variables: $number (Number), $hash (String), $owner (String)
verify_running = **Game { $number } is still being played.** Before the first roll I published the fingerprint of its secret seed and of the players’ words:
    `{ $hash }`
    Seed and words can’t be changed any more without changing it. When the game is over I reveal both, and `/verify` recomputes every roll and every card from them. { $owner }

# What was checked in a game; then follows `proof_against`.
proof_rules = Every move followed the rules.

# What was checked in a tournament; then follows `proof_against`.
proof_drawn = Every table was drawn as promised.

# What is proved against the owner of the bot: the parts below, or one of the two kinds of nothing.
# Variables: $proof (String)
proof_against = Against the owner of the bot: { $proof }.

# Nobody but the owner decided the dice.
proof_nothing = nothing

# The rounds are of a chain whose key everybody has.
proof_test_chain = nothing (the beacon was a chain made for tests)

# Nobody could choose the dice.
proof_start = the beacon since the start

# Nobody could know the dice of a turn before it began.
proof_turn = the beacon of every turn

# Nobody could know a die before the order that threw it was given.
proof_order = the beacon of every order

# Sealed words that were revealed.
# Variables: $names (String)
proof_words = the sealed word of { $names }

# The beacon and sealed words.
# Variables: $beacon (String), $words (String)
proof_both = { $beacon } and { $words }

# An old game, whose fingerprint fixed less.
# Variables: $proof (String)
proof_unfixed = { $proof }, but not who sat where nor the options

# `/verify` after the end: everything is as it was promised.
# Variables: $number (Number), $actions (Number), $draws (Number)
verify_true = **Game { $number } was fair.** { $actions ->
    [one] { $actions } action was
   *[other] { $actions } actions were
} decided again by the rules, and { $draws ->
    [one] { $draws } roll or card was
   *[other] { $draws } rolls and cards were
} recomputed from the seed and the words: all as recorded, and all as promised.

# `/verify` after the end: something is not.
# Variables: $number (Number), $line (Number), $reason (String)
verify_false = **Game { $number } does not check out.** Line { $line } of its record: { $reason }

# The seed.
# Variables: $seed (String)
verify_seed = Seed: `{ $seed }`

# The commitment that was published.
# Variables: $hash (String)
verify_commitment = Fingerprint published at the start: `{ $hash }`

# The words that were given, each with its giver.
# Variables: $words (String)
verify_words = Words: { $words }

# One of them.
# Variables: $who (String), $word (String)
verify_word = { $who }: “{ $word }”

# Nobody gave any.
verify_no_words = Nobody gave a word.

# How to check it without the bot.
# Variables: $owner (String)
verify_yourself = The record is attached. Anybody can check it without me: `casus-belli verify FILE`, or the short Python program in the documentation (docs/fair-dice.md). { $owner }

# `/export` after the end.
# Variables: $number (Number)
export_whole = **Game { $number }** from the first roll to the last, with its seed. `casus-belli replay` shows any moment of it, `casus-belli verify` checks it.

# `/export` while the game runs.
# Variables: $number (Number)
export_running = **Game { $number }** so far, as everybody saw it: without hands, secret decisions and the seed. The whole record comes when the game is over.
