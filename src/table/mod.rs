//! Service layer of games: lobbies, orders, standing orders, deadlines and the outbox. Its API is [`Table`].
//!
//! Each request loads the game (cached snapshot plus events), lets `rules` decide, adds the answers that follow
//! automatically (standing orders, orders in progress), and commits events, timers and notices in one transaction. A
//! worker sends the notices after the commit.
//!
//! Must not read the clock or system entropy, except in [`SystemClock`] and [`SystemSeeds`]: tests inject both. Notices
//! and log lines contain no secrets.

mod beacon_rounds;
mod beacon_row;
mod cache;
mod changeset;
mod computers;
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
mod message_board;
mod notice;
mod notice_check;
mod notice_content;
mod order_progress;
mod orders;
mod outbox;
mod own_thread;
mod panic_isolation;
mod plan_progress;
mod plan_requests;
mod plans;
mod refused_dms;
mod rematch;
mod seeds;
mod time;
mod tournament;
mod types;
mod undo;
mod unreachable_channels;
mod unreadable_games;
mod waits;

pub use crate::ai::Player;
pub use crate::luck::{Entropy, KeyedChance, MOST_CHARACTERS as MOST_WORD, Seed, SeededChance};
pub use crate::pace::{NotAPace, Pace};
pub(crate) use computers::DELAYS as COMPUTER_DELAYS;
pub use error::TableError;
pub use export::{ExportTarget, Exported};
pub use history::GameHistory;
pub use limits::Limits;
pub use notice::{
    AnnouncementKind, Audience, Failure, LogPart, Notice, NoticeContent, NoticeKind, PlayerResult,
};
pub use outbox::LONGEST_DELAY;
pub use plans::{OwnPlans, PlanDraft, PlanReport, PlanStop};
pub use seeds::{FixedSeeds, Seeds, SystemSeeds};
pub use time::{Clock, ManualClock, Millis, SystemClock};
pub use tournament::{
    Enrolled, EntrantState, ExportedTournament, NewTournament, Pairing, Tournament, TournamentChange,
    TournamentError, TournamentId, TournamentNotice, TournamentNoticeKind, TournamentStatus,
};
pub use types::{
    Begun, Change, Colour, DiceStatus, Done, Expected, GameId, GameRef, GivenWord, Lobby, Look, NewGame,
    Order, Parked, Person, Place, Revealed, Round, RoundOutcome, SealedSeat, Seated, Status, UndoOffer,
    WordResult,
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

/// All lobbies and games of one database. Cheap to clone.
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
    /// Creates the service. Loads nothing.
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

    /// Opens a lobby and seats the host in it ([PBP-1], [PBP-2]).
    pub async fn open_lobby(&self, place: Place, host: &Person, new: NewGame) -> Result<Lobby, TableError> {
        self.inner.open_lobby(place, host, new).await
    }

    /// The players of a game that is over in that channel, if `who` may ask for a rematch there ([PBP-45]).
    pub async fn rematch_players(
        &self,
        place: Place,
        who: &Person,
        game: GameId,
    ) -> Result<Vec<Seated>, TableError> {
        self.inner.rematch_players(place, who, game).await
    }

    /// Opens a lobby with the players, rulebook and house rules of a game that is over in that channel ([PBP-45]). People
    /// in `gone` get no seat.
    pub async fn rematch(
        &self,
        place: Place,
        who: &Person,
        game: GameId,
        gone: &[u64],
    ) -> Result<Lobby, TableError> {
        self.inner.rematch(place, who, game, gone).await
    }

    /// Returns the lobby of that channel.
    pub async fn lobby(&self, place: Place) -> Result<Lobby, TableError> {
        let loaded = self.inner.find(Find::Open(place.channel)).await?;
        loaded.must_be_lobby()?;
        Ok(loaded.lobby())
    }

    /// Seats a player in the lobby.
    pub async fn join(&self, place: Place, who: &Person) -> Result<Lobby, TableError> {
        self.inner.change_lobby(place, |draft| lobby::join(draft, who)).await
    }

    /// Removes a player from the lobby. If the host leaves, the next player becomes host; an empty lobby closes
    /// ([PBP-3]).
    pub async fn leave(&self, place: Place, who: &Person) -> Result<Lobby, TableError> {
        self.inner.change_lobby(place, |draft| lobby::leave(draft, who)).await
    }

    /// Changes one setting of the lobby. Only the host may do this; every player may change their own colour.
    pub async fn configure(&self, place: Place, who: &Person, change: Change) -> Result<Lobby, TableError> {
        self.inner.change_lobby(place, |draft| self.inner.configured(draft, who, &change)).await
    }

    /// Stores the id of the lobby message, which is edited in place.
    pub async fn lobby_message(&self, place: Place, message: u64) -> Result<(), TableError> {
        let loaded = self.inner.find(Find::Open(place.channel)).await?;
        let mut write = self.inner.store.write()?;
        own_thread::put_lobby_message(&mut write, loaded.id().0, message as i64)?;
        write.commit().await?;
        self.inner.wake.notify_waiters();
        Ok(())
    }

    /// Stores the id of the lobby message after a press of one of its buttons, if the id is still unknown: storing it
    /// after posting may have failed.
    pub async fn lobby_seen(&self, game: GameId, message: u64) -> Result<(), TableError> {
        self.inner.lobby_seen(game, message).await
    }

    /// Sets or replaces the player's word for the dice, which is mixed into them before the first draw ([PBP-40]). The
    /// word is private until the game is over, then public. 64 hexadecimal digits are taken as the SHA-256 of a sealed
    /// word; the player has to reveal that word after the words are closed.
    pub async fn give_word(&self, place: Place, who: &Person, word: &str) -> Result<GivenWord, TableError> {
        self.inner.give_word(place, who, word).await
    }

    /// Returns the awaited rounds of the public beacon that are already published ([PBP-40]).
    pub async fn rounds_out(&self) -> Result<Vec<u64>, TableError> {
        self.inner.rounds_out().await
    }

    /// When the next awaited round is published.
    pub async fn next_round(&self) -> Result<Option<Millis>, TableError> {
        self.inner.next_round().await
    }

    /// Accepts the signature of a beacon round and starts the games and tournaments that wait for it. Returns how many
    /// started. An invalid signature changes nothing.
    pub async fn round_came(&self, round: u64, signature: [u8; 48]) -> Result<usize, TableError> {
        self.inner.round_came(round, signature).await
    }

    /// Exports a game as a record: complete if the game is over, else the public view of its events ([PBP-42]).
    pub async fn export(&self, which: ExportTarget, names: bool) -> Result<Exported, TableError> {
        self.inner.export(which, names).await
    }

    /// Public history, turn by turn, of that game in that channel. Default: the running game, else the last one played
    /// there.
    pub async fn lookback(&self, place: Place, game: Option<GameId>) -> Result<GameHistory, TableError> {
        self.inner.lookback(place, game).await
    }

    /// Closes the words and starts the game, unless a beacon round or a sealed word is awaited. Only the host may do
    /// this.
    pub async fn start(&self, place: Place, who: &Person) -> Result<Begun, TableError> {
        self.inner.start(place, who).await
    }

    /// Cancels a lobby, or (if `confirmed`) a running game. Only the host may do this.
    pub async fn cancel(&self, place: Place, who: &Person, confirmed: bool) -> Result<(), TableError> {
        self.inner.cancel(place, who, confirmed).await
    }

    /// The game as `who` may see it. A game named by its id is shown to its players only ([PBP-56]).
    pub async fn look(&self, which: impl Into<GameRef>, who: &Person) -> Result<Look, TableError> {
        self.inner.look(which.into(), who).await
    }

    /// The channel of a game; `None` if there is no such game.
    pub async fn place_of(&self, game: GameId) -> Result<Option<Place>, TableError> {
        self.inner.place_of(game).await
    }

    /// The board of the running game of that channel, else of the last one played there.
    pub async fn board(&self, place: Place) -> Result<&'static Board, TableError> {
        let find = Find::Latest(place.channel);
        // The board of a game never changes, so a cached version is good enough.
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

    /// Executes an order. `expect` is the question that the pressed button was made for; if it is no longer open, this
    /// returns [`TableError::Stale`].
    pub async fn order(
        &self,
        which: impl Into<GameRef>,
        who: &Person,
        expect: Option<AskId>,
        order: Order,
    ) -> Result<Done, TableError> {
        self.order_saying(which, who, expect, &order, |done| done).await
    }

    /// Like [`Table::order`], but calls `say` to build the response while the database writes. The response is returned
    /// only if the order is committed. `say` may be called more than once: after a conflict the order is decided again.
    pub async fn order_saying<R>(
        &self,
        which: impl Into<GameRef>,
        who: &Person,
        expect: Option<AskId>,
        order: &Order,
        say: impl Fn(Done) -> R + Send + Sync,
    ) -> Result<R, TableError> {
        self.inner.order(which.into(), who, expect, order, say).await
    }

    /// What the player can take back now: their own answers of this turn since the last roll or draw, and since anything
    /// was revealed to anyone ([PBP-12]).
    pub async fn undo_offer(&self, which: impl Into<GameRef>, who: &Person) -> Result<UndoOffer, TableError> {
        self.inner.undo_offer(which.into(), who).await
    }

    /// Takes back that many of the player's last answers. `revision` is the one of the offer that the player has seen; if
    /// anything has happened since, this returns [`TableError::Stale`].
    pub async fn undo(
        &self,
        which: impl Into<GameRef>,
        who: &Person,
        revision: u32,
        answers: u32,
    ) -> Result<Done, TableError> {
        self.inner.undo(which.into(), who, revision, answers).await
    }

    /// The player's own standing orders.
    pub async fn standing(&self, which: impl Into<GameRef>, who: &Person) -> Result<Standing, TableError> {
        self.inner.standing(which.into(), who).await
    }

    /// Replaces the player's standing orders; they immediately answer matching open questions.
    pub async fn set_standing(
        &self,
        which: impl Into<GameRef>,
        who: &Person,
        standing: Standing,
    ) -> Result<Done, TableError> {
        self.inner.set_standing(which.into(), who, &standing).await
    }

    /// All running games in which that person has a seat, as they may see them, newest first ([PBP-4]).
    pub async fn games_of(&self, person: u64) -> Result<Vec<Look>, TableError> {
        self.inner.games_of(person).await
    }

    /// The running games of a server in which both people have a seat, as the public sees them, newest first ([PBP-58]).
    pub async fn games_with(&self, person: u64, other: u64, guild: u64) -> Result<Vec<Look>, TableError> {
        self.inner.games_with(person, other, guild).await
    }

    /// The board that a message of the bot showed, with its events, as `who` may see it; `None` if the message is no notice
    /// of a game of this channel (`here`) or of this person ([PBP-58]).
    pub async fn board_of_message(
        &self,
        here: Option<Place>,
        who: &Person,
        message: u64,
    ) -> Result<Option<(Look, Vec<Seen>)>, TableError> {
        self.inner.board_of_message(here, who, message).await
    }

    /// The events of one turn (0: the set-up; default: the current turn) as `who` may see them. `None`: as the public
    /// sees them.
    pub async fn history(
        &self,
        game: GameId,
        turn: Option<u32>,
        who: Option<&Person>,
    ) -> Result<Vec<Seen>, TableError> {
        self.inner.history(game, turn, who).await
    }

    /// One step of the deadline worker: gives the default answers to overdue questions and advances tournaments whose
    /// games are over. Returns the number of games changed. Call it at [`Table::next_due`] and at least once a minute:
    /// the time of the last call tells the next start how long the program was off.
    pub async fn fire_due(&self) -> Result<usize, TableError> {
        let moved = self.inner.fire_due().await?;
        self.inner.advance_tournaments().await?;
        Ok(moved)
    }

    /// When the next deadline falls due.
    pub async fn next_due(&self) -> Result<Option<Millis>, TableError> {
        self.inner.next_due().await
    }

    /// At most `limit` notices that are due for delivery, oldest first. Drops outdated notices on the way.
    pub async fn pending(&self, limit: u32) -> Result<Vec<Notice>, TableError> {
        self.inner.pending(limit).await
    }

    /// When the next notice may be delivered; in the past if one is pending now.
    pub async fn next_notice(&self) -> Result<Option<Millis>, TableError> {
        let games = self.inner.store.next_pending().await?;
        let tournaments = self.inner.store.next_tournament_pending().await?;
        Ok([games, tournaments].into_iter().flatten().min())
    }

    /// Returns what the notice's audience may see.
    pub async fn notice_content(&self, notice: &Notice) -> Result<NoticeContent, TableError> {
        self.inner.notice_content(notice).await
    }

    /// Marks the notice as delivered, as that message.
    pub async fn delivered(&self, notice: i64, message: Option<u64>) -> Result<(), TableError> {
        self.inner.delivered(notice, message).await
    }

    /// The newest message of a turn log, if one was posted.
    pub async fn last_log_part(&self, notice: i64) -> Result<Option<LogPart>, TableError> {
        self.inner.last_log_part(notice).await
    }

    /// Stores which events a message of a turn log shows.
    pub async fn log_posted(&self, notice: i64, part: LogPart) -> Result<(), TableError> {
        self.inner.log_posted(notice, part).await
    }

    /// Records that the notice could not be delivered.
    pub async fn failed(&self, notice: i64, how: Failure) -> Result<(), TableError> {
        self.inner.failed(notice, how).await
    }

    /// Clears the retry delay of all pending notices. Call it at start: the cause of the failures may be gone.
    pub async fn try_again(&self) -> Result<(), TableError> {
        self.inner.try_again().await
    }

    /// Stores the message below which a game's own thread is opened; its notice stays pending ([PBP-61]).
    pub async fn thread_posted(&self, notice: i64, message: u64) -> Result<(), TableError> {
        self.inner.thread_posted(notice, message).await
    }

    /// The game's own thread is open: the game is played there.
    pub async fn thread_opened(&self, game: GameId, thread: u64) -> Result<(), TableError> {
        self.inner.thread_opened(game, thread).await
    }

    /// The game's own thread can't be opened: its lobby stays in that channel, or closes if another game is there. Returns
    /// whether it stays.
    pub async fn stay_in_channel(&self, game: GameId, place: Place) -> Result<bool, TableError> {
        self.inner.stay_in_channel(game, place).await
    }

    /// The bot lost a channel, or all channels of a server: their running games are parked, and their players get a
    /// direct message ([PBP-53]).
    pub async fn channel_lost(&self, channel_or_server: u64, why: Parked) -> Result<(), TableError> {
        self.inner.channel_lost(channel_or_server, why).await
    }

    /// A channel or server may be available again: retries the notices of the games parked there.
    pub async fn channel_restored(&self, channel_or_server: u64) -> Result<(), TableError> {
        self.inner.channel_restored(channel_or_server).await
    }

    /// Moves the running game with that number to this channel of the same server. The host may do this; any player may
    /// while the game is parked.
    pub async fn move_game(&self, place: Place, who: &Person, number: u32) -> Result<Look, TableError> {
        self.inner.move_game(place, who, number).await
    }

    /// Checks the database file and replays each game from its first event. Returns one line per problem. Changes
    /// nothing.
    pub async fn verify_games(&self) -> Result<Vec<String>, TableError> {
        let mut wrong = self.inner.store.integrity_problems().await?;
        for game in self.inner.store.all_games().await? {
            match self.inner.verify_game(game).await {
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

    /// The language of that person when last seen: `en` or `it`.
    pub async fn locale_of(&self, person: u64) -> Result<Option<String>, TableError> {
        Ok(self.inner.store.person(person as i64).await?.map(|person| person.locale))
    }

    /// True once after a direct message to that person was refused; the caller then explains in a private response how to
    /// allow direct messages ([PBP-19]). The next notice tries a direct message again.
    pub async fn dm_refused(&self, person: u64) -> Result<bool, TableError> {
        self.inner.dm_refused(person).await
    }

    /// Stores a value for the delivery layer; no game data.
    pub async fn remember(&self, key: &str, value: &str) -> Result<(), TableError> {
        let mut write = self.inner.store.write()?;
        write.put_setting("delivery", key, value)?;
        Ok(write.commit().await?)
    }

    /// The value stored by [`Table::remember`] under that key.
    pub async fn recall(&self, key: &str) -> Result<Option<String>, TableError> {
        Ok(self.inner.store.setting("delivery", key).await?)
    }

    /// Resolves at the first commit after this call. Call it, empty the outbox, then await it.
    pub fn woken(&self) -> impl Future<Output = ()> + Send + use<> {
        Arc::clone(&self.inner.wake).notified_owned()
    }

    /// Number of cached games; at most [`Limits::cached_games`].
    pub fn games_in_memory(&self) -> usize {
        self.inner.cache.len()
    }
}
