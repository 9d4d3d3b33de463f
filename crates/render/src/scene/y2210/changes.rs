//! What the events of 2210 changed on the boards.

use crate::scene::ArrowKind;
use crate::scene::from_view::Since;
use casus_belli_core::rules::Placement;
use casus_belli_core::rules::y2210::{self, Commander, Public, events};

/// Adds the changes of one event. What only its own seat sees of an event changes nothing on the boards.
pub(in crate::scene) fn add(since: &mut Since, seen: &y2210::Seen) {
    if let y2210::Seen::Public(public) = seen {
        placed(since, public);
        fought(since, public);
        bombed(since, public);
    }
}

/// Units that came, went or moved without a battle.
#[allow(clippy::wildcard_enum_match_arm, reason = "what moves no unit shows nothing on the boards")]
fn placed(since: &mut Since, event: &Public) {
    match event {
        Public::Devastated(events::Devastated { at, .. }) => since.struck.extend(at),
        Public::TurnBegan(events::TurnBegan { stations, .. }) => {
            since.gain(&stations.iter().map(|at| (*at, 1)).collect());
        }
        Public::Deployed(events::Deployed { mods, .. })
        | Public::ModsPlaced(events::ModsPlaced { mods, .. })
        | Public::ModsAdded(events::ModsAdded { mods }) => since.gain(mods),
        Public::Hired(events::Hired { at, .. }) => since.gain(&vec![(*at, 1)]),
        Public::Reduced(events::Reduced { mods, .. }) => lose(since, mods),
        Public::Fortified(events::Fortified { seat, from, to, .. })
        | Public::Evacuated(events::Evacuated { seat, from, to, .. }) => {
            since.arrow(*from, *to, *seat, ArrowKind::Move);
        }
        _ => {}
    }
}

/// Invasions, their losses and captures.
#[allow(clippy::wildcard_enum_match_arm, reason = "what is no battle shows no arrow")]
fn fought(since: &mut Since, event: &Public) {
    match event {
        Public::InvasionDeclared(events::InvasionDeclared { seat, from, to, .. }) => {
            since.arrow(*from, *to, *seat, ArrowKind::Attack);
        }
        Public::UnitsLost(events::UnitsLost { at, units, .. }) => lose(since, &vec![(*at, units.count())]),
        Public::Captured(events::Captured { seat, from, to, .. }) => {
            // The defending units are gone, so their marks are dropped.
            since.gained.remove(to);
            since.lost.remove(to);
            since.captured.retain(|at| at != to);
            since.captured.push(*to);
            since.arrow(*from, *to, *seat, ArrowKind::Capture);
        }
        _ => {}
    }
}

/// Territories hit by nuclear cards: those that lose units between such a card and the next step or invasion.
#[allow(clippy::wildcard_enum_match_arm, reason = "all other events neither begin nor end a nuclear strike")]
fn bombed(since: &mut Since, event: &Public) {
    match event {
        Public::Played(events::Played { kind, .. }) => {
            since.bombing = kind.printed().deck == Commander::Nuclear;
        }
        Public::UnitsLost(events::UnitsLost { at, .. }) if since.bombing => since.struck.push(*at),
        Public::InvasionDeclared(_) | Public::StepBegan(_) | Public::TurnEnded(_) => since.bombing = false,
        _ => {}
    }
}

fn lose(since: &mut Since, units: &Placement) {
    for (at, n) in units {
        *since.lost.entry(*at).or_default() += n;
    }
}
