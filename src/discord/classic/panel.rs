//! Panel buttons of this family's open questions. The panel is public, so they must not depend on the cards or secrets
//! of a player.

use super::question::{At, StepPress};
use crate::discord::components::custom_id::{PanelPress, Press, TooLong};
use crate::discord::components::{blue, grey, red};
use crate::rules::classic::View;
use crate::table::GameId;
use crate::text::Words;
use serenity::all::CreateButton;

/// Input for a question's panel buttons.
pub(crate) struct Panel<'a> {
    pub(crate) words: Words,
    pub(crate) game: GameId,
    pub(crate) view: &'a View,
}

/// The buttons of one question; an error if one does not fit in a code.
pub(super) type Buttons = Result<Vec<CreateButton>, TooLong>;

impl Panel<'_> {
    /// A button that opens the menu of the question.
    pub(super) fn act(&self, label: &str) -> Result<CreateButton, TooLong> {
        Ok(blue(Press::Panel(self.game, PanelPress::Act).code()?, label))
    }

    /// One button that opens the menu: enough for most questions.
    pub(super) fn only(&self, label: &str) -> Buttons {
        Ok(vec![self.act(label)?])
    }

    /// A button that opens another page of the question.
    pub(super) fn page(&self, press: impl StepPress, label: &str) -> Result<CreateButton, TooLong> {
        Ok(grey(press.code(At::Panel(self.game))?, label))
    }

    /// The same in red, for a page that ends a turn or a choice.
    pub(super) fn last_page(&self, press: impl StepPress, label: &str) -> Result<CreateButton, TooLong> {
        Ok(red(press.code(At::Panel(self.game))?, label))
    }

    /// Whether the player asked may have a set: the number of cards is public, the cards are not.
    pub(super) fn may_trade(&self) -> bool {
        let asked = self.view.waiting.one().and_then(|seat| self.view.seats.get(seat.index()));
        asked.is_some_and(|seat| seat.cards >= 3)
    }
}
