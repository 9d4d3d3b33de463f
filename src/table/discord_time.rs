//! Discord's time, by the interactions that arrive: each carries when it was made. Rounds of the beacon are named by it, so
//! that a clock that is wrong makes no dice that somebody could know ([PBP-40]).

use super::error::TableError;
use super::load_and_commit::Inner;
use super::time::Millis;
use parking_lot::Mutex;

/// A clock that differs from Discord's by more is wrong. Interactions arrive within three seconds.
const TOLERATED: Millis = 10_000;

/// The newest time of an interaction, with the steady time of its arrival.
#[derive(Debug, Default)]
pub(super) struct DiscordTime(Mutex<Option<(Millis, Millis)>>);

impl Inner {
    /// An interaction arrived that Discord made at that time.
    pub(super) fn saw_discord_time(&self, sent: Millis) {
        let mut seen = self.witness.0.lock();
        let steady = self.clock.steady();
        // The one that arrived fastest tells most.
        let known = seen.map(|(sent, then)| sent + (steady - then));
        if known.is_none_or(|known| sent > known) {
            *seen = Some((sent, steady));
        }
    }

    /// How far the clock of this machine is ahead of Discord's; `None` before the first interaction.
    fn clock_ahead(&self) -> Option<Millis> {
        let seen = *self.witness.0.lock();
        seen.map(|(sent, then)| self.clock.now() - (sent + (self.clock.steady() - then)))
    }

    /// The time by which rounds are named: Discord's if the clock of this machine is wrong.
    pub(super) fn beacon_now(&self) -> Millis {
        let now = self.now();
        match self.clock_ahead() {
            Some(off) if off.abs() > TOLERATED => now - off,
            _ => now,
        }
    }

    /// Refuses to name a round for a new game if the clock is wrong: its owner has to set it.
    pub(super) fn clock_must_be_right(&self) -> Result<(), TableError> {
        match self.clock_ahead() {
            Some(off) if off.abs() > TOLERATED => {
                tracing::error!(
                    milliseconds = off,
                    "the clock of this machine differs from Discord's: no game can name a round of the beacon"
                );
                Err(TableError::ClockOff { off })
            }
            _ => Ok(()),
        }
    }
}
