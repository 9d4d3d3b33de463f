//! Sends, posts and edits the messages of notices: each at most once, in the channel of the game or by direct message, as
//! soon as Discord's limits allow it. An edit that Discord can't carry out is not tried again.

use super::notice_delivery::NoticeDelivery;
use super::outgoing_message::{OutgoingMessage, anew, attachment};
use crate::discord::connection::error_class::ErrorClass;
use crate::table::{AnnouncementKind, Audience, Failure, Notice, NoticeContent, NoticeKind, TableError};
use serenity::all::{ChannelId, CreateAllowedMentions, CreateMessage, EditMessage, MessageId, Nonce};

/// Maximum number of messages remembered as too old; the oldest are forgotten first.
const MOST_TOO_OLD: usize = 2_000;

type Sent = Result<Option<u64>, ErrorClass>;

impl NoticeDelivery {
    /// Makes the message of a notice and sends it, or edits the one that there is. Waits for the channel before it draws
    /// anything.
    pub(crate) async fn send_letter(
        &self,
        notice: &Notice,
        brief: NoticeContent,
    ) -> Result<Sent, TableError> {
        let only_edited = matches!(
            notice.kind,
            NoticeKind::Panel | NoticeKind::OldPanel { .. } | NoticeKind::Answered { .. }
        );
        if only_edited && notice.message.is_none() {
            return Ok(Ok(None));
        }
        let to = match notice.audience {
            Audience::Channel => ChannelId::new(notice.place.channel),
            Audience::Person(person) => match self.dm_channel(person).await? {
                Ok(channel) => channel,
                Err(trouble) => return Ok(Err(trouble)),
            },
        };
        if notice.message.is_none() {
            self.context.connection.room_to_post(to).await;
        }
        let Some(letter) = self.letter(notice, brief).await? else { return Ok(Ok(notice.message)) };
        let direct = matches!(notice.audience, Audience::Person(_));
        let letter = OutgoingMessage { direct, ..letter };
        let sent = match (notice.message, &notice.kind) {
            (Some(message), NoticeKind::Answered { .. }) => self.answered(notice, to, message, letter).await,
            (Some(message), _) => self.edit(notice, to, message, letter).await,
            (None, _) => self.post(notice, to, letter).await,
        };
        if let (Audience::Person(person), Err(ErrorClass::Gone)) = (notice.audience, &sent) {
            self.context.dm_channels.forget(&self.context.table, person).await?;
            return Ok(Err(ErrorClass::Passing));
        }
        Ok(sent)
    }

    pub(crate) async fn dm_channel(&self, person: u64) -> Result<Result<ChannelId, ErrorClass>, TableError> {
        let context = &self.context;
        context.dm_channels.of((&context.table, &context.connection), person).await
    }

    /// Deletes a direct message about a decision that was taken, or a reminder of it in the channel.
    pub(crate) async fn delete_direct(
        &self,
        notice: &Notice,
        person: u64,
        message: u64,
    ) -> Result<Result<Option<u64>, Failure>, TableError> {
        let channel = match notice.audience {
            Audience::Channel => ChannelId::new(notice.place.channel),
            Audience::Person(_) => match self.dm_channel(person).await? {
                Ok(channel) => channel,
                Err(trouble) => return Ok(Err(trouble.failure(notice.attempts))),
            },
        };
        let http = self.context.connection.request().await;
        let deleted = channel.delete_message(http, MessageId::new(message)).await;
        Ok(match deleted.map_err(ErrorClass::from) {
            Ok(()) | Err(ErrorClass::MessageGone) => Ok(Some(message)),
            Err(trouble) => Err(trouble.failure(notice.attempts)),
        })
    }

    async fn post(&self, notice: &Notice, to: ChannelId, letter: OutgoingMessage) -> Sent {
        Ok(Some(self.post_as(to, letter, &notice.nonce).await?))
    }

    /// Posts a message at most once: Discord returns the earlier message with the same nonce. If that message has
    /// outdated content, edits it.
    pub(crate) async fn post_as(
        &self,
        to: ChannelId,
        mut letter: OutgoingMessage,
        nonce: &str,
    ) -> Result<u64, serenity::Error> {
        let flags = letter.flags();
        if !letter.direct {
            letter.text = self.context.mentions.within(&letter.text);
        }
        let connection = &self.context.connection;
        let files = std::mem::take(&mut letter.pictures).into_iter().map(attachment);
        let message = CreateMessage::new()
            .content(letter.text.clone())
            .allowed_mentions(CreateAllowedMentions::new().users(letter.pings.clone()))
            .components(letter.rows.clone())
            .flags(flags)
            .nonce(Nonce::String(nonce.to_owned()))
            .enforce_nonce(true)
            .add_files(files);
        let there = to.send_message(connection.posting(to).await, message).await?;
        if letter.differs(&there) {
            let edit = EditMessage::new()
                .content(letter.text)
                .components(letter.rows)
                .allowed_mentions(CreateAllowedMentions::new());
            to.edit_message(connection.editing(to).await, there.id, edit).await?;
        }
        Ok(there.id.get())
    }

    /// Edits the message that asked a player for a decision, after the answer: replaces the text and removes picture
    /// and buttons. A direct message that is too old for an edit is deleted, so that none still asks.
    async fn answered(
        &self,
        notice: &Notice,
        channel: ChannelId,
        message: u64,
        letter: OutgoingMessage,
    ) -> Sent {
        let direct = letter.direct;
        let edit = EditMessage::new()
            .content(letter.text)
            .components(letter.rows)
            .allowed_mentions(CreateAllowedMentions::new())
            .remove_all_attachments();
        let http = self.context.connection.editing(channel).await;
        match channel.edit_message(http, MessageId::new(message), edit).await.map_err(ErrorClass::from) {
            Err(ErrorClass::TooOld) if direct => self.delete_outdated(notice, channel, message).await,
            Err(trouble) if !trouble.ends_edits() => return Err(trouble),
            _ => {}
        }
        Ok(Some(message))
    }

    /// Deletes a direct message whose text is outdated and can't be edited any more.
    async fn delete_outdated(&self, notice: &Notice, channel: ChannelId, message: u64) {
        let http = self.context.connection.request().await;
        if let Err(error) = channel.delete_message(http, MessageId::new(message)).await {
            let trouble = ErrorClass::of(&error);
            tracing::debug!(notice = notice.id, ?trouble, "an outdated direct message stays");
        }
    }

    /// Edits in place. If the message is too old or gone, a lobby or panel continues in a new message; for turn logs
    /// see `turn_log` ([PBP-6]).
    async fn edit(&self, notice: &Notice, channel: ChannelId, message: u64, letter: OutgoingMessage) -> Sent {
        // A panel continues in a new message, because the text of the old one is outdated ([PBP-7]).
        // How many agree to end a game must be seen as long as they may.
        let goes_on = matches!(
            notice.kind,
            NoticeKind::LobbyEdit
                | NoticeKind::Panel
                | NoticeKind::MovedAway { .. }
                | NoticeKind::Announcement {
                    what: AnnouncementKind::Call { .. } | AnnouncementKind::CallClosed { .. }
                }
        );
        if goes_on {
            let nonce = anew(&notice.nonce, message);
            return self.edit_or_post(channel, message, letter, &nonce).await.map(Some);
        }
        let (asks, direct) = (
            matches!(notice.kind, NoticeKind::YourTurn { .. } | NoticeKind::Mention { .. }),
            matches!(notice.audience, Audience::Person(_)),
        );
        match self.edited(channel, message, &letter).await {
            // It was a mention in the channel that the game has left, or a direct message and is now a mention.
            Err(ErrorClass::MessageGone) if asks => {
                Ok(Some(self.post_as(channel, letter, &anew(&notice.nonce, message)).await?))
            }
            // It tells a deadline or a place that is another now.
            Err(ErrorClass::TooOld) if asks && direct => {
                let new = self.post_as(channel, letter, &anew(&notice.nonce, message)).await?;
                self.delete_outdated(notice, channel, message).await;
                Ok(Some(new))
            }
            Err(trouble) if !trouble.ends_edits() => Err(trouble),
            _ => Ok(Some(message)),
        }
    }

    /// Edits a message, or posts it anew if it can't be edited any more.
    pub(crate) async fn edit_or_post(
        &self,
        channel: ChannelId,
        message: u64,
        letter: OutgoingMessage,
        nonce: &str,
    ) -> Result<u64, ErrorClass> {
        match self.edited(channel, message, &letter).await {
            Err(trouble) if trouble.ends_edits() => Ok(self.post_as(channel, letter, nonce).await?),
            edited => edited.map(|()| message),
        }
    }

    /// Edits a message, unless Discord has said already that it is too old.
    async fn edited(
        &self,
        channel: ChannelId,
        message: u64,
        letter: &OutgoingMessage,
    ) -> Result<(), ErrorClass> {
        if self.too_old.lock().contains(&message) {
            return Err(ErrorClass::TooOld);
        }
        let mut edit =
            EditMessage::new().components(letter.rows.clone()).allowed_mentions(CreateAllowedMentions::new());
        // An empty text leaves the content unchanged: of an old board post whose turn is unknown.
        if !letter.text.is_empty() {
            let text =
                if letter.direct { letter.text.clone() } else { self.context.mentions.within(&letter.text) };
            edit = edit.content(text);
        }
        let http = self.context.connection.editing(channel).await;
        let edited =
            channel.edit_message(http, MessageId::new(message), edit).await.map_err(ErrorClass::from);
        if edited.as_ref().is_err_and(|trouble| *trouble == ErrorClass::TooOld) {
            let mut too_old = self.too_old.lock();
            too_old.insert(message);
            if too_old.len() > MOST_TOO_OLD {
                too_old.pop_first();
            }
        }
        edited.map(drop)
    }
}
