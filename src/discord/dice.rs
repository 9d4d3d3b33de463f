//! What is said about a game's dice below its lobby, its opening and its status ([PBP-40]). Never a secret: it is given only
//! what everybody may know.

use crate::table::DiceStatus;
use crate::text::Words;

/// Promise and commitment, each on a line.
pub(crate) fn lines(words: Words, dice: &DiceStatus) -> Vec<String> {
    let promise = dice.promise.as_ref().map(|hash| words.dice_promise(hash));
    let commitment = dice.commitment.as_ref().map(|hash| words.dice_commitment(hash));
    [promise, commitment].into_iter().flatten().collect()
}

/// That text with these lines below it.
pub(crate) fn below(words: Words, text: &str, dice: &DiceStatus) -> String {
    [vec![text.to_owned()], lines(words, dice)].concat().join("\n")
}
