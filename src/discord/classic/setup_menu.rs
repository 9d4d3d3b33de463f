//! Menus of the set-up: claims, wish lists, starting armies ([PBP-35], [PBP-36]). Never more than five rows.

use super::super::call::Answer;
use super::super::codec::{Draft, Step};
use super::super::kit::{Line, blue, buttons, green, grey, menus};
use super::figures;
use super::question::Question;
use crate::rules::classic::{Menu, steps};
use crate::rules::{TerritoryId, TerritorySet};
use serenity::all::CreateActionRow;
use std::collections::BTreeSet;

/// A free territory to claim.
pub(super) fn claim(question: &Question<'_>, free: TerritorySet) -> Vec<CreateActionRow> {
    let words = question.words;
    let lines: Vec<Line> = free.iter().map(|at| place_line(question, at)).collect();
    menus(words, |page| question.press(Step::Claim(page)), &words.pick_claim(), (&lines, 5))
}

/// A territory with its continent.
fn place_line(question: &Question<'_>, at: TerritoryId) -> Line {
    let board = question.view().map();
    let continent = question.words.continent(board, board.territory(at).continent);
    Line::new(question.territory(at), at.0).note(continent)
}

/// The wish list so far, and what can be added.
pub(crate) fn wishes(question: &Question<'_>, draft: &Draft) -> Answer {
    let (words, board) = (question.words, question.view().map());
    let Menu::Wish(steps::Wish { of }) = question.menu else { return question.answer() };
    let chosen: Vec<TerritoryId> = draft.0.iter().map(|&at| TerritoryId(at)).collect();
    let left: Vec<Line> =
        of.iter().filter(|at| !chosen.contains(at)).map(|at| place_line(question, at)).collect();
    let mut rows = menus(
        words,
        |page| question.press(Step::WishAdd(page, draft.clone())),
        &words.pick_wish(chosen.len() as u32 + 1),
        (&left, 4),
    );
    let mut last = vec![green(&question.press(Step::WishDone(draft.clone())), &words.button_hand_in())];
    if !chosen.is_empty() {
        last.push(grey(&question.press(Step::WishBack(draft.clone())), &words.button_back()));
    }
    rows.extend(buttons(&last));
    let mut text = question.text();
    if !chosen.is_empty() {
        let list = words.territory_list(board, chosen);
        text = format!("{text}\n{}", words.wishes_so_far(&list));
    }
    Answer::new(text).with(rows)
}

/// The territories that a draft of starting armies counts: own ones, then neutral ones; with how many armies each sort gets.
pub(crate) fn deploy_slots(menu: &Menu) -> Option<(Vec<TerritoryId>, usize, u32, u32)> {
    let Menu::Deploy(steps::Deploy { own, armies, neutral, neutral_armies }) = menu else { return None };
    let slots = own.iter().chain(neutral.iter()).collect();
    Some((slots, own.len(), *armies, *neutral_armies))
}

/// Nothing placed yet.
pub(super) fn empty(question: &Question<'_>) -> Draft {
    let slots = deploy_slots(question.menu).map_or(0, |(slots, ..)| slots.len());
    Draft(vec![0; slots])
}

/// Armies left to place, own and neutral; nothing if the draft doesn't fit the question.
fn left(menu: &Menu, draft: &Draft) -> Option<(u32, u32)> {
    let (slots, own, armies, neutral_armies) = deploy_slots(menu)?;
    if slots.len() != draft.0.len() {
        return None;
    }
    let sum = |part: &[u8]| part.iter().map(|&n| u32::from(n)).sum::<u32>();
    let (of_own, of_neutral) = draft.0.split_at(own);
    Some((armies.checked_sub(sum(of_own))?, neutral_armies.checked_sub(sum(of_neutral))?))
}

/// Armies left to place, if the draft fits the question.
pub(crate) fn deploy_left(question: &Question<'_>, draft: &Draft) -> Option<(u32, u32)> {
    left(question.menu, draft)
}

/// The starting armies placed so far, and what can be done next.
pub(crate) fn deploy_sum(question: &Question<'_>, draft: &Draft) -> Answer {
    let words = question.words;
    let Some((slots, own, ..)) = deploy_slots(question.menu) else { return question.answer() };
    let Some((left_own, left_neutral)) = left(question.menu, draft) else { return question.answer() };
    let line = |(slot, &at): (usize, &TerritoryId)| {
        let label = words.territory_with(
            &question.territory(at),
            question.view().at(at).armies + u32::from(draft.0[slot]),
        );
        let note = if slot < own {
            words.threat(figures::threat(question.view(), at))
        } else {
            words.neutral_army()
        };
        Line::new(label, slot).note(note)
    };
    let open = |slot: usize| if slot < own { left_own > 0 } else { left_neutral > 0 };
    let lines: Vec<Line> = slots.iter().enumerate().filter(|(slot, _)| open(*slot)).map(line).collect();
    let mut rows = menus(
        words,
        |page| question.press(Step::DeployAt(page, draft.clone())),
        &words.pick_deploy(left_own, left_neutral),
        (&lines, 4),
    );
    let mut last = Vec::new();
    if left_own + left_neutral == 0 {
        last.push(green(&question.press(Step::DeployDone(draft.clone())), &words.button_hand_in()));
    } else {
        last.push(blue(&question.press(Step::DeployEven(draft.clone())), &words.button_even()));
    }
    if draft.0.iter().any(|&n| n > 0) {
        last.push(grey(&question.press(Step::DeployClear), &words.button_clear()));
    }
    rows.extend(buttons(&last));
    let placed: Vec<_> =
        slots.iter().zip(&draft.0).filter(|(_, n)| **n > 0).map(|(&at, &n)| (at, u32::from(n))).collect();
    let list =
        if placed.is_empty() { "none".to_owned() } else { words.placement(question.view().map(), &placed) };
    let so_far = words.deploy_so_far(&list, left_own, left_neutral);
    Answer::new(format!("{}\n{so_far}", question.text())).with(rows)
}

/// How many armies go to one territory of the draft.
pub(crate) fn deploy_amount(question: &Question<'_>, draft: &Draft, slot: u8) -> Option<Answer> {
    let words = question.words;
    let (slots, own, ..) = deploy_slots(question.menu)?;
    let at = *slots.get(usize::from(slot))?;
    let (left_own, left_neutral) = left(question.menu, draft)?;
    let most = if usize::from(slot) < own { left_own } else { left_neutral };
    let half = most / 2;
    let amounts: BTreeSet<u32> =
        [1, 2, 3, 5, 10, half, most].into_iter().filter(|n| (1..=most).contains(n)).collect();
    let label = |n: u32| match n {
        n if n == most => words.button_all(n),
        n if n == half && n > 3 => words.button_half(n),
        n => words.plus(&question.territory(at), n),
    };
    let press = |n: u32| question.press(Step::Deploy(draft.clone(), slot, n));
    let mut row: Vec<_> = amounts.into_iter().map(|n| blue(&press(n), &label(n))).collect();
    row.push(grey(&question.press(Step::DeployOther(draft.clone(), slot)), &words.button_other_number()));
    row.push(grey(&question.press(Step::DeployEven(draft.clone())), &words.button_even()));
    row.push(grey(&question.press(Step::DeployShow(draft.clone())), &words.button_back_to_menu()));
    let answer = deploy_sum(question, draft);
    let text = format!("{}\n{}", answer.text, words.how_many_there(&question.territory(at), most));
    Some(Answer::new(text).with(buttons(&row)))
}

/// Spreads what is left over the territories as evenly as it goes, those with fewest armies first (ties in board order).
pub(crate) fn spread(question: &Question<'_>, draft: &Draft) -> Option<Draft> {
    let (slots, own, ..) = deploy_slots(question.menu)?;
    let (left_own, left_neutral) = left(question.menu, draft)?;
    let mut draft = draft.clone();
    for (range, left) in [(0..own, left_own), (own..slots.len(), left_neutral)] {
        for _ in 0..left {
            let armies =
                |slot: &usize| (question.view().at(slots[*slot]).armies + u32::from(draft.0[*slot]), *slot);
            let fewest = range.clone().filter(|slot| draft.0[*slot] < 61).min_by_key(armies)?;
            draft.0[fewest] += 1;
        }
    }
    Some(draft)
}
