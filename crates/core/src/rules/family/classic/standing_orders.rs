//! Standing orders: answers given in advance ([PBP-34], [PBP-36]).

use super::Game;
use super::refusal_reasons::Why;
use super::state::options;
use super::steps;
use super::steps::Action;
use super::steps::{AskKind, Menu};
use crate::rules::bitset::TerritorySet;
use crate::rules::ids::TerritoryId;
use serde::{Deserialize, Serialize};

/// The standing orders of one seat in one game. Private.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// Defence dice: 1, 2, or 3, as far as allowed; `None`: the default answer.
    pub defend: Option<u8>,
    /// Territories to claim in the claim round, most wanted first; each at most once.
    pub wishes: Vec<TerritoryId>,
    /// Whether to agree to fast battles (R0-50); `None`: the default answer, or the player is asked if the table waits.
    pub agree: Option<bool>,
}

impl Standing {
    /// The answer that they give to a question, if it is on the menu.
    pub(super) fn answer(&self, menu: &Menu) -> Option<Action> {
        if let Menu::Defend(steps::Defend { least, dice, .. }) = menu {
            return self.defend.map(|most| Action::Defend { dice: most.clamp(*least, *dice) });
        }
        if let Menu::Claim(steps::Claim { free }) = menu {
            let wish = self.wishes.iter().find(|at| free.contains(**at))?;
            return Some(Action::Claim { at: *wish });
        }
        self.agree.filter(|_| menu.kind() == AskKind::Consent).map(|yes| Action::Consent { yes })
    }

    /// Checks whether they make sense in this game.
    pub(super) fn check(&self, game: &Game) -> Result<(), Why> {
        let mut named = TerritorySet::EMPTY;
        for at in &self.wishes {
            if at.index() >= game.board().len() {
                return Err(Why::NoSuchTerritory);
            }
            if named.contains(*at) {
                return Err(Why::NamedTwice { at: *at });
            }
            named.insert(*at);
        }
        let most = options(game).defence_dice.number() as u8;
        match self.defend {
            Some(dice) if !(1..=most).contains(&dice) => Err(Why::Dice { dice, min: 1, max: most }),
            None | Some(_) => Ok(()),
        }
    }
}
