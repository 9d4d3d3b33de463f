//! Learns the weights of a value from whole games: from each position, and the share of the result that each seat got in the end.
//! It lowers the cross entropy between these shares and the chances that the weights promise, step by step (Adam).

use super::value::{self, Weights};
use crate::rules::{Outcome, Rulebook, Seat, View};

/// Steps down the slope.
const STEPS: u32 = 500;
/// Length of a step.
const STEP: f64 = 0.03;
/// How strongly the mean slope and its square keep their past (Adam).
const KEPT: (f64, f64) = (0.9, 0.999);
/// What each weight costs, times its square: without it a feature that hardly ever differs gets any weight.
const COST: f64 = 1e-4;
/// Every so many games one is not learnt from, but shows how well the value foresees.
const KEPT_BACK: usize = 10;

/// A position of a game that goes on: the features of every seat that is alive, each from its own view. It knows all secrets:
/// no player at a table may have it.
#[derive(Clone, Debug)]
pub struct Position {
    seats: Vec<Seat>,
    features: Vec<Vec<f64>>,
}

impl Position {
    /// A position from the views of all seats that are alive.
    pub fn of(views: &[(Seat, View)]) -> Self {
        let features = views.iter().map(|(seat, view)| value::features(view, *seat)).collect();
        Self { seats: views.iter().map(|(seat, _)| *seat).collect(), features }
    }
}

/// The positions of a game with its result.
#[derive(Clone, Debug)]
pub struct Lesson {
    positions: Vec<(Vec<Vec<f64>>, Vec<f64>)>,
}

impl Lesson {
    /// The lesson of a game that ended so.
    pub fn of(rulebook: Rulebook, outcome: &Outcome, positions: Vec<Position>) -> Self {
        let shares = value::shares(outcome, rulebook);
        let with = |position: Position| {
            let got: Vec<f64> = position.seats.iter().map(|seat| shares[seat.index()]).collect();
            (position.features, got)
        };
        Self { positions: positions.into_iter().map(with).collect() }
    }
}

/// What was learnt.
#[derive(Clone, Debug)]
pub struct Learnt {
    /// The file of weights.
    pub file: String,
    /// Number of positions that it was learnt from.
    pub positions: usize,
    /// Mean cross entropy in games that were not learnt from: of equal chances, and of the learnt weights.
    pub error: (f64, f64),
}

/// Learns the weights of a rulebook from games; the first lines of the file say how.
pub fn learn(rulebook: Rulebook, lessons: &[Lesson], how: &str) -> Learnt {
    let (mut learnt_from, mut shown) = (Vec::new(), Vec::new());
    for (at, lesson) in lessons.iter().enumerate() {
        let into = if at % KEPT_BACK == KEPT_BACK - 1 { &mut shown } else { &mut learnt_from };
        into.extend(&lesson.positions);
    }
    let none = Weights::none(rulebook);
    let mut weights = none.clone();
    let (mut slope, mut square) = (vec![0.0; none.values().len()], vec![0.0; none.values().len()]);
    for step in 1..=STEPS {
        let now = gradient(&weights, &learnt_from);
        let worn = |kept: f64| 1.0 - kept.powi(step as i32);
        for (at, weight) in weights.values_mut().iter_mut().enumerate() {
            slope[at] = KEPT.0 * slope[at] + (1.0 - KEPT.0) * now[at];
            square[at] = KEPT.1 * square[at] + (1.0 - KEPT.1) * now[at] * now[at];
            *weight -= STEP * (slope[at] / worn(KEPT.0)) / ((square[at] / worn(KEPT.1)).sqrt() + 1e-8);
        }
    }
    let error = (error(&none, &shown), error(&weights, &shown));
    Learnt { file: weights.to_file(how), positions: learnt_from.len(), error }
}

type Taught<'a> = &'a (Vec<Vec<f64>>, Vec<f64>);

/// The slope of the mean error, by weight.
fn gradient(weights: &Weights, taught: &[Taught<'_>]) -> Vec<f64> {
    let mut slope = vec![0.0; weights.values().len()];
    for (features, shares) in taught {
        let all: f64 = shares.iter().sum();
        let chances = weights.chances(features);
        for ((features, share), chance) in features.iter().zip(shares).zip(chances) {
            let off = chance * all - share;
            slope.iter_mut().zip(features).for_each(|(slope, feature)| *slope += off * feature);
        }
    }
    let count = taught.len().max(1) as f64;
    slope.iter().zip(weights.values()).map(|(slope, weight)| slope / count + 2.0 * COST * weight).collect()
}

/// The mean cross entropy between the shares and the chances.
fn error(weights: &Weights, taught: &[Taught<'_>]) -> f64 {
    let of = |(features, shares): &Taught<'_>| -> f64 {
        let chances = weights.chances(features);
        shares.iter().zip(chances).map(|(share, chance)| -share * chance.max(1e-12).ln()).sum()
    };
    taught.iter().map(of).sum::<f64>() / taught.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games of two positions each, which the seat with more of the second feature wins.
    fn lessons() -> Vec<Lesson> {
        let count = Weights::none(Rulebook::Classic).values().len();
        let features = |more: f64| {
            let mut features = vec![1.0; count];
            features[1] = more;
            features
        };
        let game = |number: u32| {
            let (few, many) = (f64::from(number % 7), f64::from(number % 7 + 1 + number % 3));
            let positions = [(few, many, 1), (many, few, 0)].map(|(one, other, winner)| {
                let shares = (0..2).map(|seat| f64::from(u8::from(seat == winner))).collect();
                (vec![features(one), features(other)], shares)
            });
            Lesson { positions: positions.into() }
        };
        (0..60).map(game).collect()
    }

    #[test]
    fn what_decides_games_gets_a_weight_and_games_not_learnt_from_are_foreseen() {
        let learnt = learn(Rulebook::Classic, &lessons(), "how it was learnt");
        assert_eq!(learnt.positions, 2 * 54, "one game of ten shows how well it foresees");
        assert!((learnt.error.0 - 2f64.ln()).abs() < 1e-9, "even chances: {}", learnt.error.0);
        assert!(learnt.error.1 < 0.2, "{}", learnt.error.1);
        assert!(learnt.file.starts_with("# how it was learnt\n"));
        let weights = Weights::read(&learnt.file).expect("a file that can be read");
        assert!(weights.values()[1] > 1.0, "{:?}", weights.values());
        assert!(weights.values()[0].abs() < 0.01, "the same for both seats: {:?}", weights.values());
    }

    #[test]
    fn nothing_is_learnt_from_no_games() {
        let learnt = learn(Rulebook::ColdWar, &[], "nothing");
        assert_eq!(learnt.positions, 0);
        assert!(Weights::read(&learnt.file).expect("a file").values().iter().all(|weight| *weight == 0.0));
    }
}
