//! Two people in a game of their own, who attack one another.

use super::{game_of_two, pause, says};
use casus_belli::loopback::{Id, Loopback};
use serde_json::{Value, json};
use std::time::Duration;

/// Two people in a game in its own channel.
pub(crate) struct Game {
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

    pub(crate) const fn people(&self) -> [Id; 2] {
        self.people
    }

    pub(crate) const fn channel(&self) -> Id {
        self.channel
    }

    pub(crate) async fn open(loopback: &Loopback, number: usize) -> Self {
        let (channel, people) = game_of_two(loopback, number).await;
        Self { loopback: loopback.clone(), channel, people }
    }

    /// Attacks until `wanted` latencies are measured; ends turns and moves armies in as needed. Does `before` before each attack.
    pub(crate) async fn attacks<F: Future<Output = ()>>(
        &self,
        wanted: usize,
        think: Duration,
        before: impl Fn() -> F,
    ) -> Vec<Duration> {
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
                before().await;
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

/// `/attack`s of games opened one after another, each preceded by a pause; so many of each game.
pub(crate) async fn attacks_of_games(
    loopback: &Loopback,
    numbers: std::ops::Range<usize>,
    each: usize,
    think: Duration,
) -> Vec<Duration> {
    let mut latencies = Vec::new();
    for number in numbers {
        latencies
            .extend(Game::open(loopback, number).await.attacks(each, think, || std::future::ready(())).await);
    }
    latencies
}
