//! The options of the family as one typed value, and their switches for the lobby. Rules must read the fields and must not
//! look up switches by id.

mod rule_numbers;
mod switches;

pub use crate::rules::family::on_off::OnOff;
pub use switches::*;

use super::BlankCard;
use crate::rules::ids::Seat;
use crate::rules::setup::{Rulebook, SetupError, Switch};
use serde::{Deserialize, Serialize};

/// The options of the family. [`Default`] is the rulebook's preset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// `setup.way`
    pub setup: SetupWay,
    /// `setup.land`
    pub land: SealedLand,
    /// `map.2210.exiled_canada`
    pub exiled_canada: OnOff,
    /// `defence.choice`
    pub defence: DefenceChoice,
    /// `dice.declare`
    pub declare: Declare,
    /// `neutral.defence`
    pub neutral: NeutralDefence,
    /// `neutral.is_opponent`
    pub neutral_is_opponent: OnOff,
    /// `bonus.three`
    pub bonus_three: BonusThree,
    /// `open.lone_station`
    pub lone_station: LoneStation,
    /// `2210.elimination`
    pub elimination: Elimination,
    /// `2210.station_anywhere`
    pub station_anywhere: OnOff,
    /// `2210.casualties`
    pub casualties: Casualties,
    /// `2210.reactions`
    pub reactions: Reactions,
    /// `2210.deathtrap`
    pub death_trap: DeathTrapToll,
    /// `open.after_trap`
    pub after_trap: AfterTrap,
    /// `2210.hidden_energy`
    pub hidden_energy: HiddenEnergy,
    /// `2210.reshuffle_territory_decks`
    pub reshuffle: OnOff,
    /// `open.reduction_step`
    pub reduction_step: ReductionStep,
    /// `open.armageddon`
    pub armageddon: ArmageddonEnd,
    /// `2210.gifts`
    pub gifts: Gifts,
    /// `2210.blank_cards`
    pub blank_cards: OnOff,
    /// What the table wrote on blank cards (A1-61); not a switch.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub blanks: Vec<BlankCard>,
    /// The seat of the host, who confirms blank cards (A1-61); set when the game starts, not a switch.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub host: Option<Seat>,
}

/// Applies a macro to every switch (key, field, type), in the order of the lobby.
macro_rules! each_switch {
    ($do:ident) => {
        $do!("setup.way", setup, SetupWay);
        $do!("setup.land", land, SealedLand);
        $do!("map.2210.exiled_canada", exiled_canada, OnOff);
        $do!("defence.choice", defence, DefenceChoice);
        $do!("dice.declare", declare, Declare);
        $do!("neutral.defence", neutral, NeutralDefence);
        $do!("neutral.is_opponent", neutral_is_opponent, OnOff);
        $do!("bonus.three", bonus_three, BonusThree);
        $do!("open.lone_station", lone_station, LoneStation);
        $do!("2210.elimination", elimination, Elimination);
        $do!("2210.station_anywhere", station_anywhere, OnOff);
        $do!("2210.casualties", casualties, Casualties);
        $do!("2210.reactions", reactions, Reactions);
        $do!("2210.deathtrap", death_trap, DeathTrapToll);
        $do!("open.after_trap", after_trap, AfterTrap);
        $do!("2210.hidden_energy", hidden_energy, HiddenEnergy);
        $do!("2210.reshuffle_territory_decks", reshuffle, OnOff);
        $do!("open.reduction_step", reduction_step, ReductionStep);
        $do!("open.armageddon", armageddon, ArmageddonEnd);
        $do!("2210.gifts", gifts, Gifts);
        $do!("2210.blank_cards", blank_cards, OnOff);
    };
}

impl Default for Options {
    /// Document 001, sections A to L, with the recommended rulings.
    fn default() -> Self {
        Self {
            setup: SetupWay::Sealed,
            land: SealedLand::Dealt,
            exiled_canada: OnOff::On,
            defence: DefenceChoice::Free,
            declare: Declare::AttackerFirst,
            neutral: NeutralDefence::Max,
            neutral_is_opponent: OnOff::On,
            bonus_three: BonusThree::Contested,
            lone_station: LoneStation::EachDeclaration,
            elimination: Elimination::NoTerritory,
            station_anywhere: OnOff::On,
            casualties: Casualties::Auto,
            reactions: Reactions::Together,
            death_trap: DeathTrapToll::Mods,
            after_trap: AfterTrap::StayInHand,
            hidden_energy: HiddenEnergy::Secret,
            reshuffle: OnOff::Off,
            reduction_step: ReductionStep::WholeCard,
            armageddon: ArmageddonEnd::GoesOn,
            gifts: Gifts::Off,
            blank_cards: OnOff::Off,
            blanks: Vec::new(),
            host: None,
        }
    }
}

impl Options {
    /// The preset of the rulebook: the family has one.
    pub(crate) fn preset(_rulebook: Rulebook) -> Self {
        Self::default()
    }

    /// All switches that apply to that many seats, in the order of the lobby.
    pub(super) fn list_switches(&self, seats: u8) -> Vec<Switch> {
        let preset = Self::default();
        let mut switches = Vec::new();
        macro_rules! list {
            ($key:literal, $field:ident, $kind:ident) => {
                if fits($key, seats) {
                    let rules = rule_numbers::rule_numbers($key);
                    switches.push(self.$field.shown($key, preset.$field, rules));
                }
            };
        }
        each_switch!(list);
        switches
    }

    /// Sets one switch by its id and value.
    pub(super) fn set_switch(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        macro_rules! set {
            ($key:literal, $field:ident, $kind:ident) => {
                if key == $key {
                    self.$field = $kind::parse($key, value)?;
                    return Ok(());
                }
            };
        }
        each_switch!(set);
        Err(SetupError::UnknownSwitch { key: key.to_owned() })
    }

    /// Resets every switch that does not apply to that many seats to its default.
    pub(super) fn reset_hidden(&mut self, seats: u8) {
        let preset = Self::default();
        macro_rules! reset {
            ($key:literal, $field:ident, $kind:ident) => {
                if !fits($key, seats) {
                    self.$field = preset.$field;
                }
            };
        }
        each_switch!(reset);
        self.host = self.host.filter(|host| host.0 < seats);
    }
}

/// Whether the switch applies to that number of seats: only two players meet neutral armies (R1-58).
fn fits(key: &str, seats: u8) -> bool {
    match key {
        "neutral.defence" | "neutral.is_opponent" => seats == 2,
        _ => true,
    }
}
