//! Circular imports between files: at most three files, because all files of a cycle must be read together.

use std::collections::{BTreeMap, BTreeSet};

use super::code::{Named, Source, sources};
use super::imports::absolute;

/// Maximum number of files in a cycle.
const MOST: usize = 3;

type Graph = BTreeMap<String, BTreeSet<String>>;

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

/// The import graph: for each file's module, the modules of the files that it names.
fn imports(sources: &[Source]) -> Graph {
    let modules: BTreeSet<String> = sources.iter().map(|source| source.module().join("::")).collect();
    let file_of = |path: &[String]| {
        (1..=path.len()).rev().map(|end| path[..end].join("::")).find(|module| modules.contains(module))
    };
    let mut graph = Graph::new();
    for source in sources {
        let (own, passed) = (source.module().join("::"), handed_on(&source.text));
        let named = source.paths().into_iter().filter(|n| !n.in_tests && !passed.contains(&n.line));
        let children = source.declared_modules();
        // A file names its own child modules without `self::`.
        let child = |n: &Named| {
            let is_child = children.iter().any(|child| *child == n.segments[0]);
            is_child.then(|| source.module().into_iter().chain(n.segments.clone()).collect())
        };
        let target = |n: Named| absolute(source, &n).or_else(|| child(&n));
        let others = named.filter_map(|n| file_of(&target(n)?)).filter(|other| *other != own);
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
    let sources = sources(&["src"]);
    let graph = imports(&sources);
    let mut findings = Vec::new();
    for circle in circles(&graph) {
        if circle.len() > MOST {
            findings.push(format!("{} files, {MOST} at most: {}", circle.len(), circle.join(" ")));
        }
    }
    assert!(findings.is_empty(), "\n{}", findings.join("\n"));
}

#[test]
fn circles_are_found_through_groups_and_relative_paths_and_what_is_handed_on_is_none() {
    let source = |path: &str, text: &str| Source {
        path: format!("src/{path}"),
        text: text.into(),
        tokens: text.parse().unwrap(),
    };
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
