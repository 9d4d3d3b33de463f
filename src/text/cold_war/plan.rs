//! Orders of several answers of the family of the Cold War as steps of a plan ([PBP-11]).

use super::ColdWarWords;
use crate::rules::cold_war::{Armies, Convoy, Fight, Order, Until};
use crate::rules::{Board, TerritoryId};

impl ColdWarWords {
    /// One step in words. The armies of a state are not told: several players may have some there.
    pub(in crate::text) fn plan_step(
        self,
        order: &Order,
        board: &'static Board,
        _armies: (Option<u32>, Option<u32>),
    ) -> String {
        let at = |at: TerritoryId| self.territory(board, at);
        match order {
            Order::Fight(Fight { at: place, armies, until, .. }) => {
                let until = match until {
                    Until::Won => self.until_won(),
                    Until::Losses(n) => self.until_losses(*n),
                    Until::Times(n) => self.until_times(*n),
                };
                self.plan_cold_fight(&at(*place), &self.armies_told(*armies), &until)
            }
            Order::Convoy(Convoy { from, armies, legs, war }) => {
                let way: Vec<String> =
                    std::iter::once(*from).chain(legs.iter().flatten().copied()).map(at).collect();
                let (armies, way) = (self.armies_told(*armies), way.join(" → "));
                if *war {
                    self.plan_cold_convoy_war(&armies, &way)
                } else {
                    self.plan_cold_convoy(&armies, &way)
                }
            }
            Order::Buy { list } => {
                let each = list.iter().map(|(id, armies): &(TerritoryId, Armies)| {
                    self.armies_in(&self.armies_told(*armies), &at(*id))
                });
                self.plan_cold_buy(&self.list(each))
            }
            Order::Do(_) => self.plan_cold_other(),
            Order::End => self.plan_end(),
        }
    }

    /// One step as it is typed: this family's plans are made with buttons, so the same words.
    pub(in crate::text) fn plan_typed(self, order: &Order, board: &'static Board) -> String {
        self.plan_step(order, board, (None, None))
    }
}
