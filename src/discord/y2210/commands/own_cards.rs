//! The command cards that commands can name: those in hand, those that a question offers, those against invasions.

use super::super::question::{Question, view_of};
use super::super::questions::offered_cards;
use crate::rules::y2210::{CardKind, Timing};
use crate::table::Look;

/// The kinds of the cards in the viewer's hand.
pub(super) fn held(look: &Look) -> Vec<CardKind> {
    let own = view_of(look).and_then(|view| view.own.as_ref());
    own.map(|own| own.kinds().collect()).unwrap_or_default()
}

/// Whether the question offers cards: for commands that show it.
pub(super) fn offers_cards(question: &Question<'_>) -> bool {
    offered_cards(question.menu).is_some()
}

/// The kinds of cards against invasions.
pub(super) fn reactions() -> impl Iterator<Item = CardKind> {
    CardKind::all().filter(|kind| kind.printed().timing == Timing::Reaction)
}
