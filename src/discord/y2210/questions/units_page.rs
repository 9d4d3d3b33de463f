//! Components that choose units: how many MODs, and which commanders go with them. For moving into a captured territory and
//! for the move at the end of a turn. Each custom id contains the commanders who go.

use super::super::names;
use super::super::question::{Outcome, Question};
use super::{advance, end_of_turn};
use crate::discord::components::custom_id::{Code, TooLong};
use crate::discord::components::{blue, buttons, green, grey};
use crate::discord::context::answer::Answer;
use crate::rules::TerritoryId;
use crate::rules::y2210::{Action, Commanders, Menu, Units};
use serde::{Deserialize, Serialize};
use serenity::all::CreateActionRow;
use std::collections::BTreeSet;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {
    /// Into a captured territory with these commanders.
    Advance(Commanders),
    /// From there to there with these commanders.
    Move(TerritoryId, TerritoryId, Commanders),
}

/// Units that may be chosen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    /// The units in the territory.
    pub(super) there: Units,
    /// The commanders who must go.
    pub(super) must: Commanders,
    /// Minimum and maximum number of units.
    pub(super) min: u32,
    pub(super) max: u32,
}

impl Choice {
    /// The fewest and the most MODs that can go with these commanders; `None` if these can't go.
    pub(super) fn mods(&self, with: Commanders) -> Option<(u32, u32)> {
        let fits = self.there.commanders.covers(with) && with.covers(self.must);
        let most = self.max.checked_sub(with.len())?.min(self.there.mods);
        let least = self.min.saturating_sub(with.len());
        (fits && least <= most && most + with.len() > 0).then_some((least, most))
    }

    /// That many units: the commanders who must go and MODs first (A1-76); without a number, all that may go with MODs
    /// before other commanders.
    pub(super) fn units(&self, count: u32) -> Units {
        let must = Units { mods: 0, commanders: self.must };
        must.plus(self.there.minus(must).first(count.saturating_sub(self.must.len())))
    }
}

/// Numbers of MODs on buttons, the most first; below them each other commander to take along or to leave.
pub(super) fn rows(
    question: &Question<'_>,
    choice: &Choice,
    with: Commanders,
    go: impl Fn(Units) -> Result<Code, TooLong>,
    other: impl Fn(Commanders) -> Result<Code, TooLong>,
) -> Result<Vec<CreateActionRow>, TooLong> {
    let words = question.words;
    let mut row = Vec::new();
    if let Some((least, most)) = choice.mods(with) {
        let few = [least, least + 1, least + (most - least) / 2, most];
        let few: BTreeSet<u32> = few.into_iter().filter(|n| (least..=most).contains(n)).collect();
        for mods in few.into_iter().rev() {
            let units = Units { mods, commanders: with };
            if units.is_empty() {
                continue;
            }
            let label = names::units(words, units);
            row.push(if mods == most { green(go(units)?, &label) } else { blue(go(units)?, &label) });
        }
    } else {
        let units = choice.units(choice.max);
        row.push(green(go(units)?, &names::units(words, units)));
    }
    let mut others = Vec::new();
    for one in choice.there.commanders.difference(choice.must).iter() {
        let name = names::commander(words, one);
        let along = !with.contains(one);
        let changed: Commanders =
            if along { with.with(one) } else { with.iter().filter(|other| *other != one).collect() };
        if choice.mods(changed).is_some() {
            let label = if along { words.button_take_along(&name) } else { words.button_leave_there(&name) };
            others.push(grey(other(changed)?, &label));
        }
    }
    Ok([buttons(&row), buttons(&others)].concat())
}

pub(super) fn pressed(
    question: &Question<'_>,
    press: &Press,
    _picked: &[String],
) -> Result<Option<Outcome>, TooLong> {
    match (press, question.menu) {
        (Press::Advance(with), Menu::Advance(menu)) => {
            let go = |units| question.answer_with(Action::Advance { units });
            let other = |with| question.step(Press::Advance(with));
            let rows = rows(question, &advance::choice(menu), *with, go, other)?;
            let last = buttons(&question.last_buttons()?);
            Ok(Some(Outcome::Shown(Answer::new(question.text()).with([rows, last].concat()))))
        }
        (Press::Move(from, to, with), _) => {
            end_of_turn::units(question, (*from, *to), *with).map(Outcome::page)
        }
        (Press::Advance(_), _) => Ok(None),
    }
}
