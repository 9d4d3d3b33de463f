//! Parser of typed territories, continents and lists. An unknown territory is refused with the nearest names as
//! suggestions, not guessed.

use crate::render::Framing;
use crate::rules::board::{Board, Name};
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
    let mut continents = (0..board.continents().len()).map(|at| ContinentId(at as u8));
    match continents.find(|at| words.names_continent(board, typed, *at)) {
        Some(at) => Ok(Framing::continent(board, at)),
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

/// Several continents, by any of their names or by key, separated by commas.
pub(crate) fn continents(
    words: Words,
    board: &'static Board,
    typed: &str,
) -> Result<Vec<ContinentId>, String> {
    let all = (0..board.continents().len()).map(|at| ContinentId(at as u8));
    let names = || words.list(all.clone().map(|at| words.continent(board, at)));
    let one = |part: &str| {
        let found = all.clone().find(|at| words.names_continent(board, part, *at));
        found.ok_or_else(|| words.no_such_continent(&names()))
    };
    pieces(words, typed)?.into_iter().map(one).collect()
}

/// What is called so: the thing with that name, or the only one with a name that has this word. A thing may have several names.
pub(crate) fn called<T: PartialEq>(typed: &str, all: impl IntoIterator<Item = (String, T)>) -> Option<T> {
    let typed = typed.trim().to_lowercase();
    let is_it = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()) == typed;
    let mut by_word: Vec<T> = Vec::new();
    for (name, thing) in all {
        let name = name.to_lowercase();
        if name == typed {
            return Some(thing);
        }
        if name.split(' ').any(is_it) && !by_word.contains(&thing) {
            by_word.push(thing);
        }
    }
    by_word.pop().filter(|_| by_word.is_empty())
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
