//! Late in a game in which nobody dares to attack any more, the easy player attacks all the same, so that every game ends.

use crate::rules::classic::{Action, AttackOption, View};

/// From this round on it attacks where it has at least as many armies as the defender.
const EVEN: u32 = 50;
/// From this round on it attacks wherever it can, whatever it costs.
const ALWAYS: u32 = 100;
/// An attack with fewer armies is left out: with the last ones something must be held.
const FEWEST: u32 = 4;

/// The attack that ends the waiting: the one with the largest lead. `None` if it is too early, or too little is left.
pub(super) fn attack(view: &View, strikes: &[AttackOption]) -> Option<Action> {
    if view.round < EVEN {
        return None;
    }
    let armies = |strike: &AttackOption| (view.at(strike.from).armies, view.at(strike.to).armies);
    let lead = |strike: &&AttackOption| {
        let (own, other) = armies(strike);
        i64::from(own) - i64::from(other)
    };
    let strong = strikes.iter().filter(|strike| armies(strike).0 >= FEWEST);
    let best = strong.max_by_key(lead)?;
    let dares = view.round >= ALWAYS || lead(&best) >= 0;
    dares.then_some(Action::Attack { from: best.from, to: best.to, dice: best.dice })
}
