//! Orders of several answers of the family of 2210 as steps of a plan ([PBP-11]): as sentences, and as typed.

use super::Y2210Words;
use crate::rules::y2210::{Invade, Order, Until};
use crate::rules::{Board, TerritoryId};

impl Y2210Words {
    /// One step in words. `units`: what stands in the two territories of an invasion, where it is certain.
    pub(in crate::text) fn plan_step(
        self,
        order: &Order,
        board: &'static Board,
        units: (Option<u32>, Option<u32>),
    ) -> String {
        let with = |at: TerritoryId, units: Option<u32>| match units {
            Some(units) => self.territory_with(&self.territory(board, at), units),
            None => self.territory(board, at),
        };
        match order {
            Order::Invade(Invade { from, to, until, .. }) => {
                let until = match until {
                    Until::Once => self.default_once(),
                    Until::Captured => self.default_captured(),
                    Until::Left(n) => self.default_left(*n),
                    Until::Chance(percent) => self.default_chance((*percent).into()),
                };
                self.plan_attack(&with(*from, units.0), &with(*to, units.1), &until)
            }
            Order::End => self.plan_end(),
        }
    }

    /// One step as it is typed.
    pub(in crate::text) fn plan_typed(self, order: &Order, board: &'static Board) -> String {
        let first = |list: String| list.split(',').next().unwrap_or_default().to_owned();
        let at = |at: TerritoryId| self.territory(board, at);
        match order {
            Order::Invade(Invade { from, to, until, .. }) => {
                let until = match until {
                    Until::Once => first(self.plan_words_once()),
                    Until::Captured => first(self.plan_words_captured()),
                    Until::Left(n) => format!("{} {n}", first(self.plan_words_until())),
                    Until::Chance(percent) => format!("{} {percent}%", first(self.plan_words_until())),
                };
                format!("{} {}, {} {until}", first(self.plan_words_attack()), at(*from), at(*to))
            }
            Order::End => first(self.plan_words_end()),
        }
    }
}
