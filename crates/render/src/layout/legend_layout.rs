//! Layout of everything below the board: players with their holdings, the title if it isn't on the board, the
//! viewer's own objective and cards. Texts that are too long are cut with an ellipsis.

use crate::board::geometry::{Point, WIDTH};
use crate::board::palette::Tint;
use crate::fonts::{Face, Style, fit};
use crate::layout::format::{Format, Framing};
use crate::layout::hand_layout;
use crate::layout::holdings_layout::{FIGURES, hand_of, one, stored, stores};
use crate::layout::measures::MAP;
use crate::layout::text::Text;
use crate::layout::year_track::{self, YearMark};
use crate::scene::pieces::Deck;
use crate::scene::{Entry, Figure, Scene};
use casus_belli_core::rules::Stock;

/// Height of a player's row on the full picture if it is a single line.
const BRIEF: f32 = 33.0;
/// Height of the line of stocks and command cards.
const STORES: f32 = 28.0;
/// Opacity of entries of eliminated players.
const OUT: f32 = 0.55;
/// Width of the second board with the legend next to it, in pixels.
pub(crate) const WINDOW: u32 = 1056;
/// Height of the second board there.
const HIGH: u32 = (WINDOW * MAP as u32).div_ceil(WIDTH);

/// Position of the legend relative to the second board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Room {
    /// No second board: below the board.
    Below,
    /// To the right of the second board, in one column.
    Column,
    /// Below both boards, which have equal size: on pictures for a phone.
    BelowBoth,
}

impl Room {
    pub(crate) fn of(scene: &Scene, format: &Format) -> Self {
        match (&scene.beside, &format.view) {
            (None, _) => Self::Below,
            (Some(_), Framing::Compact | Framing::Zoom(_)) => Self::BelowBoth,
            (Some(_), Framing::Full) => Self::Column,
        }
    }
}

/// Layout of everything below the board.
#[derive(Clone, Debug)]
pub(crate) struct Legend {
    /// Height including the second board, in pixels.
    pub(crate) height: f32,
    /// Height of the second board, in pixels.
    pub(crate) beside: f32,
    /// Whether the legend is next to the second board.
    pub(crate) aside: bool,
    /// Items in painting order.
    pub(crate) items: Vec<Item>,
}

/// The theme's colour of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ink {
    /// Names and figures.
    Strong,
    /// Text below a name.
    Soft,
    /// Titles and headings.
    Title,
    /// Subtitles.
    Line,
    /// The name of a card.
    Card,
}

/// One item below the board.
#[derive(Clone, Debug)]
pub(crate) enum Item {
    /// The frame around the active player: left, top, width, height, corner radius; line width.
    Turn([f32; 5], f32),
    /// A badge without number; crossed out for eliminated players.
    Badge { tint: Tint, at: Point, radius: f32, ring: f32, crossed: bool },
    /// Text, colour, opacity.
    Text(Text, Ink, f32),
    /// Icon for territories: a pennant; position, size.
    Pennant(Point, f32),
    /// Icon for armies: a soldier; position, size.
    Soldier(Point, f32),
    /// Icon for cards: two small cards; position, size.
    Fan(Point, f32),
    /// Icon of a stock such as energy or money; position, size.
    Stock(Stock, Point, f32),
    /// A commander's icon, in the owner's colour while the commander is in play.
    Commander { deck: Deck, tint: Tint, at: Point, size: f32 },
    /// A card of the viewer: left, top, width, height, corner radius.
    Card([f32; 5]),
    /// The figure on a card; position, size.
    Figure(Figure, Point, f32),
    /// A thin line: left, top, width, height.
    Rule([usize; 4]),
    /// A mark of the year track.
    Year(YearMark),
}

/// Sizes of the rows below the board.
struct Rows {
    /// Height of the second board, and of the legend if that is next to it and higher.
    beside: f32,
    /// Height of the title, if it is here.
    title: f32,
    /// Height of the viewer's objective and cards.
    own: f32,
    /// Height of one row of players.
    row: f32,
    /// Part of it for the line of stocks and command cards.
    stores: f32,
    /// Number of players in each row.
    across: Vec<usize>,
    /// Left edge and width of the legend.
    column: [f32; 2],
    /// Size factor of the letters: 1 on the full picture.
    size: f32,
    /// Whether each player's figures are icons and numbers after the name, instead of text below it.
    brief: bool,
}

/// Distributes players among rows of at most `most`; the lengths of rows differ by at most one.
fn balanced(players: usize, most: usize) -> Vec<usize> {
    let rows = players.div_ceil(most);
    (0..rows).map(|row| players / rows + usize::from(row < players % rows)).collect()
}

impl Rows {
    fn of(scene: &Scene, format: &Format) -> Self {
        let players = scene.legend.len();
        let stores = if scene.legend.iter().any(stored) { STORES } else { 0.0 };
        let room = Room::of(scene, format);
        if format.large_labels() {
            return Self::narrow(scene, stores, room);
        }
        let usual = Self {
            beside: 0.0,
            title: 0.0,
            own: if scene.own.is_some() { 112.0 } else { 0.0 },
            row: 56.0 + stores,
            stores,
            // Without players there are no rows.
            across: balanced(players, players.max(1)),
            column: [0.0, WIDTH as f32],
            size: 1.0,
            brief: false,
        };
        if room != Room::Column {
            return usual;
        }
        let (high, many) = (HIGH as f32, players.max(1) as f32);
        let size = (high / many / (56.0 + stores)).clamp(1.0, 1.5);
        let left = WINDOW as f32 + 8.0;
        let row = (56.0 + stores) * size;
        Self {
            beside: high.max(row * many),
            row,
            stores: stores * size,
            across: vec![1; players],
            column: [left, WIDTH as f32 - left],
            size,
            ..usual
        }
    }

    /// The rows of a picture for a phone: one line for each player, two where there are stocks or command cards.
    fn narrow(scene: &Scene, stores: f32, room: Room) -> Self {
        let across = balanced(scene.legend.len(), 3);
        let few = across.iter().all(|players| *players < 3);
        let size = if stores > 0.0 && few { 2.1 } else { 1.8 };
        let titled = !(scene.title.is_empty() && scene.line.is_empty());
        Self {
            beside: if room == Room::BelowBoth { MAP } else { 0.0 },
            title: if titled { 66.0 } else { 0.0 },
            own: scene.own.as_ref().map_or(0.0, |own| hand_layout::listed(own, 0.0).1),
            row: (BRIEF + stores) * size,
            stores: stores * size,
            across,
            column: [0.0, WIDTH as f32],
            size,
            brief: true,
        }
    }

    /// Whether title and legend are next to the second board.
    fn aside(&self) -> bool {
        self.column[0] > 0.0
    }

    fn high(&self) -> f32 {
        let foot = if self.brief && !self.across.is_empty() { 6.0 * self.size } else { 0.0 };
        let legend = if self.aside() { 0.0 } else { self.title + self.row * self.across.len() as f32 };
        self.beside + self.own + legend + foot
    }

    /// Number of columns of equal width: at least four on the full picture, so that few players are not spread too
    /// wide.
    fn columns(&self) -> usize {
        let least = if self.aside() || self.size > 1.0 { 1 } else { 4 };
        self.across.iter().copied().max().unwrap_or(1).max(least)
    }
}

impl Legend {
    /// Lays out everything below the board of a scene.
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
            if format.large_labels() {
                items.extend(hand_layout::listed(own, top).0);
            } else {
                hand_layout::hand(&mut items, own, top, rows.own);
            }
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
    let large = rows.size.min(1.7);
    let [name, small] = [name.spaced(1.5), small].map(|s| s.larger(large));
    let (base, start) = (top + rows.title * 0.68, rows.column[0] + 24.0);
    let end = rows.column[0] + rows.column[1] - 30.0;
    let shown = fit(&scene.title, name, (end - start) * 0.5);
    let mut left = start + name.width(&shown) + 26.0;
    if let Some(track) = scene.track {
        let marks = year_track::row(track, [left - 6.0, base - 7.0 * large], large);
        items.extend(marks.into_iter().map(Item::Year));
        left += year_track::width(track[1], large) + 20.0;
    }
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
        // Below the badge, next to the stocks: players with a turn order have stocks too.
        let size = if order.chars().count() > 3 { 13.5 } else { 16.5 };
        let style = Style::new(Face::Strong, size).larger(s);
        let base = if rows.brief {
            y(BRIEF) + rows.stores / 2.0 - 3.0 * s
        } else {
            y(44.0) + (rows.stores / 2.0 + 7.0 * s).max(12.0 * s)
        };
        items.push(Item::Text(Text::middle(order, style, [at[0], base]), Ink::Title, faded));
    }
    if rows.brief {
        short_entry(items, entry, [x, top], room, rows);
    } else {
        entry_lines(items, entry, [x, top], room, rows);
    }
}

/// The name, with the holdings as text below it.
fn entry_lines(items: &mut Vec<Item>, entry: &Entry, [x, top]: [f32; 2], room: f32, rows: &Rows) {
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
    // With eight players the text is smaller rather than cut.
    let mut wide = room - 8.0 - 54.0 * s;
    if stored(entry) {
        stores(items, entry, [left, y(44.0) + rows.stores / 2.0 + 1.0], wide, s);
    } else if let Some(held) = entry.stocks.first().filter(|_| !entry.out) {
        let right = x + room - 20.0;
        wide -= one(items, *held, [right, y(43.0)], s) + 8.0 * s;
    }
    let sizes = [15.5, 14.2, 13.0].map(|size| Style::new(Face::Plain, size).larger(s));
    let style = sizes.into_iter().find(|style| style.width(&entry.line) <= wide).unwrap_or(sizes[2]);
    let shown = fit(&entry.line, style, wide);
    items.push(Item::Text(Text::start(shown, style, [left, y(43.0)]), Ink::Soft, faded));
}

/// A single line: the name; territories, armies and cards as icons with numbers.
fn short_entry(items: &mut Vec<Item>, entry: &Entry, [x, top]: [f32; 2], room: f32, rows: &Rows) {
    let s = rows.size;
    let (base, mut right) = (top + (BRIEF / 2.0 + 5.4) * s, x + room - 20.0);
    let figures = FIGURES.larger(s);
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
    // Smaller rather than cut, as long as it is legible.
    let sizes = [19.0, 17.5, 16.0].map(|size| Style::new(Face::Strong, size).larger(s));
    let wide = right - left;
    let style = sizes.into_iter().find(|style| style.width(&entry.name) <= wide).unwrap_or(sizes[2]);
    let shown = fit(&entry.name, style, wide);
    let faded = if entry.out { OUT } else { 1.0 };
    items.push(Item::Text(Text::start(shown, style, [left, base + 0.6 * s]), Ink::Strong, faded));
    if stored(entry) {
        let middle = top + (BRIEF - 6.0) * s + rows.stores / 2.0 - 3.0 * s;
        stores(items, entry, [left, middle], x + room - 16.0 - left, s);
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
