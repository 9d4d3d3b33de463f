//! Attacks of the owner of the bot on the dice ([PBP-40]): each was carried out once, and fails now.

use crate::dice_rounds::{bring, local, recorded};
use crate::fixtures::{HOUR, PLACE, World, execute, person, refused};
use casus_belli::luck::beacon::time_of;
use casus_belli::luck::local_chain::sign;
use casus_belli::luck::{BeaconMode, Seed};
use casus_belli::table::{AnnouncementKind, Begun, Change, NoticeKind, Status, TableError};

/// A lobby of two people whose words are closed: it waits for that round.
async fn closed(world: &World) -> u64 {
    world.lobby(2).await;
    let way = Change::Switch { key: "setup.way".into(), value: "instant".into() };
    world.table.configure(PLACE, &person(1), way).await.unwrap();
    world.table.give_word(PLACE, &person(1), "pizza").await.unwrap();
    match world.table.start(PLACE, &person(1)).await.unwrap() {
        Begun::Closed(lobby) => lobby.dice.round.expect("a round is named").number,
        Begun::Playing(_) => panic!("it begins without a round"),
    }
}

async fn status(world: &World) -> String {
    world.store.game(1).await.unwrap().unwrap().status
}

#[tokio::test]
async fn whoever_cuts_the_beacon_off_gets_no_game_and_no_other_dice_f1() {
    let mut world = local().await;
    let round = closed(&world).await;
    for waited in [2 * 60_000, HOUR, 30 * 24 * HOUR] {
        world.clock.set(time_of(round) + waited);
        world.table.fire_due().await.unwrap();
        assert_eq!(status(&world).await, "lobby", "it waits");
        world.restart().await;
    }
    let told = world.announced().await;
    let late = told.iter().filter(|what| **what == AnnouncementKind::RoundLate { round }).count();
    assert_eq!(late, 1, "its players are told once: {told:?}");
    assert_eq!(world.table.rounds_out().await.unwrap(), [round], "the same round is asked for");
    // Another channel is free, and this one can be called off.
    let other = casus_belli::table::Place { guild: 10, channel: 21 };
    world.lobby_at(other, 2, None).await;
    world.table.cancel(PLACE, &person(1), false).await.unwrap();
}

#[tokio::test]
async fn anybody_can_bring_the_round_and_nothing_else_passes_for_it() {
    let world = local().await;
    let round = closed(&world).await;
    let mut forged = sign(round);
    forged[20] ^= 4;
    let quicknet: [u8; 48] = casus_belli::luck::unhex(crate::luck_commitment::ROUNDS[0].1).unwrap();
    for wrong in [forged, sign(round + 1), sign(round - 1), quicknet, [0; 48], [0xff; 48]] {
        refused!(world, world.table.bring_round(PLACE, wrong), TableError::NotTheRound { round: r } if *r == round);
    }
    assert_eq!(world.table.bring_round(PLACE, sign(round)).await.unwrap(), round);
    assert_eq!(status(&world).await, "running");
    let turn = world.look(1).await.dice.awaits.expect("the turn has a round of its own");
    // A signature that was right once is another round's now.
    refused!(world, world.table.bring_round(PLACE, sign(round)), TableError::NotTheRound { round: r } if *r == turn);
    assert_eq!(world.table.bring_round(PLACE, sign(turn)).await.unwrap(), turn);
    refused!(world, world.table.bring_round(PLACE, sign(turn)), TableError::NoRoundAwaited);
}

#[tokio::test]
async fn whatever_is_changed_after_the_commitment_no_game_begins_with_it_f2() {
    let setup = |from: &str, to: &str| format!("UPDATE games SET setup = replace(setup, '{from}', '{to}')");
    let changes = [
        "UPDATE seats SET seat = seat + 10; UPDATE seats SET seat = 11 - seat".to_owned(),
        "UPDATE seats SET computer = 'easy' WHERE seat = 1".to_owned(),
        "UPDATE seats SET word = 'pasta' WHERE seat = 0".to_owned(),
        "UPDATE seats SET word = 'pasta' WHERE seat = 1".to_owned(),
        "UPDATE seats SET sealed = '5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a' WHERE seat = 1".to_owned(),
        "UPDATE seats SET colour = 'green' WHERE seat = 1".to_owned(),
        format!("UPDATE games SET seed = '{}'", Seed([9; 32]).hex()),
        "UPDATE games SET commitment = '00'".to_owned(),
        "UPDATE games SET promise = '00'".to_owned(),
        "UPDATE games SET dice = 'start local'".to_owned(),
        "UPDATE games SET dice = 'turn quicknet'".to_owned(),
        "UPDATE games SET dice = '-'".to_owned(),
        "UPDATE games SET dice = ''".to_owned(),
        setup("\"left\"", "\"right\""),
    ];
    for change in changes {
        let mut world = local().await;
        let round = closed(&world).await;
        let before = world.dump().await;
        for part in change.split("; ") {
            execute(&world.database, part).await;
        }
        assert_ne!(world.dump().await, before, "{change}: it changes nothing");
        world.restart().await;
        world.clock.set(time_of(round));
        let _ = world.table.round_came(round, sign(round)).await;
        assert_ne!(status(&world).await, "running", "{change}: it begins all the same");
        if status(&world).await == "cancelled" {
            assert!(
                world.announced().await.contains(&AnnouncementKind::Tampered),
                "{change}: nobody is told"
            );
        }
    }
    // Another round would be another commitment.
    let mut world = local().await;
    let round = closed(&world).await;
    execute(&world.database, &format!("UPDATE games SET round = {}", round + 1)).await;
    world.restart().await;
    world.clock.set(time_of(round + 1));
    world.table.round_came(round + 1, sign(round + 1)).await.unwrap();
    assert_eq!(status(&world).await, "cancelled");
}

#[tokio::test]
async fn a_backup_put_back_gives_a_second_commitment_and_every_player_has_the_first_f4() {
    let commitments = async |world: &World| {
        let mut texts = Vec::new();
        for notice in world.table.pending(99).await.unwrap() {
            if let NoticeKind::Commitment { person } = notice.kind {
                let commitment = world.store.game(1).await.unwrap().unwrap().commitment;
                texts.push((person, commitment));
            }
        }
        texts
    };
    let mut world = local().await;
    world.lobby(2).await;
    let file = world.database.file().to_owned();
    let copy = file.with_extension("copy");
    casus_belli::store::Store::back_up(&file, &copy).await.unwrap();
    world.table.start(PLACE, &person(1)).await.unwrap();
    let first = commitments(&world).await;
    assert_eq!(first.iter().map(|(person, _)| *person).collect::<Vec<_>>(), [1, 2], "each player has it");
    // The owner looks at the dice, puts the copy back and commits again, to another round.
    world.store.close().await;
    std::fs::copy(&copy, &file).unwrap();
    for side in ["-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{side}", file.display()));
    }
    world.restart().await;
    world.clock.advance(60_000);
    world.table.start(PLACE, &person(1)).await.unwrap();
    let second = commitments(&world).await;
    assert_eq!(second.len(), 2, "each player gets the second one too");
    assert_ne!(first[0].1, second[0].1, "and it is another one");
}

#[tokio::test]
async fn a_clock_that_is_off_names_no_round_that_somebody_could_know() {
    for off in [-HOUR, -11_000, 11_000, HOUR] {
        let world = local().await;
        world.lobby(2).await;
        // Discord's time, by an interaction that arrives now.
        world.table.saw_discord_time(world.now() - off);
        refused!(world, world.table.start(PLACE, &person(1)), TableError::ClockOff { off: o } if *o == off);
    }
    // The clock is set back while a game runs: its rounds are named by Discord's time.
    let world = local().await;
    let feeding = crate::dice_rounds::chain(&world.table, &world.clock);
    world.lobby(2).await;
    let way = Change::Switch { key: "setup.way".into(), value: "instant".into() };
    for change in [way, Change::BeaconMode(BeaconMode::Order)] {
        world.table.configure(PLACE, &person(1), change).await.unwrap();
    }
    world.table.start(PLACE, &person(1)).await.unwrap();
    while status(&world).await != "running" {
        tokio::task::yield_now().await;
    }
    feeding.abort();
    let seat = world.attacking().await;
    let discord = world.now() + HOUR;
    world.table.saw_discord_time(discord);
    let mut heard = world.table.orders_on_their_way();
    let order = crate::dice_rounds::attack(&world, seat).await;
    let (table, own) = (world.table.clone(), crate::fixtures::at(seat));
    let given = tokio::spawn(async move { table.order(PLACE, &own, None, order).await });
    let round = heard.recv().await.unwrap().round;
    assert!(time_of(round) >= discord + 3_000, "it does not exist yet, whatever the clock shows");
    assert_eq!(world.table.round_came(round, sign(round)).await.unwrap(), 1);
    given.await.unwrap().unwrap();
}

#[tokio::test]
async fn rounds_that_nobody_waits_for_disturb_nothing_however_many_come() {
    let world = local().await;
    let round = closed(&world).await;
    let before = world.dump().await;
    for other in (round + 1..round + 20).chain([1, u64::MAX]) {
        assert_eq!(world.table.round_came(other, sign(other)).await.unwrap(), 0);
        assert_eq!(world.table.round_came(round, sign(other)).await.unwrap(), 0);
    }
    assert_eq!(world.dump().await, before);
    bring(&world.table, &world.clock).await;
    world.table.cancel(PLACE, &person(1), true).await.unwrap();
    recorded(&world.table, PLACE).await;
    assert_eq!(world.look(1).await.status, Status::Cancelled);
}
