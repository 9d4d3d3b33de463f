//! Outbox of tournaments, delivery side: selects the notices to deliver now and records deliveries and failures. Messages
//! are sent by the caller.

use super::super::database_outage::Sent;
use super::super::error::TableError;
use super::super::failed_notices::Failure;
use super::super::load_and_commit::Inner;
use super::super::time::{DAY, HOUR, MINUTE, Millis};
use super::loaded_tournament::{LoadedTournament, TournamentRef};
use super::notice::{TournamentNotice, TournamentNoticeKind};
use super::types::{TournamentId, TournamentStatus};
use crate::store::TournamentNoticeRow;

/// Number of tries after which a notice is dropped, unless it is about a new table.
const MOST_TRIES: i64 = 12;

impl Inner {
    /// At most `limit` notices that are due, of one tournament or of all.
    pub(in super::super) async fn tournament_pending(
        &self,
        of: Option<TournamentId>,
        limit: u32,
    ) -> Result<Vec<TournamentNotice>, TableError> {
        self.record_what_was_sent().await?;
        let (mut notices, of) = (Vec::new(), of.map_or(0, |id| id.0));
        for row in self.store.tournament_pending(self.even_now(), of, i64::from(limit)).await? {
            let tournament = row.tournament;
            let Ok(kind) = serde_json::from_str::<TournamentNoticeKind>(&row.body) else {
                tracing::error!(tournament, notice = row.id, "a notice can't be understood and is dropped");
                let mut write = self.store.write()?;
                write.drop_tournament_notice(row.id)?;
                write.commit().await?;
                continue;
            };
            let LoadedTournament { shown, .. } =
                match self.find_tournament(TournamentRef::Id(tournament)).await {
                    // An unreadable tournament must not stop the other notices.
                    Err(error) if error.is_of_one_game() => {
                        tracing::error!(tournament, %error, "a tournament can't be read");
                        let mut write = self.store.write()?;
                        write.put_off_tournament(row.id, self.even_now() + HOUR)?;
                        write.commit().await?;
                        continue;
                    }
                    held => held?,
                };
            let running = shown.status == TournamentStatus::Running;
            let (true_still, message) = match &kind {
                // The id of the message becomes known shortly after the tournament is stored.
                TournamentNoticeKind::Edit => match (shown.message, shown.status) {
                    (None, TournamentStatus::Gathering) => continue,
                    (message, _) => (message.is_some(), message),
                },
                TournamentNoticeKind::Table { round, number } => {
                    let table = shown.table(*round, *number);
                    let waits = table.is_some_and(|table| table.game.is_none() && !table.void);
                    (running && waits, message_of(&row))
                }
                TournamentNoticeKind::WordsClosed
                | TournamentNoticeKind::Commitment { .. }
                | TournamentNoticeKind::Revealed { .. }
                | TournamentNoticeKind::RoundLate { .. }
                | TournamentNoticeKind::Tampered
                | TournamentNoticeKind::Left { .. }
                | TournamentNoticeKind::Void { .. }
                | TournamentNoticeKind::Standings { .. }
                | TournamentNoticeKind::Ended
                | TournamentNoticeKind::NewHost { .. }
                | TournamentNoticeKind::Cancelled => (true, message_of(&row)),
            };
            if true_still {
                notices.push(TournamentNotice {
                    id: row.id,
                    revision: row.revision,
                    tournament: shown,
                    kind,
                    nonce: format!("ct{:x}", row.id),
                    attempts: row.attempts as u32,
                    message,
                });
            } else {
                let mut write = self.store.write()?;
                write.drop_tournament_notice(row.id)?;
                write.commit().await?;
            }
        }
        Ok(notices)
    }

    pub(super) async fn tournament_delivered(
        &self,
        id: i64,
        revision: i64,
        message: Option<u64>,
    ) -> Result<(), TableError> {
        self.record(Sent::TournamentNotice { id, revision }, message).await
    }

    /// Records that a revision of a notice was sent.
    pub(in super::super) async fn record_tournament_delivered(
        &self,
        id: i64,
        revision: i64,
        message: Option<u64>,
    ) -> Result<(), TableError> {
        if let Some(told) = message
            && let Some(row) = self.store.tournament_notice(id).await?
            && let Ok(kind @ (TournamentNoticeKind::WordsClosed | TournamentNoticeKind::Revealed { .. })) =
                serde_json::from_str(&row.body)
        {
            self.tournament_luck_told(row.tournament, &kind, told).await?;
        }
        let edited = match (message, self.store.tournament_notice(id).await?) {
            (Some(message), Some(row)) => {
                (row.body == TournamentNoticeKind::Edit.body()).then_some((row, message))
            }
            _ => None,
        };
        let mut write = self.store.write()?;
        if let Some((row, message)) = edited {
            // It may have been posted anew.
            write.set_tournament_message(row.tournament, Some(message as i64))?;
        }
        write.set_tournament_delivered(id, revision, message.map(|message| message as i64))?;
        write.commit().await?;
        self.wake.notify_waiters();
        Ok(())
    }

    pub(super) async fn tournament_failed(
        &self,
        notice: &TournamentNotice,
        how: Failure,
    ) -> Result<(), TableError> {
        let Some(row) = self.store.tournament_notice(notice.id).await? else { return Ok(()) };
        if matches!(how, Failure::Lost | Failure::Locked) {
            self.close_tournaments_at(notice.tournament.place.channel).await?;
        }
        let table = matches!(notice.kind, TournamentNoticeKind::Table { .. });
        let patience = match how {
            Failure::Retry { after } | Failure::Later { after } => Some(after.clamp(1, DAY)),
            Failure::Forbidden | Failure::Locked => Some(retry_delay(row.attempts)),
            // Players wait for their table: keep trying, because the cause may be repaired.
            Failure::Gone | Failure::Lost | Failure::DmClosed => table.then(|| retry_delay(row.attempts)),
        };
        let mut write = self.store.write()?;
        match patience {
            Some(by) if table || row.attempts + 1 < MOST_TRIES => {
                write.put_off_tournament(row.id, self.even_now() + by)?;
            }
            _ => {
                tracing::warn!(
                    tournament = row.tournament,
                    notice = row.id,
                    "a notice could not be delivered"
                );
                if notice.kind == TournamentNoticeKind::Edit && matches!(how, Failure::Gone | Failure::Lost) {
                    write.set_tournament_message(row.tournament, None)?;
                }
                write.drop_tournament_notice(row.id)?;
            }
        }
        Ok(write.commit().await?)
    }
}

fn message_of(row: &TournamentNoticeRow) -> Option<u64> {
    row.message.map(|message| message as u64)
}

/// Delay after a try without permission: doubles each time, from one minute up to six hours.
fn retry_delay(attempts: i64) -> Millis {
    (MINUTE << attempts.clamp(0, 9)).min(6 * HOUR)
}
