//! The outbox seen from the side that delivers: what to send now, what is no longer true, what became of it.
//! Never sends anything itself.

use super::error::TableError;
use super::load_and_commit::{Find, Inner};
use super::loaded_game::LoadedGame;
use super::notice::{Audience, Failure, Notice, NoticeContent, NoticeKind, What};
use super::notice_check::{About, Parking, Verdict, handed_out, not_asked, of_parked, still_asked};
use super::time::{HOUR, MINUTE, Millis};
use super::types::{GameId, Parked, Status};
use super::unreadable_games::{Aside, of_one_game};
use super::waits::Decision;
use crate::store::{OutboxRow, StoredNotice, Topic, Write};

/// Rows looked at together.
const PAGE: i64 = 32;
/// After so many tries a notice is given up.
const MOST_TRIES: i64 = 12;
/// The same where Discord was only away: some hours, since what comes later waits for it.
const MOST_PASSING: i64 = 48;
/// No notice is put off for longer at a time, whatever is in its way.
pub const LONGEST_DELAY: Millis = 24 * HOUR;
/// How often a notice of a game that stands still is looked at.
const HELD: Millis = LONGEST_DELAY;
/// The same where the bot may not write, after several tries.
const LONGEST_PATIENCE: Millis = 6 * HOUR;

impl Inner {
    pub(super) async fn pending(&self, limit: u32) -> Result<Vec<Notice>, TableError> {
        let (mut notices, mut after) = (Vec::new(), 0);
        let held_back = self.store.held_back(self.now()).await?;
        while notices.len() < limit as usize {
            let rows = self.store.pending(self.now(), after, PAGE).await?;
            let Some(last) = rows.last() else { break };
            after = last.id;
            for row in rows {
                match self.judged(&row).await? {
                    // What couldn't be posted yet comes first.
                    Verdict::Deliver(notice)
                        if notice.is_post()
                            && held_back.get(&row.notice.game).is_some_and(|first| *first < row.id) => {}
                    Verdict::Deliver(notice) if notices.len() < limit as usize => {
                        let mut handed = self.handed.lock();
                        handed.insert(row.id, row.revision);
                        notices.push(notice);
                    }
                    Verdict::Deliver(_) | Verdict::Wait => {}
                    Verdict::Hold => {
                        let mut write = self.store.write()?;
                        write.hold(row.id, self.now() + HELD)?;
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

    /// What becomes of a row, whatever is wrong with it or with its game: the others are told all the same.
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
                    Aside::Deliver(notice) => Verdict::Deliver(notice),
                    Aside::Hold => Verdict::Hold,
                    Aside::Drop => Verdict::Drop,
                })
            }
            judged => judged,
        }
    }

    async fn judge(&self, row: &OutboxRow, kind: NoticeKind) -> Result<Verdict, TableError> {
        let notice = &row.notice;
        let loaded = self.find(Find::Id(GameId(notice.game))).await?;
        match of_parked(&loaded, &kind) {
            Parking::AsUsual => {}
            Parking::Deliver => return Ok(Verdict::Deliver(handed_out(row, &loaded, kind, None))),
            Parking::Not(verdict) => return Ok(verdict),
        }
        let message = match &kind {
            NoticeKind::YourTurn { person, seat, decision, .. } => {
                let about = About { seat: *seat, span: notice.seq, decision: *decision };
                let Some(kind) = still_asked(&loaded, about, *person, false) else {
                    return Ok(not_asked(&loaded, about));
                };
                let known = self.store.person(*person as i64).await?;
                if known.as_ref().is_some_and(|person| person.dm_closed) {
                    let mention = self.to_mention(row, &loaded, about, *person).await?;
                    return Ok(mention.map_or(Verdict::Wait, Verdict::Deliver));
                }
                return Ok(Verdict::Deliver(handed_out(row, &loaded, kind, None)));
            }
            NoticeKind::Mention { person, seat, decision, .. } => {
                let about = About { seat: *seat, span: notice.seq, decision: *decision };
                let kind = still_asked(&loaded, about, *person, true);
                let deliver = |kind| Verdict::Deliver(handed_out(row, &loaded, kind, None));
                return Ok(kind.map_or_else(|| not_asked(&loaded, about), deliver));
            }
            NoticeKind::Reveal { person, .. } => {
                let Some(until) = loaded.must_reveal(*person).filter(|until| self.now() < *until) else {
                    return Ok(Verdict::Drop);
                };
                let known = self.store.person(*person as i64).await?;
                let here = known.is_some_and(|person| person.dm_closed);
                let kind = NoticeKind::Reveal { person: *person, until, here };
                return Ok(Verdict::Deliver(handed_out(row, &loaded, kind, None)));
            }
            NoticeKind::Panel => {
                if self.store.count_pending(notice.game, Topic::BoardPost).await? > 0 {
                    return Ok(Verdict::Wait);
                }
                loaded.row.panel
            }
            NoticeKind::LobbyEdit => loaded.row.lobby_message,
            NoticeKind::OldPanel { message, .. } => Some(*message as i64),
            NoticeKind::Answered { decision, .. } => {
                let decision = *decision;
                return self.judge_answered(row, &loaded, decision, kind).await;
            }
            NoticeKind::Film => match self.end_message(notice).await? {
                End::Told(message) => message,
                End::Waits => return Ok(Verdict::Wait),
            },
            NoticeKind::BoardPost { .. } | NoticeKind::Announcement { .. } | NoticeKind::Parked { .. } => {
                None
            }
            NoticeKind::TurnLog { .. } => row.message,
        };
        if matches!(kind, NoticeKind::Panel | NoticeKind::LobbyEdit) && message.is_none() {
            // A lobby's message becomes known a moment after the lobby.
            return Ok(if loaded.status == Status::Lobby { Verdict::Wait } else { Verdict::Drop });
        }
        Ok(Verdict::Deliver(handed_out(row, &loaded, kind, message)))
    }

    /// A decision is taken: what told somebody of it is edited, once it is known what that became.
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
            ("pending", _) => Verdict::Wait,
            ("delivered", Some(message)) => {
                let mut notice = handed_out(row, loaded, kind, Some(message));
                if matches!(NoticeKind::read(&told.notice)?, NoticeKind::Mention { .. }) {
                    notice.audience = Audience::Channel;
                }
                Verdict::Deliver(notice)
            }
            _ => Verdict::Drop,
        })
    }

    /// The message that says how the game ended: the film is added to it.
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
        about: About,
        person: u64,
    ) -> Result<Option<Notice>, TableError> {
        let Some(kind) = still_asked(loaded, about, person, true) else { return Ok(None) };
        let mut write = self.store.write()?;
        write.redirect(row.id, &kind.body(), kind.in_order())?;
        write.commit().await?;
        let row = OutboxRow { attempts: 0, ..row.clone() };
        Ok(Some(handed_out(&row, loaded, kind, None)))
    }

    pub(super) async fn brief(&self, notice: &Notice) -> Result<NoticeContent, TableError> {
        let error = match of_one_game(notice.game.0, self.brief_on(notice)).await {
            Err(error) if error.is_damage() => self.set_aside(notice.game.0, error).await?,
            Err(error) => error,
            briefed => return briefed,
        };
        let of_it = matches!(
            notice.kind,
            NoticeKind::Parked { .. }
                | NoticeKind::Announcement { what: What::SetAside | What::Cancelled | What::LobbyClosed }
        );
        match error {
            TableError::SetAside { .. } if of_it => self.brief_set_aside(notice).await,
            error => Err(error),
        }
    }

    pub(super) async fn delivered(&self, id: i64, message: Option<u64>) -> Result<(), TableError> {
        let Some(row) = self.store.notice(id).await? else { return Ok(()) };
        let kind = NoticeKind::read(&row.notice)?;
        if matches!(kind, NoticeKind::Announcement { what: What::Resumed }) {
            // First: once the notice is gone nothing else would end the standstill after a crash in between.
            self.unpark(GameId(row.notice.game)).await?;
        }
        let handed = self.handed.lock().get(&id).copied();
        let message = message.map(|message| message as i64);
        let mut write = self.store.write()?;
        write.set_delivered(id, handed.unwrap_or(row.revision), message)?;
        if let Some(message) = message {
            self.remember_message(&mut write, &row.notice, &kind, message).await?;
        }
        if let NoticeKind::YourTurn { person, .. } = kind {
            self.dm_arrived(&mut write, person).await?;
        }
        write.commit().await?;
        self.handed.lock().remove(&id);
        // What waited for this message may go now, and so may a newer revision.
        self.wake.notify_waiters();
        Ok(())
    }

    /// Which message told the commitment first, carries the panel now, or the lobby: it may have been posted anew.
    async fn remember_message(
        &self,
        write: &mut Write,
        notice: &StoredNotice,
        kind: &NoticeKind,
        message: i64,
    ) -> Result<(), TableError> {
        let game = notice.game;
        match kind {
            NoticeKind::Announcement { what: What::WordsClosed } => write.set_told(game, message, None)?,
            // A game that begins at once is told its commitment with the opening, every other one before.
            NoticeKind::Announcement { what: What::Started { .. } } => {
                write.set_told(game, message, Some(Topic::WordsClosed))?;
            }
            NoticeKind::Announcement { what: What::Revealed { seat } } => {
                write.set_reveal_told(game, seat.0, message)?;
            }
            NoticeKind::BoardPost { .. } => {
                self.retire_panel(write, game, message).await?;
                write.set_panel(game, Some(message), notice.seq)?;
            }
            NoticeKind::Panel => {
                let Some(known) = self.store.game(game).await? else { return Ok(()) };
                if known.panel != Some(message) {
                    self.retire_panel(write, game, message).await?;
                    write.set_panel(game, Some(message), known.panel_seq)?;
                }
            }
            NoticeKind::LobbyEdit => {
                if self.store.game(game).await?.is_some_and(|known| known.lobby_message != Some(message)) {
                    write.set_lobby_message(game, Some(message))?;
                }
            }
            NoticeKind::YourTurn { .. }
            | NoticeKind::Mention { .. }
            | NoticeKind::OldPanel { .. }
            | NoticeKind::Answered { .. }
            | NoticeKind::TurnLog { .. }
            | NoticeKind::Announcement { .. }
            | NoticeKind::Parked { .. }
            | NoticeKind::Reveal { .. }
            | NoticeKind::Film => {}
        }
        Ok(())
    }

    /// Another message carries the panel from now on: the words and buttons of the one before go, in the same transaction
    /// ([PBP-7]).
    async fn retire_panel(&self, write: &mut Write, game: i64, newer: i64) -> Result<(), TableError> {
        let old = self.store.game(game).await?.and_then(|game| game.panel);
        let Some(old) = old.filter(|old| *old != newer) else { return Ok(()) };
        let about = |row: &OutboxRow| match NoticeKind::read(&row.notice) {
            Ok(NoticeKind::BoardPost { turn }) => Some(turn),
            _ => None,
        };
        let turn = self.store.notices_of_message(game, old).await?.iter().filter_map(about).next_back();
        let kind = NoticeKind::OldPanel { message: old as u64, turn };
        Ok(write.tell(&[kind.row(game, 0, 0, 0)])?)
    }

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
                write.hold(row.id, self.now() + after.clamp(1, LONGEST_DELAY))?;
                Ok(write.commit().await?)
            }
            Failure::Forbidden | Failure::Lost => self.shut_out(&row, &kind, how).await,
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

    /// The bot may not write there, or there is nothing to write in: a game that is played in a channel stands still.
    async fn shut_out(&self, row: &OutboxRow, kind: &NoticeKind, how: Failure) -> Result<(), TableError> {
        let loaded = match self.find(Find::Id(GameId(row.notice.game))).await {
            // It stands still already.
            Err(error) if error.is_of_one_game() => {
                return self.put_off(row, patience(row), Some(MOST_TRIES)).await;
            }
            found => found?,
        };
        let in_channel = row.notice.audience == 0
            || matches!(kind, NoticeKind::Mention { .. } | NoticeKind::Reveal { here: true, .. });
        let stands_still = in_channel && loaded.status == Status::Running;
        if how == Failure::Lost && !stands_still {
            return self.gone(row, kind).await;
        }
        if !stands_still {
            return self.put_off(row, patience(row), Some(MOST_TRIES)).await;
        }
        let why = if how == Failure::Lost { Parked::Channel } else { Parked::Permission };
        let until = self.now() + patience(row);
        // Together: a game that goes on must not have a post put off that all later ones wait for.
        let parked = self.change(Find::Id(loaded.id()), |draft| {
            draft.put_off.push((row.id, until));
            draft.park(why);
            Ok(())
        });
        parked.await.map(drop)
    }

    /// Tried again later, at most so often.
    async fn put_off(&self, row: &OutboxRow, by: Millis, most: Option<i64>) -> Result<(), TableError> {
        let mut write = self.store.write()?;
        if most.is_some_and(|most| row.attempts + 1 >= most) {
            tracing::warn!(game = row.notice.game, notice = row.id, "a notice could not be delivered");
            write.drop_notice(row.id)?;
        } else {
            write.put_off(row.id, self.now() + by)?;
        }
        Ok(write.commit().await?)
    }

    async fn dm_closed(&self, row: &OutboxRow, kind: &NoticeKind) -> Result<(), TableError> {
        let mut write = self.store.write()?;
        let mut refused = None;
        if let NoticeKind::YourTurn { person, seat, decision, ask, deadline } = *kind {
            refused = Some(person);
            write.set_dm_closed(person as i64, true).await?;
            let mention = NoticeKind::Mention { person, seat, decision, ask, deadline };
            write.redirect(row.id, &mention.body(), mention.in_order())?;
        } else if let NoticeKind::Reveal { person, until, here: false } = *kind {
            refused = Some(person);
            write.set_dm_closed(person as i64, true).await?;
            let here = NoticeKind::Reveal { person, until, here: true };
            write.redirect(row.id, &here.body(), here.in_order())?;
        } else {
            write.drop_notice(row.id)?;
        }
        write.commit().await?;
        refused.into_iter().for_each(|person| self.refused.add(person));
        self.wake.notify_waiters();
        Ok(())
    }

    async fn gone(&self, row: &OutboxRow, kind: &NoticeKind) -> Result<(), TableError> {
        let game = row.notice.game;
        let panel_seq = self.store.game(game).await?.map_or(0, |row| row.panel_seq);
        let mut write = self.store.write()?;
        match kind {
            // The message was deleted: the log is posted anew.
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
            | NoticeKind::Answered { .. }
            | NoticeKind::OldPanel { .. }
            | NoticeKind::Mention { .. }
            | NoticeKind::BoardPost { .. }
            | NoticeKind::TurnLog { .. }
            | NoticeKind::Parked { .. }
            | NoticeKind::Reveal { .. }
            | NoticeKind::Film
            | NoticeKind::Announcement { .. } => write.drop_notice(row.id)?,
        }
        Ok(write.commit().await?)
    }
}

/// How long a notice waits that the bot was not allowed to post: longer each time.
fn patience(row: &OutboxRow) -> Millis {
    (MINUTE << row.attempts.clamp(0, 9)).min(LONGEST_PATIENCE)
}

/// What became of the message about a game's end.
enum End {
    /// It is told; as that message, if it is known and stands there.
    Told(Option<i64>),
    /// It is not told yet.
    Waits,
}
