//! A server of the local chain, for the playground and for tests: it answers like one of drand's, with rounds that everybody can
//! compute ([`crate::luck::local_chain`]). A round is out when the injected clock says so.

use crate::luck::beacon::{LOCAL_HASH, time_of};
use crate::luck::{hex, local_chain};
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::net::Ipv4Addr;
use std::sync::Arc;

/// Reads the time, in milliseconds of Unix time.
pub type Now = Arc<dyn Fn() -> i64 + Send + Sync>;

/// Starts a server on a free port of this machine, which ends with the program. Returns its base, `http://127.0.0.1:PORT`.
///
/// # Errors
/// If no port can be had.
pub async fn start(now: Now) -> std::io::Result<String> {
    let listener = tokio::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
    let base = format!("http://{}", listener.local_addr()?);
    let path = format!("/{LOCAL_HASH}/public/{{round}}");
    let router = axum::Router::new().route(&path, get(round)).with_state(now);
    tokio::spawn(async move { axum::serve(listener, router).await });
    Ok(base)
}

async fn round(State(now): State<Now>, Path(round): Path<u64>) -> Response {
    if round == 0 || time_of(round) > now() {
        return StatusCode::NOT_FOUND.into_response();
    }
    let signature = hex(&local_chain::sign(round));
    let body = serde_json::json!({ "round": round, "signature": signature }).to_string();
    ([(header::CONTENT_TYPE, "application/json")], body).into_response()
}
