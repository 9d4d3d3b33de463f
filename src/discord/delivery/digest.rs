//! The daily digest ([PBP-66]): one direct message with all games that wait for its reader, and what has happened since the last one.

use super::notice_delivery::{LATER, NoticeDelivery};
use super::outgoing_message::OutgoingMessage;
use crate::discord::components::{MESSAGE, buttons, cut};
use crate::discord::connection::error_class::ErrorClass;
use crate::discord::panels::my_games;
use crate::discord::texts::status_text::{link, moment};
use crate::table::{
    Digest, DigestGame, Failure, Look, Notice, NoticeContent, NoticeKind, PlayerResult, TableError,
};
use crate::text::Words;
use std::panic::AssertUnwindSafe;

use futures_util::FutureExt as _;

/// Maximum number of games that a digest lists, and of pieces of news.
const MOST: usize = 10;
/// Maximum length of a name of a server.
const SERVER: usize = 40;
/// Maximum length of a piece of news that is somebody's own text.
const NEWS: usize = 160;

impl NoticeDelivery {
    /// Sends the digest of that person, if it is due. Returns the number of digests handled.
    pub(super) async fn serve_digest(&self, person: u64) -> Result<usize, TableError> {
        let table = &self.context.table;
        let Some(digest) = table.due_digest(person).await? else { return Ok(1) };
        let sent = AssertUnwindSafe(self.send_digest(&digest)).catch_unwind().await;
        match sent {
            Ok(Ok(Ok(()))) => table.digest_sent(&digest).await?,
            Ok(Ok(Err(failure))) => table.digest_failed(&digest, failure).await?,
            Ok(Err(error)) if !error.is_of_one_game() => return Err(error),
            Ok(Err(_)) | Err(_) => {
                tracing::error!("a digest can't be put into words");
                table.digest_failed(&digest, Failure::Retry { after: LATER }).await?;
            }
        }
        Ok(1)
    }

    async fn send_digest(&self, digest: &Digest) -> Result<Result<(), Failure>, TableError> {
        let channel = match self.dm_channel(digest.person).await? {
            Ok(channel) => channel,
            Err(trouble) => return Ok(Err(trouble.failure(0))),
        };
        let letter = self.digest_letter(digest).await?;
        let sent = self.post_as(channel, letter, &digest.nonce).await.map_err(ErrorClass::from);
        if sent == Err(ErrorClass::Gone) {
            self.context.dm_channels.forget(&self.context.table, digest.person).await?;
            return Ok(Err(ErrorClass::Passing.failure(0)));
        }
        Ok(sent.map(drop).map_err(|trouble| trouble.failure(0)))
    }

    async fn digest_letter(&self, digest: &Digest) -> Result<OutgoingMessage, TableError> {
        let words = self.words_of(digest.person).await?;
        let count = digest.waiting.len() as u32;
        let mut lines = vec![if count == 0 { words.digest_none_waits() } else { words.digest_title(count) }];
        for game in digest.waiting.iter().take(MOST) {
            lines.push(self.waiting_line(words, game).await?);
        }
        if digest.waiting.len() > MOST {
            lines.push(words.digest_more_games((digest.waiting.len() - MOST) as u32));
        }
        let mut news = Vec::new();
        // Of too much news the newest counts.
        for (notice, look) in digest.news.iter().rev().take(MOST).rev() {
            news.extend(self.news_line(words, notice, look).await?);
        }
        if !news.is_empty() {
            lines.push(words.digest_news());
            lines.append(&mut news);
        }
        let rows = if count > 0 { buttons(&[my_games::next_button(words)]) } else { Vec::new() };
        let text = cut(&lines.join("\n"), MESSAGE);
        Ok(OutgoingMessage { rows, direct: true, ..OutgoingMessage::new(&text) })
    }

    async fn heading(&self, words: Words, look: &Look) -> Result<String, TableError> {
        let server = self.context.server_name(look.place.guild, words).await?;
        Ok(words.my_game(look.number, &link(look), &cut(&server, SERVER)))
    }

    async fn waiting_line(&self, words: Words, game: &DigestGame) -> Result<String, TableError> {
        let heading = self.heading(words, &game.look).await?;
        let task = words.task(game.ask);
        let line = match game.deadline {
            Some(until) => words.digest_line_until(&heading, &task, &moment(words, until)),
            None => words.digest_line(&heading, &task),
        };
        Ok(if game.missed > 0 { words.digest_missed(&line, game.missed) } else { line })
    }

    /// A piece of news in one line; `None` if it is no longer true.
    async fn news_line(
        &self,
        words: Words,
        notice: &Notice,
        look: &Look,
    ) -> Result<Option<String>, TableError> {
        let told = match &notice.kind {
            NoticeKind::Pause { .. } => match look.standstill.pause {
                Some(pause) => words.digest_paused(&moment(words, pause.until)),
                None => words.digest_goes_on(),
            },
            NoticeKind::Parked { .. } => words.digest_parked(),
            NoticeKind::PlanPlayed { .. } => words.digest_plan_played(),
            NoticeKind::SeatLost { .. } => words.my_seat_lost(),
            NoticeKind::PlayerResult { result, .. } => match result {
                PlayerResult::Eliminated { .. } => words.digest_eliminated(),
                PlayerResult::Ended => words.digest_ended(),
                PlayerResult::Abandoned => words.digest_abandoned(),
                PlayerResult::Replaced => words.digest_replaced(),
            },
            NoticeKind::Personal { notice: personal, .. } => {
                let NoticeContent::Game { look, seen, .. } =
                    self.context.table.notice_content(notice).await?
                else {
                    return Ok(None);
                };
                let told = self.context.family(&look).personal_notice(words, &look, &seen, *personal);
                let Some(told) = told else { return Ok(None) };
                cut(&told.text.split_whitespace().collect::<Vec<_>>().join(" "), NEWS)
            }
            _ => return Ok(None),
        };
        Ok(Some(words.digest_line(&self.heading(words, look).await?, &told)))
    }
}
