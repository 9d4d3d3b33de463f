//! Tournaments: participants, rounds, tables, results and notices (R4-14 to R4-19).
//!
//! Each table is an ordinary game. Every change is one transaction with its notices, guarded by the tournament's version.
//! The consequences of a finished game are derived from the rows again, so that a crash neither loses a result nor starts
//! a table twice. `league` decides who plays whom.

mod change;
mod delivery;
mod erase;
pub(super) mod error;
mod export;
mod host;
mod loaded_tournament;
mod luck;
mod luck_state;
mod notice;
mod participants;
mod rounds;
mod table_start;
mod terms;
mod types;

pub(super) use erase::luck_without;
pub use error::TournamentError;
pub use export::ExportedTournament;
pub use notice::{TournamentNotice, TournamentNoticeKind};
pub use types::{
    Enrolled, EntrantState, NewTournament, Pairing, Tournament, TournamentChange, TournamentId,
    TournamentStatus,
};

use super::failed_notices::Failure;
use super::types::{GameId, Person, Place, WordResult};
use super::{Reply, Table};
use futures_util::FutureExt as _;

impl Table {
    /// Opens a tournament; nobody takes part yet, not even the host.
    pub fn open_tournament<'a>(
        &'a self,
        place: Place,
        host: &'a Person,
        new: NewTournament,
    ) -> Reply<'a, Tournament> {
        self.inner.open_tournament(place, host, new).boxed()
    }

    /// The open tournament of that channel, else the last finished one; or the tournament that a thread belongs to.
    pub fn tournament(&self, place: Place) -> Reply<'_, Tournament> {
        async move { Ok(self.inner.tournament(place).await?.shown) }.boxed()
    }

    /// Changes the options of its games before the words are closed. Only the host may do this.
    pub fn configure_tournament<'a>(
        &'a self,
        place: Place,
        who: &'a Person,
        change: &'a TournamentChange,
    ) -> Reply<'a, Tournament> {
        self.inner.configure_tournament(place, who, change).boxed()
    }

    /// Cancels one table of the current round (if `confirmed`). Only the host may do this. `round`: the round of the
    /// confirmation, to refuse one that comes too late.
    pub fn void_table<'a>(
        &'a self,
        place: Place,
        who: &'a Person,
        (round, number): (Option<u32>, u32),
        confirmed: bool,
    ) -> Reply<'a, Tournament> {
        self.inner.void_table(place, who, (round, number), confirmed).boxed()
    }

    /// Joins the tournament; after the words are closed, joins the list of reserves.
    pub fn join_tournament<'a>(&'a self, place: Place, who: &'a Person) -> Reply<'a, Tournament> {
        self.inner.join_tournament(place, who).boxed()
    }

    /// Leaves the tournament; after the words are closed, drops out.
    pub fn leave_tournament<'a>(&'a self, place: Place, who: &'a Person) -> Reply<'a, Tournament> {
        self.inner.leave_tournament(place, who).boxed()
    }

    /// Stores or replaces an entrant's word for the tournament's luck, open or sealed. After the words are closed,
    /// reveals the sealed word ([PBP-40]).
    pub fn give_tournament_word<'a>(
        &'a self,
        place: Place,
        who: &'a Person,
        word: &'a str,
    ) -> Reply<'a, (WordResult, Tournament)> {
        self.inner.give_tournament_word(place, who, word).boxed()
    }

    /// Public facts about a tournament; with its complete record when it is over ([PBP-42]).
    pub fn export_tournament(&self, place: Place, names: bool) -> Reply<'_, ExportedTournament> {
        self.inner.export_tournament(place, names).boxed()
    }

    /// Closes the words and starts the tournament, unless something is awaited; or starts its next round. Only the host
    /// may do this.
    pub fn start_tournament<'a>(&'a self, place: Place, who: &'a Person) -> Reply<'a, Tournament> {
        self.inner.start_tournament(place, who).boxed()
    }

    /// Removes a player. Only the host may do this. Their current game goes on with its deadlines.
    pub fn drop_entrant<'a>(&'a self, place: Place, who: &'a Person, person: u64) -> Reply<'a, Tournament> {
        self.inner.drop_entrant(place, who, person).boxed()
    }

    /// Replaces a player by a reserve, who takes over points and running game. Only the host may do this.
    pub fn substitute<'a>(
        &'a self,
        place: Place,
        who: &'a Person,
        (out, reserve): (u64, u64),
    ) -> Reply<'a, Tournament> {
        self.inner.substitute(place, who, out, reserve).boxed()
    }

    /// Ends the tournament: at once before it has started, later (if `confirmed`) with its running games cancelled.
    pub fn end_tournament<'a>(
        &'a self,
        place: Place,
        who: &'a Person,
        confirmed: bool,
    ) -> Reply<'a, Tournament> {
        self.inner.end_tournament(place, who, confirmed).boxed()
    }

    /// Stores the id of the message with the buttons, which is edited in place.
    pub fn tournament_message(&self, id: TournamentId, message: u64) -> Reply<'_, ()> {
        async move {
            let mut write = self.inner.store.write()?;
            write.set_tournament_message(id.0, Some(message as i64))?;
            write.commit().await?;
            self.inner.wake.notify_waiters();
            Ok(())
        }
        .boxed()
    }

    /// At most `limit` notices about tournaments that are due for delivery. Drops outdated ones on the way.
    pub fn tournament_pending(&self, limit: u32) -> Reply<'_, Vec<TournamentNotice>> {
        self.inner.tournament_pending(None, limit).boxed()
    }

    /// Starts the game of a table in its new thread. Idempotent: later calls return the same game.
    pub fn seat_table(&self, id: TournamentId, round: u32, number: u32, thread: u64) -> Reply<'_, GameId> {
        self.inner.seat_table(id, (round, number), thread).boxed()
    }

    /// Stores the message of a notice whose delivery is not complete yet.
    pub fn tournament_posted(&self, notice: i64, message: u64) -> Reply<'_, ()> {
        self.inner.tournament_delivered(notice, 0, Some(message)).boxed()
    }

    /// Marks that revision of the notice as delivered, as that message.
    pub fn tournament_delivered<'a>(
        &'a self,
        notice: &'a TournamentNotice,
        message: Option<u64>,
    ) -> Reply<'a, ()> {
        self.inner.tournament_delivered(notice.id, notice.revision, message).boxed()
    }

    /// Records that the notice could not be delivered.
    pub fn tournament_failed<'a>(&'a self, notice: &'a TournamentNotice, how: Failure) -> Reply<'a, ()> {
        self.inner.tournament_failed(notice, how).boxed()
    }
}
