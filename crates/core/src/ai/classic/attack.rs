//! Attacks: chooses the attack with the highest expected gain while the odds are good, otherwise stops attacking.

use super::battle_odds::expected;
use super::position::Position;
use crate::rules::classic::{Action, AttackOption};
use crate::rules::{Holder, TerritoryId};

/// Minimum value of one destroyed enemy army, where one's own army is worth 1.
const RIVAL: f64 = 0.2;
/// Boldness 1 lowers the minimum probability of capture by so much.
const DARING: f64 = 0.25;
/// Fraction of a prize that is lost if the territory can't be held at all; the rest counts for the card.
const HELD: f64 = 0.9;

/// The best attack, or the end of attacking.
pub(super) fn attack(position: &Position<'_>, strikes: &[AttackOption]) -> Action {
    let rated = strikes
        .iter()
        .map(|strike| (strike, gain(position, strike.from, strike.to, position.armies(strike.from))));
    match rated.max_by(|a, b| a.1.total_cmp(&b.1)) {
        Some((strike, gain)) if gain > 0.0 => {
            Action::Attack { from: strike.from, to: strike.to, dice: strike.dice }
        }
        _ => Action::Stop,
    }
}

/// Expected gain of an attack on `to` with `armies` in `from`, in armies; negative if it should not be made.
pub(super) fn gain(position: &Position<'_>, from: TerritoryId, to: TerritoryId, armies: u32) -> f64 {
    let free = armies.saturating_sub(1 + position.guard(from, to));
    let target = position.view.at(to);
    let expected = expected(free, target.armies, position.view.defence_dice());
    let parameters = position.parameters;
    if expected.win < parameters.chance + position.persona.caution() - DARING * position.boldness {
        return -1.0;
    }
    let rival = match target.holder {
        Holder::Seat(_) => {
            RIVAL.max(1.0 / (alive(position) - 1.0).max(1.0)) + parameters.rival_later * position.boldness
        }
        Holder::Neutral | Holder::Nobody => 0.0,
    };
    let left = f64::from(free) - expected.attacker_losses;
    let held = 1.0 - HELD * (1.0 - (left / (position.threat(to) + 1.0)).clamp(0.0, 1.0));
    expected.win * held * position.prize(to) - expected.attacker_losses + rival * expected.defender_losses
}

fn alive(position: &Position<'_>) -> f64 {
    position.view.seats.iter().filter(|seat| seat.alive).count() as f64
}
