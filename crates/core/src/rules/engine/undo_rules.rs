//! Taking back answers ([PBP-12]): which answers of the seat on turn are still free, and the state before them. An answer
//! is free until dice are rolled, a card is drawn, anything is revealed, or another seat answers. Must name no family.

use super::super::ids::Seat;
use super::answer_origin::AnswerOrigin;
use super::ask::{Clock, Illegal};
use super::event::Event;
use super::family::Family;
use super::game::Match;
use super::milestone::Milestone;
use super::part::Part as _;
use super::undo_barrier::UndoBarrier;
use super::undo_state::{FreeAnswers, UndoState, is_free_answer};
use std::sync::Arc;

/// Maximum number of answers that can be taken back; earlier ones are final.
const MOST_ANSWERS: usize = 64;

impl<F: Family> Match<F> {
    /// Keeps up what can be taken back. Called for each event after it was applied, before it is counted; `drew`: whether
    /// luck decided it.
    pub(super) fn note_for_undo(&mut self, event: &Event, drew: bool) {
        if let Some(barrier) = self.barrier_of(event, drew || event.roll().is_some()) {
            return self.undo.close(barrier);
        }
        if let Event::Answered { by, how: AnswerOrigin::Player, .. } = event
            && self.undo.free.as_ref().is_none_or(|free| free.seat != *by)
        {
            // An answer alone does not change the state.
            self.undo.free = Some(FreeAnswers { seat: *by, base: None, events: Vec::new() });
        }
        if let Some(free) = &mut self.undo.free {
            free.events.push((self.seq, event.clone()));
            self.forget_first();
        }
    }

    /// Keeps the state before the first answer that can be taken back, now that the event changes it; not if the event surely
    /// makes the answer final.
    pub(super) fn keep_state_for_undo(&mut self, event: &Event) {
        if matches!(event, Event::Answered { .. }) || self.barrier_of(event, event.roll().is_some()).is_some()
        {
            return;
        }
        if let Some(free) = &mut self.undo.free
            && free.base.is_none()
        {
            free.base = Some(Arc::new(self.state.clone()));
        }
    }

    /// Makes the first answer final if there are more than can be kept.
    fn forget_first(&mut self) {
        let Some(free) = self.undo.free.as_ref().filter(|free| free.events.len() > MOST_ANSWERS) else {
            return;
        };
        let answers = free.answers();
        if answers.len() <= MOST_ANSWERS {
            return;
        }
        let (base, second) = (self.after(free, answers[1]), answers[1]);
        if let Some(free) = &mut self.undo.free {
            free.base = Some(Arc::new(base));
            free.events.drain(..second);
        }
    }

    /// Why an event ends what can be taken back; `None` if it doesn't.
    fn barrier_of(&self, event: &Event, drew: bool) -> Option<UndoBarrier> {
        let free = self.undo.free.as_ref();
        match event {
            Event::Answered { how: AnswerOrigin::Player, .. } | Event::Undone { .. } => None,
            Event::Answered { by, how: AnswerOrigin::Forced, .. } if free.is_none_or(|f| f.seat == *by) => {
                None
            }
            Event::Answered { .. } | Event::Sealed { .. } | Event::Partial { .. } => {
                Some(UndoBarrier::Answered)
            }
            Event::Happened(_) if drew => {
                Some(if event.roll().is_some() { UndoBarrier::Rolled } else { UndoBarrier::Drawn })
            }
            Event::Happened(happened) => match event.milestone() {
                Some(
                    Milestone::TurnBegan { .. } | Milestone::WaitBegan | Milestone::EverybodyAsked { .. },
                ) => Some(UndoBarrier::Began),
                Some(Milestone::StageBegan | Milestone::Eliminated { .. } | Milestone::Ended) => {
                    Some(UndoBarrier::Revealed)
                }
                Some(Milestone::OrderFixed | Milestone::BoardChanged) | None => {
                    let is_final = F::Event::of(happened).is_none_or(F::is_final);
                    is_final.then_some(UndoBarrier::Revealed)
                }
            },
        }
    }

    /// The state before the event with index `end` of the free answers.
    fn after(&self, free: &FreeAnswers<Arc<F::State>>, end: usize) -> F::State {
        // Nothing was drawn since.
        let at = (self.seq, self.draws);
        let base = free.base.as_ref().map_or_else(|| self.state.clone(), |base| F::State::clone(base));
        let mut past = Self::with(Arc::clone(&self.setup), at, None, base, UndoState::default());
        for (seq, event) in &free.events[..end] {
            past.seq = *seq;
            past.apply(event);
        }
        past.state
    }

    /// Restores the state before the seat's last answers. Total: takes back at most what can be taken back.
    pub(super) fn take_back(&mut self, by: Seat, answers: u32) {
        let Some(mut free) = self.undo.free.take().filter(|free| free.seat == by) else { return };
        let begins = free.answers();
        let kept = begins.len().saturating_sub(answers as usize);
        let Some(&end) = begins.get(kept) else {
            self.undo.free = Some(free);
            return;
        };
        self.state = self.after(&free, end);
        free.events.truncate(end);
        self.undo.free = Some(free).filter(|free| !free.events.is_empty());
        self.undo.asked_again = self.seq + 1;
    }

    /// The answers that the seat can take back now, each with all that followed from it, oldest first.
    pub(super) fn undoable(&self, by: Seat) -> Result<Vec<Vec<Event>>, Illegal> {
        if self.outcome.is_some() {
            return Err(Illegal::Over);
        }
        let questions = self.questions();
        if !questions.iter().any(|question| question.id.to == by && question.clock == Clock::Turn) {
            return Err(Illegal::NotAsked);
        }
        // Another seat that is asked has seen what the question follows from.
        if questions.iter().any(|question| question.id.to != by && question.clock != Clock::None) {
            return Err(Illegal::NothingToUndo(UndoBarrier::Answered));
        }
        let Some(free) = self.undo.free.as_ref().filter(|free| free.seat == by) else {
            return Err(Illegal::NothingToUndo(self.undo.barrier));
        };
        let mut steps: Vec<Vec<Event>> = Vec::new();
        for (_, event) in &free.events {
            match steps.last_mut() {
                Some(step) if !is_free_answer(event, by) => step.push(event.clone()),
                _ => steps.push(vec![event.clone()]),
            }
        }
        Ok(steps)
    }

    /// Number of answers that the seat can take back now.
    pub(super) fn undoable_answers(&self, by: Seat) -> u32 {
        // Most seats have none: then the questions need not be made.
        let has = self.undo.free.as_ref().is_some_and(|free| free.seat == by);
        if has { self.undoable(by).map_or(0, |steps| steps.len() as u32) } else { 0 }
    }

    /// The event that takes back the seat's last answers.
    pub(super) fn undo(&self, by: Seat, answers: u32) -> Result<Event, Illegal> {
        let steps = self.undoable(by)?;
        let kept = steps.len().checked_sub(answers as usize).filter(|_| answers > 0).ok_or(Illegal::Stale)?;
        let events = steps[kept..].iter().map(Vec::len).sum::<usize>() as u32;
        Ok(Event::Undone { by, answers, events })
    }
}
