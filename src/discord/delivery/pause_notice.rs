//! The direct message about a pause of a game, and about its end ([PBP-21]).

use super::notice_delivery::NoticeDelivery;
use super::outgoing_message::OutgoingMessage;
use crate::discord::texts::status_text::{link, moment};
use crate::table::{Look, TableError};

impl NoticeDelivery {
    /// The message; with the deadline of its reader, if the game waits for them.
    pub(super) async fn pause_notice(&self, look: &Look, person: u64) -> Result<OutgoingMessage, TableError> {
        let words = self.words_of(person).await?;
        let server = self.context.server_name(look.place.guild, words).await?;
        let mut lines = vec![match look.standstill.pause {
            Some(pause) => words.dm_paused(look.number, &server, &moment(words, pause.until)),
            None => words.dm_goes_on(look.number, &server),
        }];
        let asked = look.view.awaited_asks().next().is_some();
        lines.extend(
            look.deadline.filter(|_| asked).map(|until| words.status_deadline(&moment(words, until))),
        );
        lines.push(link(look));
        Ok(OutgoingMessage::new(&lines.join("\n")))
    }
}
