//! Panel buttons of this family's open questions. The panel is public, so they must not depend on the cards or secrets
//! of a player.

use super::question::{At, StepPress};
use crate::discord::components::custom_id::{PanelPress, Press, TooLong};
use crate::discord::components::{blue, red};
use crate::table::GameId;
use crate::text::Words;
use serenity::all::CreateButton;

/// Input for a question's panel buttons.
pub(crate) struct Panel {
    pub(crate) words: Words,
    pub(crate) game: GameId,
}

/// The buttons of one question; an error if one does not fit in a code.
pub(super) type Buttons = Result<Vec<CreateButton>, TooLong>;

impl Panel {
    /// A button that opens the menu of the question.
    pub(super) fn act(&self, label: &str) -> Result<CreateButton, TooLong> {
        Ok(blue(Press::Panel(self.game, PanelPress::Act).code()?, label))
    }

    /// One button that opens the menu: enough for most questions.
    pub(super) fn only(&self, label: &str) -> Buttons {
        Ok(vec![self.act(label)?])
    }

    /// A red button that opens a page which ends a turn.
    pub(super) fn last_page(&self, press: impl StepPress, label: &str) -> Result<CreateButton, TooLong> {
        Ok(red(press.code(At::Panel(self.game))?, label))
    }
}
