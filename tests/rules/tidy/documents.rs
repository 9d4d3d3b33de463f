//! `docs/ARCHITECTURE.md` and `CONTRIBUTING.md`: short, and every path and every type that they name exists.

use std::collections::BTreeSet;
use std::fs;

use proc_macro2::{TokenStream, TokenTree};

use super::code::{PROGRAM_AND_TESTS, files, root, shown, sources};

const DOCUMENTS: [&str; 2] = ["docs/ARCHITECTURE.md", "CONTRIBUTING.md"];
/// Maximum number of lines of each: more is not read.
const LINES: usize = 300;
/// Where files are looked for.
const FOLDERS: [&str; 10] =
    ["src", "crates", "tests", "docs", "assets", "benches", "fuzz", "migrations", "tools", ".ci"];

/// All spans in backticks that are on one line.
fn spans(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut in_block = false;
    text.lines().enumerate().flat_map(move |(at, line)| {
        in_block ^= line.starts_with("```");
        let spans = line.split('`').skip(1).step_by(2).filter(move |_| !in_block && !line.starts_with("```"));
        spans.map(move |span| (at + 1, span)).collect::<Vec<_>>()
    })
}

/// `{en,it}` written out.
fn alternatives(path: &str) -> Vec<String> {
    match path.split_once('{').and_then(|(before, rest)| Some((before, rest.split_once('}')?))) {
        Some((before, (inside, after))) => {
            inside.split(',').flat_map(|one| alternatives(&format!("{before}{one}{after}"))).collect()
        }
        None => vec![path.to_owned()],
    }
}

/// Whether the span is written like a path.
fn is_path(span: &str) -> bool {
    let ends = [".rs", ".md", ".toml", ".ftl", ".txt", ".json"].iter().any(|end| span.ends_with(end));
    let plain = |c: char| c.is_alphanumeric() || "/._-{},<>".contains(c);
    let command = span.starts_with('/');
    (span.contains('/') || ends) && !command && span.chars().all(plain)
}

/// Whether one of the paths ends in these parts; a part in `<>` stands for any name.
fn is_there(known: &BTreeSet<String>, path: &str) -> bool {
    let wanted: Vec<&str> = path.trim_end_matches('/').split('/').collect();
    let fits = |(part, wanted): (&str, &&str)| match (wanted.find('<'), wanted.find('>')) {
        (Some(open), Some(close)) => {
            part.starts_with(&wanted[..open]) && part.ends_with(&wanted[close + 1..])
        }
        _ => part == *wanted,
    };
    known.iter().any(|known| {
        let parts: Vec<&str> = known.split('/').collect();
        parts.len() >= wanted.len()
            && parts[parts.len() - wanted.len()..].iter().copied().zip(&wanted).all(fits)
    })
}

/// All files and folders of the repository.
fn known_paths() -> BTreeSet<String> {
    let mut known: BTreeSet<String> = FOLDERS.iter().map(|folder| (*folder).to_owned()).collect();
    let top = fs::read_dir(root()).expect("the repository is here");
    known.extend(top.map(|entry| entry.expect("it can be read").file_name().to_string_lossy().into_owned()));
    for file in FOLDERS.iter().flat_map(|folder| files(&root().join(folder))) {
        let file = shown(&file);
        known.extend(file.match_indices('/').map(|(at, _)| file[..at].to_owned()));
        known.insert(file);
    }
    known
}

/// The names of types, traits, macros and constants in a file, and all other words that follow `::` somewhere.
fn names(tokens: &TokenStream, types: &mut BTreeSet<String>, words: &mut BTreeSet<String>) {
    let level: Vec<TokenTree> = tokens.clone().into_iter().collect();
    for (at, token) in level.iter().enumerate() {
        match token {
            TokenTree::Group(group) => names(&group.stream(), types, words),
            TokenTree::Ident(word) => {
                words.insert(word.to_string());
                let item =
                    ["struct", "enum", "trait", "type", "const", "static"].iter().any(|item| word == item);
                if let Some(TokenTree::Ident(name)) = level.get(at + 1).filter(|_| item) {
                    types.insert(name.to_string());
                }
            }
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}

/// Whether the span is a path of Rust that begins in a type or leads to one: `Game::act`, `rules::Game`, `STATE_VERSION`.
fn is_type(span: &str) -> bool {
    let upper = |part: &str| part.starts_with(|c: char| c.is_ascii_uppercase());
    let word = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_alphanumeric() || c == '_');
    span.split("::").all(word) && span.split("::").any(upper) && span.len() > 1
}

#[test]
fn the_documents_for_contributors_are_short_and_name_only_what_exists() {
    let paths = known_paths();
    let (mut types, mut words) = (BTreeSet::new(), BTreeSet::new());
    for source in sources(&PROGRAM_AND_TESTS) {
        names(&source.tokens, &mut types, &mut words);
    }
    let mut findings = Vec::new();
    for document in DOCUMENTS {
        let text = fs::read_to_string(root().join(document)).expect("the document is here");
        let lines = text.lines().count();
        if lines > LINES {
            findings.push(format!("{document}: {lines} lines, at most {LINES}"));
        }
        for (line, span) in spans(&text) {
            let missing = if is_path(span) {
                alternatives(span).iter().any(|path| !is_there(&paths, path))
            } else if is_type(span) {
                // A type is defined somewhere; what follows it is a function or a variant.
                let first = span.split("::").find(|part| part.starts_with(|c: char| c.is_ascii_uppercase()));
                !types.contains(first.unwrap_or(span)) || !span.split("::").all(|part| words.contains(part))
            } else {
                false
            };
            if missing {
                findings.push(format!("{document}:{line}: `{span}` does not exist"));
            }
        }
    }
    assert!(findings.is_empty(), "\n{}", findings.join("\n"));
}

#[test]
fn paths_with_choices_and_placeholders_are_understood() {
    let known = BTreeSet::from(["src/ai/classic/mod.rs".to_owned(), "assets/locales/it".to_owned()]);
    assert!(
        is_there(&known, "ai/<family>/mod.rs")
            && is_there(&known, "mod.rs")
            && is_there(&known, "src/ai/<f>/mod.<end>")
    );
    assert!(!is_there(&known, "ai/mod.rs") && !is_there(&known, "od.rs"));
    assert_eq!(alternatives("assets/locales/{en,it}"), ["assets/locales/en", "assets/locales/it"]);
    assert!(
        is_path("a/b") && is_path("x.rs") && !is_path("/attack") && !is_path("A | B") && !is_path("x - 1/y")
    );
    assert!(is_type("Game::act") && is_type("rules::Game") && is_type("STATE_VERSION") && !is_type("evolve"));
    assert_eq!(spans("a `b` c\n```text\n`d`\n```\n`e`").collect::<Vec<_>>(), [(1, "b"), (5, "e")]);
}
