//! Boards, cards and decks as they are read: what is broken is refused with its place and the reason (S-1, F-3, F-9, F-10).

use casus_belli::rules::objective::{self, DeckId};
use casus_belli::rules::{Board, BoardId, check_assets};

const BOARD: &str = include_str!("../../assets/boards/italian.toml");
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

/// A deck of one objective.
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
    // A4-3: land of a second objective is read and checked, and nothing else becomes of it.
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
