//! What is said about a game's dice between its lobby and its first throw, and kept in sight afterwards ([PBP-40]).

crate::text::bundle::phrases! {
    /// Below a message: the promise.
    dice_promise(hash: &str);
    /// Below a message: the commitment.
    dice_commitment(hash: &str);
    /// Below a message: the round of the public beacon that was drawn.
    dice_round_drawn(round: &str, signature: &str);
    /// The same when nobody answered in time.
    dice_round_missing(round: &str);
    /// Who sealed a word and did not reveal it in time.
    dice_unrevealed(who: &str);

    /// Announcement: the words are closed.
    words_closed(number: u32);
    /// Below it: the game waits for a round of the public beacon.
    words_closed_beacon(round: &str, when: &str);
    /// Below it: the game waits for sealed words only.
    words_closed_sealed(when: &str);
    /// Below it: who has to reveal a sealed word, until when.
    words_closed_reveal(who: &str, when: &str);
    /// Announcement: somebody revealed their sealed word.
    word_revealed(who: &str, word: &str);
    /// DM: reveal your sealed word.
    reveal_now(number: u32, server: &str, when: &str);
    /// The same in the channel, because direct messages are closed.
    reveal_now_here(mention: &str, when: &str);

    /// Private: the sealed word is kept.
    word_sealed(hash: &str);
    /// Private: the word fits what was sealed; everybody reads it now.
    word_fits(word: &str);
    /// Refusal: the words are closed, the game has not begun yet.
    words_are_closed(number: u32, when: &str);
    /// Refusal: that is not what was sealed.
    wrong_word();
    /// Refusal: it is revealed already.
    word_known();
    /// Refusal: the time for revealing is over.
    reveal_too_late();

    /// `/verify`: seed or words are not what was promised and committed to.
    verify_swapped(number: u32);
    /// `/verify`: the message that told the commitment was there before the round.
    verify_told_before(link: &str, told: &str, when: &str);
    /// `/verify`: it was not, so that the beacon proves nothing.
    verify_told_after(link: &str, told: &str, when: &str);
    /// `/verify`: where the commitment was told.
    verify_told(link: &str, told: &str);
    /// `/verify`: it is not known in which message.
    verify_untold();
    /// `/verify`: sealed words whose messages came after the round, so that they prove nothing.
    verify_reveal_late(who: &str, when: &str);
    /// `/verify`: it is not known in which message they were told.
    verify_reveal_untold(who: &str);
    /// `/verify`: a sealed word that was revealed.
    verify_revealed(who: &str, word: &str);
}
