//! What a suggestion shows can be typed: each option that completes takes the shown text as well as the value, in every
//! family and both languages ([PBP-9]). Two tables that are alike are played side by side, one with values and one with
//! shown texts: what follows is the same.

use crate::harness::Story;
use crate::{cold_war_table, y2210_table};
use casus_belli::loopback::{Choice, Id};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::time::Duration;

const NAMES: [&str; 4] = ["Ilaria", "Marco", "Zoë", "Nadia"];

/// One command with its options.
struct Known {
    path: String,
    options: Vec<Value>,
}

/// The commands as they are registered, with those that have subcommands taken apart.
fn commands(story: &Story) -> Vec<Known> {
    fn walk(path: &str, options: &Value, known: &mut Vec<Known>) {
        let options = options.as_array().cloned().unwrap_or_default();
        let subs = options.iter().filter(|option| option["type"] == 1 || option["type"] == 2);
        let mut any = false;
        for sub in subs {
            any = true;
            walk(&format!("{path} {}", sub["name"].as_str().expect("a name")), &sub["options"], known);
        }
        if !any {
            known.push(Known { path: path.to_owned(), options });
        }
    }
    let mut known = Vec::new();
    for command in story.discord.commands() {
        if command["type"].as_u64().unwrap_or(1) == 1 {
            walk(command["name"].as_str().expect("a name"), &command["options"], &mut known);
        }
    }
    known
}

/// Options that complete with texts. For a number a client sends no text.
fn completes(option: &Value) -> bool {
    option["autocomplete"] == true && option["type"] == 3
}

/// Two tables that are alike.
struct Twins {
    valued: Story,
    shown: Story,
    covered: BTreeSet<String>,
}

/// A text without ids of Discord, which differ between servers.
fn without_ids(text: &str) -> String {
    let parts = text.split(|c: char| !c.is_ascii_digit());
    let ids: BTreeSet<&str> = parts.filter(|part| part.len() > 15).collect();
    ids.into_iter().fold(text.to_owned(), |text, id| text.replace(id, "id"))
}

type Given = Vec<(String, Value)>;

impl Twins {
    async fn suggested(&self, who: Id, path: &str, given: (&Given, &Given), option: &str) -> Vec<Choice> {
        // While an option is completed, a client sends the others as texts.
        let texts =
            |given: &Given| given.iter().filter(|(_, value)| value.is_string()).cloned().collect::<Given>();
        let given = (texts(given.0), texts(given.1));
        let at = self.valued.channel();
        let one = self.valued.discord.autocomplete(who, at, path, given.0, option, "").await;
        let at = self.shown.channel();
        let other = self.shown.discord.autocomplete(who, at, path, given.1, option, "").await;
        let (one, other) = (one.expect("suggestions"), other.expect("suggestions"));
        let names = |all: &[Choice]| all.iter().map(|one| one.name.clone()).collect::<Vec<_>>();
        assert_eq!(names(&one), names(&other), "/{path} {option}");
        one
    }

    /// Gives each option that completes a suggestion, the `nth` of each list, and the other required ones anything.
    async fn filled(&self, who: Id, command: &Known, nth: usize) -> Option<(Given, Given, Vec<String>)> {
        let (mut valued, mut shown) = (Given::new(), Given::new());
        let mut covered = Vec::new();
        for option in &command.options {
            let name = option["name"].as_str().expect("a name").to_owned();
            if completes(option) {
                let all = self.suggested(who, &command.path, (&valued, &valued), &name).await;
                let Some(choice) = all.get(nth.min(all.len().saturating_sub(1))) else {
                    if option["required"] == true {
                        return None;
                    }
                    continue;
                };
                covered.push(format!("{}/{name}", command.path));
                valued.push((name.clone(), choice.value.clone()));
                shown.push((name, json!(choice.name)));
            } else if option["required"] == true {
                let anything = match option["type"].as_u64() {
                    Some(3) => json!("1"),
                    Some(4) => option["choices"][0]["value"].clone().as_i64().map_or(json!(1), |n| json!(n)),
                    Some(5) => json!(true),
                    _ => return None,
                };
                valued.push((name.clone(), anything.clone()));
                shown.push((name, anything));
            }
        }
        (!covered.is_empty()).then_some((valued, shown, covered))
    }

    /// Sends each command that completes anything for that person to both tables.
    async fn walk(&mut self, who: Id) {
        for command in commands(&self.valued) {
            // A picture of the board takes long: once is enough.
            let drawn = command.path == "board" && self.covered.contains("board/place");
            if drawn || !command.options.iter().any(completes) {
                continue;
            }
            for nth in [0, 2] {
                if nth > 0 && command.path == "board" {
                    continue;
                }
                let Some((valued, shown, covered)) = self.filled(who, &command, nth).await else { continue };
                let path = &command.path;
                let one = self.valued.discord.slash(who, self.valued.channel(), path, valued.clone()).await;
                let other = self.shown.discord.slash(who, self.shown.channel(), path, shown.clone()).await;
                let (one, other) = (one.expect("allowed"), other.expect("allowed"));
                let (one, other) = (without_ids(one.text()), without_ids(other.text()));
                assert_eq!(one, other, "/{path} {valued:?} {shown:?}");
                self.settle().await;
                self.covered.extend(covered);
            }
        }
        let one = self.valued.look(who).await.view;
        assert_eq!(one, self.shown.look(who).await.view);
    }

    async fn settle(&self) {
        self.valued.settle().await;
        self.shown.settle().await;
    }

    async fn later(&self) {
        self.valued.wait(Duration::from_hours(100)).await;
        self.shown.wait(Duration::from_hours(100)).await;
    }
}

/// Plays both tables through some turns; returns the options that were given.
async fn played(locale: &str, begin: impl AsyncFn(&Story) -> Vec<Id>, moments: usize) -> BTreeSet<String> {
    let (valued, shown) = (Story::begin().await, Story::begin().await);
    let people = begin(&valued).await;
    assert_eq!(begin(&shown).await, people, "alike");
    for who in &people {
        valued.discord.set_locale(*who, locale);
        shown.discord.set_locale(*who, locale);
    }
    let mut twins = Twins { valued, shown, covered: BTreeSet::new() };
    for _ in 0..moments {
        for who in &people {
            if !twins.valued.look(*who).await.view.asks.is_empty() {
                // Twice: the first time may open the next question.
                twins.walk(*who).await;
                twins.walk(*who).await;
            }
        }
        twins.later().await;
    }
    let Twins { valued, shown, covered } = twins;
    valued.end().await;
    shown.end().await;
    covered
}

fn has(covered: &BTreeSet<String>, all: &[&str]) {
    let missing: Vec<_> = all.iter().filter(|option| !covered.contains(**option)).collect();
    assert!(missing.is_empty(), "{missing:?} of {covered:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn each_shown_text_is_taken_like_its_value_pbp_9_pbp_68() {
    for locale in ["en-US", "it"] {
        let begin = async |story: &Story| story.instant(&NAMES).await;
        let covered = Box::pin(played(locale, begin, 2)).await;
        has(
            &covered,
            &[
                "attack/from",
                "attack/to",
                "board/place",
                "deploy/diplomat",
                "deploy/land",
                "deploy/station",
                "fortify/from",
                "fortify/to",
                "game new/pace",
                "place/territory",
                "tournament new/pace",
            ],
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn each_shown_text_of_2210_is_taken_like_its_value_pbp_9_pbp_68() {
    for locale in ["en-US", "it"] {
        let begin = async |story: &Story| {
            let people = y2210_table::begun(story, &NAMES, &[], false).await;
            y2210_table::on_turn(story, &people).await;
            people
        };
        let covered = Box::pin(played(locale, begin, 2)).await;
        has(
            &covered,
            &[
                "attack/from",
                "attack/to",
                "board/place",
                "build/territory",
                "buy/cards",
                "deploy/land",
                "game new/pace",
                "hire/territory",
                "place/territory",
                "play/card",
                "react/cards",
                "rules/card",
            ],
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn each_shown_text_of_the_cold_war_is_taken_like_its_value_pbp_9_pbp_68() {
    for locale in ["en-US", "it"] {
        let begin = async |story: &Story| cold_war_table::begun(story, &NAMES, &[]).await;
        let covered = Box::pin(played(locale, begin, 2)).await;
        has(
            &covered,
            &[
                "cold buy/armies",
                "cold buy/state",
                "cold convert/armies",
                "cold convert/state",
                "cold convert/to",
                "cold convoy/armies",
                "cold convoy/from",
                "cold convoy/way",
                "cold defence/against",
                "cold defence/armies",
                "cold defence/state",
                "cold fight/against",
                "cold fight/armies",
                "cold fight/state",
                "cold guard/against",
                "cold guard/state",
                "cold permit/player",
                "cold permit/state",
                "cold war/armies",
                "cold war/from",
                "cold war/target",
                "deal offer/player",
                "pay/player",
            ],
        );
    }
}
