//! Texts about the dice of a game: at the closing of words, below its lobby, start and status, and for `/verify`
//! ([PBP-40]). The input is public information only.

use super::status_text::moment;
use crate::discord::components::{MESSAGE, cut};
use crate::luck::{BeaconMode, BeaconUse, Chain, beacon};
use crate::present::proof_line;
use crate::record::{ByBeacon, Proof};
use crate::rules::Seat;
use crate::table::{DiceStatus, NamedRound, Place, RoundOutcome, Seated};
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

/// What the commitment binds besides seed and words; nothing for a tournament or a game from before that was bound.
fn fixed(words: Words, dice: &DiceStatus, seated: &[Seated]) -> Vec<String> {
    let Some(terms) = &dice.terms else { return Vec::new() };
    let seats = seated.iter().enumerate().map(|(at, one)| format!("{}. {}", at + 1, escape_name(&one.name)));
    vec![words.words_closed_fixed(&words.list(seats), terms)]
}

/// Appends what is fixed and the commitment to a text.
pub(crate) fn fixed_below(words: Words, text: &str, dice: &DiceStatus, seated: &[Seated]) -> String {
    let text = [vec![text.to_owned()], fixed(words, dice, seated)].concat().join("\n");
    round_below(words, &text, dice, seated)
}

/// Appends the round that is named, and the commitment, to a text.
pub(crate) fn round_below(words: Words, text: &str, dice: &DiceStatus, seated: &[Seated]) -> String {
    let rounds = dice.round.iter().filter(|round| round.outcome == RoundOutcome::Awaited);
    let rounds =
        rounds.map(|round| words.words_closed_beacon(&round.number.to_string(), &moment(words, round.at)));
    let text = [vec![text.to_owned()], rounds.collect()].concat().join("\n");
    below(words, &text, dice, seated)
}

/// What the dice prove against the owner of the bot, in the words of `/verify`.
pub(crate) fn proof(words: Words, dice: &DiceStatus, seated: &[Seated]) -> String {
    let beacon = match dice.used {
        None => ByBeacon::Nothing,
        Some(BeaconUse { chain: Chain::Local, .. }) => ByBeacon::TestChain,
        Some(BeaconUse { mode: BeaconMode::Start, .. }) => ByBeacon::Start,
        Some(BeaconUse { mode: BeaconMode::Turn, .. }) => ByBeacon::Turn,
        Some(BeaconUse { mode: BeaconMode::Order, .. }) => ByBeacon::Order,
    };
    let revealed = dice.sealed.iter().filter(|sealed| sealed.word.is_some());
    let proof = Proof { beacon, words: revealed.map(|sealed| sealed.seat).collect(), fixed: true };
    let names: Vec<String> = seated.iter().map(|one| escape_name(&one.name)).collect();
    proof_line::against(words, &proof, &names)
}

/// What the dice prove against the owner of the bot, and what the owner can still do or know.
pub(crate) fn against_owner(words: Words, dice: &DiceStatus, seated: &[Seated]) -> String {
    format!("{} {}", proof(words, dice, seated), owner_can(words, dice))
}

/// What the owner of the bot can do or know.
pub(crate) fn owner_can(words: Words, dice: &DiceStatus) -> String {
    match dice.used {
        None => words.owner_without_beacon(),
        Some(BeaconUse { chain: Chain::Local, .. }) => words.owner_local_chain(),
        Some(BeaconUse { mode: BeaconMode::Start, .. }) => words.owner_knows(),
        Some(BeaconUse { mode: BeaconMode::Turn, .. }) => words.owner_knows_turn(),
        Some(BeaconUse { mode: BeaconMode::Order, .. }) => words.owner_knows_nothing(),
    }
}

/// The newest round of a turn; `None` if turns have none.
pub(crate) fn round_of_turn(dice: &DiceStatus) -> Option<u64> {
    dice.newest.filter(|_| dice.used.is_some_and(|used| used.mode == BeaconMode::Turn))
}

/// The text of a board with the line that names the round of its dice.
pub(crate) fn with_round(words: Words, text: &str, round: Option<u64>) -> String {
    round.map_or_else(|| text.to_owned(), |round| ending(text, &named(words, round)))
}

/// The line that names the round of a turn.
pub(crate) fn named(words: Words, round: u64) -> String {
    words.round_of_turn(&round.to_string(), &moment(words, beacon::time_of(round)))
}

/// Message that words are closed: what is fixed, what the game waits for, and the commitment.
pub(crate) fn closed(words: Words, number: u32, dice: &DiceStatus, seated: &[Seated]) -> String {
    let said = [vec![words.words_closed(number)], fixed(words, dice, seated)].concat().join("\n");
    waiting(words, said, dice, seated)
}

/// `refusal`, then what the game waits for, and the commitment.
pub(crate) fn waiting(words: Words, said: String, dice: &DiceStatus, seated: &[Seated]) -> String {
    let mut text = vec![said];
    match (&dice.round, dice.opens_by) {
        (Some(round), _) => {
            text.push(words.words_closed_beacon(&round.number.to_string(), &moment(words, round.at)));
            text.push(against_owner(words, dice, seated));
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

/// Number of rounds that `/verify` names one by one.
const NAMED: usize = 5;

/// Whether the rounds that were mixed in after the start were each named in a message before they were out.
pub(crate) fn rounds(words: Words, place: Place, rounds: &[NamedRound]) -> Vec<String> {
    let (mut late, mut untold) = (Vec::new(), Vec::new());
    for round in rounds {
        match round.told {
            Some(message) if posted(message) >= round.at => {
                late.push(format!("{} ({})", round.number, link(place, message)));
            }
            Some(_) => {}
            None => untold.push(round.number.to_string()),
        }
    }
    let all = rounds.len() as u32;
    let count = |some: &[String]| (some.len() as u32, words.list(some.iter().take(NAMED).cloned()));
    let mut lines = Vec::new();
    if all > 0 && late.is_empty() && untold.is_empty() {
        lines.push(words.verify_rounds_before(all));
    }
    if !late.is_empty() {
        let (n, first) = count(&late);
        lines.push(words.verify_rounds_late(n, all, &first));
    }
    if !untold.is_empty() {
        let (n, first) = count(&untold);
        lines.push(words.verify_rounds_untold(n, all, &first));
    }
    lines
}

fn link(place: Place, message: u64) -> String {
    format!("https://discord.com/channels/{}/{}/{message}", place.guild, place.channel)
}

/// When a message or an interaction was made, in milliseconds of Unix time by Discord's clock.
pub(crate) fn posted(message: u64) -> i64 {
    (message >> 22) as i64 + DISCORD_EPOCH
}
