//! `Interaction`: what is learnt of one interaction while it is handled, by whoever handles it.

use super::stopwatch::Stopwatch;
use std::sync::atomic::{AtomicI64, AtomicU8, AtomicU64, Ordering};
use std::time::Duration;

/// What became of an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InteractionResult {
    /// The person got what they asked for.
    Answered,
    /// The person was told why not.
    Refused,
    /// The person was told that something went wrong here.
    Failed,
    /// Discord got no response.
    Unanswered,
}

impl InteractionResult {
    /// All of them.
    pub(super) const ALL: [Self; 4] = [Self::Answered, Self::Refused, Self::Failed, Self::Unanswered];

    /// The value of the label and of the field in the log.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Answered => "answered",
            Self::Refused => "refused",
            Self::Failed => "failed",
            Self::Unanswered => "unanswered",
        }
    }
}

/// One interaction, from its arrival on.
#[derive(Debug)]
pub struct Interaction {
    since: Stopwatch,
    /// Microseconds until the first response, at least 1; 0: there is none yet.
    response: AtomicU64,
    /// Position in [`InteractionResult::ALL`], of an interaction that gets a response.
    result: AtomicU8,
    /// Id of the game that it is about; 0: none is known.
    game: AtomicI64,
}

impl Interaction {
    /// It has arrived now.
    pub fn arrived() -> Self {
        let since = Stopwatch::start();
        Self { since, response: AtomicU64::new(0), result: AtomicU8::new(0), game: AtomicI64::new(0) }
    }

    /// Discord has a response. Only the first one counts.
    pub fn responded(&self) {
        let micros = u64::try_from(self.since.elapsed().as_micros()).unwrap_or(u64::MAX).max(1);
        let _ = self.response.compare_exchange(0, micros, Ordering::Relaxed, Ordering::Relaxed);
    }

    /// What the response says. The worst of several counts.
    pub fn note(&self, result: InteractionResult) {
        self.result.fetch_max(result as u8, Ordering::Relaxed);
    }

    /// It is about that game.
    pub fn about(&self, game: i64) {
        self.game.store(game, Ordering::Relaxed);
    }

    /// The game that it is about, if that is known.
    pub(super) fn game(&self) -> Option<i64> {
        Some(self.game.load(Ordering::Relaxed)).filter(|game| *game != 0)
    }

    /// The time until the first response.
    pub(super) fn first_response(&self) -> Option<Duration> {
        let micros = self.response.load(Ordering::Relaxed);
        (micros > 0).then(|| Duration::from_micros(micros))
    }

    /// What became of it so far.
    pub(super) fn result(&self) -> InteractionResult {
        match self.first_response() {
            None => InteractionResult::Unanswered,
            Some(_) => InteractionResult::ALL[usize::from(self.result.load(Ordering::Relaxed))],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_response_it_is_unanswered_and_the_first_response_counts() {
        let interaction = Interaction::arrived();
        interaction.note(InteractionResult::Refused);
        assert_eq!((interaction.result(), interaction.game()), (InteractionResult::Unanswered, None));
        interaction.responded();
        let first = interaction.first_response();
        interaction.responded();
        assert_eq!(interaction.first_response(), first);
        assert_eq!(interaction.result(), InteractionResult::Refused);
        interaction.note(InteractionResult::Failed);
        interaction.note(InteractionResult::Answered);
        interaction.about(7);
        assert_eq!((interaction.result(), interaction.game()), (InteractionResult::Failed, Some(7)));
    }

    #[test]
    fn each_result_stands_at_its_own_position() {
        for (at, result) in InteractionResult::ALL.into_iter().enumerate() {
            assert_eq!(result as usize, at);
        }
    }
}
