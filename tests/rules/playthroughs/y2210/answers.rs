//! Text of cards, units and answers in a playthrough of 2210, and the parser of answers.

use super::super::names::{find_placement, find_seat, land, placement_words, seat};
use casus_belli::rules::y2210::{
    Action, BlankNumber, CardKind, CommandCard, Commander, Commanders, Play, Target, Units,
};
use casus_belli::rules::{Board, TerritoryId};

/// Several commanders, or a dash.
pub(super) fn commanders(of: Commanders) -> String {
    if of.is_empty() { "-".to_owned() } else { commander_words(of).trim_start().to_owned() }
}

fn commander_words(of: Commanders) -> String {
    of.iter().fold(String::new(), |text, one| text + " " + one.key())
}

/// MODs, then commanders: `3 naval`.
pub(super) fn units(of: Units) -> String {
    format!("{}{}", of.mods, commander_words(of.commanders))
}

/// Several cards by their keys, or a dash.
pub(super) fn cards(all: &[CommandCard]) -> String {
    super::super::names::list(all.iter().map(|card| card.kind().key().to_owned()))
}

/// What was chosen for a card, as words after a space.
pub(super) fn target(board: &Board, of: &Target) -> String {
    match of {
        Target::Nothing => String::new(),
        Target::Territory(at) => format!(" {}", land(board, *at)),
        Target::Territories(all) => {
            all.iter().fold(" each".to_owned(), |text, at| text + " " + land(board, *at))
        }
        Target::Player(by) => format!(" {}", seat(*by)),
        Target::Commander(by, commander) => format!(" {} {}", seat(*by), commander.key()),
        Target::Moves(moves) => moves.iter().fold(" move".to_owned(), |text, (commander, at)| {
            format!("{text} {} {}", commander.key(), land(board, *at))
        }),
    }
}

fn play(board: &Board, of: &Play) -> String {
    format!("{}{}", of.card.key(), target(board, &of.target))
}

/// An answer in one line, which [`find_answer`] parses.
pub(in super::super) fn answer(board: &Board, action: &Action) -> String {
    let kind = action.kind();
    match action {
        Action::Claim { at } | Action::Settle { at } | Action::Build { at } => {
            format!("{kind} {}", land(board, *at))
        }
        Action::Deploy { mods } | Action::Place { mods } | Action::Reduce { mods } => {
            format!("{kind}{}", placement_words(board, mods))
        }
        Action::Garrison { mods, land: at, diplomat, station } => format!(
            "{kind}{} pieces {} {} {}",
            placement_words(board, mods),
            land(board, *at),
            land(board, *diplomat),
            land(board, *station)
        ),
        Action::Bid { energy } => format!("{kind} {energy}"),
        Action::Marker { number } => format!("{kind} {number}"),
        Action::Hire { commander, at } => format!("{kind} {} {}", commander.key(), land(board, *at)),
        Action::Buy { decks } => decks.iter().fold(kind.to_owned(), |text, deck| text + " " + deck.key()),
        Action::Play { card, target: chosen } => format!("{kind} {}{}", card.key(), target(board, chosen)),
        Action::Invade { from, to } => format!("{kind} {} {}", land(board, *from), land(board, *to)),
        Action::Done => kind.to_owned(),
        Action::React { cards } => {
            let each: Vec<String> = cards.iter().map(|card| play(board, card)).collect();
            format!("{kind} {}", each.join(" + ")).trim_end().to_owned()
        }
        Action::Throw { dice, commanders } => format!("{kind} {dice}{}", commander_words(*commanders)),
        Action::Defend { dice } => format!("{kind} {dice}"),
        Action::Lose { units: of } | Action::Advance { units: of } => format!("{kind} {}", units(*of)),
        Action::Draw { deck } => format!("{kind} {}", deck.key()),
        Action::Fortify { from, to, units: of } => {
            format!("{kind} {} {} {}", land(board, *from), land(board, *to), units(*of))
        }
        Action::Gift { to, energy } => format!("{kind} {} {energy}", seat(*to)),
        Action::Agree { agreed: yes } | Action::Confirm { played: yes } => format!("{kind} {yes}"),
        Action::Wish { order } => {
            order.iter().fold(kind.to_owned(), |text, at| text + " " + land(board, *at))
        }
    }
}

fn find_commander(word: &str) -> Option<Commander> {
    Commander::ALL.into_iter().find(|commander| commander.key() == word)
}

fn find_units(words: &[&str]) -> Option<Units> {
    let (mods, rest) = words.split_first()?;
    Some(Units { mods: mods.parse().ok()?, commanders: find_commanders(rest)? })
}

fn find_commanders(words: &[&str]) -> Option<Commanders> {
    words.iter().map(|word| find_commander(word)).collect()
}

fn find_lands(board: &Board, words: &[&str]) -> Option<Vec<TerritoryId>> {
    words.iter().map(|word| board.find(word)).collect()
}

fn find_play(board: &Board, words: &[&str]) -> Option<Play> {
    let (card, rest) = words.split_first()?;
    let blank = BlankNumber::ALL.into_iter().map(CardKind::Blank);
    let card = CardKind::all().chain(blank).find(|kind| kind.key() == *card)?;
    let target = match rest {
        [] => Target::Nothing,
        ["each", all @ ..] => Target::Territories(find_lands(board, all)?),
        ["move", all @ ..] => {
            let pairs = all.chunks(2).map(|pair| Some((find_commander(pair[0])?, board.find(pair.get(1)?)?)));
            Target::Moves(pairs.collect::<Option<_>>()?)
        }
        [by, commander] => Target::Commander(find_seat(by)?, find_commander(commander)?),
        [one] => match find_seat(one) {
            Some(by) => Target::Player(by),
            None => Target::Territory(board.find(one)?),
        },
        _ => return None,
    };
    Some(Play { card, target })
}

/// Parses an answer that [`answer`] wrote.
pub(in super::super) fn find_answer(board: &Board, text: &str) -> Option<Action> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (kind, rest) = words.split_first()?;
    let land = |i: usize| board.find(rest.get(i)?);
    let number = |i: usize| rest.get(i)?.parse::<u32>().ok();
    let small = |i: usize| u8::try_from(number(i)?).ok();
    let mods = || find_placement(board, rest);
    Some(match *kind {
        "claim" => Action::Claim { at: land(0)? },
        "settle" => Action::Settle { at: land(0)? },
        "build" => Action::Build { at: land(0)? },
        "deploy" => Action::Deploy { mods: mods()? },
        "place" => Action::Place { mods: mods()? },
        "reduce" => Action::Reduce { mods: mods()? },
        "garrison" => {
            let half = rest.iter().position(|word| *word == "pieces")?;
            Action::Garrison {
                mods: find_placement(board, &rest[..half])?,
                land: land(half + 1)?,
                diplomat: land(half + 2)?,
                station: land(half + 3)?,
            }
        }
        "bid" => Action::Bid { energy: number(0)? },
        "marker" => Action::Marker { number: small(0)? },
        "hire" => Action::Hire { commander: find_commander(rest.first()?)?, at: land(1)? },
        "buy" => Action::Buy { decks: rest.iter().map(|word| find_commander(word)).collect::<Option<_>>()? },
        "play" => {
            let Play { card, target } = find_play(board, rest)?;
            Action::Play { card, target }
        }
        "invade" => Action::Invade { from: land(0)?, to: land(1)? },
        "done" => Action::Done,
        "react" => {
            let each = rest.split(|word| *word == "+").filter(|words| !words.is_empty());
            Action::React { cards: each.map(|words| find_play(board, words)).collect::<Option<_>>()? }
        }
        "throw" => Action::Throw { dice: small(0)?, commanders: find_commanders(rest.get(1..)?)? },
        "defend" => Action::Defend { dice: small(0)? },
        "lose" => Action::Lose { units: find_units(rest)? },
        "advance" => Action::Advance { units: find_units(rest)? },
        "draw" => Action::Draw { deck: find_commander(rest.first()?)? },
        "fortify" => Action::Fortify { from: land(0)?, to: land(1)?, units: find_units(rest.get(2..)?)? },
        "agree" => Action::Agree { agreed: rest.first()?.parse().ok()? },
        "confirm" => Action::Confirm { played: rest.first()?.parse().ok()? },
        "wish" => Action::Wish { order: find_lands(board, rest)? },
        "gift" => Action::Gift { to: find_seat(rest.first()?)?, energy: number(1)? },
        _ => return None,
    })
}

#[test]
fn every_kind_of_answer_of_2210_reads_back_as_it_was_written() {
    use casus_belli::rules::{BoardId, Seat};

    let board = Board::get(BoardId::Y2210Land82);
    let (a, b) = (TerritoryId(3), TerritoryId(60));
    let some = Units { mods: 2, commanders: [Commander::Naval, Commander::Space].into_iter().collect() };
    let kinds: Vec<CardKind> = CardKind::all().take(6).collect();
    let targets = [
        Target::Nothing,
        Target::Territory(a),
        Target::Territories(vec![b, a]),
        Target::Player(Seat(2)),
        Target::Commander(Seat(1), Commander::Naval),
        Target::Moves(vec![(Commander::Space, b), (Commander::Land, a)]),
    ];
    let plays: Vec<Play> =
        kinds.into_iter().zip(targets).map(|(card, target)| Play { card, target }).collect();
    let mut answers = vec![
        Action::Claim { at: a },
        Action::Agree { agreed: true },
        Action::Confirm { played: false },
        Action::Wish { order: vec![b, a] },
        Action::Wish { order: vec![] },
        Action::Play { card: CardKind::Blank(BlankNumber::ALL[8]), target: Target::Nothing },
        Action::Deploy { mods: vec![(a, 2), (b, 1)] },
        Action::Settle { at: b },
        Action::Garrison { mods: vec![(a, 30)], land: a, diplomat: b, station: a },
        Action::Bid { energy: 0 },
        Action::Marker { number: 5 },
        Action::Place { mods: vec![] },
        Action::Hire { commander: Commander::Nuclear, at: a },
        Action::Build { at: b },
        Action::Buy { decks: vec![] },
        Action::Buy { decks: vec![Commander::Land, Commander::Land] },
        Action::Invade { from: a, to: b },
        Action::Done,
        Action::React { cards: vec![] },
        Action::React { cards: plays.clone() },
        Action::Throw { dice: 3, commanders: some.commanders },
        Action::Throw { dice: 1, commanders: Commanders::NONE },
        Action::Defend { dice: 2 },
        Action::Lose { units: some },
        Action::Advance { units: Units::of_mods(4) },
        Action::Draw { deck: Commander::Diplomat },
        Action::Reduce { mods: vec![(a, 4)] },
        Action::Fortify { from: a, to: b, units: some },
        Action::Gift { to: Seat(1), energy: 3 },
    ];
    answers.extend(plays.into_iter().map(|Play { card, target }| Action::Play { card, target }));
    for action in answers {
        assert_eq!(find_answer(board, &answer(board, &action)), Some(action));
    }
}
