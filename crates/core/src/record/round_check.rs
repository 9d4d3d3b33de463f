//! Checks of the rounds that were mixed in after the start: their order, their signatures, and the bindings of the orders that
//! waited for them.

use super::{Fault, Header, Lines, Move};
use crate::luck::{Beacon, BeaconMode, BeaconUse, Chain};

/// The chain of a record's rounds.
pub(super) fn chain(header: &Header) -> Chain {
    let dice = header.fixed.as_ref().and_then(|fixed| fixed.dice);
    dice.map_or(Chain::Quicknet, |dice| dice.chain)
}

/// Whether the round of the start is what the terms say; the error is the reason.
pub(super) const fn agrees(dice: Option<BeaconUse>, beacon: &Beacon) -> Result<(), &'static str> {
    match (beacon, dice) {
        (Beacon::Missing { .. } | Beacon::Awaited { .. }, _) => Err("no game begins without its round"),
        (Beacon::Drawn { .. }, None) => Err("by `dice`, no round is used"),
        (Beacon::Off, Some(_)) => Err("by `dice`, a round is used"),
        (Beacon::Off, None) | (Beacon::Drawn { .. }, Some(_)) => Ok(()),
    }
}

/// Checks the rounds among the actions; the bindings only with a seed.
pub(super) fn check_rounds(header: &Header, lines: &Lines, moves: &[Move]) -> Result<(), Fault> {
    let mode = header.fixed.as_ref().and_then(|fixed| fixed.dice).map(|dice| dice.mode);
    let mut last = header.mix.as_ref().and_then(|mix| mix.beacon.round()).unwrap_or(0);
    let (mut seq, mut index) = (0, 0);
    for action in moves {
        for line in &action.rounds {
            let fault = |reason: &str| Fault::new(lines.round(index), reason);
            match (mode, &line.order) {
                (Some(BeaconMode::Turn), _) | (Some(BeaconMode::Order), Some(_)) => {}
                (Some(BeaconMode::Order), None) => {
                    return Err(fault("by `dice`, a round is mixed in with the order that waited for it"));
                }
                (None | Some(BeaconMode::Start), _) => {
                    return Err(fault("by `dice`, no round is mixed in after the start"));
                }
            }
            if line.round <= last {
                return Err(fault("each round comes after the one before it"));
            }
            last = line.round;
            if let (Some(seed), Some(order)) = (&header.seed, &line.order)
                && seed.binding(header.game, seq, line.round, &order.text) != order.binding
            {
                return Err(fault("this binding is of another order, another round or another place"));
            }
            index += 1;
        }
        seq += u64::from(action.answer.is_some()) + action.events.len() as u64;
    }
    Ok(())
}

/// Checks the signatures of the rounds among the actions, which takes longer than all else.
pub(super) fn check_signatures(header: &Header, lines: &Lines, moves: &[Move]) -> Result<(), Fault> {
    let chain = chain(header);
    for (index, line) in moves.iter().flat_map(|action| &action.rounds).enumerate() {
        if !chain.is_valid(line.round, &line.signature) {
            let reason = format!("this is not the signature of round {} of {}", line.round, chain.key());
            return Err(Fault::new(lines.round(index), reason));
        }
    }
    Ok(())
}
