//! Alarms: what has just happened on the board and standing orders to launch react to (A3-42): a war declared on a state, the stop of
//! a convoy, a new controller. All of it is public. An alarm lasts until the next player's turn begins, or until the one after it
//! if its own turn ended as its player went out. Each player launches at a target once for it, so that no order fires again and
//! again.

use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// Something that orders to launch react to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Alarm {
    /// What has happened.
    pub what: Happened,
    /// The player who did it.
    pub by: Seat,
    /// The state.
    pub at: TerritoryId,
    /// Launches since then: who, and at which state.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spent: Vec<(Seat, TerritoryId)>,
}

/// What has happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Happened {
    /// A war was declared on the state, or a convoy forced its stop, against these players: those with armies there, or else its
    /// last controller.
    War(Vec<Seat>),
    /// A convoy stopped there.
    Stop,
    /// The player controls the state now.
    Control,
}

/// The alarms of the player's turn at hand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Alarms(pub(super) Vec<Alarm>);

impl Alarms {
    /// Notes what has happened; once for the same.
    pub(super) fn raise(&mut self, what: Happened, by: Seat, at: TerritoryId) {
        let known = self.0.iter().any(|alarm| (&alarm.what, alarm.by, alarm.at) == (&what, by, at));
        if !known {
            self.0.push(Alarm { what, by, at, spent: Vec::new() });
        }
    }

    /// A player has launched at that state.
    pub(super) fn spend(&mut self, seat: Seat, target: TerritoryId) {
        for alarm in &mut self.0 {
            if !alarm.spent.contains(&(seat, target)) {
                alarm.spent.push((seat, target));
            }
        }
    }

    /// A player's turn begins.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }
}
