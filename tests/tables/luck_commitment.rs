//! Start of a game: closing the words, the commitment, the public beacon, sealed words ([PBP-40]).

use crate::fixtures::{HOUR, PLACE, World, person};
use casus_belli::luck::{Beacon, Entropy, SealedWord, Seed, hash_of, hex, unhex};
use casus_belli::record::{self, Luck};
use casus_belli::rules::Seat;
use casus_belli::table::{
    AnnouncementKind, Begun, Change, ExportTarget, Failure, Limits, Notice, NoticeKind, RoundOutcome, Status,
    TableError, WordResult,
};

/// Published rounds of drand quicknet: number and signature.
pub(crate) const ROUNDS: [(u64, &str); 2] = [
    (123, "b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92"),
    (
        657_413,
        "b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b",
    ),
];
const MINUTE: i64 = 60_000;

/// Publication time of a round, in Unix milliseconds.
pub(crate) const fn out(round: u64) -> i64 {
    1_692_803_367_000 + (round as i64 - 1) * 3_000
}

pub(crate) fn signature(round: u64) -> [u8; 48] {
    let (_, signature) = ROUNDS.iter().find(|(known, _)| *known == round).expect("a published round");
    unhex(signature).unwrap()
}

/// A lobby of two people with the beacon, `ahead` milliseconds before that round.
async fn lobby_before(round: u64, ahead: i64) -> World {
    let world =
        World::with(Limits { beacon: Some(casus_belli::luck::Chain::Quicknet), ..Limits::default() }).await;
    world.clock.set(out(round) - ahead);
    world.lobby(2).await;
    let way = Change::Switch { key: "setup.way".into(), value: "instant".into() };
    world.table.configure(PLACE, &person(1), way).await.unwrap();
    world
}

/// Closes the words: the game waits for its round.
async fn close(world: &World) -> casus_belli::table::Lobby {
    match world.table.start(PLACE, &person(1)).await.unwrap() {
        Begun::Closed(lobby) => *lobby,
        Begun::Playing(look) => panic!("it begins at once: {look:?}"),
    }
}

async fn row(world: &World) -> casus_belli::store::GameRow {
    world.store.game(1).await.unwrap().unwrap()
}

async fn seed(world: &World) -> Seed {
    Seed::read(&row(world).await.seed).unwrap()
}

/// The pending notices.
async fn pending(world: &World) -> Vec<Notice> {
    world.table.pending(99).await.unwrap()
}

/// Checks that the record verifies, and returns the entropy that was mixed into its luck.
async fn verified(world: &World) -> Entropy {
    world.table.cancel(PLACE, &person(1), true).await.unwrap();
    let exported = world.table.export(ExportTarget::Here(PLACE), true).await.unwrap();
    assert!(exported.kept);
    let read = record::parse(exported.text.as_bytes()).unwrap();
    assert_eq!(record::verify(&read).unwrap().luck, Luck::Verified, "{}", exported.text);
    read.record.header.mix.expect("it is over")
}

#[tokio::test]
async fn the_commitment_names_a_round_that_is_not_out_and_the_game_begins_with_it_pbp_40() {
    let world = lobby_before(123, 30_000).await;
    world.table.give_word(PLACE, &person(1), "pizza").await.unwrap();
    let lobby = close(&world).await;
    let round = lobby.dice.round.clone().expect("a round is named");
    assert_eq!((round.number, round.at, round.outcome), (123, out(123), RoundOutcome::Awaited));
    assert!(round.at - world.now() >= 30_000, "the message can be there before");
    let words = vec![Some("pizza".to_owned()), None];
    let mix = Entropy { beacon: Beacon::Awaited { round: 123 }, ..Entropy::open(words.clone()) };
    let terms = unhex(lobby.dice.terms.as_deref().expect("they are fixed")).unwrap();
    let commitment = seed(&world).await.commitment(1, &mix, Some(&terms));
    assert_eq!(lobby.dice.commitment.as_ref(), Some(&commitment));
    assert_eq!(world.announced().await, [AnnouncementKind::WordsClosed]);
    assert_eq!(world.store.events(1, 0).await.unwrap().len(), 0, "nothing is drawn yet");
    assert_eq!(world.table.rounds_out().await.unwrap(), [0; 0]);
    assert_eq!(world.table.next_round().await.unwrap(), Some(out(123)));

    world.clock.set(out(123));
    world.table.fire_due().await.unwrap();
    assert_eq!(world.table.rounds_out().await.unwrap(), [123]);
    assert_eq!(world.table.round_came(123, signature(123)).await.unwrap(), 1);
    let look = world.look(1).await;
    assert_eq!((look.status, look.dice.commitment.as_ref()), (Status::Running, Some(&commitment)));
    assert_eq!(look.dice.round.unwrap().outcome, RoundOutcome::Drawn { signature: ROUNDS[0].1.to_owned() });
    assert_eq!(world.announced().await.last(), Some(&AnnouncementKind::Started { commitment }));
    assert_eq!(world.table.rounds_out().await.unwrap(), [0; 0]);
    assert_eq!(world.table.round_came(123, signature(123)).await.unwrap(), 0, "it begins once");
    let drawn = Beacon::Drawn { round: 123, signature: signature(123) };
    assert_eq!(verified(&world).await, Entropy { beacon: drawn, ..Entropy::open(words) });
}

#[tokio::test]
async fn a_signature_that_is_not_the_rounds_changes_nothing_pbp_40() {
    let world = lobby_before(123, 30_000).await;
    close(&world).await;
    world.clock.set(out(123));
    let before = world.dump().await;
    let mut forged = signature(123);
    forged[40] ^= 1;
    for (round, wrong) in [
        (123, forged),
        (123, signature(657_413)),
        (123, [0; 48]),
        (657_413, signature(657_413)),
        (124, signature(123)),
    ] {
        assert_eq!(world.table.round_came(round, wrong).await.unwrap(), 0, "{round}");
        assert_eq!(world.dump().await, before);
    }
}

#[tokio::test]
async fn when_no_server_answers_for_two_minutes_the_game_waits_on_and_says_so_once_pbp_40() {
    let world = lobby_before(123, 30_000).await;
    let commitment = close(&world).await.dice.commitment;
    assert_eq!(world.table.next_due().await.unwrap(), Some(out(123) + 2 * MINUTE));
    world.table.fire_due().await.unwrap();
    world.clock.set(out(123) + 2 * MINUTE - 1);
    world.table.fire_due().await.unwrap();
    assert_eq!(row(&world).await.status, "lobby");
    world.clock.advance(1);
    world.table.fire_due().await.unwrap();
    world.clock.advance(24 * HOUR);
    world.table.fire_due().await.unwrap();
    assert_eq!(row(&world).await.status, "lobby", "it does not begin without its round");
    let late = AnnouncementKind::RoundLate { round: 123 };
    assert_eq!(world.announced().await.iter().filter(|what| **what == late).count(), 1);
    assert_eq!(world.table.next_due().await.unwrap(), None, "nothing more falls due");
    assert_eq!(world.table.round_came(123, signature(123)).await.unwrap(), 1, "it is never too late for it");
    let look = world.look(1).await;
    assert_eq!((look.status, look.dice.commitment.clone()), (Status::Running, commitment));
    assert_eq!(verified(&world).await.beacon, Beacon::Drawn { round: 123, signature: signature(123) });
}

#[tokio::test]
async fn a_program_that_was_off_looks_for_the_round_once_more_pbp_40() {
    let mut world = lobby_before(123, 30_000).await;
    close(&world).await;
    world.table.fire_due().await.unwrap();
    world.clock.set(out(123) + HOUR);
    world.restart().await;
    world.table.fire_due().await.unwrap();
    assert_eq!(row(&world).await.status, "lobby", "not without having asked");
    assert_eq!(world.table.rounds_out().await.unwrap(), [123]);
    world.clock.advance(2 * MINUTE);
    world.table.fire_due().await.unwrap();
    assert_eq!((row(&world).await.beacon.as_str(), row(&world).await.status.as_str()), ("", "lobby"));
    assert_eq!(world.table.rounds_out().await.unwrap(), [123], "and again");
}

#[tokio::test]
async fn a_commitment_is_made_once_whatever_crashes_pbp_40() {
    let mut world = lobby_before(123, 30_000).await;
    let commitment = close(&world).await.dice.commitment;
    let before = world.dump().await;
    world.restart().await;
    world.clock.advance(9_000);
    let again = world.table.start(PLACE, &person(1)).await;
    assert!(matches!(again, Err(TableError::WordsClosed { number: 1, opens: None })), "{again:?}");
    assert_eq!(world.dump().await, before);
    let lobby = world.table.lobby(PLACE).await.unwrap();
    assert_eq!((lobby.dice.commitment, lobby.dice.round.unwrap().number), (commitment, 123));
}

#[tokio::test]
async fn when_the_words_are_closed_nobody_comes_goes_or_changes_anything_but_it_can_be_called_off() {
    let world = lobby_before(123, 30_000).await;
    close(&world).await;
    let before = world.dump().await;
    let table = &world.table;
    for refused in [
        table.join(PLACE, &person(3)).await.map(drop),
        table.leave(PLACE, &person(2)).await.map(drop),
        table.configure(PLACE, &person(1), Change::Seats(4)).await.map(drop),
        table.configure(PLACE, &person(2), Change::Colour(casus_belli::table::Colour::Black)).await.map(drop),
        table.give_word(PLACE, &person(1), "pizza").await.map(drop),
        table.give_word(PLACE, &person(1), &"5a".repeat(32)).await.map(drop),
    ] {
        assert!(matches!(refused, Err(TableError::WordsClosed { number: 1, .. })), "{refused:?}");
    }
    assert!(matches!(table.look(PLACE, &person(1)).await, Err(TableError::NotRunning { host: 1 })));
    assert_eq!(world.dump().await, before);
    table.cancel(PLACE, &person(1), false).await.unwrap();
    assert_eq!(row(&world).await.status, "cancelled");
    assert_eq!(world.table.next_round().await.unwrap(), None);
    assert_eq!(world.table.next_due().await.unwrap(), None);
}

/// The hash of the sealed word `owl in the attic`.
fn owl() -> String {
    hex(&hash_of("owl in the attic"))
}

/// A lobby in which Ilaria sealed a word, without the beacon.
async fn sealed() -> World {
    let world = World::new().await;
    world.lobby(3).await;
    world.table.give_word(PLACE, &person(1), "pizza").await.unwrap();
    let kept =
        world.table.give_word(PLACE, &person(1), &format!(" {} ", owl().to_uppercase())).await.unwrap();
    assert_eq!(kept.kept, WordResult::Sealed);
    let kept = world.table.give_word(PLACE, &person(2), "glockenspiel").await.unwrap();
    assert_eq!(kept.kept, WordResult::Open);
    world
}

#[tokio::test]
async fn a_sealed_word_is_asked_for_when_the_words_are_closed_and_the_last_one_begins_the_game_pbp_40() {
    let world = Box::pin(sealed()).await;
    assert_eq!(world.table.lobby(PLACE).await.unwrap().dice.sealed, [], "not before");
    let lobby = close(&world).await;
    assert_eq!(lobby.dice.round, None);
    assert_eq!((lobby.dice.sealed[0].seat, &lobby.dice.sealed[0].word), (Seat(0), &None));
    let until = world.now() + 6 * HOUR;
    assert_eq!((lobby.dice.reveal_until, lobby.dice.opens_by), (Some(until), Some(until)));
    let asked = pending(&world).await.into_iter().map(|notice| notice.kind);
    let asked: Vec<_> = asked.filter(|kind| matches!(kind, NoticeKind::Reveal { .. })).collect();
    assert_eq!(asked, [NoticeKind::Reveal { person: 1, until, here: false }]);

    let before = world.dump().await;
    for (who, typed) in [(1, "owl in the cellar"), (1, "Owl in the attic"), (1, &*owl())] {
        let refused = world.table.give_word(PLACE, &person(who), typed).await;
        assert!(matches!(refused, Err(TableError::WrongWord)), "{typed}: {refused:?}");
    }
    let refused = world.table.give_word(PLACE, &person(1), "  ").await;
    assert!(matches!(refused, Err(TableError::BadWord { .. })), "{refused:?}");
    let refused = world.table.give_word(PLACE, &person(2), "glockenspiel").await;
    assert!(matches!(refused, Err(TableError::WordsClosed { .. })), "{refused:?}");
    let refused = world.table.give_word(PLACE, &person(7), "owl in the attic").await;
    assert!(matches!(refused, Err(TableError::NotSeated)), "{refused:?}");
    assert_eq!(world.dump().await, before);

    let given = world.table.give_word(PLACE, &person(1), "  owl in the attic ").await.unwrap();
    assert_eq!(given.kept, WordResult::Revealed);
    let told = world.announced().await;
    let commitment = lobby.dice.commitment.clone().unwrap();
    assert_eq!(
        told,
        [
            AnnouncementKind::WordsClosed,
            AnnouncementKind::Revealed { seat: Seat(0) },
            AnnouncementKind::Started { commitment }
        ]
    );
    let look = world.look(3).await;
    assert_eq!(look.dice.sealed[0].word.as_deref(), Some("owl in the attic"));
    let asked = pending(&world).await;
    assert!(!asked.iter().any(|notice| matches!(notice.kind, NoticeKind::Reveal { .. })), "asked no more");
    let mix = verified(&world).await;
    let revealed = SealedWord { hash: hash_of("owl in the attic"), word: Some("owl in the attic".into()) };
    assert_eq!(mix.words, [None, Some("glockenspiel".to_owned()), None], "the last one given counts");
    assert_eq!(mix.sealed, [Some(revealed), None, None]);
    let terms = unhex(lobby.dice.terms.as_deref().expect("they are fixed")).unwrap();
    assert_eq!(lobby.dice.commitment, Some(seed(&world).await.commitment(1, &mix, Some(&terms))));
}

#[tokio::test]
async fn who_does_not_reveal_in_time_plays_without_a_word_pbp_40() {
    let world = Box::pin(sealed()).await;
    close(&world).await;
    world.clock.advance(6 * HOUR - 1);
    world.table.fire_due().await.unwrap();
    assert_eq!(row(&world).await.status, "lobby");
    world.clock.advance(1);
    let refused = world.table.give_word(PLACE, &person(1), "owl in the attic").await;
    assert!(matches!(refused, Err(TableError::RevealTooLate)), "{refused:?}");
    world.table.fire_due().await.unwrap();
    let look = world.look(1).await;
    assert_eq!((look.status, look.dice.sealed.len()), (Status::Running, 1));
    assert_eq!(look.dice.sealed[0].word, None);
    let mix = verified(&world).await;
    assert_eq!(mix.sealed[0], Some(SealedWord { hash: hash_of("owl in the attic"), word: None }));
}

#[tokio::test]
async fn with_the_beacon_sealed_words_are_taken_until_shortly_before_the_round_pbp_40() {
    let world = lobby_before(657_413, 6 * HOUR).await;
    world.table.give_word(PLACE, &person(1), &owl()).await.unwrap();
    world.table.give_word(PLACE, &person(2), &hex(&hash_of("pizza"))).await.unwrap();
    let lobby = close(&world).await;
    assert_eq!(lobby.dice.round.unwrap().number, 657_413, "a quarter of a turn, and no later");
    assert_eq!(lobby.dice.reveal_until, Some(out(657_413) - 10_000));
    world.table.give_word(PLACE, &person(2), "pizza").await.unwrap();
    let again = world.table.give_word(PLACE, &person(2), "pizza").await;
    assert!(matches!(again, Err(TableError::WordKnown)), "{again:?}");
    assert_eq!(row(&world).await.status, "lobby", "the round is waited for all the same");
    world.clock.set(out(657_413) - 10_000);
    let late = world.table.give_word(PLACE, &person(1), "owl in the attic").await;
    assert!(matches!(late, Err(TableError::RevealTooLate)), "{late:?}");
    world.clock.set(out(657_413));
    assert_eq!(world.table.round_came(657_413, signature(657_413)).await.unwrap(), 1);
    let mix = verified(&world).await;
    assert_eq!(mix.revealed(), [None, Some("pizza")]);
    assert_eq!(mix.beacon, Beacon::Drawn { round: 657_413, signature: signature(657_413) });
}

#[tokio::test]
async fn whoever_takes_no_direct_messages_is_asked_for_the_sealed_word_in_the_channel_pbp_19() {
    let world = Box::pin(sealed()).await;
    close(&world).await;
    let asked = async || {
        let asked = pending(&world).await.into_iter();
        asked.filter(|notice| matches!(notice.kind, NoticeKind::Reveal { .. })).collect::<Vec<_>>()
    };
    let first = asked().await;
    world.table.failed(first[0].id, Failure::DmClosed).await.unwrap();
    let second = asked().await;
    assert_eq!(second.len(), 1);
    assert!(matches!(second[0].kind, NoticeKind::Reveal { person: 1, here: true, .. }), "{second:?}");
    assert_eq!(second[0].audience, casus_belli::table::Audience::Channel);
    assert!(world.table.dm_refused(1).await.unwrap());
}

#[tokio::test]
async fn neither_seed_nor_open_word_is_told_while_the_game_waits_pbp_40() {
    let world = Box::pin(sealed()).await;
    let lobby = close(&world).await;
    world.table.give_word(PLACE, &person(1), "owl in the attic").await.unwrap();
    let mut told = format!("{lobby:?}");
    for notice in pending(&world).await {
        let brief = world.table.notice_content(&notice).await.unwrap();
        told = format!("{told}{notice:?} {brief:?}");
    }
    told += &crate::fixtures::dump(&world.database, &["outbox", "events", "snapshots"]).await;
    let seed = row(&world).await.seed;
    assert!(!told.contains(&seed) && !told.contains("glockenspiel"), "{told}");
}
