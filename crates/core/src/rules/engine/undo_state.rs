//! What a game remembers so that answers can be taken back ([PBP-12]), and what a log shows of those that were.

use super::super::ids::Seat;
use super::answer_origin::AnswerOrigin;
use super::event::{Event, Seen};
use super::undo_barrier::UndoBarrier;
use serde::{Deserialize, Serialize};

/// What a game remembers so that answers can be taken back. `S` is a state of its family.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct UndoState<S> {
    /// The answers that can be taken back.
    pub(super) free: Option<FreeAnswers<S>>,
    /// Why earlier answers can't be.
    pub(super) barrier: UndoBarrier,
    /// Number of events when answers were last taken back; 0 if never. Questions asked again get ids of their own, so that
    /// a button pressed before the undo is stale.
    pub(super) asked_again: u32,
}

/// The answers of one seat that it can take back, and the state before the first of them. Without an answer only while an event
/// is applied.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FreeAnswers<S> {
    pub(super) seat: Seat,
    /// `None` while the state is still the same: most first answers are followed by a roll, and then nobody needs a copy of it.
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    pub(super) base: Option<S>,
    /// The answers with all that followed from them, each event with its number.
    pub(super) events: Vec<(u32, Event)>,
}

impl<S> Default for UndoState<S> {
    fn default() -> Self {
        Self { free: None, barrier: UndoBarrier::Began, asked_again: 0 }
    }
}

impl<S> UndoState<S> {
    /// The same with another type of state; `None` from `state` leaves out what can be taken back.
    pub(crate) fn map<T>(&self, state: impl FnOnce(&S) -> Option<T>) -> UndoState<T> {
        let free = self.free.as_ref().and_then(|free| {
            let FreeAnswers { seat, base, events } = free;
            let base = match base {
                Some(base) => Some(state(base)?),
                None => None,
            };
            Some(FreeAnswers { seat: *seat, base, events: events.clone() })
        });
        UndoState { free, ..self.without_answers() }
    }

    /// The same without what can be taken back.
    pub(super) fn without_answers<T>(&self) -> UndoState<T> {
        UndoState { free: None, barrier: self.barrier, asked_again: self.asked_again }
    }

    /// From now on nothing before this moment can be taken back.
    pub(super) fn close(&mut self, barrier: UndoBarrier) {
        let had = self.free.take().is_some();
        let counts = match barrier {
            UndoBarrier::Began | UndoBarrier::Answered => true,
            // Cards drawn at the beginning of a turn follow from no answer in it.
            UndoBarrier::Rolled | UndoBarrier::Drawn => had || self.barrier != UndoBarrier::Began,
            // The first cause is the one to name: what follows a roll is a consequence of it.
            UndoBarrier::Revealed => had,
        };
        if counts {
            self.barrier = barrier;
        }
    }
}

impl<S> FreeAnswers<S> {
    /// Indices of the answers in `events`.
    pub(super) fn answers(&self) -> Vec<usize> {
        let given = |(_, (_, event)): &(usize, &(u32, Event))| is_free_answer(event, self.seat);
        self.events.iter().enumerate().filter(given).map(|(at, _)| at).collect()
    }
}

/// Whether it is an answer that the seat itself has given openly.
pub(super) fn is_free_answer(event: &Event, seat: Seat) -> bool {
    matches!(event, Event::Answered { by, how: AnswerOrigin::Player, .. } if *by == seat)
}

impl Seen {
    /// For each of these events of a turn, whether it was taken back later. The list must begin where the turn does.
    pub fn taken_back(seen: &[Self]) -> Vec<bool> {
        let mut gone = vec![false; seen.len()];
        Self::undone(seen).into_iter().flat_map(|(_, events)| events).for_each(|at| gone[at] = true);
        gone
    }

    /// For each note of these events of a turn that says so: its index, and those of the events that were taken back.
    pub fn undone(seen: &[Self]) -> Vec<(usize, Vec<usize>)> {
        let mut undone = Vec::new();
        let mut counting: Vec<usize> = Vec::new();
        for (at, event) in seen.iter().enumerate() {
            let Self::Undone { by, answers } = event else {
                counting.push(at);
                continue;
            };
            let given = |at: &&usize| matches!(&seen[**at], Self::Answered { by: who, how: AnswerOrigin::Player, .. } if who == by);
            let first =
                counting.iter().filter(given).nth_back((*answers as usize).saturating_sub(1)).copied();
            // An answer that is not in the list was taken back before it begins.
            let Some(first) = first else {
                undone.push((at, Vec::new()));
                continue;
            };
            let from = counting.partition_point(|at| *at < first);
            undone.push((at, counting.split_off(from)));
        }
        undone
    }

    /// These events of a turn without those that were taken back, and without the notes that say so.
    #[must_use]
    pub fn in_force(seen: Vec<Self>) -> Vec<Self> {
        let gone = Self::taken_back(&seen);
        let holds = |(event, gone): (Self, bool)| {
            let stays = !gone && !matches!(event, Self::Undone { .. });
            stays.then_some(event)
        };
        seen.into_iter().zip(gone).filter_map(holds).collect()
    }
}
