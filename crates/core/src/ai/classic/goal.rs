//! Goal of the computer player: its secret objective as its own view shows it, else world conquest.

use crate::rules::classic::View;
use crate::rules::objective::{FALLBACK, Goal};
use crate::rules::{Board, Holder, Seat, TerritorySet};

/// The victory condition of this player, as far as its view shows it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Aim {
    /// Territories to hold at the same time.
    pub(super) land: TerritorySet,
    /// The seat to eliminate.
    pub(super) prey: Option<Seat>,
    /// Number of territories to hold, and minimum number of armies on each.
    pub(super) count: Option<(u32, u32)>,
}

impl Aim {
    /// From the objective in hand; the default (world conquest) without one.
    pub(super) fn of(view: &View, seat: Seat, mine: TerritorySet) -> Self {
        let Some(own) = &view.own else { return Self::default() };
        let goal = if own.instead { Some(&FALLBACK) } else { own.objective.as_ref().map(|own| &own.goal) };
        goal.map(|goal| Self::from_goal(view, seat, mine, goal)).unwrap_or_default()
    }

    fn from_goal(view: &View, seat: Seat, mine: TerritorySet, goal: &Goal) -> Self {
        match goal {
            Goal::Land { continents, others, territories } => {
                let board = view.map();
                let named = continents.iter().map(|id| board.continent(*id).territories);
                let land = named.fold(*territories, TerritorySet::union);
                Self { land: with_others(board, land, usize::from(*others), mine), ..Self::default() }
            }
            Goal::Count { territories, armies } => {
                Self { count: Some((u32::from(*territories), *armies)), ..Self::default() }
            }
            // The target is this seat itself or already eliminated: the fallback objective applies (F-3).
            Goal::Eliminate { seat: prey } if *prey == seat || !lives(view, *prey) => {
                Self::from_goal(view, seat, mine, &FALLBACK)
            }
            Goal::Eliminate { seat: prey } => Self { prey: Some(*prey), ..Self::default() },
        }
    }

    /// The number of armies wanted on each territory, once the count of territories is nearly reached.
    pub(super) fn spread(&self, held: usize) -> Option<u32> {
        self.count
            .filter(|(wanted, armies)| *armies > 1 && held as u32 + 3 >= *wanted)
            .map(|(_, armies)| armies)
    }
}

fn lives(view: &View, seat: Seat) -> bool {
    view.seats.get(seat.index()).is_some_and(|seat| seat.alive)
        && view.territories.iter().any(|held| held.holder == Holder::Seat(seat))
}

/// `land` with `others` further continents of free choice: those with the fewest missing territories.
fn with_others(board: &Board, land: TerritorySet, others: usize, mine: TerritorySet) -> TerritorySet {
    let further = board.continents().iter().map(|continent| continent.territories);
    let mut further: Vec<TerritorySet> = further.filter(|territories| !land.covers(*territories)).collect();
    further.sort_by_key(|territories| territories.difference(mine).difference(land).len());
    further.into_iter().take(others).fold(land, TerritorySet::union)
}
