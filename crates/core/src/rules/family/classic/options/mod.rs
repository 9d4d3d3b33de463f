//! The options of the classic family as one typed value, and their switches for the lobby. Rules must read the fields and
//! must not look up switches by id or ask for the rulebook: rulebooks are presets.

mod check;
mod presets;
mod switches;

pub use crate::rules::family::on_off::OnOff;
pub use switches::*;

use crate::rules::board::BoardId;
use crate::rules::family::switch_macros::switch;
use crate::rules::setup::{Rulebook, SetupError, Switch};
use serde::{Deserialize, Serialize};

switch! {
    /// The set of tournament rules (R4-20 to R4-25, F-13 to F-15): changes a group of other switches together.
    TournamentRules {
        /// The four official rules.
        Official = "official",
        /// The current regulations (RTU): the four rules, and their deal, sets, garrisons, end and score.
        Rtu = "rtu",
        /// None of these rules.
        Home = "home",
    }
}

/// The id of the switch that changes a group of others (R4-25).
const TOURNAMENT_RULES: &str = "tournament.rules";

impl MapChoice {
    /// The board for which it stands.
    pub const fn board(self) -> BoardId {
        match self {
            Self::Classic83 => BoardId::Classic83,
            Self::Classic82 => BoardId::Classic82,
            Self::Risiko => BoardId::Risiko,
        }
    }
}

impl SetsPerTurn {
    /// Maximum number of sets in one turn.
    pub const fn most(self) -> u32 {
        match self {
            Self::One => 1,
            Self::Two => 2,
            Self::Any => u32::MAX,
        }
    }
}

impl ArmyCap {
    /// The limit, if there is one.
    pub const fn most(self) -> Option<u32> {
        match self {
            Self::None => None,
            Self::C120 => Some(120),
            Self::C130 => Some(130),
        }
    }
}

impl Options {
    /// Whether points can decide the game (R2-31).
    pub(super) fn points_decide(&self) -> bool {
        self.time_attack != TimeAttack::Off
    }

    /// All switches that apply to this rulebook and number of seats, in the order of the lobby.
    pub(super) fn all_switches(&self, rulebook: Rulebook, seats: u8) -> Vec<Switch> {
        let mut switches = self.list_switches(rulebook, seats);
        if rulebook == Rulebook::Tournament {
            let (now, default) = (self.tournament_rules(), Self::preset(rulebook).tournament_rules());
            switches.push(now.shown(TOURNAMENT_RULES, default, "R4-25, F-13"));
        }
        switches
    }

    /// Sets one switch by its id and value.
    pub(super) fn set_switch(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        if key == TOURNAMENT_RULES {
            self.set_tournament_rules(TournamentRules::parse(TOURNAMENT_RULES, value)?);
            return Ok(());
        }
        self.set_listed(key, value)?;
        self.along_with(key);
        Ok(())
    }

    /// Changes the switches that depend on this one: the quarters variant starts its sets at six (R0-48).
    fn along_with(&mut self, key: &str) {
        if key != "variant.quarters" {
            return;
        }
        match (self.quarters, self.set_start) {
            (OnOff::On, SetStart::Four) => self.set_start = SetStart::Six,
            (OnOff::Off, SetStart::Six) => self.set_start = SetStart::Four,
            _ => {}
        }
    }
}
