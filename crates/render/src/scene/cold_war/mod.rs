//! Scenes of the Cold War.

mod changes;
mod legend;
mod states;
mod view_scene;

pub(super) use changes::add;
pub(super) use view_scene::scene;

use crate::board::board_art::Sheet;
use crate::scene::pieces::Flying;
use casus_belli_core::rules::cold_war::{Superpower, Transit, Weapon};
use casus_belli_core::rules::{Board, BoardId};

/// The superpower to whose area a state belongs (R3-2); `None` on other boards.
pub(super) fn camp(sheet: Sheet, key: &str) -> Option<Superpower> {
    if sheet != Sheet::ColdWar {
        return None;
    }
    let board = Board::get(BoardId::ColdWar);
    let at = board.find(key)?;
    Superpower::ALL.into_iter().find(|side| board.group(side.key()).is_some_and(|area| area.contains(at)))
}

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
