//! Menus of a turn: place, trade, attack, defend, move in, move, end. Never offers what the question doesn't.

use super::super::call::Answer;
use super::super::codec::{Step, Stop};
use super::super::kit::{Line, OPTIONS, blue, buttons, green, grey, menu, menus, pick_some, red};
use super::figures;
use super::question::Question;
use crate::rules::classic::{FortifyMode, Menu, Shift, Strike, View, steps};
use crate::rules::{Card, CardSet, TerritoryId, TerritorySet};
use serenity::all::{CreateActionRow, CreateButton};
use std::collections::BTreeSet;

/// Where reinforcements go.
pub(super) fn reinforce(question: &Question<'_>, own: TerritorySet, may_trade: bool) -> Vec<CreateActionRow> {
    let words = question.words;
    let rated = figures::most_threatened(question.view(), own.iter());
    let lines: Vec<Line> = rated
        .into_iter()
        .map(|(at, threat)| {
            let label = words.territory_with(&question.territory(at), question.view().at(at).armies);
            Line::new(label, at.0).note(words.threat(threat))
        })
        .collect();
    let prompt = words.pick_place();
    let mut rows = menus(words, |page| question.press(Step::PlaceAt(page)), &prompt, (&lines, 4));
    if may_trade {
        rows.extend(buttons(&[grey(&question.press(Step::Sets), &words.button_trade())]));
    }
    rows
}

/// How many of the reinforcements go there.
pub(crate) fn place_choice(question: &Question<'_>, at: TerritoryId) -> Option<Answer> {
    let words = question.words;
    let Menu::Reinforce(steps::Reinforce { own, left, .. }) = question.menu else { return None };
    if !own.contains(at) {
        return None;
    }
    let amounts = placed(*left);
    let mut row: Vec<CreateButton> = amounts
        .into_iter()
        .map(|n| {
            let press = question.press(Step::Place(at, n));
            if n == *left { green(&press, &words.button_all(n)) } else { blue(&press, &n.to_string()) }
        })
        .collect();
    row.push(grey(&question.press(Step::PlaceOther(at)), &words.button_other_number()));
    row.push(grey(&question.press(Step::Menu), &words.button_other_place()));
    Some(Answer::new(words.how_many_there(&question.territory(at), *left)).with(buttons(&row)))
}

/// What people choose of many: one, five, ten, half, all.
fn placed(left: u32) -> BTreeSet<u32> {
    let mut amounts = amounts(1, left);
    amounts.extend([5, 10].into_iter().filter(|n| *n < left));
    amounts
}

/// The fewest, half, and all: what people choose.
fn amounts(min: u32, max: u32) -> BTreeSet<u32> {
    let half = min + (max.saturating_sub(min)) / 2;
    [min, half, max].into_iter().filter(|n| (min..=max).contains(n)).collect()
}

/// The way out of a menu of sets.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Out {
    /// Back to what is asked.
    Back,
    /// There is none: one must be traded.
    Forced,
    /// Keep the cards (R0-44).
    Keep,
}

impl Out {
    fn row(self, question: &Question<'_>) -> Vec<CreateActionRow> {
        let words = question.words;
        match self {
            Self::Back => buttons(&[grey(&question.press(Step::Menu), &words.button_back_to_menu())]),
            Self::Forced => Vec::new(),
            Self::Keep => buttons(&[grey(&question.press(Step::Keep), &words.button_keep())]),
        }
    }
}

/// Sets that can be traded in.
pub(crate) fn trade_sets(question: &Question<'_>) -> Answer {
    let words = question.words;
    let (sets, value, out) = match question.menu {
        Menu::Reinforce(steps::Reinforce { sets, value, .. }) => (sets, *value, Out::Back),
        Menu::Trade(steps::Trade { sets, value, .. }) => (sets, *value, Out::Forced),
        Menu::Spoils(steps::Spoils { sets, value, .. }) => (sets, *value, Out::Keep),
        _ => return question.answer(),
    };
    if sets.is_empty() {
        let text = if out == Out::Keep { question.text() } else { words.no_set() };
        return Answer::new(text).with(out.row(question));
    }
    let board = question.view().map();
    let lines: Vec<Line> = sets
        .iter()
        .map(|set| {
            let worth = question.view().set_value(*set);
            Line::new(words.card_list(board, set), set_code(*set)).note(words.armies(worth))
        })
        .collect();
    let mut rows = vec![menu(&question.press(Step::Trade), &words.pick_set(value), &lines)];
    rows.extend(out.row(question));
    Answer::new(question.text()).with(rows)
}

/// A set as a value of a menu.
pub(crate) fn set_code(set: [Card; 3]) -> String {
    format!("{}-{}-{}", set[0].0, set[1].0, set[2].0)
}

/// Which territory gets the two armies.
pub(super) fn bonus(question: &Question<'_>, among: TerritorySet) -> Vec<CreateActionRow> {
    let lines: Vec<Line> = among.iter().map(|at| Line::new(question.territory(at), at.0)).collect();
    vec![menu(&question.press(Step::Bonus), &question.words.pick_bonus(), &lines)]
}

/// What to attack.
pub(super) fn attack(question: &Question<'_>, strikes: &[Strike]) -> Vec<CreateActionRow> {
    let words = question.words;
    let lines: Vec<Line> = figures::best_strikes(question.view(), strikes)
        .into_iter()
        .map(|(strike, percent)| {
            let held = question.view().at(strike.to).holder;
            let whose = words.holder(&question.names, held);
            Line::new(strike_label(question, strike.from, strike.to, percent), pair(strike.from, strike.to))
                .note(whose)
        })
        .collect();
    let mut rows: Vec<CreateActionRow> = Vec::new();
    if lines.len() <= OPTIONS {
        rows.extend(
            (!lines.is_empty())
                .then(|| menu(&question.press(Step::AttackAt(0)), &words.pick_attack(), &lines)),
        );
    } else {
        // The best come first: the further menus hold what is less likely to succeed.
        let (likely, others) = lines.split_at(OPTIONS);
        rows.push(menu(
            &question.press(Step::AttackAt(0)),
            &words.pick_attack_likely(likely.len() as u32),
            likely,
        ));
        let prompt = words.pick_attack_others(others.len() as u32);
        rows.extend(menus(words, |page| question.press(Step::AttackAt(page + 1)), &prompt, (others, 3)));
    }
    let mut last = vec![grey(&question.press(Step::Moves), &words.button_move_and_end())];
    last.push(red(&question.press(end(question)), &words.button_end_turn()));
    rows.extend(buttons(&last));
    rows
}

/// `Alaska 7 → Kamchatka 3 · wins 89%`.
pub(crate) fn strike_label(
    question: &Question<'_>,
    from: TerritoryId,
    to: TerritoryId,
    percent: u32,
) -> String {
    let view = question.view();
    let armies = |at| question.words.territory_with(&question.territory(at), view.at(at).armies);
    question.words.strike(&armies(from), &armies(to), percent)
}

/// Two territories as a value of a menu.
pub(crate) fn pair(from: TerritoryId, to: TerritoryId) -> String {
    format!("{}-{}", from.0, to.0)
}

/// How long to attack there; nothing if that attack isn't on offer any more.
pub(crate) fn attack_choice(question: &Question<'_>, from: TerritoryId, to: TerritoryId) -> Option<Answer> {
    let words = question.words;
    let Menu::Attack(steps::Attack { strikes }) = question.menu else { return None };
    let strike = strikes.iter().find(|strike| (strike.from, strike.to) == (from, to))?;
    let percent = figures::strike_percent(question.view(), *strike);
    let step = |stop| question.press(Step::Attack(from, to, stop));
    let mut row = vec![
        blue(&step(Stop::Once), &words.button_once()),
        red(&step(Stop::Captured), &words.button_until_captured()),
    ];
    if question.view().at(from).armies > 4 {
        row.push(blue(&step(Stop::Left(3)), &words.button_until_left(3)));
    }
    if strike.fast {
        row.push(grey(&question.press(Step::Fast(from, to)), &words.button_fast()));
    }
    row.push(grey(&question.press(Step::Menu), &words.button_other_attack()));
    let text = strike_label(question, from, to, percent);
    Some(Answer::new(format!("**{text}**")).with(buttons(&row)))
}

/// Defence dice.
pub(super) fn defend(question: &Question<'_>, least: u8, dice: u8) -> Vec<CreateActionRow> {
    let one = |n: u8| blue(&question.press(Step::Defend(n)), &question.words.dice(n.into()));
    buttons(&(least..=dice).map(one).collect::<Vec<_>>())
}

/// Attack dice, after the defence.
pub(super) fn throw(question: &Question<'_>, least: u8, most: u8) -> Vec<CreateActionRow> {
    let one = |n: u8| blue(&question.press(Step::Throw(n)), &question.words.dice(n.into()));
    buttons(&(least..=most).map(one).collect::<Vec<_>>())
}

/// Cards to drop: exactly so many.
pub(super) fn discard(question: &Question<'_>, hand: CardSet, count: u8) -> Vec<CreateActionRow> {
    let board = question.view().map();
    let lines: Vec<Line> =
        hand.iter().map(|card| Line::new(question.words.card_name(board, card), card.0)).collect();
    vec![pick_some(&question.press(Step::Discard), &question.words.pick_discard(count.into()), &lines, count)]
}

/// Nothing to place: trade a set in, or go on.
pub(super) fn go_on(question: &Question<'_>) -> Vec<CreateActionRow> {
    let words = question.words;
    buttons(&[
        grey(&question.press(Step::Sets), &words.button_trade()),
        green(&question.press(Step::GoOn), &words.button_go_on()),
    ])
}

/// Yes or no to a fast battle.
pub(super) fn consent(question: &Question<'_>) -> Vec<CreateActionRow> {
    let words = question.words;
    buttons(&[
        green(&question.press(Step::Consent(true)), &words.button_agree()),
        grey(&question.press(Step::AgreeAlways), &words.button_agree_always()),
        grey(&question.press(Step::Consent(false)), &words.button_decline()),
    ])
}

/// How many move in.
pub(super) fn advance(question: &Question<'_>, min: u32, max: u32) -> Vec<CreateActionRow> {
    let words = question.words;
    let one = |n: u32| {
        let press = question.press(Step::Advance(n));
        if n == max { green(&press, &words.button_all(n)) } else { blue(&press, &n.to_string()) }
    };
    let mut row: Vec<_> = amounts(min, max).into_iter().map(one).collect();
    if max > min + 2 {
        row.push(grey(&question.press(Step::AdvanceOther), &words.button_other_number()));
    }
    buttons(&row)
}

/// Every move that can be made: the question's own at the end of a turn; before, what the referee would offer then.
pub(crate) fn shifts(question: &Question<'_>) -> Vec<Shift> {
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

/// The move at the end of a turn.
pub(crate) fn moves(question: &Question<'_>) -> Answer {
    let words = question.words;
    let lines: Vec<Line> = figures::best_shifts(question.view(), &shifts(question))
        .iter()
        .map(|shift| {
            let armies = |at| words.territory_with(&question.territory(at), question.view().at(at).armies);
            let note = words.threat(figures::threat(question.view(), shift.to));
            Line::new(words.shift(&armies(shift.from), &armies(shift.to)), pair(shift.from, shift.to))
                .note(note)
        })
        .collect();
    let prompt = words.pick_move();
    let mut rows = menus(words, |page| question.press(Step::MoveAt(page)), &prompt, (&lines, 4));
    let mut last = vec![red(&question.press(end(question)), &words.button_end_turn())];
    if matches!(question.menu, Menu::Attack(_)) {
        last.push(grey(&question.press(Step::Menu), &words.button_back_to_attacks()));
    }
    rows.extend(buttons(&last));
    let text = if matches!(question.menu, Menu::Fortify(_)) {
        question.text()
    } else if more_moves(question.view()) {
        words.move_ends_attacks()
    } else {
        words.move_ends_turn()
    };
    Answer::new(text).with(rows)
}

/// How many armies make that move.
pub(crate) fn shift_choice(question: &Question<'_>, from: TerritoryId, to: TerritoryId) -> Option<Answer> {
    let words = question.words;
    let shift = shifts(question).into_iter().find(|shift| (shift.from, shift.to) == (from, to))?;
    let one = |n: u32| {
        let press = question.press(Step::Move(from, to, n));
        if n == shift.armies { green(&press, &words.button_all(n)) } else { blue(&press, &n.to_string()) }
    };
    let mut row: Vec<_> = amounts(1, shift.armies).into_iter().map(one).collect();
    row.push(grey(&question.press(Step::MoveOther(from, to)), &words.button_other_number()));
    row.push(grey(&question.press(Step::Moves), &words.button_other_move()));
    let text = words.how_many_move(&question.territory(from), &question.territory(to), shift.armies);
    Some(Answer::new(text).with(buttons(&row)))
}

/// What *End turn* does: where attacks or moves are still possible it asks; a question that is about the move itself is
/// answered at once.
fn end(question: &Question<'_>) -> Step {
    match question.menu {
        Menu::Attack(steps::Attack { strikes }) if !strikes.is_empty() || !shifts(question).is_empty() => {
            Step::EndAsk
        }
        _ => Step::End,
    }
}

/// Whether the turn is really to end.
pub(crate) fn end_choice(question: &Question<'_>) -> Answer {
    let words = question.words;
    let row = vec![
        red(&question.press(Step::End), &words.button_end_turn()),
        grey(&question.press(Step::Moves), &words.button_move_and_end()),
        grey(&question.press(Step::Menu), &words.button_back_to_menu()),
    ];
    Answer::new(words.end_really()).with(buttons(&row))
}
