//! Status of a game: who holds what, and the board as text.

use super::super::names::Ctx;
use super::Y2210Words;
use crate::rules::y2210::View;

impl Y2210Words {
    /// The state of the game and of each player ([PBP-13]).
    pub(in crate::text) fn status(self, _view: &View, _ctx: &Ctx) -> String {
        todo!("words")
    }

    /// The board as text, for screen readers ([PBP-13]).
    pub(in crate::text) fn board_text(self, _view: &View, _ctx: &Ctx) -> String {
        todo!("words")
    }
}
