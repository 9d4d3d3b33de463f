//! The notice that somebody is the last to answer: once a question, to that person alone, never after the answer ([PBP-22], [PBP-66]).

use crate::fixtures::{HOUR, PLACE, Random, World, person};
use crate::reminders::deliver;
use casus_belli::ai::Player;
use casus_belli::rules::{AskId, Clock, Rulebook};
use casus_belli::table::{
    Audience, Change, NewGame, Notice, NoticeChange, NoticeKind, NoticeWay, OptionalNotice, Order, Quiet,
    QuietHours,
};
use std::collections::{BTreeMap, BTreeSet};

const NOBODY: [u64; 0] = [];

/// A game in which all place their armies at the same time, unseen.
async fn sealed(people: u64, computers: usize) -> World {
    let world = World::new().await;
    world.lobby(people).await;
    let mut changes = vec![Change::Switch { key: "setup.way".into(), value: "sealed".into() }];
    changes.extend((0..computers).map(|_| Change::AddComputer));
    for change in changes {
        world.table.configure(PLACE, &person(1), change).await.unwrap();
    }
    world.table.start(PLACE, &person(1)).await.unwrap();
    assert!(is_asked(&world, 1).await);
    world
}

async fn is_asked(world: &World, who: u64) -> bool {
    world.look(who).await.view.asks.iter().any(|ask| ask.clock == Clock::Everybody)
}

/// Answers the sealed question of that person.
async fn seal(world: &World, who: u64) {
    let asks = world.look(who).await.view.asks.clone();
    let ask = asks.iter().find(|ask| ask.clock == Clock::Everybody).expect("asked");
    let order = Order::Answer(ask.default.clone());
    world.table.order(PLACE, &person(who), Some(ask.id), order).await.unwrap();
}

/// Whom the sent notices tell that they are the last.
fn last(sent: &[Notice]) -> Vec<u64> {
    let told = |notice: &Notice| match notice.kind {
        NoticeKind::LastToAnswer { person, .. } => {
            assert_eq!(notice.audience, Audience::Person(person), "never in the channel");
            Some(person)
        }
        _ => None,
    };
    sent.iter().filter_map(told).collect()
}

async fn choose(world: &World, who: u64, change: NoticeChange) {
    world.table.choose_notices(&person(who), None, change).await.unwrap();
}

#[tokio::test]
async fn the_last_of_several_is_told_once_and_the_others_never_pbp_22() {
    let mut world = sealed(3, 0).await;
    deliver(&world).await;
    seal(&world, 1).await;
    assert_eq!(last(&deliver(&world).await), NOBODY, "two have not answered");
    seal(&world, 3).await;
    assert_eq!(last(&deliver(&world).await), [2]);
    world.restart().await;
    world.table.try_again().await.unwrap();
    world.table.fire_due().await.unwrap();
    assert_eq!(last(&deliver(&world).await), NOBODY, "once, also after a restart");
    seal(&world, 2).await;
    let retired = deliver(&world).await;
    assert_eq!(last(&retired), NOBODY);
    let deleted =
        retired.iter().filter(|notice| matches!(notice.kind, NoticeKind::OldNotice { person: 2, .. }));
    assert_eq!(deleted.count(), 1, "nothing looks open that is decided: {retired:#?}");
}

#[tokio::test]
async fn who_answers_before_it_is_sent_is_not_told_pbp_66() {
    let world = sealed(2, 0).await;
    deliver(&world).await;
    seal(&world, 1).await;
    seal(&world, 2).await;
    assert_eq!(last(&deliver(&world).await), NOBODY);
    // It was handed out already when the answer came.
    let world = sealed(2, 0).await;
    deliver(&world).await;
    seal(&world, 2).await;
    let due = world.table.pending(100).await.unwrap();
    let handed =
        due.iter().find(|notice| matches!(notice.kind, NoticeKind::LastToAnswer { .. })).expect("handed out");
    assert!(world.table.is_still_asked(handed).await.unwrap());
    seal(&world, 1).await;
    assert!(!world.table.is_still_asked(handed).await.unwrap(), "so it is not sent");
    // Discord had it already: it is deleted.
    world.table.delivered(handed.id, Some(5_000)).await.unwrap();
    let gone = |notice: &Notice| matches!(notice.kind, NoticeKind::OldNotice { message: 5_000, .. });
    assert!(deliver(&world).await.iter().any(gone));
}

#[tokio::test]
async fn who_was_only_ever_asked_alone_is_never_the_last_pbp_22() {
    let world = World::new().await;
    world.begun(3, "instant", &[Change::DefenceWaits(true)]).await;
    let mut rng = Random::new(5);
    for _ in 0..60 {
        assert_eq!(last(&deliver(&world).await), NOBODY);
        if !world.step(3, &mut rng).await {
            break;
        }
    }
    // Nor at a table of one person and computers.
    let world = sealed(1, 2).await;
    for _ in 0..10 {
        world.clock.advance(30_000);
        world.table.fire_due().await.unwrap();
        assert_eq!(last(&deliver(&world).await), NOBODY);
    }
    assert!(is_asked(&world, 1).await);
}

#[tokio::test]
async fn computers_answer_at_once_so_that_the_last_person_is_told_at_their_table_too_pbp_22() {
    let world = sealed(2, 1).await;
    assert_eq!(last(&deliver(&world).await), NOBODY, "two people have not answered");
    seal(&world, 1).await;
    assert_eq!(last(&deliver(&world).await), [2]);
}

#[tokio::test]
async fn the_choices_of_the_last_person_hold_pbp_18() {
    let all_but_last = BTreeSet::from([OptionalNotice::Last]);
    for change in [
        NoticeChange::Way(Some(NoticeWay::Off)),
        NoticeChange::Way(Some(NoticeWay::Mention)),
        NoticeChange::Without(Some(all_but_last)),
    ] {
        let world = sealed(2, 0).await;
        choose(&world, 2, change.clone()).await;
        deliver(&world).await;
        seal(&world, 1).await;
        assert_eq!(last(&deliver(&world).await), NOBODY, "{change:?}");
    }
    // In quiet hours it waits for their end.
    let world = sealed(2, 0).await;
    let minute = (world.now() / 60_000 % 1_440) as u16;
    let quiet = QuietHours::new((minute + 1_438) % 1_440, (minute + 60) % 1_440).map(Quiet::Daily);
    choose(&world, 2, NoticeChange::Quiet(quiet)).await;
    deliver(&world).await;
    seal(&world, 1).await;
    assert_eq!(last(&deliver(&world).await), NOBODY, "they rest");
    world.clock.advance(HOUR + 60_000);
    assert_eq!(last(&deliver(&world).await), [2]);
}

/// The questions beside turns for which the table waits, by person.
async fn questions(world: &World, people: u64) -> BTreeMap<u64, BTreeSet<AskId>> {
    let mut all = BTreeMap::new();
    for who in 1..=people {
        let waited = |clock| matches!(clock, Clock::Everybody | Clock::Reaction | Clock::Awaited);
        let look = world.look(who).await;
        let asks: BTreeSet<AskId> =
            look.view.asks.iter().filter(|ask| waited(ask.clock)).map(|ask| ask.id).collect();
        if !asks.is_empty() {
            all.insert(who, asks);
        }
    }
    all
}

/// A random answer by one of the people who are asked, whoever it is; false when the game is over.
async fn random_step(world: &World, people: u64, rng: &mut Random) -> bool {
    let first = u64::from(rng.below(people as u32));
    for id in (0..people).map(|at| (first + at) % people + 1) {
        let look = world.look(id).await;
        let Some(ask) = look.view.asks.iter().find(|ask| ask.clock != Clock::None) else { continue };
        let action = Player::Normal.answer(&look.view, ask, &mut |n| rng.below(n));
        world.table.order(PLACE, &person(id), Some(ask.id), Order::Answer(action)).await.unwrap();
        return look.view.outcome.is_none();
    }
    false
}

#[tokio::test(flavor = "multi_thread")]
async fn in_every_family_exactly_the_last_of_several_is_told_once_a_question_pbp_22() {
    for rulebook in [Rulebook::Classic, Rulebook::Y2210, Rulebook::ColdWar] {
        let (world, mut rng) = (World::new().await, Random::new(22));
        world.table.open_lobby(PLACE, &person(1), NewGame::of(rulebook)).await.unwrap();
        for id in 2..=4 {
            world.table.join(PLACE, &person(id)).await.unwrap();
        }
        world.table.configure(PLACE, &person(1), Change::DefenceWaits(true)).await.unwrap();
        world.table.start(PLACE, &person(1)).await.unwrap();
        deliver(&world).await;
        let (mut told, mut due): (BTreeSet<(u32, u64)>, usize) = (BTreeSet::new(), 0);
        for step in 0..250 {
            let before = questions(&world, 4).await;
            if !random_step(&world, 4, &mut rng).await {
                break;
            }
            let (after, sent) = (questions(&world, 4).await, deliver(&world).await);
            let now = last(&sent);
            for notice in sent.iter().filter(|notice| matches!(notice.kind, NoticeKind::LastToAnswer { .. }))
            {
                let NoticeKind::LastToAnswer { person, .. } = notice.kind else { unreachable!() };
                assert!(told.insert((notice.seq, person)), "{rulebook:?} {step}: once a question");
            }
            let only = after.iter().next().filter(|_| after.len() == 1);
            let expected = only.filter(|(who, asks)| {
                before.len() > 1
                    && before.get(who).is_some_and(|old| asks.iter().any(|ask| old.contains(ask)))
            });
            let expected: Vec<u64> = expected.map(|(who, _)| *who).into_iter().collect();
            assert_eq!(now, expected, "{rulebook:?} {step}: {before:?} {after:?}");
            due += expected.len();
        }
        // The Cold War seldom asks several at once.
        assert!(due > 0 || rulebook == Rulebook::ColdWar, "{rulebook:?}: several were asked at once");
    }
}
