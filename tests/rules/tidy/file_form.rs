//! Size and form of files: line limits, module docs, declared modules, no unfinished code.

use std::fs;
use std::path::PathBuf;

use proc_macro2::{Delimiter, Group, TokenTree};

use super::code::{
    EVERYWHERE, PROGRAM, PROGRAM_AND_TESTS, brace, files, is_ident, is_punct, root, shown, sources,
};

/// Maximum number of lines of a file: a longer one has more than one subject.
const LINES_OF_A_FILE: usize = 500;
/// Maximum number of lines of a function, so that it fits on a screen.
const LINES_OF_A_FUNCTION: usize = 70;
/// A function that is one match with short arms may be longer: it is read arm by arm, and cut in two it would need a wildcard
/// arm, in which a new variant is lost. Maximum number of lines before the match, and of the body of an arm.
const LINES_BEFORE_A_MATCH: usize = 6;
const LINES_OF_AN_ARM: usize = 8;

/// Asserts that there are no findings; prints one line for each.
#[track_caller]
fn none(findings: &[String]) {
    assert!(findings.is_empty(), "\n{}", findings.join("\n"));
}

#[test]
fn every_file_says_what_it_is_for_and_every_room_at_some_length() {
    let mut findings = Vec::new();
    for source in sources(&PROGRAM) {
        let introduction: String =
            source.text.lines().take_while(|line| line.starts_with("//!")).collect::<Vec<_>>().join("\n");
        let is_room = source.module().len() == 1;
        if introduction.is_empty() && !source.path.ends_with("tests.rs") {
            findings.push(format!("{}: no //! that says what it is for", source.path));
        } else if is_room && introduction.len() < 120 {
            findings.push(format!("{}: its //! does not say what the room is for", source.path));
        }
    }
    none(&findings);
}

/// Number of lines from one token to another.
fn lines(first: &TokenTree, last: &TokenTree) -> usize {
    last.span().end().line - first.span().start().line + 1
}

/// Whether no arm of a match has more than a few lines; its patterns may be long.
fn has_short_arms(arms: &Group) -> bool {
    let tokens: Vec<TokenTree> = arms.stream().into_iter().collect();
    let arrows = (0..tokens.len()).filter(|at| {
        is_punct(&tokens[*at], '=') && tokens.get(at + 1).is_some_and(|next| is_punct(next, '>'))
    });
    arrows.map(|at| &tokens[at + 2..]).all(|arm| {
        let end = if brace(&arm[0]).is_some() { Some(1) } else { arm.iter().position(|t| is_punct(t, ',')) };
        lines(&arm[0], &arm[end.unwrap_or(arm.len()) - 1]) <= LINES_OF_AN_ARM
    })
}

/// Whether a body is one match with short arms, or such a match in `Some(…)`, after a few lines of `let`.
fn is_flat_match(body: &Group) -> bool {
    let tokens: Vec<TokenTree> = body.stream().into_iter().collect();
    let begin = tokens.iter().rposition(|token| is_punct(token, ';')).map_or(0, |at| at + 1);
    let Some(first) = tokens.get(begin) else { return false };
    let before = first.span().start().line - body.span().start().line - 1;
    let inside = match &tokens[begin..] {
        [some, TokenTree::Group(group)]
            if is_ident(some, "Some") && group.delimiter() == Delimiter::Parenthesis =>
        {
            group.stream().into_iter().collect()
        }
        whole => whole.to_vec(),
    };
    let arms = inside.last().and_then(brace);
    before <= LINES_BEFORE_A_MATCH && is_ident(&inside[0], "match") && arms.is_some_and(has_short_arms)
}

#[test]
fn only_a_match_with_short_arms_may_be_longer_than_a_screen() {
    let flat = |text: &str| {
        let tokens: proc_macro2::TokenStream = text.parse().unwrap();
        is_flat_match(tokens.into_iter().find_map(|token| brace(&token).cloned()).as_ref().unwrap())
    };
    let long = "\n1;".repeat(LINES_OF_AN_ARM);
    assert!(flat("fn f() {\nlet a = 1;\nmatch x {\nA | B => 1,\nC if c => { a; match y { _ => {} } }\n} }"));
    assert!(flat("fn f() {\nSome(match x { A => return None, B => b })\n}"));
    assert!(!flat(&format!("fn f() {{\nmatch x {{ A => {{{long}\n}} }} }}")), "a long arm");
    assert!(!flat(&format!("fn f() {{{long}\nmatch x {{ A => 1 }} }}")), "much before the match");
    assert!(!flat("fn f() {\nmatch x { A => 1 };\nb }"), "something after the match");
    assert!(!flat("fn f() {\nlet a = 1;\nif a { b } }"));
}

#[test]
fn no_file_and_no_function_is_longer_than_one_idea() {
    let mut findings = Vec::new();
    for source in sources(&EVERYWHERE) {
        let lines = source.text.lines().count();
        if lines > LINES_OF_A_FILE {
            findings.push(format!("{}: {lines} lines, at most {LINES_OF_A_FILE}", source.path));
        }
        let functions = source.functions();
        let long = functions.iter().filter(|function| function.lines > LINES_OF_A_FUNCTION);
        for function in long.filter(|function| !is_flat_match(&function.body)) {
            findings.push(format!(
                "{}:{}: fn {} has {} lines, at most {LINES_OF_A_FUNCTION}",
                source.path, function.line, function.name, function.lines
            ));
        }
    }
    none(&findings);
}

/// A sentence for every event, question and refusal: in a wildcard arm a new one would be lost.
#[test]
fn no_match_of_the_texts_allows_itself_a_wildcard() {
    let mut findings = Vec::new();
    for source in sources(&["src/text"]) {
        for (attribute, line) in source.attributes() {
            if attribute.starts_with("allow") && attribute.contains("wildcard_enum_match_arm") {
                findings.push(format!("{}:{line}: name the others", source.path));
            }
        }
    }
    none(&findings);
}

/// A label is cut in one place, which keeps its figure: a chance, a value, a number of armies.
#[test]
fn no_label_of_a_button_a_menu_or_a_completion_is_cut_before_its_figure() {
    let mut findings = Vec::new();
    for source in sources(&PROGRAM) {
        let before_tests = source.text.split("mod tests {").next().unwrap_or_default();
        for (at, line) in before_tests.lines().enumerate() {
            let made = ["CreateButton::new(", "CreateSelectMenuOption::new(", "AutocompleteChoice::new("];
            if made.iter().any(|made| line.contains(made)) && !line.contains("cut_label(") {
                findings.push(format!("{}:{}: {}", source.path, at + 1, line.trim()));
            }
        }
    }
    none(&findings);
}

#[test]
fn every_lock_is_one_without_poison() {
    let mut findings = Vec::new();
    for source in sources(&["src", "crates", "tests", "benches"]) {
        for named in source.paths() {
            let segments: Vec<&str> = named.segments.iter().map(String::as_str).collect();
            if let ["std", "sync", "Mutex" | "RwLock", ..] = segments[..] {
                findings.push(format!("{}:{}: parking_lot has it without poison", source.path, named.line));
            }
        }
    }
    none(&findings);
}

#[test]
fn nothing_is_left_unfinished_or_switched_off() {
    let mut findings = Vec::new();
    for source in sources(&EVERYWHERE) {
        for (name, line) in source.macros() {
            if ["todo", "unimplemented", "dbg"].contains(&name.as_str()) {
                findings.push(format!("{}:{line}: {name}!", source.path));
            }
        }
        for (attribute, line) in source.attributes() {
            let off = attribute == "ignore" || attribute.starts_with("ignore=");
            if off || attribute.starts_with("should_panic") {
                findings.push(format!("{}:{line}: #[{attribute}]", source.path));
            }
        }
    }
    none(&findings);
}

/// The compiler ignores a file that no module declares: its tests would not run.
#[test]
fn every_file_is_declared_by_its_parent() {
    let all = sources(&PROGRAM_AND_TESTS);
    let mut findings = Vec::new();
    for source in &all {
        let (folder, file) = source.path.rsplit_once('/').unwrap();
        let stem = file.trim_end_matches(".rs");
        // cargo runs a build script by itself.
        if stem == "main" || stem == "lib" || source.is_build_script() {
            continue;
        }
        let (folder, stem) = if stem == "mod" { folder.rsplit_once('/').unwrap() } else { (folder, stem) };
        let parents = ["mod.rs", "main.rs", "lib.rs"].map(|parent| format!("{folder}/{parent}"));
        let declared = all.iter().any(|parent| {
            (parents.contains(&parent.path) || parent.path == format!("{folder}.rs"))
                && parent.declared_modules().iter().any(|name| name == stem)
        });
        // A file shared by all test programs is declared by its path.
        let declared =
            declared || all.iter().any(|parent| parent.text.contains(&format!("#[path = \"../{file}\"]")));
        if !declared {
            findings.push(format!("{}: no module declares it", source.path));
        }
    }
    none(&findings);
}

#[test]
fn what_the_readme_and_the_issue_promise_is_there() {
    let missing: Vec<_> = [
        "README.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "LICENSE-MIT",
        "LICENSE-APACHE",
        "docs/ARCHITECTURE.md",
        "docs/decisions/dependencies.md",
        "config.example.toml",
        "deny.toml",
        ".ci/run",
    ]
    .into_iter()
    .filter(|file| !root().join(file).exists())
    .map(|file| format!("{file} is missing"))
    .collect();
    none(&missing);
}

#[test]
fn the_documents_show_every_picture_that_is_kept_and_all_weigh_three_megabytes_at_most() {
    let read = |path: &PathBuf| fs::read_to_string(path).expect("documents are UTF-8");
    let mut pages: Vec<_> = files(&root().join("docs"));
    pages.retain(|path| path.extension().is_some_and(|end| end == "md"));
    pages.push(root().join("README.md"));
    let texts: Vec<String> = pages.iter().map(read).collect();
    let (mut findings, mut bytes) = (Vec::new(), 0);
    for picture in files(&root().join("docs/images")) {
        bytes += fs::metadata(&picture).expect("it was just listed").len();
        let name = shown(&picture);
        let link = name.trim_start_matches("docs/");
        if !texts.iter().any(|text| text.contains(link)) {
            findings.push(format!("{name}: no document shows it"));
        }
    }
    none(&findings);
    assert!(bytes <= 3_000_000, "docs/images weighs {bytes} bytes");
}
