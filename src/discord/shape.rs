//! What can be seen of how a game went: a chart, or the film. Never how it is drawn.

use super::codec::ChartButton;
use crate::render::ChartKind;
use crate::rules::Measure;

/// A chart, or the film.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// A chart.
    Chart(ChartKind),
    /// All of a game that is over, as a moving picture.
    Film,
}

impl From<ChartButton> for Shape {
    fn from(button: ChartButton) -> Self {
        Self::Chart(match button {
            ChartButton::Share => ChartKind::Share(Measure::Territories),
            ChartButton::Territories => ChartKind::Territories,
            ChartButton::Armies => ChartKind::Armies,
            ChartButton::Income => ChartKind::Income,
            ChartButton::Luck => ChartKind::Luck,
            ChartButton::Film => return Self::Film,
        })
    }
}
