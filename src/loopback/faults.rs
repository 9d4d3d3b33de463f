//! Misbehaviour on demand: what Discord does on a bad day.

use std::time::Duration;

use super::permissions::Permission;
use super::snowflakes::Id;

/// What goes wrong with a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// 429 with this much to wait, for the bucket or for everything.
    RateLimited {
        /// `retry_after`.
        retry_after: Duration,
        /// Whether it is the global limit.
        global: bool,
    },
    /// A server error: 500, 502, 503 …, nothing was done.
    Status(u16),
    /// A server error although the request had its effect: the case for nonces, too.
    Carried(u16),
    /// The answer takes this long on the loopback's clock; then all is as usual.
    Delay(Duration),
    /// The connection breaks before an answer.
    HangUp {
        /// Whether the request had its effect all the same: the case for nonces.
        applied: bool,
    },
    /// An error in Discord's form: status, code, message.
    Error(u16, u64, &'static str),
}

/// Something that is to go wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The next requests of a route.
    Requests {
        /// `POST /channels/{channel_id}/messages` as Discord's description writes it; a part of it is
        /// enough; empty means every route.
        route: String,
        /// How many requests.
        times: u32,
        /// What happens to them.
        trouble: Trouble,
    },
    /// This person takes no DMs any more (50007).
    DmsClosed(Id),
    /// The next interaction callbacks come too late (10062).
    InteractionsExpire {
        /// How many.
        times: u32,
    },
    /// The bot lacks a permission in a channel.
    MissingPermission {
        /// Where.
        channel: Id,
        /// Which.
        permission: Permission,
    },
    /// The bot has it again.
    PermissionBack {
        /// Where.
        channel: Id,
        /// Which.
        permission: Permission,
    },
    /// A channel is deleted, with everything in it.
    ChannelDeleted(Id),
    /// Somebody removes the bot from a server: its channels answer 50001, and direct messages 50007 once no server is shared.
    BotRemoved(Id),
    /// Somebody invites it there again.
    BotInvited(Id),
    /// Gateway connections vanish without a word; sessions can be resumed.
    GatewayDrop,
    /// Opcode 7: the client is asked to reconnect and resume.
    GatewayReconnect,
    /// Opcode 9: the session is invalid.
    GatewayInvalidSession {
        /// Whether it may be resumed.
        resumable: bool,
    },
    /// Gateway connections are closed with this code.
    GatewayClose(u16),
    /// New gateway connections are refused (503) until told otherwise.
    GatewayDown(bool),
    /// The next IDENTIFYs are closed with this code.
    IdentifyRefused {
        /// How many.
        times: u32,
        /// Close code, for instance 4004.
        code: u16,
    },
}

/// Faults waiting for a request.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    requests: Vec<(String, u32, Trouble)>,
    pub(crate) expiring: u32,
}

impl Faults {
    pub(crate) fn add(&mut self, route: String, times: u32, trouble: Trouble) {
        self.requests.push((route, times, trouble));
    }

    /// Requests that are still to go wrong.
    pub(crate) fn left(&self) -> u32 {
        self.requests.iter().map(|(_, left, _)| left).sum()
    }

    /// The trouble for a request of `route` (method, blank, template), if any is left.
    pub(crate) fn take(&mut self, route: &str) -> Option<Trouble> {
        let found = self
            .requests
            .iter_mut()
            .find(|(pattern, left, _)| *left > 0 && route.contains(pattern.as_str()))?;
        found.1 -= 1;
        let trouble = found.2.clone();
        self.requests.retain(|(_, left, _)| *left > 0);
        Some(trouble)
    }

    /// Whether this interaction callback is to come too late.
    pub(crate) fn expire(&mut self) -> bool {
        let now = self.expiring > 0;
        self.expiring = self.expiring.saturating_sub(1);
        now
    }
}
