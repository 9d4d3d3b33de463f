//! Generations of the write-ahead log. `SQLite` replays a log over whatever database lies beside it, also over a restored one
//! that the log does not belong to. So the first page of the database has a number, its user version, that says which log
//! continues it, and a log that does not is refused.
//!
//! With `k` counting the generations, the number is
//! - `4k` in a file that holds all of an ended generation;
//! - `4k + 1` as the first change of the log of the next one, and `4k + 4` as its last. Only then the log is written back, so
//!   that a file with `4k + 1` is a copy, or was folded by a program other than the bot;
//! - `4k + 3` in a log that could not be written back whole, because somebody read an older state: it goes on;
//! - `4k + 2` instead of `4k` in a file that had another number;
//! - 0 before the bot has opened the database for the first time;
//! - [`COPY`] and more in a backup by this program, which no log continues.
//!
//! Only the bot numbers, before its first change, and so it alone writes the log back ([`WriteConnection::fold`]) in place
//! of `SQLite`.

use super::error::StoreError;
use super::write_ahead_log::{self, CommittedLog};
use super::write_connection::{Claim, WriteConnection};
use super::{database_lock, log_file_space};
use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use sqlx::{AssertSqlSafe, Executor as _, Row as _};
use std::path::Path;

/// `SQLite`'s application id of a database of this program: `CBel`.
pub(super) const APPLICATION: u32 = 0x4342_656c;
/// The least number of a backup.
const COPY: u32 = 1 << 31;
/// Number of looks at files that a running bot may be changing.
const LOOKS: usize = 3;
/// Writes the log back; waits for nobody.
const PASSIVE: &str = "PRAGMA wal_checkpoint(PASSIVE)";
/// Writes the log back and makes its file empty; waits for those who read an older state.
const TRUNCATE: &str = "PRAGMA wal_checkpoint(TRUNCATE)";

/// What the files of a database hold before it is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Beside {
    /// No committed changes beside the file.
    Nothing,
    /// Committed changes that belong to the file.
    ItsOwn,
}

/// Looks at the log beside a database; `locked`: the caller has its lock.
///
/// # Errors
/// [`StoreError::Mixture`] if the log belongs to another state of the database.
pub(super) fn look(path: &Path, locked: bool) -> Result<Beside, StoreError> {
    let unreadable =
        |error: std::io::Error| StoreError::Unreadable { path: path.to_owned(), reason: error.to_string() };
    for _ in 0..LOOKS {
        let Some(log) = write_ahead_log::committed(path).map_err(unreadable)? else {
            return Ok(Beside::Nothing);
        };
        let own = match write_ahead_log::user_version(path) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Beside::Nothing),
            own => own.map_err(unreadable)?,
        };
        if belongs(own, log) {
            return Ok(Beside::ItsOwn);
        }
    }
    // A running bot looked at them when it started, and changes them faster than they can be read.
    let running = !locked && matches!(database_lock::take(path), Err(StoreError::InUse { .. }));
    if running { Ok(Beside::ItsOwn) } else { Err(StoreError::Mixture { path: path.to_owned() }) }
}

/// Whether the log continues a file with this number.
fn belongs(own: u32, log: CommittedLog) -> bool {
    // Every numbered log holds the first page.
    let Some(newest) = log.user_version else { return own == 0 };
    let ahead = newest.wrapping_sub(own);
    match newest % 4 {
        // 1 and 3: written back in part.
        0 => matches!(ahead, 0 | 1 | 3 | 4 | 6),
        1 => matches!(ahead, 1 | 3),
        2 => ahead <= 1 || own == 0 || own >= COPY,
        _ => matches!(ahead, 0 | 2 | 3 | 5),
    }
}

/// The number in a file that holds all of a generation whose newest number is `newest`.
const fn ended(newest: u32) -> u32 {
    match newest % 4 {
        1 => newest.wrapping_add(3),
        3 => newest.wrapping_add(1),
        _ => newest,
    }
}

/// The number of the generation that continues a file with `ended`.
const fn next(ended: u32) -> u32 {
    match ended % 4 {
        0 => ended.wrapping_add(1),
        _ => ended.wrapping_add(3),
    }
}

impl WriteConnection {
    /// Writes the log back into the database and begins the next one. False while somebody reads an older state: then it is
    /// for the next call.
    pub(super) async fn fold(&self) -> Result<bool, StoreError> {
        let mut claim = self.claim().await?;
        let newest = claim.user_version().await?;
        claim.end_generation(newest, ended(newest), PASSIVE).await
    }

    /// Rewrites the database file without what was deleted, and empties the log; `true` in [`WriteConnection::fold`]'s sense.
    pub(super) async fn wipe(&self) -> Result<bool, StoreError> {
        let mut claim = self.claim().await?;
        claim.vacuum().await?;
        let newest = claim.user_version().await?;
        if !self.folds() || newest == 0 {
            return claim.checkpoint(TRUNCATE).await;
        }
        let whole = claim.end_generation(newest, ended(newest), TRUNCATE).await?;
        let path = claim.path().await?;
        drop(claim);
        // Its failure costs time only, and is logged.
        let _ = tokio::task::spawn_blocking(move || log_file_space::reserve(Path::new(&path))).await;
        Ok(whole)
    }
}

/// The statement that makes a copy of a database with this number a backup.
pub(super) fn mark_copy(number: u32) -> String {
    format!("PRAGMA user_version = {}", (number | COPY).cast_signed())
}

impl Claim {
    /// Numbers the log of a database that was just opened; `beside` is what lay beside it.
    pub(super) async fn number(&mut self, beside: Beside) -> Result<(), StoreError> {
        let newest = self.user_version().await?;
        let ended = match (newest % 4, beside) {
            _ if newest == 0 || newest >= COPY => self.first_number().await?,
            // The program was killed: its generation goes on.
            (1 | 3, Beside::ItsOwn) => return Ok(()),
            (1, Beside::Nothing) => newest + 1,
            (3, Beside::Nothing) => self.first_number().await?,
            _ => newest,
        };
        self.end_generation(newest, ended, PASSIVE).await.map(drop)
    }

    async fn end_generation(
        &mut self,
        newest: u32,
        ended: u32,
        checkpoint: &'static str,
    ) -> Result<bool, StoreError> {
        if newest != ended {
            self.set_user_version(ended).await?;
        }
        let whole = self.checkpoint(checkpoint).await?;
        match (whole, ended % 4) {
            (true, _) => self.set_user_version(next(ended)).await?,
            (false, 0) => self.set_user_version(ended - 1).await?,
            (false, _) => {}
        }
        Ok(whole)
    }

    /// A number that no other database has.
    fn first_number(&mut self) -> BoxFuture<'_, Result<u32, StoreError>> {
        async move {
            let row = self.fetch_one("SELECT abs(random() % 268435455) + 1").await?;
            let random: i64 = row.try_get(0)?;
            Ok(u32::try_from(random).unwrap_or(1) * 4 + 2)
        }
        .boxed()
    }

    fn user_version(&mut self) -> BoxFuture<'_, Result<u32, StoreError>> {
        async move {
            let row = self.fetch_one("PRAGMA user_version").await?;
            let number: i32 = row.try_get(0)?;
            Ok(number.cast_unsigned())
        }
        .boxed()
    }

    fn set_user_version(&mut self, number: u32) -> BoxFuture<'_, Result<(), StoreError>> {
        let (number, ours) = (number.cast_signed(), APPLICATION);
        let script = format!(
            "BEGIN IMMEDIATE; PRAGMA application_id = {ours}; PRAGMA user_version = {number}; COMMIT"
        );
        async move {
            let done = self.execute(AssertSqlSafe(script)).await;
            if done.is_err() {
                // Fails harmlessly if the transaction was not begun.
                let _ = self.execute("ROLLBACK").await;
            }
            Ok(done.map(drop)?)
        }
        .boxed()
    }

    /// The path of the database.
    fn path(&mut self) -> BoxFuture<'_, Result<String, StoreError>> {
        async move { Ok(self.fetch_one("PRAGMA database_list").await?.try_get(2)?) }.boxed()
    }

    fn vacuum(&mut self) -> BoxFuture<'_, Result<(), StoreError>> {
        async move { Ok(self.execute("VACUUM").await.map(drop)?) }.boxed()
    }

    /// Writes the log back; false if somebody still reads an older state.
    fn checkpoint(&mut self, how: &'static str) -> BoxFuture<'_, Result<bool, StoreError>> {
        async move {
            let row = self.fetch_one(how).await?;
            let (busy, all, back): (i64, i64, i64) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
            Ok(busy == 0 && all == back)
        }
        .boxed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log(user_version: u32) -> CommittedLog {
        CommittedLog { user_version: Some(user_version) }
    }

    #[test]
    fn a_log_continues_the_file_that_it_was_begun_for_and_no_copy_of_any_other_state() {
        // A generation, its end, the next one, a copy of which is restored.
        assert_eq!((next(8), ended(9), next(12), next(14), ended(14)), (9, 12, 13, 17, 14));
        for (file, newest) in [(8, 9), (8, 12), (12, 12), (12, 13), (13, 14), (14, 14), (14, 17), (14, 20)] {
            assert!(belongs(file, log(newest)), "{newest} over {file}");
        }
        // Written back in part, or not yet.
        for (file, newest) in [(8, 11), (6, 11), (9, 11), (9, 12), (11, 11), (11, 12), (COPY + 9, 14)] {
            assert!(belongs(file, log(newest)), "{newest} over {file}");
        }
        for (file, newest) in
            [(9, 9), (9, 13), (8, 13), (5, 9), (4, 9), (0, 9), (12, 9), (13, 9), (9, 14), (11, 13)]
        {
            assert!(!belongs(file, log(newest)), "{newest} over {file}");
        }
        for newest in 8..24 {
            assert_eq!(belongs(COPY + 9, log(newest)), newest % 4 == 2, "a backup is begun anew");
        }
        assert!(belongs(0, log(0)) && belongs(0, CommittedLog { user_version: None }));
        assert!(!belongs(8, CommittedLog { user_version: None }));
    }
}
