//! The message that reminds somebody who must decide ([PBP-20]): a direct message with the button that opens the panel, or a mention
//! in the channel.

use super::notice_delivery::NoticeDelivery;
use super::outgoing_message::OutgoingMessage;
use crate::discord::panels::public_panel;
use crate::discord::texts::status_text::{link, moment};
use crate::table::{Look, Notice, NoticeKind, TableError};
use serenity::all::UserId;

impl NoticeDelivery {
    /// The message; `None` if the answer came while it waited for its turn.
    pub(super) async fn reminder(
        &self,
        notice: &Notice,
        look: &Look,
    ) -> Result<Option<OutgoingMessage>, TableError> {
        let NoticeKind::Reminder { person, ask, deadline, here, .. } = notice.kind else { return Ok(None) };
        let (public, own) = (self.context.public(look.place.guild).await?, self.words_of(person).await?);
        let server = self.context.server_name(look.place.guild, own).await?;
        // Last, so that nothing else is waited for between this and the sending.
        if !self.context.table.is_reminder_due(notice).await? {
            return Ok(None);
        }
        if here {
            let mention = format!("<@{person}>");
            let said = public.channel_reminder(&mention, &public.task(ask), &moment(public, deadline));
            return Ok(Some(OutgoingMessage {
                pings: vec![UserId::new(person)],
                ..OutgoingMessage::new(&said)
            }));
        }
        let said = own.dm_reminder(look.number, &server, &own.task(ask), &moment(own, deadline));
        let rows = public_panel::play_here(own, look.game);
        Ok(Some(OutgoingMessage { rows, ..OutgoingMessage::new(&format!("{said}\n{}", link(look))) }))
    }
}
