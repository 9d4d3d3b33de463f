//! Parser of deck files of objectives (TOML): builds the objectives and returns a [`DeckError`] if the file is invalid.

use super::{DeckId, Goal, Objective};
use crate::rules::bitset::TerritorySet;
use crate::rules::board::{Board, Name};
use crate::rules::ids::{ContinentId, Seat};
use serde::Deserialize;

/// The defect of a deck file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("objectives {deck}: {place}: {reason}")]
pub struct DeckError {
    /// The requested deck.
    pub deck: &'static str,
    /// Place in the file.
    pub place: String,
    /// The defect.
    pub reason: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    schema: u32,
    id: String,
    /// The deck that this one extends.
    with: Option<String>,
    /// Declared victory points of each objective's land.
    worth: Option<u32>,
    objective: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    name: Option<Name>,
    #[serde(default)]
    continents: Vec<String>,
    #[serde(default)]
    others: u8,
    #[serde(default)]
    land: Vec<String>,
    territories: Option<u8>,
    armies: Option<u32>,
    eliminate: Option<u8>,
    /// Land of a second objective. It is read and checked but not played, since its cards aren't public (A4-3).
    #[serde(default)]
    secondary: Vec<String>,
}

const fn text(id: DeckId) -> &'static str {
    match id {
        DeckId::Classic14 => include_str!("../../../../../assets/objectives/classic14.toml"),
        DeckId::Challenge16 => include_str!("../../../../../assets/objectives/challenge16.toml"),
        DeckId::Prestige20 => include_str!("../../../../../assets/objectives/prestige20.toml"),
    }
}

/// Minimum number of seats of a game with objectives (R2-1, R4-1).
const FEWEST_SEATS: u8 = 3;

/// Number of objectives that a deck must have.
const fn promise(id: DeckId) -> usize {
    match id {
        DeckId::Classic14 => 14,
        DeckId::Challenge16 => 16,
        DeckId::Prestige20 => 20,
    }
}

pub(super) fn load(id: DeckId, board: &Board) -> Result<Vec<Objective>, DeckError> {
    let (with, own) = parse(id, board, text(id))?;
    let mut all = match with {
        Some(base) => load(base, board)?,
        None => Vec::new(),
    };
    all.extend(own);
    if all.len() != promise(id) {
        return Err(wrong(id, "objectives", &format!("{} promised, {} found", promise(id), all.len())));
    }
    for (i, objective) in all.iter().enumerate() {
        if all[..i].iter().any(|other| other.key == objective.key || other.goal == objective.goal) {
            return Err(wrong(id, &objective.key, "the same objective twice"));
        }
    }
    enough(id, &all)?;
    Ok(all)
}

/// Checks that any number of seats has an objective per seat when those about colours without a player are left out (F-7).
fn enough(id: DeckId, all: &[Objective]) -> Result<(), DeckError> {
    for seats in FEWEST_SEATS..=Seat::MAX as u8 {
        let dealt = |objective: &&Objective| match objective.goal {
            Goal::Eliminate { seat } => seat.0 < seats,
            Goal::Land { .. } | Goal::Count { .. } => true,
        };
        let cards = all.iter().filter(dealt).count();
        if cards < usize::from(seats) {
            return Err(wrong(id, "objectives", &format!("{cards} for {seats} players")));
        }
    }
    Ok(())
}

/// Parses a deck: the deck that it extends, and its own objectives.
pub(super) fn parse(
    id: DeckId,
    board: &Board,
    text: &str,
) -> Result<(Option<DeckId>, Vec<Objective>), DeckError> {
    let file: File = toml::from_str(text)
        .map_err(|e| wrong(id, "file", e.to_string().trim().replace('\n', " ").as_str()))?;
    if file.schema != 1 || file.id != id.key() {
        return Err(wrong(id, "head", &format!("schema {} of `{}`", file.schema, file.id)));
    }
    let with = match &file.with {
        None => None,
        Some(name) => {
            let base = DeckId::ALL.into_iter().find(|deck| deck.key() == name && *deck != id);
            Some(base.ok_or_else(|| wrong(id, "with", &format!("no deck `{name}` to add to")))?)
        }
    };
    let mut own = Vec::new();
    for entry in &file.objective {
        let goal = goal(id, board, entry)?;
        if !matches!(goal, Goal::Eliminate { .. }) {
            // Check with the fewest players, who are dealt the most land.
            goal.check(board, FEWEST_SEATS).map_err(|fault| wrong(id, &entry.id, &fault.to_string()))?;
        }
        // Skip the check on a board that prints no values.
        let worth: u32 = goal.land(board).iter().map(|t| board.territory(t).value.unwrap_or(0)).sum();
        if let Some(promised) = file.worth.filter(|promised| *promised != worth && worth > 0) {
            return Err(wrong(id, &entry.id, &format!("worth {worth} victory points, not {promised}")));
        }
        own.push(Objective { key: entry.id.clone(), name: entry.name.clone(), goal });
    }
    Ok((with, own))
}

fn goal(id: DeckId, board: &Board, entry: &Entry) -> Result<Goal, DeckError> {
    let unknown = |name: &String| wrong(id, &entry.id, &format!("`{name}` is not on the board"));
    let mut continents = Vec::new();
    for name in &entry.continents {
        let found = board.continents().iter().position(|c| c.key == *name).ok_or_else(|| unknown(name))?;
        continents.push(ContinentId(found as u8));
    }
    let mut territories = TerritorySet::EMPTY;
    for name in &entry.land {
        let at = board.find(name).ok_or_else(|| unknown(name))?;
        if territories.contains(at) || continents.contains(&board.territory(at).continent) {
            return Err(wrong(id, &entry.id, &format!("`{name}` stands there twice")));
        }
        territories.insert(at);
    }
    for name in &entry.secondary {
        board.find(name).ok_or_else(|| unknown(name))?;
    }
    match (entry.territories, entry.eliminate) {
        (None, None) if !continents.is_empty() || !territories.is_empty() => {
            Ok(Goal::Land { continents, others: entry.others, territories })
        }
        (Some(territories), None) if continents.is_empty() && entry.others == 0 => {
            Ok(Goal::Count { territories, armies: entry.armies.unwrap_or(1) })
        }
        (None, Some(seat)) if continents.is_empty() && (1..=Seat::MAX).contains(&usize::from(seat)) => {
            Ok(Goal::Eliminate { seat: Seat(seat - 1) })
        }
        _ => Err(wrong(id, &entry.id, "not one of: land, a number of territories, a seat to eliminate")),
    }
}

fn wrong(id: DeckId, place: &str, reason: &str) -> DeckError {
    DeckError { deck: id.key(), place: place.to_owned(), reason: reason.to_owned() }
}
