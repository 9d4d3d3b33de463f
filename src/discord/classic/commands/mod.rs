//! The slash commands of the classic family.

mod cards;
mod setup;
mod turn;

use super::super::call::{Call, Refusal};
use super::super::commands::{Command, Ctx, Done, caller, present, said};
use super::super::menu;
use super::question::Question;
use crate::rules;
use crate::rules::classic::{Standing, View};
use crate::table::{self, Look, Place};
use crate::text::Words;

/// Every command of the family.
pub(crate) fn all() -> Vec<Command> {
    vec![
        turn::place(),
        turn::attack(),
        turn::advance(),
        turn::trade(),
        turn::fortify(),
        turn::end(),
        turn::defend(),
        cards::roll(),
        cards::agree(),
        cards::discard(),
        setup::claim(),
        setup::deploy(),
        setup::wish(),
    ]
}

/// The question of this family that is open to the viewer.
fn asked(words: Words, look: &Look) -> Option<Question<'_>> {
    match menu::Question::open(words, look)? {
        menu::Question::Classic(question) => Some(question),
    }
}

/// The view of a game of this family.
const fn view_of(look: &Look) -> &View {
    match &look.view {
        rules::View::Classic(view) => view,
    }
}

impl Call {
    /// The caller's standing orders.
    async fn standing(&self, place: Place) -> Result<Standing, Refusal> {
        match self.desk.table.standing(place, &self.person).await? {
            rules::Standing::Classic(standing) => Ok(standing),
        }
    }

    async fn set_standing(&self, place: Place, standing: &Standing) -> Result<table::Done, Refusal> {
        let standing = standing.clone().into();
        Ok(self.desk.table.set_standing(place, &self.person, standing).await?)
    }
}
