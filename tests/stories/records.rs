//! Records on the command line: export, replay, verify, and the independent verifier `docs/verify.py` ([PBP-40], [PBP-42]).

use casus_belli::ai::Player;
use casus_belli::rules::Rulebook;
use casus_belli::store::Store;
use casus_belli::table::{
    Change, FixedSeeds, Limits, ManualClock, NewGame, Order, Person, Place, Status, Table,
};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::Arc;
use tokio::process::Command;

/// Path of the tested program.
const PROGRAM: &str = env!("CARGO_BIN_EXE_casus-belli");

fn person(id: u64) -> Person {
    let name = ["Ilaria", "Marco # 1 > \"x\" ; @"][id as usize - 1].to_owned();
    Person { id, name, bot: false, locale: "en".into(), manages: None }
}

/// A database with a finished game (1), a running one (2) and a lobby (3).
pub(crate) async fn database(folder: &Path) -> PathBuf {
    let path = folder.join("games.db");
    let store = Store::open(&path).await.expect("a database");
    let clock = Arc::new(ManualClock::new(1_790_000_000_000));
    let table = Table::new(store.clone(), clock, Arc::new(FixedSeeds::new(4)), Limits::default());
    for channel in 1..=3 {
        let place = Place { guild: 1, channel };
        table.open_lobby(place, &person(1), NewGame::of(Rulebook::Classic)).await.expect("a lobby");
        table.join(place, &person(2)).await.expect("a seat");
        let instant = Change::Switch { key: "setup.way".into(), value: "instant".into() };
        table.configure(place, &person(1), instant).await.expect("a way");
        table.give_word(place, &person(1), "due parole, \"Zoë\" \\ - [x]").await.expect("a word");
        if channel == 3 {
            break;
        }
        table.start(place, &person(1)).await.expect("a game");
        play(&table, place, if channel == 1 { 20_000 } else { 30 }).await;
    }
    let look = table.look(Place { guild: 1, channel: 1 }, &person(1)).await.expect("a game");
    assert_eq!(look.status, Status::Over);
    store.close().await;
    path
}

/// Computer players answer for both.
async fn play(table: &Table, place: Place, answers: u32) {
    let mut state = 7_u32;
    for _ in 0..answers {
        let mut found = None;
        for id in 1..=2 {
            let look = table.look(place, &person(id)).await.expect("a game");
            let ask = look.view.asks.first().cloned();
            found = found.or(ask.map(|ask| (id, look, ask)));
        }
        let Some((id, look, ask)) = found else { return };
        let action = Player::Normal.answer(&look.view, &ask, &mut |bound| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) % bound
        });
        table
            .order(place, &person(id), Some(ask.id), Order::Answer(action))
            .await
            .expect("it is on the menu");
    }
}

/// Runs a program; returns exit code, standard output, standard error.
async fn run(program: &str, arguments: &[&str]) -> (i32, String, String) {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(env!("CARGO_MANIFEST_DIR")).stdin(Stdio::null()).kill_on_drop(true);
    let output = command.output().await.expect("the program starts");
    let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code().expect("it ends by itself"), said(&output.stdout), said(&output.stderr))
}

fn shown(path: &Path) -> &str {
    path.to_str().expect("a path in UTF-8")
}

/// The record of a game as the command line exports it.
pub(crate) async fn export(database: &Path, game: u8) -> String {
    let (code, text, error) =
        run(PROGRAM, &["export", "--database", shown(database), &game.to_string()]).await;
    assert_eq!(code, 0, "{error}");
    text
}

/// Asserts that both verifiers point to that line.
async fn pointed(file: &Path, text: &str, line: usize, what: &str) {
    std::fs::write(file, text).expect("written");
    let (code, out, error) = run(PROGRAM, &["verify", shown(file)]).await;
    assert_eq!((code, out.as_str()), (1, ""), "{what}: {error}");
    assert!(error.contains(&format!("line {line}: ")), "{what}, line {line}: {error}");
    if crate::node::python() {
        let (code, _, error) = run("python3", &["-B", "docs/verify.py", shown(file)]).await;
        assert_eq!(code, 1, "{what}");
        assert!(error.starts_with(&format!("line {line}: ")), "{what}, line {line}, python: {error}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_exported_game_verifies_with_both_verifiers_and_a_changed_one_with_neither_pbp_40() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = database(folder.path()).await;
    let file = folder.path().join("game.txt");
    let (code, out, error) =
        run(PROGRAM, &["export", "--database", shown(&database), "1", "--out", shown(&file)]).await;
    assert_eq!((code, out.as_str()), (0, ""), "{error}");
    let (code, out, error) = run(PROGRAM, &["verify", shown(&file)]).await;
    assert_eq!(
        (code, out.as_str(), error.as_str()),
        (
            0,
            "Every move followed the rules. Against the owner of the bot: nothing.\nok\nno public beacon was used\n",
            ""
        )
    );
    if crate::node::python() {
        let (code, out, error) = run("python3", &["-B", "docs/verify.py", shown(&file)]).await;
        assert!(code == 0 && out.contains("\nok: "), "{out}{error}");
        let mapped: Vec<u32> =
            out.split(|c: char| !c.is_ascii_digit()).filter_map(|n| n.parse().ok()).collect();
        assert!(mapped.iter().all(|n| *n > 0), "dice and cards were found: {out}");
    }
    let text = std::fs::read_to_string(&file).expect("the record");
    let other = folder.path().join("other.txt");
    let line = |mark: &str| text.lines().position(|line| line.contains(mark)).expect("it is there") + 1;
    let swap = |mark: &str, from: &str, to: &str| {
        let at = line(mark) - 1;
        let changed = text
            .lines()
            .enumerate()
            .map(|(n, line)| if n == at { line.replacen(from, to, 1) } else { line.to_owned() });
        let changed: Vec<String> = changed.collect();
        let changed = changed.join("\n") + "\n";
        assert_ne!(changed, text, "{mark}");
        changed
    };
    // 9 is not a face of a die.
    pointed(&other, &swap("attack=[", "attack=[", "attack=[9 "), line("attack=["), "a die more").await;
    pointed(&other, &swap("drew(", " card=", " card=x"), line("drew("), "a card of no board").await;
    let drawn = text.lines().find(|line| line.contains("drew(")).expect("a card");
    let from = if drawn.contains("card=alaska") { "alaska" } else { "" };
    let card = drawn.split("card=").nth(1).and_then(|rest| rest.split(' ').next()).expect("its name");
    let instead = if from.is_empty() { "alaska" } else { "siam" };
    let (old, new) = (format!("card={card}"), format!("card={instead}"));
    pointed(&other, &swap("drew(", &old, &new), line("drew("), "another card").await;
    pointed(&other, &swap(" 60/6=", " 60/6=", " 60/7="), line(" 60/6="), "a draw from more").await;
    let digit = |key: &str| {
        let told = text.lines().find(|line| line.starts_with(key)).expect("a header").to_owned();
        let last = if told.ends_with('0') { "1" } else { "0" };
        (told.clone(), format!("{}{last}", &told[..told.len() - 1]))
    };
    for key in ["promise ", "commitment "] {
        let (old, new) = digit(key);
        pointed(&other, &swap(key, &old, &new), line(key), key).await;
    }
    // Whether the seed, words, promise or commitment was changed, only the draws together with all of them can show.
    for (key, (old, new)) in [("seed ", digit("seed ")), ("words ", ("Zoë".into(), "Zoe".into()))] {
        std::fs::write(&other, swap(key, &old, &new)).expect("written");
        let (code, _, error) = run(PROGRAM, &["verify", shown(&other)]).await;
        assert!(code == 1 && error.contains(&format!("line {}: ", line(key))), "{error}");
        if crate::node::python() {
            assert_eq!(run("python3", &["-B", "docs/verify.py", shown(&other)]).await.0, 1, "{key}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_without_its_seed_says_so_on_standard_output_and_ends_with_a_code_of_its_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = database(folder.path()).await;
    let file = folder.path().join("game.txt");
    run(PROGRAM, &["export", "--database", shown(&database), "1", "--out", shown(&file)]).await;
    let (code, out, _) = run(PROGRAM, &["verify", shown(&file), "--json"]).await;
    let told: Value = serde_json::from_str(&out).expect("one JSON object and nothing else");
    assert_eq!(
        (code, &told["beacon"]["used"], &told["not_revealed"]),
        (0, &Value::Bool(false), &Value::Array(vec![]))
    );
    let text = std::fs::read_to_string(&file).expect("the record");
    let seedless: Vec<&str> = text.lines().filter(|line| !line.starts_with("seed ")).collect();
    std::fs::write(&file, seedless.join("\n") + "\n").expect("written");
    let said = run(PROGRAM, &["verify", shown(&file)]).await;
    assert_eq!(
        said,
        (
            4,
            "Every move followed the rules. Against the owner of the bot: nothing.\nok, luck not revealed\n"
                .to_owned(),
            String::new()
        )
    );
    let (code, out, _) = run(PROGRAM, &["verify", shown(&file), "--json"]).await;
    let told: Value = serde_json::from_str(&out).expect("one JSON object and nothing else");
    assert_eq!((code, &told["ok"], &told["luck"]), (4, &Value::Bool(true), &Value::from("not_revealed")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_that_rests_on_a_tournament_is_not_called_ok_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("table.txt");
    let simulate =
        ["simulate", "--rulebook", "classic", "--seats", "3", "--players", "easy", "--seed", "880001"];
    run(PROGRAM, &[&simulate[..], &["--record", shown(folder.path())]].concat()).await;
    let text =
        std::fs::read_to_string(folder.path().join("classic-3-seats-seed-880001.txt")).expect("the record");
    std::fs::write(&file, text.replacen("\nseed ", "\ntournament 1 1 1\nseed ", 1)).expect("written");
    let (code, out, error) = run(PROGRAM, &["verify", shown(&file)]).await;
    assert_eq!((code, error.as_str(), out.lines().count()), (4, "", 2));
    assert!(
        out.contains("\nluck not proved: the seed rests on tournament 1 (this is round 1, table 1)"),
        "{out}"
    );
    let (code, out, _) = run(PROGRAM, &["verify", shown(&file), "--json"]).await;
    let told: Value = serde_json::from_str(&out).expect("one JSON object and nothing else");
    assert_eq!((code, &told["ok"], &told["luck"]), (4, &Value::Bool(false), &Value::from("of_tournament")));
    if crate::node::python() {
        let (code, out, _) = run("python3", &["-B", "docs/verify.py", shown(&file)]).await;
        assert!(code == 4 && out.starts_with("luck not proved: the seed rests on a tournament"), "{out}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_replayed_to_any_moment_as_text_json_and_picture_pbp_42() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = database(folder.path()).await;
    let (file, picture) = (folder.path().join("game.txt"), folder.path().join("board.png"));
    run(PROGRAM, &["export", "--database", shown(&database), "1", "--out", shown(&file), "--without-names"])
        .await;
    let (code, out, _) = run(PROGRAM, &["replay", shown(&file), "--lang", "it"]).await;
    assert!(code == 0 && out.contains("Alaska") && out.contains("Rosso"), "{out}");
    let (code, out, error) =
        run(PROGRAM, &["replay", shown(&file), "--at", "3", "--json", "--picture", shown(&picture)]).await;
    assert_eq!((code, error.as_str()), (0, ""));
    let told: Value = serde_json::from_str(&out).expect("one JSON object and nothing else");
    assert_eq!(
        (&told["ok"], &told["action"], &told["result"]),
        (&Value::Bool(true), &Value::from(3), &Value::Null)
    );
    assert_eq!(told["territories"].as_array().map(Vec::len), Some(42));
    assert!(std::fs::read(&picture).expect("a picture").starts_with(b"\x89PNG"));
    let (_, out, _) = run(PROGRAM, &["replay", shown(&file), "--json"]).await;
    let told: Value = serde_json::from_str(&out).expect("one JSON object and nothing else");
    assert_eq!(told["result"]["ending"], "opponent_gone");
    let (_, out, _) = run(PROGRAM, &["verify", shown(&file), "--json"]).await;
    let told: Value = serde_json::from_str(&out).expect("one JSON object and nothing else");
    assert_eq!((&told["ok"], &told["luck"]), (&Value::Bool(true), &Value::from("verified")));
    let changed = std::fs::read_to_string(&file).expect("the record").replacen("attack=[", "attack=[9 ", 1);
    std::fs::write(&file, changed).expect("written");
    for command in ["verify", "replay"] {
        let (code, out, error) = run(PROGRAM, &[command, shown(&file), "--json"]).await;
        let told: Value = serde_json::from_str(&out).expect("one JSON object and nothing else");
        assert!(code == 1 && told["ok"] == false && told["line"].as_u64() > Some(10), "{out}");
        assert!(error.contains(": line "), "{error}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_is_exported_as_everybody_saw_it_and_what_cannot_be_done_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = database(folder.path()).await;
    let (code, text, error) = run(PROGRAM, &["export", "--database", shown(&database), "2"]).await;
    assert!(code == 0 && error.contains("still running"), "{error}");
    assert!(text.contains("scope public") && !text.contains("seed ") && !text.contains("words "), "{text}");
    let file = folder.path().join("running.txt");
    std::fs::write(&file, text).expect("written");
    let (code, _, error) = run(PROGRAM, &["verify", shown(&file)]).await;
    assert!(code == 1 && error.contains("line 2: ") && error.contains("running"), "{error}");

    let none = folder.path().join("none");
    let cases: [(&[&str], i32, &str); 8] = [
        (&["export", "--database", shown(&database), "3"], 2, "has not begun"),
        (&["export", "--database", shown(&database), "9"], 2, "no game 9"),
        (&["export", "--database", shown(&none), "1"], 2, "no such file"),
        (&["export", "--database", shown(&file), "1"], 3, "not a database"),
        (&["verify", shown(&none)], 2, "can't read"),
        (&["replay", shown(&file), "--at", "9999"], 2, "no action 9999"),
        (&["replay", shown(&file), "--at", "x"], 2, "--at"),
        (&["verify", PROGRAM], 1, "line 1: "),
    ];
    for (arguments, expected, because) in cases {
        let (code, out, error) = run(PROGRAM, arguments).await;
        assert_eq!((code, out.as_str()), (expected, ""), "{arguments:?}: {error}");
        assert!(error.contains(because), "{arguments:?}: {error}");
    }
    assert!(!none.exists(), "nothing was made");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_simulated_game_of_every_rulebook_is_a_record_that_both_verifiers_find_true() {
    let folder = tempfile::tempdir().expect("a folder");
    for rulebook in Rulebook::ALL {
        let seats = rulebook.seats().0.max(3).to_string();
        let arguments =
            ["simulate", "--rulebook", rulebook.key(), "--seats", &seats, "--seed", "5", "--record"];
        let (code, _, error) = run(PROGRAM, &[&arguments[..], &[shown(folder.path())]].concat()).await;
        assert_eq!(code, 0, "{error}");
        let file = folder.path().join(format!("{}-{seats}-seats-seed-5.txt", rulebook.key()));
        let (code, out, error) = run(PROGRAM, &["verify", shown(&file)]).await;
        let said = "Every move followed the rules. Against the owner of the bot: nothing.\nok\nno public beacon was used\n\
                    nobody gave a word\n";
        assert_eq!((code, out.as_str()), (0, said), "{}: {error}", rulebook.key());
        if crate::node::python() {
            let (code, out, error) = run("python3", &["-B", "docs/verify.py", shown(&file)]).await;
            assert!(code == 0 && out.contains("\nok: "), "{}: {out}{error}", rulebook.key());
        }
    }
}
