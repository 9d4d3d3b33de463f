//! Components that many questions use: territories on buttons and in menus, numbers, placements.

use super::question::{Button, Question, pick};
use crate::discord::components::custom_id::{Code, TooLong};
use crate::discord::components::{Line, blue, buttons, green, menus};
use crate::present::y2210::ranked_choices;
use crate::rules::TerritoryId;
use serenity::all::CreateActionRow;
use std::collections::BTreeSet;

/// Number of territories on buttons.
pub(super) const BUTTONS: usize = 5;
/// Number of select menus on a page, so that two rows of buttons have room.
pub(super) const MENUS: usize = 3;

/// Buttons for the first territories.
pub(super) fn territory_buttons(
    among: &[TerritoryId],
    button: impl Fn(TerritoryId) -> Button,
) -> Result<Vec<CreateActionRow>, TooLong> {
    let best = among.iter().take(BUTTONS).map(|at| button(*at)).collect::<Result<Vec<_>, _>>()?;
    Ok(buttons(&best))
}

/// Menus of territories, each with its units and the threat to it; the value of an option is a code.
pub(super) fn territory_menus(
    question: &Question<'_>,
    placeholder: &str,
    among: &[TerritoryId],
    code: impl Fn(TerritoryId) -> Result<Code, TooLong>,
) -> Result<Vec<CreateActionRow>, TooLong> {
    let line = |at: TerritoryId| {
        let note = question.words.label_threat(ranked_choices::threat(question.view, at));
        Ok(Line::new(question.territory_with_units(at), code(at)?).note(note))
    };
    let lines = among.iter().map(|at| line(*at)).collect::<Result<Vec<_>, TooLong>>()?;
    menus(question.words, pick, placeholder, (&lines, MENUS))
}

/// Menus of numbers; the value of an option is a code.
pub(super) fn number_menus(
    question: &Question<'_>,
    placeholder: &str,
    numbers: std::ops::RangeInclusive<u32>,
    code: impl Fn(u32) -> Result<Code, TooLong>,
) -> Result<Vec<CreateActionRow>, TooLong> {
    let line = |n: u32| Ok(Line::new(n.to_string(), code(n)?));
    let lines = numbers.map(line).collect::<Result<Vec<_>, TooLong>>()?;
    menus(question.words, pick, placeholder, (&lines, MENUS))
}

/// Buttons for a few numbers out of a range: the minimum, 1, 2, 3, half, and the maximum.
pub(super) fn number_buttons(
    question: &Question<'_>,
    (min, max): (u32, u32),
    code: impl Fn(u32) -> Result<Code, TooLong>,
) -> Result<Vec<CreateActionRow>, TooLong> {
    let half = min + max.saturating_sub(min) / 2;
    let few: BTreeSet<u32> =
        [min, min + 1, min + 2, half, max].into_iter().filter(|n| (min..=max).contains(n)).collect();
    let button = |n: u32| {
        let code = code(n)?;
        Ok(if n == max && max > min {
            green(code, &question.words.button_all(n))
        } else {
            blue(code, &n.to_string())
        })
    };
    Ok(buttons(&few.into_iter().map(button).collect::<Result<Vec<_>, TooLong>>()?))
}
