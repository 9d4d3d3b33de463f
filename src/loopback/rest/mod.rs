//! REST API, version 10: the table of routes, and the handlers by subject.
//!
//! A route that is not in the table does not exist: a request to it is a violation.

use std::time::Instant;

use serde_json::Value;

use super::body::Body;
use super::entities::{Channel, ChannelKind};
use super::permissions::{self, Permission};
use super::reply::{Answer, Reply};
use super::server::Server;
use super::snowflakes::Id;
use super::state::World;
use super::validation::messages::Way;
use super::validation::{Flaws, commands, messages, modals};

mod applications;
mod channels;
mod compose;
mod guilds;
mod interactions;
mod posts;
mod threads;

pub(crate) use channels::remove;
pub(crate) use interactions::FIRST_MS;
pub(crate) use posts::announce;

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

fn nothing(_: &mut Flaws, _: &Body) {}

fn create_message(flaws: &mut Flaws, body: &Body) {
    messages::check(flaws, "", &body.json, body, Way::Channel);
}

fn edit_message(flaws: &mut Flaws, body: &Body) {
    messages::check(flaws, "", &body.json, body, Way::Edit);
}

fn follow_up(flaws: &mut Flaws, body: &Body) {
    messages::check(flaws, "", &body.json, body, Way::Interaction);
}

fn callback(flaws: &mut Flaws, body: &Body) {
    flaws.unknown("", &body.json, &["type", "data"]);
    let data = &body.json["data"];
    match body.json["type"].as_u64() {
        Some(4 | 5) => messages::check(flaws, "data", data, body, Way::Interaction),
        Some(6 | 7) => messages::check(flaws, "data", data, body, Way::Edit),
        Some(8) => modals::choices(flaws, "data", data),
        Some(9) => modals::check(flaws, "data", data),
        other => flaws.add("callback-kind", "type", format!("no callback of type {other:?} here")),
    }
}

fn put_commands(flaws: &mut Flaws, body: &Body) {
    commands::check_all(flaws, &body.json);
}

fn one_command(flaws: &mut Flaws, body: &Body) {
    commands::check(flaws, "", &body.json);
}

fn thread(flaws: &mut Flaws, body: &Body) {
    flaws.text("thread-name", "name", &body.json["name"], 1, 100);
    let minutes = &body.json["auto_archive_duration"];
    if !minutes.is_null() && !matches!(minutes.as_u64(), Some(60 | 1440 | 4320 | 10080)) {
        flaws.add("thread-archive", "auto_archive_duration", "Value must be one of (60, 1440, 4320, 10080).");
    }
}

fn channel(flaws: &mut Flaws, body: &Body) {
    thread(flaws, body);
    flaws.text("channel-topic", "topic", &body.json["topic"], 0, 1024);
}

macro_rules! table {
    ($($method:ident $path:literal $schema:expr, $police:ident => $handler:path;)*) => {
        &[$(Spec { method: stringify!($method), path: $path, schema: $schema, police: $police, handler: $handler }),*]
    };
}

/// All routes. Literal segments come before parameters that would match them.
static ROUTES: &[Spec] = table! {
    GET "/gateway" None, nothing => applications::gateway;
    GET "/gateway/bot" None, nothing => applications::gateway_bot;
    GET "/oauth2/applications/@me" None, nothing => applications::me;
    GET "/applications/@me" None, nothing => applications::me;
    GET "/applications/{application_id}/commands" None, nothing => applications::list;
    PUT "/applications/{application_id}/commands" Some("PutCommands"), put_commands => applications::replace;
    POST "/applications/{application_id}/commands" Some("PostCommand"), one_command => applications::create;
    GET "/applications/{application_id}/commands/{command_id}" None, nothing => applications::one;
    PATCH "/applications/{application_id}/commands/{command_id}" None, nothing => applications::edit;
    DELETE "/applications/{application_id}/commands/{command_id}" None, nothing => applications::delete;
    GET "/applications/{application_id}/guilds/{guild_id}/commands" None, nothing => applications::list;
    PUT "/applications/{application_id}/guilds/{guild_id}/commands" Some("PutCommands"), put_commands => applications::replace;
    POST "/applications/{application_id}/guilds/{guild_id}/commands" Some("PostCommand"), one_command => applications::create;
    DELETE "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}" None, nothing => applications::delete;
    POST "/interactions/{interaction_id}/{interaction_token}/callback" Some("Callback"), callback => interactions::callback;
    POST "/webhooks/{webhook_id}/{webhook_token}" Some("FollowUp"), follow_up => interactions::follow_up;
    GET "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}" None, nothing => interactions::get;
    PATCH "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}" Some("EditOriginal"), edit_message => interactions::edit;
    DELETE "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}" None, nothing => interactions::delete;
    GET "/users/@me" None, nothing => guilds::me;
    GET "/users/@me/guilds" None, nothing => guilds::mine;
    POST "/users/@me/channels" Some("CreateDm"), nothing => channels::open_dm;
    GET "/users/{user_id}" None, nothing => guilds::user;
    GET "/guilds/{guild_id}" None, nothing => guilds::guild;
    GET "/guilds/{guild_id}/channels" None, nothing => guilds::channels;
    GET "/guilds/{guild_id}/roles" None, nothing => guilds::roles;
    GET "/guilds/{guild_id}/threads/active" None, nothing => guilds::threads;
    GET "/guilds/{guild_id}/members/{user_id}" None, nothing => guilds::member;
    GET "/channels/{channel_id}" None, nothing => channels::get;
    PATCH "/channels/{channel_id}" Some("EditChannel"), channel => channels::edit;
    DELETE "/channels/{channel_id}" None, nothing => channels::delete;
    POST "/channels/{channel_id}/typing" None, nothing => channels::typing;
    GET "/channels/{channel_id}/messages" None, nothing => posts::list;
    POST "/channels/{channel_id}/messages" Some("CreateMessage"), create_message => posts::create;
    GET "/channels/{channel_id}/messages/{message_id}" None, nothing => posts::get;
    PATCH "/channels/{channel_id}/messages/{message_id}" Some("EditMessage"), edit_message => posts::edit;
    DELETE "/channels/{channel_id}/messages/{message_id}" None, nothing => posts::delete;
    PUT "/channels/{channel_id}/pins/{message_id}" None, nothing => posts::pin;
    DELETE "/channels/{channel_id}/pins/{message_id}" None, nothing => posts::unpin;
    PUT "/channels/{channel_id}/messages/pins/{message_id}" None, nothing => posts::pin;
    DELETE "/channels/{channel_id}/messages/pins/{message_id}" None, nothing => posts::unpin;
    POST "/channels/{channel_id}/threads" Some("CreateThread"), thread => threads::create;
    POST "/channels/{channel_id}/messages/{message_id}/threads" Some("CreateThreadFromMessage"), thread => threads::from_message;
    PUT "/channels/{channel_id}/thread-members/@me" None, nothing => threads::join;
    PUT "/channels/{channel_id}/thread-members/{user_id}" None, nothing => threads::add;
    DELETE "/channels/{channel_id}/thread-members/{user_id}" None, nothing => threads::remove;
};

/// Finds the route of a request below `/api/v10`, and its path parameters.
pub(crate) fn route(method: &str, path: &str) -> Option<(&'static Spec, Vec<String>)> {
    ROUTES.iter().filter(|s| s.method == method).find_map(|spec| Some((spec, params(spec.path, path)?)))
}

fn params(template: &str, path: &str) -> Option<Vec<String>> {
    let mut found = Vec::new();
    let mut parts = path.split('/');
    for expected in template.split('/') {
        let part = parts.next()?;
        if expected.starts_with('{') {
            found.push(part.replace("%40", "@"));
        } else if expected != part && expected != part.replace("%40", "@") {
            return None;
        }
    }
    parts.next().is_none().then_some(found)
}

/// The value of a key, if it is present and not null.
fn given<'a>(value: &'a Value, key: &str) -> Option<&'a Value> {
    value.get(key).filter(|v| !v.is_null())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literal_segments_win_over_parameters() {
        let (spec, params) = route("GET", "/users/@me").expect("a route");
        assert_eq!((spec.path, params.len()), ("/users/@me", 0));
        let (spec, params) = route("PATCH", "/webhooks/1/tok/messages/%40original").expect("a route");
        assert_eq!(spec.method, "PATCH");
        assert_eq!(params, ["1", "tok", "@original"]);
        assert!(route("GET", "/users/1/extra").is_none());
    }
}
