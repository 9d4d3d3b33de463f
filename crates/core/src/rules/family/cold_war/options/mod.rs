//! The options of the family as one typed value, and their switches for the lobby. Rules must read the fields and must not
//! look up switches by id.

mod rule_numbers;
mod switches;

pub use crate::rules::family::on_off::OnOff;
pub use switches::*;

use crate::rules::setup::{Rulebook, SetupError, Switch};
use serde::{Deserialize, Serialize};

/// The options of the family. [`Default`] is the rulebook's preset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// `cold_war.seats`. A game that does not say it is one from before the draw.
    #[serde(default = "Seating::before")]
    pub seats: Seating,
    /// `cold_war.scandinavia`
    pub scandinavia: Scandinavia,
    /// `cold_war.initial_income`
    pub initial_income: InitialIncome,
    /// `cold_war.start_money`
    pub start_money: StartMoney,
    /// `cold_war.first`
    pub first: First,
    /// `cold_war.money`
    pub money: Money,
    /// `cold_war.superpower_ban`
    pub superpower_ban: OnOff,
    /// `cold_war.shared`
    pub shared: Shared,
    /// `cold_war.interceptor_upkeep`
    pub interceptor_upkeep: InterceptorUpkeep,
    /// `cold_war.unpaid_nuclear`
    pub unpaid_nuclear: UnpaidNuclear,
    /// `cold_war.die`
    pub die: DieType,
    /// `cold_war.success`
    pub success: Success,
    /// `cold_war.botch`
    pub botch: Botch,
    /// `cold_war.damage`
    pub damage: Damage,
    /// `cold_war.defence_least`
    pub defence_least: DefenceLeast,
    /// `cold_war.fight_cap`
    pub fight_cap: FightCap,
    /// `cold_war.reenter_war`
    pub reenter_war: ReenterWar,
    /// `cold_war.free_step`
    pub free_step: OnOff,
    /// `cold_war.guests`
    pub guests: Guests,
    /// `cold_war.interceptor_holds`
    pub interceptor_holds: OnOff,
    /// `cold_war.meet_invader`
    pub meet_invader: OnOff,
    /// `cold_war.civil_war_prize`
    pub civil_war_prize: CivilWarPrize,
    /// `cold_war.launch`
    pub launch: Launches,
    /// `cold_war.bomb_controller`
    pub bomb_controller: BombController,
    /// `cold_war.tie`
    pub tie: Tie,
}

/// Applies a macro to every switch (key, field, type), in the order of the lobby.
macro_rules! each_switch {
    ($do:ident) => {
        $do!("cold_war.seats", seats, Seating);
        $do!("cold_war.scandinavia", scandinavia, Scandinavia);
        $do!("cold_war.initial_income", initial_income, InitialIncome);
        $do!("cold_war.start_money", start_money, StartMoney);
        $do!("cold_war.first", first, First);
        $do!("cold_war.money", money, Money);
        $do!("cold_war.superpower_ban", superpower_ban, OnOff);
        $do!("cold_war.shared", shared, Shared);
        $do!("cold_war.interceptor_upkeep", interceptor_upkeep, InterceptorUpkeep);
        $do!("cold_war.unpaid_nuclear", unpaid_nuclear, UnpaidNuclear);
        $do!("cold_war.die", die, DieType);
        $do!("cold_war.success", success, Success);
        $do!("cold_war.botch", botch, Botch);
        $do!("cold_war.damage", damage, Damage);
        $do!("cold_war.defence_least", defence_least, DefenceLeast);
        $do!("cold_war.fight_cap", fight_cap, FightCap);
        $do!("cold_war.reenter_war", reenter_war, ReenterWar);
        $do!("cold_war.free_step", free_step, OnOff);
        $do!("cold_war.guests", guests, Guests);
        $do!("cold_war.interceptor_holds", interceptor_holds, OnOff);
        $do!("cold_war.meet_invader", meet_invader, OnOff);
        $do!("cold_war.civil_war_prize", civil_war_prize, CivilWarPrize);
        $do!("cold_war.launch", launch, Launches);
        $do!("cold_war.bomb_controller", bomb_controller, BombController);
        $do!("cold_war.tie", tie, Tie);
    };
}

impl Default for Options {
    /// Document 003 with the recommended rulings.
    fn default() -> Self {
        Self {
            seats: Seating::Drawn,
            scandinavia: Scandinavia::American,
            initial_income: InitialIncome::Computed,
            start_money: StartMoney::M0,
            first: First::Rotate,
            money: Money::Public,
            superpower_ban: OnOff::On,
            shared: Shared::War,
            interceptor_upkeep: InterceptorUpkeep::None,
            unpaid_nuclear: UnpaidNuclear::StepDown,
            die: DieType::D10,
            success: Success::From6,
            botch: Botch::NetOnes,
            damage: Damage::Maximal,
            defence_least: DefenceLeast::One,
            fight_cap: FightCap::F20,
            reenter_war: ReenterWar::OwnPrice,
            free_step: OnOff::Off,
            guests: Guests::Bound,
            interceptor_holds: OnOff::Off,
            meet_invader: OnOff::On,
            civil_war_prize: CivilWarPrize::Infantry,
            launch: Launches::Free,
            bomb_controller: BombController::TurnEnd,
            tie: Tie::Shared,
        }
    }
}

impl Options {
    /// The preset of the rulebook: the family has one.
    pub(crate) fn preset(_rulebook: Rulebook) -> Self {
        Self::default()
    }

    /// All switches, in the order of the lobby.
    pub(super) fn list_switches(&self) -> Vec<Switch> {
        let preset = Self::default();
        let mut switches = Vec::new();
        macro_rules! list {
            ($key:literal, $field:ident, $kind:ident) => {
                let rules = rule_numbers::rule_numbers($key);
                switches.push(self.$field.shown($key, preset.$field, rules));
            };
        }
        each_switch!(list);
        switches
    }

    /// Sets one switch by its id and value. A die with six sides succeeds on 4 and more unless the table says otherwise
    /// (A3-1).
    pub(super) fn set_switch(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        let before = self.die;
        macro_rules! set {
            ($key:literal, $field:ident, $kind:ident) => {
                if key == $key {
                    self.$field = $kind::parse($key, value)?;
                    self.fit_success(before);
                    return Ok(());
                }
            };
        }
        each_switch!(set);
        Err(SetupError::UnknownSwitch { key: key.to_owned() })
    }

    fn fit_success(&mut self, before: DieType) {
        if self.die != before {
            self.success = match self.die {
                DieType::D10 => Success::From6,
                DieType::D6 => Success::From4,
            };
        }
    }

    /// Checks that a die can fail and succeed.
    pub(super) fn check_dice(&self) -> Result<(), SetupError> {
        if self.success.number() > self.die.number() {
            return Err(SetupError::Clash { first: "cold_war.success = 7", second: "cold_war.die = 6" });
        }
        Ok(())
    }
}
