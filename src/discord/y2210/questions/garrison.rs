//! Question `Garrison`: all starting MODs, both commanders and the station at once, in secret ([PBP-35]): menu. `/deploy`
//! answers it. The page begins with the suggested answer; each custom id contains the draft.

use super::super::choices::{number_buttons, number_menus};
use super::super::names;
use super::super::panel::{Buttons, Panel};
use super::super::placement_draft::Slots;
use super::super::question::{Outcome, Question, Rows};
use crate::discord::components::custom_id::{Counts, TooLong};
use crate::discord::components::{Line, OPTIONS, buttons, green, grey, menu};
use crate::discord::context::answer::Answer;
use crate::rules::y2210::{Action, Commander, Menu, Piece, steps};
use crate::rules::{self, TerritoryId};
use serde::{Deserialize, Serialize};

pub(super) const COMMAND: &str = "deploy";

pub(super) fn panel(panel: &Panel) -> Buttons {
    panel.only(&panel.words.button_garrison())
}

/// What is chosen so far: MODs, and the territories of the pieces, by index of the territory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Draft {
    mods: Counts,
    pieces: [u8; 3],
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {
    /// A territory was picked: show the numbers of MODs.
    At(Draft),
    /// This number of MODs for the territory with this index.
    Set(Draft, u8, u32),
    /// A territory was picked for the piece with this index.
    Piece(Draft, u8),
    /// Back to the list.
    Show(Draft),
    /// All MODs to place again.
    Clear(Draft),
    /// Submit the draft.
    Done(Draft),
}

/// The pieces in the order of the draft.
const PIECES: [Piece; 3] =
    [Piece::Commander(Commander::Land), Piece::Commander(Commander::Diplomat), Piece::Station];

fn slots(question: &Question<'_>, menu: &steps::Garrison) -> Slots {
    let mut slots = Slots::any(question, menu.own.iter(), menu.mods);
    // One menu has room for these; nobody is dealt more.
    slots.at.truncate(OPTIONS);
    slots.most.truncate(OPTIONS);
    slots
}

/// The suggested answer as a draft.
fn suggested(question: &Question<'_>, slots: &Slots) -> Draft {
    let slot = |at: &TerritoryId| slots.at.iter().position(|one| one == at).unwrap_or(0) as u8;
    match &question.ask.default {
        rules::Action::Y2210(Action::Garrison { mods, land, diplomat, station }) => {
            Draft { mods: slots.draft(mods), pieces: [slot(land), slot(diplomat), slot(station)] }
        }
        _ => Draft { mods: slots.empty(), pieces: [0; 3] },
    }
}

pub(super) fn rows(question: &Question<'_>, menu: &steps::Garrison) -> Rows {
    let slots = slots(question, menu);
    rows_of(question, &slots, &suggested(question, &slots))
}

/// The draft in words, below the question.
pub(super) fn told(question: &Question<'_>, menu: &steps::Garrison) -> String {
    let slots = slots(question, menu);
    let told = told_of(question, &slots, &suggested(question, &slots));
    format!("{}\n{told}", question.words.garrison_suggested())
}

fn told_of(question: &Question<'_>, slots: &Slots, draft: &Draft) -> String {
    let words = question.words;
    let place = |piece: usize| {
        let at = slots.at.get(usize::from(draft.pieces[piece]));
        at.map_or_else(String::new, |at| question.territory(*at))
    };
    format!(
        "{}\n{}",
        slots.told(question, &draft.mods),
        words.garrison_pieces(&place(0), &place(1), &place(2))
    )
}

fn rows_of(question: &Question<'_>, slots: &Slots, draft: &Draft) -> Rows {
    let words = question.words;
    let mods = slots.lines(question, &draft.mods);
    let mut rows = vec![menu(question.step(Press::At(draft.clone()))?, &words.pick_mods_place(), &mods)];
    for (n, piece) in PIECES.into_iter().enumerate() {
        let here = usize::from(draft.pieces[n]);
        let line = |(slot, at): (usize, &TerritoryId)| {
            let label = words.label_piece(&names::piece(words, piece), &question.territory(*at));
            Line::new(label, slot).chosen(slot == here)
        };
        let lines: Vec<Line> = slots.at.iter().enumerate().map(line).collect();
        let code = question.step(Press::Piece(draft.clone(), n as u8))?;
        rows.push(menu(code, &names::piece(words, piece), &lines));
    }
    let mut last = Vec::new();
    if slots.left(&draft.mods) == Some(0) {
        last.push(green(question.step(Press::Done(draft.clone()))?, &words.button_hand_in()));
    }
    if draft.mods.0.iter().any(|n| *n > 0) {
        last.push(grey(question.step(Press::Clear(draft.clone()))?, &words.button_clear()));
    }
    last.extend(question.last_buttons()?);
    rows.extend(buttons(&last));
    Ok(rows)
}

fn so_far(question: &Question<'_>, slots: &Slots, draft: &Draft) -> Result<Answer, TooLong> {
    let text = format!("{}\n{}", question.text(), told_of(question, slots, draft));
    Ok(Answer::new(text).with(rows_of(question, slots, draft)?))
}

fn amounts(
    question: &Question<'_>,
    slots: &Slots,
    draft: &Draft,
    slot: u8,
) -> Result<Option<Outcome>, TooLong> {
    let Some(range) = slots.range(&draft.mods, slot) else { return Ok(None) };
    let words = question.words;
    let set = |n| question.step(Press::Set(draft.clone(), slot, n));
    let mut rows = number_buttons(question, (*range.start(), *range.end()), set)?;
    rows.extend(number_menus(question, &words.pick_number(), range.clone(), set)?);
    rows.extend(buttons(&[grey(question.step(Press::Show(draft.clone()))?, &words.button_other_place())]));
    let text = words.how_many_mods(&question.territory(slots.at[usize::from(slot)]), *range.end());
    Ok(Some(Outcome::Shown(Answer::new(text).with(rows))))
}

pub(super) fn pressed(
    question: &Question<'_>,
    press: &Press,
    picked: &[String],
) -> Result<Option<Outcome>, TooLong> {
    let Menu::Garrison(menu) = question.menu else { return Ok(Some(Outcome::Shown(question.answer()))) };
    let slots = slots(question, menu);
    let slot = || picked.first().and_then(|slot| slot.parse::<u8>().ok());
    let shown = |draft: Option<Draft>| match draft.filter(|draft| slots.left(&draft.mods).is_some()) {
        Some(draft) => Ok(Some(Outcome::Shown(so_far(question, &slots, &draft)?))),
        None => Ok(None),
    };
    match press {
        Press::At(draft) => slot().map_or(Ok(None), |slot| amounts(question, &slots, draft, slot)),
        Press::Set(draft, at, n) => {
            let mods = slots.with(&draft.mods, *at, *n);
            shown(mods.map(|mods| Draft { mods, pieces: draft.pieces }))
        }
        Press::Piece(draft, piece) => {
            let mut draft = draft.clone();
            let place = slot().filter(|slot| usize::from(*slot) < slots.at.len());
            let (Some(place), Some(here)) = (place, draft.pieces.get_mut(usize::from(*piece))) else {
                return Ok(None);
            };
            *here = place;
            shown(Some(draft))
        }
        Press::Show(draft) => shown(Some(draft.clone())),
        Press::Clear(draft) => shown(Some(Draft { mods: slots.empty(), pieces: draft.pieces })),
        Press::Done(draft) => {
            let at = |piece: usize| slots.at.get(usize::from(draft.pieces[piece])).copied();
            let (Some(land), Some(diplomat), Some(station)) = (at(0), at(1), at(2)) else { return Ok(None) };
            let mods = slots.placed(&draft.mods);
            Ok(Some(Outcome::answer(Action::Garrison { mods, land, diplomat, station })))
        }
    }
}
