//! One's data ([PBP-54]): after an erasure no table and no file of the database has a name, an id or a word of the person; games go on,
//! and records still verify.

use crate::crash::Program;
use crate::database::Database;
use crate::fixtures::{HOUR, PLACE, Random, START, World, answer_or_deadline};
use casus_belli::luck;
use casus_belli::record::{self, Unused};
use casus_belli::rules::{Rulebook, Seat};
use casus_belli::store::Store;
use casus_belli::table::{
    AbsencePolicy, Change, ClockRequest, Computer, ExportTarget, FixedSeeds, FormerNames, Limits,
    ManualClock, NewGame, NoticeChange, NoticeWay, Person, Place, RatingChoice, Replacement, Status, Table,
    TableError,
};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

/// Maximum number of steps of a game.
const MOST_STEPS: usize = 40_000;

/// A person whose id, name and word occur nowhere else.
pub(crate) fn person(number: u64) -> Person {
    Person {
        id: 7_654_321_000_000_000_000 + number * 1_111,
        name: format!("Quxwort{number}zanzibar"),
        bot: false,
        locale: if number == 1 { "it" } else { "en" }.to_owned(),
        manages: None,
    }
}

pub(crate) fn word(number: u64) -> String {
    format!("vermillion{number}glockenspiel")
}

/// What former players are called.
pub(crate) fn names() -> FormerNames {
    let by_server = [(PLACE.guild, "Former player".to_owned())].into();
    FormerNames { by_server, elsewhere: "Somebody".to_owned() }
}

/// Asserts that neither a column of a table nor a file of the folder has anything of the person.
pub(crate) async fn no_trace(database: &Database, number: u64, what: &str) {
    let (who, word) = (person(number), word(number));
    let id = who.id.to_string();
    let columns = database.columns().await;
    let tables: BTreeSet<&str> = columns.lines().filter_map(|line| line.split('.').next()).collect();
    let dump = database.dump(&tables.into_iter().collect::<Vec<_>>()).await;
    for trace in [&who.name, &id, &word] {
        let line = dump.lines().find(|line| line.contains(trace.as_str()));
        assert_eq!(line, None, "{what}: {trace}");
    }
    let Database::File(path) = database else { return };
    let integer = (who.id as i64).to_be_bytes();
    let own = path.file_name().unwrap().to_str().unwrap();
    for entry in std::fs::read_dir(path.parent().unwrap()).unwrap() {
        let entry = entry.unwrap();
        // The files of a program that was killed stay beside those of the next one.
        if !entry.file_name().to_str().unwrap().starts_with(own) {
            continue;
        }
        let bytes = std::fs::read(entry.path()).unwrap();
        for trace in [who.name.as_bytes(), id.as_bytes(), word.as_bytes(), &integer] {
            let found = bytes.windows(trace.len()).any(|part| part == trace);
            let (file, trace) = (entry.path(), String::from_utf8_lossy(trace));
            assert!(!found, "{what}: {} has {trace}", file.display());
        }
    }
}

/// A game by that rulebook with three people and as many computers as it needs; the first two gave an open word.
async fn begun(table: &Table, rulebook: Rulebook, way: Option<&str>) {
    let people: Vec<Person> = (0..3).map(person).collect();
    table.open_lobby(PLACE, &people[0], NewGame::of(rulebook)).await.unwrap();
    for who in &people[1..] {
        table.join(PLACE, who).await.unwrap();
    }
    let computers = rulebook.seats().0.saturating_sub(3);
    let count = Change::Computers { count: computers, level: None, name: None };
    table.configure(PLACE, &people[0], count).await.unwrap();
    if let Some(way) = way {
        let way = Change::Switch { key: "setup.way".into(), value: way.into() };
        table.configure(PLACE, &people[0], way).await.unwrap();
    }
    for number in 0..2 {
        table.give_word(PLACE, &people[number as usize], &word(number)).await.unwrap();
    }
    table.start(PLACE, &people[0]).await.unwrap().playing().expect("it begins at once");
    let game = table.look(PLACE, &people[0]).await.unwrap().game;
    for who in &people {
        let way = NoticeChange::Way(Some(NoticeWay::Mention));
        table.choose_notices(who, Some(game), way).await.unwrap();
        table.choose_notices(who, None, NoticeChange::Digest(Some(7))).await.unwrap();
        table.choose_ratings(who.id, RatingChoice { hidden: true, elsewhere: true }).await.unwrap();
        table.remember(&format!("dm.{}", who.id), "17").await.unwrap();
    }
    // Their names stand in announcements.
    table.change_clock(PLACE, &people[0], ClockRequest::Pause(Some(HOUR))).await.unwrap();
    deliver(table).await;
    table.change_clock(PLACE, &people[0], ClockRequest::Resume).await.unwrap();
}

/// Delivers half of what is due.
async fn deliver(table: &Table) {
    for (at, notice) in table.pending(40).await.unwrap().into_iter().enumerate() {
        if at % 2 == 0 {
            table.delivered(notice.id, Some(90_000 + notice.id as u64)).await.unwrap();
        }
    }
}

/// One answer by the normal level of those among these people who are asked, or the next deadline; false when the game is over.
async fn step(table: &Table, clock: &ManualClock, people: &[u64], rng: &mut Random) -> bool {
    let people: Vec<Person> = people.iter().map(|number| person(*number)).collect();
    answer_or_deadline((table, clock), PLACE, &people, rng).await
}

async fn verified(table: &Table, erased: &[u8], what: &str) {
    let exported = table.export(ExportTarget::Here(PLACE), true).await.unwrap();
    assert!(exported.whole && exported.kept, "{what}");
    let checked = record::verify(&record::parse(exported.text.as_bytes()).unwrap());
    let checked = checked.unwrap_or_else(|fault| panic!("{what}: {fault}"));
    for seat in 0..2 {
        let said = checked.unused.contains(&Unused::Erased { seat: Seat(seat) });
        assert_eq!(said, erased.contains(&seat), "{what}: {:?}", checked.unused);
        let there = exported.text.contains(&word(u64::from(seat)));
        assert_eq!(there, !erased.contains(&seat), "{what}");
    }
}

/// The law for one rulebook: the second person is erased after some steps, the first one, who hosts, after the end.
async fn erased_while_they_play(rulebook: Rulebook, way: Option<&str>, steps: u32) {
    let what = format!("{rulebook:?} {way:?} {steps}");
    let world = World::new().await;
    let (table, mut rng) = (&world.table, Random::new(u64::from(steps)));
    begun(table, rulebook, way).await;
    for number in 0..steps {
        assert!(step(table, &world.clock, &[0, 1, 2], &mut rng).await, "{what}: too short");
        if number % 3 == 0 {
            deliver(table).await;
        }
    }
    let gone = person(1);
    let before = table.to_erase(gone.id).await.unwrap();
    assert_eq!((before.nothing, before.running), (false, 1), "{what}");
    assert!(table.personal_data(gone.id).await.unwrap().unwrap().contains(&word(1)), "{what}");
    table.erase_person(gone.id, names()).await.unwrap();
    no_trace(&world.database, 1, &what).await;
    let look = table.look(PLACE, &person(0)).await.unwrap();
    let seat = look.at(Seat(1)).unwrap();
    assert_eq!((seat.name.as_str(), &seat.computer), ("Former player", &Some(Computer::NORMAL)), "{what}");
    assert!(matches!(table.take_seat_back(PLACE, &gone).await, Err(TableError::NotSeated)), "{what}");
    assert!(table.to_erase(gone.id).await.unwrap().nothing, "{what}");
    assert!(table.erase_person(gone.id, names()).await.unwrap().nothing, "{what}: a second time");
    for number in 0.. {
        assert!(number < MOST_STEPS, "{what}: a game without end");
        if !step(table, &world.clock, &[0, 2], &mut rng).await {
            break;
        }
    }
    verified(table, &[1], &what).await;
    no_trace(&world.database, 1, &what).await;
    table.erase_person(person(0).id, names()).await.unwrap();
    no_trace(&world.database, 0, &what).await;
    verified(table, &[0, 1], &what).await;
    assert_eq!(table.verify_games().await.unwrap(), Vec::<String>::new(), "{what}");
    let ratings = table.ratings(PLACE.guild).await.unwrap();
    assert!(ratings.overall.players().count() <= 4, "{what}: {ratings:?}");
}

#[tokio::test]
async fn whoever_is_erased_leaves_no_trace_and_the_game_goes_on_to_its_end_pbp_54() {
    for rulebook in Rulebook::ALL {
        Box::pin(erased_while_they_play(rulebook, None, 3 + rulebook as u32 * 2)).await;
    }
    Box::pin(erased_while_they_play(Rulebook::Classic, Some("sealed"), 1)).await;
    Box::pin(erased_while_they_play(Rulebook::Classic, Some("instant"), 40)).await;
}

/// The law for seats that changed hands: the second person resigns, a fourth takes the seat, and both are erased, one while the game
/// runs and one after its end.
async fn erased_after_they_left(rulebook: Rulebook, running: bool) {
    let what = format!("{rulebook:?} {running}");
    let world = World::new().await;
    let (table, mut rng) = (&world.table, Random::new(5));
    begun(table, rulebook, None).await;
    for _ in 0..4 {
        assert!(step(table, &world.clock, &[0, 1, 2], &mut rng).await, "{what}: too short");
    }
    let (gone, substitute) = (person(1), person(3));
    table.resign(PLACE, &gone, true).await.unwrap();
    let game = table.look(PLACE, &gone).await.unwrap().game;
    let offered = Replacement::Person(person(4));
    table.replace(PLACE, &person(0), Seat(2), &offered).await.unwrap();
    deliver(table).await;
    table.take_seat(game, &substitute, Seat(1), true).await.unwrap();
    let own = table.personal_data(substitute.id).await.unwrap().unwrap();
    assert!(
        !own.contains(&word(1)) && !own.contains(&gone.id.to_string()),
        "{what}: of somebody else: {own}"
    );
    let data = table.personal_data(gone.id).await.unwrap().unwrap();
    assert!(data.contains(&word(1)) && data.contains("seats_left"), "{what}: {data}");
    if running {
        table.erase_person(person(4).id, names()).await.unwrap();
        no_trace(&world.database, 4, &what).await;
        table.erase_person(gone.id, names()).await.unwrap();
        no_trace(&world.database, 1, &what).await;
        let seat = table.look(PLACE, &substitute).await.unwrap().view.viewer_seat();
        assert_eq!(seat, Some(Seat(1)), "{what}: the seat stays whose it is");
    }
    for number in 0.. {
        assert!(number < MOST_STEPS, "{what}: a game without end");
        if !step(table, &world.clock, &[0, 2, 3], &mut rng).await {
            break;
        }
    }
    table.erase_person(gone.id, names()).await.unwrap();
    no_trace(&world.database, 1, &what).await;
    table.erase_person(substitute.id, names()).await.unwrap();
    no_trace(&world.database, 3, &what).await;
    // Whoever asked and decided about seats stands in announcements.
    table.erase_person(person(0).id, names()).await.unwrap();
    no_trace(&world.database, 0, &what).await;
    verified(table, &[0, 1], &what).await;
    assert_eq!(table.verify_games().await.unwrap(), Vec::<String>::new(), "{what}");
}

#[tokio::test]
async fn a_host_who_was_asked_about_somebody_silent_leaves_no_trace_pbp_54() {
    let world = World::new().await;
    let table = &world.table;
    let new = NewGame { absence_policy: AbsencePolicy::HostDecides, ..NewGame::of(Rulebook::Classic) };
    table.open_lobby(PLACE, &person(0), new).await.unwrap();
    table.join(PLACE, &person(1)).await.unwrap();
    let way = Change::Switch { key: "setup.way".into(), value: "instant".into() };
    table.configure(PLACE, &person(0), way).await.unwrap();
    table.start(PLACE, &person(0)).await.unwrap();
    let mut asked = Vec::new();
    for _ in 0..6 {
        world.clock.advance(25 * HOUR);
        table.fire_due().await.unwrap();
        asked.extend(world.announced().await.into_iter().filter_map(|what| what.person()));
    }
    assert!(asked.contains(&person(0).id), "{asked:?}");
    deliver(table).await;
    for number in 0..2 {
        table.erase_person(person(number).id, names()).await.unwrap();
        no_trace(&world.database, number, "asked").await;
    }
}

#[tokio::test]
async fn whoever_left_a_seat_is_erased_from_it_and_the_word_was_theirs_pbp_54() {
    for (rulebook, running) in Rulebook::ALL.into_iter().zip([true, false, true, false, true, true]) {
        Box::pin(erased_after_they_left(rulebook, running)).await;
    }
}

#[tokio::test]
async fn a_lobby_loses_a_seat_its_host_passes_on_and_nobody_is_left_behind_pbp_54() {
    let world = World::new().await;
    let table = &world.table;
    table.open_lobby(PLACE, &person(0), NewGame::of(Rulebook::Classic)).await.unwrap();
    table.join(PLACE, &person(1)).await.unwrap();
    table.give_word(PLACE, &person(0), &word(0)).await.unwrap();
    table.configure(PLACE, &person(0), Change::Reserve(person(2))).await.unwrap();
    table.erase_person(person(2).id, names()).await.unwrap();
    no_trace(&world.database, 2, "a reserved seat").await;
    table.erase_person(person(0).id, names()).await.unwrap();
    no_trace(&world.database, 0, "a host").await;
    let lobby = table.lobby(PLACE).await.unwrap();
    assert_eq!((lobby.host, lobby.seated.len()), (person(1).id, 1));
    table.erase_person(person(1).id, names()).await.unwrap();
    no_trace(&world.database, 1, "the last one").await;
    assert!(matches!(table.lobby(PLACE).await, Err(TableError::NoGameHere)), "the channel is free");
}

/// A lobby of two, of whom the second has sealed their word; returns its hash.
async fn sealed_lobby(table: &Table) -> String {
    table.open_lobby(PLACE, &person(0), NewGame::of(Rulebook::Classic)).await.unwrap();
    table.join(PLACE, &person(1)).await.unwrap();
    let sealed = luck::hex(&luck::hash_of(&word(1)));
    table.give_word(PLACE, &person(1), &sealed).await.unwrap();
    sealed
}

#[tokio::test]
async fn a_lobby_whose_words_are_closed_is_called_off_pbp_54() {
    let world = World::new().await;
    let table = &world.table;
    sealed_lobby(table).await;
    table.give_word(PLACE, &person(0), &word(0)).await.unwrap();
    assert!(
        table.start(PLACE, &person(0)).await.unwrap().playing().is_none(),
        "it waits for the sealed word"
    );
    table.erase_person(person(0).id, names()).await.unwrap();
    no_trace(&world.database, 0, "closed words").await;
    assert!(matches!(table.lobby(PLACE).await, Err(TableError::NoGameHere)), "it is called off");
}

#[tokio::test]
async fn a_sealed_word_that_was_revealed_is_erased_and_its_hash_stays_pbp_54() {
    let world = World::new().await;
    let table = &world.table;
    let sealed = sealed_lobby(table).await;
    table.start(PLACE, &person(0)).await.unwrap();
    table.give_word(PLACE, &person(1), &word(1)).await.unwrap();
    table.erase_person(person(1).id, names()).await.unwrap();
    no_trace(&world.database, 1, "a revealed word").await;
    table.cancel(PLACE, &person(0), true).await.unwrap();
    let exported = table.export(ExportTarget::Here(PLACE), true).await.unwrap();
    assert!(exported.kept && exported.text.contains(&sealed), "{}", exported.text);
    let checked = record::verify(&record::parse(exported.text.as_bytes()).unwrap()).unwrap();
    assert!(checked.unused.contains(&Unused::Erased { seat: Seat(1) }), "{:?}", checked.unused);
}

#[tokio::test]
async fn a_game_without_anybody_left_is_closed_pbp_54() {
    let world = World::new().await;
    begun(&world.table, Rulebook::Classic, None).await;
    for number in 0..3 {
        assert_eq!(world.table.look(PLACE, &person(2)).await.unwrap().status, Status::Running);
        world.table.erase_person(person(number).id, names()).await.unwrap();
        no_trace(&world.database, number, "one after the other").await;
    }
    assert_eq!(world.table.look(PLACE, &person(2)).await.unwrap().status, Status::Cancelled);
    verified(&world.table, &[0, 1], "nobody is left").await;
    let names: Vec<String> = world
        .table
        .look(PLACE, &person(2))
        .await
        .unwrap()
        .seated
        .iter()
        .map(|one| one.name.clone())
        .collect();
    assert_eq!(names, ["Former player", "Former player (2)", "Former player (3)"]);
}

#[tokio::test]
async fn a_running_bot_leaves_no_trace_in_its_log_either_and_its_generations_go_on_pbp_54() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let clock = Arc::new(ManualClock::new(START));
    let open = || async {
        let store = Store::open_alone(&path).await.unwrap();
        Table::new(store, clock.clone(), Arc::new(FixedSeeds::new(7)), Limits::default())
    };
    let table = open().await;
    begun(&table, Rulebook::Classic, None).await;
    table.erase_person(person(1).id, names()).await.unwrap();
    no_trace(&Database::File(path.clone()), 1, "while it runs").await;
    let mut rng = Random::new(1);
    for _ in 0..200 {
        step(&table, &clock, &[0, 2], &mut rng).await;
    }
    table.close().await;
    drop(table);
    no_trace(&Database::File(path.clone()), 1, "after it was closed").await;
    let table = open().await;
    assert_eq!(table.verify_games().await.unwrap(), Vec::<String>::new());
    table.erase_person(person(0).id, names()).await.unwrap();
    no_trace(&Database::File(path.clone()), 0, "after a restart").await;
}

#[tokio::test]
async fn an_erasure_that_was_killed_at_any_write_is_finished_at_the_next_start_pbp_54() {
    let mut kills = 0;
    for at in 1..200 {
        let mut program = Program::new(11, START, Limits::default()).await;
        begun(&program.table, Rulebook::Classic, None).await;
        program.kill_after(at);
        if program.table.erase_person(person(1).id, names()).await.is_ok() {
            break;
        }
        kills += 1;
        assert!(program.is_dead());
        program.restart(false).await;
        program.table.fire_due().await.unwrap();
        if !program.table.to_erase(person(1).id).await.unwrap().nothing {
            // Nothing was begun before the kill: the person asks again.
            program.table.erase_person(person(1).id, names()).await.unwrap();
        }
        no_trace(&program.disk(), 1, &format!("killed at {at}")).await;
    }
    assert!(kills > 10, "{kills}");
}

#[tokio::test]
async fn a_servers_data_are_erased_and_those_of_other_servers_stay_pbp_54() {
    let world = World::new().await;
    let table = &world.table;
    begun(table, Rulebook::Classic, None).await;
    let elsewhere = Place { guild: 11, channel: 21 };
    table.open_lobby(elsewhere, &person(0), NewGame::of(Rulebook::Classic)).await.unwrap();
    table.set_rates(PLACE.guild, false).await.unwrap();
    table.remember("language.10", "it").await.unwrap();
    table.remember("language.11", "it").await.unwrap();
    let nobody = person(1);
    let manager = Person { manages: Some(PLACE.guild), ..person(0) };
    assert!(matches!(table.server_to_erase(PLACE.guild, &nobody).await, Err(TableError::NotManager)));
    assert!(matches!(table.server_data(PLACE.guild, &nobody, 1_000).await, Err(TableError::NotManager)));
    assert!(matches!(table.erase_server(PLACE.guild, &nobody, (1, 0)).await, Err(TableError::NotManager)));
    let data = table.server_data(PLACE.guild, &manager, 1_000_000).await.unwrap();
    assert_eq!((data.games, data.left_out), (1, 0));
    assert!(
        data.text.contains(&person(2).name) && !data.text.contains(&word(0)),
        "no secret of a running game"
    );
    assert_eq!(table.server_to_erase(PLACE.guild, &manager).await.unwrap(), (1, 0));
    assert!(matches!(table.erase_server(PLACE.guild, &manager, (0, 0)).await, Err(TableError::Stale)));
    table.erase_server(PLACE.guild, &manager, (1, 0)).await.unwrap();
    assert!(matches!(table.look(PLACE, &person(0)).await, Err(TableError::NoGameHere)));
    assert_eq!(table.lobby(elsewhere).await.unwrap().seated.len(), 1);
    assert!(table.rates(PLACE.guild).await.unwrap(), "its settings are gone");
    assert_eq!(table.recall("language.10").await.unwrap(), None);
    assert_eq!(table.recall("language.11").await.unwrap().as_deref(), Some("it"));
    assert_eq!(table.verify_games().await.unwrap(), Vec::<String>::new());
    table.erase_person(person(2).id, names()).await.unwrap();
    no_trace(&world.database, 2, "who played there only").await;
    // The channel is free for another game.
    table.open_lobby(PLACE, &person(0), NewGame::of(Rulebook::Classic)).await.unwrap();
}

/// Every column of every table, and that somebody has thought about what of a person it can hold. A new column needs a line here, and
/// if it can hold a name, an id or a word, its part in `src/store/sqlite/erasure.rs`.
#[tokio::test]
#[allow(clippy::disallowed_methods, reason = "asks for the list to be written again")]
async fn every_column_is_known_to_the_erasure() {
    let world = World::new().await;
    let known = include_str!("privacy_columns.txt");
    let found = world.database.columns().await;
    if std::env::var_os("COLUMNS").is_some_and(|how| how == "accept") {
        std::fs::write(
            Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tables/privacy_columns.txt"),
            &found,
        )
        .unwrap();
        return;
    }
    assert_eq!(found, known, "a new column: may it hold something of a person?");
}
