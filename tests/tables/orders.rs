//! Orders: repeated attacks ([PBP-10]), ends of turns, standing orders ([PBP-34], [PBP-36]), two at the same instant.

use crate::classic_support::{InClassic, attack_order, seen_public, stopped};
use crate::fixtures::{PLACE, World, at, person};
use casus_belli::rules::classic::{
    self, Action, AskKind, AttackOption, Menu, Public, Standing, StopReason, Until, events, steps,
};
use casus_belli::rules::{self, AnswerOrigin, Seat, Seen, TerritoryId};
use casus_belli::store::Fault;
use casus_belli::table::{Change, Done, FixedSeeds, Limits, Look, Order, Table, TableError};
use parking_lot::Mutex;
use std::sync::Arc;

/// The attack from the territory with the most armies, against the most.
pub(crate) fn best_strike(look: &Look) -> AttackOption {
    let menu = look.view.asks[0].menu.classic();
    let Menu::Attack(steps::Attack { strikes }) = menu else { panic!("asked {:?}", menu.kind()) };
    let key = |s: &&AttackOption| {
        (
            look.view.classic().at(s.from).armies,
            look.view.classic().at(s.to).armies,
            std::cmp::Reverse(s.from),
            s.to,
        )
    };
    *strikes.iter().max_by_key(key).unwrap()
}

/// An attack on more than one army.
pub(crate) fn defended_strike(look: &Look) -> AttackOption {
    let menu = look.view.asks[0].menu.classic();
    let Menu::Attack(steps::Attack { strikes }) = menu else { panic!("asked {:?}", menu.kind()) };
    *strikes.iter().find(|strike| look.view.classic().at(strike.to).armies > 1).unwrap()
}

/// The order to attack there.
pub(crate) fn attack(strike: AttackOption, dice: Option<u8>, until: Until) -> Order {
    let AttackOption { from, to, .. } = strike;
    attack_order(from, to, dice, until)
}

fn rolls(done: &Done) -> Vec<(usize, usize)> {
    let roll = |seen: &Seen| match seen_public(seen) {
        Some(Public::Rolled(events::Rolled { attack, defence, .. })) => Some((attack.len(), defence.len())),
        _ => None,
    };
    done.seen.iter().filter_map(roll).collect()
}

async fn strike(world: &World, seat: Seat, dice: Option<u8>, until: Until) -> (AttackOption, Done) {
    let strike = best_strike(&world.look(u64::from(seat.0) + 1).await);
    let order = attack_order(strike.from, strike.to, dice, until);
    (strike, world.table.order(PLACE, &at(seat), None, order).await.unwrap())
}

/// A game in which the seat on turn has put all its new armies on one territory, so that attacks are promising.
async fn massed(world: &World, people: u64, changes: &[Change]) -> Seat {
    world.begun(people, "instant", changes).await;
    let seat = world.on_turn().await;
    let look = world.look(u64::from(seat.0) + 1).await;
    let Menu::Reinforce(steps::Reinforce { own: mine, left, .. }) = look.view.asks[0].menu.classic() else {
        panic!("a turn begins so")
    };
    let front = |t: &TerritoryId| {
        let borders = look.view.map().territory(*t).borders;
        (!borders.difference(*mine).is_empty(), look.view.classic().at(*t).armies)
    };
    let place = mine.iter().max_by_key(front).unwrap();
    world.answer(u64::from(seat.0) + 1, Action::Place { armies: vec![(place, *left)] }).await.unwrap();
    seat
}

/// Records the names of all statements, in order.
#[derive(Default)]
struct Journal(Mutex<Vec<&'static str>>);

impl Fault for Journal {
    fn stops(&self, at: &'static str) -> bool {
        self.0.lock().push(at);
        false
    }
}

#[tokio::test]
async fn an_order_of_a_table_in_memory_reads_nothing_and_is_one_transaction_of_four_operations() {
    let mut world = World::new().await;
    let seat = massed(&world, 3, &[]).await;
    let journal = Arc::new(Journal::default());
    let store = world.store.clone().with_fault(journal.clone());
    world.table = Table::new(store, world.clock.clone(), Arc::new(FixedSeeds::new(7)), Limits::default());
    let strike = best_strike(&world.look(u64::from(seat.0) + 1).await);
    let order = attack(strike, Some(1), Until::Once);
    // Announced absences are read once, at the first step after the start.
    world.table.fire_due().await.unwrap();
    journal.0.lock().clear();
    let done = world.table.order(PLACE, &at(seat), None, order).await.unwrap();
    assert_eq!(rolls(&done).len(), 1);
    let asked = journal.0.lock().clone();
    let operations = ["move game", "append events", "tell", "show"];
    assert_eq!(asked, [&["begin"][..], &operations, &["commit", "committed"]].concat());
}

#[tokio::test]
async fn an_attack_until_captured_stops_at_the_capture_or_when_it_cannot_go_on_pbp_10() {
    let world = World::new().await;
    let seat = massed(&world, 3, &[]).await;
    let (strike, done) = strike(&world, seat, None, Until::Captured).await;
    let holder = done.look.view.classic().at(strike.to).holder.seat();
    match stopped(&done).unwrap() {
        StopReason::Captured => assert_eq!(holder, Some(seat)),
        StopReason::CannotAttack => {
            assert!(holder != Some(seat) && done.look.view.classic().at(strike.from).armies == 1);
        }
        other => panic!("{other:?}"),
    }
    let pairs: usize = rolls(&done).iter().map(|(a, d)| a.min(d)).sum();
    let expected = done.expected.unwrap();
    assert!(rolls(&done).len() > 1, "it went on by itself");
    assert!((expected.attacker + expected.defender - pairs as f64).abs() < 1e-9);
}

#[tokio::test]
async fn an_attack_that_captures_moves_in_as_ordered_within_the_rules_r1_68_pbp_55() {
    use casus_belli::rules::classic::MoveIn;
    let mut captures = 0;
    for move_in in [MoveIn::Ask, MoveIn::All, MoveIn::Half, MoveIn::Fewest] {
        let world = World::new().await;
        let seat = massed(&world, 2, &[]).await;
        let look = world.look(u64::from(seat.0) + 1).await;
        let Menu::Attack(steps::Attack { strikes }) = look.view.asks[0].menu.classic() else { panic!() };
        let armies = |t| look.view.classic().at(t).armies;
        let lead = |s: &&AttackOption| i64::from(armies(s.from)) - i64::from(armies(s.to));
        let AttackOption { from, to, .. } = *strikes.iter().max_by_key(lead).unwrap();
        // With one die, one army must move in and more may.
        let attack = classic::Attack { from, to, dice: Some(1), until: Until::Captured, move_in };
        let order = Order::Compound(classic::Order::Attack(attack).into());
        let done = world.table.order(PLACE, &at(seat), None, order).await.unwrap();
        assert_eq!(stopped(&done), Some(StopReason::Captured), "the lead is large: {done:?}");
        let public =
            |find: &dyn Fn(&Public) -> Option<u32>| done.seen.iter().filter_map(seen_public).find_map(find);
        let min = public(&|public| match public {
            Public::Captured(events::Captured { min, .. }) => Some(*min),
            _ => None,
        });
        let moved = public(&|public| match public {
            Public::Advanced(events::Advanced { armies, .. }) => Some(*armies),
            _ => None,
        });
        let asked = done.look.view.asks[0].menu.classic();
        let (min, left) = (min.unwrap(), done.look.view.classic().at(from).armies);
        match move_in {
            MoveIn::Ask => {
                assert!(moved.is_none() && matches!(asked, Menu::Advance(_)), "{asked:?}");
                continue;
            }
            MoveIn::All => assert_eq!(left, 1, "all but the one that stays"),
            MoveIn::Half => {
                let all = moved.unwrap() + left - 1;
                assert_eq!(moved, Some(min + (all - min) / 2));
            }
            MoveIn::Fewest => assert_eq!(moved, Some(min)),
        }
        assert!(matches!(asked, Menu::Attack(_)), "nothing is asked in between: {asked:?}");
        captures += 1;
    }
    assert_eq!(captures, 3);
}

#[tokio::test]
async fn an_attack_stops_after_one_roll_at_so_many_armies_or_below_a_chance_pbp_10() {
    let world = World::new().await;
    let seat = massed(&world, 3, &[]).await;
    let (_, done) = strike(&world, seat, Some(1), Until::Once).await;
    assert_eq!(rolls(&done).len(), 1);
    assert_eq!(rolls(&done)[0].0, 1, "as many dice as were ordered");
    assert!(matches!(stopped(&done), Some(StopReason::Once | StopReason::Captured)));

    let before = world.dump().await;
    let (from, done) = strike(&world, seat, None, Until::Left(1_000)).await;
    let armies = done.look.view.classic().at(from.from).armies;
    assert_eq!((stopped(&done), done.seen.len()), (Some(StopReason::Left { armies }), 0));
    let (_, done) = strike(&world, seat, None, Until::Chance(100)).await;
    let Some(StopReason::Chance { percent }) = stopped(&done) else { panic!("{:?}", stopped(&done)) };
    assert!(percent < 100 && done.seen.is_empty());
    assert_eq!(world.dump().await, before, "an attack that stops before its first roll changes nothing");
}

#[tokio::test]
async fn ending_the_turn_and_fortifying_stop_the_attacks_first() {
    let world = World::new().await;
    world.instant(3).await;
    let first = world.attacking().await;
    let done =
        world.order(u64::from(first.0) + 1, Order::Compound(classic::Order::End.into())).await.unwrap();
    let second = done.look.view.on_turn.unwrap();
    assert_ne!(second, first);

    assert_eq!(world.attacking().await, second);
    let view = world.look(u64::from(second.0) + 1).await.view;
    let map = view.map();
    let own = |t: TerritoryId| view.classic().at(t).holder.seat() == Some(second);
    let pairs = map.ids().filter(|t| own(*t) && view.classic().at(*t).armies > 1);
    let (from, to) =
        pairs.flat_map(|t| map.territory(t).borders.iter().map(move |b| (t, b))).find(|p| own(p.1)).unwrap();
    let done = world
        .order(
            u64::from(second.0) + 1,
            Order::Compound(classic::Order::Fortify { from, to, armies: None }.into()),
        )
        .await
        .unwrap();
    assert_eq!(done.look.view.classic().at(from).armies, 1, "all but one");
    assert_eq!(
        done.look.view.classic().at(to).armies,
        view.classic().at(to).armies + view.classic().at(from).armies - 1
    );
    assert_ne!(done.look.view.on_turn, Some(second));
}

#[tokio::test]
async fn a_standing_order_answers_at_once_and_is_logged_as_one_pbp_34() {
    let world = World::new().await;
    let seat = massed(&world, 2, &[]).await;
    let other = Seat(1 - seat.0);
    let standing = Standing { defend: Some(1), ..Standing::default() };
    world.table.set_standing(PLACE, &at(other), standing.clone().into()).await.unwrap();
    assert_eq!(world.table.standing(PLACE, &at(other)).await.unwrap(), standing.into());
    assert_eq!(world.table.standing(PLACE, &at(seat)).await.unwrap(), Standing::default().into());
    let (_, done) = strike(&world, seat, None, Until::Captured).await;
    assert!(rolls(&done).iter().all(|(_, defence)| *defence == 1), "{:?}", rolls(&done));
    let how = done.seen.iter().find_map(|seen| match seen {
        Seen::Answered { how, action: rules::Action::Classic(Action::Defend { .. }), .. } => Some(*how),
        _ => None,
    });
    assert!(matches!(how, Some(AnswerOrigin::Standing | AnswerOrigin::Forced)), "{how:?}");
}

#[tokio::test]
async fn without_a_standing_order_the_rules_default_defends_and_nobody_waits_pbp_34() {
    let world = World::new().await;
    let seat = massed(&world, 3, &[]).await;
    let (_, done) = strike(&world, seat, None, Until::Captured).await;
    assert_ne!(stopped(&done), Some(StopReason::Waiting));
    assert_eq!(done.look.view.on_turn, Some(seat));
}

#[tokio::test]
async fn a_table_that_waits_asks_the_defender_and_the_attack_goes_on_after_the_answer_pbp_34() {
    let world = World::new().await;
    let seat = massed(&world, 2, &[Change::DefenceWaits(true)]).await;
    let (_, done) = strike(&world, seat, None, Until::Captured).await;
    if stopped(&done) != Some(StopReason::Waiting) {
        // The target had one army: there is nothing to choose.
        return assert_eq!(stopped(&done), Some(StopReason::Captured));
    }
    let other = u64::from(1 - seat.0) + 1;
    let mut answers = 0;
    while let Some(ask) = world.look(other).await.view.asks.first().cloned() {
        if *ask.menu.kind().classic() != AskKind::Defend {
            break;
        }
        let refused = world
            .order(u64::from(seat.0) + 1, Order::Compound(classic::Order::End.into()))
            .await
            .unwrap_err();
        assert!(
            matches!(refused, TableError::NotYourTurn { kind: rules::AskKind::Classic(AskKind::Defend), .. }),
            "{refused}"
        );
        world.answer(other, Action::Defend { dice: 1 }).await.unwrap();
        answers += 1;
    }
    assert!(answers > 0);
    assert_eq!(world.on_turn().await, seat);
}

#[tokio::test]
async fn a_wish_list_claims_by_itself_pbp_36() {
    let world = World::new().await;
    world.begun(3, "by_the_book", &[]).await;
    let wishes: Vec<TerritoryId> = (0..42).rev().map(TerritoryId).collect();
    for id in 1..=3 {
        let standing = Standing { wishes: wishes.clone(), ..Standing::default() };
        world.table.set_standing(PLACE, &person(id), standing.into()).await.unwrap();
    }
    let view = world.look(1).await.view;
    assert!(view.classic().territories.iter().all(|held| held.holder.seat().is_some()), "all is claimed");
    let claims = world.table.history(world.look(1).await.game, Some(0), None).await.unwrap();
    let first = claims.iter().find_map(|seen| match seen_public(seen) {
        Some(Public::Claimed(events::Claimed { at, .. })) => Some(*at),
        _ => None,
    });
    assert_eq!(first, Some(TerritoryId(41)), "the dearest first");
}

#[tokio::test]
async fn one_button_pressed_twice_at_the_same_instant_works_once() {
    let world = World::new().await;
    world.instant(3).await;
    for _ in 0..5 {
        let seat = world.attacking().await;
        let ask = world.open_ask(u64::from(seat.0) + 1).await;
        let before = world.look(99).await.view.seq;
        let press = || {
            let table = world.table.clone();
            tokio::spawn(async move {
                table.order(PLACE, &at(seat), Some(ask), Order::Compound(classic::Order::End.into())).await
            })
        };
        let presses = [press(), press(), press()];
        let mut won = None;
        for press in presses {
            match press.await.unwrap() {
                Ok(done) => assert!(won.replace(done).is_none(), "two presses won"),
                Err(TableError::Stale) => {}
                Err(other) => panic!("{other}"),
            }
        }
        let won = won.expect("one press works");
        assert!(won.look.view.seq > before);
        assert_eq!(won.look.view.seq, world.look(99).await.view.seq);
    }
}

#[tokio::test]
async fn answers_of_different_seats_at_the_same_instant_all_count() {
    let world = World::new().await;
    world.begun(4, "sealed", &[]).await;
    let answers = (1..=4).map(|id| {
        let table = world.table.clone();
        tokio::spawn(async move {
            let ask = table.look(PLACE, &person(id)).await.unwrap().view.asks[0].clone();
            table.order(PLACE, &person(id), Some(ask.id), Order::Answer(ask.default.clone())).await.map(drop)
        })
    });
    for answer in answers.collect::<Vec<_>>() {
        answer.await.unwrap().unwrap();
    }
    assert_eq!(world.look(1).await.view.turn, 1, "everybody's armies are placed");
}

#[tokio::test]
async fn the_same_decision_made_again_after_a_crash_rolls_the_same_dice_pbp_40() {
    let world = World::new().await;
    let seat = massed(&world, 3, &[]).await;
    let file = world.database.file();
    let copy = file.with_file_name("copy.db");
    for suffix in ["", "-wal"] {
        let name = |path: &std::path::Path| format!("{}{suffix}", path.display());
        std::fs::copy(name(file), name(&copy)).unwrap();
    }
    let (_, once) = strike(&world, seat, None, Until::Captured).await;
    let store = casus_belli::store::Store::open(&copy).await.unwrap();
    let table = Table::new(store, world.clock.clone(), Arc::new(FixedSeeds::new(99)), Limits::default());
    let look = table.look(PLACE, &at(seat)).await.unwrap();
    let strike = best_strike(&look);
    let order = attack(strike, None, Until::Captured);
    let again = table.order(PLACE, &at(seat), None, order).await.unwrap();
    assert_eq!(once.seen, again.seen);
}
