//! `Match`: one game of one family as a value. It finds and checks open questions and applies events; the family's steps
//! make the decisions.

use super::super::Action;
use super::super::board::Board;
use super::super::ids::{AskId, Seat};
use super::super::outcome::Outcome;
use super::super::setup::Setup;
use super::answer_origin::AnswerOrigin;
use super::ask::{Ask, Clock, Illegal, Visibility};
use super::chance::{Chance, Luck};
use super::event::Event;
use super::family::{Family, Question, Step};
use super::open_questions::OpenQuestions;
use super::part::Part;
use super::transaction::{Settled, Transaction};
use super::undo_state::UndoState;
use std::fmt;
use std::sync::Arc;

/// A game in progress. Its state follows from its [`Setup`] and its events alone.
pub(crate) struct Match<F: Family> {
    pub(crate) setup: Arc<Setup>,
    board: &'static Board,
    /// Number of events so far.
    pub(crate) seq: u32,
    /// Number of the next draw.
    pub(crate) draws: u64,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) state: F::State,
    /// What can be taken back.
    pub(crate) undo: UndoState<Arc<F::State>>,
    /// The open questions.
    open: OpenQuestions<Question<F::Menu>>,
}

impl<F: Family> Clone for Match<F> {
    fn clone(&self) -> Self {
        self.copy_with(self.undo.clone())
    }
}

impl<F: Family> PartialEq for Match<F> {
    fn eq(&self, other: &Self) -> bool {
        (&self.setup, self.seq, self.draws, &self.outcome, &self.state, &self.undo)
            == (&other.setup, other.seq, other.draws, &other.outcome, &other.state, &other.undo)
    }
}

impl<F: Family> Eq for Match<F> {}

impl<F: Family> fmt::Debug for Match<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Match").field("seq", &self.seq).field("state", &self.state).finish_non_exhaustive()
    }
}

impl<F: Family> Match<F> {
    /// The game with that state after `seq` events; its next draw has the number `draws`.
    pub(crate) fn with(
        setup: Arc<Setup>,
        (seq, draws): (u32, u64),
        outcome: Option<Outcome>,
        state: F::State,
        undo: UndoState<Arc<F::State>>,
    ) -> Self {
        let board = Board::get(setup.board());
        Self { setup, board, seq, draws, outcome, state, undo, open: OpenQuestions::default() }
    }

    pub(crate) fn board(&self) -> &'static Board {
        self.board
    }

    /// This family's options.
    pub(crate) fn options(&self) -> &F::Options {
        F::Options::of(&self.setup.options).expect("a game has the options of its own family")
    }

    /// All open questions. Those of a turn that are asked again after an undo have new ids, and so have those that are always open.
    pub(crate) fn questions(&self) -> &[Question<F::Menu>] {
        // Players may end a game while questions are open ([PBP-65]).
        let ask = || if self.outcome.is_some() { Vec::new() } else { F::questions(self) };
        self.open.get_or_make(|| self.asked_again(ask()))
    }

    /// The open questions to one seat.
    fn questions_to(&self, seat: Seat) -> impl Iterator<Item = &Question<F::Menu>> {
        self.questions().iter().filter(move |question| question.id.to == seat)
    }

    /// The open questions to which there may be a single answer (S-10); `None`: to none of them there is.
    pub(super) fn questions_to_settle(&self) -> Option<Vec<Question<F::Menu>>> {
        let asked = if self.outcome.is_some() { None } else { F::questions_to_settle(self) };
        asked.map(|all| self.asked_again(all))
    }

    /// Keeps the questions that were made to settle the game: they are open now.
    pub(super) fn keep(&mut self, to_settle: Vec<Question<F::Menu>>) {
        self.open = OpenQuestions::of(self.asked_again(F::with_the_others(self, to_settle)));
    }

    fn asked_again(&self, mut questions: Vec<Question<F::Menu>>) -> Vec<Question<F::Menu>> {
        let again = [Clock::Turn, Clock::None];
        for question in questions.iter_mut().filter(|question| again.contains(&question.clock)) {
            question.id.opened = question.id.opened.max(self.undo.asked_again);
        }
        questions
    }

    /// Finds the question that an answer is for and checks the answer.
    pub(super) fn check(
        &self,
        by: Seat,
        ask: AskId,
        action: &F::Action,
    ) -> Result<&Question<F::Menu>, Illegal> {
        let Some(question) = self.questions_to(by).find(|open| open.id == ask) else {
            let asked = self.questions_to(by).next().is_some();
            return Err(if asked { Illegal::Stale } else { Illegal::NotAsked });
        };
        question.menu.check(self, by, action).map_err(|why| Illegal::OffMenu(why.wrap()))?;
        Ok(question)
    }

    /// What follows from an answer.
    pub(super) fn decided(
        &self,
        by: Seat,
        ask: AskId,
        action: &Action,
        how: AnswerOrigin,
        chance: &mut dyn Chance,
    ) -> Result<Settled<F>, Illegal> {
        if self.outcome.is_some() {
            return Err(Illegal::Over);
        }
        let action = F::Action::of(action).ok_or(Illegal::OtherFamily)?;
        let question = self.check(by, ask, action)?;
        let mut tx = Transaction::new(self, Luck::new(chance, self.draws));
        let hides = question.menu.hides(self, action);
        let visibility = if hides { Visibility::Partial } else { question.visibility };
        tx.answered(by, ask, how, visibility, action);
        question.menu.perform(&mut tx, by, action);
        F::after_answer(&mut tx);
        Ok(tx.settle())
    }

    pub(super) fn open_question(&self, question: &Question<F::Menu>) -> Ask {
        let Question { id, menu, visibility, clock } = question;
        let default = menu.default(self, id.to).wrap();
        let (id, visibility, clock) = (*id, *visibility, *clock);
        Ask { id, to: id.to, menu: menu.clone().wrap(), default, visibility, clock }
    }

    /// The questions open to `seat`.
    pub(crate) fn asks_of(&self, seat: Seat) -> Vec<Ask> {
        self.questions_to(seat).map(|question| self.open_question(question)).collect()
    }

    /// A copy to decide on. It keeps no account of what can be taken back, which costs a copy of the state.
    pub(super) fn draft(&self) -> Self {
        self.copy_with(self.undo.without_answers())
    }

    fn copy_with(&self, undo: UndoState<Arc<F::State>>) -> Self {
        let (setup, outcome, state) = (Arc::clone(&self.setup), self.outcome.clone(), self.state.clone());
        Self::with(setup, (self.seq, self.draws), outcome, state, undo)
    }

    /// Applies an event to the state. Total: no rules, no randomness, no errors.
    pub(crate) fn evolve(&mut self, event: &Event) {
        let before = self.draws;
        match event {
            Event::Undone { by, answers, events: _ } => self.take_back(*by, *answers),
            Event::Answered { .. } | Event::Sealed { .. } | Event::Partial { .. } | Event::Happened(_) => {
                self.keep_state_for_undo(event);
                self.apply(event);
                self.note_for_undo(event, self.draws != before);
            }
        }
        self.count();
    }

    /// Counts an event that was applied.
    pub(super) fn count(&mut self) {
        self.seq += 1;
        self.changed();
    }

    /// Whoever has changed the game says so: its open questions are made anew.
    pub(super) fn changed(&mut self) {
        self.open.forget();
    }

    /// Applies an event other than an undo to the family's state.
    pub(super) fn apply(&mut self, event: &Event) {
        match event {
            Event::Answered { .. } | Event::Undone { .. } => {}
            Event::Sealed { by, action, .. } => self.hidden(*by, action, Visibility::Sealed),
            Event::Partial { by, action, .. } => self.hidden(*by, action, Visibility::Partial),
            Event::Happened(event) => {
                if let Some(event) = F::Event::of(event) {
                    F::record(self, event);
                }
            }
        }
    }

    fn hidden(&mut self, by: Seat, action: &Action, visibility: Visibility) {
        if let Some(action) = F::Action::of(action) {
            F::record_hidden(self, by, action, visibility);
        }
    }
}
