//! Work on several threads, whose results are taken in order: they are the same for any number of threads.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::sync_channel;
use std::thread;

/// Results per thread that may wait for an earlier one.
const AHEAD: usize = 4;

/// Makes results 0 to `count - 1` on that many threads and takes them in order, until `take` says that it has enough.
pub(super) fn in_order<T: Send>(
    threads: usize,
    count: u64,
    make: &(dyn Fn(u64) -> T + Sync),
    take: &mut dyn FnMut(T) -> bool,
) {
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let (made, results) = sync_channel(threads * AHEAD);
    thread::scope(|scope| {
        for _ in 0..threads {
            let (made, next, stop) = (made.clone(), &next, &stop);
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    // Nobody takes results any more once there are enough.
                    if number >= count || made.send((number, make(number))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(made);
        let (mut waiting, mut wanted) = (BTreeMap::new(), 0);
        'taking: for (number, result) in results {
            waiting.insert(number, result);
            while let Some(result) = waiting.remove(&wanted) {
                wanted += 1;
                if take(result) {
                    stop.store(true, Ordering::Relaxed);
                    break 'taking;
                }
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(threads: usize, enough: u64) -> Vec<u64> {
        let mut taken = Vec::new();
        in_order(threads, 50, &|number| number * number, &mut |square| {
            taken.push(square);
            square >= enough
        });
        taken
    }

    #[test]
    fn results_come_in_order_and_stop_at_the_same_one_on_any_number_of_threads() {
        let all: Vec<u64> = (0..50).map(|number| number * number).collect();
        for threads in [1, 2, 7] {
            assert_eq!(taken(threads, u64::MAX), all);
            assert_eq!(taken(threads, 100), all[..=10]);
            assert_eq!(taken(threads, 0), [0]);
        }
    }
}
