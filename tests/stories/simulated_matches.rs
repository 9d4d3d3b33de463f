//! `simulate --match`, and external players, which speak lines of JSON (`docs/players.md`).

use crate::command_line::{ran, refused};
use casus_belli::rules::Rulebook;
use serde_json::Value;
use std::path::Path;

/// A player that does one thing wrong: what, and where in the game, are its arguments.
const CULPRIT: &str = r#"
import json, sys, time
fault, at = sys.argv[1], int(sys.argv[2])
say = lambda said: print(said if isinstance(said, str) else json.dumps(said), flush=True)
seen = open(sys.argv[3], "a") if len(sys.argv) > 3 else None
for line in sys.stdin:
    if seen: seen.write(line); seen.flush()
    message = json.loads(line)
    if message["type"] == "game":
        say({"type": "ready", "protocol": 7 if fault == "protocol" else 1})
    if message["type"] != "question": continue
    number, seat, ask = message["question"], message["seat"], message["ask"]
    said = {"question": number, "seat": seat, "action": ask["default"]}
    if number >= at:
        if fault == "silent": continue
        if fault == "dead": sys.exit(3)
        if fault == "floods": say("x" * 1_000_000)
        if fault == "chatters": [say("hello") for _ in range(1_000)]
        if fault == "debugs": say("thinking"); say({"question": number - 1, "seat": seat, "action": None})
        if fault == "lies": said["action"] = {"classic": {"place": {"armies": [[0, 1_000]]}}}
        if fault == "babbles": said["action"] = {"chess": "e4"}
        if fault == "nothing": said["action"] = None
        if fault == "meddles": said["seat"] = 1 - min(seat, 1)
    say(said)
"#;

/// The JSON object that a match prints, whether or not games were cut.
#[track_caller]
fn played(arguments: &[&str]) -> Value {
    let (code, out, err) = ran(&[&["simulate", "--json"], arguments].concat());
    assert!(code <= 1, "{arguments:?}: {err}");
    serde_json::from_str(&out).unwrap_or_else(|error| panic!("{arguments:?}: {error}: {out}{err}"))
}

/// Removes what depends on the speed of the machine.
fn without_times(mut told: Value) -> Value {
    fn remove(value: &mut Value) {
        match value {
            Value::Object(fields) => {
                fields.retain(|key, _| !["seconds", "answer_us", "turn_us"].contains(&key.as_str()));
                fields.values_mut().for_each(remove);
            }
            Value::Array(items) => items.iter_mut().for_each(remove),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
    remove(&mut told);
    told
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("{value} is no number"))
}

#[test]
fn a_match_has_the_same_figures_on_any_number_of_threads() {
    let game = ["--match", "normal:easy", "--games", "10", "--seed", "7"];
    let [one, many] = ["1", "5"].map(|threads| played(&[&game[..], &["--threads", threads]].concat()));
    assert!(
        one["seconds"].as_f64() > Some(0.0) && one["players"][0]["answer_us"]["p99"].as_f64() > Some(0.0)
    );
    assert_eq!(without_times(one.clone()), without_times(many));
    assert_eq!((number(&one["games"]), number(&one["seeds"])), (12, 3), "whole rotations: {one}");
    let [normal, easy] = [0, 1].map(|at| &one["players"][at]);
    assert_eq!((number(&normal["seats"]), number(&easy["seats"])), (1, 3));
    assert_eq!(number(&normal["wins"]["won"]) + number(&easy["wins"]["won"]), 12, "{one}");
    let share = |of: &Value| of.as_f64().expect("a share");
    let wins = &normal["wins"];
    assert!(
        share(&wins["at_least"]) < share(&wins["share"]) && share(&wins["share"]) < share(&wins["at_most"])
    );
    assert!(normal["rating"]["points"].as_i64() > easy["rating"]["points"].as_i64(), "{one}");
    assert!(normal["points"].is_null() && normal["as"].is_null() && normal["forfeits"].is_null());
}

#[test]
fn every_player_has_every_seat_with_every_seed() {
    // Four equal players: each of them stands where the others stood, so all have the same figures.
    let told =
        played(&["--match", "normal:normal:normal:normal", "--games", "8", "--option", "setup.way=instant"]);
    let players = told["players"].as_array().expect("a list");
    assert_eq!(players.len(), 4);
    assert!(
        players.iter().all(|player| player["wins"]["won"] == 2 && player["place"] == players[0]["place"])
    );
    assert_eq!(number(&told["games"]), 8);
}

#[test]
fn weights_are_learnt_by_a_command_the_same_on_any_number_of_threads_and_a_file_that_is_there_stays() {
    let folder = tempfile::tempdir().unwrap();
    let learn = |name: &str, threads: &str| {
        let file = folder.path().join(name);
        let path = file.to_str().unwrap();
        let told = ran(&[
            &["simulate", "--learn", path, "--rulebook", "first_edition", "--games", "6", "--seed", "3"][..],
            &["--threads", threads],
        ]
        .concat());
        (told, std::fs::read_to_string(&file).unwrap())
    };
    let ((code, out, err), one) = learn("one.toml", "1");
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.starts_with("first_edition: 6 finished games, ") && out.contains("equal chances: "), "{out}");
    let how = "# casus-belli simulate --learn FILE --rulebook first_edition --games 6 --seed 3 --seats 4 --players normal\n";
    assert!(
        one.starts_with(&format!("{how}version = 3\nrulebook = \"first_edition\"\nweights = [\n")),
        "{one}"
    );
    let (_, many) = learn("many.toml", "3");
    assert_eq!(one, many);
    let ((code, _, err), still) = learn("one.toml", "1");
    assert_eq!(code, 2);
    assert!(err.contains("one.toml is there already and stays as it is"), "{err}");
    assert_eq!(still, one);
}

#[test]
fn ratings_of_levels_are_written_by_a_command_and_what_has_none_or_is_there_is_refused_before_the_first_game()
{
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("levels.toml");
    let path = file.to_str().unwrap();
    let rated = |players: &str| {
        let game = ["simulate", "--rulebook", "objectives", "--games", "4", "--seed", "2"];
        ran(&[&game[..], &["--match", players, "--ratings", path]].concat())
    };
    let (code, _, err) = rated("easy:random");
    assert_eq!(code, 2);
    assert!(err.contains("`random` has no rating; name only easy, normal, human, strong"), "{err}");
    assert!(!file.exists());
    let (code, out, err) = rated("easy:normal");
    assert_eq!((code, err.as_str()), (0, ""));
    let text = std::fs::read_to_string(&file).unwrap();
    let how = "# casus-belli simulate --match easy:normal --rulebook objectives --seats 4 --games 4 --seed 2 --ratings FILE\n";
    let levels =
        text.strip_prefix(how).and_then(|rest| rest.strip_prefix("\n[objectives]\n")).expect("its command");
    let told: Vec<&str> = levels.lines().collect();
    assert!(told.len() == 2 && told[0].starts_with("easy = ") && told[1].starts_with("normal = "), "{text}");
    // The same as in the table.
    let points = told.iter().map(|line| line.rsplit(' ').next().expect("a number"));
    points.for_each(|points| assert!(out.contains(&format!(" {points} ± ")), "{points}: {out}"));
    let (code, _, err) = rated("easy:normal");
    assert_eq!(code, 2);
    assert!(err.contains("levels.toml is there already and stays as it is"), "{err}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
}

#[test]
fn a_match_tells_how_much_seats_without_a_chance_change_the_chances_of_the_others_if_asked() {
    let game = ["--match", "normal:random", "--games", "8", "--seed", "3", "--option", "setup.way=instant"];
    let told = played(&[&game[..], &["--kingmaking"]].concat());
    let [normal, random] = [0, 1].map(|at| &told["players"][at]["kingmaking"]);
    assert!(number(&random["turns"]) > number(&normal["turns"]), "{told}");
    let each = random["game"]["mean"].as_f64().expect("a mean");
    assert!(each > 0.0 && each < 1.0, "{told}");
    let plain = played(&game);
    assert!(plain["players"][0]["kingmaking"].is_null());
    let (code, out, _) = ran(&[&["simulate", "--kingmaking"], &game[..]].concat());
    assert_eq!(code, 0);
    let line = format!("random below 5 %: changed the others' chances by {:.1} ± ", 100.0 * each);
    assert!(out.contains(&line), "{line}: {out}");
}

#[test]
fn a_match_of_every_rulebook_has_points_where_they_count_and_parts_where_there_are_some() {
    let told = played(&["--all-presets", "--match", "normal:easy:random", "--games", "4"]);
    let presets = told["presets"].as_array().expect("a list");
    let keys: Vec<&str> = presets.iter().filter_map(|preset| preset["rulebook"].as_str()).collect();
    assert_eq!(keys, Rulebook::ALL.map(Rulebook::key));
    for preset in presets {
        let (key, players) = (&preset["rulebook"], preset["players"].as_array().expect("a list"));
        assert_eq!(players.iter().map(|player| number(&player["seats"])).sum::<u64>(), 4, "{preset}");
        let points = players.iter().all(|player| player["points"]["mean"].is_number());
        assert_eq!(points, key == "tournament" || key == "y2210" || key == "cold_war", "{preset}");
        for player in players {
            if key != "cold_war" {
                assert!(player["as"].is_null());
                continue;
            }
            let parts = player["as"].as_array().expect("a list");
            let named: Vec<&str> = parts.iter().filter_map(|part| part["as"].as_str()).collect();
            assert_eq!(named, ["USA", "coalition 2", "USSR", "coalition 4"]);
            let of: u64 = parts.iter().map(|part| number(&part["of"])).sum();
            assert_eq!(of, 4 * number(&player["seats"]), "each seat of each game: {player}");
        }
    }
}

#[test]
fn a_sequential_test_ends_the_match_early_at_the_same_game_on_any_number_of_threads() {
    let game = ["--match", "normal:random", "--games", "400", "--sprt", "25,60"];
    let [one, many] = ["1", "4"].map(|threads| played(&[&game[..], &["--threads", threads]].concat()));
    assert_eq!(without_times(one.clone()), without_times(many));
    assert_eq!(one["sprt"]["verdict"], "high");
    assert!(number(&one["games"]) < 40, "{one}");
    let (code, out, err) =
        ran(&["simulate", "--match", "normal:random", "--games", "400", "--sprt", "25,60"]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.starts_with("normal : random: ") && out.contains("60 %, not 25 %"), "{out}");
}

#[test]
fn a_match_that_makes_no_sense_is_refused_in_one_line() {
    let one_line = |arguments: &[&str], why: &str| {
        let arguments = [&["simulate"], arguments].concat();
        refused(&arguments, 2, why);
        let (_, _, err) = ran(&arguments);
        assert!(err.starts_with("error: ") || err.trim().lines().count() == 1, "{err}");
    };
    one_line(&["--match", "normal"], "a match needs two players");
    one_line(
        &["--match", "normal:genius"],
        "no player `genius`; there are: strong, human, normal, easy, random, quick, extern:COMMAND",
    );
    one_line(&["--match", "normal:"], "no player ``");
    one_line(&["--match", "a:b:c:d:e"], "no player `a`");
    one_line(&["--match", "easy:easy:easy:easy:easy"], "5 players for 4 seats");
    one_line(&["--match", "normal:extern"], "`extern:` needs a command");
    one_line(&["--match", "normal:extern:"], "`extern:` needs a command");
    one_line(&["--match", "extern:/no/such/player:easy"], "there is no program `/no/such/player`");
    one_line(&["--match", "extern:/:easy"], "can't start `/`");
    one_line(&["--match", "extern:'player:easy"], "is not closed");
    one_line(&["--match", "normal:easy", "--absent", "skip"], "--absent");
    one_line(&["--match", "normal:easy", "--players", "easy"], "--players");
    one_line(&["--match", "normal:easy", "--record", "x"], "--record");
    one_line(&["--match", "normal:easy", "--sprt", "30,20"], "the lower one first");
    one_line(&["--match", "normal:easy", "--threads", "0"], "--threads");
    one_line(&["--match", "normal:easy", "--seed", "18446744073709551615", "--games", "8"], "no seed");
    one_line(&["--match", "normal:easy", "--seats", "9"], "9");
    one_line(&["--sprt", "20,30"], "--match");
    one_line(&["--threads", "2"], "--match");
    one_line(&["--time-limit", "0"], "--time-limit");
    one_line(&["--players", "extern:/no/such/player"], "there is no program");
    one_line(&["--players", "extern:cat", "--absent", "skip"], "who go silent");
}

/// Whether there is Python; then the script is written into that folder.
fn culprit(folder: &Path) -> Option<String> {
    let script = folder.join("culprit.py");
    std::fs::write(&script, CULPRIT).expect("written");
    crate::node::python().then(|| format!("extern:python3 {}", script.to_str().expect("UTF-8")))
}

#[test]
fn the_example_of_the_page_plays_every_rulebook_without_a_forfeit_and_beats_random_play() {
    if !crate::node::python() {
        return;
    }
    let text = std::fs::read_to_string("docs/player.py").expect("it is there");
    assert!(text.lines().count() <= 60, "{} lines", text.lines().count());
    let limit = ["--time-limit", "60000"];
    for rulebook in Rulebook::ALL {
        let game =
            ["--rulebook", rulebook.key(), "--games", "4", "--match", "extern:python3 docs/player.py:random"];
        let told = played(&[&game[..], &limit].concat());
        let player = &told["players"][0];
        let forfeits = player["forfeits"].as_object().expect("it is external");
        assert!(forfeits.values().all(|count| count == 0), "{told}");
        assert!(told["players"][1]["forfeits"].is_null());
        if rulebook == Rulebook::Classic {
            assert!(number(&player["wins"]["won"]) >= 3, "{told}");
        }
    }
    let game = ["--players", "normal,extern:python3 docs/player.py,easy", "--option", "setup.way=instant"];
    let told = played(&[&game[..], &limit].concat());
    assert_eq!(told["players"][1], "extern:python3 docs/player.py");
    assert!(told["forfeits"][0].is_null() && told["forfeits"][1]["illegal"] == 0, "{told}");
}

#[test]
fn the_report_of_a_simulated_game_tells_deals_and_who_kept_and_who_broke_his_word_r3_8() {
    if !crate::node::python() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let game = ["simulate", "--rulebook", "cold_war", "--seats", "5", "--seed", "7", "--time-limit", "60000"];
    let players = ["--players", "extern:python3 tools/gallery/word_breaker.py,normal"];
    let record = ["--record", folder.path().to_str().expect("UTF-8")];
    let (code, _, err) = ran(&[&game[..], &players, &record].concat());
    assert_eq!(code, 0, "{err}");
    let report = std::fs::read_to_string(folder.path().join("cold_war-5-seats-seed-7.md")).expect("a report");
    let mut rest = report.as_str();
    for words in ["Red accepts offer", "Red declares war", "says that Red broke the promise"] {
        let at = rest.find(words).unwrap_or_else(|| panic!("{words}: {report}"));
        rest = &rest[at..];
    }
    assert!(report.contains("kept the promise"), "{report}");
}

#[test]
fn whatever_an_external_player_does_wrong_costs_its_answer_and_the_game_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let Some(culprit) = culprit(folder.path()) else { return };
    for (fault, counted, ends) in [
        ("protocol", "other_protocol", true),
        ("silent", "silent", true),
        ("dead", "ended", true),
        ("floods", "flooding", true),
        ("chatters", "flooding", true),
        ("lies", "illegal", false),
        ("babbles", "illegal", false),
        ("nothing", "illegal", false),
        ("meddles", "other_seat", false),
        ("debugs", "stray_lines", false),
    ] {
        let players = format!("normal,{culprit} {fault} 5");
        // A machine that is busy may let Python start slowly: it has ten times the limit for that.
        let limit = if fault == "silent" { "1500" } else { "60000" };
        let told = played(&[
            "--players",
            &players,
            "--option",
            "setup.way=instant",
            "--seats",
            "3",
            "--time-limit",
            limit,
        ]);
        assert_eq!(told["endings"]["world"], 1, "{fault}: {told}");
        for seat in 1..3 {
            let forfeits = &told["forfeits"][seat];
            assert!(number(&forfeits[counted]) > 0, "{fault}: {told}");
            assert_eq!(number(&forfeits["gone"]) > 0, ends, "{fault}: {told}");
            let others = forfeits.as_object().expect("counts").iter();
            let others = others.filter(|(key, _)| ![counted, "gone", "stray_lines"].contains(&key.as_str()));
            assert_eq!(others.filter_map(|(_, count)| count.as_u64()).sum::<u64>(), 0, "{fault}: {told}");
            if ends {
                assert_eq!(number(&forfeits[counted]), 1, "it is ended at once: {told}");
            }
        }
    }
    let game = ["simulate", "--match", &format!("normal:{culprit} lies 1"), "--option", "setup.way=instant"];
    let (code, out, err) = ran(&[&game[..], &["--time-limit", "60000"]].concat());
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.contains("forfeited (illegal ") && out.contains("lies 1: "), "{out}");
}

#[test]
fn an_external_player_gets_the_view_of_its_own_seat_and_no_seed() {
    let folder = tempfile::tempdir().expect("a folder");
    let Some(culprit) = culprit(folder.path()) else { return };
    let seen = folder.path().join("seen.txt");
    let player = format!("{culprit} none 0 {}", seen.to_str().expect("UTF-8"));
    let game = ["--rulebook", "objectives", "--seed", "987654321", "--time-limit", "60000"];
    played(&[&["--players", &format!("normal,{player},normal")], &game[..]].concat());
    let text = std::fs::read_to_string(&seen).expect("what it got");
    assert!(!text.contains("987654321"), "the seed would tell it all dice");
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let kind = |line: &Value| line["type"].as_str().expect("a type").to_owned();
    assert_eq!((kind(&lines[0]), kind(&lines[lines.len() - 1])), ("game".to_owned(), "over".to_owned()));
    assert_eq!((number(&lines[0]["seat"]), number(&lines[0]["protocol"])), (1, 1));
    for line in &lines[1..] {
        let view = &line["view"]["classic"];
        assert_eq!((number(&line["seat"]), number(&view["common"]["viewer"]["seat"])), (1, 1));
        assert_eq!(number(&view["own"]["seat"]), 1);
        let shown = view["objectives"].as_array().expect("a list").len();
        assert_eq!(shown > 0, kind(line) == "over", "the objectives of the others are shown at the end only");
    }
    assert!(lines.len() > 30, "{}", lines.len());
}
