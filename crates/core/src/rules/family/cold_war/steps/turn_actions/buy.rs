//! Buying armies (R3-15, R3-16, A3-39, A3-52, A3-55, A3-62).

use super::super::super::deals::Permission;
use super::super::super::{
    Action, Armies, Army, ColdWar, Control, Game, Leave, Occupation, Transaction, Why, control, deal_rules,
    war_price,
};
use super::super::answer_checks::money;
use super::super::consent;
use crate::rules::engine::{Milestone, Pick, Recorded};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// A state where armies can be bought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BuyOption {
    /// The state.
    pub at: TerritoryId,
    /// Whether each army costs one more: the state is at war (R3-16).
    pub war: bool,
    /// Whether interceptors can be bought: they would be the buyer's (A3-55).
    pub interceptors: bool,
    /// Whether refugees build there.
    pub refugees: bool,
    /// For refugees: whose leave is asked first (R3-29, A3-39).
    pub leave: Vec<Seat>,
}

impl BuyOption {
    /// The lowest price of an army there.
    pub fn least(&self) -> u32 {
        Armies::from(Army::Infantry).cost(self.war)
    }
}

/// The states where the player can buy armies.
pub(super) fn options(game: &Game, seat: Seat) -> Vec<BuyOption> {
    game.board().ids().filter_map(|at| option(game, seat, at).ok()).collect()
}

/// Whether the player can buy an army somewhere for that money.
pub(super) fn can_buy(game: &Game, seat: Seat, money: u32) -> bool {
    game.board().ids().filter_map(|at| option(game, seat, at).ok()).any(|option| option.least() <= money)
}

/// What can be bought in a state, or why nothing can.
fn option(game: &Game, seat: Seat, at: TerritoryId) -> Result<BuyOption, Why> {
    let (state, place) = (&game.state, game.state.at(at));
    if place.mushroom {
        return Err(Why::Mushroom { at });
    }
    // Interceptors may not be the only army for a purchase, unless a declared war has made them armies (R3-15, A3-29, A3-62).
    if !control::fighters(game, at, seat).is_empty() {
        let bound = state.facts.guest.contains(at) && !guests_are_free(game);
        if bound {
            return Err(Why::Guest { at });
        }
        let interceptors = interceptors_are_his(place, seat);
        return Ok(BuyOption { at, war: place.at_war(), interceptors, refugees: false, leave: Vec::new() });
    }
    if !state.seat(seat).exile || place.refugees_of(seat) == 0 {
        return Err(Why::NoGarrison { at });
    }
    if deal_rules::refused(game, seat, Permission::Build, at) {
        return Err(Why::Refused { at });
    }
    let leave = war_price::opponents(game, at, seat).iter().collect();
    if let Some(seat) = deal_rules::rival(game, seat, at) {
        return Err(Why::Superpowers { seat });
    }
    // Until the state is theirs its interceptors belong to whoever had it last (R3-27, A3-55).
    let interceptors = place.last_controller == Some(seat);
    Ok(BuyOption { at, war: place.at_war(), interceptors, refugees: true, leave })
}

fn guests_are_free(game: &Game) -> bool {
    game.options().guests == super::super::super::options::Guests::Free
}

/// Whether interceptors that are bought there would belong to the buyer: he controls the state, or did so last (A3-55).
fn interceptors_are_his(place: &Occupation, seat: Seat) -> bool {
    place.control == Control::Held(seat) || place.last_controller == Some(seat)
}

/// Checks a purchase.
pub(super) fn check(options: &[BuyOption], has: u32, at: TerritoryId, armies: Armies) -> Result<(), Why> {
    let option = options.iter().find(|option| option.at == at).ok_or(Why::NoGarrison { at })?;
    if armies.is_empty() {
        return Err(Why::NoArmies);
    }
    if armies.interceptors > 0 && !option.interceptors {
        return Err(Why::ForeignInterceptors { at });
    }
    // Interceptors alone are no first army of refugees: they don't hold a state (A3-29).
    if armies.mobile().is_empty() && option.refugees {
        return Err(Why::NoGarrison { at });
    }
    money(armies.cost(option.war), has)
}

/// The reason why nothing can be bought there.
pub(super) fn reason(game: &Game, seat: Seat, at: TerritoryId, why: Why) -> Why {
    if at.index() >= game.board().len() {
        return Why::NoSuchState;
    }
    option(game, seat, at).err().unwrap_or(why)
}

/// A random purchase.
pub(super) fn sample(options: &[BuyOption], money: u32, pick: Pick<'_>) -> Option<Action> {
    let option = options.get(pick(options.len().max(1) as u32) as usize)?;
    let army = Army::ALL[pick(Army::ALL.len() as u32) as usize];
    let most = money / Armies::of(army, 1).cost(option.war);
    if most == 0 {
        return None;
    }
    let some = Armies::of(army, 1 + pick(most.min(3)));
    let mixed = some.plus(Armies::from(Army::Infantry));
    let mix = pick(4) == 0 && mixed.cost(option.war) <= money;
    Some(Action::Buy { at: option.at, armies: if mix { mixed } else { some } })
}

/// Buys the armies; refugees ask those who have armies there for leave first (A3-39).
pub(super) fn perform(tx: &mut Transaction<'_>, seat: Seat, at: TerritoryId, armies: Armies) {
    let leave = option(&tx.game, seat, at).is_ok_and(|option| !option.leave.is_empty());
    if leave {
        let money = armies.cost(tx.state().at(at).at_war());
        consent::ask(tx, Leave { seat, what: Permission::Build, at, armies, from: None, money });
    } else {
        build(tx, seat, at, armies);
    }
}

/// Builds the armies: directly, or after leave was given to refugees. Several armies built at once pay one price (A3-68).
pub(in super::super) fn build(tx: &mut Transaction<'_>, seat: Seat, at: TerritoryId, armies: Armies) {
    let war = tx.state().at(at).at_war();
    tx.emit_public(Bought { seat, at, armies, cost: armies.cost(war), war });
}

/// Armies were bought (R3-16).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bought {
    /// The buyer.
    pub seat: Seat,
    /// The state.
    pub at: TerritoryId,
    /// The armies.
    pub armies: Armies,
    /// The price paid.
    pub cost: u32,
    /// Whether it was the price of a state at war.
    pub war: bool,
}

impl Recorded<ColdWar> for Bought {
    fn record(&self, game: &mut Game) {
        game.state.pay(self.seat, self.cost);
        game.state.place(self.seat, self.at, self.armies);
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}
