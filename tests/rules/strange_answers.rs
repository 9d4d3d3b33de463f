//! Answers of any family that nobody would give: those of other questions, and answers with one thing changed in them. They
//! are made from answers as they are stored, so that no family is named.

use crate::conformance::answer_in;
use crate::luck::Seeded;
use casus_belli::rules::{Action, Ask, Event};
use serde_json::{Value, json};
use std::cell::Cell;

/// Earlier answers that are tried again, and the number of variants of each.
const EARLIER: usize = 3;
const VARIANTS: usize = 3;

/// Answers to these questions and to some that were asked before, as they are and with absurd changes.
pub(crate) fn strange_answers(asks: &[Ask], log: &[Event], luck: &mut Seeded) -> Vec<Action> {
    let given: Vec<&Action> = log.iter().filter_map(answer_in).map(|(_, _, action)| action).collect();
    let mut answers: Vec<Action> = Vec::new();
    for ask in asks {
        answers.push(ask.menu.sample(&mut |n| luck.below(n)));
    }
    for _ in 0..EARLIER {
        let at = luck.below(given.len().max(1) as u32) as usize;
        answers.extend(given.get(at).map(|action| (*action).clone()));
    }
    let changed: Vec<Action> = answers
        .iter()
        .flat_map(|action| (0..VARIANTS).filter_map(|_| change(action, luck)).collect::<Vec<_>>())
        .collect();
    answers.extend(changed);
    answers
}

/// The answer with one number, switch or list in it changed; `None` if that is no answer of any kind.
fn change(action: &Action, luck: &mut Seeded) -> Option<Action> {
    let mut stored = serde_json::to_value(action).unwrap();
    let mut places = Vec::new();
    changeable(&stored, String::new(), &mut places);
    if let Some(place) = places.get(luck.below(places.len().max(1) as u32) as usize) {
        change_here(stored.pointer_mut(place).expect("found there"), luck);
    }
    serde_json::from_value(stored).ok()
}

/// JSON pointers to the numbers, switches and lists in a value.
fn changeable(value: &Value, at: String, places: &mut Vec<String>) {
    if let Value::Object(fields) = value {
        return fields.iter().for_each(|(key, field)| changeable(field, format!("{at}/{key}"), places));
    }
    if let Value::Array(items) = value {
        items.iter().enumerate().for_each(|(n, item)| changeable(item, format!("{at}/{n}"), places));
    }
    if matches!(value, Value::Number(_) | Value::Bool(_) | Value::Array(_)) {
        places.push(at);
    }
}

fn change_here(value: &mut Value, luck: &mut Seeded) {
    match value {
        Value::Number(_) => {
            let numbers = [0, 1, 2, 3, 4, 7, 41, 69, 127, 200, 255, 1_000, u32::MAX];
            *value = json!(numbers[luck.below(numbers.len() as u32) as usize]);
        }
        Value::Bool(yes) => *yes = !*yes,
        Value::Array(items) => match (luck.below(3), items.first().cloned()) {
            (0, Some(first)) => items.push(first),
            (1, _) => items.clear(),
            _ => drop(items.pop()),
        },
        Value::Null | Value::String(_) | Value::Object(_) => unreachable!("no pointer leads there"),
    }
}

#[test]
fn every_kind_of_change_is_met_and_most_changed_answers_are_answers_still() {
    let (tried, readable, legal) = (Cell::new(0), Cell::new(0), Cell::new(0));
    crate::conformance::every_game(|game, _, luck| {
        for ask in game.asks() {
            let action = ask.menu.sample(&mut |n| luck.below(n));
            tried.set(tried.get() + 1);
            if let Some(changed) = change(&action, luck) {
                readable.set(readable.get() + 1);
                legal.set(legal.get() + u32::from(changed != action && ask.menu.offers(&changed)));
            }
        }
    });
    println!("{} of {} changed answers can be read, {} are legal", readable.get(), tried.get(), legal.get());
    assert!(readable.get() * 2 > tried.get(), "the law is held against too few answers");
    assert!(legal.get() * 20 > tried.get(), "too few of them are legal");
    assert!(legal.get() * 10 < tried.get() * 9, "too few of them are illegal");
}
