//! A decision in the making: events are applied as they are written down, so that what follows sees them.
//! Never touches the game that is asked: it works on a copy.

use super::asks::{self, Question};
use super::state::{Classic, state};
use crate::rules::action::Action;
use crate::rules::board::Board;
use crate::rules::chance::Luck;
use crate::rules::event::{Event, How, Public};
use crate::rules::game::Game;
use crate::rules::ids::{AskId, Seat};

pub(super) struct Step<'a> {
    pub(super) game: Game,
    pub(super) events: Vec<Event>,
    pub(super) luck: Luck<'a>,
}

impl<'a> Step<'a> {
    pub(super) fn new(game: &Game, luck: Luck<'a>) -> Self {
        Self { game: game.clone(), events: Vec::with_capacity(8), luck }
    }

    pub(super) fn emit(&mut self, event: Event) {
        self.game.evolve(&event);
        self.events.push(event);
    }

    pub(super) fn say(&mut self, public: Public) {
        self.emit(Event::Public(public));
    }

    pub(super) fn state(&self) -> &Classic {
        state(&self.game)
    }

    pub(super) fn board(&self) -> &'static Board {
        self.game.board()
    }

    /// Writes down an open answer.
    pub(super) fn answered(&mut self, by: Seat, ask: AskId, how: How, action: &Action) {
        self.emit(Event::Answered { by, ask, how, action: action.clone() });
    }

    /// Writes down an answer that the rules give at once, because there is no other (S-10).
    pub(super) fn forced(&mut self, by: Seat, action: &Action) {
        let ask = AskId { opened: self.game.seq, to: by };
        self.answered(by, ask, How::Forced, action);
    }

    /// Answers questions that have only one answer until one is open that has more, or the game is over.
    pub(super) fn settle(mut self) -> Vec<Event> {
        // A turn passes through a handful of phases: far fewer forced answers than this can follow each other.
        for _ in 0..1_000 {
            let questions = asks::questions(&self.game);
            let [Question { id, menu, .. }] = questions.as_slice() else { break };
            let Some(action) = asks::only_answer(self.state(), menu) else { break };
            let id = *id;
            self.answered(id.to, id, How::Forced, &action);
            super::decide::apply(&mut self, id.to, &action);
        }
        self.events
    }
}
