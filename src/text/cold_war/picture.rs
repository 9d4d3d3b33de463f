//! Texts on the pictures of the family of the Cold War. Plain text: names are not escaped for Markdown.

use super::super::names::Ctx;
use super::ColdWarWords;
use crate::rules::cold_war::View;
use crate::rules::cold_war::deals::year_of;
use crate::text::PictureText;
use crate::text::counted_nouns::Counted;

/// The year of a turn (R3-5).
pub(in crate::text) fn year(round: u32) -> u32 {
    year_of(round).into()
}

impl ColdWarWords {
    /// The texts of the picture of a view.
    pub(in crate::text) fn picture(self, view: &View, ctx: &Ctx) -> PictureText {
        PictureText::plain(self.0, Counted::States, self.picture_title(view), self.picture_line(view, ctx))
    }

    /// The title: the year.
    pub(in crate::text) fn picture_title(self, view: &View) -> String {
        match (&view.outcome, view.round) {
            (Some(_), _) => self.picture_over(),
            (None, 0) => self.picture_setup(),
            (None, round) => self.picture_cold_year(year_of(round).into()),
        }
    }
}
