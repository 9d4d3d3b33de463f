//! Tournaments: participants, rounds, tables, results and notices (R4-14 to R4-19).
//!
//! Each table is an ordinary game. Every change is one transaction with its notices, guarded by the tournament's version.
//! The consequences of a finished game are derived from the rows again, so that a crash neither loses a result nor starts
//! a table twice. `league` decides who plays whom.

mod change;
mod delivery;
pub(super) mod error;
mod export;
mod loaded_tournament;
mod luck;
mod luck_state;
mod notice;
mod participants;
mod rounds;
mod table_start;
mod types;

pub use error::TournamentError;
pub use export::ExportedTournament;
pub use notice::{TournamentNotice, TournamentNoticeKind};
pub use types::{
    Enrolled, EntrantState, NewTournament, Pairing, Tournament, TournamentChange, TournamentId,
    TournamentStatus,
};

use super::notice::Failure;
use super::types::{GameId, Person, Place, WordResult};
use super::{Table, TableError};

impl Table {
    /// Opens a tournament; nobody takes part yet, not even the host.
    pub async fn open_tournament(
        &self,
        place: Place,
        host: &Person,
        new: NewTournament,
    ) -> Result<Tournament, TableError> {
        self.inner.open_tournament(place, host, new).await
    }

    /// The open tournament of that channel, else the last finished one; or the tournament that a thread belongs to.
    pub async fn tournament(&self, place: Place) -> Result<Tournament, TableError> {
        Ok(self.inner.tournament(place).await?.shown)
    }

    /// Changes the options of its games before the words are closed. Only the host may do this.
    pub async fn configure_tournament(
        &self,
        place: Place,
        who: &Person,
        change: &TournamentChange,
    ) -> Result<Tournament, TableError> {
        self.inner.configure_tournament(place, who, change).await
    }

    /// Cancels one table of the current round (if `confirmed`). Only the host may do this. `round`: the round of the
    /// confirmation, to refuse one that comes too late.
    pub async fn void_table(
        &self,
        place: Place,
        who: &Person,
        (round, number): (Option<u32>, u32),
        confirmed: bool,
    ) -> Result<Tournament, TableError> {
        self.inner.void_table(place, who, (round, number), confirmed).await
    }

    /// Joins the tournament; after the words are closed, joins the list of reserves.
    pub async fn join_tournament(&self, place: Place, who: &Person) -> Result<Tournament, TableError> {
        self.inner.join_tournament(place, who).await
    }

    /// Leaves the tournament; after the words are closed, drops out.
    pub async fn leave_tournament(&self, place: Place, who: &Person) -> Result<Tournament, TableError> {
        self.inner.leave_tournament(place, who).await
    }

    /// Stores or replaces an entrant's word for the tournament's luck, open or sealed. After the words are closed,
    /// reveals the sealed word ([PBP-40]).
    pub async fn give_tournament_word(
        &self,
        place: Place,
        who: &Person,
        word: &str,
    ) -> Result<(WordResult, Tournament), TableError> {
        self.inner.give_tournament_word(place, who, word).await
    }

    /// Public facts about a tournament; with its complete record when it is over ([PBP-42]).
    pub async fn export_tournament(
        &self,
        place: Place,
        names: bool,
    ) -> Result<ExportedTournament, TableError> {
        self.inner.export_tournament(place, names).await
    }

    /// Closes the words and starts the tournament, unless something is awaited; or starts its next round. Only the host
    /// may do this.
    pub async fn start_tournament(&self, place: Place, who: &Person) -> Result<Tournament, TableError> {
        self.inner.start_tournament(place, who).await
    }

    /// Removes a player. Only the host may do this. Their current game goes on with its deadlines.
    pub async fn drop_entrant(
        &self,
        place: Place,
        who: &Person,
        person: u64,
    ) -> Result<Tournament, TableError> {
        self.inner.drop_entrant(place, who, person).await
    }

    /// Replaces a player by a reserve, who takes over points and running game. Only the host may do this.
    pub async fn substitute(
        &self,
        place: Place,
        who: &Person,
        (out, reserve): (u64, u64),
    ) -> Result<Tournament, TableError> {
        self.inner.substitute(place, who, out, reserve).await
    }

    /// Ends the tournament: at once before it has started, later (if `confirmed`) with its running games cancelled.
    pub async fn end_tournament(
        &self,
        place: Place,
        who: &Person,
        confirmed: bool,
    ) -> Result<Tournament, TableError> {
        self.inner.end_tournament(place, who, confirmed).await
    }

    /// Stores the id of the message with the buttons, which is edited in place.
    pub async fn tournament_message(&self, id: TournamentId, message: u64) -> Result<(), TableError> {
        let mut write = self.inner.store.write()?;
        write.set_tournament_message(id.0, Some(message as i64))?;
        write.commit().await?;
        self.inner.wake.notify_waiters();
        Ok(())
    }

    /// At most `limit` notices about tournaments that are due for delivery. Drops outdated ones on the way.
    pub async fn tournament_pending(&self, limit: u32) -> Result<Vec<TournamentNotice>, TableError> {
        self.inner.tournament_pending(limit).await
    }

    /// Starts the game of a table in its new thread. Idempotent: later calls return the same game.
    pub async fn seat_table(
        &self,
        id: TournamentId,
        round: u32,
        number: u32,
        thread: u64,
    ) -> Result<GameId, TableError> {
        self.inner.seat_table(id, (round, number), thread).await
    }

    /// Stores the message of a notice whose delivery is not complete yet.
    pub async fn tournament_posted(&self, notice: i64, message: u64) -> Result<(), TableError> {
        self.inner.tournament_delivered(notice, 0, Some(message)).await
    }

    /// Marks that revision of the notice as delivered, as that message.
    pub async fn tournament_delivered(
        &self,
        notice: &TournamentNotice,
        message: Option<u64>,
    ) -> Result<(), TableError> {
        self.inner.tournament_delivered(notice.id, notice.revision, message).await
    }

    /// Records that the notice could not be delivered.
    pub async fn tournament_failed(&self, notice: &TournamentNotice, how: Failure) -> Result<(), TableError> {
        self.inner.tournament_failed(notice, how).await
    }
}
