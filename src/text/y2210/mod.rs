//! Texts of the family of 2210: questions, refusals, event lines, turn log, command cards, status, hand, report.

mod answers;
mod blank_cards;
mod board_post;
mod card_effects;
mod card_pages;
mod card_state;
mod ending;
mod events;
mod final_table;
mod game_report;
mod hand;
mod log;
mod log_items;
mod names;
mod picture;
mod plan;
mod question;
mod reactions;
mod recap;
mod refusal_reasons;
mod short_board;
mod standing_orders;
mod status;

pub use card_pages::CardPage;
pub use card_state::CardState;

use super::bundle::Words;
use crate::rules::y2210::{self, Action, Public};
use crate::rules::{FamilySeen, Seat, Seen, TerritoryId};
use std::ops::Deref;

/// The phrases of a language, with the methods of the family of 2210.
#[derive(Clone, Copy, Debug)]
pub(super) struct Y2210Words(pub(super) Words);

impl Deref for Y2210Words {
    type Target = Words;

    fn deref(&self) -> &Words {
        &self.0
    }
}

/// The public event of the family in what a viewer saw, if it is one.
const fn public(seen: &Seen) -> Option<&Public> {
    match seen {
        Seen::Happened(FamilySeen::Y2210(y2210::Seen::Public(public))) => Some(public),
        _ => None,
    }
}

/// The MODs that a seat placed in these events.
pub(super) fn placed(seat: Seat, seen: &[Seen]) -> Vec<(TerritoryId, u32)> {
    let own = publics(seen).filter_map(|public| match public {
        Public::ModsPlaced(placed) if placed.seat == seat => Some(&placed.mods),
        _ => None,
    });
    own.flatten().copied().collect()
}

fn publics(seen: &[Seen]) -> impl Iterator<Item = &Public> {
    seen.iter().filter_map(public)
}

/// Whether an answer needs no line of its own because the following events show it, whoever gave it. A defence is usually
/// the default answer: tables do not wait for the defender unless they opt in ([PBP-34]).
pub(super) const fn goes_without_saying(action: &Action) -> bool {
    matches!(action, Action::Defend { .. } | Action::Lose { .. })
}
