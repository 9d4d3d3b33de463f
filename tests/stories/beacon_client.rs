//! Beacon client: fetches rounds of the public beacon from a server with true rounds, and from servers that lie.

use crate::beacon_server::{Manner, ROUNDS, Server};
use casus_belli::beacon::Client;
use casus_belli::luck::Chain;
use casus_belli::luck::hex;
use std::time::Duration;

/// Timeout: long enough for a local response, short enough for the tests of servers that send none.
const PATIENCE: Duration = Duration::from_millis(700);

fn client(servers: &[&Server]) -> Client {
    let bases: Vec<String> = servers.iter().map(|server| server.base.clone()).collect();
    Client::new(Chain::Quicknet, &bases, PATIENCE).expect("a client")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_published_round_is_fetched_as_it_was_published_pbp_40() {
    let server = Server::start(Manner::True).await;
    for (round, signature) in ROUNDS {
        let fetched = client(&[&server]).signature(round).await.expect("it was published");
        assert_eq!(hex(&fetched), signature);
    }
    assert_eq!(client(&[&server]).signature(124).await, None, "the server doesn't know it");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_lies_is_not_believed_and_the_next_one_is_asked_pbp_40() {
    let honest = Server::start(Manner::True).await;
    let before = Server::start(Manner::True).await;
    for manner in [
        Manner::NotYet,
        Manner::Forged,
        Manner::OtherRound,
        Manner::Swapped,
        Manner::Garbage,
        Manner::Short,
        Manner::Endless,
        Manner::Huge,
        Manner::Silent,
        Manner::Elsewhere(before.port),
        Manner::Broken,
    ] {
        let liar = Server::start(manner).await;
        assert_eq!(client(&[&liar]).signature(123).await, None, "{manner:?}");
        assert_eq!(liar.asked(), 1, "{manner:?}");
        let fetched = client(&[&liar, &honest]).signature(123).await.expect("the honest one tells it");
        assert_eq!(hex(&fetched), ROUNDS[0].1, "{manner:?}");
    }
    assert_eq!(before.asked(), 0, "a redirect is not followed");
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_are_asked_in_their_order_and_no_further_than_needed() {
    let (first, second) = (Server::start(Manner::True).await, Server::start(Manner::True).await);
    let nobody = "http://127.0.0.1:1".to_owned();
    let client = Client::new(Chain::Quicknet, &[nobody, first.base.clone(), second.base.clone()], PATIENCE)
        .expect("a client");
    assert!(client.signature(123).await.is_some(), "where nobody listens the next one is asked");
    assert_eq!((first.asked(), second.asked()), (1, 0));
}
