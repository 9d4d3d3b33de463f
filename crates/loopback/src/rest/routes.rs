//! The table of routes: each with its handler and the checks of its body that no schema holds.
//!
//! A route that is not in the table does not exist: a request to it is a violation.

use super::super::body::Body;
use super::super::validation::messages::Way;
use super::super::validation::{Flaws, commands, messages, modals};
use super::call::Spec;
use super::{applications, channels, emojis, guilds, interactions, posts, threads};

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
        Some(4) => messages::check(flaws, "data", data, body, Way::Interaction),
        Some(5) => messages::check(flaws, "data", data, body, Way::Deferral),
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

fn emoji_name(flaws: &mut Flaws, body: &Body) {
    let name = &body.json["name"];
    flaws.text("emoji-name", "name", name, 2, 32);
    let allowed = |text: &str| text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    if !name.as_str().is_none_or(allowed) {
        flaws.add("emoji-name", "name", "Names must have letters, digits and underscores only.");
    }
}

fn create_emoji(flaws: &mut Flaws, body: &Body) {
    emoji_name(flaws, body);
    match emojis::picture(&body.json["image"]) {
        Some(bytes) if bytes.len() <= 256 * 1024 => {}
        Some(_) => flaws.add("emoji-image", "image", "File cannot be larger than 256.0 kb."),
        None => flaws.add("emoji-image", "image", "not a PNG as a data URL"),
    }
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
    GET "/applications/{application_id}/emojis" None, nothing => emojis::list;
    POST "/applications/{application_id}/emojis" Some("CreateEmoji"), create_emoji => emojis::create;
    GET "/applications/{application_id}/emojis/{emoji_id}" None, nothing => emojis::get;
    PATCH "/applications/{application_id}/emojis/{emoji_id}" Some("EditEmoji"), emoji_name => emojis::edit;
    DELETE "/applications/{application_id}/emojis/{emoji_id}" None, nothing => emojis::delete;
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
