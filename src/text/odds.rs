//! Answer to `/odds`: probabilities, losses, armies left.

use super::bundle::Words;
use super::number_format::tenth;
use crate::odds::{Battle, BattleRules, Dice, Leg, OddsError, Stop, battle, march};

/// Parameters of a question about odds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OddsAsked {
    /// Armies in the attacking territory; one of them stays.
    pub attackers: u32,
    /// Armies in the attacked territories, in order.
    pub way: Vec<u32>,
    /// The dice of both sides, in each territory.
    pub dice: Dice,
    /// When the attacker stops; armies are counted without the one that stays.
    pub stop: Stop,
}

impl OddsAsked {
    /// One battle to the end, with the maximum number of dice on both sides ([R1-67]).
    pub fn battle(attackers: u32, defenders: u32) -> Self {
        Self { attackers, way: vec![defenders], dice: Dice::six_sided(3, 2), stop: Stop::default() }
    }

    pub(super) fn terms(&self) -> BattleRules {
        BattleRules { dice: self.dice.clone(), stop: self.stop }
    }

    pub(super) fn legs(&self) -> Vec<Leg> {
        self.way.iter().map(|&defenders| Leg { defenders, terms: self.terms() }).collect()
    }
}

impl Words {
    /// The odds of an attack with all armies but one, with as many dice as possible on both sides (`/odds`).
    ///
    /// # Errors
    /// Figures too large to compute. The caller should refuse them first ([`crate::odds::MOST_ARMIES`]).
    pub fn odds_answer(self, asked: &OddsAsked) -> Result<String, OddsError> {
        let free = asked.attackers.saturating_sub(1);
        match asked.way[..] {
            [defenders] => {
                let battle = battle(free, defenders, &asked.terms())?;
                Ok(self.battle_odds(asked, defenders, &battle))
            }
            _ => self.march_odds(asked),
        }
    }

    /// The title of the answer, of the picture and of the command line's output, e.g. "9 against 5 + 2 + 1".
    pub fn odds_versus(self, attackers: u32, way: &[u32]) -> String {
        let way: Vec<String> = way.iter().map(u32::to_string).collect();
        self.odds_against(attackers, &way.join(" + "))
    }

    fn battle_odds(self, asked: &OddsAsked, defenders: u32, battle: &Battle) -> String {
        let versus = self.odds_versus(asked.attackers, &asked.way);
        let mut lines = vec![
            self.odds_win(&versus, &self.percent(battle.win, defenders)),
            self.losses(battle.attacker_losses, battle.defender_losses),
        ];
        lines.extend(self.odds_thrown(&asked.dice));
        let wins = battle.ends.iter().filter(|end| end.defenders == 0);
        if let Some(most) = wins.max_by(|a, b| a.chance.total_cmp(&b.chance)) {
            lines.push(self.odds_left(most.attackers + 1));
        }
        let spared = battle.ends.iter().filter(|end| end.defenders > 0 && end.attackers > 0);
        let spared: f64 = spared.map(|end| end.chance).sum();
        if spared > 0.0 {
            lines.push(self.odds_stopped(&self.percent(spared, 0)));
        }
        lines.join("\n")
    }

    fn march_odds(self, asked: &OddsAsked) -> Result<String, OddsError> {
        let found = march(asked.attackers.saturating_sub(1), &asked.legs())?;
        let mut lines = vec![self.odds_march(&self.odds_versus(asked.attackers, &asked.way))];
        let fought = |leg: usize| asked.way[..=leg].iter().sum();
        for (leg, (defenders, chance)) in asked.way.iter().zip(&found.captures).enumerate() {
            lines.push(self.odds_leg(leg as u32 + 1, *defenders, &self.percent(*chance, fought(leg))));
        }
        lines.push(self.losses(found.attacker_losses, found.defender_losses));
        lines.extend(self.odds_thrown(&asked.dice));
        let through = found.halts.iter().filter(|halt| halt.captured == asked.way.len());
        if let Some(most) = through.max_by(|a, b| a.chance.total_cmp(&b.chance)) {
            lines.push(self.odds_left(most.attackers + 1));
        }
        Ok(lines.join("\n"))
    }

    /// The dice of both sides, if some have other sides than six: "1d8 + 2d6".
    pub(super) fn odds_thrown(self, dice: &Dice) -> Option<String> {
        let plain = dice.attack.iter().chain(&dice.defence).all(|sides| *sides == 6);
        (!plain).then(|| self.odds_dice(&self.thrown(&dice.attack), &self.thrown(&dice.defence)))
    }

    fn thrown(self, dice: &[u8]) -> String {
        let mut kinds = dice.to_vec();
        kinds.sort_unstable_by_key(|sides| std::cmp::Reverse(*sides));
        let kinds = kinds.chunk_by(|a, b| a == b);
        kinds.map(|kind| self.dice_of(kind.len() as u32, kind[0].into())).collect::<Vec<_>>().join(" + ")
    }

    fn losses(self, attacker: f64, defender: f64) -> String {
        self.odds_losses(&self.decimal(tenth(attacker)), &self.decimal(tenth(defender)))
    }

    /// A probability in percent with one decimal, rounded down; at most 99.9 if there are defenders.
    pub(super) fn percent(self, chance: f64, defenders: u32) -> String {
        self.decimal(tenths(chance, defenders))
    }

    /// 100 percent minus [`Self::percent`].
    pub(super) fn rest(self, chance: f64, defenders: u32) -> String {
        self.decimal(1000 - tenths(chance, defenders))
    }
}

fn tenths(chance: f64, defenders: u32) -> i64 {
    let tenths = (chance * 1000.0 + 1e-9).floor() as i64;
    tenths.min(if defenders == 0 { 1000 } else { 999 })
}
