//! Parses the project's sources into tokens, so that comments, strings and line breaks cannot mislead a check.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// One Rust file.
pub(super) struct Source {
    /// Path relative to the repository, with slashes.
    pub(super) path: String,
    pub(super) text: String,
    pub(super) tokens: TokenStream,
}

/// A path such as `crate::rules::View`, with use-groups expanded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Named {
    pub(super) segments: Vec<String>,
    pub(super) line: usize,
    /// Inside `mod tests`, or in a file that belongs to one.
    pub(super) in_tests: bool,
    /// Number of inline modules of the file around it.
    pub(super) depth: usize,
}

/// One name of a `use` statement.
pub(super) struct Used {
    pub(super) named: Named,
    /// The name after `as`.
    pub(super) alias: Option<String>,
}

/// A function and its length.
pub(super) struct Function {
    pub(super) name: String,
    pub(super) line: usize,
    pub(super) lines: usize,
    pub(super) body: Group,
}

/// The folders of the program's sources: the bot, and the crates below it.
pub(super) const PROGRAM: [&str; 2] = ["src", "crates"];
/// The same with the tests.
pub(super) const PROGRAM_AND_TESTS: [&str; 3] = ["src", "crates", "tests"];
/// All folders with Rust code.
pub(super) const EVERYWHERE: [&str; 6] = ["src", "crates", "tests", "benches", "fuzz", "tools"];

/// The crate whose rooms are modules; every other crate below the bot is one room.
const CORE: &str = "core";

/// The repository's folder.
pub(super) fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Every file below `folder`, sorted; without generated and downloaded files.
pub(super) fn files(folder: &Path) -> Vec<PathBuf> {
    const NOT_OURS: [&str; 5] = ["target", ".git", "node_modules", "corpus", "artifacts"];
    let mut found = Vec::new();
    let Ok(entries) = fs::read_dir(folder) else { return found };
    for entry in entries {
        let entry = entry.expect("a folder of the repository can be read");
        let name = entry.file_name().to_string_lossy().into_owned();
        if NOT_OURS.contains(&name.as_str()) {
            continue;
        }
        if entry.file_type().expect("a file has a type").is_dir() {
            found.extend(files(&entry.path()));
        } else {
            found.push(entry.path());
        }
    }
    found.sort();
    found
}

/// Path of a file relative to the repository, with slashes.
pub(super) fn shown(file: &Path) -> String {
    let inside = file.strip_prefix(root()).expect("files() lists what is in the repository");
    inside.components().map(|part| part.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/")
}

/// The Rust files below the given folders of the repository.
pub(super) fn sources(folders: &[&str]) -> Vec<Source> {
    let rust = |file: &PathBuf| file.extension().is_some_and(|end| end == "rs");
    let all = folders.iter().flat_map(|folder| files(&root().join(folder))).filter(rust);
    all.map(|file| {
        let text = fs::read_to_string(&file).expect("our sources are UTF-8");
        let path = shown(&file);
        let tokens = text.parse().unwrap_or_else(|why| panic!("{path} is not Rust: {why}"));
        Source { path, text, tokens }
    })
    .collect()
}

impl Source {
    /// Whether the whole file is a unit test module.
    pub(super) fn is_test(&self) -> bool {
        self.path.starts_with("tests/") || self.path.ends_with("/tests.rs") || self.path.contains("/tests/")
    }

    /// Whether cargo runs the file before it builds the crate.
    pub(super) fn is_build_script(&self) -> bool {
        self.path.ends_with("/build.rs") && !self.path.contains("/src/")
    }

    /// The name of the crate below the bot that the file is in, if it is one room.
    pub(super) fn room_crate(&self) -> Option<&str> {
        let (name, _) = self.path.strip_prefix("crates/")?.split_once('/')?;
        (name != CORE).then_some(name)
    }

    /// The module path of the file as the bot sees it: `crates/core/src/rules/board/load.rs` is `rules board load`.
    pub(super) fn module(&self) -> Vec<String> {
        let inside = self.path.strip_prefix("crates/").and_then(|path| path.split_once('/'));
        let inside = inside.map_or(self.path.as_str(), |(_, inside)| inside);
        let inside = inside.trim_start_matches("src/").trim_end_matches(".rs").split('/');
        let mut parts: Vec<String> = self.room_crate().into_iter().chain(inside).map(str::to_owned).collect();
        if matches!(parts.last().map(String::as_str), Some("mod" | "lib" | "main")) {
            parts.pop();
        }
        parts
    }

    /// Every path in the file.
    pub(super) fn paths(&self) -> Vec<Named> {
        let mut walk = Walk { in_tests: self.is_test(), depth: 0, found: Vec::new() };
        walk.stream(self.tokens.clone());
        walk.found
    }

    /// Every function with a body.
    pub(super) fn functions(&self) -> Vec<Function> {
        let mut found = Vec::new();
        functions(&self.tokens, &mut found);
        found.sort_by_key(|function| function.line);
        found
    }

    /// Names of the modules that the file declares as separate files (`mod name;`).
    pub(super) fn declared_modules(&self) -> Vec<String> {
        let tokens: Vec<TokenTree> = self.tokens.clone().into_iter().collect();
        tokens
            .windows(3)
            .filter(|three| is_ident(&three[0], "mod") && is_punct(&three[2], ';'))
            .map(|three| three[1].to_string())
            .collect()
    }

    /// Every name of the `use` statements of the file, outside inline modules and functions.
    pub(super) fn uses(&self) -> Vec<Used> {
        let level: Vec<TokenTree> = self.tokens.clone().into_iter().collect();
        let mut found = Vec::new();
        for at in (0..level.len()).filter(|at| is_ident(&level[*at], "use")) {
            let statement: Vec<TokenTree> =
                level[at + 1..].iter().take_while(|token| !is_punct(token, ';')).cloned().collect();
            used(&statement, &[], &mut |segments, alias, line| {
                let named = Named { segments, line, in_tests: self.is_test(), depth: 0 };
                found.push(Used { named, alias });
            });
        }
        found
    }

    /// Names of the items that the file defines outside inline modules.
    pub(super) fn defined(&self) -> BTreeSet<String> {
        const ITEMS: [&str; 9] =
            ["fn", "struct", "enum", "trait", "type", "const", "static", "union", "macro_rules"];
        let level: Vec<TokenTree> = self.tokens.clone().into_iter().collect();
        let item = |token: &TokenTree| ITEMS.iter().any(|word| is_ident(token, word));
        let mut names = BTreeSet::new();
        for (at, _) in level.iter().enumerate().filter(|(_, token)| item(token)) {
            let next = level[at + 1..].iter().find(|token| !is_punct(token, '!'));
            if let Some(TokenTree::Ident(name)) = next {
                names.insert(name.to_string());
            }
        }
        names
    }

    /// The macro calls, by name, with lines.
    pub(super) fn macros(&self) -> Vec<(String, usize)> {
        let mut found = Vec::new();
        each_level(&self.tokens, &mut |level| {
            for two in level.windows(2) {
                if let TokenTree::Ident(name) = &two[0]
                    && is_punct(&two[1], '!')
                {
                    found.push((name.to_string(), name.span().start().line));
                }
            }
        });
        found
    }

    /// The attributes, as text without spaces, with lines.
    pub(super) fn attributes(&self) -> Vec<(String, usize)> {
        let mut found = Vec::new();
        each_level(&self.tokens, &mut |level| {
            for two in level.windows(2) {
                if let TokenTree::Group(group) = &two[1]
                    && is_punct(&two[0], '#')
                    && group.delimiter() == Delimiter::Bracket
                {
                    let text = group.stream().to_string().replace([' ', '\n'], "");
                    found.push((text, group.span().start().line));
                }
            }
        });
        found
    }
}

/// Calls `see` with the tokens of each nesting level.
fn each_level(stream: &TokenStream, see: &mut dyn FnMut(&[TokenTree])) {
    let level: Vec<TokenTree> = stream.clone().into_iter().collect();
    see(&level);
    for token in &level {
        if let TokenTree::Group(group) = token {
            each_level(&group.stream(), see);
        }
    }
}

/// Calls `see` with each path of the tokens of a `use` statement, its alias and its line.
fn used(tokens: &[TokenTree], prefix: &[String], see: &mut dyn FnMut(Vec<String>, Option<String>, usize)) {
    for item in tokens.split(|token| is_punct(token, ',')).filter(|item| !item.is_empty()) {
        let (mut segments, mut alias) = (prefix.to_vec(), None);
        let mut line = item[0].span().start().line;
        let mut words = item.iter();
        let mut grouped = false;
        while let Some(token) = words.next() {
            match token {
                TokenTree::Ident(word) if word == "as" => alias = words.next().map(ToString::to_string),
                TokenTree::Ident(word) if word == "self" && !segments.is_empty() => {}
                TokenTree::Ident(word) => segments.push(word.to_string()),
                TokenTree::Punct(star) if star.as_char() == '*' => segments.push("*".into()),
                TokenTree::Group(group) => {
                    let inside: Vec<TokenTree> = group.stream().into_iter().collect();
                    used(&inside, &segments, see);
                    grouped = true;
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => {}
            }
            line = token.span().start().line;
        }
        if !grouped {
            see(segments, alias, line);
        }
    }
}

fn functions(stream: &TokenStream, found: &mut Vec<Function>) {
    each_level(stream, &mut |level| {
        for (at, two) in level.windows(2).enumerate() {
            let (TokenTree::Ident(word), TokenTree::Ident(name)) = (&two[0], &two[1]) else { continue };
            if word != "fn" {
                continue;
            }
            let ends = |token: &&TokenTree| is_punct(token, ';') || brace(token).is_some();
            if let Some(body) = level[at..].iter().find(ends).and_then(brace) {
                let (first, last) = (word.span().start().line, body.span().end().line);
                let (name, lines) = (name.to_string(), last - first + 1);
                found.push(Function { name, line: first, lines, body: body.clone() });
            }
        }
    });
}

/// Names of the functions in `impl Trait for Type` blocks.
pub(super) fn trait_methods(stream: &TokenStream) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    each_level(stream, &mut |level| {
        for at in (0..level.len()).filter(|at| is_ident(&level[*at], "impl")) {
            let head = level[at..].iter().take_while(|token| brace(token).is_none());
            let of_trait = head.clone().any(|token| is_ident(token, "for"));
            let body = level.get(at + head.count()).and_then(brace);
            if let Some(body) = body.filter(|_| of_trait) {
                let mut inside = Vec::new();
                functions(&body.stream(), &mut inside);
                found.extend(inside.into_iter().map(|function| function.name));
            }
        }
    });
    found
}

/// Names of the functions with `#[test]` or `#[tokio::test]`.
pub(super) fn tests(stream: &TokenStream) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    each_level(stream, &mut |level| {
        for (at, token) in level.iter().enumerate() {
            let TokenTree::Group(group) = token else { continue };
            let inside = group.stream().to_string().replace(' ', "");
            if group.delimiter() != Delimiter::Bracket
                || !(inside == "test" || inside.starts_with("tokio::test"))
            {
                continue;
            }
            let name = level[at..].windows(2).find(|two| is_ident(&two[0], "fn"));
            found.extend(name.map(|two| two[1].to_string()));
        }
    });
    found
}

pub(super) fn brace(token: &TokenTree) -> Option<&Group> {
    match token {
        TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => Some(group),
        _ => None,
    }
}

pub(super) fn is_punct(token: &TokenTree, sign: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == sign)
}

pub(super) fn is_ident(token: &TokenTree, word: &str) -> bool {
    matches!(token, TokenTree::Ident(ident) if ident == word)
}

/// Whether two colons are at `at`.
fn colons(level: &[TokenTree], at: usize) -> bool {
    level.get(at).is_some_and(|t| is_punct(t, ':')) && level.get(at + 1).is_some_and(|t| is_punct(t, ':'))
}

struct Walk {
    in_tests: bool,
    depth: usize,
    found: Vec<Named>,
}

impl Walk {
    fn stream(&mut self, stream: TokenStream) {
        let level: Vec<TokenTree> = stream.into_iter().collect();
        let mut at = 0;
        while at < level.len() {
            at = match &level[at] {
                TokenTree::Ident(word) if word == "mod" => self.module(&level, at),
                TokenTree::Ident(_) => self.path(&level, at, &[]),
                TokenTree::Group(group) => {
                    self.stream(group.stream());
                    at + 1
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => at + 1,
            };
        }
    }

    /// `mod name { … }`: one module deeper.
    fn module(&mut self, level: &[TokenTree], at: usize) -> usize {
        let (Some(name), Some(body)) = (level.get(at + 1), level.get(at + 2).and_then(brace)) else {
            return at + 1;
        };
        let before = self.in_tests;
        self.in_tests |= is_ident(name, "tests");
        self.depth += 1;
        self.stream(body.stream());
        self.depth -= 1;
        self.in_tests = before;
        at + 3
    }

    /// A path that begins at `at`, after `prefix`; returns the index after it.
    fn path(&mut self, level: &[TokenTree], at: usize, prefix: &[String]) -> usize {
        let line = level[at].span().start().line;
        let imported = at > 0 && (is_ident(&level[at - 1], "use") || is_ident(&level[at - 1], "crate"));
        let mut segments = prefix.to_vec();
        let mut next = at;
        loop {
            segments.push(level[next].to_string());
            if !colons(level, next + 1) {
                next += 1;
                break;
            }
            next += 3;
            match level.get(next) {
                Some(TokenTree::Ident(_)) => {}
                Some(TokenTree::Punct(star)) if star.as_char() == '*' => {
                    segments.push("*".into());
                    next += 1;
                    break;
                }
                Some(token) if brace(token).is_some() => {
                    let group = brace(token).expect("just seen");
                    self.group(&group.stream(), &segments);
                    return next + 1;
                }
                // `::<T>`: the types inside are separate paths.
                _ => break,
            }
        }
        if segments.last().is_some_and(|last| last == "self") {
            segments.pop();
        }
        if segments.len() > 1 || imported {
            self.found.push(Named { segments, line, in_tests: self.in_tests, depth: self.depth });
        }
        next
    }

    /// The braces of a `use`: each item with the same prefix.
    fn group(&mut self, stream: &TokenStream, prefix: &[String]) {
        let level: Vec<TokenTree> = stream.clone().into_iter().collect();
        let mut at = 0;
        while at < level.len() {
            at = match &level[at] {
                TokenTree::Ident(word) if word == "as" => at + 2,
                TokenTree::Ident(_) => self.path(&level, at, prefix),
                TokenTree::Punct(star) if star.as_char() == '*' => {
                    let segments = [prefix, &["*".to_owned()]].concat();
                    let line = star.span().start().line;
                    self.found.push(Named { segments, line, in_tests: self.in_tests, depth: self.depth });
                    at + 1
                }
                _ => at + 1,
            };
        }
    }
}

#[test]
fn paths_are_read_through_groups_comments_strings_and_attributes() {
    let text = "use crate::{rules::{self, View as V}, odds::*}; // crate::store\n\
                /// crate::store\n#[tokio::test] fn f() { let s = \"crate::store\"; a::b::<c::d>(super::x); }\n\
                mod tests { use super::super::y; }";
    let source = Source { path: "src/ai/x.rs".into(), text: text.into(), tokens: text.parse().unwrap() };
    let found: Vec<_> =
        source.paths().iter().map(|n| (n.segments.join("::"), n.line, n.in_tests, n.depth)).collect();
    let expected = [
        ("crate::rules", 1, false, 0),
        ("crate::rules::View", 1, false, 0),
        ("crate::odds::*", 1, false, 0),
        ("tokio::test", 3, false, 0),
        ("a::b", 3, false, 0),
        ("c::d", 3, false, 0),
        ("super::x", 3, false, 0),
        ("super::super::y", 4, true, 1),
    ];
    assert_eq!(found, expected.map(|(path, line, tests, depth)| (path.to_owned(), line, tests, depth)));
}

#[test]
fn functions_are_measured_from_their_first_word_to_their_last_brace() {
    let text = "trait T { fn a(); fn b() { {}\n}\n}\nfn c(\n) where X: Y\n{\n}";
    let source = Source { path: "src/x.rs".into(), text: text.into(), tokens: text.parse().unwrap() };
    let found: Vec<_> = source.functions().into_iter().map(|f| (f.name, f.line, f.lines)).collect();
    assert_eq!(found, [("b".into(), 1, 2), ("c".into(), 4, 4)]);
}
