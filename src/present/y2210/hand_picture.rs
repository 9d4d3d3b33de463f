//! The picture of the viewer's own hand of command cards, from the viewer's own view: it has the cards of that view and
//! nothing else, so it can show nobody else's.

use crate::render::{HandCard, HandOfCards, MOST_CARDS, Playable};
use crate::rules::y2210::{self, CardKind, View};
use crate::rules::{Piece, View as AnyView};
use crate::text::{CardState, Words};

/// The picture of the viewer's hand; `None` without command cards: for spectators, an empty hand, other families. Private:
/// only the viewer may see it.
pub fn hand_of_cards(view: &AnyView, words: Words) -> Option<HandOfCards> {
    let AnyView::Y2210(view) = view else { return None };
    let own = view.own.as_ref()?;
    let mut kinds: Vec<(CardKind, u32)> = Vec::new();
    for kind in own.kinds() {
        match kinds.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, copies)) => *copies += 1,
            None => kinds.push((kind, 1)),
        }
    }
    let more = kinds.len().saturating_sub(MOST_CARDS);
    let cards: Vec<HandCard> =
        kinds.into_iter().filter_map(|(kind, copies)| card(view, kind, copies, words)).collect();
    (!cards.is_empty()).then(|| HandOfCards {
        title: words.picture_cards(),
        line: words.hand_picture_line(own.hand.len() as u32, &words.energy(view.seat(own.seat).energy)),
        cards,
        foot: if more > 0 { words.and_more(more as u32) } else { String::new() },
    })
}

fn card(view: &View, kind: CardKind, copies: u32, words: Words) -> Option<HandCard> {
    let (printed, cost, state) = (kind.printed(), view.house().cost(kind), CardState::of(view, kind)?);
    Some(HandCard {
        deck: Piece::Y2210(y2210::Piece::Commander(printed.deck)),
        commander: words.commander(printed.deck),
        name: words.command_card(kind),
        copies,
        cost,
        cost_in_words: words.card_picture_cost(cost),
        timing: words.card_timing_short(printed.timing),
        playable: match state {
            CardState::Now(_) => Playable::Now,
            CardState::NotYet(_) | CardState::Counts => Playable::Later,
            _ => Playable::No,
        },
        state: words.card_state_short(state),
    })
}
