//! Icons and colours of 2210 pieces and stocks.

use crate::render::board::palette::Rgb;
use crate::render::paint::icons::Icon;
use crate::rules::y2210::{Commander, Piece, Stock};

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
