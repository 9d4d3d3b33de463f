//! `CommittedLog`: what the write-ahead log beside a database holds, read without opening the database. `SQLite` replays a log
//! over whatever file lies beside it, so this is looked at first.
//!
//! The format is `SQLite`'s: a header of 32 bytes, then frames of 24 bytes and one page each. A frame counts if its salts are
//! those of the header and its checksum is right; the frames up to the last one that ends a transaction are committed.

use super::database_files::beside;
use std::io::{Error, ErrorKind};
use std::path::Path;

/// Length of the header of a log.
const HEADER: usize = 32;
/// Length of the header of a frame.
const FRAME: usize = 24;
/// First word of a log, without its last bit, which tells the byte order of the checksums.
const MAGIC: u32 = 0x377f_0682;
/// Where the user version stands in the first page.
const USER_VERSION: usize = 60;

/// The committed part of a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CommittedLog {
    /// The user version in the newest version of the database's first page; `None` if the log does not hold that page.
    pub(super) user_version: Option<u32>,
}

/// The committed part of the log beside a database; `None` if nothing is committed in it, or there is none.
pub(super) fn committed(database: &Path) -> Result<Option<CommittedLog>, Error> {
    match std::fs::read(beside(database, "-wal")) {
        Ok(bytes) => Ok(read(&bytes)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// The user version in the first page of a database file; 0 if it has none.
pub(super) fn user_version(database: &Path) -> Result<u32, Error> {
    use std::io::Read as _;
    let mut begin = Vec::new();
    std::fs::File::open(database)?.take(100).read_to_end(&mut begin)?;
    Ok(word(&begin, USER_VERSION).unwrap_or(0))
}

fn read(bytes: &[u8]) -> Option<CommittedLog> {
    let little = match word(bytes, 0)? {
        magic if magic == MAGIC => true,
        magic if magic == MAGIC | 1 => false,
        _ => return None,
    };
    let page = match word(bytes, 8)? {
        1 => 65_536,
        size if (512..=32_768).contains(&size) && size.is_power_of_two() => size as usize,
        _ => return None,
    };
    let mut sum = checksum((0, 0), bytes.get(..24)?, little);
    if sum != (word(bytes, 24)?, word(bytes, 28)?) {
        return None;
    }
    let (mut committed, mut newest) = (None, None);
    for frame in bytes.get(HEADER..)?.chunks_exact(FRAME + page) {
        let (head, content) = frame.split_at(FRAME);
        sum = checksum(checksum(sum, &head[..8], little), content, little);
        if head[8..16] != bytes[16..24] || Some(sum) != word(head, 16).zip(word(head, 20)) {
            break;
        }
        if word(head, 0) == Some(1) {
            newest = word(content, USER_VERSION);
        }
        // The size of the database after the transaction stands only in its last frame.
        if word(head, 4) != Some(0) {
            committed = Some(CommittedLog { user_version: newest });
        }
    }
    committed
}

/// The four bytes there as a number, the highest first.
fn word(bytes: &[u8], at: usize) -> Option<u32> {
    bytes.get(at..at + 4).map(|four| u32::from_be_bytes([four[0], four[1], four[2], four[3]]))
}

/// Continues the checksum of `SQLite`'s log over those bytes.
fn checksum((mut one, mut two): (u32, u32), bytes: &[u8], little: bool) -> (u32, u32) {
    let number = |four: &[u8]| {
        let four = [four[0], four[1], four[2], four[3]];
        if little { u32::from_le_bytes(four) } else { u32::from_be_bytes(four) }
    };
    for eight in bytes.chunks_exact(8) {
        one = one.wrapping_add(number(&eight[..4])).wrapping_add(two);
        two = two.wrapping_add(number(&eight[4..])).wrapping_add(one);
    }
    (one, two)
}
