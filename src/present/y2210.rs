//! Names of 2210 pieces, ruins and stocks on a picture.

pub mod hand_picture;
pub mod ranked_choices;
pub(super) mod superlative_events;

use crate::rules::y2210::{CardKind, Commander, Piece, Ruin, Stock};
use crate::text::Words;

pub(super) fn piece(words: Words, piece: Piece) -> String {
    match piece {
        Piece::Commander(Commander::Land) => words.piece_land_commander(),
        Piece::Commander(Commander::Naval) => words.piece_naval_commander(),
        Piece::Commander(Commander::Nuclear) => words.piece_nuclear_commander(),
        Piece::Commander(Commander::Space) => words.piece_space_commander(),
        Piece::Commander(Commander::Diplomat) => words.piece_diplomat(),
        Piece::Station => words.piece_station(),
    }
}

pub(super) fn command_card(words: Words, card: CardKind) -> String {
    words.command_card(card)
}

pub(super) fn ruin(words: Words, ruin: Ruin) -> String {
    match ruin {
        Ruin::Devastated => words.ruin_devastated(),
    }
}

pub(super) fn stock(words: Words, stock: Stock) -> String {
    match stock {
        Stock::Energy => words.stock_energy(),
    }
}
