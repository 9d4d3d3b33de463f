//! `PressResponse`: what the bot answers to a press of a component.

use crate::discord::context::answer::Answer;
use crate::discord::pictures::chart_or_film::ChartOrFilm;
use crate::table::GameId;
use serenity::all::CreateModal;

/// Whose data a file has ([PBP-54]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DataOf {
    /// Of the person who asks.
    Person,
    /// Of the server.
    Server,
}

/// Response to a press.
pub(crate) enum PressResponse {
    /// A new private message.
    Private(Answer),
    /// Replaces the message that was pressed.
    Instead(Answer),
    /// A modal.
    Form(CreateModal),
    /// The board as a picture, privately, as a deferred response.
    Board,
    /// The message of a new lobby, for all to see.
    Lobby(Answer),
    /// Data as a file, privately, as a deferred response.
    Data(DataOf),
    /// The best plans for the open question, privately, as a deferred response.
    Hint,
    /// A chart or film of that game, privately, as a deferred response.
    Chart(GameId, ChartOrFilm),
}
