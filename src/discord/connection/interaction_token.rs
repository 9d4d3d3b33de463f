//! Id and token of an interaction, needed to respond to it. The token must not be logged.

use crate::table::Millis;
use serenity::all::InteractionId;

/// Id, token and arrival time of an interaction.
#[derive(Clone)]
pub(crate) struct Token {
    pub(crate) id: InteractionId,
    pub(crate) secret: String,
    /// In steady time.
    pub(crate) since: Millis,
}
