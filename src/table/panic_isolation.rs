//! Isolates panics per game: a panic during work on one game or tournament becomes an error with the source location.
//! Panics in other code still end their worker.

use std::cell::{Cell, RefCell};
use std::future::Future;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::sync::Once;
use std::task::{Context, Poll};

thread_local! {
    /// Whether this thread is working on one game or tournament.
    static GUARDED: Cell<bool> = const { Cell::new(false) };
    /// Source location of the last panic in such work.
    static PLACE: RefCell<String> = const { RefCell::new(String::new()) };
}

static HOOK: Once = Once::new();

/// Runs `work` and returns its value, or the source location of a panic. The panic message is not printed, because it may
/// contain game data; the caller logs which game it was.
pub(super) fn caught<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    HOOK.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            if GUARDED.get() {
                let place =
                    panic.location().map_or_else(String::new, |at| format!("{}:{}", at.file(), at.line()));
                PLACE.set(place);
            } else {
                before(panic);
            }
        }));
    });
    let outer = GUARDED.replace(true);
    // State changed by the work is not read after a panic: every change is made on a copy.
    let done = catch_unwind(AssertUnwindSafe(work));
    GUARDED.set(outer);
    done.map_err(|_| PLACE.take())
}

/// Like [`caught`], for a future.
pub(super) fn guarded<F: Future + Send>(work: F) -> impl Future<Output = Result<F::Output, String>> + Send {
    Guarded(Box::pin(work))
}

struct Guarded<F>(Pin<Box<F>>);

impl<F: Future> Future for Guarded<F> {
    type Output = Result<F::Output, String>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        match caught(|| self.0.as_mut().poll(context)) {
            Ok(poll) => poll.map(Ok),
            Err(place) => Poll::Ready(Err(place)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_panic_becomes_its_place_and_what_goes_well_is_handed_on() {
        assert_eq!(caught(|| 7), Ok(7));
        let list: Vec<u8> = Vec::new();
        let place = caught(|| list[3]).unwrap_err();
        assert!(place.starts_with("src/table/panic_isolation.rs:"), "{place}");
        assert_eq!(guarded(async { 7 }).await, Ok(7));
        let late = guarded(async {
            tokio::task::yield_now().await;
            list[4]
        });
        assert!(late.await.is_err());
        assert!(catch_unwind(|| panic!("outside it is as before")).is_err());
    }
}
