//! Request: the person, place, language and rights of an interaction.
//!
//! Identity comes only from the interaction ([PBP-50]); typed text and custom ids identify no person.

use crate::discord::connection::interaction_token::Token;
use crate::discord::context::answer::Answer;
use crate::discord::context::first_response::{Cause, FirstResponse};
use crate::discord::context::handler_context::HandlerContext;
use crate::discord::context::repeated_presses::PressInWork;
use crate::discord::texts::luck_lines::posted;
use crate::rules::Rulebook;
use crate::table::{GameId, GameRef, Look, Person, Place, TableError};
use crate::text::{Lang, Words};
use serenity::all::{
    ChannelId, ChannelType, CommandInteraction, ComponentInteraction, GuildId, InteractionContext,
    InteractionId, Member, MessageFlags, ModalInteraction, PartialChannel, Permissions, User,
};
use std::sync::Arc;
use std::time::Duration;

/// How long a completion may look at the game; Discord waits three seconds for its choices.
const COMPLETION: Duration = Duration::from_secs(2);

/// An interaction of a person, with the context that handles it.
#[derive(Clone)]
pub(crate) struct Request {
    pub(crate) context: Arc<HandlerContext>,
    pub(crate) person: Person,
    pub(crate) words: Words,
    guild: Option<GuildId>,
    channel: ChannelId,
    /// The game of a press outside its channel; `None`: the game of this channel.
    game: Option<GameId>,
    /// Whether this is the direct message channel of the bot and the person: nobody else reads it.
    pub(crate) direct: bool,
    /// Whether the channel is a thread.
    pub(crate) in_thread: bool,
    /// Whether the person may manage the server.
    pub(crate) manages: bool,
    /// Ids of the person's roles in the server.
    pub(crate) roles: Vec<u64>,
    has: Permissions,
    lacks: Permissions,
    /// For the response.
    pub(crate) token: Token,
    /// The press that this request carries out, until it is answered.
    pub(crate) press: Option<Arc<PressInWork>>,
    /// How far the response has come.
    pub(crate) first_response: Arc<FirstResponse>,
}

/// Why a request is refused.
#[derive(Debug)]
pub(crate) enum Refusal {
    /// The table refused.
    Table(TableError),
    /// Refused before the table was asked, with the text for the person.
    Said(String),
}

impl From<TableError> for Refusal {
    fn from(error: TableError) -> Self {
        Self::Table(error)
    }
}

/// Result of a request.
pub(crate) type Answered = Result<Answer, Refusal>;

impl Request {
    pub(crate) fn of_command(context: &Arc<HandlerContext>, from: &CommandInteraction) -> Self {
        let member = from.member.as_deref();
        let at = At::of(from.guild_id, from.channel_id, from.channel.as_ref(), from.context);
        let cause = if from.data.autocomplete().is_some() { Cause::Completion } else { Cause::Command };
        let answer = (from.id, from.token.as_str(), cause);
        Self::new(context, (&from.user, member), at, (&from.locale, from.app_permissions), answer)
    }

    pub(crate) fn of_component(context: &Arc<HandlerContext>, from: &ComponentInteraction) -> Self {
        let at = At::of(from.guild_id, from.channel_id, from.channel.as_ref(), from.context);
        let (who, answer) =
            ((&from.user, from.member.as_ref()), (from.id, from.token.as_str(), Cause::Press));
        Self::new(context, who, at, (&from.locale, from.app_permissions), answer)
    }

    pub(crate) fn of_modal(context: &Arc<HandlerContext>, from: &ModalInteraction) -> Self {
        // A modal has no context: a form in a private channel of other people belongs to an ephemeral message.
        let flags = from.message.as_ref().and_then(|message| message.flags);
        let ephemeral = flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
        let of_bot = (from.message.is_some() && !ephemeral).then_some(InteractionContext::BotDm);
        let at = At::of(from.guild_id, from.channel_id, from.channel.as_ref(), of_bot);
        let cause = if from.message.is_some() { Cause::Press } else { Cause::Command };
        let (who, answer) = ((&from.user, from.member.as_ref()), (from.id, from.token.as_str(), cause));
        Self::new(context, who, at, (&from.locale, from.app_permissions), answer)
    }

    fn new(
        context: &Arc<HandlerContext>,
        (user, member): (&User, Option<&Member>),
        at: At,
        (locale, permissions): (&str, Option<Permissions>),
        (id, token, cause): (InteractionId, &str, Cause),
    ) -> Self {
        let lang = Lang::of(locale);
        let nick = member.and_then(|m| m.nick.as_deref()).or(user.global_name.as_deref());
        let name = nick.unwrap_or(&user.name).chars().take(64).collect();
        let may = member.and_then(|member| member.permissions).unwrap_or_default();
        let manages = may.intersects(Permissions::MANAGE_GUILD | Permissions::ADMINISTRATOR);
        let has = permissions.unwrap_or(Permissions::all());
        let At { guild, channel, kind, direct } = at;
        let person = Person {
            id: user.id.get(),
            name,
            bot: user.bot,
            locale: lang.code().to_owned(),
            manages: guild.filter(|_| manages).map(GuildId::get),
        };
        let (in_thread, lacks) = (is_thread(kind), needed(kind) - has);
        let (first_response, is_new) = context.first_responses.of(id, cause);
        let request = Self {
            context: Arc::clone(context),
            person,
            words: Words::new(lang),
            guild,
            channel,
            game: None,
            direct,
            in_thread,
            manages,
            roles: member
                .map(|member| member.roles.iter().map(|role| role.get()).collect())
                .unwrap_or_default(),
            has,
            lacks,
            token: Token { id, secret: token.to_owned(), since: context.clock.steady() },
            press: None,
            first_response,
        };
        if is_new {
            // Discord made the interaction's id when the person acted.
            request.context.table.saw_discord_time(posted(id.get()));
        }
        request
    }

    /// Place of this channel.
    pub(crate) fn place(&self) -> Result<Place, Refusal> {
        let guild = self.guild.ok_or_else(|| Refusal::Said(self.words.no_server()))?;
        Ok(Place { guild: guild.get(), channel: self.channel.get() })
    }

    /// Sets the game of a press: the code's, in a direct message and on a private message in a channel that isn't the
    /// game's ([PBP-56]). In a channel a public button belongs to the channel's game. Codes are untrusted: the table
    /// checks that the person has a seat.
    pub(crate) async fn about(&mut self, game: GameId, private: bool) {
        let here = self.place().ok();
        let elsewhere = match here {
            None => true,
            Some(here) if private => {
                let known = self.context.table.place_of(game).await;
                known.is_ok_and(|place| place.is_some_and(|place| place != here))
            }
            Some(_) => false,
        };
        self.game = elsewhere.then_some(game);
    }

    /// The game that this request is about.
    pub(crate) fn target(&self) -> Result<GameRef, Refusal> {
        match self.game {
            Some(game) => Ok(game.into()),
            None => Ok(self.place()?.into()),
        }
    }

    /// The game that this request is about, for a person who wants to act in it: in its channel only if the bot may write
    /// there.
    pub(crate) fn playable(&self) -> Result<GameRef, Refusal> {
        match self.game {
            Some(game) => Ok(game.into()),
            None => Ok(self.writable()?.into()),
        }
    }

    /// Place of this channel, if the bot may write here; else a refusal that lists the missing permissions.
    pub(crate) fn writable(&self) -> Result<Place, Refusal> {
        let place = self.place()?;
        if self.lacks.is_empty() {
            return Ok(place);
        }
        let words = self.words;
        let known = [
            (Permissions::VIEW_CHANNEL, words.permission_view()),
            (Permissions::SEND_MESSAGES, words.permission_send()),
            (Permissions::SEND_MESSAGES_IN_THREADS, words.permission_send_threads()),
            (Permissions::ATTACH_FILES, words.permission_attach()),
        ];
        let lacking = known.into_iter().filter(|(one, _)| self.lacks.contains(*one)).map(|(_, name)| name);
        Err(Refusal::Said(words.no_permission(&words.list(lacking))))
    }

    /// The same, if the bot may also open threads and write in them: a tournament's tables are threads.
    pub(crate) fn threads(&self) -> Result<Place, Refusal> {
        let place = self.writable()?;
        let lacking = self.lacking_for_threads();
        if lacking.is_empty() {
            Ok(place)
        } else {
            Err(Refusal::Said(self.words.no_permission(&self.words.list(lacking))))
        }
    }

    /// The permissions that the bot lacks to open threads here and to write in them.
    pub(crate) fn lacking_for_threads(&self) -> Vec<String> {
        let words = self.words;
        let known = [
            (Permissions::CREATE_PUBLIC_THREADS, words.permission_threads()),
            (Permissions::SEND_MESSAGES_IN_THREADS, words.permission_send_threads()),
        ];
        known.into_iter().filter(|(one, _)| !self.has.contains(*one)).map(|(_, name)| name).collect()
    }

    /// The permissions that the bot lacks to open private threads here and to write in them.
    pub(crate) fn lacking_for_private_threads(&self) -> Vec<String> {
        let words = self.words;
        let known = [
            (Permissions::CREATE_PRIVATE_THREADS, words.permission_private_threads()),
            (Permissions::SEND_MESSAGES_IN_THREADS, words.permission_send_threads()),
        ];
        known.into_iter().filter(|(one, _)| !self.has.contains(*one)).map(|(_, name)| name).collect()
    }

    /// Refuses a person who may not open a game or tournament by that rulebook in this server.
    pub(crate) async fn may_open(&self, guild: u64, rulebook: Rulebook) -> Result<(), Refusal> {
        Ok(self.context.table.may_open(guild, &self.person, &self.roles, rulebook).await?)
    }

    /// The id of the game in this channel, also if the game is set aside.
    pub(crate) async fn game_here(&self) -> Result<GameId, Refusal> {
        match self.look().await {
            Err(Refusal::Table(TableError::SetAside { game, .. })) => Ok(game),
            look => Ok(look?.game),
        }
    }

    /// The game that this request is about, if it has that id.
    pub(crate) async fn same_game(&self, game: GameId) -> Result<Look, Refusal> {
        let look = self.look().await?;
        if look.game == game { Ok(look) } else { Err(TableError::Stale.into()) }
    }

    /// The game that this request is about, as this person may see it.
    pub(crate) async fn look(&self) -> Result<Look, Refusal> {
        let look = self.context.table.look(self.target()?, &self.person);
        let look = if self.first_response.cause == Cause::Completion {
            // Late choices are of no use to anybody.
            let in_time = tokio::time::timeout(COMPLETION, look).await;
            in_time.map_err(|_| Refusal::Said(String::new()))??
        } else {
            look.await?
        };
        self.first_response.interaction.about(look.game.0);
        Ok(look)
    }
}

/// Where an interaction happened.
#[derive(Clone, Copy)]
struct At {
    guild: Option<GuildId>,
    channel: ChannelId,
    kind: Option<ChannelType>,
    direct: bool,
}

impl At {
    fn of(
        guild: Option<GuildId>,
        channel: ChannelId,
        about: Option<&PartialChannel>,
        context: Option<InteractionContext>,
    ) -> Self {
        let direct = guild.is_none() && context == Some(InteractionContext::BotDm);
        Self { guild, channel, kind: about.map(|channel| channel.kind), direct }
    }
}

/// Permissions that the bot needs in a channel with a game.
fn needed(kind: Option<ChannelType>) -> Permissions {
    let send =
        if is_thread(kind) { Permissions::SEND_MESSAGES_IN_THREADS } else { Permissions::SEND_MESSAGES };
    Permissions::VIEW_CHANNEL | send | Permissions::ATTACH_FILES
}

const fn is_thread(kind: Option<ChannelType>) -> bool {
    matches!(kind, Some(ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread))
}
