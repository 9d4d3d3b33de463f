//! The viewer's own secrets on a private picture: command cards in hand, and where scouts and hidden energy wait (A1-40,
//! A1-41). Only for the view of a seat: public views have none.

use super::commander;
use crate::board::palette::Tint;
use crate::scene::from_view::Words;
use crate::scene::pieces::AltTerm;
use crate::scene::{Figure, OwnCard, OwnHand, Wanted, Why};
use casus_belli_core::rules::y2210::{CardKind, View};
use casus_belli_core::rules::{Holder, NamedCard};

/// The viewer's cards and the territories that concern only the viewer; `None` if there are none, and for public views.
pub(super) fn own(view: &View, words: &dyn Words) -> Option<OwnHand> {
    let own = view.own.as_ref()?;
    let mut kinds: Vec<(CardKind, u32)> = Vec::new();
    for kind in own.kinds() {
        match kinds.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, copies)) => *copies += 1,
            None => kinds.push((kind, 1)),
        }
    }
    let in_play = view.seat(own.seat).commanders;
    let card = |(kind, copies): (CardKind, u32)| {
        let deck = kind.printed().deck;
        let name = words.told(AltTerm::CommandCard(NamedCard::Y2210(kind)));
        let name = if copies > 1 { format!("{name} ×{copies}") } else { name };
        OwnCard { name, figure: Figure::Piece(commander(deck)), held: in_play.contains(deck) }
    };
    let waits = own.scouts.iter().chain(&own.hidden_energy);
    let wanted: Vec<Wanted> = waits
        .map(|at| {
            let held = view.at(*at).holder == Holder::Seat(own.seat);
            Wanted { at: at.index(), why: if held { Why::Held } else { Why::Missing } }
        })
        .collect();
    let any = !kinds.is_empty() || !wanted.is_empty();
    any.then(|| OwnHand {
        goal: String::new(),
        objective: String::new(),
        progress: None,
        quarry: None,
        wanted,
        heading: words.own().cards,
        cards: kinds.into_iter().map(card).collect(),
        tint: Tint::of_seat(own.seat.index()),
    })
}
