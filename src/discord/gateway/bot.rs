//! Bot process: logs in to Discord, runs gateway and workers, shuts down. It holds no game state.

use super::events;
use super::gateway_shards::{self, GatewayShards};
use super::register::{recall_ids, register};
use super::session_starts;
use super::shown_texts::ValuesOfShownTexts;
use crate::beacon;
use crate::config::Settings;
use crate::discord::commands;
use crate::discord::connection::error_class::ErrorClass;
use crate::discord::connection::http_clients::{Connection, ConnectionError};
use crate::discord::context::dice_emojis::{recall_emojis, set_up_emojis};
use crate::discord::context::handler_context::HandlerContext;
use crate::discord::delivery::delivery_queues;
use crate::discord::delivery::notice_delivery::NoticeDelivery;
use crate::discord::delivery::workers;
use crate::discord::families;
use crate::ops::Monitor;
use crate::table::{Clock, Table};
use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use serenity::all::{Client, ClientBuilder, CreateAllowedMentions, GatewayError, GatewayIntents, HttpError};
use std::future::Future;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinSet;

/// Maximum duration of a shutdown; after that the process exits anyway. Closing the database comes after it, and whoever
/// closes a terminal waits for both.
const GRACE: Duration = Duration::from_secs(2);

/// Why the bot could not run, as one line that says what to do.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The HTTP clients for Discord can't be made.
    #[error(transparent)]
    Connection(#[from] ConnectionError),
    /// The HTTP client for the public beacon can't be made.
    #[error(transparent)]
    Beacon(#[from] beacon::ClientError),
    /// Discord rejects the token: status 401, or gateway close code 4004.
    #[error(
        "Discord refuses the token; set discord.token (or CASUS_BELLI_DISCORD_TOKEN) to the bot's token from the developer portal"
    )]
    BadToken,
    /// Discord does not answer.
    #[error("Discord cannot be reached; check the network and discord.api_base, then start again")]
    Unreachable,
    /// Discord allows fewer sessions until then than the bot has shards. Each start uses one of each, and whoever begins more
    /// than a day's number loses the token.
    #[error(
        "Discord lets this bot begin {left} more sessions in the next {minutes} minutes, and it needs {needed}: start it again after \
         that, and look in the log why it was started so often"
    )]
    SessionStarts {
        /// The number of sessions that may begin.
        left: u64,
        /// The number of shards.
        needed: u32,
        /// Minutes until Discord allows a day's number again.
        minutes: u64,
    },
    /// A worker ended: without it deadlines do not fire, or notices are not delivered.
    #[error("{0} ended, which it never may: start the bot again, and report what the log says just before")]
    Worker(&'static str),
    /// The connection ended for another reason.
    #[error("the connection to Discord ended: {0}")]
    Ended(String),
}

impl RunError {
    /// Exit code of the process: 2 if the settings have to be changed, else 1, and another start may help.
    pub const fn exit_code(&self) -> u8 {
        match self {
            Self::Connection(_) | Self::Beacon(_) | Self::BadToken => 2,
            Self::Unreachable | Self::SessionStarts { .. } | Self::Worker(_) | Self::Ended(_) => 1,
        }
    }
}

/// Whether the bot runs its workers, or a test calls their steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Workers {
    /// The workers for deadlines, delivery and (if used) the beacon run next to the gateway client.
    Running,
    /// No worker runs.
    Stepped,
}

/// Checks that Discord can be reached, accepts the token and lets the bot begin its sessions; changes nothing.
pub async fn reachable(connection: &Connection) -> Result<(), RunError> {
    session_starts::wanted(connection).await.map(drop)
}

/// Logs in and serves until `stop` resolves. An error before the connection is ready means that nothing was changed.
pub fn run<'a>(
    context: Arc<HandlerContext>,
    workers: Workers,
    stop: impl Future<Output = ()> + Send + 'a,
) -> BoxFuture<'a, Result<(), RunError>> {
    serve(context, workers, stop.boxed())
}

/// Boxed, so that the whole bot is compiled here, and not again in every program that runs it.
fn serve(
    context: Arc<HandlerContext>,
    workers: Workers,
    stop: BoxFuture<'_, ()>,
) -> BoxFuture<'_, Result<(), RunError>> {
    async move {
        // Checked first: if this request fails, the client builder falls back to Discord's own gateway.
        let shards_wanted = session_starts::wanted(&context.connection).await?;
        if let Err(error) = context.table.resume_time().await {
            tracing::error!(%error, "the time of the last run is not known");
        }
        let mut client = client(&context).await?;
        let (told, listen) = watch::channel(false);
        let mut tasks = JoinSet::new();
        if workers == Workers::Running {
            let courier = NoticeDelivery::new(Arc::clone(&context));
            let clock = workers::keep_time(Arc::clone(&context), listen.clone());
            tasks.spawn(watched("the clock of the games", clock));
            let delivery = delivery_queues::deliver(Arc::clone(&context), courier, listen.clone());
            tasks.spawn(watched("the delivery of messages", delivery));
            if let Some((chain, endpoints)) = &context.beacon {
                let client = beacon::Client::new(*chain, endpoints, beacon::PATIENCE)?;
                let fetching = workers::fetch(Arc::clone(&context), client, listen);
                tasks.spawn(watched("the public beacon", fetching));
            }
        }
        let shards = Arc::clone(&client.shard_manager);
        let ended = tokio::select! {
            ended = client.start_shards(shards_wanted) => ended.map_err(|error| reason(&error)),
            () = stop => Ok(()),
            worker = first_ended(&mut tasks) => Err(RunError::Worker(worker)),
        };
        let _ = told.send(true);
        let farewell = async {
            gateway_shards::close(&shards).await;
            while tasks.join_next().await.is_some() {}
            // Whoever has asked gets the answer.
            while context.first_responses.any_in_work() {
                workers::moment().await;
            }
        };
        // While the gateway is unreachable, serenity's own shutdown does not end, so it gets a deadline.
        if tokio::time::timeout(GRACE, farewell).await.is_err() {
            tracing::warn!("stopped without waiting any longer");
        }
        ended
    }
    .boxed()
}

/// Runs a worker and returns its name when it ends, even by a panic.
async fn watched(worker: &'static str, work: impl Future<Output = ()> + Send) -> &'static str {
    if AssertUnwindSafe(work).catch_unwind().await.is_err() {
        tracing::error!(worker, "a loop beside the gateway stopped at a panic");
    }
    worker
}

/// Name of the first worker that ends; waits forever if none runs.
async fn first_ended(tasks: &mut JoinSet<&'static str>) -> &'static str {
    match tasks.join_next().await {
        Some(ended) => ended.unwrap_or("a loop beside the gateway"),
        None => std::future::pending().await,
    }
}

/// Assembles the context of all handlers, with every family; starts nothing.
pub fn handler_context(
    table: Table,
    clock: Arc<dyn Clock>,
    settings: &Settings,
    connection: Connection,
) -> Arc<HandlerContext> {
    let monitor = Monitor::new(&commands::paths());
    HandlerContext::new(families::of, table, clock, settings, connection, monitor)
}

async fn client(context: &Arc<HandlerContext>) -> Result<Client, RunError> {
    let ours = Arc::clone(context);
    let framework = poise::Framework::builder()
        .options(options())
        .setup(move |_, ready, framework| {
            Box::pin(async move {
                let _ = ours.bot_user.set(ready.user.id);
                let shards = GatewayShards::new(framework.shard_manager(), ready.shard);
                ours.monitor.liveness.watch(Arc::new(shards));
                let commands = commands::registrations(&framework.options().commands);
                let application = ready.application.id;
                ours.connection.set_application_id(application);
                let paths = commands::paths();
                recall_ids(&ours, application.get(), &paths).await;
                recall_emojis(&ours, application.get()).await;
                tokio::spawn(set_up_emojis(Arc::clone(&ours), application.get()));
                let commands = (commands, paths);
                tokio::spawn(register(Arc::clone(&ours), application, commands));
                Ok(ours)
            })
        })
        .initialize_owners(false)
        .build();
    // GUILDS is not a privileged intent; interactions need no intent.
    ClientBuilder::new_with_http(context.connection.another()?, GatewayIntents::GUILDS)
        .framework(ValuesOfShownTexts::new(framework, Arc::clone(context)))
        .await
        .map_err(|error| reason(&error))
}

fn options() -> poise::FrameworkOptions<Arc<HandlerContext>, serenity::Error> {
    poise::FrameworkOptions {
        commands: commands::all(),
        allowed_mentions: Some(CreateAllowedMentions::new()),
        initialize_owners: false,
        command_check: Some(|ctx| Box::pin(commands::may_go_on(ctx))),
        on_error: |error| Box::pin(commands::failed(error)),
        event_handler: |framework, event| Box::pin(events::handle(framework, event)),
        ..poise::FrameworkOptions::default()
    }
}

pub(super) fn reason(error: &serenity::Error) -> RunError {
    match error {
        serenity::Error::Gateway(GatewayError::InvalidAuthentication) => RunError::BadToken,
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) if response.status_code == 401 => {
            RunError::BadToken
        }
        serenity::Error::Http(HttpError::Request(_)) => RunError::Unreachable,
        // The error's own text could contain an address with a token in it.
        serenity::Error::Http(_) => RunError::Ended(format!("{:?}", ErrorClass::of(error))),
        other => RunError::Ended(other.to_string()),
    }
}
