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
    /// The hash of who entered, once somebody of them was erased ([PBP-54]); empty before.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) players: String,
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
    Fixed { dice, people, terms: String::new(), players: String::new() }
}

impl Fixed {
    /// As a record tells it: who entered as a hash.
    pub(super) fn recorded(&self, seed: &Seed) -> FixedTournament {
        FixedTournament { dice: BeaconUse::read(&self.dice), players: self.hash_of_people(seed) }
    }

    fn hash_of_people(&self, seed: &Seed) -> String {
        if !self.players.is_empty() {
            return self.players.clone();
        }
        let level = |person: u64| if is_computer(person) { Player::Normal.key() } else { "" };
        seed.players(self.people.iter().map(|person| (*person, level(*person))))
    }

    /// Replaces the id of a person; the hash of who entered stays.
    pub(super) fn erase(&mut self, seed: &Seed, person: u64, former: u64) {
        if self.people.contains(&person) {
            self.players = self.hash_of_people(seed);
            self.people.iter_mut().filter(|one| **one == person).for_each(|one| *one = former);
        }
    }
}

/// Whether nobody has another place than when the words were closed. Entrants may have left since.
pub(super) fn same_people(shown: &Tournament, luck: &TournamentLuck) -> bool {
    let Some(fixed) = &luck.fixed else { return true };
    with_place(shown).all(|(place, one)| fixed.people.get(place) == Some(&one.person))
}
