//! Responses to interactions: the first response within three seconds, and later edits while the token is valid.
//! Temporary failures are retried, so that the message does not stay at "is thinking…". Retries are bounded, and there
//! is only one first response.

use super::request::Request;
use crate::discord::connection::error_class::ErrorClass;
use crate::discord::connection::interaction_token::Token;
use crate::discord::context::first_response::Stage;
use crate::discord::context::prepared_panel::PreparedPanel;
use crate::discord::interactions::late_response;
use crate::ops::InteractionResult;
use crate::table::Millis;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serenity::all::{
    AttachmentId, Builder, CreateAllowedMentions, CreateAttachment, CreateInteractionResponse,
    CreateInteractionResponseFollowup, EditInteractionResponse, HttpError, Message, MessageId,
};
use serenity::http::{LightMethod, Multipart, MultipartUpload, Request as Raw, Route};
use std::future::Future;
use std::time::Duration;

/// No attempt of the first response starts after this time: Discord allows three seconds including transmission.
const FIRST: Duration = Duration::from_millis(2_400);
/// Tokens are valid for 15 minutes; this leaves time for a request. In milliseconds.
const TOKEN: Millis = 14 * 60_000 + 30_000;
/// Maximum number of attempts of an edit; with the longest delay they outlast the token.
const MOST_TRIES: u32 = 64;
/// Delay between the first two attempts; it doubles each time.
const SHORTEST: Duration = Duration::from_millis(250);
/// Maximum delay between two attempts.
const LONGEST: Duration = Duration::from_secs(20);

/// A first response with a body of our own.
#[derive(Serialize)]
struct Callback<'a, T> {
    #[serde(rename = "type")]
    kind: u8,
    data: &'a T,
}

/// Discord's answer to a first response: no more than what is needed.
#[derive(Deserialize)]
struct Responded {
    resource: Option<Resource>,
}

#[derive(Deserialize)]
struct Resource {
    message: Option<Sent>,
}

/// A message as Discord has taken it, with the components that the client's own type drops.
#[derive(Deserialize)]
pub(crate) struct Sent {
    pub(crate) id: MessageId,
    #[serde(default)]
    components: Vec<Value>,
}

impl Sent {
    /// The id of the file that its components show.
    pub(crate) fn attachment(&self) -> Option<AttachmentId> {
        self.components.iter().find_map(attachment).map(AttachmentId::new)
    }
}

fn attachment(part: &Value) -> Option<u64> {
    match part {
        Value::Object(object) => match object.get("attachment_id").and_then(Value::as_str) {
            Some(id) => id.parse().ok().filter(|id| *id > 0),
            None => object.values().find_map(attachment),
        },
        Value::Array(parts) => parts.iter().find_map(attachment),
        _ => None,
    }
}

/// Sends the first response. Retries temporary failures while there is time ([PBP-15]).
pub(crate) async fn respond(
    request: &Request,
    response: CreateInteractionResponse,
) -> Result<(), serenity::Error> {
    let (http, Token { id, secret, .. }) = (&request.context.connection.answers, &request.token);
    let mut stage = request.first_response.stage.lock().await;
    if *stage == Stage::Acknowledged {
        *stage = Stage::Answered;
        late_response::respond_late(request, &response).await?;
        press_answered(request);
        return Ok(());
    }
    first_answer(request, || response.clone().execute(http, (*id, secret.as_str()))).await?;
    *stage = Stage::Answered;
    Ok(())
}

/// The same with a body of our own. Returns the id of the message that the response made or changed, if Discord has
/// told it.
pub(crate) async fn respond_raw(
    request: &Request,
    kind: u8,
    data: &(impl Serialize + Sync),
) -> Result<Option<MessageId>, serenity::Error> {
    respond_with(request, Callback { kind, data }, None).await
}

/// The same with a panel whose response is made already.
pub(crate) async fn respond_prepared(
    request: &Request,
    kind: u8,
    panel: &PreparedPanel,
) -> Result<Option<MessageId>, serenity::Error> {
    let response = Callback { kind, data: &panel.body };
    respond_with(request, response, Some(panel.response.clone())).await
}

/// The JSON of a first response with a body of our own.
pub(crate) fn encoded(kind: u8, data: &impl Serialize) -> Result<Vec<u8>, serde_json::Error> {
    serde_json::to_vec(&Callback { kind, data })
}

/// A first response with a body of our own; `json` is the same if it is known already.
async fn respond_with<T: Serialize + Sync>(
    request: &Request,
    response: Callback<'_, T>,
    json: Option<Vec<u8>>,
) -> Result<Option<MessageId>, serenity::Error> {
    let (http, Token { id, secret, .. }) = (&request.context.connection.answers, &request.token);
    let mut stage = request.first_response.stage.lock().await;
    if *stage == Stage::Acknowledged {
        let sent = late_response::respond_late(request, &response).await?;
        *stage = Stage::Answered;
        press_answered(request);
        return Ok(sent);
    }
    let body = json.map_or_else(|| serde_json::to_vec(&response), Ok)?;
    let route = Route::InteractionResponse { interaction_id: *id, token: secret };
    let http_request = Raw::new(route, LightMethod::Post)
        .params(Some(vec![("with_response", "true".to_owned())]))
        .body(Some(body));
    let answer: Option<Responded> = first_answer(request, || http.fire(http_request.clone())).await?;
    *stage = Stage::Answered;
    Ok(answer.and_then(|answer| answer.resource).and_then(|made| made.message).map(|message| message.id))
}

/// Says that the press, if this is one, was answered.
fn press_answered(request: &Request) {
    request.press.iter().for_each(|press| press.answered());
}

/// `None`: an earlier attempt was carried out.
async fn first_answer<T, F>(
    request: &Request,
    mut one_try: impl FnMut() -> F,
) -> Result<Option<T>, serenity::Error>
where
    F: Future<Output = Result<T, serenity::Error>>,
{
    let mut waited = Duration::ZERO;
    let mut wait = SHORTEST;
    loop {
        let error = match one_try().await {
            Ok(done) => {
                request.first_response.interaction.responded();
                press_answered(request);
                return Ok(Some(done));
            }
            Err(error) if ErrorClass::answered_already(&error) => {
                request.first_response.interaction.responded();
                press_answered(request);
                return Ok(None);
            }
            Err(error) => error,
        };
        if ErrorClass::of(&error) != ErrorClass::Passing || waited + wait > FIRST {
            return Err(error);
        }
        pause(wait).await;
        waited += wait;
        wait *= 2;
    }
}

/// Edits the deferred response. If Discord rejects the edit, replaces it by a line that reports an internal error.
pub(crate) async fn complete_response(
    request: &Request,
    edit: EditInteractionResponse,
) -> Result<(), serenity::Error> {
    let http = &request.context.connection.answers;
    let tried = edit_response(request, edit).await;
    match tried.map_err(|error| (ErrorClass::known(&error), error)) {
        Ok(_) => Ok(()),
        Err((ErrorClass::Refused, _)) => {
            request.first_response.interaction.note(InteractionResult::Failed);
            tracing::warn!("an answer was refused");
            let said = EditInteractionResponse::new()
                .allowed_mentions(CreateAllowedMentions::new())
                .content(request.words.no_internal());
            persist(request, || said.clone().execute(http, &request.token.secret)).await.map(drop)
        }
        Err((_, error)) => Err(error),
    }
}

/// Edits the response while its token is valid.
pub(crate) async fn edit_response(
    request: &Request,
    edit: EditInteractionResponse,
) -> Result<Message, serenity::Error> {
    let http = &request.context.connection.answers;
    if followed_by(request).is_some() {
        // The original message is another one; the picture that would be added to a late answer is left out.
        return answered_with(request).await;
    }
    persist(request, || edit.clone().execute(http, &request.token.secret)).await
}

/// The same with a body of our own, and at most one file: this client gives all files of such a request one number.
pub(crate) async fn edit_raw(
    request: &Request,
    body: &(impl Serialize + Sync),
    file: Option<CreateAttachment>,
) -> Result<Sent, serenity::Error> {
    let http = &request.context.connection.answers;
    let application_id = http.application_id().ok_or(HttpError::ApplicationIdMissing)?;
    let token = request.token.secret.as_str();
    let route = match followed_by(request) {
        Some(message_id) => Route::WebhookFollowupMessage { application_id, token, message_id },
        None => Route::WebhookOriginalInteractionResponse { application_id, token },
    };
    let json = serde_json::to_string(body)?;
    let http_request = Raw::new(route, LightMethod::Patch);
    let http_request = match file {
        Some(file) => http_request.multipart(Some(Multipart {
            upload: MultipartUpload::Attachments(vec![file]),
            fields: Vec::new(),
            payload_json: Some(json),
        })),
        None => http_request.body(Some(json.into_bytes())),
    };
    persist(request, || http.fire(http_request.clone())).await
}

/// Sends one more private message after the response.
pub(crate) async fn follow_up(request: &Request, text: String) -> Result<(), serenity::Error> {
    let http = &request.context.connection.answers;
    let message = CreateInteractionResponseFollowup::new()
        .content(text)
        .allowed_mentions(CreateAllowedMentions::new())
        .ephemeral(true);
    persist(request, || message.clone().execute(http, (None, &*request.token.secret))).await.map(drop)
}

/// The message that the response became.
pub(crate) async fn answered_with(request: &Request) -> Result<Message, serenity::Error> {
    let (http, token) = (&request.context.connection.answers, &request.token.secret);
    match followed_by(request) {
        Some(id) => persist(request, || http.get_followup_message(token, id)).await,
        None => persist(request, || http.get_original_interaction_response(token)).await,
    }
}

/// The message that a late response became, if it is not the original one.
fn followed_by(request: &Request) -> Option<MessageId> {
    *request.first_response.followed_by.lock()
}

/// Retries a request with this interaction's token until it succeeds, is refused, or the token has expired.
pub(crate) async fn persist<T, F>(
    request: &Request,
    mut one_try: impl FnMut() -> F,
) -> Result<T, serenity::Error>
where
    F: Future<Output = Result<T, serenity::Error>>,
{
    let mut wait = SHORTEST;
    for tries in 1.. {
        let error = match one_try().await {
            Ok(done) => return Ok(done),
            Err(error) => error,
        };
        let alive = request.context.clock.steady() - request.token.since < TOKEN;
        let passing =
            ErrorClass::of(&error) == ErrorClass::Passing && !matches!(error, serenity::Error::Model(_));
        if !passing || !alive || tries >= MOST_TRIES {
            return Err(error);
        }
        pause(wait).await;
        wait = (wait * 2).min(LONGEST);
    }
    unreachable!("tries are counted")
}

#[allow(
    clippy::disallowed_methods,
    reason = "tries again after a moment of real time, as long as a token lives"
)]
pub(crate) async fn pause(time: Duration) {
    tokio::time::sleep(time).await;
}
