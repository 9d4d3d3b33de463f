//! The clock of the machine is set, forward or back, by any amount: nobody loses or gains a turn by it, and what is shown is
//! the deadline that counts.

use crate::fixtures::{HOUR, PLACE, Random, START, World, person};
use crate::tournament::{deliver, gathered, kinds, tournament};
use casus_belli::league::Plan;
use casus_belli::table::{
    AnnouncementKind, Audience, Failure, Millis, Notice, NoticeKind, Parked, Status, TournamentNoticeKind,
    TournamentStatus,
};

const DAY: Millis = 24 * HOUR;
const MINUTE: Millis = HOUR / 60;

/// A step of the clock of more than a minute, up to years, forward or back.
fn step(rng: &mut Random) -> Millis {
    let size = match rng.below(3) {
        0 => MINUTE + 1 + Millis::from(rng.below(60)) * MINUTE,
        1 => Millis::from(1 + rng.below(48)) * HOUR,
        _ => Millis::from(1 + rng.below(700)) * DAY,
    };
    if rng.one_in(2) { size } else { -size }
}

async fn clock_set(world: &World) -> Vec<Millis> {
    let what = |notice: Notice| match notice.kind {
        NoticeKind::Announcement { what: AnnouncementKind::ClockSet { until } } => Some(until),
        _ => None,
    };
    world.table.pending(100).await.unwrap().into_iter().filter_map(what).collect()
}

/// Turn, and the time that is left for it.
async fn left(world: &World) -> (u32, Option<Millis>) {
    let look = world.look(99).await;
    (look.view.turn, look.deadline.map(|due| due - world.now()))
}

#[tokio::test]
async fn wherever_the_clock_is_set_a_game_goes_on_as_if_it_were_not() {
    for seed in 0..8 {
        let (even, mut set) = (World::new().await, World::new().await);
        let mut rng = Random::new(seed);
        for world in [&even, &set] {
            world.instant(3).await;
            world.table.fire_due().await.unwrap();
        }
        for n in 0..20 {
            let pass = Millis::from(rng.below(30)) * HOUR + Millis::from(rng.below(3_600_000));
            let at = Millis::from(rng.below(pass as u32 + 1));
            even.clock.advance(pass);
            set.clock.advance(at);
            if rng.one_in(2) {
                set.clock.jump(step(&mut rng));
            }
            set.clock.advance(pass - at);
            // Players act before the deadlines are looked at, or after.
            let acts = rng.one_in(2);
            let mut choices = [Random::new(n), Random::new(n)];
            if acts {
                let [one, two] = &mut choices;
                assert_eq!(even.step(3, one).await, set.step(3, two).await);
            }
            assert_eq!(left(&even).await, left(&set).await, "seed {seed}, step {n}, before");
            let fired = (even.table.fire_due().await.unwrap(), set.table.fire_due().await.unwrap());
            assert_eq!(fired.0, fired.1, "seed {seed}, step {n}");
            assert_eq!(left(&even).await, left(&set).await, "seed {seed}, step {n}, after");
            // Nobody stays away for good here.
            for (world, who) in
                [&even, &set].into_iter().flat_map(|world| (1..=3).map(move |who| (world, who)))
            {
                drop(world.table.take_seat_back(PLACE, &person(who)).await);
            }
            let (due, next) = (set.look(99).await.deadline, set.table.next_due().await.unwrap());
            assert_eq!(due, next, "the worker wakes when the deadline that is shown has come");
            if rng.one_in(6) {
                set.restart().await;
                set.table.fire_due().await.unwrap();
                assert_eq!(left(&even).await, left(&set).await, "seed {seed}, step {n}, restarted");
            }
        }
    }
}

#[tokio::test]
async fn the_deadline_as_the_clock_shows_it_now_is_announced_once() {
    let world = World::new().await;
    world.instant(3).await;
    world.table.fire_due().await.unwrap();
    world.clock.jump(10 * DAY);
    assert_eq!(world.table.fire_due().await.unwrap(), 0, "nobody's turn is over");
    let shown = START + 11 * DAY;
    assert_eq!((world.look(99).await.deadline, clock_set(&world).await), (Some(shown), vec![shown]));
    world.table.fire_due().await.unwrap();
    assert_eq!(clock_set(&world).await.len(), 1);
    let panel = |notice: &Notice| matches!(notice.kind, NoticeKind::Panel | NoticeKind::BoardPost { .. });
    assert!(world.table.pending(100).await.unwrap().iter().any(panel), "the panel shows it too");
    world.clock.jump(-10 * DAY);
    world.table.fire_due().await.unwrap();
    assert_eq!(world.look(99).await.deadline, Some(START + DAY), "a turn of a day has a day");
    // A correction by seconds is nobody's business.
    world.clock.jump(-30_000);
    world.table.fire_due().await.unwrap();
    assert_eq!(world.look(99).await.deadline, Some(START + DAY));
}

#[tokio::test]
async fn a_clock_that_was_set_back_while_the_program_was_off_gives_nobody_more_time() {
    let mut world = World::new().await;
    world.instant(3).await;
    world.clock.advance(5 * HOUR);
    world.table.fire_due().await.unwrap();
    world.clock.jump(-10 * DAY);
    world.restart().await;
    world.table.fire_due().await.unwrap();
    assert_eq!(left(&world).await, (1, Some(19 * HOUR)));
    world.clock.advance(19 * HOUR);
    assert_eq!(world.table.fire_due().await.unwrap(), 1);
    // Set right again while it is off: no grace beyond that of an outage, and no turn is lost.
    world.clock.jump(10 * DAY);
    world.restart().await;
    assert_eq!(world.table.fire_due().await.unwrap(), 0);
    let (turn, left) = left(&world).await;
    assert!(turn == 2 && left.is_some_and(|left| (1..=DAY).contains(&left)), "{turn} {left:?}");
}

#[tokio::test]
async fn a_lobby_closes_after_seven_days_and_not_by_a_step_of_the_clock() {
    let world = World::new().await;
    world.lobby(2).await;
    world.table.fire_due().await.unwrap();
    world.clock.jump(30 * DAY);
    world.table.fire_due().await.unwrap();
    world.clock.jump(-60 * DAY);
    world.clock.advance(7 * DAY - 1);
    world.table.fire_due().await.unwrap();
    assert_eq!(world.table.lobby(PLACE).await.unwrap().seated.len(), 2, "it is open");
    world.clock.advance(1);
    world.table.fire_due().await.unwrap();
    world.table.lobby(PLACE).await.unwrap_err();
    // Also if the clock was wrong when the program started.
    let mut world = World::new().await;
    world.lobby(2).await;
    world.table.fire_due().await.unwrap();
    world.clock.jump(30 * DAY);
    world.restart().await;
    world.table.fire_due().await.unwrap();
    assert_eq!(world.table.lobby(PLACE).await.unwrap().seated.len(), 2, "nobody could do anything meanwhile");
}

#[tokio::test]
async fn what_is_tried_again_later_is_tried_after_the_same_time() {
    let world = World::new().await;
    world.instant(2).await;
    world.table.fire_due().await.unwrap();
    let all = world.table.pending(100).await.unwrap();
    let before = all.len();
    world.table.failed(all[0].id, Failure::Retry { after: 5 * MINUTE }).await.unwrap();
    world.clock.jump(-10 * DAY);
    assert!(world.table.pending(100).await.unwrap().iter().all(|notice| notice.id != all[0].id));
    world.clock.advance(5 * MINUTE);
    let again = world.table.pending(100).await.unwrap();
    assert!(again.len() >= before && again.iter().any(|notice| notice.id == all[0].id));
}

#[tokio::test]
async fn the_end_of_a_game_with_a_time_limit_is_not_moved_by_the_clock() {
    let world = World::new().await;
    let look = world.instant(2).await;
    world.table.fire_due().await.unwrap();
    for jump in [400 * DAY, -800 * DAY, 2 * MINUTE, 400 * DAY] {
        world.clock.jump(jump);
        world.table.fire_due().await.unwrap();
        let now = world.table.look(look.game, &person(1)).await.unwrap();
        assert_eq!((now.status, now.view.turn), (Status::Running, 1), "{jump}");
    }
}

/// Delivers all that is due; each message gets the id of its notice.
async fn delivered(world: &World) -> Vec<Notice> {
    let mut all = Vec::new();
    loop {
        let pending = world.table.pending(100).await.unwrap();
        if pending.is_empty() {
            return all;
        }
        for notice in pending {
            let message = notice.message.unwrap_or(1_000 + notice.id as u64);
            world.table.delivered(notice.id, Some(message)).await.unwrap();
            all.push(notice);
        }
    }
}

/// The direct messages among these that ask for a decision: to whom, whether one that is there is edited, until when.
fn asking(notices: &[Notice]) -> Vec<(u64, bool, Option<Millis>)> {
    let of = |notice: &Notice| match (&notice.kind, notice.audience) {
        (NoticeKind::YourTurn { deadline, .. }, Audience::Person(person)) => {
            Some((person, notice.message.is_some(), *deadline))
        }
        _ => None,
    };
    notices.iter().filter_map(of).collect()
}

#[tokio::test]
async fn a_direct_message_that_is_there_tells_the_deadline_that_counts_after_a_step_an_outage_and_a_pause() {
    let mut world = World::new().await;
    world.instant(3).await;
    world.table.fire_due().await.unwrap();
    let first = asking(&delivered(&world).await);
    let who = u64::from(world.on_turn().await.0) + 1;
    assert_eq!(first, [(who, false, Some(START + DAY))]);
    world.table.fire_due().await.unwrap();
    assert_eq!(asking(&delivered(&world).await), [], "nothing has moved");
    // A step.
    world.clock.jump(10 * DAY);
    world.table.fire_due().await.unwrap();
    assert_eq!(asking(&delivered(&world).await), [(who, true, Some(START + 11 * DAY))]);
    world.clock.jump(-10 * DAY);
    world.table.fire_due().await.unwrap();
    assert_eq!(asking(&delivered(&world).await), [(who, true, Some(START + DAY))]);
    // The channel is closed for a day, then it opens.
    world.table.channel_lost(PLACE.channel, Parked::Permission).await.unwrap();
    let resumed =
        |notice: &Notice| matches!(notice.kind, NoticeKind::Announcement { what: AnnouncementKind::Resumed });
    for notice in world.table.pending(100).await.unwrap() {
        if resumed(&notice) {
            world.table.failed(notice.id, Failure::Forbidden).await.unwrap();
        } else {
            world.table.delivered(notice.id, Some(1)).await.unwrap();
        }
    }
    world.clock.advance(DAY);
    world.table.channel_restored(PLACE.channel).await.unwrap();
    assert_eq!(asking(&delivered(&world).await), [(who, true, Some(START + 2 * DAY))]);
    // An outage that its deadline fell into.
    world.table.fire_due().await.unwrap();
    world.clock.advance(DAY + HOUR);
    world.restart().await;
    world.table.fire_due().await.unwrap();
    let until = world.look(who).await.deadline;
    assert_eq!(until, Some(world.now() + DAY));
    assert_eq!(asking(&delivered(&world).await), [(who, true, until)]);
}

#[tokio::test]
async fn a_clock_set_forward_while_the_program_was_off_counts_as_an_outage_and_takes_nobodys_turn() {
    for (forward, left_before) in [(10 * DAY, 19 * HOUR), (20 * HOUR, 19 * HOUR), (10 * HOUR, 19 * HOUR)] {
        let mut world = World::new().await;
        world.instant(3).await;
        world.table.fire_due().await.unwrap();
        world.clock.advance(DAY - left_before);
        world.table.fire_due().await.unwrap();
        world.clock.jump(forward);
        world.restart().await;
        assert_eq!(world.table.fire_due().await.unwrap(), 0, "{forward}");
        let (turn, left) = left(&world).await;
        // What would have fallen due gets as long again as the outage took, at most a turn.
        let expected = if forward < left_before { left_before - forward } else { forward.min(DAY) };
        assert_eq!((turn, left), (1, Some(expected)), "{forward}");
    }
}

#[tokio::test]
async fn a_tournament_is_neither_called_off_nor_begun_by_a_step_of_the_clock() {
    let world = World::new().await;
    gathered(&world, Plan::league(), 2).await;
    world.table.fire_due().await.unwrap();
    for jump in [40 * DAY, -100 * DAY, 60 * DAY] {
        world.clock.jump(jump);
        world.table.fire_due().await.unwrap();
        assert_eq!(tournament(&world).await.status, TournamentStatus::Gathering, "{jump}");
    }
    world.clock.advance(30 * DAY);
    world.table.fire_due().await.unwrap();
    world.table.tournament(PLACE).await.unwrap_err();

    // A tournament that waits for a sealed word begins without it after the same time.
    for jump in [10 * DAY, -10 * DAY, 2 * MINUTE] {
        let world = World::new().await;
        gathered(&world, Plan::league(), 8).await;
        let sealed = casus_belli::luck::hex(&casus_belli::luck::hash_of("quiet owl"));
        world.table.give_tournament_word(PLACE, &person(2), &sealed).await.unwrap();
        world.table.start_tournament(PLACE, &person(1)).await.unwrap();
        world.table.fire_due().await.unwrap();
        deliver(&world).await;
        let opens = tournament(&world).await.dice.opens_by.expect("it waits");
        let wait = opens - world.now();
        world.clock.jump(jump);
        world.table.fire_due().await.unwrap();
        let now = tournament(&world).await;
        assert_eq!((now.round, now.dice.opens_by), (0, Some(opens + jump)), "{jump}");
        assert_eq!(world.table.next_due().await.unwrap(), Some(opens + jump));
        let told = kinds(&world.table.tournament_pending(50).await.unwrap());
        assert_eq!(told, [TournamentNoticeKind::Edit], "its message tells the time as the clock shows it");
        world.clock.advance(wait - 1);
        world.table.fire_due().await.unwrap();
        assert_eq!(tournament(&world).await.round, 0, "{jump}");
        world.clock.advance(1);
        world.table.fire_due().await.unwrap();
        let now = tournament(&world).await;
        assert_eq!((now.round, now.dice.sealed[0].word.as_deref()), (1, None), "{jump}");
    }
}
