//! Reads a board file and refuses one that is not a board. Never lets a broken board into play.

use super::{Board, BoardId, Continent, Name, Symbol, Territory};
use crate::rules::bitset::TerritorySet;
use crate::rules::ids::{ContinentId, TerritoryId};
use serde::Deserialize;

/// What is wrong with a board file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BoardError {
    /// Not TOML, or not of the expected form.
    #[error("board {board}: {reason}")]
    Form {
        /// The board asked for.
        board: &'static str,
        /// The parser's own words, with line and column.
        reason: String,
    },
    /// A name that stands for nothing.
    #[error("board {board}: {place} names `{name}`, which the file does not define")]
    Unknown {
        /// The board asked for.
        board: &'static str,
        /// Where in the file.
        place: String,
        /// The name.
        name: String,
    },
    /// A count, a link or a sum that is not what the board promises.
    #[error("board {board}: {place}: expected {expected}, found {found}")]
    Wrong {
        /// The board asked for.
        board: &'static str,
        /// Where in the file.
        place: String,
        /// What would be right.
        expected: String,
        /// What is there.
        found: String,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    schema: u32,
    #[expect(dead_code, reason = "names the file for its reader")]
    id: String,
    continent: Vec<ContinentEntry>,
    territory: Vec<TerritoryEntry>,
    borders: Borders,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ContinentEntry {
    id: String,
    name: Name,
    bonus: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TerritoryEntry {
    id: String,
    name: Name,
    continent: String,
    symbol: Symbol,
    #[serde(default)]
    points: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Borders {
    land: Vec<[String; 2]>,
    sea: Vec<[String; 2]>,
    option: Vec<[String; 2]>,
}

/// What a board promises (S-1, S-2, A1-30, R2-35).
struct Promise {
    borders: usize,
    continents: [(usize, u32); 6],
    /// Sum of the territories' values, each of which is its number of borders; 0: no values are printed.
    points: u32,
}

/// Territory cards beside which two jokers fit a set of 64 cards.
const MOST_CARDS: usize = 62;

const CONTINENTS: [(usize, u32); 6] = [(9, 5), (4, 2), (7, 5), (6, 3), (12, 7), (4, 2)];

const fn promise(id: BoardId) -> Promise {
    match id {
        BoardId::Classic83 => Promise { borders: 83, continents: CONTINENTS, points: 0 },
        BoardId::Classic82 => Promise { borders: 82, continents: CONTINENTS, points: 0 },
        BoardId::Risiko => Promise { borders: 82, continents: CONTINENTS, points: 164 },
    }
}

pub(super) fn load(id: BoardId) -> Result<Board, BoardError> {
    match id {
        BoardId::Classic83 | BoardId::Classic82 => {
            parse(id, include_str!("../../../assets/boards/international.toml"))
        }
        BoardId::Risiko => parse(id, include_str!("../../../assets/boards/italian.toml")),
    }
}

pub(super) fn parse(id: BoardId, text: &str) -> Result<Board, BoardError> {
    let file: File = toml::from_str(text)
        .map_err(|e| BoardError::Form { board: id.key(), reason: e.to_string().trim().replace('\n', " ") })?;
    if file.schema != 1 {
        return Err(wrong(id, "schema", "1", &file.schema.to_string()));
    }
    let mut board = places(id, &file)?;
    link(&mut board, &file.borders)?;
    check(&board)?;
    Ok(board)
}

fn places(id: BoardId, file: &File) -> Result<Board, BoardError> {
    let mut continents: Vec<Continent> = file
        .continent
        .iter()
        .map(|c| Continent {
            key: c.id.clone(),
            name: c.name.clone(),
            bonus: c.bonus,
            territories: TerritorySet::EMPTY,
        })
        .collect();
    if file.territory.len() > 128 {
        return Err(wrong(id, "territories", "at most 128", &file.territory.len().to_string()));
    }
    let mut territories = Vec::new();
    for (i, entry) in file.territory.iter().enumerate() {
        let place = format!("territory {}", entry.id);
        if file.territory[..i].iter().any(|t| t.id == entry.id) {
            return Err(wrong(id, &place, "a name used once", "the same name twice"));
        }
        let continent = continents
            .iter()
            .position(|c| c.key == entry.continent)
            .ok_or_else(|| BoardError::Unknown { board: id.key(), place, name: entry.continent.clone() })?;
        continents[continent].territories.insert(TerritoryId(i as u8));
        territories.push(Territory {
            key: entry.id.clone(),
            name: entry.name.clone(),
            continent: ContinentId(continent as u8),
            symbol: entry.symbol,
            borders: TerritorySet::EMPTY,
            points: entry.points,
        });
    }
    Ok(Board { id, territories, continents, sea: Vec::new() })
}

fn link(board: &mut Board, borders: &Borders) -> Result<(), BoardError> {
    let option: &[[String; 2]] = if board.id == BoardId::Classic83 { &borders.option } else { &[] };
    let lanes = borders.sea.iter().chain(option).map(|pair| (pair, true));
    for (pair, sea) in borders.land.iter().map(|pair| (pair, false)).chain(lanes) {
        let place = format!("border {} - {}", pair[0], pair[1]);
        let find = |name: &String| {
            board.find(name).ok_or_else(|| BoardError::Unknown {
                board: board.id.key(),
                place: place.clone(),
                name: name.clone(),
            })
        };
        let (a, b) = (find(&pair[0])?, find(&pair[1])?);
        if a == b || board.adjacent(a, b) {
            return Err(wrong(board.id, &place, "two territories, once", "the same border again"));
        }
        board.territories[a.index()].borders.insert(b);
        board.territories[b.index()].borders.insert(a);
        if sea {
            board.sea.push((a, b));
        }
    }
    Ok(())
}

fn check(board: &Board) -> Result<(), BoardError> {
    let promise = promise(board.id);
    let found: Vec<(usize, u32)> = board.continents.iter().map(|c| (c.territories.len(), c.bonus)).collect();
    if found != promise.continents {
        return Err(wrong(
            board.id,
            "continents (territories, bonus)",
            &format!("{:?}", promise.continents),
            &format!("{found:?}"),
        ));
    }
    if board.border_count() != promise.borders {
        return Err(wrong(
            board.id,
            "borders",
            &promise.borders.to_string(),
            &board.border_count().to_string(),
        ));
    }
    points(board, promise.points)?;
    figures(board)?;
    let reached = board.reach(TerritoryId(0), board.all());
    if let Some(cut_off) = board.all().difference(reached).nth(0) {
        return Err(wrong(board.id, &board.territory(cut_off).key, "linked to the rest", "cut off"));
    }
    Ok(())
}

/// One card for each territory, a third of them with each figure (R0-4, R1-60); with the jokers they fit a set of cards.
fn figures(board: &Board) -> Result<(), BoardError> {
    if board.len() > MOST_CARDS {
        return Err(wrong(board.id, "cards", &format!("at most {MOST_CARDS}"), &board.len().to_string()));
    }
    for figure in [Symbol::Infantry, Symbol::Cavalry, Symbol::Artillery] {
        let found = board.territories.iter().filter(|t| t.symbol == figure).count();
        if found * 3 != board.len() {
            let place = format!("cards with {figure:?}");
            return Err(wrong(board.id, &place, &format!("a third of {}", board.len()), &found.to_string()));
        }
    }
    Ok(())
}

/// Each value is the territory's number of borders, and the sum is the promised one (R2-35).
fn points(board: &Board, promised: u32) -> Result<(), BoardError> {
    let sum: u32 = board.territories.iter().map(|t| t.points).sum();
    if sum != promised {
        return Err(wrong(board.id, "sum of points", &promised.to_string(), &sum.to_string()));
    }
    match board.territories.iter().find(|t| promised > 0 && t.points as usize != t.borders.len()) {
        None => Ok(()),
        Some(t) => {
            let expected = format!("{} points, one for each border", t.borders.len());
            Err(wrong(board.id, &format!("territory {}", t.key), &expected, &t.points.to_string()))
        }
    }
}

fn wrong(id: BoardId, place: &str, expected: &str, found: &str) -> BoardError {
    BoardError::Wrong {
        board: id.key(),
        place: place.to_owned(),
        expected: expected.to_owned(),
        found: found.to_owned(),
    }
}
