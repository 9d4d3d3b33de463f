//! What no line for everybody may tell in a game of 2210: cards in hand and drawn, scouted territories, bids and reactions
//! while they are sealed (R1-6, R1-14, A1-23, A1-40).

use casus_belli::rules::y2210::CardKind;

/// The first line that tells a secret, with what it is.
pub(in super::super) fn leak(body: &[&str]) -> Option<String> {
    let cards: Vec<&str> = CardKind::all().map(CardKind::key).collect();
    let mut over = false;
    for line in body {
        over |= line.contains("all hands: ");
        // Each card that a line names was played, in the part between two semicolons that says so.
        let parts = line.split(['>', ';']);
        for part in parts.filter(|part| !over && !part.contains(" play ") && !part.contains(" plays ")) {
            let mut words = part.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
            if words.any(|word| cards.contains(&word)) {
                return Some(format!("a card: {line}"));
            }
        }
        if ["Bid? ", "React? ", "Garrison? "].iter().any(|kind| line.starts_with(kind)) {
            return Some(format!("a sealed answer: {line}"));
        }
    }
    None
}
