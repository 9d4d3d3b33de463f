//! Question `Lose`: which units are lost (A1-12): menu. `/lose` answers it.

use super::super::choices::BUTTONS;
use super::super::names;
use super::super::panel::{Buttons, Panel};
use super::super::question::{Question, Rows, pick};
use super::throw::subsets;
use crate::discord::components::{Line, blue, buttons, menus};
use crate::rules::y2210::{Action, Units, steps};

pub(super) const COMMAND: &str = "lose";

pub(super) fn panel(panel: &Panel) -> Buttons {
    panel.only(&panel.words.button_lose())
}

/// All units that can be chosen, those with the fewest commanders first.
pub(in super::super) fn choices(menu: &steps::Lose) -> Vec<Units> {
    let mut all: Vec<Units> = subsets(menu.among.commanders)
        .into_iter()
        .filter_map(|commanders| Some(Units { mods: menu.count.checked_sub(commanders.len())?, commanders }))
        .filter(|units| menu.among.covers(*units))
        .collect();
    let first = menu.among.first(menu.count);
    all.sort_by_key(|units| (*units != first, units.commanders.len()));
    all
}

pub(super) fn rows(question: &Question<'_>, menu: &steps::Lose) -> Rows {
    let words = question.words;
    let all = choices(menu);
    let button = |units: &Units| {
        Ok(blue(question.answer_with(Action::Lose { units: *units })?, &names::units(words, *units)))
    };
    let mut rows = buttons(&all.iter().take(BUTTONS).map(button).collect::<Result<Vec<_>, _>>()?);
    if all.len() > BUTTONS {
        let line = |units: &Units| {
            Ok(Line::new(names::units(words, *units), question.answer_with(Action::Lose { units: *units })?))
        };
        let lines = all.iter().map(line).collect::<Result<Vec<_>, _>>()?;
        rows.extend(menus(words, pick, &words.pick_losses(), (&lines, 2))?);
    }
    rows.extend(buttons(&question.last_buttons()?));
    Ok(rows)
}
