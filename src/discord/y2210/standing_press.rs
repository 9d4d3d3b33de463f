//! Presses on the page of a player's own standing orders, and what each of them changes.

use super::question::{Outcome, Question};
use crate::discord::components::custom_id::TooLong;
use crate::rules::TerritoryId;
use crate::rules::y2210::{CardKind, LossOrder, ReactionOrder, Standing};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {
    /// Show the page.
    Show,
    /// Bid so much each year; without a number, be asked.
    Bid(Option<u32>),
    /// Defend with so many dice; without a number, the default.
    Dice(Option<u8>),
    /// The order of losses everywhere, or in one territory; none: the default, or the order for everywhere.
    Losses(Option<TerritoryId>, Option<LossOrder>),
    /// Show the conditions of a card.
    Card(CardKind),
    /// Set or replace the order for a card.
    Keep(ReactionOrder),
    /// Remove the order for a card.
    Drop(CardKind),
    /// Show the order of losses everywhere, or in one territory.
    LossPage(Option<TerritoryId>),
    /// Where evacuated units go, most wanted first.
    Evacuate(Vec<TerritoryId>),
    /// Show the territories that give up MODs.
    ReducePage,
    /// The territories that give up MODs first.
    Reduce(Vec<TerritoryId>),
    /// Play a card only when it helps, or whenever it can be played.
    Useful(CardKind, bool),
    /// Be asked about reactions though there are orders for them, or not.
    AskMe(bool),
    /// The order for a card that was just drawn; the others that were drawn with it are still to come.
    Drawn(CardKind, DrawnOrder, Vec<CardKind>),
}

/// What becomes of a card that was just drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum DrawnOrder {
    /// It is played when it helps.
    Useful,
    /// The player is asked.
    AskMe,
    /// It is kept.
    Keep,
}

impl Press {
    /// Changes the standing orders; nothing for a press that only shows a page.
    pub(super) fn apply(&self, standing: &mut Standing) {
        match self {
            Self::Show | Self::Card(_) | Self::LossPage(_) | Self::ReducePage => {}
            Self::Bid(bid) => standing.bid = *bid,
            Self::Dice(dice) => standing.defend = *dice,
            Self::Losses(at, order) => set_losses(standing, *at, order.clone()),
            Self::Keep(order) => keep(standing, order.clone()),
            Self::Drop(card) => drop_order(standing, *card),
            Self::Evacuate(to) => standing.evacuate_to.clone_from(to),
            Self::Reduce(from) => standing.reduce.clone_from(from),
            Self::AskMe(wanted) => standing.ask_me = *wanted,
            Self::Useful(card, wanted) => keep_useful(standing, *card, *wanted),
            Self::Drawn(card, DrawnOrder::Useful, _) => keep_useful(standing, *card, true),
            Self::Drawn(card, order, _) => {
                standing.ask_me |= *order == DrawnOrder::AskMe;
                drop_order(standing, *card);
            }
        }
    }
}

/// Sets or removes the order of losses everywhere, or in one territory.
pub(super) fn set_losses(standing: &mut Standing, at: Option<TerritoryId>, order: Option<LossOrder>) {
    match at {
        // Without names it is what holds without an order.
        None => standing.casualties = order.filter(|order| *order != LossOrder::default()),
        Some(at) => {
            standing.casualties_at.retain(|(known, _)| *known != at);
            standing.casualties_at.extend(order.map(|order| (at, order)));
        }
    }
}

/// Sets the order for a card in its place, or behind the others.
pub(super) fn keep(standing: &mut Standing, order: ReactionOrder) {
    match standing.reactions.iter_mut().find(|known| known.card == order.card) {
        Some(known) => *known = order,
        None => standing.reactions.push(order),
    }
}

/// The order that plays a card whenever it can be played.
pub(super) const fn always(card: CardKind) -> ReactionOrder {
    ReactionOrder { card, at: Vec::new(), against: None, help: false, energy: None }
}

/// Plays a card only when it helps, or whenever it can be played; an order for it is set if there is none.
pub(super) fn keep_useful(standing: &mut Standing, card: CardKind, wanted: bool) {
    if standing.reactions.iter().all(|order| order.card != card) {
        keep(standing, always(card));
    }
    standing.when_useful.retain(|one| *one != card);
    standing.when_useful.extend(wanted.then_some(card));
}

/// Removes the order for a card.
pub(super) fn drop_order(standing: &mut Standing, card: CardKind) {
    standing.reactions.retain(|order| order.card != card);
    standing.when_useful.retain(|one| *one != card);
}

/// A press on the page never belongs to the menu of a question.
#[allow(clippy::unnecessary_wraps, reason = "every file of the list has this shape")]
pub(super) const fn pressed(
    _question: &Question<'_>,
    _press: &Press,
    _picked: &[String],
) -> Result<Option<Outcome>, TooLong> {
    Ok(None)
}
