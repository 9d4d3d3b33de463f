use super::super::time::MINUTE;
use super::{Decision, Wait, timers_of, waits_of};
use crate::rules::classic::{self, steps};
use crate::rules::{Ask, AskId, Board, BoardId, Clock, Menu, Seat, Visibility};
use crate::store::TimerRow;
use crate::table::Millis;

const HOUR: Millis = 60 * MINUTE;
const WINDOW: Millis = HOUR / 4;
const SPAN: i64 = 40;

/// A question; its content does not matter here.
fn ask(opened: u32, to: u8, number: u8, clock: Clock) -> Ask {
    let free = Board::get(BoardId::Classic83).all();
    let menu = Menu::from(classic::Menu::Claim(steps::Claim { free }));
    let default = classic::Action::Stop.into();
    let id = AskId { opened, to: Seat(to), number };
    Ask { id, to: Seat(to), menu, default, visibility: Visibility::Open, clock }
}

fn timers(asks: &[Ask], old: &[TimerRow], now: Millis) -> Vec<TimerRow> {
    timers_of((1, SPAN), &waits_of(asks, SPAN), old, (HOUR, WINDOW), now)
}

/// Due time (`Ok`) or remaining time (`Err`), by seat, kind and number of the question.
fn left(timers: &[TimerRow]) -> Vec<(i64, &str, i64, Result<Millis, Millis>)> {
    let one = |t: &TimerRow| t.due.ok_or(t.remaining);
    let mut all: Vec<_> = timers.iter().map(|t| (t.seat, &*t.kind, t.number, one(t))).collect();
    all.sort_unstable();
    all
}

#[test]
fn two_questions_put_to_one_seat_at_once_have_a_timer_each_and_keep_it_when_the_other_is_answered() {
    let (first, second) = (ask(41, 2, 0, Clock::Reaction), ask(41, 2, 1, Clock::Reaction));
    let both = timers(&[first, second.clone()], &[], 0);
    assert_eq!(left(&both), [(2, "reaction", 0, Ok(WINDOW)), (2, "reaction", 1, Ok(WINDOW))]);
    let after = timers(std::slice::from_ref(&second), &both, 10 * MINUTE);
    assert_eq!(left(&after), [(2, "reaction", 1, Ok(WINDOW))]);
    // A later question gets the full time; the older timer continues.
    let more = timers(&[second, ask(45, 2, 0, Clock::Reaction)], &after, 20 * MINUTE);
    assert_eq!(left(&more), [(2, "reaction", 0, Ok(WINDOW + 20 * MINUTE)), (2, "reaction", 1, Ok(WINDOW))]);
}

#[test]
fn all_questions_of_a_turn_are_one_wait_whose_clock_stands_still_while_others_react() {
    let turn = [ask(40, 0, 0, Clock::Turn), ask(43, 0, 1, Clock::Turn)];
    assert_eq!(waits_of(&turn, SPAN).len(), 1);
    let began = timers(&turn, &[], 0);
    assert_eq!(left(&began), [(0, "turn", 0, Ok(HOUR))]);
    let asked = [ask(44, 1, 0, Clock::Reaction), ask(44, 2, 0, Clock::Reaction)];
    let still = timers(&asked, &began, 15 * MINUTE);
    let of = |seat| (seat, "reaction", 0, Ok(WINDOW + 15 * MINUTE));
    assert_eq!(left(&still), [(0, "turn", 0, Err(45 * MINUTE)), of(1), of(2)]);
    let one_left = timers(&asked[1..], &still, 20 * MINUTE);
    assert_eq!(left(&one_left), [(0, "turn", 0, Err(45 * MINUTE)), of(2)]);
    let on = timers(&turn, &one_left, 30 * MINUTE);
    assert_eq!(left(&on), [(0, "turn", 0, Ok(75 * MINUTE))]);
}

#[test]
fn what_is_only_offered_sets_no_timer_and_does_not_hold_up_a_turn() {
    let asks = [ask(40, 0, 0, Clock::Turn), ask(12, 3, 0, Clock::None), ask(12, 3, 1, Clock::None)];
    assert_eq!(left(&timers(&asks, &[], 0)), [(0, "turn", 0, Ok(HOUR))]);
    assert_eq!(left(&timers(&asks[1..], &[], 0)), []);
}

#[test]
fn notices_of_a_turn_and_of_questions_of_one_event_and_person_are_told_apart() {
    let asks = [
        ask(40, 0, 0, Clock::Turn),
        ask(40, 0, 1, Clock::Reaction),
        ask(40, 0, 2, Clock::Everybody),
        ask(40, 0, 3, Clock::None),
    ];
    let waits = waits_of(&asks, SPAN);
    let keys: Vec<(i64, i64)> = waits.iter().map(|wait: &Wait| (wait.span, wait.decision.item())).collect();
    assert_eq!(keys, [(40, 0), (40, 2), (40, 3)]);
    assert_eq!(waits[1].decision, Decision::Question { number: 1 });
}
