//! Tournaments through the table's interface: R4-14, R4-15, R4-19, F-14, F-16.

use crate::classic_support::InClassic;
use crate::classic_support::seen_public;
use crate::fixtures::{HOUR, PLACE, World, person, play_out, refused};
use casus_belli::league::{Entrant, Format, Next, Plan, PlanError, Uneven, places, points, standings};
use casus_belli::rules::classic::{Public, events};
use casus_belli::rules::{Rulebook, Seat};
use casus_belli::table::{
    Audience, EntrantState, Failure, Limits, NewTournament, NoticeKind, Place, Status, Table, TableError,
    Tournament, TournamentError, TournamentNotice, TournamentNoticeKind, TournamentStatus,
};

/// A tournament whose games are set up at once.
pub(crate) fn instant(plan: Plan) -> NewTournament {
    let switches = vec![("setup.way".to_owned(), "instant".to_owned())];
    NewTournament { plan, rulebook: Rulebook::Classic, pace: None, switches }
}

/// A tournament that uses every statement of the store.
pub(crate) async fn every_statement(table: &Table) {
    let place = Place { channel: 77, ..PLACE };
    let tournament = table.open_tournament(place, &person(1), instant(Plan::league())).await.unwrap();
    table.tournament_message(tournament.id, 900).await.unwrap();
    for id in 1..=8 {
        table.join_tournament(place, &person(id)).await.unwrap();
    }
    table.start_tournament(place, &person(1)).await.unwrap();
    let pending = table.tournament_pending(50).await.unwrap();
    for notice in &pending {
        table.tournament_failed(notice, Failure::Retry { after: 1 }).await.unwrap();
    }
    table.try_again().await.unwrap();
    table.next_notice().await.unwrap();
    table.tournament_posted(pending[0].id, 5_001).await.unwrap();
    table.seat_table(tournament.id, 1, 1, 5_001).await.unwrap();
    table.tournament_delivered(&pending[0], Some(5_001)).await.unwrap();
    assert_eq!(table.tournament(Place { channel: 5_001, ..PLACE }).await.unwrap().id, tournament.id);
    table.fire_due().await.unwrap();
    table.void_table(place, &person(1), (Some(1), 1), true).await.unwrap();
    table.end_tournament(place, &person(1), true).await.unwrap();
    // The second table's pending notices are outdated.
    table.tournament_pending(50).await.unwrap();
}

/// A tournament that is gathering, with that many people; its message id is known.
pub(crate) async fn gathered(world: &World, plan: Plan, people: u64) -> Tournament {
    let tournament = world.table.open_tournament(PLACE, &person(1), instant(plan)).await.unwrap();
    world.table.tournament_message(tournament.id, 900).await.unwrap();
    for id in 1..=people {
        world.table.join_tournament(PLACE, &person(id)).await.unwrap();
    }
    tournament
}

/// Delivers all notices: every table gets a thread. Returns the notices.
pub(crate) async fn deliver(world: &World) -> Vec<TournamentNotice> {
    let mut told = Vec::new();
    loop {
        let pending = world.table.tournament_pending(50).await.unwrap();
        if pending.is_empty() {
            return told;
        }
        for notice in pending {
            let thread = 1_000 + notice.id as u64;
            if let TournamentNoticeKind::Table { round, number } = notice.kind {
                world.table.seat_table(notice.tournament.id, round, number, thread).await.unwrap();
            }
            world.table.tournament_delivered(&notice, Some(thread)).await.unwrap();
            told.push(notice);
        }
    }
}

pub(crate) async fn tournament(world: &World) -> Tournament {
    world.table.tournament(PLACE).await.unwrap()
}

/// The threads of the tables that are being played.
pub(crate) fn threads(tournament: &Tournament) -> Vec<Place> {
    let open = tournament.tables.iter().filter(|table| !table.is_done());
    open.filter_map(|table| Some(Place { channel: table.thread?, ..PLACE })).collect()
}

pub(crate) fn kinds(told: &[TournamentNotice]) -> Vec<TournamentNoticeKind> {
    told.iter().map(|notice| notice.kind.clone()).collect()
}

#[tokio::test]
async fn r4_19_a_league_is_played_to_its_end_and_its_points_add_up() {
    let world = World::new().await;
    gathered(&world, Plan { rounds: 2, ..Plan::league() }, 3).await;
    world.table.start_tournament(PLACE, &person(1)).await.unwrap();
    for round in 1..=2 {
        let told = kinds(&deliver(&world).await);
        assert!(told.contains(&TournamentNoticeKind::Table { round, number: 1 }), "{told:?}");
        assert_eq!(told.contains(&TournamentNoticeKind::Standings { round: 1 }), round == 2, "{told:?}");
        let open = threads(&tournament(&world).await);
        assert_eq!(open.len(), 1);
        play_out(&world.table, open[0], 3).await;
        world.table.fire_due().await.unwrap();
    }
    let tournament = tournament(&world).await;
    assert_eq!((tournament.status, tournament.round), (TournamentStatus::Over, 2));
    let told = kinds(&deliver(&world).await);
    assert!(told.contains(&TournamentNoticeKind::Ended) && told.len() == 2, "{told:?}");
    let mut sums = [0; 3];
    for table in &tournament.tables {
        let result = table.result.as_ref().unwrap();
        for (seat, points) in points(result).iter().enumerate() {
            sums[table.seats[seat].0 as usize] += points.0;
        }
        let look =
            world.table.look(Place { channel: table.thread.unwrap(), ..PLACE }, &person(1)).await.unwrap();
        let outcome = look.view.outcome.clone().unwrap();
        for (seat, score) in result.iter().zip(&outcome.scores) {
            assert_eq!(
                (seat.score, seat.outside),
                (score.points.unsigned_abs(), score.outside),
                "R4-15: its own points"
            );
        }
        let best = result.iter().max_by_key(|seat| seat.score).unwrap();
        assert_eq!((best.reached, best.left), (true, None), "whoever holds the world");
        let mut left: Vec<_> = result.iter().filter_map(|seat| seat.left).collect();
        left.sort_unstable();
        assert_eq!(left, [0, 1], "the others left in some order (F-16)");
    }
    let lines = standings(&tournament.plan, &tournament.course());
    assert!(lines.iter().all(|line| line.points.0 == sums[line.entrant.0 as usize] && line.games == 2));
    assert!(lines[0].points >= lines[1].points);
    assert!(matches!(
        world.table.start_tournament(PLACE, &person(1)).await,
        Err(TableError::Tournament(TournamentError::Over))
    ));
    gathered(&world, Plan::league(), 1).await;
}

#[tokio::test]
async fn r4_19_a_knock_out_goes_on_with_the_best_of_each_table_until_one_has_won() {
    let world = World::new().await;
    gathered(&world, Plan { table: 3, ..Plan::knock_out() }, 6).await;
    world.table.start_tournament(PLACE, &person(1)).await.unwrap();
    deliver(&world).await;
    let open = threads(&tournament(&world).await);
    assert_eq!(open.len(), 2);
    for thread in &open {
        play_out(&world.table, *thread, 6).await;
        world.table.fire_due().await.unwrap();
    }
    let second = tournament(&world).await;
    assert_eq!((second.round, second.status), (2, TournamentStatus::Running));
    let last: Vec<Entrant> = second.round(2).flat_map(|table| table.seats.clone()).collect();
    assert_eq!(last.len(), 4, "two of each of two tables");
    deliver(&world).await;
    play_out(&world.table, threads(&tournament(&world).await)[0], 6).await;
    world.table.fire_due().await.unwrap();
    let tournament = tournament(&world).await;
    assert_eq!(tournament.status, TournamentStatus::Over);
    let lines = standings(&tournament.plan, &tournament.course());
    let last = tournament.round(2).next().unwrap();
    let won = last.result.as_ref().unwrap().iter().position(|seat| seat.reached).unwrap();
    assert_eq!((lines[0].entrant, lines[0].rank), (last.seats[won], 1));
    assert_eq!(lines.iter().filter(|line| line.round == 1).count(), 2, "two were out in the first round");
}

#[tokio::test]
async fn each_table_is_an_ordinary_game_in_its_own_thread_and_begins_once() {
    let world = World::new().await;
    let opened = gathered(&world, Plan::league(), 4).await;
    world.table.start_tournament(PLACE, &person(1)).await.unwrap();
    let table = world.table.clone();
    let seat = |thread| {
        let table = table.clone();
        tokio::spawn(async move { table.seat_table(opened.id, 1, 1, thread).await.unwrap() })
    };
    let (one, two) = (seat(5_000), seat(5_000));
    let (one, two) = (one.await.unwrap(), two.await.unwrap());
    assert_eq!(one, two);
    assert_eq!(world.table.seat_table(opened.id, 1, 1, 5_000).await.unwrap(), one);
    let thread = Place { channel: 5_000, ..PLACE };
    let look = world.table.look(thread, &person(2)).await.unwrap();
    assert_eq!((look.game, look.status, look.seated.len(), look.number), (one, Status::Running, 4, 1));
    assert!(look.view.classic().own.is_some(), "a player sees their own");
    let drawn = tournament(&world).await;
    let seated: Vec<u64> = look.seated.iter().map(|seated| seated.person).collect();
    let places: Vec<u64> =
        drawn.tables[0].seats.iter().map(|place| drawn.at(*place).unwrap().person).collect();
    assert_eq!(seated, places, "the seats as drawn");
    assert_eq!(world.table.tournament(thread).await.unwrap().id, opened.id, "found from its thread");
    assert!(world.table.games_of(3).await.unwrap().iter().any(|game| game.game == one));
    assert!(matches!(
        world.table.cancel(thread, &person(1), true).await,
        Err(TableError::Tournament(TournamentError::TableOf { number: 1 }))
    ));
}

#[tokio::test]
async fn whoever_drops_out_is_replaced_by_a_reserve_game_and_points_included() {
    let world = World::new().await;
    gathered(&world, Plan::league(), 3).await;
    world.table.start_tournament(PLACE, &person(1)).await.unwrap();
    deliver(&world).await;
    let reserve = world.table.join_tournament(PLACE, &person(5)).await.unwrap();
    assert_eq!(reserve.of(5).unwrap().state, EntrantState::Reserve);
    let thread = threads(&tournament(&world).await)[0];
    let asked = world.table.look(thread, &person(99)).await.unwrap();
    let seat = asked.view.on_turn.unwrap();
    let leaving = asked.at(seat).unwrap().person;
    let out = world.table.leave_tournament(PLACE, &person(leaving)).await.unwrap();
    assert_eq!(out.of(leaving).unwrap().state, EntrantState::Out);
    assert_eq!(out.people(), 2);
    for notice in world.table.pending(50).await.unwrap() {
        world.table.delivered(notice.id, Some(1)).await.unwrap();
    }
    let place = out.of(leaving).unwrap().place;
    let tournament = world.table.substitute(PLACE, &person(1), (leaving, 5)).await.unwrap();
    assert_eq!((tournament.of(5).unwrap().place, tournament.of(5).unwrap().state), (place, EntrantState::In));
    assert_eq!(tournament.of(leaving).unwrap().place, None);
    let look = world.table.look(thread, &person(5)).await.unwrap();
    assert_eq!(look.view.classic().own.as_ref().map(|own| own.seat), Some(seat), "the seat with its secrets");
    let told = world.table.pending(50).await.unwrap();
    let asked = told.iter().any(|notice| {
        notice.audience == Audience::Person(5) && matches!(notice.kind, NoticeKind::YourTurn { .. })
    });
    assert!(asked, "whoever takes over a decision is told of it: {told:?}");
    assert!(matches!(
        world.table.join_tournament(PLACE, &person(leaving)).await,
        Err(TableError::Tournament(TournamentError::DroppedOut))
    ));
    let dropped = world.table.drop_entrant(PLACE, &person(1), 5).await.unwrap();
    assert_eq!(dropped.of(5).unwrap().state, EntrantState::Out);
}

#[tokio::test]
async fn with_too_few_people_left_the_next_round_waits_and_tells_how_many_are_missing() {
    let world = World::new().await;
    gathered(&world, Plan { rounds: 2, ..Plan::league() }, 3).await;
    world.table.start_tournament(PLACE, &person(1)).await.unwrap();
    deliver(&world).await;
    world.table.leave_tournament(PLACE, &person(2)).await.unwrap();
    play_out(&world.table, threads(&tournament(&world).await)[0], 3).await;
    world.table.fire_due().await.unwrap();
    let waiting = tournament(&world).await;
    assert_eq!((waiting.status, waiting.round), (TournamentStatus::Running, 1));
    assert!(kinds(&deliver(&world).await).contains(&TournamentNoticeKind::Standings { round: 1 }));
    assert!(matches!(
        world.table.start_tournament(PLACE, &person(1)).await,
        Err(TableError::Tournament(TournamentError::TooFew { have: 2, need: 3 }))
    ));
    world.table.join_tournament(PLACE, &person(4)).await.unwrap();
    world.table.substitute(PLACE, &person(1), (2, 4)).await.unwrap();
    let next = world.table.start_tournament(PLACE, &person(1)).await.unwrap();
    assert_eq!((next.round, next.round(2).count()), (2, 1));
    let ended = world.table.end_tournament(PLACE, &person(1), true).await.unwrap();
    assert_eq!(ended.status, TournamentStatus::Over, "with the standings of the first round");
}

#[tokio::test]
async fn whoever_is_left_over_sits_out_and_with_the_host_in_charge_no_round_begins_by_itself() {
    let world = World::new().await;
    let plan = Plan { uneven: Uneven::Byes, table: 3, next: Next::Host, rounds: 2, ..Plan::league() };
    gathered(&world, plan, 4).await;
    let first = world.table.start_tournament(PLACE, &person(1)).await.unwrap();
    assert_eq!(first.table(1, 0).map(|byes| byes.seats.len()), Some(1));
    deliver(&world).await;
    assert!(matches!(
        world.table.start_tournament(PLACE, &person(1)).await,
        Err(TableError::Tournament(TournamentError::Unfinished { tables: 1 }))
    ));
    play_out(&world.table, threads(&tournament(&world).await)[0], 4).await;
    world.table.fire_due().await.unwrap();
    assert_eq!(tournament(&world).await.round, 1);
    let second = world.table.start_tournament(PLACE, &person(1)).await.unwrap();
    assert_ne!(second.table(1, 0).unwrap().seats, second.table(2, 0).unwrap().seats, "another sits out");
}

#[tokio::test]
async fn an_end_before_the_first_result_calls_everything_off() {
    let world = World::new().await;
    gathered(&world, Plan::league(), 8).await;
    world.table.start_tournament(PLACE, &person(1)).await.unwrap();
    deliver(&world).await;
    let open = threads(&tournament(&world).await);
    assert!(matches!(
        world.table.end_tournament(PLACE, &person(1), false).await,
        Err(TableError::Tournament(TournamentError::ConfirmEnd))
    ));
    let ended = world.table.end_tournament(PLACE, &person(1), true).await.unwrap();
    assert_eq!(ended.status, TournamentStatus::Cancelled);
    for thread in open {
        let look = world.table.look(thread, &person(1)).await.unwrap();
        assert_eq!(look.status, Status::Cancelled);
    }
    assert_eq!(world.table.next_due().await.unwrap(), None, "no clock goes on");
    world.table.fire_due().await.unwrap();
    assert!(kinds(&deliver(&world).await).contains(&TournamentNoticeKind::Cancelled));
    assert!(matches!(
        world.table.tournament(PLACE).await,
        Err(TableError::Tournament(TournamentError::NoneHere))
    ));
}

#[tokio::test]
async fn what_can_not_be_is_refused_and_changes_nothing() {
    use TableError::Tournament as Refused;
    use TournamentError as No;
    let world = World::with(Limits { seats: 4, games_per_server: 2, ..Limits::default() }).await;
    let table = &world.table;
    let (host, other) = (person(1), person(2));
    refused!(world, table.tournament(PLACE), Refused(No::NoneHere));
    refused!(world, table.join_tournament(PLACE, &other), Refused(No::NoneHere));
    let wrong = |plan| table.open_tournament(PLACE, const { &HOST }, instant(plan));
    let league = Plan::league();
    refused!(
        world,
        wrong(Plan { rounds: 13, ..league }),
        Refused(No::Plan(PlanError::Rounds { rounds: 13 }))
    );
    refused!(world, wrong(Plan { table: 2, ..league }), Refused(No::Plan(PlanError::Table { table: 2 })));
    refused!(
        world,
        wrong(Plan { advance: 0, ..Plan::knock_out() }),
        Refused(No::Plan(PlanError::Advance { advance: 0 }))
    );
    refused!(world, wrong(Plan { table: 5, ..league }), Refused(No::Seats { most: 4 }));
    gathered(&world, league, 2).await;
    refused!(world, wrong(league), Refused(No::Here { number: 1 }));
    refused!(world, table.join_tournament(PLACE, &other), Refused(No::AlreadyIn));
    refused!(world, table.leave_tournament(PLACE, &person(3)), Refused(No::NotIn));
    refused!(world, table.start_tournament(PLACE, &other), Refused(No::NotHost { host: 1 }));
    refused!(world, table.start_tournament(PLACE, &host), Refused(No::TooFew { have: 2, need: 3 }));
    refused!(world, table.end_tournament(PLACE, &other, true), Refused(No::NotHost { host: 1 }));
    refused!(world, table.drop_entrant(PLACE, &other, 1), Refused(No::NotHost { host: 1 }));
    refused!(world, table.drop_entrant(PLACE, &host, 7), Refused(No::NoSuchEntrant { person: 7 }));
    refused!(world, table.substitute(PLACE, &host, (2, 3)), Refused(No::NotBegun));
    let robot = casus_belli::table::Person { bot: true, ..person(3) };
    refused!(world, table.join_tournament(PLACE, &robot), TableError::Bot);
    for id in 3..=12 {
        table.join_tournament(PLACE, &person(id)).await.unwrap();
    }
    refused!(world, table.start_tournament(PLACE, &host), TableError::TooManyGames { limit: 2 });
    for id in 5..=12 {
        table.leave_tournament(PLACE, &person(id)).await.unwrap();
    }
    table.start_tournament(PLACE, &host).await.unwrap();
    refused!(world, table.substitute(PLACE, &host, (2, 9)), Refused(No::NotReserve { person: 9 }));
    refused!(world, table.substitute(PLACE, &host, (9, 2)), Refused(No::NoSuchEntrant { person: 9 }));
    refused!(world, table.substitute(PLACE, &other, (2, 9)), Refused(No::NotHost { host: 1 }));
}

const HOST: casus_belli::table::Person = casus_belli::table::Person {
    id: 1,
    name: String::new(),
    bot: false,
    locale: String::new(),
    manages: None,
};

#[tokio::test]
async fn as_many_as_may_enter_and_no_more() {
    let world = World::new().await;
    gathered(&world, Plan::knock_out(), 60).await;
    assert!(matches!(
        world.table.join_tournament(PLACE, &person(61)).await,
        Err(TableError::Tournament(TournamentError::Full { most: 60 }))
    ));
}

#[tokio::test]
async fn a_tournament_untouched_for_thirty_days_is_called_off() {
    let world = World::new().await;
    gathered(&world, Plan::league(), 2).await;
    world.clock.advance(29 * 24 * HOUR);
    world.table.fire_due().await.unwrap();
    assert_eq!(tournament(&world).await.status, TournamentStatus::Gathering);
    world.clock.advance(24 * HOUR);
    world.table.fire_due().await.unwrap();
    assert!(world.table.tournament(PLACE).await.is_err());
}

#[tokio::test]
async fn a_table_that_can_not_be_opened_is_tried_again_however_often_and_other_news_is_given_up() {
    let world = World::new().await;
    gathered(&world, Plan { format: Format::League, ..Plan::league() }, 3).await;
    world.table.start_tournament(PLACE, &person(1)).await.unwrap();
    for how in [Failure::Forbidden, Failure::Gone, Failure::Retry { after: 5 }].repeat(8) {
        let pending = world.table.tournament_pending(50).await.unwrap();
        for notice in pending {
            world.table.tournament_failed(&notice, how).await.unwrap();
        }
        world.clock.advance(7 * HOUR);
    }
    let left = kinds(&world.table.tournament_pending(50).await.unwrap());
    assert_eq!(left, [TournamentNoticeKind::Table { round: 1, number: 1 }]);
}

#[tokio::test]
async fn r4_15_a_table_is_scored_and_placed_by_its_own_rules_whatever_its_host_chose_r4_14_r2_31() {
    let throws = ("turn.order", "throws");
    for (rulebook, options) in [
        (Rulebook::Tournament, vec![]),
        (Rulebook::Tournament, vec![throws, ("end.rounds", "10")]),
        (Rulebook::Tournament, vec![("turn.direction", "right"), ("score.method", "rtu")]),
        (Rulebook::Objectives, vec![("end.time_attack", "rounds"), ("end.rounds", "10"), throws]),
    ] {
        let world = World::new().await;
        let switches = [("setup.way", "instant")].iter().chain(&options);
        let switches = switches.map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        let plan = Plan { rounds: 1, ..Plan::league() };
        let new = NewTournament { plan, rulebook, pace: None, switches };
        world.table.open_tournament(PLACE, &person(1), new).await.unwrap();
        for id in 1..=4 {
            world.table.join_tournament(PLACE, &person(id)).await.unwrap();
        }
        world.table.start_tournament(PLACE, &person(1)).await.unwrap();
        deliver(&world).await;
        let thread = threads(&tournament(&world).await)[0];
        play_out(&world.table, thread, 4).await;
        world.table.fire_due().await.unwrap();
        let tournament = tournament(&world).await;
        assert_eq!(tournament.status, TournamentStatus::Over);
        let look = world.table.look(thread, &person(1)).await.unwrap();
        let outcome = look.view.outcome.clone().unwrap();
        let result = tournament.tables[0].result.clone().unwrap();
        for (seat, score) in result.iter().zip(&outcome.scores) {
            assert_eq!((seat.score, seat.place), (score.points.unsigned_abs(), score.place));
            assert_eq!((seat.reached, seat.left.map(|left| left + 1)), (score.objective, score.out));
        }
        let by_league: Vec<u8> = places(&result).iter().map(|seat| outcome.scores[*seat].place).collect();
        assert!(by_league.is_sorted() && by_league[0] == 1, "{options:?}: {by_league:?}");
        assert!(
            outcome.winners.contains(&Seat(places(&result)[0] as u8)),
            "who is told to have won is first"
        );
        let seen = world.table.history(look.game, Some(0), None).await.unwrap();
        let order = seen.iter().find_map(|seen| match seen_public(seen) {
            Some(Public::OrderRolled(events::OrderRolled { order, .. })) => Some(order.clone()),
            Some(Public::StartRolled(events::StartRolled { first, .. })) => {
                Some((0..4).map(|k| Seat((first.0 + k) % 4)).collect())
            }
            _ => None,
        });
        for (place, seat) in order.unwrap().iter().enumerate() {
            assert_eq!(usize::from(result[seat.index()].order), place, "{options:?}: as they played");
        }
    }
}
