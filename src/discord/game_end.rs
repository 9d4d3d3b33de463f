//! The end of a game: one message with who won and why, the final table, the board and the chart; the film is added to that
//! message when it is made.
//!
//! Never: the sentence twice, a second message for what the first has room for.

use super::error_class::ErrorClass;
use super::film_queue::Films;
use super::notice_delivery::{Letter, NoticeDelivery};
use super::panel;
use super::waiting_names::names;
use crate::render::{ChartKind, Theme};
use crate::table::{Failure, Look, Notice, TableError};
use crate::text::Words;
use serenity::all::{
    ChannelId, CreateAllowedMentions, CreateAttachment, CreateMessage, EditAttachments, EditMessage, Message,
    MessageId, Nonce,
};

/// Who won and why, and what each of them had; with the seed, so that it can be checked.
pub(super) fn told(words: Words, look: &Look) -> String {
    let names = names(look);
    let Some(outcome) = &look.view.outcome else { return super::waiting_names::waiting(words, look) };
    let mut lines = vec![words.headline_over(&words.ended(outcome, &look.view, &names))];
    lines.extend(words.final_table(outcome, &look.view, &names));
    lines.extend(look.revealed.as_ref().map(|revealed| words.seed_revealed(&revealed.seed)));
    lines.join("\n")
}

impl NoticeDelivery {
    /// The end of a game: how it went, and what else can be seen of it.
    pub(super) async fn ended(&self, notice: &Notice, look: &Look) -> Result<Letter, TableError> {
        let public = self.context.public;
        let mut letter = Letter::new(&told(public, look));
        letter.pictures.extend(self.context.pictures.board(look, public, &[], self.context.format()).await);
        let back = match self.context.table.lookback(notice.place, Some(notice.game)).await {
            Ok(back) if back.history.turns() > 0 => back,
            Err(error @ TableError::Store(_)) => return Err(error),
            // The end is announced all the same.
            _ => return Ok(letter),
        };
        let drawn = self.context.pictures.chart(&back, ChartKind::Territories, Theme::Dark, public).await;
        letter.pictures.extend(drawn);
        Ok(Letter { rows: panel::charts(public, look.game), ..letter })
    }
}

/// Where a film goes.
pub(super) struct Place<'a> {
    pub(super) http: &'a serenity::all::Http,
    pub(super) notice: &'a Notice,
    /// What is said where it has to be a message of its own.
    pub(super) said: String,
}

impl Films {
    /// Adds the film to the message that tells the end; where that message is gone or has become too old, or Discord finds all of it
    /// together too large, the film follows as a message of its own.
    pub(super) async fn show(place: Place<'_>, film: CreateAttachment) -> Result<u64, Failure> {
        let Place { http, notice, said } = place;
        let channel = ChannelId::new(notice.place.channel);
        let failed = |error: serenity::Error| ErrorClass::of(&error).failure(notice.attempts);
        if let Some(message) = notice.message {
            match added(http, channel, MessageId::new(message), film.clone()).await {
                Ok(()) => return Ok(message),
                Err(error) => match ErrorClass::of(&error) {
                    ErrorClass::MessageGone | ErrorClass::TooOld | ErrorClass::Refused => {}
                    trouble => return Err(trouble.failure(notice.attempts)),
                },
            }
        }
        let message = CreateMessage::new()
            .content(said)
            .allowed_mentions(CreateAllowedMentions::new())
            .nonce(Nonce::String(notice.nonce.clone()))
            .enforce_nonce(true)
            .add_file(film);
        channel.send_message(http, message).await.map(|sent| sent.id.get()).map_err(failed)
    }
}

/// An edit keeps only the files that it names: what is there is asked for by an edit that changes nothing, for which the bot
/// needs no further permission.
async fn added(
    http: &serenity::all::Http,
    channel: ChannelId,
    message: MessageId,
    film: CreateAttachment,
) -> Result<(), serenity::Error> {
    let silent = CreateAllowedMentions::new();
    let known: Message =
        channel.edit_message(http, message, EditMessage::new().allowed_mentions(silent.clone())).await?;
    if known.attachments.iter().any(|there| there.filename == film.filename) {
        return Ok(());
    }
    let files = EditAttachments::keep_all(&known).add(film);
    let edit = EditMessage::new().allowed_mentions(silent).attachments(files);
    channel.edit_message(http, message, edit).await.map(drop)
}
