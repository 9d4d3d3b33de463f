//! The value of a position: each seat's chance to win. A family gives features of a seat; their weighted sums are the exponents of
//! the seats' shares (softmax). Where the rules give points to every place, the shares are those of the points.

use super::{classic, cold_war, y2210};
use crate::rules::{Imagined, Outcome, Rulebook, Seat, View};
use serde::Deserialize;

/// Version of the files of weights: raised when the meaning of a feature changes.
const VERSION: u32 = 3;

/// The weights of a rulebook's features.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Weights {
    /// The version of their features.
    version: u32,
    /// The rulebook.
    rulebook: Rulebook,
    /// One weight for each feature, then one for each feature times the share of the game that is over.
    #[serde(rename = "weights")]
    values: Vec<f64>,
}

/// Why a file of weights can't be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    /// It is cut or no such file.
    #[error("not a file of weights: {0}")]
    Unreadable(String),
    /// It was written by another version of the program.
    #[error("weights of version {0}; this program knows version {VERSION}")]
    Version(u32),
    /// It has more or fewer weights than the rulebook has features.
    #[error("{found} weights for {wanted} features")]
    Count {
        /// Weights in the file.
        found: usize,
        /// Features of the rulebook, counted twice.
        wanted: usize,
    },
    /// A weight is no number.
    #[error("a weight is not finite")]
    NotFinite,
}

impl Weights {
    /// Reads a file of weights.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(super) fn read(text: &str) -> Result<Self, WeightsError> {
        let read: Self =
            toml::from_str(text).map_err(|why| WeightsError::Unreadable(why.message().to_owned()))?;
        let (found, wanted) = (read.values.len(), 2 * count(read.rulebook));
        if read.version != VERSION {
            return Err(WeightsError::Version(read.version));
        }
        if found != wanted {
            return Err(WeightsError::Count { found, wanted });
        }
        if read.values.iter().any(|weight| !weight.is_finite()) {
            return Err(WeightsError::NotFinite);
        }
        Ok(read)
    }

    /// Weights by which all seats have the same chance.
    pub(super) fn none(rulebook: Rulebook) -> Self {
        Self { version: VERSION, rulebook, values: vec![0.0; 2 * count(rulebook)] }
    }

    /// The weights, in the order of the features.
    pub(super) fn values(&self) -> &[f64] {
        &self.values
    }

    /// The same, to change them.
    pub(super) fn values_mut(&mut self) -> &mut [f64] {
        &mut self.values
    }

    /// The file that [`Weights::read`] reads; `how` stands above, to make it again.
    pub(super) fn to_file(&self, how: &str) -> String {
        let values: Vec<String> = self.values.iter().map(|weight| format!("    {weight:.4},\n")).collect();
        let values = values.concat();
        let Self { version, rulebook, .. } = self;
        format!("# {how}\nversion = {version}\nrulebook = \"{}\"\nweights = [\n{values}]\n", rulebook.key())
    }

    /// The rulebook that they are for.
    pub(super) const fn rulebook(&self) -> Rulebook {
        self.rulebook
    }

    /// The chances of all seats, from the features of those who are in the game; the others have none.
    pub(super) fn chances_of(&self, view: &View, features: impl Fn(Seat) -> Vec<f64>) -> Vec<f64> {
        let found: Vec<Vec<f64>> = view.alive.iter().map(|seat| features(*seat)).collect();
        let mut chances = vec![0.0; usize::from(view.players)];
        for (seat, chance) in view.alive.iter().zip(self.chances(&found)) {
            chances[seat.index()] = chance;
        }
        chances
    }

    /// The chance of each seat, from the features of each; the sum is 1.
    pub(super) fn chances(&self, features: &[Vec<f64>]) -> Vec<f64> {
        let sums: Vec<f64> = features
            .iter()
            .map(|one| one.iter().zip(&self.values).map(|(feature, weight)| feature * weight).sum())
            .collect();
        let most = sums.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let shares: Vec<f64> = sums.iter().map(|sum| (sum - most).exp()).collect();
        let all: f64 = shares.iter().sum();
        shares.into_iter().map(|share| share / all).collect()
    }
}

/// The number of features of a rulebook.
fn count(rulebook: Rulebook) -> usize {
    use crate::rules::FamilyId;
    match rulebook.family() {
        FamilyId::Classic => classic::features::COUNT,
        FamilyId::Y2210 => y2210::features::COUNT,
        FamilyId::ColdWar => cold_war::features::COUNT,
    }
}

/// The features of a seat, then each times the share of the game that is over. Secrets count if `view` is the seat's own.
pub(super) fn features(view: &View, seat: Seat) -> Vec<f64> {
    let (mut found, over) = match view {
        View::Classic(view) => (classic::features::of(view, seat).to_vec(), classic::features::over(view)),
        View::Y2210(view) => (y2210::features::of(view, seat).to_vec(), y2210::features::over(view)),
        View::ColdWar(view) => (cold_war::features::of(view, seat).to_vec(), cold_war::features::over(view)),
    };
    for at in 0..found.len() {
        found.push(found[at] * over);
    }
    found
}

/// The chances of all seats in an imagined world, as one of them may imagine them.
pub(super) fn in_world(world: &Imagined, seat: Seat, weights: &Weights) -> Vec<f64> {
    let view = world.view(seat);
    if let Some(outcome) = world.outcome() {
        return shares(outcome, view.rulebook);
    }
    let of = |one: Seat| if one == seat { features(&view, seat) } else { features(&world.view(one), one) };
    weights.chances_of(&view, of)
}

/// The share of the result that each seat got: of the tournament points where those are played for, else of the win.
pub(super) fn shares(outcome: &Outcome, rulebook: Rulebook) -> Vec<f64> {
    let points: Vec<f64> = outcome.scores.iter().map(|score| f64::from(score.points.max(0))).collect();
    let all: f64 = points.iter().sum();
    if rulebook.is_played_for_points() && all > 0.0 {
        return points.into_iter().map(|points| points / all).collect();
    }
    let won = 1.0 / outcome.winners.len().max(1) as f64;
    let share = |score: &crate::rules::Score| if outcome.winners.contains(&score.seat) { won } else { 0.0 };
    outcome.scores.iter().map(share).collect()
}
