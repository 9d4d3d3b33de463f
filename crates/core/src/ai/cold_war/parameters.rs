//! Numbers of the heuristic that depend on the persona, and on whether the seat is a superpower.

use crate::ai::persona::Persona;
use crate::rules::Superpower;

/// What the heuristic weighs how.
pub(super) struct Parameters {
    /// Points that one unit of money brings, for each turn in which it can still earn something.
    pub(super) money: f64,
    /// Money that is kept for next turn's war before garrisons are bought.
    pub(super) kept: u32,
    /// What an army that is lost is worth, as a share of its price.
    pub(super) loss: f64,
    /// What an army that is bought for a war costs besides its losses, as a share of its price: part of it serves later.
    pub(super) tied: f64,
    /// Share of a launch's gain that buying its weapon is worth: the target may be lost, or guarded, until then.
    pub(super) armed: f64,
}

const PLAIN: Parameters = Parameters { money: 0.045, kept: 8, loss: 0.7, tied: 0.5, armed: 0.2 };

/// Found by games against three players with [`PLAIN`].
const SAVER: Parameters = Parameters { money: 0.075, armed: 0.6, ..PLAIN };

/// Found likewise: a coalition that leaves its states bare is conquered before it can grow.
const SAVER_COALITION: Parameters = Parameters { money: 0.075, kept: 0, loss: 2.1, tied: 0.15, armed: 0.3 };

impl Parameters {
    /// Those of a superpower, or of a coalition (`None`).
    pub(super) const fn of(persona: Persona, power: Option<Superpower>) -> &'static Self {
        match (persona, power) {
            (Persona::Plain | Persona::Hunter | Persona::Hoarder | Persona::Keeper, _) => &PLAIN,
            (Persona::Saver, Some(_)) => &SAVER,
            (Persona::Saver, None) => &SAVER_COALITION,
        }
    }
}
