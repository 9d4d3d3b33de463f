//! Question `Wish`: a wish list of land territories in the sealed set-up ([PBP-35]): menu. `/wish` answers it.

use super::super::names;
use super::super::panel::{Buttons, Panel};
use super::super::question::{Outcome, Question, Rows};
use crate::discord::components::custom_id::{Ranking, TooLong};
use crate::discord::components::{Line, buttons, green, grey, menus};
use crate::discord::context::answer::Answer;
use crate::present::y2210::ranked_choices;
use crate::rules::TerritoryId;
use crate::rules::y2210::{Action, Menu, steps};
use serde::{Deserialize, Serialize};

pub(super) const COMMAND: &str = "wish";

/// Number of select menus, so that a row of buttons has room.
const MENUS: usize = 4;

pub(super) fn panel(panel: &Panel) -> Buttons {
    panel.only(&panel.words.button_wish())
}

/// Each press contains the list so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {
    /// A territory was picked in the menu with this number.
    Add(u8, Ranking),
    /// Remove the last wish.
    Back(Ranking),
    /// Submit the list.
    Done(Ranking),
}

pub(super) fn rows(question: &Question<'_>, menu: &steps::Wish) -> Rows {
    rows_of(question, menu, &Ranking::default())
}

fn rows_of(question: &Question<'_>, menu: &steps::Wish, draft: &Ranking) -> Rows {
    let (words, chosen) = (question.words, draft.as_slice());
    let line = |at: TerritoryId| {
        Line::new(question.territory(at), at.0).note(names::continent(words, question.view, at))
    };
    let best = ranked_choices::best_claims(question.view, menu.of.iter());
    let left: Vec<Line> = best.into_iter().filter(|at| !chosen.contains(at)).map(line).collect();
    let add = |page| question.step(Press::Add(page, draft.clone()));
    let mut rows = menus(words, add, &words.pick_wish(chosen.len() as u32 + 1), (&left, MENUS))?;
    let mut last = vec![green(question.step(Press::Done(draft.clone()))?, &words.button_hand_in())];
    if !chosen.is_empty() {
        last.push(grey(question.step(Press::Back(draft.clone()))?, &words.button_back()));
    }
    rows.extend(buttons(&last));
    Ok(rows)
}

pub(super) fn pressed(
    question: &Question<'_>,
    press: &Press,
    picked: &[String],
) -> Result<Option<Outcome>, TooLong> {
    let Menu::Wish(menu) = question.menu else { return Ok(Some(Outcome::Shown(question.answer()))) };
    let draft = match press {
        Press::Add(_, draft) => {
            let Some(at) = picked.first().and_then(|at| at.parse().ok()) else { return Ok(None) };
            draft.clone().with(TerritoryId(at))
        }
        Press::Back(draft) => draft.clone().without_last(),
        Press::Done(draft) => {
            return Ok(Some(Outcome::answer(Action::Wish { order: draft.as_slice().to_vec() })));
        }
    };
    let mut text = question.text();
    if !draft.as_slice().is_empty() {
        let list = question.words.territory_list(question.view.map(), draft.as_slice().iter().copied());
        text = format!("{text}\n{}", question.words.wishes_so_far(&list));
    }
    Ok(Some(Outcome::Shown(Answer::new(text).with(rows_of(question, menu, &draft)?))))
}
