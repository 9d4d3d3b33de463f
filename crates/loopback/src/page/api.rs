//! JSON API of the page, below `/page/api`: reads the state and performs a person's actions.
//!
//! An error is 422 with `{"error": sentence for the person}`; the page shows the sentence.

use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, X_CONTENT_TYPE_OPTIONS};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, patch, post};
use axum::{Json, Router};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::atomic::Ordering;

use super::{Page, wire};
use crate::{Channel, Id, Outcome, Person, Refused};

/// Maximum number of characters of a person's or channel's name.
const NAME: usize = 32;

/// Maximum number of characters of a message, as on Discord.
const TEXT: usize = 2000;

/// The locales that a person can have.
const LOCALES: [&str; 2] = ["en-US", "it"];

pub(super) fn routes() -> Router<Page> {
    Router::new()
        .route("/page/api/state", get(state))
        .route("/page/api/messages", get(messages))
        .route("/page/api/people", post(add_person))
        .route("/page/api/people/{id}", patch(set_person))
        .route("/page/api/channels", post(add_channel))
        .route("/page/api/slash", post(slash))
        .route("/page/api/autocomplete", post(autocomplete))
        .route("/page/api/press", post(press))
        .route("/page/api/select", post(select))
        .route("/page/api/modal", post(modal))
        .route("/page/api/say", post(say))
        .route("/page/api/start", post(start))
        .route("/page/api/skip", get(due).post(skip))
        .route("/page/api/language", post(language))
        .route("/page/file/{*path}", get(file))
}

/// Reason why a request failed, as a sentence for the person.
struct Problem(String);

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        (StatusCode::UNPROCESSABLE_ENTITY, Json(json!({"error": self.0}))).into_response()
    }
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Self {
        Problem(refused.to_string())
    }
}

fn problem<T>(words: &str) -> Result<T, Problem> {
    Err(Problem(words.into()))
}

type Answer = Result<Json<Value>, Problem>;
type Asked = BTreeMap<String, String>;

/// A JSON body. Parsed here and not by an extractor, so that a malformed one gets a sentence too. The content type
/// keeps out other sites' forms, which can't send it.
fn body(headers: &HeaderMap, bytes: &Bytes) -> Result<Value, Problem> {
    let kind = headers.get(CONTENT_TYPE).and_then(|v| v.to_str().ok()).unwrap_or_default();
    if !kind.starts_with("application/json") {
        return problem("The request is not JSON.");
    }
    serde_json::from_slice(bytes).or_else(|_| problem("The request is not JSON."))
}

impl Page {
    /// The person in the key `as` of a request.
    fn person(&self, value: Option<Id>) -> Result<Person, Problem> {
        let found = self.loopback.people().into_iter().find(|p| Some(p.id) == value && !p.bot);
        found.map_or_else(|| problem("There is no such person."), Ok)
    }

    /// The person of a body, and one more id.
    fn two(&self, body: &Value, key: &str) -> Result<(Id, Id), Problem> {
        let person = self.person(wire::id(&body["as"]))?;
        match wire::id(&body[key]) {
            Some(id) => Ok((person.id, id)),
            None => problem(&format!("The request has no {key}.")),
        }
    }

    /// Checks that a channel is not one that only others see.
    fn must_see(&self, person: Id, channel: Id) -> Result<(), Problem> {
        let exists = self.loopback.channels().iter().any(|c| c.id == channel);
        let seen = self.loopback.channels_seen_by(person).iter().any(|c| c.id == channel);
        if seen || !exists { Ok(()) } else { problem("These messages are somebody else's.") }
    }

    fn done(&self, outcome: Outcome) -> Json<Value> {
        let answer = wire::outcome(&outcome);
        if let Some(modal) = outcome.modal {
            self.remember(modal);
        }
        Json(answer)
    }
}

async fn state(State(page): State<Page>, Query(asked): Query<Asked>) -> Json<Value> {
    let loopback = &page.loopback;
    let people: Vec<Person> = loopback.people().into_iter().filter(|p| !p.bot).collect();
    let me = asked.get("as").and_then(|id| id.parse().ok());
    let me = people.iter().find(|p| Some(p.id) == me).or(people.first()).map(|p| p.id);
    // A DM channel that does not exist yet appears with the bot's first message.
    let seen = me.map(|me| loopback.channels_seen_by(me)).unwrap_or_default();
    let mut channels = loopback.channels();
    // The page counts what is new for every person in their own DMs; a private thread is for those who see it.
    let seen = |c: &Channel| c.recipient.is_some() || me.is_none() || seen.iter().any(|s| s.id == c.id);
    channels
        .retain(|c| seen(c) && (c.recipient.is_none() || people.iter().any(|p| Some(p.id) == c.recipient)));
    Json(json!({
        "now": loopback.clock().now_ms(),
        "me": me.map(|id| id.to_string()),
        "bot": {"id": loopback.application().to_string(), "name": loopback.bot_name()},
        "guild": {"id": loopback.guild().to_string(), "name": loopback.guild_name()},
        "connected": loopback.connected(),
        "can_start": page.start.is_some(),
        "can_skip": page.skip.is_some(),
        "hint": page.hint(me),
        "language_open": page.language_open.load(Ordering::SeqCst),
        "people": people.iter().map(wire::person).collect::<Vec<_>>(),
        "channels": channels.iter().map(wire::channel).collect::<Vec<_>>(),
        "commands": loopback.commands(),
    }))
}

async fn messages(State(page): State<Page>, Query(asked): Query<Asked>) -> Answer {
    let id = |key| asked.get(key).and_then(|id| id.parse::<Id>().ok());
    let person = page.person(id("as"))?;
    let channels = page.loopback.channels();
    let Some(channel) = channels.iter().find(|c| Some(c.id) == id("channel")) else {
        return problem("There is no such channel.");
    };
    page.must_see(person.id, channel.id)?;
    let messages = page.loopback.messages(channel.id, person.id);
    Ok(Json(messages.iter().map(|m| wire::message(m, &page.loopback)).collect()))
}

/// A name as a person typed it: trimmed, on one line, not empty, at most `NAME` characters.
fn name(value: &Value) -> Result<String, Problem> {
    let name = value.as_str().unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ");
    match name.chars().count() {
        0 => problem("A name is needed."),
        n if n > NAME => problem(&format!("The name is too long: {NAME} letters at most.")),
        _ if name.chars().any(char::is_control) => problem("The name has letters that can't be shown."),
        _ => Ok(name),
    }
}

fn locale(value: &Value) -> Result<&'static str, Problem> {
    let found = LOCALES.into_iter().find(|l| value.as_str() == Some(l));
    found.map_or_else(|| problem("There is no such language here."), Ok)
}

async fn add_person(State(page): State<Page>, headers: HeaderMap, bytes: Bytes) -> Answer {
    let body = body(&headers, &bytes)?;
    let (name, locale) = (name(&body["name"])?, locale(&body["locale"])?);
    if page.loopback.people().iter().any(|p| p.name.to_lowercase() == name.to_lowercase()) {
        return problem("That name is taken.");
    }
    let id = page.loopback.person(&name);
    page.loopback.set_locale(id, locale);
    Ok(Json(json!({"id": id.to_string()})))
}

async fn set_person(
    State(page): State<Page>,
    Path(id): Path<String>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Answer {
    let body = body(&headers, &bytes)?;
    let person = page.person(id.parse().ok())?;
    if !body["locale"].is_null() {
        page.loopback.set_locale(person.id, locale(&body["locale"])?);
    }
    if let Some(open) = body["dms_open"].as_bool() {
        page.loopback.set_dms(person.id, open);
    }
    Ok(Json(json!({})))
}

async fn add_channel(State(page): State<Page>, headers: HeaderMap, bytes: Bytes) -> Answer {
    let body = body(&headers, &bytes)?;
    let name = channel_name(&name(&body["name"])?);
    if name.is_empty() {
        return problem("A channel's name is of letters and digits.");
    }
    if page.loopback.channels().iter().any(|c| c.name == name && c.recipient.is_none()) {
        return problem("There is a channel of this name already.");
    }
    Ok(Json(json!({"id": page.loopback.add_channel(&name).to_string()})))
}

/// The name of a text channel as Discord normalizes it: lower case letters, digits, `-` and `_`.
fn channel_name(text: &str) -> String {
    let plain = |c: char| if c.is_alphanumeric() || c == '_' { c } else { '-' };
    let name: String = text.to_lowercase().chars().map(plain).collect();
    name.split('-').filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-")
}

/// Parses pairs of name and value: `[["armies", 3], …]`.
fn options(value: &Value) -> Vec<(String, Value)> {
    let pairs = value.as_array().map(Vec::as_slice).unwrap_or_default();
    pairs.iter().filter_map(|p| Some((p[0].as_str()?.to_owned(), p[1].clone()))).collect()
}

fn texts(value: &Value) -> Vec<String> {
    let items = value.as_array().map(Vec::as_slice).unwrap_or_default();
    items.iter().filter_map(|v| v.as_str().map(str::to_owned)).collect()
}

async fn slash(State(page): State<Page>, headers: HeaderMap, bytes: Bytes) -> Answer {
    let body = body(&headers, &bytes)?;
    let (person, channel) = page.two(&body, "channel")?;
    let path = body["path"].as_str().unwrap_or_default();
    Ok(page.done(
        page.loopback.begin_slash(person, channel, path, options(&body["options"]))?.acknowledged().await,
    ))
}

async fn autocomplete(State(page): State<Page>, headers: HeaderMap, bytes: Bytes) -> Answer {
    let body = body(&headers, &bytes)?;
    let (person, channel) = page.two(&body, "channel")?;
    let text = |key: &str| body[key].as_str().unwrap_or_default();
    let options = options(&body["options"]);
    let asked =
        page.loopback.autocomplete(person, channel, text("path"), options, text("focused"), text("typed"));
    let choices = asked.await?;
    Ok(Json(choices.iter().map(|c| json!({"name": c.name, "value": c.value})).collect()))
}

async fn press(State(page): State<Page>, headers: HeaderMap, bytes: Bytes) -> Answer {
    let body = body(&headers, &bytes)?;
    let (person, message) = page.two(&body, "message")?;
    let id = body["custom_id"].as_str().unwrap_or_default();
    Ok(page.done(page.loopback.begin_press(person, message, id)?.acknowledged().await))
}

async fn select(State(page): State<Page>, headers: HeaderMap, bytes: Bytes) -> Answer {
    let body = body(&headers, &bytes)?;
    let (person, message) = page.two(&body, "message")?;
    let id = body["custom_id"].as_str().unwrap_or_default();
    Ok(page.done(page.loopback.select(person, message, id, texts(&body["values"])).await?))
}

async fn modal(State(page): State<Page>, headers: HeaderMap, bytes: Bytes) -> Answer {
    let body = body(&headers, &bytes)?;
    let (person, interaction) = page.two(&body, "modal")?;
    let Some(modal) = page.modal(interaction) else {
        return problem("This form is no longer open.");
    };
    let values = options(&body["values"])
        .into_iter()
        .filter_map(|(id, v)| Some((id, v.as_str()?.to_owned())))
        .collect();
    Ok(page.done(page.loopback.submit_modal(person, &modal, values).await?))
}

/// Posts a text message. The bot does not read it, other people do.
async fn say(State(page): State<Page>, headers: HeaderMap, bytes: Bytes) -> Answer {
    let body = body(&headers, &bytes)?;
    let (person, channel) = page.two(&body, "channel")?;
    let text = body["text"].as_str().unwrap_or_default().trim();
    if text.is_empty() || text.chars().count() > TEXT {
        return problem(&format!("A message has 1 to {TEXT} letters."));
    }
    page.must_see(person, channel)?;
    match page.loopback.say(person, channel, text) {
        Some(_) => Ok(Json(json!({}))),
        None => problem("There is no such channel."),
    }
}

/// Starts a game for the person in that channel.
async fn start(State(page): State<Page>, headers: HeaderMap, bytes: Bytes) -> Answer {
    let body = body(&headers, &bytes)?;
    let (person, channel) = page.two(&body, "channel")?;
    let Some(start) = &page.start else {
        return problem("No game can be started here by a button.");
    };
    start(person, channel).await.map_err(Problem)?;
    Ok(Json(json!({})))
}

/// Whether a deadline is running that the time can skip to.
async fn due(State(page): State<Page>) -> Json<Value> {
    let due = match &page.skip {
        Some(skip) => (skip.due)().await,
        None => false,
    };
    Json(json!({"due": due}))
}

/// Sets the locale of all people to that of the first browser; later requests change nothing.
async fn language(State(page): State<Page>, headers: HeaderMap, bytes: Bytes) -> Answer {
    let locale = locale(&body(&headers, &bytes)?["locale"])?;
    if page.language_open.swap(false, Ordering::SeqCst) {
        for person in page.loopback.people().into_iter().filter(|p| !p.bot) {
            page.loopback.set_locale(person.id, locale);
        }
        // The bot posts in the language of its server.
        if locale != LOCALES[0] {
            page.loopback.set_guild_locale(locale, true);
        }
    }
    Ok(Json(json!({})))
}

async fn skip(State(page): State<Page>, headers: HeaderMap, bytes: Bytes) -> Answer {
    let body = body(&headers, &bytes)?;
    let Some(skip) = &page.skip else {
        return problem("There is nothing to skip to here.");
    };
    match (skip.go)(locale(&body["locale"]).unwrap_or(LOCALES[0])).await {
        Ok(said) => Ok(Json(json!({"said": said}))),
        Err(why) => Err(Problem(why)),
    }
}

/// A file that the bot sent. Only pictures are served inline: anything else is a download, so that a sent file can't
/// run as a page of this origin.
async fn file(State(page): State<Page>, Path(path): Path<String>) -> Response {
    let url = format!("{}/{path}", page.loopback.base_url());
    let Some(file) = page.loopback.file(&url) else {
        return (StatusCode::NOT_FOUND, "There is no such file.").into_response();
    };
    let picture =
        matches!(file.content_type.as_str(), "image/png" | "image/jpeg" | "image/gif" | "image/webp");
    let (kind, place) = if picture {
        (file.content_type.as_str(), "inline")
    } else {
        ("application/octet-stream", "attachment")
    };
    let headers = [
        (CONTENT_TYPE, kind),
        (CONTENT_DISPOSITION, place),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (CACHE_CONTROL, "private, max-age=3600"),
    ];
    (headers, file.bytes.clone()).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_channels_name_is_written_as_discord_writes_it() {
        assert_eq!(channel_name("Second Table"), "second-table");
        assert_eq!(channel_name("  --Zoë's  #2 "), "zoë-s-2");
        assert_eq!(channel_name("!!!"), "");
    }

    #[test]
    fn a_name_is_one_line_and_neither_empty_nor_endless() {
        assert_eq!(name(&json!("  Ilaria \n Blue ")).ok().as_deref(), Some("Ilaria Blue"));
        assert!(name(&json!("   ")).is_err() && name(&json!(5)).is_err());
        assert!(name(&json!("x".repeat(33))).is_err() && name(&json!("x".repeat(32))).is_ok());
        assert!(name(&json!("a\u{7}b")).is_err());
    }
}
