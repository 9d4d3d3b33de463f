//! Parser of typed territories, continents and lists. An unknown territory is refused with the nearest names as
//! suggestions, not guessed.

use crate::render::Framing;
use crate::rules::board::{Board, Continent, Name};
use crate::rules::{ContinentId, TerritoryId};
use crate::text::Words;
use crate::text::territory_search::Found;

/// Maximum length of a typed list, in bytes.
const LONGEST: usize = 600;

/// A territory, by its name in either language or by its key.
pub(crate) fn territory(words: Words, board: &'static Board, typed: &str) -> Result<TerritoryId, String> {
    let typed: String = typed.trim().chars().take(100).collect();
    match words.find_territory(board, &typed) {
        Found::One(at) => Ok(at),
        Found::None { nearest } => Err(words.no_such_territory(board, &typed, &nearest)),
    }
}

/// A part of the board for a close-up: a continent, or a territory and its neighbours.
pub(crate) fn place(words: Words, board: &'static Board, typed: &str) -> Result<Framing, String> {
    let wanted = typed.trim().to_lowercase();
    let named = |c: &Continent| [&c.key, &c.name.en, &c.name.it].iter().any(|n| n.to_lowercase() == wanted);
    match board.continents().iter().position(named) {
        Some(at) => Ok(Framing::continent(board, ContinentId(at as u8))),
        None => territory(words, board, typed).map(|at| Framing::around(board, at)),
    }
}

/// Several territories, separated by commas.
pub(crate) fn territories(
    words: Words,
    board: &'static Board,
    typed: &str,
) -> Result<Vec<TerritoryId>, String> {
    let parts = pieces(words, typed)?;
    parts.into_iter().map(|part| territory(words, board, part)).collect()
}

/// Several continents, by name in either language or by key, separated by commas.
pub(crate) fn continents(
    words: Words,
    board: &'static Board,
    typed: &str,
) -> Result<Vec<ContinentId>, String> {
    let find = |part: &str| {
        let part = part.to_lowercase();
        let is = |name: &str| name.to_lowercase() == part;
        board.continents().iter().position(|c| is(&c.name.en) || is(&c.name.it) || is(&c.key))
    };
    let all = board.continents().iter().enumerate();
    let names = || words.list(all.clone().map(|(i, _)| words.continent(board, ContinentId(i as u8))));
    let one =
        |part| find(part).map(|i| ContinentId(i as u8)).ok_or_else(|| words.no_such_continent(&names()));
    pieces(words, typed)?.into_iter().map(one).collect()
}

/// A name that was typed in one language only, used for both.
pub(crate) fn own_name(name: &str) -> Name {
    Name { en: name.to_owned(), it: name.to_owned() }
}

pub(crate) fn pieces(words: Words, typed: &str) -> Result<Vec<&str>, String> {
    if typed.len() > LONGEST {
        return Err(words.too_long(LONGEST as u32));
    }
    Ok(typed.split([',', ';']).map(str::trim).filter(|part| !part.is_empty()).collect())
}
