//! The message that tells one player of an offer, of its answer or end, of a promise, of a payment (R3-8), or of a missile (R3-34): a
//! direct message with buttons; a mention in the channel, which says nothing of a deal, if direct messages are closed ([PBP-19]).

use super::notice_delivery::NoticeDelivery;
use super::outgoing_message::OutgoingMessage;
use crate::discord::texts::status_text::link;
use crate::rules::{PersonalNotice, Seen};
use crate::table::{Look, TableError};
use serenity::all::UserId;

impl NoticeDelivery {
    /// The message; `None` if it is no longer true.
    pub(crate) async fn personal_notice(
        &self,
        (look, seen): (&Look, &[Seen]),
        person: u64,
        notice: PersonalNotice,
        here: bool,
    ) -> Result<Option<OutgoingMessage>, TableError> {
        if here {
            let public = self.context.public(look.place.guild).await?;
            let mention = format!("<@{person}>");
            let said = match self.context.family(look).public_notice(public, look, seen, notice) {
                Some(told) => public.channel_result(&mention, &told),
                None => public.channel_matter(&mention),
            };
            let pings = vec![UserId::new(person)];
            return Ok(Some(OutgoingMessage { pings, ..OutgoingMessage::new(&said) }));
        }
        let words = self.words_of(person).await?;
        let Some(told) = self.context.family(look).personal_notice(words, look, seen, notice) else {
            return Ok(None);
        };
        let server = self.context.server_name(look.place.guild, words).await?;
        let text = words.dm_matter(look.number, &server, &told.text, &link(look));
        Ok(Some(OutgoingMessage { rows: OutgoingMessage::from(told).rows, ..OutgoingMessage::new(&text) }))
    }
}
