//! The buttons of the public panel for what may be done now: public, so they say what is asked, not what anybody holds.

use super::question::{At, StepPress};
use crate::discord::components::{blue, grey, red};
use crate::discord::custom_id::{PanelPress, Press, TooLong};
use crate::rules::classic::View;
use crate::table::GameId;
use crate::text::Words;
use serenity::all::CreateButton;

/// What a question's buttons on the panel are made of.
pub(crate) struct Panel<'a> {
    pub(crate) words: Words,
    pub(crate) game: GameId,
    pub(crate) view: &'a View,
}

/// The buttons of one question; an error where one has no room in a code.
pub(super) type Buttons = Result<Vec<CreateButton>, TooLong>;

impl Panel<'_> {
    /// Opens the menu of what is asked.
    pub(super) fn act(&self, label: &str) -> Result<CreateButton, TooLong> {
        Ok(blue(Press::Panel(self.game, PanelPress::Act).code()?, label))
    }

    /// The only button of most questions.
    pub(super) fn only(&self, label: &str) -> Buttons {
        Ok(vec![self.act(label)?])
    }

    /// Opens another page of it.
    pub(super) fn page(&self, press: impl StepPress, label: &str) -> Result<CreateButton, TooLong> {
        Ok(grey(press.code(At::Panel(self.game))?, label))
    }

    /// The same, for what ends something.
    pub(super) fn last_page(&self, press: impl StepPress, label: &str) -> Result<CreateButton, TooLong> {
        Ok(red(press.code(At::Panel(self.game))?, label))
    }

    /// Whether whoever is asked may have a set: how many cards somebody holds is public, what they are is not.
    pub(super) fn may_trade(&self) -> bool {
        let asked = self.view.waiting.one().and_then(|seat| self.view.seats.get(seat.index()));
        asked.is_some_and(|seat| seat.cards >= 3)
    }
}
