//! Outbox worker: turns pending notices into Discord messages, each sent or edited once. The nonce of a notice prevents
//! a second post after a crash, and its content is made at the time of sending, so outdated content is not sent
//! ([PBP-17]).
//!
//! A notice pings only the person it is for; a post in a channel that is for nobody in particular makes no phone ring
//! ([PBP-60]). After a refusal a notice is not retried at once. Secrets must not get into a channel. `delivery_queues` says
//! which game is served when, `message_sending` talks to Discord.

use super::announcements::{announcement, lobby_message};
use super::film_queue::Films;
use super::handled::Handled;
use super::outgoing_message::OutgoingMessage;
use crate::discord::context::family::Family;
use crate::discord::context::handler_context::HandlerContext;
use crate::discord::lobby::lobby_message;
use crate::discord::panels::{agreed_end, proposals, public_panel, seat_handover};
use crate::discord::pictures::render_queue::Picture;
use crate::discord::texts::luck_lines;
use crate::discord::texts::plan_texts;
use crate::discord::texts::status_text::{after_misses, link, moment, names, parked};
use crate::rules::{AskKind, Seat, Seen};
use crate::table::{
    AnnouncementKind, Audience, Failure, GameId, Look, Millis, Missed, Notice, NoticeContent, NoticeKind,
    Parked, Place, Status, TableError,
};
use crate::text::{Lang, Words};
use futures_util::FutureExt as _;
use parking_lot::Mutex;
use serenity::all::{ChannelId, UserId};
use std::collections::BTreeSet;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::Semaphore;

/// Maximum number of notices that a game delivers in a row.
pub(super) const IN_A_ROW: u32 = 16;
/// Retry delay of a notice whose content can't be made, in milliseconds.
pub(super) const LATER: i64 = 600_000;
/// Maximum number of pictures that are drawn or wait for it: the rest of the queue is for people who ask for one.
const PICTURES: usize = 4;

/// The delivery of notices.
pub struct NoticeDelivery {
    pub(crate) context: Arc<HandlerContext>,
    pub(crate) films: Films,
    drawing: Semaphore,
    /// Messages that are too old for another edit, as Discord has said.
    pub(crate) too_old: Mutex<BTreeSet<u64>>,
    /// Whether no further notice is begun.
    pub(crate) stopping: AtomicBool,
}

impl NoticeDelivery {
    /// A delivery for that context.
    pub fn new(context: Arc<HandlerContext>) -> Self {
        Self {
            context,
            films: Films::default(),
            drawing: Semaphore::new(PICTURES),
            too_old: Mutex::new(BTreeSet::new()),
            stopping: AtomicBool::new(false),
        }
    }

    /// Delivers what is due of a game, in order and up to a limit.
    pub(super) async fn serve_game(&self, game: GameId) -> Result<Handled, TableError> {
        let mut notices = self.context.table.pending_of(game, IN_A_ROW).await?;
        // That the game goes on is said before what waited for it.
        let goes_on = |notice: &Notice| {
            matches!(notice.kind, NoticeKind::Announcement { what: AnnouncementKind::Resumed })
        };
        notices.sort_by_key(|notice| !goes_on(notice));
        let (mut handled, mut held_back) = (Handled::default(), false);
        for notice in notices {
            if self.stopping.load(Ordering::Relaxed) {
                break;
            }
            handled.notices += 1;
            if held_back && notice.is_post() {
                continue;
            }
            if notice.kind == NoticeKind::Film {
                self.film(&notice).await?;
                continue;
            }
            match self.sent(&notice).await? {
                Ok(message) => {
                    self.context.monitor.notice(true);
                    self.context.table.delivered(notice.id, message).await?;
                }
                Err(failure) => {
                    // A direct message that is refused becomes a post, and comes before the later ones.
                    held_back |= notice.holds_back() || goes_on(&notice) || failure == Failure::DmClosed;
                    handled.put_off |= matches!(failure, Failure::Retry { .. });
                    if !matches!(failure, Failure::Later { .. }) {
                        self.context.monitor.notice(false);
                        let game = notice.game.0;
                        tracing::warn!(notice = notice.id, game, ?failure, "a notice was not delivered");
                    }
                    self.context.table.failed(notice.id, failure).await?;
                }
            }
        }
        Ok(handled)
    }

    /// Sends a notice. An error or panic that concerns one game only makes this notice be retried; other games are not
    /// affected.
    async fn sent(&self, notice: &Notice) -> Result<Result<Option<u64>, Failure>, TableError> {
        let game = notice.game.0;
        let why = match AssertUnwindSafe(self.send(notice)).catch_unwind().await {
            Ok(Err(error)) if error.is_of_one_game() => error.to_string(),
            Ok(sent) => {
                self.note(sent.as_ref().ok());
                return sent;
            }
            Err(_) => "it stops the program".to_owned(),
        };
        tracing::error!(game, notice = notice.id, why, "a notice can't be put into words");
        Ok(Err(Failure::Retry { after: LATER }))
    }

    /// Reports to the operator whether messages get through.
    fn note(&self, sent: Option<&Result<Option<u64>, Failure>>) {
        let liveness = &self.context.monitor.liveness;
        match sent {
            Some(Ok(Some(_))) => liveness.message_sent(),
            // After longer delays something else is the matter: a thread was renamed too often.
            Some(Err(Failure::Retry { after })) if *after < LATER => {
                liveness.message_failed(self.context.clock.steady());
            }
            Some(Ok(None) | Err(_)) | None => {}
        }
    }

    async fn send(&self, notice: &Notice) -> Result<Result<Option<u64>, Failure>, TableError> {
        if notice.audience == Audience::Channel && notice.message.is_some() {
            // What changes while the channel has no room is in the same edit.
            self.context.connection.room_to_edit(ChannelId::new(notice.place.channel)).await;
        }
        let brief = self.context.table.notice_content(notice).await?;
        if let (NoticeKind::TurnLog { .. }, NoticeContent::Game { look, seen, .. }) = (&notice.kind, &brief) {
            return self.turn_log(notice, look, seen).await;
        }
        if let Some(done) = self.thread_or_pin(notice, &brief).await? {
            return Ok(done);
        }
        if let Some(done) = self.talk(notice).await? {
            return Ok(done);
        }
        if let NoticeKind::OldNotice { person, message } = notice.kind {
            return self.delete_direct(notice, person, message).await;
        }
        let sent = self.send_letter(notice, brief).await?;
        Ok(sent.map_err(|trouble| {
            tracing::debug!(notice = notice.id, ?trouble, "Discord refused a notice");
            trouble.failure(notice.attempts)
        }))
    }

    /// The message of a notice; `None` if there is nothing to send.
    pub(crate) async fn letter(
        &self,
        notice: &Notice,
        brief: NoticeContent,
    ) -> Result<Option<OutgoingMessage>, TableError> {
        let public = self.context.public(notice.place.guild).await?;
        if let NoticeKind::Reveal { person, until, here } = notice.kind {
            let words = if here { public } else { self.words_of(person).await? };
            return Ok(Some(self.reveal(words, &brief, person, (until, here)).await?));
        }
        if let NoticeKind::Commitment { person } = notice.kind {
            return self.commitment(notice, &brief, person).await;
        }
        match brief {
            NoticeContent::Lobby(lobby) => Ok(Some(lobby_message(public, &notice.kind, &lobby).into())),
            NoticeContent::SetAside { number, place } => {
                self.of_set_aside(public, &notice.kind, number, place).await
            }
            NoticeContent::Game { look, seen, missed } => self.of_game(notice, &look, (&seen, &missed)).await,
        }
    }

    /// The direct message with the commitment, to compare with what is shown later; `None` if the game can't be read.
    async fn commitment(
        &self,
        notice: &Notice,
        brief: &NoticeContent,
        person: u64,
    ) -> Result<Option<OutgoingMessage>, TableError> {
        let words = self.words_of(person).await?;
        let server = self.context.server_name(notice.place.guild, words).await?;
        let (number, dice, seated) = match brief {
            NoticeContent::Lobby(lobby) => (lobby.number, &lobby.dice, &lobby.seated),
            NoticeContent::Game { look, .. } => (look.number, &look.dice, &look.seated),
            NoticeContent::SetAside { .. } => return Ok(None),
        };
        let text = words.dm_commitment(number, &server);
        Ok(Some(OutgoingMessage::new(&luck_lines::fixed_below(words, &text, dice, seated))))
    }

    /// The message of a notice about a game; `None` if there is nothing to send.
    async fn of_game(
        &self,
        notice: &Notice,
        look: &Look,
        (seen, missed): (&[Seen], &Missed),
    ) -> Result<Option<OutgoingMessage>, TableError> {
        let (public, family) = (self.context.public(notice.place.guild).await?, self.context.family(look));
        Ok(Some(match &notice.kind {
            NoticeKind::YourTurn { .. } => return self.your_turn(notice, look, (seen, missed)).await,
            NoticeKind::Mention { person, seat, ask, deadline, .. } => {
                let said = mentioned(public, *person, &public.task(*ask), *deadline);
                let text = recapped(family, public, look, (*seat, *ask), (seen, missed), said);
                OutgoingMessage { pings: vec![UserId::new(*person)], ..OutgoingMessage::new(&text) }
            }
            NoticeKind::BoardPost { .. } => {
                let pictures = self.board(look, public, seen).await.into_iter().collect();
                let round = luck_lines::round_of_turn(&look.dice).filter(|_| look.status == Status::Running);
                OutgoingMessage { pictures, ..panel_message(family, public, look, seen, round) }
            }
            NoticeKind::Panel => {
                let round = self.named_by(look, notice.message).await?;
                panel_message(family, public, look, seen, round)
            }
            NoticeKind::OldPanel { turn: None, .. } => OutgoingMessage::new(""),
            NoticeKind::MovedAway { .. } => {
                OutgoingMessage::new(&public.game_moved(look.number, &format!("<#{}>", look.place.channel)))
            }
            NoticeKind::OldPanel { message, .. } => self.old_board(public, look, seen, *message).await?,
            NoticeKind::Answered { person, .. } => {
                let in_channel = notice.audience == Audience::Channel;
                let words = if in_channel { public } else { self.words_of(*person).await? };
                let server = self.context.server_name(look.place.guild, words).await?;
                OutgoingMessage::new(&words.notice_answered(look.number, &server))
            }
            NoticeKind::Parked { person, why } => {
                self.parked_game((look.number, look.place), *person, *why).await?
            }
            NoticeKind::PlayerResult { person, seat, result, here } => {
                self.player_result(look, (*person, *seat), *result, *here).await?
            }
            NoticeKind::Personal { person, notice, here } => {
                return self.personal_notice((look, seen), *person, *notice, *here).await;
            }
            NoticeKind::Reminder { .. } => return self.reminder(notice, look).await,
            NoticeKind::SeatLost { person, seat, here } => {
                self.seat_lost((look, missed), (*person, *seat), *here).await?
            }
            NoticeKind::PlanPlayed { person, seat, .. } => {
                self.plan_played((*person, *seat), look, seen).await?
            }
            NoticeKind::Nudge { .. } => return self.nudge(notice, look).await,
            NoticeKind::LastToAnswer { .. } => return self.last_to_answer(notice, look).await,
            NoticeKind::Pause { person, .. } => self.pause_notice(look, *person).await?,
            NoticeKind::Announcement { what } => self.announced(notice, look, what, public).await?,
            NoticeKind::TalkRefused { person, talk } => return self.talk_refused(look, *person, *talk).await,
            // Handled elsewhere: films in `film_queue`, the others before this match.
            NoticeKind::Film
            | NoticeKind::Reveal { .. }
            | NoticeKind::Commitment { .. }
            | NoticeKind::OldNotice { .. }
            | NoticeKind::TurnLog { .. }
            | NoticeKind::OpenThread { .. }
            | NoticeKind::ThreadName
            | NoticeKind::OpenTalk { .. }
            | NoticeKind::CloseTalk { .. }
            | NoticeKind::Pin
            | NoticeKind::Unpin { .. } => return Ok(None),
            NoticeKind::LobbyEdit => lobby_message::playing(public, look).into(),
        }))
    }

    async fn announced(
        &self,
        notice: &Notice,
        look: &Look,
        what: &AnnouncementKind,
        public: Words,
    ) -> Result<OutgoingMessage, TableError> {
        let rows = match what {
            AnnouncementKind::Ended => return self.ended(notice, look).await,
            AnnouncementKind::Call { number, .. } => {
                agreed_end::call_buttons(public, look.game, *number, false)
            }
            AnnouncementKind::Proposal { number, .. } => proposals::agree_button(public, look.game, *number),
            AnnouncementKind::Handover { news } => seat_handover::news_buttons(public, look.game, news),
            _ => Vec::new(),
        };
        let pings = what.person().into_iter().map(UserId::new).collect();
        Ok(OutgoingMessage { rows, pings, ..OutgoingMessage::new(&announcement(public, look, what)) })
    }

    /// The direct message to a player who must decide, with the button that opens the panel ([PBP-17], [PBP-56]).
    async fn your_turn(
        &self,
        notice: &Notice,
        look: &Look,
        (seen, missed): (&[Seen], &Missed),
    ) -> Result<Option<OutgoingMessage>, TableError> {
        let NoticeKind::YourTurn { person, seat, ask, deadline, .. } = notice.kind else { return Ok(None) };
        let words = self.words_of(person).await?;
        let server = self.context.server_name(look.place.guild, words).await?;
        let task = words.task(ask);
        let said = match deadline {
            Some(at) => words.dm_turn_until(look.number, &server, &task, &moment(words, at)),
            None => words.dm_turn(look.number, &server, &task),
        };
        let mut asked = format!("{said}\n{}", link(look));
        if let Some(report) = look.plans.report.as_ref().filter(|report| report.turn == look.view.turn) {
            let told = plan_texts::told(words, look, seat, seen, report);
            asked = format!("{}\n{told}\n{asked}", words.plan_began());
        }
        let unplayed =
            words.unplayed(&look.view, seat, seen).filter(|_| self.context.family(look).tells_recap(ask));
        let asked = unplayed.into_iter().chain([asked]).collect::<Vec<_>>().join("\n");
        let text = recapped(self.context.family(look), words, look, (seat, ask), (seen, missed), asked);
        // An edit keeps the picture that is there.
        let picture = if notice.message.is_none() { self.board(look, words, seen).await } else { None };
        Ok(Some(OutgoingMessage {
            pictures: picture.into_iter().collect(),
            rows: public_panel::play_here(words, look.game),
            ..OutgoingMessage::new(&text)
        }))
    }

    /// The board as its viewer sees it. Waits for its turn, so that pictures for people who wait come in between.
    pub(crate) async fn board(&self, look: &Look, words: Words, seen: &[Seen]) -> Option<Picture> {
        let _drawing = self.drawing.acquire().await.ok()?;
        self.context.pictures.board(look, words, seen, self.context.format()).await
    }

    /// The direct message about a plan that was played without its player ([PBP-11]).
    async fn plan_played(
        &self,
        (person, seat): (u64, Seat),
        look: &Look,
        seen: &[Seen],
    ) -> Result<OutgoingMessage, TableError> {
        let words = self.words_of(person).await?;
        let server = self.context.server_name(look.place.guild, words).await?;
        let mut lines = vec![words.plan_played_dm(look.number, &server)];
        let report = look.plans.report.iter();
        lines.extend(report.map(|report| plan_texts::told(words, look, seat, seen, report)));
        lines.push(link(look));
        Ok(OutgoingMessage::new(&lines.join("\n")))
    }

    /// The message of a notice about a game that can't be read; `None` if there is nothing to send.
    async fn of_set_aside(
        &self,
        public: Words,
        kind: &NoticeKind,
        number: u32,
        place: Place,
    ) -> Result<Option<OutgoingMessage>, TableError> {
        Ok(match kind {
            NoticeKind::Parked { person, why } => {
                Some(self.parked_game((number, place), *person, *why).await?)
            }
            NoticeKind::Announcement { what: AnnouncementKind::SetAside } => {
                Some(OutgoingMessage::new(&public.announce_set_aside(number)))
            }
            NoticeKind::Announcement { .. } => Some(OutgoingMessage::new(&public.announce_cancelled(number))),
            _ => None,
        })
    }

    /// The direct message that a game is parked.
    async fn parked_game(
        &self,
        (number, place): (u32, Place),
        person: u64,
        why: Parked,
    ) -> Result<OutgoingMessage, TableError> {
        let words = self.words_of(person).await?;
        let server = self.context.server_name(place.guild, words).await?;
        Ok(OutgoingMessage::new(&parked(words, number, &server, why)))
    }

    /// The text of a board that is not the newest any more.
    async fn old_board(
        &self,
        words: Words,
        look: &Look,
        seen: &[Seen],
        message: u64,
    ) -> Result<OutgoingMessage, TableError> {
        let round = self.named_by(look, Some(message)).await?;
        Ok(OutgoingMessage::new(&luck_lines::with_round(
            words,
            &public_panel::past(words, look, seen),
            round,
        )))
    }

    /// The round that a message named for its turn: an edit keeps it, so that everybody can compare the times.
    async fn named_by(&self, look: &Look, message: Option<u64>) -> Result<Option<u64>, TableError> {
        let Some(message) = message.filter(|_| luck_lines::round_of_turn(&look.dice).is_some()) else {
            return Ok(None);
        };
        self.context.table.round_named_by(look.game, message).await
    }

    /// Asks a player for the word that they sealed.
    async fn reveal(
        &self,
        words: Words,
        brief: &NoticeContent,
        person: u64,
        (until, here): (Millis, bool),
    ) -> Result<OutgoingMessage, TableError> {
        let when = moment(words, until);
        if here {
            let said = words.reveal_now_here(&format!("<@{person}>"), &when);
            return Ok(OutgoingMessage { pings: vec![UserId::new(person)], ..OutgoingMessage::new(&said) });
        }
        let (number, place) = match brief {
            NoticeContent::Lobby(lobby) => (lobby.number, lobby.place),
            NoticeContent::Game { look, .. } => (look.number, look.place),
            NoticeContent::SetAside { number, place } => (*number, *place),
        };
        let server = self.context.server_name(place.guild, words).await?;
        let channel = format!("https://discord.com/channels/{}/{}", place.guild, place.channel);
        Ok(OutgoingMessage::new(&format!("{}\n{channel}", words.reveal_now(number, &server, &when))))
    }

    /// Texts in the language of that person, for direct messages.
    pub(crate) async fn words_of(&self, person: u64) -> Result<Words, TableError> {
        let locale = self.context.table.locale_of(person).await?;
        Ok(Words::new(locale.as_deref().map_or(self.context.default_language, Lang::of)))
    }
}

/// Text and buttons of the newest board post, with the round that it names.
fn panel_message(
    family: &dyn Family,
    words: Words,
    look: &Look,
    seen: &[Seen],
    round: Option<u64>,
) -> OutgoingMessage {
    let text = luck_lines::with_round(words, &public_panel::text(words, look, seen), round);
    OutgoingMessage { rows: public_panel::rows(family, words, look), ..OutgoingMessage::new(&text) }
}

/// The mention of a player whose answer is awaited, with the time until which it is.
fn mentioned(words: Words, person: u64, task: &str, deadline: Option<Millis>) -> String {
    let mention = format!("<@{person}>");
    match deadline {
        Some(at) => words.channel_turn_until(&mention, task, &moment(words, at)),
        None => words.channel_turn(&mention, task),
    }
}

/// What the player missed, what happened to them since the last turn, then what is asked ([PBP-30], [PBP-59]).
fn recapped(
    family: &dyn Family,
    words: Words,
    look: &Look,
    (seat, ask): (Seat, AskKind),
    (seen, missed): (&[Seen], &Missed),
    asked: String,
) -> String {
    let mut lines =
        if family.tells_recap(ask) { words.recap(&look.view, seat, seen, &names(look)) } else { Vec::new() };
    lines.push(asked);
    after_misses(words, look, seat, missed, lines.join("\n"))
}
