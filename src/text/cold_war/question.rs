//! Questions of the family of the Cold War: what is asked and what silence means, the task, and what others read meanwhile.

#![warn(
    clippy::wildcard_enum_match_arm,
    reason = "a new event, action or menu is thought of where it is matched"
)]

use super::super::names::Ctx;
use super::ColdWarWords;
use crate::rules::cold_war::deals::Permission;
use crate::rules::cold_war::steps::{
    Act, Arsenal, Consent, Defend, Exile, Intercept, LastLaunch, Launch, Lose, Meet, PayWar, Pieces, Present,
    Talk, Upkeep,
};
use crate::rules::cold_war::{AskKind, Menu, Transit};
use crate::rules::{Seat, TerritoryId};

/// Key of the family in the `.ftl` files.
pub(super) const FAMILY: &str = "cold_war";

impl ColdWarWords {
    /// The question for the player who is asked.
    pub(in crate::text) fn question(self, menu: &Menu, ctx: &Ctx) -> String {
        let who = |seat: Seat| self.seat_name(ctx, seat);
        let at = |id: TerritoryId| self.territory(ctx.board(), id);
        match menu {
            Menu::Upkeep(Upkeep { due, money, .. }) if due > money => self.ask_upkeep_short(*due, *money),
            Menu::Upkeep(Upkeep { due, money, .. }) => self.ask_upkeep(*due, *money),
            Menu::Act(act) => self.of_turn(act),
            Menu::Launch(Launch { weapons, .. }) => self.ask_launch(&self.weapons(weapons, ctx)),
            Menu::LastLaunch(LastLaunch { weapons }) => self.ask_last_launch(&self.weapons(weapons, ctx)),
            Menu::Talk(Talk { money, .. }) => self.ask_talk(*money),
            Menu::Consent(Consent { by, what: Permission::Build, at: place, armies, .. }) => {
                self.ask_consent_build(&who(*by), &self.armies_told(*armies), &at(*place))
            }
            Menu::Consent(Consent { by, at: place, armies, from, .. }) => {
                let way = from.map_or_else(|| at(*place), |from| self.way(from, &[*place], ctx));
                self.ask_consent_stop(&who(*by), &self.armies_told(*armies), &at(*place), &way)
            }
            Menu::PayWar(PayWar { at: place, cost, money }) => self.ask_pay_war(&at(*place), *cost, *money),
            Menu::Intercept(intercept) => self.of_interception(intercept, ctx),
            Menu::Meet(Meet { at: place, by, arrived, .. }) => {
                self.ask_meet(&who(*by), &self.armies_told(*arrived), &at(*place))
            }
            Menu::Defend(Defend { at: place, by, attack, pieces, dice, .. }) => {
                let attack = match pieces {
                    0 => self.armies_told(*attack),
                    pieces => self.refugee_pieces(*pieces),
                };
                self.ask_cold_defend(&self.seat_name(ctx, *by), &at(*place), &attack, *dice)
            }
            Menu::Lose(Lose { at: place, among, damage, .. }) => {
                self.ask_cold_losses(&at(*place), *damage, &self.armies_told(*among))
            }
            Menu::Exile(Exile { states, pieces }) => match states.as_slice() {
                [only] => self.ask_exile(&self.refugee_pieces(*pieces), &at(only.at)),
                _ => self.ask_exile_place(&self.refugee_pieces(*pieces)),
            },
            Menu::Pieces(Pieces { count, grow: true, .. }) => {
                self.ask_pieces_grow(&self.refugee_pieces(*count))
            }
            Menu::Pieces(Pieces { count, grow: false, .. }) => {
                self.ask_pieces_go(&self.refugee_pieces(*count))
            }
            Menu::Present(Present { by, at: place, armies }) => {
                self.ask_present(&self.seat_name(ctx, *by), &self.armies_told(*armies), &at(*place))
            }
        }
    }

    /// A player's turn, with what he has and what he will receive.
    fn of_turn(self, act: &Act) -> String {
        let income =
            if act.last { self.ask_income_final(act.income) } else { self.ask_income_next(act.income) };
        if act.exile {
            self.ask_cold_act_exile(act.money, &income)
        } else {
            self.ask_cold_act(act.money, &income)
        }
    }

    /// A player's weapons by state: "1 light missile in Ural".
    fn weapons(self, weapons: &Arsenal, ctx: &Ctx) -> String {
        let each = weapons.armies.iter().map(|(at, armies)| {
            self.armies_in(&self.armies_told(*armies), &self.territory(ctx.board(), *at))
        });
        self.list(each)
    }

    /// A convoy or missile that may be intercepted.
    fn of_interception(self, intercept: &Intercept, ctx: &Ctx) -> String {
        let Intercept { at: place, by, what, armies, path, most, .. } = intercept;
        let who = |seat: Seat| self.seat_name(ctx, seat);
        let at = |id: TerritoryId| self.territory(ctx.board(), id);
        match what {
            Transit::Convoy { .. } => {
                self.ask_intercept_convoy(&who(*by), &self.armies_told(*armies), &at(*place), *most)
            }
            Transit::Missile(weapon) => {
                let target = path.last().map(|target| at(*target)).unwrap_or_default();
                self.ask_intercept_missile(&who(*by), &self.weapon(*weapon), &at(*place), *most, &target)
            }
        }
    }

    /// The task, for the player who is asked.
    pub(in crate::text) fn task(self, kind: AskKind) -> String {
        self.task_of(FAMILY, kind.key())
    }

    /// What a player is doing, for other players.
    pub(in crate::text) fn doing(self, kind: AskKind, who: &str) -> String {
        self.doing_of(FAMILY, kind.key(), who)
    }

    /// A first turn, in five lines for beginners ([PBP-47]).
    pub(in crate::text) fn first_turn(self) -> String {
        self.first_turn_cold_war()
    }
}
