//! A host hands the table over, and a silent one loses it to the next person ([PBP-63]).

use crate::absence::{miss, until_turn_of};
use crate::fixtures::{HOUR, PLACE, World, person, refused};
use casus_belli::rules::{Rulebook, Seat};
use casus_belli::table::{
    AbsencePolicy, AnnouncementKind, Change, NewGame, Pace, Person, Status, TableError,
};

/// Who became host because the old one was silent.
async fn silent_hosts(world: &World) -> Vec<String> {
    let all = world.announced().await.into_iter();
    all.filter_map(|what| match what {
        AnnouncementKind::HostSilent { name } => Some(name),
        _ => None,
    })
    .collect()
}

#[tokio::test]
async fn a_host_hands_the_table_over_in_the_lobby_and_in_the_game_pbp_63() {
    let world = World::new().await;
    world.lobby(3).await;
    let table = &world.table;
    refused!(world, table.hand_over(PLACE, &person(2), 2), TableError::NotHost { host: 1 });
    refused!(world, table.hand_over(PLACE, &person(1), 1), TableError::HostAlready { host: 1 });
    refused!(world, table.hand_over(PLACE, &person(1), 9), TableError::CannotHost);
    assert_eq!(table.hand_over(PLACE, &person(1), 3).await.unwrap(), "Zoë");
    assert_eq!(table.lobby(PLACE).await.unwrap().host, 3);
    let chosen = |name: &str, by: &str, manager| AnnouncementKind::HostChosen {
        name: name.into(),
        by: by.into(),
        manager,
    };
    assert_eq!(world.announced().await, [chosen("Zoë", &person(1).name, false)]);
    table.start(PLACE, &person(3)).await.unwrap();
    refused!(world, table.hand_over(PLACE, &person(1), 2), TableError::NotHost { host: 3 });
    let manager = Person { manages: Some(PLACE.guild), ..person(6) };
    assert_eq!(table.hand_over(PLACE, &manager, 2).await.unwrap(), "Marco");
    assert_eq!(world.look(1).await.host, 2);
    assert!(world.announced().await.contains(&chosen("Marco", "Sofia", true)));
    table.cancel(PLACE, &person(2), true).await.unwrap();
    let gone = table.hand_over(PLACE, &person(2), 1).await;
    assert!(matches!(gone, Err(TableError::NoGameHere)), "{gone:?}");
}

#[tokio::test]
async fn a_host_who_misses_two_turns_in_a_row_loses_the_role_to_the_next_person_pbp_63() {
    let world = World::new().await;
    world.instant(3).await;
    let host = world.look(99).await.host;
    let seat = |person: u64| Seat(person as u8 - 1);
    let guest = (1..=3).find(|person| *person != host).unwrap();
    for _ in 0..2 {
        until_turn_of(&world, seat(guest)).await;
        miss(&world).await;
    }
    assert_eq!(world.look(99).await.host, host, "a guest's silence changes no host");
    until_turn_of(&world, seat(host)).await;
    miss(&world).await;
    assert_eq!(world.look(99).await.host, host, "one miss costs nothing");
    until_turn_of(&world, seat(host)).await;
    miss(&world).await;
    let now = world.look(99).await;
    let next = (1..=3).find(|person| ![host, guest].contains(person)).unwrap();
    assert_eq!(now.host, next, "the person who answers, not the one whose seat a computer plays");
    assert_eq!(silent_hosts(&world).await, [person(next).name]);
}

#[tokio::test]
async fn where_all_are_silent_the_host_stays_pbp_63() {
    let world = World::new().await;
    world.instant(3).await;
    let host = world.look(99).await.host;
    for _ in 0..40 {
        if world.look(99).await.status != Status::Running {
            break;
        }
        miss(&world).await;
    }
    let look = world.look(99).await;
    assert_eq!(look.status, Status::Cancelled, "closed as abandoned");
    let changes = silent_hosts(&world).await.len();
    assert!(changes <= 2, "the role does not go round: {changes}");
    assert!(look.host == host || changes > 0);
}

#[tokio::test]
async fn the_host_of_a_full_lobby_has_two_paces_to_begin_pbp_63() {
    let world = World::new().await;
    let table = &world.table;
    let new = NewGame {
        seats: Some(3),
        pace: Some(Pace::DAY),
        absence_policy: AbsencePolicy::Caretaker,
        ..NewGame::of(Rulebook::Classic)
    };
    table.open_lobby(PLACE, &person(1), new).await.unwrap();
    table.join(PLACE, &person(2)).await.unwrap();
    let pass = async |hours: i64| {
        table.fire_due().await.unwrap();
        world.clock.advance(hours * HOUR);
        table.fire_due().await.unwrap();
    };
    pass(60).await;
    assert_eq!(table.lobby(PLACE).await.unwrap().host, 1, "a lobby that is not full has time");
    table.join(PLACE, &person(3)).await.unwrap();
    pass(47).await;
    table.configure(PLACE, &person(1), Change::Colour(casus_belli::table::Colour::Black)).await.unwrap();
    pass(47).await;
    assert_eq!(table.lobby(PLACE).await.unwrap().host, 1, "any change begins the time anew");
    pass(2).await;
    let lobby = table.lobby(PLACE).await.unwrap();
    assert_eq!((lobby.host, lobby.seated.len()), (2, 3), "the old host keeps the seat");
    assert_eq!(silent_hosts(&world).await, ["Marco"]);
    pass(50).await;
    assert_eq!(table.lobby(PLACE).await.unwrap().host, 2, "the role does not go round");
    assert_eq!(silent_hosts(&world).await.len(), 1);
    pass(7 * 24 - 98).await;
    let closed = table.lobby(PLACE).await;
    assert!(matches!(closed, Err(TableError::NoGameHere)), "seven days after what a person did: {closed:?}");
}
