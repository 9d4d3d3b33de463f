//! JSON schemas of Discord's REST bodies and gateway events, generated from discord-api-types and committed.
//!
//! They catch wrong shapes; `validation` checks lengths and counts. No schema is loaded from the network.

use parking_lot::Mutex;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use jsonschema::error::ValidationErrorKind;
use jsonschema::{Registry, ValidationError, Validator};
use serde_json::{Value, json};

static REST: LazyLock<Book> =
    LazyLock::new(|| Book::of("urn:rest", include_str!("schemas/rest.schema.json")));
static GATEWAY: LazyLock<Book> =
    LazyLock::new(|| Book::of("urn:gateway", include_str!("schemas/gateway.schema.json")));

/// A schema document; each part is compiled on first use.
pub(crate) struct Book {
    uri: &'static str,
    document: Value,
    registry: Registry<'static>,
    compiled: Mutex<BTreeMap<String, Arc<Validator>>>,
}

impl Book {
    fn of(uri: &'static str, text: &str) -> Book {
        let document = serde_json::from_str(text).expect("the committed schemas are JSON");
        Book::new(uri, document).expect("the committed schemas are schemas")
    }

    /// Makes a book from a parsed document.
    ///
    /// # Errors
    /// If the document is not a schema.
    pub(crate) fn new(uri: &'static str, document: Value) -> Result<Book, String> {
        let resource = jsonschema::Resource::from_contents(document.clone());
        let registry = Registry::new()
            .add(uri, resource)
            .and_then(jsonschema::RegistryBuilder::prepare)
            .map_err(|e| e.to_string())?;
        Ok(Book { uri, document, registry, compiled: Mutex::default() })
    }

    /// The parsed document.
    pub(crate) fn document(&self) -> &Value {
        &self.document
    }

    /// The violations of `value` against the schema at this JSON pointer, as (path, description): at most 6 of the
    /// first 8, most specific first.
    pub(crate) fn flaws(&self, pointer: &str, value: &Value) -> Vec<(String, String)> {
        let validator = match self.validator(pointer) {
            Ok(validator) => validator,
            Err(error) => return vec![(String::new(), format!("no such schema {pointer}: {error}"))],
        };
        if validator.is_valid(value) {
            return Vec::new();
        }
        let mut found = Vec::new();
        for error in validator.iter_errors(value).take(8) {
            leaves(&error, &mut found);
        }
        found.sort_by_key(|(path, _)| std::cmp::Reverse(path.matches('/').count()));
        found.dedup();
        found.truncate(6);
        found
    }

    fn validator(&self, pointer: &str) -> Result<Arc<Validator>, String> {
        let mut compiled = self.compiled.lock();
        if let Some(known) = compiled.get(pointer) {
            return Ok(Arc::clone(known));
        }
        if self.document.pointer(pointer).is_none() {
            return Err("not in the document".into());
        }
        let root = json!({"$ref": format!("{}#{}", self.uri, fragment(pointer))});
        let validator = jsonschema::options()
            .with_draft(if self.uri == "urn:openapi" {
                jsonschema::Draft::Draft202012
            } else {
                jsonschema::Draft::Draft7
            })
            .with_registry(&self.registry)
            .build(&root)
            .map_err(|e| e.to_string())?;
        let validator = Arc::new(validator);
        compiled.insert(pointer.to_owned(), Arc::clone(&validator));
        Ok(validator)
    }
}

/// A JSON pointer as a URI fragment, in which the braces of path templates must be escaped.
fn fragment(pointer: &str) -> String {
    pointer.replace('%', "%25").replace('{', "%7B").replace('}', "%7D").replace('@', "%40")
}

fn leaves(error: &ValidationError<'_>, found: &mut Vec<(String, String)>) {
    match error.kind() {
        ValidationErrorKind::AnyOf { context }
        | ValidationErrorKind::OneOfNotValid { context }
        | ValidationErrorKind::OneOfMultipleValid { context }
            if context.iter().any(|branch| !branch.is_empty()) =>
        {
            let best = context.iter().filter(|b| !b.is_empty()).max_by_key(|b| meant(b));
            for inner in best.into_iter().flatten() {
                leaves(inner, found);
            }
        }
        _ => {
            let text: String = error.to_string().chars().take(240).collect();
            found.push((error.instance_path().as_str().to_owned(), text));
        }
    }
}

/// Rank of a branch of `anyOf` or `oneOf` by how likely it is the intended one: its `type` matches, its errors are
/// deep, its errors are few.
fn meant(branch: &[ValidationError<'_>]) -> (bool, usize, std::cmp::Reverse<usize>) {
    let paths = || branch.iter().map(|e| e.instance_path().as_str());
    let fits = !paths().any(|p| p.ends_with("/type"));
    (fits, paths().map(|p| p.matches('/').count()).max().unwrap_or(0), std::cmp::Reverse(branch.len()))
}

/// Violations of a request body against the definition `name`.
///
/// serenity always sends `sticker_ids`. The schema requires at least one sticker in it; Discord treats an empty list
/// as absent.
pub(crate) fn request(name: &str, body: &Value) -> Vec<(String, String)> {
    let mut body = body.clone();
    if body["sticker_ids"].as_array().is_some_and(Vec::is_empty)
        && let Some(object) = body.as_object_mut()
    {
        object.remove("sticker_ids");
    }
    REST.flaws(&format!("/definitions/{name}"), &body)
}

/// Violations of an event that the loopback sent.
pub(crate) fn event(event: &str, data: &Value) -> Vec<String> {
    let Some(name) = event_name(event) else { return vec![format!("no schema for event {event}")] };
    let mut flaws = lines(GATEWAY.flaws(&format!("/definitions/{name}"), data));
    if event == "INTERACTION_CREATE" && !data["channel"].is_null() {
        flaws.extend(lines(GATEWAY.flaws("/definitions/Channel", &data["channel"])));
    }
    flaws
}

/// Violations of a REST response: `Message`, `Channel`, `DM`, `Thread`, `Command`, `User`.
pub(crate) fn answer(name: &str, body: &Value) -> Vec<String> {
    lines(GATEWAY.flaws(&format!("/definitions/{name}"), body))
}

/// Violations of an IDENTIFY. serenity writes `presence.since` as a struct of seconds and nanoseconds, which Discord
/// accepts, so that key is not checked.
pub(crate) fn identify(d: &Value) -> Vec<String> {
    let mut d = d.clone();
    if let Some(presence) = d.get_mut("presence").and_then(Value::as_object_mut)
        && presence.get("since").is_some_and(|s| s["secs_since_epoch"].is_u64())
    {
        presence.insert("since".into(), Value::Null);
    }
    if d["presence"].is_null()
        && let Some(object) = d.as_object_mut()
    {
        object.remove("presence");
    }
    lines(GATEWAY.flaws("/definitions/Identify", &d))
}

fn lines(flaws: Vec<(String, String)>) -> Vec<String> {
    flaws.into_iter().map(|(path, text)| format!("{path}: {text}")).collect()
}

fn event_name(event: &str) -> Option<&'static str> {
    Some(match event {
        "READY" => "Ready",
        "GUILD_CREATE" => "GuildCreate",
        "GUILD_UPDATE" => "GuildUpdate",
        "GUILD_DELETE" => "GuildDelete",
        "GUILD_MEMBER_ADD" => "GuildMemberAdd",
        "INTERACTION_CREATE" => "InteractionCreate",
        "MESSAGE_CREATE" => "MessageCreate",
        "MESSAGE_UPDATE" => "MessageUpdate",
        "MESSAGE_DELETE" => "MessageDelete",
        "CHANNEL_CREATE" => "ChannelCreate",
        "CHANNEL_UPDATE" => "ChannelUpdate",
        "CHANNEL_DELETE" => "ChannelDelete",
        "THREAD_CREATE" => "ThreadCreate",
        "THREAD_UPDATE" => "ThreadUpdate",
        "THREAD_DELETE" => "ThreadDelete",
        _ => return None,
    })
}
