//! Draws stocks and command cards of players in the legend: energy, money, population, points, commanders. They are
//! icons and numbers; their names are in the alt text.

use crate::board::geometry::Point;
use crate::board::palette::{Rgb, Tint};
use crate::board::theme::ThemeColours;
use crate::paint::icons::{self, Icon};
use crate::paint::plain_badges::CREAM;
use crate::paint::{cold_war, primitives, y2210};
use crate::scene::pieces::Deck;
use casus_belli_core::rules::{Piece, Stock};
use tiny_skia::{PathBuilder, Pixmap};

const NIGHT: Rgb = [0x10, 0x1C, 0x28];
const DIM: Rgb = [0x7C, 0x8B, 0x97];

/// Icon and colour.
const fn look(stock: Stock) -> (Icon, Rgb) {
    match stock {
        Stock::Y2210(stock) => y2210::stock(stock),
        Stock::ColdWar(stock) => cold_war::stock(stock),
        Stock::Points => (Icon::Star, [0xF2, 0xD0, 0x7A]),
    }
}

/// The colours of a deck of command cards, by its commander: deep and bright.
pub(crate) const fn deck(of: Piece) -> [Rgb; 2] {
    match of {
        Piece::Y2210(piece) => y2210::deck(piece),
        Piece::ColdWar(_) => [NIGHT, DIM],
    }
}

pub(crate) fn sign(on: &mut Pixmap, stock: Stock, at: [f32; 2], s: f32) {
    let (icon, ink) = look(stock);
    icons::draw(on, icon, at, 10.6 * s, [NIGHT, NIGHT]);
    icons::draw(on, icon, at, 8.8 * s, [ink, NIGHT]);
}

/// A commander's icon, in its owner's colour while that commander is in play.
pub(crate) fn commander(on: &mut Pixmap, deck: Deck, tint: Tint, at: Point, s: f32, skin: &ThemeColours) {
    let r = 9.6 * s;
    let disc = |r: f32| PathBuilder::from_circle(at[0], at[1], r);
    if deck.in_play {
        let back = tint.badge();
        primitives::fill(on, disc(r + 1.6 * s).as_ref(), NIGHT, 0.9);
        primitives::fill(on, disc(r).as_ref(), back, 1.0);
        primitives::stroke(on, disc(r).as_ref(), 1.3 * s, CREAM, 1.0);
        icons::draw(on, Icon::from(deck.of), at, 6.3 * s, [tint.digits(), back]);
    } else {
        primitives::stroke(on, disc(r).as_ref(), 1.2 * s, DIM, 0.7);
        icons::draw(on, Icon::from(deck.of), at, 6.3 * s, [DIM, skin.bar[0]]);
    }
}
