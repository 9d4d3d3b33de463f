//! The direct message to the one player for whom the table still waits, after all others have answered.

use super::notice_delivery::NoticeDelivery;
use super::outgoing_message::OutgoingMessage;
use crate::discord::panels::public_panel;
use crate::discord::texts::status_text::{link, moment};
use crate::table::{Look, Notice, NoticeKind, TableError};

impl NoticeDelivery {
    /// The message; `None` if the answer came while it waited for its turn.
    pub(super) async fn last_to_answer(
        &self,
        notice: &Notice,
        look: &Look,
    ) -> Result<Option<OutgoingMessage>, TableError> {
        let NoticeKind::LastToAnswer { person, deadline, .. } = notice.kind else { return Ok(None) };
        let words = self.words_of(person).await?;
        let server = self.context.server_name(look.place.guild, words).await?;
        let mut lines = vec![words.dm_last_to_answer(look.number, &server)];
        lines.extend(deadline.map(|until| words.status_deadline(&moment(words, until))));
        lines.push(link(look));
        // Last, so that nothing else is waited for between this and the sending.
        if !self.context.table.is_still_asked(notice).await? {
            return Ok(None);
        }
        let rows = public_panel::play_here(words, look.game);
        Ok(Some(OutgoingMessage { rows, ..OutgoingMessage::new(&lines.join("\n")) }))
    }
}
