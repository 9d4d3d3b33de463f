//! The end of a game by agreement ([PBP-65]): *concede*, which is public, and *call it*, which is secret until all agree. In every
//! rulebook the game is over like any other, in one transaction.

use crate::dice_rounds;
use crate::fixtures::{HOUR, PLACE, World, dump, execute, person, refused};
use crate::{privacy, tournament};
use casus_belli::league::Plan;
use casus_belli::luck::BeaconMode;
use casus_belli::record::{self, Luck};
use casus_belli::rules::{Ending, Rulebook, Seat};
use casus_belli::table::{
    AnnouncementKind, Change, ClockRequest, Contestant, EndingError, ExportTarget, Look, NewGame, NoticeKind,
    Order, Pace, StandstillError, Status, Table, TableError,
};
use std::fmt::Write as _;

/// A running game by that rulebook with so many people, set up at once where that is possible, and computers.
async fn begun(world: &World, rulebook: Rulebook, people: u64, computers: u8) -> Look {
    begun_at(&world.table, NewGame::of(rulebook), people, computers).await
}

pub(crate) async fn begun_at(table: &Table, new: NewGame, people: u64, computers: u8) -> Look {
    let rulebook = new.rulebook;
    table.open_lobby(PLACE, &person(1), new).await.unwrap();
    for id in 2..=people {
        table.join(PLACE, &person(id)).await.unwrap();
    }
    let count = Change::Computers { count: computers, level: None, name: None };
    table.configure(PLACE, &person(1), count).await.unwrap();
    if rulebook == Rulebook::Classic {
        let way = Change::Switch { key: "setup.way".into(), value: "instant".into() };
        table.configure(PLACE, &person(1), way).await.unwrap();
    }
    table.start(PLACE, &person(1)).await.unwrap().playing().expect("it begins at once")
}

/// A classic game of so many people.
async fn classic(people: u64) -> World {
    let world = World::new().await;
    begun(&world, Rulebook::Classic, people, 0).await;
    world
}

pub(crate) fn seat(id: u64) -> Seat {
    Seat(id as u8 - 1)
}

pub(crate) async fn concede(world: &World, id: u64, to: u64) -> Result<Look, TableError> {
    world.table.concede(PLACE, &person(id), seat(to)).await
}

async fn agree(world: &World, id: u64, number: Option<u32>) -> Result<Look, TableError> {
    world.table.agree_to_end(PLACE, &person(id), number).await
}

/// The game is over like any other: announced, rated, revealed, with a record that says how and verifies, and nothing waits any more.
async fn over(world: &World, people: u64, ending: Ending) -> Look {
    let look = world.look(99).await;
    let outcome = look.view.outcome.clone().expect("it is over");
    assert_eq!((look.status, outcome.ending), (Status::Over, ending));
    assert!(look.revealed.is_some(), "the seed is revealed");
    let notices = world.table.pending(200).await.unwrap();
    let ended =
        |kind: &NoticeKind| matches!(kind, NoticeKind::Announcement { what: AnnouncementKind::Ended });
    assert_eq!(notices.iter().filter(|notice| ended(&notice.kind)).count(), 1, "announced once");
    let told = notices.iter().filter(|notice| matches!(notice.kind, NoticeKind::PlayerResult { .. }));
    assert_eq!(told.count() as u64, people, "one message for each person");
    assert!(dump(&world.database, &["outbox"]).await.contains(" topic=film "), "a film of it follows");
    let asked = |kind: &NoticeKind| matches!(kind, NoticeKind::YourTurn { .. } | NoticeKind::Reminder { .. });
    assert!(!notices.iter().any(|notice| asked(&notice.kind)), "nobody is asked any more");
    assert_eq!(dump(&world.database, &["timers"]).await, "", "no time runs");
    assert!(dump(&world.database, &["games"]).await.contains(" settlement= "), "what was said is forgotten");
    let stored = dump(&world.database, &["result_seats"]).await;
    for score in &outcome.scores {
        let line = stored.lines().find(|line| line.contains(&format!(" seat={} ", score.seat.0)));
        assert!(line.is_some_and(|line| line.contains(&format!(" place={} ", score.place))), "{stored}");
    }
    let exported = world.table.export(ExportTarget::Here(PLACE), true).await.unwrap();
    assert!(exported.whole && exported.kept);
    assert!(exported.text.contains(&format!("ending={} ", ending.key())), "the header says how");
    let checked = record::verify(&record::parse(exported.text.as_bytes()).unwrap());
    assert_eq!(checked.unwrap_or_else(|fault| panic!("{fault}")).luck, Luck::Verified);
    world.clock.advance(100 * HOUR);
    world.table.fire_due().await.unwrap();
    assert_eq!(world.look(99).await.status, Status::Over, "and it stays over");
    look
}

#[tokio::test]
async fn the_last_rivals_concede_and_the_game_is_over_in_every_rulebook_also_across_a_restart_pbp_65() {
    for rulebook in Rulebook::ALL {
        let mut world = World::new().await;
        let people = u64::from(rulebook.seats().0.max(3));
        begun(&world, rulebook, people, 0).await;
        for id in 2..people {
            let look = concede(&world, id, 1).await.unwrap();
            let open = look.ending.concession.expect("it is open");
            assert_eq!((open.to, open.by.len() as u64, u64::from(open.of)), (seat(1), id - 1, people - 1));
            let (have, of) = ((id - 1) as u32, people as u32 - 1);
            let named = AnnouncementKind::Concedes { seat: seat(id), to: seat(1), have, of };
            assert!(world.announced().await.contains(&named), "{rulebook:?}");
            world.restart().await;
            assert_eq!(world.look(99).await.status, Status::Running, "{rulebook:?}");
        }
        let look = concede(&world, people, 1).await.unwrap();
        let outcome = look.view.outcome.clone().expect("it is over");
        assert_eq!(outcome.winners, [seat(1)], "{rulebook:?}");
        assert!(outcome.scores.iter().all(|score| (score.place == 1) == (score.seat == seat(1))));
        over(&world, people, Ending::Conceded).await;
        let ratings = world.table.ratings(PLACE.guild).await.unwrap();
        assert_eq!(ratings.overall.games(), 1, "{rulebook:?}: it is rated");
        let mean = |id| ratings.overall.of(&Contestant::Person(id)).unwrap().rating.mean;
        assert!((2..=people).all(|id| mean(1) > mean(id)), "{rulebook:?}");
        let lobby = world.table.rematch(PLACE, &person(2), look.game, &[]).await.unwrap();
        assert_eq!((lobby.status, lobby.seated.len() as u64), (Status::Lobby, people), "{rulebook:?}");
    }
}

#[tokio::test]
async fn all_who_are_left_agree_and_the_game_is_ranked_as_it_stands_in_every_rulebook_pbp_65() {
    for rulebook in Rulebook::ALL {
        let mut world = World::new().await;
        let people = u64::from(rulebook.seats().0.max(3));
        begun(&world, rulebook, people, 0).await;
        for id in 1..people {
            let look = agree(&world, id, None).await.unwrap();
            let open = look.ending.proposal.expect("it is open");
            assert_eq!((u64::from(open.have), u64::from(open.of), open.own), (id, people, true));
            world.restart().await;
        }
        let standing = world.look(99).await.view;
        let look = agree(&world, people, Some(1)).await.unwrap();
        let outcome = look.view.outcome.clone().expect("it is over");
        let first = (0..people as u8).map(Seat).max_by_key(|seat| standing.standing(*seat).0);
        let winner = outcome.winners[0];
        // Where secret objectives count, not even the public figures say who is first.
        if rulebook != Rulebook::Tournament {
            assert_eq!(
                first.map(|first| standing.standing(first).0),
                Some(standing.standing(winner).0),
                "{rulebook:?}: whoever had most is first"
            );
        }
        let closed = AnnouncementKind::CallClosed { number: 1, agreed: true };
        assert!(world.announced().await.contains(&closed), "{rulebook:?}");
        over(&world, people, Ending::Agreed).await;
        assert_eq!(world.table.ratings(PLACE.guild).await.unwrap().overall.games(), 1, "{rulebook:?}");
    }
}

/// What everybody but the database itself has of a world: notices, settings and the looks of other viewers.
async fn visible(world: &World, but: u64) -> String {
    let mut text = dump(&world.database, &["outbox", "settings", "timers", "events"]).await;
    for viewer in [1, 2, 3, 99].into_iter().filter(|viewer| *viewer != but) {
        let look = world.look(viewer).await;
        writeln!(text, "{viewer}: {look:?}").unwrap();
    }
    text
}

#[tokio::test]
async fn nobody_sees_who_agrees_or_who_says_no_pbp_65() {
    // Whoever it is, and whatever they press, the others see the same, to the last byte.
    let mut seen = Vec::new();
    for by in [1, 2] {
        let world = classic(3).await;
        agree(&world, by, None).await.unwrap();
        assert!(world.look(by).await.ending.proposal.unwrap().own);
        assert!(!world.look(3).await.ending.proposal.unwrap().own);
        let others = dump(&world.database, &["outbox", "settings", "timers", "events"]).await;
        let (third, public) = (world.look(3).await, world.look(99).await);
        seen.push(format!("{others}{third:?}{public:?}"));
    }
    assert!(seen[0] == seen[1], "who proposes it");
    let mut seen = Vec::new();
    for by in [1, 2] {
        let world = classic(3).await;
        agree(&world, 3, None).await.unwrap();
        world.table.refuse_to_end(PLACE, &person(by), 1).await.unwrap();
        seen.push(visible(&world, 0).await);
        assert!(!dump(&world.database, &["games"]).await.contains("agreed"), "nor does the database know");
    }
    assert!(seen[0] == seen[1], "who says no");
    let mut seen = Vec::new();
    for second in [2, 3] {
        let world = classic(4).await;
        agree(&world, 1, None).await.unwrap();
        agree(&world, second, Some(1)).await.unwrap();
        seen.push(dump(&world.database, &["outbox", "settings", "timers", "events"]).await);
        let data = world.table.personal_data(second).await.unwrap().unwrap();
        assert!(data.contains("\"agreed_in_secret\": 1"), "one's own is in one's data: {data}");
        let other = world.table.personal_data(5 - second).await.unwrap().unwrap();
        assert!(!other.contains("agreed"), "and in nobody else's: {other}");
    }
    assert!(seen[0] == seen[1], "who agrees");
}

#[tokio::test]
async fn a_proposal_is_closed_by_one_no_and_rests_until_it_would_have_lapsed_pbp_65() {
    let mut world = classic(3).await;
    let open = agree(&world, 2, None).await.unwrap().ending.proposal.unwrap();
    assert_eq!(open.until, world.now() + 24 * HOUR, "one pace");
    refused!(world, agree(&world, 2, None), TableError::Ending(EndingError::Agreed { have: 1, of: 3 }));
    refused!(world, agree(&world, 3, Some(2)), TableError::Ending(EndingError::NoProposal));
    agree(&world, 3, Some(1)).await.unwrap();
    let counted = AnnouncementKind::Call { number: 1, have: 2, of: 3, until: open.until };
    assert!(world.announced().await.contains(&counted));
    // Whoever agrees may say no after all.
    let look = world.table.refuse_to_end(PLACE, &person(2), 1).await.unwrap();
    assert!(look.ending.proposal.is_none() && look.status == Status::Running);
    assert!(world.announced().await.contains(&AnnouncementKind::CallClosed { number: 1, agreed: false }));
    for id in [1, 2, 3] {
        refused!(world, agree(&world, id, Some(1)), TableError::Ending(EndingError::NoProposal));
        refused!(
            world,
            world.table.refuse_to_end(PLACE, &person(id), 1),
            TableError::Ending(EndingError::NoProposal)
        );
        refused!(
            world,
            agree(&world, id, None),
            TableError::Ending(EndingError::Rests { until }) if *until == open.until
        );
    }
    world.restart().await;
    refused!(world, agree(&world, 1, None), TableError::Ending(EndingError::Rests { .. }));
    world.clock.advance(24 * HOUR);
    let again = agree(&world, 1, None).await.unwrap().ending.proposal.unwrap();
    assert_eq!((again.number, again.have), (2, 1), "nobody’s old answer counts");
}

#[tokio::test]
async fn a_proposal_lapses_after_one_pace_or_a_day_also_in_a_pause_and_if_the_bot_was_off_pbp_65() {
    for (pace, life) in [(Some(Pace::minutes(60).unwrap()), HOUR), (None, 24 * HOUR)] {
        let mut world = World::new().await;
        world.lobby_at(PLACE, 3, Some(pace.unwrap_or(Pace::NONE))).await;
        let way = Change::Switch { key: "setup.way".into(), value: "instant".into() };
        world.table.configure(PLACE, &person(1), way).await.unwrap();
        world.table.start(PLACE, &person(1)).await.unwrap();
        if pace.is_some() {
            world.table.change_clock(PLACE, &person(1), ClockRequest::Pause(None)).await.unwrap();
        }
        agree(&world, 1, None).await.unwrap();
        world.clock.advance(life - 1);
        world.table.fire_due().await.unwrap();
        assert!(world.look(99).await.ending.proposal.is_some());
        world.clock.advance(1);
        world.restart().await;
        // Even before the deadlines are looked at, it is too late.
        refused!(world, agree(&world, 2, Some(1)), TableError::Ending(EndingError::NoProposal));
        world.table.fire_due().await.unwrap();
        let look = world.look(99).await;
        assert!(look.ending.proposal.is_none() && look.status == Status::Running);
        assert!(world.announced().await.contains(&AnnouncementKind::CallClosed { number: 1, agreed: false }));
        assert_eq!(agree(&world, 2, None).await.unwrap().ending.proposal.unwrap().number, 2, "at once again");
    }
}

#[tokio::test]
async fn a_proposal_lapses_also_at_the_instant_at_which_a_turn_is_over_pbp_65() {
    let world = classic(3).await;
    for number in [1, 2] {
        agree(&world, 1, None).await.unwrap();
        world.clock.advance(24 * HOUR);
        world.table.fire_due().await.unwrap();
        assert!(world.look(99).await.ending.proposal.is_none());
        assert!(world.announced().await.contains(&AnnouncementKind::CallClosed { number, agreed: false }));
    }
}

#[tokio::test]
async fn whoever_loses_or_leaves_the_seat_is_no_longer_counted_and_what_was_said_lapses_pbp_65() {
    let world = World::new().await;
    world.begun(3, "instant", &[]).await;
    let on_turn = u64::from(world.on_turn().await.0) + 1;
    let [one, other] = [1, 2, 3].into_iter().filter(|id| *id != on_turn).collect::<Vec<_>>()[..] else {
        panic!("two others")
    };
    agree(&world, one, None).await.unwrap();
    concede(&world, one, other).await.unwrap();
    world.table.erase_person(on_turn, privacy::names()).await.unwrap();
    let look = world.look(one).await;
    assert!(look.ending.proposal.is_none() && look.ending.concession.is_none(), "{:?}", look.ending);
    let announced = world.announced().await;
    assert!(announced.contains(&AnnouncementKind::CallClosed { number: 1, agreed: false }));
    assert!(announced.contains(&AnnouncementKind::ConcessionsOver { to: seat(other) }));
    assert_eq!(look.status, Status::Running, "nothing was agreed by those who are left");
    // Two people and a computer are left: the last rival concedes, and the computer counts for nobody.
    refused!(
        world,
        concede(&world, one, on_turn),
        TableError::Ending(EndingError::ToComputer(to)) if *to == seat(on_turn)
    );
    concede(&world, one, other).await.unwrap();
    let outcome = world.look(99).await.view.outcome.clone().unwrap();
    assert_eq!((outcome.winners, outcome.ending), (vec![seat(other)], Ending::Conceded));
}

#[tokio::test]
async fn who_has_agreed_and_is_erased_leaves_nothing_of_it_pbp_54_pbp_65() {
    let world = classic(3).await;
    agree(&world, 2, None).await.unwrap();
    concede(&world, 2, 1).await.unwrap();
    assert!(dump(&world.database, &["games"]).await.contains("\"agreed\":[1]"), "by seat, never by person");
    let data = world.table.personal_data(2).await.unwrap().unwrap();
    assert!(data.contains("\"conceded\": 1") && data.contains("\"agreed_in_secret\": 1"), "{data}");
    world.table.erase_person(2, privacy::names()).await.unwrap();
    let games = dump(&world.database, &["games"]).await;
    assert!(!games.contains("agreed") && !games.contains("\"by\""), "{games}");
}

#[tokio::test]
async fn a_concession_can_be_taken_back_and_lapses_after_a_whole_round_pbp_65() {
    let mut world = classic(3).await;
    concede(&world, 2, 1).await.unwrap();
    refused!(world, concede(&world, 2, 1), TableError::Ending(EndingError::Conceded(to)) if *to == seat(1));
    refused!(world, concede(&world, 2, 3), TableError::Ending(EndingError::Conceded(_)));
    refused!(world, concede(&world, 3, 2), TableError::Ending(EndingError::ToOther(to)) if *to == seat(1));
    refused!(world, concede(&world, 1, 3), TableError::Ending(EndingError::IsLeader));
    refused!(world, concede(&world, 1, 1), TableError::Ending(EndingError::IsLeader));
    refused!(
        world,
        world.table.take_back_concession(PLACE, &person(3)),
        TableError::Ending(EndingError::NotConceded)
    );
    let offer = world.table.concession(PLACE, &person(3), None).await.unwrap();
    assert_eq!(
        (offer.to, offer.conceded, offer.have, offer.of),
        (seat(1), false, 1, 2),
        "to whom others did"
    );
    let own = world.table.concession(PLACE, &person(2), None).await.unwrap();
    assert!(own.conceded && own.to == seat(1));
    world.table.take_back_concession(PLACE, &person(2)).await.unwrap();
    let back = AnnouncementKind::ConcedesNoMore { seat: seat(2), to: seat(1) };
    assert!(world.announced().await.contains(&back));
    assert!(world.look(99).await.ending.concession.is_none());
    concede(&world, 1, 3).await.unwrap();
    for turn in 0..3 {
        assert!(world.look(99).await.ending.concession.is_some(), "turn {turn}");
        world.restart().await;
        let seat = world.attacking().await;
        let end = Order::Compound(casus_belli::rules::classic::Order::End.into());
        world.order(u64::from(seat.0) + 1, end).await.unwrap();
    }
    assert!(world.look(99).await.ending.concession.is_none(), "a whole round has passed");
    assert!(world.announced().await.contains(&AnnouncementKind::ConcessionsOver { to: seat(3) }));
}

#[tokio::test]
async fn without_a_name_one_concedes_to_the_person_who_leads_as_far_as_everybody_sees_pbp_65() {
    let world = classic(3).await;
    let view = world.look(99).await.view;
    for id in [1, 2, 3] {
        let offer = world.table.concession(PLACE, &person(id), None).await.unwrap();
        let others = (0..3).map(Seat).filter(|other| *other != seat(id));
        let best = others.map(|other| view.standing(other)).max().unwrap();
        assert_eq!(view.standing(offer.to), best);
        assert!(offer.to != seat(id) && !offer.conceded);
    }
}

#[tokio::test]
async fn against_computers_alone_nobody_concedes_and_a_computer_counts_for_nobody_pbp_65() {
    let world = World::new().await;
    begun(&world, Rulebook::Classic, 1, 2).await;
    refused!(world, concede(&world, 1, 2), TableError::Ending(EndingError::OnlyComputers));
    refused!(world, agree(&world, 1, None), TableError::Ending(EndingError::OnlyComputers));
    let offered = world.table.concession(PLACE, &person(1), None).await;
    assert!(matches!(offered, Err(TableError::Ending(EndingError::OnlyComputers))));
    let world = World::new().await;
    begun(&world, Rulebook::Classic, 2, 1).await;
    refused!(world, concede(&world, 1, 3), TableError::Ending(EndingError::ToComputer(_)));
    let offer = world.table.concession(PLACE, &person(1), None).await.unwrap();
    assert_eq!((offer.to, offer.have, offer.of), (seat(2), 0, 1), "never to a computer");
    concede(&world, 1, 2).await.unwrap();
    let look = over(&world, 2, Ending::Conceded).await;
    assert_eq!(look.view.outcome.clone().unwrap().winners, [seat(2)]);
}

#[tokio::test]
async fn whoever_may_not_decide_is_refused_and_nothing_changes_pbp_65() {
    let world = World::new().await;
    refused!(world, concede(&world, 1, 2), TableError::NoGameHere);
    world.lobby(3).await;
    refused!(world, concede(&world, 1, 2), TableError::NotRunning { .. });
    refused!(world, agree(&world, 1, None), TableError::NotRunning { .. });
    let way = Change::Switch { key: "setup.way".into(), value: "instant".into() };
    world.table.configure(PLACE, &person(1), way).await.unwrap();
    world.table.start(PLACE, &person(1)).await.unwrap();
    refused!(world, concede(&world, 7, 1), TableError::NotSeated);
    refused!(world, agree(&world, 7, None), TableError::NotSeated);
    refused!(world, world.table.refuse_to_end(PLACE, &person(7), 1), TableError::NotSeated);
    refused!(world, concede(&world, 1, 1), TableError::Ending(EndingError::ToOneself));
    refused!(world, concede(&world, 1, 6), TableError::Ending(EndingError::ToOut(_)));
    refused!(
        world,
        world.table.refuse_to_end(PLACE, &person(1), 1),
        TableError::Ending(EndingError::NoProposal)
    );
    execute(&world.database, "UPDATE seats SET computer = 'normal' WHERE seat = 2").await;
    execute(&world.database, "UPDATE games SET version = version + 1").await;
    refused!(world, concede(&world, 3, 1), TableError::SeatLost);
    refused!(world, agree(&world, 3, None), TableError::SeatLost);
    concede(&world, 1, 2).await.unwrap();
    assert_eq!(world.look(99).await.status, Status::Over, "a computer plays the third seat");
    refused!(world, concede(&world, 2, 1), TableError::Over);
    refused!(world, concede(&world, 1, 2), TableError::Over);
    refused!(world, agree(&world, 2, None), TableError::Over);
    refused!(world, world.table.take_back_concession(PLACE, &person(1)), TableError::Over);
}

#[tokio::test]
async fn while_an_order_waits_for_its_dice_nothing_overtakes_it_pbp_40_pbp_65() {
    let world = dice_rounds::local().await;
    dice_rounds::begun(&world, BeaconMode::Order).await;
    agree(&world, 1, None).await.unwrap();
    let seat = world.attacking().await;
    let attack = dice_rounds::attack(&world, seat).await;
    let mut heard = world.table.orders_on_their_way();
    let (table, attacker) = (world.table.clone(), person(u64::from(seat.0) + 1));
    let waits = tokio::spawn(async move { table.order(PLACE, &attacker, None, attack).await });
    heard.recv().await.unwrap();
    refused!(world, agree(&world, 2, Some(1)), TableError::DiceOnTheirWay { .. });
    refused!(world, concede(&world, 1, 2), TableError::DiceOnTheirWay { .. });
    dice_rounds::bring(&world.table, &world.clock).await;
    waits.await.unwrap().unwrap();
    agree(&world, 2, Some(1)).await.unwrap();
    assert_eq!(world.look(99).await.status, Status::Over);
    dice_rounds::recorded(&world.table, PLACE).await;
}

#[tokio::test]
async fn a_table_of_a_tournament_is_played_to_its_end_pbp_65() {
    let world = World::new().await;
    let table = &world.table;
    tournament::gathered(&world, Plan { rounds: 2, ..Plan::league() }, 3).await;
    table.start_tournament(PLACE, &person(1)).await.unwrap();
    tournament::deliver(&world).await;
    let place = tournament::threads(&tournament::tournament(&world).await)[0];
    refused!(world, table.concede(place, &person(1), Seat(1)), TableError::Ending(EndingError::Tournament));
    refused!(world, table.agree_to_end(place, &person(1), None), TableError::Ending(EndingError::Tournament));
    let offered = table.call_offer(place, &person(2)).await;
    assert!(matches!(offered, Err(TableError::Ending(EndingError::Tournament))));
    let offered = table.concession(place, &person(2), None).await;
    assert!(matches!(offered, Err(TableError::Ending(EndingError::Tournament))));
}

#[tokio::test]
async fn of_many_who_press_at_the_same_instant_each_counts_once_and_the_game_ends_once_pbp_65() {
    for round in 0..8 {
        let world = classic(4).await;
        let press = |id: u64| {
            let table = world.table.clone();
            tokio::spawn(async move { table.agree_to_end(PLACE, &person(id), None).await })
        };
        let all: Vec<_> = (1..=4).chain(1..=4).map(press).collect();
        let mut agreed = 0;
        for one in all {
            agreed += usize::from(one.await.unwrap().is_ok());
        }
        assert_eq!(agreed, 4, "{round}: each once");
        over(&world, 4, Ending::Agreed).await;
        let world = classic(4).await;
        let press = |id: u64| {
            let table = world.table.clone();
            tokio::spawn(async move { table.concede(PLACE, &person(id), Seat(0)).await })
        };
        let all: Vec<_> = (2..=4).chain(2..=4).map(press).collect();
        let mut conceded = 0;
        for one in all {
            conceded += usize::from(one.await.unwrap().is_ok());
        }
        assert_eq!(conceded, 3, "{round}: each once");
        over(&world, 4, Ending::Conceded).await;
    }
}

#[tokio::test]
async fn what_else_was_proposed_is_closed_with_the_game_however_it_ends_pbp_65() {
    let world = classic(3).await;
    let long = ClockRequest::Pause(Some(20 * 24 * HOUR));
    world.table.change_clock(PLACE, &person(2), long).await.unwrap();
    agree(&world, 1, None).await.unwrap();
    concede(&world, 1, 3).await.unwrap();
    concede(&world, 2, 3).await.unwrap();
    let closed = world.announced().await;
    let pause = |what: &AnnouncementKind| matches!(what, AnnouncementKind::ProposalClosed { number: 1, .. });
    assert!(closed.iter().any(pause), "the pause: {closed:?}");
    assert!(closed.contains(&AnnouncementKind::CallClosed { number: 1, agreed: false }));
    over(&world, 3, Ending::Conceded).await;
    let agreed = world.table.change_clock(PLACE, &person(1), ClockRequest::Agree(1)).await;
    assert!(matches!(agreed, Err(TableError::Over | TableError::Standstill(StandstillError::NoProposal))));
    let world = classic(3).await;
    agree(&world, 1, None).await.unwrap();
    world.table.cancel(PLACE, &person(1), true).await.unwrap();
    assert!(world.announced().await.contains(&AnnouncementKind::CallClosed { number: 1, agreed: false }));
    assert!(dump(&world.database, &["games"]).await.contains(" settlement= "));
}
