//! Computer players at tables ([PBP-44]): seats in the lobby, turns after a delay, no notices and no deadlines for them, the
//! same decision after a crash.

use crate::crash::Program;
use crate::fixtures::{HOUR, PLACE, Random, START, World, bold_step, person, refused};
use casus_belli::rules::{Rulebook, Seat, Viewer, Waiting};
use casus_belli::store::{Store, TimerRow};
use casus_belli::table::{
    Audience, Change, Clock as _, Colour, Computer, LeftGames, Limits, Look, NewGame, NoticeKind, Player,
    Status, Table, TableError,
};

async fn configure(table: &Table, change: Change) {
    table.configure(PLACE, &person(1), change).await.unwrap();
}

/// A lobby of one person with the other seats filled by computer players.
async fn filled(table: &Table, seats: u8, delay: i64) {
    let new = NewGame { seats: Some(seats), ..NewGame::of(Rulebook::Classic) };
    table.open_lobby(PLACE, &person(1), new).await.unwrap();
    configure(table, Change::FillWithComputers).await;
    configure(table, Change::ComputerDelay(delay)).await;
}

/// The same, begun with the armies placed.
async fn begun(table: &Table, seats: u8, delay: i64) -> Look {
    filled(table, seats, delay).await;
    configure(table, Change::Switch { key: "setup.way".into(), value: "instant".into() }).await;
    table.start(PLACE, &person(1)).await.unwrap().playing().expect("it begins at once")
}

async fn look(table: &Table) -> Look {
    table.look(PLACE, &person(1)).await.unwrap()
}

/// Lets the person decide and the computer players play until it is a computer player's turn.
async fn until_computer(table: &Table, rng: &mut Random) -> Look {
    loop {
        let now = look(table).await;
        if now.view.asks.is_empty() {
            return now;
        }
        assert!(bold_step(table, PLACE, 1, rng).await.unwrap());
    }
}

async fn timers(store: &Store, look: &Look) -> Vec<TimerRow> {
    store.timers(look.game.0).await.unwrap()
}

#[tokio::test]
async fn one_person_and_computer_players_are_a_game_that_is_played_to_its_end_pbp_44() {
    let world = World::new().await;
    begun(&world.table, 4, 0).await;
    let mut rng = Random::new(3);
    for _ in 0..20_000 {
        let now = look(&world.table).await;
        if now.status == Status::Over {
            break;
        }
        if now.view.asks.is_empty() {
            assert!(world.table.fire_due().await.unwrap() > 0, "a computer player is due at once");
        } else {
            assert!(bold_step(&world.table, PLACE, 1, &mut rng).await.unwrap());
        }
    }
    let end = look(&world.table).await;
    assert_eq!(end.status, Status::Over);
    assert!(end.view.outcome.is_some());
    for notice in world.table.pending(1_000).await.unwrap() {
        assert!(matches!(notice.audience, Audience::Channel | Audience::Person(1)), "{notice:?}");
    }
    let again = world.table.rematch(PLACE, &person(1), end.game, &[]).await.unwrap();
    assert_eq!(again.seated, end.seated, "the computer players come along [PBP-45]");
}

#[tokio::test]
async fn a_computer_player_takes_its_turn_after_its_pause_and_nobody_is_told_to_hurry_pbp_44() {
    let world = World::new().await;
    begun(&world.table, 3, 15_000).await;
    let before = until_computer(&world.table, &mut Random::new(1)).await;
    let due: Vec<_> = timers(&world.store, &before).await;
    assert_eq!(
        due.iter().map(|t| t.kind.as_str()).collect::<Vec<_>>(),
        ["computer"],
        "no deadline of a turn"
    );
    assert_eq!(before.deadline, None);
    let left = due[0].due.expect("it runs") - world.clock.now();
    assert!((7_500..=15_000).contains(&left), "a drawn part of the pause, so that it tells nothing: {left}");
    world.clock.advance(left - 1);
    assert_eq!(world.table.fire_due().await.unwrap(), 0);
    assert_eq!(look(&world.table).await.view.seq, before.view.seq);
    world.clock.advance(1);
    assert_eq!(world.table.fire_due().await.unwrap(), 1);
    let after = look(&world.table).await;
    assert!(after.view.seq > before.view.seq, "one step is its whole turn");
    assert_ne!(after.view.on_turn, before.view.on_turn);
}

#[tokio::test]
async fn computer_players_answer_what_everybody_is_asked_at_once_and_count_as_answers_pbp_22_pbp_44() {
    let world = World::new().await;
    filled(&world.table, 4, 3_000).await;
    let begun = world.table.start(PLACE, &person(1)).await.unwrap().playing().expect("it begins at once");
    assert_eq!(begun.view.asks.len(), 1, "the person is asked");
    let public = world.table.look(PLACE, &person(99)).await.unwrap();
    assert!(
        matches!(public.view.waiting, Waiting::Sealed { answered: 3, of: 4, .. }),
        "{:?}",
        public.view.waiting
    );
    let kinds: Vec<String> = timers(&world.store, &begun).await.into_iter().map(|timer| timer.kind).collect();
    assert_eq!(kinds, ["sealed"], "one deadline: the person's");
}

#[tokio::test]
async fn a_person_takes_the_seat_of_a_computer_player_and_its_colour_if_they_want_it_pbp_44() {
    let world = World::new().await;
    filled(&world.table, 3, 0).await;
    let lobby = world.table.join(PLACE, &person(2)).await.unwrap();
    let names: Vec<&str> = lobby.seated.iter().map(|seated| seated.name.as_str()).collect();
    assert_eq!(names, ["Ilaria", "Computer 1", "Marco"]);
    let wanted = lobby.seated[1].colour;
    let lobby = world.table.configure(PLACE, &person(2), Change::Colour(wanted)).await.unwrap();
    assert_eq!(lobby.seated[2].colour, wanted);
    assert_eq!(lobby.seated.iter().filter(|seated| seated.colour == wanted).count(), 1);
    assert!(
        lobby.seated.iter().all(|seated| seated.colour != Colour::Black),
        "it has the other's colour now"
    );
    // The next host is a person, and without people the lobby closes.
    let lobby = world.table.leave(PLACE, &person(1)).await.unwrap();
    assert_eq!(lobby.host, 2);
    assert_eq!(world.table.leave(PLACE, &person(2)).await.unwrap().status, Status::Closed);
}

#[tokio::test]
async fn the_host_sets_number_level_and_name_of_computer_players_pbp_44() {
    let world = World::new().await;
    world.table.open_lobby(PLACE, &person(1), NewGame::of(Rulebook::Classic)).await.unwrap();
    let some =
        |count, level, name: Option<&str>| Change::Computers { count, level, name: name.map(str::to_owned) };
    configure(&world.table, some(3, Some(Player::Easy.into()), Some("Ada"))).await;
    configure(&world.table, Change::ComputerLevel(Seat(1), Computer::NORMAL)).await;
    let lobby = world.table.lobby(PLACE).await.unwrap();
    let seats: Vec<_> =
        lobby.seated.iter().map(|seated| (seated.name.as_str(), seated.computer.clone())).collect();
    let (easy, normal) = (Some(Computer::Level(Player::Easy)), Some(Computer::NORMAL));
    let expected =
        [("Ilaria", None), ("Computer 1", normal), ("Computer 2", easy.clone()), ("Computer Ada", easy)];
    assert_eq!(seats, expected);
    configure(&world.table, Change::RemoveComputer(Seat(2))).await;
    configure(&world.table, Change::AddComputer).await;
    let lobby = world.table.lobby(PLACE).await.unwrap();
    assert_eq!(lobby.seated[2].name, "Computer Ada");
    assert_eq!(lobby.seated[3].name, "Computer 2", "the free number");

    let (host, other) = (person(1), person(2));
    let change = |who, change| world.table.configure(PLACE, who, change);
    refused!(world, change(&host, some(6, None, None)), TableError::TooManyComputers { count: 6, free: 5 });
    refused!(world, change(&host, some(3, None, Some(" \n"))), TableError::BadComputerName { .. });
    refused!(world, change(&host, Change::RemoveComputer(Seat(0))), TableError::NoComputer);
    refused!(world, change(&host, Change::ComputerDelay(17)), TableError::PaceNotOffered);
    refused!(world, change(&other, Change::AddComputer), TableError::NotHost { host: 1 });
    configure(&world.table, Change::FillWithComputers).await;
    refused!(world, change(&host, Change::AddComputer), TableError::TooManyComputers { count: 6, free: 5 });
}

#[tokio::test]
async fn after_the_program_was_off_computer_players_go_on_without_a_word_pbp_25_pbp_44() {
    let mut world = World::new().await;
    begun(&world.table, 3, 3_000).await;
    let before = until_computer(&world.table, &mut Random::new(1)).await;
    world.table.fire_due().await.unwrap();
    world.restart().await;
    world.clock.advance(5 * HOUR);
    world.table.fire_due().await.unwrap();
    assert!(look(&world.table).await.view.seq > before.view.seq);
    for notice in world.table.pending(1_000).await.unwrap() {
        let grace = matches!(&notice.kind, NoticeKind::Announcement { what } if format!("{what:?}").contains("Grace"));
        assert!(!grace, "more time for nobody: {notice:?}");
    }
}

/// The log of a game of one person and three computer players. The program is killed in each of their turns, at one of the
/// first `every` statements; 0: never.
async fn log_with_kills(every: u32) -> Vec<String> {
    let mut program = Program::new(5, START, Limits::default()).await;
    let game = begun(&program.table, 4, 0).await;
    let mut rng = Random::new(9);
    let mut kills = 0;
    for _ in 0..2_000 {
        let now = look(&program.table).await;
        if now.status == Status::Over || now.view.turn > 24 {
            break;
        }
        if !now.view.asks.is_empty() {
            assert!(bold_step(&program.table, PLACE, 1, &mut rng).await.unwrap());
            continue;
        }
        if every > 0 {
            kills += 1;
            program.kill_after(1 + kills % every);
        }
        let died = program.table.fire_due().await.is_err();
        if died || program.is_dead() {
            program.restart(kills.is_multiple_of(3)).await;
        }
        program.spare();
    }
    let events = program.store.events(game.game.0, 0).await.unwrap();
    events.into_iter().map(|row| format!("{:?}", row.event.seen_by(Viewer::Public))).collect()
}

#[tokio::test]
async fn killed_in_the_middle_of_its_turn_a_computer_player_decides_the_same_again_pbp_44() {
    let whole = Box::pin(log_with_kills(0)).await;
    assert!(whole.len() > 100, "{} events", whole.len());
    assert_eq!(whole, Box::pin(log_with_kills(41)).await);
}

/// A table with three strong computer players, played on for so many steps; `apart`: their turns are decided on their own, as
/// beside a running bot.
async fn strong_game(apart: bool) -> (Look, usize) {
    let world = World::new().await;
    filled(&world.table, 4, 0).await;
    let three = Change::Computers { count: 3, level: Some(Player::Strong.into()), name: None };
    configure(&world.table, three).await;
    configure(&world.table, Change::Switch { key: "setup.way".into(), value: "instant".into() }).await;
    world.table.start(PLACE, &person(1)).await.unwrap();
    let (mut rng, mut left) = (Random::new(5), 0);
    for _ in 0..4 {
        until_computer(&world.table, &mut rng).await;
        if !apart {
            world.table.fire_due().await.unwrap();
            continue;
        }
        let before = look(&world.table).await;
        let mut games = LeftGames::default();
        world.table.fire_due_without_thought(&mut games).await.unwrap();
        for game in games.thought {
            assert_eq!(look(&world.table).await.view, before.view, "nothing was decided yet");
            assert!(world.table.fire_due_in(game).await.unwrap());
            left += 1;
        }
    }
    (look(&world.table).await, left)
}

#[tokio::test]
async fn a_strong_computer_player_takes_its_turn_apart_from_everything_else_and_decides_the_same_there_pbp_44()
 {
    let (here, _) = Box::pin(strong_game(false)).await;
    let (apart, left) = Box::pin(strong_game(true)).await;
    assert_eq!(left, 4);
    assert_eq!(here.seated.iter().filter(|seated| seated.computer == Some(Player::Strong.into())).count(), 3);
    assert_eq!(here.view, apart.view);
}
