//! The way to answer one interaction. Never written to a log.

use crate::table::Millis;
use serenity::all::InteractionId;

/// How to reach whoever waits for an answer.
#[derive(Clone)]
pub(crate) struct Token {
    pub(crate) id: InteractionId,
    pub(crate) secret: String,
    pub(crate) since: Millis,
}
