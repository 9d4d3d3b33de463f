//! Small poise bot (the real serenity client) for the tests of the loopback itself, without a game.

#![expect(clippy::unused_async, reason = "poise wants async functions")]

use std::path::PathBuf;
use std::time::Duration;

use casus_belli::loopback::{Clock, Limits, Loopback, Options};
use poise::serenity_prelude as serenity;
use serde_json::Value;

type Error = Box<dyn std::error::Error + Send + Sync>;
type Ctx<'a> = poise::Context<'a, (), Error>;

/// Path of a copy of Discord's `OpenAPI` description: the file that `DISCORD_OPENAPI` names, or one in a folder next
/// to the repository. Without it only the committed schemas check the bodies.
#[expect(clippy::disallowed_methods, reason = "where the copy is, is a matter of the machine, not a setting")]
pub(crate) fn openapi() -> Option<PathBuf> {
    let named = std::env::var_os("DISCORD_OPENAPI").map(PathBuf::from);
    let beside = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/data/discord-openapi.json");
    let found = named.into_iter().chain([beside]).find(|path| path.is_file());
    if found.is_none() {
        eprintln!("no copy of Discord's OpenAPI description: that check is left out");
    }
    found
}

/// The loopback's clock as a clock of the table: one time for both.
pub(crate) struct Shared(pub(crate) Clock);

impl casus_belli::table::Clock for Shared {
    fn now(&self) -> casus_belli::table::Millis {
        self.0.now_ms() as casus_belli::table::Millis
    }
}

/// A loopback with a stopped clock and without rate limits.
pub(crate) async fn quiet() -> Loopback {
    start(Options { limits: Limits::none(), ..still() }).await
}

/// Options with a stopped clock.
pub(crate) fn still() -> Options {
    Options {
        clock: Clock::manual(),
        openapi: openapi(),
        patience: Duration::from_mins(1),
        ..Options::default()
    }
}

pub(crate) async fn start(options: Options) -> Loopback {
    Loopback::start(options).await.expect("a free port")
}

/// Options of a command, from names and values.
pub(crate) fn opts(list: &[(&str, Value)]) -> Vec<(String, Value)> {
    list.iter().map(|(n, v)| ((*n).to_owned(), v.clone())).collect()
}

/// The running bot; dropping it stops the bot.
pub(crate) struct Bot(tokio::task::JoinHandle<Result<(), serenity::Error>>);

impl Bot {
    /// Starts the bot in mode A (plain HTTP, serenity's own limiter off) and waits for its commands.
    pub(crate) async fn start(loopback: &Loopback) -> Bot {
        let http = serenity::HttpBuilder::new(loopback.token())
            .proxy(loopback.base_url())
            .ratelimiter_disabled(true)
            .build();
        let bot = Bot::run(http).await;
        loopback.wait_command("ping").await.expect("the bot registers its commands");
        bot
    }

    pub(crate) async fn run(http: serenity::Http) -> Bot {
        let framework = poise::Framework::builder()
            .options(poise::FrameworkOptions {
                commands: vec![ping(), game(), board(), dm(), thread(), late(), twice(), whoami()],
                event_handler: |fw, event| Box::pin(on_event(fw.serenity_context, event)),
                ..Default::default()
            })
            .setup(|ctx, _, framework| {
                Box::pin(async move {
                    poise::builtins::register_globally(ctx, &framework.options().commands).await?;
                    Ok(())
                })
            })
            .initialize_owners(false)
            .build();
        let mut client = serenity::ClientBuilder::new_with_http(http, serenity::GatewayIntents::GUILDS)
            .framework(framework)
            .await
            .expect("a client");
        Bot(tokio::spawn(async move { client.start_autosharded().await }))
    }

    /// The client's result, once it has ended.
    pub(crate) async fn ended(mut self) -> Result<(), serenity::Error> {
        (&mut self.0).await.expect("the client does not panic")
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Says pong
#[poise::command(
    slash_command,
    name_localized("it", "eco"),
    description_localized("it", "Dice pong"),
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm"
)]
async fn ping(ctx: Ctx<'_>) -> Result<(), Error> {
    ctx.say("pong").await?;
    Ok(())
}

/// Says the language
#[poise::command(slash_command)]
async fn whoami(ctx: Ctx<'_>) -> Result<(), Error> {
    let text = format!("{} {}", ctx.author().name, ctx.locale().unwrap_or("?"));
    ctx.send(poise::CreateReply::default().content(text).ephemeral(true)).await?;
    Ok(())
}

async fn suggest(_: Ctx<'_>, partial: &str) -> serenity::CreateAutocompleteResponse {
    let fitting = ["Alaska", "Alberta", "Brazil"].into_iter().filter(|n| n.starts_with(partial));
    let choices = fitting.map(|n| serenity::AutocompleteChoice::new(format!("{n} (2)"), n)).collect();
    serenity::CreateAutocompleteResponse::new().set_choices(choices)
}

/// Games
#[poise::command(slash_command, subcommands("new"), subcommand_required)]
async fn game(_: Ctx<'_>) -> Result<(), Error> {
    Ok(())
}

/// A new game
#[poise::command(slash_command)]
async fn new(
    ctx: Ctx<'_>,
    #[description = "Where"]
    #[autocomplete = "suggest"]
    land: String,
    #[description = "Seats"]
    #[min = 2]
    #[max = 6]
    seats: Option<u8>,
    #[description = "Against"] opponent: Option<serenity::User>,
) -> Result<(), Error> {
    let row = serenity::CreateActionRow::Buttons(vec![
        serenity::CreateButton::new("join").label("Join").style(serenity::ButtonStyle::Success),
        serenity::CreateButton::new("form").label("Orders"),
        serenity::CreateButton::new("later").label("Later"),
        serenity::CreateButton::new("off").label("Off").disabled(true),
    ]);
    let options = (0..3).map(|i| serenity::CreateSelectMenuOption::new(format!("Move {i}"), i.to_string()));
    let kind = serenity::CreateSelectMenuKind::String { options: options.collect() };
    let menu = serenity::CreateActionRow::SelectMenu(serenity::CreateSelectMenu::new("menu", kind));
    let opponent = opponent.map(|u| u.name);
    ctx.send(
        poise::CreateReply::default()
            .content(format!("{land} {seats:?} {opponent:?}"))
            .embed(serenity::CreateEmbed::new().title("Game").field("Seats", "2", true))
            .components(vec![row, menu])
            .allowed_mentions(serenity::CreateAllowedMentions::new()),
    )
    .await?;
    Ok(())
}

/// A minimal PNG.
pub(crate) const PNG: &[u8] = &[
    0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1a, b'\n', 0, 0, 0, 13, b'I', b'H', b'D', b'R', 0, 0, 0, 2, 0, 0,
    0, 3,
];

/// A picture, deferred
#[poise::command(slash_command)]
async fn board(ctx: Ctx<'_>) -> Result<(), Error> {
    let poise::Context::Application(app) = ctx else { return Ok(()) };
    ctx.defer().await?;
    let picture = serenity::CreateAttachment::bytes(PNG, "board.png").description("An empty board");
    let edit = serenity::EditInteractionResponse::new()
        .content("the board")
        .new_attachment(picture)
        .embed(serenity::CreateEmbed::new().image("attachment://board.png"));
    app.interaction.edit_response(ctx.http(), edit).await?;
    ctx.send(poise::CreateReply::default().content("only you").ephemeral(true)).await?;
    Ok(())
}

/// A direct message
#[poise::command(slash_command)]
async fn dm(ctx: Ctx<'_>) -> Result<(), Error> {
    ctx.defer_ephemeral().await?;
    let channel = ctx.author().create_dm_channel(ctx).await?;
    let message = serenity::CreateMessage::new()
        .content("your turn")
        .enforce_nonce(true)
        .nonce(serenity::Nonce::String("turn-1".into()));
    let text = match channel.send_message(ctx.http(), message).await {
        Ok(_) => "sent".to_owned(),
        Err(serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(e))) => {
            format!("refused {} {}", e.status_code.as_u16(), e.error.code)
        }
        Err(other) => format!("{other:?}"),
    };
    ctx.say(text).await?;
    Ok(())
}

/// A thread
#[poise::command(slash_command)]
async fn thread(ctx: Ctx<'_>) -> Result<(), Error> {
    ctx.defer().await?;
    let make = serenity::CreateThread::new("Game 1").kind(serenity::ChannelType::PublicThread);
    let text = match ctx.channel_id().create_thread(ctx.http(), make).await {
        Ok(thread) => match thread.id.say(ctx.http(), format!("hello <@{}>", ctx.author().id)).await {
            Ok(_) => "opened".to_owned(),
            Err(e) => e.to_string(),
        },
        Err(e) => e.to_string(),
    };
    ctx.say(text).await?;
    Ok(())
}

/// Never answers
#[poise::command(slash_command)]
async fn late(_: Ctx<'_>) -> Result<(), Error> {
    Ok(())
}

/// Answers twice
#[poise::command(slash_command)]
async fn twice(ctx: Ctx<'_>) -> Result<(), Error> {
    let poise::Context::Application(app) = ctx else { return Ok(()) };
    for text in ["once", "twice"] {
        let message = serenity::CreateInteractionResponseMessage::new().content(text);
        let response = serenity::CreateInteractionResponse::Message(message);
        // The second response is refused; the test expects that.
        let _ = app.interaction.create_response(ctx.http(), response).await;
    }
    Ok(())
}

async fn on_event(ctx: &serenity::Context, event: &serenity::FullEvent) -> Result<(), Error> {
    let serenity::FullEvent::InteractionCreate { interaction } = event else { return Ok(()) };
    let reply = |text: String| {
        let message = serenity::CreateInteractionResponseMessage::new().content(text).ephemeral(true);
        serenity::CreateInteractionResponse::Message(message)
    };
    match interaction {
        serenity::Interaction::Component(c) => match (c.data.custom_id.as_str(), &c.data.kind) {
            ("join", _) => {
                let message =
                    serenity::CreateInteractionResponseMessage::new().content("joined").components(vec![]);
                c.create_response(ctx, serenity::CreateInteractionResponse::UpdateMessage(message)).await?;
            }
            ("later", _) => {
                c.defer(ctx).await?;
                c.edit_response(ctx, serenity::EditInteractionResponse::new().content("done later")).await?;
            }
            ("form", _) => {
                let input =
                    serenity::CreateInputText::new(serenity::InputTextStyle::Short, "Orders", "orders");
                let rows = vec![serenity::CreateActionRow::InputText(input.max_length(20).required(true))];
                let form = serenity::CreateModal::new("form-1", "Orders").components(rows);
                c.create_response(ctx, serenity::CreateInteractionResponse::Modal(form)).await?;
            }
            (_, serenity::ComponentInteractionDataKind::StringSelect { values }) => {
                let rows = c.message.components.len();
                c.create_response(ctx, reply(format!("picked {} of {rows} rows", values.join(",")))).await?;
            }
            _ => {}
        },
        serenity::Interaction::Modal(m) => {
            let serenity::ActionRowComponent::InputText(field) = &m.data.components[0].components[0] else {
                return Ok(());
            };
            m.create_response(ctx, reply(format!("orders: {}", field.value.clone().unwrap_or_default())))
                .await?;
        }
        _ => {}
    }
    Ok(())
}
