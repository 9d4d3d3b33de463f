//! Notices that could not be delivered: tried again later, replaced by another way, or given up; and what a failure means
//! for its game: a channel that can't be written to parks it ([PBP-53]).

use super::error::TableError;
use super::load_and_commit::{Find, Inner};
use super::notice_kind::NoticeKind;
use super::time::{HOUR, MINUTE, Millis};
use super::types::{GameId, Parked, Status};
use crate::store::OutboxRow;

/// Number of tries after which a notice is dropped.
const MOST_TRIES: i64 = 12;
/// Like [`MOST_TRIES`], for temporary errors of Discord: enough tries for some hours, because later posts wait for this
/// one.
const MOST_PASSING: i64 = 48;
/// Maximum delay until the next try of a notice, in milliseconds.
pub const LONGEST_DELAY: Millis = 24 * HOUR;
/// Maximum delay between tries where the bot lacks permission.
const LONGEST_PATIENCE: Millis = 6 * HOUR;

/// Why a notice could not be delivered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// A temporary error: try again after a delay.
    Retry {
        /// Delay in milliseconds.
        after: Millis,
    },
    /// Not tried yet: it is being made, or another notice must be delivered first. Does not count as a try.
    Later {
        /// Delay in milliseconds.
        after: Millis,
    },
    /// The person accepts no direct messages: mention them once in the channel ([PBP-19]).
    DmClosed,
    /// The message to edit no longer exists, or Discord rejects the request.
    Gone,
    /// The channel or the server no longer exists.
    Lost,
    /// The thread is locked: try again later, with increasing delays, or when it is opened again.
    Locked,
    /// The bot lacks permission: try again later, with increasing delays.
    Forbidden,
}

impl Inner {
    pub(super) async fn failed(&self, id: i64, how: Failure) -> Result<(), TableError> {
        let Some(row) = self.store.notice(id).await? else { return Ok(()) };
        self.handed.lock().remove(&id);
        let kind = NoticeKind::read(&row.notice)?;
        match how {
            Failure::Retry { after } => {
                self.put_off(&row, after.clamp(1, LONGEST_DELAY), Some(MOST_PASSING)).await
            }
            Failure::Later { after } => {
                let mut write = self.store.write()?;
                write.hold(row.id, self.even_now() + after.clamp(1, LONGEST_DELAY))?;
                Ok(write.commit().await?)
            }
            // Whatever became of the old channel, the game goes on in the new one.
            Failure::Forbidden | Failure::Lost | Failure::Locked
                if matches!(kind, NoticeKind::MovedAway { .. }) =>
            {
                self.gone(&row, &kind).await
            }
            Failure::Forbidden | Failure::Lost | Failure::Locked => self.shut_out(&row, &kind, how).await,
            Failure::DmClosed => self.dm_closed(&row, &kind).await,
            Failure::Gone => self.gone(&row, &kind).await,
        }
    }

    pub(super) async fn try_again(&self) -> Result<(), TableError> {
        let mut write = self.store.write()?;
        write.try_again()?;
        write.try_tournaments_again()?;
        Ok(write.commit().await?)
    }

    /// The bot lacks permission, or the channel is gone: parks a running game if the notice was for its channel.
    async fn shut_out(&self, row: &OutboxRow, kind: &NoticeKind, how: Failure) -> Result<(), TableError> {
        let loaded = match self.find(Find::Id(GameId(row.notice.game))).await {
            // The game can't be read.
            Err(error) if error.is_of_one_game() => {
                return self.put_off(row, retry_delay(row), Some(MOST_TRIES)).await;
            }
            found => found?,
        };
        let in_channel = row.notice.audience == 0
            || matches!(
                kind,
                NoticeKind::Mention { .. }
                    | NoticeKind::Reveal { here: true, .. }
                    | NoticeKind::Reminder { here: true, .. }
                    | NoticeKind::Nudge { here: true, .. }
                    | NoticeKind::PlayerResult { here: true, .. }
                    | NoticeKind::Personal { here: true, .. }
            );
        let stands_still = in_channel && loaded.status == Status::Running;
        let shut = matches!(how, Failure::Lost | Failure::Locked);
        if shut && in_channel && loaded.status == Status::Lobby {
            self.close_lobby(loaded.id()).await?;
        }
        if how == Failure::Lost && !stands_still {
            return self.gone(row, kind).await;
        }
        if !stands_still {
            return self.put_off(row, retry_delay(row), Some(MOST_TRIES)).await;
        }
        let why = match how {
            Failure::Lost => Parked::Channel,
            Failure::Locked => Parked::Locked,
            _ => Parked::Permission,
        };
        let until = self.even_now() + retry_delay(row);
        // In one transaction: a game that goes on must not have a postponed post that all later ones wait for.
        let parked = self.change(Find::Id(loaded.id()), |draft| {
            draft.put_off.push((row.id, until));
            draft.park(why);
            Ok(())
        });
        parked.await.map(drop)
    }

    /// Postpones a notice, or drops it after `most` tries.
    async fn put_off(&self, row: &OutboxRow, by: Millis, most: Option<i64>) -> Result<(), TableError> {
        let mut write = self.store.write()?;
        if most.is_some_and(|most| row.attempts + 1 >= most) {
            tracing::warn!(game = row.notice.game, notice = row.id, "a notice could not be delivered");
            write.drop_notice(row.id)?;
        } else {
            write.put_off(row.id, self.even_now() + by)?;
        }
        Ok(write.commit().await?)
    }

    async fn dm_closed(&self, row: &OutboxRow, kind: &NoticeKind) -> Result<(), TableError> {
        let mut write = self.store.write()?;
        let mention = kind.as_mention();
        if let Some((person, mention)) = &mention {
            write.set_dm_closed(*person as i64, true).await?;
            write.redirect(row.id, &mention.body(), mention.in_order())?;
        } else {
            write.drop_notice(row.id)?;
        }
        write.commit().await?;
        mention.into_iter().for_each(|(person, _)| self.refused.add(person));
        self.wake.notify_waiters();
        Ok(())
    }

    async fn gone(&self, row: &OutboxRow, kind: &NoticeKind) -> Result<(), TableError> {
        let game = row.notice.game;
        let panel_seq = self.store.game(game).await?.map_or(0, |row| row.panel_seq);
        let mut write = self.store.write()?;
        match kind {
            // The message was deleted: post the log again.
            NoticeKind::TurnLog { .. } if row.message.is_some() => write.forget_message(row.id)?,
            NoticeKind::Panel => {
                write.set_panel(game, None, panel_seq)?;
                write.drop_notice(row.id)?;
            }
            NoticeKind::LobbyEdit => {
                write.set_lobby_message(game, None)?;
                write.drop_notice(row.id)?;
            }
            NoticeKind::YourTurn { .. }
            | NoticeKind::Reminder { .. }
            | NoticeKind::Answered { .. }
            | NoticeKind::OldPanel { .. }
            | NoticeKind::MovedAway { .. }
            | NoticeKind::OldNotice { .. }
            | NoticeKind::Mention { .. }
            | NoticeKind::BoardPost { .. }
            | NoticeKind::TurnLog { .. }
            | NoticeKind::Parked { .. }
            | NoticeKind::Reveal { .. }
            | NoticeKind::Commitment { .. }
            | NoticeKind::PlayerResult { .. }
            | NoticeKind::Personal { .. }
            | NoticeKind::OpenThread { .. }
            | NoticeKind::ThreadName
            | NoticeKind::OpenTalk { .. }
            | NoticeKind::CloseTalk { .. }
            | NoticeKind::TalkRefused { .. }
            | NoticeKind::Pin
            | NoticeKind::Unpin { .. }
            | NoticeKind::PlanPlayed { .. }
            | NoticeKind::SeatLost { .. }
            | NoticeKind::Pause { .. }
            | NoticeKind::Nudge { .. }
            | NoticeKind::LastToAnswer { .. }
            | NoticeKind::Film
            | NoticeKind::Announcement { .. } => write.drop_notice(row.id)?,
        }
        Ok(write.commit().await?)
    }
}

/// Delay after a try without permission: doubles each time, from one minute up to [`LONGEST_PATIENCE`].
fn retry_delay(row: &OutboxRow) -> Millis {
    (MINUTE << row.attempts.clamp(0, 9)).min(LONGEST_PATIENCE)
}
