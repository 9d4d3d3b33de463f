//! What the events of the Cold War changed on the board: armies bought and lost, declarations of war, convoys with their way,
//! refugees, missiles and blasts.

use crate::render::scene::ArrowKind;
use crate::render::scene::from_view::Since;
use crate::render::scene::pieces::Flying;
use crate::rules::cold_war::{self, Control, Public, Transit, events};

/// Adds the changes of one event. Deals and payments change nothing on the board.
pub(in crate::render::scene) fn add(since: &mut Since, seen: &cold_war::Seen) {
    if let cold_war::Seen::Public(public) = seen {
        moved(since, public);
        fought(since, public);
        flew(since, public);
    }
}

/// Armies and refugees that came, went or moved on the ground.
#[allow(clippy::wildcard_enum_match_arm, reason = "what moves no army shows nothing on the board")]
fn moved(since: &mut Since, event: &Public) {
    match event {
        Public::Bought(events::Bought { at, armies, .. }) => since.gain(&vec![(*at, armies.count())]),
        Public::WarDeclared(events::WarDeclared { seat, target, armies, .. }) => {
            for (from, _) in armies {
                since.arrow(*from, *target, *seat, ArrowKind::Attack);
            }
        }
        Public::LegArrived(events::LegArrived { seat, path, armies, .. }) => {
            since.fly(*seat, Flying::from(Transit::Convoy { armies: armies.count() }), path);
        }
        Public::RefugeesMoved(events::RefugeesMoved { seat, moves, .. }) => {
            for one in moves {
                since.arrow(one.from, one.to, *seat, ArrowKind::Move);
            }
        }
        _ => {}
    }
}

/// Losses, and states that changed hands.
#[allow(clippy::wildcard_enum_match_arm, reason = "what is no loss shows no mark")]
fn fought(since: &mut Since, event: &Public) {
    match event {
        Public::ArmiesLost(events::ArmiesLost { at, armies, .. }) => {
            *since.lost.entry(*at).or_default() += armies.count();
        }
        Public::ControlChanged(events::ControlChanged { at, control: Control::Held(_) }) => {
            since.captured.retain(|other| other != at);
            since.captured.push(*at);
        }
        _ => {}
    }
}

/// Missiles, interceptions and blasts.
#[allow(clippy::wildcard_enum_match_arm, reason = "all other events stay on the ground")]
fn flew(since: &mut Since, event: &Public) {
    match event {
        Public::Launched(events::Launched { seat, weapon, path, .. }) => {
            since.fly(*seat, Flying::from(Transit::Missile(*weapon)), path);
        }
        Public::ShotDown(events::ShotDown { at, .. }) => since.stop(*at),
        Public::Blasted(events::Blasted { at, .. }) => since.struck.push(*at),
        _ => {}
    }
}
