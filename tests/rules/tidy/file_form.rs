//! Size and form of files: line limits, module docs, declared modules, no unfinished code.

use std::fs;
use std::path::PathBuf;

use super::code::{files, root, shown, sources};

/// Maximum number of lines of a file: a longer one has more than one subject.
const LINES_OF_A_FILE: usize = 500;
/// Maximum number of lines of a function, so that it fits on a screen.
const LINES_OF_A_FUNCTION: usize = 70;
const EVERYWHERE: [&str; 5] = ["src", "tests", "benches", "fuzz", "tools"];

/// Asserts that there are no findings; prints one line for each.
#[track_caller]
fn none(findings: &[String]) {
    assert!(findings.is_empty(), "\n{}", findings.join("\n"));
}

#[test]
fn every_file_says_what_it_is_for_and_every_room_at_some_length() {
    let mut findings = Vec::new();
    for source in sources(&["src"]) {
        let introduction: String =
            source.text.lines().take_while(|line| line.starts_with("//!")).collect::<Vec<_>>().join("\n");
        let parts = source.path.split('/').count();
        let is_room = source.path.ends_with("/mod.rs") && parts == 3 || source.path == "src/config.rs";
        if introduction.is_empty() && !source.path.ends_with("tests.rs") {
            findings.push(format!("{}: no //! that says what it is for", source.path));
        } else if is_room && introduction.len() < 120 {
            findings.push(format!("{}: its //! does not say what the room is for", source.path));
        }
    }
    none(&findings);
}

#[test]
fn no_file_and_no_function_is_longer_than_one_idea() {
    let mut findings = Vec::new();
    for source in sources(&EVERYWHERE) {
        let lines = source.text.lines().count();
        if lines > LINES_OF_A_FILE {
            findings.push(format!("{}: {lines} lines, at most {LINES_OF_A_FILE}", source.path));
        }
        for function in source.functions().iter().filter(|function| function.lines > LINES_OF_A_FUNCTION) {
            findings.push(format!(
                "{}:{}: fn {} has {} lines, at most {LINES_OF_A_FUNCTION}",
                source.path, function.line, function.name, function.lines
            ));
        }
    }
    none(&findings);
}

/// A label is cut in one place, which keeps its figure: a chance, a value, a number of armies.
#[test]
fn no_label_of_a_button_a_menu_or_a_completion_is_cut_before_its_figure() {
    let mut findings = Vec::new();
    for source in sources(&["src"]) {
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
    for source in sources(&["src", "tests", "benches"]) {
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
    let all = sources(&["src", "tests"]);
    let mut findings = Vec::new();
    for source in &all {
        let (folder, file) = source.path.rsplit_once('/').unwrap();
        let stem = file.trim_end_matches(".rs");
        if stem == "main" || stem == "lib" {
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
