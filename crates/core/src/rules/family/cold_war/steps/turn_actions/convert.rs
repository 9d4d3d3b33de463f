//! Conversion: own armies become another player's (R3-25, A3-36, A3-57).

use super::super::super::options::Guests;
use super::super::super::war_refusals::NoWar;
use super::super::super::{Armies, CONVERSION, ColdWar, Game, Transaction};
use super::super::exile_gift::PresentOffered;
use crate::rules::bitset::TerritorySet;
use crate::rules::engine::{Milestone, Pick, Recorded};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// What the player can convert.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ConvertOptions {
    /// His armies, by state.
    pub armies: Vec<(TerritoryId, Armies)>,
    /// The players who may get them.
    pub to: Vec<Seat>,
    /// Those who have declined a present in this turn (A3-50, A3-57).
    pub declined: Vec<Seat>,
    /// States where he is a guest: nothing is converted there (A3-52).
    pub guest: TerritorySet,
}

/// What the player can convert.
pub(super) fn options(game: &Game, seat: Seat) -> ConvertOptions {
    let to = game.state.alive().into_iter().filter(|other| *other != seat && !game.opposed(seat, *other));
    let bound = game.options().guests == Guests::Bound;
    ConvertOptions {
        armies: game.state.own(seat),
        to: to.collect(),
        declined: game.state.facts.no_present.clone(),
        guest: if bound { game.state.facts.guest } else { TerritorySet::EMPTY },
    }
}

/// Checks a conversion.
pub(super) fn check(
    options: &ConvertOptions,
    money: u32,
    at: TerritoryId,
    armies: Armies,
    to: Seat,
) -> Result<(), NoWar> {
    if !options.to.contains(&to) {
        return Err(NoWar::NotTo { to });
    }
    if options.declined.contains(&to) {
        return Err(NoWar::Declined { to });
    }
    if armies.is_empty() {
        return Err(NoWar::NoArmies);
    }
    if armies.interceptors > 0 {
        return Err(NoWar::Fixed);
    }
    if options.guest.contains(at) {
        return Err(NoWar::Guest { at });
    }
    let there = options.armies.iter().find(|(place, _)| *place == at).map_or(Armies::NONE, |(_, own)| *own);
    if !there.covers(armies) {
        return Err(NoWar::NotThere { at, armies: there });
    }
    let cost = armies.count().saturating_mul(CONVERSION);
    if cost > money { Err(NoWar::Money { cost, money }) } else { Ok(()) }
}

/// A random conversion of one army.
pub(super) fn sample(options: &ConvertOptions, pick: Pick<'_>) -> Option<(TerritoryId, Armies, Seat)> {
    let (at, armies) = options.armies.get(pick(options.armies.len().max(1) as u32) as usize)?;
    let kinds: Vec<_> = armies.iter().collect();
    let (army, _) = kinds.get(pick(kinds.len().max(1) as u32) as usize)?;
    let to = options.to.get(pick(options.to.len().max(1) as u32) as usize)?;
    Some((*at, Armies::from(*army), *to))
}

/// Converts; a player in exile is asked first (A3-57).
pub(super) fn perform(tx: &mut Transaction<'_>, seat: Seat, at: TerritoryId, armies: Armies, to: Seat) {
    let money = armies.count().saturating_mul(CONVERSION);
    if tx.state().seat(to).exile {
        tx.emit_public(PresentOffered { seat, to, at, armies });
    } else {
        tx.emit_public(Converted { seat, at, armies, to, money });
    }
}

/// Armies became another player's (R3-25).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Converted {
    /// Whose they were.
    pub seat: Seat,
    /// The state.
    pub at: TerritoryId,
    /// The armies.
    pub armies: Armies,
    /// Whose they are now.
    pub to: Seat,
    /// What he paid.
    pub money: u32,
}

impl Recorded<ColdWar> for Converted {
    fn record(&self, game: &mut Game) {
        game.state.pay(self.seat, self.money);
        game.state.lose(self.seat, self.at, self.armies);
        game.state.place(self.to, self.at, self.armies);
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}
