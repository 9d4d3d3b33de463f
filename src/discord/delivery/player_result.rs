//! The message that tells one player that they are out, or how the game ended for them ([PBP-21]): a direct message, or
//! a mention in the channel if direct messages are closed.

use super::notice_delivery::NoticeDelivery;
use super::outgoing_message::OutgoingMessage;
use crate::discord::texts::status_text;
use crate::discord::texts::status_text::names;
use crate::rules::Seat;
use crate::table::{Look, PlayerResult, TableError};
use crate::text::Words;
use serenity::all::UserId;

/// The result in words. Without the sentence about the end, which stands in the channel already.
fn told(words: Words, look: &Look, seat: Seat, result: PlayerResult) -> String {
    match (result, &look.view.outcome) {
        (PlayerResult::Eliminated { by: Some(by) }, _) => {
            words.result_out_by(&words.seat_name(&names(look), by))
        }
        (PlayerResult::Eliminated { by: None }, _) => words.result_out(),
        (PlayerResult::Abandoned, _) => words.result_abandoned(),
        (PlayerResult::Replaced, _) => words.result_replaced(),
        (PlayerResult::Ended, Some(outcome)) => words.player_result(outcome, seat),
        (PlayerResult::Ended, None) => status_text::waiting(words, look),
    }
}

impl NoticeDelivery {
    pub(crate) async fn player_result(
        &self,
        look: &Look,
        (person, seat): (u64, Seat),
        result: PlayerResult,
        here: bool,
    ) -> Result<OutgoingMessage, TableError> {
        if here {
            let public = self.context.public(look.place.guild).await?;
            let said = public.channel_result(&format!("<@{person}>"), &told(public, look, seat, result));
            return Ok(OutgoingMessage { pings: vec![UserId::new(person)], ..OutgoingMessage::new(&said) });
        }
        let words = self.words_of(person).await?;
        let server = self.context.server_name(look.place.guild, words).await?;
        let mut lines = vec![words.dm_result(look.number, &server, &told(words, look, seat, result))];
        let ended = look.view.outcome.as_ref().filter(|_| result == PlayerResult::Ended);
        lines.extend(ended.map(|outcome| words.ended(outcome, &look.view, &names(look))));
        lines.push(format!("https://discord.com/channels/{}/{}", look.place.guild, look.place.channel));
        Ok(OutgoingMessage::new(&lines.join("\n")))
    }
}
