//! Ratings of the levels, as the match command measured them: a small file that the program comes with (`casus-belli simulate
//! --ratings`; its first line says from which games).

use super::Player;
use crate::rules::Rulebook;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::OnceLock;

/// The file.
const FILE: &str = include_str!("../../../../assets/ratings/levels.toml");

/// Points of each level, by the ids of the rulebook and of the level.
type Measured = BTreeMap<String, BTreeMap<String, u32>>;

impl Player {
    /// The rating of a level in that rulebook by its finishing orders among the other levels, in points, where 1000 is the
    /// middle. `None` for those who can't have a seat at a table.
    pub fn rating(self, rulebook: Rulebook) -> Option<u32> {
        static READ: OnceLock<Measured> = OnceLock::new();
        // A test reads the file that the program is built with.
        let measured = READ.get_or_init(|| toml::from_str(FILE).unwrap_or_default());
        measured.get(rulebook.key())?.get(self.key()).copied()
    }
}

/// The text of a file of ratings; `how` is the command that measured them.
pub fn ratings_file(how: &str, measured: &[(Rulebook, Vec<(Player, u32)>)]) -> String {
    let mut file = format!("# {how}\n");
    for (rulebook, levels) in measured {
        let _ = writeln!(file, "\n[{}]", rulebook.key());
        for (level, points) in levels {
            let _ = writeln!(file, "{} = {points}", level.key());
        }
    }
    file
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured() -> Vec<(Rulebook, Vec<(Player, u32)>)> {
        let points = |rulebook| {
            let rated = |level: Player| (level, level.rating(rulebook).expect("each level is rated"));
            (rulebook, Player::LEVELS.map(rated).to_vec())
        };
        Rulebook::ALL.into_iter().map(points).collect()
    }

    #[test]
    fn every_level_has_a_rating_in_every_rulebook_and_nobody_else_has() {
        let how = FILE.lines().next().and_then(|line| line.strip_prefix("# ")).expect("it says how");
        assert_eq!(ratings_file(how, &measured()), FILE);
        assert!(Rulebook::ALL.into_iter().all(|rulebook| Player::Random.rating(rulebook).is_none()));
    }

    #[test]
    fn easy_is_rated_lowest_and_the_levels_of_a_rulebook_lie_around_the_middle() {
        for (rulebook, levels) in measured() {
            let key = rulebook.key();
            assert!(levels[1..].iter().all(|(_, points)| *points > levels[0].1), "{key}: {levels:?}");
            let mean = levels.iter().map(|(_, points)| points).sum::<u32>() / levels.len() as u32;
            assert!((900..1100).contains(&mean), "{key}: {levels:?}");
        }
    }
}
