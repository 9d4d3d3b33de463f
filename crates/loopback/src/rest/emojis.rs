//! REST handlers of an application's emoji: list, create, read, rename, delete.

use data_encoding::BASE64;
use serde_json::{Value, json};

use super::super::entities::{Change, Emoji};
use super::super::json;
use super::super::reply::{Answer, Reply};
use super::super::snowflakes::Id;
use super::super::state::World;
use super::call::Call;

/// Maximum number of emoji of an application.
const MOST: usize = 2_000;

/// Checks the application in the path.
fn own(call: &Call<'_>) -> Result<(), Reply> {
    let application = call.id(0, Reply::unknown_application)?;
    if application == call.world.application { Ok(()) } else { Err(Reply::unknown_application()) }
}

fn shown(world: &World, emoji: &Emoji) -> Value {
    json!({
        "id": emoji.id.json(), "name": emoji.name, "roles": [], "require_colons": true, "managed": false,
        "animated": false, "available": true, "user": world.person(world.application).map(json::user),
    })
}

fn known(call: &Call<'_>) -> Result<Emoji, Reply> {
    own(call)?;
    let id = call.id(1, Reply::unknown_emoji)?;
    call.world.emojis.get(&id).cloned().ok_or_else(Reply::unknown_emoji)
}

/// Names are unique within an application.
fn free(call: &Call<'_>, name: &str) -> Result<(), Reply> {
    let taken = call.world.emojis.values().any(|emoji| emoji.name == name);
    if taken { Err(Reply::error(400, 50035, "name: an emoji has that name")) } else { Ok(()) }
}

pub(super) fn list(call: &mut Call<'_>) -> Answer {
    own(call)?;
    let items: Vec<Value> = call.world.emojis.values().map(|emoji| shown(call.world, emoji)).collect();
    Ok(Reply::json(json!({"items": items})))
}

pub(super) fn create(call: &mut Call<'_>) -> Answer {
    own(call)?;
    if call.world.emojis.len() >= MOST {
        return Err(Reply::error(400, 30008, "Maximum number of emojis reached (2000)"));
    }
    let data = &call.body.json;
    let name = data["name"].as_str().unwrap_or_default().to_owned();
    free(call, &name)?;
    let bytes = picture(&data["image"]).unwrap_or_default();
    let now = call.now();
    let emoji = Emoji { id: call.world.ids.next(now), name, bytes };
    let answer = shown(call.world, &emoji);
    keep(call, emoji);
    Ok(Reply::created(answer))
}

pub(super) fn get(call: &mut Call<'_>) -> Answer {
    let emoji = known(call)?;
    Ok(Reply::json(shown(call.world, &emoji)))
}

pub(super) fn edit(call: &mut Call<'_>) -> Answer {
    let mut emoji = known(call)?;
    if let Some(name) = call.body.json["name"].as_str().filter(|name| *name != emoji.name) {
        free(call, name)?;
        name.clone_into(&mut emoji.name);
    }
    let answer = shown(call.world, &emoji);
    keep(call, emoji);
    Ok(Reply::json(answer))
}

pub(super) fn delete(call: &mut Call<'_>) -> Answer {
    let id: Id = known(call)?.id;
    call.world.emojis.remove(&id);
    call.world.news.push(Change::Emoji(id));
    Ok(Reply::empty())
}

fn keep(call: &mut Call<'_>, emoji: Emoji) {
    call.world.news.push(Change::Emoji(emoji.id));
    call.world.emojis.insert(emoji.id, emoji);
}

/// The bytes of a PNG as a data URL; `None` if it is none.
pub(super) fn picture(image: &Value) -> Option<Vec<u8>> {
    let encoded = image.as_str()?.strip_prefix("data:image/png;base64,")?;
    let bytes = BASE64.decode(encoded.as_bytes()).ok()?;
    bytes.starts_with(b"\x89PNG\r\n\x1a\n").then_some(bytes)
}
