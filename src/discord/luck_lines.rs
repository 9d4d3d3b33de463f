//! Texts about the dice of a game: at the closing of words, below its lobby, start and status, and for `/verify`
//! ([PBP-40]). The input is public information only.

use super::components::{MESSAGE, cut};
use super::status_text::moment;
use crate::rules::Seat;
use crate::table::{DiceStatus, Place, RoundOutcome, Seated};
use crate::text::{Words, escape_name};

/// Epoch of Discord's ids: the first of January 2015, in milliseconds of Unix time.
const DISCORD_EPOCH: i64 = 1_420_070_400_000;

/// Promise, commitment, beacon round and unrevealed words, each on a line.
pub(crate) fn lines(words: Words, dice: &DiceStatus, seated: &[Seated]) -> Vec<String> {
    let mut lines: Vec<String> = dice.promise.iter().map(|hash| words.dice_promise(hash)).collect();
    lines.extend(dice.commitment.iter().map(|hash| words.dice_commitment(hash)));
    lines.extend(round(words, dice));
    let silent = unrevealed(words, dice, seated);
    if dice.reveal_until.is_none() && !silent.is_empty() {
        lines.push(words.dice_unrevealed(&silent));
    }
    lines
}

/// Result of the beacon round.
pub(crate) fn round(words: Words, dice: &DiceStatus) -> Vec<String> {
    let Some(round) = &dice.round else { return Vec::new() };
    let number = round.number.to_string();
    match &round.outcome {
        RoundOutcome::Awaited => Vec::new(),
        RoundOutcome::Missing => vec![words.dice_round_missing(&number)],
        RoundOutcome::Drawn { signature } => vec![words.dice_round_drawn(&number, signature)],
    }
}

/// Appends these lines to a text. If the sum is too long, the text is cut, not the lines.
pub(crate) fn below(words: Words, text: &str, dice: &DiceStatus, seated: &[Seated]) -> String {
    ending(text, &lines(words, dice, seated).join("\n"))
}

/// Appends `end` to a text, and cuts the text if the sum is too long.
pub(crate) fn ending(text: &str, end: &str) -> String {
    let room = MESSAGE.saturating_sub(end.chars().count() + 1).max(1);
    format!("{}\n{end}", cut(text, room))
}

/// Message that words are closed: what the game waits for, and the commitment.
pub(crate) fn closed(words: Words, number: u32, dice: &DiceStatus, seated: &[Seated]) -> String {
    waiting(words, words.words_closed(number), dice, seated)
}

/// `refusal`, then what the game waits for, and the commitment.
pub(crate) fn waiting(words: Words, said: String, dice: &DiceStatus, seated: &[Seated]) -> String {
    let mut text = vec![said];
    match (&dice.round, dice.opens_by) {
        (Some(round), _) => {
            text.push(words.words_closed_beacon(&round.number.to_string(), &moment(words, round.at)));
            text.push(words.owner_knows());
        }
        (None, Some(by)) => text.push(words.words_closed_sealed(&moment(words, by))),
        (None, None) => {}
    }
    let silent = unrevealed(words, dice, seated);
    if let Some(until) = dice.reveal_until.filter(|_| !silent.is_empty()) {
        text.push(words.words_closed_reveal(&silent, &moment(words, until)));
    }
    below(words, &text.join("\n"), dice, seated)
}

/// Message that a player revealed their sealed word.
pub(crate) fn revealed(words: Words, seat: Seat, dice: &DiceStatus, seated: &[Seated]) -> String {
    let word = dice.sealed.iter().find(|sealed| sealed.seat == seat).and_then(|sealed| sealed.word.clone());
    words.word_revealed(&name(seat, seated), &escape_name(&word.unwrap_or_default()))
}

fn name(seat: Seat, seated: &[Seated]) -> String {
    seated.iter().find(|one| one.seat == seat).map_or_else(String::new, |one| escape_name(&one.name))
}

/// Names of the players who have not revealed their sealed words.
fn unrevealed(words: Words, dice: &DiceStatus, seated: &[Seated]) -> String {
    let silent = dice.sealed.iter().filter(|sealed| sealed.word.is_none());
    words.list(silent.map(|sealed| name(sealed.seat, seated)))
}

/// When and where the commitment was posted, and whether it and all revealed words were posted before the beacon round
/// was published.
pub(crate) fn end_lines(words: Words, place: Place, dice: &DiceStatus, seated: &[Seated]) -> Vec<String> {
    let mut lines = commitment(words, place, dice);
    lines.extend(late_reveals(words, place, dice, seated));
    lines
}

fn commitment(words: Words, place: Place, dice: &DiceStatus) -> Vec<String> {
    let Some(message) = dice.told else {
        return dice.round.iter().map(|_| words.verify_untold()).collect();
    };
    let link = link(place, message);
    let at = posted(message);
    let said = moment(words, at);
    vec![match &dice.round {
        None => words.verify_told(&link, &said),
        Some(round) if at < round.at => words.verify_told_before(&link, &said, &moment(words, round.at)),
        Some(round) => words.verify_told_after(&link, &said, &moment(words, round.at)),
    }]
}

/// Sealed words that were posted only after the round was published, by the times of their messages. Their players, or
/// the operator of the bot, could know the dice with and without them.
fn late_reveals(words: Words, place: Place, dice: &DiceStatus, seated: &[Seated]) -> Vec<String> {
    let Some(round) = &dice.round else { return Vec::new() };
    let (mut late, mut untold) = (Vec::new(), Vec::new());
    for sealed in dice.sealed.iter().filter(|sealed| sealed.word.is_some()) {
        let name = name(sealed.seat, seated);
        match sealed.told {
            Some(message) if posted(message) >= round.at => {
                late.push(format!("{name} ({})", link(place, message)));
            }
            Some(_) => {}
            None => untold.push(name),
        }
    }
    let mut lines = Vec::new();
    if !late.is_empty() {
        lines.push(words.verify_reveal_late(&words.list(late), &moment(words, round.at)));
    }
    if !untold.is_empty() {
        lines.push(words.verify_reveal_untold(&words.list(untold)));
    }
    lines
}

fn link(place: Place, message: u64) -> String {
    format!("https://discord.com/channels/{}/{}/{message}", place.guild, place.channel)
}

/// When a message was posted, in milliseconds of Unix time by Discord's clock.
fn posted(message: u64) -> i64 {
    (message >> 22) as i64 + DISCORD_EPOCH
}
