//! Pictures from the command line (`draw`, `odds`, `replay`): the output, and errors that name the option, the fault and
//! a valid value.

use crate::command_line::{ran, refused};
use std::path::Path;
use std::process::{Command, Stdio};

fn inside(directory: &Path, name: &str) -> String {
    directory.join(name).to_str().expect("UTF-8").to_owned()
}

/// The record of a short game for two.
fn record(directory: &Path) -> String {
    let reports = inside(directory, "reports");
    let game = ["simulate", "--option", "setup.way=instant", "--seats", "2", "--seed", "11"];
    let (code, _, err) = ran(&[&game[..], &["--record", &reports]].concat());
    assert_eq!(code, 0, "{err}");
    let files = std::fs::read_dir(&reports).expect("it was made").map(|file| file.expect("a file").path());
    let record = files.into_iter().find(|file| file.extension().is_some_and(|end| end == "txt"));
    record.expect("a record").to_str().expect("UTF-8").to_owned()
}

#[test]
fn a_record_is_drawn_as_charts_and_as_a_film_and_odds_as_bars() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = |name: &str| inside(directory.path(), name);
    let record = record(directory.path());
    let draw = |more: &[&str]| ran(&[&["draw", "--record", &record][..], more].concat());
    let out = path("chart.png");
    for kind in ["territories", "armies", "income", "luck", "share", "share_armies", "share_income"] {
        let (code, alt, err) = draw(&["--chart", kind, "--theme", "light", "--out", &out, "--alt"]);
        assert!(
            code == 0 && alt.starts_with(&kind.split('_').next().expect("a word").to_uppercase()),
            "{alt}{err}"
        );
        let picture = image::open(&out).expect("a PNG");
        assert_eq!(picture.width(), 1000);
    }
    let film = path("game.gif");
    let (code, alt, err) = draw(&["--animate", "--at", "60", "--lang", "it", "--out", &film, "--alt"]);
    assert!(code == 0 && alt.contains("in un film") && alt.contains("territori"), "{alt}{err}");
    assert!(std::fs::read(&film).expect("it was made").starts_with(b"GIF89a"));
    let bars = path("odds.png");
    let (code, _, err) = ran(&["odds", "8", "5", "--then", "2,1", "--out", &bars, "--lang", "it"]);
    assert_eq!(code, 0, "{err}");
    assert_eq!(image::open(&bars).expect("a PNG").width(), 1000);
    let refused_draw =
        |more: &[&str], part: &str| refused(&[&["draw", "--record", &record][..], more].concat(), 2, part);
    refused_draw(&["--chart", "glory", "--out", &out], "territories, armies, income, luck");
    refused_draw(&["--chart", "luck", "--at", "0", "--out", &out], "nothing to compare yet");
    refused_draw(&["--chart", "luck", "--animate", "--out", &out], "--animate");
    refused_draw(&["--seat", "3", "--out", &out], "--seat 3: 1 to 2");
    refused_draw(&["--seat", "1", "--chart", "luck", "--out", &out], "--seat");
    let (code, told, err) = draw(&["--seat", "1", "--at", "60", "--view", "compact", "--out", &out, "--alt"]);
    assert!(code == 0 && told.starts_with("ROUND"), "{told}{err}");
    assert_eq!(image::open(&out).expect("a PNG").width(), 1600);
    for of_a_game in [&["--chart", "luck"][..], &["--animate"], &["--at", "3"]] {
        refused(&[&["draw", "--board", "risiko", "--out", &out][..], of_a_game].concat(), 2, "--board");
    }
    refused(&["odds", "8", "5", "--attack-dice", "2", "--out", &bars], 2, "three attack dice");
    refused(&["odds", "8", "5", "--out", &bars, "--lang", "la"], 2, "en or it");
}

#[test]
fn draw_says_of_every_option_what_is_wrong_and_what_would_be_right() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = |name: &str| inside(directory.path(), name);
    let out = path("x.png");
    let board = |more: &[&str], part: &str| {
        refused(&[&["draw", "--board", "classic83", "--out", &out][..], more].concat(), 2, part);
    };
    refused(
        &["draw", "--board", "atlantis", "--out", &out],
        2,
        "one of classic83, classic82, risiko, y2210_82, y2210_81, cold_war, world, y2210",
    );
    for width in ["0", "1", "199", "100000", "-5", "wide"] {
        board(&["--width", width], "200 to 1600 pixels");
    }
    board(&["--view", "huge"], "full, compact, or zoom:PLACE");
    board(&["--view", "zoom:atlantis"], "Continents are north_america");
    refused(&["draw", "--board", "y2210", "--view", "zoom:x", "--out", &out], 2, "territories are alaska");
    board(&["--theme", "pink"], "dark or light");
    board(&["--lang", "la"], "en or it");
    board(&["--people", "a,b,c,d,e,f,g,h,i"], "9 names; at most 8");
    board(&["--state", "0:3 foo"], "`foo` is neither");
    let state = path("state.toml");
    board(&["--state", &state], "state.toml: No such file");
    for (text, part) in [
        ("x = [", "line 1"),
        ("holder = 1", "expected one of `title`"),
        ("holders = \"0:3\"", "1 holders for 42"),
    ] {
        std::fs::write(&state, text).expect("it can be written");
        board(&["--state", &state], part);
    }
    refused(&["draw", "--board", "classic83", "--out", &path("x.jpg")], 2, "no jpg but a png");
    refused(&["draw", "--board", "classic83", "--out", &path("no/x.png")], 1, "there is no directory");
    refused(&["draw", "--board", "classic83"], 2, "--out");
}

#[test]
fn draw_says_of_a_record_what_is_wrong_with_it() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = |name: &str| inside(directory.path(), name);
    let (record, png, gif) = (record(directory.path()), path("x.png"), path("x.gif"));
    let cut = path("cut.txt");
    let whole = std::fs::read_to_string(&record).expect("it was made");
    std::fs::write(&cut, &whole[..whole.len() / 2]).expect("it can be written");
    for kind in [&["--out", &png][..], &["--chart", "armies", "--alt"], &["--animate", "--out", &gif]] {
        let draw = |record: &str, more: &[&str], code, part: &str| {
            refused(&[&["draw", "--record", record][..], kind, more].concat(), code, part);
        };
        draw(&path("none.txt"), &[], 2, "none.txt: No such file");
        draw(&cut, &[], 1, "cut.txt: line ");
        draw(&record, &["--at", "999999"], 2, "there is no action 999999");
        draw(&record, &["--at", "-1"], 2, "0 or more");
    }
    refused(&["draw", "--record", &record, "--animate", "--out", &png], 2, "no png but a gif");
    let wide = ["draw", "--record", &record, "--animate", "--width", "801", "--out", &gif];
    refused(&wide, 2, "a film is 800 pixels wide at most");
    refused(&["replay", &record, "--lang", "la"], 2, "en or it");
}

#[test]
fn whoever_reads_the_command_line_says_the_same_as_the_picture() {
    let directory = tempfile::tempdir().expect("a directory");
    let out = inside(directory.path(), "odds.png");
    let (code, said, err) = ran(&["odds", "8", "5", "--then", "2,1", "--out", &out]);
    assert!(code == 0 && said.starts_with("9 against 5 + 2 + 1: 8 free to attack, one stays"), "{said}{err}");
    let asked =
        casus_belli::text::OddsAsked { way: vec![5, 2, 1], ..casus_belli::text::OddsAsked::battle(9, 5) };
    let words = casus_belli::text::Words::new(casus_belli::text::Lang::En);
    let picture = words.odds_picture(&asked).expect("odds");
    assert_eq!(picture.title, "9 AGAINST 5 + 2 + 1");
    let answer = words.odds_answer(&asked).expect("odds");
    assert!(
        answer.starts_with("9 against 5 + 2 + 1") && picture.alt.starts_with("9 against 5 + 2 + 1"),
        "{answer}"
    );
}

#[test]
fn a_reader_that_goes_away_ends_the_program_quietly() {
    let directory = tempfile::tempdir().expect("a directory");
    let record = record(directory.path());
    for arguments in [
        &["simulate", "--option", "setup.way=instant"][..],
        &["simulate", "--option", "setup.way=instant", "--json"],
        &["board", "classic83"],
        &["odds", "30", "30", "--ends"],
        &["replay", &record],
        &["verify", &record],
        &["draw", "--record", &record, "--chart", "luck", "--alt"],
    ] {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let mut program = Command::new(env!("CARGO_BIN_EXE_casus-belli"));
        let output = program.args(arguments).stdout(writer).stderr(Stdio::piped()).output();
        let output = output.expect("the program starts");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!((output.status.code(), &*said), (Some(141), ""), "{arguments:?}");
    }
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let mut program = Command::new(env!("CARGO_BIN_EXE_casus-belli"));
    let output = program.args(["board", "atlantis"]).stderr(writer).output().expect("the program starts");
    assert_eq!(output.status.code(), Some(2), "a complaint that nobody reads changes nothing");
}
