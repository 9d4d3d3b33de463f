//! Headlines of the board posts of the family of 2210, and the list of what a turn changed.

use super::super::names::Ctx;
use super::{Y2210Words, public, publics};
use crate::rules::y2210::{Commander, Public, Seen as FamilySeen, Stage, View};
use crate::rules::{FamilySeen as AnySeen, Placement, Seat, Seen, TerritoryId};

impl Y2210Words {
    /// That a game begins whose board is set up already; `None` while it is still to be set up.
    pub(in crate::text) fn game_begins(self, view: &View, number: u32) -> Option<String> {
        (view.stage != Stage::Setup).then(|| self.announce_started_bids(number))
    }

    /// The headline of a board post that is no longer the newest: how many territories the turn captured.
    pub(in crate::text) fn past_headline(self, ctx: &Ctx, since: &[Seen]) -> String {
        let Some((seat, year)) = turn_of(since) else {
            let year = publics(since).find_map(|public| match public {
                Public::YearBegan(began) => Some(began.year),
                _ => None,
            });
            // The set-up goes over into the bids of the first year; the post shows the board that was set up.
            let bids = publics(since).any(|public| matches!(public, Public::BidsShown(_)));
            let set_up = !bids && publics(since).any(|public| matches!(public, Public::StartRolled(_)));
            return year
                .filter(|_| !set_up)
                .map_or_else(|| self.status_setup(), |year| self.headline_bids(year));
        };
        let who = self.seat_name(ctx, seat);
        let what = match taken(since, seat).len() as u32 {
            0 => self.headline_quiet(&who),
            n => self.headline_took(&who, n),
        };
        self.headline_year(year, &what)
    }

    /// The headline of a board post after the events of a turn ([PBP-6]). `since` holds the events of that turn, `view` the
    /// board after them.
    pub(in crate::text) fn headline(self, view: &View, ctx: &Ctx, since: &[Seen]) -> String {
        if let Some(outcome) = &view.outcome {
            return self.headline_over(&self.ended(outcome, ctx));
        }
        let Some((seat, year)) = turn_of(since) else {
            return match (view.stage, view.on_turn) {
                (Stage::Bid, _) => self.headline_bids(view.year()),
                (Stage::Markers, Some(seat)) => {
                    self.headline_markers(view.year(), &self.seat_name(ctx, seat))
                }
                (Stage::Setup, Some(seat)) => self.headline_setup(&self.seat_name(ctx, seat)),
                (_, Some(seat)) => {
                    self.headline_year(view.year(), &self.headline_first_turn(&self.seat_name(ctx, seat)))
                }
                (_, None) => self.headline_sealed(),
            };
        };
        let who = self.seat_name(ctx, seat);
        let taken = taken(since, seat).len() as u32;
        let held = view.seats.get(seat.index()).map(|seat| seat.continents.clone()).unwrap_or_default();
        let held = self.list(held.into_iter().map(|id| self.continent(ctx.board(), id)));
        let what = match (taken, held.is_empty()) {
            (0, true) => self.headline_quiet(&who),
            (0, false) => self.headline_quiet_holds(&who, &held),
            (n, true) => self.headline_took(&who, n),
            (n, false) => self.headline_took_holds(&who, n, &held),
        };
        self.headline_year(year, &what)
    }

    /// The changes of a turn, one line each ([PBP-6]); never empty.
    pub(in crate::text) fn changes(self, seen: &[Seen], ctx: &Ctx) -> Vec<String> {
        let at = |id| self.territory(ctx.board(), id);
        let change = Changes::of(seen);
        let mut lines = Vec::new();
        if change.placed > 0 {
            lines.push(self.change_mods(&self.mods(change.placed)));
        }
        let hired = change.hired.iter().map(|one| self.commander(*one));
        let built = (0..change.built).map(|_| self.piece_station());
        let bought: Vec<_> = hired.chain(built).collect();
        if !bought.is_empty() {
            lines.push(self.change_hired(&self.list(bought)));
        }
        if !change.bought.is_empty() {
            lines.push(self.change_bought(&self.decks_of(&change.bought)));
        }
        if !change.drawn.is_empty() {
            lines.push(self.change_drawn(&self.decks_of(&change.drawn)));
        }
        let played = publics(seen).filter_map(|public| match public {
            Public::Played(played) => Some(self.command_card(played.kind)),
            _ => None,
        });
        let played: Vec<_> = played.collect();
        if !played.is_empty() {
            lines.push(self.change_played(&played.join(", ")));
        }
        if let Some(seat) = change.invader {
            let taken = taken(seen, seat);
            if !taken.is_empty() {
                lines.push(self.change_taken(&self.territory_list(ctx.board(), taken)));
            }
            let (own, others) = change.lost;
            lines.push(self.change_lost(&self.seat_name(ctx, seat), own, others));
        }
        for public in publics(seen) {
            match public {
                Public::Eliminated(out) => lines.push(self.change_eliminated(&self.seat_name(ctx, out.seat))),
                Public::Fortified(moved) => {
                    let units = self.units(moved.units);
                    lines.push(self.change_moved_units(&at(moved.from), &at(moved.to), &units));
                }
                _ => {}
            }
        }
        if lines.is_empty() { vec![self.change_nothing()] } else { lines }
    }
}

/// Sums of a turn's events.
#[derive(Default)]
struct Changes {
    placed: u32,
    hired: Vec<Commander>,
    built: u32,
    /// The deck of each card that was bought, and of each that was drawn for nothing.
    bought: Vec<Commander>,
    drawn: Vec<Commander>,
    invader: Option<Seat>,
    /// Units lost in battle: by the invader, by the others.
    lost: (u32, u32),
}

impl Changes {
    fn of(seen: &[Seen]) -> Self {
        let sum = |mods: &Placement| mods.iter().map(|(_, n)| n).sum::<u32>();
        let mut change = Self::default();
        for seen in seen {
            if let Seen::Happened(AnySeen::Y2210(FamilySeen::Drew { decks, cost, .. })) = seen {
                let cards = if *cost == 0 { &mut change.drawn } else { &mut change.bought };
                cards.extend(decks);
            }
            match public(seen) {
                Some(Public::ModsPlaced(placed)) => change.placed += sum(&placed.mods),
                Some(Public::Hired(hired)) => change.hired.push(hired.commander),
                Some(Public::Built(_)) => change.built += 1,
                Some(Public::Rolled(rolled)) => {
                    change.invader = Some(rolled.seat);
                    change.lost.0 += rolled.attacker_lost;
                    change.lost.1 += rolled.defender_lost;
                }
                Some(Public::Captured(captured)) => change.invader = Some(captured.seat),
                _ => {}
            }
        }
        change
    }
}

/// The seat and the year of the turn that these events begin.
fn turn_of(seen: &[Seen]) -> Option<(Seat, u32)> {
    publics(seen).find_map(|public| match public {
        Public::TurnBegan(began) => Some((began.seat, began.year)),
        _ => None,
    })
}

/// The territories that a seat captured, in order.
pub(super) fn taken(seen: &[Seen], by: Seat) -> Vec<TerritoryId> {
    let captures = publics(seen).filter_map(|public| match public {
        Public::Captured(captured) if captured.seat == by => Some(captured.to),
        _ => None,
    });
    captures.collect()
}
