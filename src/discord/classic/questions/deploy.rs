//! Question `Deploy`: all starting armies at once (R1-61, R1-74): menu, command, autocomplete. Each custom id contains
//! the armies placed so far.

use super::super::autocomplete::{fitting, key, offered};
use super::super::panel::{Buttons, Panel};
use super::super::question::{Outcome, Question, Rows, typed_number};
use crate::discord::components::custom_id::{Counts, TooLong};
use crate::discord::components::{Line, blue, buttons, green, grey, menus};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::interactions::slash;
use crate::discord::interactions::slash::{Command, Ctx};
use crate::discord::options::parse::{pieces, territory};
use crate::discord::panels::give_order;
use crate::present::classic::ranked_choices;
use crate::rules::classic::{Action, Menu, steps};
use crate::rules::{Placement, TerritoryId};
use crate::table::Order;
use serde::{Deserialize, Serialize};
use serenity::all::CreateAutocompleteResponse;
use std::collections::BTreeSet;

pub(super) const COMMAND: &str = "deploy";

pub(super) fn commands() -> Vec<Command> {
    Vec::new()
}

pub(super) fn panel(panel: &Panel<'_>) -> Buttons {
    panel.only(&panel.words.button_deploy())
}

/// Each press contains the armies placed so far, by index of the territory in [`Slots`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {
    /// A territory was picked in the menu with this number.
    At(u8, Counts),
    /// Place this number of armies on the territory with this index: draft, index, number.
    Amount(Counts, u8, u32),
    /// Another number for the territory with this index, from a modal.
    Other(Counts, u8),
    /// Spread the rest evenly.
    Even(Counts),
    /// Back to the list.
    Show(Counts),
    /// Submit the draft.
    Done(Counts),
}

/// The territories of a draft: the player's own, then neutral ones.
struct Slots {
    at: Vec<TerritoryId>,
    own: usize,
    armies: u32,
    neutral_armies: u32,
}

impl Slots {
    fn of(menu: &steps::Deploy) -> Self {
        let steps::Deploy { own, armies, neutral, neutral_armies } = menu;
        let at = own.iter().chain(neutral.iter()).collect();
        Self { at, own: own.len(), armies: *armies, neutral_armies: *neutral_armies }
    }

    fn empty(&self) -> Counts {
        Counts(vec![0; self.at.len()])
    }

    /// Armies left to place, own and neutral; `None` if the draft does not fit the question.
    fn left(&self, draft: &Counts) -> Option<(u32, u32)> {
        if self.at.len() != draft.0.len() {
            return None;
        }
        let sum = |part: &[u32]| part.iter().try_fold(0_u32, |sum, n| sum.checked_add(*n));
        let (of_own, of_neutral) = draft.0.split_at(self.own);
        Some((self.armies.checked_sub(sum(of_own)?)?, self.neutral_armies.checked_sub(sum(of_neutral)?)?))
    }

    /// The placements of the draft, own and neutral.
    fn placed(&self, draft: &Counts) -> (Placement, Placement) {
        let all: Placement = self.at.iter().copied().zip(draft.0.iter().copied()).collect();
        let some = |part: &[(TerritoryId, u32)]| part.iter().copied().filter(|(_, n)| *n > 0).collect();
        let (of_own, of_neutral) = all.split_at(self.own.min(all.len()));
        (some(of_own), some(of_neutral))
    }

    /// Spreads the remaining armies as evenly as possible, to territories with the fewest armies first (ties in board
    /// order).
    fn spread(&self, question: &Question<'_>, draft: &Counts) -> Option<Counts> {
        let (left_own, left_neutral) = self.left(draft)?;
        let mut draft = draft.clone();
        for (range, left) in [(0..self.own, left_own), (self.own..self.at.len(), left_neutral)] {
            for _ in 0..left {
                let armies =
                    |slot: &usize| (question.view().at(self.at[*slot]).armies + draft.0[*slot], *slot);
                let fewest = range.clone().min_by_key(armies)?;
                draft.0[fewest] += 1;
            }
        }
        Some(draft)
    }
}

pub(super) fn rows(question: &Question<'_>, menu: &steps::Deploy) -> Rows {
    let slots = Slots::of(menu);
    rows_of(question, &slots, &slots.empty())
}

pub(super) fn pressed(
    question: &Question<'_>,
    press: &Press,
    picked: &[String],
) -> Result<Option<Outcome>, TooLong> {
    let Menu::Deploy(menu) = question.menu else { return Ok(Some(Outcome::Shown(question.answer()))) };
    let slots = Slots::of(menu);
    let shown = match press {
        Press::At(_, draft) => {
            let Some(slot) = picked.first().and_then(|slot| slot.parse().ok()) else { return Ok(None) };
            amounts(question, &slots, draft, slot)?
        }
        Press::Amount(draft, slot, n) => placed_more(question, &slots, (draft, *slot), *n)?,
        Press::Other(draft, slot) if picked.is_empty() => {
            let form = question
                .number_form(Press::Other(draft.clone(), *slot), &question.words.form_hint_place())?;
            return Ok(Some(form));
        }
        Press::Other(draft, slot) => {
            let Some(n) = typed_number(picked) else { return Ok(None) };
            placed_more(question, &slots, (draft, *slot), n)?
        }
        Press::Even(draft) => match slots.spread(question, draft) {
            Some(draft) => Some(so_far(question, &slots, &draft)?),
            None => None,
        },
        Press::Show(draft) => Some(so_far(question, &slots, draft)?),
        Press::Done(draft) => {
            let (own, neutral) = slots.placed(draft);
            return Ok(Some(Outcome::answer(Action::Deploy { own, neutral })));
        }
    };
    Ok(shown.map(Outcome::Shown))
}

/// The components for the next step.
fn rows_of(question: &Question<'_>, slots: &Slots, draft: &Counts) -> Rows {
    let words = question.words;
    let Some((left_own, left_neutral)) = slots.left(draft) else { return Ok(Vec::new()) };
    let line = |(slot, &at): (usize, &TerritoryId)| {
        let armies = question.view().at(at).armies.saturating_add(draft.0[slot]);
        let label = words.territory_with(&question.territory(at), armies);
        let note = if slot < slots.own {
            words.threat(ranked_choices::threat(question.view(), at))
        } else {
            words.neutral_army()
        };
        Line::new(label, slot).note(note)
    };
    let open = |slot: usize| if slot < slots.own { left_own > 0 } else { left_neutral > 0 };
    let lines: Vec<Line> = slots.at.iter().enumerate().filter(|(slot, _)| open(*slot)).map(line).collect();
    let mut rows = menus(
        words,
        |page| question.step(Press::At(page, draft.clone())),
        &words.pick_deploy(left_own, left_neutral),
        (&lines, 4),
    )?;
    let mut last = Vec::new();
    if left_own + left_neutral == 0 {
        last.push(green(question.step(Press::Done(draft.clone()))?, &words.button_hand_in()));
    } else {
        last.push(blue(question.step(Press::Even(draft.clone()))?, &words.button_even()));
    }
    if draft.0.iter().any(|&n| n > 0) {
        last.push(grey(question.back()?, &words.button_clear()));
    }
    rows.extend(buttons(&last));
    Ok(rows)
}

/// The armies placed so far, and the components for the next step; only the question if the draft does not fit it.
fn so_far(question: &Question<'_>, slots: &Slots, draft: &Counts) -> Result<Answer, TooLong> {
    let words = question.words;
    let Some((left_own, left_neutral)) = slots.left(draft) else { return Ok(question.answer()) };
    let (own, neutral) = slots.placed(draft);
    let placed = [own, neutral].concat();
    let list =
        if placed.is_empty() { "none".to_owned() } else { words.placement(question.view().map(), &placed) };
    let so_far = words.deploy_so_far(&list, left_own, left_neutral);
    Ok(Answer::new(format!("{}\n{so_far}", question.text())).with(rows_of(question, slots, draft)?))
}

/// The menu of the number of armies for one territory of the draft.
fn amounts(
    question: &Question<'_>,
    slots: &Slots,
    draft: &Counts,
    slot: u8,
) -> Result<Option<Answer>, TooLong> {
    let words = question.words;
    let (Some(at), Some((left_own, left_neutral))) =
        (slots.at.get(usize::from(slot)).copied(), slots.left(draft))
    else {
        return Ok(None);
    };
    let most = if usize::from(slot) < slots.own { left_own } else { left_neutral };
    let half = most / 2;
    let amounts: BTreeSet<u32> =
        [1, 2, 3, 5, 10, half, most].into_iter().filter(|n| (1..=most).contains(n)).collect();
    let label = |n: u32| match n {
        n if n == most => words.button_all(n),
        n if n == half && n > 3 => words.button_half(n),
        n => words.plus(&question.territory(at), n),
    };
    let mut row = Vec::new();
    for n in amounts {
        row.push(blue(question.step(Press::Amount(draft.clone(), slot, n))?, &label(n)));
    }
    row.push(grey(question.step(Press::Other(draft.clone(), slot))?, &words.button_other_number()));
    row.push(grey(question.step(Press::Even(draft.clone()))?, &words.button_even()));
    row.push(grey(question.step(Press::Show(draft.clone()))?, &words.button_back_to_menu()));
    let answer = so_far(question, slots, draft)?;
    let text = format!("{}\n{}", answer.text, words.how_many_there(&question.territory(at), most));
    Ok(Some(Answer::new(text).with(buttons(&row))))
}

/// Adds `n` armies to one territory of the draft; if they are too many, shows the unchanged draft with a notice.
fn placed_more(
    question: &Question<'_>,
    slots: &Slots,
    (draft, slot): (&Counts, u8),
    n: u32,
) -> Result<Option<Answer>, TooLong> {
    let mut more = draft.clone();
    let Some(place) = more.0.get_mut(usize::from(slot)) else { return Ok(None) };
    *place = place.saturating_add(n);
    if n > 0 && slots.left(&more).is_some() {
        return so_far(question, slots, &more).map(Some);
    }
    let answer = so_far(question, slots, draft)?;
    let text = format!("{}\n{}", question.words.too_many_to_deploy(n), answer.text);
    Ok(Some(Answer { text, ..answer }))
}

/// Places all starting armies; without the option, shows the menu.
pub(in super::super) async fn deploy(request: &Request, armies: Option<&str>) -> Answered {
    let look = slash::acting(request).await?;
    let question = Question::open(request.words, &look);
    let Some(question) = question.filter(|question| matches!(question.menu, Menu::Deploy(_))) else {
        // Another question is open: the table refuses and names the player and question waited for.
        return give_order::by_command(
            request,
            Order::Answer(Action::Deploy { own: Vec::new(), neutral: Vec::new() }.into()),
        )
        .await;
    };
    let Some(typed) = armies else { return Ok(question.answer()) };
    let (own, neutral) = deployment(&question, typed).map_err(Refusal::Said)?;
    give_order::by_command(request, Order::Answer(Action::Deploy { own, neutral }.into())).await
}

/// Parses starting armies such as `alaska 5, peru 3`; the word for "even" spreads the rest. Returns own and neutral
/// placements.
fn deployment(question: &Question<'_>, typed: &str) -> Result<(Placement, Placement), String> {
    let words = question.words;
    let Menu::Deploy(menu) = question.menu else { return Ok((Vec::new(), Vec::new())) };
    let (mut own_part, mut neutral_part, mut even): (Placement, Placement, bool) =
        (Vec::new(), Vec::new(), false);
    for part in pieces(words, typed)? {
        if part.eq_ignore_ascii_case("even") || part.eq_ignore_ascii_case(&words.word_even()) {
            even = true;
            continue;
        }
        let (name, n) = counted(part).ok_or_else(|| words.deploy_form())?;
        let at = territory(words, question.view().map(), name)?;
        if n < 1 {
            return Err(words.no_such_number_of_armies());
        }
        let n = u32::try_from(n).unwrap_or(u32::MAX);
        if menu.neutral.contains(at) { neutral_part.push((at, n)) } else { own_part.push((at, n)) }
    }
    if even {
        spread_rest(question, menu, &mut own_part, &mut neutral_part);
    }
    Ok((own_part, neutral_part))
}

/// Parses `north africa 5` or `5 north africa`.
fn counted(part: &str) -> Option<(&str, i64)> {
    let (first, last) = (part.split_once(' '), part.rsplit_once(' '));
    if let Some((name, n)) = last
        && let Ok(n) = n.trim_start_matches('+').parse()
    {
        return Some((name, n));
    }
    let (n, name) = first?;
    Some((name, n.parse().ok()?))
}

/// Adds the remaining armies as evenly as possible. Leaves the placements unchanged if they exceed the total; the game
/// refuses them then.
fn spread_rest(
    question: &Question<'_>,
    menu: &steps::Deploy,
    own_part: &mut Placement,
    neutral_part: &mut Placement,
) {
    let slots = Slots::of(menu);
    let mut draft = slots.empty();
    for (at, n) in own_part.iter().chain(neutral_part.iter()) {
        let Some(slot) = slots.at.iter().position(|slot| slot == at) else { return };
        draft.0[slot] = draft.0[slot].saturating_add(*n);
    }
    let Some(full) = slots.spread(question, &draft) else { return };
    (*own_part, *neutral_part) = slots.placed(&full);
}

/// Autocomplete of a list of starting armies. Choosing an entry ends the option, so each entry is a complete answer:
/// the armies typed so far, and the rest spread evenly or placed on one territory.
pub(in super::super) async fn complete_deploy(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    offered(ctx, |question| {
        let Menu::Deploy(steps::Deploy { own, neutral, armies, neutral_armies }) = question.menu else {
            return Vec::new();
        };
        let board = question.view().map();
        let (before, last) =
            partial.rsplit_once(',').map_or(("", partial), |(before, last)| (before, last.trim()));
        // A complete input counts in full; otherwise its last part is being typed and is completed.
        let whole = deployment(question, partial).ok().filter(|_| !partial.trim().is_empty());
        let so_far = whole.or_else(|| deployment(question, before).ok());
        let Some((placed, of_neutral)) = so_far else { return Vec::new() };
        let sum = |part: &Placement| part.iter().fold(0_u32, |sum, (_, n)| sum.saturating_add(*n));
        let left = armies.saturating_sub(sum(&placed));
        let all: Vec<(TerritoryId, u32)> = placed.iter().chain(&of_neutral).copied().collect();
        let typed: Vec<String> = all.iter().map(|(at, n)| format!("{} {n}", key(question, *at))).collect();
        let mut choices = Vec::new();
        let even = question.words.word_even();
        let shown = question.words.placement(board, &all);
        let first =
            [typed.join(", "), even.clone()].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>();
        let label = [shown, question.words.button_even()].into_iter().filter(|part| !part.is_empty());
        choices.push((label.collect::<Vec<_>>().join(" · "), first.join(", ")));
        let rated = ranked_choices::most_threatened(question.view(), own.iter().chain(neutral.iter()));
        let fresh = |at: &TerritoryId| all.iter().all(|(known, _)| known != at) && own.contains(*at);
        let order: Vec<TerritoryId> = rated.into_iter().map(|(at, _)| at).filter(fresh).collect();
        let unfinished = if deployment(question, last).is_ok() { "" } else { last };
        for at in fitting(question, unfinished, &order).into_iter().filter(|_| left > 0) {
            let with: Vec<(TerritoryId, u32)> = all.iter().copied().chain([(at, left)]).collect();
            let mut value = [typed.clone(), vec![format!("{} {left}", key(question, at))]].concat();
            // Remaining neutral armies are spread.
            value.extend((sum(&of_neutral) < *neutral_armies).then(|| even.clone()));
            let value = value.join(", ");
            let label = question.words.deploy_left_over(&question.words.placement(board, &with), 0);
            choices.push((label, value));
        }
        choices.retain(|(_, value)| value.chars().count() <= 100);
        choices
    })
    .await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn armies_stand_before_or_behind_the_name() {
        assert_eq!(counted("north africa 5"), Some(("north africa", 5)));
        assert_eq!(counted("5 north africa"), Some(("north africa", 5)));
        assert_eq!(counted("alaska -3"), Some(("alaska", -3)));
        assert_eq!(counted("alaska"), None);
        assert_eq!(counted("alaska many"), None);
    }
}
