//! What the commitment of a tournament binds besides seed, words and round ([PBP-40]): its plan and sizes, and who enters.

use super::super::types::is_computer;
use super::luck_state::TournamentLuck;
use super::types::{Enrolled, Tournament};
use crate::ai::Player;
use crate::luck::{BeaconUse, Seed};
use crate::record::FixedTournament;
use serde::{Deserialize, Serialize};

/// What is fixed when the words are closed.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Fixed {
    /// When rounds of the beacon are mixed in, and of which chain; `-`: never.
    pub(super) dice: String,
    /// User ids of the entrants by place.
    pub(super) people: Vec<u64>,
    /// Fingerprint of all that the commitment fixes, in hexadecimal.
    #[serde(default)]
    pub(super) terms: String,
}

fn with_place(shown: &Tournament) -> impl Iterator<Item = (usize, &Enrolled)> {
    shown.enrolled.iter().filter_map(|one| Some((usize::from(one.place?.0), one)))
}

/// What is fixed now.
pub(super) fn fixed(shown: &Tournament, dice: String) -> Fixed {
    let mut people = vec![0; with_place(shown).count()];
    for (place, one) in with_place(shown) {
        if let Some(known) = people.get_mut(place) {
            *known = one.person;
        }
    }
    Fixed { dice, people, terms: String::new() }
}

impl Fixed {
    /// As a record tells it: who entered as a hash.
    pub(super) fn recorded(&self, seed: &Seed) -> FixedTournament {
        let level = |person: u64| if is_computer(person) { Player::Normal.key() } else { "" };
        let players = seed.players(self.people.iter().map(|person| (*person, level(*person))));
        FixedTournament { dice: BeaconUse::read(&self.dice), players }
    }
}

/// Whether nobody has another place than when the words were closed. Entrants may have left since.
pub(super) fn same_people(shown: &Tournament, luck: &TournamentLuck) -> bool {
    let Some(fixed) = &luck.fixed else { return true };
    with_place(shown).all(|(place, one)| fixed.people.get(place) == Some(&one.person))
}
