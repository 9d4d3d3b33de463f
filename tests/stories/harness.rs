//! Test harness: the real bot against a loopback Discord, with a clock that the test moves, and simulated users.

mod waits;

pub(crate) use waits::PATIENCE;

use crate::classic_support::InClassic;
use crate::loopback_bot::{Shared, still};
use casus_belli::beacon;
use casus_belli::config::{self, Api, Beacon, Limits, Secret, Settings};
use casus_belli::discord::{
    Connection, HandlerContext, NoticeDelivery, Workers, fetch_rounds, handler_context, run,
};
use casus_belli::external::ExternalPlayer;
use casus_belli::loopback::{self, Fault, Id, Loopback, Message, Options, Outcome, Refused};
use casus_belli::ops::Watched;
use casus_belli::rules::{Holder, TerritoryId};
use casus_belli::store::{Store, pool_of};
use casus_belli::table::{self, Clock, FixedSeeds, Look, Person, Place, Table};
use parking_lot::Mutex;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A running bot with its loopback Discord.
pub(crate) struct Story {
    pub(crate) discord: Loopback,
    pub(crate) table: Table,
    context: Arc<HandlerContext>,
    rows: sqlx::SqlitePool,
    courier: NoticeDelivery,
    /// Client of the public beacon's server, if the beacon is used.
    client: Option<beacon::Client>,
    /// Every command and option that was used: `place`, `place/armies`.
    used: Mutex<BTreeSet<String>>,
    stop: Option<oneshot::Sender<()>>,
    bot: JoinHandle<()>,
    settings: Settings,
    folder: tempfile::TempDir,
}

/// A bot process: all that a restart replaces.
struct Process {
    table: Table,
    context: Arc<HandlerContext>,
    courier: NoticeDelivery,
    client: Option<beacon::Client>,
    stop: oneshot::Sender<()>,
    bot: JoinHandle<()>,
}

fn external(player: &config::ExternalPlayer) -> ExternalPlayer {
    ExternalPlayer::new(&player.name, &player.command, &player.servers, player.seconds)
}

impl Process {
    async fn start(discord: &Loopback, file: &Path, settings: &Settings, workers: Workers) -> Self {
        let undisturbed = discord.faults_left() == 0;
        let store = Store::open(file).await.expect("a database");
        let clock: Arc<dyn Clock> = Arc::new(Shared(discord.clock().clone()));
        let seeds = Arc::new(FixedSeeds::new(7));
        let limits = table::Limits {
            beacon: settings.uses_beacon().then_some(settings.dice.chain),
            external_players: settings.external_players.iter().map(external).collect(),
            ..table::Limits::default()
        };
        let table = Table::new(store, Arc::clone(&clock), seeds, limits);
        let connection = Connection::new(&Secret::new(discord.token()), &Api::Base(discord.base_url()));
        let connection = connection.expect("clients").without_limit();
        let context = handler_context(table.clone(), clock, settings, connection);
        let courier = NoticeDelivery::new(Arc::clone(&context));
        let own = Arc::clone(&context);
        let (stop, stopped) = oneshot::channel::<()>();
        let bot = tokio::spawn(async move {
            let stopped = async { stopped.await.unwrap_or_default() };
            run(context, workers, stopped).await.expect("the bot runs");
        });
        discord.wait_command("help").await.expect("the commands are registered");
        if undisturbed {
            waits::set_up(discord, &table).await;
        }
        let (dice, patience) = (&settings.dice, Duration::from_secs(5));
        let client = || beacon::Client::new(dice.chain, &dice.endpoints, patience).expect("a client");
        let client = settings.uses_beacon().then(client);
        Self { table, context: own, courier, client, stop, bot }
    }
}

/// The state that a refusal must not change.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Unchanged {
    look: Option<Look>,
    lobby: Option<table::Lobby>,
    tournament: Option<table::Tournament>,
    outbox: i64,
    events: i64,
}

impl Story {
    pub(crate) async fn begin() -> Self {
        Self::with(loopback::Limits::none(), |_| {}).await
    }

    /// With these limits of Discord and these settings.
    pub(crate) async fn with(limits: loopback::Limits, change: impl FnOnce(&mut Settings)) -> Self {
        Self::at(loopback::Clock::manual(), limits, Workers::Stepped, change).await
    }

    /// With the bot's own worker loops: the story sends commands and waits for what comes of them.
    pub(crate) async fn running() -> Self {
        Self::at(loopback::Clock::manual(), loopback::Limits::none(), Workers::Running, |_| {}).await
    }

    /// At this time, with a server of the public beacon.
    pub(crate) async fn beacon(now: i64, endpoint: &str) -> Self {
        Self::beacon_with(now, endpoint, Workers::Stepped).await
    }

    /// Like `beacon`, with the bot's own worker loops or stepped by the test.
    pub(crate) async fn beacon_with(now: i64, endpoint: &str, workers: Workers) -> Self {
        let clock = loopback::Clock::new(move || now as u64);
        let change = |settings: &mut Settings| {
            settings.dice.beacon = Beacon::On;
            settings.dice.endpoints = vec![endpoint.to_owned()];
        };
        Self::at(clock, loopback::Limits::none(), workers, change).await
    }

    pub(crate) async fn at(
        clock: loopback::Clock,
        limits: loopback::Limits,
        workers: Workers,
        change: impl FnOnce(&mut Settings),
    ) -> Self {
        Self::in_world(Options { clock, limits, ..Options::default() }, workers, (None, change)).await
    }

    /// With Discord's limit of changes of a name, and every body checked against Discord's own description.
    pub(crate) async fn checked() -> Self {
        Self::checked_with(None).await
    }

    /// The same, with a fault at the start of the bot.
    pub(crate) async fn checked_with(fault: Option<Fault>) -> Self {
        let renames = loopback::Bucket { requests: 2, window: Duration::from_mins(10) };
        let limits = loopback::Limits { renames, ..loopback::Limits::none() };
        Self::in_world(Options { limits, ..still() }, Workers::Stepped, (fault, |_| {})).await
    }

    async fn in_world(
        options: Options,
        workers: Workers,
        (fault, change): (Option<Fault>, impl FnOnce(&mut Settings)),
    ) -> Self {
        let discord = Loopback::start(options).await.expect("the loopback starts");
        fault.into_iter().for_each(|fault| discord.misbehave(fault));
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games.db");
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path);
        let mut settings = Settings::default();
        settings.limits = Limits { commands_per_minute: 100_000, ..settings.limits };
        settings.discord.api = Api::Base(discord.base_url());
        change(&mut settings);
        let Process { table, context, courier, client, stop, bot } =
            Process::start(&discord, &path, &settings, workers).await;
        let rows = pool_of::<sqlx::Sqlite>(1).connect_with(options).await.expect("a second look");
        let used = Mutex::default();
        Self { discord, table, context, rows, courier, client, used, stop: Some(stop), bot, settings, folder }
    }

    /// The same with other settings after the restart.
    pub(crate) async fn restarted_with(mut self, change: impl FnOnce(&mut Settings)) -> Self {
        change(&mut self.settings);
        self.restarted().await
    }

    /// The same story after the bot was stopped and started again.
    pub(crate) async fn restarted(mut self) -> Self {
        let (before, _) = self.discord.sessions();
        self.stop.take().expect("not stopped yet").send(()).expect("the bot listens");
        self.bot.await.expect("the bot ends in peace");
        let file = self.folder.path().join("games.db");
        let Process { table, context, courier, client, stop, bot } =
            Process::start(&self.discord, &file, &self.settings, Workers::Stepped).await;
        let back = |discord: &Loopback| (discord.sessions().0 > before).then_some(());
        self.discord.wait_for("a new session", back).await.expect("the bot is back");
        Self { table, context, courier, client, stop: Some(stop), bot, ..self }
    }

    pub(crate) fn database(&self) -> std::path::PathBuf {
        self.folder.path().join("games.db")
    }

    /// What `/health` and `/metrics` look at.
    pub(crate) fn watched(&self) -> Watched {
        let clock = Arc::new(Shared(self.discord.clock().clone()));
        let (monitor, table) = (self.context.monitor(), self.table.clone());
        let probe = casus_belli::store::beside(&self.database(), ".probe");
        Watched { monitor, table, clock, probe: Some(probe) }
    }

    pub(crate) fn channel(&self) -> Id {
        self.discord.channel()
    }

    pub(crate) fn place(&self) -> Place {
        Place { guild: id(self.discord.guild()), channel: id(self.channel()) }
    }

    /// Steps the timers, the beacon and the delivery until nothing is left to do.
    pub(crate) async fn settle(&self) {
        self.presses_are_answered().await;
        self.table.fire_due().await.expect("the clock steps");
        if let Some(client) = &self.client {
            fetch_rounds(&self.table, client).await.expect("the beacon is asked");
        }
        for _ in 0..100 {
            if self.courier.deliver_once().await.expect("the outbox empties") == 0 {
                return;
            }
        }
        panic!("the outbox never empties");
    }

    /// Advances the clock, then settles.
    pub(crate) async fn wait(&self, time: Duration) {
        self.discord.clock().advance(time);
        self.settle().await;
    }

    pub(crate) fn person(&self, name: &str) -> Id {
        self.discord.person(name)
    }

    /// Commands and options used by [`Story::slash`]; refusals that a story provokes on purpose don't count.
    pub(crate) fn used(&self) -> BTreeSet<String> {
        self.used.lock().clone()
    }

    /// Sends a slash command and settles.
    pub(crate) async fn slash(&self, who: Id, path: &str, options: &[(&str, Value)]) -> Outcome {
        self.slash_in(self.channel(), who, path, options).await
    }

    /// Sends a slash command in another channel.
    pub(crate) async fn slash_in(
        &self,
        channel: Id,
        who: Id,
        path: &str,
        options: &[(&str, Value)],
    ) -> Outcome {
        let given = options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        let outcome = self.discord.slash(who, channel, path, given).await.expect("the client allows it");
        assert!(!outcome.silent(), "/{path} was not answered; {:?}", self.discord.violations());
        let mut used = vec![path.to_owned()];
        used.extend(options.iter().map(|(name, _)| format!("{path}/{name}")));
        self.used.lock().extend(used);
        if path == "game new" {
            self.lobby_known().await;
        }
        self.settle().await;
        outcome
    }

    /// Waits until the bot knows the id of the lobby message: it learns it only after its response.
    async fn lobby_known(&self) {
        let known = async {
            while self.table.lobby(self.place()).await.expect("a lobby").message.is_none() {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(crate::harness::PATIENCE, known).await.expect("the lobby message is remembered");
    }

    /// Chooses an entry of a message's context menu and settles.
    pub(crate) async fn on_message(&self, who: Id, message: &Message, entry: &str) -> Outcome {
        let outcome = self.discord.message_menu(who, message.id, entry).await;
        self.chosen(entry, outcome).await
    }

    /// Chooses an entry of another person's context menu in the channel and settles.
    pub(crate) async fn on_person(&self, who: Id, other: Id, entry: &str) -> Outcome {
        let outcome = self.discord.person_menu(who, self.channel(), other, entry).await;
        self.chosen(entry, outcome).await
    }

    async fn chosen(&self, entry: &str, outcome: Result<Outcome, Refused>) -> Outcome {
        let outcome = outcome.expect("the client allows it");
        assert!(!outcome.silent(), "{entry} was not answered; {:?}", self.discord.violations());
        self.used.lock().insert(entry.to_owned());
        self.settle().await;
        outcome
    }

    pub(crate) async fn try_slash(
        &self,
        who: Id,
        path: &str,
        options: &[(&str, Value)],
    ) -> Result<Outcome, Refused> {
        let options = options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        self.discord.slash(who, self.channel(), path, options).await
    }

    /// Presses the button with that label.
    pub(crate) async fn press(&self, who: Id, on: &Message, label: &str) -> Outcome {
        let on = self.discord.message(on.id, who).unwrap_or_else(|| on.clone());
        let buttons = on.buttons();
        let found = buttons.iter().find(|button| button.label == label);
        let found = found.unwrap_or_else(|| panic!("no button {label:?} on {:?} {buttons:?}", on.content));
        let code = found.custom_id.clone().expect("a button of ours");
        let outcome = self.discord.press(who, on.id, &code).await.expect("the client allows it");
        assert!(!outcome.silent(), "{label:?} was not answered; {:?}", self.discord.violations());
        self.settle().await;
        outcome
    }

    /// Selects the option with that label, else the first that contains it, in any menu of the message.
    pub(crate) async fn pick(&self, who: Id, on: &Message, label: &str) -> Outcome {
        let menus = on.selects();
        let find = |fits: &dyn Fn(&str) -> bool| {
            menus.iter().find_map(|menu| {
                let option = menu.options.iter().find(|(_, shown, ..)| fits(shown))?;
                Some((menu.custom_id.clone(), option.0.clone()))
            })
        };
        let found = find(&|shown| shown == label).or_else(|| find(&|shown| shown.contains(label)));
        let (code, value) =
            found.unwrap_or_else(|| panic!("no option {label:?} on {:?} {menus:?}", on.content));
        let outcome =
            self.discord.select(who, on.id, &code, vec![value]).await.expect("the client allows it");
        assert!(!outcome.silent(), "{label:?} was not answered; {:?}", self.discord.violations());
        self.settle().await;
        outcome
    }

    /// The messages of the channel.
    pub(crate) fn messages(&self) -> Vec<Message> {
        let anybody = self.discord.person("Onlooker");
        self.discord.messages(self.channel(), anybody)
    }

    /// The newest message with buttons in the channel: lobby or panel.
    pub(crate) fn newest_panel(&self) -> Message {
        let found = self.messages().into_iter().rev().find(|message| !message.buttons().is_empty());
        found.expect("a message with buttons")
    }

    /// The game as that person sees it.
    pub(crate) async fn look(&self, who: Id) -> Look {
        self.table.look(self.place(), &self.as_person(who)).await.expect("a game is played here")
    }

    pub(crate) fn as_person(&self, who: Id) -> Person {
        let people = self.discord.people();
        let known = people.iter().find(|person| person.id == who).expect("somebody of the loopback");
        Person { id: id(who), name: known.name.clone(), bot: false, locale: "en".into(), manages: None }
    }

    /// Number of rows of a table, counted outside the bot.
    async fn count(&self, of: &'static str) -> Result<i64, sqlx::Error> {
        let query = match of {
            "outbox" => "SELECT COUNT(*) FROM outbox",
            _ => "SELECT COUNT(*) FROM events",
        };
        sqlx::query_scalar(query).fetch_one(&self.rows).await
    }

    /// As a cheating operator: replaces the seed of every game in the database.
    pub(crate) async fn swap_seeds(&self, seed: &str) {
        sqlx::query("UPDATE games SET seed = $1").bind(seed).execute(&self.rows).await.expect("swapped");
    }

    /// Deletes what the bot remembers under keys like this one, as an older version never stored it.
    pub(crate) async fn forget(&self, keys: &str) {
        let forget = sqlx::query("DELETE FROM settings WHERE key LIKE $1").bind(keys);
        forget.execute(&self.rows).await.expect("forgotten");
    }

    /// The state that a refusal must not change.
    pub(crate) async fn state(&self) -> Unchanged {
        let nobody = Person { id: 1, name: "Nobody".into(), bot: false, locale: "en".into(), manages: None };
        Unchanged {
            look: self.table.look(self.place(), &nobody).await.ok(),
            lobby: self.table.lobby(self.place()).await.ok(),
            tournament: self.table.tournament(self.place()).await.ok(),
            outbox: self.count("outbox").await.expect("a count"),
            events: self.count("events").await.expect("a count"),
        }
    }

    /// Sends a slash command without the client's check of bounds: the bot must not trust it.
    pub(crate) async fn slash_unchecked(&self, who: Id, path: &str, options: &[(&str, Value)]) -> Outcome {
        let options = options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        let sent = self.discord.slash_unchecked(who, self.channel(), path, options).await;
        sent.expect("the client allows it")
    }

    /// Asserts that the bot refuses a command: privately, for this reason, and without a change.
    pub(crate) async fn refused(&self, who: Id, path: &str, options: &[(&str, Value)], because: &str) {
        let before = self.state().await;
        let outcome = self.slash_unchecked(who, path, options).await;
        let said = outcome.text().to_owned();
        assert!(said.contains(because), "/{path} {options:?} said {said:?}, not {because:?}");
        assert!(outcome.ephemeral, "/{path}: a refusal is private");
        assert_eq!(self.state().await, before, "/{path} {options:?} changed something");
    }

    /// A running game of these people, the first of them as host. Returns them in the order of seats.
    pub(crate) async fn game(&self, names: &[&str], options: &[(&str, Value)]) -> Vec<Id> {
        let people: Vec<Id> = names.iter().map(|name| self.person(name)).collect();
        self.slash(people[0], "game new", options).await;
        for guest in &people[1..] {
            self.slash(*guest, "game join", &[]).await;
        }
        self.slash(people[0], "game start", &[]).await;
        people
    }

    /// A game with everything dealt and placed; the player on turn is to place reinforcements.
    pub(crate) async fn instant(&self, names: &[&str]) -> Vec<Id> {
        self.game(names, &[("setup", json!(2))]).await
    }

    /// The person who is asked now.
    pub(crate) async fn asked(&self, people: &[Id]) -> Id {
        for who in people {
            let look = self.look(*who).await;
            if !look.view.asks.is_empty() {
                return *who;
            }
        }
        panic!("nobody is asked");
    }

    /// The key of a territory.
    pub(crate) fn key(look: &Look, at: TerritoryId) -> String {
        look.view.map().territory(at).key.clone()
    }

    /// An own territory with a neighbour of another player, and that neighbour.
    pub(crate) fn front(look: &Look) -> (TerritoryId, TerritoryId) {
        let (view, board) = (look.view.classic(), look.view.map());
        let own = Holder::Seat(view.own.as_ref().expect("a player").seat);
        let mut best = None;
        for from in board.ids().filter(|&at| view.at(at).holder == own) {
            for to in board.territory(from).borders.iter().filter(|&to| view.at(to).holder != own) {
                let lead = i64::from(view.at(from).armies) - i64::from(view.at(to).armies);
                if best.is_none_or(|(most, _)| lead > most) {
                    best = Some((lead, (from, to)));
                }
            }
        }
        best.expect("a border").1
    }

    /// All direct messages, and all messages of the channel that ping somebody.
    fn people_told(&self) -> Vec<Message> {
        let people = self.discord.people().into_iter().filter(|who| !who.bot);
        let direct = people.flat_map(|who| self.discord.dms(who.id));
        let pinging = self.messages().into_iter().filter(|message| !message.pinged.is_empty());
        direct.chain(pinging).collect()
    }

    /// Ends the story and asserts that no rule of Discord was broken.
    pub(crate) async fn end(mut self) {
        self.settle().await;
        assert!(self.discord.violations().is_empty(), "{:#?}", self.discord.violations());
        let posts = self.people_told().into_iter().filter(|message| message.interaction.is_none());
        for message in posts.filter(|message| message.push_text().is_some()) {
            // A phone shows nothing else of it.
            assert!(message.push_text() != Some(""), "whoever is called reads why: {message:#?}");
        }
        self.stop.take().expect("not stopped yet").send(()).expect("the bot listens");
        self.bot.await.expect("the bot ends in peace");
        self.discord.shutdown();
    }
}

/// Whether a button places all armies on one territory: `All 4 → Ural 3`, or `All 4` beside `Ural 3`.
pub(crate) fn places_all(label: &str) -> bool {
    label.starts_with("All ") && label.contains(" → ") || label.contains(" · All ") && !label.contains(" → ")
}

/// A loopback's id as a number.
pub(crate) fn id(id: Id) -> u64 {
    id.to_string().parse().expect("ids are numbers")
}
