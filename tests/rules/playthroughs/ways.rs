//! Required playthroughs: each rulebook as printed, and each way a game can end. The lists are derived from the rulebooks,
//! endings and switches.

use super::all;
use super::families::{seats_wanted, shown, wanted};
use casus_belli::rules::{Ending, Rulebook, Setup};
use std::collections::BTreeSet;

#[test]
fn every_rulebook_has_a_playthrough_as_it_is_printed_for_each_number_of_seats_that_changes_its_rules() {
    let setups: Vec<Setup> =
        all().into_iter().filter(|of| of.tell().game.outcome().is_some()).map(|of| of.tale.setup).collect();
    for rulebook in Rulebook::ALL {
        for mut seats in seats_wanted(rulebook) {
            let missing = format!("{}: no playthrough with {seats:?} seats", rulebook.key());
            assert!(seats.any(|seats| setups.contains(&Setup::preset(rulebook, seats))), "{missing}");
        }
    }
}

/// All endings; a new one does not compile until it is added.
pub(super) const ENDINGS: [Ending; 8] = [
    Ending::World,
    Ending::OpponentGone,
    Ending::Objective,
    Ending::Points,
    Ending::Draw,
    Ending::LastPlayer,
    Ending::Conceded,
    Ending::Agreed,
];

const fn place(ending: Ending) -> usize {
    match ending {
        Ending::World => 0,
        Ending::OpponentGone => 1,
        Ending::Objective => 2,
        Ending::Points => 3,
        Ending::Draw => 4,
        Ending::LastPlayer => 5,
        Ending::Conceded => 6,
        Ending::Agreed => 7,
    }
}

#[test]
fn every_way_a_game_can_end_has_a_playthrough() {
    assert!((0..ENDINGS.len()).all(|i| place(ENDINGS[i]) == i), "each ending in its place");
    let shown: BTreeSet<String> = all().iter().flat_map(shown).collect();
    let missing: Vec<String> = wanted().difference(&shown).cloned().collect();
    assert!(missing.is_empty(), "no playthrough ends so:\n{}", missing.join("\n"));
}
