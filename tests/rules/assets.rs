//! Loading of boards, cards and decks: a faulty file is refused with the place and the reason (S-1, F-3, F-9, F-10).

use casus_belli::rules::objective::{self, DeckId};
use casus_belli::rules::{Board, BoardId, check_assets};
use std::fmt::Write;

const BOARD: &str = include_str!("../../assets/boards/italian.toml");
const Y2210: &str = include_str!("../../assets/boards/y2210.toml");
const SIXTEEN: &str = include_str!("../../assets/objectives/challenge16.toml");

#[test]
fn everything_that_comes_with_the_program_is_whole() {
    check_assets().unwrap();
}

#[test]
fn r0_4_r1_60_a_board_without_a_third_of_its_cards_for_each_figure_is_refused() {
    for (from, to, told) in [
        ("infantry", "cavalry", "cards with Infantry: expected a third of 42, found 13"),
        ("artillery", "cavalry", "cards with Cavalry: expected a third of 42, found 15"),
    ] {
        let wrong = BOARD.replacen(&format!("symbol = \"{from}\""), &format!("symbol = \"{to}\""), 1);
        assert_ne!(wrong, BOARD);
        let refused = Board::parse(BoardId::Risiko, &wrong).unwrap_err().to_string();
        assert!(refused.contains(told) && refused.contains("board"), "{refused}");
    }
}

#[test]
fn a_board_file_with_an_error_is_refused_with_its_place_and_the_reason() {
    const MOON: &str = "from = [\"moon\"]";
    for (from, to, told) in [
        ("schema = 2", "schema = 1", "schema: expected 2, found 1"),
        ("id = \"y2210_82\"", "id = \"other\"", "boards of the file: expected y2210_82"),
        (
            "bonus = 5\nterritories = 9",
            "bonus = 5\nterritories = 8",
            "territories of north_america: expected 8, found 9",
        ),
        ("with = [\"exiled_canada\"]", "with = [\"bridge\"]", "with names `bridge`"),
        ("with = [\"exiled_canada\"]", "", "borders: expected 82, found 81"),
        ("naval = 22", "naval = 23", "links under naval: expected 23, found 22"),
        ("naval = 22", "nawal = 22", "links names `nawal`"),
        ("when = \"naval\"", "when = \"swimming\"", "unknown variant `swimming`"),
        ("when = \"naval\"", "", "borders: expected 82, found 104"),
        (MOON, "from = [\"mars\"]", "one way from mars names `mars`"),
        (MOON, "from = [\"asia\"]", "one way from asia: expected two territories, once"),
        ("kind = \"sea\"", "kind = \"lake\"", "unknown variant `lake`"),
        ("continent = \"sajon\"", "continent = \"sargon\"", "territory rhaeticus names `sargon`"),
        ("id = \"landing_sites\"", "id = \"tycho\"", "expected a name used once"),
        ("id = \"landing_sites\"", "id = \"sea\"", "expected a name used once"),
        (
            "\"bay_of_dew\", \"sea_of_crisis\", \"tycho\"]",
            "\"tycho\", \"tycho\"]",
            "group landing_sites: expected territories, each once",
        ),
        ("\"bay_of_dew\", \"sea_of_crisis\", \"tycho\"]", "\"mare\"]", "group landing_sites names `mare`"),
        (
            "\"alaska\", \"alberta\"",
            "\"alberta\", \"alaska\"], [\"alaska\", \"alberta\"",
            "the same border again",
        ),
        ("kind = \"moon\"", "kind = \"moon\"\nvalue = 3", "sum of values: expected 0, found 3"),
        (
            "one_way = [{ from = [\"land\", \"sea\"]",
            "one_way = [{ from = [\"land\"]",
            "links under launch: expected 165, found 126",
        ),
        ("return = 165, invade_earth = 588 }", "return = 0, invade_earth = 0 }", "links under return"),
    ] {
        let wrong = Y2210.replacen(from, to, 1);
        assert_ne!(wrong, Y2210, "{from}");
        let refused = Board::parse(BoardId::Y2210Land82, &wrong).expect_err(told).to_string();
        assert!(refused.starts_with("board y2210_82") && refused.contains(told), "{told}: {refused}");
    }
}

#[test]
fn a_board_of_which_a_part_can_not_be_left_again_is_refused() {
    let from = Y2210.find("# R1-47: fortifying").unwrap();
    let one_way = Y2210[..from].replace(", return = 165, invade_earth = 588", "");
    let refused = Board::parse(BoardId::Y2210Land82, &one_way).unwrap_err().to_string();
    assert!(refused.contains("expected linked to the rest, found cut off"), "{refused}");
}

#[test]
fn a_board_with_more_territories_than_a_set_holds_is_refused() {
    let mut more = String::new();
    for n in 0..126 {
        let name = "name = { en = \"\", it = \"\" }";
        let _ = writeln!(more, "[[territory]]\nid = \"t{n}\"\n{name}\ncontinent = \"asia\"\n");
    }
    let wrong = Y2210.replacen("# F-20, F-25.", &more, 1);
    let refused = Board::parse(BoardId::Y2210Land82, &wrong).unwrap_err().to_string();
    assert!(refused.contains("territories: expected 1 to 126, found 195"), "{refused}");
}

/// Loads a deck with this one objective.
fn deck(objective: &str) -> Result<(), String> {
    let text = format!("schema = 1\nid = \"challenge16\"\n[[objective]]\nid = \"mine\"\n{objective}\n");
    let board = Board::get(BoardId::Risiko);
    objective::parse(DeckId::Challenge16, board, &text).map(drop).map_err(|error| error.to_string())
}

#[test]
fn an_objective_that_can_not_be_played_is_refused_with_its_place_and_the_reason() {
    for (objective, told) in [
        ("continents = [\"atlantis\"]", "`atlantis` is not on the board"),
        ("continents = [\"asia\"]\nland = [\"china\"]", "`china` stands there twice"),
        ("continents = [\"asia\", \"africa\"]\nothers = 5", "7 continents are wanted, 6 are there"),
        ("continents = [\"asia\", \"asia\"]", "continents are wanted"),
        ("territories = 43", "43 territories are wanted, 42 are there"),
        ("territories = 14", "14 territories are held at the start already (14)"),
        ("territories = 0", "it names no land"),
        ("territories = 20\narmies = 0", "it names no land"),
        ("eliminate = 7", "not one of"),
        ("", "not one of"),
    ] {
        let refused = deck(objective).expect_err(objective);
        assert!(refused.starts_with("objectives challenge16: mine: "), "{refused}");
        assert!(refused.contains(told), "{objective:?}: {refused}");
    }
    deck("territories = 20\narmies = 2").unwrap();
    // A4-3: the land of a second objective is parsed and checked; it has no other effect.
    deck("territories = 20\nsecondary = [\"china\", \"japan\"]").unwrap();
    let refused = deck("territories = 20\nsecondary = [\"atlantis\"]").unwrap_err();
    assert!(refused.contains("`atlantis` is not on the board"), "{refused}");
    deck("eliminate = 6").unwrap();
}

#[test]
fn f_9_f_10_a_territory_objective_that_is_not_worth_86_points_is_refused() {
    let board = Board::get(BoardId::Risiko);
    let wrong = SIXTEEN.replacen("\"congo\", ", "", 1);
    let refused = objective::parse(DeckId::Challenge16, board, &wrong).unwrap_err().to_string();
    assert!(refused.contains("challenge16: bed: worth") && refused.contains("not 86"), "{refused}");
    let strange = objective::parse(DeckId::Challenge16, board, "schema = 1\nid = ").unwrap_err().to_string();
    assert!(strange.contains("challenge16: file:"), "{strange}");
}
