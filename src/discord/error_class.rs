//! Classification of Discord errors: retry, give up, or use another way. The callers retry.

use crate::table::{Failure, Millis};
use serenity::all::{ErrorResponse, HttpError};

/// Class of an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ErrorClass {
    /// Temporary: 429, 5xx, a broken connection.
    Passing,
    /// The person accepts no direct messages (50007, 50278).
    DmClosed,
    /// The channel or the server is gone (10003, 10004, any other 404).
    Gone,
    /// The message to be edited is gone (10008).
    MessageGone,
    /// The message is too old to be edited this often (30046), or is in an archived thread (50083).
    TooOld,
    /// The bot lacks permission (401, 403). Must not be retried at once: too many of these get an IP address banned.
    Forbidden,
    /// Discord rejects the request (400 and other codes): a fault of this program; sending it again is no use.
    Refused,
}

impl ErrorClass {
    /// Classifies serenity's error, and logs what Discord says of it. For 429 only the status counts: its body may have no
    /// code.
    pub(crate) fn of(error: &serenity::Error) -> Self {
        let serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) = error else {
            return Self::Passing;
        };
        let class = Self::of_response(response);
        super::refusal_log::log(class, response);
        class
    }

    fn of_response(response: &ErrorResponse) -> Self {
        match (response.status_code.as_u16(), response.error.code) {
            (_, 50007 | 50278) => Self::DmClosed,
            (_, 10003 | 10004) => Self::Gone,
            (_, 10008) => Self::MessageGone,
            // Discord sends 30046 with status 429; waiting would not help.
            (_, 30046 | 50083) => Self::TooOld,
            (429 | 500..=599, _) => Self::Passing,
            (401 | 403, _) => Self::Forbidden,
            (404, _) => Self::Gone,
            _ => Self::Refused,
        }
    }

    /// Whether the first response already exists: an earlier request succeeded, but its response was lost (40060).
    pub(crate) fn answered_already(error: &serenity::Error) -> bool {
        matches!(error, serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) if response.error.code == 40060)
    }

    /// How the outbox treats the error after that many attempts.
    pub(crate) fn failure(self, attempts: u32) -> Failure {
        match self {
            Self::Passing => Failure::Retry { after: backoff(attempts) },
            Self::DmClosed => Failure::DmClosed,
            Self::Gone => Failure::Lost,
            Self::MessageGone | Self::TooOld | Self::Refused => Failure::Gone,
            Self::Forbidden => Failure::Forbidden,
        }
    }
}

/// Retry delay in milliseconds: 1 s, 2 s, 4 s … at most five minutes.
fn backoff(attempts: u32) -> Millis {
    const LONGEST: Millis = 300_000;
    (1000 << attempts.min(16)).min(LONGEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waiting_doubles_and_is_bounded() {
        let waits: Vec<_> = [0, 1, 2, 8, 9, 60].map(backoff).into();
        assert_eq!(waits, [1000, 2000, 4000, 256_000, 300_000, 300_000]);
    }

    #[test]
    fn a_broken_connection_is_passing() {
        let broken = serenity::Error::Io(std::io::ErrorKind::ConnectionReset.into());
        assert_eq!(ErrorClass::of(&broken), ErrorClass::Passing);
        assert_eq!(ErrorClass::Passing.failure(0), Failure::Retry { after: 1000 });
    }
}
