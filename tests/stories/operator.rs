//! The operator's command line in case of errors: one line that names the error; no data is lost, overwritten,
//! unlimited in size or readable by other users.

use crate::command_line::{ran, refused};
use crate::process::{program, quick_discord, start, terminate};
use casus_belli::rules::{Board, BoardId};
use std::collections::BTreeSet;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use tokio::io::AsyncReadExt as _;

fn inside(directory: &tempfile::TempDir, name: &str) -> String {
    directory.path().join(name).to_str().expect("UTF-8").to_owned()
}

/// Asserts a refusal in one short line.
#[track_caller]
fn in_one_line(arguments: &[&str], code: i32, expected: &str) {
    refused(arguments, code, expected);
    let (_, _, err) = ran(arguments);
    assert!(err.trim().lines().count() == 1 && err.len() < 1_000, "{} bytes: {err:.400}", err.len());
}

#[test]
fn settings_without_an_end_are_refused_at_once_in_one_line() {
    in_one_line(&["--config", "/dev/zero", "check"], 2, "/dev/zero: holds more than 1048576 bytes");
    let directory = tempfile::tempdir().expect("a directory");
    let long = inside(&directory, "long.toml");
    std::fs::write(&long, format!("[log]\nlevel = \"{}\"\n", "x".repeat(500_000))).expect("written");
    in_one_line(&["--config", &long, "check"], 2, "log.level: ");
}

#[test]
fn check_names_the_external_player_whose_program_is_not_there() {
    let directory = tempfile::tempdir().expect("a directory");
    let (settings, database) = (inside(&directory, "bot.toml"), inside(&directory, "games.db"));
    let player = "[[external_player]]\nname = \"Ada\"\ncommand = [\"no-such-player\"]\nservers = [7]\n";
    std::fs::write(&settings, format!("[database]\npath = \"{database}\"\n\n{player}")).expect("written");
    let why = "the external player \"Ada\": there is no program `no-such-player`";
    in_one_line(&["--config", &settings, "check"], 2, why);
    assert!(!Path::new(&database).exists(), "nothing is made before that is right");
}

#[test]
fn a_position_that_is_too_large_is_refused_without_being_repeated() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = |name: &str, text: &str| {
        let path = inside(&directory, name);
        std::fs::write(&path, text).expect("written");
        path
    };
    let draw = |state: &str, expected: &str| {
        in_one_line(&["draw", "--board", "world", "--alt", "--state", state], 2, expected);
    };
    draw(&path("long.toml", &format!("{} = 1\n", "x".repeat(5_000_000))), "holds more than 262144 bytes");
    draw(&path("key.toml", &format!("title = \"a\"\n{} = 1\n", "x".repeat(100_000))), "line 2");
    let flight = "[[flights]]\nwhat = \"light\"\npath = [\"alaska\", \"alberta\"]\n";
    draw(&path("many.toml", &flight.repeat(1_000)), "flights: 1000 of them; at most 200 are drawn");
    draw(&path("endless.toml", &flight.repeat(20_000)), "holds more than 262144 bytes");
    draw(&"x".repeat(100_000), "is neither");
}

#[test]
fn draw_takes_a_position_whose_first_territory_is_free() {
    let holders = format!("- 0:3 {}", "1:2 ".repeat(40));
    let (code, alt, err) = ran(&["draw", "--board", "classic83", "--state", &holders, "--alt"]);
    assert!(code == 0 && !alt.is_empty(), "{err}");
    let (code, same, err) = ran(&["draw", "--board", "classic83", &format!("--state={holders}"), "--alt"]);
    assert_eq!((code, same), (0, alt), "{err}");
}

#[test]
fn odds_name_the_number_that_was_typed() {
    refused(&["odds", "3", "2", "--attack-dice", "255"], 2, "between 1 and 3 dice, not 255");
    refused(&["odds", "3", "2", "--defence-dice", "99"], 2, "between 1 and 3 dice, not 99");
    let then = "1,".repeat(4_999) + "1";
    refused(&["odds", "3", "2", "--then", &then], 2, "--then: 5000 territories; at most 99");
}

#[test]
fn what_is_wrong_is_named_as_it_is_typed() {
    refused(&["simulate", "--rulebook", "first_edition", "--seats", "9"], 2, "first_edition is for ");
    let directory = tempfile::tempdir().expect("a directory");
    let reports = inside(&directory, "reports");
    let game = ["simulate", "--option", "setup.way=instant", "--seats", "2", "--seed", "11"];
    let (code, _, err) = ran(&[&game[..], &["--record", &reports]].concat());
    assert_eq!(code, 0, "{err}");
    let record = format!("{reports}/classic-2-seats-seed-11.txt");
    let text = std::fs::read_to_string(&record).expect("it is named after rulebook, seats and seed");
    let attack =
        text.split(" player ").find(|line| line.starts_with("attack(from=")).expect("somebody attacks");
    let attack = attack.split(" > ").next().expect("an answer");
    let places: Vec<&str> = attack.split(['=', ' ', ')']).collect();
    let (from, to) = (places[1], places[3]);
    let board = Board::get(BoardId::Classic83);
    let at = |key: &str| board.ids().find(|at| board.territory(*at).key == key).expect("a territory");
    let far = board.ids().find(|far| *far != at(from) && !board.territory(at(from)).borders.contains(*far));
    let far = &board.territory(far.expect("one that does not touch it")).key;
    let named = |wrong: &str, reasons: &[String]| {
        let changed = text.replacen(&format!(" player {attack} >"), &format!(" player {wrong} >"), 1);
        assert_ne!(changed, text);
        std::fs::write(&record, changed).expect("written");
        for command in
            [&["verify", &record][..], &["replay", &record], &["draw", "--alt", "--record", &record]]
        {
            let (code, _, err) = ran(command);
            let right = reasons.iter().any(|reason| err.contains(&format!("the rules refuse it: {reason}")));
            assert!(code == 1 && right && !err.contains("TerritoryId"), "{command:?}: {err}");
        }
    };
    named(&format!("attack(from={to} to={from} dice=1)"), &[format!("{to} is not yours")]);
    let touch = format!("{from} and {far} don't touch");
    named(&format!("attack(from={from} to={far} dice=1)"), &[touch, format!("{far} is your own")]);
    named("advance(armies=3)", &["advance is not on offer; the question is attack".to_owned()]);
}

#[test]
fn simulate_writes_over_no_record_and_says_which_one_is_there() {
    let directory = tempfile::tempdir().expect("a directory");
    let reports = inside(&directory, "reports");
    let play = |seats: &str| {
        ran(&[
            "simulate",
            "--option",
            "setup.way=instant",
            "--seed",
            "4",
            "--seats",
            seats,
            "--record",
            &reports,
        ])
    };
    assert_eq!((play("2").0, play("3").0), (0, 0), "another number of seats is another file");
    let files = || -> Vec<(std::path::PathBuf, Vec<u8>)> {
        let files =
            std::fs::read_dir(&reports).expect("it was made").map(|file| file.expect("a file").path());
        let mut files: Vec<_> =
            files.map(|file| (file.clone(), std::fs::read(file).expect("readable"))).collect();
        files.sort();
        files
    };
    let before = files();
    assert_eq!(before.len(), 4, "a record and a report of each");
    let (code, out, err) = play("2");
    assert_eq!((code, out.as_str()), (2, ""), "{err}");
    assert!(err.contains("classic-2-seats-seed-4.txt is there already") && err.lines().count() == 1, "{err}");
    assert!(files() == before, "everything is as it was");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_is_written_to_a_file_has_no_colours() {
    let loopback = quick_discord().await;
    let directory = tempfile::tempdir().expect("a directory");
    let mut child = start(&loopback, &directory.path().join("games.db")).await;
    let mut said = child.stderr.take().expect("it is piped");
    terminate(&mut child).await;
    let mut log = String::new();
    said.read_to_string(&mut log).await.expect("UTF-8");
    assert!(log.contains("connected") && !log.contains('\u{1b}'), "{log}");
}

fn mode(path: &Path) -> u32 {
    std::fs::metadata(path).expect("it is there").permissions().mode() & 0o777
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_but_the_owner_can_read_the_database_and_what_lies_beside_it() {
    let loopback = quick_discord().await;
    let directory = tempfile::tempdir().expect("a directory");
    let database = directory.path().join("games.db");
    let files = || {
        let names =
            std::fs::read_dir(directory.path()).expect("readable").map(|file| file.expect("a file").path());
        names.collect::<Vec<_>>()
    };
    let mut child = start(&loopback, &database).await;
    let there = files();
    assert!(there.len() >= 4, "the database, -wal, -shm, .lock: {there:?}");
    for file in &there {
        assert_eq!(mode(file), 0o600, "{}", file.display());
    }
    terminate(&mut child).await;
    // As after a copy that did not keep the file modes.
    for file in files() {
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).expect("ours");
    }
    let mut child = start(&loopback, &database).await;
    for file in files() {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
    terminate(&mut child).await;
    let (_, _, said) = {
        let output = program(&loopback, &database, "check").output().await.expect("it starts");
        (output.status, output.stdout, String::from_utf8(output.stderr).expect("UTF-8"))
    };
    assert!(said.contains("all is well"), "{said}");
}

/// The flags that a text names in backticks or in a help page.
fn flags(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
    words.filter(|word| word.len() > 2 && word.starts_with("--")).map(str::to_owned).collect()
}

#[test]
fn the_readme_names_every_flag_of_every_command_and_no_other() {
    let readme =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/README.md")).expect("it is here");
    let rows = readme.split("## The command line").nth(1).and_then(|rest| rest.split("\n## ").next());
    let section = rows.expect("a section about the command line");
    let with_json = section.lines().find(|line| line.contains("take `--json`")).expect("a line about --json");
    let mut seen = 0;
    for row in section.lines().filter(|line| line.starts_with("| `")) {
        let command = row.trim_start_matches("| `").split(['`', ' ']).next().expect("a name");
        let (code, help, err) = ran(&[command, "--help"]);
        assert_eq!(code, 0, "{command}: {err}");
        let options = help.split("Options:").nth(1).unwrap_or_default();
        let offered = options.lines().filter_map(|line| {
            let option = line.trim_start();
            let option = option.strip_prefix("-h, ").unwrap_or(option);
            option.starts_with("--").then(|| option.split([' ', '<']).next().unwrap_or_default().to_owned())
        });
        let everywhere = ["--help", "--config"];
        let offered: BTreeSet<String> = offered.filter(|flag| !everywhere.contains(&flag.as_str())).collect();
        let mut named = flags(row);
        if with_json.contains(&format!("`{command}`")) {
            named.insert("--json".to_owned());
        }
        assert_eq!(named, offered, "{command}");
        seen += 1;
    }
    assert!(seen >= 10, "{seen} commands");
}
