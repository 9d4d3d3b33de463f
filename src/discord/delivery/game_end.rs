//! The end of a game: one message with the result, the final table, the poster and a chart. The film is added to that
//! message when it is ready, or posted on its own if the message has no room for it.

use super::announcements::end_text;
use super::film_queue::Films;
use super::notice_delivery::NoticeDelivery;
use super::outgoing_message::OutgoingMessage;
use crate::discord::connection::error_class::ErrorClass;
use crate::discord::connection::http_clients::Connection;
use crate::discord::panels::public_panel;
use crate::discord::pictures::render_queue::Picture;
use crate::render::{ChartKind, Theme};
use crate::table::{Failure, Look, Notice, TableError};
use crate::text::Words;
use serenity::all::{
    ChannelId, CreateAllowedMentions, CreateAttachment, CreateMessage, EditAttachments, EditMessage, Message,
    MessageFlags, MessageId, Nonce,
};

impl NoticeDelivery {
    /// Message about the end of a game, with poster, chart and buttons for more charts.
    pub(crate) async fn ended(&self, notice: &Notice, look: &Look) -> Result<OutgoingMessage, TableError> {
        let public = self.context.public(notice.place.guild).await?;
        let rematch = public_panel::rematch(public, look.game);
        let mut letter =
            OutgoingMessage { rows: rematch.clone(), ..OutgoingMessage::new(&end_text(public, look)) };
        let back = match self.context.table.lookback(notice.place, Some(notice.game)).await {
            Ok(back) if back.history.turns() > 0 => back,
            Err(error @ TableError::Store(_)) => return Err(error),
            // The end is announced with the board alone.
            _ => {
                letter.pictures.extend(self.last_board(look, public).await);
                return Ok(letter);
            }
        };
        match self.context.pictures.poster(&back, public).await {
            Some(poster) => letter.pictures.push(poster),
            None => letter.pictures.extend(self.last_board(look, public).await),
        }
        let drawn = self.context.pictures.chart(&back, ChartKind::Territories, Theme::Dark, public).await;
        letter.pictures.extend(drawn);
        Ok(OutgoingMessage {
            rows: [rematch, public_panel::charts(public, look.game, look.view.rulebook)].concat(),
            ..letter
        })
    }

    async fn last_board(&self, look: &Look, public: Words) -> Option<Picture> {
        self.board(look, public, &[]).await
    }
}

/// Target of a film.
pub(crate) struct Place<'a> {
    pub(crate) connection: &'a Connection,
    pub(crate) notice: &'a Notice,
    /// Text of the film's own message, if it needs one.
    pub(crate) said: String,
}

impl Films {
    /// Adds the film to the message about the end. If that message is gone or too old, or Discord rejects it as too
    /// large with the film, posts the film as a message of its own.
    pub(crate) async fn show(place: Place<'_>, film: CreateAttachment) -> Result<u64, Failure> {
        let Place { connection, notice, said } = place;
        let channel = ChannelId::new(notice.place.channel);
        let failed = |error: serenity::Error| ErrorClass::of(&error).failure(notice.attempts);
        if let Some(message) = notice.message {
            match added(connection, channel, MessageId::new(message), film.clone()).await {
                Ok(()) => return Ok(message),
                Err(error) => match ErrorClass::of(&error) {
                    trouble if trouble.ends_edits() || trouble == ErrorClass::Refused => {}
                    trouble => return Err(trouble.failure(notice.attempts)),
                },
            }
        }
        let message = CreateMessage::new()
            .content(said)
            .flags(MessageFlags::SUPPRESS_NOTIFICATIONS)
            .allowed_mentions(CreateAllowedMentions::new())
            .nonce(Nonce::String(notice.nonce.clone()))
            .enforce_nonce(true)
            .add_file(film);
        let http = connection.posting(channel).await;
        channel.send_message(http, message).await.map(|sent| sent.id.get()).map_err(failed)
    }
}

/// Adds a file to a message. An edit keeps only the files that it names, so an edit without changes fetches the list of
/// existing ones first; this needs no further permission.
async fn added(
    connection: &Connection,
    channel: ChannelId,
    message: MessageId,
    film: CreateAttachment,
) -> Result<(), serenity::Error> {
    let silent = CreateAllowedMentions::new();
    let http = connection.editing(channel).await;
    let known: Message =
        channel.edit_message(http, message, EditMessage::new().allowed_mentions(silent.clone())).await?;
    if known.attachments.iter().any(|there| there.filename == film.filename) {
        return Ok(());
    }
    let files = EditAttachments::keep_all(&known).add(film);
    let edit = EditMessage::new().allowed_mentions(silent).attachments(files);
    channel.edit_message(connection.editing(channel).await, message, edit).await.map(drop)
}
