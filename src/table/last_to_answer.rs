//! The notice to the one person for whom a table still waits, after it has waited for several: once a question, and only while it is
//! true. It goes to that person alone, because the channel reads how many have answered, never whose answer lacks ([PBP-22]).

use super::changeset_notices::Notices;
use super::error::TableError;
use super::load_and_commit::{Find, Inner};
use super::loaded_game::LoadedGame;
use super::notice::Notice;
use super::notice_check::{Verdict, WaitKey, handed_out, still_asked};
use super::notice_choices::Quiet;
use super::notice_kind::NoticeKind;
use super::quiet_hours::zone;
use super::time::Millis;
use super::types::Status;
use super::waits::Wait;
use super::{Reply, Table};
use crate::rules::Clock;
use crate::store::OutboxRow;
use futures_util::FutureExt as _;

/// The questions that are put to people beside turns, each with its person. A computer player answers within seconds: nobody is last
/// because of it.
fn questions_to_people(loaded: &LoadedGame) -> Vec<(u64, Wait)> {
    if loaded.status != Status::Running {
        return Vec::new();
    }
    let waits = loaded.waits().into_iter().filter(|wait| wait.clock != Clock::Turn);
    waits.filter_map(|wait| Some((loaded.person_in(wait.seat)?, wait))).collect()
}

impl Notices {
    /// Tells somebody that they are the last to answer, if with this change all others have answered.
    pub(super) fn of_last_to_answer(&mut self, base: &LoadedGame, now: &LoadedGame) {
        let after = questions_to_people(now);
        let Some((person, wait)) = after.first().copied() else { return };
        if after.iter().any(|(other, _)| *other != person) {
            return;
        }
        let before = questions_to_people(base);
        let asked_before = before.iter().any(|(who, old)| *who == person && old.same(&wait));
        let with_others = before.iter().any(|(other, _)| *other != person);
        if asked_before && with_others {
            let (seat, decision, deadline) = (wait.seat, wait.decision, now.due(&wait));
            self.tell(wait.span, person, &NoticeKind::LastToAnswer { person, seat, decision, deadline });
        }
    }
}

/// The notice with current facts; `None` if the person has answered.
fn with_facts(loaded: &LoadedGame, kind: &NoticeKind, span: i64) -> Option<NoticeKind> {
    let NoticeKind::LastToAnswer { person, seat, decision, .. } = *kind else { return None };
    match still_asked(loaded, WaitKey { seat, span, decision }, person, false)? {
        NoticeKind::YourTurn { deadline, .. } => {
            Some(NoticeKind::LastToAnswer { person, seat, decision, deadline })
        }
        _ => None,
    }
}

impl Inner {
    /// Until when the person is to be left alone with what asks for nothing new: their quiet hours, or an absence that the game waits
    /// for. `None`: they may be told now.
    pub(super) async fn left_alone_until(
        &self,
        loaded: &LoadedGame,
        person: u64,
        now: Millis,
    ) -> Result<Option<Millis>, TableError> {
        let rules = self.notice_rules(person, loaded.id()).await?;
        let quiet = match rules.quiet {
            Quiet::Never => None,
            Quiet::Daily(hours) => hours.around(&zone(&rules.zone), now).map(|(_, ends)| ends),
        };
        let back = loaded.waits_until(person, &*self.vacations().await?, now);
        Ok(quiet.max(back))
    }

    /// The verdict for the notice that a person is the last to answer.
    pub(super) async fn judge_last_to_answer(
        &self,
        row: &OutboxRow,
        loaded: &LoadedGame,
        kind: NoticeKind,
    ) -> Result<Verdict, TableError> {
        let Some(kind @ NoticeKind::LastToAnswer { person, seat, deadline, .. }) =
            with_facts(loaded, &kind, row.notice.seq)
        else {
            return Ok(Verdict::Drop);
        };
        // A computer player has a moment left, or somebody is asked anew.
        if loaded.is_paused() || loaded.waits().iter().any(|wait| wait.seat != seat) {
            return Ok(Verdict::Wait);
        }
        // Who is told in the channel can't be told this, and who has a digest wants no message by itself.
        if self.is_told_in_channel(person, loaded.id()).await?
            || self.held_until(person, loaded.id()).await?.is_some()
        {
            return Ok(Verdict::Drop);
        }
        let now = self.even_now() + loaded.difference;
        Ok(match self.left_alone_until(loaded, person, now).await? {
            None => Verdict::Deliver(handed_out(row, loaded, kind, None)),
            Some(until) if deadline.is_none_or(|deadline| until < deadline) => {
                Verdict::Later(until - loaded.difference)
            }
            Some(_) => Verdict::Drop,
        })
    }

    async fn is_still_asked(&self, notice: &Notice) -> Result<bool, TableError> {
        let loaded = self.find(Find::Id(notice.game)).await?;
        let (NoticeKind::LastToAnswer { person, seat, decision, .. }
        | NoticeKind::Nudge { person, seat, decision, .. }) = notice.kind
        else {
            return Ok(true);
        };
        let about = WaitKey { seat, span: i64::from(notice.seq), decision };
        Ok(loaded.parked().is_none() && still_asked(&loaded, about, person, false).is_some())
    }
}

impl Table {
    /// Whether the person of a nudge, or of the notice that they are the last to answer, has not answered. To be asked right before it
    /// is sent: nobody is told to answer after the answer. True of all other notices.
    pub fn is_still_asked<'a>(&'a self, notice: &'a Notice) -> Reply<'a, bool> {
        self.inner.is_still_asked(notice).boxed()
    }
}
