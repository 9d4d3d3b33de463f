//! The bar at the foot (who plays, with what) and the title under the compass rose. Never longer than its room: what
//! does not fit is cut with an ellipsis.

use super::art::{Anchor, Art};
use super::brush;
use super::letters::{Face, Style, fit};
use super::paint::plate;
use super::palette::Rgb;
use super::scene::{Entry, Scene};
use super::shapes;
use tiny_skia::Pixmap;

const NAME: Rgb = [0xFF, 0xF6, 0xE2];
const FIGURES: Rgb = [0xBF, 0xD0, 0xDC];
const GOLD: Rgb = [0xD8, 0xB6, 0x6A];

/// Draws both.
pub(crate) fn draw(on: &mut Pixmap, scene: &Scene, art: &Art) {
    let [x, y] = art.title;
    let title = Style::new(Face::Title, 20.0).spaced(1.5);
    brush::write(
        on,
        title,
        &fit(&scene.title, title, 270.0),
        (x, y, Anchor::Middle),
        [0xF0, 0xDD, 0xB0],
        1.0,
    );
    let line = Style::new(Face::Script, 19.0);
    brush::write(
        on,
        line,
        &fit(&scene.line, line, 280.0),
        (x, y + 23.0, Anchor::Middle),
        [0xD9, 0xCB, 0xA6],
        1.0,
    );
    let room = (1600.0 - 32.0) / scene.legend.len().max(4) as f32;
    for (i, entry) in scene.legend.iter().enumerate() {
        draw_entry(on, entry, 16.0 + i as f32 * room, room);
    }
}

fn draw_entry(on: &mut Pixmap, entry: &Entry, x: f32, room: f32) {
    if entry.on_turn {
        let frame = shapes::pill(x, 851.0, room - 8.0, 42.0, 8.0);
        brush::fill(on, frame.as_ref(), GOLD, 0.22);
        brush::stroke(on, frame.as_ref(), 1.6, [0xF3, 0xD6, 0x8D], 1.0);
    }
    let faded = if entry.out { 0.5 } else { 1.0 };
    plate(on, entry.tint, [x + 26.0, 872.0], 13.5, 2.2);
    let mut wide = room - 8.0 - 50.0 - 10.0;
    if let Some(cards) = entry.cards.filter(|_| !entry.out) {
        let text = cards.to_string();
        let style = Style::new(Face::Strong, 17.0);
        let right = x + room - 20.0;
        brush::write(on, style, &text, (right, 868.0, Anchor::End), NAME, 1.0);
        card(on, right - style.width(&text) - 18.0, 854.5);
        wide -= style.width(&text) + 28.0;
    }
    let name = Style::new(Face::Strong, 19.0);
    let shown = fit(&entry.name, name, wide);
    brush::write(on, name, &shown, (x + 50.0, 869.0, Anchor::Start), NAME, faded);
    if entry.out {
        let through = shapes::rect(x + 48.0, 862.0, name.width(&shown) + 4.0, 1.8);
        brush::fill(on, through.as_ref(), [0xE0, 0x6A, 0x55], 1.0);
    }
    let line = Style::new(Face::Plain, 15.5);
    let shown = fit(&entry.line, line, room - 8.0 - 50.0 - 6.0);
    brush::write(on, line, &shown, (x + 50.0, 887.0, Anchor::Start), FIGURES, faded);
}

/// Two small cards, fanned: how many are held stands beside them.
fn card(on: &mut Pixmap, x: f32, y: f32) {
    for (dx, dy, shade) in [(0.0, 0.0, [0xB9, 0xC7, 0xD1]), (3.5, 2.0, [0xFF, 0xF4, 0xDC])] {
        let path = shapes::pill(x + dx, y + dy, 9.5, 13.0, 2.0);
        brush::fill(on, path.as_ref(), shade, 1.0);
        brush::stroke(on, path.as_ref(), 1.0, [0x0D, 0x17, 0x22], 1.0);
    }
}
