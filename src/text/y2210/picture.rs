//! Texts on the pictures of a game.

use super::super::names::Ctx;
use super::Y2210Words;
use crate::rules::y2210::View;
use crate::text::PictureText;

impl Y2210Words {
    /// The texts of the picture of a view.
    pub(in crate::text) fn picture(self, _view: &View, _ctx: &Ctx) -> PictureText {
        todo!("words")
    }

    /// The title below the compass rose.
    pub(in crate::text) fn picture_title(self, _view: &View) -> String {
        todo!("words")
    }

    /// The player on turn, or the winners.
    pub(in crate::text) fn picture_line(self, _view: &View, _ctx: &Ctx) -> String {
        todo!("words")
    }
}
