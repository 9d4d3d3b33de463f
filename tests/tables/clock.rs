//! Deadlines: timers that survive a restart, default answers, the grace period after an outage ([PBP-23] to [PBP-25]).

use crate::classic_support::InClassic;
use crate::fixtures::{HOUR, PLACE, START, World, at};
use crate::orders::{attack, best_strike, defended_strike};
use casus_belli::rules::classic::{self, Action, AskKind, Until};
use casus_belli::rules::{AnswerOrigin, Holder, Seen};
use casus_belli::table::{AnnouncementKind, Change, Order, Pace};

#[tokio::test]
async fn a_turn_has_one_deadline_however_many_questions_it_asks_pbp_23() {
    let world = World::new().await;
    let look = world.instant(3).await;
    assert_eq!(look.deadline, Some(START + 24 * HOUR));
    world.clock.advance(5 * HOUR);
    let seat = world.attacking().await;
    let look = world.look(u64::from(seat.0) + 1).await;
    assert_eq!((look.view.turn, look.deadline), (1, Some(START + 24 * HOUR)));
    let done = world.order(u64::from(seat.0) + 1, Order::Compound(classic::Order::End.into())).await.unwrap();
    assert_eq!(done.look.deadline, Some(START + 29 * HOUR), "the next turn has its own");
    assert_eq!(world.table.next_due().await.unwrap(), Some(START + 29 * HOUR));
}

#[tokio::test]
async fn time_up_answers_the_whole_turn_by_default_and_the_next_one_begins() {
    let world = World::new().await;
    world.instant(3).await;
    let first = world.on_turn().await;
    world.table.fire_due().await.unwrap();
    world.clock.advance(24 * HOUR - 1);
    assert_eq!(world.table.fire_due().await.unwrap(), 0);
    let falls_due = world.now() + 1;
    assert_eq!(world.table.due_by(falls_due - 1).await.unwrap(), 0);
    assert_eq!(world.table.due_by(falls_due).await.unwrap(), 1, "what will fall due is known before");
    world.clock.advance(1);
    assert_eq!(world.table.fire_due().await.unwrap(), 1);
    assert_eq!(world.table.due_by(falls_due).await.unwrap(), 0, "it is done");
    let look = world.look(99).await;
    assert_eq!((look.view.turn, look.view.on_turn == Some(first)), (2, false));
    assert_eq!(look.deadline, Some(world.now() + 24 * HOUR));
    let silent = world.table.history(look.game, Some(1), None).await.unwrap();
    let hows: Vec<AnswerOrigin> = silent
        .iter()
        .filter_map(|seen| match seen {
            Seen::Answered { how, .. } => Some(*how),
            _ => None,
        })
        .collect();
    assert!(hows.contains(&AnswerOrigin::Silence) && !hows.contains(&AnswerOrigin::Player), "{hows:?}");
    assert_eq!(world.table.fire_due().await.unwrap(), 0, "once is enough");
}

#[tokio::test]
async fn a_sealed_set_up_has_one_deadline_for_all_and_then_fills_itself_in_pbp_35() {
    let world = World::new().await;
    let look = world.begun(4, "sealed", &[]).await;
    assert_eq!(look.deadline, Some(START + 24 * HOUR));
    world.clock.advance(3 * HOUR);
    let ask = world.look(2).await.view.asks[0].clone();
    let done = world.answer(2, ask.default).await.unwrap();
    assert_eq!(done.look.deadline, Some(START + 24 * HOUR), "an answer moves nobody's deadline");
    world.table.fire_due().await.unwrap();
    world.clock.set(START + 24 * HOUR);
    // The deadline passes while the program runs: no grace period.
    assert_eq!(world.table.fire_due().await.unwrap(), 1);
    let look = world.look(99).await;
    assert_eq!((look.view.turn, look.deadline), (1, Some(START + 48 * HOUR)));
}

#[tokio::test]
async fn the_turn_clock_stands_still_while_the_defender_is_waited_for() {
    let world = World::new().await;
    world.begun(2, "instant", &[Change::DefenceWaits(true)]).await;
    let seat = world.attacking().await;
    let me = u64::from(seat.0) + 1;
    let look = world.look(me).await;
    let strike = defended_strike(&look);
    world.clock.advance(20 * HOUR);
    world.table.fire_due().await.unwrap();
    let order = attack(strike, Some(1), Until::Once);
    world.table.order(PLACE, &at(seat), None, order).await.unwrap();
    let other = u64::from(1 - seat.0) + 1;
    let asked = world.look(other).await;
    assert_eq!(*asked.view.asks[0].menu.kind().classic(), AskKind::Defend);
    assert_eq!(asked.deadline, Some(world.now() + 6 * HOUR), "[PBP-64]");
    world.clock.advance(5 * HOUR);
    world.table.fire_due().await.unwrap();
    assert_eq!(world.on_turn().await, seat, "five hours of waiting are not the attacker's");
    let done = world.answer(other, Action::Defend { dice: 1 }).await.unwrap();
    assert_eq!(done.look.view.on_turn, Some(seat));
    let look = world.look(me).await;
    assert_eq!(look.deadline, Some(world.now() + 4 * HOUR), "what was left when the waiting began");
}

#[tokio::test]
async fn a_defender_who_stays_silent_defends_by_default_when_their_time_is_up() {
    let world = World::new().await;
    world.begun(2, "instant", &[Change::DefenceWaits(true)]).await;
    let seat = world.attacking().await;
    let look = world.look(u64::from(seat.0) + 1).await;
    let strike = defended_strike(&look);
    let order = attack(strike, Some(1), Until::Once);
    world.table.order(PLACE, &at(seat), None, order).await.unwrap();
    world.table.fire_due().await.unwrap();
    world.clock.advance(24 * HOUR);
    assert_eq!(world.table.fire_due().await.unwrap(), 1);
    assert_eq!(world.on_turn().await, seat);
    assert_eq!(world.look(99).await.view.classic().battle, None);
}

#[tokio::test]
async fn an_attack_until_captured_goes_on_when_a_silent_defender_has_defended_by_default() {
    let world = World::new().await;
    world.begun(2, "instant", &[Change::DefenceWaits(true)]).await;
    let seat = world.attacking().await;
    let me = u64::from(seat.0) + 1;
    let look = world.look(me).await;
    let armies = |at| look.view.classic().at(at).armies;
    let front = best_strike(&look);
    let order = attack(front, None, Until::Captured);
    world.table.order(PLACE, &at(seat), None, order).await.unwrap();
    let defending = |look: &casus_belli::table::Look| look.view.classic().battle;
    let first = defending(&world.look(99).await);
    assert!(first.is_some(), "the defender is waited for");
    world.table.fire_due().await.unwrap();
    world.clock.advance(24 * HOUR);
    assert_eq!(world.table.fire_due().await.unwrap(), 1);
    let after = world.look(99).await;
    let view = after.view.classic();
    let spent = view.at(front.from).armies == 1 || view.at(front.to).holder == Holder::Seat(seat);
    assert!(spent || defending(&after).is_some(), "the next roll is on, without another order: {view:?}");
    assert_ne!(view.at(front.from).armies + view.at(front.to).armies, armies(front.from) + armies(front.to));
}

#[tokio::test]
async fn a_table_without_a_clock_has_no_deadlines_pbp_23() {
    let world = World::new().await;
    let look = world.begun(3, "instant", &[Change::Pace(Pace::NONE)]).await;
    assert_eq!(look.deadline, None);
    world.clock.advance(1_000 * HOUR);
    assert_eq!(world.table.fire_due().await.unwrap(), 0);
}

#[tokio::test]
async fn what_fell_due_while_the_program_was_off_gets_as_long_again_pbp_25() {
    let mut world = World::new().await;
    world.instant(3).await;
    world.clock.advance(22 * HOUR);
    world.table.fire_due().await.unwrap();
    world.clock.advance(6 * HOUR);
    world.restart().await;
    assert_eq!(world.table.fire_due().await.unwrap(), 0, "six hours off: six hours of grace");
    let until = START + 34 * HOUR;
    assert_eq!(world.look(99).await.deadline, Some(until));
    assert_eq!(
        world.announced().await.iter().filter(|what| **what == AnnouncementKind::Grace { until }).count(),
        1
    );
    world.restart().await;
    world.table.fire_due().await.unwrap();
    assert_eq!(world.look(99).await.deadline, Some(until), "once");
    world.clock.set(until);
    assert_eq!(world.table.fire_due().await.unwrap(), 1);
}

#[tokio::test]
async fn the_grace_is_at_least_an_hour_and_at_most_one_turns_time_pbp_25() {
    for (pace, off, grace) in [
        (Pace::DAY, 60_000, HOUR),
        (Pace::DAY, 100 * HOUR, 24 * HOUR),
        (Pace::minutes(2).unwrap(), HOUR, 120_000),
    ] {
        let mut world = World::new().await;
        let look = world.begun(2, "instant", &[Change::Pace(pace)]).await;
        world.clock.set(look.deadline.unwrap() - 1);
        world.table.fire_due().await.unwrap();
        world.clock.advance(off);
        world.restart().await;
        assert_eq!(world.table.fire_due().await.unwrap(), 0);
        assert_eq!(world.look(99).await.deadline, Some(world.now() + grace), "{pace}, off for {off} ms");
    }
}

#[tokio::test]
async fn a_short_stop_costs_nobody_a_deadline_that_had_not_come() {
    let mut world = World::new().await;
    world.instant(2).await;
    world.table.fire_due().await.unwrap();
    world.clock.advance(HOUR);
    world.restart().await;
    world.table.fire_due().await.unwrap();
    assert_eq!(world.look(99).await.deadline, Some(START + 24 * HOUR));
    assert!(world.announced().await.iter().all(|what| !matches!(what, AnnouncementKind::Grace { .. })));
}

#[tokio::test]
async fn a_game_that_cannot_be_read_does_not_stop_the_clock_of_the_others() {
    let mut world = World::new().await;
    world.instant(2).await;
    let other = casus_belli::table::Place { guild: 10, channel: 21 };
    world.lobby_at(other, 2, None).await;
    world.table.start(other, &at(casus_belli::rules::Seat(0))).await.unwrap();
    world.table.fire_due().await.unwrap();
    world.database.execute("UPDATE events SET body = 'torn' WHERE game = 1").await;
    world.store.drop_snapshots().await.unwrap();
    world.restart().await;
    world.table.fire_due().await.unwrap();
    world.clock.advance(24 * HOUR);
    assert_eq!(world.table.fire_due().await.unwrap(), 1, "the other game goes on");
    let next = world.table.next_due().await.unwrap().unwrap();
    assert!(next > world.now(), "and the broken one is not tried without end");
}
