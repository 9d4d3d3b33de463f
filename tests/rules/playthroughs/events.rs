//! Text of events in a playthrough, as one viewer sees them.

use super::families::{answer, happened};
use super::names::{seat, seats};
use casus_belli::rules::{AnswerOrigin, Board, Ending, Outcome, Seen};

/// The text of an event for its viewer.
pub(super) fn seen(board: &Board, seen: &Seen) -> String {
    match seen {
        Seen::Answered { by, how, action } => {
            format!("{}{} {}", seat(*by), way(*how), answer(board, action))
        }
        Seen::OwnSealed { action } => format!("sealed: {}", answer(board, action)),
        Seen::OneMoreSealed => "one more answer is in, unseen".to_owned(),
        Seen::Partial { face, .. } => match *face {
            casus_belli::rules::Face::Classic(face) => match face {},
            casus_belli::rules::Face::Y2210(face) => match face {},
            casus_belli::rules::Face::ColdWar(face) => match face {},
        },
        Seen::Happened(seen) => happened(board, seen),
        Seen::Undone { by, answers } => format!("{} takes back {answers}", seat(*by)),
    }
}

const fn way(how: AnswerOrigin) -> &'static str {
    match how {
        AnswerOrigin::Player => ":",
        AnswerOrigin::Standing => " by standing order:",
        AnswerOrigin::Silence => ", silent:",
        AnswerOrigin::Forced => " can only",
    }
}

/// The end of a game.
pub(super) fn ended(outcome: &Outcome) -> String {
    let Outcome { winners, ending, round, scores: _ } = outcome;
    let won = if *ending == Ending::Draw { "shared" } else { "won" };
    format!("THE END in round {round}: {}, {won} by {}", ending.key(), seats(winners))
}
