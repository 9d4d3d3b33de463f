//! Parsers of typed commanders, units, MODs and cards. What can't be read is refused with what would be right.

use super::super::names;
use crate::discord::options::parse::{called, pieces, territory};
use crate::rules::y2210::{
    BlankNumber, CardKind, Commander, Commanders, Piece, PlayOption, Target, Targets, Units, View,
};
use crate::rules::{Placement, Seat, TerritoryId};
use crate::text::{Lang, Words};

/// A commander, by its name in either language or by its key; the first word is enough.
pub(super) fn commander(words: Words, typed: &str) -> Result<Commander, String> {
    find_commander(typed).ok_or_else(|| {
        words.no_such_commander(&words.list(Commander::ALL.map(|one| names::commander(words, one))))
    })
}

fn find_commander(typed: &str) -> Option<Commander> {
    let named = |one: Commander| {
        let of = move |lang: Lang| names::commander(Words::new(lang), one);
        let all = std::iter::once(one.key().to_owned()).chain(Lang::ALL.into_iter().map(of));
        all.map(move |name| (name, one))
    };
    called(typed, Commander::ALL.into_iter().flat_map(named))
}

/// Several commanders, separated by commas; `none` for no commander.
pub(super) fn commanders(words: Words, typed: &str) -> Result<Commanders, String> {
    if is_none(words, typed) {
        return Ok(Commanders::NONE);
    }
    let parts = pieces(words, typed)?;
    parts.into_iter().map(|part| commander(words, part)).collect()
}

fn is_none(words: Words, typed: &str) -> bool {
    let typed = typed.trim().to_lowercase();
    typed == "none" || typed == words.no_commanders().to_lowercase()
}

/// Units: "3, land": a number is MODs.
pub(super) fn units(words: Words, typed: &str) -> Result<Units, String> {
    let mut units = Units::NONE;
    for part in pieces(words, typed)? {
        let number = part.split(' ').next().unwrap_or_default();
        if let Ok(mods) = number.parse::<u32>() {
            units.mods = units.mods.saturating_add(mods);
        } else {
            units.commanders = units.commanders.with(commander(words, part)?);
        }
    }
    Ok(units)
}

/// The decks of cards to buy: "land, naval, naval" or "2 land, naval".
pub(super) fn decks(words: Words, typed: &str) -> Result<Vec<Commander>, String> {
    let mut decks = Vec::new();
    for part in pieces(words, typed)? {
        let (count, name) = match part.split_once(' ') {
            Some((n, name)) if n.parse::<usize>().is_ok() => (n.parse().unwrap_or(1), name),
            _ => (1, part),
        };
        let deck = commander(words, name)?;
        // The game refuses more than a few; a list without end is not made.
        decks.extend(std::iter::repeat_n(deck, count.min(20)));
    }
    decks.sort_unstable();
    Ok(decks)
}

/// MODs by territory: "alaska 3, peru 2", or one territory for all.
pub(super) fn placement(words: Words, view: &View, typed: &str, all: u32) -> Result<Placement, String> {
    let mut placed = Vec::new();
    let parts = pieces(words, typed)?;
    let alone = parts.len() == 1;
    for part in parts {
        let (name, mods) = match part.rsplit_once(' ') {
            Some((name, n)) if n.parse::<i64>().is_ok() => (name, n.parse::<i64>().unwrap_or(0)),
            _ if alone => (part, i64::from(all)),
            _ => return Err(words.mods_form()),
        };
        if mods < 1 {
            return Err(words.no_such_number_of_mods());
        }
        placed.push((territory(words, view.map(), name)?, u32::try_from(mods).unwrap_or(u32::MAX)));
    }
    Ok(placed)
}

/// A command card, by its key or its name in either language; one of `held` if several fit.
pub(super) fn card(words: Words, held: &[CardKind], typed: &str) -> Result<CardKind, String> {
    let typed = typed.trim().to_lowercase();
    let named = |kind: &CardKind| Lang::ALL.map(|lang| names::card(Words::new(lang), *kind).to_lowercase());
    let exact = |kind: &CardKind| kind.key() == typed || named(kind).contains(&typed);
    let begins =
        |kind: &CardKind| !typed.is_empty() && named(kind).iter().any(|name| name.starts_with(&typed));
    let in_hand = held.iter().copied();
    let blank = BlankNumber::ALL.into_iter().map(CardKind::Blank);
    let found = CardKind::all()
        .chain(blank)
        .find(exact)
        .or_else(|| in_hand.clone().find(begins))
        .or_else(|| CardKind::all().find(begins));
    found.ok_or_else(|| {
        let mine: Vec<String> = held.iter().map(|kind| names::card(words, *kind)).collect();
        if mine.is_empty() { words.no_such_card_held() } else { words.no_such_card(&words.list(mine)) }
    })
}

/// The target of a card as typed: what the card lets choose decides how it is read.
pub(super) fn target(
    words: Words,
    view: &View,
    (option, typed): (&PlayOption, Option<&str>),
    seat: impl Fn(&str) -> Option<Seat>,
) -> Result<Target, String> {
    let typed = typed.map(str::trim).filter(|typed| !typed.is_empty());
    let board = view.map();
    let needed = |what: String| words.target_needed(&names::card(words, option.card), &what);
    match (&option.targets, typed) {
        (Targets::Nothing, _) => Ok(Target::Nothing),
        (Targets::Territory(_), Some(typed)) => Ok(Target::Territory(territory(words, board, typed)?)),
        (Targets::Territory(_), None) => Err(needed(words.which_territory())),
        (Targets::Territories { .. }, Some(typed)) => {
            let parts = pieces(words, typed)?;
            let all: Result<Vec<TerritoryId>, String> =
                parts.into_iter().map(|part| territory(words, board, part)).collect();
            Ok(Target::Territories(all?))
        }
        (Targets::Territories { count, .. }, None) => Err(needed(words.choose_territories(*count))),
        (Targets::Player(_), Some(typed)) => {
            seat(typed).map(Target::Player).ok_or_else(|| needed(words.which_player()))
        }
        (Targets::Player(_), None) => Err(needed(words.which_player())),
        (Targets::Commander(_), Some(typed)) => {
            let (who, one) = typed.rsplit_once(',').ok_or_else(|| needed(words.commander_form()))?;
            let who = seat(who.trim()).ok_or_else(|| needed(words.commander_form()))?;
            Ok(Target::Commander(who, commander(words, one)?))
        }
        (Targets::Commander(_), None) => Err(needed(words.commander_form())),
        (Targets::Moves { .. }, Some(typed)) => {
            let mut moves = Vec::new();
            for part in pieces(words, typed)? {
                let (one, at) = part.split_once([':', '>']).ok_or_else(|| needed(words.moves_form()))?;
                moves.push((commander(words, one)?, territory(words, board, at.trim())?));
            }
            Ok(Target::Moves(moves))
        }
        (Targets::Moves { .. }, None) => Err(needed(words.moves_form())),
    }
}

/// A piece's cost with its name, for autocomplete.
pub(super) fn priced(words: Words, piece: Piece) -> String {
    words.button_price(&names::piece(words, piece), piece.cost())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commanders_are_found_in_both_languages_and_by_their_first_word() {
        for words in Lang::ALL.map(Words::new) {
            for one in Commander::ALL {
                assert_eq!(commander(words, &names::commander(words, one)), Ok(one));
                assert_eq!(commander(words, one.key()), Ok(one));
            }
            let refused = commander(words, "general").unwrap_err();
            assert!(refused.contains(&names::commander(words, Commander::Space)), "{refused}");
        }
    }

    #[test]
    fn a_number_is_mods_and_a_name_a_commander() {
        let words = Words::new(Lang::En);
        let all = units(words, "3 MODs, land, nuclear commander").unwrap();
        assert_eq!((all.mods, all.commanders.len()), (3, 2));
        assert_eq!(units(words, "").unwrap(), Units::NONE);
        assert!(units(words, "3, marshal").is_err());
    }

    #[test]
    fn decks_are_counted_or_repeated() {
        let words = Words::new(Lang::En);
        let all = decks(words, "2 land, naval").unwrap();
        assert_eq!(all, [Commander::Land, Commander::Land, Commander::Naval]);
        assert_eq!(decks(words, "naval, land, land").unwrap(), all);
        assert!(decks(words, "3 clubs").is_err());
    }
}
