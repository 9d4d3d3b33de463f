//! Luck check of a record: verifies promise, commitment and every draw against seed, words and beacon. Also reports which
//! sources of entropy were not used, so that a missing source is not mistaken for a verified one.

use super::draw_check::DrawCheck;
use super::proof::Proof;
use super::round_check::{chain, check_rounds, check_signatures};
use super::verify::{replay_drawn, whole};
use super::{Draw, Fault, Header, Lines, Move, Read, TournamentTable};
use crate::luck::{Beacon, Entropy, KeyedChance, Seed};
use crate::rules::{Chance, Seat};

/// Result of a successful check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// Number of actions replayed, including the opening.
    pub actions: usize,
    /// Number of draws in them.
    pub draws: usize,
    /// Result for the luck.
    pub luck: Luck,
    /// Sources of entropy that were not used; empty if the luck can't be checked from this record alone.
    pub unused: Vec<Unused>,
    /// What that proves against whoever runs the bot.
    pub proof: Proof,
}

/// Result of the check of a record's luck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Luck {
    /// Every draw follows from seed, words and beacon, and these match promise and commitment.
    Verified,
    /// The record has no seed: the draws are only known to fit the rules.
    NotRevealed,
    /// Every draw follows from the seed, but the seed rests on a tournament: only its record, checked together with this
    /// one, proves it.
    OfTournament(TournamentTable),
}

/// A source of entropy that was not used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unused {
    /// No round of the public beacon was named.
    NoBeacon,
    /// A round was named, and the game began without it.
    BeaconMissing {
        /// Number of the round.
        round: u64,
    },
    /// No player gave a word.
    NoWords,
    /// A sealed word that was not revealed.
    NotRevealed {
        /// Seat that sealed it.
        seat: Seat,
    },
    /// A word that was used, and erased afterwards: the key of the dice is stated in its place, and can't be derived again.
    Erased {
        /// Seat that had given it.
        seat: Seat,
    },
}

/// Checks a whole record: rules, result, and luck if the record has a seed.
///
/// # Errors
/// The first wrong line, and the reason.
pub fn verify(read: &Read) -> Result<Checked, Fault> {
    replay_drawn(read, &mut DrawCheck::new(&read.record.header))?;
    let moves = whole(read)?;
    let draws = moves.iter().flat_map(|action| action.draws.iter().flatten()).count();
    let (header, lines) = (&read.record.header, &read.lines);
    let checked = |luck, unused, proof| Checked { actions: moves.len(), draws, luck, unused, proof };
    if let Some(Entropy { beacon: Beacon::Drawn { round, signature }, .. }) = &header.mix
        && !chain(header).is_valid(*round, signature)
    {
        let reason = format_args!("`beacon`: this is not the signature of round {round}");
        return Err(Fault::new(lines.header("beacon"), reason));
    }
    check_rounds(header, lines, moves)?;
    let (Some(seed), Some(mix)) = (&header.seed, &header.mix) else {
        check_signatures(header, lines, moves)?;
        return Ok(checked(Luck::NotRevealed, Vec::new(), Proof::NOTHING));
    };
    let wrong = first_wrong_draw(moves, seed, mix);
    let wrong = wrong.as_ref().map(|(index, reason)| (lines.action(*index), reason.as_str()));
    check_luck(header, lines, seed, mix, wrong)?;
    check_signatures(header, lines, moves)?;
    let Some(table) = header.tournament else {
        return Ok(checked(Luck::Verified, unused(mix), Proof::of(header, mix)));
    };
    no_entropy_of_its_own(header, lines)?;
    Ok(checked(Luck::OfTournament(table), Vec::new(), Proof::NOTHING))
}

/// Checks that a tournament's table has no words and no beacon of its own: whoever knew the seed could choose them to get
/// better dice.
pub(super) fn no_entropy_of_its_own(header: &Header, lines: &Lines) -> Result<(), Fault> {
    if header.mix.as_ref() == Some(&Entropy::none(header.seats.len())) {
        return Ok(());
    }
    Err(Fault::new(lines.header("words"), "a tournament's table takes no words and no beacon of its own"))
}

/// The first draw that does not follow from seed, words and beacon: index of its action, and the reason.
fn first_wrong_draw(moves: &[Move], seed: &Seed, mix: &Entropy) -> Option<(usize, String)> {
    let start = KeyedChance::new(seed, mix);
    let mut chance = start.clone();
    for (index, action) in moves.iter().enumerate() {
        if let Some(last) = action.rounds.last() {
            chance = start.mixed(last.round, &last.signature);
        }
        for draw in action.draws.iter().flatten() {
            let right = chance.draw(draw.number, draw.bound);
            if right != draw.value {
                let Draw { number, bound, value } = draw;
                let told = "by seed, words and beacon";
                return Some((index, format!("draw {number}/{bound} is {right} {told}, not {value}")));
            }
        }
    }
    None
}

/// Checks that seed, entropy, promise, commitment and draws match. If not, the fault names the one that contradicts the
/// others.
fn check_luck(
    header: &Header,
    lines: &Lines,
    seed: &Seed,
    mix: &Entropy,
    wrong_draw: Option<(usize, &str)>,
) -> Result<(), Fault> {
    let promised = header.promise.as_ref() == Some(&seed.promise(header.game));
    let committed = mix.lacks_open_word()
        || header.commitment.as_ref() == Some(&seed.commitment(header.game, mix, lines.terms.as_ref()));
    let key = match (promised, committed, wrong_draw) {
        (true, true, None) => return Ok(()),
        (true, true, Some((line, reason))) => return Err(Fault::new(line, reason)),
        // Commitment and draws agree about the seed.
        (false, true, _) => ("promise", "it is not what this seed promises"),
        (true, false, None) => {
            ("commitment", "it is not what this seed, these words, this round and these terms commit to")
        }
        // The draws depend on all words, sealed words and the round, except the hashes of words that were not revealed.
        (true, false, Some(_)) => ("words", "neither the commitment nor the draws follow from these words"),
        (false, false, None) => ("game", "neither promise nor commitment are of a game of this number"),
        (false, false, Some(_)) => ("seed", "neither promise nor commitment nor draws follow from this seed"),
    };
    Err(Fault::new(lines.header(key.0), format_args!("`{}`: {}", key.0, key.1)))
}

fn unused(mix: &Entropy) -> Vec<Unused> {
    let mut unused = Vec::new();
    match mix.beacon {
        Beacon::Off => unused.push(Unused::NoBeacon),
        Beacon::Awaited { round } | Beacon::Missing { round } => unused.push(Unused::BeaconMissing { round }),
        Beacon::Drawn { .. } => {}
    }
    unused.extend(unused_words(mix));
    unused
}

/// The words that were not used, or were erased; seats are places of entrants in a tournament.
pub(super) fn unused_words(mix: &Entropy) -> Vec<Unused> {
    let mut unused = Vec::new();
    if mix.erased.is_none() && mix.words.iter().all(Option::is_none) && mix.sealed.iter().all(Option::is_none)
    {
        unused.push(Unused::NoWords);
    }
    for place in 0..mix.words.len() {
        let seat = Seat(place as u8);
        if mix.is_erased(place) {
            unused.push(Unused::Erased { seat });
        } else if mix.sealed[place].as_ref().is_some_and(|sealed| sealed.word.is_none()) {
            unused.push(Unused::NotRevealed { seat });
        }
    }
    unused
}
