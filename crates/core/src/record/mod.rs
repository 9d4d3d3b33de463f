//! Records: a game as text, one line per action with its outcome ([PBP-42]). Serializer, parser, and checks against the
//! rules and against the promised luck. `docs/record-format.md` documents the format.
//!
//! Input is untrusted: the parser must not panic or use more memory than the bounds below. A record contains no user id,
//! and a record of a running game contains only public information.

mod bound_order_text;
mod draw_check;
mod fixed_terms;
mod from_log;
mod house_rules;
mod luck_check;
mod luck_headers;
mod parse;
mod parse_actions;
mod proof;
mod round_check;
mod round_lines;
mod timestamp;
mod tournament;
mod value_syntax;
mod verify;
mod write;

pub use bound_order_text::{GoingOn, Ordered};
pub use draw_check::ExactOdds;
pub use fixed_terms::{Fixed, FixedTournament};
pub use luck_check::{Checked, Luck, Unused, verify};
pub use parse::{is_tournament, parse};
pub use proof::{ByBeacon, Proof};
pub use round_lines::{BoundOrder, RoundLine};
pub use tournament::{
    FIRST_TOURNAMENT_LINE, ReadTournament, TableLine, TournamentChecked, TournamentRecord, parse_tournament,
    seat_results, tournament_terms, verify_table, verify_tournament, write_tournament,
};
pub use verify::{history, replay, replay_turn, retrospect};
pub use write::{terms, write};

use crate::luck::{Entropy, Seed};
use crate::rules::{Action, AnswerOrigin, AskId, Event, Outcome, Seat, Seen, Setup};

/// The first line of every record of this version.
pub const FIRST_LINE: &str = "casus-belli record 1";
/// Maximum size of a record, in bytes.
pub const MOST_BYTES: usize = 16 * 1024 * 1024;
/// Maximum length of a line, in bytes.
pub const LONGEST_LINE: usize = 64 * 1024;
/// Maximum number of actions of a record.
pub const MOST_ACTIONS: usize = 250_000;

/// A game as a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Data of the whole game.
    pub header: Header,
    /// The actions.
    pub body: Body,
}

/// Data of the whole game, before the first action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// Number of the game, which is part of the commitment.
    pub game: u64,
    /// Rulebook, number of seats, all options.
    pub setup: Setup,
    /// Each seat's colour and, if included, the player's name.
    pub seats: Vec<SeatLine>,
    /// What else the commitment fixes; `None` in records from before it did.
    pub fixed: Option<Fixed>,
    /// When the game began, in seconds of Unix time.
    pub began: Option<i64>,
    /// When the game ended, in seconds of Unix time.
    pub ended: Option<i64>,
    /// The result; `None` for a game that is running or was cancelled.
    pub result: Option<Outcome>,
    /// Promise: hash of seed and game number, published before any word was given.
    pub promise: Option<String>,
    /// Commitment to seed, words and beacon round, published before the first draw.
    pub commitment: Option<String>,
    /// Words and beacon mixed into the luck; only present when the game is over.
    pub mix: Option<Entropy>,
    /// The seed; only present when the game is over.
    pub seed: Option<Seed>,
    /// The tournament table at which the game was played.
    pub tournament: Option<TournamentTable>,
}

/// A table of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TournamentTable {
    /// Number of the tournament in its database.
    pub tournament: u64,
    /// Number of the round, from 1.
    pub round: u32,
    /// Number of the table in the round, from 1.
    pub table: u32,
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatLine {
    /// Id of the colour.
    pub colour: String,
    /// Name of the player; `None` if the record leaves it out.
    pub name: Option<String>,
}

/// The actions, as far as the record contains them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Body {
    /// All information: the game can be replayed.
    Whole(Vec<Move>),
    /// Public information about a running game.
    Public(Vec<PublicMove>),
}

/// One action with its events. The first action has no answer: it is the opening. A later action without an answer is an
/// undo, which its event describes, a time call by the table, or the end by agreement, which its last event describes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// Rounds of the beacon that were mixed in directly before it: its draws use the last round before it.
    pub rounds: Vec<RoundLine>,
    /// The answer.
    pub answer: Option<Answer>,
    /// Events that follow from the answer.
    pub events: Vec<Event>,
    /// The draws of the action; `None` if they are not known.
    pub draws: Option<Vec<Draw>>,
}

/// An answer to an open question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Id of the question, which includes the seat asked.
    pub ask: AskId,
    /// Origin of the answer.
    pub how: AnswerOrigin,
    /// Whether the answer is hidden from the other seats.
    pub sealed: bool,
    /// The answer.
    pub action: Action,
}

/// One draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw {
    /// Number of the draw in this game, from 0.
    pub number: u64,
    /// Exclusive upper bound of the value.
    pub bound: u32,
    /// Value drawn.
    pub value: u32,
}

/// One action as public information.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicMove {
    /// The answer; `None` for the opening, an undo, a time call, and the end by agreement.
    pub answer: Option<PublicAnswer>,
    /// Public view of the events that follow.
    pub seen: Vec<Seen>,
}

/// An answer as public information.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PublicAnswer {
    /// An open answer.
    Open {
        /// Seat that gave it.
        by: Seat,
        /// Origin of the answer.
        how: AnswerOrigin,
        /// The answer.
        action: Action,
    },
    /// A sealed answer; not even its seat is public.
    Sealed,
}

/// A parsed record with its line numbers.
#[derive(Clone, Debug)]
pub struct Read {
    /// The record.
    pub record: Record,
    /// Line numbers of headers and actions.
    pub lines: Lines,
}

/// Numbers of lines, from 1.
#[derive(Clone, Debug, Default)]
pub struct Lines {
    headers: std::collections::BTreeMap<&'static str, usize>,
    moves: Vec<usize>,
    rounds: Vec<usize>,
    /// SHA-256 of the fixed terms as they stand there.
    terms: Option<[u8; 32]>,
}

impl Lines {
    fn header(&self, key: &str) -> usize {
        self.headers.get(key).copied().unwrap_or(1)
    }

    fn action(&self, index: usize) -> usize {
        self.moves.get(index).copied().unwrap_or(1)
    }

    /// The line of a round, counted through the whole record.
    fn round(&self, index: usize) -> usize {
        self.rounds.get(index).copied().unwrap_or(1)
    }
}

/// Why a record is wrong, and in which line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct Fault {
    /// Number of the line, from 1.
    pub line: usize,
    /// The reason, in English for the author of the record.
    pub reason: String,
}

impl Fault {
    fn new(line: usize, reason: impl std::fmt::Display) -> Self {
        Self { line, reason: reason.to_string() }
    }
}

impl Record {
    /// The complete record of a game that is over, or of a simulated game. `rounds`: the rounds that were mixed in after the
    /// start, in order, each with the number of events before it. A round after the last event is left out.
    ///
    /// The draws are found by deciding every action again with that luck. If the result differs from the log (because
    /// another version of the rules decided it), the draws of that action are `None`.
    pub fn whole(
        header: Header,
        events: &[Event],
        rounds: &[(u64, RoundLine)],
        mix: &Entropy,
        seed: &Seed,
    ) -> Self {
        let start = crate::luck::KeyedChance::new(seed, mix);
        let moves = from_log::moves(&header.setup, events, rounds, &start);
        Self { header, body: Body::Whole(moves) }
    }

    /// The record of a running game with public information only. Seed and entropy are removed from the header.
    pub fn public(mut header: Header, events: &[Event]) -> Self {
        header.seed = None;
        header.mix = None;
        let moves = from_log::public_moves(&header.setup, events);
        Self { header, body: Body::Public(moves) }
    }

    /// Number of actions, including the opening.
    pub fn actions(&self) -> usize {
        match &self.body {
            Body::Whole(moves) => moves.len(),
            Body::Public(moves) => moves.len(),
        }
    }
}
