//! The turns of people that are over with a change: taken in time, or missed ([PBP-32]).

use super::loaded_game::LoadedGame;
use super::reliability::MOST_TURNS;
use super::types::Status;
use super::waits::Decision;
use crate::store::{StoreError, Write};

/// A turn of a person that is over: whether it was taken in time.
pub(super) type TurnOver = (u64, bool);

/// The turns of people that are over with a change, from the waits that ended with it.
pub(super) fn turns_over(
    base: &LoadedGame,
    now: &LoadedGame,
    settled: &[(u64, i64, Decision)],
) -> Vec<TurnOver> {
    let counts =
        base.status == Status::Running && now.status != Status::Cancelled && now.pace.limit().is_some();
    let own = settled.iter().filter(|(_, _, decision)| counts && *decision == Decision::Turn);
    let one = |(person, span, _): &(u64, i64, Decision)| {
        let taken = now.taken(base.seat_of(*person)?)?;
        let missed = taken.absence.missed > 0 && taken.absence.span == *span;
        // Whoever left in the middle of a turn has neither taken nor missed it.
        let stays = taken.seated.person == *person && (missed || taken.seated.computer.is_none());
        stays.then_some((*person, !missed))
    };
    own.filter_map(one).collect()
}

/// Stores the turns that are over.
pub(super) fn put_turns(write: &mut Write, guild: i64, turns: &[TurnOver]) -> Result<(), StoreError> {
    turns.iter().try_for_each(|(person, in_time)| write.add_turn(guild, *person as i64, *in_time, MOST_TURNS))
}
