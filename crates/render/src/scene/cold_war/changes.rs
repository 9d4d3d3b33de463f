//! What the events of the Cold War changed on the board: armies bought and lost, declarations of war, convoys with their way,
//! refugees, missiles and blasts.

use crate::scene::ArrowKind;
use crate::scene::from_view::Since;
use crate::scene::pieces::Flying;
use casus_belli_core::rules::TerritoryId;
use casus_belli_core::rules::cold_war::{self, Control, Public, Transit, events};

/// Adds the changes of one event. Deals and payments change nothing on the board.
pub(in crate::scene) fn add(since: &mut Since, seen: &cold_war::Seen) {
    if let cold_war::Seen::Public(public) = seen {
        came(since, public);
        fought(since, public);
        flew(since, public);
    }
}

/// Armies and refugees that came or moved on the ground.
#[allow(clippy::wildcard_enum_match_arm, reason = "what moves no army shows nothing on the board")]
fn came(since: &mut Since, event: &Public) {
    match event {
        Public::Bought(events::Bought { seat, at, armies, .. }) => {
            since.gain(&vec![(*at, armies.count())]);
            since.claims.push((*seat, *at));
        }
        Public::WarDeclared(events::WarDeclared { seat, at, armies, .. }) => {
            for (from, _) in armies {
                since.arrow(*from, *at, *seat, ArrowKind::Attack);
            }
            since.claims.push((*seat, *at));
        }
        Public::LegArrived(events::LegArrived { seat, to, .. }) => since.claims.push((*seat, *to)),
        Public::RefugeesMoved(events::RefugeesMoved { seat, from, to, .. }) => {
            since.arrow(*from, *to, *seat, ArrowKind::Move);
        }
        Public::PiecesPlaced(events::PiecesPlaced { seat, at, steps, .. }) => {
            for (to, _) in steps {
                since.arrow(*at, *to, *seat, ArrowKind::Move);
            }
        }
        _ => {}
    }
}

/// Fights, losses, and states that changed hands.
#[allow(clippy::wildcard_enum_match_arm, reason = "what is no fight shows no mark")]
fn fought(since: &mut Since, event: &Public) {
    match event {
        Public::Fought(events::Fought { seat, at, .. })
        | Public::CivilWarWon(events::CivilWarWon { seat, at, .. }) => since.claims.push((*seat, *at)),
        Public::ArmiesLost(events::ArmiesLost { at, armies, .. }) => {
            *since.lost.entry(*at).or_default() += armies.count();
        }
        // A state that its defender holds again after a war was not captured.
        Public::ControlChanged(events::ControlChanged { at, control: Control::Held(seat) })
            if since.claims.contains(&(*seat, *at)) =>
        {
            since.capture(*at, *seat);
        }
        _ => {}
    }
}

/// Convoys, missiles, interceptions and blasts.
#[allow(clippy::wildcard_enum_match_arm, reason = "all other events stay on the ground")]
fn flew(since: &mut Since, event: &Public) {
    let way = |from: TerritoryId, path: &[TerritoryId]| -> Vec<TerritoryId> {
        // A missile at the state where it stands flies nowhere (A3-74).
        std::iter::once(from).chain(path.iter().copied().filter(|at| *at != from)).collect()
    };
    match event {
        Public::LegBegan(events::LegBegan { seat, from, armies, path, .. }) => {
            let what = Flying::from(Transit::Convoy { armies: armies.count() });
            since.fly(*seat, what, way(*from, path));
        }
        Public::LegCancelled(events::LegCancelled { seat, from, .. }) => since.unfly(*seat, *from),
        Public::Launched(events::Launched { seat, from, weapon, path }) => {
            since.fly(*seat, Flying::from(Transit::Missile(*weapon)), way(*from, path));
        }
        Public::Intercepted(events::Intercepted { against, at, destroyed: true, .. }) => {
            since.stop(*against, *at);
        }
        Public::Blasted(events::Blasted { at, .. }) => {
            since.gained.remove(at);
            since.lost.remove(at);
            since.captured.retain(|other| other != at);
            since.struck.push(*at);
        }
        _ => {}
    }
}
