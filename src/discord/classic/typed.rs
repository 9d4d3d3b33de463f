//! What people type in games of the classic family: cards, starting armies.

use super::question::Question;
use super::setup_menu as menu;
use crate::discord::parse::{pieces, territory};
use crate::rules::classic::{Menu, View, steps};
use crate::rules::{Card, Placement, TerritoryId};
use crate::text::Words;

/// Three cards: as completion gives them, or by the names of their territories (`wild` for a wild card).
pub(crate) fn cards(words: Words, view: &View, typed: &str) -> Result<[Card; 3], String> {
    let coded: Vec<Card> = typed.split('-').filter_map(|n| n.trim().parse().ok().map(Card)).collect();
    if let Ok(three) = <[Card; 3]>::try_from(coded) {
        return Ok(three);
    }
    some_cards(words, view, typed)?.try_into().map_err(|_| words.three_cards())
}

/// Any number of cards by the names of their territories (`wild` for a wild card), separated by commas.
pub(crate) fn some_cards(words: Words, view: &View, typed: &str) -> Result<Vec<Card>, String> {
    let board = view.map();
    let held = view.own.as_ref().map(|own| own.hand.clone()).unwrap_or_default();
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
    let Menu::Deploy(steps::Deploy { neutral, .. }) = question.menu else {
        return Ok((Vec::new(), Vec::new()));
    };
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
    let Some((slots, own, ..)) = menu::deploy_slots(question.menu) else { return };
    let mut draft = crate::discord::codec::Draft(vec![0; slots.len()]);
    for (at, n) in own_part.iter().chain(neutral_part.iter()) {
        let Some(slot) = slots.iter().position(|slot| slot == at) else { return };
        let sum = u32::from(draft.0[slot]).saturating_add(*n);
        let Some(sum) = u8::try_from(sum).ok().filter(|sum| *sum <= 61) else { return };
        draft.0[slot] = sum;
    }
    let Some(full) = menu::spread(question, &draft) else { return };
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
