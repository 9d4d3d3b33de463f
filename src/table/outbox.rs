//! Outbox, delivery side: selects the notices to deliver now, drops outdated ones, and records deliveries. Messages are
//! sent by the caller; `failed_notices` records failures.

use super::announcement::AnnouncementKind;
use super::database_outage::Sent;
use super::error::TableError;
use super::failed_notices::LONGEST_DELAY;
use super::load_and_commit::{Find, Inner};
use super::loaded_game::LoadedGame;
use super::notice::{Audience, Notice, NoticeContent};
use super::notice_check::{
    Parking, Verdict, WaitKey, concerns_seat, handed_out, is_outdated, not_asked, of_parked, still_asked,
};
use super::notice_choices::NoticeWay;
use super::notice_kind::NoticeKind;
use super::own_thread::put_lobby_message;
use super::time::Millis;
use super::types::{GameId, Status};
use super::unreadable_games::{SetAsideVerdict, of_one_game};
use super::waits::Decision;
use crate::rules::{PersonalNotice, Seat};
use crate::store::{OutboxRow, StoredNotice, Topic, Write};

/// Number of rows checked at a time.
const PAGE: i64 = 32;
/// Delay until the next check of a notice whose game is parked.
const HELD: Millis = LONGEST_DELAY;

impl Inner {
    /// At most `limit` notices that are due, of one game or of all.
    pub(super) async fn pending(&self, of: Option<GameId>, limit: u32) -> Result<Vec<Notice>, TableError> {
        self.record_what_was_sent().await?;
        let (mut notices, mut after, of) = (Vec::new(), 0, of.map_or(0, |game| game.0));
        let held_back = self.store.held_back(self.even_now(), of).await?;
        while notices.len() < limit as usize {
            let rows = self.store.pending(self.even_now(), of, after, PAGE).await?;
            let Some(last) = rows.last() else { break };
            after = last.id;
            for row in rows {
                match self.judged(&row).await? {
                    // An older post that could not be delivered yet comes first.
                    Verdict::Deliver(notice)
                        if notice.is_post()
                            && held_back.get(&row.notice.game).is_some_and(|first| *first < row.id) => {}
                    Verdict::Deliver(notice) if notices.len() < limit as usize => {
                        let mut handed = self.handed.lock();
                        handed.insert(row.id, row.revision);
                        notices.push(notice);
                    }
                    Verdict::Deliver(_) | Verdict::Wait => {}
                    Verdict::Later(until) => {
                        let mut write = self.store.write()?;
                        write.hold_unless_roused(row.id, row.not_before, until)?;
                        write.commit().await?;
                    }
                    Verdict::Hold => {
                        let mut write = self.store.write()?;
                        write.hold(row.id, self.even_now() + HELD)?;
                        write.commit().await?;
                    }
                    Verdict::Drop => {
                        let mut write = self.store.write()?;
                        write.drop_notice(row.id)?;
                        write.commit().await?;
                    }
                }
            }
        }
        Ok(notices)
    }

    /// Decides what to do with a row. An error of the row or its game does not stop the other notices.
    async fn judged(&self, row: &OutboxRow) -> Result<Verdict, TableError> {
        let game = row.notice.game;
        let Ok(kind) = NoticeKind::read(&row.notice) else {
            tracing::error!(game, notice = row.id, "a notice can't be understood and is dropped");
            return Ok(Verdict::Drop);
        };
        match of_one_game(game, self.judge(row, kind.clone())).await {
            Err(error) if error.is_of_one_game() => {
                if error.is_damage() {
                    self.set_aside(game, error).await?;
                }
                Ok(match self.told_of_set_aside(row, kind).await? {
                    SetAsideVerdict::Deliver(notice) => Verdict::Deliver(notice),
                    SetAsideVerdict::Hold => Verdict::Hold,
                    SetAsideVerdict::Drop => Verdict::Drop,
                })
            }
            judged => judged,
        }
    }

    /// The verdict for a notice that its person does not want or gets with their digest, of a parked game, or about a thread; `None` for
    /// others.
    async fn judge_beforehand(
        &self,
        row: &OutboxRow,
        loaded: &LoadedGame,
        kind: &NoticeKind,
    ) -> Result<Option<Verdict>, TableError> {
        if self.is_unwanted(kind, loaded.id()).await? {
            return Ok(Some(Verdict::Drop));
        }
        if let Some(until) = self.held_news(loaded, kind).await? {
            return Ok(Some(Verdict::Later(until)));
        }
        match of_parked(loaded, kind) {
            Parking::AsUsual => self.judge_thread(row, loaded, kind).await,
            Parking::Deliver => Ok(Some(Verdict::Deliver(handed_out(row, loaded, kind.clone(), None)))),
            Parking::Not(verdict) => Ok(Some(verdict)),
        }
    }

    async fn judge(&self, row: &OutboxRow, kind: NoticeKind) -> Result<Verdict, TableError> {
        let notice = &row.notice;
        let loaded = self.find(Find::Id(GameId(notice.game))).await?;
        if let Some(verdict) = self.judge_beforehand(row, &loaded, &kind).await? {
            return Ok(verdict);
        }
        let message = match &kind {
            NoticeKind::YourTurn { person, seat, decision, .. } => {
                let about = WaitKey { seat: *seat, span: notice.seq, decision: *decision };
                return self.judge_turn(row, &loaded, about, *person).await;
            }
            NoticeKind::Mention { person, seat, decision, .. } => {
                let about = WaitKey { seat: *seat, span: notice.seq, decision: *decision };
                let kind = still_asked(&loaded, about, *person, true);
                let deliver = |kind| Verdict::Deliver(handed_out(row, &loaded, kind, row.message));
                return Ok(kind.map_or_else(|| not_asked(&loaded, about), deliver));
            }
            NoticeKind::Nudge { .. } => return self.judge_nudge(row, &loaded, kind).await,
            NoticeKind::LastToAnswer { .. } => return self.judge_last_to_answer(row, &loaded, kind).await,
            NoticeKind::Reminder { .. } => return self.judge_reminder(row, &loaded, kind).await,
            NoticeKind::Reveal { person, .. } => {
                let Some(until) = loaded.must_reveal(*person).filter(|until| self.now() < *until) else {
                    return Ok(Verdict::Drop);
                };
                let here = self.is_told_in_channel(*person, loaded.id()).await?;
                let kind = NoticeKind::Reveal { person: *person, until, here };
                return Ok(Verdict::Deliver(handed_out(row, &loaded, kind, None)));
            }
            kind if is_outdated(&loaded, kind) => return Ok(Verdict::Drop),
            NoticeKind::PlayerResult { person, seat, here, .. }
            | NoticeKind::SeatLost { person, seat, here }
            | NoticeKind::Personal { person, notice: PersonalNotice { seat, .. }, here } => {
                let about = (*person, *seat, *here);
                return self.judge_result(row, &loaded, about, kind).await;
            }
            NoticeKind::PlanPlayed { .. } => return self.judge_plan(row, &loaded, kind).await,
            NoticeKind::Panel => {
                if self.store.count_pending(notice.game, Topic::BoardPost).await? > 0 {
                    return Ok(Verdict::Wait);
                }
                loaded.row.panel
            }
            NoticeKind::LobbyEdit => loaded.row.lobby_message,
            NoticeKind::OldPanel { message, .. } | NoticeKind::OldNotice { message, .. } => {
                Some(*message as i64)
            }
            NoticeKind::Answered { decision, .. } => {
                return self.judge_answered(row, &loaded, *decision, kind).await;
            }
            NoticeKind::Film => match self.end_message(notice).await? {
                End::Told(message) => message,
                End::Waits => return Ok(Verdict::Wait),
            },
            NoticeKind::TurnLog { .. } => row.message,
            NoticeKind::Announcement { what } if what.is_edited() => row.message,
            // Posted anew, or judged above.
            _ => None,
        };
        if matches!(kind, NoticeKind::Panel | NoticeKind::LobbyEdit) && message.is_none() {
            // The id of a lobby message becomes known shortly after the lobby is stored.
            return Ok(if loaded.status == Status::Lobby { Verdict::Wait } else { Verdict::Drop });
        }
        Ok(Verdict::Deliver(handed_out(row, &loaded, kind, message)))
    }

    /// The verdict for a direct message to a player who must decide. It is there already if the game has moved: then its link
    /// is changed.
    async fn judge_turn(
        &self,
        row: &OutboxRow,
        loaded: &LoadedGame,
        about: WaitKey,
        person: u64,
    ) -> Result<Verdict, TableError> {
        let Some(kind) = still_asked(loaded, about, person, false) else {
            return Ok(not_asked(loaded, about));
        };
        let way = self.notice_rules(person, loaded.id()).await?.way;
        if way == NoticeWay::Off && row.message.is_none() {
            return Ok(Verdict::Drop);
        }
        if let (None, Some(until)) = (row.message, self.held_until(person, loaded.id()).await?) {
            // The digest tells it; a deadline that passes before has a reminder of its own.
            let mut write = self.store.write()?;
            self.plan_reminder(&mut write, &row.notice, &kind, 0).await?;
            write.commit().await?;
            return Ok(Verdict::Later(until));
        }
        let known = self.store.person(person as i64).await?;
        if way == NoticeWay::Mention || known.is_some_and(|person| person.dm_closed) {
            let mention = self.to_mention(row, loaded, about, person).await?;
            return Ok(mention.map_or(Verdict::Wait, Verdict::Deliver));
        }
        Ok(Verdict::Deliver(handed_out(row, loaded, kind, row.message)))
    }

    /// The verdict for a player's result: by direct message, or in the channel if direct messages are closed.
    async fn judge_result(
        &self,
        row: &OutboxRow,
        loaded: &LoadedGame,
        (person, seat, here): (u64, Seat, bool),
        kind: NoticeKind,
    ) -> Result<Verdict, TableError> {
        if !concerns_seat(loaded, &kind, (person, seat)) {
            return Ok(Verdict::Drop);
        }
        let closed = !here && self.is_told_in_channel(person, loaded.id()).await?;
        let mention = if closed { kind.as_mention().map(|(_, mention)| mention) } else { None };
        Ok(Verdict::Deliver(handed_out(row, loaded, mention.unwrap_or(kind), None)))
    }

    /// The verdict for the edit of a notice whose decision was taken: waits until it is known which message the notice
    /// became.
    async fn judge_answered(
        &self,
        row: &OutboxRow,
        loaded: &LoadedGame,
        decision: Decision,
        kind: NoticeKind,
    ) -> Result<Verdict, TableError> {
        let StoredNotice { game, seq, audience, .. } = &row.notice;
        let which = (Topic::YourTurn, decision.item());
        let told = self.store.notice_about(*game, *seq, *audience, which).await?;
        let Some(told) = told else { return Ok(Verdict::Drop) };
        Ok(match (told.state.as_str(), told.message) {
            // It waits for a digest, or for the next try after nothing was sent: there is nothing to say any more.
            ("pending", None) if told.attempts == 0 && told.not_before > self.even_now() => {
                let mut write = self.store.write()?;
                write.drop_notice(told.id)?;
                self.retire_reminders(&mut write, &row.notice, decision).await?;
                write.commit().await?;
                Verdict::Drop
            }
            ("pending", _) => Verdict::Wait,
            ("delivered", Some(message)) => {
                let mut notice = handed_out(row, loaded, kind, Some(message));
                if matches!(NoticeKind::read(&told.notice)?, NoticeKind::Mention { .. }) {
                    notice.audience = Audience::Channel;
                }
                Verdict::Deliver(notice)
            }
            _ => {
                // Who was not told of the decision by itself may have been reminded of it.
                let mut write = self.store.write()?;
                self.retire_reminders(&mut write, &row.notice, decision).await?;
                write.commit().await?;
                Verdict::Drop
            }
        })
    }

    /// The message that announces the end of the game; the film is added to it.
    async fn end_message(&self, notice: &StoredNotice) -> Result<End, TableError> {
        let told = self.store.notice_about(notice.game, notice.seq, 0, (Topic::Ended, 0)).await?;
        Ok(match told {
            Some(told) if told.state == "pending" => End::Waits,
            told => End::Told(told.and_then(|told| told.message)),
        })
    }

    /// Turns a direct message into one mention in the channel ([PBP-19]).
    async fn to_mention(
        &self,
        row: &OutboxRow,
        loaded: &LoadedGame,
        about: WaitKey,
        person: u64,
    ) -> Result<Option<Notice>, TableError> {
        let Some(kind) = still_asked(loaded, about, person, true) else { return Ok(None) };
        let mut write = self.store.write()?;
        write.redirect(row.id, &kind.body(), kind.in_order())?;
        write.commit().await?;
        let row = OutboxRow { attempts: 0, ..row.clone() };
        // One that is there already is edited: it pings nobody a second time.
        Ok(Some(handed_out(&row, loaded, kind, row.message)))
    }

    pub(super) async fn notice_content(&self, notice: &Notice) -> Result<NoticeContent, TableError> {
        let error = match of_one_game(notice.game.0, self.brief_on(notice)).await {
            Err(error) if error.is_damage() => self.set_aside(notice.game.0, error).await?,
            Err(error) => error,
            briefed => return briefed,
        };
        let of_it = matches!(
            notice.kind,
            NoticeKind::Parked { .. }
                | NoticeKind::Announcement {
                    what: AnnouncementKind::SetAside
                        | AnnouncementKind::Cancelled
                        | AnnouncementKind::CancelledBy { .. }
                        | AnnouncementKind::LobbyClosed
                }
        );
        match error {
            TableError::SetAside { .. } if of_it => self.brief_set_aside(notice).await,
            error => Err(error),
        }
    }

    pub(super) async fn delivered(&self, id: i64, message: Option<u64>) -> Result<(), TableError> {
        let handed = self.handed.lock().get(&id).copied();
        let revision = match handed {
            Some(revision) => revision,
            None => match self.store.notice(id).await? {
                Some(row) => row.revision,
                None => return Ok(()),
            },
        };
        self.record(Sent::Notice { id, revision }, message).await
    }

    /// Records that a revision of a notice was sent.
    pub(super) async fn record_delivered(
        &self,
        id: i64,
        revision: i64,
        message: Option<u64>,
    ) -> Result<(), TableError> {
        let Some(row) = self.store.notice(id).await? else { return Ok(()) };
        let kind = NoticeKind::read(&row.notice)?;
        if matches!(kind, NoticeKind::Announcement { what: AnnouncementKind::Resumed }) {
            // Unpark first: after a crash in between, a delivered notice could no longer unpark the game.
            self.unpark(GameId(row.notice.game)).await?;
        }
        let message = message.map(|message| message as i64);
        let mut write = self.store.write()?;
        write.set_delivered(id, revision, message)?;
        if let Some(message) = message {
            self.remember_message(&mut write, &row.notice, &kind, message).await?;
            self.remind_after(&mut write, &row.notice, &kind, message).await?;
        }
        if let NoticeKind::YourTurn { person, .. }
        | NoticeKind::PlayerResult { person, here: false, .. }
        | NoticeKind::Reminder { person, here: false, .. }
        | NoticeKind::Nudge { person, here: false, .. }
        | NoticeKind::SeatLost { person, here: false, .. }
        | NoticeKind::Personal { person, here: false, .. }
        | NoticeKind::TalkRefused { person, .. }
        | NoticeKind::Pause { person, .. }
        | NoticeKind::LastToAnswer { person, .. }
        | NoticeKind::PlanPlayed { person, .. } = kind
        {
            self.dm_arrived(&mut write, person).await?;
        }
        write.commit().await?;
        self.handed.lock().remove(&id);
        // Other notices may have waited for this message, and a newer revision may be pending.
        self.wake.notify_waiters();
        Ok(())
    }

    /// Stores the id of a message that published the commitment, carries the panel, or is the lobby message. It may have
    /// been posted again.
    async fn remember_message(
        &self,
        write: &mut Write,
        notice: &StoredNotice,
        kind: &NoticeKind,
        message: i64,
    ) -> Result<(), TableError> {
        let game = notice.game;
        match kind {
            NoticeKind::Announcement { what } => remember_announcement(write, game, what, message)?,
            NoticeKind::BoardPost { .. } => {
                self.retire_panel(write, game, message).await?;
                write.set_panel(game, Some(message), notice.seq)?;
                write.set_newest_round_told(game, message)?;
            }
            NoticeKind::Panel => {
                let known = self.store.game(game).await?;
                if let Some(known) = known.filter(|known| known.panel != Some(message)) {
                    self.retire_panel(write, game, message).await?;
                    write.set_panel(game, Some(message), known.panel_seq)?;
                }
            }
            NoticeKind::LobbyEdit => {
                let known = self.store.game(game).await?;
                if let Some(known) = known.filter(|known| known.lobby_message != Some(message)) {
                    put_lobby_message(write, game, message)?;
                    // What is pinned was posted anew, because Discord edits the old message no more: that one goes.
                    let old = known.lobby_message.filter(|_| known.status != Status::Lobby.key());
                    if let Some(old) = old {
                        let kind = NoticeKind::OldNotice { person: 0, message: old as u64 };
                        write.insert_once(&[kind.row(game, 0, 0, 0)])?;
                    }
                }
            }
            NoticeKind::YourTurn { .. } | NoticeKind::PlayerResult { here: false, .. } => {
                self.retire_notices(write, notice).await?;
            }
            NoticeKind::Mention { .. }
            | NoticeKind::Reminder { .. }
            | NoticeKind::Answered { .. }
            | NoticeKind::OldPanel { .. }
            | NoticeKind::MovedAway { .. }
            | NoticeKind::OldNotice { .. }
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
            | NoticeKind::Film => {}
        }
        Ok(())
    }
}

/// Stores the id of an announcement that publishes the commitment, a round or a revealed word.
fn remember_announcement(
    write: &mut Write,
    game: i64,
    what: &AnnouncementKind,
    message: i64,
) -> Result<(), TableError> {
    match what {
        AnnouncementKind::WordsClosed => write.set_told(game, message, None)?,
        // A game that starts at once publishes its commitment with this announcement, every other one before.
        AnnouncementKind::Started { .. } => write.set_told(game, message, Some(Topic::WordsClosed))?,
        AnnouncementKind::OrderBound { round, .. } | AnnouncementKind::RoundNamed { round } => {
            write.set_round_told(game, *round as i64, message)?;
        }
        AnnouncementKind::Revealed { seat } => write.set_reveal_told(game, seat.0, message)?,
        _ => {}
    }
    Ok(())
}

/// State of the message that announces a game's end.
enum End {
    /// Delivered or dropped, with the message id if there is one.
    Told(Option<i64>),
    /// Still pending.
    Waits,
}
