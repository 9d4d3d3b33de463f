//! `ChartOrFilm`: the kind of picture that shows how a game went.

use crate::discord::components::custom_id::ChartButton;
use crate::render::ChartKind;
use crate::rules::ChartMeasure;

/// A chart, or the film.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ChartOrFilm {
    /// A chart.
    Chart(ChartKind),
    /// The film of a whole game that is over.
    Film,
}

impl ChartOrFilm {
    /// The chart of the chances to win.
    pub(crate) const CHANCES: Self = Self::Chart(ChartKind::Chances);
}

impl From<ChartButton> for ChartOrFilm {
    fn from(button: ChartButton) -> Self {
        Self::Chart(match button {
            ChartButton::Share => ChartKind::Share(ChartMeasure::Territories),
            ChartButton::Territories => ChartKind::Territories,
            ChartButton::Armies => ChartKind::Armies,
            ChartButton::Income => ChartKind::Income,
            ChartButton::Luck => ChartKind::Luck,
            ChartButton::Chances => ChartKind::Chances,
            ChartButton::Film => return Self::Film,
        })
    }
}
