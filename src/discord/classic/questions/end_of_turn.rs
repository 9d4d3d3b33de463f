//! Pages of the questions `Attack` and `Fortify` for the moves at the end of a turn, and for ending it.

use super::super::amounts;
use super::super::question::{Outcome, Question, Rows, pick, typed_number};
use crate::discord::components::custom_id::{Code, TooLong};
use crate::discord::components::panel::{Choice, Row, small, strong};
use crate::discord::components::{Line, OPTIONS, blue, buttons, green, grey, menus, red};
use crate::discord::context::answer::Answer;
use crate::present::classic::ranked_choices;
use crate::rules::TerritoryId;
use crate::rules::classic::{FortifyMode, Menu, MoveOption, Order, View, steps};
use serde::{Deserialize, Serialize};
use serenity::all::ButtonStyle;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {
    /// Show the moves.
    Show,
    /// A move was picked: show the numbers of armies.
    Choose(TerritoryId, TerritoryId),
    /// Move this number of armies: from, to, number.
    Go(TerritoryId, TerritoryId, u32),
    /// Another number, from a modal.
    Other(TerritoryId, TerritoryId),
    /// End the turn while attacks or moves are possible: asks for confirmation.
    AskEnd,
    /// End the turn without a move.
    End,
    /// Show the menus of all moves, each with a choice of the number of armies.
    List,
    /// A territory was picked: show where its armies may go; if so, with a choice of their number.
    From(TerritoryId, bool),
}

/// Number of moves on buttons.
const BUTTONS: usize = 3;

pub(super) fn pressed(
    question: &Question<'_>,
    press: &Press,
    picked: &[String],
) -> Result<Option<Outcome>, TooLong> {
    let fortify = |(from, to): (&TerritoryId, &TerritoryId), n| {
        Outcome::compound(Order::Fortify { from: *from, to: *to, armies: Some(n) })
    };
    Ok(match press {
        Press::Show => Some(Outcome::Shown(page(question)?)),
        Press::Choose(from, to) => choice(question, *from, *to)?.map(Outcome::Shown),
        Press::Go(from, to, n) => Some(fortify((from, to), *n)),
        Press::Other(from, to) if picked.is_empty() => {
            Some(question.number_form(Press::Other(*from, *to), &question.words.form_hint_move())?)
        }
        Press::Other(from, to) => typed_number(picked).map(|n| fortify((from, to), n)),
        Press::AskEnd => Some(Outcome::EndTurn(end_choice(question)?)),
        Press::End => Some(Outcome::compound(Order::End)),
        Press::List => Some(Outcome::Shown(list(question)?)),
        Press::From(from, finer) => Some(Outcome::Shown(targets(question, *from, *finer)?)),
    })
}

/// All possible moves: those of the question at the end of a turn; before that, those that the game would offer then.
pub(super) fn shifts(question: &Question<'_>) -> Vec<MoveOption> {
    match question.menu {
        Menu::Fortify(steps::Fortify { shifts, .. }) => shifts.clone(),
        Menu::Attack(_) => question.view().moves(),
        _ => Vec::new(),
    }
}

/// Whether the number of moves is unlimited (R0-33).
fn more_moves(view: &View) -> bool {
    view.house().fortify == FortifyMode::MultiAdjacent
}

/// The page of moves: the best on buttons, with all armies that may go.
pub(super) fn page(question: &Question<'_>) -> Result<Answer, TooLong> {
    let words = question.words;
    let best = ranked_choices::best_shifts(question.view(), &shifts(question));
    let button = |shift: &MoveOption| {
        let [from, to] = [shift.from, shift.to].map(|at| question.territory_with_armies(at));
        let code = question.step(Press::Go(shift.from, shift.to, shift.armies))?;
        let threat = small(&words.threat(ranked_choices::threat(question.view(), shift.to)));
        let said = format!("{}\n{}\n{threat}", small(&words.shift_from(&from)), strong(&to));
        let (beside, alone) =
            (words.button_all(shift.armies), words.button_move_all(shift.armies, &from, &to));
        Ok(Choice::new((&code, ButtonStyle::Success), &said, &beside, &alone))
    };
    let moves = best.iter().take(BUTTONS).map(button).collect::<Result<Vec<_>, TooLong>>()?;
    let mut last = Vec::new();
    if best.iter().any(|shift| shift.armies > 1) {
        last.push(grey(question.step(Press::List)?, &words.button_fewer()));
    }
    last.push(red(end(question)?, &words.button_end_turn()));
    if matches!(question.menu, Menu::Attack(_)) {
        last.push(grey(question.back()?, &words.button_back_to_attacks()));
    }
    last.extend(question.last_buttons()?);
    let below = [every(question, &best, false)?, buttons(&last)].concat().into_iter().map(Row::from);
    Ok(Answer::new(title(question)).with(Row::choices(moves).into_iter().chain(below).collect()))
}

fn title(question: &Question<'_>) -> String {
    if matches!(question.menu, Menu::Fortify(_)) {
        question.text()
    } else if more_moves(question.view()) {
        question.words.move_ends_attacks()
    } else {
        question.words.move_ends_turn()
    }
}

/// The menu of all moves. More than one menu holds: the territories that they start from, each of which leads to its own
/// moves; so no move is out of reach. With `finer`, a choice asks for the number of armies. Empty without a move.
fn every(question: &Question<'_>, best: &[MoveOption], finer: bool) -> Rows {
    let words = question.words;
    if best.len() <= OPTIONS {
        let lines = best.iter().map(|shift| line(question, *shift, finer)).collect::<Result<Vec<_>, _>>()?;
        let count = lines.len() as u32;
        return menus(words, pick, &words.pick_move_any(count), (&lines, 1));
    }
    let mut starts: Vec<(TerritoryId, u32)> = Vec::new();
    for shift in best {
        match starts.iter_mut().find(|(from, _)| *from == shift.from) {
            Some((_, targets)) => *targets += 1,
            None => starts.push((shift.from, 1)),
        }
    }
    let line = |(from, targets): (TerritoryId, u32)| {
        let code = question.step(Press::From(from, finer))?;
        Ok(Line::new(question.territory_with_armies(from), code).note(words.line_targets(targets)))
    };
    let lines = starts.into_iter().map(line).collect::<Result<Vec<_>, _>>()?;
    menus(words, pick, &words.pick_move_from(lines.len() as u32), (&lines, 2))
}

fn line(question: &Question<'_>, shift: MoveOption, finer: bool) -> Result<Line, TooLong> {
    let words = question.words;
    let [from, to] = [shift.from, shift.to].map(|at| question.territory_with_armies(at));
    let note = words.threat(ranked_choices::threat(question.view(), shift.to));
    Ok(if finer {
        Line::new(words.shift(&from, &to), question.step(Press::Choose(shift.from, shift.to))?)
    } else {
        let go = question.step(Press::Go(shift.from, shift.to, shift.armies))?;
        Line::new(words.button_move_all(shift.armies, &from, &to), go)
    }
    .note(note))
}

/// The page of all moves, each with a choice of the number of armies.
fn list(question: &Question<'_>) -> Result<Answer, TooLong> {
    let best = ranked_choices::best_shifts(question.view(), &shifts(question));
    let mut rows = every(question, &best, true)?;
    rows.extend(buttons(&[grey(question.step(Press::Show)?, &question.words.button_back_to_menu())]));
    Ok(Answer::new(title(question)).with(rows))
}

/// The page of the moves from one territory.
fn targets(question: &Question<'_>, from: TerritoryId, finer: bool) -> Result<Answer, TooLong> {
    let words = question.words;
    let mut best = ranked_choices::best_shifts(question.view(), &shifts(question));
    best.retain(|shift| shift.from == from);
    let lines = best.iter().map(|shift| line(question, *shift, finer)).collect::<Result<Vec<_>, _>>()?;
    let mut rows = menus(words, pick, &words.pick_move_any(lines.len() as u32), (&lines, 4))?;
    let back = if finer { Press::List } else { Press::Show };
    rows.extend(buttons(&[grey(question.step(back)?, &words.button_back_to_menu())]));
    Ok(Answer::new(title(question)).with(rows))
}

/// The menu of the number of armies for a move; `None` if that move is not offered any more.
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

/// The code of the *End turn* button: asks for confirmation during the attacks if an attack or move is possible;
/// otherwise ends the turn at once.
pub(super) fn end(question: &Question<'_>) -> Result<Code, TooLong> {
    question.step(match question.menu {
        Menu::Attack(steps::Attack { strikes }) if !strikes.is_empty() || !shifts(question).is_empty() => {
            Press::AskEnd
        }
        _ => Press::End,
    })
}

/// The confirmation.
fn end_choice(question: &Question<'_>) -> Result<Answer, TooLong> {
    let words = question.words;
    let row = vec![
        red(question.step(Press::End)?, &words.button_end_turn()),
        grey(question.step(Press::Show)?, &words.button_move_and_end()),
        grey(question.back()?, &words.button_back_to_menu()),
    ];
    Ok(Answer::new(words.end_really()).with(buttons(&row)))
}
