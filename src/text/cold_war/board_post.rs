//! Headlines of the board posts of the family of the Cold War, and the list of what a turn changed.

use super::super::names::Ctx;
use super::changes::Changes;
use super::{ColdWarWords, publics};
use crate::rules::cold_war::deals::year_of;
use crate::rules::cold_war::{Public, View};
use crate::rules::{Seat, Seen, TerritoryId};

impl ColdWarWords {
    /// The headline of a board post that is no longer the newest: what the turn brought.
    pub(in crate::text) fn past_headline(self, ctx: &Ctx, since: &[Seen]) -> String {
        let Some((seat, round)) = turn_of(since) else {
            let year = publics(since).find_map(|public| match public {
                Public::YearBegan(began) => Some(u32::from(began.year)),
                _ => None,
            });
            return year.map_or_else(|| self.status_setup(), |year| self.headline_cold_begins(year));
        };
        self.headline_cold_year(year_of(round).into(), &self.turn_in_short(seat, since, ctx))
    }

    /// The headline of a board post after the events of a turn ([PBP-6]). `since` holds the events of that turn, `view` the
    /// board after them.
    pub(in crate::text) fn headline(self, view: &View, ctx: &Ctx, since: &[Seen]) -> String {
        match &view.outcome {
            Some(outcome) => self.headline_over(&self.ended(outcome, ctx)),
            None => self.past_headline(ctx, since),
        }
    }

    /// The most important news of a turn: a blast, states gained, wars begun, fights.
    fn turn_in_short(self, seat: Seat, since: &[Seen], ctx: &Ctx) -> String {
        let who = self.seat_name(ctx, seat);
        let changes = Changes::of(since);
        if !changes.blasts.is_empty() {
            return self.headline_cold_blast(&self.territory_list(ctx.board(), changes.blasts));
        }
        match (changes.gained(seat).len() as u32, changes.begun.len() as u32, changes.fights) {
            (0, 0, 0) if !changes.given.is_empty() => self.headline_cold_gives(&who),
            (0, 0, 0) if changes.legs > 0 => self.headline_cold_moves(&who),
            (0, 0, 0) => self.headline_cold_quiet(&who),
            (0, 0, fights) => self.headline_cold_fights(&who, fights),
            (0, wars, _) => self.headline_cold_wars(&who, wars),
            (states, ..) => self.headline_cold_gained(&who, states),
        }
    }

    /// The changes of a turn, one line each ([PBP-6]); never empty.
    pub(in crate::text) fn changes(self, seen: &[Seen], ctx: &Ctx) -> Vec<String> {
        let changes = Changes::of(seen);
        let places = |ids: Vec<TerritoryId>| self.territory_list(ctx.board(), ids);
        let mut lines = Vec::new();
        if !changes.bought.is_empty() {
            lines.push(self.change_cold_bought(&self.armies_told(changes.bought)));
        }
        if let Some((seat, _)) = turn_of(seen) {
            let gained = changes.gained(seat);
            if !gained.is_empty() {
                lines.push(self.change_cold_gained(&places(gained)));
            }
            for (other, states) in changes.passed(seat) {
                let who = other.map(|other| self.seat_name(ctx, other));
                lines.push(match who {
                    Some(who) => self.change_cold_passed(&places(states), &who),
                    None => self.change_cold_nobodys(&places(states)),
                });
            }
            if changes.fights > 0 {
                let (own, others) = changes.lost(seat);
                lines.push(self.change_cold_lost(&self.seat_name(ctx, seat), own, others));
            }
        }
        lines.extend(self.other_changes(&changes, ctx));
        let wars: Vec<TerritoryId> = changes.wars();
        if !wars.is_empty() {
            lines.push(self.change_cold_wars(&places(wars)));
        }
        if !changes.blasts.is_empty() {
            lines.push(self.change_cold_blasts(&places(changes.blasts.clone())));
        }
        lines.extend(changes.out.iter().map(|seat| self.change_eliminated(&self.seat_name(ctx, *seat))));
        if lines.is_empty() { vec![self.change_nothing()] } else { lines }
    }

    /// What changes without a purchase, a fight or a new owner: upkeep, convoys, gifts, interceptions, refugees, payments, incomes.
    fn other_changes(self, changes: &Changes, ctx: &Ctx) -> Vec<String> {
        let who = |seat: &Seat| self.seat_name(ctx, *seat);
        let mut lines = Vec::new();
        if changes.upkeep > 0 {
            lines.push(self.change_cold_upkeep(&self.money(changes.upkeep)));
        }
        if !changes.dropped.is_empty() {
            let each = changes.dropped.iter().map(|drop| self.drop_told(*drop, ctx));
            lines.push(self.change_cold_dropped(&each.collect::<Vec<_>>().join(", ")));
        }
        if changes.legs > 0 {
            lines.push(self.change_cold_legs(changes.legs));
        }
        let given = changes.given.iter();
        lines.extend(given.map(|(to, armies)| self.change_cold_given(&self.armies_told(*armies), &who(to))));
        if !changes.shot.is_empty() {
            lines.push(self.change_cold_shot(&self.armies_told(changes.shot)));
        }
        if !changes.refugees.is_empty() {
            lines.push(self.change_cold_refugees(&self.list(changes.refugees.iter().map(who))));
        }
        let paid = changes.paid.iter();
        lines
            .extend(paid.map(|((by, to), sum)| self.change_cold_paid(&who(by), &who(to), &self.money(*sum))));
        if !changes.incomes.is_empty() {
            let each =
                changes.incomes.iter().map(|(seat, n)| self.player_of_power(&who(seat), &self.money(*n)));
            lines.push(self.change_cold_incomes(&each.collect::<Vec<_>>().join(", ")));
        }
        lines
    }
}

/// The seat and the number of the turn of five years that these events begin.
fn turn_of(seen: &[Seen]) -> Option<(Seat, u32)> {
    publics(seen).find_map(|public| match public {
        Public::TurnBegan(began) => Some((began.seat, began.round)),
        _ => None,
    })
}
