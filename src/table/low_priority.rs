//! Work that takes the processor for long, such as thinking ahead and drawing: on threads with a higher nice value, so that people's
//! requests go first. The nice value is a thread's own on Linux only; elsewhere such a thread is like any other.

use std::panic::resume_unwind;
use std::thread;

/// Does the work on a thread of low priority and waits for it; if there is no thread, the work is done on this one.
///
/// The work must hold no lock that a request needs: a thread of low priority may keep it for long.
///
/// # Panics
/// As the work does.
pub fn at_low_priority<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    let mut left = Some(work);
    let done = thread::scope(|scope| {
        let slowly = || {
            lower();
            left.take().map(|work| work())
        };
        let thread = thread::Builder::new().name("low priority".to_owned()).spawn_scoped(scope, slowly);
        thread.ok().map(thread::ScopedJoinHandle::join)
    });
    match (done, left) {
        (Some(Ok(Some(value))), _) => value,
        (Some(Err(panic)), _) => resume_unwind(panic),
        (_, Some(work)) => work(),
        (_, None) => unreachable!("the work is taken by the thread that does it"),
    }
}

/// What such a thread's nice value has more than the process's. On a busy machine it gets a tenth of what others get: never
/// nothing, or a board would not be drawn as long as the owner compiles something.
#[cfg(target_os = "linux")]
const NICER: i32 = 10;

/// Gives the calling thread a higher nice value, for good.
fn lower() {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{getpriority_process, setpriority_process};
        // Linux takes a thread for a process here.
        let lowered = getpriority_process(None).and_then(|nice| setpriority_process(None, nice + NICER));
        if let Err(error) = lowered {
            tracing::debug!(%error, "the priority of a thread can't be lowered");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_value_and_the_panic_of_the_work_are_handed_on() {
        let list = [1, 2, 3];
        assert_eq!(at_low_priority(|| list.iter().sum::<i32>()), 6);
        let panic = std::panic::catch_unwind(|| at_low_priority(|| resume_unwind(Box::new(7))));
        assert_eq!(panic.unwrap_err().downcast_ref(), Some(&7));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn only_the_thread_that_does_the_work_has_a_low_priority() {
        let nice = || rustix::process::getpriority_process(None).expect("a nice value");
        let before = nice();
        assert_eq!((at_low_priority(nice), nice()), ((before + NICER).min(19), before));
    }
}
