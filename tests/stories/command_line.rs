//! Commands for scripts: one object on standard output and nothing else, errors on standard error, exit codes.

use serde_json::Value;
use std::process::Command;

use casus_belli::rules::board::Condition;
use casus_belli::rules::{Board, BoardId, Rulebook};
use casus_belli::table::AbsencePolicy;

/// Runs the program; returns exit code, standard output, standard error.
pub(crate) fn ran(arguments: &[&str]) -> (i32, String, String) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_casus-belli"));
    let output = program.args(arguments).output().expect("the program starts");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code().expect("it exits"), text(output.stdout), text(output.stderr))
}

/// The JSON object that a command prints.
#[track_caller]
fn object(arguments: &[&str]) -> Value {
    let (code, out, err) = ran(arguments);
    assert_eq!((code, err.as_str()), (0, ""), "{arguments:?}");
    let object: Value =
        serde_json::from_str(&out).unwrap_or_else(|error| panic!("{arguments:?}: {error}: {out}"));
    assert!(object.is_object() && out.trim().lines().count() == 1, "{out}");
    object
}

/// Asserts a refusal: exit code, empty standard output, the reason on standard error.
#[track_caller]
pub(crate) fn refused(arguments: &[&str], code: i32, expected: &str) {
    let (found, out, err) = ran(arguments);
    assert_eq!((found, out.as_str()), (code, ""), "{arguments:?}: {err}");
    assert!(err.contains(expected), "{arguments:?}: {err}");
}

#[track_caller]
fn near(found: &Value, expected: f64) {
    let found = found.as_f64().expect("a number");
    assert!((found - expected).abs() < 6e-11, "{found}, not {expected}");
}

#[test]
fn odds_are_those_of_f52_and_count_free_armies_only() {
    let two = object(&["odds", "30", "30", "--json"]);
    near(&two["win"], 0.676_113_632_6);
    let three = object(&["odds", "7", "5", "--defence-dice", "3", "--json"]);
    near(&three["win"], 0.462_056_681_7);
    let keys: Vec<&String> = three.as_object().expect("an object").keys().collect();
    assert_eq!(
        keys,
        [
            "attack_dice",
            "attacker_losses",
            "attackers",
            "defence_dice",
            "defender_losses",
            "defenders",
            "win"
        ]
    );
    let one = object(&["odds", "1", "1", "--json"]);
    assert_eq!(one["win"].to_string(), "0.416666666667", "twelve digits");
    assert_eq!(one["attacker_losses"].to_string(), "0.583333333333");
    near(
        &object(&["odds", "1", "1", "--attack-dice", "1", "--defence-dice", "1", "--json"])["win"],
        15.0 / 36.0,
    );
}

#[test]
fn odds_of_a_march_a_careful_attack_and_other_dice() {
    let way = object(&["odds", "8", "2", "--then", "1,3", "--json"]);
    let captures: Vec<f64> =
        way["captures"].as_array().expect("a list").iter().filter_map(Value::as_f64).collect();
    assert!(captures.len() == 3 && captures.is_sorted_by(|a, b| a > b), "{captures:?}");
    near(&way["win"], captures[2]);
    let careful = ["odds", "9", "6", "--stop-at", "4", "--rolls", "3", "--below", "40", "--ends", "--json"];
    let careful = object(&careful);
    let ends = careful["ends"].as_array().expect("a list");
    let all: f64 = ends.iter().filter_map(|end| end["chance"].as_f64()).sum();
    assert!((all - 1.0).abs() < 1e-9 && ends.iter().all(|end| end["attackers"].as_u64() >= Some(3)));
    let eights = object(&["odds", "5", "5", "--attack-sides", "8,8,6", "--defence-sides", "6,6", "--json"]);
    assert!(eights["win"].as_f64() > object(&["odds", "5", "5", "--json"])["win"].as_f64());
    let (code, out, _) = ran(&["odds", "3", "2", "--then", "1", "--ends"]);
    assert!(
        code == 0
            && out.starts_with("4 against 2 + 1: 3 free to attack, one stays; 3 dice against 2\n")
            && out.contains("territory 2"),
        "{out}"
    );
}

#[test]
fn odds_of_a_fight_of_the_cold_war_r3_22_r3_28() {
    let even = object(&["odds", "1", "1", "--cold-war", "--json"]);
    near(&even["win"], 0.29);
    near(&even["level"], 0.42);
    near(&even["lose"], 0.29);
    let tanks = ["odds", "2", "3", "--cold-war", "--tanks", "2,0", "--fights", "20", "--ends", "--json"];
    let tanks = object(&tanks);
    assert_eq!(
        (tanks["attack"]["strength"].as_u64(), tanks["defence"]["strength"].as_u64()),
        (Some(6), Some(3))
    );
    let ends = tanks["ends"].as_array().expect("a list");
    let all: f64 = ends.iter().filter_map(|end| end["chance"].as_f64()).sum();
    assert!((all - 1.0).abs() < 1e-9 && tanks["clear"].as_f64() > tanks["win"].as_f64());
    let six = object(&["odds", "1", "1", "--cold-war", "--die", "6", "--botch", "off", "--json"]);
    near(&six["win"], 0.25);
    let (code, out, _) = ran(&["odds", "2", "3", "--cold-war"]);
    assert!(code == 0 && out.starts_with("strength 2 against 3: one fight\n"), "{out}");
    refused(&["odds", "0", "3", "--cold-war"], 2, "at least one army");
    refused(&["odds", "1000", "3", "--cold-war"], 2, "at most 240 dice");
    refused(&["odds", "1", "1", "--cold-war", "--tanks", "2"], 2, "two numbers");
    refused(&["odds", "1", "1", "--cold-war", "--botch", "on"], 2, "net_ones");
    refused(&["odds", "1", "1", "--tanks", "1,1"], 2, "--cold-war");
    refused(&["odds", "1", "1", "--cold-war", "--then", "1"], 2, "--then");
}

#[test]
fn odds_that_make_no_sense_are_refused_with_code_two() {
    refused(&["odds", "9999", "1"], 2, "at most 5000 armies");
    refused(&["odds", "3", "2", "--attack-dice", "4", "--json"], 2, "between 1 and 3 dice");
    refused(&["odds", "3", "2", "--defence-dice", "0", "--json"], 2, "between 1 and 3 dice");
    refused(&["odds", "3", "2", "--attack-sides", "1"], 2, "sides");
    refused(&["odds", "3", "2", "--below", "101"], 2, "101");
    refused(&["odds", "-3", "2"], 2, "-3");
    refused(&["odds", "3"], 2, "DEFENDERS");
    refused(&["odds", "3", "2", "--dice", "3"], 2, "--dice");
}

/// Number of links from this territory under that condition in the board's JSON.
fn told_links(told: &Value, when: Condition, from: &str) -> usize {
    told["links"][when.key()][from].as_array().map_or(0, Vec::len)
}

#[test]
fn every_board_is_told_as_it_is() {
    for id in BoardId::ALL {
        let (told_board, board) = (object(&["board", id.key(), "--json"]), Board::get(id));
        assert_eq!(told_board["board"], id.key());
        let territories = told_board["territories"].as_array().expect("a list");
        assert_eq!(territories.len(), board.len());
        assert_eq!(told_board["borders"].as_array().map(Vec::len), Some(board.border_count()));
        for (at, told) in board.ids().zip(territories) {
            let territory = board.territory(at);
            assert_eq!(told["id"], territory.key.as_str());
            assert_eq!(told["borders"].as_array().map(Vec::len), Some(territory.borders.len()), "{told}");
            assert!(told["name"]["it"].is_string(), "{told}");
            assert_eq!(told["kind"], territory.kind.key(), "{told}");
            let value = told["value"].as_u64();
            match id {
                BoardId::Risiko => {
                    assert_eq!(value, Some(territory.borders.len() as u64), "R2-35: {told}");
                }
                BoardId::ColdWar => assert_eq!(value, territory.value.map(u64::from), "R3-9: {told}"),
                BoardId::Classic83 | BoardId::Classic82 | BoardId::Y2210Land82 | BoardId::Y2210Land81 => {
                    assert!(told["value"].is_null(), "no values are printed on it: {told}");
                }
            }
            for when in Condition::ALL {
                let links = told_links(&told_board, when, &territory.key);
                assert_eq!(links, board.links(when, at).len(), "{} {}", territory.key, when.key());
            }
        }
        let bonuses: u64 = told_board["continents"]
            .as_array()
            .expect("a list")
            .iter()
            .filter_map(|continent| continent["bonus"].as_u64())
            .sum();
        let expected = match id {
            BoardId::Classic83 | BoardId::Classic82 | BoardId::Risiko => 24,
            // F-20: eight for the waters, eight for the Moon.
            BoardId::Y2210Land82 | BoardId::Y2210Land81 => 24 + 8 + 8,
            BoardId::ColdWar => 0,
        };
        assert_eq!(bonuses, expected, "S-2, F-20: {id:?}");
        let (code, out, _) = ran(&["board", id.key()]);
        let lands = board.territories().iter().filter(|t| out.contains(&t.name.en)).count();
        assert!(code == 0 && lands == board.len(), "{out}");
    }
    refused(&["board", "atlantis"], 2, "classic83");
    refused(&["board"], 2, "<ID>");
}

#[test]
fn simulate_tells_who_won_how_and_how_long_it_took() {
    let arguments = ["--games", "2", "--seed", "5", "--players", "normal,random", "--json"];
    for rulebook in Rulebook::ALL {
        let seats = rulebook.seats().0.max(3);
        let named = ["simulate", "--rulebook", rulebook.key(), "--seats", &seats.to_string()];
        let told = object(&[&named[..], &arguments].concat());
        assert_eq!(told["rulebook"], rulebook.key());
        let players: Vec<&str> = std::iter::once("normal").chain((1..seats).map(|_| "random")).collect();
        assert_eq!(told["players"], serde_json::json!(players));
        let sum = |of: &Value| -> u64 {
            let numbers: Vec<&Value> = match of {
                Value::Array(list) => list.iter().collect(),
                Value::Object(map) => map.values().collect(),
                _ => panic!("{of}"),
            };
            numbers.into_iter().filter_map(Value::as_u64).sum()
        };
        assert_eq!(sum(&told["endings"]), 2, "{told}");
        assert!(sum(&told["wins"]) >= 2, "{told}");
        for spread in [&told["rounds"], &told["actions"]] {
            assert!(spread["min"].as_u64() <= spread["median"].as_u64(), "{spread}");
            assert!(spread["median"].as_u64() <= spread["max"].as_u64(), "{spread}");
        }
        for side in ["attack", "defence"] {
            assert!(told["luck"][side]["dice"].as_u64() > Some(0), "{rulebook:?} throws dice: {told}");
        }
        // Fights of the Cold War count successes, so their dice have no mean.
        if rulebook != Rulebook::ColdWar {
            let mean = told["luck"]["attack"]["mean"].as_f64().expect("dice were thrown");
            assert!((3.0..4.0).contains(&mean), "{mean}");
        }
        assert!(told["seconds"].as_f64() > Some(0.0) && told["games_per_second"].as_f64() > Some(0.0));
    }
}

#[test]
fn the_same_seed_plays_the_same_games_and_reports_them() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = directory.path().join("reports");
    let path = path.to_str().expect("UTF-8");
    let game = ["simulate", "--option", "setup.way=instant", "--seed", "11", "--json"];
    let (code, out, err) = ran(&[&game[..], &["--record", path]].concat());
    assert_eq!(code, 0, "{err}");
    let (first, second): (Value, Value) = (serde_json::from_str(&out).expect("JSON"), object(&game));
    for key in ["wins", "endings", "rounds", "actions", "luck"] {
        assert_eq!(first[key], second[key], "{key}");
    }
    let files = std::fs::read_dir(path).expect("it was made").map(|file| file.expect("a file").path());
    let mut ends: Vec<_> = files.filter_map(|file| file.extension().map(std::ffi::OsStr::to_owned)).collect();
    ends.sort();
    assert_eq!(ends, ["md", "txt"], "a report and a record");
}

#[test]
fn simulate_plays_every_preset_in_one_go() {
    let told = object(&["simulate", "--all-presets", "--json"]);
    let played = told["presets"].as_array().expect("a list");
    let keys: Vec<&str> = played.iter().filter_map(|preset| preset["rulebook"].as_str()).collect();
    assert_eq!(keys, Rulebook::ALL.map(Rulebook::key));
    assert_eq!(told["games"].as_u64(), Some(keys.len() as u64));
    assert!(played.iter().all(|preset| preset["endings"].get("cut").is_none()), "every game ends: {told}");
}

#[test]
fn simulate_tells_what_silence_brings_pbp_30_pbp_31() {
    for policy in AbsencePolicy::ALL {
        let told =
            object(&["simulate", "--all-presets", "--absent", policy.key(), "--vanish", "40", "--json"]);
        for preset in told["presets"].as_array().expect("a list") {
            assert!(preset["endings"].get("cut").is_none(), "every game ends: {preset}");
            let absent = &preset["absent"];
            let seats = |of: &str| absent[of]["seats"].as_u64();
            assert!(seats("all") > Some(0) && seats("played_on") > Some(0), "{preset}");
            assert!(seats("decided") <= seats("all"), "{preset}");
            let at_once = policy == AbsencePolicy::Computer;
            assert_eq!(absent["missed_turns"].as_u64() == Some(0), at_once, "{preset}");
            let figures = |of: &str| -> Vec<f64> {
                let list = absent["received"][of].as_array().expect("a list");
                list.iter().filter_map(Value::as_f64).collect()
            };
            for (missed, played) in figures("missed").into_iter().zip(figures("played")) {
                assert!(missed <= played, "a missed turn brings nothing more: {preset}");
            }
        }
    }
    refused(&["simulate", "--absent", "wait"], 2, "caretaker");
    refused(&["simulate", "--vanish", "5"], 2, "absent");
}

#[test]
fn simulate_refuses_what_it_cannot_play_with_code_two() {
    refused(&["simulate", "--rulebook", "chess", "--json"], 2, "classic");
    refused(&["simulate", "--seats", "9", "--json"], 2, "9");
    refused(&["simulate", "--players", "genius"], 2, "genius");
    refused(&["simulate", "--seats", "2", "--players", "normal,normal,normal"], 2, "3 players for 2 seats");
    refused(&["simulate", "--games", "0"], 2, "0");
    refused(&["simulate", "--games", "2", "--seed", "18446744073709551615"], 2, "seed");
    refused(&["simulate", "--option", "setup.way"], 2, "KEY=VALUE");
    refused(&["simulate", "--option", "setup.way=magic"], 2, "magic");
    refused(&["simulate", "--all-presets", "--rulebook", "classic"], 2, "--rulebook");
    let file = tempfile::NamedTempFile::new().expect("a file");
    let inside = file.path().join("reports");
    refused(&["simulate", "--record", inside.to_str().expect("UTF-8")], 1, "can't write");
}
