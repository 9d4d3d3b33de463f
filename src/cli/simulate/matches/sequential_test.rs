//! Wald's sequential probability ratio test: whether a player wins one share of its games or a larger one, after as few games
//! as the answer needs.

use crate::cli::simulate::shares::Share;

/// Chance to decide wrongly, whichever of the two is true.
const ERROR: f64 = 0.05;

/// The two shares that are to be told apart, the lower one first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in super::super) struct Bounds {
    pub(super) low: f64,
    pub(super) high: f64,
}

impl Bounds {
    /// Reads two percentages: `25,28`.
    ///
    /// # Errors
    /// What is wrong, in one line.
    pub(super) fn read(text: &str) -> Result<Self, String> {
        let percent = |part: &str| part.trim().trim_end_matches('%').trim_end().parse::<f64>().ok();
        let parts = text.split_once(',').and_then(|(low, high)| percent(low).zip(percent(high)));
        match parts {
            Some((low, high)) if 0.0 < low && low < high && high < 100.0 => {
                Ok(Self { low: low / 100.0, high: high / 100.0 })
            }
            _ => Err("two percentages between 0 and 100, the lower one first, e.g. 25,28".to_owned()),
        }
    }
}

/// What the test says so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// The lower share.
    Low,
    /// The higher share.
    High,
    /// Nothing yet.
    Open,
}

impl Verdict {
    /// The id in JSON.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::High => "high",
            Self::Open => "open",
        }
    }
}

/// The test of one match.
#[derive(Clone, Copy, Debug)]
pub(super) struct SequentialTest {
    pub(super) bounds: Bounds,
    won: Share,
}

impl SequentialTest {
    pub(super) fn new(bounds: Bounds) -> Self {
        Self { bounds, won: Share::default() }
    }

    pub(super) const fn add(&mut self, won: bool) {
        self.won.add(won);
    }

    /// The logarithm of how much likelier the results are with the higher share.
    pub(super) fn ratio(&self) -> f64 {
        let Bounds { low, high } = self.bounds;
        let (won, lost) = (self.won.part as f64, (self.won.of - self.won.part) as f64);
        won * (high / low).ln() + lost * ((1.0 - high) / (1.0 - low)).ln()
    }

    pub(super) fn verdict(&self) -> Verdict {
        let bound = ((1.0 - ERROR) / ERROR).ln();
        match self.ratio() {
            ratio if ratio >= bound => Verdict::High,
            ratio if ratio <= -bound => Verdict::Low,
            _ => Verdict::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::luck::SeededChance;
    use crate::rules::Chance as _;

    #[test]
    fn bounds_are_two_percentages() {
        assert_eq!(Bounds::read("25,28"), Ok(Bounds { low: 0.25, high: 0.28 }));
        assert_eq!(Bounds::read("2.5 %, 50%"), Ok(Bounds { low: 0.025, high: 0.5 }));
        for wrong in ["", "25", "28,25", "25,25", "0,5", "5,100", "a,b", "1,2,3", "nan,5", "5,inf"] {
            assert!(Bounds::read(wrong).is_err(), "{wrong}");
        }
    }

    /// Verdicts on that many players who win `percent` of their games, each within 20,000 games.
    fn verdicts(percent: u32, players: u64) -> [u64; 3] {
        let mut found = [0; 3];
        for player in 0..players {
            let mut chance = SeededChance::new(player);
            let mut test = SequentialTest::new(Bounds { low: 0.25, high: 0.30 });
            for game in 0..20_000 {
                test.add(chance.draw(game, 100) < percent);
                if test.verdict() != Verdict::Open {
                    break;
                }
            }
            found[test.verdict() as usize] += 1;
        }
        found
    }

    #[test]
    fn of_twenty_players_about_one_is_judged_wrongly() {
        let [low, high, open] = verdicts(25, 400);
        assert!(open == 0 && high <= 30 && low >= 370, "{low} {high} {open}");
        let [low, high, open] = verdicts(30, 400);
        assert!(open == 0 && low <= 30 && high >= 370, "{low} {high} {open}");
        assert_eq!(verdicts(40, 100), [0, 100, 0]);
    }
}
