//! Headlines of the board posts of the family of the Cold War, and the list of what a turn changed.

use super::super::names::Ctx;
use super::{ColdWarWords, publics};
use crate::rules::cold_war::deals::year_of;
use crate::rules::cold_war::{Armies, Control, Public, View};
use crate::rules::{Seat, Seen, TerritoryId};
use std::collections::BTreeSet;

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
            if changes.fights > 0 {
                let (own, others) = changes.lost(seat);
                lines.push(self.change_cold_lost(&self.seat_name(ctx, seat), own, others));
            }
        }
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
}

/// Sums of a turn's events.
#[derive(Default)]
struct Changes {
    bought: Armies,
    /// States on which war was made: by declaration, by a stop paid as a war, or because armies of two players stand there now.
    begun: BTreeSet<TerritoryId>,
    fights: u32,
    /// The last control of each state that changed.
    control: Vec<(TerritoryId, Control)>,
    /// Armies lost in fights, by owner.
    losses: Vec<(Seat, u32)>,
    blasts: Vec<TerritoryId>,
    out: Vec<Seat>,
}

impl Changes {
    fn of(seen: &[Seen]) -> Self {
        let mut changes = Self::default();
        for public in publics(seen) {
            match public {
                Public::Bought(bought) => changes.bought = changes.bought.plus(bought.armies),
                Public::WarDeclared(war) => {
                    changes.begun.insert(war.at);
                }
                Public::LegArrived(leg) if leg.war.is_some_and(|war| war > 0) => {
                    changes.begun.insert(leg.to);
                }
                Public::Fought(_) => changes.fights += 1,
                Public::ArmiesLost(lost) => changes.losses.push((lost.seat, lost.armies.count())),
                Public::ControlChanged(changed) => {
                    changes.control.retain(|(at, _)| *at != changed.at);
                    changes.control.push((changed.at, changed.control));
                    if changed.control == Control::War {
                        changes.begun.insert(changed.at);
                    }
                }
                Public::Blasted(blast) => changes.blasts.push(blast.at),
                Public::SeatOut(out) => changes.out.push(out.seat),
                _ => {}
            }
        }
        changes
    }

    /// The states that the seat controls now and didn't before.
    fn gained(&self, seat: Seat) -> Vec<TerritoryId> {
        let held = self.control.iter().filter(|(_, control)| *control == Control::Held(seat));
        held.map(|(at, _)| *at).collect()
    }

    /// The states that came to be at war.
    fn wars(&self) -> Vec<TerritoryId> {
        let wars = self.control.iter().filter(|(_, control)| *control == Control::War);
        wars.map(|(at, _)| *at).collect()
    }

    /// Armies lost in fights: by the seat, and by all others.
    fn lost(&self, seat: Seat) -> (u32, u32) {
        let (own, others): (Vec<_>, Vec<_>) = self.losses.iter().partition(|(who, _)| *who == seat);
        let sum = |of: Vec<&(Seat, u32)>| of.iter().map(|(_, n)| n).sum();
        (sum(own), sum(others))
    }
}

/// The seat and the number of the turn of five years that these events begin.
fn turn_of(seen: &[Seen]) -> Option<(Seat, u32)> {
    publics(seen).find_map(|public| match public {
        Public::TurnBegan(began) => Some((began.seat, began.round)),
        _ => None,
    })
}
