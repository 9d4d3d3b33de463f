//! The answer to one interaction: its first response within three seconds, its later edit as long as the token lives.
//! Whatever fails in passing is tried again, so that nobody is left with "is thinking…".
//!
//! Never: a try for ever, a second first response.

use super::error_class::ErrorClass;
use super::interaction_token::Token;
use super::request::Request;
use crate::table::Millis;
use serenity::all::{
    Builder, CreateAllowedMentions, CreateInteractionResponse, EditInteractionResponse, Message,
};
use std::future::Future;
use std::time::Duration;

/// The first response has three seconds on the way there and back; no try begins after so long.
const FIRST: Duration = Duration::from_millis(2_400);
/// Tokens live for 15 minutes; a request needs a moment.
const TOKEN: Millis = 14 * 60_000 + 30_000;
/// The most tries of an edit; at the longest distance they outlast the token.
const MOST_TRIES: u32 = 64;
/// The distance between the first two tries; it doubles.
const SHORTEST: Duration = Duration::from_millis(250);
/// The longest distance between two tries.
const LONGEST: Duration = Duration::from_secs(20);

impl Request {
    /// The first response. A passing failure is tried again while there is time ([PBP-15]).
    pub(crate) async fn respond(&self, response: CreateInteractionResponse) -> Result<(), serenity::Error> {
        let (http, Token { id, secret, .. }) = (&self.context.connection.answers, &self.token);
        let mut waited = Duration::ZERO;
        let mut wait = SHORTEST;
        loop {
            let error = match response.clone().execute(http, (*id, secret.as_str())).await {
                Ok(()) => return Ok(()),
                Err(error) if ErrorClass::answered_already(&error) => return Ok(()),
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

    /// The answer that was promised. What Discord refuses for good becomes one line that says so.
    pub(crate) async fn complete(&self, edit: EditInteractionResponse) -> Result<(), serenity::Error> {
        let http = &self.context.connection.answers;
        let tried = self.persist(|| edit.clone().execute(http, &self.token.secret)).await;
        match tried.map_err(|error| (ErrorClass::of(&error), error)) {
            Ok(_) => Ok(()),
            Err((ErrorClass::Refused, error)) => {
                tracing::warn!(trouble = ?ErrorClass::Refused, %error, "an answer was refused");
                let said = EditInteractionResponse::new()
                    .allowed_mentions(CreateAllowedMentions::new())
                    .content(self.words.no_internal());
                self.persist(|| said.clone().execute(http, &self.token.secret)).await.map(drop)
            }
            Err((_, error)) => Err(error),
        }
    }

    /// The message that the answer became.
    pub(crate) async fn answered_with(&self) -> Result<Message, serenity::Error> {
        let http = &self.context.connection.answers;
        self.persist(|| http.get_original_interaction_response(&self.token.secret)).await
    }

    /// Tries something with this interaction's token until it is done, is refused, or the token is dead.
    async fn persist<T, F>(&self, mut one_try: impl FnMut() -> F) -> Result<T, serenity::Error>
    where
        F: Future<Output = Result<T, serenity::Error>>,
    {
        let mut wait = SHORTEST;
        for tries in 1.. {
            let error = match one_try().await {
                Ok(done) => return Ok(done),
                Err(error) => error,
            };
            let alive = self.context.clock.now() - self.token.since < TOKEN;
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
}

#[allow(
    clippy::disallowed_methods,
    reason = "tries again after a moment of real time, as long as a token lives"
)]
async fn pause(time: Duration) {
    tokio::time::sleep(time).await;
}
