//! Answer to `/odds` in a game of the Cold War: the chances of a fight.

use super::bundle::Words;
use super::number_format::tenth;
use crate::odds::{Fight, Force, OddsError, PoolDice, fight_series, to_the_end};

/// Parameters of a question about a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FightAsked {
    /// Total strength of the attacking armies.
    pub attack: u32,
    /// Total strength of the defending armies.
    pub defence: u32,
    /// Number of fights in a row; `None`: to the end.
    pub fights: Option<u32>,
    /// The dice of both sides.
    pub dice: PoolDice,
}

impl FightAsked {
    /// Maximum strength of a side.
    pub const MOST_STRENGTH: u32 = 60;
    /// Maximum number of fights in a row.
    pub const MOST_FIGHTS: u32 = 20;

    /// Whether the figures are within bounds.
    pub fn is_sensible(&self) -> bool {
        [self.attack, self.defence].iter().all(|strength| (1..=Self::MOST_STRENGTH).contains(strength))
            && self.fights.is_none_or(|fights| (1..=Self::MOST_FIGHTS).contains(&fights))
    }
}

impl Words {
    /// The odds of a fight (R3-22, A3-1), and of several in a row.
    ///
    /// # Errors
    /// Figures too large to compute. The caller should refuse them first ([`FightAsked::is_sensible`]).
    pub fn fight_odds(self, asked: &FightAsked) -> Result<String, OddsError> {
        let fight = Fight::of(asked.attack, asked.defence, asked.dice)?;
        let (attacker, defender) = fight.mean_damage();
        let percent = |chance: f64| self.percent(chance, 1);
        let mut lines = vec![
            self.odds_fight(asked.attack, asked.defence),
            self.odds_fight_win(&percent(fight.win()), &percent(fight.level()), &percent(fight.lose())),
            self.odds_fight_damage(&self.decimal(tenth(attacker)), &self.decimal(tenth(defender))),
        ];
        match asked.fights {
            Some(fights) => {
                let (attack, defence) = (Force::ones(asked.attack), Force::ones(asked.defence));
                let found = fight_series(attack, defence, fights, asked.dice)?;
                lines.push(self.odds_fight_series(fights, &percent(found.clear)));
            }
            // The table has the usual dice only.
            None if asked.dice == PoolDice::default() => {
                lines.push(self.odds_fight_end(&percent(to_the_end(asked.attack, asked.defence).clear)));
            }
            None => return Ok(lines.join("\n")),
        }
        lines.push(self.odds_fight_note());
        Ok(lines.join("\n"))
    }

    /// The refusal of figures that are out of bounds.
    pub fn no_fight_odds(self) -> String {
        self.no_odds_fight(FightAsked::MOST_STRENGTH, FightAsked::MOST_FIGHTS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Lang;

    fn asked(attack: u32, defence: u32, fights: Option<u32>) -> FightAsked {
        FightAsked { attack, defence, fights, dice: PoolDice::default() }
    }

    #[test]
    fn the_answer_has_the_chances_of_one_fight_and_of_several_r3_22() {
        let words = Words::new(Lang::En);
        let even = words.fight_odds(&asked(1, 1, None)).expect("odds");
        assert!(even.contains("won in **29.0%** of cases, level in 42.0%, lost in 29.0%"), "{even}");
        assert!(even.contains("loses all armies in 50.0%"), "{even}");
        let three = words.fight_odds(&asked(6, 3, Some(3))).expect("odds");
        assert!(three.contains("64.1%") && three.contains("In 3 fights"), "{three}");
        let most = asked(FightAsked::MOST_STRENGTH, FightAsked::MOST_STRENGTH, Some(FightAsked::MOST_FIGHTS));
        assert!(most.is_sensible() && words.fight_odds(&most).is_ok());
        for wrong in [asked(0, 1, None), asked(1, 61, None), asked(1, 1, Some(0)), asked(1, 1, Some(21))] {
            assert!(!wrong.is_sensible(), "{wrong:?}");
        }
    }
}
