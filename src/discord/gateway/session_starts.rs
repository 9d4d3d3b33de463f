//! Session starts: Discord says how many shards the bot needs and how many sessions it may begin until tomorrow. A bot that begins
//! more loses its token, so it does not even begin when there are too few for all its shards.

use super::bot::{RunError, reason};
use crate::discord::connection::http_clients::Connection;
use serenity::all::SessionStartLimit;

/// Milliseconds of a minute.
const MINUTE: u64 = 60_000;

/// The number of shards that Discord recommends, if a session of each may begin.
pub(super) async fn wanted(connection: &Connection) -> Result<u32, RunError> {
    let gateway = connection.request().await.get_bot_gateway().await.map_err(|error| reason(&error))?;
    enough(gateway.shards.max(1), &gateway.session_start_limit)
}

fn enough(shards: u32, limit: &SessionStartLimit) -> Result<u32, RunError> {
    if limit.remaining >= u64::from(shards) {
        return Ok(shards);
    }
    let minutes = limit.reset_after.div_ceil(MINUTE).max(1);
    Err(RunError::SessionStarts { left: limit.remaining, needed: shards, minutes })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limit(remaining: u64, reset_after: u64) -> SessionStartLimit {
        let limit = serde_json::json!({"total": 1000, "remaining": remaining, "reset_after": reset_after, "max_concurrency": 1});
        serde_json::from_value(limit).unwrap()
    }

    #[test]
    fn a_bot_with_fewer_session_starts_than_shards_does_not_begin_and_says_when_it_can() {
        assert_eq!(enough(10, &limit(10, 0)).unwrap(), 10);
        let refused = enough(10, &limit(9, 5_400_001)).unwrap_err().to_string();
        assert!(refused.starts_with(
            "Discord lets this bot begin 9 more sessions in the next 91 minutes, and it needs 10:"
        ));
        assert_eq!(refused.lines().count(), 1);
    }
}
