//! Discord's bounds on names and descriptions, held for every command in both languages.

use super::*;
use std::collections::BTreeSet;

fn fit(name: &str) -> bool {
    let letters = name.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_');
    letters && name == name.to_lowercase() && (1..=32).contains(&name.chars().count())
}

#[test]
fn names_and_descriptions_keep_discords_bounds() {
    for &CommandWords { path, name_it, about_en, about_it } in CommandWords::all() {
        let own = path.rsplit(['/', ' ']).next().expect("rsplit gives at least one");
        if !path.contains('=') {
            assert!(fit(own) && fit(name_it), "{path}: a name");
        }
        for about in [about_en, about_it] {
            assert!((1..=100).contains(&about.chars().count()), "{path}: {about}");
        }
    }
}

#[test]
fn no_two_beside_one_another_share_a_name() {
    let mut paths = BTreeSet::new();
    let mut italian = BTreeSet::new();
    for words in CommandWords::all() {
        assert!(paths.insert(words.path), "{}: twice", words.path);
        let parent = words.path.rfind(['/', ' ', '=']).map_or("", |at| &words.path[..=at]);
        let label = if words.name_it.is_empty() { words.about_it } else { words.name_it };
        assert!(italian.insert((parent, label)), "{}: {label} twice in Italian", words.path);
    }
}
