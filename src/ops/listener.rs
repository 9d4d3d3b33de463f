//! The HTTP server of `/health` and `/metrics`. It serves a few short requests at a time and reads no body.

use super::health::Health;
use super::watched::Watched;
use hyper::body::Incoming;
use hyper::header::{ALLOW, CACHE_CONTROL, CONTENT_TYPE, HeaderValue};
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;

/// Maximum number of connections at a time; further ones wait.
const CONNECTIONS: usize = 8;
/// Delay after a connection that could not be taken.
const AGAIN: Duration = Duration::from_millis(100);
/// Time for the head of a request.
const HEAD: Duration = Duration::from_secs(5);
/// Time for a connection, which serves one request.
const WHOLE: Duration = Duration::from_secs(10);
/// Maximum size of the head of a request, in bytes; the least that the library allows.
const MOST_BYTES: usize = 8_192;

const TEXT: &str = "text/plain; charset=utf-8";
const METRICS: &str = "text/plain; version=0.0.4; charset=utf-8";
const JSON: &str = "application/json";

/// Why nothing is served, as one line that says what to do.
#[derive(Debug, thiserror::Error)]
#[error(
    "ops.listen: can't listen on {address} ({reason}); write an address of this machine with a free port, or leave it out"
)]
pub struct ListenError {
    address: SocketAddr,
    reason: std::io::Error,
}

/// An open port. Requests wait until it is served.
#[derive(Debug)]
pub struct Listener {
    listener: TcpListener,
    address: SocketAddr,
}

impl Listener {
    /// Opens the port; port 0 takes any free one.
    pub async fn open(address: SocketAddr) -> Result<Self, ListenError> {
        let wrong = |reason| ListenError { address, reason };
        let listener = TcpListener::bind(address).await.map_err(wrong)?;
        let address = listener.local_addr().map_err(wrong)?;
        Ok(Self { listener, address })
    }

    /// Its address, with the port that was taken.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until it is dropped.
    pub async fn serve(self, watched: Watched) {
        tracing::info!(address = %self.address, "/health and /metrics are served");
        if !self.address.ip().is_loopback() {
            tracing::warn!(address = %self.address, "other machines can read /metrics, without a password");
        }
        let (watched, places) = (Arc::new(watched), Arc::new(Semaphore::new(CONNECTIONS)));
        loop {
            let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
            let Ok((stream, _)) = self.listener.accept().await else {
                pause().await;
                continue;
            };
            let watched = Arc::clone(&watched);
            tokio::spawn(async move {
                // It is no error if the client disconnects, and it does not matter if it is slow.
                drop(tokio::time::timeout(WHOLE, connection(stream, watched)).await);
                drop(place);
            });
        }
    }
}

/// Waits after a connection that could not be taken: while no file descriptor is left, each try fails at once.
#[allow(clippy::disallowed_methods, reason = "nobody but the operator's tools waits")]
async fn pause() {
    tokio::time::sleep(AGAIN).await;
}

async fn connection(stream: TcpStream, watched: Arc<Watched>) {
    let service = service_fn(|request: Request<Incoming>| {
        let (method, path) = (request.method().clone(), request.uri().path().to_owned());
        let watched = Arc::clone(&watched);
        async move { Ok::<_, Infallible>(respond(&method, &path, &watched).await) }
    });
    let mut http = hyper::server::conn::http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD).max_buf_size(MOST_BYTES).keep_alive(false);
    let _ = http.serve_connection(TokioIo::new(stream), service).await;
}

async fn respond(method: &Method, path: &str, watched: &Watched) -> Response<String> {
    if !matches!(*method, Method::GET | Method::HEAD) {
        let mut refused =
            response(StatusCode::METHOD_NOT_ALLOWED, TEXT, "Only GET is answered here.\n".into());
        refused.headers_mut().insert(ALLOW, HeaderValue::from_static("GET, HEAD"));
        return refused;
    }
    match path {
        "/health" => {
            let health = Health::check(watched).await;
            let status = if health.is_well() { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
            response(status, JSON, format!("{}\n", health.to_json()))
        }
        "/metrics" => response(StatusCode::OK, METRICS, watched.monitor.show(watched).await),
        _ => response(StatusCode::NOT_FOUND, TEXT, "There are /health and /metrics.\n".into()),
    }
}

fn response(status: StatusCode, kind: &'static str, body: String) -> Response<String> {
    let mut response = Response::new(body);
    *response.status_mut() = status;
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
