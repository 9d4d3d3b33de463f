//! Layout of the viewer's objective and cards below the board.

use crate::board::geometry::WIDTH;
use crate::fonts::{Face, Style, fit, wrap};
use crate::layout::legend_layout::{Ink, Item};
use crate::layout::text::Text;
use crate::scene::OwnHand;

/// The viewer's objective at the left and the viewer's cards at the right, within that height.
pub(crate) fn hand(items: &mut Vec<Item>, own: &OwnHand, top: f32, high: f32) {
    let s = high / 112.0;
    items.push(Item::Rule([12, (top + high) as usize - 1, WIDTH as usize - 24, 1]));
    let head = Style::new(Face::Title, 16.0).spaced(1.2).larger(s.min(1.3));
    let base = top + 24.0 * s;
    let left = objective(items, own, [top, base], s) + 24.0;
    if own.cards.is_empty() {
        return;
    }
    let heading = fit(&own.heading, head, WIDTH as f32 - left - 30.0);
    items.push(Item::Text(Text::start(heading, head, [left, base]), Ink::Title, 1.0));
    let room = ((WIDTH as f32 - left - 24.0) / own.cards.len().max(1) as f32).min(190.0);
    for (i, card) in own.cards.iter().enumerate() {
        let (x, y, high) = (left + room * i as f32, top + 32.0 * s, high - 40.0 * s);
        items.push(Item::Card([x, y, room - 8.0, high, 6.0]));
        if card.held {
            let at = [x + room - 8.0 - 15.0 * s, y + 15.0 * s];
            items.push(Item::Badge { tint: own.tint, at, radius: 7.5 * s, ring: 1.6 * s, crossed: false });
        }
        let (style, middle) = (Style::new(Face::Name, 15.0).larger(s.min(1.25)), x + (room - 8.0) / 2.0);
        let lines = wrap(&card.name, style, room - 18.0, 2);
        let [down, r] = if lines.len() > 1 { [0.29, 0.22] } else { [0.38, 0.27] };
        items.push(Item::Figure(card.figure, [middle, y + high * down], high * r));
        for (line, above) in lines.into_iter().rev().zip([0.0, style.size * 1.12]) {
            let at = [middle, y + high - 8.0 * s - above];
            items.push(Item::Text(Text::middle(line, style, at), Ink::Card, 1.0));
        }
    }
}

/// The viewer's objective as text and the viewer's cards as words, for a phone; and their height in whole pixels.
pub(crate) fn listed(own: &OwnHand, top: f32) -> (Vec<Item>, f32) {
    let head = Style::new(Face::Title, 16.0).spaced(1.2).larger(1.6);
    let (mut items, mut y) = (Vec::new(), top + 8.0);
    let heading = |text: &str, base: f32| {
        let text = fit(text, head, WIDTH as f32 * 0.5);
        (
            MARGIN + head.width(&text) + 18.0,
            Item::Text(Text::start(text, head, [MARGIN, base]), Ink::Title, 1.0),
        )
    };
    if !own.objective.is_empty() {
        let (after, text) = heading(&own.goal, y + 33.0);
        items.push(text);
        if let Some([have, of]) = own.progress {
            let text = Text::start(format!("{have}/{of}"), WORD, [after, y + 33.0]);
            items.push(Item::Text(text, Ink::Strong, 1.0));
        } else if let Some(tint) = own.quarry {
            let at = [after + 17.0, y + 24.0];
            items.push(Item::Badge { tint, at, radius: 17.0, ring: 3.2, crossed: false });
        }
        y += 44.0;
        for line in wrap(&own.objective, WORD, WIDTH as f32 - MARGIN * 2.0, 4) {
            items.push(Item::Text(Text::start(line, WORD, [MARGIN, y + 30.0]), Ink::Strong, 1.0));
            y += 40.0;
        }
        y += 6.0;
    }
    if !own.cards.is_empty() {
        let (after, text) = heading(&own.heading, y + 36.0);
        items.push(text);
        y += words(&mut items, own, [after, y]);
    }
    items.push(Item::Rule([12, y as usize + 1, WIDTH as usize - 24, 1]));
    (items, y + 4.0 - top)
}

/// Distance of texts from the edges.
const MARGIN: f32 = 24.0;
/// Text style of an objective and of cards' names: as large as a player's name in the legend.
const WORD: Style = Style::new(Face::Name, 32.0);
/// Height of a card's plate with the gap below it.
const PLATE: f32 = 56.0;
/// Maximum number of rows of cards; further cards are counted.
const MOST_ROWS: usize = 4;

/// The cards as plates with figure and name, from that place on, in several rows if necessary. Returns their height.
fn words(items: &mut Vec<Item>, own: &OwnHand, [left, top]: [f32; 2]) -> f32 {
    let (mut x, mut row, high) = (left, 0, PLATE - 8.0);
    for (i, card) in own.cards.iter().enumerate() {
        let badge = if card.held { 40.0 } else { 0.0 };
        let name = fit(&card.name, WORD, WIDTH as f32 / 2.0);
        let wide = 58.0 + WORD.width(&name) + badge + 14.0;
        if x + wide > WIDTH as f32 - MARGIN {
            if row + 1 == MOST_ROWS {
                let rest = format!("+{}", own.cards.len() - i);
                let at = [WIDTH as f32 - MARGIN, top + row as f32 * PLATE - 18.0];
                items.push(Item::Text(Text::end(rest, WORD, at), Ink::Strong, 1.0));
                break;
            }
            (x, row) = (MARGIN, row + 1);
        }
        let y = top + row as f32 * PLATE;
        items.push(Item::Card([x, y, wide, high, 9.0]));
        items.push(Item::Figure(card.figure, [x + 32.0, y + high / 2.0], 17.0));
        items.push(Item::Text(Text::start(name, WORD, [x + 58.0, y + 35.0]), Ink::Card, 1.0));
        if card.held {
            let at = [x + wide - 28.0, y + high / 2.0];
            items.push(Item::Badge { tint: own.tint, at, radius: 13.0, ring: 2.6, crossed: false });
        }
        x += wide + 10.0;
    }
    (row + 1) as f32 * PLATE
}

/// The viewer's objective, with letters as large as possible. Returns the width used.
fn objective(items: &mut Vec<Item>, own: &OwnHand, [top, base]: [f32; 2], s: f32) -> f32 {
    if own.objective.is_empty() {
        return 0.0;
    }
    let large = s.min(1.3);
    let most = if own.cards.is_empty() { WIDTH as f32 - 48.0 } else { 900.0 };
    let foot = top + 104.0 * s;
    // Short texts get little width and large letters; long ones more width first, then smaller letters.
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
    let after = 24.0 + head.width(&title) + 16.0 * large;
    items.push(Item::Text(Text::start(title, head, [24.0, base]), Ink::Title, 1.0));
    if let Some([have, of]) = own.progress {
        let style = Style::new(Face::Strong, 20.0).larger(large);
        let text = Text::start(format!("{have}/{of}"), style, [after, base + 1.0]);
        items.push(Item::Text(text, Ink::Strong, 1.0));
    } else if let Some(tint) = own.quarry {
        let at = [after + 10.0 * large, base - 6.0 * large];
        items.push(Item::Badge { tint, at, radius: 10.5 * large, ring: 2.0 * large, crossed: false });
    }
    for (i, line) in lines.into_iter().enumerate() {
        let y = base + 4.0 + step * (i + 1) as f32;
        items.push(Item::Text(Text::start(line, style, [24.0, y]), Ink::Strong, 1.0));
    }
    share
}
