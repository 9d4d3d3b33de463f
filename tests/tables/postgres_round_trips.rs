//! How often a PostgreSQL server is asked for one order. On another machine each round trip takes longer than what the server does.

use crate::classic_support::InClassic as _;
use crate::fixtures::{PLACE, Random, START, person};
use crate::postgres_proxy::Proxy;
use crate::postgres_server::Server;
use casus_belli::ai::Player;
use casus_belli::rules::Rulebook;
use casus_belli::rules::classic::Action;
use casus_belli::store::{ServerAddress, Store};
use casus_belli::table::{Change, FixedSeeds, Limits, ManualClock, NewGame, Order, Table};
use std::sync::Arc;

/// Attacks that are counted, after as many that are not: a connection prepares a statement when it gets it for the first time.
const ATTACKS: usize = 60;

#[tokio::test]
async fn postgres_is_asked_for_an_attack_in_one_round_trip_and_told_it_in_one() {
    let Some(server) = Server::start() else { return };
    let proxy = Proxy::before(&server).await;
    let store = Store::open_server(&ServerAddress::parse(&proxy.url("games")).unwrap()).await.unwrap();
    let clock = Arc::new(ManualClock::new(START));
    let table = Table::new(store, clock, Arc::new(FixedSeeds::new(7)), Limits::default());
    table.open_lobby(PLACE, &person(1), NewGame::of(Rulebook::Classic)).await.unwrap();
    for id in 2..=3 {
        table.join(PLACE, &person(id)).await.unwrap();
    }
    let way = Change::Switch { key: "setup.way".into(), value: "instant".into() };
    table.configure(PLACE, &person(1), way).await.unwrap();
    table.start(PLACE, &person(1)).await.unwrap();

    let (mut rng, mut trips) = (Random::new(3), Vec::new());
    while trips.len() < 2 * ATTACKS {
        let Some((is_attack, taken)) = step(&table, &proxy, &mut rng).await else { break };
        if is_attack {
            trips.push(taken);
        }
    }
    let counted = &trips[ATTACKS..];
    let two = counted.iter().filter(|trips| **trips == 2).count();
    assert!(10 * two >= 9 * ATTACKS, "one for the question and one for the change: {counted:?}");
    // A connection that was at rest is tried first, and one that is new to a statement prepares it.
    assert!(counted.iter().all(|trips| *trips <= 4), "{counted:?}");
}

/// One answer by whoever is asked: whether it was an attack, and the round trips that it took; `None` when the game is over.
async fn step(table: &Table, proxy: &Proxy, rng: &mut Random) -> Option<(bool, u32)> {
    for id in 1..=3 {
        let look = table.look(PLACE, &person(id)).await.unwrap();
        let Some(ask) = look.view.asks.first() else { continue };
        let action = Player::Normal.answer(&look.view, ask, &mut |n| rng.below(n));
        let is_attack = matches!(action.classic(), Action::Attack { .. });
        let before = proxy.trips();
        table.order(PLACE, &person(id), Some(ask.id), Order::Answer(action)).await.unwrap();
        return Some((is_attack, proxy.trips() - before));
    }
    None
}
