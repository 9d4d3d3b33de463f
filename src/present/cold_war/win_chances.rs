//! Figures shown next to choices of the family of the Cold War: the chances of a fight, of a state, of an interception.

use crate::odds::{self, Fight, Force, OddsError, Ones, PoolDice};
use crate::rules::cold_war::{Armies, Botch, Options, View};
use crate::rules::{Seat, TerritoryId};

/// Longest series of fights that is computed while a player chooses.
const MOST_FIGHTS: u32 = 20;
/// Largest strength of a side whose series is followed army by army.
const MOST_EXACT: u32 = 16;

/// The chances of one fight in whole percent, rounded down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FightChances {
    /// The attacker does damage.
    pub win: u32,
    /// Nothing happens.
    pub level: u32,
    /// The attacker takes damage.
    pub lose: u32,
}

/// The dice of the table (A3-1).
pub fn dice(options: &Options) -> PoolDice {
    let ones = match options.botch {
        Botch::NetOnes => Ones::Net,
        Botch::OnlyIfNoSuccess => Ones::WithoutSuccess,
        Botch::Off => Ones::Ignored,
    };
    PoolDice { sides: options.die.number() as u8, success: options.success.number() as u8, ones }
}

/// Armies by strength.
pub fn force(armies: Armies) -> Force {
    let Armies { infantry, tanks, fighters, interceptors, light, heavy } = armies;
    Force { of: [infantry, tanks, fighters, interceptors], dear: light.saturating_add(heavy) }
}

fn percent(chance: f64) -> u32 {
    (chance * 100.0 + 1e-9).floor().min(99.0) as u32
}

/// The chances of one fight (R3-22); `None` for more dice than can be computed.
pub fn fight(options: &Options, attack: Armies, defence: Armies) -> Option<FightChances> {
    let fight = Fight::of(attack.strength(), defence.strength(), dice(options)).ok()?;
    Some(FightChances {
        win: percent(fight.win()),
        level: percent(fight.level()),
        lose: percent(fight.lose()),
    })
}

/// The chance to clear a state of these armies by fighting on, in percent; 100 only without defenders.
pub fn clear_percent(options: &Options, attack: Armies, defence: Armies) -> u32 {
    if defence.is_empty() {
        return 100;
    }
    let (own, others) = (attack.strength(), defence.strength());
    let dice = dice(options);
    let exact = || -> Result<f64, OddsError> {
        if own.max(others) > MOST_EXACT {
            return Err(OddsError::Courses);
        }
        let fights = options.fight_cap.number().min(MOST_FIGHTS);
        Ok(odds::fight_series(force(attack), force(defence), fights, dice)?.clear)
    };
    percent(exact().unwrap_or_else(|_| odds::to_the_end(own, others).clear))
}

/// The chance that so many interceptors stop a convoy or a missile, in percent (R3-28).
pub fn interception_percent(options: &Options, interceptors: u32) -> u32 {
    odds::interception(interceptors, dice(options)).map_or(99, percent)
}

/// The armies of all other players in a state that would fight an invader, with their interceptors (A3-29).
pub fn defenders(view: &View, at: TerritoryId, seat: Seat) -> Armies {
    let place = view.at(at);
    let others = place.armies.iter().filter(|(owner, _)| *owner != seat);
    let armies = others.fold(Armies::NONE, |sum, (_, armies)| sum.plus(*armies));
    let own = place.last_controller == Some(seat);
    Armies { interceptors: if own { 0 } else { place.interceptors }, ..armies }
}

/// The strongest army of another player next to a state.
pub fn threat(view: &View, at: TerritoryId, seat: Seat) -> u32 {
    let near = view.map().neighbours(at).iter().filter(|next| !view.at(*next).mushroom);
    let force = |next: TerritoryId| {
        let others = view.at(next).armies.iter().filter(|(owner, _)| *owner != seat);
        others.map(|(_, armies)| armies.strength()).max().unwrap_or(0)
    };
    near.map(force).max().unwrap_or(0)
}
