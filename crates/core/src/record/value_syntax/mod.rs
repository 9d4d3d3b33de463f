//! Text syntax of record values, for any serde type of the rules: `attack(from=alaska to=kamchatka dice=3)`. Territories,
//! continents and cards are written by their ids on the board. No action or event is named here, so a new one needs no
//! code.

mod read;
mod write;

pub(super) use read::Reader;
pub(super) use write::write;

/// Maximum nesting depth of values.
const DEEPEST: u32 = 24;

/// Variants of the enum `of` whose name is not written, only their content: events of the rules, public events, and
/// answers and events of the first family.
fn inline(of: &str) -> &'static [&'static str] {
    match of {
        "Event" | "Seen" => &["happened", "public"],
        "Action" | "FamilyEvent" | "FamilySeen" => &["classic"],
        _ => &[],
    }
}

/// Whether the variants of the enum `of` hold structs whose fields are written as fields of the variant: `dealt(draw=3)`.
fn joined(of: &str) -> bool {
    of == "Public"
}

/// Prefix of a wild card's name, before its number from 1.
const WILD: &str = "wild_";

/// Why a value could not be written or parsed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TermError(pub(super) String);

impl std::fmt::Display for TermError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for TermError {}

impl serde::ser::Error for TermError {
    fn custom<T: std::fmt::Display>(what: T) -> Self {
        Self(what.to_string())
    }
}

impl serde::de::Error for TermError {
    fn custom<T: std::fmt::Display>(what: T) -> Self {
        Self(what.to_string())
    }
}

/// Bytes that a word may contain without quotes.
const fn bare(byte: u8) -> bool {
    matches!(byte, b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'_' | b'.')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::classic::{self, Action, Public, events};
    use crate::rules::{
        AnswerOrigin, AskId, Board, BoardId, Card, Die, Event, Holder, Seat, Seen, TerritoryId,
    };
    use serde::de::DeserializeOwned;
    use serde::{Deserialize, Serialize};
    use std::fmt::Debug;

    fn check<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, text: &str) {
        let board = Board::get(BoardId::Classic83);
        let mut out = String::new();
        write(board, value, &mut out).expect("a value of the rules can be written");
        assert_eq!(out, text);
        let mut reader = Reader::new(board, text);
        assert_eq!(&reader.value::<T>().expect("what was written can be read"), value);
        assert!(reader.end().is_ok());
    }

    fn refused<T: DeserializeOwned + Debug>(text: &str, because: &str) {
        let mut reader = Reader::new(Board::get(BoardId::Classic83), text);
        let read = reader.value::<T>().and_then(|value| reader.end().map(|()| value));
        let why = read.expect_err("this is no such value").0;
        assert!(why.contains(because), "{text}: {why}");
    }

    #[test]
    fn actions_and_events_are_written_with_the_boards_names_and_read_back() {
        check(&Action::Stop, "stop");
        check(&crate::rules::Action::from(Action::Stop), "stop");
        check(
            &Action::Attack { from: TerritoryId(0), to: TerritoryId(1), dice: 3 },
            "attack(from=alaska to=northwest_territory dice=3)",
        );
        check(
            &Action::Deploy { own: vec![(TerritoryId(0), 4)], neutral: vec![] },
            "deploy(own=[[alaska 4]] neutral=[])",
        );
        check(&Action::Trade { cards: [Card(0), Card(42), Card(43)] }, "trade(cards=[alaska wild_1 wild_2])");
        check(&Event::from(Public::DeckRenewed), "deck_renewed");
        check(
            &Event::from(events::Dealt {
                holders: vec![Holder::Neutral, Holder::Seat(Seat(2))],
                draw: 3,
                draws: 2,
            }),
            "dealt(holders=[neutral seat(2)] draw=3 draws=2)",
        );
        check(
            &Event::Answered {
                by: Seat(1),
                ask: AskId { opened: 7, to: Seat(1), number: 0 },
                how: AnswerOrigin::Forced,
                action: Action::Defend { dice: 1 }.into(),
            },
            "answered(by=1 ask=(opened=7 to=1) how=forced action=defend(dice=1))",
        );
        check(
            &Seen::Happened(classic::Seen::Drew { seat: Seat(0), card: None }.into()),
            "drew(seat=0 card=-)",
        );
    }

    #[test]
    fn dice_are_written_with_their_sides() {
        check(
            &vec![Die { sides: 8, face: 7 }, Die { sides: 6, face: 1 }],
            "[(sides=8 face=7) (sides=6 face=1)]",
        );
        refused::<Die>("(face=7)", "sides");
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Odd {
        Pair(u8, String),
        Some(Option<Box<Odd>>),
        Other { list: Vec<Option<String>>, sign: i32, yes: bool },
    }

    #[test]
    fn values_of_types_that_nobody_has_thought_of_yet_are_written_and_read() {
        check(&Odd::Pair(3, "two words \"quoted\"\n".into()), r#"pair(3 "two words \"quoted\"\n")"#);
        check(&Odd::Some(None), "some(-)");
        check(&Odd::Some(Some(Box::new(Odd::Pair(0, String::new())))), r#"some(pair(0 ""))"#);
        check(
            &Odd::Other { list: vec![None, Some("a.b_1".into()), Some("-".into())], sign: -4, yes: true },
            r#"other(list=[- a.b_1 "-"] sign=-4 yes=true)"#,
        );
    }

    #[test]
    fn an_event_that_is_a_type_of_its_own_is_written_like_one_with_fields() {
        check(&Public::from(events::TurnEnded { seat: Seat(1) }), "turn_ended(seat=1)");
        let armies = vec![(TerritoryId(0), 4)];
        check(
            &Seen::Happened(classic::Seen::Public(events::Placed { seat: Seat(0), armies }.into()).into()),
            "placed(seat=0 armies=[[alaska 4]])",
        );
        refused::<Public>("turn_ended((seat=1))", "expected");
        refused::<Public>("turn_ended(1)", "expected");
        refused::<Public>("turn_ended", "expected");
        refused::<Public>("turn_ended(seat=1", "expected");
        refused::<Public>("deck_renewed(seat=1)", "expected");
    }

    #[test]
    fn what_is_no_such_value_is_refused_with_a_word_why() {
        refused::<Action>("attack(from=atlantis to=alberta dice=3)", "no territory `atlantis`");
        refused::<Action>("attack(from=alaska to=alberta dice=300)", "300");
        refused::<Action>("attack(from=alaska to=alberta dice=99999999999999999999999)", "too large");
        refused::<Action>("attack(from=alaska to=alberta)", "missing field");
        refused::<Action>("attack(from=alaska to=alberta dice=3 x=1)", "cannot stand here");
        refused::<Action>("surrender", "unknown variant");
        refused::<Action>("stop stop", "expected the end");
        refused::<Action>("trade(cards=[alaska wild_0 wild_2])", "no card");
        refused::<Action>("trade(cards=[alaska wild_250 wild_2])", "no card");
        refused::<Action>("trade(cards=[alaska  alberta wild_2])", "expected");
        refused::<Action>("", "expected");
        refused::<Event>("dealt(holders=[", "expected");
        refused::<String>("\"open", "quote");
        let deep = format!("{}-{}", "some(".repeat(5_000), ")".repeat(5_000));
        refused::<Odd>(&deep, "nested");
    }
}
