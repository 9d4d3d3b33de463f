//! Reminders of people who must decide ([PBP-20]): rows of the outbox that wait until it is time. Each is planned in the transaction
//! that records the message before it, and judged anew when it is due: a deadline may have moved, the person may have answered or
//! chosen otherwise.

use super::error::TableError;
use super::load_and_commit::{Find, Inner};
use super::loaded_game::LoadedGame;
use super::notice::{Notice, Reminded};
use super::notice_check::{Verdict, WaitKey, handed_out, not_asked, still_asked};
use super::notice_choices::{NoticeRules, NoticeWay};
use super::notice_kind::{NoticeKind, nudge_item};
use super::reminder_times::{Awaited, Next};
use super::time::{HOUR, MINUTE, Millis};
use super::types::GameId;
use super::waits::{Decision, Wait};
use super::{Reply, Table};
use crate::store::{OutboxRow, StoredNotice, Topic, Write};
use futures_util::FutureExt as _;

/// Delay until the next look at a decision whose clock stands still.
const AGAIN: Millis = 5 * MINUTE;
/// Questions in another's turn are short: nobody is reminded of one so shortly before its deadline, or later.
const SHORTEST_OF_WINDOW: Millis = 10 * MINUTE;
/// A digest that comes later than so long before a deadline does not stand in place of the reminder.
const ENOUGH_AFTER_DIGEST: Millis = 6 * HOUR;
/// Maximum number of reminders of one decision.
const MOST: u32 = 16;

/// How shortly before its deadline somebody may be reminded of that decision.
fn shortest(loaded: &LoadedGame, about: WaitKey) -> Millis {
    let is_it =
        |wait: &Wait| (wait.seat, wait.span, wait.decision) == (about.seat, about.span, about.decision);
    let window = loaded.waits().iter().any(|wait| is_it(wait) && wait.interrupts());
    if window { SHORTEST_OF_WINDOW } else { 0 }
}

/// The reminder of that kind with current facts; `None` if nobody is asked any more, or without a limit of time.
fn still_due(loaded: &LoadedGame, kind: &NoticeKind, span: i64) -> Option<NoticeKind> {
    let NoticeKind::Reminder { person, seat, decision, reminded, here, .. } = *kind else { return None };
    let about = WaitKey { seat, span, decision };
    match still_asked(loaded, about, person, false)? {
        NoticeKind::YourTurn { ask, deadline: Some(deadline), .. } => {
            Some(NoticeKind::Reminder { person, seat, decision, ask, deadline, reminded, here })
        }
        _ => None,
    }
}

impl Inner {
    /// The verdict for a reminder.
    pub(super) async fn judge_reminder(
        &self,
        row: &OutboxRow,
        loaded: &LoadedGame,
        kind: NoticeKind,
    ) -> Result<Verdict, TableError> {
        let NoticeKind::Reminder { person, seat, decision, .. } = kind else { return Ok(Verdict::Drop) };
        let Some(kind) = still_due(loaded, &kind, row.notice.seq) else {
            let about = WaitKey { seat, span: row.notice.seq, decision };
            // The clock of a turn stands still while others decide, and every clock while the table pauses.
            let stands_still = still_asked(loaded, about, person, false).is_some()
                || matches!(not_asked(loaded, about), Verdict::Wait);
            return Ok(if stands_still { Verdict::Later(self.even_now() + AGAIN) } else { Verdict::Drop });
        };
        let NoticeKind::Reminder { ask, deadline, reminded, here, .. } = kind else {
            return Ok(Verdict::Drop);
        };
        let rules = self.notice_rules(person, loaded.id()).await?;
        let now = self.even_now() + loaded.difference;
        // The person may choose otherwise before the deadline, and after it the deadline may be moved.
        let rests = Verdict::Later(deadline.max(now + MINUTE) - loaded.difference);
        if rules.way == NoticeWay::Off {
            return Ok(rests);
        }
        // Nobody is reminded while away, but of a deadline that does not wait for their return.
        let back = loaded.waits_until(person, &*self.vacations().await?, now);
        if let Some(back) = back.filter(|back| *back <= deadline) {
            return Ok(Verdict::Later(back - loaded.difference));
        }
        let Reminded { total, mark, .. } = reminded;
        let shortest = shortest(loaded, WaitKey { seat, span: row.notice.seq, decision });
        let digest = self.last_digest(person, &rules, (deadline, total)).await?;
        match (Awaited { due: deadline, total, reminded: mark, rules: &rules, shortest, digest }).next(now) {
            Next::Never => Ok(rests),
            Next::At(at) => Ok(Verdict::Later(at - loaded.difference)),
            Next::Now(_) => {
                let here = here || self.is_told_in_channel(person, loaded.id()).await?;
                let kind = NoticeKind::Reminder { person, seat, decision, ask, deadline, reminded, here };
                if here {
                    // The row says where its message is, so that it can be deleted there.
                    let mut write = self.store.write()?;
                    write.redirect(row.id, &kind.body(), kind.in_order())?;
                    write.commit().await?;
                }
                Ok(Verdict::Deliver(handed_out(row, loaded, kind, None)))
            }
        }
    }

    /// When the last digest comes that leaves enough time before that deadline of a decision with so much time; `None`: the person has
    /// no digest.
    async fn last_digest(
        &self,
        person: u64,
        rules: &NoticeRules,
        (deadline, total): (Millis, Millis),
    ) -> Result<Option<Millis>, TableError> {
        let hour = self.digest_hour(person, rules).await?;
        let enough = (total / 2).min(ENOUGH_AFTER_DIGEST);
        Ok(hour.and_then(|hour| hour.last_before(deadline - enough)))
    }

    async fn is_reminder_due(&self, notice: &Notice) -> Result<bool, TableError> {
        let loaded = self.find(Find::Id(notice.game)).await?;
        let now = self.even_now() + loaded.difference;
        let due = |kind| matches!(kind, NoticeKind::Reminder { deadline, .. } if now < deadline);
        let asked = still_due(&loaded, &notice.kind, i64::from(notice.seq));
        Ok(loaded.parked().is_none() && asked.is_some_and(due))
    }

    /// A message asked somebody for a decision, or reminded them of it: plans the next reminder, in the same transaction. If it says
    /// that the decision was taken, deletes the reminders.
    pub(super) async fn remind_after(
        &self,
        write: &mut Write,
        notice: &StoredNotice,
        kind: &NoticeKind,
        message: i64,
    ) -> Result<(), TableError> {
        match kind {
            NoticeKind::YourTurn { .. } | NoticeKind::Mention { .. } | NoticeKind::Reminder { .. } => {
                self.plan_reminder(write, notice, kind, message).await
            }
            NoticeKind::Answered { decision, .. } => self.retire_reminders(write, notice, *decision).await,
            NoticeKind::Nudge { person, seat, decision, .. }
            | NoticeKind::LastToAnswer { person, seat, decision, .. } => {
                let loaded = self.find(Find::Id(GameId(notice.game))).await?;
                let about = WaitKey { seat: *seat, span: notice.seq, decision: *decision };
                if still_asked(&loaded, about, *person, false).is_none() {
                    // The answer came while it was sent.
                    retire_reminder(write, notice, kind, message)?;
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    pub(super) async fn plan_reminder(
        &self,
        write: &mut Write,
        notice: &StoredNotice,
        kind: &NoticeKind,
        message: i64,
    ) -> Result<(), TableError> {
        let loaded = self.find(Find::Id(GameId(notice.game))).await?;
        let now = self.even_now() + loaded.difference;
        let (person, seat, decision, before) = match *kind {
            NoticeKind::YourTurn { person, seat, decision, .. }
            | NoticeKind::Mention { person, seat, decision, .. } => (person, seat, decision, None),
            NoticeKind::Reminder { person, seat, decision, reminded, .. } => {
                (person, seat, decision, Some(reminded))
            }
            _ => return Ok(()),
        };
        let about = WaitKey { seat, span: notice.seq, decision };
        let asked = still_asked(&loaded, about, person, false);
        let Some(NoticeKind::YourTurn { ask, deadline: Some(deadline), .. }) = asked else {
            if before.is_some() {
                retire_reminder(write, notice, kind, message)?;
            }
            return Ok(());
        };
        let rules = self.notice_rules(person, loaded.id()).await?;
        let shortest = shortest(&loaded, about);
        let total = before.map_or(deadline - now, |before| before.total);
        let digest = self.last_digest(person, &rules, (deadline, total)).await?;
        let reminded = match before {
            None => Reminded { number: 0, total: deadline - now, mark: None },
            Some(Reminded { number, total, mark }) => {
                let awaited =
                    Awaited { due: deadline, total, reminded: mark, rules: &rules, shortest, digest };
                Reminded { number: number + 1, total, mark: Some(awaited.sent_at(now)) }
            }
        };
        let awaited = Awaited {
            due: deadline,
            total: reminded.total,
            reminded: reminded.mark,
            rules: &rules,
            shortest,
            digest,
        };
        // If none is planned the person may still choose one before the deadline.
        let at = match awaited.next(now) {
            Next::Now(_) => now,
            Next::At(at) => at,
            Next::Never => deadline,
        };
        if reminded.number >= MOST || reminded.total <= 0 || rules.way == NoticeWay::Off {
            return Ok(());
        }
        let next = NoticeKind::Reminder { person, seat, decision, ask, deadline, reminded, here: false };
        let row = next.row(notice.game, notice.seq, person as i64, 0);
        Ok(write.insert_later(row, at - loaded.difference)?)
    }

    /// The decision was taken: the reminders of it are deleted, and the nudges, so that nothing looks open that is not.
    pub(super) async fn retire_reminders(
        &self,
        write: &mut Write,
        answered: &StoredNotice,
        decision: Decision,
    ) -> Result<(), TableError> {
        let StoredNotice { game, seq, audience, .. } = *answered;
        for number in 0..MOST {
            let which = (Topic::Reminder, Reminded::item(decision, number));
            let Some(row) = self.store.notice_about(game, seq, audience, which).await? else { break };
            if let Some(message) = row.message {
                retire_reminder(write, &row.notice, &NoticeKind::read(&row.notice)?, message)?;
            }
        }
        let nudges = [0, 1].map(|half| (Topic::Nudge, nudge_item(decision, half)));
        for which in [(Topic::LastToAnswer, decision.item())].into_iter().chain(nudges) {
            let row = self.store.notice_about(game, seq, audience, which).await?;
            if let Some((row, message)) = row.and_then(|row| Some((row.notice, row.message?))) {
                retire_reminder(write, &row, &NoticeKind::read(&row)?, message)?;
            }
        }
        Ok(())
    }
}

/// Queues the deletion of a reminder's message.
fn retire_reminder(
    write: &mut Write,
    notice: &StoredNotice,
    kind: &NoticeKind,
    message: i64,
) -> Result<(), TableError> {
    let (person, here) = match *kind {
        NoticeKind::Reminder { person, here, .. } | NoticeKind::Nudge { person, here, .. } => (person, here),
        NoticeKind::LastToAnswer { person, .. } => (person, false),
        _ => return Ok(()),
    };
    let old = NoticeKind::OldNotice { person, message: message as u64 };
    let audience = if here { 0 } else { notice.audience };
    Ok(write.insert_once(&[old.row(notice.game, 0, audience, 0)])?)
}

impl Table {
    /// Whether a reminder that was handed out is still true. To be asked right before it is sent: nobody is reminded after the
    /// answer.
    pub fn is_reminder_due<'a>(&'a self, notice: &'a Notice) -> Reply<'a, bool> {
        self.inner.is_reminder_due(notice).boxed()
    }
}
