//! Icons and colours of 2210 pieces and stocks.

use crate::board::palette::Rgb;
use crate::paint::icons::Icon;
use casus_belli_core::rules::y2210::{Commander, Piece, Stock};

pub(super) const fn icon(piece: Piece) -> Icon {
    match piece {
        Piece::Commander(Commander::Land) => Icon::Peaks,
        Piece::Commander(Commander::Naval) => Icon::Anchor,
        Piece::Commander(Commander::Nuclear) => Icon::Trefoil,
        Piece::Commander(Commander::Space) => Icon::Planet,
        Piece::Commander(Commander::Diplomat) => Icon::Treaty,
        Piece::Station => Icon::Station,
    }
}

pub(super) const fn stock(stock: Stock) -> (Icon, Rgb) {
    match stock {
        Stock::Energy => (Icon::Bolt, [0xFF, 0xD5, 0x3D]),
    }
}

/// The colours of a deck of command cards: deep for fields and letters, bright for rays.
pub(super) const fn deck(piece: Piece) -> [Rgb; 2] {
    match piece {
        Piece::Commander(Commander::Land) => [[0x3D, 0x5A, 0x22], [0x8F, 0xB5, 0x58]],
        Piece::Commander(Commander::Naval) => [[0x14, 0x4E, 0x7E], [0x5F, 0xA9, 0xDC]],
        Piece::Commander(Commander::Nuclear) => [[0x9C, 0x3A, 0x10], [0xF0, 0x9A, 0x3C]],
        Piece::Commander(Commander::Space) => [[0x3E, 0x2F, 0x7A], [0x94, 0x82, 0xDC]],
        Piece::Commander(Commander::Diplomat) => [[0x74, 0x22, 0x40], [0xC9, 0x78, 0x90]],
        Piece::Station => [[0x33, 0x40, 0x4C], [0x83, 0x96, 0xA6]],
    }
}
