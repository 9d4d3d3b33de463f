//! The daily digest ([PBP-66]): one message at an hour of one's own in place of single ones, never two on a day, and nothing lost.

use crate::database::sequences;
use crate::fixtures::{HOUR, PLACE, Random, START, World, at, person};
use casus_belli::rules::{Clock, Seat};
use casus_belli::store::Fault;
use casus_belli::table::{
    Audience, Change, Clock as _, ClockRequest, Digest, Failure, FixedSeeds, GameId, Limits, Notice,
    NoticeChange, NoticeKind, NoticeWay, Nudged, Order, Place, PlayerResult, QueueId, Quiet, QuietHours,
    ReminderTime, Replacement, Status, Table,
};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

const MINUTE: i64 = 60_000;
/// 18:00 in UTC on the day of the start.
const EVENING: i64 = START - START % (24 * HOUR) + 18 * HOUR;

async fn choose(world: &World, who: u64, change: NoticeChange) {
    world.table.choose_notices(&person(who), None, change).await.unwrap();
}

/// Sends what is due, as the delivery does. Returns the notices and the digests.
async fn deliver(world: &World) -> (Vec<Notice>, Vec<Digest>) {
    let (mut sent, mut digests) = (Vec::new(), Vec::new());
    loop {
        let due = world.table.pending(100).await.unwrap();
        for notice in &due {
            let reminder = matches!(notice.kind, NoticeKind::Reminder { .. });
            let still = !reminder || world.table.is_reminder_due(notice).await.unwrap();
            let message = still.then(|| notice.message.unwrap_or(1_000 + notice.id as u64));
            world.table.delivered(notice.id, message).await.unwrap();
            sent.extend(still.then(|| notice.clone()));
        }
        let queues = world.table.queues_due().await.unwrap();
        let people = queues.into_iter().filter_map(|due| match due.id {
            QueueId::Digest(person) => Some(person),
            _ => None,
        });
        for person in people.collect::<Vec<_>>() {
            if let Some(digest) = world.table.due_digest(person).await.unwrap() {
                world.table.digest_sent(&digest).await.unwrap();
                digests.push(digest);
            }
        }
        if due.is_empty() {
            return (sent, digests);
        }
    }
}

/// The kinds of the direct messages to that person, without edits.
fn direct(sent: &[Notice], who: u64) -> Vec<&NoticeKind> {
    let to = |notice: &&Notice| notice.audience == Audience::Person(who) && notice.message.is_none();
    let told =
        |kind: &&NoticeKind| !matches!(kind, NoticeKind::Commitment { .. } | NoticeKind::OldNotice { .. });
    sent.iter().filter(to).map(|notice| &notice.kind).filter(told).collect()
}

/// A game of three in which all have a digest at 18:00; with the person on turn.
async fn with_digests() -> (World, u64) {
    let world = World::new().await;
    for id in 1..=3 {
        choose(&world, id, NoticeChange::Digest(Some(18))).await;
    }
    world.instant(3).await;
    let me = at(world.on_turn().await).id;
    (world, me)
}

#[tokio::test]
async fn one_digest_at_the_hour_stands_in_place_of_single_messages_pbp_66() {
    let (mut world, me) = with_digests().await;
    let (sent, digests) = deliver(&world).await;
    assert!((1..=3).all(|id| direct(&sent, id).is_empty()) && digests.is_empty(), "{sent:#?}");
    let next = world.table.next_notice().await.unwrap();
    assert_eq!(next, Some(EVENING), "the delivery looks again at the hour");
    world.clock.set(EVENING - 1);
    assert_eq!(deliver(&world).await.1.len(), 0);
    world.restart().await;
    world.table.fire_due().await.unwrap();
    world.clock.set(EVENING);
    let (sent, digests) = deliver(&world).await;
    let [digest] = digests.as_slice() else { panic!("one person is awaited: {digests:#?}") };
    assert_eq!((digest.person, digest.waiting.len(), digest.news.len()), (me, 1, 0));
    assert_eq!(digest.waiting[0].deadline, Some(START + 24 * HOUR));
    assert_eq!(direct(&sent, me), Vec::<&NoticeKind>::new());
    // Nothing a second time, also after a restart and later on that day.
    world.restart().await;
    world.table.fire_due().await.unwrap();
    world.table.try_again().await.unwrap();
    assert_eq!(deliver(&world).await.1.len(), 0);
    world.clock.advance(5 * HOUR);
    assert_eq!(deliver(&world).await.1.len(), 0);
    // Who has answered has nothing to read on the next day.
    world.end_turn().await;
    world.clock.set(EVENING + 24 * HOUR);
    let (_, digests) = deliver(&world).await;
    assert!(digests.len() == 1 && digests[0].person != me, "{digests:#?}");
}

#[tokio::test]
async fn a_deadline_before_the_next_digest_has_its_one_reminder_pbp_66() {
    let (world, me) = with_digests().await;
    deliver(&world).await;
    let mut reminded = Vec::new();
    for _ in 0..23 * 12 {
        world.clock.advance(5 * MINUTE);
        let (sent, _) = deliver(&world).await;
        let mine = sent
            .iter()
            .filter(|notice| matches!(notice.kind, NoticeKind::Reminder { person, .. } if person == me));
        reminded.extend(mine.map(|_| (world.now() - START) / HOUR));
    }
    assert_eq!(reminded, [12], "at half of the time, which is after the digest");
    // After the answer the reminder goes, as ever.
    world.end_turn().await;
    let (sent, _) = deliver(&world).await;
    assert!(
        sent.iter().any(|notice| matches!(notice.kind, NoticeKind::OldNotice { person, .. } if person == me))
    );
}

#[tokio::test]
async fn a_short_decision_that_no_digest_would_tell_is_told_at_once_pbp_66() {
    let world = World::new().await;
    choose(&world, 1, NoticeChange::Digest(Some(8))).await;
    choose(&world, 2, NoticeChange::Digest(Some(8))).await;
    world.lobby_at(PLACE, 2, Some("10m".parse().unwrap())).await;
    let instant = Change::Switch { key: "setup.way".into(), value: "instant".into() };
    world.table.configure(PLACE, &person(1), instant).await.unwrap();
    world.table.start(PLACE, &person(1)).await.unwrap();
    let me = at(world.on_turn().await).id;
    let (sent, _) = deliver(&world).await;
    assert!(matches!(direct(&sent, me)[..], [NoticeKind::Reminder { .. }]), "{sent:#?}");
    world.clock.advance(9 * MINUTE);
    assert_eq!(direct(&deliver(&world).await.0, me).len(), 0, "one is enough");
}

#[tokio::test]
async fn news_wait_for_the_digest_each_once_and_what_is_no_longer_true_is_left_out_pbp_21_pbp_66() {
    let (world, me) = with_digests().await;
    deliver(&world).await;
    let host = person(1);
    let pause = |what| world.table.change_clock(PLACE, &host, what);
    pause(ClockRequest::Pause(Some(HOUR))).await.unwrap();
    assert!(direct(&deliver(&world).await.0, 2).is_empty());
    pause(ClockRequest::Resume).await.unwrap();
    assert!(direct(&deliver(&world).await.0, 2).is_empty());
    world.clock.set(EVENING);
    let (_, digests) = deliver(&world).await;
    let of = |who: u64| digests.iter().find(|digest| digest.person == who);
    for who in [2, 3] {
        let news = &of(who).expect("news").news;
        assert!(
            matches!(news[..], [(Notice { kind: NoticeKind::Pause { paused: false, .. }, .. }, _)]),
            "the pause is over: {news:#?}"
        );
    }
    assert_eq!(of(1).is_some(), me == 1, "who paused has no news");
    world.clock.set(EVENING + 24 * HOUR);
    world.table.fire_due().await.unwrap();
    let (_, digests) = deliver(&world).await;
    assert!(digests.iter().all(|digest| digest.news.is_empty()), "once: {digests:#?}");
}

#[tokio::test]
async fn a_lost_seat_and_the_end_of_a_game_are_told_by_the_digest_pbp_21_pbp_66() {
    let (world, _) = with_digests().await;
    let mut news = Vec::new();
    for _ in 0..24 * 20 {
        world.clock.advance(HOUR);
        world.table.fire_due().await.unwrap();
        let (sent, digests) = deliver(&world).await;
        for id in 1..=3 {
            let single = direct(&sent, id);
            assert!(
                single.iter().all(|kind| matches!(kind, NoticeKind::Reminder { .. })),
                "only reminders come by themselves: {single:#?}"
            );
        }
        news.extend(digests.into_iter().flat_map(|digest| digest.news).map(|(notice, _)| notice.kind));
    }
    let closed =
        |kind: &&NoticeKind| matches!(kind, NoticeKind::PlayerResult { result: PlayerResult::Abandoned, .. });
    assert_eq!(news.iter().filter(closed).count(), 3, "{news:#?}");
    let lost: BTreeSet<u64> = news
        .iter()
        .filter_map(|kind| if let NoticeKind::SeatLost { person, .. } = kind { Some(*person) } else { None })
        .collect();
    assert_eq!(lost, BTreeSet::from([1, 2, 3]), "{news:#?}");
}

#[tokio::test]
async fn who_ends_the_digest_is_told_by_itself_what_waited_for_it_pbp_66() {
    let (world, me) = with_digests().await;
    deliver(&world).await;
    choose(&world, me, NoticeChange::Digest(None)).await;
    let (sent, _) = deliver(&world).await;
    assert!(matches!(direct(&sent, me)[..], [NoticeKind::YourTurn { .. }]), "{sent:#?}");
    world.clock.set(EVENING);
    assert_eq!(deliver(&world).await.1.len(), 0);
    // Another hour on the day of a digest: the next one is tomorrow's.
    let (world, me) = with_digests().await;
    world.clock.set(EVENING);
    assert_eq!(deliver(&world).await.1.len(), 1);
    choose(&world, me, NoticeChange::Digest(Some(22))).await;
    choose(&world, me, NoticeChange::Digest(None)).await;
    choose(&world, me, NoticeChange::Digest(Some(22))).await;
    world.clock.set(EVENING + 4 * HOUR);
    assert_eq!(deliver(&world).await.1.len(), 0, "never two on a day");
}

#[tokio::test]
async fn games_of_the_channel_and_games_without_notices_are_in_no_digest_and_nobody_nudges_pbp_18_pbp_66() {
    let (world, me) = with_digests().await;
    let other = person(me % 3 + 1);
    assert_eq!(world.table.nudge(PLACE, &other).await.unwrap(), Nudged::Rests, "no single message");
    let game = world.look(me).await.game;
    let way = |way| NoticeChange::Way(Some(way));
    world.table.choose_notices(&person(me), Some(game), way(NoticeWay::Mention)).await.unwrap();
    let (sent, _) = deliver(&world).await;
    let mention =
        |notice: &&Notice| matches!(notice.kind, NoticeKind::Mention { person, .. } if person == me);
    assert_eq!(sent.iter().filter(mention).count(), 1);
    world.clock.set(EVENING);
    assert_eq!(deliver(&world).await.1.len(), 0);
    world.table.choose_notices(&person(me), Some(game), way(NoticeWay::Off)).await.unwrap();
    world.clock.set(EVENING + HOUR);
    assert_eq!(deliver(&world).await.1.len(), 0);
}

#[tokio::test]
async fn closed_direct_messages_turn_a_digest_into_mentions_and_a_failure_is_tried_again_pbp_19_pbp_66() {
    let (world, me) = with_digests().await;
    deliver(&world).await;
    world.clock.set(EVENING);
    let digest = world.table.due_digest(me).await.unwrap().expect("due");
    world.table.digest_failed(&digest, Failure::Retry { after: MINUTE }).await.unwrap();
    assert!(world.table.due_digest(me).await.unwrap().is_none(), "a minute later");
    world.clock.advance(MINUTE);
    let again = world.table.due_digest(me).await.unwrap().expect("due");
    assert_eq!(again.nonce, digest.nonce, "Discord drops a second message");
    assert!(again.nonce.len() <= 25, "{}", again.nonce);
    world.table.digest_failed(&again, Failure::DmClosed).await.unwrap();
    let (sent, digests) = deliver(&world).await;
    let mention =
        |notice: &&Notice| matches!(notice.kind, NoticeKind::Mention { person, .. } if person == me);
    assert_eq!((sent.iter().filter(mention).count(), digests.len()), (1, 0), "{sent:#?}");
    assert!(world.table.dm_refused(me).await.unwrap(), "told at the next command");
}

#[tokio::test]
async fn a_digest_that_is_late_waits_for_the_end_of_quiet_hours_pbp_18_pbp_66() {
    let (mut world, me) = with_digests().await;
    let night = QuietHours::new(22 * 60, 8 * 60).map(Quiet::Daily);
    choose(&world, me, NoticeChange::Quiet(night)).await;
    // The program was off from 17:00 to 23:00.
    world.clock.set(EVENING - HOUR);
    world.table.fire_due().await.unwrap();
    deliver(&world).await;
    world.clock.set(EVENING + 5 * HOUR);
    world.restart().await;
    world.table.fire_due().await.unwrap();
    assert_eq!(deliver(&world).await.1.len(), 0);
    world.clock.set(EVENING + 14 * HOUR);
    let (_, digests) = deliver(&world).await;
    assert_eq!(digests.len(), 1, "at 08:00");
    world.clock.set(EVENING + 24 * HOUR);
    world.table.fire_due().await.unwrap();
    assert!(deliver(&world).await.1.iter().all(|digest| digest.person != me), "not two on a day");
}

/// Stops the program at that point.
struct StopAt(&'static str, AtomicBool);

impl Fault for StopAt {
    fn stops(&self, at: &'static str) -> bool {
        if at == self.0 {
            self.1.store(true, Ordering::SeqCst);
        }
        self.1.load(Ordering::SeqCst)
    }
}

#[tokio::test]
async fn a_crash_after_the_sending_gives_the_same_digest_again_which_discord_drops_pbp_66() {
    for at in ["put digest", "drop notice", "commit"] {
        let (mut world, me) = with_digests().await;
        deliver(&world).await;
        world.clock.set(EVENING);
        let fault = Arc::new(StopAt(at, AtomicBool::new(false)));
        let store = world.store.clone().with_fault(fault);
        let seeds = Arc::new(FixedSeeds::new(7));
        let dying = Table::new(store, world.clock.clone(), seeds, Limits::default());
        let before = world.table.due_digest(me).await.unwrap().expect("due");
        assert!(dying.digest_sent(&before).await.is_err(), "{at}");
        world.restart().await;
        world.table.fire_due().await.unwrap();
        let (_, digests) = deliver(&world).await;
        let [again] = digests.as_slice() else { panic!("{at}: {digests:#?}") };
        assert_eq!(again.nonce, before.nonce, "{at}: Discord drops a second message");
        assert_eq!(again.waiting.len(), before.waiting.len());
        assert_eq!(deliver(&world).await.1.len(), 0, "{at}");
    }
}

/// What person 1 was told in a random sequence.
#[derive(Default)]
struct Told {
    /// When the last digest was sent, in steady time.
    digest: Option<i64>,
    /// How many digests there were.
    count: usize,
    /// The games whose open decision was told.
    games: BTreeSet<GameId>,
}

impl Told {
    fn note(&mut self, world: &World, (notices, digests): (Vec<Notice>, Vec<Digest>)) {
        for notice in notices {
            match notice.kind {
                NoticeKind::Reminder { person: 1, .. } => drop(self.games.insert(notice.game)),
                NoticeKind::YourTurn { person: 1, .. } => panic!("a single message"),
                _ => {}
            }
        }
        for digest in digests.into_iter().filter(|digest| digest.person == 1) {
            let now = world.clock.steady();
            assert!(self.digest.is_none_or(|before| now - before >= 12 * HOUR), "two on a day");
            assert!(!digest.waiting.is_empty() || !digest.news.is_empty(), "nothing if there is nothing");
            self.games.extend(digest.waiting.iter().map(|game| game.look.game));
            (self.digest, self.count) = (Some(now), self.count + 1);
        }
    }
}

/// Two games of persons 1 and 2, with a digest for person 1.
async fn two_games(world: &World, rng: &mut Random) -> Vec<(Place, GameId)> {
    let elsewhere = Place { channel: 21, ..PLACE };
    choose(world, 1, NoticeChange::Digest(Some(rng.below(24) as u8))).await;
    if rng.one_in(2) {
        choose(world, 1, NoticeChange::Reminders(Some(BTreeSet::from([ReminderTime::Minutes(60)])))).await;
    }
    world.instant(2).await;
    world.lobby_at(elsewhere, 2, None).await;
    let instant = Change::Switch { key: "setup.way".into(), value: "instant".into() };
    world.table.configure(elsewhere, &person(1), instant).await.unwrap();
    world.table.start(elsewhere, &person(1)).await.unwrap();
    let looks = world.table.games_of(1).await.unwrap();
    looks.into_iter().map(|look| (look.place, look.game)).collect()
}

/// A restart, another choice, a clock that is set, an outage, or less than an hour. Returns whether nobody could be told meanwhile.
async fn something_happens(world: &mut World, rng: &mut Random) -> bool {
    let zones = ["Europe/Rome", "America/New_York", "Asia/Kolkata", "UTC"];
    let what = rng.below(12);
    match what {
        0 => {}
        1 => choose(world, 1, NoticeChange::Digest(Some(rng.below(24) as u8))).await,
        2 => choose(world, 1, NoticeChange::Zone(zones[rng.below(4) as usize].into())).await,
        3 => world.clock.jump(i64::from(rng.below(96)) * HOUR - 48 * HOUR),
        4 => world.clock.advance(i64::from(rng.below(40)) * HOUR),
        _ => world.clock.advance(i64::from(rng.below(60)) * MINUTE),
    }
    if matches!(what, 0 | 4) {
        world.restart().await;
        world.table.fire_due().await.unwrap();
    }
    what == 4
}

/// Sometimes somebody answers; person 1 seldom. Returns whether person 1 is asked, and whether it is too late.
async fn somebody_answers(world: &World, place: Place, rng: &mut Random) -> (bool, bool) {
    let Ok(look) = world.table.look(place, &person(1)).await else { return (false, false) };
    let mine = look.seated.iter().any(|one| one.person == 1 && one.computer.is_none());
    let asked = look.view.asks.iter().any(|ask| ask.clock != Clock::None);
    let (awaited, late) = (mine && asked, look.deadline.is_some_and(|deadline| deadline <= world.now()));
    let whose = if awaited { 1 } else { 2 };
    let answers = look.status == Status::Running && rng.one_in(if awaited { 40 } else { 3 });
    let seated = look.seated.iter().all(|seated| seated.computer.is_none());
    if answers
        && seated
        && !late
        && let Some(ask) = world.table.look(place, &person(whose)).await.unwrap().view.asks.first()
    {
        let order = Order::Answer(ask.default.clone());
        world.table.order(place, &person(whose), Some(ask.id), order).await.unwrap();
    }
    (awaited, late)
}

/// One random sequence: answers, choices, restarts, outages, clocks that are set. Returns how many digests there were.
async fn sequence(seed: u64) -> usize {
    let (mut rng, mut world, mut told) = (Random::new(seed), World::new().await, Told::default());
    let games = two_games(&world, &mut rng).await;
    for _ in 0..150 {
        told.note(&world, deliver(&world).await);
        let outage = something_happens(&mut world, &mut rng).await;
        for (place, game) in &games {
            let (awaited, late) = somebody_answers(&world, *place, &mut rng).await;
            let known = told.games.contains(game);
            assert!(
                !awaited || !late || outage || known,
                "seed {seed}: a deadline passes that nobody has told"
            );
            let look = world.table.look(*place, &person(1)).await;
            if look.is_ok_and(|look| look.view.asks.is_empty()) {
                told.games.remove(game);
            }
        }
        world.table.fire_due().await.unwrap();
    }
    told.count
}

#[tokio::test(flavor = "multi_thread")]
async fn under_random_sequences_no_day_has_two_digests_and_no_deadline_passes_untold_pbp_66() {
    let (mut count, seeds) = (0, sequences(20));
    for seed in 0..seeds {
        count += Box::pin(sequence(seed)).await;
    }
    assert!(count as u64 > seeds, "there were digests: {count}");
}

#[tokio::test]
async fn whose_seat_somebody_else_has_reads_it_in_their_digest_pbp_21() {
    let (world, _) = with_digests().await;
    deliver(&world).await;
    let game = world.look(1).await.game;
    let asked = Replacement::Person(person(5));
    world.table.replace(PLACE, &person(1), Seat(1), &asked).await.unwrap();
    world.table.take_seat(game, &person(5), Seat(1), true).await.unwrap();
    let (sent, _) = deliver(&world).await;
    assert_eq!(direct(&sent, 2), Vec::<&NoticeKind>::new(), "it waits for the digest");
    world.clock.set(EVENING + MINUTE);
    let (_, digests) = deliver(&world).await;
    let own = digests.iter().find(|digest| digest.person == 2).expect("a digest");
    let replaced =
        |kind: &NoticeKind| matches!(kind, NoticeKind::PlayerResult { result: PlayerResult::Replaced, .. });
    assert!(own.waiting.is_empty() && own.news.iter().any(|(notice, _)| replaced(&notice.kind)), "{own:?}");
}
