//! Fixtures: a position in the middle of a game, its events, and English labels for its picture.

use crate::classic_support::shown;
use casus_belli::render::{AltTerm, Lang, OwnWords, Person, Scene, Since, Words};
use casus_belli::rules::classic::{Closing, Occupation, Public, SeatView, Stage, View, events};
use casus_belli::rules::{
    Board, BoardId, Common, Holder, Rulebook, Seat, Seen, TerritoryId, Viewer, Waiting,
};

/// Seat and armies in board order; `n` is the neutral army, `-` unowned.
pub(crate) const MIDDLE: &str = "5:3 5:11 0:5 1:11 0:1 0:4 0:1 3:3 0:2 0:7 4:2 0:5 1:2 1:6 5:2 1:4 1:4 1:3 1:8 1:12 3:5 \
    1:5 3:1 3:3 0:6 2:4 2:5 2:8 1:1 3:3 5:127 5:3 2:2 5:2 2:3 2:2 5:2 2:5 4:1 4:4 4:3 4:2";

/// A view with these holders, in the attack phase of seat 0's seventh turn.
pub(crate) fn view(spec: &str, seats: u8, board: BoardId) -> View {
    let territories: Vec<Occupation> = spec.split_whitespace().map(held).collect();
    let map = Board::get(board);
    assert_eq!(territories.len(), map.len());
    let seat = |i: u8| {
        let own = || territories.iter().filter(|h| h.holder == Holder::Seat(Seat(i)));
        SeatView {
            seat: Seat(i),
            alive: own().count() > 0,
            eliminated_by: None,
            territories: own().count() as u32,
            armies: own().map(|h| h.armies).sum(),
            in_hand: 0,
            cards: u32::from(i),
            continents: Vec::new(),
            points: 0,
            income: 3,
        }
    };
    let common = Common {
        viewer: Viewer::Public,
        rulebook: Rulebook::Classic,
        options: Rulebook::Classic.preset(),
        board,
        seq: 300,
        round: 7,
        turn: 37,
        on_turn: Some(Seat(0)),
        players: seats,
        waiting: Waiting::Nobody,
        order: (0..seats).map(Seat).collect(),
        alive: (0..seats).map(seat).filter(|seat| seat.alive).map(|seat| seat.seat).collect(),
        outcome: None,
        answered: false,
        asks: Vec::new(),
    };
    View {
        common,
        seats: (0..seats).map(seat).collect(),
        territories,
        stage: Stage::Attack,
        next_set: 12,
        sets_traded: 4,
        deck: 20,
        battle: None,
        staying: Vec::new(),
        closing: Closing::default(),
        objectives: Vec::new(),
        own: None,
    }
}

fn held(spec: &str) -> Occupation {
    let (who, armies) = spec.split_once(':').unwrap();
    let holder = match who {
        "-" => Holder::Nobody,
        "n" => Holder::Neutral,
        seat => Holder::Seat(Seat(seat.parse().unwrap())),
    };
    Occupation { holder, armies: armies.parse().unwrap() }
}

/// The territory with that key.
pub(crate) fn at(key: &str) -> TerritoryId {
    Board::get(BoardId::Classic83).find(key).unwrap()
}

/// Events of seat 0's turn: reinforced, took Brazil, failed in North Africa, moved to Greenland.
pub(crate) fn turn() -> Vec<Seen> {
    let (seat, from, to) = (Seat(0), at("venezuela"), at("brazil"));
    let roll = |from, to, attacker_lost, defender_lost| {
        Public::Rolled(events::Rolled {
            seat,
            from,
            to,
            against: Holder::Seat(Seat(4)),
            attack: vec![6, 3, 2],
            defence: vec![5, 3],
            attacker_lost,
            defender_lost,
            draw: 9,
        })
    };
    [
        Public::Placed(events::Placed { seat, armies: vec![(from, 4), (at("greenland"), 3)] }),
        roll(from, to, 1, 1),
        roll(from, to, 0, 1),
        Public::Captured(events::Captured { seat, from, to, whose: Holder::Seat(Seat(4)), min: 3 }),
        Public::Advanced(events::Advanced { seat, from, to, armies: 6 }),
        roll(to, at("north_africa"), 1, 1),
        Public::AttacksEnded(events::AttacksEnded { seat }),
        Public::Fortified(events::Fortified { seat, from: at("ontario"), to: at("greenland"), armies: 2 }),
    ]
    .map(shown)
    .to_vec()
}

/// People with these names; each has a colour name as a fallback.
pub(crate) fn people(names: &[&str]) -> Vec<Person> {
    let colours = ["Red", "Blue", "Green", "Yellow", "Purple", "Black"];
    names.iter().zip(colours).map(|(n, c)| Person { name: (*n).into(), instead: c.into() }).collect()
}

/// English labels.
pub(crate) struct English;

impl Words for English {
    fn title(&self) -> String {
        "ROUND VII".into()
    }

    fn line(&self) -> String {
        "Ilaria attacks Brazil".into()
    }

    fn holdings(&self, territories: u32, armies: u32) -> String {
        format!("{territories} territories · {armies} armies")
    }

    fn neutral(&self) -> String {
        "Neutral army".into()
    }

    fn own(&self) -> OwnWords {
        OwnWords {
            goal: "Your objective".into(),
            objective: String::new(),
            cards: "Your cards".into(),
            joker: "Wild".into(),
        }
    }

    fn told(&self, what: AltTerm) -> String {
        match what {
            AltTerm::Piece(piece) => piece.key().into(),
            AltTerm::Ruin(ruin) => ruin.key().into(),
            AltTerm::War => "at war".into(),
            AltTerm::Taken => "taken".into(),
            AltTerm::Stock(stock) => stock.key().into(),
            AltTerm::Place(place) => format!("No. {place}"),
            AltTerm::Side(side) => side.key().into(),
            AltTerm::More(n) => format!("and {n} more"),
            AltTerm::CommandCard(card) => card.key().into(),
        }
    }
}

/// The usual scene: six players in the middle of a game.
pub(crate) fn middle(lang: Lang) -> Scene {
    let people = people(&["Ilaria", "Marco", "Zoë", "Karim", "Łukasz", "Bot Nero"]);
    let since = Since::of(&turn());
    Scene::from_view(&view(MIDDLE, 6, BoardId::Classic83).into(), &people, &since, lang, &English)
}
