//! Outbox worker: turns pending notices into Discord messages, each sent or edited once. The nonce of a notice prevents
//! a second post after a crash, and its content is made at the time of sending, so outdated content is not sent
//! ([PBP-17]).
//!
//! A notice pings only the person it is for; a post in a channel that is for nobody in particular makes no phone ring
//! ([PBP-60]). After a refusal a notice is not retried at once. Secrets must not get into
//! a channel.

use super::announcements::{announcement, lobby_message};
use super::error_class::ErrorClass;
use super::families::tells_recap;
use super::film_queue::Films;
use super::handler_context::HandlerContext;
use super::luck_lines;
use super::outgoing_message::{OutgoingMessage, attachment};
use super::panel;
use super::plan_texts;
use super::status_text::{link, moment, names, parked};
use crate::rules::{AskKind, Seat, Seen};
use crate::table::{
    AnnouncementKind, Audience, Failure, Look, Millis, Notice, NoticeContent, NoticeKind, Place, Reply,
    TableError,
};
use crate::text::{Lang, Words};
use futures_util::{FutureExt as _, StreamExt, stream};
use serenity::all::{
    Cache, ChannelId, CreateAllowedMentions, CreateMessage, EditMessage, GuildId, MessageId, Nonce, UserId,
};
use std::collections::BTreeMap;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use super::send_rate_limit::SendRateLimit;

/// Maximum number of notices per step.
const AT_ONCE: u32 = 64;
/// Retry delay of a notice whose content can't be made, in milliseconds.
const LATER: i64 = 600_000;
/// Retry delay of an edit that Discord refuses because of the message's age, in milliseconds.
const TOO_OLD: i64 = 20 * 60_000;
/// Number of games delivered concurrently.
const SIDE_BY_SIDE: usize = 8;

/// The delivery of notices.
pub struct NoticeDelivery {
    pub(super) context: Arc<HandlerContext>,
    cache: Option<Arc<Cache>>,
    pub(super) rate: SendRateLimit,
    pub(super) films: Films,
}

impl NoticeDelivery {
    /// A delivery for that context; the cache, if given, provides the names of servers.
    pub fn new(context: Arc<HandlerContext>, cache: Option<Arc<Cache>>) -> Self {
        Self { context, cache, rate: SendRateLimit::new(), films: Films::default() }
    }

    /// One step: delivers the notices that are due, up to a limit. Returns the number of notices handled.
    pub fn deliver_once(&self) -> Reply<'_, usize> {
        async move {
            let pending = self.context.table.pending(AT_ONCE).await?;
            let count = pending.len();
            // Sequential within a game, concurrent between games.
            let mut by_game: BTreeMap<_, Vec<Notice>> = BTreeMap::new();
            for notice in pending {
                by_game.entry(notice.game).or_default().push(notice);
            }
            let served = stream::iter(by_game.into_values()).map(|notices| self.serve(notices));
            let results: Vec<Result<(), TableError>> = served.buffer_unordered(SIDE_BY_SIDE).collect().await;
            results.into_iter().collect::<Result<(), TableError>>()?;
            Ok(count + self.deliver_tournament_notices().await?)
        }
        .boxed()
    }

    async fn serve(&self, notices: Vec<Notice>) -> Result<(), TableError> {
        let mut held_back = false;
        for notice in notices {
            if held_back && notice.is_post() {
                continue;
            }
            if notice.kind == NoticeKind::Film {
                self.film(&notice).await?;
                continue;
            }
            match self.sent(&notice).await? {
                Ok(message) => self.context.table.delivered(notice.id, message).await?,
                Err(failure) => {
                    held_back |= notice.holds_back();
                    tracing::warn!(
                        notice = notice.id,
                        game = notice.game.0,
                        ?failure,
                        "a notice was not delivered"
                    );
                    self.context.table.failed(notice.id, failure).await?;
                }
            }
        }
        Ok(())
    }

    /// Sends a notice. An error or panic that concerns one game only makes this notice be retried; other games are not
    /// affected.
    async fn sent(&self, notice: &Notice) -> Result<Result<Option<u64>, Failure>, TableError> {
        let game = notice.game.0;
        let why = match AssertUnwindSafe(self.send(notice)).catch_unwind().await {
            Ok(Err(error)) if error.is_of_one_game() => error.to_string(),
            Ok(sent) => return sent,
            Err(_) => "it stops the program".to_owned(),
        };
        tracing::error!(game, notice = notice.id, why, "a notice can't be put into words");
        Ok(Err(Failure::Retry { after: LATER }))
    }

    async fn send(&self, notice: &Notice) -> Result<Result<Option<u64>, Failure>, TableError> {
        let brief = self.context.table.notice_content(notice).await?;
        if let (NoticeKind::TurnLog { .. }, NoticeContent::Game { look, seen }) = (&notice.kind, &brief) {
            return self.turn_log(notice, look, seen).await;
        }
        if let Some(done) = self.thread_or_pin(notice, &brief).await? {
            return Ok(done);
        }
        if let Some(done) = self.talk(notice).await? {
            return Ok(done);
        }
        let Some(letter) = self.letter(notice, brief).await? else { return Ok(Ok(notice.message)) };
        self.rate.take().await;
        let sent = match (notice.message, &notice.kind) {
            (Some(message), NoticeKind::Answered { person, .. }) => {
                self.answered(notice, *person, message, letter).await
            }
            (Some(message), _) => self.edit(notice, message, letter).await,
            (None, NoticeKind::Panel | NoticeKind::OldPanel { .. } | NoticeKind::Answered { .. }) => Ok(None),
            (
                None,
                NoticeKind::YourTurn { person, .. }
                | NoticeKind::Parked { person, .. }
                | NoticeKind::Reveal { person, here: false, .. }
                | NoticeKind::PlayerResult { person, here: false, .. }
                | NoticeKind::Matter { person, here: false, .. }
                | NoticeKind::TalkRefused { person, .. }
                | NoticeKind::PlanPlayed { person, .. },
            ) => self.direct(notice, *person, letter).await,
            (None, _) => self.post(notice, ChannelId::new(notice.place.channel), letter).await,
        };
        Ok(sent.map_err(|error| {
            let trouble = ErrorClass::of(&error);
            if trouble == ErrorClass::TooOld {
                return Failure::Retry { after: TOO_OLD };
            }
            tracing::debug!(notice = notice.id, ?trouble, "Discord refused a notice");
            trouble.failure(notice.attempts)
        }))
    }

    async fn post(
        &self,
        notice: &Notice,
        to: ChannelId,
        letter: OutgoingMessage,
    ) -> Result<Option<u64>, serenity::Error> {
        self.post_as(to, letter, &notice.nonce).await.map(Some)
    }

    /// Posts a message at most once: Discord returns the earlier message with the same nonce. If that message has
    /// outdated content, edits it.
    pub(super) async fn post_as(
        &self,
        to: ChannelId,
        mut letter: OutgoingMessage,
        nonce: &str,
    ) -> Result<u64, serenity::Error> {
        let flags = letter.flags();
        if !letter.direct {
            letter.text = self.context.mentions.within(&letter.text);
        }
        let http = &self.context.connection.http;
        let files = std::mem::take(&mut letter.pictures).into_iter().map(attachment);
        let message = CreateMessage::new()
            .content(letter.text.clone())
            .allowed_mentions(CreateAllowedMentions::new().users(letter.pings.clone()))
            .components(letter.rows.clone())
            .flags(flags)
            .nonce(Nonce::String(nonce.to_owned()))
            .enforce_nonce(true)
            .add_files(files);
        let there = to.send_message(http, message).await?;
        if letter.differs(&there) {
            self.rate.take().await;
            let edit = EditMessage::new()
                .content(letter.text)
                .components(letter.rows)
                .allowed_mentions(CreateAllowedMentions::new());
            to.edit_message(http, there.id, edit).await?;
        }
        Ok(there.id.get())
    }

    /// Sends a direct message; Discord returns the existing channel if there is one.
    async fn direct(
        &self,
        notice: &Notice,
        person: u64,
        letter: OutgoingMessage,
    ) -> Result<Option<u64>, serenity::Error> {
        let channel = UserId::new(person).create_dm_channel(&self.context.connection.http).await?;
        self.rate.take().await;
        self.post(notice, channel.id, OutgoingMessage { direct: true, ..letter }).await
    }

    /// Edits the message that asked a player for a decision, after the answer: replaces the text and removes picture
    /// and buttons.
    async fn answered(
        &self,
        notice: &Notice,
        person: u64,
        message: u64,
        letter: OutgoingMessage,
    ) -> Result<Option<u64>, serenity::Error> {
        let http = &self.context.connection.http;
        let channel = match notice.audience {
            Audience::Channel => ChannelId::new(notice.place.channel),
            Audience::Person(_) => {
                self.rate.take().await;
                UserId::new(person).create_dm_channel(http).await?.id
            }
        };
        let edit = EditMessage::new()
            .content(letter.text)
            .components(letter.rows)
            .allowed_mentions(CreateAllowedMentions::new())
            .remove_all_attachments();
        channel.edit_message(http, MessageId::new(message), edit).await.map(|_| Some(message))
    }

    /// Edits in place. If the message is too old or gone, a lobby or panel continues in a new message; for turn logs
    /// see `turn_log` ([PBP-6]).
    async fn edit(
        &self,
        notice: &Notice,
        message: u64,
        letter: OutgoingMessage,
    ) -> Result<Option<u64>, serenity::Error> {
        let channel = ChannelId::new(notice.place.channel);
        let mut edit =
            EditMessage::new().components(letter.rows.clone()).allowed_mentions(CreateAllowedMentions::new());
        // An empty text leaves the content unchanged: of an old board post whose turn is unknown.
        if !letter.text.is_empty() {
            edit = edit.content(self.context.mentions.within(&letter.text));
        }
        let edited = channel.edit_message(&self.context.connection.http, MessageId::new(message), edit).await;
        match edited.map_err(|error| (ErrorClass::of(&error), error)) {
            Ok(_) => Ok(Some(message)),
            Err((trouble @ (ErrorClass::TooOld | ErrorClass::MessageGone), error)) => match notice.kind {
                // A panel continues in a new message, because the text of the old one is outdated ([PBP-7]).
                NoticeKind::LobbyEdit | NoticeKind::Panel => self.post(notice, channel, letter).await,
                // Too many edits of old messages in this hour: retried later.
                NoticeKind::OldPanel { .. } if trouble == ErrorClass::TooOld => Err(error),
                _ => Ok(Some(message)),
            },
            Err((_, error)) => Err(error),
        }
    }

    /// The message of a notice; `None` if there is nothing to send.
    async fn letter(
        &self,
        notice: &Notice,
        brief: NoticeContent,
    ) -> Result<Option<OutgoingMessage>, TableError> {
        let public = self.context.public(notice.place.guild).await?;
        if let NoticeKind::Reveal { person, until, here } = notice.kind {
            let words = if here { public } else { self.words_of(person).await? };
            return Ok(Some(self.reveal(words, &brief, person, (until, here)).await?));
        }
        match brief {
            NoticeContent::Lobby(lobby) => Ok(Some(lobby_message(public, &notice.kind, &lobby).into())),
            NoticeContent::SetAside { number, place } => {
                self.of_set_aside(public, &notice.kind, number, place).await
            }
            NoticeContent::Game { look, seen } => self.of_game(notice, &look, &seen).await,
        }
    }

    /// The message of a notice about a game; `None` if there is nothing to send.
    async fn of_game(
        &self,
        notice: &Notice,
        look: &Look,
        seen: &[Seen],
    ) -> Result<Option<OutgoingMessage>, TableError> {
        let public = self.context.public(notice.place.guild).await?;
        Ok(Some(match &notice.kind {
            NoticeKind::YourTurn { person, seat, ask, deadline, .. } => {
                self.your_turn((*person, *seat, *ask, *deadline), look, seen).await?
            }
            NoticeKind::Mention { person, seat, ask, deadline, .. } => {
                let said = mentioned(public, *person, &public.task(*ask), *deadline);
                let text = recapped(public, look, (*seat, *ask), seen, said);
                OutgoingMessage { pings: vec![UserId::new(*person)], ..OutgoingMessage::new(&text) }
            }
            NoticeKind::BoardPost { .. } => {
                let pictures = self.context.pictures.board(look, public, seen, self.context.format()).await;
                OutgoingMessage {
                    pictures: pictures.into_iter().collect(),
                    ..panel_message(public, look, seen)
                }
            }
            NoticeKind::Panel => panel_message(public, look, seen),
            NoticeKind::OldPanel { turn: None, .. } => OutgoingMessage::new(""),
            NoticeKind::OldPanel { .. } => OutgoingMessage::new(&panel::past(public, look, seen)),
            NoticeKind::Answered { person, .. } => {
                let in_channel = notice.audience == Audience::Channel;
                let words = if in_channel { public } else { self.words_of(*person).await? };
                let server = self.server(look.place.guild, words).await?;
                OutgoingMessage::new(&words.notice_answered(look.number, &server))
            }
            NoticeKind::Parked { person, why } => {
                let words = self.words_of(*person).await?;
                let server = self.server(look.place.guild, words).await?;
                OutgoingMessage::new(&parked(words, look.number, &server, *why))
            }
            NoticeKind::PlayerResult { person, seat, result, here } => {
                self.player_result(look, (*person, *seat), *result, *here).await?
            }
            NoticeKind::Matter { person, matter, here } => {
                return self.matter((look, seen), *person, *matter, *here).await;
            }
            NoticeKind::PlanPlayed { person, seat, .. } => {
                self.plan_played((*person, *seat), look, seen).await?
            }
            NoticeKind::Announcement { what: AnnouncementKind::Ended } => self.ended(notice, look).await?,
            NoticeKind::Announcement { what } => OutgoingMessage::new(&announcement(public, look, what)),
            NoticeKind::TalkRefused { person, talk } => return self.talk_refused(look, *person, *talk).await,
            // Handled elsewhere: films in `film_queue`, the others before this match.
            NoticeKind::Film
            | NoticeKind::Reveal { .. }
            | NoticeKind::TurnLog { .. }
            | NoticeKind::OpenThread { .. }
            | NoticeKind::ThreadName
            | NoticeKind::OpenTalk { .. }
            | NoticeKind::CloseTalk { .. }
            | NoticeKind::Pin
            | NoticeKind::Unpin { .. } => return Ok(None),
            NoticeKind::LobbyEdit => OutgoingMessage::new(&luck_lines::below(
                public,
                &public.lobby_started(look.number),
                &look.dice,
                &look.seated,
            )),
        }))
    }

    /// The direct message to a player who must decide, with the button that opens the panel ([PBP-17], [PBP-56]).
    async fn your_turn(
        &self,
        (person, seat, ask, deadline): (u64, Seat, AskKind, Option<Millis>),
        look: &Look,
        seen: &[Seen],
    ) -> Result<OutgoingMessage, TableError> {
        let words = self.words_of(person).await?;
        let server = self.server(look.place.guild, words).await?;
        let task = words.task(ask);
        let said = match deadline {
            Some(at) => words.dm_turn_until(look.number, &server, &task, &moment(words, at)),
            None => words.dm_turn(look.number, &server, &task),
        };
        let pictures = self.context.pictures.board(look, words, seen, self.context.format()).await;
        let mut asked = format!("{said}\n{}", link(look));
        if let Some(report) = look.plans.report.as_ref().filter(|report| report.turn == look.view.turn) {
            let told = plan_texts::told(words, look, seat, seen, report);
            asked = format!("{}\n{told}\n{asked}", words.plan_began());
        }
        let unplayed = words.unplayed(&look.view, seat, seen).filter(|_| tells_recap(ask));
        let asked = unplayed.into_iter().chain([asked]).collect::<Vec<_>>().join("\n");
        let text = recapped(words, look, (seat, ask), seen, asked);
        Ok(OutgoingMessage {
            pictures: pictures.into_iter().collect(),
            rows: panel::play_here(words, look.game),
            ..OutgoingMessage::new(&text)
        })
    }

    /// The direct message about a plan that was played without its player ([PBP-11]).
    async fn plan_played(
        &self,
        (person, seat): (u64, Seat),
        look: &Look,
        seen: &[Seen],
    ) -> Result<OutgoingMessage, TableError> {
        let words = self.words_of(person).await?;
        let server = self.server(look.place.guild, words).await?;
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
                let words = self.words_of(*person).await?;
                let server = self.server(place.guild, words).await?;
                Some(OutgoingMessage::new(&parked(words, number, &server, *why)))
            }
            NoticeKind::Announcement { what: AnnouncementKind::SetAside } => {
                Some(OutgoingMessage::new(&public.announce_set_aside(number)))
            }
            NoticeKind::Announcement { .. } => Some(OutgoingMessage::new(&public.announce_cancelled(number))),
            _ => None,
        })
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
        let server = self.server(place.guild, words).await?;
        let channel = format!("https://discord.com/channels/{}/{}", place.guild, place.channel);
        Ok(OutgoingMessage::new(&format!("{}\n{channel}", words.reveal_now(number, &server, &when))))
    }

    /// Texts in the language of that person, for direct messages.
    pub(super) async fn words_of(&self, person: u64) -> Result<Words, TableError> {
        let locale = self.context.table.locale_of(person).await?;
        Ok(Words::new(locale.as_deref().map_or(self.context.default_language, Lang::of)))
    }

    /// Name of a server: from the cache, else as stored last.
    pub(super) async fn server(&self, guild: u64, words: Words) -> Result<String, TableError> {
        let known = |cache: &Arc<Cache>| cache.guild(GuildId::new(guild)).map(|guild| guild.name.clone());
        match self.cache.as_ref().and_then(known) {
            Some(name) => Ok(crate::text::escape_name(&name)),
            None => self.context.server_name(guild, words).await,
        }
    }
}

/// Text and buttons of the newest board post.
fn panel_message(words: Words, look: &Look, seen: &[Seen]) -> OutgoingMessage {
    OutgoingMessage {
        rows: panel::rows(words, look),
        ..OutgoingMessage::new(&panel::text(words, look, seen))
    }
}

/// The mention of a player whose answer is awaited, with the time until which it is.
fn mentioned(words: Words, person: u64, task: &str, deadline: Option<Millis>) -> String {
    let mention = format!("<@{person}>");
    match deadline {
        Some(at) => words.channel_turn_until(&mention, task, &moment(words, at)),
        None => words.channel_turn(&mention, task),
    }
}

/// What happened to the player since the last turn, then what is asked ([PBP-59]).
fn recapped(words: Words, look: &Look, (seat, ask): (Seat, AskKind), seen: &[Seen], asked: String) -> String {
    let mut lines =
        if tells_recap(ask) { words.recap(&look.view, seat, seen, &names(look)) } else { Vec::new() };
    lines.push(asked);
    lines.join("\n")
}
