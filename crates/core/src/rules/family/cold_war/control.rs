//! Control of states after each step: who controls them, which are at war, and whose the interceptors are (A3-14, A3-28,
//! A3-29, R3-21, R3-27).

use super::deals::Permission;
use super::launch_alarms::Happened;
use super::options::Shared;
use super::{Armies, ColdWar, Control, Game, Occupation, Transaction, War, deal_rules};
use crate::rules::bitset::SeatSet;
use crate::rules::engine::{Milestone, Recorded};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// Looks at every state again; true if something changed.
pub(super) fn settle(tx: &mut Transaction<'_>) -> bool {
    let mut changed = false;
    for at in tx.board().ids() {
        let control = derived(&tx.game, at);
        let place = tx.state().at(at);
        let disarmed = place.war.is_some() && !matches!(control, Control::War | Control::Shared);
        let others_share =
            control == Control::Shared && !shared_by(place).iter().copied().eq(parties(&tx.game, at).iter());
        if place.control != control || disarmed || others_share {
            take_interceptors(tx, at, control);
            tx.emit_public(ControlChanged { at, control });
            changed = true;
        }
    }
    changed
}

/// Interceptors belong to whoever last controlled the state: they change hands with it (R3-27, A3-29).
fn take_interceptors(tx: &mut Transaction<'_>, at: TerritoryId, control: Control) {
    let place = tx.state().at(at);
    let (owner, number) = (place.last_controller, place.interceptors);
    if let (Some(seat), true) = (control.seat(), number > 0)
        && owner != Some(seat)
    {
        tx.emit_public(InterceptorsTaken { at, from: owner, seat, number });
    }
}

/// Who controls the state by what stands there.
pub(super) fn derived(game: &Game, at: TerritoryId) -> Control {
    let place = game.state.at(at);
    let parties = parties(game, at);
    let Some(seat) = parties.iter().next() else { return Control::Nobody };
    if parties.len() > 1 {
        return if shares(game, at, place, parties) { Control::Shared } else { Control::War };
    }
    // Armed interceptors alone against nobody are no war: it lasts until one player's pieces are left (A3-29, A3-60).
    if place.of(seat).is_empty() && !game.options().interceptor_holds.on() {
        return Control::Nobody;
    }
    Control::Held(seat)
}

/// The players whose armies count for control: interceptors do in a declared war, or if the table says so (A3-29);
/// those of a player who is out wait for the next controller (A3-21).
pub(super) fn parties(game: &Game, at: TerritoryId) -> SeatSet {
    let place = game.state.at(at);
    let mut parties = place.party_set();
    if let Some(owner) = place.last_controller.filter(|owner| interceptors_count(game, at, *owner)) {
        parties.insert(owner);
    }
    parties
}

/// Whether the player's interceptors in a state are armies: a declared war has made them so, or the table plays so (A3-29).
fn interceptors_count(game: &Game, at: TerritoryId, seat: Seat) -> bool {
    let place = game.state.at(at);
    let armies = place.armed() || game.options().interceptor_holds.on();
    armies && place.interceptors_of(seat) > 0 && !game.state.is_out(seat)
}

/// The player's armies that fight in a state, with his interceptors where they are armies (A3-29).
pub(super) fn fighters(game: &Game, at: TerritoryId, seat: Seat) -> Armies {
    let place = game.state.at(at);
    let interceptors = if interceptors_count(game, at, seat) { place.interceptors } else { 0 };
    Armies { interceptors, ..place.of(seat) }
}

/// Whether all parties let each other in, and nobody has declared a war or opened a fight. Leave that has ended or run out
/// since changes nothing for those who share the state, but whom they never let in makes it a war (A3-28, A3-80).
fn shares(game: &Game, at: TerritoryId, place: &Occupation, parties: SeatSet) -> bool {
    if game.options().shared != Shared::Peace || place.war.as_ref().is_some_and(|war| war.open) {
        return false;
    }
    let known = |seat: Seat| shared_by(place).contains(&seat);
    let host = |seat: Seat| known(seat) || place.control == Control::Held(seat);
    // Who came by leave of all is let in by those who were there, and lets them in.
    let guest = game.state.current;
    let came = |seat: Seat, other: Seat| seat == guest && game.state.facts.guest.contains(at) && host(other);
    let lets = |by: Seat, to: Seat| {
        (known(by) && known(to))
            || came(by, to)
            || came(to, by)
            || deal_rules::allows(game, (by, to), Permission::Stop, at)
    };
    parties.iter().all(|by| parties.iter().all(|to| by == to || lets(by, to)))
}

/// The players who share the state (A3-28).
fn shared_by(place: &Occupation) -> &[Seat] {
    place.war.as_ref().filter(|_| place.control == Control::Shared).map_or(&[], |war| &war.shared)
}

/// A state changed hands, came to be at war, or was left empty (A3-14).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ControlChanged {
    /// The state.
    pub at: TerritoryId,
    /// Who controls it now.
    pub control: Control,
}

impl Recorded<ColdWar> for ControlChanged {
    fn record(&self, game: &mut Game) {
        if let Control::Held(seat) = self.control {
            game.state.alarms.raise(Happened::Control, seat, self.at);
        }
        let parties = parties(game, self.at);
        let place = game.state.at_mut(self.at);
        place.control = self.control;
        match self.control {
            Control::Held(seat) => {
                place.last_controller = Some(seat);
                place.war = None;
            }
            Control::Nobody => place.war = None,
            Control::War | Control::Shared => {
                let war = place.war.get_or_insert_with(War::default);
                war.shared =
                    if self.control == Control::Shared { parties.iter().collect() } else { Vec::new() };
            }
        }
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}

/// Interceptors changed hands with their state (R3-27).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InterceptorsTaken {
    /// The state.
    pub at: TerritoryId,
    /// Whose they were.
    pub from: Option<Seat>,
    /// Whose they are now.
    pub seat: Seat,
    /// Their number.
    pub number: u32,
}

impl Recorded<ColdWar> for InterceptorsTaken {
    /// The interceptors belong to the last controller, who is recorded with the change of control.
    fn record(&self, game: &mut Game) {
        let place = game.state.at_mut(self.at);
        place.last_controller = Some(self.seat);
    }
}
