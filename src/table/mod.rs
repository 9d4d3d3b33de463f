//! The one door to a running game: load, decide, commit. Lobby, standing orders, clock, notices.
//!
//! Every request is answered so: load the game (snapshot and events, cached), let the referee decide, add what
//! follows (standing orders, orders still being carried out), then commit events, timers and notices in one
//! transaction. Only then anything is sent, by whoever empties the outbox.
//!
//! Never: Discord, words for people, pictures, sleeping, a clock or luck of its own, a secret in a notice or a log line.

mod beacon_rounds;
mod beacon_row;
mod cache;
mod changeset;
mod deadlines;
mod error;
mod expected_losses;
mod export;
mod game_change;
mod history;
mod limits;
mod load_and_commit;
mod loaded_game;
mod lobby;
mod luck_commitment;
mod notice;
mod notice_check;
mod notice_content;
mod order_progress;
mod orders;
mod outbox;
mod panic_isolation;
mod refused_dms;
mod seeds;
mod time;
mod tournament;
mod types;
mod unreachable_channels;
mod unreadable_games;
mod waits;

pub use crate::luck::{Entropy, KeyedChance, MOST_CHARACTERS as MOST_WORD, Seed, SeededChance};
pub use crate::pace::{NotAPace, Pace};
pub use error::TableError;
pub use export::{Exported, Which};
pub use history::GameHistory;
pub use limits::Limits;
pub use notice::{Audience, Failure, LogPart, Notice, NoticeContent, NoticeKind, What};
pub use outbox::LONGEST_DELAY;
pub use seeds::{FixedSeeds, Seeds, SystemSeeds};
pub use time::{Clock, ManualClock, Millis, SystemClock};
pub use tournament::{
    Enrolled, EntrantState, ExportedTournament, NewTournament, Pairing, Tournament, TournamentChange,
    TournamentError, TournamentId, TournamentNotice, TournamentNoticeKind, TournamentStatus,
};
pub use types::{
    Begun, Change, Colour, DiceStatus, Done, Expected, GameId, GivenWord, Kept, Lobby, Look, NewGame, Order,
    Parked, Person, Place, Revealed, Round, RoundOutcome, SealedSeat, Seated, Status,
};
pub use waits::Decision;

use crate::rules::{AskId, Board, Seen, Standing};
use crate::store::Store;
use cache::Cache;
use load_and_commit::{Find, Inner};
use parking_lot::Mutex;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// All tables of one database. Cheap to clone.
#[derive(Clone)]
pub struct Table {
    inner: Arc<Inner>,
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Table")
    }
}

impl Table {
    /// Opens the door. Loads nothing.
    pub fn new(store: Store, clock: Arc<dyn Clock>, seeds: Arc<dyn Seeds>, limits: Limits) -> Self {
        let cache = Cache::new(limits.cached_games);
        let inner = Inner {
            store,
            clock,
            seeds,
            limits,
            cache,
            wake: Arc::default(),
            awake: AtomicBool::new(false),
            handed: Mutex::default(),
            refused: refused_dms::Refused::default(),
        };
        Self { inner: Arc::new(inner) }
    }

    /// Opens a lobby; the host sits down in it ([PBP-1], [PBP-2]).
    pub async fn open_lobby(&self, place: Place, host: &Person, new: NewGame) -> Result<Lobby, TableError> {
        self.inner.open_lobby(place, host, new).await
    }

    /// The lobby in that channel.
    pub async fn lobby(&self, place: Place) -> Result<Lobby, TableError> {
        let loaded = self.inner.find(Find::Open(place.channel)).await?;
        loaded.must_be_lobby()?;
        Ok(loaded.lobby())
    }

    /// Sits down.
    pub async fn join(&self, place: Place, who: &Person) -> Result<Lobby, TableError> {
        self.inner.gather(place, |draft| lobby::join(draft, who)).await
    }

    /// Gets up; the host's place goes to the next, and an empty lobby closes itself ([PBP-3]).
    pub async fn leave(&self, place: Place, who: &Person) -> Result<Lobby, TableError> {
        self.inner.gather(place, |draft| lobby::leave(draft, who)).await
    }

    /// Changes one thing; the host's to do, but a colour is everybody's own.
    pub async fn configure(&self, place: Place, who: &Person, change: Change) -> Result<Lobby, TableError> {
        self.inner.gather(place, |draft| self.inner.configured(draft, who, &change)).await
    }

    /// Remembers the lobby message, to be edited in place.
    pub async fn lobby_message(&self, place: Place, message: u64) -> Result<(), TableError> {
        let loaded = self.inner.find(Find::Open(place.channel)).await?;
        let mut write = self.inner.store.write()?;
        write.set_lobby_message(loaded.id().0, Some(message as i64))?;
        write.commit().await?;
        self.inner.wake.notify_waiters();
        Ok(())
    }

    /// Somebody pressed a button of that lobby's message: its id is known now, whatever became of learning it when it was
    /// posted.
    pub async fn lobby_seen(&self, game: GameId, message: u64) -> Result<(), TableError> {
        self.inner.lobby_seen(game, message).await
    }

    /// Gives (or changes) one's word for the dice, mixed into them before the first draw ([PBP-40]): private until the game
    /// is over, public then. 64 hexadecimal digits are the SHA-256 of a sealed word, which has to be given itself when the
    /// words are closed.
    pub async fn give_word(&self, place: Place, who: &Person, word: &str) -> Result<GivenWord, TableError> {
        self.inner.give_word(place, who, word).await
    }

    /// The rounds of the public beacon that are out by now and waited for ([PBP-40]).
    pub async fn rounds_out(&self) -> Result<Vec<u64>, TableError> {
        self.inner.rounds_out().await
    }

    /// When the next round that is waited for is out.
    pub async fn next_round(&self) -> Result<Option<Millis>, TableError> {
        self.inner.next_round().await
    }

    /// A round's signature: whatever waits for it goes on. Gives the number of games that begin; a signature that isn't
    /// the round's changes nothing.
    pub async fn round_came(&self, round: u64, signature: [u8; 48]) -> Result<usize, TableError> {
        self.inner.round_came(round, signature).await
    }

    /// A game as a record: whole when it is over, else as everybody saw it ([PBP-42]).
    pub async fn export(&self, which: Which, names: bool) -> Result<Exported, TableError> {
        self.inner.export(which, names).await
    }

    /// The game of that number in that channel (default: the one that is or was last played there), turn by turn, as
    /// everybody saw it.
    pub async fn lookback(&self, place: Place, game: Option<GameId>) -> Result<GameHistory, TableError> {
        self.inner.lookback(place, game).await
    }

    /// Closes the words, and begins the game unless something is waited for; the host's to do.
    pub async fn start(&self, place: Place, who: &Person) -> Result<Begun, TableError> {
        self.inner.start(place, who).await
    }

    /// Calls off a lobby, or (if `confirmed`) a running game; the host's to do.
    pub async fn cancel(&self, place: Place, who: &Person, confirmed: bool) -> Result<(), TableError> {
        self.inner.cancel(place, who, confirmed).await
    }

    /// The running game in that channel (the last one played there, when none is), as `who` may see it.
    pub async fn look(&self, place: Place, who: &Person) -> Result<Look, TableError> {
        let loaded = self.inner.find(Find::Latest(place.channel)).await?;
        match loaded.status {
            Status::Lobby => Err(TableError::NotRunning { host: loaded.host() }),
            _ => Ok(loaded.look_of(who.id)),
        }
    }

    /// The board of the running game in that channel (of the last one, when none runs).
    pub async fn board(&self, place: Place) -> Result<&'static Board, TableError> {
        let find = Find::Latest(place.channel);
        // A game keeps its board: what is in memory is good enough.
        let held = self.inner.held(find).filter(|loaded| loaded.status == Status::Running);
        let loaded = match held {
            Some(held) => held,
            None => self.inner.find(find).await?,
        };
        match &loaded.game {
            Some(game) => Ok(game.board()),
            None => Err(TableError::NotRunning { host: loaded.host() }),
        }
    }

    /// Carries out an order. `expect`: the question that a button was made for; if it is no longer open,
    /// [`TableError::Stale`].
    pub async fn order(
        &self,
        place: Place,
        who: &Person,
        expect: Option<AskId>,
        order: Order,
    ) -> Result<Done, TableError> {
        self.order_saying(place, who, expect, &order, |done| done).await
    }

    /// The same; what is said about it is put into words while the database is being written, and handed out only when
    /// the order is kept. `say` may be called more than once: an order that comes too late is decided again.
    pub async fn order_saying<R>(
        &self,
        place: Place,
        who: &Person,
        expect: Option<AskId>,
        order: &Order,
        say: impl Fn(Done) -> R + Send + Sync,
    ) -> Result<R, TableError> {
        self.inner.order(place, who, expect, order, say).await
    }

    /// One's own standing orders.
    pub async fn standing(&self, place: Place, who: &Person) -> Result<Standing, TableError> {
        self.inner.standing(place, who).await
    }

    /// Replaces one's standing orders; they answer at once what is already asked.
    pub async fn set_standing(
        &self,
        place: Place,
        who: &Person,
        standing: Standing,
    ) -> Result<Done, TableError> {
        self.inner.set_standing(place, who, &standing).await
    }

    /// Every running game in which that person sits, as they may see it, newest first ([PBP-4]).
    pub async fn games_of(&self, person: u64) -> Result<Vec<Look>, TableError> {
        self.inner.games_of(person).await
    }

    /// The events of one turn (0: the set-up; default: the present one), as that person (nobody: everybody) may see
    /// them.
    pub async fn history(
        &self,
        game: GameId,
        turn: Option<u32>,
        who: Option<&Person>,
    ) -> Result<Vec<Seen>, TableError> {
        self.inner.history(game, turn, who).await
    }

    /// One step of the clock: answers by default what is overdue, and lets tournaments go on whose games are over. Gives
    /// the number of games moved on. To be called
    /// at [`Table::next_due`], and at least once a minute: that is how the program knows later how long it was off.
    pub async fn fire_due(&self) -> Result<usize, TableError> {
        let moved = self.inner.fire_due().await?;
        self.inner.advance_tournaments().await?;
        Ok(moved)
    }

    /// When the next deadline is.
    pub async fn next_due(&self) -> Result<Option<Millis>, TableError> {
        self.inner.next_due().await
    }

    /// At most `limit` notices to be delivered now, oldest first; what is no longer true is dropped on the way.
    pub async fn pending(&self, limit: u32) -> Result<Vec<Notice>, TableError> {
        self.inner.pending(limit).await
    }

    /// When a notice may be delivered next: in the past, if one waits already.
    pub async fn next_notice(&self) -> Result<Option<Millis>, TableError> {
        let games = self.inner.store.next_pending().await?;
        let tournaments = self.inner.store.next_tournament_pending().await?;
        Ok([games, tournaments].into_iter().flatten().min())
    }

    /// What the notice's audience may see.
    pub async fn brief(&self, notice: &Notice) -> Result<NoticeContent, TableError> {
        self.inner.brief(notice).await
    }

    /// The notice was delivered, as that message.
    pub async fn delivered(&self, notice: i64, message: Option<u64>) -> Result<(), TableError> {
        self.inner.delivered(notice, message).await
    }

    /// The newest message of a turn's log, if one was posted.
    pub async fn last_log_part(&self, notice: i64) -> Result<Option<LogPart>, TableError> {
        self.inner.last_log_part(notice).await
    }

    /// A message of a turn's log shows so much now.
    pub async fn log_told(&self, notice: i64, part: LogPart) -> Result<(), TableError> {
        self.inner.log_told(notice, part).await
    }

    /// The notice could not be delivered.
    pub async fn failed(&self, notice: i64, how: Failure) -> Result<(), TableError> {
        self.inner.failed(notice, how).await
    }

    /// What was put off after failed tries may be tried at once: for a process that has just started, because what
    /// stood in the way may be over.
    pub async fn try_again(&self) -> Result<(), TableError> {
        self.inner.try_again().await
    }

    /// A channel (or all channels of a server) can't be written in any more: its running games stand still, and whoever
    /// plays in them is told ([PBP-53]).
    pub async fn lost(&self, channel_or_server: u64, why: Parked) -> Result<(), TableError> {
        self.inner.lost(channel_or_server, why).await
    }

    /// A channel or a server may be back: games that stand still there try to go on.
    pub async fn back(&self, channel_or_server: u64) -> Result<(), TableError> {
        self.inner.back(channel_or_server).await
    }

    /// Carries the running game of that number to this channel of the same server; its host's to do, or any player's
    /// while it stands still.
    pub async fn move_game(&self, place: Place, who: &Person, number: u32) -> Result<Look, TableError> {
        self.inner.move_game(place, who, number).await
    }

    /// Reads every game of the database from its first event on, and the database itself; gives what is wrong, one line
    /// each. Changes nothing.
    pub async fn examine(&self) -> Result<Vec<String>, TableError> {
        let mut wrong = self.inner.store.flaws().await?;
        for game in self.inner.store.all_games().await? {
            match self.inner.examine(game).await {
                Ok(()) | Err(TableError::NoGameHere) => {}
                Err(error) if error.is_of_one_game() => wrong.push(match error {
                    error @ TableError::Damaged { .. } => error.to_string(),
                    error => format!("game {game}: {error}"),
                }),
                Err(error) => return Err(error),
            }
        }
        Ok(wrong)
    }

    /// The language that person was last seen with: `en` or `it`.
    pub async fn locale_of(&self, person: u64) -> Result<Option<String>, TableError> {
        Ok(self.inner.store.person(person as i64).await?.map(|person| person.locale))
    }

    /// True once after a direct message to that person was refused: tell them privately how to open direct
    /// messages ([PBP-19]). The next notice tries a direct message again.
    pub async fn dm_refused(&self, person: u64) -> Result<bool, TableError> {
        self.inner.dm_refused(person).await
    }

    /// A value that the delivering room wants remembered; nothing of a game.
    pub async fn remember(&self, key: &str, value: &str) -> Result<(), TableError> {
        let mut write = self.inner.store.write()?;
        write.put_setting("delivery", key, value)?;
        Ok(write.commit().await?)
    }

    /// What was remembered under that key.
    pub async fn recall(&self, key: &str) -> Result<Option<String>, TableError> {
        Ok(self.inner.store.setting("delivery", key).await?)
    }

    /// Resolves when something has been committed since this was called: call it, empty the outbox, then await it.
    pub fn woken(&self) -> impl Future<Output = ()> + Send + use<> {
        Arc::clone(&self.inner.wake).notified_owned()
    }

    /// Number of games held in memory; at most [`Limits::cached_games`].
    pub fn games_in_memory(&self) -> usize {
        self.inner.cache.len()
    }
}
