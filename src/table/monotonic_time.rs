//! `MonotonicTime`: the time in which deadlines and retries are stored. It passes as fast as time does and is never set, also when
//! the clock of the machine is: then nobody loses or gains a turn.
//!
//! It is the clock's time minus a difference. When the clock has gone further or less far than the steady time since the last
//! look, it was set, and the difference changes by as much. A game in memory has its deadlines in the clock's time, so that
//! what is shown is right; it keeps the difference with which they were read.

use super::time::{Clock, MINUTE, Millis};
use parking_lot::Mutex;

/// A smaller step of the clock is taken as it is: clocks are corrected by seconds all the time.
const SMALL: Millis = MINUTE;

#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    /// The clock and the steady time at the last look.
    last: Option<(Millis, Millis)>,
    /// The clock's time minus the monotonic time.
    difference: Millis,
}

/// See the module.
#[derive(Debug, Default)]
pub(super) struct MonotonicTime(Mutex<Seen>);

impl MonotonicTime {
    /// The monotonic time.
    pub(super) fn now(&self, clock: &dyn Clock) -> Millis {
        let (now, difference) = self.look(clock);
        now - difference
    }

    /// The clock's time minus the monotonic time.
    pub(super) fn difference(&self, clock: &dyn Clock) -> Millis {
        self.look(clock).1
    }

    /// Goes on with the difference of the last run, which was alive at that monotonic time. The clock was set back if it shows
    /// less: no time passes backwards.
    pub(super) fn resume(&self, clock: &dyn Clock, difference: Millis, alive: Option<Millis>) {
        let (now, _) = self.look(clock);
        let back = alive.map(|alive| now - alive).filter(|back| back + SMALL < difference);
        self.0.lock().difference = back.unwrap_or(difference);
    }

    fn look(&self, clock: &dyn Clock) -> (Millis, Millis) {
        let mut seen = self.0.lock();
        let (now, steady) = (clock.now(), clock.steady());
        if let Some((then, steady_then)) = seen.last.replace((now, steady)) {
            let step = (now - then) - (steady - steady_then);
            if step.abs() > SMALL {
                tracing::warn!(
                    milliseconds = step,
                    "the clock of this machine was set; all deadlines move with it"
                );
                seen.difference += step;
            }
        }
        (now, seen.difference)
    }
}

#[cfg(test)]
mod tests {
    use super::super::time::{DAY, HOUR, ManualClock};
    use super::*;

    #[test]
    fn monotonic_time_passes_as_time_does_wherever_the_clock_is_set() {
        let (clock, even) = (ManualClock::new(20_000 * DAY), MonotonicTime::default());
        let mut expected = even.now(&clock);
        for (jump, pass) in [(10 * DAY, HOUR), (-20 * DAY, 1), (0, DAY), (-MINUTE, 0), (400 * DAY, DAY)] {
            clock.jump(jump);
            clock.advance(pass);
            // A small step is taken as it is.
            expected += pass + if jump.abs() > SMALL { 0 } else { jump };
            assert_eq!(even.now(&clock), expected, "{jump} {pass}");
        }
    }

    #[test]
    fn after_a_restart_a_clock_that_was_set_back_goes_on_where_it_was() {
        let (clock, even) = (ManualClock::new(20_000 * DAY), MonotonicTime::default());
        even.resume(&clock, 0, Some(20_010 * DAY));
        assert_eq!(even.now(&clock), 20_010 * DAY);
        let later = MonotonicTime::default();
        clock.advance(DAY);
        later.resume(&clock, -10 * DAY, Some(20_010 * DAY));
        assert_eq!(later.now(&clock), 20_011 * DAY);
    }
}
