//! The reach of a weapon that may be launched, on a private picture (R3-34, A3-25): what is out of reach is dark.

use crate::scene::pieces::{Flight, Flying};
use crate::scene::{Land, Scene};
use casus_belli_core::rules::{TerritoryId, TerritorySet};
use std::fmt;

/// The reach of a weapon.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeaponRange {
    /// Where it stands: index in [`Scene::lands`].
    pub from: usize,
    /// What it may hit, in board order: indices in [`Scene::lands`].
    pub reach: Vec<usize>,
    /// The target chosen: index in [`Scene::lands`].
    pub target: Option<usize>,
}

impl WeaponRange {
    /// Whether the weapon may hit that place or stands there.
    pub(crate) fn lit(&self, at: usize) -> bool {
        self.from == at || self.reach.contains(&at)
    }

    /// The golden text.
    pub(super) fn told(&self, lands: &[Land], f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |at: &usize| lands.get(*at).map_or("-", |land| land.name.as_str());
        let reach: Vec<&str> = self.reach.iter().map(name).collect();
        write!(f, "aim      {} -> {}", name(&self.from), reach.join(", "))?;
        writeln!(f, "{}", self.target.map_or(String::new(), |at| format!(" | at {}", name(&at))))
    }
}

impl Scene {
    /// Shows what a weapon at `from` may hit, and the path chosen for it, which begins at `from` and ends at the target.
    /// What happened before is left out.
    #[must_use]
    pub fn aimed(
        mut self,
        heavy: bool,
        from: TerritoryId,
        reach: TerritorySet,
        path: &[TerritoryId],
    ) -> Self {
        self.arrows.clear();
        self.flights.clear();
        for land in &mut self.lands {
            (land.gained, land.lost, land.captured, land.earlier, land.struck) = (0, 0, false, false, false);
        }
        let Some(tint) = self.lands.get(from.index()).map(|land| land.tint) else { return self };
        let path: Vec<usize> = path.iter().map(|at| at.index()).filter(|at| *at < self.lands.len()).collect();
        let target = path.last().copied().filter(|_| path.len() > 1);
        if target.is_some() {
            self.flights.push(Flight { what: Flying::Missile { heavy }, tint, path, stopped: false });
        }
        let reach = reach.iter().map(TerritoryId::index).filter(|at| *at < self.lands.len()).collect();
        self.aim = Some(WeaponRange { from: from.index(), reach, target });
        self
    }
}
