//! Style of texts for players: one term for one thing, typographic characters, no words that show a translation.

use casus_belli::text::Lang;
use std::fs;
use std::path::Path;

/// Words that show a translation, and what to write instead.
const ENGLISH: [(&str, &str); 15] = [
    ("throw", "roll"),
    ("thrown", "rolled"),
    ("stands still", "is paused"),
    ("time is running", "all clocks are stopped"),
    ("carry it", "move it"),
    ("dearest", "favourites"),
    ("as they sit", "in seat order"),
    ("so many", "this many, or a number"),
    ("if they can be had", "when numbers allow"),
    ("up to you", "your turn"),
    ("unseen", "in secret"),
    ("hand in", "send, confirm"),
    ("drop cards", "discard cards"),
    ("under one roof", "leagues and tournaments"),
    ("Ctrl+R", "nothing: a phone has no such key"),
];
const ITALIAN: [(&str, &str); 12] = [
    ("difesa piena", "difesa con tutti i dadi"),
    ("lista dei desideri", "lista delle preferenze"),
    ("liste dei desideri", "liste delle preferenze"),
    ("permanent", "fisso"),
    ("rimescolat", "rinnovi"),
    ("andato avanti", "la partita è andata avanti"),
    ("in mano tua", "tuo"),
    ("leal", "regolare"),
    ("come a casa", "nessuna"),
    ("tre cavalli", "tre cavalieri"),
    ("finché ne ha di meno", "finché non ne ha meno di"),
    ("Ctrl+R", "niente: un telefono non ha quel tasto"),
];

/// Every line that players of a language read, with its place. Comments, keys and variables are left out.
fn lines(lang: Lang) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales").join(lang.code());
    let mut found = Vec::new();
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        for (at, line) in fs::read_to_string(&path).unwrap().lines().enumerate() {
            if line.starts_with('#') {
                continue;
            }
            let said = match line.split_once(" = ") {
                Some((_, said)) if !line.starts_with(' ') => said,
                _ => line,
            };
            found.push((format!("{name}:{}", at + 1), without_variables(said)));
        }
    }
    found
}

/// The line with each `{ … }` replaced by `0`; without the rest if the brace is closed on a later line.
fn without_variables(line: &str) -> String {
    let mut said = String::new();
    let mut rest = line;
    while let Some((before, after)) = rest.split_once('{') {
        said.push_str(before);
        said.push('0');
        rest = after.split_once('}').map_or("", |(_, rest)| rest);
    }
    said + rest
}

#[test]
fn apostrophes_are_typographic_in_both_languages() {
    for lang in Lang::ALL {
        for (at, line) in lines(lang) {
            assert!(!line.contains('\''), "{}, {at}: ' where ’ belongs: {line}", lang.code());
        }
    }
}

#[test]
fn a_percent_sign_follows_its_number_without_a_blank() {
    for lang in Lang::ALL {
        let mut percents = 0;
        for (at, line) in lines(lang) {
            assert!(!line.contains(" %") || line.ends_with(", %"), "{}, {at}: {line}", lang.code());
            assert!(!line.contains("\u{a0}%"), "{}, {at}: {line}", lang.code());
            percents += line.matches("0%").count();
        }
        assert!(percents > 5, "{}: the odds are told in percent", lang.code());
    }
}

#[test]
fn players_read_the_words_of_the_game_and_one_term_for_one_thing() {
    for (lang, words) in [(Lang::En, ENGLISH.as_slice()), (Lang::It, ITALIAN.as_slice())] {
        for (at, line) in lines(lang) {
            for (bad, better) in words {
                let found = format!(" {} ", line.to_lowercase()).contains(&bad.to_lowercase());
                assert!(!found, "{}, {at}: “{bad}”; better: {better}: {line}", lang.code());
            }
        }
    }
}

#[test]
fn the_text_of_a_line_is_read_without_its_variables() {
    assert_eq!(without_variables("a { $throw } b { $n ->"), "a 0 b 0");
    assert_eq!(without_variables("} c"), "} c");
}
