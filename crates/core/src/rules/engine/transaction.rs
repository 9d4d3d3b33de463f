//! `Transaction`: collects the events of one decision. Each event is applied to a copy of the game at once, so that later
//! steps of the decision see it.

use super::super::board::Board;
use super::super::ids::{AskId, Seat};
use super::answer_origin::AnswerOrigin;
use super::ask::Visibility;
use super::chance::Luck;
use super::event::Event;
use super::family::{Family, Question, Step};
use super::game::Match;
use super::part::Part;

/// Upper limit on consecutive forced answers; far above what occurs.
const MOST_FORCED: usize = 1_000;

/// A copy of the game with the new events applied, the events, and the source of random draws.
pub(crate) struct Transaction<'a, F: Family> {
    pub(crate) game: Match<F>,
    pub(crate) luck: Luck<'a>,
    events: Vec<Event>,
}

/// What a decision led to.
pub(crate) struct Settled<F: Family> {
    pub(crate) events: Vec<Event>,
    /// The game after them, in which nothing can be taken back.
    game: Match<F>,
    /// The questions that were made to find whether one has a single answer, if none has.
    unsettled: Option<Vec<Question<F::Menu>>>,
}

impl<F: Family> Settled<F> {
    /// The game after the decision. It keeps the questions that have been made.
    pub(crate) fn into_game(self) -> Match<F> {
        let Self { mut game, unsettled, .. } = self;
        if let Some(unsettled) = unsettled {
            game.keep(unsettled);
        }
        game
    }
}

impl<'a, F: Family> Transaction<'a, F> {
    pub(crate) fn new(game: &Match<F>, luck: Luck<'a>) -> Self {
        Self { game: game.draft(), events: Vec::with_capacity(6), luck }
    }

    fn write(&mut self, event: Event) {
        self.game.apply(&event);
        self.game.count();
        self.events.push(event);
    }

    /// Appends and applies an event of the family.
    pub(crate) fn emit(&mut self, event: F::Event) {
        self.write(Event::Happened(event.wrap()));
    }

    /// Appends and applies an answer.
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

    /// Appends and applies an answer that the rules give at once, because it is the only one (S-10).
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

    /// Gives forced answers until no open question has one, or the game is over.
    pub(crate) fn settle(mut self) -> Settled<F> {
        let mut unsettled = None;
        for _ in 0..MOST_FORCED {
            let Some(mut questions) = self.game.questions_to_settle() else { break };
            let only = |question: &Question<F::Menu>| question.menu.only_answer(&self.game, question.id.to);
            let forced = questions.iter().enumerate().find_map(|(at, question)| Some((at, only(question)?)));
            let Some((at, answer)) = forced else {
                unsettled = Some(questions);
                break;
            };
            let question = questions.swap_remove(at);
            let to = question.id.to;
            self.answered(to, question.id, AnswerOrigin::Forced, question.visibility, &answer);
            question.menu.perform(&mut self, to, &answer);
            F::after_answer(&mut self);
        }
        Settled { events: self.events, game: self.game, unsettled }
    }
}
