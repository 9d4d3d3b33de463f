//! An order in progress that takes several answers ([PBP-10]), also across decisions of other players. The rules of its
//! family choose each next answer; this file stores its seat and turn, and the plan that it is a step of ([PBP-11]).

use super::plans::PlanProgress;
use crate::odds::{self, Dice};
use crate::rules::{Forecast, OpenOrder, Seat};
use serde::{Deserialize, Serialize};

/// An order in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OrderProgress {
    pub(super) seat: Seat,
    /// The turn that it belongs to, as [`crate::store::GameRow::span`].
    pub(super) span: i64,
    pub(super) order: OpenOrder,
    /// The plan, if it is a step of one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) plan: Option<PlanProgress>,
}

/// Exact battle odds, for orders that stop at a given chance.
pub(super) struct ExactOdds;

impl Forecast for ExactOdds {
    fn capture_percent(
        &self,
        (attackers, attack_dice): (u32, &[Vec<u8>]),
        (defenders, defence_dice): (u32, &[u8]),
    ) -> u8 {
        let dice = Dice::by_armies(attack_dice.to_vec(), defence_dice.to_vec());
        odds::capture_percent(attackers, defenders, &dice) as u8
    }
}
