//! Numbers of the heuristic that depend on the persona.

use crate::ai::persona::Persona;

/// What the heuristic weighs how. Values are in armies.
pub(super) struct Parameters {
    /// Value of a territory that the objective wants, or of a seat that it wants eliminated.
    pub(super) objective: f64,
    /// Deduction for each enemy neighbour that could retake a territory.
    pub(super) open: f64,
    /// Where sets rise, the further value of a card taken from somebody eliminated, as a part of what the next set brings.
    pub(super) of_next_set: f64,
    /// Minimum probability of capture for an attack at boldness 0.
    pub(super) chance: f64,
    /// Value of one destroyed enemy army at boldness 1, above that at 0.
    pub(super) rival_later: f64,
    /// Whether every threatened territory keeps a guard; otherwise those of whole continents and of the objective alone.
    pub(super) guards_all: bool,
    /// Whether up to half of the reinforcements goes to territories worth a guard; otherwise all go where they attack.
    pub(super) defends: bool,
}

const PLAIN: Parameters = Parameters {
    objective: 4.0,
    open: 0.2,
    of_next_set: 0.0,
    chance: 0.7,
    rival_later: 1.5,
    guards_all: false,
    defends: true,
};

/// Found by games against three players with [`PLAIN`].
const SAVER: Parameters = Parameters {
    objective: 1.2,
    open: 0.8,
    of_next_set: 2.0 / 3.0,
    chance: 0.6,
    rival_later: 1.0,
    guards_all: true,
    defends: false,
};

impl Parameters {
    pub(super) const fn of(persona: Persona) -> &'static Self {
        match persona {
            Persona::Plain | Persona::Hunter | Persona::Hoarder | Persona::Keeper => &PLAIN,
            Persona::Saver => &SAVER,
        }
    }
}
