//! The moves at the end of a turn and ending it, while one attacks and when attacks are over: pages of their own.

use super::super::amounts;
use super::super::question::{Outcome, Question, pick, typed_number};
use crate::discord::components::{Line, blue, buttons, green, grey, menus, red};
use crate::discord::custom_id::{Code, TooLong};
use crate::discord::request::Answer;
use crate::present::classic::figures;
use crate::rules::TerritoryId;
use crate::rules::classic::{FortifyMode, Menu, Order, Shift, View, steps};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {
    /// Show the moves.
    Show,
    /// A move was picked: how many?
    Choose(TerritoryId, TerritoryId),
    /// Move so many.
    Go(TerritoryId, TerritoryId, u32),
    /// Another number, from a form.
    Other(TerritoryId, TerritoryId),
    /// End the turn, though more could be done: asks once more.
    AskEnd,
    /// End the turn without a move.
    End,
}

pub(super) fn pressed(
    question: &Question<'_>,
    press: &Press,
    picked: &[String],
) -> Result<Option<Outcome>, TooLong> {
    let fortify = |(from, to): (&TerritoryId, &TerritoryId), n| {
        Outcome::plan(Order::Fortify { from: *from, to: *to, armies: Some(n) })
    };
    Ok(match press {
        Press::Show => Some(Outcome::Shown(page(question)?)),
        Press::Choose(from, to) => choice(question, *from, *to)?.map(Outcome::Shown),
        Press::Go(from, to, n) => Some(fortify((from, to), *n)),
        Press::Other(from, to) if picked.is_empty() => {
            Some(question.number_form(Press::Other(*from, *to), &question.words.form_hint_move())?)
        }
        Press::Other(from, to) => typed_number(picked).map(|n| fortify((from, to), n)),
        Press::AskEnd => Some(Outcome::Shown(end_choice(question)?)),
        Press::End => Some(Outcome::plan(Order::End)),
    })
}

/// Every move that can be made: the question's own at the end of a turn; before, what the referee would offer then.
pub(super) fn shifts(question: &Question<'_>) -> Vec<Shift> {
    match question.menu {
        Menu::Fortify(steps::Fortify { shifts, .. }) => shifts.clone(),
        Menu::Attack(_) => question.view().moves(),
        _ => Vec::new(),
    }
}

/// Whether any number of moves may be made (R0-33).
fn more_moves(view: &View) -> bool {
    view.house().fortify == FortifyMode::MultiAdjacent
}

/// The moves.
pub(super) fn page(question: &Question<'_>) -> Result<Answer, TooLong> {
    let words = question.words;
    let line = |shift: &Shift| {
        let [from, to] = [shift.from, shift.to].map(|at| question.territory_with_armies(at));
        let choose = question.step(Press::Choose(shift.from, shift.to))?;
        let note = words.threat(figures::threat(question.view(), shift.to));
        Ok(Line::new(words.shift(&from, &to), choose).note(note))
    };
    let best = figures::best_shifts(question.view(), &shifts(question));
    let lines = best.iter().map(line).collect::<Result<Vec<_>, _>>()?;
    let mut rows = menus(words, pick, &words.pick_move(), (&lines, 4))?;
    let mut last = vec![red(end(question)?, &words.button_end_turn())];
    if matches!(question.menu, Menu::Attack(_)) {
        last.push(grey(question.back()?, &words.button_back_to_attacks()));
    }
    rows.extend(buttons(&last));
    let text = if matches!(question.menu, Menu::Fortify(_)) {
        question.text()
    } else if more_moves(question.view()) {
        words.move_ends_attacks()
    } else {
        words.move_ends_turn()
    };
    Ok(Answer::new(text).with(rows))
}

/// How many armies make that move; nothing if it isn't on offer any more.
fn choice(question: &Question<'_>, from: TerritoryId, to: TerritoryId) -> Result<Option<Answer>, TooLong> {
    let words = question.words;
    let shift = shifts(question).into_iter().find(|shift| (shift.from, shift.to) == (from, to));
    let Some(shift) = shift else { return Ok(None) };
    let mut row = Vec::new();
    for n in amounts::few(1, shift.armies) {
        let go = question.step(Press::Go(from, to, n))?;
        let all = n == shift.armies;
        row.push(if all { green(go, &words.button_all(n)) } else { blue(go, &n.to_string()) });
    }
    row.push(grey(question.step(Press::Other(from, to))?, &words.button_other_number()));
    row.push(grey(question.step(Press::Show)?, &words.button_other_move()));
    let text = words.how_many_move(&question.territory(from), &question.territory(to), shift.armies);
    Ok(Some(Answer::new(text).with(buttons(&row))))
}

/// What *End turn* does: where attacks or moves are still possible it asks; a question that is about the move itself is
/// answered at once.
pub(super) fn end(question: &Question<'_>) -> Result<Code, TooLong> {
    question.step(match question.menu {
        Menu::Attack(steps::Attack { strikes }) if !strikes.is_empty() || !shifts(question).is_empty() => {
            Press::AskEnd
        }
        _ => Press::End,
    })
}

/// Whether the turn is really to end.
fn end_choice(question: &Question<'_>) -> Result<Answer, TooLong> {
    let words = question.words;
    let row = vec![
        red(question.step(Press::End)?, &words.button_end_turn()),
        grey(question.step(Press::Show)?, &words.button_move_and_end()),
        grey(question.back()?, &words.button_back_to_menu()),
    ];
    Ok(Answer::new(words.end_really()).with(buttons(&row)))
}
