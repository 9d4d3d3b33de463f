//! The language files and the phrase functions hold together: nothing missing, nothing left over.

use casus_belli::text::{Lang, Words};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// One phrase of the language files.
pub(super) struct Phrase {
    /// Name of the phrase function; also its key in the `.ftl` files.
    pub(super) key: &'static str,
    /// Argument names of the function: the variables of the message.
    variables: &'static [&'static str],
    /// Calls the function with every number set to `n`.
    pub(super) sample: fn(Words, n: u32) -> String,
}

/// Every phrase of the language files, as `build.rs` lists them.
pub(super) const PHRASES: &[Phrase] = include!(concat!(env!("OUT_DIR"), "/phrase_samples.rs"));

/// A type that a phrase accepts as an argument, with a sample value.
trait Sample {
    fn sample(n: u32) -> Self;
}

impl Sample for &str {
    fn sample(_: u32) -> Self {
        "Ω"
    }
}

impl Sample for u32 {
    fn sample(n: u32) -> Self {
        n
    }
}

impl Sample for i32 {
    fn sample(n: u32) -> Self {
        n as Self
    }
}

pub(super) type Variables = BTreeSet<String>;

/// Every message of a language with the variables of its sentence, read from the files by Fluent's own parser. A key with a
/// `-` is made of ids (see `words_by_id.rs`), the others are names of functions.
pub(super) fn messages(lang: Lang) -> BTreeMap<String, Variables> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales").join(lang.code());
    let mut found = BTreeMap::new();
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let resource = fluent_syntax::parser::parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let mut variables = Variables::new();
                    pattern(&message.value.expect("every message has a sentence"), &mut variables);
                    let key = message.id.name.to_owned();
                    assert!(found.insert(key.clone(), variables).is_none(), "{key} stands there twice");
                    let attributes: Vec<_> = message.attributes.iter().map(|a| a.id.name).collect();
                    let command = key.starts_with("command-") || key.starts_with("option-");
                    let wanted: &[&str] = if command { &["name"] } else { &[] };
                    assert_eq!(
                        attributes, wanted,
                        "{key}: commands and their options have names, nothing else"
                    );
                }
                Entry::Term(term) => panic!("{}: terms aren't used here", term.id.name),
                Entry::Junk { content } => panic!("{}: {content}", path.display()),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            }
        }
    }
    found
}

fn pattern(of: &Pattern<&str>, into: &mut Variables) {
    for element in &of.elements {
        if let PatternElement::Placeable { expression } = element {
            walk(expression, into);
        }
    }
}

fn walk(expression: &Expression<&str>, into: &mut Variables) {
    match expression {
        Expression::Inline(inline) => inline_of(inline, into),
        Expression::Select { selector, variants } => {
            inline_of(selector, into);
            for variant in variants {
                pattern(&variant.value, into);
            }
        }
    }
}

fn inline_of(inline: &InlineExpression<&str>, into: &mut Variables) {
    match inline {
        InlineExpression::VariableReference { id } => {
            into.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => walk(expression, into),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::FunctionReference { id, .. } => panic!("{}: functions aren't used here", id.name),
        InlineExpression::MessageReference { id, .. } | InlineExpression::TermReference { id, .. } => {
            panic!("{}: sentences don't quote one another", id.name)
        }
    }
}

fn functions() -> BTreeMap<String, Variables> {
    let mut found = BTreeMap::new();
    for Phrase { key, variables, .. } in PHRASES {
        let variables = variables.iter().map(|&name| name.to_owned()).collect();
        assert!(found.insert((*key).to_owned(), variables).is_none(), "{key}: two functions");
    }
    found
}

#[test]
fn every_phrase_has_one_function_and_the_same_variables_in_both_languages() {
    let functions = functions();
    for lang in Lang::ALL {
        let mut messages = messages(lang);
        messages.retain(|key, _| !key.contains('-'));
        let code = lang.code();
        for key in functions.keys().chain(messages.keys()) {
            assert_eq!(messages.get(key), functions.get(key), "{key} ({code}): the file and its function");
        }
    }
}

#[test]
fn every_phrase_renders_in_both_languages_with_any_number() {
    for lang in Lang::ALL {
        for phrase in PHRASES {
            for n in [0, 1, 2, 5, 21, 1_000_000] {
                let text = (phrase.sample)(Words::new(lang), n);
                let at = format!("{} ({}, {n})", phrase.key, lang.code());
                assert!(!text.trim().is_empty(), "{at}: empty");
                assert!(!text.contains(['{', '}', '\u{2068}', '\u{2069}']), "{at}: {text}");
                assert!(!text.contains("  ") || text.contains('\n'), "{at}: two spaces: {text}");
                assert_eq!(text.trim(), text, "{at}: space at an end");
            }
        }
    }
}

#[test]
fn the_language_follows_discords_locale_and_anything_unknown_is_english() {
    for (locale, lang) in [("it", Lang::It), ("it-IT", Lang::It), ("en-GB", Lang::En), ("de", Lang::En)] {
        assert_eq!(Lang::of(locale), lang, "{locale}");
    }
    assert_eq!(Lang::of(""), Lang::En);
    assert_eq!(Lang::of("italiano"), Lang::En);
}

/// All source files in `src`, without white space.
fn sources(folder: &Path, into: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|end| end == "rs") {
            into.extend(fs::read_to_string(&path).unwrap().split_whitespace());
        }
    }
}

#[test]
fn no_phrase_is_left_that_nobody_says() {
    let mut code = String::new();
    for folder in ["src", "crates"] {
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut code);
    }
    let unsaid: Vec<_> = PHRASES
        .iter()
        .map(|phrase| phrase.key)
        .filter(|key| !code.contains(&format!(".{key}(")) && !code.contains(&format!("Words::{key}")))
        .collect();
    assert!(unsaid.is_empty(), "{unsaid:?}");
}
