//! What no line for everybody may tell in a game of the classic family: cards, objectives, sealed answers.

use casus_belli::rules::objective::{DeckId, deck};
use casus_belli::rules::{Board, Setup};

/// The first line that tells a secret, with what it is.
pub(in super::super) fn leak(setup: &Setup, body: &[&str]) -> Option<String> {
    let board = Board::get(setup.board());
    let lands: Vec<&str> = board.territories().iter().map(|t| t.key.as_str()).collect();
    let objectives: Vec<&str> =
        DeckId::ALL.iter().flat_map(|id| deck(*id, board)).map(|objective| objective.key.as_str()).collect();
    let (mut over, mut sealed) = (false, false);
    for line in body {
        // Cards are public only when they are traded in or dropped.
        let open = ["Trade? ", "Discard? ", "Spoils? ", " trade ", " trades ", " drops "];
        let card = ["/infantry", "/cavalry", "/artillery", "/wild"].iter().any(|card| line.contains(card));
        if card && !open.iter().any(|word| line.contains(word)) {
            return Some(format!("a card: {line}"));
        }
        over |= line.contains("objectives: ");
        let mut words = line.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        if !over && words.any(|word| objectives.contains(&word)) {
            return Some(format!("an objective: {line}"));
        }
        // Sealed answers are shown together, after the last of them.
        sealed &= !line.contains(" puts ") && !line.contains("dealt: ");
        if sealed && lands.iter().any(|key| line.contains(*key)) {
            return Some(format!("a sealed answer: {line}"));
        }
        sealed |= line.contains("everybody answers unseen");
    }
    None
}
