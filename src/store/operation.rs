//! What a transaction writes: named operations with all that they need. Never how a database does it.

use super::games::GameOperation;
use super::log::LogOperation;
use super::notices::TournamentNoticeOperation;
use super::outbox::{OutboxOperation, OutboxWaitOperation};
use super::people::PeopleOperation;
use super::timers::TimerOperation;
use super::tournaments::TournamentOperation;

/// Operations of one kind, each with the name that a fault, a test and a log know it by.
macro_rules! operations {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $operation:ident { $($field:ident: $type:ty),* } = $key:literal),+ $(,)? }) => {
        $(#[$doc])*
        pub(super) enum $name { $($(#[$vdoc])* $operation { $($field: $type),* }),+ }

        impl $name {
            pub(super) const fn name(&self) -> &'static str {
                match self { $(Self::$operation { .. } => $key),+ }
            }
        }
    };
}

pub(super) use operations;

/// One thing that a transaction writes.
pub(super) enum Operation {
    Game(GameOperation),
    Log(LogOperation),
    Timer(TimerOperation),
    Outbox(OutboxOperation),
    OutboxWait(OutboxWaitOperation),
    People(PeopleOperation),
    Tournament(TournamentOperation),
    TournamentNotice(TournamentNoticeOperation),
}

impl Operation {
    pub(super) const fn name(&self) -> &'static str {
        match self {
            Self::Game(operation) => operation.name(),
            Self::Log(operation) => operation.name(),
            Self::Timer(operation) => operation.name(),
            Self::Outbox(operation) => operation.name(),
            Self::OutboxWait(operation) => operation.name(),
            Self::People(operation) => operation.name(),
            Self::Tournament(operation) => operation.name(),
            Self::TournamentNotice(operation) => operation.name(),
        }
    }
}

macro_rules! from {
    ($($kind:ident($operations:ident)),+ $(,)?) => {
        $(impl From<$operations> for Operation {
            fn from(operation: $operations) -> Self {
                Self::$kind(operation)
            }
        })+
    };
}

from! {
    Game(GameOperation),
    Log(LogOperation),
    Timer(TimerOperation),
    Outbox(OutboxOperation),
    OutboxWait(OutboxWaitOperation),
    People(PeopleOperation),
    Tournament(TournamentOperation),
    TournamentNotice(TournamentNoticeOperation),
}
