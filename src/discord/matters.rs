//! The message that tells one player of an offer, of its answer or end, of a promise, or of a payment (R3-8): a direct message with
//! buttons; a mention in the channel that says nothing of it if direct messages are closed ([PBP-19]).

use super::families;
use super::notice_delivery::NoticeDelivery;
use super::outgoing_message::OutgoingMessage;
use super::status_text::link;
use crate::rules::{Matter, Seen};
use crate::table::{Look, TableError};
use serenity::all::UserId;

impl NoticeDelivery {
    /// The message; `None` if it is no longer true.
    pub(super) async fn matter(
        &self,
        (look, seen): (&Look, &[Seen]),
        person: u64,
        matter: Matter,
        here: bool,
    ) -> Result<Option<OutgoingMessage>, TableError> {
        if here {
            let public = self.context.public(look.place.guild).await?;
            let said = public.channel_matter(&format!("<@{person}>"));
            let pings = vec![UserId::new(person)];
            return Ok(Some(OutgoingMessage { pings, ..OutgoingMessage::new(&said) }));
        }
        let words = self.words_of(person).await?;
        let Some(told) = families::matter(words, look, seen, matter) else { return Ok(None) };
        let server = self.server(look.place.guild, words).await?;
        let text = words.dm_matter(look.number, &server, &told.text, &link(look));
        Ok(Some(OutgoingMessage { rows: OutgoingMessage::from(told).rows, ..OutgoingMessage::new(&text) }))
    }
}
