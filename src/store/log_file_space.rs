//! Disk space for the write-ahead log, reserved when the program starts. A sync after writing into blocks that a file already
//! has takes less time than one after making the file longer, because the file system then has no change of its own to
//! record. Each order waits for such a sync.

use super::database_files::beside;
use std::fs::OpenOptions;
use std::io::{Error, Write as _};
use std::path::Path;

/// Length in bytes up to which the log is filled. The log is written back after so many transactions as
/// take about 1,000 pages; each has 4,096 bytes and a header of 24.
const LENGTH: u64 = 1_100 * (4_096 + 24);

/// Fills the log of an open database with zeros up to [`LENGTH`]. `SQLite` takes them for the end of the log. Logs a
/// warning if that fails: the log then grows as it is written.
pub(super) fn reserve(database: &Path) {
    if let Err(error) = fill(database) {
        tracing::warn!(%error, "no space could be reserved for the write-ahead log");
    }
}

fn fill(database: &Path) -> Result<(), Error> {
    let mut log = OpenOptions::new().append(true).open(beside(database, "-wal"))?;
    let missing = LENGTH.saturating_sub(log.metadata()?.len());
    if missing > 0 {
        log.write_all(&vec![0; missing as usize])?;
        log.sync_all()?;
    }
    Ok(())
}
