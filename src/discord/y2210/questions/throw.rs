//! Question `Throw`: number of attack dice, and the commanders who roll eight-sided ones (R1-37, A1-35): menu. `/roll`
//! answers it.

use super::super::names;
use super::super::panel::{Buttons, Panel};
use super::super::question::{Question, Rows, pick};
use crate::discord::components::{Line, buttons, green, menu};
use crate::rules::y2210::{Action, Commander, Commanders, steps};

pub(super) const COMMAND: &str = "roll";

pub(super) fn panel(panel: &Panel) -> Buttons {
    panel.only(&panel.words.button_throw_dice())
}

/// All subsets of some commanders, the largest first.
pub(super) fn subsets(of: Commanders) -> Vec<Commanders> {
    let all: Vec<Commander> = of.iter().collect();
    let chosen = |mask: u32| all.iter().enumerate().filter(move |(n, _)| mask & (1 << n) != 0);
    let mut subsets: Vec<Commanders> =
        (0..1_u32 << all.len()).map(|mask| chosen(mask).map(|(_, one)| *one).collect()).collect();
    subsets.sort_by_key(|some| std::cmp::Reverse(some.len()));
    subsets
}

pub(super) fn rows(question: &Question<'_>, menu_of: &steps::Throw) -> Rows {
    let words = question.words;
    let throw = |dice: u8, commanders| question.answer_with(Action::Throw { dice, commanders });
    let label = |dice: u8, commanders: Commanders| {
        let dice = words.dice(dice.into());
        if commanders.is_empty() {
            dice
        } else {
            words.label_dice_with(&dice, &names::commanders(words, commanders))
        }
    };
    let subsets = subsets(menu_of.commanders);
    let fit = |dice: u8| subsets.iter().copied().filter(move |some| some.len() <= u32::from(dice));
    let mut row = Vec::new();
    for dice in (1..=menu_of.most).rev() {
        if let Some(strongest) = fit(dice).next() {
            row.push(green(throw(dice, strongest)?, &label(dice, strongest)));
        }
    }
    let mut rows = buttons(&row);
    if !menu_of.commanders.is_empty() {
        let mut lines = Vec::new();
        for dice in (1..=menu_of.most).rev() {
            for some in fit(dice) {
                lines.push(Line::new(label(dice, some), throw(dice, some)?));
            }
        }
        rows.push(menu(pick(0)?, &words.pick_dice(), &lines));
    }
    rows.extend(buttons(&question.last_buttons()?));
    Ok(rows)
}
