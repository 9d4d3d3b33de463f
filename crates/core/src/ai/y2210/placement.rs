//! Where new MODs go: to the force whose march gains most with them, or to own territories worth defending.

use super::economy;
use super::invade::{Force, march};
use super::position::Position;
use crate::rules::{Placement, TerritoryId, TerritorySet};

/// MODs are placed in at most so many parts.
const PARTS: u32 = 4;

/// Where to place all of `left` MODs.
pub(super) fn place(position: &Position<'_>, own: TerritorySet, left: u32) -> Placement {
    // Commanders are hired after the MODs are placed: plan with those that will be there.
    let planned = position.commanders.union(economy::planned(position));
    let position = &position.with(planned);
    let mut places: Vec<Place> = own.iter().map(|at| Place::new(position, at)).collect();
    let part = left.div_ceil(PARTS).max(1);
    let mut rest = left;
    while rest > 0 {
        let more = part.min(rest);
        let Some(best) = best_place(position, &mut places, more) else { break };
        places[best].add(more);
        rest -= more;
    }
    places.into_iter().filter(|place| place.placed > 0).map(|place| (place.at, place.placed)).collect()
}

/// The own territory that gains most by so many MODs.
pub(super) fn spearhead(position: &Position<'_>, own: TerritorySet, mods: u32) -> Option<TerritoryId> {
    let mut places: Vec<Place> = own.iter().map(|at| Place::new(position, at)).collect();
    best_place(position, &mut places, mods).map(|best| places[best].at)
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
    fn new(position: &Position<'_>, at: TerritoryId) -> Self {
        Self { at, placed: 0, now: march(position, Force::at(position, at)), next: None }
    }

    fn add(&mut self, mods: u32) {
        self.placed += mods;
        self.now = self.next.take().unwrap_or(self.now);
    }
}

fn best_place(position: &Position<'_>, places: &mut [Place], more: u32) -> Option<usize> {
    let mut best: Option<(usize, f64)> = None;
    for (n, place) in places.iter_mut().enumerate() {
        let force = Force::at(position, place.at).plus(place.placed);
        let next = *place.next.get_or_insert_with(|| march(position, force.plus(more)));
        let with = |units: u32| position.hold(place.at, f64::from(units));
        let kept = with(force.units + more) - with(force.units);
        let value = next - place.now + kept * value(position, place.at) + 0.001 * f64::from(force.units);
        if best.is_none_or(|(_, most)| value > most) {
            best = Some((n, value));
        }
    }
    best.map(|(n, _)| n)
}

/// Value of keeping an own territory: more in a continent that is held.
pub(super) fn value(position: &Position<'_>, at: TerritoryId) -> f64 {
    let continent = position.board.territory(at).continent;
    let whole = position.view.seat(position.seat).continents.contains(&continent);
    let bonus = if whole { f64::from(position.board.continent(continent).bonus) } else { 0.0 };
    let commanders = f64::from(position.at(at).units.commanders.len());
    1.0 + 0.2 * position.years + bonus * (0.6 + 0.3 * position.years) + 0.7 * commanders
}
