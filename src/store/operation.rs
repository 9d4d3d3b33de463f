//! What a transaction writes: named operations with all that they need. Never how a database does it.

use super::games::GameOperation;
use super::log::LogOperation;
use super::outbox::{OutboxOperation, OutboxWaitOperation};
use super::people::PeopleOperation;
use super::timers::TimerOperation;
use super::tournament_outbox::TournamentNoticeOperation;
use super::tournaments::TournamentOperation;

/// The sum of all kinds of operations.
macro_rules! sum {
    ($($kind:ident($operations:ident)),+ $(,)?) => {
        /// One thing that a transaction writes.
        pub(super) enum Operation { $($kind($operations)),+ }

        impl Operation {
            pub(super) const fn name(&self) -> &'static str {
                match self { $(Self::$kind(operation) => operation.name()),+ }
            }
        }

        $(impl From<$operations> for Operation {
            fn from(operation: $operations) -> Self {
                Self::$kind(operation)
            }
        })+
    };
}

sum! {
    Game(GameOperation),
    Log(LogOperation),
    Timer(TimerOperation),
    Outbox(OutboxOperation),
    OutboxWait(OutboxWaitOperation),
    People(PeopleOperation),
    Tournament(TournamentOperation),
    TournamentNotice(TournamentNoticeOperation),
}
