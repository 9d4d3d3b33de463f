//! Local servers of the public beacon: one serves rounds that were really published, the others lie or fail.

use crate::harness::Story;
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use casus_belli::config::{Beacon, Settings};
use casus_belli::discord::Workers;
use casus_belli::loopback;
use casus_belli::luck::beacon::LOCAL_HASH;
use casus_belli::luck::local_chain::sign;
use casus_belli::luck::{Chain, hex};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Hash of the requested chain.
pub(crate) const CHAIN: &str = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971";
/// Published rounds of drand quicknet: number and signature.
pub(crate) const ROUNDS: [(u64, &str); 2] = [
    (123, "b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92"),
    (
        657_413,
        "b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b",
    ),
];

/// Publication time of a round, in Unix milliseconds.
pub(crate) const fn out(round: i64) -> i64 {
    1_692_803_367_000 + (round - 1) * 3_000
}

/// How a server responds.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Manner {
    /// With true rounds.
    True,
    /// With the rounds of the local chain, whichever is asked for.
    Local,
    /// 404: the round is not published yet.
    NotYet,
    /// With a signature in which one bit is flipped.
    Forged,
    /// With another round and its true signature.
    OtherRound,
    /// With the requested number and the true signature of another round.
    Swapped,
    /// With a body that is not JSON.
    Garbage,
    /// With a signature that is too short.
    Short,
    /// With an endless body.
    Endless,
    /// With a declared length that it does not deliver.
    Huge,
    /// Accepts, but sends no response.
    Silent,
    /// Redirects to another port.
    Elsewhere(u16),
    /// With a server error.
    Broken,
}

/// A running server; it stops at the end of the test.
pub(crate) struct Server {
    pub(crate) base: String,
    pub(crate) port: u16,
    /// Number of requests received.
    pub(crate) asked: Arc<AtomicUsize>,
}

impl Server {
    pub(crate) async fn start(manner: Manner) -> Self {
        let asked = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&asked);
        let chain = if matches!(manner, Manner::Local) { LOCAL_HASH } else { CHAIN };
        let path = format!("/{chain}/public/{{round}}");
        let answer = move |Path(round): Path<u64>| {
            counted.fetch_add(1, Ordering::SeqCst);
            answer(manner, round)
        };
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let port = listener.local_addr().expect("it listens").port();
        let router = Router::new().route(&path, get(answer));
        tokio::spawn(async move { axum::serve(listener, router).await });
        Self { base: format!("http://127.0.0.1:{port}"), port, asked }
    }

    pub(crate) fn asked(&self) -> usize {
        self.asked.load(Ordering::SeqCst)
    }
}

fn signature(round: u64) -> Option<String> {
    ROUNDS.iter().find(|(known, _)| *known == round).map(|(_, signature)| (*signature).to_owned())
}

fn json(round: u64, signature: &str) -> Response {
    let randomness = "00".repeat(32);
    let body = format!(r#"{{"round":{round},"randomness":"{randomness}","signature":"{signature}"}}"#);
    ([(header::CONTENT_TYPE, "application/json")], body).into_response()
}

async fn answer(manner: Manner, round: u64) -> Response {
    if matches!(manner, Manner::Local) {
        return json(round, &hex(&sign(round)));
    }
    let Some(published) = signature(round) else { return StatusCode::NOT_FOUND.into_response() };
    let other = if round == 123 { 657_413 } else { 123 };
    let others = signature(other).expect("both are known");
    match manner {
        Manner::True | Manner::Local => json(round, &published),
        Manner::NotYet => StatusCode::NOT_FOUND.into_response(),
        Manner::Forged => json(round, &format!("{}3", &published[..95])),
        Manner::OtherRound => json(other, &others),
        Manner::Swapped => json(round, &others),
        Manner::Garbage => "<html>not today</html>".into_response(),
        Manner::Short => json(round, &published[..94]),
        Manner::Endless => {
            let more = futures_util::stream::repeat_with(|| {
                Ok::<_, std::io::Error>(Bytes::from_static(&[b' '; 512]))
            });
            Body::from_stream(more).into_response()
        }
        Manner::Huge => {
            let never = futures_util::stream::pending::<Result<Bytes, std::io::Error>>();
            ([(header::CONTENT_LENGTH, "1000000000000")], Body::from_stream(never)).into_response()
        }
        Manner::Silent => std::future::pending().await,
        Manner::Elsewhere(port) => {
            let to = format!("http://127.0.0.1:{port}/{CHAIN}/public/{round}");
            (StatusCode::FOUND, [(header::LOCATION, to)]).into_response()
        }
        Manner::Broken => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

impl Story {
    /// With a server of the local chain.
    pub(crate) async fn local_chain(server: &Server, workers: Workers) -> Self {
        let change = |settings: &mut Settings| {
            settings.dice.beacon = Beacon::On;
            settings.dice.chain = Chain::Local;
            settings.dice.endpoints = vec![server.base.clone()];
        };
        Self::at(loopback::Clock::manual(), loopback::Limits::none(), workers, change).await
    }
}
