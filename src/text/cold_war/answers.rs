//! Answers of the family of the Cold War in words, before they are given.

use super::super::names::Ctx;
use super::ColdWarWords;
use crate::rules::TerritoryId;
use crate::rules::cold_war::{Action, Armies};

impl ColdWarWords {
    pub(in crate::text) fn answer(self, action: &Action, ctx: &Ctx) -> String {
        let at = |at: &TerritoryId| self.territory(ctx.board(), *at);
        let who = |seat| self.seat_name(ctx, seat);
        let told = |armies: &Armies| self.armies_told(*armies);
        let forces = |all: &[(TerritoryId, Armies)]| {
            self.first_of(
                all.iter().map(|(from, armies)| self.armies_from(&told(armies), &at(from))).collect(),
            )
        };
        match action {
            Action::Upkeep { unpaid } if unpaid.is_empty() => self.answer_upkeep(),
            Action::Upkeep { unpaid } => self.answer_upkeep_without(&forces(unpaid)),
            Action::Buy { at: place, armies } => self.answer_buy(&self.armies_in(&told(armies), &at(place))),
            Action::Declare { target, armies } => self.answer_war(&at(target), &forces(armies)),
            Action::Leg { from, armies, path, .. } => {
                let way: Vec<String> = std::iter::once(from).chain(path).map(at).collect();
                self.answer_convoy(&told(armies), &way.join(" → "))
            }
            Action::Fight { at: place, against, armies } => {
                self.answer_fight(&who(*against), &at(place), &told(armies))
            }
            Action::Convert { at: place, armies, to } => {
                self.answer_convert(&self.armies_in(&told(armies), &at(place)), &who(*to))
            }
            Action::MoveRefugees { from, to, pieces } => {
                self.answer_move_refugees(*pieces, &at(from), &at(to))
            }
            Action::CivilWar { at: place, against, pieces } => {
                self.answer_civil_war(*pieces, &who(*against), &at(place))
            }
            Action::Exterminate { at: place, whose, pieces } => {
                self.answer_exterminate(*pieces, &who(*whose), &at(place))
            }
            Action::Done => self.answer_done(),
            Action::Consent { given: true } | Action::Present { accepted: true } => self.button_agree(),
            Action::Consent { given: false } | Action::Present { accepted: false } => self.button_decline(),
            Action::PayWar { promise: true } => self.answer_pay_war(),
            Action::PayWar { promise: false } => self.answer_take_back(),
            Action::Intercept { number: 0 } => self.answer_let_pass(),
            Action::Intercept { number } => self.answer_intercept(*number),
            Action::Meet { armies } if armies.is_empty() => self.answer_let_pass(),
            Action::Meet { armies } => self.answer_meet(&told(armies)),
            Action::Defend { armies } => self.answer_defend(&told(armies)),
            Action::Lose { armies } => self.answer_lose(&told(armies)),
            Action::Appear { at: place, .. } => self.answer_appear(&at(place)),
            Action::Fit { pieces } => self.answer_place(&self.answer_numbers(pieces, ctx)),
            Action::Launch { from, weapon, path } => {
                let target = path.last().unwrap_or(from);
                self.answer_launch(&self.weapon(*weapon), &at(from), &at(target))
            }
            Action::Pass => self.button_pass(),
            Action::Pay { .. }
            | Action::Offer { .. }
            | Action::Counter { .. }
            | Action::Accept { .. }
            | Action::Decline { .. }
            | Action::Withdraw { .. }
            | Action::Judge { .. } => self.button_deals(),
        }
    }
}
