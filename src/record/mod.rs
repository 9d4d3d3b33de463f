//! Records: a game as text, one line an action with its outcome ([PBP-42]). Written, read, and checked against the
//! rules and against the luck that was promised. The format is documented in `docs/record-format.md`.
//!
//! Never: a file, a clock, a person's id, a word for people, a panic or more memory than its bounds for a stranger's
//! bytes, anything hidden in a record of what everybody saw.

mod from_log;
mod house_rules;
mod luck_check;
mod luck_headers;
mod parse;
mod timestamp;
mod tournament;
mod value_syntax;
mod verify;
mod write;

pub use luck_check::{Checked, Luck, Unused, verify};
pub use parse::parse;
pub use tournament::{
    FIRST_TOURNAMENT_LINE, ReadTournament, Sat, TournamentChecked, TournamentRecord, parse_tournament,
    seat_results, verify_table, verify_tournament, write_tournament,
};
pub use verify::{history, replay, replay_turn};
pub use write::write;

use crate::luck::{Entropy, Seed};
use crate::rules::{Action, AnswerOrigin, AskId, Event, Outcome, Seat, Seen, Setup};

/// The first line of every record of this version.
pub const FIRST_LINE: &str = "casus-belli record 1";
/// The largest record that is read, in bytes.
pub const MOST_BYTES: usize = 16 * 1024 * 1024;
/// The longest line that is read, in bytes.
pub const LONGEST_LINE: usize = 64 * 1024;
/// The most actions of one record.
pub const MOST_ACTIONS: usize = 250_000;

/// A game as it is written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What is said once.
    pub header: Header,
    /// What happened.
    pub body: Body,
}

/// What a record says once, before the first action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The game's number, which is part of the commitment.
    pub game: u64,
    /// Rulebook, seats, every option.
    pub setup: Setup,
    /// Each seat's colour and, if it is told, the name of whoever sat there.
    pub seats: Vec<SeatLine>,
    /// When the game began, in seconds of Unix time.
    pub began: Option<i64>,
    /// When it ended.
    pub ended: Option<i64>,
    /// How it ended; nothing for a game that is running or was called off.
    pub result: Option<Outcome>,
    /// What was published of the seed before any word was given.
    pub promise: Option<String>,
    /// What was published of seed and words before the first draw.
    pub commitment: Option<String>,
    /// What was mixed into the luck, by seat; told only when the game is over.
    pub mix: Option<Entropy>,
    /// The seed; told only when the game is over.
    pub seed: Option<Seed>,
    /// The table of a tournament that the game was.
    pub tournament: Option<TournamentTable>,
}

/// A table of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TournamentTable {
    /// The tournament's number in its database.
    pub tournament: u64,
    /// The round, from 1.
    pub round: u32,
    /// The table in it, from 1.
    pub table: u32,
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatLine {
    /// Its colour's id.
    pub colour: String,
    /// Who sat there.
    pub name: Option<String>,
}

/// What happened, as far as it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Body {
    /// All of it: can be decided again.
    Whole(Vec<Move>),
    /// What everybody saw of a game that is running.
    Public(Vec<PublicMove>),
}

/// One action with what came of it. The first one, without an answer, is the opening; in a later one without, the
/// table's clock called time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// The answer.
    pub answer: Option<Answer>,
    /// What came of it.
    pub events: Vec<Event>,
    /// The draws made on the way; nothing if they are not known.
    pub draws: Option<Vec<Draw>>,
}

/// An answer to an open question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Which question, and whose.
    pub ask: AskId,
    /// How it came about.
    pub how: AnswerOrigin,
    /// Whether nobody else saw it.
    pub sealed: bool,
    /// The answer.
    pub action: Action,
}

/// One draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw {
    /// Its number in this game, from 0.
    pub number: u64,
    /// What was drawn lies below this.
    pub bound: u32,
    /// What was drawn.
    pub value: u32,
}

/// One action as everybody saw it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicMove {
    /// The answer; nothing for the opening and where time was called.
    pub answer: Option<PublicAnswer>,
    /// What came of it.
    pub seen: Vec<Seen>,
}

/// An answer as everybody saw it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PublicAnswer {
    /// An open one.
    Open {
        /// By whom.
        by: Seat,
        /// How it came about.
        how: AnswerOrigin,
        /// The answer.
        action: Action,
    },
    /// A sealed one: not even whose.
    Sealed,
}

/// A record as it was read, with the numbers of its lines.
#[derive(Clone, Debug)]
pub struct Read {
    /// The record.
    pub record: Record,
    /// Line by line: where what stands.
    pub lines: Lines,
}

/// Numbers of lines, from 1.
#[derive(Clone, Debug, Default)]
pub struct Lines {
    headers: std::collections::BTreeMap<&'static str, usize>,
    moves: Vec<usize>,
}

impl Lines {
    fn header(&self, key: &str) -> usize {
        self.headers.get(key).copied().unwrap_or(1)
    }

    fn action(&self, index: usize) -> usize {
        self.moves.get(index).copied().unwrap_or(1)
    }
}

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct Fault {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it. In English: it is for whoever made the record.
    pub reason: String,
}

impl Fault {
    fn new(line: usize, reason: impl std::fmt::Display) -> Self {
        Self { line, reason: reason.to_string() }
    }
}

impl Record {
    /// The record of a game that is over, or of one that computers played: all of it.
    ///
    /// The draws are found by deciding every action again with that luck; where that doesn't lead to the log (it was
    /// written by a version that decided otherwise), the draws of that action are not known.
    pub fn whole(header: Header, events: &[Event], mix: &Entropy, seed: &Seed) -> Self {
        let mut chance = crate::luck::KeyedChance::new(seed, mix);
        let moves = from_log::moves(&header.setup, events, &mut chance);
        Self { header, body: Body::Whole(moves) }
    }

    /// The record of a game that is running, as everybody saw it so far. Nothing else goes in: seed and words are
    /// taken out of the header whatever it holds.
    pub fn public(mut header: Header, events: &[Event]) -> Self {
        header.seed = None;
        header.mix = None;
        let moves = from_log::public_moves(&header.setup, events);
        Self { header, body: Body::Public(moves) }
    }

    /// Number of actions, the opening included.
    pub fn actions(&self) -> usize {
        match &self.body {
            Body::Whole(moves) => moves.len(),
            Body::Public(moves) => moves.len(),
        }
    }
}
