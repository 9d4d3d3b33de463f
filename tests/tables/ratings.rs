//! Results of finished games, and the ratings that are computed from them ([PBP-43], [PBP-31]).

use crate::fixtures::{HOUR, PLACE, World, dump, execute, person, play_out};
use casus_belli::ai::Player;
use casus_belli::rules::Rulebook;
use casus_belli::table::{AbsencePolicy, Change, Contestant, NewGame, Place, RatingChoice, Status};

async fn results(world: &World) -> String {
    dump(&world.database, &["results", "result_seats"]).await
}

/// A game of three in the server's channel, played to its end.
async fn finished(world: &World) {
    world.lobby(3).await;
    let way = Change::Switch { key: "setup.way".into(), value: "instant".into() };
    world.table.configure(PLACE, &person(1), way).await.unwrap();
    world.table.start(PLACE, &person(1)).await.unwrap();
    play_out(&world.table, PLACE, 3).await;
}

/// Everything that the store does for ratings.
pub(crate) async fn every_statement(world: &World) {
    let place = Place { guild: 7_000, channel: 7_001 };
    world.lobby_at(place, 2, None).await;
    let way = Change::Switch { key: "setup.way".into(), value: "instant".into() };
    world.table.configure(place, &person(1), way).await.unwrap();
    world.table.start(place, &person(1)).await.unwrap();
    play_out(&world.table, place, 2).await;
    let choice = RatingChoice { hidden: false, elsewhere: true };
    world.table.choose_ratings(1, choice).await.unwrap();
    world.table.profile(7_002, 1).await.unwrap();
}

#[tokio::test]
async fn ratings_are_computed_from_stored_results_alone_and_are_the_same_digits_each_time_pbp_43() {
    let mut world = World::new().await;
    finished(&world).await;
    let stored = results(&world).await;
    assert_eq!(stored.lines().count(), 4, "a game and three seats: {stored}");
    assert!(
        stored.contains("place=1 ") && stored.contains("place=3 ") && !stored.contains(" turns=0 "),
        "{stored}"
    );
    let look = world.look(1).await;
    for score in &look.view.outcome.as_ref().unwrap().scores {
        let line = format!(
            "seat={} person={} computer= role=null place={} ",
            score.seat.0,
            score.seat.0 + 1,
            score.place
        );
        assert!(stored.contains(&line), "{line}: {stored}");
    }
    let told = |ratings: &casus_belli::table::ServerRatings| format!("{ratings:?}");
    let before = told(&world.table.ratings(PLACE.guild).await.unwrap());
    assert!(before.contains("Person(1)") && before.contains("games: 1"), "{before}");
    world.restart().await;
    let again = world.table.ratings(PLACE.guild).await.unwrap();
    assert_eq!(told(&again), before);
    let first = again.overall.of(&Contestant::Person(1)).unwrap();
    assert_eq!(again.by_rulebook[&Rulebook::Classic].of(&Contestant::Person(1)), Some(first));
    assert!(
        world.table.ratings(99).await.unwrap().overall.of(&Contestant::Person(1)).is_none(),
        "of the server only"
    );

    let file = "INSERT INTO results (game, guild, rulebook, ended) SELECT game + 100, guild, rulebook, ended FROM results; \
        INSERT INTO result_seats SELECT game + 100, seat, person, computer, role, place, turns, computer_turns, substitute \
        FROM result_seats";
    execute(&world.database, file).await;
    let twice = world.table.ratings(PLACE.guild).await.unwrap();
    assert_eq!(twice.overall.of(&Contestant::Person(1)).unwrap().games, 2);
    execute(
        &world.database,
        "DELETE FROM result_seats WHERE game > 100; DELETE FROM results WHERE game > 100",
    )
    .await;
    assert_eq!(told(&world.table.ratings(PLACE.guild).await.unwrap()), before, "recomputed");
}

#[tokio::test]
async fn computers_have_ratings_of_their_own_and_a_game_of_one_person_is_not_rated_pbp_43() {
    let world = World::new().await;
    let new = NewGame { computers: 2, ..NewGame::of(Rulebook::Classic) };
    world.table.open_lobby(PLACE, &person(1), new).await.unwrap();
    let way = Change::Switch { key: "setup.way".into(), value: "instant".into() };
    world.table.configure(PLACE, &person(1), way).await.unwrap();
    world.table.start(PLACE, &person(1)).await.unwrap();
    for _ in 0..3_000 {
        let look = world.look(1).await;
        if look.status == Status::Over {
            break;
        }
        if let Some(ask) = look.view.asks.first().cloned() {
            let action = Player::Normal.answer(&look.view, &ask, &mut |_| 0);
            world.answer(1, action).await.unwrap();
        }
        world.clock.advance(HOUR / 60);
        world.table.fire_due().await.unwrap();
    }
    let stored = results(&world).await;
    assert!(stored.contains("person=0 computer=normal"), "{stored}");
    let ratings = world.table.ratings(PLACE.guild).await.unwrap();
    assert_eq!(ratings.overall.games(), 0, "fewer than two people");
    execute(&world.database, "UPDATE result_seats SET person = 2, computer = '' WHERE seat = 1").await;
    let ratings = world.table.ratings(PLACE.guild).await.unwrap();
    let computer = ratings.overall.of(&Contestant::Computer(Player::Normal)).unwrap();
    assert!(computer.games == 1 && ratings.overall.of(&Contestant::Person(2)).is_some());
}

#[tokio::test]
async fn turns_that_a_computer_takes_for_a_person_are_counted_and_an_abandoned_game_has_no_result_pbp_31() {
    let world = World::new().await;
    let policy = AbsencePolicy::Computer;
    let new = NewGame { absence_policy: policy, ..NewGame::of(Rulebook::Classic) };
    world.table.open_lobby(PLACE, &person(1), new).await.unwrap();
    world.table.join(PLACE, &person(2)).await.unwrap();
    let way = Change::Switch { key: "setup.way".into(), value: "instant".into() };
    world.table.configure(PLACE, &person(1), way).await.unwrap();
    world.table.start(PLACE, &person(1)).await.unwrap();
    for _ in 0..400 {
        world.clock.advance(25 * HOUR);
        world.table.fire_due().await.unwrap();
        if world.look(1).await.status != Status::Running {
            break;
        }
    }
    let seats = dump(&world.database, &["seats"]).await;
    assert!(seats.contains("computer_turns=2") || seats.contains("computer_turns=3"), "{seats}");
    assert_eq!(results(&world).await, "", "abandoned or called off");
}

#[tokio::test]
async fn a_choice_about_ratings_is_kept_and_hides_the_person_from_the_leaderboard_pbp_43() {
    let world = World::new().await;
    finished(&world).await;
    let file = |n: u32| {
        format!(
            "INSERT INTO results (game, guild, rulebook, ended) SELECT game + {n}, guild, rulebook, \
             ended FROM results WHERE game < 100; INSERT INTO result_seats SELECT game + {n}, seat, person, computer, role, \
             place, turns, computer_turns, substitute FROM result_seats WHERE game < 100"
        )
    };
    for n in [100, 200, 300] {
        execute(&world.database, &file(n)).await;
    }
    let board = world.table.leaderboard(PLACE.guild, None).await.unwrap();
    let names: Vec<&str> = board.lines.iter().map(|line| line.name.as_str()).collect();
    assert_eq!(names.len(), 3, "{names:?}");
    let best = board.lines[0].rated.rating.mean;
    assert!(board.lines.iter().all(|line| line.rated.rating.mean <= best && line.rated.games == 4));
    let choice = RatingChoice { hidden: true, elsewhere: false };
    world.table.choose_ratings(2, choice).await.unwrap();
    let board = world.table.leaderboard(PLACE.guild, None).await.unwrap();
    assert!(board.lines.len() == 2 && board.lines.iter().all(|line| line.who != Contestant::Person(2)));
    assert_eq!(world.table.profile(PLACE.guild, 2).await.unwrap().choice, choice);
    assert!(world.table.profile(99, 1).await.unwrap().elsewhere.is_empty(), "not without consent");
    world.table.choose_ratings(1, RatingChoice { hidden: false, elsewhere: true }).await.unwrap();
    assert_eq!(world.table.profile(99, 1).await.unwrap().elsewhere.len(), 1);
    world.table.set_rates(PLACE.guild, false).await.unwrap();
    assert!(world.table.profile(99, 1).await.unwrap().elsewhere.is_empty(), "that server shows none");
}
