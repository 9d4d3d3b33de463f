//! Text of cards and answers in a playthrough of the classic family, and the parser of answers.

use super::super::names::{find_placement, land, list, placement_words};
use casus_belli::rules::classic::Action;
use casus_belli::rules::{Board, Card, TerritoryId};

/// A card, unambiguously: `alaska/infantry`, `wild/1`.
pub(super) fn card(board: &Board, card: Card) -> String {
    let Some(territory) = board.territories().get(usize::from(card.0)) else {
        return format!("wild/{}", usize::from(card.0) - board.len() + 1);
    };
    format!(
        "{}/{}",
        territory.key,
        territory.symbol.map_or_else(String::new, |symbol| format!("{symbol:?}").to_lowercase())
    )
}

pub(super) fn cards(board: &Board, all: &[Card]) -> String {
    list(all.iter().map(|of| card(board, *of)))
}

fn find_card(board: &Board, text: &str) -> Option<Card> {
    (0..64).map(Card).find(|of| card(board, *of) == text)
}

/// An answer in one line, which [`find_answer`] parses.
pub(in super::super) fn answer(board: &Board, action: &Action) -> String {
    let to = |from: &TerritoryId, to: &TerritoryId| format!("{} {}", land(board, *from), land(board, *to));
    let spaced = |words: Vec<String>| words.iter().fold(String::new(), |text, word| text + " " + word);
    let hand = |all: &[Card]| spaced(all.iter().map(|of| card(board, *of)).collect());
    let placed = |all| placement_words(board, all);
    let kind = action.kind();
    match action {
        Action::Claim { at } | Action::Bonus { at } => format!("{kind} {}", land(board, *at)),
        Action::Wish { order } => {
            order.iter().fold(kind.to_owned(), |text, at| format!("{text} {}", land(board, *at)))
        }
        Action::Deploy { own, neutral } if neutral.is_empty() => format!("{kind}{}", placed(own)),
        Action::Deploy { own, neutral } => format!("{kind}{} neutral{}", placed(own), placed(neutral)),
        Action::Place { armies } => format!("{kind}{}", placed(armies)),
        Action::Trade { cards } => format!("{kind}{}", hand(cards)),
        Action::Discard { cards } => format!("{kind}{}", hand(cards)),
        Action::Attack { from, to: target, dice } | Action::Propose { from, to: target, dice } => {
            format!("{kind} {} {dice}", to(from, target))
        }
        Action::Consent { yes } => format!("{kind} {}", if *yes { "yes" } else { "no" }),
        Action::Defend { dice } | Action::Throw { dice } => format!("{kind} {dice}"),
        Action::Advance { armies } => format!("{kind} {armies}"),
        Action::Fortify { from, to: target, armies } => format!("{kind} {} {armies}", to(from, target)),
        Action::Keep | Action::Stop | Action::Hold => kind.to_owned(),
    }
}

/// Parses an answer that [`answer`] wrote.
pub(in super::super) fn find_answer(board: &Board, text: &str) -> Option<Action> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (kind, rest) = words.split_first()?;
    let land = |i: usize| board.find(rest.get(i)?);
    let number = |i: usize| rest.get(i)?.parse::<u32>().ok();
    let dice = |i: usize| u8::try_from(number(i)?).ok();
    let hand = || rest.iter().map(|text| find_card(board, text)).collect::<Option<Vec<Card>>>();
    Some(match *kind {
        "claim" => Action::Claim { at: land(0)? },
        "bonus" => Action::Bonus { at: land(0)? },
        "wish" => Action::Wish { order: (0..rest.len()).map(land).collect::<Option<_>>()? },
        "deploy" => {
            let half = rest.iter().position(|word| *word == "neutral").unwrap_or(rest.len());
            let neutral = rest.get(half + 1..).unwrap_or_default();
            Action::Deploy {
                own: find_placement(board, &rest[..half])?,
                neutral: find_placement(board, neutral)?,
            }
        }
        "place" => Action::Place { armies: find_placement(board, rest)? },
        "trade" => Action::Trade { cards: hand()?.try_into().ok()? },
        "discard" => Action::Discard { cards: hand()? },
        "attack" => Action::Attack { from: land(0)?, to: land(1)?, dice: dice(2)? },
        "propose" => Action::Propose { from: land(0)?, to: land(1)?, dice: dice(2)? },
        "consent" => Action::Consent { yes: *rest.first()? == "yes" },
        "defend" => Action::Defend { dice: dice(0)? },
        "throw" => Action::Throw { dice: dice(0)? },
        "advance" => Action::Advance { armies: number(0)? },
        "fortify" => Action::Fortify { from: land(0)?, to: land(1)?, armies: number(2)? },
        "keep" => Action::Keep,
        "stop" => Action::Stop,
        "hold" => Action::Hold,
        _ => return None,
    })
}

#[test]
fn every_kind_of_answer_reads_back_as_it_was_written() {
    let board = Board::get(casus_belli::rules::BoardId::Risiko);
    let (a, b) = (TerritoryId(3), TerritoryId(40));
    let answers = [
        Action::Claim { at: a },
        Action::Wish { order: vec![] },
        Action::Wish { order: vec![b, a] },
        Action::Deploy { own: vec![(a, 2)], neutral: vec![] },
        Action::Deploy { own: vec![(a, 1), (b, 1)], neutral: vec![(a, 7)] },
        Action::Place { armies: vec![] },
        Action::Place { armies: vec![(b, 12)] },
        Action::Trade { cards: [Card(0), Card(42), Card(43)] },
        Action::Bonus { at: b },
        Action::Attack { from: a, to: b, dice: 3 },
        Action::Propose { from: a, to: b, dice: 1 },
        Action::Consent { yes: true },
        Action::Consent { yes: false },
        Action::Keep,
        Action::Stop,
        Action::Defend { dice: 2 },
        Action::Throw { dice: 1 },
        Action::Discard { cards: vec![Card(7), Card(43)] },
        Action::Advance { armies: 30 },
        Action::Fortify { from: b, to: a, armies: 5 },
        Action::Hold,
    ];
    for action in answers {
        assert_eq!(find_answer(board, &answer(board, &action)), Some(action));
    }
}
