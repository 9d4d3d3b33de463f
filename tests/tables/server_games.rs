//! What whoever manages a server sees and does: all its games ([PBP-27], [PBP-63]), and what the server allows.

use crate::fixtures::{PLACE, World, person, refused};
use casus_belli::rules::Rulebook;
use casus_belli::table::{
    AnnouncementKind, Change, ClockRequest, NewGame, Person, Place, ServerGame, ServerRules, Status,
    TableError,
};
use std::collections::BTreeSet;

/// Another channel of the same server.
const ELSEWHERE: Place = Place { guild: PLACE.guild, channel: PLACE.channel + 1 };

fn manager(guild: u64) -> Person {
    Person { manages: Some(guild), ..person(6) }
}

#[tokio::test]
async fn a_manager_sees_all_games_of_the_server_and_changes_each_from_anywhere_pbp_63() {
    let world = World::new().await;
    world.instant(3).await;
    let table = &world.table;
    table.open_lobby(ELSEWHERE, &person(4), NewGame::of(Rulebook::ColdWar)).await.unwrap();
    let other = Place { guild: PLACE.guild + 1, channel: 77 };
    table.open_lobby(other, &person(4), NewGame::of(Rulebook::Classic)).await.unwrap();
    let me = manager(PLACE.guild);
    refused!(world, table.server_games(PLACE.guild, &person(1)), TableError::NotManager);
    refused!(world, table.server_games(PLACE.guild, &manager(PLACE.guild + 1)), TableError::NotManager);
    let games = table.server_games(PLACE.guild, &me).await.unwrap();
    assert!(
        matches!(&games[..], [ServerGame::Running(look), ServerGame::Lobby(lobby)]
            if look.number == 1 && lobby.number == 2),
        "{games:?}"
    );
    let (running, lobby) = (games[0].game(), games[1].game());
    // Nothing that only a player may see.
    let ServerGame::Running(look) = &games[0] else { panic!("a running game") };
    assert_eq!(look.view.viewer_seat(), None);
    refused!(world, table.cancel_as_manager(running, &person(1)), TableError::NotManager);
    refused!(world, table.hand_over_as_manager(running, &person(1), 2), TableError::NotManager);
    table.change_clock_as_manager(running, &me, ClockRequest::Pause(None)).await.unwrap();
    table.change_clock_as_manager(running, &me, ClockRequest::Resume).await.unwrap();
    assert_eq!(table.hand_over_as_manager(running, &me, 3).await.unwrap(), "Zoë");
    table.cancel_as_manager(lobby, &me).await.unwrap();
    refused!(world, table.cancel_as_manager(lobby, &me), TableError::Over);
    refused!(world, table.hand_over_as_manager(lobby, &me, 4), TableError::Over);
    refused!(world, table.server_game(PLACE.guild, &me, 2), TableError::Over);
    refused!(world, table.server_game(PLACE.guild, &me, 9), TableError::NoSuchGame { number: 9 });
    let told = world.announced().await;
    assert!(told.contains(&AnnouncementKind::CancelledBy { name: "Sofia".into() }), "{told:?}");
    assert_eq!(table.server_games(PLACE.guild, &me).await.unwrap().len(), 1);
}

#[tokio::test]
async fn of_two_managers_at_the_same_instant_one_cancels_and_the_other_reads_that_it_is_over_pbp_63() {
    let world = World::new().await;
    world.instant(3).await;
    let table = &world.table;
    let me = manager(PLACE.guild);
    let other = Person { manages: Some(PLACE.guild), ..person(5) };
    let game = table.server_games(PLACE.guild, &me).await.unwrap()[0].game();
    let (one, two) = tokio::join!(table.cancel_as_manager(game, &me), table.cancel_as_manager(game, &other));
    let failed: Vec<TableError> = [one, two].into_iter().filter_map(Result::err).collect();
    assert!(matches!(failed[..], [TableError::Over]), "{failed:?}");
    let told = world.announced().await;
    let cancelled = told.iter().filter(|what| matches!(what, AnnouncementKind::CancelledBy { .. }));
    assert_eq!(cancelled.count(), 1, "announced once");
}

#[tokio::test]
async fn a_server_says_who_may_open_games_how_many_and_which() {
    let world = World::new().await;
    let table = &world.table;
    let me = manager(PLACE.guild);
    let closed = BTreeSet::from([Rulebook::Y2210]);
    let rules = ServerRules { opener: Some(500), most: Some(1), closed };
    refused!(world, table.set_server_rules(PLACE.guild, &person(1), rules.clone()), TableError::NotManager);
    let none = ServerRules { closed: Rulebook::ALL.into(), ..ServerRules::default() };
    refused!(world, table.set_server_rules(PLACE.guild, &me, none), TableError::NoRulebookLeft);
    table.set_server_rules(PLACE.guild, &me, rules.clone()).await.unwrap();
    assert_eq!(table.server_rules(PLACE.guild).await.unwrap(), rules);
    assert_eq!(table.server_rules(PLACE.guild + 1).await.unwrap(), ServerRules::default());
    let may =
        async |who: &Person, roles: &[u64], rulebook| table.may_open(PLACE.guild, who, roles, rulebook).await;
    assert!(matches!(
        may(&person(1), &[7], Rulebook::Classic).await,
        Err(TableError::NotOpener { role: 500 })
    ));
    assert!(may(&person(1), &[7, 500], Rulebook::Classic).await.is_ok());
    assert!(may(&me, &[], Rulebook::Classic).await.is_ok(), "who manages the server needs no role");
    let refused_rulebook = may(&me, &[500], Rulebook::Y2210).await;
    assert!(matches!(refused_rulebook, Err(TableError::RulebookClosed { rulebook: Rulebook::Y2210 })));
    table.open_lobby(PLACE, &person(1), NewGame::of(Rulebook::Classic)).await.unwrap();
    let second = table.open_lobby(ELSEWHERE, &person(1), NewGame::of(Rulebook::Classic)).await;
    assert!(matches!(second, Err(TableError::TooManyGames { limit: 1 })), "{second:?}");
}

#[tokio::test]
async fn seats_are_reserved_for_people_and_released() {
    let world = World::new().await;
    let table = &world.table;
    let new = NewGame { seats: Some(3), ..NewGame::of(Rulebook::Classic) };
    table.open_lobby(PLACE, &person(1), new).await.unwrap();
    let host = person(1);
    let keep = async |id: u64| table.configure(PLACE, &host, Change::Reserve(person(id))).await;
    refused!(
        world,
        table.configure(PLACE, &person(2), Change::Reserve(person(3))),
        TableError::NotHost { host: 1 }
    );
    refused!(world, keep(1), TableError::SeatedHere { person: 1 });
    refused!(world, table.configure(PLACE, &host, Change::Release(2)), TableError::NotReserved { person: 2 });
    keep(2).await.unwrap();
    refused!(world, keep(2), TableError::ReservedAlready { person: 2 });
    let lobby = keep(3).await.unwrap();
    assert_eq!(lobby.rules.reserved.iter().map(|one| one.person).collect::<Vec<_>>(), [2, 3]);
    refused!(world, keep(4), TableError::LobbyFull { seats: 3 });
    refused!(world, table.join(PLACE, &person(4)), TableError::SeatsReserved { seats: 2 });
    // A computer player may sit there until they come.
    table.configure(PLACE, &host, Change::FillWithComputers).await.unwrap();
    refused!(world, table.join(PLACE, &person(4)), TableError::SeatsReserved { seats: 2 });
    let joined = table.join(PLACE, &person(2)).await.unwrap();
    assert_eq!(joined.rules.reserved.iter().map(|one| one.person).collect::<Vec<_>>(), [3]);
    table.configure(PLACE, &host, Change::Release(3)).await.unwrap();
    table.join(PLACE, &person(4)).await.unwrap();
    table.start(PLACE, &host).await.unwrap();
}

#[tokio::test]
async fn a_lobby_that_starts_when_full_starts_with_the_last_seat_and_waits_for_whom_a_seat_is_kept() {
    let world = World::new().await;
    let table = &world.table;
    let new = NewGame { seats: Some(3), ..NewGame::of(Rulebook::Classic) };
    table.open_lobby(PLACE, &person(1), new).await.unwrap();
    let host = person(1);
    let lobby = table.configure(PLACE, &host, Change::StartWhenFull(true)).await.unwrap();
    assert!(lobby.rules.start_when_full);
    table.configure(PLACE, &host, Change::Reserve(person(3))).await.unwrap();
    table.configure(PLACE, &host, Change::FillWithComputers).await.unwrap();
    let lobby = table.join(PLACE, &person(2)).await.unwrap();
    assert_eq!(lobby.status, Status::Lobby, "a seat is kept for somebody");
    let begun = table.join(PLACE, &person(3)).await.unwrap();
    assert_eq!(begun.status, Status::Running);
    let look = world.look(3).await;
    assert_eq!(look.seated.len(), 3);
    let started = |what: &AnnouncementKind| matches!(what, AnnouncementKind::Started { .. });
    assert_eq!(world.announced().await.iter().filter(|what| started(what)).count(), 1);
    refused!(world, table.join(PLACE, &person(4)), TableError::Begun { number: 1, deadlines: true });
}
