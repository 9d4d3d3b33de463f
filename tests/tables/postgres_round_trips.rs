//! How often a PostgreSQL server is asked for one order. On another machine each round trip takes longer than what the server does.

use crate::classic_support::InClassic as _;
use crate::database::Database;
use crate::fixtures::{Random, World};
use crate::postgres_proxy::Proxy;
use crate::postgres_server::Server;
use casus_belli::ai::Player;
use casus_belli::rules::classic::Action;
use casus_belli::table::Limits;

/// Attacks that are counted, after as many that are not: a connection prepares a statement when it gets it for the first time.
const ATTACKS: usize = 60;

#[tokio::test]
async fn postgres_is_told_an_attack_in_one_round_trip_and_asked_for_nothing() {
    let Some(server) = Server::start() else { return };
    let proxy = Proxy::before(&server).await;
    let database = Database::at(proxy.url("games"));
    let world = World::on(database, tempfile::tempdir().unwrap(), Limits::default()).await;
    world.instant(3).await;

    let (mut rng, mut trips) = (Random::new(3), Vec::new());
    while trips.len() < 2 * ATTACKS {
        let Some((is_attack, taken)) = step(&world, &proxy, &mut rng).await else { break };
        if is_attack {
            trips.push(taken);
        }
    }
    let counted = &trips[ATTACKS..];
    // The game is in the cache, and the change says which version of it was decided on.
    let one = counted.iter().filter(|trips| **trips == 1).count();
    assert!(10 * one >= 9 * ATTACKS, "the change alone: {counted:?}");
    // A connection that was at rest is tried first, and one that is new to a statement prepares it.
    assert!(counted.iter().all(|trips| *trips <= 3), "{counted:?}");
}

/// One answer by whoever is asked: whether it was an attack, and the round trips that it took; `None` when the game is over.
async fn step(world: &World, proxy: &Proxy, rng: &mut Random) -> Option<(bool, u32)> {
    for id in 1..=3 {
        let look = world.look(id).await;
        let Some(ask) = look.view.asks.first() else { continue };
        let action = Player::Normal.answer(&look.view, ask, &mut |n| rng.below(n));
        let is_attack = matches!(action.classic(), Action::Attack { .. });
        let before = proxy.trips();
        world.answer(id, action).await.unwrap();
        return Some((is_attack, proxy.trips() - before));
    }
    None
}
