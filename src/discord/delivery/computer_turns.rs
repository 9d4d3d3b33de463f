//! Turns of computer players that think ahead, and questions to external players: each is decided on a thread of its own, so that
//! people's requests, the clock and the delivery go on meanwhile. At most half of the processors think at a time; those who wait for
//! an external player take none of them.
//!
//! Nothing is kept here: a turn that was not committed is begun again by the next process, and decided the same.

use crate::table::{GameId, LeftGames, Table, room_to_think};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::thread;
use tokio::runtime::Handle;
use tokio::sync::{Semaphore, oneshot, watch};
use tokio::task::JoinSet;

/// Maximum number of games that wait for an external player at a time.
const MOST_WAITING: usize = 32;

/// The turns that are being thought about, or wait for their thread.
pub(crate) struct ComputerTurns {
    table: Table,
    underway: BTreeSet<GameId>,
    tasks: JoinSet<GameId>,
    /// A permit for each thread that may think.
    room: Arc<Semaphore>,
    /// A permit for each thread that may wait for an external player.
    waiting: Arc<Semaphore>,
}

impl ComputerTurns {
    /// Of the games at these tables.
    pub(crate) fn new(table: Table) -> Self {
        let room = Arc::new(room_to_think());
        let waiting = Arc::new(Semaphore::new(MOST_WAITING));
        Self { table, underway: BTreeSet::new(), tasks: JoinSet::new(), room, waiting }
    }

    /// Begins the turns that are due in these games, each once; none after the stop.
    pub(crate) fn begin(&mut self, games: LeftGames, stop: &watch::Receiver<bool>) {
        while let Some(ended) = self.tasks.try_join_next() {
            self.ended(ended.ok());
        }
        let thought = games.thought.into_iter().map(|game| (game, Arc::clone(&self.room)));
        let external = games.external.into_iter().map(|game| (game, Arc::clone(&self.waiting)));
        for (game, room) in thought.chain(external).collect::<Vec<_>>() {
            if !self.underway.insert(game) {
                continue;
            }
            let (table, stop) = (self.table.clone(), stop.clone());
            self.tasks.spawn(async move {
                let _permit = room.acquire().await;
                if !*stop.borrow() {
                    play(table, game).await;
                }
                game
            });
        }
    }

    /// Whether a turn is underway.
    pub(crate) fn any(&self) -> bool {
        !self.tasks.is_empty()
    }

    /// Waits until those that have begun are committed; external players are waited for no longer.
    pub(crate) async fn finish(mut self) {
        self.table.stop_external_players();
        while self.tasks.join_next().await.is_some() {}
    }

    fn ended(&mut self, game: Option<GameId>) {
        match game {
            Some(game) => drop(self.underway.remove(&game)),
            // Which one is not known: whatever is still underway is decided twice and committed once.
            None => self.underway.clear(),
        }
    }
}

/// Plays what is due in a game, on a thread of its own.
async fn play(table: Table, game: GameId) {
    let (told, played) = oneshot::channel();
    let runtime = Handle::current();
    let thought = move || {
        let _ = told.send(runtime.block_on(table.fire_due_in(game)));
    };
    let thread = thread::Builder::new().name("computer turn".to_owned()).spawn(thought);
    if let Err(error) = thread {
        tracing::error!(game = game.0, %error, "no thread for the turn of a computer player; it is tried again");
        return;
    }
    match played.await {
        Ok(Ok(_)) => {}
        Ok(Err(error)) => {
            tracing::error!(game = game.0, %error, "the turn of a computer player is tried again");
        }
        Err(_) => {
            tracing::error!(
                game = game.0,
                "the turn of a computer player stopped its thread; it is tried again"
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rulebook;
    use crate::store::Store;
    use crate::table::{Change, FixedSeeds, Limits, ManualClock, NewGame, Person, Place, Player};

    /// The games that a step leaves.
    async fn left_by(table: &Table) -> LeftGames {
        let mut left = LeftGames::default();
        table.fire_due_without_thought(&mut left).await.expect("a step");
        left
    }

    /// A table at which strong computer players have all seats but one, and one of them is on turn.
    async fn waiting_for_thought(folder: &std::path::Path) -> (Table, LeftGames) {
        let store = Store::open(&folder.join("games.db")).await.expect("a database");
        let clock = Arc::new(ManualClock::new(1_790_000_000_000));
        let table = Table::new(store, clock, Arc::new(FixedSeeds::new(1)), Limits::default());
        let (name, locale) = ("Ilaria".to_owned(), "en".to_owned());
        let host = Person { id: 1, name, bot: false, locale, manages: None };
        for channel in 1.. {
            let place = Place { guild: 1, channel };
            let new = NewGame { seats: Some(4), ..NewGame::of(Rulebook::Classic) };
            table.open_lobby(place, &host, new).await.expect("a lobby");
            let way = Change::Switch { key: "setup.way".to_owned(), value: "instant".to_owned() };
            let three = Change::Computers { count: 3, level: Some(Player::Strong.into()), name: None };
            for change in [way, three, Change::ComputerDelay(0)] {
                table.configure(place, &host, change).await.expect("changed");
            }
            table.start(place, &host).await.expect("started");
            let left = left_by(&table).await;
            if !left.thought.is_empty() {
                return (table, left);
            }
        }
        unreachable!("a computer player begins sooner or later");
    }

    #[tokio::test]
    async fn a_turn_that_takes_thought_is_left_to_a_thread_and_played_once_pbp_44() {
        let folder = tempfile::tempdir().expect("a folder");
        let (table, left) = waiting_for_thought(folder.path()).await;
        assert_eq!(left_by(&table).await, left, "it is due until it is played");
        let (_stop, stopped) = watch::channel(false);
        let mut turns = ComputerTurns::new(table.clone());
        turns.begin(left.clone(), &stopped);
        turns.begin(left.clone(), &stopped);
        assert_eq!((turns.tasks.len(), turns.any()), (1, true));
        turns.finish().await;
        let person =
            Person { id: 1, name: "Ilaria".to_owned(), bot: false, locale: "en".to_owned(), manages: None };
        let look = table.look(left.thought[0], &person).await.expect("the game");
        assert!(look.view.turn > 1, "the turn is over");
    }

    #[tokio::test]
    async fn no_turn_is_begun_after_the_stop() {
        let folder = tempfile::tempdir().expect("a folder");
        let (table, left) = waiting_for_thought(folder.path()).await;
        let (_stop, stopped) = watch::channel(true);
        let mut turns = ComputerTurns::new(table.clone());
        turns.begin(left.clone(), &stopped);
        turns.finish().await;
        assert_eq!(left_by(&table).await, left, "the next process plays it");
    }
}
