//! Draws a hand of command cards, each like a printed card: the sign of its commander above, name and time in the middle,
//! whether it may be played now at the foot.

use super::hand::{HandCard, HandOfCards, Playable};
use super::layout::{CARD, COMMANDER, NAME, STATE, STATE_LEFT, TIMING, WIDE, corners, height};
use crate::board::board_art::Theme;
use crate::board::geometry::Point;
use crate::board::palette::Rgb;
use crate::board::shapes;
use crate::chart::frame::{self, Paper};
use crate::fonts::{Anchor, Face, Style, fit};
use crate::paint::icons::{self, Icon};
use crate::paint::plain_badges::{CREAM, INK};
use crate::paint::primitives::{fill, stroke, write};
use crate::paint::resources;
use tiny_skia::{FillRule, Mask, Paint, Path, PathBuilder, Pixmap, PixmapPaint, Transform};

/// The paper of a card.
const PAPER: Rgb = [0xF7, 0xEC, 0xD2];
/// Letters on it.
const BROWN: Rgb = [0x3A, 0x28, 0x16];
/// The coin that the cost stands on.
const COIN: Rgb = [0xFF, 0xD5, 0x3D];
/// Height of the coloured field with the commander's sign.
const FIELD: f32 = 122.0;
/// Height of the foot.
const FOOT: f32 = 74.0;
/// Width of the rim around a card's own picture.
const RIM: f32 = 3.0;
/// Size of a card's own picture.
const WHOLE: [u32; 2] = [CARD[0] as u32 + 6, CARD[1] as u32 + 6];

/// Draws a hand of cards as pixels, opaque.
pub fn cards_pixels(hand: &HandOfCards, theme: Theme) -> Pixmap {
    let (cards, paper) = (hand.drawn(), Paper::of(theme));
    let high = height(cards.len(), !hand.foot.is_empty());
    let mut on = frame::sheet(WIDE, high as u32, paper, &hand.title, &hand.line);
    let masks = Masks::new();
    for (card, corner) in cards.iter().zip(corners(cards.len())) {
        let [x, y] = corner.map(|edge| (edge - RIM) as i32);
        let card = card_pixels(card, &masks, paper);
        on.draw_pixmap(x, y, card.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
    }
    let small = Style::new(Face::Plain, 22.0);
    let note = fit(&hand.foot, small, WIDE as f32 - 60.0);
    write(&mut on, small, &note, (WIDE as f32 / 2.0, high - 36.0, Anchor::Middle), paper.small, 1.0);
    on
}

/// The parts of a card that its colours are clipped to.
struct Masks {
    /// All within the paper's edge.
    inside: Mask,
    /// The field of the deck's colour.
    field: Mask,
}

impl Masks {
    fn new() -> Self {
        let mut inside = Mask::new(WHOLE[0], WHOLE[1]).expect("a card has a size");
        if let Some(path) = shapes::pill(RIM + 5.0, RIM + 5.0, CARD[0] - 10.0, CARD[1] - 10.0, 12.0) {
            inside.fill_path(&path, FillRule::Winding, true, Transform::identity());
        }
        let mut field = inside.clone();
        let rows = field.data_mut().chunks_exact_mut(WHOLE[0] as usize);
        rows.skip((RIM + FIELD) as usize).for_each(|row| row.fill(0));
        Self { inside, field }
    }
}

/// One card with a transparent rim.
fn card_pixels(card: &HandCard, masks: &Masks, paper: &Paper) -> Pixmap {
    let mut on = Pixmap::new(WHOLE[0], WHOLE[1]).expect("a card has a size");
    let whole = shapes::pill(RIM, RIM, CARD[0], CARD[1], 16.0);
    fill(&mut on, whole.as_ref(), PAPER, 1.0);
    field(&mut on, card, &masks.field);
    body(&mut on, card);
    foot(&mut on, card, &masks.inside);
    let (rim, line) = match card.playable {
        Playable::Now => (paper.gold, 5.0),
        Playable::Later | Playable::No => (INK, 2.0),
    };
    stroke(&mut on, whole.as_ref(), line, rim, 1.0);
    on
}

/// The field in the colour of the deck: rays, the commander's sign, the cost, the copies.
fn field(on: &mut Pixmap, card: &HandCard, within: &Mask) {
    let [x, y] = [RIM; 2];
    let middle = [x + CARD[0] / 2.0, y + FIELD / 2.0 + 6.0];
    let [deep, bright] = resources::deck(card.deck);
    band(on, [y, FIELD], deep, within);
    let mut rays = PathBuilder::new();
    for ray in 0..12_u8 {
        rays.move_to(middle[0], middle[1]);
        for part in [0.0, 0.5] {
            let (sin, cos) = ((f32::from(ray) + part) / 12.0 * std::f32::consts::TAU).sin_cos();
            rays.line_to(middle[0] + cos * CARD[0], middle[1] + sin * CARD[0]);
        }
        rays.close();
    }
    if let Some(rays) = rays.finish() {
        clipped(on, &rays, bright, 0.38, within);
    }
    let disc = PathBuilder::from_circle(middle[0], middle[1], 47.0);
    fill(on, disc.as_ref(), deep, 1.0);
    stroke(on, disc.as_ref(), 3.0, PAPER, 0.95);
    icons::draw(on, Icon::from(card.deck), middle, 31.0, [PAPER, deep]);
    cost(on, card.cost, [x + 36.0, y + 36.0]);
    if card.copies > 1 {
        let style = Style::new(Face::Strong, 26.0);
        let text = format!("×{}", card.copies);
        let at = [x + CARD[0] - 36.0, y + 36.0];
        let plate = shapes::pill(at[0] - 25.0, at[1] - 19.0, 50.0, 38.0, 19.0);
        fill(on, plate.as_ref(), INK, 0.9);
        write(on, style, &text, (at[0], at[1] + 9.0, Anchor::Middle), CREAM, 1.0);
    }
}

/// The cost in energy.
fn cost(on: &mut Pixmap, cost: u32, [x, y]: Point) {
    let coin = PathBuilder::from_circle(x, y, 25.0);
    fill(on, coin.as_ref(), INK, 1.0);
    fill(on, PathBuilder::from_circle(x, y, 22.0).as_ref(), COIN, 1.0);
    write(
        on,
        Style::new(Face::Strong, 30.0),
        &cost.to_string(),
        (x - 6.0, y + 11.0, Anchor::Middle),
        INK,
        1.0,
    );
    icons::draw(on, Icon::Bolt, [x + 10.0, y], 11.0, [BROWN, COIN]);
}

/// Name, commander and time.
fn body(on: &mut Pixmap, card: &HandCard) {
    let [x, y] = [RIM; 2];
    let middle = x + CARD[0] / 2.0;
    let (style, lines) = NAME.set(&card.name);
    let step = style.size * 1.02;
    // A name of one line stands in the middle of the place for two.
    let first = y + FIELD + 30.0 + if lines.len() < 2 { step / 2.0 } else { 0.0 };
    for (at, line) in lines.iter().enumerate() {
        write(on, style, line, (middle, first + step * at as f32, Anchor::Middle), BROWN, 1.0);
    }
    let rule = shapes::rect(x + 40.0, y + FIELD + 70.0, CARD[0] - 80.0, 2.0);
    let [deep, _] = resources::deck(card.deck);
    fill(on, rule.as_ref(), deep, 0.8);
    let (style, lines) = COMMANDER.set(&card.commander);
    let base = y + FIELD + 95.0;
    for line in &lines {
        write(on, style, line, (middle, base, Anchor::Middle), deep, 1.0);
    }
    let (style, lines) = TIMING.set(&card.timing);
    for (at, line) in lines.iter().enumerate() {
        let base = base + 24.0 + style.size * 1.08 * at as f32;
        write(on, style, line, (middle, base, Anchor::Middle), BROWN, 1.0);
    }
}

/// Whether the card may be played now, and why not.
fn foot(on: &mut Pixmap, card: &HandCard, within: &Mask) {
    let [x, y] = [RIM; 2];
    let top = y + CARD[1] - FOOT;
    let (back, ink): (Rgb, Rgb) = match card.playable {
        Playable::Now => ([0x1F, 0x7A, 0x3A], [0xFF, 0xFF, 0xFF]),
        Playable::Later => ([0xE3, 0xCF, 0x9E], [0x4A, 0x36, 0x12]),
        Playable::No => ([0x5A, 0x50, 0x48], [0xFF, 0xF4, 0xE4]),
    };
    band(on, [top, FOOT], back, within);
    let (left, middle) = (x + 30.0, top + FOOT / 2.0 - 2.0);
    mark(on, card.playable, [left, middle], [ink, back]);
    let (style, lines) = STATE.set(&card.state);
    let step = style.size * 1.08;
    let first = middle - step * (lines.len() as f32 - 1.0) / 2.0 + style.size * 0.35;
    for (at, line) in lines.iter().enumerate() {
        write(on, style, line, (x + STATE_LEFT, first + step * at as f32, Anchor::Start), ink, 1.0);
    }
}

/// A tick, a clock or a cross, so that the state is told without colour too.
fn mark(on: &mut Pixmap, playable: Playable, [x, y]: Point, [ink, back]: [Rgb; 2]) {
    let mut lines = PathBuilder::new();
    match playable {
        Playable::Now => return icons::draw(on, Icon::Tick, [x, y], 16.0, [ink, back]),
        Playable::Later => {
            stroke(on, PathBuilder::from_circle(x, y, 13.0).as_ref(), 3.5, ink, 1.0);
            lines.move_to(x, y - 8.0);
            lines.line_to(x, y);
            lines.line_to(x + 6.0, y + 3.0);
        }
        Playable::No => {
            for side in [-9.0, 9.0] {
                lines.move_to(x - 9.0, y - side);
                lines.line_to(x + 9.0, y + side);
            }
        }
    }
    let width = if playable == Playable::No { 5.0 } else { 3.5 };
    stroke(on, lines.finish().as_ref(), width, ink, 1.0);
}

/// A horizontal band of a card: top, height.
fn band(on: &mut Pixmap, [top, high]: [f32; 2], colour: Rgb, within: &Mask) {
    if let Some(path) = shapes::rect(RIM, top, CARD[0], high) {
        clipped(on, &path, colour, 1.0, within);
    }
}

fn clipped(on: &mut Pixmap, path: &Path, [r, g, b]: Rgb, opacity: f32, within: &Mask) {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color_rgba8(r, g, b, (opacity * 255.0).round() as u8);
    on.fill_path(path, &paint, FillRule::Winding, Transform::identity(), Some(within));
}
