//! One battle: the dice, their comparison, and the capture (R1-24 to R1-28, R1-35 to R1-38, S-4).

use super::options::{BonusThree, DefenceChoice, NeutralDefence};
use super::state::options;
use super::{
    Commanders, Game, InvasionStage, Loss, PendingInvasion, Piece, Transaction, Units, Y2210, casualties,
};
use crate::rules::engine::{Die, Milestone, Recorded, Roll};
use crate::rules::ids::{Holder, Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// Maximum number of attack dice and of defence dice (R1-2, R1-37).
pub(super) const ATTACK_DICE: u32 = 3;
pub(super) const DEFENCE_DICE: u32 = 2;

/// Number of sides of plain dice, and of those of commanders and stations.
const PLAIN: u8 = 6;
const STRONG: u8 = 8;

/// Maximum number of attack dice of these units: one unit stays behind (R1-37).
pub(super) fn most_attack(units: Units) -> u8 {
    units.count().saturating_sub(1).min(ATTACK_DICE) as u8
}

/// Maximum number of defence dice of these units (R1-37, F-31).
pub(super) fn most_defence(units: Units) -> u8 {
    units.count().min(DEFENCE_DICE) as u8
}

/// The seat that chooses the number of defence dice; `None` if nobody does (R1-59, A1-19, S-9).
pub(super) fn chooser(game: &Game, at: TerritoryId) -> Option<Seat> {
    match game.state.at(at).holder {
        Holder::Seat(seat) => Some(seat).filter(|_| options(game).defence == DefenceChoice::Free),
        Holder::Neutral if options(game).neutral == NeutralDefence::Opponent => {
            game.state.after(game.state.current).first().copied()
        }
        Holder::Neutral | Holder::Nobody => None,
    }
}

/// The commanders in the territory of origin that roll an eight-sided die in that invasion (R1-24, R1-42, A1-64, A1-84).
pub(super) fn strong(game: &Game, from: TerritoryId, to: TerritoryId) -> Commanders {
    let kind = |at| game.board().territory(at).kind;
    let units = game.state.at(from).units;
    units.commanders.iter().filter(|one| one.attack_sides(kind(from), kind(to)) == STRONG).collect()
}

/// Numbers of sides of the defence dice: eight next to an own station, otherwise for each commander (R1-24, R1-27, A1-36).
pub(super) fn defence_sides(game: &Game, at: TerritoryId, dice: u8) -> Vec<u8> {
    let held = game.state.at(at);
    let strong = if held.station { u32::from(dice) } else { held.units.commanders.len() };
    (0..u32::from(dice)).map(|n| if n < strong { STRONG } else { PLAIN }).collect()
}

/// Rolls the dice and takes the losses: the attacker's first (R1-37, S-4, A1-73). `commanders` are those named for
/// eight-sided dice (A1-35).
pub(super) fn roll(tx: &mut Transaction<'_>, dice: u8, commanders: Commanders, defence: u8) {
    let Some(open) = tx.state().invasion().cloned() else { return };
    let draw = tx.luck.number();
    let strong = commanders.len() as usize;
    let sides: Vec<u8> = (0..usize::from(dice)).map(|n| if n < strong { STRONG } else { PLAIN }).collect();
    let attack = throw(tx, &sides);
    let against = defence_sides(&tx.game, open.to, defence);
    let defence = throw(tx, &against);
    let pairs = attack.iter().zip(&defence);
    let attacker_lost = pairs.clone().filter(|(attack, defence)| attack.face <= defence.face).count() as u32;
    let defender_lost = pairs.count() as u32 - attacker_lost;
    tx.emit_public(Rolled {
        seat: open.by,
        from: open.from,
        to: open.to,
        against: tx.state().at(open.to).holder,
        commanders,
        attack,
        defence,
        attacker_lost,
        defender_lost,
        draw,
    });
    casualties::take(
        tx,
        vec![
            Loss { at: open.from, units: attacker_lost, mods_only: false },
            Loss { at: open.to, units: defender_lost, mods_only: false },
        ],
    );
}

/// Rolls dice with these numbers of sides; the highest result first.
fn throw(tx: &mut Transaction<'_>, sides: &[u8]) -> Vec<Die> {
    let mut dice: Vec<Die> =
        sides.iter().map(|sides| Die { sides: *sides, face: tx.luck.die(*sides) }).collect();
    dice.sort_by_key(|die| std::cmp::Reverse((die.face, die.sides)));
    dice
}

/// Moves units into the empty target, which is captured (R1-38, R1-40). A station there is replaced by one of the captor, or
/// destroyed if he has four (R1-28, A1-65).
pub(super) fn capture(tx: &mut Transaction<'_>, units: Units) {
    let Some(open) = tx.state().invasion().cloned() else { return };
    let there = tx.state().at(open.to).station;
    let free = (tx.state().stations(open.by).len() as u32) < Piece::STATIONS;
    tx.emit_public(Captured {
        seat: open.by,
        from: open.from,
        to: open.to,
        whose: open.whose,
        units,
        station: there && free,
        destroyed: there && !free,
        counts: counts(&tx.game, &open),
    });
}

/// One roll (R1-37, S-4). The lost units follow.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rolled {
    /// The attacker.
    pub seat: Seat,
    /// The attacking territory.
    pub from: TerritoryId,
    /// The attacked territory.
    pub to: TerritoryId,
    /// The holder that defends.
    pub against: Holder,
    /// The attacker's commanders that rolled eight-sided dice (A1-35).
    pub commanders: Commanders,
    /// Attack dice, highest first.
    pub attack: Vec<Die>,
    /// Defence dice, highest first.
    pub defence: Vec<Die>,
    /// Units that the attacker loses.
    pub attacker_lost: u32,
    /// Units that the defender loses.
    pub defender_lost: u32,
    /// Number of the first draw.
    pub draw: u64,
}

impl Recorded<Y2210> for Rolled {
    fn record(&self, game: &mut Game) {
        game.draws = self.draw + (self.attack.len() + self.defence.len()) as u64;
        if let Some(open) = game.state.invasion_mut() {
            open.stage = InvasionStage::Fought { dice: self.attack.len() as u8, commanders: self.commanders };
        }
    }
}

impl Rolled {
    /// The dice in the form common to all families.
    pub(super) fn roll(&self) -> Roll {
        Roll {
            by: self.seat,
            against: self.against,
            attack: self.attack.clone(),
            defence: self.defence.clone(),
            lost: (self.attacker_lost, self.defender_lost),
        }
    }
}

/// A territory was captured, and units moved in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Captured {
    /// The captor.
    pub seat: Seat,
    /// The territory of origin.
    pub from: TerritoryId,
    /// The captured territory.
    pub to: TerritoryId,
    /// Its holder when the invasion was declared.
    pub whose: Holder,
    /// The units that moved in.
    pub units: Units,
    /// Whether a station there is the captor's now.
    pub station: bool,
    /// Whether a station there was destroyed.
    pub destroyed: bool,
    /// Whether the capture counts for the bonus of three territories.
    pub counts: bool,
}

impl Recorded<Y2210> for Captured {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        state.end_invasion();
        state.field[self.from.index()].remove(self.units);
        state.field[self.to.index()].station = self.station;
        state.place(Holder::Seat(self.seat), self.to, self.units);
        state.facts.captures += u32::from(self.counts);
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}

/// Whether the capture of the target of the invasion at hand counts for the bonus (R1-39, A1-2): one from the neutral army
/// only if it is an opponent (A1-20).
fn counts(game: &Game, open: &PendingInvasion) -> bool {
    let contested = game.state.facts.contested.iter().any(|(at, contested)| *at == open.to && *contested);
    let from_opponent = open.whose != Holder::Neutral || options(game).neutral_is_opponent.on();
    contested && from_opponent || options(game).bonus_three == BonusThree::Any
}
