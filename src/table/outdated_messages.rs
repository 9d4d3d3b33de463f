//! Messages that a newer one makes outdated: the board post before, and direct messages about decisions that were taken.

use super::error::TableError;
use super::load_and_commit::Inner;
use super::notice_kind::NoticeKind;
use crate::store::{OutboxRow, StoredNotice, Topic, Write};

impl Inner {
    /// Another message carries the panel from now on: queues the removal of text and buttons from the old one, in the
    /// same transaction ([PBP-7]).
    pub(super) async fn retire_panel(
        &self,
        write: &mut Write,
        game: i64,
        newer: i64,
    ) -> Result<(), TableError> {
        let old = self.store.game(game).await?.and_then(|game| game.panel);
        let Some(old) = old.filter(|old| *old != newer) else { return Ok(()) };
        let about = |row: &OutboxRow| match NoticeKind::read(&row.notice) {
            Ok(NoticeKind::BoardPost { turn }) => Some(turn),
            _ => None,
        };
        let turn = self.store.notices_of_message(game, old).await?.iter().filter_map(about).next_back();
        let kind = NoticeKind::OldPanel { message: old as u64, turn };
        Ok(write.insert_once(&[kind.row(game, 0, 0, 0)])?)
    }

    /// A newer direct message has arrived: queues the deletion of the older ones about that game whose decisions were taken,
    /// in the same transaction. Mentions in the channel stay.
    pub(super) async fn retire_notices(
        &self,
        write: &mut Write,
        newer: &StoredNotice,
    ) -> Result<(), TableError> {
        let StoredNotice { game, audience, .. } = *newer;
        for row in self.store.answered(game, audience).await? {
            let NoticeKind::Answered { person, decision } = NoticeKind::read(&row.notice)? else { continue };
            let which = (Topic::YourTurn, decision.item());
            let asked = self.store.notice_about(game, row.notice.seq, audience, which).await?;
            let direct = asked.is_some_and(|asked| {
                matches!(NoticeKind::read(&asked.notice), Ok(NoticeKind::YourTurn { .. }))
            });
            if let Some(message) = row.message.filter(|_| direct) {
                let kind = NoticeKind::OldNotice { person, message: message as u64 };
                write.insert_once(&[kind.row(game, 0, audience, 0)])?;
            }
        }
        Ok(())
    }
}
