//! `check --health`: asks the bot that runs with these settings whether it works. For containers, which have no other client.

use super::failure::Failure;
use super::output::note;
use serde_json::Value;
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

/// Time limit for the answer: the bot gives each of its checks 2 seconds.
const PATIENCE: Duration = Duration::from_secs(5);
/// Maximum size of an answer, in bytes: with a thousand shards it is a tenth of that.
const MOST_BYTES: usize = 65_536;

/// Asks the bot that listens at that address.
pub(super) async fn ask(listen: Option<SocketAddr>) -> Result<(), Failure> {
    let unset = "ops.listen is not set, so a running bot can't be asked; set it (or CASUS_BELLI_OPS_LISTEN) to a port such as \
                 9464, for the bot and for this command";
    let address = to_connect(listen.ok_or_else(|| Failure::new(2, unset))?);
    let silent =
        |_| Failure::new(1, format!("no bot answers at {address}; start it with the same ops.listen"));
    let (status, body) = fetched(address).await.map_err(silent)?;
    let checks: Value = serde_json::from_str(&body).unwrap_or_default();
    let Some(checks) = checks["checks"].as_object() else {
        return Err(Failure::new(
            1,
            format!("at {address} another program answers; set ops.listen to a free port"),
        ));
    };
    let failed: Vec<&str> =
        checks.iter().filter(|(_, check)| check["ok"] != true).map(|(name, _)| name.as_str()).collect();
    if !status.is_success() || !failed.is_empty() {
        let line = format!("the bot at {address} is not well: {}; see docs/operations.md", failed.join(", "));
        return Err(Failure::new(1, line));
    }
    note(format!("the bot at {address} works"));
    Ok(())
}

/// Where to connect: an address that stands for all of a machine's own is reached by its loopback.
fn to_connect(listen: SocketAddr) -> SocketAddr {
    match listen {
        SocketAddr::V4(all) if all.ip().is_unspecified() => (Ipv4Addr::LOCALHOST, all.port()).into(),
        SocketAddr::V6(all) if all.ip().is_unspecified() => (Ipv6Addr::LOCALHOST, all.port()).into(),
        one => one,
    }
}

async fn fetched(address: SocketAddr) -> Result<(reqwest::StatusCode, String), reqwest::Error> {
    let client = reqwest::Client::builder().no_proxy().timeout(PATIENCE).build()?;
    let mut answer = client.get(format!("http://{address}/health")).send().await?;
    let (status, mut body) = (answer.status(), Vec::new());
    while let Some(part) = answer.chunk().await? {
        if body.len() + part.len() > MOST_BYTES {
            break;
        }
        body.extend_from_slice(&part);
    }
    Ok((status, String::from_utf8_lossy(&body).into_owned()))
}

#[cfg(test)]
mod tests {
    use super::to_connect;

    #[test]
    fn an_address_of_all_networks_is_asked_at_the_loopback() {
        for (listen, asked) in [
            ("0.0.0.0:9464", "127.0.0.1:9464"),
            ("[::]:9464", "[::1]:9464"),
            ("127.0.0.1:1", "127.0.0.1:1"),
            ("10.0.0.5:80", "10.0.0.5:80"),
        ] {
            assert_eq!(to_connect(listen.parse().unwrap()).to_string(), asked);
        }
    }
}
