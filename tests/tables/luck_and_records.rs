//! Fair dice and records: words for the dice, exported records, and when each is public ([PBP-40], [PBP-42]).

use crate::fixtures::{HOUR, PLACE, Random, World, at, dump, execute, person};
use casus_belli::luck::{Entropy, Seed};
use casus_belli::record::{self, Luck};
use casus_belli::rules::Event;
use casus_belli::table::{Change, ExportTarget, GameId, NoticeKind, Place, Status, TableError};

/// A game for two with a word of Ilaria's, played at random to its end.
async fn finished(world: &World) {
    world.lobby(2).await;
    let way = Change::Switch { key: "setup.way".into(), value: "instant".into() };
    world.table.configure(PLACE, &person(1), way).await.unwrap();
    world.table.give_word(PLACE, &person(1), "  glockenspiel ").await.unwrap();
    world.table.start(PLACE, &person(1)).await.unwrap();
    play_on(world, 5_000).await;
    let look = world.look(1).await;
    assert_eq!(look.status, Status::Over, "{} events", look.view.seq);
}

/// Both play to win by a simple rule: attack where the lead is greatest.
async fn play_on(world: &World, answers: u32) {
    use casus_belli::ai::Player;
    let mut rng = Random::new(3);
    for _ in 0..answers {
        let mut moved = false;
        for id in 1..=2 {
            let look = world.look(id).await;
            let Some(ask) = look.view.asks.first().cloned() else {
                continue;
            };
            let action = Player::Normal.answer(&look.view, &ask, &mut |n| rng.below(n));
            world.answer(id, action).await.unwrap();
            moved = true;
            break;
        }
        if !moved {
            return;
        }
    }
}

/// What the commitment binds besides seed and words.
fn terms(look: &casus_belli::table::Look) -> [u8; 32] {
    casus_belli::luck::unhex(look.dice.terms.as_deref().expect("they are committed to")).unwrap()
}

#[tokio::test]
async fn the_promise_stands_before_any_word_and_words_change_the_commitment_alone_pbp_40() {
    let world = World::new().await;
    world.lobby(2).await;
    let promise = world.table.lobby(PLACE).await.unwrap().dice.promise.expect("shown in the lobby");
    let given = world.table.give_word(PLACE, &person(1), "pizza").await.unwrap();
    assert_eq!(given.lobby.dice.promise.as_ref(), Some(&promise));
    world.table.give_word(PLACE, &person(1), "owl").await.unwrap();
    let look = world.table.start(PLACE, &person(1)).await.unwrap().playing().unwrap();
    let seed = Seed::read(&world.store.game(1).await.unwrap().unwrap().seed).unwrap();
    assert_eq!(seed.promise(1), promise);
    assert_eq!(
        look.dice.commitment,
        Some(seed.commitment(1, &Entropy::open(vec![Some("owl".into()), None]), Some(&terms(&look)))),
        "the last word counts"
    );
    assert_ne!(look.dice.commitment, Some(promise));
    assert!(look.revealed.is_none());
}

#[tokio::test]
async fn who_gives_no_word_has_a_commitment_that_says_so_pbp_40() {
    let world = World::new().await;
    world.lobby(2).await;
    let look = world.table.start(PLACE, &person(1)).await.unwrap().playing().unwrap();
    let seed = Seed::read(&world.store.game(1).await.unwrap().unwrap().seed).unwrap();
    assert_eq!(look.dice.commitment, Some(seed.commitment(1, &Entropy::none(2), Some(&terms(&look)))));
}

#[tokio::test]
async fn a_word_that_cannot_be_given_changes_nothing() {
    let world = World::new().await;
    world.lobby(2).await;
    let before = world.dump().await;
    for word in ["", "  ", &"x".repeat(65), "a\nb", "\u{202e}"] {
        let refused = world.table.give_word(PLACE, &person(1), word).await;
        assert!(matches!(refused, Err(TableError::BadWord { most: 64 })), "{word:?}: {refused:?}");
    }
    let refused = world.table.give_word(PLACE, &person(9), "pizza").await;
    assert!(matches!(refused, Err(TableError::NotSeated)), "{refused:?}");
    let elsewhere = Place { guild: 10, channel: 21 };
    let refused = world.table.give_word(elsewhere, &person(1), "pizza").await;
    assert!(matches!(refused, Err(TableError::NoGameHere)), "{refused:?}");
    assert_eq!(world.dump().await, before);
    world.table.start(PLACE, &person(1)).await.unwrap();
    let before = world.dump().await;
    let refused = world.table.give_word(PLACE, &person(1), "pizza").await;
    assert!(matches!(refused, Err(TableError::Begun { .. })), "{refused:?}");
    assert_eq!(world.dump().await, before);
}

#[tokio::test]
async fn a_word_goes_with_whoever_leaves_the_lobby() {
    let world = World::new().await;
    world.lobby(3).await;
    world.table.give_word(PLACE, &person(2), "pizza").await.unwrap();
    world.table.give_word(PLACE, &person(3), "owl").await.unwrap();
    world.table.leave(PLACE, &person(2)).await.unwrap();
    let look = world.table.start(PLACE, &person(1)).await.unwrap().playing().unwrap();
    let seed = Seed::read(&world.store.game(1).await.unwrap().unwrap().seed).unwrap();
    assert_eq!(
        look.dice.commitment,
        Some(seed.commitment(1, &Entropy::open(vec![None, Some("owl".into())]), Some(&terms(&look))))
    );
}

#[tokio::test]
async fn neither_seed_nor_word_is_told_to_anybody_before_the_end_pbp_40() {
    let world = World::new().await;
    world.lobby(2).await;
    world.table.give_word(PLACE, &person(1), "glockenspiel").await.unwrap();
    let look = world.table.start(PLACE, &person(1)).await.unwrap().playing().unwrap();
    let seed = world.store.game(1).await.unwrap().unwrap().seed;
    let mut told = format!("{look:?} {:?}", world.look(2).await);
    for notice in world.table.pending(99).await.unwrap() {
        let brief = world.table.notice_content(&notice).await.unwrap();
        told = format!("{told}{notice:?} {brief:?}");
    }
    told += &dump(&world.database, &["outbox", "events", "snapshots"]).await;
    let exported = world.table.export(ExportTarget::Here(PLACE), true).await.unwrap();
    assert!(!exported.whole);
    told += &exported.text;
    assert!(!told.contains(&seed) && !told.contains("glockenspiel"), "{told}");
}

#[tokio::test]
async fn a_game_that_is_over_is_exported_whole_and_verifies_pbp_42() {
    let world = World::new().await;
    finished(&world).await;
    let exported = world.table.export(ExportTarget::Here(PLACE), true).await.unwrap();
    assert!(exported.whole);
    let read = record::parse(exported.text.as_bytes()).unwrap();
    let checked = record::verify(&read).unwrap();
    assert_eq!(checked.luck, Luck::Verified);
    let header = &read.record.header;
    assert_eq!(header.mix.as_ref().unwrap().words, [Some("glockenspiel".into()), None]);
    assert_eq!(header.seats[0].name.as_deref(), Some("Ilaria"));
    assert_eq!(header.began, Some(world.now() / 1_000));
    let log: Vec<Event> = world.store.events(1, 0).await.unwrap().into_iter().map(|row| row.event).collect();
    let again = record::replay(&read, None).unwrap();
    assert_eq!(again.seq() as usize, log.len());
    let revealed = world.look(1).await.revealed.expect("it is over");
    assert_eq!(Some(revealed.seed), header.seed.as_ref().map(Seed::hex));
    let nameless = world.table.export(ExportTarget::Id(GameId(1)), false).await.unwrap().text;
    assert!(!nameless.contains("Ilaria") && record::parse(nameless.as_bytes()).is_ok());
}

#[tokio::test]
async fn a_seed_that_was_swapped_in_the_database_does_not_fit_what_was_promised_pbp_40() {
    let world = World::new().await;
    finished(&world).await;
    let promised = world.look(1).await.dice;
    assert!(world.table.export(ExportTarget::Here(PLACE), true).await.unwrap().kept);
    assert!(promised.promise.is_some() && promised.commitment.is_some(), "{promised:?}");
    let other = "5a".repeat(32);
    execute(&world.database, &format!("UPDATE games SET seed = '{other}'")).await;
    assert_eq!(world.look(1).await.dice, promised, "what was said stays as it was said");
    let exported = world.table.export(ExportTarget::Here(PLACE), true).await.unwrap();
    let read = record::parse(exported.text.as_bytes()).unwrap();
    assert_eq!(read.record.header.seed.as_ref().map(Seed::hex), Some(other));
    assert_eq!(read.record.header.promise, promised.promise);
    assert!(!exported.kept && record::verify(&read).is_err());
}

#[tokio::test]
async fn a_promise_is_kept_with_the_lobby_and_the_message_that_tells_the_commitment_with_the_game() {
    let mut world = World::new().await;
    world.lobby(2).await;
    let row = world.store.game(1).await.unwrap().unwrap();
    assert_eq!((row.promise.len(), row.commitment.len(), row.told), (64, 0, None));
    world.table.start(PLACE, &person(1)).await.unwrap();
    let told = world.table.pending(99).await.unwrap();
    let told = told.iter().find(|notice| matches!(notice.kind, NoticeKind::Announcement { .. })).unwrap();
    world.table.delivered(told.id, Some(4_711)).await.unwrap();
    world.restart().await;
    let look = world.look(1).await;
    assert_eq!(look.dice.promise.as_ref(), Some(&row.promise));
    assert_eq!(look.dice.told, Some(4_711));
}

#[tokio::test]
async fn a_game_that_was_called_off_is_over_too() {
    let world = World::new().await;
    world.instant(3).await;
    let seat = world.on_turn().await;
    let ask = world.look(u64::from(seat.0) + 1).await.view.asks[0].clone();
    world.answer(at(seat).id, ask.default).await.unwrap();
    world.table.cancel(PLACE, &person(1), true).await.unwrap();
    let exported = world.table.export(ExportTarget::Here(PLACE), true).await.unwrap();
    let read = record::parse(exported.text.as_bytes()).unwrap();
    assert_eq!(record::verify(&read).unwrap().luck, Luck::Verified);
    assert_eq!(read.record.header.result, None);
}

#[tokio::test]
async fn a_game_by_its_number_is_for_its_channel_and_for_its_players() {
    let world = World::new().await;
    world.instant(2).await;
    let elsewhere = Place { guild: 10, channel: 99 };
    let ask = |place, number, who| ExportTarget::Numbered { place, number, who: person(who) };
    for (which, there) in [
        (ask(PLACE, 1, 7), true),
        (ask(elsewhere, 1, 2), true),
        (ask(elsewhere, 1, 7), false),
        (ask(Place { guild: 11, channel: 20 }, 1, 1), false),
        (ask(PLACE, 2, 1), false),
    ] {
        let exported = world.table.export(which.clone(), true).await;
        assert_eq!(exported.is_ok(), there, "{which:?}: {exported:?}");
    }
    let elsewhere = Place { guild: 10, channel: 21 };
    world.lobby_at(elsewhere, 1, None).await;
    let lobby = world.table.export(ExportTarget::Here(elsewhere), true).await;
    assert!(matches!(lobby, Err(TableError::NotRunning { .. })), "{lobby:?}");
}

#[tokio::test]
async fn what_was_told_about_games_that_ended_long_ago_is_forgotten_and_nothing_else() {
    let world = World::new().await;
    world.instant(2).await;
    world.table.cancel(PLACE, &person(1), true).await.unwrap();
    let elsewhere = Place { guild: 10, channel: 21 };
    world.lobby_at(elsewhere, 2, None).await;
    world.table.start(elsewhere, &person(1)).await.unwrap();
    let deliver = async || {
        // Each delivered notice makes room for those that wait for it.
        for _ in 0..5 {
            for notice in world.table.pending(99).await.unwrap() {
                world.table.delivered(notice.id, Some(5)).await.unwrap();
            }
        }
    };
    deliver().await;
    world.table.fire_due().await.unwrap();
    let of = async |game: i64| {
        let rows = dump(&world.database, &["outbox"]).await;
        rows.lines().filter(|row| row.contains(&format!(" game={game} "))).count()
    };
    let (first, second) = (of(1).await, of(2).await);
    assert!(first > 1 && second > 1);
    world.clock.advance(29 * 24 * HOUR);
    world.table.fire_due().await.unwrap();
    assert_eq!(of(1).await, first, "not yet");
    world.clock.advance(2 * 24 * HOUR);
    let log = dump(&world.database, &["events"]).await.lines().filter(|row| row.contains(" game=1 ")).count();
    world.table.fire_due().await.unwrap();
    assert_eq!(of(1).await, 0);
    assert!(of(2).await >= second, "a game that is running keeps what was told");
    let after =
        dump(&world.database, &["events"]).await.lines().filter(|row| row.contains(" game=1 ")).count();
    assert_eq!(after, log, "the log stays");
}
