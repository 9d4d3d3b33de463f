//! What the buttons, menus and forms of the classic family come to.

use super::question::Question;
use super::{setup_menu, turn_menu};
use crate::discord::call::Answer;
use crate::discord::codec::{Door, Draft, Step, Stop};
use crate::discord::kit;
use crate::rules::classic::{self, Action, Menu, Until, steps};
use crate::rules::{Card, TerritoryId};
use crate::table::Order;
use serenity::all::CreateModal;

/// What a button of the panel opens.
pub(crate) fn open_menu(question: &Question<'_>, door: Door) -> Answer {
    match door {
        Door::Fortify => turn_menu::moves(question),
        Door::Trade => turn_menu::trade_sets(question),
        Door::End => turn_menu::end_choice(question),
        _ => question.answer(),
    }
}

/// After an attack that can go on: the same attack again.
pub(crate) fn after(question: &Question<'_>, order: &classic::Order) -> Option<Answer> {
    let classic::Order::Attack { from, to, .. } = order else { return None };
    turn_menu::attack_choice(question, *from, *to)
}

fn plan(order: classic::Order) -> Order {
    Order::Plan(order.into())
}

/// A number from 1; what is too large is left to the referee, who knows the bound.
fn typed(picked: Option<&str>) -> Option<u32> {
    let number: u64 = picked?.trim().parse().ok()?;
    (number > 0).then(|| u32::try_from(number).unwrap_or(u32::MAX))
}

fn territory(picked: Option<&str>) -> Option<TerritoryId> {
    picked?.parse().ok().map(TerritoryId)
}

fn two(picked: Option<&str>) -> Option<(TerritoryId, TerritoryId)> {
    let (from, to) = picked?.split_once('-')?;
    Some((territory(Some(from))?, territory(Some(to))?))
}

/// Steps that open a form: only while nothing is typed yet.
pub(crate) fn form(question: &Question<'_>, step: &Step, picked: Option<&str>) -> Option<CreateModal> {
    if picked.is_some() {
        return None;
    }
    let words = question.words;
    let hint = match step {
        Step::DeployOther(_, _) | Step::PlaceOther(_) => words.form_hint_place(),
        Step::AdvanceOther => words.form_hint_advance(),
        Step::MoveOther(_, _) => words.form_hint_move(),
        _ => return None,
    };
    Some(kit::number_form(&question.press(step.clone()), &words.form_title(), &words.form_label(), &hint))
}

/// Steps that only show something.
pub(crate) fn shown(question: &Question<'_>, step: &Step, picked: Option<&str>) -> Option<Answer> {
    match step {
        Step::Menu | Step::DeployClear => Some(question.answer()),
        Step::Sets => Some(turn_menu::trade_sets(question)),
        Step::Moves => Some(turn_menu::moves(question)),
        Step::EndAsk => Some(turn_menu::end_choice(question)),
        Step::DeployShow(draft) => Some(setup_menu::deploy_sum(question, draft)),
        Step::PlaceAt(_) => turn_menu::place_choice(question, territory(picked)?),
        Step::AttackAt(_) => two(picked).and_then(|(from, to)| turn_menu::attack_choice(question, from, to)),
        Step::MoveAt(_) => two(picked).and_then(|(from, to)| turn_menu::shift_choice(question, from, to)),
        Step::WishAdd(_, draft) => {
            let mut draft = draft.clone();
            draft.0.push(territory(picked)?.0);
            Some(setup_menu::wishes(question, &draft))
        }
        Step::WishBack(draft) => {
            let mut draft = draft.clone();
            draft.0.pop();
            Some(setup_menu::wishes(question, &draft))
        }
        Step::DeployAt(_, draft) => setup_menu::deploy_amount(question, draft, picked?.parse().ok()?),
        Step::DeployEven(draft) => {
            Some(setup_menu::deploy_sum(question, &setup_menu::spread(question, draft)?))
        }
        Step::Deploy(draft, slot, n) => deployed(question, draft, *slot, *n),
        Step::DeployOther(draft, slot) => deployed(question, draft, *slot, typed(picked)?),
        _ => None,
    }
}

/// The draft with so many more armies in one place; the draft as it was if they are too many.
fn deployed(question: &Question<'_>, draft: &Draft, slot: u8, n: u32) -> Option<Answer> {
    let mut more = draft.clone();
    let place = more.0.get_mut(usize::from(slot))?;
    let sum = u32::from(*place).checked_add(n).filter(|sum| *sum <= 61);
    let fits = sum.map(|sum| *place = sum as u8).and_then(|()| setup_menu::deploy_left(question, &more));
    if fits.is_none() || n == 0 {
        let answer = setup_menu::deploy_sum(question, draft);
        let text = format!("{}\n{}", question.words.too_many_to_deploy(n), answer.text);
        return Some(Answer { text, ..answer });
    }
    Some(setup_menu::deploy_sum(question, &more))
}

/// Steps that act.
pub(crate) fn order(question: &Question<'_>, step: &Step, picked: Option<&str>) -> Option<Order> {
    let answer = match step {
        Step::Claim(_) => Action::Claim { at: territory(picked)? },
        Step::WishDone(draft) => Action::Wish { order: draft.0.iter().map(|&at| TerritoryId(at)).collect() },
        Step::DeployDone(draft) => deploy(question, draft)?,
        Step::Place(at, n) => Action::Place { armies: vec![(*at, *n)] },
        Step::PlaceOther(at) => Action::Place { armies: vec![(*at, typed(picked)?)] },
        Step::Trade => Action::Trade { cards: cards(picked?)? },
        Step::Bonus => Action::Bonus { at: territory(picked)? },
        Step::StopAttacks => Action::Stop,
        Step::Defend(dice) => Action::Defend { dice: *dice },
        Step::Throw(dice) => Action::Throw { dice: *dice },
        Step::Discard => Action::Discard { cards: codes(picked?) },
        Step::Keep => Action::Keep,
        Step::Consent(yes) => Action::Consent { yes: *yes },
        Step::Fast(from, to) => {
            let Menu::Attack(steps::Attack { strikes }) = question.menu else { return None };
            let strike = strikes.iter().find(|strike| (strike.from, strike.to) == (*from, *to))?;
            Action::Propose { from: *from, to: *to, dice: strike.dice }
        }
        Step::GoOn => Action::Place { armies: Vec::new() },
        Step::Advance(n) => Action::Advance { armies: *n },
        Step::AdvanceOther => Action::Advance { armies: typed(picked)? },
        Step::Attack(from, to, stop) => {
            let until = match stop {
                Stop::Once => Until::Once,
                Stop::Captured => Until::Captured,
                Stop::Left(armies) => Until::Left(*armies),
            };
            return Some(plan(classic::Order::Attack { from: *from, to: *to, dice: None, until }));
        }
        Step::Move(from, to, n) => {
            return Some(plan(classic::Order::Fortify { from: *from, to: *to, armies: Some(*n) }));
        }
        Step::MoveOther(from, to) => {
            return Some(plan(classic::Order::Fortify {
                from: *from,
                to: *to,
                armies: Some(typed(picked)?),
            }));
        }
        Step::End => return Some(plan(classic::Order::End)),
        _ => return None,
    };
    Some(Order::Answer(answer.into()))
}

fn codes(code: &str) -> Vec<Card> {
    code.split('-').filter_map(|card| card.parse().ok().map(Card)).collect()
}

fn cards(code: &str) -> Option<[Card; 3]> {
    codes(code).try_into().ok()
}

fn deploy(question: &Question<'_>, draft: &Draft) -> Option<Action> {
    let (slots, own, ..) = setup_menu::deploy_slots(question.menu)?;
    let placed = slots.iter().zip(&draft.0).map(|(&at, &n)| (at, u32::from(n)));
    let all: Vec<_> = placed.collect();
    let (of_own, of_neutral) = all.split_at(own.min(all.len()));
    let some = |part: &[(TerritoryId, u32)]| part.iter().copied().filter(|(_, n)| *n > 0).collect();
    Some(Action::Deploy { own: some(of_own), neutral: some(of_neutral) })
}
