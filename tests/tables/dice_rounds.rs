//! Rounds of the beacon for each turn and for each order: what is named when, what waits, and what the record tells ([PBP-40]).

use crate::classic_support::InClassic;
use crate::classic_support::attack_order;
use crate::fixtures::{HOUR, PLACE, Random, World, at, person, play_out};
use casus_belli::external::ExternalPlayer;
use casus_belli::luck::beacon::{first_round_at, time_of};
use casus_belli::luck::local_chain::sign;
use casus_belli::luck::{BeaconMode, Chain};
use casus_belli::record::{self, Body, Luck, RoundLine};
use casus_belli::rules::classic::{self, Until, steps};
use casus_belli::rules::{Rulebook, Seat};
use casus_belli::store::RoundRow;
use casus_belli::table::{
    AnnouncementKind, Change, Clock as _, Computer, Done, ExportTarget, Limits, ManualClock, NewGame,
    NoticeKind, Order, Place, Player, Status, Table, TableError,
};
use std::sync::Arc;
use tokio::task::JoinHandle;

/// A table that uses the local chain.
pub(crate) async fn local() -> World {
    World::with(Limits { beacon: Some(Chain::Local), ..Limits::default() }).await
}

/// Lets the clock go to the next round that is awaited and hands it in, as often as one is.
pub(crate) async fn bring(table: &Table, clock: &ManualClock) -> usize {
    let mut moved = 0;
    loop {
        // Another task may have brought a later one meanwhile.
        if let Some(next) = table.next_round().await.unwrap().filter(|next| *next > clock.now()) {
            clock.set(next);
        }
        let out = table.rounds_out().await.unwrap();
        if out.is_empty() {
            return moved;
        }
        for round in out {
            moved += table.round_came(round, sign(round)).await.unwrap();
        }
    }
}

/// Brings every round as soon as something waits for it.
pub(crate) fn chain(table: &Table, clock: &Arc<ManualClock>) -> JoinHandle<()> {
    let (table, clock) = (table.clone(), Arc::clone(clock));
    tokio::spawn(async move {
        loop {
            let woken = table.woken();
            bring(&table, &clock).await;
            woken.await;
        }
    })
}

/// A game of two people in that mode whose first turn has begun and whose start has its round.
pub(crate) async fn begun(world: &World, mode: BeaconMode) {
    world.lobby(2).await;
    let way = Change::Switch { key: "setup.way".into(), value: "instant".into() };
    for change in [way, Change::BeaconMode(mode)] {
        world.table.configure(PLACE, &person(1), change).await.unwrap();
    }
    world.table.start(PLACE, &person(1)).await.unwrap();
    let round = world.table.next_round().await.unwrap().unwrap();
    world.clock.set(round);
    for round in world.table.rounds_out().await.unwrap() {
        assert_eq!(world.table.round_came(round, sign(round)).await.unwrap(), 1);
    }
}

async fn rounds(world: &World) -> Vec<RoundRow> {
    world.store.rounds(1).await.unwrap()
}

/// An attack that is possible now: one throw.
pub(crate) async fn attack(world: &World, seat: Seat) -> Order {
    attack_in(&world.look(u64::from(seat.0) + 1).await).expect("somebody to attack")
}

/// One throw of the viewer's strongest army that can attack, which can attack several times.
pub(crate) fn attack_in(look: &casus_belli::table::Look) -> Option<Order> {
    let classic::Menu::Attack(steps::Attack { strikes }) = look.view.asks.first()?.menu.classic() else {
        return None;
    };
    let strike = strikes.iter().max_by_key(|strike| look.view.classic().at(strike.from).armies)?;
    Some(attack_order(strike.from, strike.to, None, Until::Once))
}

/// The record of the game, called off, which must verify; and the lines of rounds in it.
async fn verified(world: &World) -> Vec<RoundLine> {
    world.table.cancel(PLACE, &person(1), true).await.unwrap();
    recorded(&world.table, PLACE).await
}

pub(crate) async fn recorded(table: &Table, place: Place) -> Vec<RoundLine> {
    let exported = table.export(ExportTarget::Here(place), true).await.unwrap();
    assert!(exported.kept, "what is stored is what was committed to");
    let read =
        record::parse(exported.text.as_bytes()).unwrap_or_else(|fault| panic!("{fault}\n{}", exported.text));
    let checked = record::verify(&read).unwrap_or_else(|fault| panic!("{fault}\n{}", exported.text));
    assert_eq!(checked.luck, Luck::Verified);
    let Body::Whole(moves) = read.record.body else { panic!("not whole") };
    moves.into_iter().flat_map(|action| action.rounds).collect()
}

#[tokio::test]
async fn a_turn_names_its_round_when_it_begins_and_draws_with_it_without_waiting_pbp_40() {
    let world = local().await;
    begun(&world, BeaconMode::Turn).await;
    let seat = world.on_turn().await;
    let named = rounds(&world).await;
    let [first] = &named[..] else { panic!("{named:?}") };
    assert_eq!(first.round as u64, first_round_at(world.now() + 3_000), "the first that is far enough ahead");
    assert_eq!(first.signature, "", "nobody knows it yet");
    let dice = world.look(1).await.dice;
    assert_eq!((dice.awaits, dice.bound), (Some(first.round as u64), false));
    // What draws nothing needs no dice.
    world.attacking().await;
    assert_eq!(bring(&world.table, &world.clock).await, 1);
    assert_eq!(world.look(1).await.dice.awaits, None);
    let done = world.order(u64::from(seat.0) + 1, attack(&world, seat).await).await.unwrap();
    assert!(!done.seen.is_empty(), "it is thrown at once");
    let lines = verified(&world).await;
    assert_eq!(lines.len(), 1);
    assert_eq!((lines[0].round, &lines[0].order), (first.round as u64, &None));
}

#[tokio::test]
async fn a_clock_that_is_set_back_names_no_round_that_is_out_already_pbp_40() {
    let world = local().await;
    begun(&world, BeaconMode::Turn).await;
    let seat = world.attacking().await;
    assert_eq!(bring(&world.table, &world.clock).await, 1);
    let first = rounds(&world).await[0].round;
    world.order(u64::from(seat.0) + 1, attack(&world, seat).await).await.unwrap();
    // As clocks are corrected: by seconds.
    world.clock.jump(-10_000);
    let end = Order::Compound(classic::Order::End.into());
    world.table.order(PLACE, &at(seat), None, end).await.unwrap();
    let named: Vec<i64> = rounds(&world).await.iter().map(|row| row.round).collect();
    assert!(named.len() == 2 && named[0] == first && named[1] > first, "{named:?}");
    assert_eq!(world.look(1).await.dice.awaits, Some(named[1] as u64), "the turn waits for it");
    let next = world.attacking().await;
    assert_eq!(bring(&world.table, &world.clock).await, 1);
    world.order(u64::from(next.0) + 1, attack(&world, next).await).await.unwrap();
    let lines: Vec<u64> = verified(&world).await.iter().map(|line| line.round).collect();
    assert_eq!(lines, [named[0] as u64, named[1] as u64], "each turn has a round of its own in the record");
}

/// A turn that ends in the instant in which its round comes, after so many other tasks had their turn.
async fn ended_while_its_round_came(world: &World, tasks: usize) {
    world.attacking().await;
    let round = world.look(1).await.dice.awaits.expect("the turn has a round");
    let table = world.table.clone();
    let came = tokio::spawn(async move { table.round_came(round, sign(round)).await.unwrap() });
    for _ in 0..tasks {
        tokio::task::yield_now().await;
    }
    world.end_turn().await;
    came.await.unwrap();
}

#[tokio::test]
async fn a_round_that_comes_in_the_instant_in_which_a_turn_ends_stands_where_it_was_mixed_in_pbp_40() {
    let world = local().await;
    begun(&world, BeaconMode::Turn).await;
    for tasks in 0..40 {
        ended_while_its_round_came(&world, tasks * 5).await;
        let seat = world.attacking().await;
        bring(&world.table, &world.clock).await;
        world.order(u64::from(seat.0) + 1, attack(&world, seat).await).await.unwrap();
        world.end_turn().await;
    }
    assert!(verified(&world).await.len() >= 40, "each attack had a round of its own turn");
}

#[tokio::test]
async fn an_order_that_draws_before_the_round_of_its_turn_is_bound_and_waits_for_it_pbp_40() {
    let world = local().await;
    begun(&world, BeaconMode::Turn).await;
    let seat = world.attacking().await;
    let (own, other) = (at(seat), at(Seat(1 - seat.0)));
    let order = attack(&world, seat).await;
    let before = world.store.events(1, 0).await.unwrap().len();
    let mut heard = world.table.orders_on_their_way();
    let (table, asked) = (world.table.clone(), own.clone());
    let given = tokio::spawn(async move { table.order(PLACE, &asked, None, order).await });
    let on_its_way = heard.recv().await.unwrap();
    let round = rounds(&world).await[0].round as u64;
    assert_eq!((on_its_way.person, on_its_way.round, on_its_way.at), (own.id, round, time_of(round)));
    assert_eq!(world.store.events(1, 0).await.unwrap().len(), before, "nothing is thrown");
    let row = rounds(&world).await.remove(0);
    assert_eq!(row.binding.len(), 64);
    let told = world.table.pending(99).await.unwrap().into_iter().any(|notice| {
        matches!(&notice.kind, NoticeKind::Announcement { what: AnnouncementKind::OrderBound { binding, .. } } if *binding == row.binding)
    });
    assert!(told, "the channel is told what binds it");
    // Nothing overtakes it, takes it back or changes it.
    let standing = world.table.standing(PLACE, &other).await.unwrap();
    let end = Order::Compound(classic::Order::End.into());
    for refused in [
        world.table.order(PLACE, &own, None, end).await.map(drop),
        world.table.set_standing(PLACE, &other, standing).await.map(drop),
        world.table.undo(PLACE, &own, before as u32, 1).await.map(drop),
    ] {
        assert!(
            matches!(refused, Err(TableError::DiceOnTheirWay { round: r, .. }) if r == round),
            "{refused:?}"
        );
    }
    assert_eq!(bring(&world.table, &world.clock).await, 1);
    let done: Done = given.await.unwrap().unwrap();
    assert!(!done.seen.is_empty(), "its player reads what came of it");
    let lines = verified(&world).await;
    assert_eq!(lines[0].order.as_ref().unwrap().binding, row.binding);
}

#[tokio::test]
async fn with_a_round_for_each_order_nobody_knows_a_die_before_it_is_thrown_pbp_40() {
    let world = local().await;
    begun(&world, BeaconMode::Order).await;
    let seat = world.attacking().await;
    assert_eq!(rounds(&world).await, [], "no round before an order");
    let feeding = chain(&world.table, &world.clock);
    let mut named = Vec::new();
    for _ in 0..3 {
        let order = attack(&world, seat).await;
        let at_once = world.now();
        world.order(u64::from(seat.0) + 1, order).await.unwrap();
        let last = rounds(&world).await.pop().unwrap();
        assert!(time_of(last.round as u64) >= at_once + 3_000, "named before it was out");
        named.push(last.round);
    }
    feeding.abort();
    named.dedup();
    assert_eq!(named.len(), 3, "each order has its own");
    let lines = verified(&world).await;
    assert_eq!(lines.len(), 3);
    assert!(lines.iter().all(|line| line.order.is_some()));
}

#[tokio::test]
async fn an_order_on_its_way_survives_an_outage_and_a_restart_and_draws_with_the_same_round_pbp_40() {
    let mut world = local().await;
    begun(&world, BeaconMode::Order).await;
    let seat = world.attacking().await;
    let order = attack(&world, seat).await;
    let mut heard = world.table.orders_on_their_way();
    let (table, own) = (world.table.clone(), at(seat));
    let given = tokio::spawn(async move { table.order(PLACE, &own, None, order).await });
    let round = heard.recv().await.unwrap().round;
    given.abort();
    let deadline = world.look(1).await.deadline.unwrap();
    world.restart().await;
    world.clock.set(time_of(round) + 30_000);
    world.table.fire_due().await.unwrap();
    world.table.fire_due().await.unwrap();
    let late = |kind: &NoticeKind| matches!(kind, NoticeKind::Announcement { what: AnnouncementKind::RoundLate { round: r } } if *r == round);
    let told = world.table.pending(99).await.unwrap().iter().filter(|notice| late(&notice.kind)).count();
    assert_eq!(told, 1, "the channel is told once that the dice are late");
    world.clock.set(time_of(round) + 48 * HOUR);
    world.table.fire_due().await.unwrap();
    assert_eq!(world.on_turn().await, seat, "nobody's time runs out while the dice are late");
    assert_eq!(world.table.rounds_out().await.unwrap(), [round], "the same round is asked for");
    assert_eq!(world.table.round_came(round, sign(round)).await.unwrap(), 1);
    let look = world.look(1).await;
    assert!(look.deadline.unwrap() > deadline + 47 * HOUR, "the time is given back");
    assert_eq!(verified(&world).await.len(), 1);
}

/// Plays a whole game in that mode against the local chain; its record must verify.
async fn whole_game(rulebook: Rulebook, mode: BeaconMode, place: Place) -> usize {
    let world = local().await;
    let feeding = chain(&world.table, &world.clock);
    world.table.open_lobby(place, &person(1), NewGame::of(rulebook)).await.unwrap();
    for id in 2..=3 {
        world.table.join(place, &person(id)).await.unwrap();
    }
    let way = Change::Switch { key: "setup.way".into(), value: "instant".into() };
    for change in [way, Change::BeaconMode(mode)] {
        world.table.configure(place, &person(1), change).await.unwrap();
    }
    world.table.start(place, &person(1)).await.unwrap();
    while world.table.look(place, &person(1)).await.is_err() {
        tokio::task::yield_now().await;
    }
    play_out(&world.table, place, 3).await;
    feeding.abort();
    assert_eq!(world.table.look(place, &person(1)).await.unwrap().status, Status::Over);
    recorded(&world.table, place).await.len()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whole_games_with_a_round_for_each_turn_and_for_each_order_verify_pbp_40() {
    for (channel, mode) in [(20, BeaconMode::Turn), (21, BeaconMode::Order)] {
        let rounds = whole_game(Rulebook::Classic, mode, Place { guild: 10, channel }).await;
        println!("{mode:?}: {rounds} rounds in the record");
        assert!(rounds > 5, "{mode:?}");
    }
}

/// A game of one person and computer players in that mode, and the task that brings its rounds.
async fn with_computers(
    rulebook: Rulebook,
    (mode, seats): (BeaconMode, u8),
    external: Option<ExternalPlayer>,
) -> (World, JoinHandle<()>) {
    let level = external.as_ref().map(|player| Computer::External(Arc::clone(&player.name)));
    let external_players = external.into_iter().collect();
    let limits = Limits { beacon: Some(Chain::Local), external_players, ..Limits::default() };
    let world = World::with(limits).await;
    let feeding = chain(&world.table, &world.clock);
    let new = NewGame { seats: Some(seats), ..NewGame::of(rulebook) };
    world.table.open_lobby(PLACE, &person(1), new).await.unwrap();
    let computers = Change::Computers { count: seats - 1, level, name: None };
    for change in [computers, Change::ComputerDelay(0), Change::BeaconMode(mode)] {
        world.table.configure(PLACE, &person(1), change).await.unwrap();
    }
    world.table.start(PLACE, &person(1)).await.unwrap();
    while world.table.look(PLACE, &person(1)).await.is_err() {
        tokio::task::yield_now().await;
    }
    (world, feeding)
}

/// A decision of the person or of computer players; false when the game is over.
async fn decided(world: &World, rng: &mut Random) -> bool {
    let look = world.look(1).await;
    if look.status == Status::Over {
        return false;
    }
    world.clock.advance(1_000);
    world.table.fire_due().await.unwrap();
    let Some(ask) = look.view.awaited_asks().next() else {
        bring(&world.table, &world.clock).await;
        return true;
    };
    let action = Player::Normal.answer(&look.view, ask, &mut |n| rng.below(n));
    match world.table.order(PLACE, &person(1), Some(ask.id), Order::Answer(action)).await {
        // A computer player's answer or a deadline came first.
        Ok(_) | Err(TableError::Stale | TableError::DiceOnTheirWay { .. } | TableError::Over) => true,
        Err(error) => panic!("{error}"),
    }
}

/// So many decisions of a game with computer players; the record must verify. Returns its rounds.
async fn after_decisions(
    rulebook: Rulebook,
    (mode, seats): (BeaconMode, u8),
    decisions: u32,
    external: Option<ExternalPlayer>,
) -> usize {
    let (world, feeding) = with_computers(rulebook, (mode, seats), external).await;
    let mut rng = Random::new(u64::from(seats));
    for _ in 0..decisions {
        if !decided(&world, &mut rng).await {
            break;
        }
    }
    feeding.abort();
    bring(&world.table, &world.clock).await;
    assert_eq!(world.table.forfeits().text(), "none forfeited");
    let look = world.look(1).await;
    assert_eq!(look.dice.awaits.filter(|_| mode == BeaconMode::Order), None);
    if look.status == Status::Running {
        return verified(&world).await.len();
    }
    recorded(&world.table, PLACE).await.len()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_whose_board_is_posted_already_names_its_round_in_a_message_of_its_own_pbp_40() {
    let (world, feeding) = with_computers(Rulebook::Y2210, (BeaconMode::Turn, 3), None).await;
    let mut rng = Random::new(3);
    let mut named = Vec::new();
    for _ in 0..400 {
        assert!(decided(&world, &mut rng).await, "no year has begun");
        for notice in world.table.pending(99).await.unwrap() {
            if let NoticeKind::Announcement { what: AnnouncementKind::RoundNamed { round } } = notice.kind {
                world.table.delivered(notice.id, Some(4_711)).await.unwrap();
                named.push(round);
            } else {
                world.table.delivered(notice.id, Some(notice.id as u64)).await.unwrap();
            }
        }
        if !named.is_empty() {
            break;
        }
    }
    feeding.abort();
    let [round] = named[..] else { panic!("one for the first turn of the year: {named:?}") };
    let rows = rounds(&world).await;
    let row = rows.iter().find(|row| row.round as u64 == round).expect("it is the round of that turn");
    assert_eq!(row.told, Some(4_711), "everybody can compare its time");
    assert_eq!(
        world.table.round_named_by(casus_belli::table::GameId(1), 4_711).await.unwrap(),
        Some(round),
        "an edit keeps it"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn computer_players_of_every_family_draw_with_rounds_of_their_own_and_every_record_verifies_pbp_40() {
    let families = [(Rulebook::Classic, 3, 250), (Rulebook::Y2210, 3, 250), (Rulebook::ColdWar, 4, 1_500)];
    for (rulebook, seats, decisions) in families {
        for mode in [BeaconMode::Turn, BeaconMode::Order] {
            let rounds = Box::pin(after_decisions(rulebook, (mode, seats), decisions, None)).await;
            println!("{rulebook:?} {mode:?}: {rounds} rounds in the record");
            assert!(rounds > 3, "{rulebook:?} {mode:?}: {rounds}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn answers_of_external_players_wait_for_their_rounds_like_those_of_people_in_every_family_pbp_40_pbp_44()
 {
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/player.py");
    let command = ["python3".to_owned(), example.to_owned()];
    let player = ExternalPlayer::new("Ada", &command, &[PLACE.guild], 60);
    for (rulebook, seats, decisions) in
        [(Rulebook::Classic, 3, 60), (Rulebook::Y2210, 2, 40), (Rulebook::ColdWar, 4, 60)]
    {
        let (order, player) = ((BeaconMode::Order, seats), Some(player.clone()));
        let rounds = Box::pin(after_decisions(rulebook, order, decisions, player)).await;
        println!("{rulebook:?}: {rounds} rounds in the record");
        assert!(rounds > 3 || rulebook != Rulebook::Classic, "{rounds}");
    }
}
