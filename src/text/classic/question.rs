//! Questions of the classic family: one sentence for each menu that says what to do now.

#![warn(
    clippy::wildcard_enum_match_arm,
    reason = "a new event, action or menu is thought of where it is matched"
)]

use super::super::names::Ctx;
use super::ClassicWords;
use crate::rules::Holder;
use crate::rules::classic::{AskKind, Menu, steps};

/// Key of the family in the `.ftl` files.
pub(super) const FAMILY: &str = "classic";

impl ClassicWords {
    /// The question for the player who is asked, with the armies that a set would lose to the army limit (R4-11).
    pub(in crate::text) fn question(self, menu: &Menu, ctx: &Ctx) -> String {
        let asked = self.asked(menu, ctx);
        if let Menu::Reinforce(steps::Reinforce { sets, lost, .. })
        | Menu::Trade(steps::Trade { sets, lost, .. })
        | Menu::Spoils(steps::Spoils { sets, lost, .. }) = menu
            && *lost > 0
            && !sets.is_empty()
        {
            return format!("{asked} {}", self.ask_set_lost(*lost));
        }
        asked
    }

    fn asked(self, menu: &Menu, ctx: &Ctx) -> String {
        let at = |id| self.territory(ctx.board(), id);
        match menu {
            Menu::Claim(steps::Claim { free }) => self.ask_claim(free.len() as u32),
            Menu::Wish(_) => self.ask_wish(),
            Menu::Deploy(steps::Deploy { armies, neutral_armies: 0, .. }) => self.ask_deploy(*armies),
            Menu::Deploy(steps::Deploy { armies, neutral_armies, .. }) => {
                self.ask_deploy_neutral(*armies, *neutral_armies)
            }
            Menu::Reinforce(steps::Reinforce { left: 0, value, .. }) => self.ask_trade_or_go_on(*value),
            Menu::Reinforce(steps::Reinforce { left, sets, .. }) if sets.is_empty() => self.ask_place(*left),
            Menu::Reinforce(steps::Reinforce { left, value, .. }) => self.ask_place_or_trade(*left, *value),
            Menu::Trade(steps::Trade { value, down_to, .. }) => self.ask_trade(*value, u32::from(*down_to)),
            Menu::Bonus(steps::Bonus { among }) => {
                self.ask_bonus(&self.territory_list(ctx.board(), among.iter()))
            }
            Menu::Attack(steps::Attack { strikes }) if strikes.is_empty() => self.ask_attack_none(),
            Menu::Attack(steps::Attack { strikes }) => self.ask_attack(strikes.len() as u32),
            Menu::Spoils(steps::Spoils { sets, .. }) if sets.is_empty() => self.ask_spoils_none(),
            Menu::Spoils(steps::Spoils { value, .. }) => self.ask_spoils(*value),
            Menu::Consent(steps::Consent { by, from, to }) => {
                self.ask_consent(&self.seat_name(ctx, *by), &at(*from), &at(*to))
            }
            Menu::Defend(steps::Defend { by, from, to, whose, attack, least, dice }) => {
                let by = self.seat_name(ctx, *by);
                let (from, to) = (at(*from), at(*to));
                let (attack, least, dice) = (u32::from(*attack), u32::from(*least), u32::from(*dice));
                if attack == 0 {
                    return self.ask_defend_unseen(&by, &from, &to, least, dice);
                }
                match whose {
                    Holder::Seat(_) if least > 1 => {
                        self.ask_defend_between(&by, &from, &to, attack, least, dice)
                    }
                    Holder::Neutral | Holder::Nobody => {
                        self.ask_defend_neutral(&by, &from, &to, attack, dice)
                    }
                    Holder::Seat(_) => self.ask_defend(&by, &from, &to, attack, dice),
                }
            }
            Menu::Throw(steps::Throw { from, to, defence, least, dice }) => {
                let (defence, least, dice) = (u32::from(*defence), u32::from(*least), u32::from(*dice));
                self.ask_throw(&at(*from), &at(*to), defence, least, dice)
            }
            Menu::Discard(steps::Discard { count, .. }) => self.ask_discard((*count).into()),
            Menu::Advance(steps::Advance { from, to, min, max }) => {
                self.ask_advance(&at(*from), &at(*to), *min, *max)
            }
            Menu::Fortify(steps::Fortify { shifts, .. }) if shifts.is_empty() => self.ask_fortify_none(),
            Menu::Fortify(steps::Fortify { more: true, .. }) => self.ask_fortify_more(),
            Menu::Fortify(_) => self.ask_fortify(),
        }
    }

    /// The task, for the player who is asked: "attack or stop".
    pub(in crate::text) fn task(self, kind: AskKind) -> String {
        self.task_of(FAMILY, kind.key())
    }

    /// What a player is doing, for other players: "Ilaria is attacking". Public.
    pub(in crate::text) fn doing(self, kind: AskKind, who: &str) -> String {
        self.doing_of(FAMILY, kind.key(), who)
    }
}
