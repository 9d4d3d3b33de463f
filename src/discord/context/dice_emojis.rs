//! The faces of dice as emoji of the application: drawn by our renderer, created at the first start, found by their names
//! at every later one. Without them a roll is written in digits.

use super::handler_context::HandlerContext;
use crate::discord::connection::error_class::ErrorClass;
use crate::discord::connection::http_clients::Connection;
use crate::render;
use crate::text::Faces;
use data_encoding::BASE64;
use parking_lot::RwLock;
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Ids of emoji by their names.
type Ids = BTreeMap<String, u64>;

/// The emoji of the six faces, once all are known.
#[derive(Default)]
pub(crate) struct DiceEmojis(RwLock<Option<Arc<Faces>>>);

/// Name of the emoji of a face. Discord allows letters, digits and underscores.
fn name(face: u8) -> String {
    format!("die_{face}")
}

/// Setting key of the ids. It contains the application's id, because a database can be moved to another bot.
fn key(application: u64) -> String {
    format!("emojis.{application}")
}

impl DiceEmojis {
    /// The faces as a message writes them; `None` while they are not known.
    pub(crate) fn faces(&self) -> Option<Arc<Faces>> {
        self.0.read().clone()
    }

    /// Learns the ids, if there is one for each face.
    fn learn(&self, ids: &Ids) {
        let written = |face: u8| ids.get(&name(face)).map(|id| format!("<:{}:{id}>", name(face)));
        let all: Option<Vec<String>> = (1..=6).map(written).collect();
        let faces = all.and_then(|all| Faces::try_from(all).ok());
        *self.0.write() = faces.map(Arc::new);
    }
}

/// Learns the ids that are stored. Called before the first request is handled, so that a message after a restart looks
/// like one before it.
pub(crate) async fn recall_emojis(context: &HandlerContext, application: u64) {
    let stored = context.table.recall(&key(application)).await.ok().flatten();
    if let Some(ids) = stored.and_then(|text| serde_json::from_str::<Ids>(&text).ok()) {
        context.dice.learn(&ids);
    }
}

/// Asks Discord for the application's emoji and creates those that are missing. In the background: a failure is one line in
/// the log, and the next start tries again.
pub(crate) async fn set_up_emojis(context: Arc<HandlerContext>, application: u64) {
    match known_or_created(&context.connection).await {
        Ok(ids) => {
            context.dice.learn(&ids);
            let text = serde_json::to_string(&ids).expect("names and numbers");
            if let Err(error) = context.table.remember(&key(application), &text).await {
                tracing::warn!(%error, "the ids of the dice could not be remembered");
            }
        }
        Err(error) => {
            let trouble = ErrorClass::of(&error);
            tracing::warn!(
                ?trouble,
                "dice stay digits until the next start: their emoji could not be set up"
            );
        }
    }
}

async fn known_or_created(connection: &Connection) -> Result<Ids, serenity::Error> {
    let known = connection.request().await.get_application_emojis().await?;
    let mut ids: Ids = known.into_iter().map(|emoji| (emoji.name, emoji.id.get())).collect();
    ids.retain(|known, _| (1..=6).any(|face| name(face) == *known));
    for face in 1..=6 {
        let name = name(face);
        if ids.contains_key(&name) {
            continue;
        }
        let drawn = tokio::task::spawn_blocking(move || render::die(face)).await;
        // A face that can't be drawn is missing, and the dice stay digits.
        let Ok(Ok(picture)) = drawn else { continue };
        let image = format!("data:image/png;base64,{}", BASE64.encode(&picture));
        let wanted = json!({"name": name, "image": image});
        let made = connection.request().await.create_application_emoji(&wanted).await?;
        ids.insert(name, made.id.get());
    }
    Ok(ids)
}
