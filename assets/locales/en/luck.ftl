# What is said about a game's dice before the first throw. Keys are the names of the functions in src/text/phrases/dice.rs.

dice_promise = -# Promise (fingerprint of the secret seed): `{ $hash }`
dice_commitment = -# Commitment (fingerprint of seed and words): `{ $hash }`
dice_round_drawn = -# Public beacon: round { $round } of drand quicknet, signature `{ $signature }`
dice_round_missing = -# Public beacon: round { $round } of drand quicknet was named, but no server answered in time. The game began without it.
dice_unrevealed = -# Sealed words that were not revealed in time don’t count: { $who }

words_closed = **Game { $number }: the words for the dice are closed.** Nobody can change them or the seed any more without changing the commitment.
words_closed_beacon = The dice also depend on round { $round } of the public beacon drand, which doesn’t exist yet. It is published { $when }; then the game begins by itself.
words_closed_sealed = The game begins by itself as soon as every sealed word has been revealed, at the latest { $when }.
words_closed_reveal = Please reveal your sealed word with `/luck` by { $when }: { $who }. Whoever doesn’t plays without one.
word_revealed = { $who } revealed their sealed word: “{ $word }”
reveal_now = **Game { $number }** in { $server }: the words for the dice are closed. Please reveal your sealed word there with `/luck` by { $when }. If you don’t, you play without one.
reveal_now_here = { $mention }, please reveal your sealed word with `/luck` by { $when }. If you don’t, you play without one.

word_sealed = Your sealed word is kept: `{ $hash }`. Until you reveal it nobody else knows it, not even whoever runs me. When the host starts the game I ask you for the word itself: give it with `/luck` then. If you don’t, you play without one. With the public beacon, whoever runs the bot can’t choose the dice; but they can know them.
    -# A short or common word can be found by trying. Choose one that nobody guesses, and keep it.
word_fits = That is the word you sealed: “{ $word }”. Everybody can read it now.
words_are_closed = The words for the dice of game { $number } are closed. The game begins by itself by { $when }.
wrong_word = That is not the word you sealed: its SHA-256 is another one. Please type the word exactly as you sealed it.
word_known = You have revealed your word already.
reveal_too_late = It’s too late to reveal a word: the game is about to begin, and you play without one.

verify_swapped = **Game { $number } does not check out.** Its seed or its words are not the ones that were promised: somebody has changed them since.
verify_told_before = The message with the commitment ({ $link }) was posted { $told }, before the round was published ({ $when }): whoever made the commitment could not know the round.
verify_told_after = The message with the commitment ({ $link }) was posted { $told }, after the round was published ({ $when }): here the beacon proves nothing.
verify_told = The message with the commitment ({ $link }) was posted { $told }.
verify_untold = I don’t know which message told the commitment: here the beacon proves nothing.
verify_reveal_late = Sealed words that were revealed in public only after the round was published ({ $when }): { $who }. They prove nothing: the dice with and without them could be known by then.
verify_reveal_untold = I don’t know which message revealed the sealed word: { $who }. It proves nothing.
verify_revealed = { $who }, sealed: “{ $word }”
