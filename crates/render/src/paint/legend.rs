//! Draws everything below the board: the bar, frames, badges, texts, icons, cards. Positions are given by the layout.

use crate::board::geometry::{Point, WIDTH};
use crate::board::palette::Rgb;
use crate::board::shapes;
use crate::board::theme::ThemeColours;
use crate::layout::legend_layout::{Ink, Item, Legend};
use crate::layout::measures::MAP;
use crate::paint::card_figures;
use crate::paint::plain_badges::{crossed, plate};
use crate::paint::primitives;
use crate::paint::{resources, year_track};
use tiny_skia::Pixmap;

/// Draws the items; a second board is drawn before.
pub(crate) fn draw(on: &mut Pixmap, legend: &Legend, skin: &ThemeColours) {
    if !legend.aside && legend.beside > 0.0 {
        let top = (MAP + legend.beside) as usize - 1;
        primitives::block(on, [0, top, WIDTH as usize, 2], skin.gilt);
    }
    for item in &legend.items {
        draw_item(on, item, skin);
    }
    let high = on.height() as f32;
    let edge = shapes::rect(4.0, 4.0, WIDTH as f32 - 8.0, high - 8.0);
    let all = shapes::rect(1.5, 1.5, WIDTH as f32 - 3.0, high - 3.0);
    primitives::stroke(on, all.as_ref(), 3.0, skin.halo, 1.0);
    primitives::stroke(on, edge.as_ref(), 1.6, skin.gilt, 0.75);
}

fn draw_item(on: &mut Pixmap, item: &Item, skin: &ThemeColours) {
    let pill = |[left, top, wide, high, corner]: [f32; 5]| shapes::pill(left, top, wide, high, corner);
    match item {
        Item::Turn(shape, line) => {
            let frame = pill(*shape);
            primitives::fill(on, frame.as_ref(), skin.lit[0], 1.0);
            primitives::stroke(on, frame.as_ref(), *line, skin.lit[1], 1.0);
        }
        Item::Badge { tint, at, radius, ring, crossed: out } => {
            plate(on, *tint, *at, *radius, *ring);
            if *out {
                crossed(on, *tint, *at, *radius);
            }
        }
        Item::Text(text, ink, part) => primitives::text(on, text, colour(*ink, skin), *part),
        Item::Pennant(at, s) => pennant(on, *at, *s, skin.ink[1]),
        Item::Soldier(at, s) => soldier(on, *at, *s, skin.ink[1]),
        Item::Fan(at, s) => fan(on, *at, *s),
        Item::Stock(stock, at, s) => resources::sign(on, *stock, *at, *s),
        Item::Commander { deck, tint, at, size } => resources::commander(on, *deck, *tint, *at, *size, skin),
        Item::Card(shape) => {
            let card = pill(*shape);
            primitives::fill(on, card.as_ref(), [0xF7, 0xEC, 0xD2], 1.0);
            primitives::stroke(on, card.as_ref(), 1.4, [0x5A, 0x40, 0x10], 1.0);
        }
        Item::Figure(figure, at, r) => card_figures::figure(on, *figure, *at, *r),
        Item::Rule(at) => primitives::block(on, *at, skin.gilt),
        Item::Year(mark) => year_track::mark(on, mark, skin.title[0]),
    }
}

const fn colour(ink: Ink, skin: &ThemeColours) -> Rgb {
    match ink {
        Ink::Strong => skin.ink[0],
        Ink::Soft => skin.ink[1],
        Ink::Title => skin.title[0],
        Ink::Line => skin.title[1],
        Ink::Card => [0x22, 0x1C, 0x10],
    }
}

/// Height of the bar's gradient in pixels: the height of the smallest bar.
const FADE: f32 = 64.0;

/// The background of the bar.
pub(crate) fn bar(on: &mut Pixmap, high: f32, skin: &ThemeColours) {
    let [top, foot] = skin.bar.map(|c| c.map(f32::from));
    for row in 0..high as u16 {
        // A longer gradient would need more tones than the palette has, and would show steps.
        let t = (f32::from(row) / FADE).min(1.0);
        let colour = [0, 1, 2].map(|c| (top[c] + (foot[c] - top[c]) * t) as u8);
        primitives::block(on, [0, MAP as usize + usize::from(row), WIDTH as usize, 1], colour);
    }
    primitives::block(on, [0, MAP as usize - 1, WIDTH as usize, 2], skin.gilt);
}

/// Icon for territories: a pennant.
fn pennant(on: &mut Pixmap, [x, y]: Point, s: f32, ink: Rgb) {
    let pole = shapes::rect(x - 4.6 * s, y - 7.0 * s, 1.7 * s, 14.0 * s);
    primitives::fill(on, pole.as_ref(), ink, 1.0);
    let flag =
        shapes::polygon(&[[-2.2, -6.6], [6.4, -3.0], [-2.2, 0.6]].map(|[dx, dy]| [x + dx * s, y + dy * s]));
    primitives::fill(on, flag.as_ref(), ink, 1.0);
}

/// Icon for armies: a soldier, as on the cards.
fn soldier(on: &mut Pixmap, [x, y]: Point, s: f32, ink: Rgb) {
    let body = [[-2.2, -2.6], [2.2, -2.6], [2.9, 2.0], [5.0, 7.2], [-5.0, 7.2], [-2.9, 2.0]];
    let body = shapes::polygon(&body.map(|[dx, dy]| [x + dx * s, y + dy * s]));
    primitives::fill(on, body.as_ref(), ink, 1.0);
    primitives::fill(on, tiny_skia::PathBuilder::from_circle(x, y - 4.9 * s, 2.7 * s).as_ref(), ink, 1.0);
}

/// Icon for a hand of cards: two small cards; the number is next to them.
fn fan(on: &mut Pixmap, [x, y]: Point, s: f32) {
    for (dx, dy, shade) in [(0.0, 0.0, [0xB9, 0xC7, 0xD1]), (3.5, 2.0, [0xFF, 0xF4, 0xDC])] {
        let path = shapes::pill(x + dx * s, y + dy * s, 9.5 * s, 13.0 * s, 2.0 * s);
        primitives::fill(on, path.as_ref(), shade, 1.0);
        primitives::stroke(on, path.as_ref(), 1.0 * s, [0x0D, 0x17, 0x22], 1.0);
    }
}
