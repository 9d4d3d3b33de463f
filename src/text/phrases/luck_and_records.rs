//! Luck that can be verified, and records: words for the dice, `/verify`, `/export` ([PBP-40], [PBP-42]).

crate::text::bundle::phrases! {
    /// In the lobby: what is known of the seed, and that everybody may add a word.
    lobby_luck(hash: &str);
    /// Private: the word is kept; what it is good for, who will see it when, and the seed's fingerprint.
    word_given(word: &str, hash: &str);
    /// What remains true whatever is done for fair dice: in `/luck`, in `/verify`, and word for word in
    /// `docs/fair-dice.md`.
    owner_knows();
    /// Refusal: no word that can be given.
    bad_word(most: u32);
    /// Refusal: the first dice are thrown.
    word_too_late();
    /// Announcement at the end: the seed.
    seed_revealed(seed: &str);

    /// `/verify` while the game runs: what was promised, what will be told.
    verify_running(number: u32, hash: &str);
    /// `/verify` after the end: everything is as it was promised.
    verify_true(number: u32, actions: u32, draws: u32);
    /// `/verify` after the end: something is not.
    verify_false(number: u32, line: u32, reason: &str);
    /// The seed.
    verify_seed(seed: &str);
    /// The commitment that was published.
    verify_commitment(hash: &str);
    /// The words that were given, each with its giver.
    verify_words(words: &str);
    /// One of them.
    verify_word(who: &str, word: &str);
    /// Nobody gave any.
    verify_no_words();
    /// How to check it without the bot.
    verify_yourself();

    /// `/export` after the end.
    export_whole(number: u32);
    /// `/export` while the game runs.
    export_running(number: u32);
}
