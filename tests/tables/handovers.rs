//! Seats that change hands in a running game: giving one up, the bench, replacing a player, and the host who decides about the silent
//! ([PBP-30], [PBP-33]).

use crate::absence::{miss, until_turn_of};
use crate::fixtures::{PLACE, Random, World, at, dump, person, refused};
use casus_belli::ai::Player;
use casus_belli::record;
use casus_belli::rules::classic::Standing;
use casus_belli::rules::{Rulebook, Seat};
use casus_belli::table::{
    AbsencePolicy, AnnouncementKind, Audience, Change, ClockRequest, Computer, Contestant, ExportTarget,
    GameId, Granted, HandoverError, HandoverNews, NewGame, Notice, NoticeKind, Order, Person, PlayerResult,
    Replacement, StandstillError, Status, TableError,
};

/// The news that are pending.
async fn news(world: &World) -> Vec<HandoverNews> {
    let all = world.announced().await.into_iter();
    all.filter_map(|what| if let AnnouncementKind::Handover { news } = what { Some(news) } else { None })
        .collect()
}

/// The notices to one person.
async fn told(world: &World, who: u64) -> Vec<Notice> {
    let all = world.table.pending(100).await.unwrap();
    all.into_iter().filter(|notice| notice.audience == Audience::Person(who)).collect()
}

async fn game(world: &World) -> GameId {
    world.look(99).await.game
}

fn manager() -> Person {
    Person { manages: Some(PLACE.guild), ..person(7) }
}

fn asked(who: u64) -> Replacement {
    Replacement::Person(person(who))
}

#[tokio::test]
async fn whoever_resigns_gives_the_seat_to_a_computer_player_for_good_and_it_is_told_once_pbp_33() {
    let mut world = World::new().await;
    world.instant(3).await;
    let seat = world.on_turn().await;
    let who = at(seat);
    refused!(
        world,
        world.table.resign(PLACE, &who, false),
        TableError::Handover(HandoverError::ConfirmResign)
    );
    refused!(world, world.table.resign(PLACE, &person(6), true), TableError::NotSeated);
    let order = Standing { defend: Some(1), ..Standing::default() };
    world.table.set_standing(PLACE, &who, order.into()).await.unwrap();
    world.table.resign(PLACE, &who, true).await.unwrap();
    let look = world.look(99).await;
    let seated = look.at(seat).unwrap();
    assert_eq!((seated.name.as_str(), &seated.computer), ("Computer 1", &Some(Computer::NORMAL)));
    let told_once = HandoverNews::Resigned { seat, name: who.name.clone(), closed: false };
    assert_eq!(news(&world).await, [told_once]);
    world.restart().await;
    refused!(
        world,
        world.table.resign(PLACE, &who, true),
        TableError::Handover(HandoverError::GaveUp { own: true, .. })
    );
    refused!(world, world.table.take_seat_back(PLACE, &who), TableError::NotSeated);
    let game = game(&world).await;
    refused!(
        world,
        world.table.take_seat(game, &who, seat, true),
        TableError::Handover(HandoverError::GaveUp { own: true, .. })
    );
    assert_eq!(world.look(who.id).await.view.viewer_seat(), None, "they see what everybody sees");
    assert!(world.table.games_of(who.id).await.unwrap().is_empty());
    let awaited = told(&world, who.id).await;
    let asks = |notice: &Notice| matches!(notice.kind, NoticeKind::YourTurn { .. });
    assert!(!awaited.iter().any(asks), "{awaited:?}");
    world.clock.advance(60_000);
    world.table.fire_due().await.unwrap();
    assert_ne!(world.on_turn().await, seat, "the computer player plays on at once");
}

#[tokio::test]
async fn the_hosts_role_passes_on_and_after_the_last_person_the_game_is_closed_pbp_33() {
    let world = World::new().await;
    world.instant(2).await;
    world.table.resign(PLACE, &person(1), true).await.unwrap();
    assert_eq!(world.look(2).await.host, 2);
    world.table.resign(PLACE, &person(2), true).await.unwrap();
    let look = world.look(99).await;
    assert_eq!((look.status, look.abandoned), (Status::Cancelled, true));
    let closed = HandoverNews::Resigned { seat: Seat(1), name: "Marco".into(), closed: true };
    assert_eq!(news(&world).await.last(), Some(&closed));
    assert_eq!(dump(&world.database, &["results", "result_seats", "result_departures"]).await, "");
    let text = world.table.export(ExportTarget::Here(PLACE), true).await.unwrap().text;
    record::verify(&record::parse(text.as_bytes()).unwrap()).unwrap();
    world.table.open_lobby(PLACE, &person(1), NewGame::of(Rulebook::Classic)).await.unwrap();
}

#[tokio::test]
async fn somebody_of_the_server_takes_a_seat_that_was_given_up_with_its_secrets_but_not_its_orders_pbp_33() {
    let world = World::new().await;
    world.begun(3, "instant", &[Change::LeastReliability(Some(50))]).await;
    let game = game(&world).await;
    let (on_turn, order) = (world.on_turn().await, Standing { defend: Some(1), ..Standing::default() });
    let seat = Seat((on_turn.0 + 1) % 3);
    let (who, other) = (at(seat), at(on_turn));
    world.table.set_standing(PLACE, &who, order.into()).await.unwrap();
    refused!(
        world,
        world.table.take_seat(game, &person(5), seat, true),
        TableError::Handover(HandoverError::NotOffered)
    );
    let before = world.look(who.id).await.view;
    world.table.resign(PLACE, &who, true).await.unwrap();
    let (bot, unreliable) = (Person { bot: true, ..person(5) }, person(6));
    crate::fixtures::execute(
        &world.database,
        &format!(
            "INSERT INTO reliability (guild, person, turns) VALUES ({}, 6, '{}')",
            PLACE.guild,
            "0".repeat(20)
        ),
    )
    .await;
    refused!(world, world.table.take_seat(game, &bot, seat, true), TableError::Bot);
    refused!(world, world.table.take_seat(game, &other, seat, true), TableError::AlreadySeated);
    refused!(world, world.table.take_seat(game, &unreliable, seat, true), TableError::Unreliable { .. });
    refused!(
        world,
        world.table.take_seat(game, &person(5), seat, false),
        TableError::Handover(HandoverError::ConfirmTake)
    );
    let look = world.table.take_seat(game, &person(5), seat, true).await.unwrap();
    assert_eq!(look.view.viewer_seat(), Some(seat));
    assert_eq!(look.view, before, "secrets go with the seat");
    assert_eq!(world.table.standing(PLACE, &person(5)).await.unwrap(), Standing::default().into());
    let taken = HandoverNews::Taken { seat, from: "Computer 1".into() };
    assert_eq!(news(&world).await.last(), Some(&taken));
    refused!(
        world,
        world.table.take_seat(game, &person(4), seat, true),
        TableError::Handover(HandoverError::NotOffered)
    );
    until_turn_of_person(&world, seat, 5).await;
    let asked = told(&world, 5).await;
    let turns = asked.iter().filter(|notice| matches!(notice.kind, NoticeKind::YourTurn { .. })).count();
    assert_eq!(turns, 1, "{asked:?}");
}

/// Plays until it is the turn of that seat, which that person has.
async fn until_turn_of_person(world: &World, seat: Seat, who: u64) {
    for _ in 0..200 {
        if world.on_turn().await == seat {
            return;
        }
        for id in [1, 2, 3, who] {
            let Some(ask) = world.look(id).await.view.asks.first().cloned() else { continue };
            let order = Order::Answer(ask.default);
            world.table.order(PLACE, &person(id), Some(ask.id), order).await.unwrap();
            break;
        }
    }
    panic!("the turn never comes");
}

#[tokio::test]
async fn the_host_asks_somebody_to_take_a_seat_and_only_that_person_can_pbp_33() {
    let mut world = World::new().await;
    world.instant(3).await;
    let game = game(&world).await;
    let (seat, table) = (Seat(1), &world.table);
    refused!(world, table.replace(PLACE, &person(3), seat, &asked(5)), TableError::NotHost { host: 1 });
    refused!(world, table.replace(PLACE, &person(1), seat, &asked(3)), TableError::SeatedHere { person: 3 });
    refused!(
        world,
        table.replace(PLACE, &person(1), seat, &asked(2)),
        TableError::Handover(HandoverError::OwnSeat)
    );
    let bot = Replacement::Person(Person { bot: true, ..person(5) });
    refused!(world, table.replace(PLACE, &person(1), seat, &bot), TableError::Bot);
    refused!(
        world,
        table.replace(PLACE, &person(1), seat, &Replacement::Computer),
        TableError::Handover(HandoverError::AnswersInTime)
    );
    refused!(
        world,
        table.replace(PLACE, &person(1), seat, &Replacement::Nobody),
        TableError::Handover(HandoverError::NotOffered)
    );
    table.replace(PLACE, &person(1), seat, &asked(5)).await.unwrap();
    refused!(
        world,
        table.replace(PLACE, &person(1), seat, &asked(5)),
        TableError::Handover(HandoverError::OfferedAlready { person: 5 })
    );
    let offered = HandoverNews::Offered { seat, person: 5, by: "Ilaria".into() };
    assert_eq!(news(&world).await, [offered]);
    refused!(
        world,
        table.take_seat(game, &person(6), seat, true),
        TableError::Handover(HandoverError::ForAnother { person: 5 })
    );
    assert_eq!(world.look(2).await.view.viewer_seat(), Some(seat), "nothing changes before they accept");
    table.decline_seat(game, &person(5), seat).await.unwrap();
    refused!(
        world,
        table.take_seat(game, &person(5), seat, true),
        TableError::Handover(HandoverError::NotOffered)
    );
    refused!(
        world,
        table.decline_seat(game, &person(5), seat),
        TableError::Handover(HandoverError::NotOffered)
    );
    table.replace_as_manager(game, &manager(), seat, &asked(5)).await.unwrap();
    refused!(world, table.replace_as_manager(game, &person(3), seat, &asked(6)), TableError::NotManager);
    world.restart().await;
    let look = world.table.take_seat(game, &person(5), seat, false).await.unwrap();
    assert_eq!((look.view.viewer_seat(), look.at(seat).unwrap().name.as_str()), (Some(seat), "Piero"));
    assert_eq!(world.look(2).await.view.viewer_seat(), None, "the other sees what everybody sees");
    let replaced = |notice: &&Notice| {
        matches!(notice.kind, NoticeKind::PlayerResult { result: PlayerResult::Replaced, .. })
    };
    assert_eq!(told(&world, 2).await.iter().filter(replaced).count(), 1);
    refused!(world, world.table.take_seat(game, &person(5), seat, true), TableError::AlreadySeated);
    world.table.replace(PLACE, &person(1), Seat(0), &asked(2)).await.unwrap();
    world.table.take_seat(game, &person(2), Seat(0), true).await.unwrap();
    assert_eq!(world.look(2).await.host, 2, "whoever takes the host's seat is host");
}

#[tokio::test]
async fn whoever_takes_a_seat_over_has_agreed_to_nothing_and_reads_no_secret_vote_pbp_65() {
    let world = World::new().await;
    world.instant(3).await;
    let (table, game) = (&world.table, game(&world).await);
    table.agree_to_end(PLACE, &person(2), None).await.unwrap();
    table.concede(PLACE, &person(2), Seat(0)).await.unwrap();
    let pause = ClockRequest::Pause(Some(30 * 24 * crate::fixtures::HOUR));
    table.change_clock(PLACE, &person(2), pause).await.unwrap();
    assert!(world.look(2).await.ending.proposal.is_some_and(|proposal| proposal.own));
    table.replace(PLACE, &person(1), Seat(1), &asked(5)).await.unwrap();
    table.take_seat(game, &person(5), Seat(1), true).await.unwrap();
    let ending = world.look(5).await.ending;
    assert!(ending.proposal.is_none() && ending.concession.is_none(), "{ending:?}");
    let agreed = table.change_clock(PLACE, &person(5), pause).await.unwrap().granted;
    assert!(matches!(&agreed, Granted::Proposed(proposal) if proposal.agreed.len() == 1), "{agreed:?}");
    let number = table.agree_to_end(PLACE, &person(1), None).await.unwrap().ending.proposal.unwrap();
    assert_eq!((number.have, world.look(5).await.ending.proposal.unwrap().own), (1, false));
}

#[tokio::test]
async fn the_host_decides_after_each_two_misses_and_a_computer_plays_until_the_person_comes_back_pbp_30() {
    let world = World::new().await;
    world.begun(3, "instant", &[Change::AbsencePolicy(AbsencePolicy::HostDecides)]).await;
    until_turn_of(&world, Seat(1)).await;
    let decides = |missed| HandoverNews::HostDecides { seat: Seat(1), missed, host: 1 };
    miss(&world).await;
    assert_eq!(news(&world).await, []);
    for missed in 2..=5 {
        until_turn_of(&world, Seat(1)).await;
        miss(&world).await;
        let asked = news(&world).await;
        assert_eq!(asked.last() == Some(&decides(missed)), missed % 2 == 0, "{missed}: {asked:?}");
        assert_eq!(world.look(99).await.at(Seat(1)).unwrap().computer, None, "nobody but the host decides");
        if world.look(99).await.status != Status::Running {
            break;
        }
    }
    refused!(
        world,
        world.table.replace(PLACE, &person(3), Seat(1), &Replacement::Computer),
        TableError::NotHost { host: 1 }
    );
    world.table.replace(PLACE, &person(1), Seat(1), &Replacement::Computer).await.unwrap();
    assert_eq!(world.look(99).await.at(Seat(1)).unwrap().computer, Some(Computer::NORMAL));
    refused!(
        world,
        world.table.replace(PLACE, &person(1), Seat(1), &Replacement::Computer),
        TableError::Handover(HandoverError::ComputerPlays)
    );
    let lost = |notice: &&Notice| matches!(notice.kind, NoticeKind::SeatLost { .. });
    assert_eq!(told(&world, 2).await.iter().filter(lost).count(), 1);
    world.table.replace(PLACE, &person(1), Seat(1), &asked(5)).await.unwrap();
    world.table.take_seat_back(PLACE, &person(2)).await.unwrap();
    let game = game(&world).await;
    refused!(
        world,
        world.table.take_seat(game, &person(5), Seat(1), true),
        TableError::Handover(HandoverError::NotOffered)
    );
}

#[tokio::test]
async fn the_policy_of_a_running_game_only_gets_stricter_and_only_if_all_agree_pbp_30() {
    let mut world = World::new().await;
    world.begun(3, "instant", &[Change::AbsencePolicy(AbsencePolicy::HostDecides)]).await;
    let ask = |policy| ClockRequest::Policy(policy);
    let change = async |world: &World, who: u64, request| {
        world.table.change_clock(PLACE, &person(who), request).await.map(|changed| changed.granted)
    };
    refused!(
        world,
        change(&world, 99, ask(AbsencePolicy::Skip)),
        TableError::Standstill(StandstillError::NoRight)
    );
    refused!(
        world,
        world.table.change_clock(PLACE, &manager(), ask(AbsencePolicy::Skip)),
        TableError::Standstill(StandstillError::NoRight)
    );
    let Granted::Proposed(proposal) = change(&world, 1, ask(AbsencePolicy::Computer)).await.unwrap() else {
        panic!("not proposed");
    };
    change(&world, 2, ClockRequest::Agree(proposal.number)).await.unwrap();
    world.restart().await;
    assert_eq!(world.look(99).await.absence_policy, AbsencePolicy::HostDecides);
    let agreed = change(&world, 3, ask(AbsencePolicy::Computer)).await.unwrap();
    assert_eq!(agreed, Granted::Policy { policy: AbsencePolicy::Computer });
    assert_eq!(world.look(99).await.absence_policy, AbsencePolicy::Computer);
    let told = AnnouncementKind::PolicyChanged { policy: AbsencePolicy::Computer };
    assert_eq!(world.announced().await.into_iter().filter(|what| *what == told).count(), 1);
    for looser in AbsencePolicy::ALL {
        refused!(world, change(&world, 1, ask(looser)), TableError::Standstill(StandstillError::NotStricter));
    }
    let seat = world.on_turn().await;
    miss(&world).await;
    assert_eq!(world.look(99).await.at(seat).unwrap().computer, Some(Computer::NORMAL), "it holds at once");
}

#[tokio::test]
async fn whoever_resigned_is_rated_behind_all_who_stayed_and_a_substitute_cannot_fall_pbp_33() {
    let world = World::new().await;
    world.instant(3).await;
    let game = game(&world).await;
    world.table.resign(PLACE, &person(2), true).await.unwrap();
    world.table.take_seat(game, &person(2 + 3), Seat(1), true).await.unwrap();
    world.table.resign(PLACE, &person(3), true).await.unwrap();
    play_with(&world, &[1, 5]).await;
    let stored = dump(&world.database, &["result_seats", "result_departures"]).await;
    for line in ["number=0 seat=1 person=2 role=null place=5", "number=1 seat=2 person=3 role=null place=4"] {
        assert!(stored.contains(line), "{line}: {stored}");
    }
    assert!(stored.contains("seat=2 person=0 computer=normal"), "{stored}");
    let ratings = world.table.ratings(PLACE.guild).await.unwrap();
    let points = |who| ratings.overall.of(&Contestant::Person(who)).map(|rated| rated.rating.points());
    assert!(points(2).unwrap() < 1_000 && points(2).unwrap() < points(3).unwrap(), "{ratings:?}");
    assert!(points(5).is_none_or(|points| points >= 1_000), "{ratings:?}");
    assert!(points(1).unwrap() > 1_000, "{ratings:?}");
    assert!(world.table.personal_data(2).await.unwrap().unwrap().contains("seats_left"));
}

/// These people play the game to its end, with the computers.
async fn play_with(world: &World, people: &[u64]) {
    let mut rng = Random::new(11);
    'game: for _ in 0..40_000 {
        for id in people {
            let look = world.look(*id).await;
            if look.status != Status::Running {
                return;
            }
            let Some(ask) = look.view.awaited_asks().next() else { continue };
            let action = Player::Normal.answer(&look.view, ask, &mut |n| rng.below(n));
            world.table.order(PLACE, &person(*id), Some(ask.id), Order::Answer(action)).await.unwrap();
            continue 'game;
        }
        let due = world.table.next_due().await.unwrap().expect("a computer is waited for");
        world.clock.set(due.max(world.now()));
        world.table.fire_due().await.unwrap();
    }
    panic!("a game without end");
}

/// The law for one rulebook: at random moments people resign, others take seats and are replaced. Each seat has one player, nobody has
/// two, whoever left sees what everybody sees, and the record of the game verifies.
async fn changes_hands(rulebook: Rulebook, seed: u64) {
    let (world, mut rng) = (World::new().await, Random::new(seed));
    let new = NewGame { computers: rulebook.seats().0.saturating_sub(3), ..NewGame::of(rulebook) };
    world.table.open_lobby(PLACE, &person(1), new).await.unwrap();
    for id in 2..=3 {
        world.table.join(PLACE, &person(id)).await.unwrap();
    }
    world.table.start(PLACE, &person(1)).await.unwrap();
    let (game, mut changed) = (game(&world).await, 0);
    for _ in 0..400 {
        let who = person(1 + u64::from(rng.below(7)));
        let seats = world.look(99).await.seated.len() as u32;
        let seat = Seat(rng.below(seats) as u8);
        let host = person(world.look(99).await.host);
        let done = match rng.below(12) {
            0 => world.table.resign(PLACE, &who, true).await.map(drop),
            1 => world.table.take_seat(game, &who, seat, true).await.map(drop),
            2 | 3 => world.table.replace(PLACE, &host, seat, &Replacement::Person(who)).await.map(drop),
            4 => world.table.take_seat_back(PLACE, &who).await.map(drop),
            5 => {
                world.clock.advance(25 * crate::fixtures::HOUR);
                world.table.fire_due().await.map(drop)
            }
            _ => answered(&world, &mut rng).await,
        };
        changed += u32::from(done.is_ok());
        match done {
            Ok(())
            | Err(
                TableError::Handover(_)
                | TableError::NotSeated
                | TableError::AlreadySeated
                | TableError::SeatedHere { .. }
                | TableError::SeatKept
                | TableError::NotHost { .. },
            ) => {}
            Err(error) => panic!("{rulebook:?}: {error}"),
        }
        let look = world.look(99).await;
        if look.status != Status::Running {
            break;
        }
        let mut people: Vec<u64> = look.seated.iter().map(|seated| seated.person).collect();
        people.sort_unstable();
        people.dedup();
        assert_eq!(people.len(), look.seated.len(), "{rulebook:?}: nobody has two seats");
        for id in 1..=7 {
            let seated = look.seated.iter().find(|seated| seated.person == id).map(|seated| seated.seat);
            let own = world.look(id).await.view;
            assert_eq!(own.viewer_seat(), seated, "{rulebook:?}");
            assert!(seated.is_some() || own == look.view, "{rulebook:?}: more than everybody sees");
        }
    }
    assert!(changed > 20, "{rulebook:?}: {changed}");
    let whole = world.look(99).await.status != Status::Running;
    let text = world.table.export(ExportTarget::Here(PLACE), true).await.unwrap().text;
    let parsed = record::parse(text.as_bytes()).unwrap();
    if whole {
        record::verify(&parsed).unwrap();
    }
    assert_eq!(world.table.verify_games().await.unwrap(), Vec::<String>::new(), "{rulebook:?}");
}

/// One answer of somebody who is asked, or the next computer's turn.
async fn answered(world: &World, rng: &mut Random) -> Result<(), TableError> {
    for id in 1..=7 {
        let look = world.look(id).await;
        let Some(ask) = look.view.awaited_asks().next().filter(|_| look.view.viewer_seat().is_some()) else {
            continue;
        };
        let action = Player::Normal.answer(&look.view, ask, &mut |n| rng.below(n));
        match world.table.order(PLACE, &person(id), Some(ask.id), Order::Answer(action)).await {
            Err(TableError::SeatLost) => {}
            done => return done.map(drop),
        }
    }
    world.clock.advance(60_000);
    world.table.fire_due().await.map(drop)
}

#[tokio::test]
async fn seats_change_hands_at_random_moments_in_every_game_and_nothing_leaks_pbp_33() {
    for (rulebook, seed) in Rulebook::ALL.into_iter().zip(1..) {
        Box::pin(changes_hands(rulebook, seed)).await;
    }
}
