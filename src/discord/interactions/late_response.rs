//! Acknowledges an interaction whose first response takes long: Discord waits three seconds for it, but another program may
//! hold the database for longer ([PBP-15]), or an order waits for its dice ([PBP-40]). What the handler responds with then
//! becomes an edit, or a message that follows.

use super::interaction_response::{Sent, pause};
use super::request::Request;
use super::slash::message;
use crate::discord::connection::error_class::ErrorClass;
use crate::discord::context::answer::Answer;
use crate::discord::context::first_response::{Cause, FirstResponse, Stage};
use crate::discord::interactions::interaction_response;
use crate::discord::interactions::slash;
use crate::discord::texts::status_text::moment;
use crate::ops::InteractionResult;
use crate::table::{Millis, OnItsWay};
use serde_json::Value;
use serenity::all::{Builder as _, CreateInteractionResponse, HttpError, MessageId};
use serenity::http::{LightMethod, Request as Raw, Route};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::TryRecvError;
use tracing::Instrument as _;

/// An interaction without a response is acknowledged after this time, in milliseconds.
const SLOW: Millis = 2_000;
/// Delay between two looks at the clock.
const LOOK: Duration = Duration::from_millis(100);
/// `EPHEMERAL` of Discord.
const EPHEMERAL: u64 = 1 << 6;

/// `IS_COMPONENTS_V2` of Discord.
const COMPONENTS_V2: u64 = 1 << 15;

/// `CHANNEL_MESSAGE_WITH_SOURCE` of Discord.
const NEW_MESSAGE: u64 = 4;
/// `DEFERRED_CHANNEL_MESSAGE_WITH_SOURCE` of Discord.
const DEFERRED_MESSAGE: u64 = 5;
/// `DEFERRED_UPDATE_MESSAGE` of Discord.
const DEFERRED_UPDATE: u64 = 6;
/// `UPDATE_MESSAGE` of Discord.
const UPDATE_MESSAGE: u64 = 7;

/// Acknowledges this interaction if its handler takes long, in the background. The handler is at work as long as the caller
/// keeps what is returned.
pub(crate) fn watch(request: Request) -> Arc<FirstResponse> {
    let first_response = Arc::clone(&request.first_response);
    if let Ok(runtime) = tokio::runtime::Handle::try_current() {
        let waiting = request.context.table.orders_on_their_way();
        runtime.spawn(acknowledge_if_slow(request, waiting).in_current_span());
    }
    first_response
}

async fn acknowledge_if_slow(request: Request, mut waiting: Receiver<OnItsWay>) {
    // Whoever handles the interaction shares its first response with this task.
    let is_handled = || Arc::strong_count(&request.first_response) > 1;
    let mut own_order = || own_order(&mut waiting, request.person.id);
    let mut order = None;
    while order.is_none() && request.context.clock.steady() - request.token.since < SLOW {
        pause(LOOK).await;
        if !is_handled() || matches!(request.first_response.stage.try_lock().as_deref(), Ok(Stage::Answered))
        {
            return;
        }
        order = own_order();
    }
    if !acknowledge(&request).await {
        return;
    }
    let mut said = None;
    while is_handled() {
        if let Some(order) = order.take().or_else(&mut own_order).filter(|_| said.is_none()) {
            said = say_on_its_way(&request, order).await;
        }
        pause(LOOK).await;
    }
    if let Some(message) = said {
        // The answer is there: what it waited for is said no longer.
        let http = &request.context.connection.answers;
        if let Err(error) = http.delete_followup_message(&request.token.secret, message).await {
            tracing::debug!(trouble = ?ErrorClass::of(&error), "a message about dice on their way stays");
        }
    }
    // The handler ended without an answer; "is thinking…" must not stay.
    let said = Answer { public: request.direct, ..Answer::new(request.words.no_internal()) };
    let mut stage = request.first_response.stage.lock().await;
    if *stage == Stage::Acknowledged {
        *stage = Stage::Answered;
        request.first_response.interaction.note(InteractionResult::Failed);
        drop(respond_late(&request, &CreateInteractionResponse::Message(message(&said))).await);
    }
}

/// Tells the player that the order is stored and when its dice come. Returns the message to delete afterwards: a press gets
/// one of its own, the answer to a command replaces what is said here.
async fn say_on_its_way(request: &Request, order: OnItsWay) -> Option<MessageId> {
    let OnItsWay { number, round, at, .. } = order;
    let text = request.words.dice_on_the_way(number, &round.to_string(), &moment(request.words, at));
    let said = Answer { public: request.direct, ..Answer::new(text) };
    let data = serde_json::to_value(message(&said)).ok()?;
    // While this is sent the answer waits, and it must not be overwritten.
    let stage = request.first_response.stage.lock().await;
    match (*stage, request.first_response.cause) {
        (Stage::Acknowledged, Cause::Press) => {
            let sent = follow_late(request, &data).await.ok().flatten();
            // The answer itself is still to come.
            *request.first_response.followed_by.lock() = None;
            sent
        }
        (Stage::Acknowledged, Cause::Command | Cause::Completion) => {
            drop(edit_late(request, data).await);
            None
        }
        (Stage::Open | Stage::Answered, _) => None,
    }
}

/// Sends the acknowledgement; false if there is a response.
async fn acknowledge(request: &Request) -> bool {
    let mut stage = request.first_response.stage.lock().await;
    if *stage != Stage::Open {
        return false;
    }
    let response = match request.first_response.cause {
        Cause::Press => CreateInteractionResponse::Acknowledge,
        Cause::Command | Cause::Completion => slash::deferral(request),
    };
    match response
        .execute(&request.context.connection.answers, (request.token.id, &request.token.secret))
        .await
    {
        Ok(()) => {
            request.first_response.interaction.responded();
            *stage = Stage::Acknowledged;
        }
        Err(error) => {
            tracing::warn!(trouble = ?ErrorClass::of(&error), "an interaction could not be acknowledged");
            return false;
        }
    }
    true
}

/// Answers an interaction that was acknowledged, with what would have been the first response.
pub(crate) async fn respond_late(
    request: &Request,
    response: &impl serde::Serialize,
) -> Result<Option<MessageId>, serenity::Error> {
    let Value::Object(mut response) = serde_json::to_value(response)? else { return Ok(None) };
    let kind = response.get("type").and_then(Value::as_u64).unwrap_or(0);
    let data = response.remove("data").unwrap_or_default();
    match (request.first_response.cause, kind) {
        (Cause::Press, DEFERRED_UPDATE) | (Cause::Command, DEFERRED_MESSAGE) => Ok(None),
        (Cause::Press, UPDATE_MESSAGE) => edit_late(request, data).await,
        (Cause::Press, NEW_MESSAGE) => follow_late(request, &data).await,
        (Cause::Command, NEW_MESSAGE) if is_private(&data) != request.direct => {
            edit_late(request, data).await
        }
        (Cause::Command, NEW_MESSAGE) => {
            // A private acknowledgement can't become a public message.
            let http = &request.context.connection.answers;
            interaction_response::persist(request, || {
                http.delete_original_interaction_response(&request.token.secret)
            })
            .await?;
            follow_late(request, &data).await
        }
        // A form, or a picture that a press asks for in a message of its own: both only as a first response.
        _ => {
            let said = Answer { public: request.direct, ..Answer::new(request.words.too_slow()) };
            let said = serde_json::to_value(message(&said))?;
            match request.first_response.cause {
                Cause::Press => follow_late(request, &said).await?,
                Cause::Command | Cause::Completion => edit_late(request, said).await?,
            };
            // What would follow the response is not to be sent.
            Err(serenity::Error::Other("it is too late for this response"))
        }
    }
}

async fn edit_late(request: &Request, mut data: Value) -> Result<Option<MessageId>, serenity::Error> {
    let flags = data.get("flags").and_then(Value::as_u64).unwrap_or(0) & !EPHEMERAL;
    if let Some(data) = data.as_object_mut() {
        data.remove("tts");
        if flags & COMPONENTS_V2 != 0 {
            // Such a message has no text beside its components, also none from before.
            data.insert("content".to_owned(), Value::Null);
        }
        match flags {
            0 => drop(data.remove("flags")),
            flags => drop(data.insert("flags".to_owned(), flags.into())),
        }
    }
    interaction_response::edit_raw(request, &data, None).await.map(|sent| Some(sent.id))
}

async fn follow_late(request: &Request, data: &Value) -> Result<Option<MessageId>, serenity::Error> {
    let http = &request.context.connection.answers;
    let application_id = http.application_id().ok_or(HttpError::ApplicationIdMissing)?;
    let route = Route::WebhookFollowupMessages { application_id, token: &request.token.secret };
    let http_request = Raw::new(route, LightMethod::Post).body(Some(serde_json::to_vec(data)?));
    let sent: Sent = interaction_response::persist(request, || http.fire(http_request.clone())).await?;
    *request.first_response.followed_by.lock() = Some(sent.id);
    Ok(Some(sent.id))
}

/// The newest order of that person that has to wait for its dice.
fn own_order(waiting: &mut Receiver<OnItsWay>, person: u64) -> Option<OnItsWay> {
    loop {
        match waiting.try_recv() {
            Ok(order) if order.person == person => return Some(order),
            Ok(_) | Err(TryRecvError::Lagged(_)) => {}
            Err(TryRecvError::Empty | TryRecvError::Closed) => return None,
        }
    }
}

fn is_private(data: &Value) -> bool {
    data.get("flags").and_then(Value::as_u64).unwrap_or(0) & EPHEMERAL != 0
}
