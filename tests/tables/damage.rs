//! Damaged rows of one game: the clock, the delivery and all other games go on, and the players of the damaged game
//! are notified.

use crate::fixtures::{HOUR, PLACE, World, at, dump, person};
use casus_belli::league::Plan;
use casus_belli::rules::classic;
use casus_belli::table::{
    AnnouncementKind, Audience, ExportTarget, GameId, Notice, NoticeContent, NoticeKind, Order, Parked,
    Place, Status, TableError,
};

const DAY: i64 = 24 * HOUR;
const SECOND: Place = Place { channel: 21, ..PLACE };
const THIRD: Place = Place { channel: 22, ..PLACE };
/// The example of trust.md: one changed digit in one event, and no snapshot that would hide it.
const FLIPPED: &str = "UPDATE events SET body = replace(body, '\"seat\":1', '\"seat\":9') WHERE game = 2 AND seq = \
                       (SELECT MIN(seq) FROM events WHERE game = 2 AND body LIKE '%\"seat\":1%'); \
                       DELETE FROM snapshots WHERE game = 2";

/// Changes the database outside the program.
async fn damage(world: &World, sql: &'static str) {
    world.database.execute(sql).await;
}

/// Three games whose notices are delivered; then the second is damaged and the program restarts.
async fn three(sql: &'static str) -> World {
    let mut world = World::new().await;
    for place in [PLACE, SECOND, THIRD] {
        world.lobby_at(place, 3, None).await;
        world.table.start(place, &person(1)).await.unwrap();
    }
    deliver(&world).await;
    world.table.fire_due().await.unwrap();
    damage(&world, sql).await;
    world.restart().await;
    world
}

/// Delivers all pending notices and briefs each as the outbox worker does; returns them.
async fn deliver(world: &World) -> Vec<Notice> {
    let mut told = Vec::new();
    for _ in 0..50 {
        let notices = world.table.pending(100).await.unwrap();
        if notices.is_empty() {
            return told;
        }
        for notice in notices {
            world.table.notice_content(&notice).await.unwrap();
            world.table.delivered(notice.id, Some(1_000 + notice.id as u64)).await.unwrap();
            told.push(notice);
        }
    }
    panic!("the outbox never empties");
}

fn of(told: &[Notice], game: i64) -> Vec<&NoticeKind> {
    told.iter().filter(|notice| notice.game == GameId(game)).map(|notice| &notice.kind).collect()
}

async fn seq(world: &World, place: Place) -> u32 {
    world.table.look(place, &person(1)).await.unwrap().view.seq
}

#[tokio::test]
async fn an_event_that_names_a_seat_that_is_not_there_stops_nobody_elses_clock_and_its_people_are_told() {
    let world = three(FLIPPED).await;
    let before = (seq(&world, PLACE).await, seq(&world, THIRD).await);
    world.table.fire_due().await.unwrap();
    world.clock.advance(2 * DAY);
    // The program was off: the other games first get their grace period, then their deadlines pass.
    world.table.fire_due().await.unwrap();
    world.clock.advance(2 * DAY);
    assert_eq!(world.table.fire_due().await.unwrap(), 2, "the other two games move on");
    assert!(before.0 < seq(&world, PLACE).await && before.1 < seq(&world, THIRD).await);
    let told = deliver(&world).await;
    let why = Parked::Damaged;
    let mut of_second = of(&told, 2);
    of_second.sort_by_key(|kind| format!("{kind:?}"));
    assert_eq!(
        of_second,
        [
            &NoticeKind::Announcement { what: AnnouncementKind::SetAside },
            &NoticeKind::Parked { person: 1, why },
            &NoticeKind::Parked { person: 2, why },
            &NoticeKind::Parked { person: 3, why },
        ],
        "its channel and its people, once, and nothing else"
    );
    assert!(!of(&told, 1).is_empty() && !of(&told, 3).is_empty(), "the others are told what happened");
    let rows = dump(&world.database, &["timers"]).await;
    let stands = rows.lines().filter(|row| row.contains("game=2")).all(|row| row.contains("due=null"));
    assert!(stands && rows.contains("game=2"), "its clock stands still: {rows}");
    world.clock.advance(30 * DAY);
    world.table.fire_due().await.unwrap();
    assert!(of(&deliver(&world).await, 2).is_empty(), "told once");
}

#[tokio::test]
async fn whatever_is_damaged_in_a_game_sets_that_one_aside_and_no_other() {
    for sql in [
        FLIPPED,
        "DELETE FROM events WHERE game = 2 AND seq = 1; DELETE FROM snapshots WHERE game = 2",
        "DELETE FROM events WHERE game = 2 AND seq > 1; DELETE FROM snapshots WHERE game = 2",
        "UPDATE events SET body = 'nonsense' WHERE game = 2 AND seq = 1; DELETE FROM snapshots WHERE game = 2",
        "UPDATE events SET body = x'00ff' WHERE game = 2 AND seq = 1; DELETE FROM snapshots WHERE game = 2",
        "UPDATE games SET setup = '{}' WHERE id = 2",
        "UPDATE games SET campaign = '{' WHERE id = 2",
        "UPDATE seats SET colour = 'beige' WHERE game = 2 AND seat = 0",
        "UPDATE seats SET standing = '[' WHERE game = 2 AND seat = 1",
        "UPDATE seats SET seat = 999 WHERE game = 2 AND seat = 2",
        "UPDATE timers SET remaining = 'much' WHERE game = 2",
    ] {
        // PostgreSQL keeps texts out of columns of numbers.
        if sql.contains("= 'much'") && crate::database::server().is_some() {
            continue;
        }
        let world = three(sql).await;
        world.table.fire_due().await.unwrap();
        world.clock.advance(DAY);
        world.table.fire_due().await.unwrap();
        world.clock.advance(DAY);
        world.table.fire_due().await.unwrap();
        let told = deliver(&world).await;
        assert!(
            of(&told, 2).contains(&&NoticeKind::Announcement { what: AnnouncementKind::SetAside }),
            "{sql}: {told:#?}"
        );
        for place in [PLACE, THIRD] {
            assert_eq!(world.table.look(place, &person(1)).await.unwrap().status, Status::Running, "{sql}");
        }
        let games = world.table.games_of(1).await.unwrap();
        assert_eq!(games.iter().map(|look| look.game.0).collect::<Vec<_>>(), [3, 1], "{sql}");
    }
}

#[tokio::test]
async fn whoever_wants_something_of_a_game_that_is_set_aside_is_refused_and_nothing_changes() {
    let world = three(FLIPPED).await;
    let aside = |error: TableError| matches!(error, TableError::SetAside { game: GameId(2), number: 2 });
    assert!(aside(world.table.look(SECOND, &person(1)).await.unwrap_err()), "the first to look finds out");
    let before = world.dump().await;
    let (me, table) = (person(1), &world.table);
    assert!(aside(
        table.order(SECOND, &me, None, Order::Compound(classic::Order::End.into())).await.unwrap_err()
    ));
    assert!(aside(table.export(ExportTarget::Here(SECOND), true).await.unwrap_err()));
    assert!(aside(table.lookback(SECOND, None).await.unwrap_err()));
    assert!(aside(table.standing(SECOND, &me).await.unwrap_err()));
    assert!(aside(table.move_game(Place { channel: 99, ..PLACE }, &me, 2).await.unwrap_err()));
    table.channel_lost(PLACE.guild, Parked::Server).await.unwrap();
    assert_eq!(
        table.look(THIRD, &me).await.unwrap().parked,
        Some(Parked::Server),
        "the others are looked after"
    );
    assert_ne!(world.dump().await, before);
    // The export for operators states the reason in one line.
    let reason = table.export(ExportTarget::Id(GameId(2)), true).await.unwrap_err().to_string();
    assert!(reason.starts_with("game 2: its event ") && reason.lines().count() == 1, "{reason}");
}

#[tokio::test]
async fn a_log_that_is_damaged_below_a_whole_snapshot_is_one_clear_line_to_whoever_exports_it() {
    let world = three(
        "UPDATE events SET body = replace(body, '\"seat\":1', '\"seat\":9') WHERE game = 2 AND seq = \
         (SELECT MIN(seq) FROM events WHERE game = 2 AND body LIKE '%\"seat\":1%')",
    )
    .await;
    for which in [ExportTarget::Here(SECOND), ExportTarget::Id(GameId(2))] {
        let reason = world.table.export(which, true).await.unwrap_err();
        assert!(
            matches!(reason, TableError::Damaged { game: GameId(2), .. } | TableError::SetAside { .. }),
            "{reason}"
        );
        assert_eq!(reason.to_string().lines().count(), 1, "{reason}");
    }
}

#[tokio::test]
async fn a_damaged_game_that_was_mended_goes_on_at_the_next_start_with_what_was_left_of_its_time() {
    let mut world = three("UPDATE games SET campaign = '{' WHERE id = 2").await;
    world.table.fire_due().await.unwrap();
    world.clock.advance(DAY / 2);
    assert!(matches!(world.table.look(SECOND, &person(1)).await, Err(TableError::SetAside { .. })));
    deliver(&world).await;
    world.clock.advance(DAY);
    world.restart().await;
    world.table.fire_due().await.unwrap();
    assert!(
        deliver(&world).await.iter().all(|notice| notice.game != GameId(2)),
        "still damaged: nothing is told again"
    );
    damage(&world, "UPDATE games SET campaign = '' WHERE id = 2").await;
    world.restart().await;
    world.table.fire_due().await.unwrap();
    let look = world.table.look(SECOND, &person(1)).await.unwrap();
    assert_eq!((look.parked, look.deadline), (None, Some(world.now() + DAY / 2)));
    let told = deliver(&world).await;
    let resumed = NoticeKind::Announcement { what: AnnouncementKind::Resumed };
    assert_eq!(of(&told, 2).iter().filter(|kind| ***kind == resumed).count(), 1, "{told:#?}");
}

#[tokio::test]
async fn its_host_calls_a_game_off_that_can_not_be_read_and_the_channel_is_free_again() {
    let world = three(FLIPPED).await;
    let cancel = |who, sure| world.table.cancel(SECOND, who, sure);
    let (host, guest) = (person(1), person(2));
    assert!(matches!(cancel(&guest, true).await, Err(TableError::NotHost { host: 1 })));
    assert!(matches!(cancel(&host, false).await, Err(TableError::ConfirmCancel)));
    cancel(&host, true).await.unwrap();
    let told = deliver(&world).await;
    assert!(
        of(&told, 2).contains(&&NoticeKind::Announcement { what: AnnouncementKind::Cancelled }),
        "{told:#?}"
    );
    world.lobby_at(SECOND, 1, None).await;
    assert_eq!(world.table.lobby(SECOND).await.unwrap().number, 4);
    world.clock.advance(60 * DAY);
    world.table.fire_due().await.unwrap();
    deliver(&world).await;
}

#[tokio::test]
async fn a_notice_that_can_not_be_understood_holds_back_no_other() {
    let world = World::new().await;
    world.instant(3).await;
    damage(&world, "UPDATE outbox SET body = 'nonsense' WHERE id = (SELECT MIN(id) FROM outbox)").await;
    let told = deliver(&world).await;
    assert!(told.iter().any(|notice| matches!(notice.kind, NoticeKind::BoardPost { .. })), "{told:#?}");
    assert_eq!(world.look(1).await.status, Status::Running, "and the game goes on");
}

#[tokio::test]
async fn a_set_aside_game_is_told_in_its_channel_by_its_number() {
    let world = three(FLIPPED).await;
    world.table.fire_due().await.unwrap();
    world.table.look(SECOND, &person(3)).await.unwrap_err();
    let notices = world.table.pending(100).await.unwrap();
    let public =
        notices.iter().find(|notice| notice.game == GameId(2) && notice.audience == Audience::Channel);
    let briefing = world.table.notice_content(public.expect("a notice")).await.unwrap();
    assert_eq!(briefing, NoticeContent::SetAside { number: 2, place: SECOND });
}

#[tokio::test]
async fn examining_a_database_names_every_game_that_can_not_be_read_and_why() {
    let mut world = three("SELECT 1").await;
    assert!(world.table.verify_games().await.unwrap().is_empty());
    damage(&world, FLIPPED).await;
    damage(&world, "DELETE FROM events WHERE game = 3 AND seq = 1").await;
    world.restart().await;
    let before = world.dump().await;
    let wrong = world.table.verify_games().await.unwrap();
    assert!(wrong.len() == 2 && wrong[0].starts_with("game 2: its event "), "{wrong:?}");
    assert_eq!(wrong[1], "game 3: its log has a gap");
    damage(&world, "INSERT INTO events (game, seq, turn, at, body) VALUES (77, 0, 0, 0, '{}')").await;
    let wrong = world.table.verify_games().await.unwrap();
    assert!(wrong[0].contains("a row of events names one of games"), "{wrong:?}");
    damage(&world, "DELETE FROM events WHERE game = 77").await;
    assert_eq!(world.dump().await, before, "nothing was changed");
}

#[tokio::test]
async fn a_damaged_table_of_a_tournament_is_called_off_and_the_tournament_goes_on() {
    let mut world = World::new().await;
    let plan = Plan { rounds: 1, ..Plan::league() };
    crate::tournament::gathered(&world, plan, 6).await;
    world.table.start_tournament(PLACE, &person(1)).await.unwrap();
    crate::tournament::deliver(&world).await;
    let tournament = crate::tournament::tournament(&world).await;
    let broken =
        tournament.tables.iter().find(|table| table.game == Some(GameId(1))).expect("a table").number;
    damage(&world, "UPDATE games SET campaign = '{' WHERE id = 1").await;
    world.restart().await;
    world.table.fire_due().await.unwrap();
    let void = world.table.void_table(PLACE, &person(1), (Some(1), broken), true).await.unwrap();
    assert!(void.tables.iter().any(|table| table.void && table.number == broken));
    for place in crate::tournament::threads(&void) {
        if let Ok(look) = world.table.look(place, &person(1)).await {
            assert_ne!(look.game, GameId(1));
        }
    }
    let seat = at(casus_belli::rules::Seat(0));
    assert_eq!(seat.id, 1);
    world.table.fire_due().await.unwrap();
}

#[tokio::test]
async fn a_game_whose_very_row_can_not_be_read_stops_neither_clock_nor_delivery() {
    let world = three("UPDATE games SET span = 'soon' WHERE id = 2").await;
    for _ in 0..3 {
        world.table.fire_due().await.unwrap();
        world.clock.advance(2 * DAY);
    }
    world.table.fire_due().await.unwrap();
    let told = deliver(&world).await;
    assert!(of(&told, 2).is_empty() && !of(&told, 1).is_empty() && !of(&told, 3).is_empty(), "{told:#?}");
    assert!(world.table.next_due().await.unwrap().is_some_and(|due| due > world.now()), "no clock spins");
}
