//! Standing orders of the family of the Cold War, and why a repeated order stopped. Private: only the player may read them.

use super::super::bundle::Words;
use super::super::names::Ctx;
use super::ColdWarWords;
use crate::rules::cold_war::deals::Permission;
use crate::rules::cold_war::{
    Armies, Army, ConsentOrder, DefenceOrder, EVERY, InterceptOrder, LaunchOrder, LaunchWhen, Standing,
    StopReason, View,
};
use crate::rules::{Seat, TerritoryId};

impl Words {
    /// The condition of a launch ordered in advance: "If the game ends".
    pub fn launch_when(self, when: LaunchWhen, ctx: &Ctx) -> String {
        match when {
            LaunchWhen::War { by, at } => {
                let by = by.map(|seat| self.order_by(&self.seat_name(ctx, seat))).unwrap_or_default();
                self.when_war(&(self.condition(at, None, ctx) + &by))
            }
            LaunchWhen::Arrives { by, at } => {
                self.when_arrives(&self.seat_name(ctx, by), &self.territory(ctx.board(), at))
            }
            LaunchWhen::End => self.when_end(),
        }
    }

    fn condition(self, at: Option<TerritoryId>, against: Option<Seat>, ctx: &Ctx) -> String {
        let place = at.map(|at| self.order_at(&self.territory(ctx.board(), at)));
        let whom = against.map(|seat| self.order_against(&self.seat_name(ctx, seat)));
        place.into_iter().chain(whom).collect()
    }
}

impl ColdWarWords {
    /// The standing orders of a seat.
    pub(in crate::text) fn standing(self, standing: &Standing, _view: &View, ctx: &Ctx) -> String {
        let mut lines: Vec<String> =
            standing.consents.iter().map(|order| self.consent_order(*order, ctx)).collect();
        lines.extend(standing.interceptions.iter().map(|order| self.intercept_order(*order, ctx)));
        lines.extend(standing.defences.iter().map(|order| {
            let conditions = self.conditions(*order, ctx);
            match self.every(order.armies) {
                Some(kinds) => self.standing_defence_all(&kinds, &conditions),
                None => self.standing_defence(&self.ordered_armies(order.armies), &conditions),
            }
        }));
        lines.extend(standing.meetings.iter().map(|order| {
            let conditions = self.conditions(*order, ctx);
            match self.every(order.armies) {
                Some(kinds) => self.standing_meeting_all(&kinds, &conditions),
                None => self.standing_meeting(&self.ordered_armies(order.armies), &conditions),
            }
        }));
        lines.extend(standing.launches.iter().map(|order| self.launch_order(order, ctx)));
        if !standing.losses.is_empty() {
            let kinds = standing.losses.iter().map(|army| self.army_kind(*army));
            lines.push(self.standing_cold_losses(&kinds.collect::<Vec<_>>().join(", ")));
        }
        if lines.is_empty() { self.standing_cold_none() } else { lines.join("\n") }
    }

    fn consent_order(self, order: ConsentOrder, ctx: &Ctx) -> String {
        let who = order.seat.map_or_else(|| self.leave_everyone(), |seat| self.seat_name(ctx, seat));
        let place = self.condition(order.at, None, ctx);
        match (order.what, order.given) {
            (None, true) => self.standing_leave(&who, &place),
            (None, false) => self.standing_no_leave(&who, &place),
            (Some(what), true) => self.standing_leave_for(&who, &self.permission(what), &place),
            (Some(what), false) => self.standing_no_leave_for(&who, &self.permission(what), &place),
        }
    }

    fn permission(self, what: Permission) -> String {
        match what {
            Permission::Pass => self.permission_pass(),
            Permission::Stop => self.permission_stop(),
            Permission::Build => self.permission_build(),
        }
    }

    fn intercept_order(self, order: InterceptOrder, ctx: &Ctx) -> String {
        let what = match order.missiles {
            None => self.intercept_everything(),
            Some(true) => self.intercept_missiles(),
            Some(false) => self.intercept_convoys(),
        };
        let conditions = self.condition(order.at, order.against, ctx);
        match order.number {
            0 => self.standing_no_interception(&what, &conditions),
            EVERY.. => self.standing_interception_all(&what, &conditions),
            number => self.standing_interception(number, &what, &conditions),
        }
    }

    fn conditions(self, order: DefenceOrder, ctx: &Ctx) -> String {
        self.condition(order.at, order.against, ctx)
    }

    /// Armies of an order: numbers, and kinds of which as many as there are fight.
    fn ordered_armies(self, armies: Armies) -> String {
        self.list(armies.iter().map(|(army, number)| match number {
            EVERY.. => self.every_of(&self.army_kind(army)),
            number => self.army_count(army, number),
        }))
    }

    /// The kinds of which as many as there are fight; `None` if some number is limited.
    fn every(self, armies: Armies) -> Option<String> {
        if armies.is_empty() || armies.iter().any(|(_, number)| number < EVERY) {
            return None;
        }
        let some = armies.iter().count() < Army::ALL.len();
        Some(if some {
            self.list(armies.iter().map(|(army, _)| self.army_kind(army)))
        } else {
            self.all_kinds()
        })
    }

    fn launch_order(self, order: &LaunchOrder, ctx: &Ctx) -> String {
        let (weapon, way) = (self.weapon(order.weapon), self.way(order.from, &order.path, ctx));
        self.standing_launch(&self.launch_when(order.when, ctx), &weapon, &way)
    }

    /// Why a repeated order stopped; `None` if it needs no explanation.
    pub(in crate::text) fn stopped(self, reason: StopReason) -> Option<String> {
        match reason {
            // The line about the fight says it.
            StopReason::Won | StopReason::Times => None,
            StopReason::Losses { armies } => Some(self.stopped_losses(armies)),
            StopReason::CannotFight => Some(self.stopped_cannot_fight()),
            StopReason::ConvoyLost => Some(self.stopped_convoy_lost()),
            StopReason::LeaveRefused => Some(self.stopped_leave_refused()),
            StopReason::CannotGoOn => Some(self.stopped_cannot_go_on()),
            StopReason::Waiting => Some(self.stopped_cold_waiting()),
            StopReason::Enough => Some(self.stopped_enough()),
        }
    }
}
