//! Turn log in the channel: one message, edited during the turn. It continues in a new message if it is too long, or if
//! the message is too old to be edited ([PBP-6]). Each line is posted exactly once.

use super::notice_delivery::NoticeDelivery;
use super::outgoing_message::{OutgoingMessage, anew};
use crate::discord::connection::error_class::ErrorClass;
use crate::discord::texts::status_text::names;
use crate::rules::Seen;
use crate::table::{Failure, LogPart, Look, Millis, Notice, TableError};
use serenity::all::{ChannelId, CreateAllowedMentions, EditMessage, MessageId};

/// Age from which the log continues in a new message, in milliseconds: Discord limits edits of messages older than an
/// hour.
const OLD: Millis = 59 * 60_000;

/// Where a log continues: the part, its message if it exists, and the index of its first event.
struct At {
    part: u32,
    message: Option<u64>,
    since: usize,
    posted: Millis,
}

impl NoticeDelivery {
    /// Posts or edits what the log of a turn lacks. Returns its newest message.
    pub(crate) async fn turn_log(
        &self,
        notice: &Notice,
        look: &Look,
        seen: &[Seen],
    ) -> Result<Result<Option<u64>, Failure>, TableError> {
        let words = self.context.public(look.place.guild).await?;
        let (names, now) =
            (names(look).with_faces(self.context.dice.faces()).in_brief(), self.context.clock.now());
        let last = self.context.table.last_log_part(notice.id).await?;
        if last.is_some_and(|last| last.told >= seen.len()) && notice.message.is_some() {
            return Ok(Ok(notice.message));
        }
        let next = |last: LogPart| At { part: last.part + 1, message: None, since: last.told, posted: now };
        let mut at = match last {
            None => At { part: 0, message: None, since: 0, posted: now },
            Some(last) if now - last.posted >= OLD => next(last),
            // Without a message: it was deleted, so it is posted again.
            Some(last) => {
                let message = notice.message.map(|_| last.message);
                At { part: last.part, message, since: last.since, posted: last.posted }
            }
        };
        let mut newest = notice.message;
        while let Some((told, text)) = words.turn_log_part(seen, at.since, &names) {
            let message = match self.log_sent(notice, &at, &text).await.map_err(|e| (ErrorClass::of(&e), e)) {
                Ok(message) => message,
                Err((ErrorClass::TooOld | ErrorClass::Archived | ErrorClass::Locked, _))
                    if at.message.is_some() =>
                {
                    at = last.map_or(At { message: None, ..at }, next);
                    continue;
                }
                Err((trouble, _)) => return Ok(Err(trouble.failure(notice.attempts))),
            };
            let row = LogPart { part: at.part, message, since: at.since, told, posted: at.posted };
            self.context.table.log_posted(notice.id, row).await?;
            newest = Some(message);
            at = At { part: at.part + 1, message: None, since: told, posted: now };
        }
        Ok(Ok(newest))
    }

    /// Posts or edits one message of the log.
    async fn log_sent(&self, notice: &Notice, at: &At, text: &str) -> Result<u64, serenity::Error> {
        let channel = ChannelId::new(notice.place.channel);
        let part = if at.part == 0 { String::new() } else { format!("p{:x}", at.part) };
        let nonce = format!("{}{part}", notice.nonce);
        let Some(message) = at.message else {
            return self.post_as(channel, OutgoingMessage::new(text), &nonce).await;
        };
        let edit = EditMessage::new().content(text).allowed_mentions(CreateAllowedMentions::new());
        let http = self.context.connection.editing(channel).await;
        let edited = channel.edit_message(http, MessageId::new(message), edit).await;
        match edited.map_err(|error| (ErrorClass::of(&error), error)) {
            Ok(_) => Ok(message),
            // Deleted in Discord: posted again.
            Err((ErrorClass::MessageGone, _)) => {
                self.post_as(channel, OutgoingMessage::new(text), &anew(&nonce, message)).await
            }
            Err((_, error)) => Err(error),
        }
    }
}
