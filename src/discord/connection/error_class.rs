//! Classification of Discord errors: retry, give up, or use another way. The callers retry.

use crate::table::{Failure, Millis};
use serenity::all::HttpError;

/// Delay of a notice whose direct message channel is being opened, in milliseconds.
const SOON: Millis = 1_000;

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
    /// The message is too old to be edited this often (30046).
    TooOld,
    /// The thread is archived (50083): nothing in it can be edited. A post would open it again, unless it is locked too.
    Archived,
    /// The thread is locked (160005).
    Locked,
    /// The direct message channel is being opened.
    NotYet,
    /// The bot lacks permission (401, 403). Must not be retried at once: too many of these get an IP address banned.
    Forbidden,
    /// Discord rejects the request (400 and other codes): a fault of this program; sending it again is no use.
    Refused,
}

impl ErrorClass {
    /// Classifies serenity's error when it is first seen: counts it, and logs what Discord says of it.
    pub(crate) fn of(error: &serenity::Error) -> Self {
        let class = Self::known(error);
        if let serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) = error {
            super::refusal_log::log(class, response);
        }
        class
    }

    /// The class of an error that [`ErrorClass::of`] has seen already. For 429 only the status counts: its body may have no code.
    pub(crate) fn known(error: &serenity::Error) -> Self {
        match error {
            serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
                Self::of_codes(response.status_code.as_u16(), response.error.code)
            }
            _ => Self::Passing,
        }
    }

    /// The class of an HTTP status and the code in its body.
    const fn of_codes(status: u16, code: isize) -> Self {
        match (status, code) {
            (_, 50007 | 50278) => Self::DmClosed,
            (_, 10003 | 10004) => Self::Gone,
            (_, 10008) => Self::MessageGone,
            // Discord sends 30046 with status 429; waiting would not help.
            (_, 30046) => Self::TooOld,
            (_, 50083) => Self::Archived,
            (_, 160_005) => Self::Locked,
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

    /// Whether the message can't be edited, now or ever: it is gone, too old, or in a closed thread. A second try is no use.
    pub(crate) const fn ends_edits(self) -> bool {
        matches!(self, Self::MessageGone | Self::TooOld | Self::Archived | Self::Locked)
    }

    /// How the outbox treats the error of a post after that many attempts.
    pub(crate) fn failure(self, attempts: u32) -> Failure {
        match self {
            Self::Passing => Failure::Retry { after: backoff(attempts) },
            Self::DmClosed => Failure::DmClosed,
            Self::Gone => Failure::Lost,
            Self::MessageGone | Self::TooOld | Self::Refused => Failure::Gone,
            // A post into an archived thread opens it; only into a locked one it is refused.
            Self::Archived | Self::Locked => Failure::Locked,
            Self::NotYet => Failure::Later { after: SOON },
            Self::Forbidden => Failure::Forbidden,
        }
    }
}

impl From<serenity::Error> for ErrorClass {
    fn from(error: serenity::Error) -> Self {
        Self::of(&error)
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

    #[test]
    fn every_code_of_discord_that_means_something_to_a_notice_has_its_class() {
        let classes = [
            (403, 50007, ErrorClass::DmClosed),
            (403, 50278, ErrorClass::DmClosed),
            (404, 10003, ErrorClass::Gone),
            (404, 10004, ErrorClass::Gone),
            (404, 10008, ErrorClass::MessageGone),
            (429, 30046, ErrorClass::TooOld),
            (400, 50083, ErrorClass::Archived),
            (403, 160_005, ErrorClass::Locked),
            (429, 0, ErrorClass::Passing),
            (503, 0, ErrorClass::Passing),
            (401, 0, ErrorClass::Forbidden),
            (403, 50001, ErrorClass::Forbidden),
            (404, 10013, ErrorClass::Gone),
            (400, 50035, ErrorClass::Refused),
        ];
        for (status, code, class) in classes {
            assert_eq!(ErrorClass::of_codes(status, code), class, "{status} {code}");
        }
    }
}
