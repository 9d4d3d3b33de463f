//! One's data in tournaments ([PBP-54]): whoever is erased leaves no trace in entries, tables, luck and notices; the tournament goes on to
//! its end, and its record and those of its tables verify.

use crate::fixtures::{PLACE, Random, World, answer_or_deadline};
use crate::privacy::{names, no_trace, person, word};
use crate::tournament::{deliver, instant, threads, tournament};
use casus_belli::league::Plan;
use casus_belli::record::{self, Unused, parse_tournament, verify_table, verify_tournament};
use casus_belli::rules::Seat;
use casus_belli::table::{ExportTarget, Person, Place, TournamentStatus};

/// Number of people who enter; two tables of four in each round.
const PEOPLE: u64 = 8;

/// When somebody is erased.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum When {
    Gathering,
    /// In that round, after the first steps of its tables.
    In(u32),
    Over,
}

/// One answer at that table, or the next deadline; false when its game is over.
async fn step(world: &World, place: Place, rng: &mut Random) -> bool {
    let people: Vec<Person> = (0..PEOPLE).map(person).collect();
    answer_or_deadline((&world.table, &world.clock), place, &people, rng).await
}

async fn erase(world: &World, who: u64, what: &str) {
    let known = world.table.personal_data(person(who).id).await.unwrap().expect("something is stored");
    assert!(known.contains(&word(who)), "{what}: {known}");
    world.table.erase_person(person(who).id, names()).await.unwrap();
    no_trace(&world.database, who, what).await;
    assert!(world.table.to_erase(person(who).id).await.unwrap().nothing, "{what}");
}

/// Records of the tournament and of its tables: they verify, and say whose words were erased.
async fn verified(world: &World, gone: u64, what: &str) {
    let exported = world.table.export_tournament(PLACE, true).await.unwrap();
    let text = exported.text.expect("it is over");
    let read = parse_tournament(text.as_bytes()).unwrap_or_else(|fault| panic!("{what}: {fault}\n{text}"));
    let checked = verify_tournament(&read).unwrap_or_else(|fault| panic!("{what}: {fault}\n{text}"));
    assert!(
        checked.unused.contains(&Unused::Erased { seat: Seat(gone as u8) }),
        "{what}: {:?}",
        checked.unused
    );
    for number in 0..2 {
        assert_eq!(text.contains(&word(number)), number != gone, "{what}: the word of {number}\n{text}");
    }
    for table in exported.tournament.tables.iter().filter(|table| table.number > 0) {
        let game = world.table.export(ExportTarget::Id(table.game.unwrap()), true).await.unwrap().text;
        let game = record::parse(game.as_bytes()).unwrap();
        record::verify(&game).unwrap_or_else(|fault| panic!("{what}: {fault}"));
        verify_table(&read.record, &game).unwrap_or_else(|fault| panic!("{what}: {fault}"));
    }
}

/// The law for one person, the host or another, at one moment.
async fn erased(gone: u64, when: When) {
    let what = format!("person {gone}, {when:?}");
    let (world, mut rng) = (World::new().await, Random::new(gone + 1));
    let rounds = if when == When::In(2) { 2 } else { 1 };
    let plan = Plan { rounds, ..Plan::league() };
    let opened = world.table.open_tournament(PLACE, &person(0), instant(plan)).await.unwrap();
    world.table.tournament_message(opened.id, 900).await.unwrap();
    for number in 0..PEOPLE {
        world.table.join_tournament(PLACE, &person(number)).await.unwrap();
    }
    for number in 0..2 {
        world.table.give_tournament_word(PLACE, &person(number), &word(number)).await.unwrap();
    }
    if when == When::Gathering {
        erase(&world, gone, &what).await;
        assert_eq!(
            tournament(&world).await.enrolled.iter().filter(|one| one.name.contains("zanzibar")).count(),
            7
        );
    }
    let host = tournament(&world).await.host;
    let host = (0..PEOPLE).map(person).find(|who| who.id == host).expect("one of them is the host");
    world.table.start_tournament(PLACE, &host).await.unwrap();
    for round in 1..=u32::from(rounds) {
        deliver(&world).await;
        let tables = threads(&tournament(&world).await);
        assert!(!tables.is_empty(), "{what}: round {round} is played");
        if when == When::In(round) {
            for table in &tables {
                for _ in 0..30 {
                    step(&world, *table, &mut rng).await;
                }
            }
            erase(&world, gone, &what).await;
        }
        for table in tables {
            while step(&world, table, &mut rng).await {}
        }
        world.table.fire_due().await.unwrap();
    }
    deliver(&world).await;
    assert_eq!(tournament(&world).await.status, TournamentStatus::Over, "{what}");
    if when == When::Over {
        erase(&world, gone, &what).await;
    }
    no_trace(&world.database, gone, &what).await;
    if when != When::Gathering {
        verified(&world, gone, &what).await;
    }
    assert_eq!(world.table.verify_games().await.unwrap(), Vec::<String>::new(), "{what}");
}

#[tokio::test]
async fn whoever_is_erased_leaves_no_trace_in_a_tournament_and_it_goes_on_to_its_end_pbp_54() {
    for (gone, when) in [(0, When::Gathering), (1, When::In(1)), (0, When::In(2)), (1, When::Over)] {
        Box::pin(erased(gone, when)).await;
    }
}
