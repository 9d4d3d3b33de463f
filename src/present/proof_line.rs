//! The sentence that says first what a checked record proves against whoever runs the bot, for Discord and the command line.

use crate::record::{ByBeacon, Proof};
use crate::text::Words;

/// The sentence of a game. `names`: of the players, by seat.
pub fn of_game(words: Words, proof: &Proof, names: &[String]) -> String {
    format!("{} {}", words.proof_rules(), against(words, proof, names))
}

/// The sentence of a tournament. `names`: of the entrants, by place.
pub fn of_tournament(words: Words, proof: &Proof, names: &[String]) -> String {
    format!("{} {}", words.proof_drawn(), against(words, proof, names))
}

/// What is proved against the owner alone, for a game whose moves were not checked.
pub fn against(words: Words, proof: &Proof, names: &[String]) -> String {
    let beacon = match proof.beacon {
        ByBeacon::Nothing | ByBeacon::TestChain => None,
        ByBeacon::Start => Some(words.proof_start()),
        ByBeacon::Turn => Some(words.proof_turn()),
        ByBeacon::Order => Some(words.proof_order()),
    };
    let names: Vec<&str> =
        proof.words.iter().filter_map(|seat| names.get(seat.index())).map(String::as_str).collect();
    let sealed = (!names.is_empty()).then(|| words.proof_words(&names.join(", ")));
    let proved = match (beacon, sealed) {
        (Some(beacon), Some(sealed)) => Some(words.proof_both(&beacon, &sealed)),
        (one, other) => one.or(other),
    };
    words.proof_against(&match proved {
        Some(proved) if proof.fixed => proved,
        Some(proved) => words.proof_unfixed(&proved),
        None if proof.beacon == ByBeacon::TestChain => words.proof_test_chain(),
        None => words.proof_nothing(),
    })
}
