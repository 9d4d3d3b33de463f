//! Rights of the host: managers of the server have them too, and the role passes on when the host has left.

use crate::fixtures::{PLACE, World, person, refused};
use casus_belli::league::Plan;
use casus_belli::rules::Rulebook;
use casus_belli::table::{
    AnnouncementKind, Change, GameId, Hosted, NewGame, NewTournament, Person, Place, Status, TableError,
    TournamentError, TournamentId, TournamentNoticeKind, TournamentStatus,
};

/// Another channel of the same server.
const ELSEWHERE: Place = Place { guild: PLACE.guild, channel: PLACE.channel + 1 };

fn manager(id: u64, guild: u64) -> Person {
    Person { manages: Some(guild), ..person(id) }
}

#[tokio::test]
async fn whoever_manages_the_server_may_do_what_the_host_may_and_no_other_servers_manager() {
    let world = World::new().await;
    world.lobby(3).await;
    let table = &world.table;
    let (here, elsewhere) = (manager(6, PLACE.guild), manager(6, PLACE.guild + 1));
    refused!(world, table.configure(PLACE, &elsewhere, Change::Seats(4)), TableError::NotHost { host: 1 });
    refused!(world, table.start(PLACE, &elsewhere), TableError::NotHost { host: 1 });
    refused!(world, table.cancel(PLACE, &elsewhere, true), TableError::NotHost { host: 1 });
    let lobby = table.configure(PLACE, &here, Change::Seats(4)).await.unwrap();
    assert_eq!((lobby.setup.seats, lobby.host), (4, 1), "who helps does not become host");
    table.start(PLACE, &here).await.unwrap();
    let moved = table.move_game(ELSEWHERE, &here, 1).await.unwrap();
    assert_eq!((moved.place, moved.host), (ELSEWHERE, 1));
    refused!(world, table.move_game(PLACE, &elsewhere, 1), TableError::NotHost { host: 1 });
    refused!(world, table.cancel(ELSEWHERE, &here, false), TableError::ConfirmCancel);
    table.cancel(ELSEWHERE, &here, true).await.unwrap();
    let told = world.announced().await;
    assert!(told.contains(&AnnouncementKind::CancelledBy { name: "Sofia".into() }), "{told:?}");
    assert!(table.open_lobby(ELSEWHERE, &person(2), NewGame::of(Rulebook::Classic)).await.is_ok());
}

#[tokio::test]
async fn a_host_who_leaves_the_lobby_is_followed_by_the_next_who_joined_and_all_are_told_pbp_3() {
    let world = World::new().await;
    world.lobby(3).await;
    assert_eq!(world.table.leave(PLACE, &person(2)).await.unwrap().host, 1);
    assert_eq!(world.announced().await, [], "a guest who leaves changes no host");
    world.table.join(PLACE, &person(2)).await.unwrap();
    assert_eq!(world.table.leave(PLACE, &person(1)).await.unwrap().host, 3);
    assert_eq!(world.announced().await, [AnnouncementKind::NewHost { name: "Zoë".into(), gone: false }]);
}

#[tokio::test]
async fn a_host_who_left_the_server_gives_up_the_lobby_and_the_game_goes_to_the_next_seat() {
    let world = World::new().await;
    world.lobby(3).await;
    let table = &world.table;
    let lobby = |next| Hosted::Lobby(GameId(next));
    let known = table.hosted_by(PLACE.guild, 1).await.unwrap();
    assert_eq!((known[0].hosted, known[0].place), (lobby(1), PLACE));
    assert_eq!(known[0].next, [(2, "Marco".to_owned()), (3, "Zoë".to_owned())]);
    assert_eq!(table.hosted_by(PLACE.guild + 1, 1).await.unwrap(), []);
    // Marco has left too.
    table.host_left(known[0].hosted, 1, Some(3)).await.unwrap();
    let seen = table.lobby(PLACE).await.unwrap();
    let seated: Vec<u64> = seen.seated.iter().map(|seated| seated.person).collect();
    assert_eq!((seen.host, seated), (3, vec![2, 3]));
    assert_eq!(world.announced().await, [AnnouncementKind::NewHost { name: "Zoë".into(), gone: true }]);
    // Told twice, or of somebody who is host no more: nothing changes.
    table.host_left(known[0].hosted, 1, Some(2)).await.unwrap();
    assert_eq!(table.lobby(PLACE).await.unwrap().host, 3);

    table
        .configure(PLACE, &person(3), Change::Switch { key: "setup.way".into(), value: "instant".into() })
        .await
        .unwrap();
    table.start(PLACE, &person(3)).await.unwrap();
    let known = table.hosted_by(PLACE.guild, 3).await.unwrap();
    assert_eq!(
        (known[0].hosted, known[0].next.clone()),
        (Hosted::Game(GameId(1)), vec![(2, "Marco".to_owned())])
    );
    table.host_left(known[0].hosted, 3, Some(2)).await.unwrap();
    let look = table.look(PLACE, &person(2)).await.unwrap();
    assert_eq!((look.host, look.seated.len(), look.status), (2, 2, Status::Running), "the seat stays");
    table.cancel(PLACE, &person(2), true).await.unwrap();
}

#[tokio::test]
async fn a_lobby_whose_only_person_left_the_server_closes_and_the_channel_is_free() {
    let world = World::new().await;
    world.lobby(1).await;
    world.table.configure(PLACE, &person(1), Change::AddComputer).await.unwrap();
    let known = world.table.hosted_by(PLACE.guild, 1).await.unwrap();
    assert_eq!(known[0].next, [], "a computer player can't be host");
    world.table.host_left(known[0].hosted, 1, None).await.unwrap();
    assert!(matches!(world.table.lobby(PLACE).await, Err(TableError::NoGameHere)));
    world.table.open_lobby(PLACE, &person(2), NewGame::of(Rulebook::Classic)).await.unwrap();
}

#[tokio::test]
async fn lobby_commands_in_a_running_game_say_that_it_has_begun() {
    let world = World::new().await;
    world.instant(2).await;
    let table = &world.table;
    let begun = |error: TableError| matches!(error, TableError::Begun { number: 1, deadlines: true });
    let host = person(1);
    let change = |change| table.configure(PLACE, &host, change);
    assert!(begun(table.leave(PLACE, &person(1)).await.unwrap_err()));
    assert!(begun(table.join(PLACE, &person(5)).await.unwrap_err()));
    assert!(begun(table.start(PLACE, &person(1)).await.unwrap_err()));
    assert!(begun(table.lobby(PLACE).await.unwrap_err()));
    for what in [
        Change::Seats(3),
        Change::AddComputer,
        Change::DefenceWaits(true),
        Change::RemoveObjective("x".into()),
    ] {
        assert!(begun(change(what).await.unwrap_err()));
    }
    refused!(world, table.move_game(PLACE, &person(1), 1), TableError::InThisChannel { number: 1 });
}

#[tokio::test]
async fn a_tournament_is_run_by_its_host_by_managers_and_by_the_next_who_joined() {
    let world = World::new().await;
    let table = &world.table;
    let plan = Plan { rounds: 1, ..Plan::league() };
    let new = NewTournament { plan, rulebook: Rulebook::Classic, pace: None, switches: vec![] };
    table.open_tournament(PLACE, &person(1), new).await.unwrap();
    for id in [2, 3, 4] {
        table.join_tournament(PLACE, &person(id)).await.unwrap();
    }
    let (here, elsewhere) = (manager(6, PLACE.guild), manager(6, PLACE.guild + 1));
    let not_host = |host| move |error: &TableError| matches!(error, TableError::Tournament(TournamentError::NotHost { host: known }) if *known == host);
    assert!(not_host(1)(&table.start_tournament(PLACE, &elsewhere).await.unwrap_err()));
    table.drop_entrant(PLACE, &here, 4).await.unwrap();
    table.join_tournament(PLACE, &person(4)).await.unwrap();

    let known = table.hosted_by(PLACE.guild, 1).await.unwrap();
    assert_eq!(known[0].hosted, Hosted::Tournament(TournamentId(1)));
    assert_eq!(known[0].next.iter().map(|(person, _)| *person).collect::<Vec<_>>(), [2, 3, 4]);
    table.host_left(known[0].hosted, 1, Some(2)).await.unwrap();
    let seen = table.tournament(PLACE).await.unwrap();
    assert_eq!((seen.host, seen.status), (2, TournamentStatus::Gathering));
    let told = table.tournament_pending(50).await.unwrap();
    let new_host = TournamentNoticeKind::NewHost { name: "Marco".into() };
    assert_eq!(told.iter().filter(|notice| notice.kind == new_host).count(), 1);
    assert!(not_host(2)(&table.start_tournament(PLACE, &person(3)).await.unwrap_err()));
    table.start_tournament(PLACE, &person(2)).await.unwrap();
    let ended = table.end_tournament(PLACE, &here, true).await.unwrap();
    assert!(
        matches!(ended.status, TournamentStatus::Over | TournamentStatus::Cancelled),
        "{:?}",
        ended.status
    );
}
