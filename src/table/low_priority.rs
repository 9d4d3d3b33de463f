//! Work that takes the processor for long, such as thinking ahead and drawing: on threads of the lowest priority, so that people's
//! requests go first. The priority is a thread's own on Linux only; elsewhere such a thread is like any other.

use std::panic::resume_unwind;
use std::thread;

/// Does the work on a thread of the lowest priority and waits for it; if there is no thread, the work is done on this one.
///
/// The work must hold no lock that a request needs: who has the lowest priority may keep it for long.
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

/// Has the calling thread run only while no other thread of the process wants the processor, for good.
fn lower() {
    #[cfg(target_os = "linux")]
    {
        use thread_priority::{NormalThreadSchedulePolicy, ThreadPriority, ThreadSchedulePolicy};
        let idle = ThreadSchedulePolicy::Normal(NormalThreadSchedulePolicy::Idle);
        let thread = thread_priority::thread_native_id();
        if let Err(error) = thread_priority::set_thread_priority_and_policy(thread, ThreadPriority::Min, idle)
        {
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
        use thread_priority::{NormalThreadSchedulePolicy, ThreadSchedulePolicy, thread_schedule_policy};
        let policy = || thread_schedule_policy().expect("a policy");
        let before = policy();
        let idle = ThreadSchedulePolicy::Normal(NormalThreadSchedulePolicy::Idle);
        assert_ne!(before, idle);
        assert_eq!((at_low_priority(policy), policy()), (idle, before));
    }
}
