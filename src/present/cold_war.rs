//! Names of Cold War pieces, ruins and stocks on a picture.

pub(super) mod superlative_events;
pub mod win_chances;

use crate::rules::cold_war::{Army, Piece, Ruin, Stock, Superpower, Weapon};
use crate::text::Words;

pub(super) fn piece(words: Words, piece: Piece) -> String {
    match piece {
        Piece::Army(Army::Infantry) => words.symbol_infantry(),
        Piece::Army(Army::Tanks) => words.piece_tanks(),
        Piece::Army(Army::Fighters) => words.piece_fighters(),
        Piece::Army(Army::Interceptors) => words.piece_interceptors(),
        Piece::Army(Army::Nuclear(Weapon::Light)) => words.piece_light_missile(),
        Piece::Army(Army::Nuclear(Weapon::Heavy)) => words.piece_heavy_missile(),
        Piece::Refugees => words.piece_refugees(),
    }
}

pub(super) fn ruin(words: Words, ruin: Ruin) -> String {
    match ruin {
        Ruin::Mushroom => words.ruin_mushroom(),
    }
}

/// What the income is called.
pub(super) fn income(words: Words) -> String {
    stock(words, Stock::Income)
}

pub(super) fn stock(words: Words, stock: Stock) -> String {
    match stock {
        Stock::Money => words.stock_money(),
        Stock::Population => words.stock_population(),
        Stock::Income => words.stock_income(),
    }
}

pub(super) fn side(words: Words, side: Superpower) -> String {
    match side {
        Superpower::American => words.side_american(),
        Superpower::Soviet => words.side_soviet(),
    }
}
