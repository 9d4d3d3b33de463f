//! `Uncancellable`: work on a connection that comes to its end even if nobody waits for it any more.

use crate::store::StoreError;
use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use tokio::runtime::Handle;

/// A future that goes on as a task of its own if it is dropped before its end: half a script would leave its transaction
/// open on the connection.
pub(super) struct Uncancellable(Option<BoxFuture<'static, Result<(), StoreError>>>);

impl Uncancellable {
    pub(super) fn new(work: impl Future<Output = Result<(), StoreError>> + Send + 'static) -> Self {
        Self(Some(work.boxed()))
    }
}

impl Future for Uncancellable {
    type Output = Result<(), StoreError>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let work = self.0.as_mut().expect("not polled after its end");
        let done = ready!(work.poll_unpin(context));
        self.0 = None;
        Poll::Ready(done)
    }
}

impl Drop for Uncancellable {
    fn drop(&mut self) {
        if let (Some(work), Ok(runtime)) = (self.0.take(), Handle::try_current()) {
            runtime.spawn(work);
        }
    }
}
