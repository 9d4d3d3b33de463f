//! Text of seats, territories and placements in a playthrough, for every family.

use casus_belli::rules::{Board, Holder, Placement, Seat, TerritoryId};

const SEATS: [&str; Seat::MAX] = ["Red", "Blue", "Green", "Yellow", "Black", "Violet"];

/// A seat by its colour.
pub(super) fn seat(seat: Seat) -> &'static str {
    SEATS[seat.index()]
}

/// The seat of that colour.
pub(super) fn find_seat(name: &str) -> Option<Seat> {
    SEATS.iter().position(|seat| *seat == name).map(|i| Seat(i as u8))
}

/// Several seats.
pub(super) fn seats(seats: &[Seat]) -> String {
    list(seats.iter().map(|of| seat(*of).to_owned()))
}

pub(super) fn holder(of: Holder) -> &'static str {
    match of {
        Holder::Nobody => "nobody",
        Holder::Neutral => "neutral",
        Holder::Seat(by) => seat(by),
    }
}

pub(super) fn land(board: &Board, at: TerritoryId) -> &str {
    &board.territory(at).key
}

pub(super) fn lands(board: &Board, all: &[TerritoryId]) -> String {
    list(all.iter().map(|at| land(board, *at).to_owned()))
}

/// Armies by territory.
pub(super) fn placement(board: &Board, armies: &Placement) -> String {
    list(armies.iter().map(|(at, n)| format!("{} {n}", land(board, *at))))
}

/// The same as words of an answer, each after a space.
pub(super) fn placement_words(board: &Board, armies: &Placement) -> String {
    armies.iter().fold(String::new(), |text, (at, n)| format!("{text} {} {n}", land(board, *at)))
}

/// Parses the words of [`placement_words`].
pub(super) fn find_placement(board: &Board, words: &[&str]) -> Option<Placement> {
    let pairs = words.chunks(2).map(|pair| Some((board.find(pair[0])?, pair.get(1)?.parse().ok()?)));
    pairs.collect()
}

/// `a, b, c`, or a dash.
pub(super) fn list(all: impl Iterator<Item = String>) -> String {
    let all: Vec<String> = all.collect();
    if all.is_empty() { "-".to_owned() } else { all.join(", ") }
}
