//! Lines of rounds of the beacon that were mixed in after the start of a game, alone or with the order that waited for them.

use super::value_syntax::TermError;
use crate::luck::{Seed, hex, unhex};

/// A round that was mixed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundLine {
    /// Number of the round.
    pub round: u64,
    /// Its signature.
    pub signature: [u8; 48],
    /// The order that had been stored and waited for this round.
    pub order: Option<BoundOrder>,
}

/// An order that was bound to a round before it was out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoundOrder {
    /// [`Seed::binding`], published when the order was stored, in hexadecimal.
    pub binding: String,
    /// The order as a value on one line.
    pub text: String,
}

/// Serializes a line.
pub(super) fn text(line: &RoundLine) -> String {
    let RoundLine { round, signature, order } = line;
    let signature = hex(signature);
    match order {
        None => format!("round {round} {signature}"),
        Some(BoundOrder { binding, text }) => format!("order {round} {signature} {binding} {text}"),
    }
}

/// Parses a line; `None` if it is none of a round.
pub(super) fn read(text: &str) -> Result<Option<RoundLine>, TermError> {
    let Some((key @ ("round" | "order"), rest)) = text.split_once(' ') else { return Ok(None) };
    let order = key == "order";
    let wrong = || {
        let wanted = if order { ", its signature, the binding and the order" } else { " and its signature" };
        TermError(format!("`{key}`: a round{wanted} are wanted"))
    };
    let mut parts = rest.splitn(if order { 4 } else { 2 }, ' ');
    let mut next = || parts.next().ok_or_else(wrong);
    let round = read_round(next()?).ok_or_else(wrong)?;
    let signature = unhex(next()?).ok_or_else(wrong)?;
    let order = if order {
        let binding = Seed::read(next()?).ok_or_else(wrong)?.hex();
        Some(BoundOrder { binding, text: next()?.to_owned() })
    } else {
        None
    };
    Ok(Some(RoundLine { round, signature, order }))
}

/// The number of a round: digits without a 0 in front.
pub(super) fn read_round(text: &str) -> Option<u64> {
    text.parse().ok().filter(|round: &u64| *round > 0 && round.to_string() == text)
}
