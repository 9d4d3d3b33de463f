//! A rematch: the same people, rulebook and house rules ([PBP-45]).

use crate::fixtures::{PLACE, World, person, play_out, refused};
use casus_belli::rules::Seat;
use casus_belli::table::{
    AnnouncementKind, Change, Colour, GameId, NoticeKind, Pace, Seated, Status, TableError,
};

/// A game of three that is over, with a house rule, a pace and a colour of their own choice; its id.
async fn over() -> (World, GameId) {
    let world = World::new().await;
    world.lobby(3).await;
    let changes = [
        Change::Switch { key: "setup.way".into(), value: "instant".into() },
        Change::Switch { key: "fortify.mode".into(), value: "path".into() },
        Change::Pace(Pace::minutes(60).unwrap()),
        Change::DefenceWaits(true),
    ];
    for change in changes {
        world.table.configure(PLACE, &person(1), change).await.unwrap();
    }
    world.table.configure(PLACE, &person(2), Change::Colour(Colour::Black)).await.unwrap();
    let look = world.table.start(PLACE, &person(1)).await.unwrap().playing().unwrap();
    play_out(&world.table, PLACE, 3).await;
    (world, look.game)
}

fn seats(seated: &[Seated]) -> Vec<(Seat, u64, Colour)> {
    seated.iter().map(|one| (one.seat, one.person, one.colour)).collect()
}

#[tokio::test]
async fn a_rematch_seats_the_same_people_under_the_same_rules_also_after_a_restart_pbp_45() {
    let (mut world, game) = over().await;
    world.restart().await;
    let look = world.look(2).await;
    assert_eq!(look.status, Status::Over);
    let who = casus_belli::table::Person { name: "Marco the Second".into(), ..person(2) };
    let lobby = world.table.rematch(PLACE, &who, game, &[]).await.unwrap();
    assert_eq!((lobby.status, lobby.host, lobby.number), (Status::Lobby, 2, look.number + 1));
    assert_eq!(seats(&lobby.seated), seats(&look.seated), "colours too");
    assert_eq!(lobby.seated[1].name, "Marco the Second");
    assert_eq!((lobby.pace, lobby.defence_waits), (look.pace, look.defence_waits));
    assert_eq!((lobby.setup.rulebook, &lobby.setup.options), (look.view.rulebook, &look.view.options));
    assert!(lobby.dice.promise.is_some(), "with a promise of its own");
    let lobby = world.table.leave(PLACE, &person(3)).await.unwrap();
    assert_eq!(lobby.seated.len(), 2, "whoever doesn't want to play leaves");
    let begun = world.table.start(PLACE, &person(2)).await.unwrap().playing().expect("it begins");
    assert_eq!(begun.seated.len(), 2);
}

#[tokio::test]
async fn who_has_left_the_server_gets_no_seat_and_the_channel_is_told_pbp_45() {
    let (world, game) = over().await;
    let lobby = world.table.rematch(PLACE, &person(1), game, &[1, 2]).await.unwrap();
    let people: Vec<(Seat, u64)> = lobby.seated.iter().map(|one| (one.seat, one.person)).collect();
    assert_eq!(people, [(Seat(0), 1), (Seat(1), 3)], "whoever asks is here");
    assert_eq!(lobby.setup.seats, 3, "the seat is free");
    let told = world.table.pending(500).await.unwrap();
    let of_it = told.iter().filter(|notice| notice.game == lobby.game && notice.message.is_none());
    let kinds: Vec<&NoticeKind> = of_it.map(|notice| &notice.kind).collect();
    let what = AnnouncementKind::NotSeated { names: vec![person(2).name] };
    assert_eq!(kinds, [&NoticeKind::Announcement { what }]);
    assert_eq!(world.table.join(PLACE, &person(4)).await.unwrap().seated.len(), 3);
}

#[tokio::test]
async fn a_rematch_is_refused_to_strangers_in_other_places_and_where_something_is_open_pbp_45() {
    let (world, game) = over().await;
    let table = &world.table;
    refused!(world, table.rematch(PLACE, &person(7), game, &[]), TableError::DidNotPlay { number: 1 });
    let other = casus_belli::table::Place { channel: 21, ..PLACE };
    refused!(world, table.rematch(other, &person(1), game, &[]), TableError::Stale);
    let lobby = table.rematch(PLACE, &person(1), game, &[]).await.unwrap();
    refused!(
        world,
        table.rematch(PLACE, &person(2), game, &[]),
        TableError::LobbyHere { number: 2, host: 1, .. }
    );
    refused!(world, table.rematch(PLACE, &person(2), lobby.game, &[]), TableError::Stale);
    table.start(PLACE, &person(1)).await.unwrap();
    refused!(world, table.rematch(PLACE, &person(3), game, &[]), TableError::GameHere { number: 2, .. });
}

#[tokio::test]
async fn two_presses_at_the_same_instant_open_one_lobby_pbp_45() {
    let (world, game) = over().await;
    let (one, two) = (person(1), person(2));
    let both = tokio::join!(
        world.table.rematch(PLACE, &one, game, &[]),
        world.table.rematch(PLACE, &two, game, &[])
    );
    let opened = [both.0, both.1].into_iter().filter_map(Result::ok).count();
    assert_eq!(opened, 1);
    assert_eq!(world.table.lobby(PLACE).await.unwrap().number, 2);
}
