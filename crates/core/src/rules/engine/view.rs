//! `Common`: the part of a view that all families share. A family's own view contains it and adds more fields.

use super::super::board::{Board, BoardId};
use super::super::families::{AskKind, Options};
use super::super::ids::Seat;
use super::super::outcome::Outcome;
use super::super::setup::Rulebook;
use super::ask::{Ask, Clock};
use super::event::Viewer;
use super::family::{AnyStep as _, Family, Question};
use super::game::Match;
use serde::Serialize;

/// The part of a view that every family has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Common {
    /// The viewer.
    pub viewer: Viewer,
    /// The rulebook.
    pub rulebook: Rulebook,
    /// House options.
    pub options: Options,
    /// The board.
    pub board: BoardId,
    /// Number of events so far.
    pub seq: u32,
    /// The round, 1-based; 0 during set-up.
    pub round: u32,
    /// The turn, 1-based over all seats; 0 during set-up.
    pub turn: u32,
    /// The seat on turn; `None` during a sealed set-up and after the end.
    pub on_turn: Option<Seat>,
    /// Number of seats at the table.
    pub players: u8,
    /// The seats that must answer, as far as all players may know.
    pub waiting: Waiting,
    /// All seats in the order of play, first player first.
    pub order: Vec<Seat>,
    /// The seats of `order` that are still in the game.
    pub alive: Vec<Seat>,
    /// The result; `None` while the game runs.
    pub outcome: Option<Outcome>,
    /// Whether the viewer has given a sealed answer while others have not.
    pub answered: bool,
    /// Questions open to the viewer.
    pub asks: Vec<Ask>,
}

/// What a family says of its own about the common part of a view.
pub(crate) struct Course {
    pub(crate) round: u32,
    pub(crate) turn: u32,
    pub(crate) on_turn: Option<Seat>,
    pub(crate) waiting: Waiting,
    pub(crate) order: Vec<Seat>,
    pub(crate) alive: Vec<Seat>,
    pub(crate) answered: bool,
}

/// The seats that must answer, as far as all players may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Waiting {
    /// None: the game is over.
    Nobody,
    /// These decisions, the first due in front; never empty.
    For(Vec<Awaited>),
    /// Sealed answers of several seats: only the number given is shown ([PBP-22]).
    Sealed {
        /// The kind of question.
        kind: AskKind,
        /// Number of answers given.
        answered: u32,
        /// Number of answers expected.
        of: u32,
    },
}

/// A seat that must answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Awaited {
    /// The seat.
    pub seat: Seat,
    /// The kind of question.
    pub kind: AskKind,
}

impl Waiting {
    /// The seats that must answer these open questions. Optional questions (no clock) don't count.
    pub(crate) fn on<F: Family>(questions: &[Question<F::Menu>]) -> Self {
        let mut all: Vec<Awaited> = Vec::new();
        for question in questions.iter().filter(|question| question.clock != Clock::None) {
            let one = Awaited { seat: question.id.to, kind: question.menu.kind() };
            if !all.contains(&one) {
                all.push(one);
            }
        }
        if all.is_empty() { Self::Nobody } else { Self::For(all) }
    }

    /// The seat that must answer, if there is only one.
    pub fn one(&self) -> Option<Seat> {
        match self {
            Self::For(all) => {
                all.first().map(|one| one.seat).filter(|seat| all.iter().all(|a| a.seat == *seat))
            }
            Self::Nobody | Self::Sealed { .. } => None,
        }
    }

    /// The kinds of open questions, each once.
    pub fn kinds(&self) -> Vec<AskKind> {
        match self {
            Self::Nobody => Vec::new(),
            Self::Sealed { kind, .. } => vec![*kind],
            Self::For(all) => {
                let mut kinds: Vec<AskKind> = Vec::new();
                for one in all {
                    if !kinds.contains(&one.kind) {
                        kinds.push(one.kind);
                    }
                }
                kinds
            }
        }
    }
}

impl Common {
    /// The common part of one viewer's view.
    pub(crate) fn of<F: Family>(game: &Match<F>, viewer: Viewer, course: Course) -> Self {
        let Course { round, turn, on_turn, waiting, order, alive, answered } = course;
        Self {
            viewer,
            rulebook: game.setup.rulebook,
            options: game.setup.options.clone(),
            board: game.setup.board(),
            seq: game.seq,
            round,
            turn,
            on_turn,
            players: game.setup.seats,
            waiting,
            order,
            alive,
            outcome: game.outcome.clone(),
            answered,
            asks: viewer.seat().map_or_else(Vec::new, |seat| game.asks_of(seat)),
        }
    }

    /// The viewer's seat, if they have one.
    pub const fn viewer_seat(&self) -> Option<Seat> {
        self.viewer.seat()
    }

    /// The board of the game.
    pub fn map(&self) -> &'static Board {
        Board::get(self.board)
    }

    /// The questions open to the viewer that the game waits for: without those that are only offered.
    pub fn awaited_asks(&self) -> impl Iterator<Item = &Ask> + Clone {
        self.asks.iter().filter(|ask| ask.clock != Clock::None)
    }

    /// Whether players may talk and make deals (R4-13).
    pub fn talk(&self) -> bool {
        self.options.talk()
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::family::classic;
    use super::*;

    #[test]
    fn each_kind_is_named_once_however_many_seats_are_waited_for() {
        let one = |(seat, kind): (u8, classic::AskKind)| Awaited { seat: Seat(seat), kind: kind.into() };
        let (defend, consent) = (classic::AskKind::Defend, classic::AskKind::Consent);
        let waiting = Waiting::For([(0, defend), (1, consent), (2, defend)].map(one).into());
        assert_eq!(waiting.kinds(), [defend.into(), consent.into()]);
        assert_eq!(waiting.one(), None);
        assert_eq!(Waiting::For(vec![one((1, defend)), one((1, consent))]).one(), Some(Seat(1)));
    }
}
