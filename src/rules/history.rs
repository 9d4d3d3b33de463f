//! A game looked back on: what everybody saw after each turn, made from its log. Never anything that was hidden then or is
//! now: each moment is a public [`View`], built up field by field as for the channel.

use super::engine::{ChartMeasure, Event, Milestone, Seen, Viewer};
use super::families::View;
use super::game::Game;
use super::ids::Seat;
use super::setup::{Setup, SetupError};

/// A game turn by turn, as everybody saw it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    /// After the set-up, then after each turn; the last one is how the game stands at the end of the log, in the middle of
    /// a turn if that is where it ends. Empty only for an empty log.
    pub moments: Vec<Moment>,
}

/// A game after a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The game then.
    pub view: View,
    /// What everybody saw since the moment before, oldest first.
    pub seen: Vec<Seen>,
}

impl History {
    /// The game that a log tells of.
    ///
    /// # Errors
    /// If the setup can't be played.
    pub fn of<'e>(setup: Setup, events: impl IntoIterator<Item = &'e Event>) -> Result<Self, SetupError> {
        let mut game = Game::new(setup)?;
        let (mut moments, mut seen) = (Vec::new(), Vec::new());
        for event in events {
            if matches!(event.milestone(), Some(Milestone::TurnBegan { .. })) {
                let view = game.view(Viewer::Public);
                moments.push(Moment { view, seen: std::mem::take(&mut seen) });
            }
            game.evolve(event);
            seen.extend(event.seen_by(Viewer::Public));
        }
        if !seen.is_empty() {
            moments.push(Moment { view: game.view(Viewer::Public), seen });
        }
        Ok(Self { moments })
    }

    /// Turns that are over.
    pub fn turns(&self) -> u32 {
        self.moments.last().map_or(0, |last| {
            let under_way = u32::from(last.view.outcome.is_none());
            last.view.turn.saturating_sub(under_way)
        })
    }

    /// One figure of every seat, moment by moment.
    pub fn figures(&self, measure: ChartMeasure) -> Vec<Vec<u32>> {
        let seats = self.moments.first().map_or(0, |moment| moment.view.players);
        let of = |seat: u8| self.moments.iter().map(|m| m.view.figure(measure, Seat(seat))).collect();
        (0..seats).map(of).collect()
    }

    /// The same of armies that belong to no seat; nothing if they never held any land.
    pub fn neutral(&self, measure: ChartMeasure) -> Option<Vec<u32>> {
        let of = |moment: &Moment| moment.view.neutral_figure(measure);
        let figures: Vec<u32> = self.moments.iter().map(of).collect();
        figures.iter().any(|n| *n > 0).then_some(figures)
    }
}
