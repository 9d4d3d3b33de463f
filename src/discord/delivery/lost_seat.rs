//! What somebody who did not answer in time is told: what they missed, and that a computer player plays their seat ([PBP-30]).

use super::notice_delivery::NoticeDelivery;
use super::outgoing_message::OutgoingMessage;
use crate::discord::panels::lost_seat::take_back_button;
use crate::discord::texts::status_text::{after_misses, link};
use crate::rules::Seat;
use crate::table::{Look, Missed, TableError};
use serenity::all::UserId;

impl NoticeDelivery {
    /// The message to somebody whose seat a computer player plays now: a direct message, or a mention in the channel.
    pub(super) async fn seat_lost(
        &self,
        (look, missed): (&Look, &Missed),
        (person, seat): (u64, Seat),
        here: bool,
    ) -> Result<OutgoingMessage, TableError> {
        let words =
            if here { self.context.public(look.place.guild).await? } else { self.words_of(person).await? };
        let rows = take_back_button(words, look.game);
        if here {
            let said = words.channel_seat_lost(&format!("<@{person}>"));
            let pings = vec![UserId::new(person)];
            return Ok(OutgoingMessage { rows, pings, ..OutgoingMessage::new(&said) });
        }
        let server = self.context.server_name(look.place.guild, words).await?;
        let said = format!("{}\n{}", words.dm_seat_lost(look.number, &server), link(look));
        let text = after_misses(words, look, seat, missed, said);
        Ok(OutgoingMessage { rows, ..OutgoingMessage::new(&text) })
    }
}
