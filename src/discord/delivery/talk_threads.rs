//! The threads of private talks ([R3-8]): opened in the channel of the game with their players in them, archived at the end.
//! Each step can be repeated: before a thread is opened, one that an earlier attempt left is looked for.

use super::notice_delivery::NoticeDelivery;
use super::outgoing_message::OutgoingMessage;
use super::threads::NAME;
use crate::discord::components::cut;
use crate::discord::connection::error_class::ErrorClass;
use crate::table::{Failure, Look, Notice, NoticeKind, Seated, TableError, TalkStatus, TalkThread};
use crate::text::{Words, escape_name};
use serenity::all::{
    AutoArchiveDuration, ChannelId, ChannelType, CreateThread, EditThread, GuildChannel, GuildId, UserId,
};

type Sent = Result<Option<u64>, Failure>;

impl NoticeDelivery {
    /// Carries out a notice about the thread of a talk; `None` for any other.
    pub(crate) async fn talk(&self, notice: &Notice) -> Result<Option<Sent>, TableError> {
        let (NoticeKind::OpenTalk { talk } | NoticeKind::CloseTalk { talk }) = notice.kind else {
            return Ok(None);
        };
        let Some(thread) = self.context.table.talk_thread(notice.game, talk).await? else {
            return Ok(Some(Ok(None)));
        };
        let words = self.context.public(notice.place.guild).await?;
        Ok(Some(match notice.kind {
            NoticeKind::OpenTalk { .. } => self.open_talk(notice, &thread, words).await?,
            _ => self.archive_talk(notice, &thread, words).await,
        }))
    }

    /// Opens the thread, adds the players, and says what it is.
    async fn open_talk(&self, notice: &Notice, open: &TalkThread, words: Words) -> Result<Sent, TableError> {
        let (table, number) = (&self.context.table, open.talk.number);
        let thread = match open.talk.thread {
            Some(thread) => ChannelId::new(thread),
            None => match self.private_thread(open, words).await {
                Ok(thread) => {
                    table.talk_came(notice.game, number, Some(thread.get()), TalkStatus::Opening).await?;
                    thread
                }
                Err(error) => return self.talk_failed(notice, number, &error).await,
            },
        };
        for seated in &open.members {
            let http = self.context.connection.request().await;
            let added = thread.add_thread_member(http, UserId::new(seated.person));
            if let Err(error) = added.await {
                let trouble = ErrorClass::of(&error);
                if trouble == ErrorClass::Passing {
                    return Ok(Err(trouble.failure(notice.attempts)));
                }
                // They have left the server, or can't see the channel: the others can talk all the same.
                tracing::warn!(notice = notice.id, ?trouble, "a player could not be added to a talk");
            }
        }
        let calls = open.members.iter().map(|seated| seated.person).filter(|who| *who != open.talk.asker);
        let letter = OutgoingMessage {
            pings: calls.map(UserId::new).collect(),
            ..OutgoingMessage::new(&begun(words, open))
        };
        match self.post_as(thread, letter, &notice.nonce).await {
            Ok(message) => {
                table.talk_came(notice.game, number, None, TalkStatus::Open).await?;
                Ok(Ok(Some(message)))
            }
            Err(error) => self.talk_failed(notice, number, &error).await,
        }
    }

    /// The thread that an earlier attempt opened, or a new one.
    async fn private_thread(&self, open: &TalkThread, words: Words) -> Result<ChannelId, serenity::Error> {
        let connection = &self.context.connection;
        let here = ChannelId::new(open.channel).to_channel(connection.request().await).await?.guild();
        // A thread has no threads: the talk is opened beside the game.
        let parent = here.filter(|here| here.thread_metadata.is_some()).and_then(|here| here.parent_id);
        let parent = parent.unwrap_or(ChannelId::new(open.channel));
        let name = cut(&name(words, open), NAME);
        let active = GuildId::new(open.guild).get_active_threads(connection.request().await).await?;
        let fits = |thread: &GuildChannel| {
            let private = thread.kind == ChannelType::PrivateThread;
            private && thread.parent_id == Some(parent) && thread.name == name
        };
        let left: Vec<GuildChannel> = active.threads.into_iter().filter(fits).collect();
        if !left.is_empty() {
            // Anybody can open a thread of that name.
            let me = connection.request().await.get_current_user().await?.id;
            if let Some(thread) = left.iter().find(|thread| thread.owner_id == Some(me)) {
                return Ok(thread.id);
            }
        }
        let wanted = CreateThread::new(name)
            .kind(ChannelType::PrivateThread)
            .invitable(false)
            .auto_archive_duration(AutoArchiveDuration::OneWeek);
        Ok(parent.create_thread(connection.request().await, wanted).await?.id)
    }

    /// Tries again later, or gives the talk up and tells whoever asked for it.
    async fn talk_failed(
        &self,
        notice: &Notice,
        number: u32,
        error: &serenity::Error,
    ) -> Result<Sent, TableError> {
        let trouble = ErrorClass::of(error);
        if trouble == ErrorClass::Passing {
            return Ok(Err(trouble.failure(notice.attempts)));
        }
        tracing::warn!(notice = notice.id, ?trouble, "a private thread can't be opened");
        self.context.table.talk_came(notice.game, number, None, TalkStatus::Refused).await?;
        Ok(Ok(None))
    }

    /// Says that the talk is closed, and archives its thread.
    async fn archive_talk(&self, notice: &Notice, open: &TalkThread, words: Words) -> Sent {
        let Some(thread) = open.talk.thread.map(ChannelId::new) else { return Ok(None) };
        let said = OutgoingMessage::new(&words.talk_closed(open.number));
        let posted = self.post_as(thread, said, &notice.nonce).await;
        let mut trouble = posted.map(drop).map_err(|error| ErrorClass::of(&error));
        if trouble.is_ok() {
            let edit = EditThread::new().archived(true);
            let edited = thread.edit_thread(self.context.connection.request().await, edit).await;
            trouble = edited.map(drop).map_err(|error| ErrorClass::of(&error));
        }
        match trouble {
            Err(trouble @ ErrorClass::Passing) => Err(trouble.failure(notice.attempts)),
            Err(trouble) => {
                tracing::debug!(notice = notice.id, ?trouble, "a talk is not archived");
                Ok(None)
            }
            Ok(()) => Ok(None),
        }
    }

    /// The direct message to whoever asked for a talk that Discord refused.
    pub(crate) async fn talk_refused(
        &self,
        look: &Look,
        person: u64,
        talk: u32,
    ) -> Result<Option<OutgoingMessage>, TableError> {
        let Some(open) = self.context.table.talk_thread(look.game, talk).await? else { return Ok(None) };
        let words = self.words_of(person).await?;
        let server = self.context.server_name(look.place.guild, words).await?;
        let others = words.list(open.members.iter().filter(|one| one.person != person).map(named));
        let needed = words.list([words.permission_private_threads(), words.permission_send_threads()]);
        let said = words.talk_refused(&others, look.number, &server, &needed);
        Ok(Some(OutgoingMessage::new(&said)))
    }
}

/// A mention. Only those whom a message is for hear of it.
fn named(seated: &Seated) -> String {
    format!("<@{}>", seated.person)
}

/// The name of a thread. Discord shows names as they are, without Markdown.
fn name(words: Words, open: &TalkThread) -> String {
    let who = words.list(open.members.iter().map(|seated| seated.name.clone()));
    words.talk_name(open.number, open.talk.number, &who)
}

/// The first message of a talk.
fn begun(words: Words, open: &TalkThread) -> String {
    let asker = open.members.iter().find(|seated| seated.person == open.talk.asker);
    let asker = asker.map_or_else(String::new, |seated| escape_name(&seated.name));
    let others = words.list(open.members.iter().filter(|one| one.person != open.talk.asker).map(named));
    words.talk_begun(&asker, &others, open.number)
}
