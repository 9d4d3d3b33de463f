//! A decision in the making: events are applied as they are written down, so that what follows sees them. Works on a
//! copy of the game that is asked.

use super::super::board::Board;
use super::super::ids::{AskId, Seat};
use super::answer_origin::AnswerOrigin;
use super::ask::Visibility;
use super::chance::Luck;
use super::event::Event;
use super::family::{Family, Part, Step};
use super::game::Match;

/// Far more forced answers than can follow one another.
const MOST_FORCED: usize = 1_000;

/// The game as it will be, the events that make it so, and the luck that they use.
pub(crate) struct Transaction<'a, F: Family> {
    pub(crate) game: Match<F>,
    pub(crate) luck: Luck<'a>,
    events: Vec<Event>,
}

impl<'a, F: Family> Transaction<'a, F> {
    pub(crate) fn new(game: &Match<F>, luck: Luck<'a>) -> Self {
        Self { game: game.clone(), events: Vec::with_capacity(8), luck }
    }

    fn write(&mut self, event: Event) {
        self.game.evolve(&event);
        self.events.push(event);
    }

    /// Writes down an event of the family.
    pub(crate) fn emit(&mut self, event: F::Event) {
        self.write(Event::Happened(event.wrap()));
    }

    /// Writes down an answer.
    pub(crate) fn answered(
        &mut self,
        by: Seat,
        ask: AskId,
        how: AnswerOrigin,
        visibility: Visibility,
        action: &F::Action,
    ) {
        let action = action.clone().wrap();
        self.write(match visibility {
            Visibility::Open => Event::Answered { by, ask, how, action },
            Visibility::Sealed => Event::Sealed { by, ask, how, action },
            Visibility::Partial => Event::Partial { by, ask, how, action },
        });
    }

    /// Writes down an answer that the rules give at once, because there is no other (S-10).
    pub(crate) fn forced(&mut self, by: Seat, action: &F::Action) {
        let ask = AskId { opened: self.game.seq, to: by, number: 0 };
        self.answered(by, ask, AnswerOrigin::Forced, Visibility::Open, action);
    }

    pub(crate) fn state(&self) -> &F::State {
        &self.game.state
    }

    pub(crate) fn board(&self) -> &'static Board {
        self.game.board()
    }

    /// Answers questions that have only one answer until none is open that has, or the game is over; gives the events.
    pub(crate) fn settle(mut self) -> Vec<Event> {
        for _ in 0..MOST_FORCED {
            let only = F::questions(&self.game).into_iter().find_map(|question| {
                let answer = question.menu.only_answer(&self.game, question.id.to)?;
                Some((question, answer))
            });
            let Some((question, answer)) = only else { break };
            let to = question.id.to;
            self.answered(to, question.id, AnswerOrigin::Forced, question.visibility, &answer);
            question.menu.perform(&mut self, to, &answer);
        }
        self.events
    }
}
