//! What the person of a command has in the game: the own seat, the menu of the own turn, the own armies.

use super::super::question::{Question, view_of};
use crate::discord::interactions::request::Refusal;
use crate::discord::panels::open_question;
use crate::rules::cold_war::{Armies, Menu, View};
use crate::rules::{Seat, TerritoryId};
use crate::table::{Look, TableError};
use crate::text::Words;

/// The player's own armies in a state that can move.
pub(super) fn own_armies(view: &View, seat: Seat, at: TerritoryId) -> Armies {
    view.at(at).of(seat).mobile()
}

/// The menu of the viewer's turn, if it is open.
pub(super) fn act(words: Words, look: &Look) -> Option<&crate::rules::cold_war::steps::Act> {
    let Question { menu, .. } = Question::of(words, look, open_question::open(look)?)?;
    if let Menu::Act(act) = menu { Some(act) } else { None }
}

/// A player's own seat with the view.
pub(super) struct Mine<'a> {
    pub(super) look: &'a Look,
    pub(super) view: &'a View,
    pub(super) seat: Seat,
}

/// The own seat of the person in that game.
pub(super) fn mine(look: &Look) -> Result<Mine<'_>, Refusal> {
    let mine = view_of(look).and_then(|view| Some(Mine { look, view, seat: look.view.viewer_seat()? }));
    mine.ok_or_else(|| TableError::Stale.into())
}

/// The armies that the open question offers: those that can defend, meet an invader, or be lost.
pub(super) fn offered_armies(menu: &Menu) -> Armies {
    match menu {
        Menu::Defend(menu) => menu.armies,
        Menu::Meet(menu) => menu.armies,
        Menu::Lose(menu) => menu.among,
        _ => Armies::NONE,
    }
}
