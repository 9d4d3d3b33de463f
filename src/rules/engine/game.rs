//! One game of one family as a value, and what can be asked of it. Decides nothing itself: the family's steps do.

use super::super::board::Board;
use super::super::families::{FamilyState, Menu, Plan, Standing, View};
use super::super::ids::{AskId, Seat};
use super::super::outcome::Outcome;
use super::super::setup::Setup;
use super::super::{Action, Game, Going};
use super::ask::{Ask, Illegal, Visibility};
use super::chance::{Chance, Luck};
use super::event::{Event, Viewer};
use super::family::{Family, Part, Question, Step};
use super::how::How;
use super::orders::{FamilyOrders, Forecast, Next};
use super::transaction::Transaction;
use std::fmt;

/// A game in progress. Its state follows from its [`Setup`] and its events alone.
pub(crate) struct Match<F: Family> {
    pub(crate) setup: Setup,
    /// Number of events so far.
    pub(crate) seq: u32,
    /// Number of the next draw.
    pub(crate) draws: u64,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) state: F::State,
}

impl<F: Family> Clone for Match<F> {
    fn clone(&self) -> Self {
        Self {
            setup: self.setup.clone(),
            seq: self.seq,
            draws: self.draws,
            outcome: self.outcome.clone(),
            state: self.state.clone(),
        }
    }
}

impl<F: Family> PartialEq for Match<F> {
    fn eq(&self, other: &Self) -> bool {
        (&self.setup, self.seq, self.draws, &self.outcome, &self.state)
            == (&other.setup, other.seq, other.draws, &other.outcome, &other.state)
    }
}

impl<F: Family> Eq for Match<F> {}

impl<F: Family> fmt::Debug for Match<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Match").field("seq", &self.seq).field("state", &self.state).finish_non_exhaustive()
    }
}

impl<F: Family> Match<F> {
    pub(crate) fn board(&self) -> &'static Board {
        Board::get(self.setup.board())
    }

    /// This family's options.
    pub(crate) fn options(&self) -> &F::Options {
        F::Options::of(&self.setup.options).expect("a game has the options of its own family")
    }

    /// Finds the question an answer is for and checks the answer.
    fn check(&self, by: Seat, ask: AskId, action: &F::Action) -> Result<Question<F::Menu>, Illegal> {
        let mut questions = F::questions(self);
        let Some(found) = questions.iter().position(|open| open.id == ask && ask.to == by) else {
            let asked = questions.iter().any(|open| open.id.to == by);
            return Err(if asked { Illegal::Stale } else { Illegal::NotAsked });
        };
        let question = questions.swap_remove(found);
        question.menu.check(self, by, action).map_err(|why| Illegal::OffMenu(why.wrap()))?;
        Ok(question)
    }

    fn open_question(&self, question: Question<F::Menu>) -> Ask {
        let Question { id, menu, visibility, clock } = question;
        let default = menu.default(self, id.to).wrap();
        Ask { id, to: id.to, menu: menu.wrap(), default, visibility, clock }
    }

    /// The questions open to that seat.
    pub(crate) fn asks_of(&self, seat: Seat) -> Vec<Ask> {
        let own = F::questions(self).into_iter().filter(|question| question.id.to == seat);
        own.map(|question| self.open_question(question)).collect()
    }

    /// Records an event. Total: no rules, no luck, no errors.
    pub(crate) fn evolve(&mut self, event: &Event) {
        match event {
            Event::Answered { .. } => {}
            Event::Sealed { by, action, .. } => self.hidden(*by, action, Visibility::Sealed),
            Event::Partial { by, action, .. } => self.hidden(*by, action, Visibility::Partial),
            Event::Happened(event) => {
                if let Some(event) = F::Event::of(event) {
                    F::record(self, event);
                }
            }
        }
        self.seq += 1;
    }

    fn hidden(&mut self, by: Seat, action: &Action, visibility: Visibility) {
        if let Some(action) = F::Action::of(action) {
            F::record_hidden(self, by, action, visibility);
        }
    }
}

/// A game of whatever family: what [`Game`] hands its questions to.
pub(crate) trait AnyMatch {
    fn setup(&self) -> &Setup;
    fn seq(&self) -> u32;
    fn draws(&self) -> u64;
    fn outcome(&self) -> Option<&Outcome>;
    fn open(&self, chance: &mut dyn Chance) -> Vec<Event>;
    fn asks(&self) -> Vec<Ask>;
    fn act(
        &self,
        by: Seat,
        ask: AskId,
        action: &Action,
        how: How,
        chance: &mut dyn Chance,
    ) -> Result<Vec<Event>, Illegal>;
    fn evolve_any(&mut self, event: &Event);
    fn view(&self, viewer: Viewer) -> View;
    fn minutes(&self) -> Option<u32>;
    fn call_time(&self) -> Vec<Event>;
    fn resampled(&self, viewer: Viewer, chance: &mut dyn Chance) -> Game;
    fn check_standing(&self, standing: &Standing) -> Result<(), Illegal>;
    fn next(&self, seat: Seat, plan: &Plan, menu: &Menu, forecast: &dyn Forecast) -> Result<Going, Illegal>;
    /// What of it is stored.
    fn state(&self) -> FamilyState;
}

impl<F: FamilyOrders> AnyMatch for Match<F>
where
    Game: From<Self>,
{
    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn seq(&self) -> u32 {
        self.seq
    }

    fn draws(&self) -> u64 {
        self.draws
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    fn open(&self, chance: &mut dyn Chance) -> Vec<Event> {
        assert_eq!(self.seq, 0, "a game opens once");
        let mut tx = Transaction::new(self, Luck::new(chance, self.draws));
        F::open(&mut tx);
        tx.settle()
    }

    fn asks(&self) -> Vec<Ask> {
        F::questions(self).into_iter().map(|question| self.open_question(question)).collect()
    }

    fn act(
        &self,
        by: Seat,
        ask: AskId,
        action: &Action,
        how: How,
        chance: &mut dyn Chance,
    ) -> Result<Vec<Event>, Illegal> {
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
        Ok(tx.settle())
    }

    fn evolve_any(&mut self, event: &Event) {
        self.evolve(event);
    }

    fn view(&self, viewer: Viewer) -> View {
        F::view(self, viewer).wrap()
    }

    fn minutes(&self) -> Option<u32> {
        F::minutes(self)
    }

    fn call_time(&self) -> Vec<Event> {
        F::time_called(self).map(|event| Event::Happened(event.wrap())).into_iter().collect()
    }

    fn resampled(&self, viewer: Viewer, chance: &mut dyn Chance) -> Game {
        F::resample(self, viewer, Luck::new(chance, 0)).into()
    }

    fn check_standing(&self, standing: &Standing) -> Result<(), Illegal> {
        let standing = F::Standing::of(standing).ok_or(Illegal::OtherFamily)?;
        F::check_standing(self, standing).map_err(|why| Illegal::OffMenu(why.wrap()))
    }

    fn next(&self, seat: Seat, plan: &Plan, menu: &Menu, forecast: &dyn Forecast) -> Result<Going, Illegal> {
        let plan = F::Plan::of(plan).ok_or(Illegal::OtherFamily)?.clone();
        let menu = F::Menu::of(menu).ok_or(Illegal::OtherFamily)?;
        let next = F::next(self, seat, plan, menu, forecast).map_err(|why| Illegal::OffMenu(why.wrap()))?;
        Ok(match next {
            Next::Answer(action, rest) => Going::Answer(action.wrap(), rest.map(Part::wrap)),
            Next::Stop(reason) => Going::Stop(reason.map(Part::wrap)),
        })
    }

    fn state(&self) -> FamilyState {
        self.state.clone().wrap()
    }
}
