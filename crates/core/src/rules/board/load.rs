//! Parser of board files (TOML): builds a [`Board`] and returns a [`BoardError`] if the file is invalid.

use super::links::{Condition, Links};
use super::{Board, BoardId, Continent, Kind, Name, Symbol, Territory};
use crate::rules::bitset::{CardSet, TerritorySet};
use crate::rules::ids::{ContinentId, TerritoryId};
use serde::Deserialize;
use std::collections::BTreeMap;

/// The defect of a board file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BoardError {
    /// The text is not TOML, or lacks the expected form.
    #[error("board {board}: {reason}")]
    Form {
        /// The requested board.
        board: &'static str,
        /// The parser's message, with line and column.
        reason: String,
    },
    /// A name that the file does not define.
    #[error("board {board}: {place} names `{name}`, which the file does not define")]
    Unknown {
        /// The requested board.
        board: &'static str,
        /// Place in the file.
        place: String,
        /// The name.
        name: String,
    },
    /// A count, a link or a sum that differs from the figures that the board declares.
    #[error("board {board}: {place}: expected {expected}, found {found}")]
    Wrong {
        /// The requested board.
        board: &'static str,
        /// Place in the file.
        place: String,
        /// The expected value.
        expected: String,
        /// The value found.
        found: String,
    },
}

/// Schema version of the board files that this program reads.
const SCHEMA: u32 = 2;

/// Number of wild cards in addition to the territory cards (R1-3).
const WILD_CARDS: usize = 2;

/// A board file: one set of territories, and the boards that use it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    schema: u32,
    #[expect(dead_code, reason = "names the file for its reader")]
    id: String,
    board: Vec<DeclaredSums>,
    continent: Vec<ContinentEntry>,
    territory: Vec<TerritoryEntry>,
    #[serde(default)]
    group: Vec<GroupEntry>,
    link: Vec<LinkEntry>,
}

/// A board and the sums that it declares, which detect a mistake in the lists below them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeclaredSums {
    id: String,
    /// The link options that this board includes.
    #[serde(default)]
    with: Vec<String>,
    /// Number of pairs of territories that are linked without a condition.
    borders: usize,
    /// Number of pairs that are linked under each condition.
    #[serde(default)]
    links: BTreeMap<String, usize>,
    /// Sum of the territories' values, each of which is its number of borders (F-11).
    points: Option<u32>,
    /// Sum of the territories' values where a value is not the number of borders.
    values: Option<u32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ContinentEntry {
    id: String,
    name: Name,
    bonus: u32,
    /// Declared number of territories.
    territories: usize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TerritoryEntry {
    id: String,
    name: Name,
    continent: String,
    #[serde(default)]
    kind: Kind,
    symbol: Option<Symbol>,
    value: Option<u32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GroupEntry {
    id: String,
    territories: Vec<String>,
}

/// Links of one type.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LinkEntry {
    /// The condition under which they hold; without one they always hold.
    when: Option<Condition>,
    /// If set, only boards with this option have the links.
    option: Option<String>,
    /// Two-way links between neighbours.
    #[serde(default)]
    land: Vec<[String; 2]>,
    /// Two-way links drawn as sea lanes.
    #[serde(default)]
    sea: Vec<[String; 2]>,
    /// One-way links.
    #[serde(default)]
    one_way: Vec<OneWay>,
}

/// Links from each territory of `from` to each of `to`. Entries are territories, groups, continents, or kinds.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OneWay {
    from: Vec<String>,
    to: Vec<String>,
}

pub(super) fn parse(id: BoardId, text: &str) -> Result<Board, BoardError> {
    let file: File = toml::from_str(text)
        .map_err(|e| BoardError::Form { board: id.key(), reason: e.to_string().trim().replace('\n', " ") })?;
    if file.schema != SCHEMA {
        return Err(wrong(id, "schema", &SCHEMA.to_string(), &file.schema.to_string()));
    }
    let promise = file.board.iter().find(|promise| promise.id == id.key());
    let promise = promise.ok_or_else(|| wrong(id, "boards of the file", id.key(), "none of that id"))?;
    let mut board = places(id, &file)?;
    groups(&mut board, &file)?;
    links(&mut board, &file, promise)?;
    board.neighbours = board.ids().map(|at| board.linked_both_ways(at)).collect();
    check(&board, &file, promise)?;
    Ok(board)
}

fn unknown(id: BoardId, place: &str, name: &str) -> BoardError {
    BoardError::Unknown { board: id.key(), place: place.to_owned(), name: name.to_owned() }
}

/// Reads continents and territories. No two items of a file may share a name, because links refer to all of them by name.
fn places(id: BoardId, file: &File) -> Result<Board, BoardError> {
    let most = TerritorySet::MOST.min(CardSet::MOST - WILD_CARDS);
    if file.territory.is_empty() || file.territory.len() > most {
        let found = file.territory.len().to_string();
        return Err(wrong(id, "territories", &format!("1 to {most}"), &found));
    }
    let keys = file.territory.iter().map(|t| &t.id).chain(file.continent.iter().map(|c| &c.id));
    let mut names: Vec<&str> = keys.chain(file.group.iter().map(|g| &g.id)).map(String::as_str).collect();
    names.extend(Kind::ALL.map(Kind::key));
    names.sort_unstable();
    let twice = names.iter().zip(names.iter().skip(1)).find(|(name, next)| name == next);
    if let Some((twice, _)) = twice {
        return Err(wrong(id, &format!("territory {twice}"), "a name used once", "the same name twice"));
    }
    let continent = |c: &ContinentEntry| Continent {
        key: c.id.clone(),
        name: c.name.clone(),
        bonus: c.bonus,
        territories: TerritorySet::EMPTY,
    };
    let mut continents: Vec<Continent> = file.continent.iter().map(continent).collect();
    let mut territories = Vec::new();
    for (i, entry) in file.territory.iter().enumerate() {
        let continent = continents.iter().position(|c| c.key == entry.continent);
        let continent =
            continent.ok_or_else(|| unknown(id, &format!("territory {}", entry.id), &entry.continent))?;
        continents[continent].territories.insert(TerritoryId(i as u8));
        territories.push(Territory {
            key: entry.id.clone(),
            name: entry.name.clone(),
            continent: ContinentId(continent as u8),
            kind: entry.kind,
            symbol: entry.symbol,
            borders: TerritorySet::EMPTY,
            value: entry.value,
        });
    }
    let (groups, neighbours, sea, links) = (BTreeMap::new(), Vec::new(), Vec::new(), Links::default());
    let of_kind = |kind| TerritorySet::of_flags(territories.iter().map(|one: &Territory| one.kind == kind));
    let kinds = Kind::ALL.map(of_kind);
    Ok(Board { id, territories, continents, groups, kinds, neighbours, sea, links })
}

fn groups(board: &mut Board, file: &File) -> Result<(), BoardError> {
    for group in &file.group {
        let find = |key: &String| {
            board.find(key).ok_or_else(|| unknown(board.id, &format!("group {}", group.id), key))
        };
        let territories = group.territories.iter().map(find).collect::<Result<TerritorySet, _>>()?;
        if territories.is_empty() || territories.len() < group.territories.len() {
            let place = format!("group {}", group.id);
            return Err(wrong(board.id, &place, "territories, each once", "none, or one of them twice"));
        }
        board.groups.insert(group.id.clone(), territories);
    }
    Ok(())
}

fn links(board: &mut Board, file: &File, promise: &DeclaredSums) -> Result<(), BoardError> {
    for name in &promise.with {
        if !file.link.iter().any(|entry| entry.option.as_ref() == Some(name)) {
            return Err(unknown(board.id, "with", name));
        }
    }
    for entry in &file.link {
        if entry.option.as_ref().is_some_and(|option| !promise.with.contains(option)) {
            continue;
        }
        let pairs = entry.land.iter().map(|pair| (pair, false));
        for (pair, sea) in pairs.chain(entry.sea.iter().map(|pair| (pair, true))) {
            let place = format!("border {} - {}", pair[0], pair[1]);
            let find = |key: &String| board.find(key).ok_or_else(|| unknown(board.id, &place, key));
            let (a, b) = (find(&pair[0])?, find(&pair[1])?);
            link(board, entry.when, (a, b), &place)?;
            link(board, entry.when, (b, a), &place)?;
            if sea {
                board.sea.push((a, b));
            }
        }
        for OneWay { from, to } in &entry.one_way {
            let place = format!("one way from {}", from.join(", "));
            let (from, to) = (named(board, from, &place)?, named(board, to, &place)?);
            let ways = from.iter().flat_map(|a| to.iter().map(move |b| (a, b)));
            ways.collect::<Vec<_>>().into_iter().try_for_each(|way| link(board, entry.when, way, &place))?;
        }
    }
    Ok(())
}

/// Resolves names to a set of territories.
fn named(board: &Board, names: &[String], place: &str) -> Result<TerritorySet, BoardError> {
    names.iter().try_fold(TerritorySet::EMPTY, |all, name| {
        let continent = || board.continents.iter().find(|c| c.key == *name).map(|c| c.territories);
        let kind = || Kind::ALL.into_iter().find(|kind| kind.key() == name).map(|kind| board.of_kind(kind));
        let one = board.find(name).map(|at| [at].into_iter().collect());
        let found = one.or_else(|| board.group(name)).or_else(continent).or_else(kind);
        found.map(|more| all.union(more)).ok_or_else(|| unknown(board.id, place, name))
    })
}

fn link(
    board: &mut Board,
    when: Option<Condition>,
    (from, to): (TerritoryId, TerritoryId),
    place: &str,
) -> Result<(), BoardError> {
    let size = board.len();
    let new = match when {
        None => {
            let borders = &mut board.territories[from.index()].borders;
            let new = !borders.contains(to);
            borders.insert(to);
            new
        }
        // Refuse a second link between the same territories: it would be unclear which condition applies.
        Some(when) => !board.adjacent(from, to) && board.links.add(when, from, to, size),
    };
    if from == to || !new {
        return Err(wrong(board.id, place, "two territories, once", "the same border again"));
    }
    Ok(())
}

fn check(board: &Board, file: &File, promise: &DeclaredSums) -> Result<(), BoardError> {
    let count = |place: &str, expected: usize, found: usize| {
        let told = || wrong(board.id, place, &expected.to_string(), &found.to_string());
        if expected == found { Ok(()) } else { Err(told()) }
    };
    for (entry, continent) in file.continent.iter().zip(&board.continents) {
        let place = format!("territories of {}", entry.id);
        count(&place, entry.territories, continent.territories.len())?;
    }
    count("borders", promise.borders, board.border_count())?;
    if let Some(other) = promise.links.keys().find(|key| !Condition::ALL.iter().any(|c| c.key() == *key)) {
        return Err(unknown(board.id, "links", other));
    }
    for when in Condition::ALL {
        let promised = promise.links.get(when.key()).copied().unwrap_or(0);
        count(&format!("links under {}", when.key()), promised, board.link_count(when))?;
    }
    values(board, promise)?;
    figures(board)?;
    connected(board)
}

/// Checks that, with all conditions fulfilled, every territory can be reached from every other.
fn connected(board: &Board) -> Result<(), BoardError> {
    let open = Condition::ALL.into_iter().fold(super::Topology::new(board), super::Topology::with_all);
    let first = TerritoryId(0);
    let forth = open.reach(first, board.all());
    let cut_off =
        board.ids().find(|at| !forth.contains(*at) || !open.reach(*at, board.all()).contains(first));
    cut_off
        .map_or(Ok(()), |at| Err(wrong(board.id, &board.territory(at).key, "linked to the rest", "cut off")))
}

/// Checks the cards' figures, if the board has any: one card for each territory, a third of them with each figure (R0-4,
/// R1-60).
fn figures(board: &Board) -> Result<(), BoardError> {
    if board.territories.iter().all(|t| t.symbol.is_none()) {
        return Ok(());
    }
    for figure in [Symbol::Infantry, Symbol::Cavalry, Symbol::Artillery] {
        let found = board.territories.iter().filter(|t| t.symbol == Some(figure)).count();
        if found * 3 != board.len() {
            let place = format!("cards with {figure:?}");
            return Err(wrong(board.id, &place, &format!("a third of {}", board.len()), &found.to_string()));
        }
    }
    Ok(())
}

/// Checks the territories' values: all territories have one or none has; the sum is the declared one; points equal the
/// number of borders (R2-35).
fn values(board: &Board, promise: &DeclaredSums) -> Result<(), BoardError> {
    let promised = promise.points.or(promise.values);
    let sum: u32 = board.territories.iter().filter_map(|t| t.value).sum();
    if sum != promised.unwrap_or(0) {
        let expected = promised.unwrap_or(0).to_string();
        return Err(wrong(board.id, "sum of values", &expected, &sum.to_string()));
    }
    if let Some(odd) = board.territories.iter().find(|t| t.value.is_some() != promised.is_some()) {
        let place = format!("territory {}", odd.key);
        return Err(wrong(board.id, &place, "a value where all have one", "another"));
    }
    let by_borders = |t: &&Territory| promise.points.is_some() && t.value != Some(t.borders.len() as u32);
    match board.territories.iter().find(by_borders) {
        None => Ok(()),
        Some(t) => {
            let expected = format!("{} points, one for each border", t.borders.len());
            let found = t.value.unwrap_or(0).to_string();
            Err(wrong(board.id, &format!("territory {}", t.key), &expected, &found))
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
