//! The commands as they are registered: texts in both languages, Discord's limits, bounds of integer options.

use crate::harness::Story;
use fluent_syntax::ast::{Entry, Pattern, PatternElement};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// A command, a group of commands or an option as registered; `key` is that of its texts.
struct Registered {
    key: String,
    parent: String,
    body: Value,
}

impl Registered {
    /// Names and descriptions in English and Italian.
    fn texts(&self) -> [Text; 2] {
        let text = |name: &Value, about: &Value| Text { name: told(name), about: told(about) };
        let (body, it) = (&self.body, "it");
        [
            text(&body["name"], &body["description"]),
            text(&body["name_localizations"][it], &body["description_localizations"][it]),
        ]
    }

    /// The labels of its choices in English and Italian.
    fn choices(&self) -> Vec<[String; 2]> {
        let choices = self.body["choices"].as_array().into_iter().flatten();
        choices.map(|one| [told(&one["name"]), told(&one["name_localizations"]["it"])]).collect()
    }

    /// The keys of its choices begin so. Some choices of `tournament new` have the texts of `game new`.
    fn choice_keys(&self, known: &BTreeMap<String, Text>) -> BTreeSet<String> {
        let of = |prefix: String| -> BTreeSet<String> {
            known.keys().filter(|key| key.starts_with(&prefix)).cloned().collect()
        };
        let own = of(format!("{}-", self.key.replacen("option-", "choice-", 1)));
        let lent = self.key.replacen("option-tournament-new-", "choice-game-new-", 1);
        if own.is_empty() { of(format!("{lent}-")) } else { own }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Text {
    name: String,
    about: String,
}

fn told(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// Everything that is registered and has a description, from the top down. Context menus have none.
async fn registered() -> Vec<Registered> {
    let story = Story::begin().await;
    let mut found = Vec::new();
    for command in story.discord.commands() {
        if matches!(command["type"].as_u64(), None | Some(1)) {
            below(&command, "", &mut found);
        }
    }
    assert!(found.len() > 100, "{}", found.len());
    found
}

fn below(command: &Value, parent: &str, found: &mut Vec<Registered>) {
    let path = format!("{parent}-{}", told(&command["name"]));
    for option in command["options"].as_array().into_iter().flatten() {
        if matches!(option["type"].as_u64(), Some(1 | 2)) {
            below(option, &path, found);
        } else {
            let key = format!("option{path}-{}", told(&option["name"]));
            found.push(Registered { key, parent: path.clone(), body: option.clone() });
        }
    }
    let (key, parent) = (format!("command{path}"), parent.to_owned());
    found.push(Registered { key, parent, body: command.clone() });
}

/// The texts of commands in the file of that language, by key.
fn known(lang: &str) -> BTreeMap<String, Text> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales").join(lang).join("commands.ftl");
    let text = fs::read_to_string(file).unwrap();
    let plain = |pattern: &Pattern<&str>| -> String {
        let parts = pattern.elements.iter().map(|part| match part {
            PatternElement::TextElement { value } => *value,
            PatternElement::Placeable { .. } => panic!("texts of commands have no variables"),
        });
        parts.collect()
    };
    let resource = fluent_syntax::parser::parse(text.as_str()).expect("a file of phrases");
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    let text = |message: &fluent_syntax::ast::Message<&str>| Text {
        name: message.attributes.first().map(|name| plain(&name.value)).unwrap_or_default(),
        about: message.value.as_ref().map(plain).unwrap_or_default(),
    };
    messages.map(|message| (message.id.name.to_owned(), text(message))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_command_option_and_choice_is_registered_with_its_words_in_both_languages_and_no_word_is_left_over()
 {
    let registered = registered().await;
    for (n, lang) in ["en", "it"].into_iter().enumerate() {
        let known = known(lang);
        let mut used = BTreeSet::new();
        for one in &registered {
            assert_eq!(known.get(&one.key), Some(&one.texts()[n]), "{lang}: {}", one.key);
            assert!(used.insert(one.key.clone()), "{} is registered twice", one.key);
            let labels: BTreeSet<String> = one.choices().into_iter().map(|label| label[n].clone()).collect();
            let keys = one.choice_keys(&known);
            let of = |label: &String| keys.iter().find(|key| known[*key].about == *label);
            for label in &labels {
                used.insert(of(label).unwrap_or_else(|| panic!("{lang}, {}: {label}", one.key)).clone());
            }
        }
        let stale: Vec<_> = known.keys().filter(|key| !used.contains(*key)).collect();
        assert!(stale.is_empty(), "words for nothing: {stale:?}");
    }
}

fn fit(name: &str) -> bool {
    let letters = name.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_');
    letters && name == name.to_lowercase() && (1..=32).contains(&name.chars().count())
}

#[tokio::test(flavor = "multi_thread")]
async fn names_descriptions_and_labels_keep_discords_bounds_and_no_two_beside_one_another_are_alike() {
    let mut beside = BTreeSet::new();
    for one in registered().await {
        for (lang, text) in ["en", "it"].into_iter().zip(one.texts()) {
            assert!(fit(&text.name), "{}: {}", one.key, text.name);
            assert!((1..=100).contains(&text.about.chars().count()), "{}: {}", one.key, text.about);
            assert!(beside.insert((lang, one.parent.clone(), text.name)), "{}: a name twice", one.key);
        }
        for labels in one.choices() {
            for (lang, label) in ["en", "it"].into_iter().zip(labels) {
                assert!((1..=100).contains(&label.chars().count()), "{}: {label}", one.key);
                assert!(beside.insert((lang, one.key.clone(), label)), "{}: a label twice", one.key);
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_number_that_is_asked_for_has_bounds_that_are_no_less_than_nought() {
    let registered = registered().await;
    let whole = registered.iter().filter(|one| one.body["type"] == 4 && one.choices().is_empty());
    let numbers: Vec<&Registered> = whole.filter(|one| one.key.starts_with("option")).collect();
    assert!(numbers.len() > 20, "{}", numbers.len());
    for one in numbers {
        let bounded = one.body["min_value"].is_u64() && one.body["max_value"].is_u64();
        assert!(bounded, "{}: {}", one.key, one.body);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_option_says_its_words_in_both_languages() {
    let registered = registered().await;
    let of = |key: &str| registered.iter().find(|one| one.key == key).expect("it is registered");
    let [english, italian] = of("command-attack").texts();
    assert_eq!((&*english.about, &*italian.name), ("Attack a bordering territory", "attacca"));
    let until = of("option-attack-until").choices();
    assert_eq!(until[1], ["when it is captured", "solo a conquista avvenuta"]);
}
