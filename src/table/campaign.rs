//! An attack that goes on by itself until a condition holds ([PBP-10]), also across the defender's answers.

use super::types::{StopReason, Until};
use crate::odds::{self, Dice};
use crate::rules::{Action, Ask, Event, Game, Menu, Public, Seat, TerritoryId, Viewer};
use serde::{Deserialize, Serialize};

/// The most rolls for one order.
const MOST_ROLLS: u32 = 1_000;

/// An attack under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Campaign {
    pub(super) seat: Seat,
    pub(super) from: TerritoryId,
    pub(super) to: TerritoryId,
    pub(super) dice: Option<u8>,
    pub(super) until: Until,
    /// The turn that it belongs to.
    pub(super) span: i64,
    /// Rolls ordered so far.
    pub(super) rolls: u32,
}

impl Campaign {
    /// The announcement of the next roll: as many dice as were ordered, as far as armies and the rules allow.
    fn announcement(&self, armies: u32, least: u8) -> Action {
        let most = armies.saturating_sub(1).clamp(1, 3) as u8;
        let dice = self.dice.unwrap_or(most).clamp(least.min(most), most);
        Action::Attack { from: self.from, to: self.to, dice }
    }

    /// The announcement as it was ordered, for the rules to judge.
    pub(super) fn first(&self, game: &Game) -> Action {
        let armies = armies(game, self.from);
        match self.dice {
            Some(dice) => Action::Attack { from: self.from, to: self.to, dice },
            None => self.announcement(armies, 1),
        }
    }

    /// The answer to `ask` that carries the attack on, or why it stops (nothing: somebody else ended it).
    pub(super) fn next(
        mut self,
        game: &Game,
        span: i64,
        ask: &Ask,
    ) -> Result<(Action, Self), Option<StopReason>> {
        let strikes = match &ask.menu {
            Menu::Attack { strikes } if span == self.span => strikes,
            // The defender has named theirs: whoever left the dice of a single roll open chooses them now (A2-5).
            Menu::Throw { .. } if self.until == Until::Once && self.dice.is_none() => return Err(None),
            // The defender has named theirs: the roll that was ordered is made now.
            Menu::Throw { from, to, least, dice, .. } if (*from, *to) == (self.from, self.to) => {
                let wanted = self.dice.unwrap_or(*dice).clamp(*least, *dice);
                return Ok((Action::Throw { dice: wanted }, self));
            }
            Menu::Advance { from, to, .. } if (*from, *to) == (self.from, self.to) => {
                return Err(Some(StopReason::Captured));
            }
            // No attack was possible any more, and the rules went on.
            Menu::Fortify { .. } if span == self.span => return Err(Some(StopReason::CannotAttack)),
            _ => return Err(None),
        };
        if self.until == Until::Once {
            return Err(Some(StopReason::Once));
        }
        // Captured, and moved in without a choice.
        let view = game.view(Viewer::Public);
        if view.at(self.to).holder.seat() == Some(self.seat) {
            return Err(Some(StopReason::Captured));
        }
        let strike = strikes.iter().find(|strike| (strike.from, strike.to) == (self.from, self.to));
        let Some(least) = strike.map(|strike| strike.least) else {
            return Err(Some(StopReason::CannotAttack));
        };
        if let Some(reason) = self.halts(game) {
            return Err(Some(reason));
        }
        if self.rolls >= MOST_ROLLS {
            return Err(Some(StopReason::Enough));
        }
        self.rolls += 1;
        Ok((self.announcement(armies(game, self.from), least), self))
    }

    /// Whether its condition says to stop before the next roll.
    pub(super) fn halts(&self, game: &Game) -> Option<StopReason> {
        let view = game.view(Viewer::Public);
        let (armies, against) = (view.at(self.from).armies, view.at(self.to).armies);
        match self.until {
            Until::Left(least) if armies <= least => Some(StopReason::Left { armies }),
            Until::Chance(least) => {
                let dice = Dice::six_sided(3, view.defence_dice().into());
                let percent = odds::capture_percent(armies.saturating_sub(1), against, &dice) as u8;
                (percent < least).then_some(StopReason::Chance { percent })
            }
            Until::Once | Until::Captured | Until::Left(_) => None,
        }
    }
}

fn armies(game: &Game, at: TerritoryId) -> u32 {
    let view = game.view(Viewer::Public);
    // A territory that isn't on this board: the rules will say so.
    view.territories.get(at.index()).map_or(0, |held| held.armies)
}

/// Whether that seat captured `to` in these events.
pub(super) fn captured(events: &[(i64, Event)], seat: Seat, to: TerritoryId) -> bool {
    events.iter().any(|(_, event)| {
        matches!(event, Event::Public(Public::Captured { seat: by, to: at, .. }) if (*by, *at) == (seat, to))
    })
}
