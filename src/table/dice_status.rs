//! Public facts about the dice of a game or tournament ([PBP-40]).

use super::time::Millis;
use super::types::GameId;
use crate::luck::BeaconUse;
use crate::rules::Seat;

/// Public facts about the dice of a game ([PBP-40]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceStatus {
    /// SHA-256 of the game's secret seed and number, in hexadecimal; published with the lobby, before the first word.
    pub promise: Option<String>,
    /// The commitment to seed and words, in hexadecimal, once the words are closed.
    pub commitment: Option<String>,
    /// Id of the message that published the commitment, once posted.
    pub told: Option<u64>,
    /// The beacon round named by the commitment.
    pub round: Option<Round>,
    /// Seats with a sealed word; empty before the words are closed.
    pub sealed: Vec<SealedSeat>,
    /// Deadline for revealing sealed words: only between the commitment and the first draw.
    pub reveal_until: Option<Millis>,
    /// When the game starts at the latest: only between the commitment and the first draw.
    pub opens_by: Option<Millis>,
    /// When rounds of the beacon are mixed in, and of which chain; `None`: no beacon.
    pub used: Option<BeaconUse>,
    /// Fingerprint of what the commitment binds besides seed, words and round, in hexadecimal; only once it is made.
    pub terms: Option<String>,
    /// The round that the dice of the running game wait for.
    pub awaits: Option<u64>,
    /// The newest round that the running game named, whether it is there or not.
    pub newest: Option<u64>,
    /// Whether an order waits for that round.
    pub bound: bool,
}

/// A round of the public beacon, drand's quicknet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// Number of the round.
    pub number: u64,
    /// Publication time.
    pub at: Millis,
    /// Outcome of the round.
    pub outcome: RoundOutcome,
}

/// A round that was mixed into the dice of a running game, with the message that named it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedRound {
    /// Number of the round.
    pub number: u64,
    /// Publication time.
    pub at: Millis,
    /// Id of the message that named it, if one was posted.
    pub told: Option<u64>,
}

/// Outcome of a beacon round named by a commitment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoundOutcome {
    /// The round is awaited.
    Awaited,
    /// No server returned it in time: the game started without it.
    Missing,
    /// It is mixed into the dice.
    Drawn {
        /// The verified signature, in hexadecimal.
        signature: String,
    },
}

/// A seat whose player gave a sealed word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SealedSeat {
    /// Number of the seat.
    pub seat: Seat,
    /// The word, once revealed.
    pub word: Option<String>,
    /// Id of the message that published the word, once posted.
    pub told: Option<u64>,
}

/// An order that waits for its dice ([PBP-40]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OnItsWay {
    /// Id of the game.
    pub game: GameId,
    /// Number of the game within its server.
    pub number: u32,
    /// User id of the player.
    pub person: u64,
    /// The round that it waits for.
    pub round: u64,
    /// When that round is out.
    pub at: Millis,
}
