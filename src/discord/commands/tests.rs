//! Tests of the commands as registered: texts in both languages, Discord's limits, bounds of integer options.

use super::*;
use crate::rules::classic::AskKind as ClassicKind;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The text paths of a command: itself, its options, their choices, and its subcommands.
fn paths(command: &Command, parents: &str, found: &mut Vec<String>) {
    let path = format!("{parents}{}", command.name);
    found.push(path.clone());
    for option in &command.parameters {
        let option_path = format!("{path}/{}", option.name);
        found.extend(option.choices.iter().map(|choice| choice_path(&option_path, &choice.name)));
        found.push(option_path);
    }
    for below in &command.subcommands {
        paths(below, &format!("{path} "), found);
    }
}

fn all_paths() -> Vec<String> {
    let mut found = Vec::new();
    for command in &unworded() {
        paths(command, "", &mut found);
    }
    found
}

/// The keys of command texts in the file of that language.
fn keys(lang: Lang) -> BTreeSet<String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales").join(lang.code());
    let text = fs::read_to_string(file.join("commands.ftl")).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with(['#', ' ']));
    lines.filter_map(|line| line.split_once(" = ")).map(|(key, _)| key.to_owned()).collect()
}

#[test]
fn every_command_option_and_choice_has_its_words_in_both_languages_and_no_word_is_left_over() {
    let found = all_paths();
    assert!(found.len() > 100, "{}", found.len());
    let wordless: Vec<_> = found.iter().filter(|path| words_of(path).is_none()).collect();
    assert!(wordless.is_empty(), "{wordless:?}");
    let of = |path: &String| {
        let kind = if path.contains('=') {
            "choice"
        } else if path.contains('/') {
            "option"
        } else {
            "command"
        };
        format!("{kind}-{}", path.replace([' ', '/', '='], "-"))
    };
    let wanted: BTreeSet<String> = found.iter().map(of).collect();
    let apart: BTreeSet<&String> = found.iter().collect();
    assert_eq!(wanted.len(), apart.len(), "no two share their words");
    for lang in Lang::ALL {
        let known = keys(lang);
        let stale: Vec<_> = known.difference(&wanted).collect();
        assert!(stale.is_empty(), "words for nothing: {stale:?}");
    }
}

fn fit(name: &str) -> bool {
    let letters = name.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_');
    letters && name == name.to_lowercase() && (1..=32).contains(&name.chars().count())
}

#[test]
fn names_and_descriptions_keep_discords_bounds_and_english_names_are_the_commands_own() {
    for path in all_paths() {
        let [english, italian] = words_of(&path).unwrap();
        for about in [&english.about, &italian.about] {
            assert!((1..=100).contains(&about.chars().count()), "{path}: {about}");
        }
        let names = [english.name, italian.name];
        if path.contains('=') {
            assert_eq!(names, [None, None], "{path}: a choice has a label only");
            continue;
        }
        let [english, italian] = names.map(Option::unwrap);
        assert!(fit(&english) && fit(&italian), "{path}: a name");
        assert_eq!(path.rsplit(['/', ' ']).next(), Some(english.as_str()));
    }
}

#[test]
fn no_two_beside_one_another_share_a_name_in_italian() {
    let mut labels = BTreeSet::new();
    for path in BTreeSet::from_iter(all_paths()) {
        let [_, words] = words_of(&path).unwrap();
        let parent = path.rfind(['/', ' ', '=']).map_or("", |at| &path[..=at]).to_owned();
        let label = words.name.unwrap_or(words.about);
        assert!(labels.insert((parent, label.clone())), "{path}: {label} twice");
    }
}

#[test]
fn what_is_registered_says_its_words_in_both_languages() {
    let commands = all();
    let attack = commands.iter().find(|command| command.name == "attack").unwrap();
    assert_eq!(attack.description.as_deref(), Some("Attack a bordering territory"));
    assert_eq!(attack.name_localizations[0], (Cow::from("it"), Cow::from("attacca")));
    let until = attack.parameters.iter().find(|option| option.name == "until").unwrap();
    assert_eq!(until.choices[1].name, "when it is captured");
    assert_eq!(until.choices[1].localizations[0].1, "solo a conquista avvenuta");
}

/// The integer options of a command without choices and without bounds.
fn unbounded(command: &Command, parents: &str, found: &mut Vec<String>) {
    let path = format!("{parents}{}", command.name);
    for option in &command.parameters {
        let set = option.type_setter.expect("a slash command");
        let built = set(serenity::all::CreateCommandOption::new(
            serenity::all::CommandOptionType::String,
            "option",
            "words",
        ));
        let built = serde_json::to_value(built).expect("plain values");
        let bounded = built["min_value"].is_u64() && built["max_value"].is_u64();
        if built["type"] == 4 && option.choices.is_empty() && !bounded {
            found.push(format!("{path}/{}", option.name));
        }
    }
    for below in &command.subcommands {
        unbounded(below, &format!("{path} "), found);
    }
}

#[test]
fn every_number_that_is_asked_for_has_bounds_that_are_no_less_than_nought() {
    let mut found = Vec::new();
    // A context menu has no options.
    for command in all().iter().filter(|command| command.slash_action.is_some()) {
        unbounded(command, "", &mut found);
    }
    assert!(found.is_empty(), "{found:?}");
}

#[test]
fn every_question_has_a_command_that_answers_it_pbp_8() {
    assert_eq!(families::command_for(Words::new(Lang::En), ClassicKind::Bonus.into()), "`/place`");
    assert_eq!(families::command_for(Words::new(Lang::It), ClassicKind::Attack.into()), "`/attacca`");
}
