//! Where everything below the board stands: who plays, with what; the title where the compass has none; one's own objective and
//! cards. Never longer than its room: what does not fit is cut with an ellipsis.

use crate::render::board::geometry::{Point, WIDTH};
use crate::render::board::palette::Tint;
use crate::render::fonts::{Face, Style, fit};
use crate::render::layout::format::{Format, Framing};
use crate::render::layout::hand_layout;
use crate::render::layout::measures::MAP;
use crate::render::layout::text::Text;
use crate::render::scene::pieces::{Deck, Holding};
use crate::render::scene::{Entry, Figure, Scene};
use crate::rules::Stock;

/// Height of a player's line where all of it stands in one, on the full picture.
const BRIEF: f32 = 33.0;
/// How much is left of the name of somebody who is out.
const OUT: f32 = 0.55;
/// The second board's width where the legend stands beside it, in pixels.
pub(crate) const WINDOW: u32 = 1056;
/// Its height there.
const HIGH: u32 = (WINDOW * MAP as u32).div_ceil(WIDTH);

/// Where a second board leaves the legend.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Room {
    /// There is none: below the board.
    Below,
    /// At the right of the second board, in one column.
    Column,
    /// Below both, which are equally large: on narrow screens.
    BelowBoth,
}

impl Room {
    pub(crate) fn of(scene: &Scene, format: &Format) -> Self {
        match (&scene.beside, &format.view) {
            (None, _) => Self::Below,
            (Some(_), Framing::Compact) => Self::BelowBoth,
            (Some(_), Framing::Full | Framing::Zoom(_)) => Self::Column,
        }
    }
}

/// Everything below the board.
#[derive(Clone, Debug)]
pub(crate) struct Legend {
    /// Its height with the second board's, in pixels.
    pub(crate) height: f32,
    /// Of that, the second board's.
    pub(crate) beside: f32,
    /// Whether the legend stands beside the second board.
    pub(crate) aside: bool,
    /// What stands there, in the order in which it is painted.
    pub(crate) items: Vec<Item>,
}

/// Which of a theme's inks a text has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ink {
    /// Names and figures.
    Strong,
    /// What stands below a name.
    Soft,
    /// Titles and headings.
    Title,
    /// The line after a title.
    Line,
    /// A card's name.
    Card,
}

/// One thing below the board.
#[derive(Clone, Debug)]
pub(crate) enum Item {
    /// The frame round whose turn it is: left, top, width, height, corner; and how wide its line is.
    Turn([f32; 5], f32),
    /// A badge without number; crossed out for who is out.
    Badge { tint: Tint, at: Point, radius: f32, ring: f32, crossed: bool },
    /// Letters, and how much of them shows.
    Text(Text, Ink, f32),
    /// A pennant: territories.
    Pennant(Point, f32),
    /// A soldier: armies.
    Soldier(Point, f32),
    /// Two small cards.
    Fan(Point, f32),
    /// The sign of energy, money and the like.
    Stock(Stock, Point, f32),
    /// A commander's sign, lit in its owner's colour while it is in play.
    Commander { deck: Deck, tint: Tint, at: Point, size: f32 },
    /// A card of one's own: left, top, width, height, corner.
    Card([f32; 5]),
    /// The figure on a card, about so large.
    Figure(Figure, Point, f32),
    /// A thin line: left, top, width, height.
    Rule([usize; 4]),
}

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
                let high = HIGH as f32;
                let many = players.max(1) as f32;
                let size = ((high - title) / many / (56.0 + stores)).clamp(1.0, 1.5);
                let left = WINDOW as f32 + 8.0;
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

impl Legend {
    /// What stands below the board of a scene.
    pub(crate) fn of(scene: &Scene, format: &Format) -> Self {
        let (rows, mut items) = (Rows::of(scene, format), Vec::new());
        let [left, wide] = rows.column;
        let mut top = if rows.aside() { MAP } else { MAP + rows.beside };
        if rows.title > 0.0 {
            title(&mut items, scene, top, &rows);
            top += rows.title;
        }
        if let Some(own) = &scene.own {
            let top = if rows.aside() { MAP + rows.beside } else { top };
            hand_layout::hand(&mut items, own, top, rows.own);
        }
        if !rows.aside() {
            top += rows.own;
        }
        let room = (wide - 32.0) / rows.columns() as f32;
        let mut entries = scene.legend.iter();
        for (row, across) in rows.across.iter().enumerate() {
            for (column, entry) in entries.by_ref().take(*across).enumerate() {
                let at = [left + 16.0 + column as f32 * room, top + row as f32 * rows.row];
                player(&mut items, entry, at, room, &rows);
            }
        }
        Self { height: rows.high(), beside: rows.beside, aside: rows.aside(), items }
    }
}

fn title(items: &mut Vec<Item>, scene: &Scene, top: f32, rows: &Rows) {
    let [name, small] = [Style::new(Face::Title, 20.0), Style::new(Face::Script, 21.0)];
    let [name, small] = [name.spaced(1.5), small].map(|s| s.larger(rows.size.min(1.7)));
    let (base, start) = (top + rows.title * 0.68, rows.column[0] + 24.0);
    let end = rows.column[0] + rows.column[1] - 30.0;
    let shown = fit(&scene.title, name, (end - start) * 0.5);
    let left = start + name.width(&shown) + 26.0;
    let line = fit(&scene.line, small, end - left);
    items.push(Item::Text(Text::start(shown, name, [start, base]), Ink::Title, 1.0));
    items.push(Item::Text(Text::start(line, small, [left, base]), Ink::Line, 1.0));
}

fn player(items: &mut Vec<Item>, entry: &Entry, [x, top]: [f32; 2], room: f32, rows: &Rows) {
    let s = rows.size;
    let y = |v: f32| top + v * s;
    let high = if rows.brief { BRIEF - 6.0 } else { 42.0 };
    if entry.on_turn {
        let from = y(if rows.brief { 2.0 } else { 7.0 });
        items.push(Item::Turn([x, from, room - 8.0, high * s + rows.stores, 8.0 * s], 1.6 * s));
    }
    let faded = if entry.out { OUT } else { 1.0 };
    let middle = if rows.brief { BRIEF / 2.0 - 1.0 } else { 28.0 };
    let (at, radius) =
        ([x + if rows.brief { 21.0 } else { 26.0 } * s, y(middle)], if rows.brief { 12.0 } else { 13.5 } * s);
    items.push(Item::Badge { tint: entry.tint, at, radius, ring: 2.2 * s, crossed: entry.out });
    if let Some(order) = &entry.order {
        // Below the badge, beside the stocks: whoever has an order has them too.
        let style = Style::new(Face::Strong, 16.5).larger(s);
        let base = if rows.brief {
            y(BRIEF) + rows.stores / 2.0 - 3.0 * s
        } else {
            y(44.0) + (rows.stores / 2.0 + 7.0 * s).max(12.0 * s)
        };
        items.push(Item::Text(Text::middle(order, style, [at[0], base]), Ink::Title, faded));
    }
    if rows.brief {
        brief(items, entry, [x, top], room, rows);
    } else {
        told(items, entry, [x, top], room, rows);
    }
}

/// The name, and what somebody holds in words below it.
fn told(items: &mut Vec<Item>, entry: &Entry, [x, top]: [f32; 2], room: f32, rows: &Rows) {
    let s = rows.size;
    let y = |v: f32| top + v * s;
    let faded = if entry.out { OUT } else { 1.0 };
    let (left, mut wide) = (x + 50.0 * s, room - 8.0 - 60.0 * s);
    if let Some(cards) = entry.cards.filter(|_| !entry.out) {
        wide -= hand_of(items, cards, [x + room - 20.0, y(24.0)], s) + 10.0 * s;
    }
    let style = Style::new(Face::Strong, 19.0).larger(s);
    let shown = fit(&entry.name, style, wide);
    items.push(Item::Text(Text::start(shown, style, [left, y(25.0)]), Ink::Strong, faded));
    // With eight at the table the figures are set smaller rather than cut.
    let mut wide = room - 8.0 - 54.0 * s;
    if stored(entry) {
        stores(items, entry, [left, y(44.0) + rows.stores / 2.0 + 1.0], s);
    } else if let Some(held) = entry.stocks.first().filter(|_| !entry.out) {
        let right = x + room - 20.0;
        wide -= one(items, *held, [right, y(43.0)], s) + 8.0 * s;
    }
    let sizes = [15.5, 14.2, 13.0].map(|size| Style::new(Face::Plain, size).larger(s));
    let style = sizes.into_iter().find(|style| style.width(&entry.line) <= wide).unwrap_or(sizes[2]);
    let shown = fit(&entry.line, style, wide);
    items.push(Item::Text(Text::start(shown, style, [left, y(43.0)]), Ink::Soft, faded));
}

/// All in one line: the name; territories, armies and cards as signs with their numbers.
fn brief(items: &mut Vec<Item>, entry: &Entry, [x, top]: [f32; 2], room: f32, rows: &Rows) {
    let s = rows.size;
    let (base, mut right) = (top + (BRIEF / 2.0 + 5.4) * s, x + room - 20.0);
    let figures = Style::new(Face::Strong, 17.0).larger(s);
    let [territories, armies] = entry.held.map(|n| n.to_string());
    if !entry.out {
        if let Some(cards) = entry.cards {
            right -= hand_of(items, cards, [right, base], s) + 11.0 * s;
        }
        if let Some(held) = entry.stocks.first().filter(|_| !stored(entry)) {
            right -= one(items, *held, [right, base], s) + 9.0 * s;
        }
        for (text, sign) in [(armies, Item::Soldier as fn(Point, f32) -> Item), (territories, Item::Pennant)]
        {
            let wide = figures.width(&text);
            items.push(Item::Text(Text::end(text, figures, [right, base]), Ink::Strong, 1.0));
            right -= wide + 9.5 * s;
            items.push(sign([right, base - 6.0 * s], s));
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
    items.push(Item::Text(Text::start(shown, style, [left, base + 0.6 * s]), Ink::Strong, faded));
    if stored(entry) {
        stores(items, entry, [left, top + (BRIEF - 6.0) * s + rows.stores / 2.0 - 3.0 * s], s);
    }
}

/// How many cards somebody holds, ending at the right; how wide it is.
fn hand_of(items: &mut Vec<Item>, cards: u32, [right, base]: [f32; 2], s: f32) -> f32 {
    let (style, text) = (Style::new(Face::Strong, 17.0).larger(s), cards.to_string());
    let wide = style.width(&text);
    items.push(Item::Text(Text::end(text, style, [right, base]), Ink::Strong, 1.0));
    items.push(Item::Fan([right - wide - 18.0 * s, base - 13.5 * s], s));
    wide + 18.0 * s
}

/// Stocks and command cards in one line, from the left; `middle` is the height of the signs' middles.
fn stores(items: &mut Vec<Item>, entry: &Entry, [left, middle]: [f32; 2], s: f32) {
    let mut x = left;
    let style = Style::new(Face::Strong, 17.0).larger(s);
    for held in &entry.stocks {
        items.push(Item::Stock(held.stock, [x + 9.0 * s, middle], s));
        x += 21.0 * s;
        let (text, wide) = (amount(*held), style.width(&amount(*held)));
        items.push(Item::Text(Text::start(text, style, [x, middle + 6.0 * s]), Ink::Strong, 1.0));
        x += wide + 15.0 * s;
    }
    let style = Style::new(Face::Strong, 15.0).larger(s);
    for deck in &entry.decks {
        let at = [x + 10.0 * s, middle];
        items.push(Item::Commander { deck: *deck, tint: entry.tint, at, size: s });
        if deck.cards == 0 {
            x += 25.0 * s;
            continue;
        }
        let text = deck.cards.to_string();
        let wide = style.width(&text);
        items.push(Item::Text(Text::start(text, style, [x + 22.5 * s, middle + 5.4 * s]), Ink::Strong, 1.0));
        x = x + 28.0 * s + wide;
    }
}

/// A single stock, its figure ending at the right; how wide it is.
fn one(items: &mut Vec<Item>, held: Holding, [right, base]: [f32; 2], s: f32) -> f32 {
    let (style, text) = (Style::new(Face::Strong, 17.0).larger(s), amount(held));
    let wide = style.width(&text);
    items.push(Item::Text(Text::end(text, style, [right, base]), Ink::Strong, 1.0));
    items.push(Item::Stock(held.stock, [right - wide - 13.0 * s, base - 6.0 * s], s));
    wide + 22.0 * s
}

/// With a true minus.
fn amount(held: Holding) -> String {
    if held.amount < 0 { format!("−{}", held.amount.unsigned_abs()) } else { held.amount.to_string() }
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
