//! Where the code may name a single rulebook: everything that depends on the order of play asks the family, so that a second
//! rulebook of a family needs no change there.

use super::code::{PROGRAM, Source, sources};

/// Menus of rulebooks: their names and descriptions, the choice in `/game new`, the default of a tournament.
const MENUS: [&str; 3] =
    ["src/text/lobby.rs", "src/discord/commands/game.rs", "src/discord/commands/tournament.rs"];

/// What is wrong with the rulebooks that a file names.
fn single_rulebooks(source: &Source) -> Vec<String> {
    let mut findings = Vec::new();
    if source.module().first().is_some_and(|room| room == "rules") {
        return findings;
    }
    for named in source.paths().iter().filter(|named| !named.in_tests) {
        let variant = named.segments.iter().skip_while(|segment| *segment != "Rulebook").nth(1);
        // `Rulebook::ALL` and functions name no single one.
        let single = variant.is_some_and(|v| v.starts_with(char::is_uppercase) && *v != v.to_uppercase());
        if single && !MENUS.contains(&source.path.as_str()) {
            findings.push(format!(
                "{}:{}: {}; ask its family",
                source.path,
                named.line,
                named.segments.join("::")
            ));
        }
    }
    // A menu lists them all, and compares with none.
    let text = source.text.split("mod tests {").next().unwrap_or_default();
    for (at, line) in text.lines().enumerate() {
        let compared =
            ["= Rulebook::", "= Some(Rulebook::"].map(|end| ["=", "!"].map(|sign| format!("{sign}{end}")));
        let matched = line.split_once("matches!(").is_some_and(|(_, rest)| rest.contains("Rulebook::"));
        if matched || compared.as_flattened().iter().any(|compared| line.contains(compared)) {
            findings.push(format!("{}:{}: {}; ask its family", source.path, at + 1, line.trim()));
        }
    }
    findings
}

#[test]
fn what_depends_on_the_order_of_play_asks_the_family_and_not_the_rulebook() {
    let findings: Vec<_> = sources(&PROGRAM).iter().flat_map(single_rulebooks).collect();
    assert!(findings.is_empty(), "\n{}", findings.join("\n"));
    for (path, text, caught) in [
        ("src/text/x.rs", "fn f(r: Rulebook) -> bool { r == Rulebook::Y2210 }", true),
        ("src/text/x.rs", "fn f(r: Rulebook) { match r { Rulebook::ColdWar => 1, _ => 0 } }", true),
        ("src/text/x.rs", "fn f() { crate::rules::Rulebook::Classic }", true),
        ("src/text/x.rs", "fn f() { Rulebook::ALL.map(Rulebook::family) }", false),
        ("src/text/lobby.rs", "fn f(r: Rulebook) { match r { Rulebook::ColdWar => 1, _ => 0 } }", false),
        ("src/text/lobby.rs", "fn f(r: Option<Rulebook>) -> bool { r != Some(Rulebook::Y2210) }", true),
        ("src/text/lobby.rs", "fn f(r: Rulebook) -> bool { matches!(r, Rulebook::Y2210) }", true),
        ("src/text/x.rs", "mod tests { fn f() { Rulebook::Classic } }", false),
    ] {
        let source = Source { path: path.into(), text: text.into(), tokens: text.parse().unwrap() };
        assert_eq!(!single_rulebooks(&source).is_empty(), caught, "{path}: {text}");
    }
}
