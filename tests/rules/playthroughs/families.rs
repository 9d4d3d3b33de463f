//! The families in playthroughs: passes answers, events and positions to the files of their family. A new family does not
//! compile without its own.

use super::names::seat;
use super::{Playthrough, classic, cold_war, y2210};
use casus_belli::rules::{
    Action, AskKind, Awaited, Board, FamilyId, FamilySeen, Menu, Options, Outcome, Rulebook, Seat, Setup,
    View, Waiting,
};
use std::collections::BTreeSet;

/// The family that a setup belongs to.
pub(super) const fn of(setup: &Setup) -> FamilyId {
    match setup.options {
        Options::Classic(_) => FamilyId::Classic,
        Options::Y2210(_) => FamilyId::Y2210,
        Options::ColdWar(_) => FamilyId::ColdWar,
    }
}

/// An answer in one line, which [`find_answer`] parses.
pub(super) fn answer(board: &Board, action: &Action) -> String {
    match action {
        Action::Classic(action) => classic::answers::answer(board, action),
        Action::Y2210(action) => y2210::answers::answer(board, action),
        Action::ColdWar(action) => cold_war::answer(action),
    }
}

/// Parses an answer that [`answer`] wrote.
pub(super) fn find_answer(setup: &Setup, text: &str) -> Option<Action> {
    let board = Board::get(setup.board());
    match of(setup) {
        FamilyId::Classic => classic::answers::find_answer(board, text).map(Action::Classic),
        FamilyId::Y2210 => y2210::answers::find_answer(board, text).map(Action::Y2210),
        FamilyId::ColdWar => cold_war::find_answer(text).map(Action::ColdWar),
    }
}

/// The name of a kind of question.
pub(super) fn kind(kind: AskKind) -> String {
    match kind {
        AskKind::Classic(kind) => format!("{kind:?}"),
        AskKind::Y2210(kind) => format!("{kind:?}"),
        AskKind::ColdWar(kind) => format!("{kind:?}"),
    }
}

/// A family's event for its viewer.
pub(super) fn happened(board: &Board, seen: &FamilySeen) -> String {
    match seen {
        FamilySeen::Classic(seen) => classic::events::happened(board, seen),
        FamilySeen::Y2210(seen) => y2210::events::happened(board, seen),
        FamilySeen::ColdWar(seen) => cold_war::happened(board, seen),
    }
}

/// The whole board, a line for each continent.
pub(super) fn board(view: &View) -> Vec<String> {
    match view {
        View::Classic(view) => classic::position::board(view),
        View::Y2210(view) => y2210::position::board(view),
        View::ColdWar(view) => cold_war::position::board(view),
    }
}

/// The standings in one line.
pub(super) fn standing(view: &View) -> String {
    match view {
        View::Classic(view) => classic::position::standing(view),
        View::Y2210(view) => y2210::position::standing(view),
        View::ColdWar(view) => cold_war::position::standing(view),
    }
}

/// The public changes between two views of a game.
pub(super) fn changes(before: &View, after: &View) -> Option<String> {
    match (before, after) {
        (View::Classic(before), View::Classic(after)) => classic::position::changes(before, after),
        (View::Y2210(before), View::Y2210(after)) => y2210::position::changes(before, after),
        (View::ColdWar(before), View::ColdWar(after)) => cold_war::position::changes(before, after),
        (View::Classic(_) | View::Y2210(_) | View::ColdWar(_), _) => unreachable!("views of one game"),
    }
}

/// What only the viewer's seat sees.
pub(super) fn secrets(view: &View) -> String {
    match view {
        View::Classic(view) => classic::position::secrets(view),
        View::Y2210(view) => y2210::position::secrets(view),
        View::ColdWar(view) => cold_war::position::secrets(view),
    }
}

/// The choices of a menu, in a few words.
pub(super) fn offer(view: &View, menu: &Menu) -> String {
    match (view, menu) {
        (View::Classic(view), Menu::Classic(menu)) => {
            format!("{}; {}", classic::position::offer(view, menu), classic::count::shown(menu))
        }
        (View::Y2210(view), Menu::Y2210(menu)) => y2210::offer::offer(view, menu),
        (View::ColdWar(_), Menu::ColdWar(menu)) => cold_war::position::offer(menu),
        (View::Classic(_) | View::Y2210(_) | View::ColdWar(_), _) => unreachable!("a menu of the same game"),
    }
}

/// Result of each seat, a line for each.
pub(super) fn scores(view: &View, outcome: &Outcome) -> Vec<String> {
    match view {
        View::Classic(_) => classic::position::scores(outcome),
        View::Y2210(view) => y2210::position::scores(view, outcome),
        View::ColdWar(_) => cold_war::position::scores(outcome),
    }
}

/// Who is waited for, as all viewers see it.
pub(super) fn waiting(view: &View) -> String {
    match &view.waiting {
        Waiting::Nobody => "nobody is asked".to_owned(),
        Waiting::For(all) => {
            let one = |one: &Awaited| format!("{} is asked: {:?}", seat(one.seat), one.kind);
            all.iter().map(one).collect::<Vec<_>>().join("; ")
        }
        Waiting::Sealed { kind, answered, of } => format!("sealed: {kind:?}, {answered} of {of} answers in"),
    }
}

/// What a line for everybody tells although it is secret: of the lines of the body, the first such.
pub(super) fn leak(setup: &Setup, body: &[&str]) -> Option<String> {
    match of(setup) {
        FamilyId::Classic => classic::secrets::leak(setup, body),
        FamilyId::Y2210 => y2210::secrets::leak(body),
        FamilyId::ColdWar => cold_war::leak(setup, body),
    }
}

/// The ways to end that need a playthrough.
pub(super) fn wanted() -> BTreeSet<String> {
    classic::ways::wanted().into_iter().chain(y2210::ways::wanted()).chain(cold_war::wanted()).collect()
}

/// The required ways that a playthrough shows.
pub(super) fn shown(playthrough: &Playthrough) -> BTreeSet<String> {
    match of(&playthrough.tale.setup) {
        FamilyId::Classic => classic::ways::shown(playthrough),
        FamilyId::Y2210 => y2210::ways::shown(playthrough),
        FamilyId::ColdWar => cold_war::shown(playthrough),
    }
}

/// The numbers of seats with which a rulebook needs a playthrough as it is printed, at least one of each group.
pub(super) fn seats_wanted(rulebook: Rulebook) -> Vec<std::ops::RangeInclusive<u8>> {
    let (fewest, most) = rulebook.seats();
    match rulebook.preset() {
        Options::Classic(_) if fewest == 2 => vec![2..=2, 3..=most],
        Options::Classic(_) => vec![fewest..=most],
        // The number of seats changes the pieces, the land and the order of the year.
        Options::Y2210(_) | Options::ColdWar(_) => (fewest..=most).map(|seats| seats..=seats).collect(),
    }
}

/// Whether the seat is still in the game.
pub(super) fn alive(view: &View, seat: Seat) -> bool {
    view.alive.contains(&seat)
}
