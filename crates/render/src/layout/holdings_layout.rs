//! Layout of what a player holds beside territories and armies: cards, stocks, command cards, as icons with numbers.

use crate::board::geometry::Point;
use crate::fonts::{Face, Style};
use crate::layout::legend_layout::{Ink, Item};
use crate::layout::text::Text;
use crate::scene::Entry;
use crate::scene::pieces::Holding;

/// Text style of the figures.
pub(crate) const FIGURES: Style = Style::new(Face::Strong, 17.0);
/// Text style of numbers of command cards.
const CARDS: Style = Style::new(Face::Strong, 15.0);
/// Width of a deck without cards.
const NO_CARDS: f32 = 25.0;

/// Whether a player's stocks need a line of their own: a single stock is next to the figures.
pub(crate) fn stored(entry: &Entry) -> bool {
    !entry.decks.is_empty() || entry.stocks.len() > 1
}

/// The number of a player's cards, right-aligned. Returns its width.
pub(crate) fn hand_of(items: &mut Vec<Item>, cards: u32, [right, base]: Point, s: f32) -> f32 {
    let (style, text) = (FIGURES.larger(s), cards.to_string());
    let wide = style.width(&text);
    items.push(Item::Text(Text::end(text, style, [right, base]), Ink::Strong, 1.0));
    items.push(Item::Fan([right - wide - 18.0 * s, base - 13.5 * s], s));
    wide + 18.0 * s
}

/// Stocks and command cards in one line, from the left; `middle` is the y of the icons' centres. Smaller rather than wider than
/// `room`.
pub(crate) fn stores(items: &mut Vec<Item>, entry: &Entry, [left, middle]: Point, room: f32, s: f32) {
    let s = s * (room / wide(entry, s)).min(1.0);
    let [figures, cards] = [FIGURES, CARDS].map(|style| style.larger(s));
    let mut x = left;
    for held in &entry.stocks {
        items.push(Item::Stock(held.stock, [x + 9.0 * s, middle], s));
        x += 21.0 * s;
        let text = amount(*held);
        let wide = figures.width(&text);
        items.push(Item::Text(Text::start(text, figures, [x, middle + 6.0 * s]), Ink::Strong, 1.0));
        x += wide + 15.0 * s;
    }
    for deck in &entry.decks {
        let at = [x + 10.0 * s, middle];
        items.push(Item::Commander { deck: *deck, tint: entry.tint, at, size: s });
        if deck.cards == 0 {
            x += NO_CARDS * s;
            continue;
        }
        let text = deck.cards.to_string();
        let wide = cards.width(&text);
        items.push(Item::Text(Text::start(text, cards, [x + 22.5 * s, middle + 5.4 * s]), Ink::Strong, 1.0));
        x = x + 28.0 * s + wide;
    }
}

/// Width of the line of stocks and command cards.
fn wide(entry: &Entry, s: f32) -> f32 {
    let [figures, cards] = [FIGURES, CARDS].map(|style| style.larger(s));
    let stocks = entry.stocks.iter().map(|held| 36.0 * s + figures.width(&amount(*held)));
    let decks = entry.decks.iter().map(|deck| match deck.cards {
        0 => NO_CARDS * s,
        some => 28.0 * s + cards.width(&some.to_string()),
    });
    stocks.chain(decks).sum::<f32>().max(1.0)
}

/// A single stock, right-aligned. Returns its width.
pub(crate) fn one(items: &mut Vec<Item>, held: Holding, [right, base]: Point, s: f32) -> f32 {
    let (style, text) = (FIGURES.larger(s), amount(held));
    let wide = style.width(&text);
    items.push(Item::Text(Text::end(text, style, [right, base]), Ink::Strong, 1.0));
    items.push(Item::Stock(held.stock, [right - wide - 13.0 * s, base - 6.0 * s], s));
    wide + 22.0 * s
}

/// The amount, with a true minus sign.
fn amount(held: Holding) -> String {
    if held.amount < 0 { format!("−{}", held.amount.unsigned_abs()) } else { held.amount.to_string() }
}
