//! What players hold besides land, in the legend: energy, money, population, points, command cards. Signs and figures
//! only, so that they need no words; what they are called stands in the picture's text form.

use crate::render::board::palette::Rgb;
use crate::render::board::theme::Skin;
use crate::render::fonts::{Anchor, Face, Style};
use crate::render::paint::icons::{self, Icon};
use crate::render::paint::plates::CREAM;
use crate::render::paint::primitives;
use crate::render::scene::Entry;
use crate::render::scene::pieces::{Deck, Holding, Stock};
use tiny_skia::{PathBuilder, Pixmap};

const NIGHT: Rgb = [0x10, 0x1C, 0x28];
const DIM: Rgb = [0x7C, 0x8B, 0x97];

const fn ink(stock: Stock) -> Rgb {
    match stock {
        Stock::Energy => [0xFF, 0xD5, 0x3D],
        Stock::Money => [0xE3, 0xB9, 0x4F],
        Stock::Population => [0xB9, 0xD8, 0xEA],
        Stock::Points => [0xF2, 0xD0, 0x7A],
    }
}

/// All of it in one line, from the left; `middle` is the height of the signs' middles.
pub(crate) fn draw(on: &mut Pixmap, entry: &Entry, [left, middle]: [f32; 2], s: f32, skin: &Skin) {
    let mut x = left;
    let style = Style::new(Face::Strong, 17.0).larger(s);
    for held in &entry.stocks {
        sign(on, held.stock, [x + 9.0 * s, middle], s);
        x += 21.0 * s;
        let text = figure(*held);
        primitives::write(on, style, &text, (x, middle + 6.0 * s, Anchor::Start), skin.ink[0], 1.0);
        x += style.width(&text) + 15.0 * s;
    }
    for deck in &entry.decks {
        x = command(on, *deck, [x, middle], entry, s, skin);
    }
}

/// A single one, its figure ending at the right; how wide it is.
pub(crate) fn one(on: &mut Pixmap, held: Holding, [right, base]: [f32; 2], s: f32, skin: &Skin) -> f32 {
    let (style, text) = (Style::new(Face::Strong, 17.0).larger(s), figure(held));
    let wide = style.width(&text);
    primitives::write(on, style, &text, (right, base, Anchor::End), skin.ink[0], 1.0);
    sign(on, held.stock, [right - wide - 13.0 * s, base - 6.0 * s], s);
    wide + 22.0 * s
}

/// With a true minus.
fn figure(held: Holding) -> String {
    if held.amount < 0 { format!("−{}", held.amount.unsigned_abs()) } else { held.amount.to_string() }
}

fn sign(on: &mut Pixmap, stock: Stock, at: [f32; 2], s: f32) {
    icons::draw(on, stock.into(), at, 10.6 * s, [NIGHT, NIGHT]);
    icons::draw(on, stock.into(), at, 8.8 * s, [ink(stock), NIGHT]);
}

/// A commander's sign, lit while that commander is in play, and how many cards of its deck are held; where it ends.
fn command(on: &mut Pixmap, deck: Deck, [x, y]: [f32; 2], entry: &Entry, s: f32, skin: &Skin) -> f32 {
    let (r, at) = (9.6 * s, [x + 10.0 * s, y]);
    let disc = |r: f32| PathBuilder::from_circle(at[0], at[1], r);
    if deck.in_play {
        let back = entry.tint.badge();
        primitives::fill(on, disc(r + 1.6 * s).as_ref(), NIGHT, 0.9);
        primitives::fill(on, disc(r).as_ref(), back, 1.0);
        primitives::stroke(on, disc(r).as_ref(), 1.3 * s, CREAM, 1.0);
        icons::draw(on, Icon::from(deck.of), at, 6.3 * s, [entry.tint.digits(), back]);
    } else {
        primitives::stroke(on, disc(r).as_ref(), 1.2 * s, DIM, 0.7);
        icons::draw(on, Icon::from(deck.of), at, 6.3 * s, [DIM, skin.bar[0]]);
    }
    if deck.cards == 0 {
        return x + 25.0 * s;
    }
    let (style, text) = (Style::new(Face::Strong, 15.0).larger(s), deck.cards.to_string());
    primitives::write(on, style, &text, (x + 22.5 * s, y + 5.4 * s, Anchor::Start), skin.ink[0], 1.0);
    x + 28.0 * s + style.width(&text)
}
