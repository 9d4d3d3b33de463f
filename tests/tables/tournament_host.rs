//! The host's actions in a tournament through the table's interface: house options before it begins, calling off
//! tables later.

use crate::classic_support::InClassic;
use crate::fixtures::{PLACE, Random, World, bold_step, person, play_out, refused};
use crate::tournament::{deliver, gathered, instant, kinds, threads, tournament};
use casus_belli::league::{Next, Plan, standings};
use casus_belli::rules::{Goal, Objective, Rulebook, SetupError};
use casus_belli::table::{
    Audience, Limits, NewTournament, Pace, Status, TableError, TalkStatus, Tournament, TournamentChange,
    TournamentError, TournamentNoticeKind, TournamentStatus,
};

fn switch(key: &str, value: &str) -> TournamentChange {
    TournamentChange::Switch { key: key.to_owned(), value: value.to_owned() }
}

fn value(tournament: &Tournament, key: &str) -> &'static str {
    tournament.setup.switches().into_iter().find(|switch| switch.key == key).expect("a switch").value
}

#[tokio::test]
async fn house_options_are_settled_until_it_begins_and_hold_at_every_table() {
    use TableError::Tournament as Refused;
    use TournamentError as No;
    let world = World::with(Limits { seats: 4, ..Limits::default() }).await;
    let table = &world.table;
    let new = NewTournament {
        plan: Plan { rounds: 1, ..Plan::league() },
        rulebook: Rulebook::Tournament,
        pace: None,
        switches: vec![],
    };
    table.open_tournament(PLACE, &person(1), new).await.unwrap();
    let change =
        async |who, change: TournamentChange| table.configure_tournament(PLACE, &person(who), &change).await;
    let minutes = |n| TournamentChange::Pace(Pace::minutes(n).unwrap());
    refused!(world, change(2, switch("end.rounds", "10")), Refused(No::NotHost { host: 1 }));
    refused!(world, change(1, minutes(7)), TableError::PaceNotOffered);
    refused!(world, change(1, switch("no.such", "x")), TableError::Setup(SetupError::UnknownSwitch { .. }));
    refused!(
        world,
        change(1, switch("end.rounds", "11")),
        TableError::Setup(SetupError::UnknownValue { .. })
    );
    change(1, switch("end.mode", "sdadata")).await.unwrap();
    refused!(
        world,
        change(1, switch("end.time_attack", "off")),
        TableError::Setup(SetupError::Clash { first: "end.mode = sdadata", second: "end.time_attack = off" })
    );
    refused!(
        world,
        change(1, switch("endgame.fast_battle", "on")),
        TableError::Setup(SetupError::Clash {
            first: "table.talk = off",
            second: "endgame.fast_battle = on"
        })
    );
    // The set-up method follows the pace until the host chooses it ([PBP-35]).
    assert_eq!(value(&tournament(&world).await, "setup.way"), "sealed");
    assert_eq!(value(&change(1, minutes(5)).await.unwrap(), "setup.way"), "by_the_book");
    assert_eq!(value(&change(1, minutes(60)).await.unwrap(), "setup.way"), "sealed");
    change(1, switch("setup.way", "instant")).await.unwrap();
    assert_eq!(value(&change(1, minutes(2)).await.unwrap(), "setup.way"), "instant");
    for id in 1..=3 {
        table.join_tournament(PLACE, &person(id)).await.unwrap();
    }
    table.start_tournament(PLACE, &person(1)).await.unwrap();
    refused!(world, change(1, switch("end.rounds", "10")), Refused(No::Begun));
    deliver(&world).await;
    let settled = tournament(&world).await;
    let look = table.look(threads(&settled)[0], &person(1)).await.unwrap();
    assert_eq!((look.view.options.clone(), look.pace), (settled.setup.options, Pace::minutes(2).unwrap()));
}

#[tokio::test]
async fn r4_1_the_hosts_own_objectives_are_written_before_a_tournament_begins_and_dealt_at_its_tables() {
    use TableError::Tournament as Refused;
    use TournamentError as No;
    let world = World::new().await;
    let table = &world.table;
    let plan = Plan { rounds: 1, ..Plan::league() };
    let switches = vec![("setup.way".to_owned(), "instant".to_owned())];
    let new = NewTournament { plan, rulebook: Rulebook::Tournament, pace: None, switches };
    table.open_tournament(PLACE, &person(1), new).await.unwrap();
    let change =
        async |who, change: TournamentChange| table.configure_tournament(PLACE, &person(who), &change).await;
    let own = |name: &str, territories| Objective {
        key: name.to_owned(),
        name: None,
        goal: Goal::Count { territories, armies: 1 },
    };
    let add = |name: &str, territories| TournamentChange::AddObjective(own(name, territories));
    let remove = |name: &str| TournamentChange::RemoveObjective(name.to_owned());
    // Each of three players is dealt fourteen, and tables may have three players.
    refused!(world, change(2, add("Twenty", 20)), Refused(No::NotHost { host: 1 }));
    refused!(world, change(1, add("Fourteen", 14)), TableError::Setup(SetupError::Objective { .. }));
    for n in [20, 21, 22, 23, 25] {
        change(1, add(&format!("Own {n}"), n)).await.unwrap();
    }
    change(1, add("Thirty", 30)).await.unwrap();
    refused!(world, change(1, add("thirty", 31)), TableError::Setup(SetupError::Objective { .. }));
    refused!(world, change(1, remove("Forty")), TableError::NoSuchObjective);
    change(1, remove("Thirty")).await.unwrap();
    change(1, switch("objectives.deck", "none")).await.unwrap();
    refused!(
        world,
        change(1, remove("Own 20")),
        TableError::Setup(SetupError::TooFewObjectives { cards: 4, seats: 5 })
    );
    for id in 1..=3 {
        table.join_tournament(PLACE, &person(id)).await.unwrap();
    }
    table.start_tournament(PLACE, &person(1)).await.unwrap();
    refused!(world, change(1, add("Late", 33)), Refused(No::Begun));
    deliver(&world).await;
    let thread = threads(&tournament(&world).await)[0];
    for id in 1..=3 {
        let look = table.look(thread, &person(id)).await.unwrap();
        let dealt = look.view.classic().own.clone().unwrap().objective.unwrap();
        assert!(dealt.key.starts_with("Own "), "{dealt:?}");
    }
}

#[tokio::test]
async fn a_table_called_off_counts_as_sat_out_and_the_round_goes_on_without_it() {
    use TableError::Tournament as Refused;
    use TournamentError as No;
    let world = World::new().await;
    let table = &world.table;
    gathered(&world, Plan { rounds: 2, table: 3, ..Plan::league() }, 6).await;
    let void =
        async |who, round, number, sure| table.void_table(PLACE, &person(who), (round, number), sure).await;
    refused!(world, void(1, None, 1, true), Refused(No::NotBegun));
    table.start_tournament(PLACE, &person(1)).await.unwrap();
    deliver(&world).await;
    let open = threads(&tournament(&world).await);
    assert_eq!(open.len(), 2);
    refused!(world, void(2, None, 1, true), Refused(No::NotHost { host: 1 }));
    refused!(world, void(1, None, 0, true), Refused(No::NoSuchTable { number: 0, tables: 2 }));
    refused!(world, void(1, None, 3, true), Refused(No::NoSuchTable { number: 3, tables: 2 }));
    refused!(world, void(1, Some(2), 1, true), Refused(No::TableDone { number: 1 }));
    refused!(world, void(1, None, 2, false), Refused(No::ConfirmTable { round: 1, number: 2 }));
    play_out(table, open[0], 6).await;
    // The game is over, though its result has not been taken over yet.
    refused!(world, void(1, None, 1, true), Refused(No::TableDone { number: 1 }));
    let after = void(1, Some(1), 2, true).await.unwrap();
    assert_eq!(table.look(open[1], &person(1)).await.unwrap().status, Status::Cancelled);
    assert_eq!(
        (after.round, after.status),
        (2, TournamentStatus::Running),
        "the next round begins by itself"
    );
    let course = after.course();
    assert_eq!((course.rounds[0].tables.len(), course.rounds[0].byes.len()), (1, 3));
    let voided = after.table(1, 2).unwrap();
    for line in standings(&after.plan, &course) {
        let sat_out = voided.seats.contains(&line.entrant);
        assert_eq!((line.byes, line.games), if sat_out { (1, 0) } else { (0, 1) }, "neither pays nor costs");
    }
    let told = kinds(&deliver(&world).await);
    for kind in [
        TournamentNoticeKind::Void { round: 1, number: 2 },
        TournamentNoticeKind::Standings { round: 1 },
        TournamentNoticeKind::Table { round: 2, number: 1 },
    ] {
        assert!(told.contains(&kind), "{told:?}");
    }
    refused!(world, void(1, Some(1), 2, true), Refused(No::TableDone { number: 2 }));
}

#[tokio::test]
async fn a_table_without_a_thread_can_be_called_off_and_never_begins() {
    let world = World::new().await;
    gathered(&world, Plan { next: Next::Host, ..Plan::knock_out() }, 3).await;
    world.table.start_tournament(PLACE, &person(1)).await.unwrap();
    let notice = world.table.tournament_pending(50).await.unwrap().pop().expect("a table to be opened");
    let id = notice.tournament.id;
    world.table.void_table(PLACE, &person(1), (None, 1), true).await.unwrap();
    let late = world.table.seat_table(id, 1, 1, 5_000).await;
    assert!(
        matches!(late, Err(TableError::Tournament(TournamentError::TableDone { number: 1 }))),
        "{late:?}"
    );
    let told = kinds(&deliver(&world).await);
    assert!(!told.contains(&TournamentNoticeKind::Table { round: 1, number: 1 }), "no longer true: {told:?}");
    // The last table was called off, so it is played again.
    let again = world.table.start_tournament(PLACE, &person(1)).await.unwrap();
    assert_eq!((again.round, again.round(2).count()), (2, 1));
}

#[tokio::test]
async fn drop_outs_and_substitutes_are_not_touched_by_a_table_called_off() {
    let world = World::new().await;
    let table = &world.table;
    gathered(&world, Plan { rounds: 2, table: 3, next: Next::Host, ..Plan::league() }, 6).await;
    table.start_tournament(PLACE, &person(1)).await.unwrap();
    deliver(&world).await;
    table.join_tournament(PLACE, &person(7)).await.unwrap();
    let round = tournament(&world).await;
    let seated = |number: u32| round.table(1, number).unwrap().seats.clone();
    let person_at = |entrant| round.at(entrant).unwrap().person;
    let (gone, replaced) = (person_at(seated(1)[0]), person_at(seated(1)[1]));
    table.drop_entrant(PLACE, &person(1), gone).await.unwrap();
    table.substitute(PLACE, &person(1), (replaced, 7)).await.unwrap();
    table.void_table(PLACE, &person(1), (None, 1), true).await.unwrap();
    let after = tournament(&world).await;
    assert_eq!(after.of(gone).unwrap().state.clone(), casus_belli::table::EntrantState::Out);
    assert_eq!(after.of(7).unwrap().place, Some(seated(1)[1]), "the substitute keeps the place");
    play_out(table, threads(&after)[0], 7).await;
    table.fire_due().await.unwrap();
    let next = table.start_tournament(PLACE, &person(1)).await.unwrap();
    let playing: Vec<u64> =
        next.round(2).flat_map(|t| &t.seats).map(|e| next.at(*e).unwrap().person).collect();
    assert!(!playing.contains(&gone) && playing.contains(&7) && playing.len() == 5, "{playing:?}");
}

#[tokio::test]
async fn r3_8_the_talks_of_a_replaced_player_are_closed_and_the_others_stay_open() {
    let world = World::new().await;
    let table = &world.table;
    gathered(&world, Plan { rounds: 1, table: 3, next: Next::Host, ..Plan::league() }, 3).await;
    table.start_tournament(PLACE, &person(1)).await.unwrap();
    deliver(&world).await;
    table.join_tournament(PLACE, &person(7)).await.unwrap();
    let game = tournament(&world).await.table(1, 1).unwrap().game.unwrap();
    let with_him = table.open_talk(game, &person(1), &[2]).await.unwrap().talk.number;
    let without = table.open_talk(game, &person(1), &[3]).await.unwrap().talk.number;
    table.substitute(PLACE, &person(1), (2, 7)).await.unwrap();
    let status = async |number| table.talk_thread(game, number).await.unwrap().unwrap().talk.status;
    assert_eq!((status(with_him).await, status(without).await), (TalkStatus::Closed, TalkStatus::Opening));
    let anew = table.open_talk(game, &person(1), &[7]).await.unwrap();
    assert!(anew.new && anew.talk.members.contains(&7) && !anew.talk.members.contains(&2));
}

#[tokio::test]
async fn a_tournament_of_which_every_table_was_called_off_has_no_winner() {
    let world = World::new().await;
    gathered(&world, Plan { rounds: 1, ..Plan::league() }, 4).await;
    world.table.start_tournament(PLACE, &person(1)).await.unwrap();
    deliver(&world).await;
    let ended = world.table.void_table(PLACE, &person(1), (None, 1), true).await.unwrap();
    assert_eq!(ended.status, TournamentStatus::Cancelled);
    let told = kinds(&deliver(&world).await);
    assert!(told.contains(&TournamentNoticeKind::Cancelled), "{told:?}");
}

#[tokio::test]
async fn a_server_without_room_for_the_next_round_waits_for_its_host() {
    let world = World::with(Limits { games_per_server: 2, ..Limits::default() }).await;
    let table = &world.table;
    table
        .open_tournament(PLACE, &person(1), instant(Plan { rounds: 2, table: 3, ..Plan::league() }))
        .await
        .unwrap();
    for id in 1..=6 {
        table.join_tournament(PLACE, &person(id)).await.unwrap();
    }
    table.start_tournament(PLACE, &person(1)).await.unwrap();
    deliver(&world).await;
    let open = threads(&tournament(&world).await);
    play_out(table, open[0], 6).await;
    table.fire_due().await.unwrap();
    let elsewhere = casus_belli::table::Place { channel: 333, ..PLACE };
    world.lobby_at(elsewhere, 1, None).await;
    let after = table.void_table(PLACE, &person(1), (None, 2), true).await.unwrap();
    assert_eq!((after.round, after.status), (1, TournamentStatus::Running));
    assert!(after.table(1, 2).unwrap().void);
    table.cancel(elsewhere, &person(1), false).await.unwrap();
    let next = table.start_tournament(PLACE, &person(1)).await.unwrap();
    assert_eq!(next.round, 2);
}

#[tokio::test]
async fn computer_players_take_part_where_the_host_allows_and_play_at_their_tables_pbp_44() {
    let world = World::new().await;
    gathered(&world, Plan { rounds: 1, ..Plan::league() }, 2).await;
    let table = &world.table;
    let change = async |who, count| {
        table.configure_tournament(PLACE, &person(who), &TournamentChange::Computers(count)).await
    };
    refused!(world, change(2, 1), TableError::Tournament(TournamentError::NotHost { host: 1 }));
    refused!(world, change(1, 255), TableError::Tournament(TournamentError::Full { .. }));
    change(1, 3).await.unwrap();
    let shown = change(1, 1).await.unwrap();
    let names: Vec<&str> = shown.enrolled.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names, ["Ilaria", "Marco", "Computer 1"]);
    table.start_tournament(PLACE, &person(1)).await.unwrap();
    refused!(world, change(1, 2), TableError::Tournament(TournamentError::Begun));
    deliver(&world).await;
    let place = threads(&tournament(&world).await)[0];
    let look = table.look(place, &person(1)).await.unwrap();
    let computers = || look.seated.iter().filter(|seated| seated.computer.is_some());
    assert_eq!(computers().count(), 1, "{:?}", look.seated);
    // Its turns are played like those at any other table, and the league counts the result.
    let mut rng = Random::new(4);
    while table.look(place, &person(1)).await.unwrap().status == Status::Running {
        world.clock.advance(3_000);
        table.fire_due().await.unwrap();
        bold_step(table, place, 2, &mut rng).await.unwrap();
    }
    table.fire_due().await.unwrap();
    let over = tournament(&world).await;
    assert_eq!(over.status, TournamentStatus::Over);
    assert_eq!(standings(&over.plan, &over.course()).len(), 3);
    for notice in table.pending(1_000).await.unwrap() {
        assert!(!matches!(notice.audience, Audience::Person(id) if id > 2), "{notice:?}");
    }
}
