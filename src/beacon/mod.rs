//! HTTP client for the public randomness beacon drand: fetches the signature of a round. A signature is returned only if
//! [`crate::luck::beacon`] finds it valid, so no server has to be trusted.
//!
//! The servers are untrusted: redirects are not followed, the size of a response is limited, and every request has a
//! timeout.

#[cfg(feature = "playground")]
pub mod local_server;

use crate::luck::{Chain, unhex};
use serde::Deserialize;
use std::time::Duration;

/// Maximum size of a response, in bytes; a real one has about 250.
const MOST_BYTES: usize = 4_096;
/// Timeout of one server.
pub const PATIENCE: Duration = Duration::from_secs(4);

/// The HTTP client could not be created.
#[derive(Debug, thiserror::Error)]
#[error("cannot make an HTTP client for the public beacon: {0}")]
pub struct ClientError(String);

/// What is wrong with the response of one server.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
enum Fault {
    #[error("it cannot be reached, or took too long")]
    Unreachable,
    #[error("it answers with status {0}")]
    Status(u16),
    #[error("its answer is too long")]
    TooLong,
    #[error("its answer is no round of a beacon")]
    Garbage,
    #[error("it answers with another round")]
    OtherRound,
    #[error("its signature is not valid")]
    Invalid,
}

/// The response of a server for one round. Its randomness field is ignored: it is the SHA-256 of the signature, and draws
/// are derived from the signature.
#[derive(Deserialize)]
struct Answer {
    round: u64,
    signature: String,
}

/// Client for the servers of the beacon. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Client {
    http: reqwest::Client,
    endpoints: Vec<String>,
    chain: Chain,
}

impl Client {
    /// Creates a client that asks `endpoints` for rounds of that chain in order, each for at most `patience`. Sends nothing
    /// yet.
    pub fn new(chain: Chain, endpoints: &[String], patience: Duration) -> Result<Self, ClientError> {
        let http = reqwest::Client::builder()
            .use_rustls_tls()
            .redirect(reqwest::redirect::Policy::none())
            .connect_timeout(patience)
            .timeout(patience)
            .user_agent(concat!("casus-belli/", env!("CARGO_PKG_VERSION")))
            .build()
            .map_err(|error| ClientError(error.to_string()))?;
        Ok(Self { http, endpoints: endpoints.to_vec(), chain })
    }

    /// The signature of a round from the first server that returns a valid one; `None` if no server does.
    pub async fn signature(&self, round: u64) -> Option<[u8; 48]> {
        for endpoint in &self.endpoints {
            match self.ask(endpoint, round).await {
                Ok(signature) => return Some(signature),
                // The round is not published yet, or the server is behind: the caller retries later.
                Err(fault @ (Fault::Unreachable | Fault::Status(_))) => {
                    tracing::info!(endpoint, round, %fault, "a server of the public beacon gives no answer");
                }
                Err(fault) => {
                    tracing::warn!(endpoint, round, %fault, "a server of the public beacon is not believed");
                }
            }
        }
        None
    }

    async fn ask(&self, endpoint: &str, round: u64) -> Result<[u8; 48], Fault> {
        let (chain, hash) = (self.chain, self.chain.hash());
        let address = format!("{endpoint}/{hash}/public/{round}");
        let mut response = self.http.get(address).send().await.map_err(|_| Fault::Unreachable)?;
        if response.status() != reqwest::StatusCode::OK {
            return Err(Fault::Status(response.status().as_u16()));
        }
        let mut body = Vec::new();
        while let Some(chunk) = response.chunk().await.map_err(|_| Fault::Unreachable)? {
            if body.len() + chunk.len() > MOST_BYTES {
                return Err(Fault::TooLong);
            }
            body.extend_from_slice(&chunk);
        }
        let answer: Answer = serde_json::from_slice(&body).map_err(|_| Fault::Garbage)?;
        if answer.round != round {
            return Err(Fault::OtherRound);
        }
        let signature = unhex(&answer.signature.to_ascii_lowercase()).ok_or(Fault::Garbage)?;
        // Verification needs two pairings: too slow for the thread of the async runtime.
        let valid = tokio::task::spawn_blocking(move || chain.is_valid(round, &signature)).await;
        if matches!(valid, Ok(true)) { Ok(signature) } else { Err(Fault::Invalid) }
    }
}
