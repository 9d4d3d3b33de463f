//! Fault injection: the failures of Discord that a test can order.

use std::time::Duration;

use super::permissions::Permission;
use super::snowflakes::Id;

/// What goes wrong with a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// 429 with this delay, for the bucket or for all requests.
    RateLimited {
        /// `retry_after`.
        retry_after: Duration,
        /// Whether it is the global limit.
        global: bool,
    },
    /// A server error (500, 502, 503 …); the request had no effect.
    Status(u16),
    /// A server error although the request took effect: nonces must prevent a second message.
    Carried(u16),
    /// The request is handled after this delay on the loopback's clock.
    Delay(Duration),
    /// The connection breaks before the response is complete.
    HangUp {
        /// Whether the request took effect: if so, nonces must prevent a second message.
        applied: bool,
    },
    /// An error in Discord's form: status, code, message.
    Error(u16, u64, &'static str),
}

/// A fault that a test orders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The next requests to a route fail.
    Requests {
        /// The route as Discord's description writes it, `POST /channels/{channel_id}/messages`, or a part of that;
        /// empty matches every route.
        route: String,
        /// Number of requests.
        times: u32,
        /// What happens to them.
        trouble: Trouble,
    },
    /// This person accepts no direct messages any more (50007).
    DmsClosed(Id),
    /// The next interaction callbacks arrive too late (10062).
    InteractionsExpire {
        /// Number of callbacks.
        times: u32,
    },
    /// The bot lacks a permission in a channel.
    MissingPermission {
        /// Id of the channel.
        channel: Id,
        /// The missing permission.
        permission: Permission,
    },
    /// The bot has the permission again.
    PermissionBack {
        /// Id of the channel.
        channel: Id,
        /// The restored permission.
        permission: Permission,
    },
    /// Somebody archives a thread.
    ThreadArchived(Id),
    /// A moderator locks a thread; with `archived` they close it too, as the button in Discord does.
    ThreadLocked {
        /// Id of the thread.
        thread: Id,
        /// Whether it is closed too.
        archived: bool,
    },
    /// A moderator opens a thread that was locked or archived.
    ThreadOpened(Id),
    /// Somebody deletes a message.
    MessageDeleted(Id),
    /// A channel is deleted, with everything in it.
    ChannelDeleted(Id),
    /// The bot is removed from a guild: the guild's channels answer 50001, and direct messages 50007 once the bot
    /// shares no guild with the recipient.
    BotRemoved(Id),
    /// The bot is invited to that guild again.
    BotInvited(Id),
    /// An interaction arrives without what clients need to read it.
    InteractionUnreadable,
    /// Gateway connections break without a close frame; sessions can be resumed.
    GatewayDrop,
    /// Opcode 7: the client should reconnect and resume.
    GatewayReconnect,
    /// Opcode 9: the session is invalid.
    GatewayInvalidSession {
        /// Whether it may be resumed.
        resumable: bool,
    },
    /// Gateway connections are closed with this code.
    GatewayClose(u16),
    /// New gateway connections are refused (503) while this is true.
    GatewayDown(bool),
    /// The next IDENTIFYs are closed with this code.
    IdentifyRefused {
        /// Number of IDENTIFYs.
        times: u32,
        /// Close code, for instance 4004.
        code: u16,
    },
}

/// Faults that are still to be applied.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    requests: Vec<(String, u32, Trouble)>,
    pub(crate) expiring: u32,
}

impl Faults {
    pub(crate) fn add(&mut self, route: String, times: u32, trouble: Trouble) {
        self.requests.push((route, times, trouble));
    }

    /// Number of requests that are still to fail.
    pub(crate) fn left(&self) -> u32 {
        self.requests.iter().map(|(_, left, _)| left).sum()
    }

    /// Takes the next fault for a request to `route` (method, blank, template), if there is one.
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

    /// Whether to answer this interaction callback as too late; counts it.
    pub(crate) fn expire(&mut self) -> bool {
        let now = self.expiring > 0;
        self.expiring = self.expiring.saturating_sub(1);
        now
    }
}
