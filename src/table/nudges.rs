//! Nudges ([PBP-66]): a player asks whoever the table waits for to answer. One press per half of the time for a decision, whoever
//! presses: the key of the notice holds which half it was, so that it is sent once.

use super::error::TableError;
use super::load_and_commit::Inner;
use super::loaded_game::LoadedGame;
use super::notice_check::{Verdict, WaitKey, handed_out, still_asked};
use super::notice_choices::{NoticeWay, Quiet};
use super::notice_kind::NoticeKind;
use super::optional_notices::OptionalNotice;
use super::quiet_hours;
use super::time::Millis;
use super::types::{GameRef, Person};
use super::waits::Wait;
use super::{Reply, Table};
use crate::rules::Clock;
use crate::store::OutboxRow;
use futures_util::FutureExt as _;

/// What became of a nudge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nudged {
    /// It is sent to whoever is awaited and wants to be told now.
    Sent,
    /// It is not sent: the only person awaited wants no notices, or has quiet hours.
    Rests,
    /// Somebody has pressed in this half of the time already.
    Already {
        /// Whether it was the same person.
        own: bool,
    },
}

impl Table {
    /// Nudges the people for whom a running game waits. Only its players may.
    pub fn nudge<'a>(&'a self, which: impl Into<GameRef>, who: &'a Person) -> Reply<'a, Nudged> {
        self.inner.nudge(which.into(), who).boxed()
    }
}

impl LoadedGame {
    /// Which half of the time for a decision it is: 0 or 1; without a limit of time always 0.
    fn half(&self, wait: &Wait, now: Millis) -> u8 {
        match (self.due(wait), self.pace.limit()) {
            (Some(due), Some(limit)) => u8::from(now >= due - limit / 2),
            _ => 0,
        }
    }
}

impl Inner {
    async fn nudge(&self, which: GameRef, who: &Person) -> Result<Nudged, TableError> {
        let loaded = self.find(which.into()).await?;
        let own = loaded.seat_to_act(which, who)?;
        let now = self.even_now() + loaded.difference;
        let awaited = |wait: &Wait| Some((*wait, loaded.person_in(wait.seat)?));
        let waits: Vec<_> = loaded.waits().iter().filter_map(awaited).collect();
        let others: Vec<_> = waits.iter().filter(|(wait, _)| wait.seat != own).collect();
        if others.is_empty() || loaded.is_paused() {
            return Err(if waits.is_empty() || loaded.is_paused() {
                TableError::NobodyToNudge
            } else {
                TableError::NudgesSelf
            });
        }
        let (mut rows, mut rests, mut known, mut by_self) = (Vec::new(), 0, 0, false);
        for (wait, person) in &others {
            let half = loaded.half(wait, now);
            let kind = NoticeKind::Nudge {
                person: *person,
                seat: wait.seat,
                decision: wait.decision,
                by: own,
                half,
                here: false,
            };
            let row = kind.row(loaded.row.id, wait.span, *person as i64, 0);
            let key = (row.topic, row.item);
            if let Some(before) = self.store.notice_about(row.game, row.seq, row.audience, key).await? {
                known += 1;
                let by_me = |kind| matches!(kind, NoticeKind::Nudge { by, .. } if by == own);
                by_self |= NoticeKind::read(&before.notice).is_ok_and(by_me);
            } else if self.rests(&loaded, *person, now).await? {
                rests += 1;
            } else {
                rows.push(row);
            }
        }
        if rows.is_empty() {
            // In a round of sealed answers nobody learns anything of one of them.
            let sealed = others.iter().any(|(wait, _)| wait.clock == Clock::Everybody);
            return Ok(if known > 0 {
                Nudged::Already { own: by_self }
            } else if rests > 0 && !sealed {
                Nudged::Rests
            } else {
                Nudged::Sent
            });
        }
        let mut write = self.store.write()?;
        write.insert_once(&rows)?;
        write.commit().await?;
        self.wake.notify_waiters();
        Ok(Nudged::Sent)
    }

    /// Whether the person wants to be told nothing now.
    async fn rests(&self, loaded: &LoadedGame, person: u64, now: Millis) -> Result<bool, TableError> {
        let rules = self.notice_rules(person, loaded.id()).await?;
        let quiet = match rules.quiet {
            Quiet::Never => false,
            Quiet::Daily(hours) => hours.around(&quiet_hours::zone(&rules.zone), now).is_some(),
        };
        let held = self.held_until(person, loaded.id()).await?.is_some();
        Ok(quiet || held || rules.way == NoticeWay::Off || rules.without.contains(&OptionalNotice::Nudges))
    }

    /// A nudge is sent only while its person is still asked.
    pub(super) async fn judge_nudge(
        &self,
        row: &OutboxRow,
        loaded: &LoadedGame,
        kind: NoticeKind,
    ) -> Result<Verdict, TableError> {
        let NoticeKind::Nudge { person, seat, decision, by, half, here } = kind else {
            return Ok(Verdict::Drop);
        };
        let about = WaitKey { seat, span: row.notice.seq, decision };
        let held = self.held_until(person, loaded.id()).await?.is_some();
        if still_asked(loaded, about, person, false).is_none() || loaded.is_paused() || held {
            return Ok(Verdict::Drop);
        }
        let here = here || self.is_told_in_channel(person, loaded.id()).await?;
        // The channel must not learn whose answer lacks ([PBP-22]).
        let is_it = |wait: &Wait| (wait.seat, wait.decision) == (seat, decision);
        if here && loaded.waits().iter().any(|wait| is_it(wait) && wait.clock == Clock::Everybody) {
            return Ok(Verdict::Drop);
        }
        let kind = NoticeKind::Nudge { person, seat, decision, by, half, here };
        if here {
            // The row says where its message is, so that it can be deleted there.
            let mut write = self.store.write()?;
            write.redirect(row.id, &kind.body(), kind.in_order())?;
            write.commit().await?;
        }
        Ok(Verdict::Deliver(handed_out(row, loaded, kind, None)))
    }
}
