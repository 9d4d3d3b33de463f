//! Lobbies: [PBP-1] to [PBP-5], [PBP-23], [PBP-35].

use crate::classic_support::InClassic;
use crate::fixtures::{HOUR, PLACE, World, person};
use casus_belli::rules::{Rulebook, Seat};
use casus_belli::table::{
    Change, Colour, ExportTarget, Lobby, NewGame, Pace, Person, Place, Status, TableError,
};

fn way(lobby: &Lobby) -> &'static str {
    lobby.setup.switches().iter().find(|switch| switch.key == "setup.way").unwrap().value
}

#[tokio::test]
async fn one_choice_opens_a_lobby_and_everything_else_has_a_default_pbp_2() {
    let world = World::new().await;
    let lobby = world.table.open_lobby(PLACE, &person(1), NewGame::of(Rulebook::Classic)).await.unwrap();
    assert_eq!((lobby.number, lobby.host, lobby.status), (1, 1, Status::Lobby));
    assert_eq!((lobby.setup.seats, lobby.pace, way(&lobby)), (6, Pace::DAY, "sealed"));
    assert_eq!((lobby.seated.len(), lobby.seated[0].colour), (1, Colour::Red));
    assert_eq!(world.table.lobby(PLACE).await.unwrap(), lobby);
}

#[tokio::test]
async fn the_way_of_setting_up_follows_the_pace_unless_the_host_chose_pbp_35() {
    let world = World::new().await;
    let live = NewGame { pace: Some(Pace::minutes(5).unwrap()), ..NewGame::of(Rulebook::Classic) };
    let lobby = world.table.open_lobby(PLACE, &person(1), live).await.unwrap();
    assert_eq!(way(&lobby), "by_the_book");
    let change = |change| world.table.configure(PLACE, const { &HOST }, change);
    assert_eq!(way(&change(Change::Pace(Pace::minutes(60).unwrap())).await.unwrap()), "sealed");
    assert_eq!(way(&change(Change::Pace(Pace::NONE)).await.unwrap()), "sealed");
    let instant = Change::Switch { key: "setup.way".into(), value: "instant".into() };
    assert_eq!(way(&change(instant).await.unwrap()), "instant");
    assert_eq!(way(&change(Change::Pace(Pace::minutes(2).unwrap())).await.unwrap()), "instant");
}

const HOST: casus_belli::table::Person = casus_belli::table::Person {
    id: 1,
    name: String::new(),
    bot: false,
    locale: String::new(),
    manages: None,
};

#[tokio::test]
async fn numbers_count_per_server_and_are_never_reused() {
    let world = World::new().await;
    let mut numbers = Vec::new();
    for (guild, channel) in [(1, 1), (1, 2), (2, 3), (1, 1), (2, 4)] {
        let place = Place { guild, channel };
        let lobby = world.table.open_lobby(place, &person(1), NewGame::of(Rulebook::Classic)).await.unwrap();
        numbers.push(lobby.number);
        if channel == 1 {
            world.table.cancel(place, &person(1), false).await.unwrap();
        }
    }
    assert_eq!(numbers, [1, 2, 1, 3, 2]);
}

#[tokio::test]
async fn who_leaves_makes_room_and_passes_the_host_on_and_the_last_one_closes_the_lobby_pbp_3() {
    let world = World::new().await;
    world.lobby(3).await;
    let lobby = world.table.leave(PLACE, &person(1)).await.unwrap();
    assert_eq!(lobby.host, 2);
    assert_eq!(
        lobby.seated.iter().map(|s| (s.seat, s.person)).collect::<Vec<_>>(),
        [(Seat(0), 2), (Seat(1), 3)]
    );
    let lobby = world.table.join(PLACE, &person(4)).await.unwrap();
    assert_eq!(lobby.seated[2].colour, Colour::Red, "the colour that became free");
    for id in [2, 3] {
        assert_eq!(world.table.leave(PLACE, &person(id)).await.unwrap().status, Status::Lobby);
    }
    assert_eq!(world.table.leave(PLACE, &person(4)).await.unwrap().status, Status::Closed);
    assert!(matches!(world.table.lobby(PLACE).await, Err(TableError::NoGameHere)));
    world.lobby(2).await;
}

#[tokio::test]
async fn a_lobby_untouched_for_seven_days_closes_itself_pbp_3() {
    let world = World::new().await;
    world.lobby(2).await;
    world.clock.advance(6 * 24 * HOUR);
    world.table.fire_due().await.unwrap();
    world.table.join(PLACE, &person(3)).await.unwrap();
    world.clock.advance(7 * 24 * HOUR - 1);
    assert_eq!(world.table.fire_due().await.unwrap(), 0, "touched a moment less than seven days ago");
    world.clock.advance(1);
    assert_eq!(world.table.fire_due().await.unwrap(), 1);
    assert!(matches!(world.table.lobby(PLACE).await, Err(TableError::NoGameHere)));
    assert_eq!(world.table.next_due().await.unwrap(), None);
}

#[tokio::test]
async fn a_game_has_as_many_seats_as_people_and_its_commitment_is_published_pbp_40() {
    let world = World::new().await;
    let look = world.instant(3).await;
    assert_eq!(
        (look.view.classic().seats.len(), look.status, look.dice.commitment.as_ref().unwrap().len()),
        (3, Status::Running, 64)
    );
    let announced = world.table.pending(50).await.unwrap();
    let started = casus_belli::table::NoticeKind::Announcement {
        what: casus_belli::table::AnnouncementKind::Started { commitment: look.dice.commitment.unwrap() },
    };
    assert!(announced.iter().any(|notice| notice.kind == started), "{announced:?}");
}

#[tokio::test]
async fn people_who_sit_down_at_the_same_instant_all_get_a_seat_or_a_clear_answer() {
    let world = World::new().await;
    world.lobby(1).await;
    world.table.configure(PLACE, &person(1), Change::Seats(4)).await.unwrap();
    let joins = (2..=7).map(|id| {
        let table = world.table.clone();
        tokio::spawn(async move { table.join(PLACE, &person(id)).await.map(drop) })
    });
    let mut full = 0;
    for join in joins.collect::<Vec<_>>() {
        match join.await.unwrap() {
            Ok(()) => {}
            Err(TableError::LobbyFull { seats: 4 }) => full += 1,
            Err(other) => panic!("{other}"),
        }
    }
    let lobby = world.table.lobby(PLACE).await.unwrap();
    assert_eq!((full, lobby.seated.len()), (3, 4));
    let mut colours: Vec<_> = lobby.seated.iter().map(|s| s.colour).collect();
    colours.dedup();
    assert_eq!(colours.len(), 4);
}

#[tokio::test]
async fn two_lobbies_for_one_channel_at_the_same_instant_become_one_pbp_1() {
    let world = World::new().await;
    let open = |id| {
        let table = world.table.clone();
        tokio::spawn(
            async move { table.open_lobby(PLACE, &person(id), NewGame::of(Rulebook::Classic)).await },
        )
    };
    let (one, two) = (open(1), open(2));
    let results = [one.await.unwrap(), two.await.unwrap()];
    assert_eq!(results.iter().filter(|result| result.is_ok()).count(), 1);
    let refused = results.iter().find_map(|result| result.as_ref().err()).unwrap();
    assert!(matches!(refused, TableError::LobbyHere { .. }), "{refused}");
}

#[tokio::test]
async fn every_running_game_of_a_person_is_listed_pbp_4() {
    let world = World::new().await;
    for channel in 1..=3 {
        let place = Place { guild: channel % 2, channel };
        world.lobby_at(place, 2, None).await;
        if channel != 2 {
            world.table.start(place, &person(1)).await.unwrap();
        }
    }
    let games = world.table.games_of(2).await.unwrap();
    assert_eq!(games.iter().map(|look| look.place.channel).collect::<Vec<_>>(), [3, 1]);
    assert!(games.iter().all(|look| look.view.classic().own.as_ref().is_some_and(|own| own.seat == Seat(1))));
    assert!(world.table.games_of(3).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_name_is_kept_in_one_line_and_so_stands_in_one_line_of_a_record() {
    let world = World::new().await;
    world.lobby(2).await;
    let odd = Person { name: "Za\n\u{b}\u{85}\u{2028}\u{2029}ra".into(), ..person(3) };
    let lobby = world.table.join(PLACE, &odd).await.unwrap();
    assert_eq!(lobby.seated[2].name, "Zara");
    world.table.start(PLACE, &person(1)).await.unwrap();
    world.table.cancel(PLACE, &person(1), true).await.unwrap();
    let record = world.table.export(ExportTarget::Here(PLACE), true).await.unwrap().text;
    assert!(
        record
            .lines()
            .any(|line| line == "seat 2 green \"Zara\""
                || line.starts_with("seat 2 ") && line.ends_with("Zara")),
        "{record}"
    );
}
