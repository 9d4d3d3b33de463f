//! Events of a turn of the Cold War as lines of Markdown: upkeep, purchases, war, convoys, fights, conversion, refugees, launches.

use super::super::names::Ctx;
use super::ColdWarWords;
use crate::rules::cold_war::events::{Fought, Intercepted, UpkeepPaid};
use crate::rules::cold_war::{Armies, Army, Public};
use crate::rules::{Seat, TerritoryId};

impl ColdWarWords {
    /// An event of a turn; `None` if it needs no line.
    #[allow(clippy::wildcard_enum_match_arm, reason = "`public_event` names every event and hands over these")]
    pub(super) fn step_event(self, event: &Public, ctx: &Ctx) -> Option<String> {
        let who = |seat: Seat| self.seat_name(ctx, seat);
        let at = |id: TerritoryId| self.territory(ctx.board(), id);
        let told = |armies: Armies| self.armies_told(armies);
        Some(match event {
            Public::UpkeepPaid(paid) => self.upkeep_told(paid, ctx),
            Public::Bought(bought) => {
                self.seen_cold_bought(&who(bought.seat), &told(bought.armies), &at(bought.at), bought.money)
            }
            Public::Converted(one) => {
                let armies = told(one.armies);
                self.seen_converted(&who(one.seat), &armies, &at(one.at), &who(one.to), one.money)
            }
            Public::Stepped(step) => {
                self.seen_stepped(&who(step.seat), &at(step.from), &at(step.to), &told(step.armies))
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
                let step = |(from, to, n): &(TerritoryId, TerritoryId, u32)| self.refugees_step(*n, &at(*from), &at(*to));
                let moves: Vec<_> = moved.moves.iter().map(step).collect();
                self.seen_refugees_moved(&who(moved.seat), &moves.join(", "))
            }
            Public::CivilWarBegan(war) => {
                self.seen_civil_war(&who(war.seat), &who(war.against), &at(war.at), war.pieces)
            }
            Public::CivilWarWon(won) => self.seen_civil_war_won(&who(won.seat), &at(won.at)),
            Public::Exterminated(one) => {
                self.seen_exterminated(&who(one.seat), one.pieces, &who(one.whose), &at(one.at), one.money)
            }
            _ => return self.passing_event(event, ctx),
        })
    }

    /// War, convoys, leave, interceptions and launches.
    #[allow(clippy::wildcard_enum_match_arm, reason = "`public_event` names every event and hands over these")]
    fn passing_event(self, event: &Public, ctx: &Ctx) -> Option<String> {
        let who = |seat: Seat| self.seat_name(ctx, seat);
        let at = |id: TerritoryId| self.territory(ctx.board(), id);
        let told = |armies: Armies| self.armies_told(armies);
        let way = |path: &[TerritoryId]| path.iter().map(|id| at(*id)).collect::<Vec<_>>().join(" → ");
        Some(match event {
            Public::WarDeclared(war) => {
                let from = war.armies.iter().map(|(id, armies)| self.armies_from(&told(*armies), &at(*id)));
                let (armies, whose) = (self.list(from), self.owners(&war.attacked, ctx));
                match war.money {
                    0 => self.seen_war_free(&who(war.seat), &at(war.at), &whose, &armies),
                    money => self.seen_war(&who(war.seat), &at(war.at), &whose, money, &armies),
                }
            }
            Public::LegBegan(leg) => {
                let path = format!("{} → {}", at(leg.from), way(&leg.path));
                self.seen_leg(&who(leg.seat), &told(leg.armies), &path)
            }
            Public::LegArrived(leg) => {
                let (who, from, to, armies) = (who(leg.seat), at(leg.from), at(leg.to), told(leg.armies));
                if leg.war > 0 {
                    self.seen_arrived_war(&who, &from, &to, &armies, leg.money)
                } else {
                    self.seen_arrived(&who, &from, &to, &armies, leg.money)
                }
            }
            Public::LegCancelled(leg) => self.seen_leg_back(&who(leg.seat)),
            Public::WarPromised(war) => self.seen_war_promised(&who(war.seat), &at(war.at), war.money),
            Public::LeaveAsked(asked) => {
                let of = self.owners(&asked.of, ctx);
                if asked.build {
                    self.seen_leave_asked_build(&who(asked.by), &at(asked.at), &of)
                } else {
                    self.seen_leave_asked(&who(asked.by), &at(asked.at), &of)
                }
            }
            Public::LeaveAnswered(said) if said.given => {
                self.seen_leave_given(&who(said.seat), &who(said.by), &at(said.at))
            }
            Public::LeaveAnswered(said) => {
                self.seen_leave_refused(&who(said.seat), &who(said.by), &at(said.at))
            }
            Public::LetPass(passed) => self.seen_let_pass(&who(passed.seat), &at(passed.at)),
            Public::Intercepted(shot) => self.interception(shot, ctx),
            Public::PresentOffered(gift) => {
                self.seen_present(&who(gift.seat), &told(gift.armies), &at(gift.at), &who(gift.to))
            }
            Public::PresentAnswered(said) if said.accepted => self.seen_present_taken(&who(said.seat)),
            Public::PresentAnswered(said) => self.seen_present_declined(&who(said.seat)),
            Public::Launched(launch) => {
                let path = format!("{} → {}", at(launch.from), way(&launch.path));
                self.seen_launched(&who(launch.seat), &self.weapon(launch.weapon), &path)
            }
            Public::LaunchPassed(passed) => self.seen_launch_passed(&who(passed.seat)),
            _ => return None,
        })
    }

    fn owners(self, seats: &[Seat], ctx: &Ctx) -> String {
        if seats.is_empty() {
            return self.nobody();
        }
        self.list(seats.iter().map(|seat| self.seat_name(ctx, *seat)))
    }

    fn upkeep_told(self, paid: &UpkeepPaid, ctx: &Ctx) -> String {
        let who = self.seat_name(ctx, paid.seat);
        let line = if paid.money == 0 {
            self.seen_upkeep_none(&who)
        } else {
            self.seen_upkeep(&who, paid.money)
        };
        let each = paid.unpaid.iter().flat_map(|(at, armies)| {
            let at = self.territory(ctx.board(), *at);
            armies.iter().map(move |(army, n)| self.unpaid_told(army, n, &at))
        });
        let each: Vec<String> = each.collect();
        if each.is_empty() { line } else { format!("{line} {}", self.seen_unpaid(&who, &each.join(", "))) }
    }

    fn unpaid_told(self, army: Army, n: u32, at: &str) -> String {
        let armies = self.army_count(army, n);
        match army.step_down() {
            Some(lower) => self.unpaid_step(&armies, at, &self.army_count(lower, n)),
            None => self.unpaid_removed(&armies, at),
        }
    }

    /// A fight with all dice.
    pub(super) fn fought(self, fought: &Fought, ctx: &Ctx) -> String {
        let (one, two) = (self.seat_name(ctx, fought.seat), self.seat_name(ctx, fought.against));
        let at = self.territory(ctx.board(), fought.at);
        let (dice, against) = (faces(&fought.attack), faces(&fought.defence));
        self.seen_fight(&at, &one, &two, &dice, &against, &self.fight_result(fought, ctx))
    }

    /// A fight in one line of the log: the armies of both sides and their successes.
    pub(super) fn fight_line(self, fought: &Fought, ctx: &Ctx) -> String {
        let (one, two) = (self.seat_name(ctx, fought.seat), self.seat_name(ctx, fought.against));
        let (own, theirs) = (self.armies_told(fought.attackers), self.armies_told(fought.defenders));
        let score = self.fight_score(fought.attack_successes, fought.defence_successes);
        let at = self.territory(ctx.board(), fought.at);
        self.log_cold_fight(&at, &one, &own, &two, &theirs, &score, &self.fight_result(fought, ctx))
    }

    fn fight_result(self, fought: &Fought, ctx: &Ctx) -> String {
        let (own, theirs) = (fought.attack_successes, fought.defence_successes);
        let loser = if own > theirs { fought.against } else { fought.seat };
        match own.abs_diff(theirs) {
            0 => self.fight_level(),
            damage => self.fight_damage(&self.seat_name(ctx, loser), damage),
        }
    }

    fn interception(self, shot: &Intercepted, ctx: &Ctx) -> String {
        let (who, at) = (self.seat_name(ctx, shot.seat), self.territory(ctx.board(), shot.at));
        let (dice, against) = (faces(&shot.dice), faces(&shot.against));
        let line = self.seen_intercepted(&who, shot.number, &at, &dice, &against);
        let result = match (shot.destroyed, shot.armies.is_empty()) {
            (false, _) => self.intercept_passes(),
            (true, false) => self.intercept_convoy_lost(&self.armies_told(shot.armies)),
            (true, true) => self.intercept_missile_lost(),
        };
        format!("{line} · {result}")
    }
}

/// Dice with blanks between: "7 1 10".
fn faces(dice: &[u8]) -> String {
    dice.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}
