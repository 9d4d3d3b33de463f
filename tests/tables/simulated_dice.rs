//! Crash simulation of orders on their way ([PBP-40]): the program is killed between any two writes while orders wait for their
//! dice; none is lost, none is thrown twice, and every record verifies.

use crate::crash::{Kills, Program, each_seed, killed_everywhere};
use crate::dice_rounds::{attack_in, recorded};
use crate::fixtures::{PLACE, Random, at, person};
use casus_belli::luck::local_chain::sign;
use casus_belli::luck::{BeaconMode, Chain};
use casus_belli::rules::classic;
use casus_belli::table::{Change, Limits, NewGame, Order, Status, TableError};
use std::collections::BTreeMap;

const SEEDS: u64 = 40;
const ORDERS: u32 = 6;
/// Where it is killed at least once.
const POINTS: [&str; 5] = ["put round", "set round signature", "update game", "append events", "committed"];

/// Brings the rounds that are awaited; an error is the kill.
async fn bring(program: &Program) -> Result<(), TableError> {
    while let Some(next) = program.table.next_round().await? {
        program.clock.set(next);
        for round in program.table.rounds_out().await? {
            program.table.round_came(round, sign(round)).await?;
        }
    }
    for round in program.table.rounds_out().await? {
        program.table.round_came(round, sign(round)).await?;
    }
    Ok(())
}

async fn begun(seed: u64, mode: BeaconMode) -> Program {
    let limits = Limits { beacon: Some(Chain::Local), ..Limits::default() };
    let program = Program::new(seed, crate::fixtures::START, limits).await;
    let new = NewGame::of(casus_belli::rules::Rulebook::Classic);
    program.table.open_lobby(PLACE, &person(1), new).await.unwrap();
    program.table.join(PLACE, &person(2)).await.unwrap();
    let way = Change::Switch { key: "setup.way".into(), value: "instant".into() };
    for change in [way, Change::BeaconMode(mode)] {
        program.table.configure(PLACE, &person(1), change).await.unwrap();
    }
    program.table.start(PLACE, &person(1)).await.unwrap();
    bring(&program).await.unwrap();
    program
}

/// The rounds with which orders were thrown, by binding; nothing from a program that was killed.
async fn thrown(program: &Program) -> BTreeMap<String, String> {
    let rows = program.store.rounds(1).await.unwrap_or_default();
    rows.into_iter().filter(|row| !row.signature.is_empty()).map(|row| (row.binding, row.signature)).collect()
}

async fn run(seed: u64) -> (u32, Kills) {
    let mode = if seed.is_multiple_of(2) { BeaconMode::Order } else { BeaconMode::Turn };
    let mut program = begun(seed, mode).await;
    let mut rng = Random::new(seed);
    let mut bound = 0;
    for _ in 0..ORDERS {
        let Some((seat, order)) = next_order(&program).await else { break };
        let before = program.store.game(1).await.unwrap().unwrap();
        program.kill_after(1 + rng.below(20));
        let mut heard = program.table.orders_on_their_way();
        let (table, own) = (program.table.clone(), at(seat));
        let given = tokio::spawn(async move { table.order(PLACE, &own, None, order).await.map(drop) });
        // It is carried out at once, refused by the kill, or on its way.
        tokio::pin!(given);
        let on_its_way = tokio::select! {
            on = heard.recv() => on.ok(),
            _ = &mut given => None,
        };
        let waiting = program.store.game(1).await.ok().flatten().is_some_and(|row| !row.bound.is_empty());
        bound += u32::from(on_its_way.is_some());
        let known = thrown(&program).await;
        let brought = bring(&program).await;
        given.abort();
        if program.is_dead() {
            program.restart(rng.one_in(2)).await;
            bring(&program).await.unwrap();
        } else {
            brought.unwrap();
        }
        program.spare();
        let after = program.store.game(1).await.unwrap().unwrap();
        assert_eq!((after.bound.as_str(), after.awaits), ("", 0), "seed {seed}: it is still on its way");
        if on_its_way.is_some() && waiting {
            assert!(after.seq > before.seq, "seed {seed}: an order that was acknowledged is lost");
        }
        let now = thrown(&program).await;
        for (binding, signature) in known {
            assert_eq!(now.get(&binding), Some(&signature), "seed {seed}: a round was exchanged");
        }
    }
    program.table.cancel(PLACE, &person(1), true).await.unwrap();
    assert_eq!(program.table.look(PLACE, &person(1)).await.unwrap().status, Status::Cancelled);
    recorded(&program.table, PLACE).await;
    (bound, program.kills)
}

/// The next order: an attack while there is one, else the end of the turn.
async fn next_order(program: &Program) -> Option<(casus_belli::rules::Seat, Order)> {
    for _ in 0..200 {
        let seat = program.table.look(PLACE, &person(99)).await.unwrap().view.on_turn?;
        let look = program.table.look(PLACE, &at(seat)).await.unwrap();
        if let Some(order) = attack_in(&look) {
            return Some((seat, order));
        }
        let ask = look.view.asks.first()?.clone();
        let default = Order::Answer(ask.default.clone());
        let order =
            if matches!(ask.menu.kind(), casus_belli::rules::AskKind::Classic(classic::AskKind::Attack)) {
                Order::Compound(classic::Order::End.into())
            } else {
                default
            };
        let own = at(seat);
        let given = program.table.order(PLACE, &own, Some(ask.id), order);
        tokio::pin!(given);
        let mut done = false;
        while !done {
            tokio::select! {
                biased;
                result = &mut given => { result.unwrap(); done = true; }
                brought = bring(program) => { brought.unwrap(); tokio::task::yield_now().await; }
            }
        }
        bring(program).await.unwrap();
    }
    None
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_between_any_two_writes_no_order_on_its_way_is_lost_or_thrown_twice_pbp_40() {
    let (mut bound, mut kills) = (0, Vec::new());
    for (on_their_way, killed) in each_seed(SEEDS, run).await {
        bound += on_their_way;
        kills.push(killed);
    }
    let kills = killed_everywhere(&POINTS, kills);
    let killed: u32 = kills.values().sum();
    println!("{bound} orders on their way, killed {killed} times: {kills:?}");
    assert!(killed >= 100 && bound >= 40, "{killed} kills, {bound} orders");
}
