//! Daily digests ([PBP-66]): a person who wishes one gets no direct message for each decision and each piece of news, but one a day, at
//! an hour of theirs. What would be told meanwhile waits in the outbox, and goes with the digest in one transaction. A deadline that
//! passes before the next digest has its one reminder ([`super::reminder_times`]).

use super::digest_times::DigestHour;
use super::error::TableError;
use super::failed_notices::{Failure, LONGEST_DELAY};
use super::load_and_commit::{Find, Inner};
use super::loaded_game::LoadedGame;
use super::notice::Notice;
use super::notice_check::{concerns_seat, handed_out, is_outdated};
use super::notice_choices::{NoticeChoices, NoticeRules, NoticeWay, Quiet};
use super::notice_kind::NoticeKind;
use super::quiet_hours::zone;
use super::time::{HOUR, MINUTE, Millis};
use super::types::{GameId, Look};
use super::unreadable_games::of_one_game;
use super::waits::Wait;
use super::{Reply, Table};
use crate::rules::{AskKind, Viewer};
use crate::store::{DigestRow, OutboxRow};
use futures_util::FutureExt as _;
use std::collections::BTreeSet;
use std::sync::Arc;

/// What waits for a digest that is being sent is looked at again after that time.
const AGAIN: Millis = 5 * MINUTE;

/// A game that waits for the reader of a digest.
#[derive(Clone, Debug)]
pub struct DigestGame {
    /// The game, as the reader may see it.
    pub look: Look,
    /// What they are asked first.
    pub ask: AskKind,
    /// Until when.
    pub deadline: Option<Millis>,
    /// Number of turns and sealed answers that they missed since their last answer ([PBP-30]).
    pub missed: u32,
}

/// What a person is told once a day.
#[derive(Clone, Debug)]
pub struct Digest {
    /// User id of the person.
    pub person: u64,
    /// The games that wait for them, the one whose time ends first before the others.
    pub waiting: Vec<DigestGame>,
    /// What has happened since the last one, oldest first, each with its game.
    pub news: Vec<(Notice, Look)>,
    /// Nonce, the same for all tries.
    pub nonce: String,
    /// Rows of the outbox that need not be delivered any more.
    rows: Vec<i64>,
}

/// Whether a digest tells it in place of a message of its own. Turns too, see [`Inner::held_until`].
const fn is_news(kind: &NoticeKind) -> bool {
    matches!(
        kind,
        NoticeKind::Pause { .. }
            | NoticeKind::Parked { .. }
            | NoticeKind::PlanPlayed { .. }
            | NoticeKind::PlayerResult { here: false, .. }
            | NoticeKind::SeatLost { here: false, .. }
            | NoticeKind::Personal { here: false, .. }
    )
}

impl NoticeRules {
    /// The hour of the digest that tells of this game; `None` if none does.
    pub(super) fn digest_hour(&self) -> Option<DigestHour> {
        let hour = self.digest.filter(|_| self.way == NoticeWay::Direct)?;
        Some(DigestHour::new(hour, &self.zone))
    }
}

impl Inner {
    /// The hour of the digest that tells that person of this game; `None` if none does: none is wished there, or their direct messages
    /// are closed ([PBP-19]).
    pub(super) async fn digest_hour(
        &self,
        person: u64,
        rules: &NoticeRules,
    ) -> Result<Option<DigestHour>, TableError> {
        let Some(hour) = rules.digest_hour() else { return Ok(None) };
        let closed = self.store.person(person as i64).await?.is_some_and(|known| known.dm_closed);
        Ok((!closed).then_some(hour))
    }

    /// Until when what that person is told of a game waits for their digest, as times are stored; `None`: it does not.
    pub(super) async fn held_until(&self, person: u64, game: GameId) -> Result<Option<Millis>, TableError> {
        let rules = self.notice_rules(person, game).await?;
        if self.digest_hour(person, &rules).await?.is_none() {
            return Ok(None);
        }
        let due = self.store.digest(person as i64).await?.and_then(|row| row.due);
        let soon = self.even_now() + AGAIN;
        Ok(Some(due.map_or(soon, |due| soon.max(due - self.difference()))))
    }

    /// The same for a notice that a digest tells.
    pub(super) async fn held_news(
        &self,
        loaded: &LoadedGame,
        kind: &NoticeKind,
    ) -> Result<Option<Millis>, TableError> {
        let mut named = kind.clone();
        match named.person_mut() {
            Some(person) if is_news(kind) => self.held_until(*person, loaded.id()).await,
            _ => Ok(None),
        }
    }

    /// When the digest at that hour comes next after one that was sent at that time, which is stored as deadlines are: of a clock that was
    /// set since then the distance counts.
    fn next_digest(&self, hour: u8, zone_name: &str, sent: Millis) -> Millis {
        let sent = (sent > 0).then(|| sent + self.difference());
        DigestHour::new(hour, zone_name).next(self.now(), sent)
    }

    /// When that person's digest is due next, after a choice; `None` if they never wished one.
    pub(super) async fn planned_digest(
        &self,
        person: u64,
        choices: &NoticeChoices,
    ) -> Result<Option<DigestRow>, TableError> {
        let known = self.store.digest(person as i64).await?;
        let sent = known.map_or(0, |row| row.sent);
        let due = choices.digest.map(|hour| self.next_digest(hour, &choices.zone, sent));
        let row = DigestRow { person: person as i64, due, sent };
        Ok((known.is_some() || due.is_some()).then_some(row))
    }

    /// Plans all digests anew, after the clock was set.
    pub(super) async fn plan_digests_again(&self) -> Result<(), TableError> {
        for row in self.store.digests_due(i64::MAX).await? {
            let _alone = self.choosing.lock().await;
            let choices = self.notice_choices(row.person as u64).await?;
            if let Some(row) = self.planned_digest(row.person as u64, &choices).await? {
                let mut write = self.store.write()?;
                write.put_digest(row)?;
                write.commit().await?;
            }
        }
        Ok(())
    }

    /// The digest that is due for that person; `None` if there is nothing to tell now: then the next one is planned.
    async fn due_digest(&self, person: u64) -> Result<Option<Digest>, TableError> {
        let now = self.now();
        let Some(row) = self.store.digest(person as i64).await? else { return Ok(None) };
        let Some(due) = row.due.filter(|due| *due <= now) else { return Ok(None) };
        let rules = self.notice_choices(person).await?.rules(None);
        // Quiet hours that somebody has put around their own digest don't hold it back; one that is late waits for their end.
        if let (Quiet::Daily(hours), true) = (rules.quiet, now - due > HOUR)
            && let Some((_, ends)) = hours.around(&zone(&rules.zone), now)
        {
            self.move_digest(DigestRow { due: Some(ends), ..row }, &[]).await?;
            return Ok(None);
        }
        let digest = self.digest_of(person, row).await?;
        if digest.waiting.is_empty() && digest.news.is_empty() {
            self.move_digest(self.digest_after(row, row.sent).await?, &digest.rows).await?;
            return Ok(None);
        }
        Ok(Some(digest))
    }

    async fn digest_of(&self, person: u64, row: DigestRow) -> Result<Digest, TableError> {
        let mut digest = Digest {
            person,
            waiting: Vec::new(),
            news: Vec::new(),
            nonce: format!("d{person:x}-{:x}", row.sent / MINUTE),
            rows: Vec::new(),
        };
        for loaded in self.running_games_of(person).await? {
            if let Some(game) = self.waits_in(&loaded, person).await? {
                digest.waiting.push(game);
            }
        }
        digest.waiting.sort_by_key(|game| (game.deadline.unwrap_or(Millis::MAX), game.look.game));
        let listed: BTreeSet<GameId> = digest.waiting.iter().map(|game| game.look.game).collect();
        for row in self.store.pending_for(person as i64).await? {
            let (id, game) = (row.id, row.notice.game);
            match of_one_game(game, self.add_row(&mut digest, &listed, row)).await {
                // A game that can't be read is told of by other notices.
                Err(error) if error.is_of_one_game() => {
                    tracing::debug!(game, notice = id, "a digest leaves a notice out");
                }
                added => added?,
            }
        }
        Ok(digest)
    }

    /// The question with which that game waits for the person, if a digest tells of it.
    async fn waits_in(
        &self,
        loaded: &Arc<LoadedGame>,
        person: u64,
    ) -> Result<Option<DigestGame>, TableError> {
        let rules = self.notice_rules(person, loaded.id()).await?;
        if loaded.parked().is_some()
            || loaded.is_paused()
            || self.digest_hour(person, &rules).await?.is_none()
        {
            return Ok(None);
        }
        let waits = loaded.waits();
        let own = waits.iter().filter(|wait| loaded.person_in(wait.seat) == Some(person));
        let first = own.min_by_key(|wait| loaded.due(wait).unwrap_or(Millis::MAX));
        let Some(wait @ Wait { seat, ask, .. }) = first else { return Ok(None) };
        let deadline = loaded.due(wait);
        let back = loaded.waits_until(person, &*self.vacations().await?, self.even_now() + loaded.difference);
        if back.is_some_and(|back| deadline.is_none_or(|deadline| back <= deadline)) {
            return Ok(None);
        }
        let missed = loaded.taken(*seat).map_or(0, |taken| taken.absence.missed);
        let look = loaded.look(Viewer::Seat(*seat));
        Ok(Some(DigestGame { look, ask: *ask, deadline, missed }))
    }

    /// Adds a pending row to the digest: as news, or because the game is listed. One that is no longer true is not kept.
    async fn add_row(
        &self,
        digest: &mut Digest,
        listed: &BTreeSet<GameId>,
        row: OutboxRow,
    ) -> Result<(), TableError> {
        let kind = NoticeKind::read(&row.notice)?;
        let game = GameId(row.notice.game);
        if matches!(kind, NoticeKind::YourTurn { .. }) {
            if row.message.is_none() && listed.contains(&game) {
                digest.rows.push(row.id);
            }
            return Ok(());
        }
        let loaded = self.find(Find::Id(game)).await?;
        if self.held_news(&loaded, &kind).await?.is_none() {
            return Ok(());
        }
        let stale = match kind {
            NoticeKind::Parked { .. } => loaded.parked().is_none(),
            _ => is_outdated(&loaded, &kind),
        };
        let concerns = match kind {
            NoticeKind::PlayerResult { seat, .. } => concerns_seat(&loaded, &kind, (digest.person, seat)),
            _ => loaded.seat_of(digest.person).is_some(),
        };
        if !stale && concerns && !self.is_unwanted(&kind, game).await? {
            let look = loaded.look(loaded.viewer(digest.person));
            digest.news.push((handed_out(&row, &loaded, kind, None), look));
        }
        digest.rows.push(row.id);
        Ok(())
    }

    /// The next digest after one that was sent at that time.
    async fn digest_after(&self, row: DigestRow, sent: Millis) -> Result<DigestRow, TableError> {
        let choices = self.notice_choices(row.person as u64).await?;
        let due = choices.digest.map(|hour| self.next_digest(hour, &choices.zone, sent));
        Ok(DigestRow { due, sent, ..row })
    }

    /// Stores when the next digest is due; those rows need not be delivered any more.
    async fn move_digest(&self, row: DigestRow, rows: &[i64]) -> Result<(), TableError> {
        self.write_digest(row, rows, false).await
    }

    async fn write_digest(&self, row: DigestRow, rows: &[i64], arrived: bool) -> Result<(), TableError> {
        let mut write = self.store.write()?;
        write.put_digest(row)?;
        for id in rows {
            write.drop_notice(*id)?;
        }
        if arrived {
            self.dm_arrived(&mut write, row.person as u64).await?;
        }
        write.commit().await?;
        self.wake.notify_waiters();
        Ok(())
    }

    async fn digest_sent(&self, digest: &Digest) -> Result<(), TableError> {
        let _alone = self.choosing.lock().await;
        let Some(row) = self.store.digest(digest.person as i64).await? else { return Ok(()) };
        self.write_digest(self.digest_after(row, self.even_now()).await?, &digest.rows, true).await
    }

    async fn digest_failed(&self, digest: &Digest, how: Failure) -> Result<(), TableError> {
        let _alone = self.choosing.lock().await;
        let Some(row) = self.store.digest(digest.person as i64).await? else { return Ok(()) };
        match how {
            Failure::Retry { after } | Failure::Later { after } => {
                let due = row.due.map(|_| self.now() + after.clamp(1, LONGEST_DELAY));
                self.move_digest(DigestRow { due, ..row }, &[]).await
            }
            Failure::DmClosed => {
                // What waited for it is told in the channels ([PBP-19]).
                let mut write = self.store.write()?;
                write.set_dm_closed(row.person, true).await?;
                write.rouse_person(row.person)?;
                write.commit().await?;
                self.refused.add(digest.person);
                self.move_digest(self.digest_after(row, row.sent).await?, &[]).await
            }
            Failure::Gone | Failure::Lost | Failure::Locked | Failure::Forbidden => {
                self.move_digest(self.digest_after(row, row.sent).await?, &[]).await
            }
        }
    }
}

impl Table {
    /// What a person is told once a day, if that is due now.
    pub fn due_digest(&self, person: u64) -> Reply<'_, Option<Digest>> {
        self.inner.due_digest(person).boxed()
    }

    /// Records that a digest was sent: what it told is not told again, and the next one is planned.
    pub fn digest_sent<'a>(&'a self, digest: &'a Digest) -> Reply<'a, ()> {
        self.inner.digest_sent(digest).boxed()
    }

    /// Records why a digest could not be sent.
    pub fn digest_failed<'a>(&'a self, digest: &'a Digest, how: Failure) -> Reply<'a, ()> {
        self.inner.digest_failed(digest, how).boxed()
    }
}
