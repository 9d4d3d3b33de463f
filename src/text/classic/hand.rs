//! Private texts of the classic family for one seat: hand of cards, secret objective, standing orders; and why a repeated
//! order stopped.

use super::super::names::Ctx;
use super::ClassicWords;
use crate::rules::Holder;
use crate::rules::classic::{Own, Stage, Standing, StopReason, View};
use crate::rules::objective::FALLBACK;
use crate::text::Words;

impl ClassicWords {
    /// The viewer's own cards and their value ([PBP-14]). Private: only the viewer may read it.
    pub(in crate::text) fn hand(self, view: &View, ctx: &Ctx) -> String {
        let Some(own) = &view.own else { return self.hand_spectator() };
        let mut lines = self.own_objective(own, ctx);
        if own.sealed.is_some() {
            lines.push(self.hand_sealed());
        }
        if own.hand.is_empty() {
            lines.push(self.hand_none());
            return lines.join("\n");
        }
        let board = ctx.board();
        lines.push(self.hand_cards(own.hand.len() as u32));
        for &card in &own.hand {
            let name = self.card_name(board, card);
            let at = view.territories.get(usize::from(card.0));
            let mine = at.is_some_and(|at| at.holder == Holder::Seat(own.seat));
            lines.push(if mine { self.hand_own(&name) } else { format!("• {name}") });
        }
        let sets = view.sets_in(&own.hand);
        let best = sets.iter().map(|set| view.set_value(*set)).max().unwrap_or(0);
        lines.push(match (sets.len(), view.next_set) {
            (0, 0) => self.hand_no_set_by_figures(),
            (0, worth) => self.hand_no_set(worth),
            (n, 0) => self.hand_sets_best(n as u32, best),
            (n, worth) => self.hand_sets(n as u32, worth),
        });
        lines.push(self.hand_help());
        lines.join("\n")
    }

    /// The viewer's own secret objective alone ([PBP-14]). Private: only the viewer may read it.
    pub(in crate::text) fn objective_alone(self, view: &View, ctx: &Ctx) -> String {
        let Some(own) = &view.own else { return self.objective_spectator() };
        let lines = self.own_objective(own, ctx);
        if lines.is_empty() { self.objectives_none() } else { lines.join("\n") }
    }

    /// The seat's own objective, for its hand; empty in a game without objectives.
    fn own_objective(self, own: &Own, ctx: &Ctx) -> Vec<String> {
        let Some(objective) = &own.objective else { return Vec::new() };
        let mut lines = vec![self.hand_objective(&self.objective(objective, ctx))];
        if own.instead {
            lines.push(self.hand_instead(&self.goal(&FALLBACK, ctx)));
        }
        if own.reached {
            lines.push(self.hand_reached());
        }
        lines
    }

    /// The standing orders of a seat.
    pub(in crate::text) fn standing(self, standing: &Standing, view: &View) -> String {
        let Standing { defend, wishes, agree } = standing;
        let board = view.map();
        let dice = match *defend {
            Some(dice) => self.standing_dice(dice.into()),
            None => self.standing_default(),
        };
        // Only while there are free territories to claim.
        let claimed = view.territories.iter().all(|at| at.holder != Holder::Nobody);
        let claims = if wishes.is_empty() {
            (view.stage == Stage::Setup && !claimed).then(|| self.standing_no_wishes())
        } else {
            Some(self.standing_wishes(&self.territory_list(board, wishes.iter().copied())))
        };
        // Only in games that have fast battles.
        let consent = view.fast_battles().then(|| self.standing_consent(*agree));
        [Some(dice), consent, claims].into_iter().flatten().collect::<Vec<_>>().join("\n")
    }

    /// Why a repeated order stopped; `None` if it needs no explanation.
    pub(in crate::text) fn stopped(self, reason: StopReason) -> Option<String> {
        match reason {
            // The line about the capture says it.
            StopReason::Once | StopReason::Captured => None,
            StopReason::Left { armies } => Some(self.stopped_left(armies)),
            StopReason::Chance { percent } => Some(self.stopped_chance(percent.into())),
            StopReason::CannotAttack => Some(self.stopped_cannot()),
            StopReason::Waiting => Some(self.stopped_waiting()),
            StopReason::Enough => Some(self.stopped_enough()),
        }
    }
}

impl Words {
    /// A standing order about fast battles (R0-50).
    pub fn standing_consent(self, agree: Option<bool>) -> String {
        match agree {
            Some(true) => self.standing_agree(),
            Some(false) => self.standing_decline(),
            None => self.standing_consent_none(),
        }
    }
}
