//! Steps of a plan of the classic family ([PBP-11]): as sentences, and as a line that the parser reads.

use super::ClassicWords;
use crate::rules::classic::{AdvanceArmies, Attack, MoveIn, Order, Until};
use crate::rules::{Board, TerritoryId};

/// The armies of the two territories of an attack, where they are certain.
pub(in crate::text) type Armies = (Option<u32>, Option<u32>);

impl ClassicWords {
    /// One step in words. `armies`: what stands in the two territories of an attack.
    pub(in crate::text) fn plan_step(self, order: &Order, board: &'static Board, armies: Armies) -> String {
        let at = |at: TerritoryId| self.territory(board, at);
        let with = |at: TerritoryId, armies: Option<u32>| match armies {
            Some(armies) => self.territory_with(&self.territory(board, at), armies),
            None => self.territory(board, at),
        };
        match order {
            Order::Place { at: place, armies: Some(n) } => self.plan_place(*n, &at(*place)),
            Order::Place { at: place, armies: None } => self.plan_place_all(&at(*place)),
            Order::Trade => self.0.plan_trade(),
            Order::Attack(Attack { from, to, until, move_in, .. }) => {
                let (from, to) = (with(*from, armies.0), with(*to, armies.1));
                let until = self.until(*until);
                match move_in {
                    MoveIn::Ask => self.plan_attack(&from, &to, &until),
                    MoveIn::All => self.plan_attack_then(&from, &to, &until, &self.default_all()),
                    MoveIn::Half => self.plan_attack_then(&from, &to, &until, &self.default_half()),
                    MoveIn::Fewest => self.plan_attack_then(&from, &to, &until, &self.default_fewest()),
                }
            }
            Order::Advance(amount) => self.plan_advance(&match amount {
                AdvanceArmies::All => self.default_all(),
                AdvanceArmies::Half => self.default_half(),
                AdvanceArmies::Fewest => self.default_fewest(),
                AdvanceArmies::Number(n) => self.plan_advance_number(*n),
            }),
            Order::Fortify { from, to, armies: Some(n) } => self.plan_fortify(*n, &at(*from), &at(*to)),
            Order::Fortify { from, to, armies: None } => self.plan_fortify_all(&at(*from), &at(*to)),
            Order::End => self.plan_end(),
        }
    }

    fn until(self, until: Until) -> String {
        match until {
            Until::Once => self.default_once(),
            Until::Captured => self.default_captured(),
            Until::Left(n) => self.default_left(n),
            Until::Chance(percent) => self.default_chance(percent.into()),
        }
    }

    /// One step as it is typed.
    pub(in crate::text) fn plan_typed(self, order: &Order, board: &'static Board) -> String {
        let first = |list: String| list.split(',').next().unwrap_or_default().to_owned();
        let at = |at: TerritoryId| self.territory(board, at);
        let amount = |armies: Option<u32>| armies.map_or_else(String::new, |n| format!(" {n}"));
        match order {
            Order::Place { at: place, armies } => {
                format!("{} {}{}", first(self.plan_words_place()), at(*place), amount(*armies))
            }
            Order::Trade => first(self.plan_words_trade()),
            Order::Attack(Attack { from, to, until, .. }) => {
                let until = match until {
                    Until::Once => first(self.plan_words_once()),
                    Until::Captured => first(self.plan_words_captured()),
                    Until::Left(n) => format!("{} {n}", first(self.plan_words_until())),
                    Until::Chance(percent) => format!("{} {percent}%", first(self.plan_words_until())),
                };
                format!("{} {}, {} {until}", first(self.plan_words_attack()), at(*from), at(*to))
            }
            Order::Advance(armies) => {
                let armies = match armies {
                    AdvanceArmies::All => first(self.plan_words_all()),
                    AdvanceArmies::Half => first(self.plan_words_half()),
                    AdvanceArmies::Fewest => first(self.plan_words_fewest()),
                    AdvanceArmies::Number(n) => n.to_string(),
                };
                format!("{} {armies}", first(self.plan_words_advance()))
            }
            Order::Fortify { from, to, armies } => {
                format!("{} {}, {}{}", first(self.plan_words_fortify()), at(*from), at(*to), amount(*armies))
            }
            Order::End => first(self.plan_words_end()),
        }
    }
}
