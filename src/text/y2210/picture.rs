//! Texts on the pictures of the family of 2210. Plain text: names are not escaped for Markdown.

use super::super::names::Ctx;
use super::Y2210Words;
use crate::rules::y2210::{Stage, View};
use crate::text::PictureText;
use crate::text::counted_nouns::Counted;

impl Y2210Words {
    /// The texts of the picture of a view.
    pub(in crate::text) fn picture(self, view: &View, ctx: &Ctx) -> PictureText {
        PictureText::plain(self.0, Counted::Units, self.picture_title(view), self.picture_line(view, ctx))
    }

    /// The title: the year.
    pub(in crate::text) fn picture_title(self, view: &View) -> String {
        match view.stage {
            Stage::Setup => self.picture_setup(),
            Stage::Over => self.picture_over(),
            Stage::Bid
            | Stage::Markers
            | Stage::Place
            | Stage::Hire
            | Stage::Buy
            | Stage::Prepare
            | Stage::Invade
            | Stage::Fortify => self.picture_year(view.year()),
        }
    }
}
