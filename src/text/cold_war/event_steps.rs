//! Events of a turn of the Cold War as lines of Markdown: upkeep, purchases, war, convoys, fights, conversion, refugees, launches.

use super::super::names::Ctx;
use super::ColdWarWords;
use crate::rules::cold_war::deals::Permission;
use crate::rules::cold_war::events::{Fought, Intercepted, PiecesPlaced, UpkeepPaid};
use crate::rules::cold_war::steps::Drop;
use crate::rules::cold_war::{Armies, Public, Transit};
use crate::rules::{Seat, TerritoryId};

impl ColdWarWords {
    /// An event of a turn; `None` if it needs no line.
    #[allow(
        clippy::wildcard_enum_match_arm,
        reason = "`public_event` names every event and hands over these"
    )]
    pub(super) fn step_event(self, event: &Public, ctx: &Ctx) -> Option<String> {
        let who = |seat: Seat| self.seat_name(ctx, seat);
        let at = |id: TerritoryId| self.territory(ctx.board(), id);
        let told = |armies: Armies| self.armies_told(armies);
        Some(match event {
            Public::UpkeepPaid(paid) => return self.upkeep_told(paid, ctx),
            Public::Bought(bought) => {
                self.seen_cold_bought(&who(bought.seat), &told(bought.armies), &at(bought.at), bought.cost)
            }
            Public::Converted(one) => {
                let armies = told(one.armies);
                self.seen_converted(&who(one.seat), &armies, &at(one.at), &who(one.to), one.money)
            }
            Public::FightOpened(fight) => {
                self.seen_attack(&who(fight.seat), &who(fight.against), &at(fight.at), &told(fight.armies))
            }
            Public::DefenceNamed(named) => {
                self.seen_defence(&who(named.seat), &at(named.at), &told(named.armies))
            }
            Public::Fought(fought) => self.fought(fought, ctx),
            Public::ArmiesLost(lost) if lost.armies.is_empty() => {
                self.seen_armies_kept(&who(lost.seat), &at(lost.at))
            }
            Public::ArmiesLost(lost) => {
                self.seen_armies_lost(&who(lost.seat), &told(lost.armies), &at(lost.at))
            }
            Public::RefugeesMoved(moved) => {
                let step = self.refugees_step(moved.pieces, &at(moved.from), &at(moved.to));
                self.seen_refugees_moved(&who(moved.seat), &step)
            }
            Public::PiecesPlaced(placed) => self.pieces_placed(placed, ctx),
            Public::PiecesChanged(changed) => {
                let each = changed.pieces.iter().map(|(id, n)| self.pieces_at(&at(*id), *n));
                let each: Vec<String> = each.collect();
                if changed.grow {
                    self.seen_refugees_grow(&who(changed.seat), &each.join(", "))
                } else {
                    self.seen_refugees_gone(&who(changed.seat), &each.join(", "))
                }
            }
            Public::CivilWarBegan(war) => {
                self.seen_civil_war(&who(war.seat), &who(war.against), &at(war.at), war.pieces)
            }
            Public::CivilWarWon(won) => self.seen_civil_war_won(&who(won.seat), &at(won.at)),
            Public::Exterminated(one) => {
                self.seen_exterminated(&who(one.seat), one.pieces, &who(one.whose), &at(one.at), one.paid)
            }
            _ => return self.passing_event(event, ctx),
        })
    }

    /// Where the pieces of an exile stand after their first step.
    fn pieces_placed(self, placed: &PiecesPlaced, ctx: &Ctx) -> String {
        let moved: u32 = placed.steps.iter().map(|(_, pieces)| pieces).sum();
        let stay = Some((placed.at, placed.pieces.saturating_sub(moved))).filter(|(_, pieces)| *pieces > 0);
        let all = stay.into_iter().chain(placed.steps.iter().copied());
        let each = all.map(|(at, pieces)| self.pieces_at(&self.territory(ctx.board(), at), pieces));
        self.seen_refugees_moved(&self.seat_name(ctx, placed.seat), &each.collect::<Vec<_>>().join(", "))
    }

    /// War, convoys, leave, interceptions and launches.
    #[allow(
        clippy::wildcard_enum_match_arm,
        reason = "`public_event` names every event and hands over these"
    )]
    fn passing_event(self, event: &Public, ctx: &Ctx) -> Option<String> {
        let who = |seat: Seat| self.seat_name(ctx, seat);
        let at = |id: TerritoryId| self.territory(ctx.board(), id);
        let told = |armies: Armies| self.armies_told(armies);
        Some(match event {
            Public::WarDeclared(war) => {
                let from = war.armies.iter().map(|(id, armies)| self.armies_from(&told(*armies), &at(*id)));
                let (armies, whose) = (self.list(from), self.owners(&war.against, ctx));
                match war.money {
                    0 => self.seen_war_free(&who(war.seat), &at(war.at), &whose, &armies),
                    money => self.seen_war(&who(war.seat), &at(war.at), &whose, money, &armies),
                }
            }
            Public::LegBegan(leg) => {
                self.seen_leg(&who(leg.seat), &told(leg.armies), &self.way(leg.from, &leg.path, ctx))
            }
            Public::LegArrived(leg) => {
                let (who, from, to, armies) = (who(leg.seat), at(leg.from), at(leg.to), told(leg.armies));
                match (leg.war, leg.money) {
                    (Some(war), money) => self.seen_arrived_war(&who, &from, &to, &armies, war + money),
                    (None, 0) => self.seen_stepped(&who, &from, &to, &armies),
                    (None, money) => self.seen_arrived(&who, &from, &to, &armies, money),
                }
            }
            Public::LegCancelled(leg) => self.seen_leg_back(&who(leg.seat)),
            Public::WarPromised(war) => self.seen_war_promised(&who(war.seat), &at(war.at), war.money),
            Public::LeaveAsked(asked) if asked.leave.what == Permission::Build => {
                let of = self.owners(&asked.asked, ctx);
                self.seen_leave_asked_build(&who(asked.leave.seat), &at(asked.leave.at), &of)
            }
            Public::LeaveAsked(asked) => {
                let of = self.owners(&asked.asked, ctx);
                self.seen_leave_asked(&who(asked.leave.seat), &at(asked.leave.at), &of)
            }
            Public::LeaveAnswered(said) if said.given => {
                self.seen_leave_given(&who(said.seat), &who(said.to), &at(said.at))
            }
            Public::LeaveAnswered(said) => {
                self.seen_leave_refused(&who(said.seat), &who(said.to), &at(said.at))
            }
            Public::LeaveClosed(closed) if !closed.given => {
                self.seen_leave_none(&who(closed.leave.seat), &at(closed.leave.at))
            }
            Public::LetPass(passed) => self.seen_let_pass(&who(passed.seat), &at(passed.at)),
            Public::Intercepted(shot) => self.interception(shot, ctx),
            Public::MeetingAnswered(said) if !said.armies.is_empty() => {
                self.seen_defence(&who(said.seat), &at(said.at), &told(said.armies))
            }
            Public::PresentOffered(gift) => {
                self.seen_present(&who(gift.seat), &told(gift.armies), &at(gift.at), &who(gift.to))
            }
            Public::PresentAnswered(said) if said.accepted => self.seen_present_taken(&who(said.seat)),
            Public::PresentAnswered(said) => self.seen_present_declined(&who(said.seat)),
            Public::Launched(launch) => {
                let path = self.way(launch.from, &launch.path, ctx);
                self.seen_launched(&who(launch.seat), &self.weapon(launch.weapon), &path)
            }
            Public::LaunchPassed(passed) => self.seen_launch_passed(&who(passed.seat)),
            _ => return None,
        })
    }

    /// A way over states: "Peru → Brazil → North Africa"; the state alone for a missile at where it stands (A3-74).
    pub(super) fn way(self, from: TerritoryId, path: &[TerritoryId], ctx: &Ctx) -> String {
        let all = std::iter::once(from).chain(path.iter().copied().filter(|at| *at != from));
        all.map(|id| self.territory(ctx.board(), id)).collect::<Vec<_>>().join(" → ")
    }

    fn owners(self, seats: &[Seat], ctx: &Ctx) -> String {
        if seats.is_empty() {
            return self.nobody();
        }
        self.list(seats.iter().map(|seat| self.seat_name(ctx, *seat)))
    }

    /// Upkeep with what wasn't paid; `None` if there was nothing to pay.
    fn upkeep_told(self, paid: &UpkeepPaid, ctx: &Ctx) -> Option<String> {
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

    fn interception(self, shot: &Intercepted, ctx: &Ctx) -> String {
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
