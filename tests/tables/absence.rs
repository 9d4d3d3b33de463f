//! People who do not answer in time: the policies of a table, misses, seats that a computer player plays for its person, and how
//! the person comes back ([PBP-30], [PBP-31]).

use crate::classic_support::InClassic;
use crate::fixtures::{HOUR, PLACE, World, at, person, refused};
use crate::orders::{attack, defended_strike};
use casus_belli::record;
use casus_belli::rules::classic::Until;
use casus_belli::rules::{AnswerOrigin, Seat, Seen};
use casus_belli::table::{
    AbsencePolicy, AnnouncementKind, Audience, Change, Computer, ExportTarget, Notice, NoticeContent,
    NoticeKind, Order, Pace, PlayerResult, Status, TableError,
};

const DAY: i64 = 24 * HOUR;

/// The person in that seat.
fn id(seat: Seat) -> u64 {
    u64::from(seat.0) + 1
}

/// Lets the open deadline pass.
pub(crate) async fn miss(world: &World) {
    world.table.fire_due().await.unwrap();
    world.clock.advance(DAY);
    world.table.fire_due().await.unwrap();
}

/// Whoever is asked answers as the rules would, until it is that seat's turn.
pub(crate) async fn until_turn_of(world: &World, seat: Seat) {
    for _ in 0..200 {
        let now = world.on_turn().await;
        if now == seat {
            return;
        }
        world.table.fire_due().await.unwrap();
        let look = world.look(id(now)).await;
        let person_plays = look.seated[now.index()].computer.is_none();
        let Some(ask) = look.view.asks.first().filter(|_| person_plays) else {
            world.clock.advance(60_000);
            continue;
        };
        let order = Order::Answer(ask.default.clone());
        world.table.order(PLACE, &at(now), Some(ask.id), order).await.unwrap();
    }
    panic!("the turn never comes");
}

async fn player(world: &World, seat: Seat) -> Option<Computer> {
    world.look(99).await.seated[seat.index()].computer.clone()
}

/// The notices to one person.
async fn told(world: &World, who: u64) -> Vec<Notice> {
    let all = world.table.pending(100).await.unwrap();
    all.into_iter().filter(|notice| notice.audience == Audience::Person(who)).collect()
}

/// A game in which somebody has missed two turns in a row; returns their seat.
async fn lost(world: &World) -> Seat {
    world.instant(3).await;
    let seat = world.on_turn().await;
    miss(world).await;
    until_turn_of(world, seat).await;
    miss(world).await;
    seat
}

#[tokio::test]
async fn two_misses_in_a_row_give_the_seat_to_a_computer_player_and_it_is_told_once_pbp_30() {
    let world = World::new().await;
    world.instant(3).await;
    let seat = world.on_turn().await;
    miss(&world).await;
    assert_eq!(player(&world, seat).await, None, "one miss costs nothing");
    until_turn_of(&world, seat).await;
    miss(&world).await;
    assert_eq!(player(&world, seat).await, Some(Computer::NORMAL));
    let silent = world.table.history(world.look(99).await.game, Some(4), None).await.unwrap();
    let by_silence =
        |seen: &Seen| matches!(seen, Seen::Answered { by, how: AnswerOrigin::Silence, .. } if *by == seat);
    assert!(silent.iter().any(by_silence), "the second turn is the caretaker's, too");
    let lost = AnnouncementKind::SeatLost { seat, missed: 2 };
    assert_eq!(world.announced().await.into_iter().filter(|what| *what == lost).count(), 1);
    let notices = told(&world, id(seat)).await;
    let own = |notice: &&Notice| matches!(notice.kind, NoticeKind::SeatLost { .. });
    assert_eq!(notices.iter().filter(own).count(), 1);
    until_turn_of(&world, seat).await;
    let look = world.look(99).await;
    let delay = look.deadline;
    assert_eq!(delay, None, "nobody is waited for");
    world.clock.advance(60_000);
    world.table.fire_due().await.unwrap();
    assert_ne!(world.on_turn().await, seat, "the computer player has played");
    assert_eq!(told(&world, id(seat)).await.len(), notices.len(), "who is not awaited is not asked");
}

#[tokio::test]
async fn an_answer_in_time_makes_earlier_misses_count_no_longer_pbp_30() {
    let world = World::new().await;
    world.instant(3).await;
    let seat = world.on_turn().await;
    miss(&world).await;
    until_turn_of(&world, seat).await;
    let ask = world.look(id(seat)).await.view.asks[0].clone();
    world.order(id(seat), Order::Answer(ask.default)).await.unwrap();
    miss(&world).await;
    until_turn_of(&world, seat).await;
    assert_eq!(player(&world, seat).await, None, "the misses were not in a row");
    miss(&world).await;
    assert_eq!(player(&world, seat).await, Some(Computer::NORMAL));
}

#[tokio::test]
async fn a_table_can_want_a_computer_player_at_the_first_miss_pbp_30() {
    let world = World::new().await;
    world.begun(3, "instant", &[Change::AbsencePolicy(AbsencePolicy::Computer)]).await;
    let seat = world.on_turn().await;
    miss(&world).await;
    assert_eq!(player(&world, seat).await, Some(Computer::NORMAL));
    assert_eq!(world.on_turn().await, seat, "it plays the turn that was missed");
    world.clock.advance(60_000);
    world.table.fire_due().await.unwrap();
    assert_ne!(world.on_turn().await, seat);
    let turn = world.table.history(world.look(99).await.game, Some(1), None).await.unwrap();
    let by_silence =
        |seen: &Seen| matches!(seen, Seen::Answered { by, how: AnswerOrigin::Silence, .. } if *by == seat);
    assert!(!turn.iter().any(by_silence));
}

#[tokio::test]
async fn who_lost_a_seat_takes_it_back_at_once_and_nobody_else_can_pbp_30() {
    let mut world = World::new().await;
    let seat = lost(&world).await;
    let me = id(seat);
    let other = id(Seat((seat.0 + 1) % 3));
    world.restart().await;
    assert_eq!(player(&world, seat).await, Some(Computer::NORMAL), "a restart loses nothing");
    refused!(world, world.table.take_seat_back(PLACE, &person(other)), TableError::SeatKept);
    refused!(world, world.table.take_seat_back(PLACE, &person(7)), TableError::NotSeated);
    until_turn_of(&world, seat).await;
    let asked = world.look(me).await.view.asks[0].clone();
    let order = Order::Answer(asked.default.clone());
    refused!(
        world,
        world.table.order(PLACE, &person(me), Some(asked.id), order.clone()),
        TableError::SeatLost
    );
    let back = world.table.take_seat_back(PLACE, &person(me)).await.unwrap();
    assert_eq!(back.deadline, Some(world.now() + DAY), "the running turn is theirs, with all its time");
    assert!(world.announced().await.contains(&AnnouncementKind::SeatBack { seat }));
    let turn = |notice: &Notice| matches!(notice.kind, NoticeKind::YourTurn { .. });
    assert!(told(&world, me).await.iter().any(turn), "they are asked");
    world.table.order(PLACE, &person(me), Some(asked.id), order).await.unwrap();
    refused!(world, world.table.take_seat_back(PLACE, &person(me)), TableError::SeatKept);
}

#[tokio::test]
async fn whoever_plays_a_seat_its_secrets_are_seen_by_its_person_alone_pbp_30() {
    let world = World::new().await;
    let seat = lost(&world).await;
    let look = world.look(id(seat)).await;
    assert_eq!(look.view.viewer_seat(), Some(seat));
    assert!(look.view.classic().own.is_some(), "it is their own hand");
    let other = world.look(99).await;
    assert!(other.view.classic().own.is_none());
}

#[tokio::test]
async fn a_defence_that_is_let_pass_is_no_missed_turn_pbp_21() {
    let world = World::new().await;
    world.begun(2, "instant", &[Change::DefenceWaits(true)]).await;
    let seat = world.attacking().await;
    for _ in 0..3 {
        let look = world.look(id(seat)).await;
        let order = attack(defended_strike(&look), Some(1), Until::Once);
        world.table.order(PLACE, &at(seat), None, order).await.unwrap();
        miss(&world).await;
        assert_eq!(world.on_turn().await, seat);
    }
    assert_eq!(player(&world, Seat(1 - seat.0)).await, None);
}

#[tokio::test]
async fn the_next_notice_says_what_was_missed_and_what_was_placed_pbp_30() {
    let world = World::new().await;
    world.instant(3).await;
    let seat = world.on_turn().await;
    miss(&world).await;
    until_turn_of(&world, seat).await;
    let notices = told(&world, id(seat)).await;
    let notice = notices.iter().find(|notice| matches!(notice.kind, NoticeKind::YourTurn { .. })).unwrap();
    let NoticeContent::Game { missed, look, .. } = world.table.notice_content(notice).await.unwrap() else {
        panic!("about a game")
    };
    assert_eq!(missed.times, 1);
    let words = casus_belli::text::Words::new(casus_belli::text::Lang::En);
    let said = words.missed(&look.view, seat, missed.times, &missed.seen).unwrap();
    assert!(said.starts_with("You missed a turn; placed: ") && said.contains(" +"), "{said}");
}

#[tokio::test]
async fn a_table_on_which_nobody_has_answered_for_three_rounds_is_closed_and_told_once_pbp_62() {
    let world = World::new().await;
    world.instant(3).await;
    let mut turns = 0;
    while world.look(99).await.status == Status::Running {
        miss(&world).await;
        turns += 1;
        assert!(turns <= 9, "three rounds of three");
    }
    assert_eq!(turns, 9);
    let look = world.look(99).await;
    assert_eq!(look.status, Status::Cancelled);
    assert_eq!(world.announced().await.iter().filter(|what| **what == closed()).count(), 1);
    for who in 1..=3 {
        let ends = |notice: &&Notice| {
            matches!(notice.kind, NoticeKind::PlayerResult { result: PlayerResult::Abandoned, .. })
        };
        assert_eq!(told(&world, who).await.iter().filter(ends).count(), 1, "person {who}");
    }
    world.clock.advance(30 * DAY);
    assert_eq!(world.table.fire_due().await.unwrap(), 0, "nothing goes on");
    refused!(world, world.table.take_seat_back(look.game, &person(1)), TableError::Over);
    let record = world.table.export(ExportTarget::Here(PLACE), true).await.unwrap();
    assert!(record.whole, "its seed is revealed");
    record::verify(&record::parse(record.text.as_bytes()).unwrap()).unwrap();
    assert!(world.dump().await.contains(" abandoned=1"), "what reads results can leave it out");
    world.lobby(1).await;
}

fn closed() -> AnnouncementKind {
    AnnouncementKind::Abandoned { days: None }
}

#[tokio::test]
async fn one_answer_of_one_person_keeps_a_table_open_pbp_62() {
    let world = World::new().await;
    world.instant(3).await;
    for _ in 0..8 {
        miss(&world).await;
    }
    let seat = world.on_turn().await;
    world.table.take_seat_back(PLACE, &at(seat)).await.unwrap();
    for _ in 0..6 {
        miss(&world).await;
    }
    assert_eq!(world.look(99).await.status, Status::Running, "three rounds from that answer on");
    for _ in 0..3 {
        miss(&world).await;
    }
    assert_eq!(world.look(99).await.status, Status::Cancelled);
}

#[tokio::test]
async fn a_person_who_is_alone_with_computer_players_has_three_turns_of_time_to_come_back_pbp_62() {
    let world = World::new().await;
    world
        .begun(
            1,
            "instant",
            &[
                Change::AbsencePolicy(AbsencePolicy::Computer),
                Change::Computers { count: 2, level: None, name: None },
            ],
        )
        .await;
    let begun = world.now();
    while world.look(1).await.status == Status::Running {
        let due = world.table.next_due().await.unwrap().unwrap();
        world.clock.set(due.max(world.now()));
        world.table.fire_due().await.unwrap();
        if world.look(1).await.view.outcome.is_some() {
            return;
        }
    }
    assert!(world.now() - begun >= 3 * DAY, "the computer players don't play the game to its end meanwhile");
}

#[tokio::test]
async fn a_table_without_a_limit_of_time_is_closed_after_ninety_idle_days_pbp_62() {
    let world = World::new().await;
    world.begun(3, "instant", &[Change::Pace(Pace::NONE)]).await;
    world.table.fire_due().await.unwrap();
    world.clock.advance(80 * DAY);
    world.table.fire_due().await.unwrap();
    let seat = world.on_turn().await;
    let ask = world.look(id(seat)).await.view.asks[0].clone();
    world.order(id(seat), Order::Answer(ask.default)).await.unwrap();
    world.clock.advance(80 * DAY);
    world.table.fire_due().await.unwrap();
    assert_eq!(world.look(99).await.status, Status::Running, "an answer is enough");
    world.clock.advance(10 * DAY);
    world.table.fire_due().await.unwrap();
    assert_eq!(world.look(99).await.status, Status::Cancelled);
    assert!(world.announced().await.contains(&AnnouncementKind::Abandoned { days: Some(90) }));
}
