//! A request as its handler sees it, its route, and what handlers ask of both: parameters, permissions.

use std::time::Instant;

use serde_json::Value;

use super::super::body::Body;
use super::super::entities::{Channel, ChannelKind};
use super::super::permissions::{self, Permission};
use super::super::reply::{Answer, Reply};
use super::super::server::Server;
use super::super::snowflakes::Id;
use super::super::state::World;
use super::super::validation::Flaws;

/// One route.
pub(crate) struct Spec {
    pub(crate) method: &'static str,
    /// The path template, as Discord's `OpenAPI` description writes it.
    pub(crate) path: &'static str,
    /// The definition in `rest.schema.json` of its body.
    pub(crate) schema: Option<&'static str>,
    pub(crate) police: fn(&mut Flaws, &Body),
    pub(crate) handler: fn(&mut Call<'_>) -> Answer,
}

impl Spec {
    /// Name of the route: method, blank, template.
    pub(crate) fn name(&self) -> String {
        format!("{} {}", self.method, self.path)
    }

    /// Whether the token in the path replaces the bot token.
    pub(crate) fn open(&self) -> bool {
        self.path.starts_with("/interactions/") || self.path.starts_with("/webhooks/")
    }
}

/// A request as its handler sees it.
pub(crate) struct Call<'a> {
    pub(crate) server: &'a Server,
    pub(crate) world: &'a mut World,
    pub(crate) spec: &'static Spec,
    pub(crate) params: Vec<String>,
    pub(crate) query: &'a str,
    pub(crate) body: &'a Body,
    pub(crate) arrived: Instant,
}

impl Call<'_> {
    pub(crate) fn now(&self) -> u64 {
        self.server.clock().now_ms()
    }

    /// The `n`th path parameter as an id; if it is not an id, the error response `unknown`.
    pub(crate) fn id(&self, n: usize, unknown: fn() -> Reply) -> Result<Id, Reply> {
        self.params.get(n).and_then(|p| p.parse().ok()).ok_or_else(unknown)
    }

    /// A parameter of the query string.
    pub(crate) fn query(&self, key: &str) -> Option<&str> {
        self.query.split('&').filter_map(|pair| pair.split_once('=')).find(|(k, _)| *k == key).map(|(_, v)| v)
    }

    pub(crate) fn violate(&mut self, rule: &'static str, what: impl Into<String>) {
        self.world.violate(rule, &self.spec.name(), what);
    }

    /// The channel in path parameter `n`, if the bot can see it.
    pub(crate) fn channel(&self, n: usize) -> Result<&Channel, Reply> {
        let id = self.id(n, Reply::unknown_channel)?;
        let channel = self.world.channels.get(&id).ok_or_else(Reply::unknown_channel)?;
        if may(self.world, channel, Permission::ViewChannel) {
            Ok(channel)
        } else {
            Err(Reply::missing_access())
        }
    }
}

/// Whether the bot has a permission in a channel; a thread inherits from its parent. In DMs it has all.
pub(crate) fn may(world: &World, channel: &Channel, permission: Permission) -> bool {
    channel.kind == ChannelKind::Dm || bot_permissions(world, channel) & permission.bit() != 0
}

/// Permissions of the bot in a channel, as bits.
pub(crate) fn bot_permissions(world: &World, channel: &Channel) -> u64 {
    if channel.guild.is_some_and(|id| !world.guilds.contains_key(&id)) {
        return 0;
    }
    let parent = channel.parent.and_then(|id| world.channels.get(&id)).map_or(0, |c| c.denied);
    let denied = channel.denied | parent;
    if denied & Permission::ViewChannel.bit() != 0 { 0 } else { permissions::BOT & !denied }
}

/// The value of a key, if it is present and not null.
pub(super) fn given<'a>(value: &'a Value, key: &str) -> Option<&'a Value> {
    value.get(key).filter(|v| !v.is_null())
}
