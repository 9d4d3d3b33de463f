//! Required and forbidden text: rule numbers have code and a test, phrases exist in both languages, no paths of a
//! developer's machine, no foreign brands.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::ops::RangeInclusive;

use casus_belli::rules::Rulebook;

use super::code::{PROGRAM_AND_TESTS, files, root, shown, sources};
use super::imports::manifests;

/// The rule numbers of each rulebook, which must exist whatever the pages say, and the page that states them. A new
/// rulebook does not compile until it is added here.
const fn numbered(rulebook: Rulebook) -> (&'static str, u32, RangeInclusive<u32>) {
    match rulebook {
        Rulebook::FirstEdition => ("first_edition.md", 0, 1..=50),
        Rulebook::Classic => ("classic.md", 1, 60..=78),
        Rulebook::Objectives => ("objectives.md", 2, 1..=35),
        Rulebook::Tournament => ("tournament.md", 4, 1..=26),
        Rulebook::Y2210 => ("y2210.md", 1, 1..=59),
        Rulebook::ColdWar => ("cold_war.md", 3, 1..=34),
    }
}

/// Rules about more than one game are on a page of their own.
const ABOUT_MANY_GAMES: [(&str, &str); 1] = [("R4-19", "leagues.md")];

/// Every rule number in a text, `R1-60` in prose or `r1_60` in the name of a test.
fn numbers(text: &str) -> BTreeSet<String> {
    let bytes = text.as_bytes();
    let mut found = BTreeSet::new();
    for (at, &byte) in bytes.iter().enumerate() {
        let word_before = at > 0 && (bytes[at - 1].is_ascii_alphanumeric());
        if !(byte == b'R' || byte == b'r') || word_before {
            continue;
        }
        let rest = &text[at + 1..];
        let Some((book, rest)) = digits(rest) else { continue };
        let Some(rest) = rest.strip_prefix(if byte == b'R' { '-' } else { '_' }) else { continue };
        if let Some((rule, _)) = digits(rest) {
            found.insert(format!("R{book}-{rule}"));
        }
    }
    found
}

fn digits(text: &str) -> Option<(&str, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    (end > 0).then(|| text.split_at(end))
}

/// The lines about play by post that a test through the real client proves each.
const PLAY_BY_POST: [RangeInclusive<u32>; 5] = [1..=27, 30..=36, 40..=45, 47..=47, 50..=71];

#[test]
fn every_line_about_play_by_post_has_a_test_through_the_real_client() {
    let stories: String =
        files(&root().join("tests/stories")).iter().map(|file| fs::read_to_string(file).unwrap()).collect();
    let names: Vec<&str> = stories.lines().filter(|line| line.contains("fn ")).collect();
    let proved = |line: &u32| {
        let cited = |name: &&str| {
            name.split("pbp_").skip(1).any(|rest| digits(rest).is_some_and(|(n, _)| n == line.to_string()))
        };
        names.iter().any(cited)
    };
    let missing: Vec<u32> = PLAY_BY_POST.into_iter().flatten().filter(|line| !proved(line)).collect();
    assert!(missing.is_empty(), "no story has these numbers in its name: {missing:?}");
}

#[test]
fn every_numbered_rule_has_code_and_a_test() {
    let mut rules: BTreeSet<String> = BTreeSet::new();
    for rulebook in Rulebook::ALL {
        let (page, book, range) = numbered(rulebook);
        let all: Vec<String> = range.map(|rule| format!("R{book}-{rule}")).collect();
        for rule in &all {
            let many = ABOUT_MANY_GAMES.iter().find(|(about, _)| about == rule);
            let page = many.map_or(page, |(_, page)| page);
            let text = fs::read_to_string(root().join("docs/rules").join(page)).unwrap();
            let told = text.matches(&format!("- **{rule}**")).count();
            assert_eq!(told, 1, "{}: {rule} is told {told} times in docs/rules/{page}", rulebook.key());
        }
        rules.extend(all);
    }
    let pages = files(&root().join("docs/rules"));
    let told: BTreeSet<String> =
        pages.iter().flat_map(|page| numbers(&fs::read_to_string(page).unwrap())).collect();
    rules.extend(told);
    let (mut in_code, mut in_tests) = (BTreeSet::new(), BTreeSet::new());
    for source in sources(&PROGRAM_AND_TESTS) {
        if source.path.starts_with("tests/rules/tidy") {
            continue;
        }
        if source.is_test() {
            in_tests.extend(numbers(&source.text));
            continue;
        }
        let (code, tests) = source.text.split_once("#[cfg(test)]").unwrap_or((&source.text, ""));
        in_code.extend(numbers(code));
        in_tests.extend(numbers(tests));
    }
    let no_code: Vec<_> = rules.difference(&in_code).collect();
    let no_test: Vec<_> = rules.difference(&in_tests).collect();
    assert!(no_code.is_empty() && no_test.is_empty(), "\nno code: {no_code:?}\nno test: {no_test:?}");
}

/// Rulings that are notes about the source alone, with nothing to do.
const NOTES: [&str; 1] = ["A3-4"];

/// The rulings of that book in a text, `A3-60` in prose or `a3_60` in the name of a test, each as `A3-60`.
fn rulings(text: &str, book: u32) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for mark in [format!("A{book}-"), format!("a{book}_")] {
        for (at, _) in text.match_indices(&mark) {
            let word_before = text[..at].ends_with(|c: char| c.is_ascii_alphanumeric());
            if let Some((ruling, _)) = digits(&text[at + mark.len()..]).filter(|_| !word_before) {
                found.insert(format!("A{book}-{ruling}"));
            }
        }
    }
    found
}

#[test]
fn every_ruling_of_the_cold_war_has_code_or_data_and_a_test() {
    let page = fs::read_to_string(root().join("docs/rules/cold_war.md")).unwrap();
    let mut told = rulings(&page, 3);
    assert!(told.len() > 70, "{told:?}");
    NOTES.iter().for_each(|note| assert!(told.remove(*note), "{note} is not on the page"));
    let board = fs::read_to_string(root().join("assets/boards/cold_war.toml")).unwrap();
    let (mut in_code, mut in_tests) = (rulings(&board, 3), BTreeSet::new());
    for source in sources(&PROGRAM_AND_TESTS) {
        if source.path.starts_with("tests/rules/tidy") {
            continue;
        }
        let place = if source.is_test() { &mut in_tests } else { &mut in_code };
        place.extend(rulings(&source.text, 3));
    }
    let no_code: Vec<_> = told.difference(&in_code).collect();
    let no_test: Vec<_> = told.difference(&in_tests).collect();
    assert!(no_code.is_empty() && no_test.is_empty(), "\nno code: {no_code:?}\nno test: {no_test:?}");
}

#[test]
fn rulings_are_found_in_prose_and_in_names() {
    let found = rulings("A3-1, (A3-70) xA3-2 A1-3; fn war_a3_44_and_a3_5 A3-", 3);
    assert_eq!(found, ["A3-1", "A3-44", "A3-5", "A3-70"].map(str::to_owned).into());
}

#[test]
fn rule_numbers_are_found_in_prose_and_in_names() {
    let found = numbers("[R1-60], R1-61b, xR1-62; fn r1_63_holds R1-, R-1 (R10-7) para1_2");
    assert_eq!(found, ["R1-60", "R1-61", "R1-63", "R10-7"].map(str::to_owned).into());
}

/// The phrases of one language file: each key, with its attributes, and its variables.
fn phrases(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let (mut message, mut current) = (String::new(), String::new());
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let head = line.split_once('=').map(|(head, _)| head.trim());
        let key = head.filter(|head| {
            let name = head.trim_start_matches(['.', '-']);
            !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
        });
        if let Some(key) = key.filter(|key| key.starts_with('.') || !line.starts_with(' ')) {
            if key.starts_with('.') {
                current = format!("{message}{key}");
            } else {
                key.clone_into(&mut message);
                key.clone_into(&mut current);
            }
            assert!(found.insert(current.clone(), BTreeSet::new()).is_none(), "{current} stands there twice");
        }
        for part in line.split('$').skip(1) {
            let end = part.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_');
            let variable = &part[..end.unwrap_or(part.len())];
            found.entry(current.clone()).or_default().insert(variable.to_owned());
        }
    }
    found
}

#[test]
fn every_phrase_is_there_in_both_languages_with_the_same_variables() {
    let mut languages: BTreeMap<&str, BTreeMap<String, BTreeSet<String>>> = BTreeMap::new();
    let words = ["src", "crates", "assets"].into_iter().flat_map(|folder| files(&root().join(folder)));
    for file in words.filter(|file| file.extension().is_some_and(|end| end == "ftl")) {
        let path = shown(&file);
        let is = |code: &str| path.split(['/', '.']).any(|part| part == code);
        let language = if is("it") { "it" } else { "en" };
        assert!(is(language), "{path}: neither en nor it stands in its name");
        languages.entry(language).or_default().extend(phrases(&fs::read_to_string(&file).unwrap()));
    }
    assert_eq!(languages.keys().copied().collect::<Vec<_>>(), ["en", "it"], "two languages");
    let (english, italian) = (&languages["en"], &languages["it"]);
    for key in english.keys().chain(italian.keys()) {
        assert_eq!(english.get(key), italian.get(key), "{key}: variables in English and in Italian");
    }
}

#[test]
fn phrases_are_read_with_attributes_and_variables() {
    let text = "# note = x\nwon = { $who } won { NUMBER($n) ->\n    [one] once\n   *[other] { $n } times\n}\n    .alt = map = { $x }\n-term = T\n";
    let found = phrases(text);
    let shown: Vec<_> =
        found.iter().map(|(key, of)| format!("{key}:{}", of.iter().cloned().collect::<String>())).collect();
    assert_eq!(shown, ["-term:", "won:nwho", "won.alt:x"]);
}

/// Folders of a developer's machine, which must not be in a file; each in two parts, so that this file passes its own
/// check.
const MACHINE: [&str; 4] =
    [concat!("/wo", "rk/"), concat!("/ro", "ot/"), concat!("/ho", "me/"), concat!("/Us", "ers/")];

#[test]
fn no_file_knows_the_machine_on_which_it_was_written() {
    let mut findings = Vec::new();
    for file in files(&root()) {
        let Ok(text) = fs::read_to_string(&file) else { continue };
        for folder in MACHINE {
            for (at, _) in text.match_indices(folder) {
                let before = text[..at].chars().next_back();
                if !before.is_some_and(|c| c.is_alphanumeric() || "._-~*}".contains(c)) {
                    let line = 1 + text[..at].matches('\n').count();
                    findings.push(format!("{}:{line}: {folder}", shown(&file)));
                }
            }
        }
    }
    assert!(findings.is_empty(), "\n{}", findings.join("\n"));
}

#[test]
fn lock_files_name_the_public_registries_only() {
    let mut locks = 0;
    for file in files(&root()) {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let (mark, allowed) = match name.as_str() {
            "Cargo.lock" => ("source = \"", "registry+https://github.com/rust-lang/crates.io-index\""),
            "package-lock.json" => ("\"resolved\": \"", "https://registry.npmjs.org/"),
            _ => continue,
        };
        locks += 1;
        for (number, line) in fs::read_to_string(&file).unwrap().lines().enumerate() {
            if let Some((_, source)) = line.split_once(mark) {
                assert!(source.starts_with(allowed), "{}:{}: {source}", shown(&file), number + 1);
            }
        }
    }
    assert!(locks > 0, "Cargo.lock is committed");
}

/// Games of this kind are brands of others; texts about the project and texts for players name none of them.
#[test]
fn nobody_elses_brand_is_on_what_people_read() {
    let brands = ["RISK", "Risk", "RisiKo", "RISIKO", "Hasbro", "Parker"];
    let mut read =
        vec![root().join("README.md"), root().join("config.example.toml"), root().join("CHANGELOG.md")];
    read.extend(files(&root().join("assets/locales")));
    read.extend(files(&root().join("docs/rules")));
    for file in read {
        let text = fs::read_to_string(&file).expect("what people read is text");
        for brand in brands {
            assert!(!text.contains(brand), "{}: {brand}", shown(&file));
        }
    }
}

#[test]
fn every_dependency_says_why_it_is_there() {
    let reasons =
        fs::read_to_string(root().join("docs/decisions/dependencies.md")).expect("the page is here");
    let rows: Vec<_> =
        reasons.lines().filter_map(|line| line.strip_prefix("| ")?.split(" | ").next()).collect();
    for section in ["dependencies", "dev-dependencies"] {
        let manifests = manifests();
        let all = manifests.iter().filter_map(|manifest| manifest.get(section)?.as_table());
        for name in all.flat_map(|section| section.keys()).filter(|name| !name.starts_with("casus-belli")) {
            let said = rows.iter().any(|row| row.split([',', ' ']).any(|word| word == name));
            assert!(said, "{name} has no row in docs/decisions/dependencies.md");
        }
    }
}
