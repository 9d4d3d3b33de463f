//! Longer lines about events of a turn of the Cold War: upkeep, fights, interceptions, refugees.

use super::super::names::Ctx;
use super::ColdWarWords;
use crate::rules::cold_war::Transit;
use crate::rules::cold_war::events::{Fought, Intercepted, PiecesChanged, PiecesPlaced, UpkeepPaid};
use crate::rules::cold_war::steps::Drop;
use crate::rules::{Seat, TerritoryId};

impl ColdWarWords {
    /// Pieces of refugees that were added or have gone.
    pub(super) fn pieces_changed(self, changed: &PiecesChanged, ctx: &Ctx) -> String {
        let each = changed.pieces.iter().map(|(at, n)| self.pieces_at(&self.territory(ctx.board(), *at), *n));
        let (who, each) = (self.seat_name(ctx, changed.seat), each.collect::<Vec<_>>().join(", "));
        if changed.grow { self.seen_refugees_grow(&who, &each) } else { self.seen_refugees_gone(&who, &each) }
    }

    /// Where the pieces of an exile stand after their first step.
    pub(super) fn pieces_placed(self, placed: &PiecesPlaced, ctx: &Ctx) -> String {
        let moved: u32 = placed.steps.iter().map(|(_, pieces)| pieces).sum();
        let stay = Some((placed.at, placed.pieces.saturating_sub(moved))).filter(|(_, pieces)| *pieces > 0);
        let all = stay.into_iter().chain(placed.steps.iter().copied());
        let each = all.map(|(at, pieces)| self.pieces_at(&self.territory(ctx.board(), at), pieces));
        self.seen_refugees_moved(&self.seat_name(ctx, placed.seat), &each.collect::<Vec<_>>().join(", "))
    }

    /// A way over states: "Peru → Brazil → North Africa"; the state alone for a missile at where it stands (A3-74).
    pub(super) fn way(self, from: TerritoryId, path: &[TerritoryId], ctx: &Ctx) -> String {
        let all = std::iter::once(from).chain(path.iter().copied().filter(|at| *at != from));
        all.map(|id| self.territory(ctx.board(), id)).collect::<Vec<_>>().join(" → ")
    }

    pub(super) fn owners(self, seats: &[Seat], ctx: &Ctx) -> String {
        if seats.is_empty() {
            return self.nobody();
        }
        self.list(seats.iter().map(|seat| self.seat_name(ctx, *seat)))
    }

    /// Upkeep with what wasn't paid; `None` if there was nothing to pay.
    pub(super) fn upkeep_told(self, paid: &UpkeepPaid, ctx: &Ctx) -> Option<String> {
        let who = self.seat_name(ctx, paid.seat);
        let line = (paid.money > 0).then(|| self.seen_upkeep(&who, paid.money));
        let each: Vec<String> = paid.drops.iter().map(|drop| self.drop_told(*drop, ctx)).collect();
        let unpaid = (!each.is_empty()).then(|| self.seen_unpaid(&who, &each.join(", ")));
        let lines: Vec<String> = line.into_iter().chain(unpaid).collect();
        (!lines.is_empty()).then(|| lines.join(" "))
    }

    /// Armies that weren't paid, and what they are now.
    pub(super) fn drop_told(self, drop: Drop, ctx: &Ctx) -> String {
        let (n, at) = (drop.number, self.territory(ctx.board(), drop.at));
        let armies = self.army_count(drop.army, n);
        match drop.becomes {
            Some(same) if same == drop.army => self.unpaid_kept(n, &armies, &at),
            Some(lower) => self.unpaid_step(n, &armies, &at, &self.army_count(lower, n)),
            None => self.unpaid_removed(n, &armies, &at),
        }
    }

    /// A fight with all dice, otherwise as in the log.
    pub(super) fn fought(self, fought: &Fought, ctx: &Ctx) -> String {
        let (dice, against) = (faces(&fought.clash.attack.faces), faces(&fought.clash.defence.faces));
        self.told_fight(fought, Some(self.fight_dice(&dice, &against)), ctx)
    }

    /// A fight in one line of the log: the armies of both sides and their successes.
    pub(super) fn fight_line(self, fought: &Fought, ctx: &Ctx) -> String {
        self.told_fight(fought, None, ctx)
    }

    /// The successes stand for the dice; where they tell less than the dice, a 1 has counted for the other side (A3-1).
    fn told_fight(self, fought: &Fought, dice: Option<String>, ctx: &Ctx) -> String {
        let (one, two) = (self.seat_name(ctx, fought.seat), self.seat_name(ctx, fought.against));
        let own = match fought.pieces {
            0 => self.armies_told(fought.armies),
            pieces => self.refugee_pieces(pieces),
        };
        let (own_score, their_score) = fought.clash.successes();
        let crossed = fought.clash.attack.worth < 0 || fought.clash.defence.worth < 0;
        let ones = crossed.then(|| self.fight_ones());
        let score = [Some(self.fight_score(own_score, their_score)), dice, ones];
        let score = score.into_iter().flatten().collect::<Vec<_>>().join(" · ");
        let at = self.territory(ctx.board(), fought.at);
        let (theirs, result) = (self.armies_told(fought.defence), self.fight_result(fought, ctx));
        self.log_cold_fight(&at, &one, &own, &two, &theirs, &score, &result)
    }

    /// What came of a fight. Refugees lose nothing but the pieces that were sent (R3-31); damage below the strength of every army
    /// that fought has no effect (R3-23).
    fn fight_result(self, fought: &Fought, ctx: &Ctx) -> String {
        let (own, theirs) = fought.clash.successes();
        let (loser, among) =
            if own > theirs { (fought.against, fought.defence) } else { (fought.seat, fought.armies) };
        let (who, damage) = (self.seat_name(ctx, loser), own.abs_diff(theirs));
        if fought.pieces > 0 && own <= theirs {
            return self.fight_refugees_fail(&who);
        }
        match damage {
            0 => self.fight_level(),
            _ if among.iter().all(|(army, _)| army.strength() > damage) => self.fight_harmless(&who, damage),
            _ => self.fight_damage(&who, damage),
        }
    }

    pub(super) fn interception(self, shot: &Intercepted, ctx: &Ctx) -> String {
        let (who, at) = (self.seat_name(ctx, shot.seat), self.territory(ctx.board(), shot.at));
        let (dice, against) = (faces(&shot.clash.attack.faces), faces(&shot.clash.defence.faces));
        let line = self.seen_intercepted(&who, shot.number, &at, &dice, &against);
        let result = match (shot.destroyed, shot.what) {
            (false, _) => self.intercept_passes(),
            (true, Transit::Convoy { .. }) => self.intercept_convoy_lost(&self.armies_told(shot.armies)),
            (true, Transit::Missile(_)) => self.intercept_missile_lost(),
        };
        format!("{line} · {result}")
    }
}

/// Dice in brackets, so that they don't run into other figures: "[7 1 10]".
fn faces(dice: &[u8]) -> String {
    format!("[{}]", dice.iter().map(u8::to_string).collect::<Vec<_>>().join(" "))
}
