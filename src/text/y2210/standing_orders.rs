//! Standing orders of the family of 2210, and why a repeated order stopped. Private: only the player may read them.

use super::super::names::Ctx;
use super::Y2210Words;
use crate::rules::y2210::{LossOrder, ReactionOrder, Stage, Standing, StopReason, View};
use crate::rules::{Seat, TerritoryId};

impl Y2210Words {
    /// The standing orders of a seat.
    pub(in crate::text) fn standing(self, standing: &Standing, view: &View, ctx: &Ctx) -> String {
        let board = view.map();
        let places = |ids: &[TerritoryId]| self.territory_list(board, ids.iter().copied());
        let named = |ids: &[TerritoryId]| (!ids.is_empty()).then(|| places(ids));
        let bid = match standing.bid {
            Some(energy) => self.standing_bid(&self.energy(energy)),
            None => self.standing_no_bid(),
        };
        let dice = match standing.defend {
            Some(dice) => self.standing_dice(dice.into()),
            None => self.standing_default(),
        };
        let mut lines = vec![bid, dice];
        lines.extend(standing.ask_me.then(|| self.standing_ask_me()));
        if standing.reactions.is_empty() {
            lines.push(self.standing_no_reactions());
        }
        lines.extend(
            standing
                .reactions
                .iter()
                .map(|order| self.reaction(order, standing.when_useful.contains(&order.card), view, ctx)),
        );
        lines.extend(named(&standing.evacuate_to).map(|to| self.standing_evacuate(&to)));
        lines.extend(standing.casualties.iter().map(|order| self.standing_losses(&self.losses(order))));
        let each = standing.casualties_at.iter();
        lines.extend(
            each.map(|(at, order)| self.standing_losses_at(&self.territory(board, *at), &self.losses(order))),
        );
        lines.extend(named(&standing.reduce).map(|from| self.standing_reduce(&from)));
        if view.stage == Stage::Setup {
            lines.extend(named(&standing.wishes).map(|wishes| self.standing_wishes(&wishes)));
        }
        lines.join("\n")
    }

    fn reaction(self, order: &ReactionOrder, useful: bool, view: &View, ctx: &Ctx) -> String {
        let at = (!order.at.is_empty())
            .then(|| self.condition_at(&self.territory_list(view.map(), order.at.iter().copied())));
        let whom = |seat: Seat| self.condition_against(&self.seat_name(ctx, seat));
        let energy = order.energy.map(|most| self.condition_energy(&self.energy(most)));
        let useful = useful.then(|| self.condition_useful(&self.helps_when(order.card)));
        let conditions: String =
            [at, order.against.map(whom), energy, useful].into_iter().flatten().collect::<Vec<_>>().concat();
        let card = self.command_card(order.card);
        if order.help {
            self.standing_reaction_help(&card, &conditions)
        } else {
            self.standing_reaction(&card, &conditions)
        }
    }

    fn losses(self, order: &LossOrder) -> String {
        let before = order.before_mods.iter().map(|one| self.commander(*one));
        let after = order.after_mods.iter().map(|one| self.commander(*one));
        let all = before.chain([self.all_mods()]).chain(after).chain([self.the_others()]);
        all.collect::<Vec<_>>().join(", ")
    }

    /// Why a repeated order stopped; `None` if it needs no explanation.
    pub(in crate::text) fn stopped(self, reason: StopReason) -> Option<String> {
        match reason {
            // The line about the capture says it.
            StopReason::Once | StopReason::Captured => None,
            StopReason::Left { units } => Some(self.stopped_units_left(units)),
            StopReason::Chance { percent } => Some(self.stopped_chance(percent.into())),
            StopReason::CannotInvade => Some(self.stopped_cannot_invade()),
            StopReason::Waiting => Some(self.stopped_others()),
            StopReason::Enough => Some(self.stopped_enough()),
        }
    }
}
