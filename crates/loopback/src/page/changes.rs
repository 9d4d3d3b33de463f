//! Websocket that notifies the page of changes. It carries no content: the page fetches that for the current person.

use axum::Router;
use axum::extract::State;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use axum::routing::get;
use serde_json::{Value, json};
use tokio::sync::broadcast::error::RecvError;

use super::Page;
use crate::{Change, Id, Loopback};

pub(super) fn routes() -> Router<Page> {
    Router::new().route("/page/api/changes", get(changes))
}

async fn changes(State(page): State<Page>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.on_upgrade(move |socket| tell(socket, page.loopback))
}

/// Sends changes to one page until it disconnects.
async fn tell(mut socket: WebSocket, loopback: Loopback) {
    let mut changes = loopback.subscribe();
    let mut newest = Id(0);
    loop {
        let told = tokio::select! {
            change = changes.recv() => match change {
                Ok(change) => describe(change, &loopback, &mut newest),
                Err(RecvError::Lagged(_)) => Some(json!({"kind": "lagged"})),
                Err(RecvError::Closed) => return,
            },
            heard = socket.recv() => match heard {
                Some(Ok(_)) => None,
                Some(Err(_)) | None => return,
            },
        };
        if let Some(told) = told
            && socket.send(Message::Text(told.to_string().into())).await.is_err()
        {
            return;
        }
    }
}

/// One change as JSON for the page; `None` if the page does not show it.
fn describe(change: Change, loopback: &Loopback, newest: &mut Id) -> Option<Value> {
    match change {
        Change::Message { channel, id, only_for } => Some(message(loopback, newest, channel, id, only_for)),
        Change::Channel(_)
        | Change::Person(_)
        | Change::Commands
        | Change::Guild(_)
        | Change::Emoji(_)
        | Change::Gateway { .. } => Some(json!({"kind": "state"})),
        Change::Interaction(_) | Change::Violation => None,
    }
}

/// A message was created, edited or deleted. `fresh` means created: ids increase, so the greatest id so far is new.
fn message(loopback: &Loopback, newest: &mut Id, channel: Id, id: Id, only_for: Option<Id>) -> Value {
    let place = loopback.channels().into_iter().find(|c| c.id == channel);
    let recipient = place.and_then(|c| c.recipient);
    let viewer = only_for.or(recipient).unwrap_or_else(|| loopback.application());
    let found = loopback.message(id, viewer);
    let fresh = id > *newest && found.as_ref().is_some_and(|m| m.edited_ms.is_none());
    *newest = id.max(*newest);
    json!({
        "kind": "message", "channel": channel.to_string(), "id": id.to_string(), "fresh": fresh,
        "edited": found.as_ref().is_some_and(|m| m.edited_ms.is_some()), "gone": found.is_none(),
        "only_for": only_for.map(|id| id.to_string()), "dm": recipient.map(|id| id.to_string()),
        "author": found.as_ref().map(|m| m.author.to_string()),
        "pinged": found.map(|m| m.pinged.iter().map(ToString::to_string).collect::<Vec<_>>()).unwrap_or_default(),
    })
}
