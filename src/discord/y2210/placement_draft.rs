//! Pages on which a given number of MODs is distributed over own territories: three at a time in the set-up (R1-11), and the
//! MODs that MOD Reduction takes (A1-44). Each custom id contains the numbers so far.

use super::choices::MENUS;
use super::question::{Outcome, Page, Question};
use crate::discord::components::custom_id::{Counts, TooLong};
use crate::discord::components::{Line, blue, buttons, green, grey, menus};
use crate::discord::context::answer::Answer;
use crate::present::y2210::ranked_choices;
use crate::rules::y2210::{Action, Menu};
use crate::rules::{Placement, TerritoryId};
use serde::{Deserialize, Serialize};
use serenity::all::CreateActionRow;

/// Each press contains the MODs so far, by index of the territory in [`Slots`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {
    /// A territory was picked in the menu with this number.
    At(u8, Counts),
    /// This number of MODs for the territory with this index: draft, index, number.
    Set(Counts, u8, u32),
    /// Back to the list.
    Show(Counts),
    /// Submit the draft.
    Done(Counts),
}

/// The territories of a draft, the best first, each with the most MODs that it can have; and the total.
pub(super) struct Slots {
    pub(super) at: Vec<TerritoryId>,
    pub(super) most: Vec<u32>,
    pub(super) total: u32,
}

impl Slots {
    /// Any number of MODs on each of these territories.
    pub(super) fn any(
        question: &Question<'_>,
        own: impl IntoIterator<Item = TerritoryId>,
        total: u32,
    ) -> Self {
        let rated = ranked_choices::most_threatened(question.view, own);
        let at: Vec<TerritoryId> = rated.into_iter().map(|(at, _)| at).collect();
        Self { most: vec![total; at.len()], at, total }
    }

    fn of(question: &Question<'_>) -> Option<Self> {
        match question.menu {
            Menu::Deploy(menu) => Some(Self::any(question, menu.own.iter(), menu.mods)),
            Menu::Reduce(menu) => {
                let (at, most) = menu.mods.iter().copied().unzip();
                Some(Self { at, most, total: menu.count })
            }
            _ => None,
        }
    }

    pub(super) fn empty(&self) -> Counts {
        Counts(vec![0; self.at.len()])
    }

    /// The draft of a placement.
    pub(super) fn draft(&self, placement: &Placement) -> Counts {
        let mods = |at: &TerritoryId| placement.iter().find(|(there, _)| there == at).map_or(0, |(_, n)| *n);
        Counts(self.at.iter().map(mods).collect())
    }

    /// MODs left; `None` if the draft does not fit the question.
    pub(super) fn left(&self, draft: &Counts) -> Option<u32> {
        let sum = draft.0.iter().try_fold(0_u32, |sum, n| sum.checked_add(*n))?;
        let fits =
            draft.0.len() == self.at.len() && draft.0.iter().zip(&self.most).all(|(n, most)| n <= most);
        self.total.checked_sub(sum).filter(|_| fits)
    }

    pub(super) fn placed(&self, draft: &Counts) -> Placement {
        self.at.iter().copied().zip(draft.0.iter().copied()).filter(|(_, n)| *n > 0).collect()
    }

    /// The draft with that number in a place; `None` if it does not fit.
    pub(super) fn with(&self, draft: &Counts, slot: u8, mods: u32) -> Option<Counts> {
        let mut draft = draft.clone();
        *draft.0.get_mut(usize::from(slot))? = mods;
        self.left(&draft).map(|_| draft)
    }

    /// The numbers that a place can have.
    pub(super) fn range(&self, draft: &Counts, slot: u8) -> Option<std::ops::RangeInclusive<u32>> {
        let (there, most) = (draft.0.get(usize::from(slot))?, self.most.get(usize::from(slot))?);
        Some(0..=self.left(draft)?.saturating_add(*there).min(*most))
    }

    /// One option for each territory; its value is the index.
    pub(super) fn lines(&self, question: &Question<'_>, draft: &Counts) -> Vec<Line> {
        let line = |(slot, (at, mods)): (usize, (&TerritoryId, &u32))| {
            let label = question.territory_with_units(*at);
            let label = if *mods > 0 { question.words.label_draft(&label, *mods) } else { label };
            let note = question.words.label_threat(ranked_choices::threat(question.view, *at));
            Line::new(label, slot).note(note)
        };
        self.at.iter().zip(&draft.0).enumerate().map(line).collect()
    }

    /// The draft in words.
    pub(super) fn told(&self, question: &Question<'_>, draft: &Counts) -> String {
        let placed = self.placed(draft);
        let left = self.left(draft).unwrap_or(0);
        let words = question.words;
        if placed.is_empty() {
            return words.draft_empty(left);
        }
        words.draft_so_far(&words.placement(question.view.map(), &placed), left)
    }
}

/// The answer of a placement.
fn action(question: &Question<'_>, mods: Placement) -> Option<Action> {
    match question.menu {
        Menu::Deploy(_) => Some(Action::Deploy { mods }),
        Menu::Reduce(_) => Some(Action::Reduce { mods }),
        _ => None,
    }
}

/// The components below the question: the suggested answer first.
pub(super) fn rows(
    question: &Question<'_>,
    slots: &Slots,
    suggested: &Placement,
) -> Result<Vec<CreateActionRow>, TooLong> {
    let words = question.words;
    let mut first = Vec::new();
    if let Some(answer) = action(question, suggested.clone()) {
        let label = words.button_suggested(&words.placement(question.view.map(), suggested));
        first.push(green(question.answer_with(answer)?, &label));
    }
    for at in slots.at.iter().take(4) {
        let all = vec![(*at, slots.total)];
        let fits = slots.left(&slots.draft(&all)).is_some() && all != *suggested;
        if let Some(answer) = action(question, all).filter(|_| fits) {
            let label = words.button_place_all(slots.total, &question.territory_with_units(*at));
            first.push(blue(question.answer_with(answer)?, &label));
        }
    }
    let lists = list(question, slots, &slots.empty())?;
    Ok([buttons(&first), lists, buttons(&question.last_buttons()?)].concat())
}

fn list(question: &Question<'_>, slots: &Slots, draft: &Counts) -> Result<Vec<CreateActionRow>, TooLong> {
    let lines = slots.lines(question, draft);
    let code = |page| question.step(Press::At(page, draft.clone()));
    menus(question.words, code, &question.words.pick_mods_place(), (&lines, MENUS))
}

fn so_far(question: &Question<'_>, slots: &Slots, draft: &Counts) -> Result<Answer, TooLong> {
    let words = question.words;
    let mut last = Vec::new();
    if slots.left(draft) == Some(0) {
        last.push(green(question.step(Press::Done(draft.clone()))?, &words.button_hand_in()));
    }
    last.push(grey(question.back()?, &words.button_start_again()));
    let rows = [list(question, slots, draft)?, buttons(&last)].concat();
    Ok(Answer::new(format!("{}\n{}", question.text(), slots.told(question, draft))).with(rows))
}

/// How many MODs for one territory.
fn amounts(question: &Question<'_>, slots: &Slots, draft: &Counts, slot: u8) -> Page {
    let Some(range) = slots.range(draft, slot) else { return Ok(None) };
    let words = question.words;
    let at = slots.at[usize::from(slot)];
    let set = |n| question.step(Press::Set(draft.clone(), slot, n));
    let mut rows = super::choices::number_buttons(question, (*range.start(), *range.end()), set)?;
    if *range.end() > 5 {
        rows.extend(super::choices::number_menus(question, &words.pick_number(), range.clone(), set)?);
    }
    rows.extend(buttons(&[grey(question.step(Press::Show(draft.clone()))?, &words.button_other_place())]));
    let text = words.how_many_mods(&question.territory(at), *range.end());
    Ok(Some(Answer::new(text).with(rows)))
}

pub(super) fn pressed(
    question: &Question<'_>,
    press: &Press,
    picked: &[String],
) -> Result<Option<Outcome>, TooLong> {
    let Some(slots) = Slots::of(question) else { return Ok(Some(Outcome::Shown(question.answer()))) };
    Ok(match press {
        Press::At(_, draft) => {
            let Some(slot) = picked.first().and_then(|slot| slot.parse().ok()) else { return Ok(None) };
            Outcome::page(amounts(question, &slots, draft, slot)?)
        }
        Press::Set(draft, slot, n) => match slots.with(draft, *slot, *n) {
            Some(draft) => Some(Outcome::Shown(so_far(question, &slots, &draft)?)),
            None => None,
        },
        Press::Show(draft) if slots.left(draft).is_some() => {
            Some(Outcome::Shown(so_far(question, &slots, draft)?))
        }
        Press::Show(_) => None,
        Press::Done(draft) => action(question, slots.placed(draft)).map(Outcome::answer),
    })
}
