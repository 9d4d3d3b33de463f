//! The message that tells somebody that another player nudges them ([PBP-66]): a direct message with the button that opens the panel,
//! or a mention in the channel.

use super::notice_delivery::NoticeDelivery;
use super::outgoing_message::OutgoingMessage;
use crate::discord::panels::public_panel;
use crate::discord::texts::status_text::{link, moment};
use crate::table::{Look, Notice, NoticeKind, TableError};
use crate::text::escape_name;
use serenity::all::UserId;

impl NoticeDelivery {
    /// The message, with the deadline of its reader; `None` if the answer came while it waited for its turn.
    pub(super) async fn nudge(
        &self,
        notice: &Notice,
        look: &Look,
    ) -> Result<Option<OutgoingMessage>, TableError> {
        let NoticeKind::Nudge { person, by, here, .. } = notice.kind else { return Ok(None) };
        let name = look.at(by).map_or_else(String::new, |seated| escape_name(&seated.name));
        let (public, own) = (self.context.public(look.place.guild).await?, self.words_of(person).await?);
        let server = self.context.server_name(look.place.guild, own).await?;
        // Last, so that nothing else is waited for between this and the sending.
        if !self.context.table.is_still_asked(notice).await? {
            return Ok(None);
        }
        if here {
            let said = public.channel_nudged(&format!("<@{person}>"), &name);
            let pings = vec![UserId::new(person)];
            return Ok(Some(OutgoingMessage { pings, ..OutgoingMessage::new(&said) }));
        }
        let mut lines = vec![own.dm_nudged(&name, look.number, &server)];
        lines.extend(look.deadline.map(|until| own.status_deadline(&moment(own, until))));
        lines.push(link(look));
        let rows = public_panel::play_here(own, look.game);
        Ok(Some(OutgoingMessage { rows, ..OutgoingMessage::new(&lines.join("\n")) }))
    }
}
