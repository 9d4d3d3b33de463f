//! `Operation`: the named writes that a transaction collects, independent of the database back end.

use super::beacon_rounds::RoundOperation;
use super::digests::DigestOperation;
use super::games::GameOperation;
use super::log::LogOperation;
use super::outbox::{OutboxOperation, OutboxWaitOperation};
use super::people::PeopleOperation;
use super::reliability::ReliabilityOperation;
use super::results::ResultOperation;
use super::timers::TimerOperation;
use super::tournament_outbox::TournamentNoticeOperation;
use super::tournaments::TournamentOperation;
use super::vacations::VacationOperation;

/// Defines the enum over all kinds of operations.
macro_rules! sum {
    ($($kind:ident($operations:ident)),+ $(,)?) => {
        /// One write of a transaction.
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
    Result(ResultOperation),
    Reliability(ReliabilityOperation),
    Round(RoundOperation),
    Tournament(TournamentOperation),
    TournamentNotice(TournamentNoticeOperation),
    Vacation(VacationOperation),
    Digest(DigestOperation),
}
