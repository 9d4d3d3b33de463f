//! Parsers of typed armies, of armies by state, and of ways. What can't be read is refused with what would be right.

use crate::discord::options::parse::{called, pieces, territory};
use crate::rules::cold_war::{Armies, Army, EVERY};
use crate::rules::{Board, TerritoryId};
use crate::text::{Lang, Words};

/// The name of a kind without its number.
fn bare(counted: &str) -> String {
    counted.split_once(' ').map_or(counted, |(_, name)| name).to_owned()
}

/// A kind of army, by its key or its name in either language; one word of the name is enough if it fits no other kind.
fn army(typed: &str) -> Option<Army> {
    let names = |army: Army| {
        let of = move |lang: Lang| {
            let words = Words::new(lang);
            [words.army_kind(army)].into_iter().chain([1, 2].map(|n| bare(&words.army_count(army, n))))
        };
        let all = std::iter::once(army.key().to_owned()).chain(Lang::ALL.into_iter().flat_map(of));
        all.map(move |name| (name, army))
    };
    called(typed, Army::ALL.into_iter().flat_map(names))
}

/// The refusal of armies that can't be read, with what would be right.
fn armies_form(words: Words) -> String {
    words.armies_form(&words.list(Army::ALL.map(|army| words.army_kind(army))))
}

/// One part of a list of armies: a number and a kind, in either order, or a kind alone for one army.
fn counted(words: Words, part: &str) -> Result<Armies, String> {
    let number = |typed: &str| typed.parse::<i64>().ok();
    let before = part.split_once(' ').and_then(|(n, name)| Some((number(n)?, name)));
    let behind = part.rsplit_once(' ').and_then(|(name, n)| Some((number(n)?, name)));
    let (n, name) = before.or(behind).unwrap_or((1, part));
    let kind = army(name).ok_or_else(|| armies_form(words))?;
    if n < 1 {
        return Err(words.no_such_number_of_armies());
    }
    Ok(Armies::of(kind, u32::try_from(n).unwrap_or(u32::MAX)))
}

/// Whether all armies are meant.
fn is_all(typed: &str) -> bool {
    let typed = typed.trim().to_lowercase();
    typed.is_empty() || typed == "all" || Lang::ALL.iter().any(|lang| Words::new(*lang).all_armies() == typed)
}

/// Whether no army is meant.
pub(super) fn is_none(typed: &str) -> bool {
    let typed = typed.trim().to_lowercase();
    typed == "0" || Lang::ALL.iter().any(|lang| Words::new(*lang).none_of_armies() == typed)
}

/// Armies: "2 tanks, infantry"; "all" are those of `all`.
pub(super) fn armies(words: Words, typed: &str, all: Armies) -> Result<Armies, String> {
    if is_all(typed) {
        return Ok(all);
    }
    let parts = pieces(words, typed)?;
    parts.into_iter().try_fold(Armies::NONE, |sum, part| Ok(sum.plus(counted(words, part)?)))
}

/// Whether armies are typed with their states.
pub(super) fn names_states(typed: &str) -> bool {
    typed.contains(':')
}

/// Armies by state: "japan: 2 tanks, infantry; alaska: all".
pub(super) fn forces(
    words: Words,
    board: &'static Board,
    typed: &str,
    all: impl Fn(TerritoryId) -> Armies,
) -> Result<Vec<(TerritoryId, Armies)>, String> {
    // Checks the length of the whole list.
    pieces(words, typed)?;
    let parts = typed.split(';').map(str::trim).filter(|part| !part.is_empty());
    let one = |part: &str| {
        let (name, typed) = part.split_once(':').ok_or_else(|| words.forces_form())?;
        let at = territory(words, board, name)?;
        Ok((at, armies(words, typed, all(at))?))
    };
    parts.map(one).collect()
}

/// Armies of an order in advance: a kind without a number means as many as are there, "all" every kind.
pub(super) fn ordered(words: Words, typed: &str) -> Result<Armies, String> {
    if is_all(typed) {
        return Ok(Armies::NONE.map(|_, _| EVERY));
    }
    let parts = pieces(words, typed)?;
    parts.into_iter().try_fold(Armies::NONE, |sum, part| {
        let bare = army(part).map(|kind| Armies::of(kind, EVERY));
        let told = bare.map_or_else(|| counted(words, part), Ok)?;
        Ok(sum.map(|kind, had| had.saturating_add(told.get(kind))))
    })
}

/// Refugee pieces by state: "peru: 2, brazil"; a state without a number is one piece.
pub(super) fn shares(
    words: Words,
    board: &'static Board,
    typed: &str,
) -> Result<Vec<(TerritoryId, u32)>, String> {
    let one = |part: &str| {
        let (name, number) = part.split_once(':').unwrap_or((part, "1"));
        let number = number.trim().parse::<u32>().map_err(|_| words.shares_form())?;
        Ok((territory(words, board, name)?, number))
    };
    pieces(words, typed)?.into_iter().map(one).collect()
}

/// The legs of a convoy: states with commas, and `>` between two legs.
pub(super) fn legs(
    words: Words,
    board: &'static Board,
    typed: &str,
) -> Result<Vec<Vec<TerritoryId>>, String> {
    pieces(words, typed)?;
    let leg = |typed: &str| {
        let states = typed.split(',').map(str::trim).filter(|part| !part.is_empty());
        let path = states.map(|part| territory(words, board, part)).collect::<Result<Vec<_>, _>>()?;
        if path.is_empty() { Err(words.way_form()) } else { Ok(path) }
    };
    typed.split('>').map(leg).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::cold_war::Weapon;

    #[test]
    fn armies_are_read_in_both_languages_with_their_numbers_before_or_behind_r3_16() {
        for words in Lang::ALL.map(Words::new) {
            for kind in Army::ALL {
                for n in [1, 2] {
                    let read = armies(words, &words.army_count(kind, n), Armies::NONE);
                    assert_eq!(read, Ok(Armies::of(kind, n)), "{}", words.army_count(kind, n));
                }
                assert_eq!(armies(words, kind.key(), Armies::NONE), Ok(Armies::of(kind, 1)));
            }
        }
        let words = Words::new(Lang::En);
        let mixed = armies(words, "tanks 2, infantry, light", Armies::NONE).unwrap();
        assert_eq!((mixed.tanks, mixed.infantry, mixed.light, mixed.count()), (2, 1, 1, 4));
        assert_eq!(armies(words, "ALL", mixed), Ok(mixed));
        assert_eq!(army("heavy"), Some(Army::Nuclear(Weapon::Heavy)));
        assert_eq!(army("missile"), None, "two kinds fit");
    }

    #[test]
    fn armies_ordered_in_advance_are_all_of_a_kind_unless_a_number_stands_there_a3_35() {
        for words in Lang::ALL.map(Words::new) {
            let some =
                ordered(words, &format!("{}, 2 {}", words.army_kind(Army::Tanks), "infantry")).unwrap();
            assert_eq!((some.tanks, some.infantry, some.fighters), (EVERY, 2, 0));
            let all = ordered(words, &words.all_armies()).unwrap();
            assert!(Army::ALL.iter().all(|army| all.get(*army) == EVERY), "{all:?}");
        }
        assert!(ordered(Words::new(Lang::En), "submarines").unwrap_err().contains("fighters"));
    }

    #[test]
    fn pieces_are_read_by_state_with_one_piece_where_no_number_stands_r3_13() {
        let board = Board::get(crate::rules::BoardId::ColdWar);
        let words = Words::new(Lang::En);
        let at = |key: &str| board.find(key).unwrap();
        let read = shares(words, board, "Peru: 2, brazil");
        assert_eq!(read, Ok(vec![(at("peru"), 2), (at("brazil"), 1)]));
        assert_eq!(shares(words, board, "Peru: two"), Err(words.shares_form()));
    }

    #[test]
    fn armies_that_cannot_be_read_are_refused_with_the_kinds_there_are() {
        let words = Words::new(Lang::En);
        let refused = armies(words, "2 submarines", Armies::NONE).unwrap_err();
        assert!(refused.contains("2 tanks, infantry") && refused.contains("fighters"), "{refused}");
        assert_eq!(armies(words, "0 tanks", Armies::NONE), Err(words.no_such_number_of_armies()));
    }
}
