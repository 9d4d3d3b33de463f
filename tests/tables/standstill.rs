//! Pauses and extensions ([PBP-24], [PBP-26], [PBP-27]): the laws of their budgets over random sequences, and what a pause does to
//! the deadlines, notices and database of a game.

use crate::fixtures::{HOUR, PLACE, Random, START, World, person, refused};
use casus_belli::pace::{AbsencePolicy, Asker, Right, Standstill, StandstillError};
use casus_belli::table::{
    AnnouncementKind, Audience, Change, ClockRequest, GameId, Granted, HOST_PAUSE, HOST_PAUSES,
    MOST_STANDSTILL, NoticeKind, Order, Pace, Person, TableError,
};
use std::collections::{BTreeMap, BTreeSet};

const DAY: i64 = 24 * HOUR;

/// Who is told of a pause (`true`) or of its end.
async fn told(world: &World, paused: bool) -> Vec<u64> {
    let all = world.table.pending(200).await.unwrap();
    let about = all
        .into_iter()
        .filter(|notice| matches!(notice.kind, NoticeKind::Pause { paused: about, .. } if about == paused));
    about
        .map(|notice| match notice.audience {
            Audience::Person(person) => person,
            Audience::Channel => 0,
        })
        .collect()
}

async fn ask(world: &World, who: u64, request: ClockRequest) -> Result<Granted, TableError> {
    world.table.change_clock(PLACE, &person(who), request).await.map(|changed| changed.granted)
}

fn manager() -> Person {
    Person { manages: Some(PLACE.guild), ..person(7) }
}

/// A policy, and the one before it.
fn any_policy(rng: &mut Random) -> (AbsencePolicy, AbsencePolicy) {
    let policies = [AbsencePolicy::HostDecides, AbsencePolicy::Skip, AbsencePolicy::Computer];
    (policies[rng.below(3) as usize], AbsencePolicy::Caretaker)
}

/// A pause, its end, or more time.
fn asked_alone(
    clock: &mut Standstill,
    kind: u32,
    (asker, voters): (Asker, &BTreeSet<u8>),
    length: Option<i64>,
    deadlines: (&BTreeSet<String>, i64),
    now: i64,
) -> Result<Granted, StandstillError> {
    match kind {
        0 => clock.ask_pause(asker, voters, length, now),
        1 => clock.ask_resume(asker, voters, now),
        _ => clock.ask_extension(asker, voters, length, deadlines, now),
    }
}

/// All agree to something stricter only, and no deadline moves.
fn stricter(policy: AbsencePolicy, (before, clock): (&Standstill, &Standstill), now: i64) -> bool {
    let still = before.used(now) == clock.used(now) && before.pause() == clock.pause();
    policy.is_stricter_than(AbsencePolicy::Caretaker) && still
}

#[test]
fn in_ten_thousand_random_sequences_the_budgets_hold_and_a_refusal_changes_nothing_pbp_26() {
    for seed in 0..10_000 {
        let mut rng = Random::new(seed);
        let (mut clock, mut now) = (Standstill::default(), START);
        let voters: BTreeSet<u8> = (0..=rng.below(4) as u8).collect();
        let pace = [2 * 60_000, DAY, 7 * DAY][rng.below(3) as usize];
        let (mut span, mut host_pauses, mut stood) = (0, 0, 0);
        let mut extended: BTreeMap<(String, Right), u32> = BTreeMap::new();
        for _ in 0..60 {
            now += i64::from(rng.below(40)) * HOUR / 2;
            if let Some(pause) = clock.pause().filter(|pause| pause.until <= now) {
                assert!(clock.end_pause(now), "a pause ends by itself");
                stood += pause.until - pause.since;
            }
            span += i64::from(rng.one_in(3));
            let deadlines: BTreeSet<String> = (0..span % 3).map(|n| format!("{n}:{span}")).collect();
            clock.keep_extensions_of(&deadlines);
            let seat = (rng.below(6) as u8).checked_sub(1);
            let asker = Asker { seat, host: rng.one_in(3), manager: rng.one_in(6) };
            let length = rng.one_in(2).then(|| i64::from(rng.below(60)) * DAY / 2);
            let (before, paused) = (clock.clone(), clock.pause());
            let granted = match rng.below(5) {
                3 => clock.ask_policy(asker, &voters, any_policy(&mut rng), now),
                4 => clock.agree((seat, rng.below(8)), &voters, &deadlines, now),
                kind => asked_alone(&mut clock, kind, (asker, &voters), length, (&deadlines, pace), now),
            };
            match granted {
                Err(error) => {
                    let sorted = before.last_proposal() == clock.last_proposal();
                    assert!(sorted && before.pause() == clock.pause(), "{seed}: {error:?}");
                    assert_eq!(before.used(now), clock.used(now), "{seed}: {error:?}");
                }
                Ok(Granted::Paused(pause)) => {
                    assert!(
                        paused.is_none() && pause.until > now,
                        "{seed}: no pause is over before it begins"
                    );
                    let alone = pause.by == Right::Host;
                    host_pauses += u32::from(alone);
                    assert!(!alone || pause.until - now <= HOST_PAUSE, "{seed}");
                }
                Ok(Granted::Policy { policy }) => {
                    assert!(stricter(policy, (&before, &clock), now), "{seed}: {policy:?}");
                }
                Ok(Granted::Resumed { .. }) => stood += now - paused.expect("it was paused").since,
                Ok(Granted::Extended { by, length, deadlines: of }) => {
                    assert!(paused.is_none() && length > 0 && of.is_subset(&deadlines), "{seed}");
                    assert!(by == Right::Manager || length <= pace, "{seed}: at most one turn's time");
                    for key in of {
                        let times = extended.entry((key, by)).or_default();
                        *times += 1;
                        assert!(by == Right::Manager || *times == 1, "{seed}: once a deadline");
                    }
                    stood += length;
                }
                Ok(Granted::Proposed(proposal)) => {
                    assert!(proposal.agreed.len() < voters.len(), "{seed}: else it would be done");
                }
            }
            let current = clock.pause().map_or(0, |pause| now - pause.since);
            assert_eq!(clock.used(now), stood + current, "{seed}: what is shown is what it stood still");
            assert!(clock.used(now) + clock.left(now) == MOST_STANDSTILL, "{seed}: no game is endless");
            assert!(host_pauses <= HOST_PAUSES, "{seed}");
            let stored = serde_json::to_string(&clock).unwrap();
            assert_eq!(serde_json::from_str::<Standstill>(&stored).unwrap(), clock, "{seed}");
        }
    }
}

#[tokio::test]
async fn a_pause_of_the_host_stops_every_clock_and_the_deadline_moves_by_the_time_paused_pbp_26() {
    let mut world = World::new().await;
    let due = world.instant(3).await.deadline.unwrap();
    world.clock.advance(5 * HOUR);
    let paused = ask(&world, 1, ClockRequest::Pause(None)).await.unwrap();
    let until = START + 5 * HOUR + HOST_PAUSE;
    assert!(matches!(paused, Granted::Paused(pause) if pause.until == until && pause.by == Right::Host));
    assert_eq!(told(&world, true).await, [2, 3], "one notice for each of the others");
    let named = AnnouncementKind::Paused { by: Right::Host, name: "Ilaria".into(), until };
    assert!(world.announced().await.contains(&named));
    assert_eq!(world.look(2).await.deadline, None, "no time runs");
    world.clock.advance(30 * HOUR);
    world.restart().await;
    assert_eq!(world.table.fire_due().await.unwrap(), 0, "nothing falls due in a pause");
    refused!(world, ask(&world, 2, ClockRequest::Extend(None)), TableError::Standstill(StandstillError::Paused { until: shown }) if *shown == until);
    refused!(
        world,
        ask(&world, 1, ClockRequest::Pause(None)),
        TableError::Standstill(StandstillError::Paused { .. })
    );
    ask(&world, 1, ClockRequest::Resume).await.unwrap();
    let look = world.look(2).await;
    assert_eq!(look.deadline, Some(due + 30 * HOUR));
    assert_eq!((look.standstill.used, look.standstill.host_pauses_left), (30 * HOUR, 2));
    assert_eq!(told(&world, false).await, [2, 3]);
    assert!(told(&world, true).await.is_empty(), "what is no longer true is not told");
}

#[tokio::test]
async fn a_pause_ends_by_itself_once_with_one_notice_each_also_if_the_bot_was_off_pbp_25() {
    let mut world = World::new().await;
    let due = world.instant(3).await.deadline.unwrap();
    world.table.fire_due().await.unwrap();
    ask(&world, 1, ClockRequest::Pause(Some(10 * HOUR))).await.unwrap();
    world.clock.advance(15 * HOUR);
    world.restart().await;
    assert_eq!(world.table.fire_due().await.unwrap(), 1);
    assert_eq!(world.table.fire_due().await.unwrap(), 0, "once is enough");
    let look = world.look(1).await;
    assert_eq!(look.deadline, Some(due + 15 * HOUR), "nobody loses what the bot was off");
    assert_eq!(look.standstill.used, 10 * HOUR, "what the bot was off is no pause");
    let over = world.announced().await;
    assert_eq!(
        over.iter().filter(|what| matches!(what, AnnouncementKind::PauseOver { by: None, .. })).count(),
        1
    );
    assert_eq!(told(&world, false).await, [1, 2, 3]);
}

#[tokio::test]
async fn who_plays_on_in_a_pause_loses_nothing_and_the_next_turn_has_its_whole_time_after_it_pbp_26() {
    let world = World::new().await;
    world.instant(3).await;
    ask(&world, 1, ClockRequest::Pause(None)).await.unwrap();
    let seat = world.attacking().await;
    let end = Order::Compound(casus_belli::rules::classic::Order::End.into());
    world.order(u64::from(seat.0) + 1, end).await.unwrap();
    assert_eq!(world.look(1).await.deadline, None);
    world.clock.advance(HOST_PAUSE);
    world.table.fire_due().await.unwrap();
    assert_eq!(world.look(1).await.deadline, Some(world.now() + DAY));
}

#[tokio::test]
async fn all_players_together_pause_for_longer_and_only_together_they_end_it_pbp_26() {
    let world = World::new().await;
    world.instant(3).await;
    let long = ClockRequest::Pause(Some(20 * DAY));
    let Granted::Proposed(proposal) = ask(&world, 2, long).await.unwrap() else { panic!("not alone") };
    refused!(world, ask(&world, 2, long), TableError::Standstill(StandstillError::Agreed { have: 1, of: 3 }));
    refused!(
        world,
        ask(&world, 5, ClockRequest::Agree(proposal.number)),
        TableError::Standstill(StandstillError::NoRight)
    );
    ask(&world, 3, ClockRequest::Agree(proposal.number)).await.unwrap();
    let done = ask(&world, 1, ClockRequest::Agree(proposal.number)).await.unwrap();
    assert!(
        matches!(done, Granted::Paused(pause) if pause.by == Right::All && pause.until == START + 20 * DAY)
    );
    refused!(
        world,
        ask(&world, 1, ClockRequest::Agree(proposal.number)),
        TableError::Standstill(StandstillError::NoProposal)
    );
    let alone = ask(&world, 1, ClockRequest::Resume).await.unwrap();
    assert!(matches!(alone, Granted::Proposed(_)), "the host alone ends only what a host began alone");
    ask(&world, 2, ClockRequest::Resume).await.unwrap();
    world.clock.advance(DAY);
    let over = ask(&world, 3, ClockRequest::Resume).await.unwrap();
    assert_eq!(over, Granted::Resumed { by: Right::All });
    assert_eq!(world.look(1).await.standstill.host_pauses_left, HOST_PAUSES, "the host's own are untouched");
}

#[tokio::test]
async fn a_host_extends_a_deadline_once_and_all_together_once_more_pbp_27() {
    let world = World::new().await;
    let due = world.instant(3).await.deadline.unwrap();
    let more = ask(&world, 1, ClockRequest::Extend(Some(6 * HOUR))).await.unwrap();
    assert!(matches!(more, Granted::Extended { by: Right::Host, .. }));
    assert_eq!(world.look(1).await.deadline, Some(due + 6 * HOUR));
    refused!(
        world,
        ask(&world, 2, ClockRequest::Extend(Some(DAY + 1))),
        TableError::Standstill(StandstillError::TooLong { most: DAY })
    );
    for who in [1, 2] {
        let asked = ask(&world, who, ClockRequest::Extend(None)).await.unwrap();
        assert!(matches!(asked, Granted::Proposed(_)), "now everybody has to agree");
    }
    ask(&world, 3, ClockRequest::Extend(None)).await.unwrap();
    assert_eq!(world.look(1).await.deadline, Some(due + 30 * HOUR));
    refused!(
        world,
        ask(&world, 1, ClockRequest::Extend(None)),
        TableError::Standstill(StandstillError::Extended)
    );
    world.clock.advance(30 * HOUR + DAY);
    refused!(
        world,
        ask(&world, 1, ClockRequest::Extend(None)),
        TableError::Standstill(StandstillError::Passed)
    );
    world.table.fire_due().await.unwrap();
    let next = world.look(1).await;
    assert_eq!(next.deadline, Some(world.now() + DAY), "the next turn has its own");
    ask(&world, 1, ClockRequest::Extend(None)).await.unwrap();
}

#[tokio::test]
async fn a_manager_pauses_and_extends_as_often_as_wanted_until_the_game_has_stood_still_for_thirty_days_pbp_27()
 {
    let world = World::new().await;
    let game = world.instant(3).await.game;
    let by_manager = async |request| world.table.change_clock_as_manager(game, &manager(), request).await;
    refused!(
        world,
        world.table.change_clock_as_manager(game, &person(1), ClockRequest::Resume),
        TableError::NotHost { .. }
    );
    for _ in 0..5 {
        by_manager(ClockRequest::Extend(Some(2 * DAY))).await.unwrap();
        by_manager(ClockRequest::Pause(Some(DAY))).await.unwrap();
        refused!(
            world,
            ask(&world, 4, ClockRequest::Resume),
            TableError::Standstill(StandstillError::NoRight)
        );
        world.clock.advance(DAY);
        world.table.fire_due().await.unwrap();
    }
    refused!(
        world,
        world.table.change_clock_as_manager(game, &manager(), ClockRequest::Pause(Some(16 * DAY))),
        TableError::Standstill(StandstillError::TooLong { .. })
    );
    by_manager(ClockRequest::Pause(Some(15 * DAY))).await.unwrap();
    world.clock.advance(15 * DAY);
    world.table.fire_due().await.unwrap();
    for request in [ClockRequest::Pause(None), ClockRequest::Extend(None)] {
        refused!(
            world,
            world.table.change_clock_as_manager(game, &manager(), request),
            TableError::Standstill(StandstillError::NothingLeft)
        );
    }
    let named = |what: &&AnnouncementKind| matches!(what, AnnouncementKind::Paused { by: Right::Manager, name, .. } if name == "Tommaso");
    assert_eq!(world.announced().await.iter().filter(named).count(), 6, "each is announced");
}

#[tokio::test]
async fn a_host_has_three_pauses_and_a_table_without_a_limit_none_pbp_26() {
    let world = World::new().await;
    world.instant(2).await;
    for _ in 0..HOST_PAUSES {
        ask(&world, 1, ClockRequest::Pause(None)).await.unwrap();
        world.clock.advance(HOUR);
        ask(&world, 1, ClockRequest::Resume).await.unwrap();
    }
    let fourth = ask(&world, 1, ClockRequest::Pause(None)).await.unwrap();
    assert!(matches!(fourth, Granted::Proposed(_)), "then the others have to agree");
    refused!(world, ask(&world, 1, ClockRequest::Resume), TableError::Standstill(StandstillError::NotPaused));
    let endless = World::new().await;
    endless.begun(2, "instant", &[Change::Pace(Pace::NONE)]).await;
    for request in [ClockRequest::Pause(None), ClockRequest::Extend(None)] {
        refused!(endless, ask(&endless, 1, request), TableError::Standstill(StandstillError::NoDeadline));
    }
    let lobby = World::new().await;
    lobby.lobby(2).await;
    refused!(lobby, ask(&lobby, 1, ClockRequest::Pause(None)), TableError::NotRunning { .. });
    let nowhere = lobby.table.change_clock(GameId(99), &person(1), ClockRequest::Resume).await;
    assert!(nowhere.is_err());
}
