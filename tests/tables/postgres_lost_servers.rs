//! PostgreSQL servers that are lost for good: one that falls silent, one that dies and is replaced by its standby.

use crate::fixtures::{PLACE, START, person};
use crate::postgres_proxy::{Proxy, Silence};
use crate::postgres_server::Server;
use casus_belli::rules::Rulebook;
use casus_belli::store::{ServerAddress, Store, StoreError};
use casus_belli::table::{FixedSeeds, Limits, ManualClock, NewGame, Table};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

/// The most that anybody waits for an answer about a server that says nothing.
const TOLD: Duration = Duration::from_secs(30);

async fn put(store: &Store, key: &str) -> Result<(), StoreError> {
    let mut write = store.write()?;
    write.put_setting("test", key, "x")?;
    write.commit().await
}

async fn keys(store: &Store) -> BTreeSet<String> {
    store.settings_of("test").await.unwrap().into_iter().map(|(key, _)| key).collect()
}

async fn behind(proxy: &Proxy) -> Store {
    Store::open_server(&ServerAddress::parse(&proxy.url("games")).unwrap()).await.unwrap()
}

/// The machine of the database has lost its network: nobody says that the connection is gone.
#[tokio::test]
async fn postgres_that_falls_silent_is_told_in_time_and_used_again_when_it_answers() {
    let Some(server) = Server::start() else { return };
    let proxy = Proxy::before(&server).await;
    let store = behind(&proxy).await;
    put(&store, "before").await.unwrap();
    proxy.be(Silence::Now);
    let told = tokio::time::timeout(TOLD, put(&store, "unheard")).await.expect("in time");
    assert!(
        matches!(told, Err(StoreError::Unconfirmed)),
        "it was sent on a connection that had just been good: {told:?}"
    );
    let told = tokio::time::timeout(TOLD, put(&store, "unheard")).await.expect("in time");
    assert!(matches!(told, Err(StoreError::Unreachable(_))), "{told:?}");
    let read = tokio::time::timeout(TOLD, store.settings_of("test")).await.expect("in time");
    assert!(matches!(read, Err(StoreError::Unreachable(_))), "{read:?}");
    proxy.be(Silence::Not);
    put(&store, "after").await.unwrap();
    proxy.be(Silence::After("whatever"));
    let told = tokio::time::timeout(TOLD, put(&store, "whatever")).await.expect("in time");
    assert!(matches!(told, Err(StoreError::Unconfirmed)), "{told:?}");
    proxy.be(Silence::Not);
    put(&store, "last").await.unwrap();
    let mut there = keys(&store).await;
    there.remove("whatever");
    assert_eq!(there, ["after", "before", "last"].map(str::to_owned).into());
}

#[tokio::test]
async fn postgres_is_replaced_by_its_standby_and_all_that_was_told_as_stored_is_there() {
    let Some(mut first) = Server::start() else { return };
    let proxy = Proxy::before(&first).await;
    let store = behind(&proxy).await;
    let table = Table::new(
        store.clone(),
        Arc::new(ManualClock::new(START)),
        Arc::new(FixedSeeds::new(7)),
        Limits::default(),
    );
    table.open_lobby(PLACE, &person(1), NewGame::of(Rulebook::Classic)).await.unwrap();
    let standby = first.standby();
    table.join(PLACE, &person(2)).await.unwrap();

    let writing = tokio::spawn(writes(store.clone()));
    while keys(&store).await.len() < 20 {}
    let promoted = tokio::task::spawn_blocking(move || {
        first.stop();
        standby.promote();
        standby.sql("games", "INSERT INTO settings (scope, key, value) VALUES ('test', 'promoted', 'x')");
        standby
    });
    let standby = promoted.await.unwrap();
    proxy.lead_to(&standby);
    let (stored, unconfirmed) = writing.await.unwrap();
    let mut there = keys(&store).await;
    assert!(there.remove("promoted"));
    assert!(stored.is_subset(&there), "lost: {:?}", stored.difference(&there));
    let others: BTreeSet<&String> = there.difference(&stored).collect();
    assert!(others.iter().all(|key| unconfirmed.contains(*key)), "told as not stored: {others:?}");
    // The game goes on where it was.
    assert_eq!(table.lobby(PLACE).await.unwrap().seated.len(), 2);
    table.join(PLACE, &person(3)).await.unwrap();
}

/// Stores one thing after the other, until some were stored by the second server. Returns what was told as stored, and that of
/// which nothing is known.
async fn writes(store: Store) -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut stored, mut unconfirmed, mut after) = (BTreeSet::new(), BTreeSet::new(), 0);
    for number in 0.. {
        let key = format!("{number}");
        match put(&store, &key).await {
            Ok(()) => {
                stored.insert(key);
                let seen = store.settings_of("test").await.unwrap_or_default();
                after += u32::from(seen.iter().any(|(key, _)| key == "promoted"));
            }
            Err(StoreError::Unconfirmed) => drop(unconfirmed.insert(key)),
            Err(error) => assert!(error.is_outage(), "{error}"),
        }
        if after == 20 {
            break;
        }
    }
    (stored, unconfirmed)
}
