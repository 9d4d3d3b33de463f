//! `Retrospect`: a game that is over, event by event, as each of its seats saw it. There is none of a game that goes on, so whoever
//! judges a game by it can't give a secret away.

use super::engine::{Clock, Event, Milestone, Viewer};
use super::families::{AskKind, View};
use super::game::Game;
use super::ids::{AskId, Seat};
use super::imagination::ImaginedLuck;
use super::outcome::Outcome;
use super::setup::{Setup, SetupError};

/// A game that is over, with all that happened.
#[derive(Clone, Debug)]
pub struct Retrospect {
    setup: Setup,
    events: Vec<Event>,
}

impl Retrospect {
    /// A game from its log; `None` while it goes on.
    ///
    /// # Errors
    /// If the setup can't be played.
    pub fn of(setup: Setup, events: Vec<Event>) -> Result<Option<Self>, SetupError> {
        let game = Game::replay(setup.clone(), &events)?;
        Ok(game.outcome().is_some().then_some(Self { setup, events }))
    }

    /// Shows each event with the game before it, and at last the game at its end.
    ///
    /// # Panics
    /// Never: the setup was checked.
    pub fn walk(&self, mut each: impl FnMut(Option<&Event>, Past<'_>)) {
        let mut game = Game::new(self.setup.clone()).expect("it was played");
        for event in &self.events {
            each(Some(event), Past(&game));
            game.evolve(event);
        }
        each(None, Past(&game));
    }
}

/// A moment of a game that is over.
#[derive(Clone, Copy)]
pub struct Past<'a>(&'a Game);

impl Past<'_> {
    /// The game as a seat saw it.
    pub fn view(&self, seat: Seat) -> View {
        self.0.view(Viewer::Seat(seat))
    }

    /// The kind of the question with that id; `None` if it is not open.
    pub(crate) fn kind_of(self, ask: AskId) -> Option<AskKind> {
        self.0.ask(ask).map(|ask| ask.menu.kind())
    }

    /// How it ended; `None` before.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.0.outcome()
    }

    /// Judges the moment to which silence would have led: the beginning of the next turn, or just before the end, if all questions up to
    /// then had got their default answers. What these draw is imagined.
    pub(crate) fn if_silent<T>(self, judge: impl FnOnce(Past<'_>) -> T) -> T {
        let mut game = self.0.clone();
        let mut luck = ImaginedLuck(0);
        'turn: while let Some((ask, _)) = game.asked().into_iter().find(|(_, clock)| *clock != Clock::None)
            && let Ok(events) = game.expire(ask, &mut luck)
        {
            for event in events {
                let milestone = event.milestone();
                if milestone == Some(Milestone::Ended) {
                    break 'turn;
                }
                game.evolve(&event);
                if matches!(milestone, Some(Milestone::TurnBegan { .. })) {
                    break 'turn;
                }
            }
        }
        judge(Past(&game))
    }
}
