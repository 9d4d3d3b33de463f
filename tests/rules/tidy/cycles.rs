//! Circular imports between files: at most three files, because all files of a cycle must be read together.

use std::collections::{BTreeMap, BTreeSet};

use super::code::{Named, PROGRAM, Source, sources};
use super::imports::absolute;

/// Maximum number of files in a cycle.
const MOST: usize = 3;

pub(super) type Graph = BTreeMap<String, BTreeSet<String>>;

/// The lines of `pub use` statements: a re-export is no dependency of the file itself.
fn handed_on(text: &str) -> BTreeSet<usize> {
    let mut lines = BTreeSet::new();
    let mut inside = false;
    for (at, line) in text.lines().enumerate() {
        inside |= line.starts_with("pub use ") || line.starts_with("pub(crate) use ");
        if inside {
            lines.insert(at + 1);
            inside = !line.ends_with(';');
        }
    }
    lines
}

/// What a file says about names: which it defines, which it has from elsewhere.
#[derive(Default)]
struct Names {
    defined: BTreeSet<String>,
    /// The names that its `use` statements bring in, with their paths from the crate's root.
    imported: BTreeMap<String, Vec<String>>,
    /// The paths of `use …::*`.
    all_of: Vec<Vec<String>>,
}

impl Names {
    fn of(source: &Source) -> Self {
        let mut names = Self { defined: source.defined(), ..Self::default() };
        for used in source.uses() {
            let Some(path) = absolute(source, &used.named).or_else(|| child(source, &used.named)) else {
                continue;
            };
            match path.last().map(String::as_str) {
                Some("*") => names.all_of.push(path[..path.len() - 1].to_vec()),
                Some(last) => {
                    let name = used.alias.unwrap_or_else(|| last.to_owned());
                    names.imported.insert(name, path);
                }
                None => {}
            }
        }
        names
    }
}

/// A file names its own child modules without `self::`.
fn child(source: &Source, named: &Named) -> Option<Vec<String>> {
    let is_child = source.declared_modules().contains(&named.segments[0]);
    is_child.then(|| source.module().into_iter().chain(named.segments.clone()).collect())
}

/// All files with what they say about names.
struct Crate(BTreeMap<String, Names>);

impl Crate {
    /// The module of the file in which the last name of a path is defined: re-exports are followed to their origin. A path to
    /// a module has none: the names that are used of it are paths of their own.
    fn origin(&self, path: &[String]) -> Option<String> {
        let mut path = path.to_vec();
        // A path that leads in a circle has no origin.
        for _ in 0..20 {
            let end = (1..=path.len()).rev().find(|end| self.0.contains_key(&path[..*end].join("::")))?;
            let module = path[..end].join("::");
            let name = path.get(end)?;
            let Some(next) = self.elsewhere(&module, name) else { return Some(module) };
            path = next.into_iter().chain(path[end + 1..].iter().cloned()).collect();
        }
        None
    }

    /// Where a module has a name from; `None` if it defines the name itself.
    fn elsewhere(&self, module: &str, name: &str) -> Option<Vec<String>> {
        let names = &self.0[module];
        if names.defined.contains(name) {
            return None;
        }
        let imported = names.imported.get(name).cloned();
        imported.or_else(|| {
            let knows = |of: &&Vec<String>| {
                self.0
                    .get(&of.join("::"))
                    .is_some_and(|of| of.defined.contains(name) || of.imported.contains_key(name))
            };
            let of = names.all_of.iter().find(knows)?;
            Some(of.iter().cloned().chain([name.to_owned()]).collect())
        })
    }
}

/// The import graph: for each file's module, the modules of the files whose names it uses.
pub(super) fn imports(sources: &[Source]) -> Graph {
    let all = Crate(sources.iter().map(|source| (source.module().join("::"), Names::of(source))).collect());
    let mut graph = Graph::new();
    for source in sources {
        let own = source.module().join("::");
        let (names, passed) = (&all.0[&own], handed_on(&source.text));
        let named = source.paths().into_iter().filter(|n| !n.in_tests && !passed.contains(&n.line));
        // `steps::Bid` after `use super::steps`.
        let through = |n: &Named| {
            let imported = names.imported.get(&n.segments[0]).filter(|_| n.depth == 0)?;
            Some(imported.iter().chain(&n.segments[1..]).cloned().collect())
        };
        let target = |n: Named| absolute(source, &n).or_else(|| child(source, &n)).or_else(|| through(&n));
        let others = named.filter_map(|n| all.origin(&target(n)?)).filter(|other| *other != own);
        graph.insert(own.clone(), others.collect());
    }
    graph
}

/// All files reachable from a file.
fn reached<'a>(graph: &'a Graph, from: &'a str) -> BTreeSet<&'a str> {
    let (mut seen, mut open) = (BTreeSet::new(), vec![from]);
    while let Some(file) = open.pop() {
        for next in graph.get(file).into_iter().flatten() {
            if seen.insert(next.as_str()) {
                open.push(next);
            }
        }
    }
    seen
}

/// The cycles: sets of files that can all reach one another.
fn circles(graph: &Graph) -> BTreeSet<Vec<&str>> {
    let reach: BTreeMap<&str, BTreeSet<&str>> =
        graph.keys().map(|file| (file.as_str(), reached(graph, file))).collect();
    let circle = |file: &str| -> Vec<&str> {
        reach[file]
            .iter()
            .copied()
            .filter(|other| reach.get(other).is_some_and(|r| r.contains(file)))
            .collect()
    };
    graph.keys().map(|file| circle(file)).filter(|circle| circle.len() > 1).collect()
}

#[test]
fn no_more_than_three_files_of_a_room_import_one_another_in_a_circle() {
    let sources = sources(&PROGRAM);
    let graph = imports(&sources);
    let large = circles(&graph).into_iter().filter(|circle| circle.len() > MOST);
    let findings: Vec<String> =
        large.map(|circle| format!("{} files, {MOST} at most: {}", circle.len(), circle.join(" "))).collect();
    assert!(findings.is_empty(), "\n{}", findings.join("\n"));
}

fn source(path: &str, text: &str) -> Source {
    Source { path: format!("src/{path}"), text: text.into(), tokens: text.parse().unwrap() }
}

#[test]
fn circles_are_found_through_groups_and_relative_paths_and_what_is_handed_on_is_none() {
    let sources = [
        source("room/mod.rs", "mod a;\npub use a::{\n    A,\n};\n"),
        source("room/a.rs", "use super::{b::B, d};\nuse crate::room::Handed;\n"),
        source("room/b.rs", "fn f() { crate::room::c::call() }"),
        source("room/c.rs", "use super::a::A;"),
        source("room/d.rs", "mod tests { use super::super::a::A; }"),
        source("other/mod.rs", "mod e;\nfn f() { e::g() }"),
        source("other/e.rs", "fn g() { super::h() }"),
    ];
    let graph = imports(&sources);
    let both: [&[&str]; 2] = [&["other", "other::e"], &["room::a", "room::b", "room::c"]];
    assert_eq!(circles(&graph).into_iter().collect::<Vec<_>>(), both);
}

#[test]
fn a_name_that_is_handed_on_is_followed_to_the_file_that_defines_it() {
    let sources = [
        source("lib.rs", "mod room;\nmod face;"),
        source("room/mod.rs", "pub use super::face::{Shown, C};\nmod own;\npub use own::Own;"),
        source("room/own.rs", "pub struct Own;"),
        source(
            "face/mod.rs",
            "mod a;\nmod b;\nmod c;\nmod d;\nmod e;\npub use b::B as Shown;\npub use c::*;",
        ),
        source("face/a.rs", "pub struct A; use crate::room::Shown;"),
        source("face/b.rs", "use super::a::A;"),
        source("face/c.rs", "pub struct C; use super::{d::D, e};"),
        source("face/d.rs", "use crate::room; fn f() -> room::C {}"),
        source("face/e.rs", "use crate::face::*; use crate::room::Own; fn f() -> Shown {}"),
    ];
    let graph = imports(&sources);
    assert_eq!(graph["face::e"], BTreeSet::from(["face".to_owned(), "room::own".to_owned()]));
    let both: [&[&str]; 2] = [&["face::a", "face::b"], &["face::c", "face::d"]];
    assert_eq!(circles(&graph).into_iter().collect::<Vec<_>>(), both);
}
