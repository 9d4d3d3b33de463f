//! Headers of a record for the entropy of its luck: words, sealed words, revealed words, erased words, beacon, and the table of
//! a tournament. Serializer and parser; `luck_check` verifies the signature.

use super::TournamentTable;
use super::round_lines::read_round;
use super::value_syntax::TermError;
use crate::luck::{self, Beacon, Entropy, ErasedWords, SealedWord, hex, unhex};
use std::collections::BTreeSet;

/// The hashes of sealed words, by seat.
pub(super) fn hashes(mix: &Entropy) -> Vec<Option<String>> {
    mix.sealed.iter().map(|sealed| sealed.as_ref().map(|sealed| hex(&sealed.hash))).collect()
}

/// Serializes the beacon.
pub(super) fn beacon(beacon: &Beacon) -> String {
    match beacon {
        Beacon::Off => "-".to_owned(),
        Beacon::Awaited { round } | Beacon::Missing { round } => format!("{round} -"),
        Beacon::Drawn { round, signature } => format!("{round} {}", hex(signature)),
    }
}

/// Parses the beacon.
pub(super) fn read_beacon(text: &str) -> Result<Beacon, TermError> {
    let wrong = || TermError("`-`, or a round and its signature (or `-`) are wanted".into());
    if text == "-" {
        return Ok(Beacon::Off);
    }
    let (round, signature) = text.split_once(' ').ok_or_else(wrong)?;
    let round = read_round(round).ok_or_else(wrong)?;
    if signature == "-" {
        return Ok(Beacon::Missing { round });
    }
    let signature = unhex(signature).ok_or_else(wrong)?;
    Ok(Beacon::Drawn { round, signature })
}

/// Serializes the erased words: the key of the start, then the seats or places.
pub(super) fn erased(erased: &ErasedWords) -> String {
    let places: Vec<String> = erased.places.iter().map(u16::to_string).collect();
    format!("{} {}", hex(&erased.key), places.join(" "))
}

/// Parses the erased words.
pub(super) fn read_erased(text: &str) -> Result<ErasedWords, TermError> {
    let wrong = || TermError("64 hexadecimal digits and the seats, in order, are wanted".into());
    let (key, places) = text.split_once(' ').ok_or_else(wrong)?;
    let key = unhex(key).ok_or_else(wrong)?;
    let read = |part: &str| part.parse().ok().filter(|place: &u16| place.to_string() == part);
    let list: Vec<u16> = places.split(' ').map(read).collect::<Option<_>>().ok_or_else(wrong)?;
    if !list.is_sorted_by(|one, next| one < next) {
        return Err(wrong());
    }
    Ok(ErasedWords { places: BTreeSet::from_iter(list), key })
}

/// Serializes the table of a tournament.
pub(super) fn table(table: Option<&TournamentTable>) -> String {
    table.map_or_else(|| "-".to_owned(), |at| format!("{} {} {}", at.tournament, at.round, at.table))
}

/// Parses the table of a tournament.
pub(super) fn read_table(text: &str) -> Result<Option<TournamentTable>, TermError> {
    if text == "-" {
        return Ok(None);
    }
    let mut numbers =
        text.split(' ').map(|part| part.parse().ok().filter(|number: &u64| number.to_string() == part));
    let mut next = || numbers.next().flatten();
    let small = |number: Option<u64>| number.and_then(|number| u32::try_from(number).ok()).filter(|n| *n > 0);
    let (tournament, round, table) = (next(), small(next()), small(next()));
    match (tournament, round, table, numbers.next()) {
        (Some(tournament), Some(round), Some(table), None) => {
            Ok(Some(TournamentTable { tournament, round, table }))
        }
        _ => Err(TermError("`-`, or the numbers of tournament, round and table are wanted".into())),
    }
}

/// Combines the headers into the entropy; the error is the wrong header and the reason.
pub(super) fn combine_entropy(
    seats: usize,
    words: Vec<Option<String>>,
    sealed: &[Option<String>],
    revealed: Vec<Option<String>>,
    (beacon, erased): (Beacon, Option<ErasedWords>),
) -> Result<Entropy, (&'static str, &'static str)> {
    for (key, there) in [("words", words.len()), ("sealed", sealed.len()), ("revealed", revealed.len())] {
        if there != seats {
            return Err((key, "there must be one for each seat, or `-`"));
        }
    }
    for (key, given) in [("words", &words), ("revealed", &revealed)] {
        if given.iter().flatten().any(|word| luck::word(word).as_ref() != Some(word)) {
            return Err((key, "this is no word that can be given"));
        }
    }
    let mut both = Vec::new();
    for ((hash, word), open) in sealed.iter().zip(revealed).zip(&words) {
        let Some(hash) = hash else {
            if word.is_some() {
                return Err(("revealed", "this seat has sealed no word"));
            }
            both.push(None);
            continue;
        };
        let read: [u8; 32] = unhex(hash).ok_or(("sealed", "64 hexadecimal digits are wanted"))?;
        if open.is_some() {
            return Err(("sealed", "this seat has given an open word"));
        }
        if word.as_ref().is_some_and(|word| luck::hash_of(word) != read) {
            return Err(("revealed", "this is not the word that was sealed"));
        }
        both.push(Some(SealedWord { hash: read, word }));
    }
    let mix = Entropy { words, sealed: both, beacon, erased };
    let gone = mix.erased.iter().flat_map(|erased| &erased.places).map(|place| usize::from(*place));
    let revealed = mix.revealed();
    for place in gone {
        if place >= seats {
            return Err(("erased", "there is no such seat"));
        }
        if mix.words[place].is_some() || revealed[place].is_some() {
            return Err(("erased", "this seat has its word"));
        }
    }
    Ok(mix)
}
