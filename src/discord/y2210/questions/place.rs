//! Question `Place`: the MODs of the income (R1-20): menu. `/place` answers it.

use super::super::choices::{number_buttons, number_menus, territory_buttons, territory_menus};
use super::super::panel::{Buttons, Panel};
use super::super::question::{Outcome, Page, Question, Rows};
use super::gift;
use crate::discord::components::custom_id::TooLong;
use crate::discord::components::{buttons, grey};
use crate::discord::context::answer::Answer;
use crate::present::y2210::ranked_choices;
use crate::rules::TerritoryId;
use crate::rules::y2210::{Action, Menu, steps};
use serde::{Deserialize, Serialize};

pub(super) const COMMAND: &str = "place";

pub(super) fn panel(panel: &Panel) -> Buttons {
    panel.only(&panel.words.button_mods())
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {
    /// A territory was picked: show the numbers of MODs.
    Choose(TerritoryId),
}

pub(super) fn rows(question: &Question<'_>, menu: &steps::Place) -> Rows {
    let (words, left) = (question.words, menu.left);
    let best = ranked_choices::best_places(question.view, menu.own.iter());
    let all = |at| {
        let label = words.button_place_all(left, &question.territory_with_units(at));
        question.answer_button(Action::Place { mods: vec![(at, left)] }, &label)
    };
    let choose = |at| question.step(Press::Choose(at));
    let lists = territory_menus(question, &words.pick_mods_place(), &best, choose)?;
    let mut last = gift::button(question, menu.gift.as_ref())?;
    last.extend(question.last_buttons()?);
    Ok([territory_buttons(&best, all)?, lists, buttons(&last)].concat())
}

pub(super) fn pressed(
    question: &Question<'_>,
    press: &Press,
    _picked: &[String],
) -> Result<Option<Outcome>, TooLong> {
    match press {
        Press::Choose(at) => amounts(question, *at).map(Outcome::page),
    }
}

/// How many MODs for one territory.
fn amounts(question: &Question<'_>, at: TerritoryId) -> Page {
    let Menu::Place(menu) = question.menu else { return Ok(None) };
    if !menu.own.contains(at) {
        return Ok(None);
    }
    let place = |n| question.answer_with(Action::Place { mods: vec![(at, n)] });
    let mut rows = number_buttons(question, (1, menu.left), place)?;
    if menu.left > 5 {
        rows.extend(number_menus(question, &question.words.pick_number(), 1..=menu.left, place)?);
    }
    rows.extend(buttons(&[grey(question.back()?, &question.words.button_other_place())]));
    let text = question.words.how_many_mods(&question.territory(at), menu.left);
    Ok(Some(Answer::new(text).with(rows)))
}
