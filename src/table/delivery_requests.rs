//! Requests of the delivery worker: what a notice shows, and what became of it.

use super::notice::{LogPart, Notice, NoticeContent};
use super::types::{GameId, Parked, Place};
use super::{Failure, Reply, Table};
use futures_util::FutureExt as _;

impl Table {
    /// Returns what the notice's audience may see.
    pub fn notice_content<'a>(&'a self, notice: &'a Notice) -> Reply<'a, NoticeContent> {
        self.inner.notice_content(notice).boxed()
    }

    /// Marks the notice as delivered, as that message.
    pub fn delivered(&self, notice: i64, message: Option<u64>) -> Reply<'_, ()> {
        self.inner.delivered(notice, message).boxed()
    }

    /// The newest message of a turn log, if one was posted.
    pub fn last_log_part(&self, notice: i64) -> Reply<'_, Option<LogPart>> {
        self.inner.last_log_part(notice).boxed()
    }

    /// Stores which events a message of a turn log shows.
    pub fn log_posted(&self, notice: i64, part: LogPart) -> Reply<'_, ()> {
        self.inner.log_posted(notice, part).boxed()
    }

    /// Records that the notice could not be delivered.
    pub fn failed(&self, notice: i64, how: Failure) -> Reply<'_, ()> {
        self.inner.failed(notice, how).boxed()
    }

    /// Clears the retry delay of all pending notices. Call it at start: the cause of the failures may be gone.
    pub fn try_again(&self) -> Reply<'_, ()> {
        self.inner.try_again().boxed()
    }

    /// Stores the message below which a game's own thread is opened; its notice stays pending ([PBP-61]).
    pub fn thread_posted(&self, notice: i64, message: u64) -> Reply<'_, ()> {
        self.inner.thread_posted(notice, message).boxed()
    }

    /// The game's own thread is open: the game is played there.
    pub fn thread_opened(&self, game: GameId, thread: u64) -> Reply<'_, ()> {
        self.inner.thread_opened(game, thread).boxed()
    }

    /// The game's own thread can't be opened: its lobby stays in that channel, or closes if another game is there. Returns
    /// whether it stays.
    pub fn stay_in_channel(&self, game: GameId, place: Place) -> Reply<'_, bool> {
        self.inner.stay_in_channel(game, place).boxed()
    }

    /// The bot lost a channel, or all channels of a server: their running games are parked, and their players get a
    /// direct message ([PBP-53]).
    pub fn channel_lost(&self, channel_or_server: u64, why: Parked) -> Reply<'_, ()> {
        self.inner.channel_lost(channel_or_server, why).boxed()
    }

    /// Whether a lobby, a running game or a tournament is in that channel or thread.
    pub fn channel_in_use(&self, channel: u64) -> Reply<'_, bool> {
        self.inner.channel_in_use(channel).boxed()
    }

    /// A channel or server may be available again: retries the notices of the games parked there.
    pub fn channel_restored(&self, channel_or_server: u64) -> Reply<'_, ()> {
        self.inner.channel_restored(channel_or_server).boxed()
    }
}
