//! What a story waits for.

use super::Story;
use casus_belli::loopback::{Id, Loopback};
use casus_belli::table::{Parked, Table};
use std::time::Duration;

/// How long a test waits for what must happen: only a bot that hangs takes so long, on the slowest machine too.
pub(crate) const PATIENCE: Duration = Duration::from_mins(2);

/// Waits until the bot knows its emoji and the ids of its commands: it sets them up beside everything else.
pub(super) async fn set_up(discord: &Loopback, table: &Table) {
    let application = discord.application();
    let known = async {
        for key in [format!("emojis.{application}"), format!("commands.{application}.ids")] {
            while table.recall(&key).await.expect("a database").is_none() {
                tokio::task::yield_now().await;
            }
        }
    };
    tokio::time::timeout(PATIENCE, known).await.expect("emoji and commands are set up");
}

impl Story {
    /// When the next notice may be delivered; without reminders, which wait until it is time.
    pub(crate) async fn next_notice(&self) -> Option<i64> {
        let pending = "SELECT MIN(not_before) FROM outbox WHERE state = 'pending' AND topic <> 'reminder'";
        sqlx::query_scalar(pending).fetch_one(&self.rows).await.expect("read")
    }

    /// Name and language of a server, as the bot has heard.
    pub(crate) fn server_as_heard(&self, guild: Id) -> Option<(String, Option<&'static str>)> {
        self.context.server_as_heard(super::id(guild))
    }

    /// Waits until the bot knows that its answers to all presses have arrived. A press that is held up for good by a fault
    /// ends the wait.
    pub(super) async fn presses_are_answered(&self) {
        let answered = async {
            while !self.context.presses_are_answered() {
                tokio::task::yield_now().await;
            }
        };
        drop(tokio::time::timeout(Duration::from_secs(1), answered).await);
    }

    /// Waits until the bot has heard, a moment later, that the game is parked or goes on.
    pub(crate) async fn parked(&self, who: Id, why: Option<Parked>) {
        let seen = async {
            while self.look(who).await.parked != why {
                self.settle().await;
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(PATIENCE, seen).await.expect("the bot hears of it");
    }
}
