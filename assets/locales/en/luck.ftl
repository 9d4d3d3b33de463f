### What is said about a game's dice before the first throw.

# Below a message: the promise.
# Variables: $hash (String)
dice_promise = -# Promise (fingerprint of the secret seed): `{ $hash }`

# Below a message: the commitment.
# Variables: $hash (String)
dice_commitment = -# Commitment (fingerprint of seed, words and all that is fixed): `{ $hash }`

# Below a message: the round of the public beacon that was drawn.
# Variables: $round (String), $signature (String)
dice_round_drawn = -# Public beacon: round { $round }, signature `{ $signature }`

# The same when nobody answered in time.
# Variables: $round (String)
dice_round_missing = -# Public beacon: round { $round } of drand quicknet was named, but no server answered in time. The game began without it.

# Who sealed a word and did not reveal it in time.
# Variables: $who (String)
dice_unrevealed = -# Sealed words that were not revealed in time don’t count: { $who }

# Announcement: the words are closed.
# Variables: $number (Number)
words_closed = **Game { $number }: the words for the dice are closed.** Nobody can change them or the seed any more without changing the commitment.

# Below it: the game waits for a round of the public beacon.
# Variables: $round (String), $when (String)
words_closed_beacon = The dice also depend on round { $round } of the public beacon, which nobody could know when I wrote this. It is published { $when }, and the game begins with it.

# Below it: the game waits for sealed words only.
# Variables: $when (String)
words_closed_sealed = The game begins by itself as soon as every sealed word has been revealed, at the latest { $when }.

# Below it: who has to reveal a sealed word, until when.
# Variables: $who (String), $when (String)
words_closed_reveal = Please reveal your sealed word with `/luck` by { $when }: { $who }. Whoever doesn’t plays without one.

# Announcement: somebody revealed their sealed word.
# Variables: $who (String), $word (String)
word_revealed = { $who } revealed their sealed word: “{ $word }”

# DM: reveal your sealed word.
# Variables: $number (Number), $server (String), $when (String)
reveal_now = **Game { $number }** in { $server }: the words for the dice are closed. Please reveal your sealed word there with `/luck` by { $when }. If you don’t, you play without one.

# The same in the channel, because direct messages are closed.
# Variables: $mention (String), $when (String)
reveal_now_here = { $mention }, please reveal your sealed word with `/luck` by { $when }. If you don’t, you play without one.

# Private: the sealed word is kept.
# Variables: $hash (String), $owner (String)
word_sealed = Your sealed word is kept: `{ $hash }`. Until you reveal it nobody else knows it, not even whoever runs me. When the host starts the game I ask you for the word itself: give it with `/luck` then. If you don’t, you play without one. { $owner }
    -# A short or common word can be found by trying. Choose one that nobody guesses, and keep it.

# Private: the word fits what was sealed; everybody reads it now.
# Variables: $word (String)
word_fits = That is the word you sealed: “{ $word }”. Everybody can read it now.

# Refusal: the words are closed, the game has not begun yet.
# Variables: $number (Number), $when (String)
words_are_closed = The words for the dice of game { $number } are closed. The game begins by itself by { $when }.

# Refusal: that is not what was sealed.
wrong_word = That is not the word you sealed: its SHA-256 is another one. Please type the word exactly as you sealed it.

# Refusal: it is revealed already.
word_known = You have revealed your word already.

# Refusal: the time for revealing is over.
reveal_too_late = It’s too late to reveal a word: the game is about to begin, and you play without one.

# `/verify`: seed or words are not what was promised and committed to.
# Variables: $number (Number)
verify_swapped = **Game { $number } does not check out.** Its seed or its words are not the ones that were promised: somebody has changed them since.

# `/verify`: the message that told the commitment was there before the round.
# Variables: $link (String), $told (String), $when (String)
verify_told_before = The message with the commitment ({ $link }) was posted { $told }, before the round was published ({ $when }): whoever made the commitment could not know the round.

# `/verify`: it was not, so that the beacon proves nothing.
# Variables: $link (String), $told (String), $when (String)
verify_told_after = The message with the commitment ({ $link }) was posted { $told }, after the round was published ({ $when }): here the beacon proves nothing.

# `/verify`: where the commitment was told.
# Variables: $link (String), $told (String)
verify_told = The message with the commitment ({ $link }) was posted { $told }.

# `/verify`: it is not known in which message.
verify_untold = I don’t know which message told the commitment: here the beacon proves nothing.

# `/verify`: sealed words whose messages came after the round, so that they prove nothing.
# Variables: $who (String), $when (String)
verify_reveal_late = Sealed words that were revealed in public only after the round was published ({ $when }): { $who }. They prove nothing: the dice with and without them could be known by then.

# `/verify`: it is not known in which message they were told.
# Variables: $who (String)
verify_reveal_untold = I don’t know which message revealed the sealed word: { $who }. It proves nothing.

# `/verify`: a sealed word that was revealed.
# Variables: $who (String), $word (String)
verify_revealed = { $who }, sealed: “{ $word }”
