//! Time from interaction to first response over the loopback: an empty poise command against `/attack` of the real
//! binary, in one run; then the same `/attack` while a hundred boards at a time are requested and drawn; then 200
//! games played at once, with a step of each about every two seconds. Prints medians and percentiles. Parts are named on
//! the command line: `alone`, `boards`, `games`; none: all.
//!
//! Both bots are measured on the same connection by the same clock: from the moment the loopback sends the
//! interaction to the moment the first response arrives.

#![allow(clippy::print_stdout, reason = "a bench reports on stdout")]
#![allow(clippy::unwrap_used, reason = "a bench that can't go on fails")]

mod loopback_bot;

use casus_belli::loopback::{Id, Limits, Loopback};
use loopback_bot::{discord, game_of_two, pause, report, says, start, wanted};
use poise::serenity_prelude as serenity;
use serde_json::{Value, json};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

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

/// Baseline: a poise bot whose only command says one word. Returns the median in ms.
async fn yardstick() -> f64 {
    let loopback = discord(Limits::none()).await;
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
        let told = says(&self.loopback, (self.people[who], self.channel), path, &options).await;
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
        let (channel, people) = game_of_two(loopback, number).await;
        Self { loopback: loopback.clone(), channel, people }
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
            let told = says(&game.loopback, (person, game.channel), "board", &[]).await;
            told.message.map_or(0, |message| message.attachments.len())
        });
        let pictures: Vec<usize> = futures_util::future::join_all(wave).await;
        seen += pictures.into_iter().sum::<usize>();
    }
    seen
}

/// `/attack` alone, against the empty command. Returns its median in ms.
async fn against_an_empty_command(loopback: &Loopback) -> f64 {
    let yardstick = yardstick().await;
    let mut rested = alone(loopback, 1..21).await;
    let (median, _) = report("/attack without picture, one after another", &mut rested);
    println!("  {:.2} times the empty command (goal: at most 2.9)", median / yardstick);
    median
}

/// `/attack` while boards are drawn, against `/attack` alone.
async fn beside_boards(loopback: &Loopback, alone_median: f64) {
    let mut askers = Vec::new();
    for number in 21..41 {
        askers.push(Game::open(loopback, number).await);
    }
    let over = AtomicBool::new(false);
    let measured = async {
        let latencies = alone(loopback, 41..61).await;
        over.store(true, Ordering::Relaxed);
        latencies
    };
    let (mut beside, seen) = tokio::join!(measured, boards(&askers, &over));
    let name = format!("/attack while {BOARDS} boards at a time are drawn ({seen} pictures)");
    let (busy, _) = report(&name, &mut beside);
    println!("  {:.2} times what it takes alone (goal: at most 1.5)", busy / alone_median);
}

/// `/attack` in games that are all played at once.
async fn many_games(loopback: &Loopback) {
    let mut playing = Vec::new();
    for number in 0..GAMES {
        let game = Game::open(loopback, 100 + number).await;
        playing.push(game);
    }
    let play = |(i, game): (usize, Game)| {
        tokio::spawn(async move {
            // Not all at the same instant, as with real players.
            pause(THINK * i as u32 / GAMES as u32).await;
            game.attacks(ATTACKS, THINK).await
        })
    };
    let playing: Vec<_> = playing.into_iter().enumerate().map(play).collect();
    let mut crowd = Vec::new();
    for game in playing {
        crowd.extend(game.await.unwrap());
    }
    let (_, high) = report(&format!("/attack with {GAMES} games played at once"), &mut crowd);
    println!("  p99 {high:.1} ms (goal: below 100)");
}

#[tokio::main]
async fn main() {
    let loopback = discord(Limits::none()).await;
    let directory = tempfile::tempdir().unwrap();
    let mut bot = start(&loopback, directory.path()).await;
    Game::open(&loopback, 0).await.attacks(10, Duration::ZERO).await;
    if wanted("alone") || wanted("boards") {
        let median = against_an_empty_command(&loopback).await;
        if wanted("boards") {
            beside_boards(&loopback, median).await;
        }
    }
    if wanted("games") {
        many_games(&loopback).await;
    }
    bot.kill().await.unwrap();
}
