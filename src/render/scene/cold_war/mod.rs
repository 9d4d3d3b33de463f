//! Conversions of Cold War transits (convoys, missiles) for scenes.

use crate::render::scene::pieces::Flying;
use crate::rules::cold_war::{Transit, Weapon};

impl From<Transit> for Flying {
    fn from(transit: Transit) -> Self {
        match transit {
            Transit::Convoy { armies } => Self::Convoy { armies },
            Transit::Missile(weapon) => Self::Missile { heavy: weapon == Weapon::Heavy },
        }
    }
}

/// Parses the name of a transit in a position file.
pub(super) fn transit(name: &str, armies: u32) -> Option<Transit> {
    match name {
        "convoy" => Some(Transit::Convoy { armies }),
        "light" => Some(Transit::Missile(Weapon::Light)),
        "heavy" => Some(Transit::Missile(Weapon::Heavy)),
        _ => None,
    }
}
