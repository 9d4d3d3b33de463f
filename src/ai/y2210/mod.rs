//! The computer player of the family of 2210.

use crate::rules::y2210::{Action, Menu, View};
use crate::rules::{Pick, Seat};

/// The answer to a question; the menu need not offer it.
pub(super) fn answer(_view: &View, _seat: Seat, _menu: &Menu, default: &Action, _pick: Pick<'_>) -> Action {
    default.clone()
}
