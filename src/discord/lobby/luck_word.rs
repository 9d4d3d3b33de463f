//! A player's word for verifiable luck ([PBP-40]), typed into `/luck` or the form of a lobby.

use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Answered, Request};
use crate::discord::interactions::slash::refusal;
use crate::discord::texts::luck_lines;
use crate::luck;
use crate::table::{TableError, WordResult};
use crate::text::escape_name;

/// Stores a word for the dice of the game in this channel; what is a signature of the beacon instead of a word is a round
/// that the game waits for.
pub(crate) async fn give_word(request: &Request, word: &str) -> Answered {
    if let Some(signature) = luck::unhex(&word.trim().to_ascii_lowercase()) {
        let round = request.context.table.bring_round(request.place()?, signature).await?;
        return Ok(Answer::new(request.words.round_brought(&round.to_string())));
    }
    let given = request.context.table.give_word(request.place()?, &request.person, word).await;
    let given = given.map_err(|error| match error {
        TableError::Begun { .. } => refusal(request.words.word_too_late()),
        other => other.into(),
    })?;
    let (words, typed) = (request.words, escape_name(word.trim()));
    let owner = luck_lines::against_owner(words, &given.lobby.dice, &given.lobby.seated);
    Ok(Answer::new(match given.kept {
        WordResult::Open => words.word_given(&typed, &given.lobby.dice.promise.unwrap_or_default(), &owner),
        WordResult::Sealed => words.word_sealed(&typed, &owner),
        WordResult::Revealed => words.word_fits(&typed),
    }))
}
