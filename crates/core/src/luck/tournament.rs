//! The luck of a tournament ([PBP-40]): its own seed, words from its entrants, the beacon. From its key follow the
//! pairings, the seats and the seed of every table's game. Draws of a game use that game's own seed.

use super::chance::KeyedChance;
use super::entropy::{Entropy, Place};
use super::hex;
use super::seed::{Seed, keyed};
use crate::rules::Chance;
use sha2::{Digest, Sha256};
use std::fmt;

/// Place numbers of a tournament: two bytes.
struct AtTournament;

impl Place for AtTournament {
    fn bytes(number: usize) -> Vec<u8> {
        (number as u16).to_be_bytes().to_vec()
    }
}

impl Seed {
    /// Published when the tournament is announced, before any word is given: commits to its seed.
    pub fn tournament_promise(&self, tournament: u64) -> String {
        let digest = Sha256::new().chain_update("casus-belli tournament").chain_update(self.0);
        hex(&digest.chain_update(tournament.to_be_bytes()).finalize())
    }

    /// Published when a tournament's words are closed. Words are by place, in the order of entering.
    /// `terms`: the SHA-256 of everything else that changes a draw; `None`: the form from before it was fixed.
    pub fn tournament_commitment(&self, tournament: u64, mix: &Entropy, terms: Option<&[u8; 32]>) -> String {
        let name = match terms {
            Some(_) => "casus-belli tournament commitment 2",
            None => "casus-belli tournament commitment",
        };
        let digest = Sha256::new().chain_update(name).chain_update(self.0);
        let digest =
            digest.chain_update(tournament.to_be_bytes()).chain_update(mix.committed::<AtTournament>());
        hex(&digest.chain_update(terms.map_or(&[][..], |terms| &terms[..])).finalize())
    }
}

/// Key from which all luck of a tournament follows. `Debug` hides it.
#[derive(Clone)]
pub struct TournamentKey(pub(super) [u8; 32]);

impl fmt::Debug for TournamentKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TournamentKey(secret)")
    }
}

impl TournamentKey {
    /// The key that follows from a seed and the entropy mixed in. After a word was erased, the one that was derived before.
    pub fn new(seed: &Seed, mix: &Entropy) -> Self {
        if let Some(erased) = &mix.erased {
            return Self(erased.key);
        }
        Self(keyed(&seed.0, &[b"casus-belli tournament key", &mix.keyed::<AtTournament>()]))
    }

    /// The seed of a table's game; `round` and `table` count from 1.
    pub fn table(&self, round: u32, table: u32) -> Seed {
        let parts = [&b"casus-belli table"[..], &round.to_be_bytes(), &table.to_be_bytes()];
        Seed(keyed(&self.0, &parts))
    }

    /// The draws for a round's pairing and seats; `round` counts from 1.
    pub fn pairing(&self, round: u32) -> KeyedChance {
        KeyedChance::from_key(keyed(&self.0, &[b"casus-belli pairing", &round.to_be_bytes()]))
    }

    /// The draws of all rounds: by round, number of the draw, and bound.
    pub fn draws(&self) -> impl FnMut(u32, u64, u32) -> u32 + use<> {
        let key = self.clone();
        move |round, number, bound| key.pairing(round).draw(number, bound)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::luck::{Beacon, SealedWord, hash_of, unhex};

    const SIGNATURE: &str =
        "b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b";

    #[test]
    fn a_tournaments_luck_is_what_another_program_computes_pbp_40() {
        let seed = Seed(std::array::from_fn(|byte| byte as u8));
        let sealed = SealedWord { hash: hash_of("quiet owl"), word: Some("quiet owl".into()) };
        let beacon = Beacon::Drawn { round: 657_413, signature: unhex(SIGNATURE).unwrap() };
        let words = vec![None, Some("pizza".into()), None];
        let mix = Entropy { words, sealed: vec![Some(sealed), None, None], beacon, erased: None };
        assert_eq!(
            seed.tournament_promise(3),
            "c72839d7491c14f8915267a8ae45432fe93df90a21ff0b66dc63e076c34beec6"
        );
        assert_eq!(
            seed.tournament_commitment(3, &mix, None),
            "ca0c5bdfe1d527255bcd24851ba67278a5ab0c5f3bf096af3c440db0860c959e"
        );
        let key = TournamentKey::new(&seed, &mix);
        assert_eq!(key.table(2, 1).hex(), "e13de17052e0ddc741dd4ac54ce211d2e58fa11dfa2c7b5da3853e1121a72e43");
        let mut draws = key.draws();
        assert_eq!((0..6).map(|number| draws(2, number, 12)).collect::<Vec<_>>(), [9, 7, 4, 8, 2, 2]);
        assert_eq!(format!("{key:?}"), "TournamentKey(secret)");
    }
}
