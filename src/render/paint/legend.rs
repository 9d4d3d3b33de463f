//! Below the board: who plays, with what; the title where the compass has none; and, on a private picture, one's own
//! objective and cards. Never longer than its room: what does not fit is cut with an ellipsis.

use crate::render::board::geometry::WIDTH;
use crate::render::board::palette::Rgb;
use crate::render::board::shapes;
use crate::render::board::theme::Skin;
use crate::render::fonts::{Anchor, Face, Style, fit, wrap};
use crate::render::layout::format::{Format, Framing};
use crate::render::layout::measures::MAP;
use crate::render::paint::plates::{crossed, plate};
use crate::render::paint::primitives;
use crate::render::paint::resources;
use crate::render::paint::two_boards::{self, Room};
use crate::render::scene::{Entry, Figure, OwnHand, Scene};
use tiny_skia::Pixmap;

/// Height of a player's line where all of it stands in one, on the full picture.
const BRIEF: f32 = 33.0;
/// How much is left of the name of somebody who is out.
const OUT: f32 = 0.55;

/// The rows below the board.
struct Rows {
    /// The second board, and the legend if it stands beside that.
    beside: f32,
    /// The title, if it stands here.
    title: f32,
    /// Own objective and cards.
    own: f32,
    /// One row of players.
    row: f32,
    /// Of that, the line of stocks and command cards.
    stores: f32,
    /// Players in each row.
    across: Vec<usize>,
    /// Left edge and width of all of it.
    column: [f32; 2],
    /// How large letters are: 1 on the full picture.
    size: f32,
    /// Whether each player's figures stand behind the name, as signs and numbers, instead of in words below it.
    brief: bool,
}

/// So many players in rows of at most so many, each as full as the others or one shorter.
fn balanced(players: usize, most: usize) -> Vec<usize> {
    let rows = players.div_ceil(most);
    (0..rows).map(|row| players / rows + usize::from(row < players % rows)).collect()
}

impl Rows {
    fn of(scene: &Scene, format: &Format) -> Self {
        let players = scene.legend.len();
        let stores = if scene.legend.iter().any(stored) { 30.0 } else { 0.0 };
        let own = if scene.own.is_some() { 1.0 } else { 0.0 };
        let usual = |title: f32| Self {
            beside: 0.0,
            title,
            own: own * 112.0,
            row: 56.0 + stores,
            stores,
            // Without people there is nothing to say.
            across: balanced(players, players.max(1)),
            column: [0.0, WIDTH as f32],
            size: 1.0,
            brief: false,
        };
        let brief = |title: f32, size: f32| Self {
            title,
            row: (BRIEF + stores) * size,
            stores: stores * size,
            across: balanced(players, 3),
            size,
            brief: true,
            ..usual(title)
        };
        let titled = !(scene.title.is_empty() && scene.line.is_empty());
        let close = matches!(format.view, Framing::Zoom(_));
        let title = if close && titled { 44.0 } else { 0.0 };
        match Room::of(scene, format) {
            Room::Column => {
                let high = two_boards::HIGH as f32;
                let many = players.max(1) as f32;
                let size = ((high - title) / many / (56.0 + stores)).clamp(1.0, 1.5);
                let left = two_boards::WINDOW as f32 + 8.0;
                let row = (56.0 + stores) * size;
                Self {
                    beside: high.max(title + row * many),
                    row,
                    stores: stores * size,
                    across: vec![1; players],
                    column: [left, WIDTH as f32 - left],
                    size,
                    ..usual(title)
                }
            }
            room if format.compact() => Self {
                beside: if room == Room::BelowBoth { MAP } else { 0.0 },
                own: own * 180.0,
                ..brief(if titled { 66.0 } else { 0.0 }, 1.8)
            },
            Room::Below if close => brief(title * 1.4, 1.5),
            Room::Below | Room::BelowBoth => usual(title),
        }
    }

    /// Whether title and legend stand beside the second board.
    fn aside(&self) -> bool {
        self.column[0] > 0.0
    }

    fn high(&self) -> f32 {
        let foot = if self.brief && !self.across.is_empty() { 6.0 * self.size } else { 0.0 };
        let legend = if self.aside() { 0.0 } else { self.title + self.row * self.across.len() as f32 };
        self.beside + self.own + legend + foot
    }

    /// How many columns of the same width there are: no fewer than four on the full picture, so that two don't look lost.
    fn columns(&self) -> usize {
        let least = if self.aside() || self.size > 1.0 { 1 } else { 4 };
        self.across.iter().copied().max().unwrap_or(1).max(least)
    }
}

/// Whether somebody's stocks need a line of their own: a single one stands beside the figures.
fn stored(entry: &Entry) -> bool {
    !entry.decks.is_empty() || entry.stocks.len() > 1
}

/// Height of all that stands below the board, in pixels at full width.
pub(crate) fn height(scene: &Scene, format: &Format) -> u32 {
    Rows::of(scene, format).high() as u32
}

/// Draws it.
pub(crate) fn draw(on: &mut Pixmap, scene: &Scene, format: &Format) {
    let (rows, skin) = (Rows::of(scene, format), Skin::of(format.theme));
    bar(on, rows.high(), skin);
    two_boards::draw(on, scene, format, rows.beside as u32);
    let [left, wide] = rows.column;
    let mut top = if rows.aside() { MAP } else { MAP + rows.beside };
    if !rows.aside() && rows.beside > 0.0 {
        primitives::block(on, [0, top as usize - 1, WIDTH as usize, 2], skin.gilt);
    }
    if rows.title > 0.0 {
        title(on, scene, top, &rows, skin);
        top += rows.title;
    }
    if let Some(own) = &scene.own {
        let top = if rows.aside() { MAP + rows.beside } else { top };
        hand(on, own, top, &rows, skin);
    }
    if !rows.aside() {
        top += rows.own;
    }
    let room = (wide - 32.0) / rows.columns() as f32;
    let mut entries = scene.legend.iter();
    for (row, across) in rows.across.iter().enumerate() {
        for (column, entry) in entries.by_ref().take(*across).enumerate() {
            let at = [left + 16.0 + column as f32 * room, top + row as f32 * rows.row];
            player(on, entry, at, room, &rows, skin);
        }
    }
    let edge = shapes::rect(4.0, 4.0, WIDTH as f32 - 8.0, on.height() as f32 - 8.0);
    let all = shapes::rect(1.5, 1.5, WIDTH as f32 - 3.0, on.height() as f32 - 3.0);
    primitives::stroke(on, all.as_ref(), 3.0, skin.halo, 1.0);
    primitives::stroke(on, edge.as_ref(), 1.6, skin.gilt, 0.75);
}

/// How far down the bar grows darker, in pixels: the height of the smallest one.
const FADE: f32 = 64.0;

fn bar(on: &mut Pixmap, high: f32, skin: &Skin) {
    let [top, foot] = skin.bar.map(|c| c.map(f32::from));
    for row in 0..high as u16 {
        // A longer slope would have more room than the palette has tones, and show steps.
        let t = (f32::from(row) / FADE).min(1.0);
        let colour = [0, 1, 2].map(|c| (top[c] + (foot[c] - top[c]) * t) as u8);
        primitives::block(on, [0, MAP as usize + usize::from(row), WIDTH as usize, 1], colour);
    }
    primitives::block(on, [0, MAP as usize - 1, WIDTH as usize, 2], skin.gilt);
}

fn title(on: &mut Pixmap, scene: &Scene, top: f32, rows: &Rows, skin: &Skin) {
    let [name, small] = [Style::new(Face::Title, 20.0), Style::new(Face::Script, 21.0)];
    let [name, small] = [name.spaced(1.5), small].map(|s| s.larger(rows.size.min(1.7)));
    let (base, start) = (top + rows.title * 0.68, rows.column[0] + 24.0);
    let end = rows.column[0] + rows.column[1] - 30.0;
    let shown = fit(&scene.title, name, (end - start) * 0.5);
    primitives::write(on, name, &shown, (start, base, Anchor::Start), skin.title[0], 1.0);
    let left = start + name.width(&shown) + 26.0;
    let line = fit(&scene.line, small, end - left);
    primitives::write(on, small, &line, (left, base, Anchor::Start), skin.title[1], 1.0);
}

fn player(on: &mut Pixmap, entry: &Entry, [x, top]: [f32; 2], room: f32, rows: &Rows, skin: &Skin) {
    let s = rows.size;
    let y = |v: f32| top + v * s;
    let high = if rows.brief { BRIEF - 6.0 } else { 42.0 };
    if entry.on_turn {
        let frame = shapes::pill(
            x,
            y(if rows.brief { 2.0 } else { 7.0 }),
            room - 8.0,
            high * s + rows.stores,
            8.0 * s,
        );
        primitives::fill(on, frame.as_ref(), skin.lit[0], 1.0);
        primitives::stroke(on, frame.as_ref(), 1.6 * s, skin.lit[1], 1.0);
    }
    let faded = if entry.out { OUT } else { 1.0 };
    let middle = if rows.brief { BRIEF / 2.0 - 1.0 } else { 28.0 };
    let (at, radius) =
        ([x + if rows.brief { 21.0 } else { 26.0 } * s, y(middle)], if rows.brief { 12.0 } else { 13.5 } * s);
    plate(on, entry.tint, at, radius, 2.2 * s);
    if entry.out {
        crossed(on, entry.tint, at, radius);
    }
    if let Some(order) = &entry.order {
        // Below the badge, beside the stocks: whoever has an order has them too.
        let style = Style::new(Face::Strong, 16.5).larger(s);
        let base = if rows.brief {
            y(BRIEF) + rows.stores / 2.0 - 3.0 * s
        } else {
            y(44.0) + (rows.stores / 2.0 + 7.0 * s).max(12.0 * s)
        };
        primitives::write(on, style, order, (at[0], base, Anchor::Middle), skin.title[0], faded);
    }
    if rows.brief {
        brief(on, entry, [x, top], room, rows, skin);
    } else {
        told(on, entry, [x, top], room, rows, skin);
    }
}

/// The name, and what somebody holds in words below it.
fn told(on: &mut Pixmap, entry: &Entry, [x, top]: [f32; 2], room: f32, rows: &Rows, skin: &Skin) {
    let s = rows.size;
    let y = |v: f32| top + v * s;
    let faded = if entry.out { OUT } else { 1.0 };
    let (left, mut wide) = (x + 50.0 * s, room - 8.0 - 60.0 * s);
    if let Some(cards) = entry.cards.filter(|_| !entry.out) {
        wide -= hand_of(on, cards, [x + room - 20.0, y(24.0)], s, skin) + 10.0 * s;
    }
    let style = Style::new(Face::Strong, 19.0).larger(s);
    let shown = fit(&entry.name, style, wide);
    primitives::write(on, style, &shown, (left, y(25.0), Anchor::Start), skin.ink[0], faded);
    // With eight at the table the figures are set smaller rather than cut.
    let mut wide = room - 8.0 - 54.0 * s;
    if stored(entry) {
        resources::draw(on, entry, [left, y(44.0) + rows.stores / 2.0 + 1.0], s, skin);
    } else if let Some(held) = entry.stocks.first().filter(|_| !entry.out) {
        let right = x + room - 20.0;
        wide -= resources::one(on, *held, [right, y(43.0)], s, skin) + 8.0 * s;
    }
    let sizes = [15.5, 14.2, 13.0].map(|size| Style::new(Face::Plain, size).larger(s));
    let style = sizes.into_iter().find(|style| style.width(&entry.line) <= wide).unwrap_or(sizes[2]);
    let shown = fit(&entry.line, style, wide);
    primitives::write(on, style, &shown, (left, y(43.0), Anchor::Start), skin.ink[1], faded);
}

/// All in one line: the name; territories, armies and cards as signs with their numbers.
fn brief(on: &mut Pixmap, entry: &Entry, [x, top]: [f32; 2], room: f32, rows: &Rows, skin: &Skin) {
    let s = rows.size;
    let (base, mut right) = (top + (BRIEF / 2.0 + 5.4) * s, x + room - 20.0);
    let figures = Style::new(Face::Strong, 17.0).larger(s);
    let [territories, armies] = entry.held.map(|n| n.to_string());
    if !entry.out {
        if let Some(cards) = entry.cards {
            right -= hand_of(on, cards, [right, base], s, skin) + 11.0 * s;
        }
        if let Some(held) = entry.stocks.first().filter(|_| !stored(entry)) {
            right -= resources::one(on, *held, [right, base], s, skin) + 9.0 * s;
        }
        for (text, sign) in [(armies, soldier as fn(&mut Pixmap, [f32; 2], f32, Rgb)), (territories, pennant)]
        {
            primitives::write(on, figures, &text, (right, base, Anchor::End), skin.ink[0], 1.0);
            right -= figures.width(&text) + 9.5 * s;
            sign(on, [right, base - 6.0 * s], s, skin.ink[1]);
            right -= 14.5 * s;
        }
    }
    let left = x + 40.0 * s;
    // Smaller rather than cut, as far as it stays legible.
    let sizes = [19.0, 17.5, 16.0].map(|size| Style::new(Face::Strong, size).larger(s));
    let wide = right - left;
    let style = sizes.into_iter().find(|style| style.width(&entry.name) <= wide).unwrap_or(sizes[2]);
    let shown = fit(&entry.name, style, wide);
    let faded = if entry.out { OUT } else { 1.0 };
    primitives::write(on, style, &shown, (left, base + 0.6 * s, Anchor::Start), skin.ink[0], faded);
    if stored(entry) {
        resources::draw(on, entry, [left, top + (BRIEF - 6.0) * s + rows.stores / 2.0 - 3.0 * s], s, skin);
    }
}

/// The sign for territories: a pennant.
fn pennant(on: &mut Pixmap, [x, y]: [f32; 2], s: f32, ink: Rgb) {
    let pole = shapes::rect(x - 4.6 * s, y - 7.0 * s, 1.7 * s, 14.0 * s);
    primitives::fill(on, pole.as_ref(), ink, 1.0);
    let flag =
        shapes::polygon(&[[-2.2, -6.6], [6.4, -3.0], [-2.2, 0.6]].map(|[dx, dy]| [x + dx * s, y + dy * s]));
    primitives::fill(on, flag.as_ref(), ink, 1.0);
}

/// The sign for armies: a soldier, as on the cards.
fn soldier(on: &mut Pixmap, [x, y]: [f32; 2], s: f32, ink: Rgb) {
    let body = [[-2.2, -2.6], [2.2, -2.6], [2.9, 2.0], [5.0, 7.2], [-5.0, 7.2], [-2.9, 2.0]];
    let body = shapes::polygon(&body.map(|[dx, dy]| [x + dx * s, y + dy * s]));
    primitives::fill(on, body.as_ref(), ink, 1.0);
    primitives::fill(on, tiny_skia::PathBuilder::from_circle(x, y - 4.9 * s, 2.7 * s).as_ref(), ink, 1.0);
}

/// How many cards somebody holds, ending at the right; how wide it is.
fn hand_of(on: &mut Pixmap, cards: u32, [right, base]: [f32; 2], s: f32, skin: &Skin) -> f32 {
    let (style, text) = (Style::new(Face::Strong, 17.0).larger(s), cards.to_string());
    primitives::write(on, style, &text, (right, base, Anchor::End), skin.ink[0], 1.0);
    fan(on, right - style.width(&text) - 18.0 * s, base - 13.5 * s, s);
    style.width(&text) + 18.0 * s
}

/// Two small cards, fanned: how many are held stands beside them.
fn fan(on: &mut Pixmap, x: f32, y: f32, s: f32) {
    for (dx, dy, shade) in [(0.0, 0.0, [0xB9, 0xC7, 0xD1]), (3.5, 2.0, [0xFF, 0xF4, 0xDC])] {
        let path = shapes::pill(x + dx * s, y + dy * s, 9.5 * s, 13.0 * s, 2.0 * s);
        primitives::fill(on, path.as_ref(), shade, 1.0);
        primitives::stroke(on, path.as_ref(), 1.0 * s, [0x0D, 0x17, 0x22], 1.0);
    }
}

/// One's own objective at the left, one's own cards at the right.
fn hand(on: &mut Pixmap, own: &OwnHand, top: f32, rows: &Rows, skin: &Skin) {
    let s = rows.own / 112.0;
    primitives::block(on, [12, (top + rows.own) as usize - 1, WIDTH as usize - 24, 1], skin.gilt);
    let head = Style::new(Face::Title, 16.0).spaced(1.2).larger(s.min(1.3));
    let base = top + 24.0 * s;
    let share = objective(on, own, [top, base], s, skin);
    if own.cards.is_empty() {
        return;
    }
    let left = share + 24.0;
    primitives::write(
        on,
        head,
        &fit(&own.heading, head, WIDTH as f32 - left - 30.0),
        (left, base, Anchor::Start),
        skin.title[0],
        1.0,
    );
    let room = ((WIDTH as f32 - left - 24.0) / own.cards.len().max(1) as f32).min(190.0);
    for (i, card) in own.cards.iter().enumerate() {
        let (x, y, high) = (left + room * i as f32, top + 32.0 * s, rows.own - 40.0 * s);
        let path = shapes::pill(x, y, room - 8.0, high, 6.0);
        primitives::fill(on, path.as_ref(), [0xF7, 0xEC, 0xD2], 1.0);
        primitives::stroke(on, path.as_ref(), 1.4, [0x5A, 0x40, 0x10], 1.0);
        if card.held {
            plate(on, own.tint, [x + room - 8.0 - 15.0 * s, y + 15.0 * s], 7.5 * s, 1.6 * s);
        }
        figure(on, card.figure, [x + (room - 8.0) / 2.0, y + high * 0.38], high * 0.27);
        let style = Style::new(Face::Name, 15.0).larger(s.min(1.25));
        let name = fit(&card.name, style, room - 18.0);
        let at = (x + (room - 8.0) / 2.0, y + high - 8.0 * s, Anchor::Middle);
        primitives::write(on, style, &name, at, [0x22, 0x1C, 0x10], 1.0);
    }
}

/// One's own objective, its letters as large as its room allows; how wide its room is.
fn objective(on: &mut Pixmap, own: &OwnHand, [top, base]: [f32; 2], s: f32, skin: &Skin) -> f32 {
    if own.objective.is_empty() {
        return 0.0;
    }
    let large = s.min(1.3);
    let most = if own.cards.is_empty() { WIDTH as f32 - 48.0 } else { 900.0 };
    let foot = top + 104.0 * s;
    // Short ones in a narrow room and large letters, long ones with more room, then smaller.
    let tries = [
        (560.0, 27.0),
        (560.0, 23.0),
        (560.0, 19.0),
        (720.0, 19.0),
        (most, 19.0),
        (most, 17.0),
        (most, 15.0),
        (most, 13.5),
    ];
    let set = |(share, size): (f32, f32)| {
        let style = Style::new(Face::Name, size).larger(large);
        let step = style.size * 1.24;
        let lines = ((foot - base - 4.0) / step) as usize;
        (share, style, step, wrap(&own.objective, style, share - 48.0, lines.max(1)))
    };
    let whole = |set: &(f32, Style, f32, Vec<String>)| !set.3.last().is_some_and(|line| line.ends_with('…'));
    let found = tries.into_iter().map(set).find(whole);
    let (share, style, step, lines) = found.unwrap_or_else(|| set(tries[tries.len() - 1]));
    let head = Style::new(Face::Title, 16.0).spaced(1.2).larger(large);
    let title = fit(&own.goal, head, share - 48.0 - 110.0 * large);
    primitives::write(on, head, &title, (24.0, base, Anchor::Start), skin.title[0], 1.0);
    let after = 24.0 + head.width(&title) + 16.0 * large;
    if let Some([have, of]) = own.progress {
        let style = Style::new(Face::Strong, 20.0).larger(large);
        let text = format!("{have}/{of}");
        primitives::write(on, style, &text, (after, base + 1.0, Anchor::Start), skin.ink[0], 1.0);
    } else if let Some(quarry) = own.quarry {
        plate(on, quarry, [after + 10.0 * large, base - 6.0 * large], 10.5 * large, 2.0 * large);
    }
    for (i, line) in lines.iter().enumerate() {
        let y = base + 4.0 + step * (i + 1) as f32;
        primitives::write(on, style, line, (24.0, y, Anchor::Start), skin.ink[0], 1.0);
    }
    share
}

/// The figure of a card, about `r` around a place.
fn figure(on: &mut Pixmap, figure: Figure, [x, y]: [f32; 2], r: f32) {
    const INK: Rgb = [0x4A, 0x2B, 0x12];
    let p = |points: &[[f32; 2]]| {
        let points: Vec<_> = points.iter().map(|[a, b]| [x + a * r, y + b * r]).collect();
        shapes::polygon(&points)
    };
    let circle =
        |dx: f32, dy: f32, part: f32| tiny_skia::PathBuilder::from_circle(x + dx * r, y + dy * r, part * r);
    match figure {
        Figure::Infantry => {
            primitives::fill(on, circle(0.0, -0.68, 0.32).as_ref(), INK, 1.0);
            let body =
                p(&[[-0.26, -0.32], [0.26, -0.32], [0.34, 0.3], [0.62, 0.98], [-0.62, 0.98], [-0.34, 0.3]]);
            primitives::fill(on, body.as_ref(), INK, 1.0);
            let gun = p(&[[0.5, -1.0], [0.62, -1.0], [0.62, 0.6], [0.44, 0.6]]);
            primitives::fill(on, gun.as_ref(), INK, 1.0);
        }
        Figure::Cavalry => {
            let horse = p(&[
                [-0.2, -1.0],
                [0.02, -0.78],
                [0.42, -0.62],
                [0.82, -0.02],
                [0.66, 0.22],
                [0.3, 0.08],
                [0.06, 0.12],
                [0.42, 0.62],
                [0.56, 0.98],
                [-0.66, 0.98],
                [-0.6, 0.4],
                [-0.52, -0.3],
            ]);
            primitives::fill(on, horse.as_ref(), INK, 1.0);
            primitives::fill(on, circle(0.2, -0.36, 0.08).as_ref(), [0xF7, 0xEC, 0xD2], 1.0);
        }
        Figure::Artillery => {
            let barrel = p(&[[-0.75, 0.12], [-0.62, -0.3], [0.95, -0.82], [1.06, -0.5], [-0.3, 0.3]]);
            primitives::fill(on, barrel.as_ref(), INK, 1.0);
            let tail = p(&[[-0.1, 0.3], [-1.1, 0.92], [-1.2, 0.74], [-0.4, 0.1]]);
            primitives::fill(on, tail.as_ref(), INK, 1.0);
            primitives::fill(on, circle(0.05, 0.42, 0.54).as_ref(), INK, 1.0);
            primitives::stroke(on, circle(0.05, 0.42, 0.34).as_ref(), 0.1 * r, [0xF7, 0xEC, 0xD2], 1.0);
        }
        Figure::Joker => {
            let star: Vec<[f32; 2]> = (0..10_u8)
                .map(|i| {
                    let (sin, cos) = (f32::from(i) * std::f32::consts::PI / 5.0).sin_cos();
                    let part = if i % 2 == 0 { 1.05 } else { 0.45 };
                    [sin * part, -cos * part]
                })
                .collect();
            primitives::fill(on, p(&star).as_ref(), [0xB0, 0x35, 0x1E], 1.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_players_are_as_even_as_they_can_be() {
        for (players, wanted) in [
            (2, vec![2]),
            (3, vec![3]),
            (4, vec![2, 2]),
            (5, vec![3, 2]),
            (7, vec![3, 2, 2]),
            (9, vec![3; 3]),
            (0, vec![]),
        ] {
            assert_eq!(balanced(players, 3), wanted);
        }
        for players in 1..=9 {
            let rows = balanced(players, 3);
            assert_eq!((rows.iter().sum::<usize>(), rows.len()), (players, players.div_ceil(3)));
            assert!(rows.iter().all(|row| *row <= 3 && rows[0] - row <= 1));
        }
    }
}
