//! Allowed imports between the program's top-level modules ("rooms"), as a table; see `docs/ARCHITECTURE.md`.
//!
//! Between crates the manifests decide: what a crate does not depend on it cannot name. The table is finer: it holds for the
//! rooms inside a crate too.

use std::collections::BTreeSet;

use super::code::{Named, PROGRAM, Source, files, root, sources};

/// One room: the other rooms and the libraries that it may name.
struct Room {
    name: &'static str,
    rooms: &'static [&'static str],
    libraries: &'static [&'static str],
    /// No clock, file, network or thread: the same input gives the same output.
    pure: bool,
    /// Whether it may name the whole game with all its secrets.
    sees_game: bool,
}

const fn room(
    name: &'static str,
    rooms: &'static [&'static str],
    libraries: &'static [&'static str],
) -> Room {
    Room { name, rooms, libraries, pure: false, sees_game: true }
}

const ROOMS: [Room; 16] = [
    // toml: the boards are embedded assets, and parsing them is pure.
    Room { pure: true, ..room("rules", &[], &["serde", "thiserror", "toml"]) },
    Room {
        pure: true,
        ..room(
            "luck",
            &["rules"],
            &["hmac", "sha2", "rand_chacha", "drand_verify", "bls12_381", "sha2_of_bls", "data_encoding"],
        )
    },
    Room {
        pure: true,
        ..room(
            "record",
            &["rules", "luck", "league", "odds"],
            &["serde", "serde_json", "sha2", "thiserror", "time"],
        )
    },
    Room { pure: true, ..room("odds", &[], &["serde", "thiserror"]) },
    // One type, shared by settings and tables.
    Room { pure: true, sees_game: false, ..room("pace", &[], &["serde", "thiserror"]) },
    // Independent of games: it works on numbers only.
    Room { pure: true, sees_game: false, ..room("league", &[], &["serde", "thiserror", "skillratings"]) },
    Room { pure: true, sees_game: false, ..room("ai", &["rules", "odds"], &["serde", "thiserror", "toml"]) },
    Room {
        pure: true,
        sees_game: false,
        ..room(
            "text",
            &["rules", "odds"],
            &["fluent_bundle", "unic_langid", "strsim", "serde", "serde_json", "thiserror", "miniz_oxide"],
        )
    },
    Room {
        pure: true,
        sees_game: false,
        // A crate of its own: its manifest names the libraries.
        ..room("render", &["rules", "odds"], &[])
    },
    // Programs of other people: what goes out to them is made from views.
    Room { sees_game: false, ..room("external", &["rules"], &["serde", "serde_json", "parking_lot"]) },
    room(
        "store",
        &["rules"],
        &["sqlx", "tokio", "serde", "serde_json", "thiserror", "tracing", "futures_util", "parking_lot"],
    ),
    room(
        "table",
        &["rules", "luck", "record", "odds", "league", "store", "ai", "pace", "external"],
        &[
            "tokio",
            "jiff",
            "parking_lot",
            "rand",
            "rand_chacha",
            "serde",
            "serde_json",
            "thiserror",
            "tracing",
            "futures_util",
        ],
    ),
    Room {
        sees_game: false,
        ..room(
            "beacon",
            &["luck"],
            &["reqwest", "tokio", "serde", "serde_json", "thiserror", "tracing", "axum"],
        )
    },
    // Figures about games, never a game.
    Room {
        sees_game: false,
        ..room(
            "ops",
            &["rules", "table"],
            &[
                "hyper",
                "hyper_util",
                "prometheus",
                "tokio",
                "futures_util",
                "sd_notify",
                "serde_json",
                "parking_lot",
                "thiserror",
                "tracing",
                "tracing_subscriber",
            ],
        )
    },
    // What both Discord and the command line show.
    Room {
        sees_game: false,
        ..room("present", &["rules", "record", "odds", "table", "text", "render"], &["thiserror"])
    },
    Room {
        sees_game: false,
        ..room(
            "discord",
            &[
                "beacon", "rules", "luck", "record", "odds", "league", "table", "text", "render", "present",
                "config", "ops",
            ],
            &[
                "serenity",
                "poise",
                "data_encoding",
                "postcard",
                "reqwest",
                "tokio",
                "futures_util",
                "serde",
                "serde_json",
                "parking_lot",
                "thiserror",
                "tracing",
            ],
        )
    },
];

/// A crate of its own that knows no other room: its manifest says all.
const LOOPBACK: &str = "loopback";
/// The command line: it may name every room, and no room may name it.
const COMMAND_LINE: &str = "cli";
/// The rooms that are not in [`ROOMS`].
const OTHERS: [&str; 3] = [CONFIG.name, LOOPBACK, COMMAND_LINE];

/// Settings know `pace`, of `luck` the chains of the beacon and of `ai` the names of levels, and only `discord` knows settings: it passes the others what they need.
const CONFIG: Room = room("config", &["pace", "luck", "ai"], &["toml", "thiserror"]);

/// Modules of the standard library that a pure room may not use.
const IMPURE: [&str; 7] = ["fs", "net", "env", "thread", "process", "io", "os"];

/// The manifests of the bot and of the crates below it.
pub(super) fn manifests() -> Vec<toml::Table> {
    let below = files(&root().join("crates")).into_iter().filter(|file| file.ends_with("Cargo.toml"));
    let all = below.chain([root().join("Cargo.toml")]);
    all.map(|file| {
        let text = std::fs::read_to_string(&file).expect("the manifest is here");
        text.parse().expect("a manifest is TOML")
    })
    .collect()
}

/// The libraries of all manifests, as Rust spells them, without those for tests only.
fn libraries() -> BTreeSet<String> {
    let of = |manifest: &toml::Table| -> Vec<String> {
        let dependencies = manifest["dependencies"].as_table().expect("dependencies are a table");
        dependencies.keys().map(|name| name.replace('-', "_")).collect()
    };
    let ours = |name: &String| name.starts_with(OURS);
    manifests().iter().flat_map(of).filter(|name| !ours(name)).collect()
}

/// How the names of our own crates begin.
const OURS: &str = "casus_belli";

/// A path from the bot's root, which has the rooms of all crates; `None` if it begins in a library or a local name.
pub(super) fn absolute(source: &Source, named: &Named) -> Option<Vec<String>> {
    let first = named.segments[0].as_str();
    let rest = named.segments[1..].iter().cloned();
    if first == "crate" {
        return Some(source.room_crate().into_iter().map(str::to_owned).chain(rest).collect());
    }
    if first == OURS || first == "casus_belli_core" {
        return Some(rest.collect());
    }
    if let Some(room) = first.strip_prefix("casus_belli_") {
        return Some([room.to_owned()].into_iter().chain(rest).collect());
    }
    let ups = named.segments.iter().take_while(|segment| *segment == "super").count();
    if ups == 0 && first != "self" {
        return None;
    }
    let module = source.module();
    // Names in inline modules of this file stay in the file, so they are no import.
    let kept = (module.len() + named.depth).checked_sub(ups)?.min(module.len());
    let rest = named.segments.iter().skip_while(|segment| *segment == "super" || *segment == "self");
    Some(module[..kept].iter().chain(rest).cloned().collect())
}

/// What is wrong with one path in one room; `None` if it is allowed.
fn breach(room: &Room, source: &Source, named: &Named, libraries: &BTreeSet<String>) -> Option<String> {
    let shown = named.segments.join("::");
    if let Some(path) = absolute(source, named) {
        let target = path.first()?;
        let is_room = ROOMS.iter().any(|other| other.name == target) || OTHERS.contains(&target.as_str());
        if named.in_tests || target == room.name || !is_room {
            return None;
        }
        if !room.rooms.contains(&target.as_str()) {
            return Some(format!("{} may not know {target}: {shown}", room.name));
        }
        let secret = path.iter().any(|segment| segment == "Game" || segment == "*");
        return (secret && !room.sees_game)
            .then(|| format!("{} may not name the whole game: {shown}", room.name));
    }
    let first = named.segments[0].as_str();
    // A module declared by the file hides a library of the same name.
    if source.declared_modules().iter().any(|module| module == first) {
        return None;
    }
    let by_manifest = source.room_crate().is_some();
    if libraries.contains(first) && !by_manifest && !room.libraries.contains(&first) && !named.in_tests {
        return Some(format!("{} may not use {first}: {shown}", room.name));
    }
    if first == "rules" && !room.sees_game && !named.in_tests && named.segments.iter().any(|s| s == "Game") {
        return Some(format!("{} may not name the whole game: {shown}", room.name));
    }
    let second = named.segments.get(1).map_or("", String::as_str);
    let clock = second == "time" && named.segments.get(2).is_some_and(|third| third != "Duration");
    if room.pure && !named.in_tests && first == "std" && (IMPURE.contains(&second) || clock) {
        return Some(format!("{} is pure: {shown}", room.name));
    }
    None
}

fn room_of(source: &Source) -> Option<&'static Room> {
    // It runs when the crate is built, and is no part of it.
    if source.is_build_script() {
        return None;
    }
    let module = source.module();
    let name = module.first()?;
    if name == CONFIG.name {
        return Some(&CONFIG);
    }
    if name == COMMAND_LINE || name == LOOPBACK {
        return None;
    }
    Some(ROOMS.iter().find(|room| room.name == name).unwrap_or_else(|| {
        panic!("{} is in no room of the table: add the room with what it may know", source.path)
    }))
}

#[test]
fn every_room_knows_only_what_the_table_allows() {
    let libraries = libraries();
    let mut breaches = Vec::new();
    for source in sources(&PROGRAM) {
        let Some(room) = room_of(&source) else { continue };
        for named in source.paths() {
            if let Some(what) = breach(room, &source, &named, &libraries) {
                breaches.push(format!("{}:{}: {what}", source.path, named.line));
            }
        }
    }
    assert!(breaches.is_empty(), "\n{}", breaches.join("\n"));
}

/// The families of rulebooks: in each room a folder or file of that name belongs to the family.
const FAMILIES: [&str; 3] = ["classic", "y2210", "cold_war"];

/// The files that list all families and so name them.
const LIST_OF_FAMILIES: [&str; 3] = [
    "crates/core/src/rules/families.rs",
    "crates/core/src/rules/family_dispatch.rs",
    "crates/core/src/rules/family/mod.rs",
];

/// What is wrong if the path names a family's type outside the family's own folders; `None` if it is allowed.
fn foreign_family(source: &Source, named: &Named) -> Option<String> {
    let path = absolute(source, named).unwrap_or_else(|| named.segments.clone());
    let family = match path.as_slice() {
        [rules, family, _, ..] if rules == "rules" => family,
        [rules, folder, family, _, ..] if rules == "rules" && folder == "family" => family,
        _ => return None,
    };
    let family = FAMILIES.iter().find(|known| *known == family)?;
    let own = source.module().iter().any(|folder| folder == family);
    let listed =
        LIST_OF_FAMILIES.contains(&source.path.as_str()) || source.path == "crates/core/src/rules/mod.rs";
    (!own && !listed && !named.in_tests)
        .then(|| format!("{} is the {family} family's own", named.segments.join("::")))
}

#[test]
fn nothing_outside_a_familys_own_folders_names_its_types() {
    let mut breaches = Vec::new();
    for source in sources(&PROGRAM) {
        for named in source.paths() {
            if let Some(what) = foreign_family(&source, &named) {
                breaches.push(format!("{}:{}: {what}", source.path, named.line));
            }
        }
    }
    assert!(breaches.is_empty(), "\n{}", breaches.join("\n"));
    for (path, text, caught) in [
        ("src/table/x.rs", "use crate::rules::classic::Public;", true),
        ("src/text/game.rs", "fn f() -> crate::rules::classic::View {}", true),
        ("src/text/classic/x.rs", "use crate::rules::classic::Public;", false),
        ("src/table/x.rs", "use crate::rules::View; fn f() { View::Classic(x) }", false),
    ] {
        let source = Source { path: path.into(), text: text.into(), tokens: text.parse().unwrap() };
        let found = source.paths().iter().any(|named| foreign_family(&source, named).is_some());
        assert_eq!(found, caught, "{path}: {text}");
    }
}

/// External players are programs of other people: what goes out to them is made where the game can't be named.
#[test]
fn what_goes_out_to_external_players_is_made_from_views() {
    let of_them = |source: &Source| source.path.starts_with("src/external/");
    let all: Vec<Source> = sources(&PROGRAM).into_iter().filter(of_them).collect();
    assert!(all.len() > 3, "{} files", all.len());
    let mut breaches = Vec::new();
    for source in &all {
        for named in source.paths().iter().filter(|named| !named.in_tests) {
            let names = |name: &str| named.segments.iter().any(|segment| segment == name);
            if ["Game", "play", "luck", "table", "store", "*"].into_iter().any(names) {
                breaches.push(format!("{}:{}: {}", source.path, named.line, named.segments.join("::")));
            }
        }
    }
    assert!(breaches.is_empty(), "\n{}", breaches.join("\n"));
}

#[test]
fn the_crate_root_only_declares_rooms() {
    let sources = sources(&PROGRAM);
    let file = |path: &str| sources.iter().find(|source| source.path == path).unwrap();
    let (lib, core) = (file("src/lib.rs"), file("crates/core/src/lib.rs"));
    let (of_bot, of_core) = (lib.declared_modules(), core.declared_modules());
    let of_crates: BTreeSet<&str> = sources.iter().filter_map(Source::room_crate).collect();
    let inside = of_bot.iter().chain(&of_core).map(String::as_str);
    let rooms: BTreeSet<&str> = inside.chain(of_crates.iter().copied()).collect();
    let listed = ROOMS.iter().map(|room| room.name).chain(OTHERS).collect();
    assert_eq!(rooms, listed, "src/lib.rs, crates/ and the table of rooms");
    let again: BTreeSet<_> = lib.uses().into_iter().map(|used| used.named.segments.join("::")).collect();
    let below = of_core.iter().map(|room| format!("casus_belli_core::{room}"));
    let below = below.chain(of_crates.iter().map(|room| format!("casus_belli_{room}"))).collect();
    assert_eq!(again, below, "src/lib.rs re-exports the rooms of the crates below it, and nothing else");
    assert!(core.paths().is_empty(), "a second name would be a way round the table");
}

#[test]
fn the_table_catches_what_it_is_there_to_catch() {
    let cases = [
        ("rules/x.rs", "use tokio::time;", "rules may not use tokio"),
        ("rules/x.rs", "fn f() { std::time::Instant::now(); }", "rules is pure"),
        ("rules/x.rs", "use std::{collections::BTreeMap, fs};", "rules is pure"),
        ("odds/mod.rs", "use super::rules::View;", "odds may not know rules"),
        ("ai/mod.rs", "use crate::rules::{Game, View};", "ai may not name the whole game"),
        ("ai/mod.rs", "use crate::rules::*;", "ai may not name the whole game"),
        ("ai/mod.rs", "use crate::rules; fn f(g: rules::Game) {}", "ai may not name the whole game"),
        ("render/a/b.rs", "use super::super::super::text::Words;", "render may not know text"),
        ("table/x.rs", "use poise;", "table may not use poise"),
        ("table/x.rs", "#[sqlx::test] fn f() {}", "table may not use sqlx"),
        ("discord/x.rs", "async fn f() { crate::store::open().await }", "discord may not know store"),
        ("config/x.rs", "use crate::{loopback};", "config may not know loopback"),
        ("discord/x.rs", "use crate::cli::run;", "discord may not know cli"),
        ("store/x.rs", "mod inner { use super::super::super::table::Inner; }", "store may not know table"),
    ];
    let libraries = libraries();
    for (path, text, expected) in cases {
        let source = Source { path: format!("src/{path}"), text: text.into(), tokens: text.parse().unwrap() };
        let room = room_of(&source).unwrap();
        let found: Vec<_> =
            source.paths().iter().filter_map(|named| breach(room, &source, named, &libraries)).collect();
        assert!(found.len() == 1 && found[0].contains(expected), "{text}: {found:?}");
    }
    let fine = "use std::{fmt, time::Duration}; use super::board::X; use crate::rules::board; mod tests { use super::*; use \
                crate::table::Inner; }";
    let source = Source { path: "src/rules/y.rs".into(), text: fine.into(), tokens: fine.parse().unwrap() };
    let room = room_of(&source).unwrap();
    assert!(source.paths().iter().all(|named| breach(room, &source, named, &libraries).is_none()));
}
