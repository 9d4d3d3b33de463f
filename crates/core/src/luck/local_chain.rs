//! The local chain: rounds for the playground and for tests, at the times of the public ones. Its secret key stands here, so
//! that everybody can compute every round of it: it proves nothing against anybody.

use bls12_381::hash_to_curve::{ExpandMsgXmd, HashToCurve};
use bls12_381::{G1Affine, G1Projective, G2Affine, Scalar};
use sha2_of_bls::{Digest as _, Sha256};

/// The domain of quicknet's scheme, `bls-unchained-g1-rfc9380`.
const DOMAIN: &[u8] = b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_";
/// The secret key: a number of eight bytes is enough for a key that is no secret.
const SECRET: u64 = 0x6361_7375_7362_656c;

/// The signature of a round of [`super::beacon::Chain::Local`].
pub fn sign(round: u64) -> [u8; 48] {
    let message = Sha256::digest(&round.to_be_bytes());
    let point = <G1Projective as HashToCurve<ExpandMsgXmd<Sha256>>>::hash_to_curve(&message[..], DOMAIN);
    G1Affine::from(point * Scalar::from(SECRET)).to_compressed()
}

/// The public key, a point on G2.
pub fn public_key() -> [u8; 96] {
    G2Affine::from(G2Affine::generator() * Scalar::from(SECRET)).to_compressed()
}

#[cfg(test)]
mod tests {
    use super::super::beacon::{Chain, LOCAL_HASH};
    use super::super::hex;
    use super::*;

    #[test]
    fn the_rounds_of_the_local_chain_are_valid_there_and_nowhere_else() {
        assert_eq!(hex(&public_key()), Chain::Local.public_key());
        assert_eq!(hex(&Sha256::digest(b"casus-belli local chain")), LOCAL_HASH);
        for round in [1, 657_413, u64::MAX] {
            let signature = sign(round);
            assert!(Chain::Local.is_valid(round, &signature), "{round}");
            assert!(!Chain::Local.is_valid(round ^ 1, &signature), "{round}");
            assert!(!Chain::Quicknet.is_valid(round, &signature), "{round}");
        }
    }
}
