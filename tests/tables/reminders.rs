//! Reminders and what people choose about notices ([PBP-18], [PBP-20], [PBP-66]).

use crate::database::sequences;
use crate::fixtures::{HOUR, PLACE, Random, START, World, at, person, refused};
use casus_belli::rules::{Clock, Rulebook};
use casus_belli::table::{
    Audience, Change, Failure, GameId, Look, NewGame, Notice, NoticeChange, NoticeKind, NoticeWay, Quiet,
    QuietHours, ReminderTime, Status, TableError,
};
use std::collections::BTreeSet;

/// Sends what is due as the delivery does, each as message 1000 + row. Returns what was sent.
pub(crate) async fn deliver(world: &World) -> Vec<Notice> {
    let mut sent = Vec::new();
    loop {
        let due = world.table.pending(100).await.unwrap();
        if due.is_empty() {
            return sent;
        }
        for notice in due {
            send(world, &notice).await;
            sent.push(notice);
        }
    }
}

async fn send(world: &World, notice: &Notice) -> bool {
    let true_still = !matches!(notice.kind, NoticeKind::Reminder { .. })
        || world.table.is_reminder_due(notice).await.unwrap();
    let message = true_still.then(|| notice.message.unwrap_or(1_000 + notice.id as u64));
    world.table.delivered(notice.id, message).await.unwrap();
    true_still
}

/// The hours after the beginning at which somebody is reminded of a turn, while nobody answers until the deadline.
async fn reminders(world: &World) -> Vec<(i64, u64, Audience)> {
    let mut all = Vec::new();
    loop {
        for notice in deliver(world).await {
            if let NoticeKind::Reminder { person, .. } = notice.kind {
                all.push(((world.now() - START) / HOUR, person, notice.audience));
            }
        }
        let deadline = world.table.next_due().await.unwrap().expect("a deadline");
        match world.table.next_notice().await.unwrap() {
            // What waits for something else is asked about again a minute later.
            Some(next) if next < deadline => world.clock.set(next.max(world.now() + 60_000)),
            _ => return all,
        }
    }
}

async fn choose(world: &World, who: u64, game: Option<GameId>, change: NoticeChange) {
    world.table.choose_notices(&person(who), game, change).await.unwrap();
}

fn own_times(times: &[ReminderTime]) -> NoticeChange {
    NoticeChange::Reminders(Some(times.iter().copied().collect::<BTreeSet<_>>()))
}

#[tokio::test]
async fn who_must_decide_is_reminded_at_half_and_an_eighth_of_the_time_each_once_pbp_20() {
    let mut world = World::new().await;
    world.instant(3).await;
    let me = at(world.on_turn().await).id;
    deliver(&world).await;
    // A restart tries everything again that was put off, but reminds nobody before it is time.
    world.restart().await;
    world.table.try_again().await.unwrap();
    let mine = Audience::Person(me);
    assert_eq!(reminders(&world).await, [(12, me, mine), (21, me, mine)]);
}

#[tokio::test]
async fn ones_own_intervals_replace_the_usual_ones_also_while_the_table_waits_and_none_is_none_pbp_20() {
    let world = World::new().await;
    world.instant(3).await;
    let me = at(world.on_turn().await).id;
    deliver(&world).await;
    choose(&world, me, None, own_times(&[ReminderTime::Minutes(60), ReminderTime::Minutes(6 * 60)])).await;
    let mine = Audience::Person(me);
    assert_eq!(reminders(&world).await, [(18, me, mine), (23, me, mine)]);
    let world = World::new().await;
    let game = world.instant(3).await.game;
    deliver(&world).await;
    choose(&world, me, None, own_times(&[])).await;
    assert_eq!(reminders(&world).await, []);
    // For that game otherwise than for all.
    choose(&world, me, Some(game), own_times(&[ReminderTime::Eighth])).await;
    assert_eq!(reminders(&world).await, [(21, me, mine)]);
}

#[tokio::test]
async fn no_reminder_comes_in_ones_quiet_hours_and_a_deadline_inside_gives_one_before_pbp_18_pbp_20() {
    let world = World::new().await;
    world.instant(3).await;
    let me = at(world.on_turn().await).id;
    deliver(&world).await;
    let wall = |hours: i64| ((world.now() + hours * HOUR) / 60_000 % 1_440) as u16;
    // From four hours before the deadline until two hours after it.
    let night = QuietHours::new(wall(20), wall(26)).map(Quiet::Daily);
    choose(&world, me, None, NoticeChange::Zone("UTC".into())).await;
    choose(&world, me, None, NoticeChange::Quiet(night)).await;
    let told: Vec<i64> = reminders(&world).await.into_iter().map(|(hour, ..)| hour).collect();
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(told[0] == 12 && (18..20).contains(&told[1]), "{told:?}");
}

#[tokio::test]
async fn a_person_is_told_by_direct_message_in_the_channel_or_not_at_all_for_one_game_or_for_all_pbp_18() {
    let world = World::new().await;
    world.lobby(3).await;
    let me = 1;
    choose(&world, me, None, NoticeChange::Way(Some(NoticeWay::Mention))).await;
    world.table.configure(PLACE, &person(1), instant()).await.unwrap();
    let look = world.table.start(PLACE, &person(1)).await.unwrap().playing().expect("begun");
    let mentions = |sent: &[Notice]| {
        let mention = |notice: &&Notice| matches!(notice.kind, NoticeKind::Mention { person: 1, .. });
        sent.iter().filter(mention).count()
    };
    let asked = async || at(world.on_turn().await).id == me;
    let mut sent = deliver(&world).await;
    while !asked().await {
        world.end_turn().await;
        sent.extend(deliver(&world).await);
    }
    assert_eq!(mentions(&sent), 1);
    let direct = |notice: &&Notice| notice.audience == Audience::Person(me);
    assert!(!sent.iter().filter(direct).any(|notice| matches!(notice.kind, NoticeKind::YourTurn { .. })));
    let reminded = reminders(&world).await;
    assert!(
        reminded.len() == 2 && reminded.iter().all(|(_, _, to)| *to == Audience::Channel),
        "{reminded:?}"
    );
    // Not at all in this game: no turn, no reminder, no end.
    choose(&world, me, Some(look.game), NoticeChange::Way(Some(NoticeWay::Off))).await;
    loop {
        world.end_turn().await;
        let sent = deliver(&world).await;
        assert!(!sent.iter().any(|notice| matches!(notice.kind, NoticeKind::Mention { .. })), "{sent:?}");
        assert!(!sent.iter().filter(direct).any(|notice| matches!(notice.kind, NoticeKind::YourTurn { .. })));
        if asked().await {
            break;
        }
    }
    assert_eq!(reminders(&world).await, []);
}

fn instant() -> Change {
    Change::Switch { key: "setup.way".into(), value: "instant".into() }
}

#[tokio::test]
async fn closed_direct_messages_turn_a_reminder_into_a_mention_that_goes_when_the_answer_comes_pbp_19() {
    let world = World::new().await;
    world.instant(3).await;
    let me = at(world.on_turn().await).id;
    deliver(&world).await;
    world.clock.advance(13 * HOUR);
    let due = world.table.pending(100).await.unwrap();
    let reminder = due.iter().find(|notice| matches!(notice.kind, NoticeKind::Reminder { .. })).unwrap();
    world.table.failed(reminder.id, Failure::DmClosed).await.unwrap();
    let sent = deliver(&world).await;
    let mention = sent.iter().find(|notice| matches!(notice.kind, NoticeKind::Reminder { .. })).unwrap();
    assert_eq!(mention.audience, Audience::Channel);
    world.end_turn().await;
    let gone = 1_000 + mention.id as u64;
    let old = |notice: &Notice| notice.kind == NoticeKind::OldNotice { person: me, message: gone };
    let sent = deliver(&world).await;
    let deleted = sent.iter().find(|notice| old(notice)).expect("the reminder goes");
    assert_eq!(deleted.audience, Audience::Channel);
}

#[tokio::test]
async fn a_choice_for_a_game_of_others_is_refused_and_reminders_longer_than_any_turn_mean_nothing_pbp_18() {
    let world = World::new().await;
    let game = world.instant(3).await.game;
    let off = NoticeChange::Way(Some(NoticeWay::Off));
    refused!(world, world.table.choose_notices(&person(7), Some(game), off.clone()), TableError::NotSeated);
    let nowhere = GameId(99);
    refused!(world, world.table.choose_notices(&person(1), Some(nowhere), off), _);
    let long = own_times(&[ReminderTime::Minutes(u32::MAX), ReminderTime::Minutes(0)]);
    let choices = world.table.choose_notices(&person(1), None, long).await.unwrap();
    assert_eq!(choices.rules(None).reminders.len(), 0);
}

/// One decision after another, each with a random interleaving of time, answer, and the steps of the delivery; returns the numbers of
/// decisions and of reminders.
async fn interleave(seed: u64, decisions: u32) -> (u32, u32) {
    let (mut rng, mut done, mut reminded) = (Random::new(seed), 0, 0);
    while done < decisions {
        let world = World::new().await;
        world.table.open_lobby(PLACE, &person(1), NewGame::of(Rulebook::Classic)).await.unwrap();
        world.table.join(PLACE, &person(2)).await.unwrap();
        world.table.join(PLACE, &person(3)).await.unwrap();
        world.table.start(PLACE, &person(1)).await.unwrap();
        // What the delivery holds in its hands: handed out, but not sent yet.
        let mut held: Vec<Notice> = Vec::new();
        for _ in 0..150 {
            let look = world.table.look(PLACE, &person(1)).await;
            let lost = |look: &Look| look.seated.iter().any(|seated| seated.computer.is_some());
            if !look.is_ok_and(|look| look.status == Status::Running && !lost(&look)) {
                break;
            }
            deliver(&world).await;
            let mut answered = false;
            let steps = 2 + rng.below(5);
            for step in 0..=steps {
                match rng.below(4) {
                    0 | 1 => world.clock.advance(1 + i64::from(rng.below(5 * HOUR as u32))),
                    2 => held.extend(world.table.pending(100).await.unwrap()),
                    _ => reminded += send_held(&world, &mut held).await,
                }
                if world.table.fire_due().await.unwrap() > 0 {
                    answered = true;
                } else if !answered && (step == steps || rng.one_in(4)) {
                    answered = world.step(3, &mut rng).await;
                }
            }
            held.extend(world.table.pending(100).await.unwrap());
            reminded += send_held(&world, &mut held).await;
            done += 1;
        }
    }
    (done, reminded)
}

/// Sends what is held. A reminder may only reach somebody who is asked, until the deadline that it names.
async fn send_held(world: &World, held: &mut Vec<Notice>) -> u32 {
    let mut reminded = 0;
    for notice in held.drain(..) {
        if !world.table.is_pending(notice.id).await.unwrap() || !send(world, &notice).await {
            continue;
        }
        let NoticeKind::Reminder { person: who, deadline, .. } = notice.kind else { continue };
        let look = world.look(who).await;
        let asked = look.view.asks.iter().any(|ask| ask.clock != Clock::None);
        assert!(asked, "a reminder after the answer: {:?}", notice.kind);
        assert_eq!(look.deadline, Some(deadline), "a reminder of another decision");
        reminded += 1;
    }
    reminded
}

#[tokio::test(flavor = "multi_thread")]
async fn in_ten_thousand_interleavings_of_answer_and_reminder_nobody_is_reminded_after_the_answer_pbp_66() {
    let each = sequences(2_500) as u32;
    let all = (0..4).map(|seed| tokio::spawn(interleave(seed, each)));
    let (mut decisions, mut reminders) = (0, 0);
    for one in all.collect::<Vec<_>>() {
        let (done, reminded) = one.await.unwrap();
        (decisions, reminders) = (decisions + done, reminders + reminded);
    }
    println!("{decisions} interleavings, {reminders} reminders, 0 after the answer");
    assert!(decisions >= 4 * each && 5 * reminders > 4 * each, "{decisions} {reminders}");
}
