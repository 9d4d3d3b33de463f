//! Loads games, applies changes and commits them, with optimistic concurrency control: of two concurrent requests the
//! later one is decided again on the new state.

use super::cache::Cache;
use super::changeset::Changeset;
use super::error::TableError;
use super::game_change::GameChange;
use super::limits::Limits;
use super::loaded_game::{LoadedGame, Rows};
use super::monotonic_time::MonotonicTime;
use super::seeds::Seeds;
use super::time::Clock;
use super::time::Millis;
use super::turns_over::put_turns;
use super::types::{GameId, GameRef};
use super::waiting_order_replies::Settled;
use super::{changeset, panic_isolation};
use crate::external::ExternalPlayers;
use crate::rules::STATE_VERSION;
use crate::store::{EarlyConnection, GameRow, Store, StoreError, TimerRow, Write};
use parking_lot::Mutex;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use tokio::sync::{Notify, OnceCell};

/// Maximum number of attempts before a request is refused as busy.
pub(super) const ATTEMPTS: usize = 24;

/// Scope of the settings that name the game which moved away from a channel.
const MOVED: &str = "moved";

/// Which game to load.
#[derive(Clone, Copy)]
pub(super) enum Find {
    /// The lobby or running game of a channel.
    Open(u64),
    /// Like [`Find::Open`]; if there is none, the newest game that ended in the channel.
    Latest(u64),
    /// The game with that id.
    Id(GameId),
    /// The game with that id, even if it is set aside.
    SetAside(GameId),
}

impl From<GameRef> for Find {
    fn from(which: GameRef) -> Self {
        match which {
            GameRef::In(place) => Self::Latest(place.channel),
            GameRef::Id(game) => Self::Id(game),
        }
    }
}

/// State shared by all clones of a [`super::Table`].
pub(super) struct Inner {
    pub(super) store: Store,
    pub(super) clock: Arc<dyn Clock>,
    pub(super) seeds: Arc<dyn Seeds>,
    pub(super) limits: Limits,
    pub(super) cache: Cache,
    pub(super) external: Arc<ExternalPlayers>,
    /// The time in which deadlines are stored.
    pub(super) time: MonotonicTime,
    /// Whether the time of the last run was gone on with.
    pub(super) resumed: OnceCell<()>,
    pub(super) wake: Arc<Notify>,
    /// Whether the time since the last shutdown has been handled.
    pub(super) awake: AtomicBool,
    /// Revisions of the notices handed out for delivery, by notice id.
    pub(super) handed: Mutex<BTreeMap<i64, i64>>,
    /// People whose direct messages were refused and who must be informed of it.
    pub(super) refused: super::refused_dms::Refused,
    /// Orders that had to wait for their dice.
    pub(super) settled: super::waiting_order_replies::WaitingOrderReplies,
    /// Held while a choice about notices is stored.
    pub(super) choosing: tokio::sync::Mutex<()>,
    /// Discord's time as last seen.
    pub(super) witness: super::discord_time::DiscordTime,
    /// Announced absences that are not over.
    pub(super) known_vacations: super::known_vacations::KnownVacations,
    /// The last time in which the database took no changes.
    pub(super) outage: super::database_outage::DatabaseOutage,
    /// Permits for thinking about hints.
    pub(super) hints: tokio::sync::Semaphore,
}

/// A decision about a game whose type of result is not known.
trait Decision: Send {
    /// Applies it to a game. After a conflict it is called again on the new state.
    fn decide(&mut self, change: &mut GameChange) -> Result<(), TableError>;

    /// Looks at the new state while the database writes.
    fn look(&mut self, loaded: &Arc<LoadedGame>);
}

/// A decision, and what it has come to.
struct Deciding<D, L, T, R> {
    decide: D,
    look: L,
    /// The result of the last `decide`.
    decided: Option<T>,
    /// The result of `look`.
    seen: Option<R>,
}

impl<D, L, T, R> Decision for Deciding<D, L, T, R>
where
    D: Fn(&mut GameChange) -> Result<T, TableError> + Send,
    L: Fn(T, &Arc<LoadedGame>) -> R + Send,
    T: Send,
    R: Send,
{
    fn decide(&mut self, change: &mut GameChange) -> Result<(), TableError> {
        self.decided = Some((self.decide)(change)?);
        Ok(())
    }

    fn look(&mut self, loaded: &Arc<LoadedGame>) {
        self.seen = self.decided.take().map(|decided| (self.look)(decided, loaded));
    }
}

impl Inner {
    pub(super) fn now(&self) -> Millis {
        self.clock.now()
    }

    /// The current time as deadlines and retries are stored.
    pub(super) fn even_now(&self) -> Millis {
        self.time.now(&*self.clock)
    }

    /// What makes a stored time one that the clock shows.
    pub(super) fn difference(&self) -> Millis {
        self.time.difference(&*self.clock)
    }

    /// Loads the current version of a game.
    pub(super) async fn find(&self, find: Find) -> Result<Arc<LoadedGame>, TableError> {
        // A concurrent commit between these reads makes the rows inconsistent; then read again.
        for _ in 0..ATTEMPTS {
            let row = match find {
                Find::Open(channel) => self.store.game_in(channel as i64, false).await?,
                Find::Latest(channel) => self.store.game_in(channel as i64, true).await?,
                Find::Id(id) | Find::SetAside(id) => self.store.game(id.0).await?,
            };
            let row = match find {
                Find::Open(channel) | Find::Latest(channel) => self.here_or_moved(row, channel).await?,
                Find::Id(_) | Find::SetAside(_) => row.ok_or(TableError::NoGameHere)?,
            };
            let whatever = matches!(find, Find::SetAside(_));
            if !whatever {
                Self::refuse_set_aside(&row)?;
            }
            let difference = self.difference();
            let held = self.cache.get(row.id, row.version);
            if let Some(held) = held.filter(|held| held.difference == difference) {
                return Ok(with_messages(held, &row));
            }
            let loaded = self.load(&row, true).await;
            let after = self.store.game(row.id).await?.map(|row| row.version);
            if after == Some(row.version) {
                let loaded = match loaded {
                    Err(error) if !whatever && error.is_of_one_game() => {
                        return Err(self.set_aside(row.id, error).await?);
                    }
                    read => Arc::new(read?),
                };
                // A set-aside game must not enter the cache: requests decide on cached games without reading the row.
                if !whatever {
                    self.cache.put(Arc::clone(&loaded));
                }
                return Ok(loaded);
            }
        }
        Err(TableError::Busy)
    }

    /// The game of a channel. If there is none, or one that ended before another moved away and goes on elsewhere, says
    /// where that one is played.
    async fn here_or_moved(&self, row: Option<GameRow>, channel: u64) -> Result<GameRow, TableError> {
        let open = |row: &GameRow| matches!(row.status.as_str(), "lobby" | "running");
        if let Some(row) = row.as_ref().filter(|row| open(row)) {
            return Ok(row.clone());
        }
        let moved = self.store.setting(MOVED, &channel.to_string()).await?.and_then(|id| id.parse().ok());
        if let Some(moved) = moved.filter(|id| row.as_ref().is_none_or(|row| row.id < *id))
            && let Some(moved) = self.store.game(moved).await?
            && moved.status == "running"
        {
            let (number, channel) = (moved.number as u32, moved.channel as u64);
            return Err(TableError::Moved { number, channel });
        }
        row.ok_or(TableError::NoGameHere)
    }

    /// The cached version of a game, if any. It may be outdated.
    pub(super) fn held(&self, find: Find) -> Option<Arc<LoadedGame>> {
        let held = match find {
            Find::Open(channel) | Find::Latest(channel) => self.cache.open_in(channel),
            Find::Id(id) => self.cache.of(id.0),
            Find::SetAside(_) => None,
        };
        let difference = self.difference();
        held.filter(|held| held.difference == difference)
    }

    /// Loads a game from its rows, with its snapshot or from its first event.
    pub(super) async fn load(&self, row: &GameRow, by_snapshot: bool) -> Result<LoadedGame, TableError> {
        let read = TableError::while_reading(row.id);
        let seats = self.store.seats(row.id).await.map_err(&read)?;
        let timers = self.store.timers(row.id).await.map_err(&read)?;
        let talks = self.store.talks(row.id).await.map_err(&read)?;
        let snapshot =
            if row.seq > 0 && by_snapshot { self.store.snapshot(row.id).await.map_err(&read)? } else { None };
        let snapshot = snapshot.filter(|snapshot| snapshot.state_version == i64::from(STATE_VERSION));
        let from = snapshot.as_ref().map_or(0, |snapshot| snapshot.seq);
        let events =
            if row.seq > 0 { self.store.events(row.id, from).await.map_err(&read)? } else { Vec::new() };
        let difference = self.difference();
        let rows = Rows { game: row.clone(), seats, timers, difference, talks, snapshot, events };
        panic_isolation::caught(|| LoadedGame::read(rows))
            .unwrap_or_else(|place| Err(TableError::stopped(row.id, &place)))
    }

    /// Applies `decide` to a game and commits the result. After a conflict, `decide` is called again on the new state. An
    /// error of `decide` changes nothing.
    ///
    /// The first attempt uses the cached game without reading its row. If the cache is outdated, the commit fails with a
    /// conflict; a refusal counts only after the game was read.
    pub(super) async fn change<T: Send>(
        &self,
        find: Find,
        decide: impl Fn(&mut GameChange) -> Result<T, TableError> + Send,
    ) -> Result<(T, Arc<LoadedGame>), TableError> {
        self.change_and(find, decide, |value, loaded| (value, Arc::clone(loaded))).await
    }

    /// Like [`Inner::change`], but calls `look` on the result while the database writes. The value of `look` is returned
    /// only if the change is committed.
    pub(super) async fn change_and<T: Send, R: Send>(
        &self,
        find: Find,
        decide: impl Fn(&mut GameChange) -> Result<T, TableError> + Send,
        look: impl Fn(T, &Arc<LoadedGame>) -> R + Send,
    ) -> Result<R, TableError> {
        let mut decision = Deciding { decide, look, decided: None, seen: None };
        self.carry_out(find, &mut decision).await?;
        decision.seen.ok_or(TableError::Busy)
    }

    /// What [`Inner::change_and`] does, once for all types of decisions: a copy for each would be most of the table's code.
    async fn carry_out(&self, find: Find, decision: &mut dyn Decision) -> Result<(), TableError> {
        let mut held = self.held(find);
        let mut early = self.store.early_connection().await;
        self.vacations().await?;
        for _ in 0..ATTEMPTS {
            let (unread, base) = match held.take() {
                Some(held) => (true, held),
                None => (false, self.find(find).await?),
            };
            // In the time of the game's deadlines, also if the clock was set meanwhile.
            let now = self.even_now() + base.difference;
            let mut draft = GameChange::new(base, now, self.beacon_now());
            draft.vacations = self.vacations_in_memory();
            let id = draft.loaded.row.id;
            let decided = panic_isolation::caught(|| {
                decision.decide(&mut draft)?;
                draft.bind_what_follows()
            });
            match decided.unwrap_or_else(|place| Err(TableError::stopped(id, &place))) {
                Err(_) if unread => continue,
                decided => decided?,
            }
            if unread && draft.is_empty() {
                continue;
            }
            match self.commit(draft, std::mem::take(&mut early), decision).await {
                Ok(()) => return Ok(()),
                Err(StoreError::Conflict) => {}
                Err(error) => return self.note_outage(Err(error.into())),
            }
        }
        Err(TableError::Busy)
    }

    /// Commits game row, events, timers and notices in one transaction; shows the new state to the decision meanwhile.
    async fn commit(
        &self,
        draft: GameChange,
        early: EarlyConnection,
        decision: &mut dyn Decision,
    ) -> Result<(), StoreError> {
        if draft.is_empty() {
            decision.look(&draft.base);
            return Ok(());
        }
        let (given_up, result) = (draft.given_up(), self.result_of(&draft).await?);
        let Ok(changeset) = panic_isolation::caught(|| changeset::build_changeset(draft)) else {
            return Err(StoreError::Damaged("a table"));
        };
        let id = changeset.loaded.row.id;
        let mut write = self.store.write_on(early)?;
        Self::put_changeset(&mut write, &changeset)?;
        result.map_or(Ok(()), |result| write.put_result(result))?;
        let (loaded, events) = (Arc::new(changeset.loaded), changeset.events.len());
        write.commit_while(|| decision.look(&loaded)).await?;
        self.note_change();
        tracing::debug!(game = id, seq = loaded.row.seq, events, "committed");
        if let Some(round) = given_up {
            self.settled.put(id, round, Settled { reply: Some(Err(TableError::Over)) }, &loaded);
        }
        self.cache.put(loaded);
        // As a task of its own: it wakes three workers, and the reply does not wait for that.
        let wake = Arc::clone(&self.wake);
        tokio::spawn(async move { wake.notify_waiters() });
        Ok(())
    }

    /// Adds a changeset to an open transaction.
    pub(super) fn put_changeset(write: &mut Write, changeset: &Changeset) -> Result<(), StoreError> {
        let id = changeset.loaded.row.id;
        if changeset.only_moves {
            write.move_game(&changeset.row)?;
        } else {
            write.update_game(&changeset.row)?;
        }
        for person in &changeset.people {
            write.put_person(person.id as i64, &person.name, &person.locale)?;
        }
        if let Some(seats) = &changeset.seats {
            write.put_seats(id, seats)?;
        }
        if let Some(talks) = &changeset.talks {
            write.put_talks(id, talks)?;
        }
        write.append(id, &changeset.events)?;
        put_turns(write, changeset.row.guild, &changeset.turns_over)?;
        for round in &changeset.dice.named {
            write.put_round(id, round)?;
        }
        if let Some((round, signature)) = &changeset.dice.mixed {
            write.set_round_signature(id, *round, signature)?;
        }
        if let Some(snapshot) = &changeset.snapshot {
            write.put_snapshot(id, snapshot)?;
        }
        for timer in &changeset.ended {
            write.delete_timer(timer)?;
        }
        for timer in &changeset.set {
            let due = timer.due.map(|due| due - changeset.loaded.difference);
            write.put_timer(&TimerRow { due, ..timer.clone() })?;
        }
        for topic in &changeset.superseded {
            write.supersede(id, *topic)?;
        }
        if let Some(from) = changeset.moved_from {
            if from > 0 {
                write.put_setting(MOVED, &from.to_string(), &id.to_string())?;
            }
            // Messages in the old channel are of no use in the new one.
            write.set_panel(id, None, changeset.row.panel_seq)?;
            write.move_tournament_game(id, changeset.row.channel)?;
        }
        if changeset.roused {
            write.retry_now(id)?;
        }
        let (before, logs) = &changeset.logs;
        let (earlier, later) = changeset.told.split_at(if logs.is_empty() { 0 } else { *before });
        if !logs.is_empty() {
            write.insert_once(earlier)?;
            write.show(logs)?;
        }
        write.insert_once(later)?;
        write.show(&changeset.shown)?;
        for (notice, until) in &changeset.put_off {
            write.put_off(*notice, *until)?;
        }
        Ok(())
    }
}

/// Updates the message ids of a cached game: they change without its version.
fn with_messages(held: Arc<LoadedGame>, row: &GameRow) -> Arc<LoadedGame> {
    if held.row == *row {
        return held;
    }
    let mut fresh = LoadedGame::clone(&held);
    fresh.row = row.clone();
    Arc::new(fresh)
}
