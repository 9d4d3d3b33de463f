//! The message that tells somebody that another player nudges them ([PBP-66]): a direct message with the button that opens the panel,
//! or a mention in the channel.

use super::notice_delivery::NoticeDelivery;
use super::outgoing_message::OutgoingMessage;
use crate::discord::panels::public_panel;
use crate::discord::texts::status_text::{link, moment};
use crate::rules::Seat;
use crate::table::{Look, TableError};
use crate::text::escape_name;
use serenity::all::UserId;

impl NoticeDelivery {
    /// The message; with the deadline of its reader.
    pub(super) async fn nudge(
        &self,
        look: &Look,
        (person, by): (u64, Seat),
        here: bool,
    ) -> Result<OutgoingMessage, TableError> {
        let name = look.at(by).map_or_else(String::new, |seated| escape_name(&seated.name));
        if here {
            let public = self.context.public(look.place.guild).await?;
            let said = public.channel_nudged(&format!("<@{person}>"), &name);
            return Ok(OutgoingMessage { pings: vec![UserId::new(person)], ..OutgoingMessage::new(&said) });
        }
        let words = self.words_of(person).await?;
        let server = self.server(look.place.guild, words).await?;
        let mut lines = vec![words.dm_nudged(&name, look.number, &server)];
        lines.extend(look.deadline.map(|until| words.status_deadline(&moment(words, until))));
        lines.push(link(look));
        let rows = public_panel::play_here(words, look.game);
        Ok(OutgoingMessage { rows, ..OutgoingMessage::new(&lines.join("\n")) })
    }
}
