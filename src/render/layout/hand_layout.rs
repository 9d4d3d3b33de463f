//! Layout of the viewer's objective and cards below the board.

use crate::render::board::geometry::WIDTH;
use crate::render::fonts::{Face, Style, fit, wrap};
use crate::render::layout::legend_layout::{Ink, Item};
use crate::render::layout::text::Text;
use crate::render::scene::OwnHand;

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
