//! The lines that go to an external player and come back, each one JSON object: `docs/players.md` describes them.

use super::board_json::board_as_json;
use crate::rules::{Action, Ask, Seat, View, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::time::Duration;

/// Version of the protocol: raised whenever a player that speaks the present one would fail.
pub(super) const VERSION: u32 = 1;

/// The first line: the game as a seat sees it before the first question. The game's seed is not told: its dice follow from it.
pub(super) fn begin(seat: Seat, view: &View, limit: Duration) -> String {
    json!({
        "type": "game",
        "protocol": VERSION,
        "seat": seat,
        "seats": view.players,
        "rulebook": view.rulebook,
        "time_limit_ms": limit.as_millis() as u64,
        "board": board_as_json(view.map()),
    })
    .to_string()
}

/// Whether that line says that the player is ready, with this version; `None` if it says something else.
pub(super) fn is_ready(line: &str) -> Option<bool> {
    let said: Value = serde_json::from_str(line).ok()?;
    (said.get("type")? == "ready").then(|| said.get("protocol") == Some(&json!(VERSION)))
}

/// A question to a seat with the seat's own view: with the view of anybody else none can be made.
pub(super) struct Question<'a> {
    seat: Seat,
    view: &'a View,
    ask: &'a Ask,
}

#[derive(Serialize)]
struct QuestionLine<'a> {
    #[serde(rename = "type")]
    kind: &'static str,
    question: u32,
    seat: Seat,
    optional: bool,
    ask: &'a Ask,
    view: &'a View,
}

impl<'a> Question<'a> {
    /// `None` if the view is not this seat's, or the question is not among those that it shows.
    pub(super) fn of(seat: Seat, view: &'a View, ask: &'a Ask) -> Option<Self> {
        let own = view.viewer == Viewer::Seat(seat) && ask.to == seat && view.asks.contains(ask);
        own.then_some(Self { seat, view, ask })
    }

    pub(super) fn line(&self, number: u32, optional: bool) -> String {
        let Self { seat, view, ask } = *self;
        let line = QuestionLine { kind: "question", question: number, seat, optional, ask, view };
        serde_json::to_string(&line).expect("views are stored as JSON")
    }
}

#[derive(Deserialize)]
struct AnswerLine {
    question: u32,
    seat: Seat,
    action: Value,
}

/// What an answer says.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Said {
    /// That action.
    Action(Action),
    /// Nothing: `null`.
    Nothing,
    /// Something that is no action of any game.
    NoAction,
    /// It is in the name of another seat.
    ForOther,
}

/// The answer to question `number` in that line; `None` if the line is no answer to this question.
pub(super) fn answer(line: &str, number: u32, seat: Seat) -> Option<Said> {
    let said: AnswerLine = serde_json::from_str(line).ok()?;
    if said.question != number {
        return None;
    }
    if said.seat != seat {
        return Some(Said::ForOther);
    }
    let action = serde_json::from_value::<Option<Action>>(said.action);
    Some(action.map_or(Said::NoAction, |action| action.map_or(Said::Nothing, Said::Action)))
}

/// Says that the rules refused the answer to that question.
pub(super) fn refused(number: u32, why: &str) -> String {
    json!({"type": "refused", "question": number, "reason": why}).to_string()
}

/// Says that the game is over, with the seat's last view; `None` if the view is another's.
pub(super) fn over(seat: Seat, view: &View) -> Option<String> {
    (view.viewer == Viewer::Seat(seat))
        .then(|| json!({"type": "over", "seat": seat, "view": view}).to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::luck::SeededChance;
    use crate::rules::{AnswerOrigin, Chance as _, Game, Rulebook, Setup};

    /// Calls `look` with each position of a random game, before each question that the game waits for.
    fn every_position(setup: &Setup, seed: u64, mut look: impl FnMut(&Game, &Ask)) {
        let mut chance = SeededChance::new(seed);
        let mut game = Game::new(setup.clone()).unwrap();
        game.open(&mut chance).iter().for_each(|event| game.evolve(event));
        for _ in 0..400 {
            let asks = game.asks();
            let Some(ask) = asks.into_iter().find(|ask| ask.clock != crate::rules::Clock::None) else {
                return;
            };
            look(&game, &ask);
            let action = ask.menu.sample(&mut |n| chance.draw(0, n));
            let events = game.act(ask.to, ask.id, &action, AnswerOrigin::Player, &mut chance).unwrap();
            events.iter().for_each(|event| game.evolve(event));
        }
    }

    #[test]
    fn what_goes_out_is_the_same_for_games_that_the_seat_cannot_tell_apart() {
        for rulebook in Rulebook::ALL {
            let (mut lines, mut luck) = (0, SeededChance::new(3));
            every_position(&Setup::preset(rulebook, 4), 7, |game, ask| {
                let own = Viewer::Seat(ask.to);
                let twin = game.resample(own, &mut luck);
                let [line, other] = [game, &twin].map(|game| {
                    let view = game.view(own);
                    let asked = view.asks.iter().find(|open| open.id == ask.id).unwrap();
                    Question::of(ask.to, &view, asked).unwrap().line(5, false)
                });
                assert_eq!(line, other, "{rulebook:?}");
                assert!(!line.contains('\n'), "one line");
                lines += 1;
            });
            assert!(lines > 100, "{rulebook:?}: {lines}");
        }
    }

    #[test]
    fn of_the_view_of_another_seat_no_line_is_made() {
        every_position(&Setup::preset(Rulebook::Classic, 3), 1, |game, ask| {
            for seat in (0..3).map(Seat) {
                let view = game.view(Viewer::Seat(seat));
                assert_eq!(Question::of(seat, &view, ask).is_some(), seat == ask.to);
                assert!(Question::of(Seat((seat.0 + 1) % 3), &view, ask).is_none());
                assert_eq!(over(ask.to, &view).is_some(), seat == ask.to);
            }
            assert!(Question::of(ask.to, &game.view(Viewer::Public), ask).is_none());
        });
    }

    #[test]
    fn an_answer_names_its_question_and_its_seat() {
        let read = |line: &str| answer(line, 7, Seat(2));
        let stop = Action::from(crate::rules::classic::Action::Stop);
        let line = r#"{"question":7,"seat":2,"action":{"classic":"stop"}}"#;
        assert_eq!(read(line), Some(Said::Action(stop)));
        assert_eq!(read(r#"{"question":7,"seat":2,"action":null}"#), Some(Said::Nothing));
        assert_eq!(read(r#"{"question":7,"seat":2,"action":{"classic":"win"}}"#), Some(Said::NoAction));
        assert_eq!(read(r#"{"question":7,"seat":1,"action":{"classic":"stop"}}"#), Some(Said::ForOther));
        for stray in ["", "stop", "[7]", r#"{"question":6,"seat":2,"action":null}"#, &"[".repeat(10_000)] {
            assert_eq!(read(stray), None, "{stray}");
        }
    }

    #[test]
    fn a_player_is_ready_with_this_version_only() {
        assert_eq!(is_ready(r#"{"type":"ready","protocol":1}"#), Some(true));
        assert_eq!(is_ready(r#"{"type":"ready","protocol":2}"#), Some(false));
        assert_eq!(is_ready(r#"{"type":"ready"}"#), Some(false));
        assert_eq!(is_ready("hello"), None);
    }
}
