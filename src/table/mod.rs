//! Service layer of games: lobbies, orders, standing orders, deadlines and the outbox. Its API is [`Table`].
//!
//! Each request loads the game (cached snapshot plus events), lets `rules` decide, adds the answers that follow
//! automatically (standing orders, orders in progress), and commits events, timers and notices in one transaction. A
//! worker sends the notices after the commit.
//!
//! Must not read the clock or system entropy, except in [`SystemClock`] and [`SystemSeeds`]: tests inject both. Notices
//! and log lines contain no secrets.

mod absence;
mod absence_state;
mod agreed_end;
mod announcement;
mod bank_look;
mod beacon_rounds;
mod beacon_row;
mod bound_order;
mod cache;
mod calendar_day;
mod changeset;
mod changeset_notices;
mod colour;
mod computer_kind;
mod computers;
mod database;
mod database_outage;
mod deadlines;
mod delivery_requests;
mod dice_arrival;
mod dice_status;
mod dice_waits;
mod digest_times;
mod digests;
mod discord_time;
mod distinct_names;
mod due_notices;
mod ending_error;
mod ending_look;
mod ending_votes;
mod erase_person;
mod erase_server;
mod erased_words;
mod error;
mod expected_losses;
mod export;
mod external_turns;
mod failed_notices;
mod figures;
mod former_players;
mod game_change;
mod handover_error;
mod handover_news;
mod handover_state;
mod handovers;
mod hint_requests;
mod hints;
mod history;
mod host;
mod json_column;
mod known_vacations;
mod last_to_answer;
mod limits;
mod load_and_commit;
mod loaded_game;
mod lobby;
mod lobby_requests;
mod lobby_rules;
mod low_priority;
mod luck_commitment;
mod message_board;
mod monotonic_time;
mod notice;
mod notice_check;
mod notice_choices;
mod notice_content;
mod notice_kind;
mod nudges;
mod optional_notices;
mod order_or_wait;
mod order_progress;
mod order_reply;
mod orders;
mod outage_recovery;
mod outbox;
mod outdated_messages;
mod own_thread;
mod panic_isolation;
mod personal_data;
mod personal_texts;
mod plan_progress;
mod plan_requests;
mod plans;
mod private_talk;
mod private_talk_error;
mod private_talks;
mod quiet_hours;
mod rating_requests;
mod ratings;
mod refused_dms;
mod reliability;
mod reliability_requests;
mod rematch;
mod reminder_times;
mod reminders;
mod request_dice;
mod reserved_seats;
mod results;
mod role_error;
mod roles;
mod seeds;
mod server_games;
mod server_rules;
mod silent_host;
mod standstill;
mod taken_seat;
mod time;
mod tournament;
mod turn_time;
mod turns_over;
mod types;
mod undo;
mod unreachable_channels;
mod unreadable_games;
mod vacation_deadlines;
mod vacation_error;
mod vacations;
mod waiting_order_replies;
mod waits;

pub use crate::ai::{Advice, Course, Decision as PastDecision, Player};
pub use crate::league::{Rated, Rating};
pub use crate::luck::{Entropy, KeyedChance, MOST_CHARACTERS as MOST_WORD, Seed, SeededChance};
pub use crate::pace::{
    AbsencePolicy, Bank, ClockRules, Granted, HOST_PAUSE, HOST_PAUSES, MOST_STANDSTILL, MOST_VACATION_DAYS,
    NotAPace, Pace, Proposed, Right, StandstillError, Vacation, Window,
};
pub use absence_state::MOST_SILENT;
pub use agreed_end::{CallOffer, ConcessionOffer};
pub use announcement::AnnouncementKind;
pub use bank_look::BankLook;
pub use calendar_day::Day;
pub use colour::Colour;
pub use computer_kind::Computer;
pub(crate) use computers::DELAYS as COMPUTER_DELAYS;
pub use deadlines::LeftGames;
pub use dice_status::{DiceStatus, NamedRound, OnItsWay, Round, RoundOutcome, SealedSeat};
pub use digests::{Digest, DigestGame};
pub use due_notices::{DueQueue, QueueId};
pub use ending_error::EndingError;
pub use ending_look::{ConcessionLook, EndProposalLook, EndingLook};
pub use erase_person::{ErasedPerson, ToErase};
pub use error::TableError;
pub use export::{ExportTarget, Exported};
pub use failed_notices::{Failure, LONGEST_DELAY};
pub use figures::{Figures, GameState};
pub use former_players::FormerNames;
pub use handover_error::HandoverError;
pub use handover_news::HandoverNews;
pub use handovers::Replacement;
pub use hint_requests::{Hint, room_to_think};
pub use hints::HintsLook;
pub use history::GameHistory;
pub use host::{Hosted, Succession};
pub use limits::Limits;
pub use lobby_rules::{LobbyRules, Reserved};
pub use low_priority::at_low_priority;
pub use notice::{Audience, LogPart, Missed, Notice, NoticeContent, PlayerResult, Reminded};
pub use notice_choices::{
    NoticeChange, NoticeChoices, NoticeRules, NoticeScope, NoticeWay, Quiet, ReminderTime,
};
pub use notice_kind::NoticeKind;
pub use nudges::Nudged;
pub use optional_notices::OptionalNotice;
pub use personal_data::ServerData;
pub use plans::{OwnPlans, PlanDraft, PlanReport, PlanStop};
pub use private_talk::{Talk, TalkReply, TalkStatus, TalkThread};
pub use private_talk_error::TalkError;
pub use private_talks::MOST_TALKS;
pub use quiet_hours::{QuietHours, local_time, time_zones};
pub use ratings::{
    Contestant, FEWEST_GAMES, Leaderboard, Profile, Ranked, RatingChoice, ServerRatings, Tally,
};
pub use reliability::Reliability;
pub use role_error::RoleError;
pub use seeds::{FixedSeeds, Seeds, SystemSeeds};
pub use server_games::ServerGame;
pub use server_rules::ServerRules;
pub use standstill::{ClockChanged, ClockRequest};
pub use time::{Clock, ManualClock, Millis, SystemClock};
pub use tournament::{
    Enrolled, EntrantState, ExportedTournament, NewTournament, Pairing, Tournament, TournamentChange,
    TournamentError, TournamentId, TournamentNotice, TournamentNoticeKind, TournamentStatus,
};
pub use types::{
    Begun, Cast, Change, Done, Expected, GameId, GameRef, GivenWord, Lobby, Look, NewGame, Order, Parked,
    Person, Place, Revealed, Seated, StandstillLook, Status, UndoOffer, WordResult,
};
pub use vacation_error::VacationError;
pub use vacations::{OwnVacation, OwnVacations, TypedVacation, VacationChanged};
pub use waits::Decision;

use crate::external::{ExternalPlayers, Forfeits};
use crate::rules::{AskId, Board, FamilyId, Seen, Standing};
use crate::store::Store;
use cache::Cache;
use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use load_and_commit::Inner;
use monotonic_time::MonotonicTime;
use parking_lot::Mutex;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use tokio::sync::OnceCell;

/// A request to the table. Boxed, so that what it does is compiled with the table once, and not again in every program and
/// test that waits for it.
pub type Reply<'a, T> = BoxFuture<'a, Result<T, TableError>>;

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
        let external = Arc::new(ExternalPlayers::new(limits.external_players.clone()));
        let inner = Inner {
            store,
            clock,
            seeds,
            limits,
            cache,
            external,
            time: MonotonicTime::default(),
            resumed: OnceCell::new(),
            wake: Arc::default(),
            awake: AtomicBool::new(false),
            handed: Mutex::default(),
            refused: refused_dms::Refused::default(),
            settled: waiting_order_replies::WaitingOrderReplies::default(),
            choosing: tokio::sync::Mutex::default(),
            witness: discord_time::DiscordTime::default(),
            known_vacations: known_vacations::KnownVacations::default(),
            outage: database_outage::DatabaseOutage::default(),
            hints: room_to_think(),
        };
        Self { inner: Arc::new(inner) }
    }

    /// Sets or replaces the player's word for the dice, which is mixed into them before the first draw ([PBP-40]). The
    /// word is private until the game is over, then public. 64 hexadecimal digits are taken as the SHA-256 of a sealed
    /// word; the player has to reveal that word after the words are closed.
    pub fn give_word<'a>(&'a self, place: Place, who: &'a Person, word: &'a str) -> Reply<'a, GivenWord> {
        self.inner.give_word(place, who, word).boxed()
    }

    /// Exports a game as a record: complete if the game is over, else the public view of its events ([PBP-42]).
    pub fn export(&self, which: ExportTarget, names: bool) -> Reply<'_, Exported> {
        self.inner.export(which, names).boxed()
    }

    /// Public history, turn by turn, of that game in that channel. Default: the running game, else the last one played
    /// there.
    pub fn lookback(&self, place: Place, game: Option<GameId>) -> Reply<'_, GameHistory> {
        self.inner.lookback(place, game, false).boxed()
    }

    /// The same with how the chances went, if the game is over: all that was secret counts then.
    pub fn hindsight(&self, place: Place, game: Option<GameId>) -> Reply<'_, GameHistory> {
        self.inner.lookback(place, game, true).boxed()
    }

    /// Closes the words and starts the game, unless a beacon round or a sealed word is awaited. Only the host
    /// and managers of the server may do this.
    pub fn start<'a>(&'a self, place: Place, who: &'a Person) -> Reply<'a, Begun> {
        self.inner.start(place, who).boxed()
    }

    /// Cancels a lobby, or (if `confirmed`) a running game. Only the host and managers of the server may do this.
    pub fn cancel<'a>(&'a self, place: Place, who: &'a Person, confirmed: bool) -> Reply<'a, ()> {
        self.inner.cancel(place, who, confirmed).boxed()
    }

    /// Gives a person the seat back that a computer player plays for them ([PBP-30]): from the next decision on, and at once if
    /// one is open.
    pub fn take_seat_back<'a>(&'a self, which: impl Into<GameRef>, who: &'a Person) -> Reply<'a, Look> {
        self.inner.take_seat_back(which.into(), who).boxed()
    }

    /// The game as `who` may see it. A game named by its id is shown to its players only ([PBP-56]).
    pub fn look<'a>(&'a self, which: impl Into<GameRef>, who: &'a Person) -> Reply<'a, Look> {
        self.inner.look(which.into(), who)
    }

    /// The channel of a game; `None` if there is no such game.
    pub fn place_of(&self, game: GameId) -> Reply<'_, Option<Place>> {
        self.inner.place_of(game).boxed()
    }

    /// The board of the running game of that channel, else of the last one played there.
    pub fn board(&self, place: Place) -> Reply<'_, &'static Board> {
        self.inner.board(place).boxed()
    }

    /// The family of that game.
    pub fn family(&self, place: Place) -> Reply<'_, FamilyId> {
        self.inner.family(place).boxed()
    }

    /// Executes an order. `expect` is the question that the pressed button was made for; if it is no longer open, this
    /// returns [`TableError::Stale`].
    pub fn order<'a>(
        &'a self,
        which: impl Into<GameRef>,
        who: &'a Person,
        expect: Option<AskId>,
        order: Order,
    ) -> Reply<'a, Done> {
        self.inner.order_plainly(which.into(), who, expect, order)
    }

    /// Like [`Table::order`], but calls `say` to build the response while the database writes. The response is returned
    /// only if the order is committed. `say` may be called more than once: after a conflict the order is decided again.
    pub async fn order_saying<R: Send>(
        &self,
        which: impl Into<GameRef>,
        who: &Person,
        expect: Option<AskId>,
        order: &Order,
        say: impl Fn(Done) -> R + Send + Sync,
    ) -> Result<R, TableError> {
        self.inner.order(which.into(), who, expect, order, say).await
    }

    /// The player's own standing orders.
    pub fn standing<'a>(&'a self, which: impl Into<GameRef>, who: &'a Person) -> Reply<'a, Standing> {
        self.inner.standing(which.into(), who)
    }

    /// Replaces the player's standing orders; they immediately answer matching open questions.
    pub fn set_standing<'a>(
        &'a self,
        which: impl Into<GameRef>,
        who: &'a Person,
        standing: Standing,
    ) -> Reply<'a, Done> {
        self.inner.set_standing(which.into(), who, standing)
    }

    /// All running games in which that person has a seat, as they may see them, newest first ([PBP-4]).
    pub fn games_of(&self, person: u64) -> Reply<'_, Vec<Look>> {
        self.inner.games_of(person).boxed()
    }

    /// The board that a message of the bot showed, with its events, as `who` may see it; `None` if the message is no notice
    /// of a game of this channel (`here`) or of this person ([PBP-58]).
    pub fn board_of_message<'a>(
        &'a self,
        here: Option<Place>,
        who: &'a Person,
        message: u64,
    ) -> Reply<'a, Option<(Look, Vec<Seen>)>> {
        self.inner.board_of_message(here, who, message).boxed()
    }

    /// The events of one turn (0: the set-up; default: the current turn) as `who` may see them. `None`: as the public
    /// sees them.
    pub fn history<'a>(
        &'a self,
        game: GameId,
        turn: Option<u32>,
        who: Option<&'a Person>,
    ) -> Reply<'a, Vec<Seen>> {
        self.inner.history(game, turn, who).boxed()
    }

    /// One step of the deadline worker: gives the default answers to overdue questions and advances tournaments whose
    /// games are over. Returns the number of games changed. Call it at [`Table::next_due`] and at least once a minute:
    /// the time of the last call tells the next start how long the program was off.
    pub fn fire_due(&self) -> Reply<'_, usize> {
        async move {
            let moved = self.inner.fire_due().await?;
            self.inner.advance_tournaments().await?;
            Ok(moved)
        }
        .boxed()
    }

    /// Like [`Table::fire_due`], but leaves the games in which a computer player that thinks ahead is on turn or an external player
    /// is asked, and adds them to `left`, also if another game can't be moved on: for each call [`Table::fire_due_in`] where it
    /// holds up nothing else.
    pub fn fire_due_without_thought<'a>(&'a self, left: &'a mut LeftGames) -> Reply<'a, usize> {
        async move {
            let moved = self.inner.fire_due_without_thought(left).await?;
            self.inner.advance_tournaments().await?;
            Ok(moved)
        }
        .boxed()
    }

    /// Does what is due in one game; false if nothing is. It may take seconds of a processor.
    pub fn fire_due_in(&self, game: GameId) -> Reply<'_, bool> {
        self.inner.fire_due_in(game).boxed()
    }

    /// The names of the external players that may sit in that server ([PBP-44]).
    pub fn external_players(&self, guild: u64) -> Vec<Arc<str>> {
        self.inner.external.of_server(guild).map(|player| Arc::clone(&player.name)).collect()
    }

    /// The answers that external players have forfeited since the start.
    pub fn forfeits(&self) -> Forfeits {
        self.inner.external.forfeits()
    }

    /// Waits for no external player any more: the program stops.
    pub fn stop_external_players(&self) {
        self.inner.external.stop();
    }

    /// When the next deadline falls due.
    pub fn next_due(&self) -> Reply<'_, Option<Millis>> {
        self.inner.next_due().boxed()
    }

    /// The number of games in which something falls due by then.
    pub fn due_by(&self, at: Millis) -> Reply<'_, usize> {
        self.inner.due_by(at).boxed()
    }

    /// Moves the running game with that number to this channel of the same server. The host and managers of the server may
    /// do this; any player may while the game is parked.
    pub fn move_game<'a>(&'a self, place: Place, who: &'a Person, number: u32) -> Reply<'a, Look> {
        self.inner.move_game(place, who, number).boxed()
    }

    /// The language of that person when last seen: `en` or `it`.
    pub fn locale_of(&self, person: u64) -> Reply<'_, Option<String>> {
        async move { Ok(self.inner.store.person(person as i64).await?.map(|person| person.locale)) }.boxed()
    }

    /// True once after a direct message to that person was refused; the caller then explains in a private response how to
    /// allow direct messages ([PBP-19]). The next notice tries a direct message again.
    pub fn dm_refused(&self, person: u64) -> Reply<'_, bool> {
        self.inner.dm_refused(person).boxed()
    }

    /// Stores a value for the delivery layer; no game data.
    pub fn remember<'a>(&'a self, key: &'a str, value: &'a str) -> Reply<'a, ()> {
        async move {
            let mut write = self.inner.store.write()?;
            write.put_setting("delivery", key, value)?;
            Ok(write.commit().await?)
        }
        .boxed()
    }

    /// The value stored by [`Table::remember`] under that key.
    pub fn recall<'a>(&'a self, key: &'a str) -> Reply<'a, Option<String>> {
        async move { Ok(self.inner.store.setting("delivery", key).await?) }.boxed()
    }

    /// Resolves at the first commit after this call. Call it, empty the outbox, then await it.
    pub fn woken(&self) -> impl Future<Output = ()> + Send + use<> {
        Arc::clone(&self.inner.wake).notified_owned()
    }

    /// The limits of each server, and the defaults of new lobbies.
    pub fn limits(&self) -> &Limits {
        &self.inner.limits
    }

    /// Number of cached games; at most [`Limits::cached_games`].
    pub fn games_in_memory(&self) -> usize {
        self.inner.cache.len()
    }
}
