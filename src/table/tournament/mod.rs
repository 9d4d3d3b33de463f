//! Tournaments behind the door: who takes part, rounds, tables, results, what has to be told (R4-14 to R4-19).
//!
//! Each table is an ordinary game. Every change is one transaction with its notices, keyed by the tournament's version;
//! whatever follows from a game that is over is worked out again from the rows, so that a crash neither loses a
//! result nor starts a table twice. Who meets whom the league room decides. Never a word for people.

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
use super::types::{GameId, Kept, Person, Place};
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

    /// The tournament of that channel, or of that thread of one of its tables: the present one, or the last.
    pub async fn tournament(&self, place: Place) -> Result<Tournament, TableError> {
        Ok(self.inner.tournament(place).await?.shown)
    }

    /// Changes what is played at its tables, before it begins; the host's to do.
    pub async fn configure_tournament(
        &self,
        place: Place,
        who: &Person,
        change: &TournamentChange,
    ) -> Result<Tournament, TableError> {
        self.inner.configure_tournament(place, who, change).await
    }

    /// Calls off one table of the present round (if `confirmed`); the host's to do. `round`: which one was meant, if it
    /// was said a moment ago.
    pub async fn void_table(
        &self,
        place: Place,
        who: &Person,
        (round, number): (Option<u32>, u32),
        confirmed: bool,
    ) -> Result<Tournament, TableError> {
        self.inner.void_table(place, who, (round, number), confirmed).await
    }

    /// Takes part; once it has begun, goes on the list of reserves.
    pub async fn join_tournament(&self, place: Place, who: &Person) -> Result<Tournament, TableError> {
        self.inner.join_tournament(place, who).await
    }

    /// Takes no longer part; once it has begun, drops out.
    pub async fn leave_tournament(&self, place: Place, who: &Person) -> Result<Tournament, TableError> {
        self.inner.leave_tournament(place, who).await
    }

    /// Gives (or changes) an entrant's word for the tournament's luck, open or sealed; when the words are closed, takes the
    /// word that was sealed ([PBP-40]).
    pub async fn give_tournament_word(
        &self,
        place: Place,
        who: &Person,
        word: &str,
    ) -> Result<(Kept, Tournament), TableError> {
        self.inner.give_cup_word(place, who, word).await
    }

    /// What can be told of a tournament's luck: all of it when it is over ([PBP-42]).
    pub async fn export_tournament(
        &self,
        place: Place,
        names: bool,
    ) -> Result<ExportedTournament, TableError> {
        self.inner.export_cup(place, names).await
    }

    /// Closes the words and begins the tournament, unless something is waited for; or begins its next round. The host's to
    /// do.
    pub async fn start_tournament(&self, place: Place, who: &Person) -> Result<Tournament, TableError> {
        self.inner.start_tournament(place, who).await
    }

    /// Takes somebody out; the host's to do. A game that they play goes on by its clock.
    pub async fn drop_entrant(
        &self,
        place: Place,
        who: &Person,
        person: u64,
    ) -> Result<Tournament, TableError> {
        self.inner.drop_entrant(place, who, person).await
    }

    /// Puts a reserve in somebody's place, points and running game included; the host's to do.
    pub async fn substitute(
        &self,
        place: Place,
        who: &Person,
        (out, reserve): (u64, u64),
    ) -> Result<Tournament, TableError> {
        self.inner.substitute(place, who, out, reserve).await
    }

    /// Ends the tournament: before it has begun at once, later (if `confirmed`) with its running games called off.
    pub async fn end_tournament(
        &self,
        place: Place,
        who: &Person,
        confirmed: bool,
    ) -> Result<Tournament, TableError> {
        self.inner.end_tournament(place, who, confirmed).await
    }

    /// Remembers the message with the buttons, to be edited in place.
    pub async fn tournament_message(&self, id: TournamentId, message: u64) -> Result<(), TableError> {
        let mut write = self.inner.store.write()?;
        write.set_tournament_message(id.0, Some(message as i64))?;
        write.commit().await?;
        self.inner.wake.notify_waiters();
        Ok(())
    }

    /// At most `limit` notices about tournaments to be delivered now; what is no longer true is dropped on the way.
    pub async fn tournament_pending(&self, limit: u32) -> Result<Vec<TournamentNotice>, TableError> {
        self.inner.tournament_pending(limit).await
    }

    /// The thread of a table stands: its game begins there, once, however often this is called.
    pub async fn seat_table(
        &self,
        id: TournamentId,
        round: u32,
        number: u32,
        thread: u64,
    ) -> Result<GameId, TableError> {
        self.inner.seat_table(id, (round, number), thread).await
    }

    /// A message of a notice was sent, though not all that belongs to it has been done.
    pub async fn tournament_posted(&self, notice: i64, message: u64) -> Result<(), TableError> {
        self.inner.tournament_delivered(notice, 0, Some(message)).await
    }

    /// The notice was delivered in that revision, as that message.
    pub async fn tournament_delivered(
        &self,
        notice: &TournamentNotice,
        message: Option<u64>,
    ) -> Result<(), TableError> {
        self.inner.tournament_delivered(notice.id, notice.revision, message).await
    }

    /// The notice could not be delivered.
    pub async fn tournament_failed(&self, notice: &TournamentNotice, how: Failure) -> Result<(), TableError> {
        self.inner.tournament_failed(notice, how).await
    }
}
