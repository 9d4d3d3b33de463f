//! Time from interaction to first response over the loopback: an empty poise command against `/attack` of the real
//! binary, in one run; then the same `/attack` while a hundred boards at a time are requested and drawn; then 200
//! games played at once, with a step of each about every two seconds. Prints medians and percentiles.
//!
//! Both bots are measured on the same connection by the same clock: from the moment the loopback sends the
//! interaction to the moment the first response arrives.

#![allow(clippy::print_stdout, reason = "a bench reports on stdout")]
#![allow(clippy::unwrap_used, reason = "a bench that can't go on fails")]

use casus_belli::loopback::{Id, Limits, Loopback, Options};
use poise::serenity_prelude as serenity;
use serde_json::{Value, json};
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::process::Command;

const WARM_UP: usize = 50;
const SEQUENTIAL: usize = 120;
/// Number of boards requested at the same instant, repeatedly, while `/attack`s are measured.
const BOARDS: usize = 100;
const GAMES: usize = 200;
/// Pause between two steps of a game that is played alone, so that the messages of the last step have been sent.
const MOMENT: Duration = Duration::from_millis(250);
/// Pause between two steps when all games are played at once.
const THINK: Duration = Duration::from_secs(2);
/// Number of `/attack`s of each game while all of them are played at once.
const ATTACKS: usize = 5;

type Error = Box<dyn std::error::Error + Send + Sync>;

/// Does nothing.
#[poise::command(slash_command)]
async fn empty(ctx: poise::Context<'_, (), Error>) -> Result<(), Error> {
    ctx.say("done").await?;
    Ok(())
}

async fn discord() -> Loopback {
    let options = Options { limits: Limits::none(), checked: false, ..Options::default() };
    Loopback::start(options).await.unwrap()
}

fn percentile(latencies: &mut [Duration], share: f64) -> f64 {
    latencies.sort_unstable();
    latencies[((latencies.len() - 1) as f64 * share).round() as usize].as_secs_f64() * 1e3
}

fn report(name: &str, latencies: &mut [Duration]) -> (f64, f64) {
    let [median, high] = [0.5, 0.99].map(|share| percentile(latencies, share));
    println!("{name}: n = {}, median {median:.2} ms, p99 {high:.2} ms", latencies.len());
    (median, high)
}

/// Baseline: a poise bot whose only command says one word. Returns the median in ms.
async fn yardstick() -> f64 {
    let loopback = discord().await;
    let framework = poise::Framework::<(), Error>::builder()
        .options(poise::FrameworkOptions { commands: vec![empty()], ..Default::default() })
        .setup(|ctx, _, framework| {
            Box::pin(async move {
                poise::builtins::register_globally(ctx, &framework.options().commands).await?;
                Ok(())
            })
        })
        .initialize_owners(false)
        .build();
    let http = serenity::HttpBuilder::new(loopback.token())
        .proxy(loopback.base_url())
        .ratelimiter_disabled(true)
        .build();
    let client = serenity::ClientBuilder::new_with_http(http, serenity::GatewayIntents::GUILDS);
    let mut client = client.framework(framework).await.unwrap();
    tokio::spawn(async move { client.start().await });
    loopback.wait_command("empty").await.unwrap();
    let person = loopback.person("Ilaria");
    let mut latencies = Vec::new();
    for i in 0..WARM_UP + SEQUENTIAL {
        // The same pause as for the measured bot, so that caches and processors are equally cold.
        pause(if i < WARM_UP { Duration::ZERO } else { MOMENT }).await;
        let told = loopback.slash(person, loopback.channel(), "empty", vec![]).await.unwrap();
        if i >= WARM_UP {
            latencies.push(told.latency().unwrap());
        }
    }
    report("empty poise command, one after another", &mut latencies).0
}

/// Two people in a game in its own channel.
struct Game {
    loopback: Loopback,
    channel: Id,
    people: [Id; 2],
}

impl Game {
    async fn says(&self, who: usize, path: &str, options: Vec<(&str, Value)>) -> Duration {
        let options = options.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        let told = self.loopback.slash(self.people[who], self.channel, path, options).await.unwrap();
        told.latency().unwrap_or_else(|| panic!("/{path}: no response"))
    }

    async fn suggested(
        &self,
        who: usize,
        path: &str,
        given: Vec<(&str, &str)>,
        option: &str,
    ) -> Option<String> {
        let given = given.into_iter().map(|(name, value)| (name.to_owned(), json!(value))).collect();
        let person = self.people[who];
        let choices =
            self.loopback.autocomplete(person, self.channel, path, given, option, "").await.unwrap();
        choices.first().and_then(|choice| choice.value.as_str().map(str::to_owned))
    }

    async fn open(loopback: &Loopback, number: usize) -> Self {
        let channel = loopback.add_channel(&format!("game-{number}"));
        let people = [0, 1].map(|seat| loopback.person(&format!("Player {number}-{seat}")));
        let game = Self { loopback: loopback.clone(), channel, people };
        let new = vec![("rulebook", json!(0)), ("seats", json!(2)), ("setup", json!(2))];
        game.says(0, "game new", new).await;
        game.says(1, "game join", vec![]).await;
        game.says(0, "game start", vec![]).await;
        game
    }

    /// Attacks until `wanted` latencies are measured; ends turns and moves armies in as needed.
    async fn attacks(&self, wanted: usize, think: Duration) -> Vec<Duration> {
        let mut latencies = Vec::new();
        // Each iteration is one step of a turn: far fewer are needed.
        for step in 0..wanted * 4 {
            if latencies.len() == wanted {
                break;
            }
            let who = step % 2;
            pause(think).await;
            if let Some(at) = self.suggested(who, "place", vec![], "territory").await {
                self.says(who, "place", vec![("territory", json!(at))]).await;
            }
            for _ in 0..4 {
                let Some(from) = self.suggested(who, "attack", vec![], "from").await else { break };
                let Some(to) = self.suggested(who, "attack", vec![("from", &from)], "to").await else {
                    break;
                };
                let options = vec![("from", json!(from)), ("to", json!(to)), ("until", json!(0))];
                pause(think).await;
                latencies.push(self.says(who, "attack", options).await);
                self.says(who, "advance", vec![]).await;
                if latencies.len() == wanted {
                    break;
                }
            }
            self.says(who, "end", vec![]).await;
        }
        latencies
    }
}

/// `/attack`s of games opened one after another, with a pause before each.
async fn alone(loopback: &Loopback, numbers: std::ops::Range<usize>) -> Vec<Duration> {
    let mut latencies = Vec::new();
    for number in numbers {
        latencies.extend(Game::open(loopback, number).await.attacks(SEQUENTIAL / 20, MOMENT).await);
    }
    latencies
}

/// Requests [`BOARDS`] boards at once and waits for their pictures, again and again until `over`; returns the number
/// of pictures.
async fn boards(games: &[Game], over: &AtomicBool) -> usize {
    let mut seen = 0;
    while !over.load(Ordering::Relaxed) {
        let askers = games.iter().flat_map(|game| game.people.map(|person| (game, person))).cycle();
        let wave = askers.take(BOARDS).map(|(game, person)| async move {
            let told = game.loopback.slash(person, game.channel, "board", vec![]).await.unwrap();
            told.message.map_or(0, |message| message.attachments.len())
        });
        let pictures: Vec<usize> = futures_util::future::join_all(wave).await;
        seen += pictures.into_iter().sum::<usize>();
    }
    seen
}

#[allow(clippy::disallowed_methods, reason = "people think")]
async fn pause(think: Duration) {
    if !think.is_zero() {
        tokio::time::sleep(think).await;
    }
}

#[tokio::main]
async fn main() {
    let yardstick = yardstick().await;
    let loopback = discord().await;
    let directory = tempfile::tempdir().unwrap();
    let mut bot = Command::new(env!("CARGO_BIN_EXE_casus-belli"))
        .arg("run")
        .env("CASUS_BELLI_DISCORD_TOKEN", loopback.token())
        .env("CASUS_BELLI_DISCORD_API_BASE", loopback.base_url())
        .env("CASUS_BELLI_DATABASE_PATH", directory.path().join("games.db"))
        .env("CASUS_BELLI_LIMITS_COMMANDS_PER_MINUTE", "600")
        .env("CASUS_BELLI_LIMITS_GAMES_PER_SERVER", "1000")
        .current_dir(directory.path())
        .stdin(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    loopback.wait_command("attack").await.unwrap();

    let first = Game::open(&loopback, 0).await;
    first.attacks(10, Duration::ZERO).await;
    let mut rested = alone(&loopback, 1..21).await;
    let (median, _) = report("/attack without picture, one after another", &mut rested);
    println!("  {:.2} times the empty command (goal: at most 3)", median / yardstick);

    let mut askers = Vec::new();
    for number in 21..41 {
        askers.push(Game::open(&loopback, number).await);
    }
    let over = AtomicBool::new(false);
    let measured = async {
        let latencies = alone(&loopback, 41..61).await;
        over.store(true, Ordering::Relaxed);
        latencies
    };
    let (mut beside, seen) = tokio::join!(measured, boards(&askers, &over));
    let (busy, _) =
        report(&format!("/attack while {BOARDS} boards at a time are drawn ({seen} pictures)"), &mut beside);
    println!("  {:.2} times what it takes alone (goal: at most 1.5)", busy / median);

    let games = Arc::new(tokio::sync::Mutex::new(Vec::new()));
    for number in 100..100 + GAMES {
        let game = Game::open(&loopback, number).await;
        games.lock().await.push(game);
    }
    let games = std::mem::take(&mut *games.lock().await);
    let count = games.len() as u32;
    let play = |(i, game): (usize, Game)| {
        tokio::spawn(async move {
            // Not all at the same instant, as with real players.
            pause(THINK * i as u32 / count).await;
            game.attacks(ATTACKS, THINK).await
        })
    };
    let playing: Vec<_> = games.into_iter().enumerate().map(play).collect();
    let mut crowd = Vec::new();
    for game in playing {
        crowd.extend(game.await.unwrap());
    }
    let (_, high) = report(&format!("/attack with {GAMES} games played at once"), &mut crowd);
    println!("  p99 {high:.1} ms (goal: below 100)");
    bot.kill().await.unwrap();
}
