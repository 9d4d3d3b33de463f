//! Content of notices: the game as the audience may see it, with the events that the notice is about. Also stores which
//! messages show a turn log or a lobby.

use super::error::TableError;
use super::load_and_commit::{Find, Inner};
use super::loaded_game::LoadedGame;
use super::notice::{Audience, LogPart, Missed, Notice, NoticeContent};
use super::notice_kind::NoticeKind;
use super::own_thread::put_lobby_message;
use super::types::{GameId, Status};
use crate::rules::{PersonalNotice, PersonalNoticeKind, Seat, Seen, Viewer};
use crate::store::LogPartRow;

/// Maximum number of turns searched for a player's last one: two rounds of the largest game.
const MOST_TURNS: i64 = 12;

impl Inner {
    /// What the notice's audience may see, for a game that can be read.
    pub(super) async fn brief_on(&self, notice: &Notice) -> Result<NoticeContent, TableError> {
        let loaded = self.find(Find::Id(notice.game)).await?;
        if loaded.game.is_none() {
            return Ok(NoticeContent::Lobby(Box::new(self.shown_lobby(&loaded).await?)));
        }
        let viewer = match notice.audience {
            Audience::Channel => Viewer::Public,
            Audience::Person(person) => loaded.viewer(person),
        };
        let now = loaded.row.turn;
        let seen = match notice.kind {
            // The log counts the events that were taken back too: it has shown them.
            NoticeKind::TurnLog { turn } => self.logged_in(&loaded, i64::from(turn), viewer).await?,
            NoticeKind::BoardPost { turn } | NoticeKind::OldPanel { turn: Some(turn), .. } => {
                self.seen_in(&loaded, i64::from(turn), viewer).await?
            }
            NoticeKind::PlanPlayed { turn, .. } => self.seen_in(&loaded, i64::from(turn), viewer).await?,
            // A board post shows the turn that ended before it.
            NoticeKind::Panel => self.seen_in(&loaded, (now - 1).max(0), viewer).await?,
            NoticeKind::YourTurn { seat, .. } | NoticeKind::Mention { seat, .. } => {
                self.since_last_turn(&loaded, seat, viewer).await?
            }
            NoticeKind::Personal { notice: personal, .. } => self.event_of(&loaded, personal, viewer).await?,
            NoticeKind::OldPanel { turn: None, .. }
            | NoticeKind::MovedAway { .. }
            | NoticeKind::Answered { .. }
            | NoticeKind::Reminder { .. }
            | NoticeKind::OldNotice { .. }
            | NoticeKind::Announcement { .. }
            | NoticeKind::Parked { .. }
            | NoticeKind::Reveal { .. }
            | NoticeKind::Commitment { .. }
            | NoticeKind::PlayerResult { .. }
            | NoticeKind::SeatLost { .. }
            | NoticeKind::Pause { .. }
            | NoticeKind::Nudge { .. }
            | NoticeKind::LastToAnswer { .. }
            | NoticeKind::Film
            | NoticeKind::OpenThread { .. }
            | NoticeKind::ThreadName
            | NoticeKind::OpenTalk { .. }
            | NoticeKind::CloseTalk { .. }
            | NoticeKind::TalkRefused { .. }
            | NoticeKind::Pin
            | NoticeKind::Unpin { .. }
            | NoticeKind::LobbyEdit => Vec::new(),
        };
        let missed = match notice.kind {
            NoticeKind::YourTurn { seat, .. }
            | NoticeKind::Mention { seat, .. }
            | NoticeKind::SeatLost { seat, .. } => self.missed_by(&loaded, seat, viewer).await?,
            _ => Missed::default(),
        };
        Ok(NoticeContent::Game { look: Box::new(loaded.look(viewer)), seen, missed })
    }

    /// The events of one turn as that viewer saw them, without those that were taken back.
    async fn seen_in(&self, loaded: &LoadedGame, turn: i64, viewer: Viewer) -> Result<Vec<Seen>, TableError> {
        Ok(Seen::in_force(self.logged_in(loaded, turn, viewer).await?))
    }

    /// What that seat's person missed since their last answer.
    async fn missed_by(&self, loaded: &LoadedGame, seat: Seat, viewer: Viewer) -> Result<Missed, TableError> {
        let Some(absence) = loaded.taken(seat).map(|taken| &taken.absence) else {
            return Ok(Missed::default());
        };
        let mut missed = Missed { times: absence.missed, seen: Vec::new() };
        for turn in &absence.turns {
            missed.seen.extend(self.seen_in(loaded, *turn, viewer).await?);
        }
        Ok(missed)
    }

    /// All events of one turn as that viewer saw them.
    pub(super) async fn logged_in(
        &self,
        loaded: &LoadedGame,
        turn: i64,
        viewer: Viewer,
    ) -> Result<Vec<Seen>, TableError> {
        let rows = self.store.events_of_turn(loaded.row.id, turn).await?;
        // Events were read after the row; newer ones are left out.
        let rows = rows.iter().filter(|row| row.seq < loaded.row.seq);
        Ok(rows.filter_map(|row| row.event.seen_by(viewer)).collect())
    }

    /// All events since that seat's last turn ended ([PBP-59]), without the set-up, in which all players took part.
    async fn since_last_turn(
        &self,
        loaded: &LoadedGame,
        seat: Seat,
        viewer: Viewer,
    ) -> Result<Vec<Seen>, TableError> {
        let (now, mut all) = (loaded.row.turn, Vec::new());
        for turn in ((now - MOST_TURNS).max(1)..=now).rev() {
            let seen = self.seen_in(loaded, turn, viewer).await?;
            let own = seen.iter().any(|seen| seen.turn_of() == Some(seat));
            if own && turn < now {
                break;
            }
            all.splice(0..0, seen);
        }
        Ok(all)
    }

    /// The event that tells what a personal notice is about, where the state does not: the one that made an offer which is closed
    /// (R3-8), or a missile (R3-34).
    async fn event_of(
        &self,
        loaded: &LoadedGame,
        notice: PersonalNotice,
        viewer: Viewer,
    ) -> Result<Vec<Seen>, TableError> {
        let wanted = match notice.kind {
            PersonalNoticeKind::Bombed => PersonalNoticeKind::Bombed,
            kind if kind.ends_offer() => PersonalNoticeKind::Offer,
            _ => return Ok(Vec::new()),
        };
        let made = |one: &PersonalNotice| one.kind == wanted && one.number == notice.number;
        for turn in (0..=loaded.row.turn).rev() {
            let rows = self.store.events_of_turn(loaded.row.id, turn).await?;
            if let Some(row) = rows.iter().find(|row| row.event.personal_notices().iter().any(made)) {
                return Ok(row.event.seen_by(viewer).into_iter().collect());
            }
        }
        Ok(Vec::new())
    }

    pub(super) async fn last_log_part(&self, notice: i64) -> Result<Option<LogPart>, TableError> {
        let row = self.store.last_log_part(notice).await?;
        Ok(row.map(|row| LogPart {
            part: row.part as u32,
            message: row.message as u64,
            since: row.since as usize,
            told: row.told as usize,
            posted: row.posted,
        }))
    }

    pub(super) async fn log_posted(&self, notice: i64, part: LogPart) -> Result<(), TableError> {
        let LogPart { part, message, since, told, posted } = part;
        let row = LogPartRow {
            part: part.into(),
            message: message as i64,
            since: since as i64,
            told: told as i64,
            posted,
        };
        let mut write = self.store.write()?;
        write.put_log_part(notice, &row)?;
        Ok(write.commit().await?)
    }

    pub(super) async fn lobby_seen(&self, game: GameId, message: u64) -> Result<(), TableError> {
        let loaded = self.find(Find::Id(game)).await?;
        if loaded.status != Status::Lobby || loaded.row.lobby_message.is_some() {
            return Ok(());
        }
        let mut write = self.store.write()?;
        put_lobby_message(&mut write, game.0, message as i64)?;
        write.commit().await?;
        self.wake.notify_waiters();
        Ok(())
    }
}
