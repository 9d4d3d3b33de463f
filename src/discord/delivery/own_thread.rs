//! A game's own thread ([PBP-61]): opened below a message in the channel, renamed as the game goes on, archived at its end.
//! Discord allows two changes of a name in ten minutes; then the newest name waits. Also the pin of the lobby message.

use super::notice_delivery::NoticeDelivery;
use super::outgoing_message::OutgoingMessage;
use super::threads::NAME;
use crate::discord::components::cut;
use crate::discord::connection::error_class::ErrorClass;
use crate::table::{
    Failure, Lobby, Look, Millis, Notice, NoticeContent, NoticeKind, Place, Status, TableError,
};
use crate::text::{Words, escape_name};
use serde::{Deserialize, Serialize};
use serenity::all::{ChannelId, EditThread, MessageId, UserId};
use std::time::Duration;

/// Period in which Discord allows [`MOST_RENAMES`] changes of a name, in milliseconds, with a second to spare.
const PERIOD: Millis = 10 * 60_000 + 1_000;
/// Maximum number of changes of a name within a [`PERIOD`].
const MOST_RENAMES: usize = 2;
/// Time for a change of a name. serenity waits as long as Discord says, which can be the whole period, and the other
/// notices would wait too.
const PATIENCE: Duration = Duration::from_secs(10);

/// What is known about a thread; stored, so that a restart keeps to Discord's limit.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct ThreadState {
    /// Its name.
    name: String,
    archived: bool,
    /// When its name was last changed, or was to be changed.
    renamed: Vec<Millis>,
}

type Sent = Result<Option<u64>, Failure>;

fn key(thread: u64) -> String {
    format!("thread.{thread}")
}

impl NoticeDelivery {
    /// Carries out a notice about a thread or a pin; `None` for any other.
    pub(crate) async fn thread_or_pin(
        &self,
        notice: &Notice,
        content: &NoticeContent,
    ) -> Result<Option<Sent>, TableError> {
        Ok(Some(match (&notice.kind, content) {
            (NoticeKind::OpenThread { parent }, NoticeContent::Lobby(lobby)) => {
                let place = Place { channel: *parent, ..notice.place };
                self.open_own_thread(notice, place, lobby).await?
            }
            (NoticeKind::ThreadName, NoticeContent::Lobby(lobby)) => {
                let words = self.context.public(notice.place.guild).await?;
                let ended = lobby.status != Status::Lobby;
                self.show_name(notice.place.channel, &lobby_name(words, lobby), ended).await?
            }
            (NoticeKind::ThreadName, NoticeContent::Game { look, .. }) => {
                let words = self.context.public(notice.place.guild).await?;
                let ended = look.status != Status::Running;
                self.show_name(notice.place.channel, &game_name(words, look), ended).await?
            }
            (NoticeKind::Pin | NoticeKind::Unpin { .. }, _) => self.pin(notice).await,
            (NoticeKind::OpenThread { .. } | NoticeKind::ThreadName, _) => Ok(None),
            _ => return Ok(None),
        }))
    }

    /// Posts the message, opens the thread below it, and hands the game over to it. Each step can be repeated.
    async fn open_own_thread(
        &self,
        notice: &Notice,
        place: Place,
        lobby: &Lobby,
    ) -> Result<Sent, TableError> {
        let words = self.context.public(place.guild).await?;
        let channel = ChannelId::new(place.channel);
        let message = if let Some(message) = notice.message {
            message
        } else {
            let host = lobby.seated.iter().find(|seated| seated.person == lobby.host);
            let host = host.map_or_else(String::new, |seated| escape_name(&seated.name));
            let said = OutgoingMessage::new(&words.thread_begun(lobby.number, &host));
            match self.post_as(channel, said, &notice.nonce).await {
                Ok(message) => message,
                Err(error) => return self.thread_failed(notice, (place, None), lobby, &error).await,
            }
        };
        self.context.table.thread_posted(notice.id, message).await?;
        let name = cut(&lobby_name(words, lobby), NAME);
        let thread = match self.open_thread(place.channel, message, &name).await {
            Ok(thread) => thread,
            Err(error) => {
                return self.thread_failed(notice, (place, Some(message)), lobby, &error).await;
            }
        };
        if self.context.table.recall(&key(thread.get())).await?.is_none() {
            self.keep(thread.get(), &ThreadState { name, ..ThreadState::default() }).await?;
        }
        let host = UserId::new(lobby.host);
        if let Err(error) = thread.add_thread_member(self.context.connection.request().await, host).await {
            // The thread is missing in the host's side bar only.
            tracing::warn!(notice = notice.id, trouble = ?ErrorClass::of(&error), "a host could not be added");
        }
        self.context.table.thread_opened(lobby.game, thread.get()).await?;
        Ok(Ok(Some(message)))
    }

    /// Tries again later, or leaves the lobby in the channel and says so there: in the message that announced the thread,
    /// if it was posted.
    async fn thread_failed(
        &self,
        notice: &Notice,
        (place, posted): (Place, Option<u64>),
        lobby: &Lobby,
        error: &serenity::Error,
    ) -> Result<Sent, TableError> {
        let trouble = ErrorClass::of(error);
        if trouble == ErrorClass::Passing {
            return Ok(Err(trouble.failure(notice.attempts)));
        }
        tracing::warn!(notice = notice.id, ?trouble, "a thread can't be opened");
        let words = self.context.public(place.guild).await?;
        let said = if self.context.table.stay_in_channel(lobby.game, place).await? {
            words.thread_refused(lobby.number)
        } else {
            words.thread_refused_closed(lobby.number)
        };
        let nonce = format!("{}r", notice.nonce);
        let (channel, letter) = (ChannelId::new(place.channel), OutgoingMessage::new(&said));
        let told = match posted {
            Some(message) => self.edit_or_post(channel, message, letter, &nonce).await.map(drop),
            None => self.post_as(channel, letter, &nonce).await.map(drop).map_err(ErrorClass::from),
        };
        if let Err(trouble) = told {
            tracing::warn!(notice = notice.id, ?trouble, "nobody is told of it");
        }
        Ok(Ok(None))
    }

    /// Gives a thread its name, if it has another one and Discord allows the change now; archives it at the end.
    async fn show_name(&self, thread: u64, name: &str, ended: bool) -> Result<Sent, TableError> {
        let name = cut(name, NAME);
        let stored = self.context.table.recall(&key(thread)).await?;
        let mut state: ThreadState =
            stored.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
        let renames = state.name != name;
        if !renames && state.archived == ended {
            return Ok(Ok(None));
        }
        let now = self.context.clock.now();
        state.renamed.retain(|at| *at <= now && now - at < PERIOD);
        if renames {
            if state.renamed.len() >= MOST_RENAMES {
                let oldest = state.renamed.iter().min().copied().unwrap_or(now);
                return Ok(Err(Failure::Later { after: oldest + PERIOD - now }));
            }
            // Counted before it is sent: after a crash it may have been carried out.
            state.renamed.push(now);
            self.keep(thread, &state).await?;
        }
        let mut edit = EditThread::new().archived(ended);
        if renames {
            edit = edit.name(name.clone());
        }
        let http = self.context.connection.request().await;
        let edited = ChannelId::new(thread).edit_thread(http, edit);
        let Ok(edited) = tokio::time::timeout(PATIENCE, edited).await else {
            return Ok(Err(Failure::Retry { after: PERIOD }));
        };
        let trouble = edited.map(drop).map_err(|error| ErrorClass::of(&error));
        match trouble {
            Ok(()) => self.keep(thread, &ThreadState { name, archived: ended, ..state }).await?,
            Err(trouble @ (ErrorClass::Passing | ErrorClass::Gone)) => return Ok(Err(trouble.failure(0))),
            // A name is no reason to suspend a game: it keeps the old one until the next change.
            Err(trouble) => tracing::debug!(thread, ?trouble, "a thread keeps its name"),
        }
        Ok(Ok(None))
    }

    async fn keep(&self, thread: u64, state: &ThreadState) -> Result<(), TableError> {
        let text = serde_json::to_string(state).expect("plain values");
        self.context.table.remember(&key(thread), &text).await
    }

    /// Pins or unpins the lobby message where the bot may. Any refusal is final: missing permission, too many pins, a
    /// message or channel that is gone.
    async fn pin(&self, notice: &Notice) -> Sent {
        let Some(message) = notice.message.map(MessageId::new) else { return Ok(None) };
        let channel = ChannelId::new(notice.place.channel);
        let http = self.context.connection.request().await;
        let done = match notice.kind {
            NoticeKind::Pin => channel.pin(http, message).await,
            _ => channel.unpin(http, message).await,
        };
        match done.map_err(|error| ErrorClass::of(&error)) {
            Err(ErrorClass::Passing) => Err(ErrorClass::Passing.failure(notice.attempts)),
            Err(trouble) => {
                tracing::debug!(notice = notice.id, ?trouble, "a lobby is not pinned or unpinned");
                Ok(None)
            }
            Ok(()) => Ok(None),
        }
    }
}

fn lobby_name(words: Words, lobby: &Lobby) -> String {
    match lobby.status {
        Status::Lobby => words.thread_name_lobby(lobby.number),
        _ => words.thread_name_closed(lobby.number),
    }
}

/// Game, round, and whose turn it is; at the end, who has won. Discord shows names as they are, without Markdown.
fn game_name(words: Words, look: &Look) -> String {
    let name = |seat| look.at(seat).map_or("", |seated| seated.name.as_str()).to_owned();
    match (look.status, &look.view.outcome, look.view.on_turn) {
        (Status::Over, Some(outcome), _) if !outcome.winners.is_empty() => {
            let winners = words.list(outcome.winners.iter().map(|seat| name(*seat)));
            words.thread_name_won(look.number, &winners)
        }
        (Status::Running, None, _) if look.view.round == 0 => words.thread_name_setup(look.number),
        (Status::Running, None, Some(seat)) => {
            words.thread_name_turn(look.number, look.view.round, &name(seat))
        }
        (Status::Running, None, None) => words.thread_name_setup(look.number),
        (Status::Cancelled, ..) => words.thread_name_closed(look.number),
        _ => words.thread_name_over(look.number),
    }
}
