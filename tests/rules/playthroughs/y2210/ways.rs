//! The ways in which a game of 2210 can end, and which of them a playthrough shows.

use super::super::Playthrough;
use casus_belli::rules::{Ending, Rulebook, Viewer};
use std::collections::BTreeSet;

/// Each way with the numbers that make a winner (R1-49, R1-50, A1-47, A1-60).
pub(in super::super) fn wanted() -> BTreeSet<String> {
    let ways = [
        "2210: points, on the board",
        "2210: points, with Colony Influence",
        "2210: points equal, most energy",
        "2210: points and energy equal, most units",
        "2210: draw",
        "2210: the opponent is gone",
        "2210: the last player left",
        "2210: conceded",
        "2210: agreed",
    ];
    let seats = Rulebook::Y2210.seats();
    let sizes = (seats.0..=seats.1).map(|n| format!("2210: year five with {n} seats"));
    ways.into_iter().map(str::to_owned).chain(sizes).collect()
}

/// The required ways that a playthrough shows.
pub(in super::super) fn shown(playthrough: &Playthrough) -> BTreeSet<String> {
    let report = playthrough.tell();
    let Some(outcome) = report.game.outcome() else { return BTreeSet::new() };
    let casus_belli::rules::View::Y2210(view) = report.game.view(Viewer::Public) else {
        unreachable!("of 2210")
    };
    let way = match outcome.ending {
        Ending::LastPlayer => "the last player left",
        Ending::OpponentGone => "the opponent is gone",
        Ending::Draw => "draw",
        Ending::Conceded => "conceded",
        Ending::Agreed => "agreed",
        Ending::World | Ending::Objective => unreachable!("2210 is not won so"),
        Ending::Points => {
            let winner = &outcome.scores[outcome.winners[0].index()];
            let equal = |by_energy: bool| {
                outcome.scores.iter().any(|score| {
                    let energy = view.seat(score.seat).energy == view.seat(winner.seat).energy;
                    score.seat != winner.seat
                        && score.out.is_none()
                        && score.points == winner.points
                        && (energy || !by_energy)
                })
            };
            match (equal(true), equal(false)) {
                (true, _) => "points and energy equal, most units",
                (_, true) => "points equal, most energy",
                _ if winner.points.unsigned_abs() > winner.inside => "points, with Colony Influence",
                _ => "points, on the board",
            }
        }
    };
    let mut shown = BTreeSet::from([format!("2210: {way}")]);
    if outcome.round == 5 && matches!(outcome.ending, Ending::Points | Ending::Draw) {
        shown.insert(format!("2210: year five with {} seats", playthrough.tale.setup.seats));
    }
    shown
}
