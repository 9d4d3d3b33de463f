//! The words for the dice of a game that were erased ([PBP-54]), and their column.

use super::beacon_row::beacon_of;
use super::error::{TableError, damaged};
use crate::luck::{self, Entropy, ErasedWords, SealedWord, Seed};
use crate::store::{GameRow, SeatRow};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// As stored.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ErasedColumn {
    key: String,
    seats: BTreeSet<u16>,
}

impl ErasedColumn {
    pub(super) fn of(erased: &ErasedWords) -> Self {
        Self { key: luck::hex(&erased.key), seats: erased.places.clone() }
    }

    pub(super) fn read(&self) -> Option<ErasedWords> {
        Some(ErasedWords { places: self.seats.clone(), key: luck::unhex(&self.key)? })
    }
}

/// Reads the column of that game.
pub(super) fn read(game: i64, text: &str) -> Result<Option<ErasedWords>, TableError> {
    if text.is_empty() {
        return Ok(None);
    }
    let column: Option<ErasedColumn> = serde_json::from_str(text).ok();
    let read = column.as_ref().and_then(ErasedColumn::read);
    read.map(Some).ok_or_else(|| damaged(game, "its erased words"))
}

/// The column of these words.
pub(super) fn column(erased: Option<&ErasedWords>) -> String {
    let json = |erased| serde_json::to_string(&ErasedColumn::of(erased)).expect("plain values");
    erased.map_or_else(String::new, json)
}

/// The column of a game after the word of that seat was erased. A game that can't be read keeps its column: no draw of it is made any
/// more.
pub(super) fn without_word_of(row: &GameRow, seats: &[SeatRow], seat: i64) -> String {
    let erased = || {
        let mut mix = mix(row, seats)?;
        mix.erase_word(&Seed::read(&row.seed)?, usize::try_from(seat).ok()?);
        Some(column(mix.erased.as_ref()))
    };
    erased().unwrap_or_else(|| row.erased_words.clone())
}

/// What is mixed into the dice of a game at its start, from its rows.
fn mix(row: &GameRow, seats: &[SeatRow]) -> Option<Entropy> {
    let some = |text: &String| Some(text.clone()).filter(|text| !text.is_empty());
    let sealed =
        |seat: &SeatRow| Some(SealedWord { hash: luck::unhex(&seat.sealed)?, word: some(&seat.revealed) });
    Some(Entropy {
        words: seats.iter().map(|seat| some(&seat.word)).collect(),
        sealed: seats.iter().map(sealed).collect(),
        beacon: beacon_of(row.round, &row.beacon)?,
        erased: read(row.id, &row.erased_words).ok()?,
    })
}
