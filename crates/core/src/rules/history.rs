//! `History`: a game turn by turn, as the public saw it, rebuilt from its log. Must not contain hidden facts: each moment is
//! a public [`View`], built up field by field as for the channel.

use super::engine::{ChartMeasure, Event, Milestone, Seen, Viewer};
use super::families::View;
use super::family::Stock;
use super::game::Game;
use super::ids::Seat;
use super::setup::{Rulebook, Setup, SetupError};

/// A game turn by turn, as the public saw it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    /// The moments after the set-up and after each turn. The last one is the state at the end of the log, which may be in
    /// the middle of a turn. Empty only for an empty log.
    pub moments: Vec<Moment>,
}

/// A game after the set-up or after a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The public view at this moment.
    pub view: View,
    /// The public events since the previous moment, oldest first, without those that were taken back.
    pub seen: Vec<Seen>,
}

impl History {
    /// The rulebook; `None` for an empty log.
    pub fn rulebook(&self) -> Option<Rulebook> {
        self.moments.first().map(|moment| moment.view.rulebook)
    }

    /// Builds the history from a log.
    ///
    /// # Errors
    /// If the setup can't be played.
    pub fn of<'e>(setup: Setup, events: impl IntoIterator<Item = &'e Event>) -> Result<Self, SetupError> {
        let mut game = Game::new(setup)?;
        let (mut moments, mut seen) = (Vec::new(), Vec::new());
        for event in events {
            if matches!(event.milestone(), Some(Milestone::TurnBegan { .. })) {
                let view = game.view(Viewer::Public);
                let seen = Seen::in_force(std::mem::take(&mut seen));
                moments.push(Moment { view, seen });
            }
            game.evolve(event);
            seen.extend(event.seen_by(Viewer::Public));
        }
        if !seen.is_empty() {
            let seen = Seen::in_force(seen);
            moments.push(Moment { view: game.view(Viewer::Public), seen });
        }
        Ok(Self { moments })
    }

    /// The moment after that turn (0: the set-up); of the turn under way, the present. `None` if it was not played.
    pub fn after(&self, turn: u32) -> Option<&Moment> {
        self.moments.iter().find(|moment| moment.view.turn == turn)
    }

    /// Number of finished turns.
    pub fn turns(&self) -> u32 {
        self.moments.last().map_or(0, |last| {
            let under_way = u32::from(last.view.outcome.is_none());
            last.view.turn.saturating_sub(under_way)
        })
    }

    /// One figure of every seat at each moment: a list per seat.
    pub fn figures(&self, measure: ChartMeasure) -> Vec<Vec<u32>> {
        let seats = self.moments.first().map_or(0, |moment| moment.view.players);
        let of = |seat: u8| self.moments.iter().map(|m| m.view.figure(measure, Seat(seat))).collect();
        (0..seats).map(of).collect()
    }

    /// A stock of every seat at each moment, a list per seat; `None` in a game without that stock, or if it is secret.
    pub fn stock(&self, stock: Stock) -> Option<Vec<Vec<u32>>> {
        let seats = self.moments.first().map_or(0, |moment| moment.view.players);
        let of = |seat: u8| self.moments.iter().map(|m| m.view.stock(stock, Seat(seat))).collect();
        (0..seats).map(of).collect()
    }

    /// The same figure of armies that belong to no seat; `None` if they never held a territory.
    pub fn neutral(&self, measure: ChartMeasure) -> Option<Vec<u32>> {
        let of = |moment: &Moment| moment.view.neutral_figure(measure);
        let figures: Vec<u32> = self.moments.iter().map(of).collect();
        figures.iter().any(|n| *n > 0).then_some(figures)
    }
}
