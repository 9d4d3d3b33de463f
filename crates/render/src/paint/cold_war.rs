//! Icons and colours of Cold War pieces and stocks.

use crate::board::palette::Rgb;
use crate::paint::icons::Icon;
use casus_belli_core::rules::cold_war::{Army, Piece, Stock, Superpower, Weapon};

pub(super) const fn icon(piece: Piece) -> Icon {
    match piece {
        Piece::Army(Army::Tanks) => Icon::Tank,
        Piece::Army(Army::Fighters) => Icon::Jet,
        Piece::Army(Army::Interceptors) => Icon::Shield,
        Piece::Army(Army::Nuclear(Weapon::Light)) => Icon::Light,
        Piece::Army(Army::Nuclear(Weapon::Heavy)) => Icon::Heavy,
        // Infantry is usually the number on the badge; as a piece it has the same icon as refugees.
        Piece::Army(Army::Infantry) | Piece::Refugees => Icon::People,
    }
}

pub(super) const fn stock(stock: Stock) -> (Icon, Rgb) {
    match stock {
        Stock::Money => (Icon::Coin, [0xE3, 0xB9, 0x4F]),
        Stock::Population => (Icon::People, [0xB9, 0xD8, 0xEA]),
        Stock::Income => (Icon::Bars, [0xFF, 0xF1, 0xCF]),
    }
}

/// Back and figure of the value of a state of a superpower's area: blue or red, as in the rules (R3-2).
pub(super) const fn camp(camp: Superpower) -> (Rgb, Rgb) {
    match camp {
        Superpower::American => ([0x35, 0x99, 0xE0], [0xFF, 0xF8, 0xEA]),
        Superpower::Soviet => ([0xA8, 0x1E, 0x18], [0xFF, 0xF8, 0xEA]),
    }
}
