//! External players that an operator lets sit at tables: by name, each in the servers that are named for it.

use super::command_line::CommandLine;
use super::forfeits::{Fault, Forfeits};
use super::{External, Patience};
use crate::rules::{Seat, View};
use parking_lot::Mutex;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Number of answers forfeited in a row after which a player is asked nothing more in that turn.
const MOST_IN_A_ROW: u32 = 3;
/// The time that a program has to end by itself after its last question.
const LEAVE: Duration = Duration::from_millis(100);

/// One of them.
#[derive(Clone, Debug)]
pub struct ExternalPlayer {
    /// The name by which hosts choose it.
    pub name: Arc<str>,
    /// Its program.
    pub command: CommandLine,
    /// Ids of the servers in which it may sit.
    pub servers: BTreeSet<u64>,
    /// The time for an answer.
    pub limit: Duration,
}

impl ExternalPlayer {
    /// A player of that name, whose program is these words, in those servers, with so many seconds for an answer.
    pub fn new(name: &str, command: &[String], servers: &[u64], seconds: u32) -> Self {
        let mut words = command.iter().cloned();
        Self {
            name: name.into(),
            command: CommandLine::confined(words.next().unwrap_or_default(), words.collect()),
            servers: servers.iter().copied().collect(),
            limit: Duration::from_secs(seconds.into()),
        }
    }
}

/// Answers forfeited in a row in one turn of a game.
#[derive(Clone, Copy)]
struct Row {
    turn: i64,
    forfeits: u32,
}

/// All of them, with what they have done wrong since the start of the bot.
pub struct ExternalPlayers {
    players: Vec<ExternalPlayer>,
    stop: Arc<AtomicBool>,
    forfeits: Mutex<Forfeits>,
    /// By game and seat.
    rows: Mutex<BTreeMap<(i64, Seat), Row>>,
}

impl std::fmt::Debug for ExternalPlayers {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.players.iter().map(|player| &player.name)).finish()
    }
}

impl ExternalPlayers {
    /// These players.
    pub fn new(players: Vec<ExternalPlayer>) -> Self {
        let (stop, forfeits, rows) = (Arc::default(), Mutex::default(), Mutex::default());
        Self { players, stop, forfeits, rows }
    }

    /// Those that may sit in that server, in the order of the settings.
    pub fn of_server(&self, guild: u64) -> impl Iterator<Item = &ExternalPlayer> {
        self.players.iter().filter(move |player| player.servers.contains(&guild))
    }

    /// The one with that name, if it may sit in that server.
    pub fn find(&self, name: &str, guild: u64) -> Option<&ExternalPlayer> {
        self.of_server(guild).find(|player| &*player.name == name)
    }

    /// Asks nobody any more: whoever waits for an answer gives up.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Whether nobody is asked any more.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Starts a player's program for a seat; `view` is what this seat sees. Waits until it is ready.
    pub fn start(&self, player: &ExternalPlayer, seat: Seat, view: &View) -> External {
        let (answer, ready, stop) = (player.limit, player.limit, Arc::clone(&self.stop));
        External::start(&player.command, seat, view, Patience { answer, ready, stop })
    }

    /// Lets a program end.
    pub fn end(&self, mut program: External) {
        program.leave(LEAVE);
    }

    /// Whether the player in that seat is asked nothing more in that turn.
    pub fn has_given_up(&self, game: i64, seat: Seat, turn: i64) -> bool {
        let rows = self.rows.lock();
        rows.get(&(game, seat)).is_some_and(|row| row.turn == turn && row.forfeits >= MOST_IN_A_ROW)
    }

    /// An answer of the player in that seat counts.
    pub fn answered(&self, game: i64, seat: Seat) {
        self.rows.lock().remove(&(game, seat));
    }

    /// The player in that seat has forfeited an answer.
    pub fn forfeited(&self, game: i64, seat: Seat, turn: i64, fault: Fault) {
        self.forfeits.lock().add(fault);
        let mut rows = self.rows.lock();
        let row = rows.entry((game, seat)).or_insert(Row { turn, forfeits: 0 });
        let before = if row.turn == turn { row.forfeits } else { 0 };
        *row = Row { turn, forfeits: before + 1 };
    }

    /// A game is over.
    pub fn forget(&self, game: i64) {
        self.rows.lock().retain(|(of, _), _| *of != game);
    }

    /// All forfeits since the start.
    pub fn forfeits(&self) -> Forfeits {
        self.forfeits.lock().clone()
    }
}
