//! Luck of tournaments: promise, words, commitment, beacon, and the seeds derived from them ([PBP-40], R4-19).

use crate::fixtures::{PLACE, World, person, play_out};
use crate::tournament::{deliver, gathered, instant, threads, tournament};
use casus_belli::league::{Plan, SeatResult};
use casus_belli::luck::{Seed, TournamentKey, hash_of, hex, unhex};
use casus_belli::record::{self, Unused, parse_tournament, verify_table, verify_tournament};
use casus_belli::rules::Seat;
use casus_belli::table::{
    ExportTarget, GameId, Limits, RoundOutcome, TableError, TournamentError, TournamentNoticeKind,
    TournamentStatus, WordResult,
};

/// A published round of quicknet, and its signature.
const ROUND: u64 = 657_413;
const SIGNATURE: &str =
    "b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b";

async fn with_beacon(ahead: i64) -> World {
    let world =
        World::with(Limits { beacon: Some(casus_belli::luck::Chain::Quicknet), ..Limits::default() }).await;
    // It is the first round at or after the end of the wait.
    let at = casus_belli::luck::beacon::time_of(ROUND) - ahead;
    world.clock.set(at);
    world
}

/// Two rounds for eight people, played to the end.
async fn played(world: &World) {
    for _ in 0..2 {
        deliver(world).await;
        for place in threads(&tournament(world).await) {
            play_out(&world.table, place, 8).await;
        }
        world.table.fire_due().await.unwrap();
    }
    deliver(world).await;
    assert_eq!(tournament(world).await.status, TournamentStatus::Over);
}

fn two_rounds() -> Plan {
    Plan { rounds: 2, ..Plan::league() }
}

#[tokio::test]
async fn a_tournament_is_promised_when_it_is_announced_and_its_record_with_those_of_its_tables_verifies_pbp_40()
 {
    let world = World::new().await;
    let promise = gathered(&world, two_rounds(), 8).await.dice.promise.expect("in the announcement");
    let give = async |id: u64, word: &str| world.table.give_tournament_word(PLACE, &person(id), word).await;
    assert_eq!(give(2, " pizza ").await.unwrap().0, WordResult::Open);
    assert_eq!(give(3, &hex(&hash_of("quiet owl"))).await.unwrap().0, WordResult::Sealed);
    assert_eq!(give(4, &hex(&hash_of("never told"))).await.unwrap().0, WordResult::Sealed);
    let closed = world.table.start_tournament(PLACE, &person(1)).await.unwrap();
    assert_eq!(
        (closed.round, closed.dice.promise.as_ref()),
        (0, Some(&promise)),
        "sealed words are waited for"
    );
    let commitment = closed.dice.commitment.clone().expect("made now");
    for (id, word) in [(2, "owl"), (3, "quiet cat")] {
        assert!(give(id, word).await.is_err(), "{word}");
    }
    assert_eq!(give(3, "quiet owl").await.unwrap().0, WordResult::Revealed);
    assert!(matches!(give(3, "quiet owl").await, Err(TableError::WordKnown)));
    world.clock.set(closed.dice.opens_by.unwrap());
    world.table.fire_due().await.unwrap();
    let begun = tournament(&world).await;
    assert_eq!((begun.round, begun.dice.commitment.as_ref()), (1, Some(&commitment)), "made once");
    let told = deliver(&world).await;
    assert!(told.iter().any(|notice| notice.kind == TournamentNoticeKind::WordsClosed));
    assert!(told.iter().any(|notice| notice.kind == TournamentNoticeKind::Revealed { place: 2 }));
    played(&world).await;
    let exported = world.table.export_tournament(PLACE, true).await.unwrap();
    let text = exported.text.expect("it is over");
    let read = parse_tournament(text.as_bytes()).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    assert_eq!(record::write_tournament(&read.record), text);
    assert_eq!((&read.record.promise, &read.record.commitment), (&promise, &commitment));
    let checked = verify_tournament(&read).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    assert_eq!((checked.rounds, checked.tables), (2, 4));
    assert_eq!(checked.unused, [Unused::NoBeacon, Unused::NotRevealed { seat: Seat(3) }]);
    for table in exported.tournament.tables.iter().filter(|table| table.number > 0) {
        let game = world.table.export(ExportTarget::Id(table.game.unwrap()), true).await.unwrap().text;
        let mut game = record::parse(game.as_bytes()).unwrap();
        assert_eq!(record::verify(&game).unwrap().unused, []);
        verify_table(&read.record, &game).unwrap();
        let mix = game.record.header.mix.clone();
        game.record.header.mix.as_mut().unwrap().words[0] = Some("tried".to_owned());
        let fault = verify_table(&read.record, &game).unwrap_err();
        assert!(fault.reason.contains("no words and no beacon of its own"), "{fault}");
        game.record.header.mix = mix;
        game.record.header.seed = Some(Seed([9; 32]));
        assert!(
            verify_table(&read.record, &game).unwrap_err().reason.contains("follows from the tournament")
        );
    }
}

#[tokio::test]
async fn a_table_that_ended_otherwise_than_the_tournament_tells_is_refused_with_the_first_difference() {
    let world = World::new().await;
    gathered(&world, two_rounds(), 8).await;
    world.table.start_tournament(PLACE, &person(1)).await.unwrap();
    played(&world).await;
    let exported = world.table.export_tournament(PLACE, true).await.unwrap();
    let read = parse_tournament(exported.text.unwrap().as_bytes()).unwrap();
    let table = exported.tournament.table(1, 1).unwrap().clone();
    let game = world.table.export(ExportTarget::Id(table.game.unwrap()), true).await.unwrap().text;
    let game = record::parse(game.as_bytes()).unwrap();
    verify_table(&read.record, &game).unwrap();
    let who = table.seats[2].0;
    let name = read.record.entrants[usize::from(who)].clone().unwrap();
    let lie = |figure: &str, lie: &dyn Fn(&mut Vec<SeatResult>)| {
        let mut lied = read.record.clone();
        let sat = lied.rounds[0].iter_mut().find(|sat| sat.number == 1).unwrap();
        lie(sat.table.result.as_mut().unwrap());
        let fault = verify_table(&lied, &game).unwrap_err();
        let result = game.record.header.result.as_ref().map(|_| fault.line);
        assert!(fault.reason.starts_with("`result`: ") && fault.reason.contains(figure), "{fault}");
        assert!(fault.reason.contains(&format!("entrant {who} ({name}), seat 2: ")), "{fault}");
        assert!(result.is_some_and(|line| line > 1), "it points to the result: {fault}");
    };
    let told =
        read.record.rounds[0].iter().find(|sat| sat.number == 1).unwrap().table.result.clone().unwrap();
    let (true_score, true_place) = (told[2].score, told[2].place);
    lie(&format!("score={true_score} by this game, score={}", true_score + 1), &|told| told[2].score += 1);
    lie(&format!("place={true_place} by this game, place=9"), &|told| {
        // Two of them differ: the first is reported.
        (told[2].place, told[2].outside) = (9, told[2].outside + 1);
    });
    lie("left=", &|told| told[2].left = told[2].left.map_or(Some(0), |_| None));
    lie("order=", &|told| told[2].order += 1);

    let mut none = read.record.clone();
    let sat = none.rounds[0].iter_mut().find(|sat| sat.number == 1).unwrap();
    sat.table.result = None;
    let fault = verify_table(&none, &game).unwrap_err();
    assert!(fault.reason.contains("tells no result of this table"), "{fault}");
    let mut open = game.clone();
    open.record.header.result = None;
    let fault = verify_table(&read.record, &open).unwrap_err();
    assert!(fault.reason.contains("this game has no result"), "{fault}");
}

#[tokio::test]
async fn a_tournament_that_was_drawn_otherwise_is_pointed_to_at_its_line() {
    let world = World::new().await;
    gathered(&world, two_rounds(), 8).await;
    world.table.start_tournament(PLACE, &person(1)).await.unwrap();
    played(&world).await;
    let text = world.table.export_tournament(PLACE, false).await.unwrap().text.unwrap();
    let check =
        |text: &str| parse_tournament(text.as_bytes()).and_then(|read| verify_tournament(&read).map(drop));
    check(&text).unwrap();
    let line = |mark: &str| text.lines().position(|line| line.starts_with(mark)).unwrap() + 1;
    let first = text.lines().find(|line| line.starts_with("table 1 1 [")).unwrap();
    let seats = first.split(['[', ']']).nth(1).unwrap();
    let turned: Vec<&str> = seats.rsplit(' ').collect();
    let digit = |key: &str| {
        let told = text.lines().find(|line| line.starts_with(key)).unwrap();
        (told.to_owned(), format!("{}{}", &told[..told.len() - 1], u8::from(told.ends_with('0'))))
    };
    for (key, (from, to)) in [
        ("table 1 1", (format!("[{seats}]"), format!("[{}]", turned.join(" ")))),
        ("promise", digit("promise")),
        ("commitment", digit("commitment")),
        ("promise", digit("seed")),
        ("promise", ("tournament 1\nplan".into(), "tournament 2\nplan".into())),
        ("end", ("end 2".into(), "end 3".into())),
        ("table 1 1", ("(format=league".into(), "(format=knock_out".into())),
    ] {
        let lied = text.replacen(&from, &to, 1);
        assert_ne!(lied, text, "{from}");
        let fault = check(&lied).unwrap_err();
        if !to.contains("knock_out") {
            assert_eq!(fault.line, line(key), "{from} -> {to}: {fault}");
        }
    }
    for broken in ["", "casus-belli tournament 2\n", &text[..text.len() / 2], &format!("{text}end 2\n")] {
        check(broken).unwrap_err();
    }
}

#[tokio::test]
async fn a_tournament_waits_for_the_beacon_however_late_it_is_and_begins_with_it_pbp_40() {
    for in_time in [true, false] {
        let world = with_beacon(30_000).await;
        gathered(&world, Plan::league(), 8).await;
        let closed = world.table.start_tournament(PLACE, &person(1)).await.unwrap();
        assert_eq!((closed.round, closed.status), (0, TournamentStatus::Gathering));
        assert_eq!(closed.dice.round.as_ref().unwrap().number, ROUND);
        let again = world.table.start_tournament(PLACE, &person(1)).await;
        assert!(
            matches!(again, Err(TableError::Tournament(TournamentError::WordsClosed { .. }))),
            "{again:?}"
        );
        assert_eq!(world.table.next_round().await.unwrap(), Some(casus_belli::luck::beacon::time_of(ROUND)));
        // While the program runs, it does not search again for what it already waits for.
        world.table.fire_due().await.unwrap();
        world.clock.advance(30_000);
        assert_eq!(world.table.rounds_out().await.unwrap(), [ROUND]);
        world.table.round_came(ROUND, [7; 48]).await.unwrap();
        assert_eq!(tournament(&world).await.round, 0, "a signature that is not the round's changes nothing");
        if !in_time {
            for _ in 0..3 {
                world.clock.advance(120_000);
                world.table.fire_due().await.unwrap();
            }
            assert_eq!(tournament(&world).await.round, 0, "not without its round");
            let told = deliver(&world).await;
            let late = TournamentNoticeKind::RoundLate { round: ROUND };
            assert_eq!(told.iter().filter(|notice| notice.kind == late).count(), 1, "said once");
        }
        assert_eq!(world.table.round_came(ROUND, unhex(SIGNATURE).unwrap()).await.unwrap(), 1);
        let begun = tournament(&world).await;
        let outcome = &begun.dice.round.as_ref().unwrap().outcome;
        assert_eq!(begun.round, 1);
        assert!(matches!(outcome, RoundOutcome::Drawn { .. }), "{outcome:?}");
        assert_eq!(begun.dice.commitment, closed.dice.commitment, "made once");
        assert!(world.table.rounds_out().await.unwrap().is_empty());
        world.table.round_came(ROUND, unhex(SIGNATURE).unwrap()).await.unwrap();
        assert_eq!(tournament(&world).await, begun, "too late, or a second time, it changes nothing");
    }
}

#[tokio::test]
async fn every_tables_seed_follows_from_the_tournaments_key_and_can_not_be_tried_pbp_40() {
    let world = World::new().await;
    let gathered = gathered(&world, Plan::league(), 8).await;
    world.table.start_tournament(PLACE, &person(1)).await.unwrap();
    deliver(&world).await;
    let row = world.store.tournament(gathered.id.0).await.unwrap().unwrap();
    let mix = casus_belli::luck::Entropy::none(8);
    let key = TournamentKey::new(&Seed::read(&row.seed).unwrap(), &mix);
    for table in tournament(&world).await.tables {
        let GameId(game) = table.game.unwrap();
        let seed = world.store.game(game).await.unwrap().unwrap().seed;
        assert_eq!(seed, key.table(table.round, table.number).hex());
    }
}

#[tokio::test]
async fn a_word_for_a_tournament_is_for_those_who_entered_and_stays_secret() {
    let world = World::new().await;
    gathered(&world, Plan::league(), 4).await;
    let give = async |id: u64, word: &str| world.table.give_tournament_word(PLACE, &person(id), word).await;
    assert!(matches!(give(9, "pizza").await, Err(TableError::Tournament(TournamentError::NotIn))));
    assert!(matches!(give(2, "").await, Err(TableError::BadWord { .. })));
    let (_, shown) = give(2, "glockenspiel").await.unwrap();
    world.table.start_tournament(PLACE, &person(1)).await.unwrap();
    assert!(matches!(give(3, "late").await, Err(TableError::Tournament(TournamentError::Begun))));
    let told = format!("{shown:?} {:?} {:?}", tournament(&world).await, deliver(&world).await);
    assert!(!told.contains("glockenspiel"), "{told}");
    let exported = world.table.export_tournament(PLACE, true).await.unwrap();
    assert!(exported.text.is_none(), "its seed is a secret until it is over");
    let again = instant(Plan::league());
    assert!(world.table.open_tournament(PLACE, &person(1), again).await.is_err());
}
