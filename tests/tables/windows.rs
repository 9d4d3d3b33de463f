//! Windows for answers in another player's turn ([PBP-64], [PBP-34]) and banks of time ([PBP-24]) at real tables.

use crate::classic_support::{InClassic, attack_order};
use crate::fixtures::{HOUR, PLACE, Random, World, at, person, refused};
use crate::orders::defended_strike;
use casus_belli::ai::Player;
use casus_belli::rules::classic::{Order as Compound, Until};
use casus_belli::rules::{Clock, Rulebook};
use casus_belli::table::{
    Bank, Change, ClockRules, NewGame, NoticeKind, Order, Pace, Status, TableError, Window,
};
use std::collections::{BTreeMap, BTreeSet};

const DAY: i64 = 24 * HOUR;

/// The player on turn rolls once against somebody who has two armies or more.
async fn attack(world: &World) {
    let seat = world.attacking().await;
    let strike = defended_strike(&world.look(u64::from(seat.0) + 1).await);
    let order = attack_order(strike.from, strike.to, Some(1), Until::Once);
    world.table.order(PLACE, &at(seat), None, order).await.unwrap();
}

async fn is_asked(world: &World) -> bool {
    world.look(99).await.view.classic().battle.is_some()
}

#[tokio::test]
async fn a_question_in_anothers_turn_has_a_short_window_of_its_own_pbp_64() {
    let world = World::new().await;
    let changes = [Change::DefenceWaits(true), Change::Window(Window::Minutes(60))];
    world.begun(2, "instant", &changes).await;
    let due = world.look(1).await.deadline.unwrap();
    attack(&world).await;
    assert_eq!(world.look(99).await.deadline, Some(world.now() + HOUR));
    world.clock.advance(HOUR);
    assert_eq!(world.table.fire_due().await.unwrap(), 1);
    assert!(!is_asked(&world).await, "the default has answered");
    assert_eq!(world.look(99).await.deadline, Some(due + HOUR), "the hour was not the attacker's");
}

#[tokio::test]
async fn after_one_pace_of_waiting_nobody_is_asked_any_more_in_that_turn_pbp_64() {
    let world = World::new().await;
    let changes = [Change::DefenceWaits(true), Change::Window(Window::Minutes(720))];
    world.begun(2, "instant", &changes).await;
    for _ in 0..2 {
        attack(&world).await;
        assert!(is_asked(&world).await);
        world.clock.advance(12 * HOUR);
        world.table.fire_due().await.unwrap();
    }
    let seat = world.on_turn().await;
    attack(&world).await;
    assert!(!is_asked(&world).await, "a pace of waiting is over");
    world.order(u64::from(seat.0) + 1, Order::Compound(Compound::End.into())).await.unwrap();
    assert_ne!(world.on_turn().await, seat);
    attack(&world).await;
    assert!(is_asked(&world).await, "the next turn has its own time");
    assert_eq!(world.look(99).await.deadline, Some(world.now() + 12 * HOUR));
}

#[tokio::test]
async fn a_window_that_is_not_offered_or_longer_than_a_turn_is_refused_pbp_64() {
    let world = World::new().await;
    world.lobby(2).await;
    world.table.configure(PLACE, &person(1), Change::Pace("3h".parse().unwrap())).await.unwrap();
    for minutes in [7, 180, 720] {
        let change = Change::Window(Window::Minutes(minutes));
        refused!(
            world,
            world.table.configure(PLACE, &person(1), change.clone()),
            TableError::WindowNotOffered
        );
    }
    let half = Change::Window(Window::Minutes(30));
    let lobby = world.table.configure(PLACE, &person(1), half).await.unwrap();
    assert_eq!(lobby.clock.window, Window::Minutes(30));
    let clock = ClockRules { window: Window::Minutes(720), ..ClockRules::default() };
    let new = NewGame { clock, pace: Some("1h".parse().unwrap()), ..NewGame::of(Rulebook::Classic) };
    let elsewhere = casus_belli::table::Place { channel: 77, ..PLACE };
    refused!(world, world.table.open_lobby(elsewhere, &person(1), new.clone()), TableError::WindowNotOffered);
}

#[tokio::test]
async fn a_bank_is_used_after_the_time_for_a_turn_and_before_a_miss_counts_pbp_24() {
    let world = World::new().await;
    let look = world.begun(2, "instant", &[Change::Bank(Bank::Small)]).await;
    let start = world.now();
    assert_eq!(look.deadline, Some(start + 36 * HOUR), "the deadline has the bank in it");
    let seat = world.on_turn().await;
    let bank = |look: &casus_belli::table::Look, seat: casus_belli::rules::Seat| {
        look.standstill.banks.iter().find(|bank| bank.seat == seat).unwrap().left
    };
    assert_eq!(bank(&look, seat), 12 * HOUR);
    world.clock.advance(30 * HOUR);
    assert_eq!(world.table.fire_due().await.unwrap(), 0);
    let end = || Order::Compound(Compound::End.into());
    world.attacking().await;
    world.order(u64::from(seat.0) + 1, end()).await.unwrap();
    let look = world.look(1).await;
    assert_eq!(bank(&look, seat), 6 * HOUR);
    let other = world.attacking().await;
    world.order(u64::from(other.0) + 1, end()).await.unwrap();
    let look = world.look(1).await;
    assert_eq!((bank(&look, other), look.deadline), (14 * HOUR, Some(world.now() + 30 * HOUR)));
    world.clock.advance(30 * HOUR);
    assert_eq!(world.table.fire_due().await.unwrap(), 1, "then it is a miss");
    assert_eq!((world.on_turn().await, bank(&world.look(1).await, seat)), (other, 0));
}

/// A table of four that asks for every answer in others' turns.
async fn all_asked(rulebook: Rulebook) -> World {
    let world = World::new().await;
    world.table.open_lobby(PLACE, &person(1), NewGame::of(rulebook)).await.unwrap();
    for id in 2..=4 {
        world.table.join(PLACE, &person(id)).await.unwrap();
    }
    world.table.configure(PLACE, &person(1), Change::DefenceWaits(true)).await.unwrap();
    world.table.start(PLACE, &person(1)).await.unwrap().playing().expect("it begins at once");
    world
}

/// Whoever is awaited, with the number of the event after which their question was put.
async fn awaited(world: &World) -> BTreeSet<u64> {
    let mut people = BTreeSet::new();
    for id in 1..=4 {
        if world.look(id).await.view.awaited_asks().next().is_some() {
            people.insert(id);
        }
    }
    people
}

/// The lengths of turns, in hours, of a table of four where everybody answers four hours after being asked.
async fn turns(rulebook: Rulebook, seed: u64) -> Vec<i64> {
    let (world, mut rng) = (all_asked(rulebook).await, Random::new(seed));
    let mut since: BTreeMap<u64, i64> = BTreeMap::new();
    let (mut lengths, mut began, mut turn) = (Vec::new(), world.now(), None);
    for _ in 0..4_000 {
        let look = world.look(99).await;
        if look.status != Status::Running || lengths.len() >= 60 {
            break;
        }
        let now_turn = look.view.on_turn.map(|seat| (look.view.turn, seat));
        if now_turn != turn {
            if turn.is_some() && now_turn.is_some() {
                lengths.push((world.now() - began) / HOUR);
            }
            (turn, began) = (now_turn, world.now());
        }
        let asked = awaited(&world).await;
        since.retain(|who, _| asked.contains(who));
        for who in &asked {
            since.entry(*who).or_insert(world.now());
        }
        let Some((who, at)) = since.iter().min_by_key(|(_, at)| **at).map(|(who, at)| (*who, *at)) else {
            break;
        };
        let due = world.table.next_due().await.unwrap().unwrap_or(i64::MAX);
        if due < at + 4 * HOUR {
            world.clock.set(due.max(world.now()));
            world.table.fire_due().await.unwrap();
            continue;
        }
        world.clock.set(world.now().max(at + 4 * HOUR));
        // Whoever is there answers all that is asked of them, until the table waits for others.
        for _ in 0..200 {
            let look = world.look(who).await;
            let Some(ask) = look.view.awaited_asks().next() else { break };
            let action = Player::Normal.answer(&look.view, ask, &mut |n| rng.below(n));
            world.table.order(PLACE, &person(who), Some(ask.id), Order::Answer(action)).await.unwrap();
            if look.view.on_turn.map(|seat| (look.view.turn, seat)) != turn {
                break;
            }
        }
    }
    lengths
}

#[allow(clippy::print_stdout, reason = "the hours are a result of the test")]
async fn median_turn(rulebook: Rulebook) -> i64 {
    let mut all = Vec::new();
    for seed in 0..3 {
        all.extend(Box::pin(turns(rulebook, seed)).await);
    }
    all.sort_unstable();
    let (median, longest) = (all[all.len() / 2], all[all.len() - 1]);
    println!(
        "{rulebook:?}: four at 24 h, all asked, answers after 4 h: median turn {median} h, longest {longest} h of {} turns",
        all.len()
    );
    assert!(all.len() >= 30, "{} turns", all.len());
    median
}

#[tokio::test]
async fn a_turn_of_four_in_2210_who_are_all_asked_and_answer_after_four_hours_takes_thirty_hours_at_most_pbp_64()
 {
    assert!(Box::pin(median_turn(Rulebook::Y2210)).await <= 30);
}

#[tokio::test]
async fn a_turn_of_four_in_the_cold_war_who_answer_after_four_hours_takes_thirty_hours_at_most_pbp_64() {
    assert!(Box::pin(median_turn(Rulebook::ColdWar)).await <= 30);
}

#[tokio::test]
async fn all_who_are_asked_at_once_in_anothers_turn_have_the_same_time_and_the_same_question_pbp_64() {
    let (together, alone) = Box::pin(asked_together(Rulebook::Y2210, 4)).await;
    assert!(together > 0, "of {alone} questions none went to two people at once");
    // In the Cold War everybody sees who can fight or shoot, so one question goes to one person.
    let (together, alone) = Box::pin(asked_together(Rulebook::ColdWar, 2)).await;
    assert!(together == 0 && alone > 0, "{together} questions to several, {alone} to one");
    assert_eq!(Pace::DAY.limit(), Some(DAY));
}

/// Plays games whose people are all asked, and compares those who are asked at once: the same question, the same time, the same
/// notice. Returns how often several were asked at once, and how often one alone.
async fn asked_together(rulebook: Rulebook, games: u64) -> (usize, usize) {
    let (mut together, mut alone) = (0, 0);
    for seed in 0..games {
        let (world, mut rng) = (all_asked(rulebook).await, Random::new(100 + seed));
        for _ in 0..400 {
            let mut windows: BTreeMap<u32, BTreeSet<(String, Option<i64>)>> = BTreeMap::new();
            let mut seats: BTreeMap<u32, u32> = BTreeMap::new();
            let mut next = None;
            for id in 1..=4 {
                let look = world.look(id).await;
                for ask in look.view.awaited_asks().filter(|ask| ask.clock == Clock::Reaction) {
                    let kind = format!("{:?}", ask.menu.kind());
                    windows.entry(ask.id.opened).or_default().insert((kind, look.deadline));
                    *seats.entry(ask.id.opened).or_default() += 1;
                }
                if let (None, Some(ask)) = (&next, look.view.awaited_asks().next()) {
                    let action = Player::Normal.answer(&look.view, ask, &mut |n| rng.below(n));
                    next = Some((id, ask.id, action));
                }
            }
            for (opened, told) in &windows {
                assert_eq!(told.len(), 1, "seed {seed}: asked after event {opened}: {told:?}");
            }
            together += seats.values().filter(|seats| **seats > 1).count();
            alone += seats.values().filter(|seats| **seats == 1).count();
            let Some((who, ask, action)) = next else { break };
            // Their notices differ in nothing but the person and the seat.
            let mut bodies: BTreeMap<u32, BTreeSet<String>> = BTreeMap::new();
            for notice in world.table.pending(200).await.unwrap() {
                if let NoticeKind::YourTurn { ask, deadline, .. } = &notice.kind
                    && windows.contains_key(&notice.seq)
                {
                    bodies.entry(notice.seq).or_default().insert(format!("{ask:?} {deadline:?}"));
                }
                world.table.delivered(notice.id, Some(1_000 + notice.id as u64)).await.unwrap();
            }
            assert!(bodies.values().all(|bodies| bodies.len() == 1), "seed {seed}: {bodies:?}");
            world.clock.advance(HOUR / 60);
            world.table.order(PLACE, &person(who), Some(ask), Order::Answer(action)).await.unwrap();
        }
    }
    (together, alone)
}
