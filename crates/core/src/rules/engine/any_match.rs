//! `AnyMatch`: the operations of [`Game`] as an object-safe trait, implemented for the [`Match`] of every family.

use super::super::families::{FamilyState, Menu, OpenOrder, Standing, View};
use super::super::ids::{AskId, Role, Seat};
use super::super::outcome::{Outcome, Settlement};
use super::super::setup::Setup;
use super::super::{Action, Game, OrderStep};
use super::answer_origin::AnswerOrigin;
use super::ask::{Ask, Clock, Illegal};
use super::chance::{Chance, Luck};
use super::event::{Event, Viewer};
use super::game::Match;
use super::orders::{FamilyOrders, Forecast, Next};
use super::part::Part;
use super::transaction::Transaction;
use super::undo_state::UndoState;

/// A game of any family, as a trait object. [`Game`] delegates to it.
pub(crate) trait AnyMatch {
    fn setup(&self) -> &Setup;
    fn seq(&self) -> u32;
    fn draws(&self) -> u64;
    fn outcome(&self) -> Option<&Outcome>;
    fn open(&self, chance: &mut dyn Chance) -> Vec<Event>;
    fn asks(&self) -> Vec<Ask>;
    fn ask(&self, id: AskId) -> Option<Ask>;
    fn asked(&self) -> Vec<(AskId, Clock)>;
    fn act(
        &self,
        by: Seat,
        ask: AskId,
        action: &Action,
        how: AnswerOrigin,
        chance: &mut dyn Chance,
    ) -> Result<Vec<Event>, Illegal>;
    fn evolve_any(&mut self, event: &Event);
    /// Decides an answer and applies its events at once, in an imagined world: nothing can be taken back there.
    fn imagine_answer(
        &mut self,
        by: Seat,
        ask: AskId,
        action: &Action,
        chance: &mut dyn Chance,
    ) -> Result<(), Illegal>;
    fn view(&self, viewer: Viewer) -> View;
    fn minutes(&self) -> Option<u32>;
    fn call_time(&self) -> Vec<Event>;
    fn settle(&self, how: Settlement) -> Vec<Event>;
    fn may_talk(&self, one: Seat, other: Seat) -> bool;
    fn role_of(&self, seat: Seat) -> Option<Role>;
    fn resampled(&self, viewer: Viewer, chance: &mut dyn Chance) -> Game;
    fn check_standing(&self, seat: Seat, standing: &Standing) -> Result<(), Illegal>;
    fn next(
        &self,
        seat: Seat,
        open: &OpenOrder,
        menu: &Menu,
        forecast: &dyn Forecast,
    ) -> Result<OrderStep, Illegal>;
    /// A copy of the family's state, for storage.
    fn state(&self) -> FamilyState;
    /// What can be taken back, for storage.
    fn stored_undo(&self) -> UndoState<FamilyState>;
    fn undoable(&self, by: Seat) -> Result<Vec<Vec<Event>>, Illegal>;
    fn undoable_answers(&self, by: Seat) -> u32;
    fn undo(&self, by: Seat, answers: u32) -> Result<Event, Illegal>;
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
        tx.settle().events
    }

    fn asks(&self) -> Vec<Ask> {
        self.questions().iter().map(|question| self.open_question(question)).collect()
    }

    fn ask(&self, id: AskId) -> Option<Ask> {
        self.questions()
            .iter()
            .find(|question| question.id == id)
            .map(|question| self.open_question(question))
    }

    fn asked(&self) -> Vec<(AskId, Clock)> {
        self.questions().iter().map(|question| (question.id, question.clock)).collect()
    }

    fn act(
        &self,
        by: Seat,
        ask: AskId,
        action: &Action,
        how: AnswerOrigin,
        chance: &mut dyn Chance,
    ) -> Result<Vec<Event>, Illegal> {
        self.decided(by, ask, action, how, chance).map(|settled| settled.events)
    }

    fn evolve_any(&mut self, event: &Event) {
        self.evolve(event);
    }

    fn imagine_answer(
        &mut self,
        by: Seat,
        ask: AskId,
        action: &Action,
        chance: &mut dyn Chance,
    ) -> Result<(), Illegal> {
        *self = self.decided(by, ask, action, AnswerOrigin::Player, chance)?.into_game();
        Ok(())
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

    fn settle(&self, how: Settlement) -> Vec<Event> {
        let in_game = |to: Seat| self.view(Viewer::Public).alive.contains(&to);
        let may = self.seq > 0 && self.outcome.is_none();
        if !may || matches!(how, Settlement::Conceded(to) if !in_game(to)) {
            return Vec::new();
        }
        F::settled(self, how).into_iter().map(|event| Event::Happened(event.wrap())).collect()
    }

    fn may_talk(&self, one: Seat, other: Seat) -> bool {
        self.setup.options.talk() && F::may_talk(self, one, other)
    }

    fn role_of(&self, seat: Seat) -> Option<Role> {
        F::role_of(self, seat)
    }

    fn resampled(&self, viewer: Viewer, chance: &mut dyn Chance) -> Game {
        let mut twin = F::resample(self, viewer, Luck::new(chance, 0));
        // An earlier state would hold the real secrets; nobody takes anything back in an imagined world.
        twin.undo = self.undo.without_answers();
        twin.changed();
        twin.into()
    }

    fn check_standing(&self, seat: Seat, standing: &Standing) -> Result<(), Illegal> {
        let standing = F::Standing::of(standing).ok_or(Illegal::OtherFamily)?;
        F::check_standing(self, seat, standing).map_err(|why| Illegal::OffMenu(why.wrap()))
    }

    fn next(
        &self,
        seat: Seat,
        open: &OpenOrder,
        menu: &Menu,
        forecast: &dyn Forecast,
    ) -> Result<OrderStep, Illegal> {
        let open = F::OpenOrder::of(open).ok_or(Illegal::OtherFamily)?.clone();
        let menu = F::Menu::of(menu).ok_or(Illegal::OtherFamily)?;
        let next = F::next(self, seat, open, menu, forecast).map_err(|why| Illegal::OffMenu(why.wrap()))?;
        Ok(match next {
            Next::Answer(action, rest) => OrderStep::Answer(action.wrap(), rest.map(Part::wrap)),
            Next::Stop(reason) => OrderStep::Stop(reason.map(Part::wrap)),
        })
    }

    fn state(&self) -> FamilyState {
        self.state.clone().wrap()
    }

    fn stored_undo(&self) -> UndoState<FamilyState> {
        self.undo.map(|state| Some(F::State::clone(state).wrap()))
    }

    fn undoable(&self, by: Seat) -> Result<Vec<Vec<Event>>, Illegal> {
        self.undoable(by)
    }

    fn undoable_answers(&self, by: Seat) -> u32 {
        self.undoable_answers(by)
    }

    fn undo(&self, by: Seat, answers: u32) -> Result<Event, Illegal> {
        self.undo(by, answers)
    }
}
