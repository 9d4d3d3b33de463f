//! What people type: territories, cards, starting armies. Never guesses: what isn't found is answered with the nearest names.

use super::menu::Question;
use crate::render::Framing;
use crate::rules::board::{Board, Continent, Name};
use crate::rules::{Card, ContinentId, Menu, Placement, TerritoryId};
use crate::table::Look;
use crate::text::Words;
use crate::text::places::Found;

/// Longer typed texts are not even looked at.
const LONGEST: usize = 600;

/// One territory, by its name in either language, or its key.
pub(crate) fn territory(words: Words, board: &'static Board, typed: &str) -> Result<TerritoryId, String> {
    let typed: String = typed.trim().chars().take(100).collect();
    match words.find_territory(board, &typed) {
        Found::One(at) => Ok(at),
        Found::None { nearest } => Err(words.no_such_territory(board, &typed, &nearest)),
    }
}

/// A part of the board to look at closely: a continent, or a territory and what it borders.
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

/// Several continents by their names in either language, separated by commas.
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

/// A name that its giver wrote in one language.
pub(crate) fn own_name(name: &str) -> Name {
    Name { en: name.to_owned(), it: name.to_owned() }
}

fn pieces(words: Words, typed: &str) -> Result<Vec<&str>, String> {
    if typed.len() > LONGEST {
        return Err(words.too_long(LONGEST as u32));
    }
    Ok(typed.split([',', ';']).map(str::trim).filter(|part| !part.is_empty()).collect())
}

/// Three cards: as completion gives them, or by the names of their territories (`wild` for a wild card).
pub(crate) fn cards(words: Words, look: &Look, typed: &str) -> Result<[Card; 3], String> {
    let coded: Vec<Card> = typed.split('-').filter_map(|n| n.trim().parse().ok().map(Card)).collect();
    if let Ok(three) = <[Card; 3]>::try_from(coded) {
        return Ok(three);
    }
    some_cards(words, look, typed)?.try_into().map_err(|_| words.three_cards())
}

/// Any number of cards by the names of their territories (`wild` for a wild card), separated by commas.
pub(crate) fn some_cards(words: Words, look: &Look, typed: &str) -> Result<Vec<Card>, String> {
    let board = look.view.map();
    let held = look.view.own.as_ref().map(|own| own.hand.clone()).unwrap_or_default();
    let mut wild = held.into_iter().filter(|card| usize::from(card.0) >= board.len());
    let mut cards = Vec::new();
    for part in pieces(words, typed)? {
        if is_wild(words, part) {
            cards.push(wild.next().ok_or_else(|| words.why_not_in_hand(&words.wild_card()))?);
        } else {
            cards.push(Card(territory(words, board, part)?.0));
        }
    }
    Ok(cards)
}

fn is_wild(words: Words, typed: &str) -> bool {
    let typed = typed.to_lowercase();
    typed == words.wild_card().to_lowercase() || ["wild", "joker", "jolly"].contains(&typed.as_str())
}

/// Three cards that nobody holds: for asking the table whose moment it is.
pub(crate) const fn no_cards() -> [Card; 3] {
    [Card(u8::MAX); 3]
}

/// Starting armies: `alaska 5, peru 3`; the word for "even" spreads the rest. Territories of the neutral army are told apart.
pub(crate) fn deployment(question: &Question<'_>, typed: &str) -> Result<(Placement, Placement), String> {
    let words = question.words;
    let Menu::Deploy { neutral, .. } = &question.ask.menu else { return Ok((Vec::new(), Vec::new())) };
    let (mut own_part, mut neutral_part, mut even): (Placement, Placement, bool) =
        (Vec::new(), Vec::new(), false);
    for part in pieces(words, typed)? {
        if part.eq_ignore_ascii_case("even") || part.eq_ignore_ascii_case(&words.word_even()) {
            even = true;
            continue;
        }
        let (name, n) = counted(part).ok_or_else(|| words.deploy_form())?;
        let at = territory(words, question.view().map(), name)?;
        if n < 1 {
            return Err(words.no_such_number_of_armies());
        }
        let n = u32::try_from(n).unwrap_or(u32::MAX);
        if neutral.contains(at) { neutral_part.push((at, n)) } else { own_part.push((at, n)) }
    }
    if even {
        spread_rest(question, &mut own_part, &mut neutral_part);
    }
    Ok((own_part, neutral_part))
}

/// `north africa 5` or `5 north africa`.
fn counted(part: &str) -> Option<(&str, i64)> {
    let (first, last) = (part.split_once(' '), part.rsplit_once(' '));
    if let Some((name, n)) = last
        && let Ok(n) = n.trim_start_matches('+').parse()
    {
        return Some((name, n));
    }
    let (n, name) = first?;
    Some((name, n.parse().ok()?))
}

/// Fills up with what is left, as evenly as it goes; leaves the rest to the referee if too much was placed already.
fn spread_rest(question: &Question<'_>, own_part: &mut Placement, neutral_part: &mut Placement) {
    let Some((slots, own, ..)) = super::menu::deploy_slots(&question.ask.menu) else { return };
    let mut draft = super::codec::Draft(vec![0; slots.len()]);
    for (at, n) in own_part.iter().chain(neutral_part.iter()) {
        let Some(slot) = slots.iter().position(|slot| slot == at) else { return };
        let sum = u32::from(draft.0[slot]).saturating_add(*n);
        let Some(sum) = u8::try_from(sum).ok().filter(|sum| *sum <= 61) else { return };
        draft.0[slot] = sum;
    }
    let Some(full) = super::menu::spread(question, &draft) else { return };
    let all: Placement = slots.iter().zip(&full.0).map(|(&at, &n)| (at, u32::from(n))).collect();
    let some = |part: &[(TerritoryId, u32)]| part.iter().copied().filter(|(_, n)| *n > 0).collect();
    let (of_own, of_neutral) = all.split_at(own);
    (*own_part, *neutral_part) = (some(of_own), some(of_neutral));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn armies_stand_before_or_behind_the_name() {
        assert_eq!(counted("north africa 5"), Some(("north africa", 5)));
        assert_eq!(counted("5 north africa"), Some(("north africa", 5)));
        assert_eq!(counted("alaska -3"), Some(("alaska", -3)));
        assert_eq!(counted("alaska"), None);
        assert_eq!(counted("alaska many"), None);
    }
}
