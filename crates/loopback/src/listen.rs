//! HTTP listener for the API and the page, with timeouts and size limits: it drops a connection whose request head or
//! body does not arrive in time, and refuses a request that declares too large a body before it reads any of it.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::{CONNECTION, CONTENT_LENGTH};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use hyper::server::conn::http1::Builder;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Timeouts for a client's request, in real time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waits {
    /// For the head of the first request on a new connection.
    pub first: Duration,
    /// For the head of a later request, on a connection that is kept alive. Longer than clients keep an unused
    /// connection open (reqwest: 90 s), so that the client closes it.
    pub head: Duration,
    /// For the body of a request.
    pub body: Duration,
}

impl Default for Waits {
    fn default() -> Self {
        let first = Duration::from_secs(10);
        Self { first, head: Duration::from_mins(2), body: Duration::from_mins(1) }
    }
}

/// Limits for the requests of one router.
struct Bounds {
    most: usize,
    body: Duration,
}

/// Adds these limits to a router.
pub(super) fn bounded(router: Router, most: usize, waits: Waits) -> Router {
    let bounds = Arc::new(Bounds { most, body: waits.body });
    router.layer(middleware::from_fn_with_state(bounds, take_in))
}

/// Reads the body within the limits before a handler sees the request.
async fn take_in(State(bounds): State<Arc<Bounds>>, request: Request, next: Next) -> Response {
    let declared = request.headers().get(CONTENT_LENGTH).and_then(|length| length.to_str().ok());
    if declared.is_some_and(|length| length.parse().map_or(true, |length: u64| length > bounds.most as u64)) {
        return refused(StatusCode::PAYLOAD_TOO_LARGE, "The request is too large.");
    }
    let (parts, body) = request.into_parts();
    match tokio::time::timeout(bounds.body, to_bytes(body, bounds.most)).await {
        Ok(Ok(bytes)) => next.run(Request::from_parts(parts, Body::from(bytes))).await,
        Ok(Err(_)) => refused(StatusCode::PAYLOAD_TOO_LARGE, "The request is too large, or broke off."),
        Err(_) => refused(StatusCode::REQUEST_TIMEOUT, "The request did not come to its end in time."),
    }
}

/// A response that closes the connection: nothing more is read from it.
fn refused(status: StatusCode, words: &'static str) -> Response {
    (status, [(CONNECTION, "close")], words).into_response()
}

/// Serves until `stop` is true. Requests that are running then are answered.
pub(super) async fn serve(
    listener: TcpListener,
    router: Router,
    waits: Waits,
    mut stop: watch::Receiver<bool>,
) {
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            // The sender lives as long as the server; when it is dropped, serving stops too.
            _ = stop.wait_for(|stop| *stop) => break,
        };
        match accepted {
            Ok((stream, _)) => {
                // An event goes out at once, also while the client has not confirmed the one before. It is slower without, no more.
                let _ = stream.set_nodelay(true);
                tokio::spawn(connection(stream, router.clone(), waits, stop.clone()));
            }
            // The client is already gone, or no file descriptor is left: yield, then accept again.
            Err(error) => {
                tracing::debug!(target: "loopback", %error, "a connection was not accepted");
                tokio::task::yield_now().await;
            }
        }
    }
}

async fn connection(stream: TcpStream, router: Router, waits: Waits, mut stop: watch::Receiver<bool>) {
    let mut builder = Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(waits.head);
    let (begun, begins) = watch::channel(false);
    let service = TowerToHyperService::new(router);
    let service = service_fn(move |request| {
        begun.send_replace(true);
        service.call(request)
    });
    let served = builder.serve_connection(TokioIo::new(stream), service).with_upgrades();
    let mut served = std::pin::pin!(served);
    let half_open = half_open(begins, waits.first);
    let stopped = async {
        let _ = stop.wait_for(|stop| *stop).await;
    };
    tokio::select! {
        // It is no error if the client disconnects.
        _ = served.as_mut() => return,
        () = half_open => return,
        () = stopped => served.as_mut().graceful_shutdown(),
    }
    let _ = served.await;
}

/// Resolves if no request has begun after that time. The timeout of the HTTP server can't serve for this: it must be long
/// for connections that are kept alive.
async fn half_open(mut begins: watch::Receiver<bool>, first: Duration) {
    let begun = begins.wait_for(|begun| *begun);
    if tokio::time::timeout(first, begun).await.is_ok() {
        std::future::pending::<()>().await;
    }
}
