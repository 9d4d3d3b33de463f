//! Where new MODs go: to the force whose march gains most with them, or to own territories worth defending.

use super::economy;
use super::invade::{Force, march};
use super::position::Position;
use crate::rules::{Placement, TerritoryId, TerritorySet};

/// MODs are placed in at most so many parts.
const PARTS: u32 = 4;

/// Where to place all of `left` MODs.
pub(super) fn place(sight: &Position<'_>, own: TerritorySet, left: u32) -> Placement {
    // Commanders are hired after the MODs are placed: plan with those that will be there.
    let planned = sight.commanders.union(economy::planned(sight));
    let sight = &Position::with(sight.view, sight.seat, planned);
    let mut places: Vec<Place> = own.iter().map(|at| Place::new(sight, at)).collect();
    let part = left.div_ceil(PARTS).max(1);
    let mut rest = left;
    while rest > 0 {
        let more = part.min(rest);
        let Some(best) = best_place(sight, &mut places, more) else { break };
        places[best].add(more);
        rest -= more;
    }
    places.into_iter().filter(|place| place.placed > 0).map(|place| (place.at, place.placed)).collect()
}

/// The own territory that gains most by so many MODs.
pub(super) fn spearhead(sight: &Position<'_>, own: TerritorySet, mods: u32) -> Option<TerritoryId> {
    let mut places: Vec<Place> = own.iter().map(|at| Place::new(sight, at)).collect();
    best_place(sight, &mut places, mods).map(|best| places[best].at)
}

/// An own territory with the MODs that are to be placed there.
struct Place {
    at: TerritoryId,
    placed: u32,
    /// The gain of a march from there with what stands there.
    now: f64,
    /// The gain with the next part, once it is known.
    next: Option<f64>,
}

impl Place {
    fn new(sight: &Position<'_>, at: TerritoryId) -> Self {
        Self { at, placed: 0, now: march(sight, Force::at(sight, at)), next: None }
    }

    fn add(&mut self, mods: u32) {
        self.placed += mods;
        self.now = self.next.take().unwrap_or(self.now);
    }
}

fn best_place(sight: &Position<'_>, places: &mut [Place], more: u32) -> Option<usize> {
    let mut best: Option<(usize, f64)> = None;
    for (n, place) in places.iter_mut().enumerate() {
        let force = Force::at(sight, place.at).plus(place.placed);
        let next = *place.next.get_or_insert_with(|| march(sight, force.plus(more)));
        let with = |units: u32| sight.hold(place.at, f64::from(units));
        let kept = with(force.units + more) - with(force.units);
        let value = next - place.now + kept * value(sight, place.at) + 0.001 * f64::from(force.units);
        if best.is_none_or(|(_, most)| value > most) {
            best = Some((n, value));
        }
    }
    best.map(|(n, _)| n)
}

/// Value of keeping an own territory: more in a continent that is held.
pub(super) fn value(sight: &Position<'_>, at: TerritoryId) -> f64 {
    let continent = sight.board.territory(at).continent;
    let whole = sight.view.seat(sight.seat).continents.contains(&continent);
    let bonus = if whole { f64::from(sight.board.continent(continent).bonus) } else { 0.0 };
    let commanders = f64::from(sight.at(at).units.commanders.len());
    1.0 + 0.2 * sight.years + bonus * (0.6 + 0.3 * sight.years) + 0.7 * commanders
}
