//! Every way in which a channel or thread closes, and opens again: for running games, lobbies and tournaments that gather
//! ([PBP-53], [PBP-3]).

use crate::harness::{Story, id};
use casus_belli::loopback::{Channel, ChannelKind, Fault, Id, Message, Permission};
use casus_belli::table::{Parked, Place, Status};
use serde_json::json;
use std::time::Duration;

const DAY: Duration = Duration::from_hours(24);

fn place_of(story: &Story, channel: Id) -> Place {
    Place { guild: id(story.discord.guild()), channel: id(channel) }
}

/// A running game in a thread of its own, and its players.
async fn in_a_thread(story: &Story) -> (Channel, Vec<Id>) {
    let people: Vec<Id> = ["Ilaria", "Marco"].iter().map(|name| story.person(name)).collect();
    let options = [("setup", json!(2)), ("thread", json!(true)), ("seats", json!(2))];
    let given = options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
    story.discord.slash(people[0], story.channel(), "game new", given).await.expect("allowed");
    story.settle().await;
    let thread = story.discord.channels().into_iter().find(|it| it.kind == ChannelKind::PublicThread);
    let thread = thread.expect("a thread");
    story.slash_in(thread.id, people[1], "game join", &[]).await;
    story.slash_in(thread.id, people[0], "game start", &[]).await;
    (thread, people)
}

async fn parked(story: &Story, thread: Id, who: Id) -> Option<Parked> {
    story.table.look(place_of(story, thread), &story.as_person(who)).await.expect("a game").parked
}

fn read(story: &Story, channel: Id) -> Vec<Message> {
    story.discord.messages(channel, story.person("Onlooker"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_in_a_locked_thread_stands_still_and_goes_on_when_the_thread_opens_pbp_53() {
    for archived in [true, false] {
        let story = Story::begin().await;
        let (thread, people) = in_a_thread(&story).await;
        let (channel, permission) = (story.channel(), Permission::ManageThreads);
        story.discord.misbehave(Fault::MissingPermission { channel, permission });
        story.discord.misbehave(Fault::ThreadLocked { thread: thread.id, archived });
        let posts = read(&story, thread.id).len();
        story.wait(DAY + Duration::from_secs(1)).await;
        story.settle().await;
        assert_eq!(parked(&story, thread.id, people[0]).await, Some(Parked::Locked), "{archived}");
        for who in &people {
            let told = story.discord.dms(*who).pop().expect("told").content;
            assert!(told.contains("is paused. Its thread is locked."), "{told}");
        }
        let look = story.table.look(place_of(&story, thread.id), &story.as_person(people[0])).await.unwrap();
        story.wait(DAY * 5).await;
        let later = story.table.look(place_of(&story, thread.id), &story.as_person(people[0])).await.unwrap();
        assert_eq!((later.view, later.deadline), (look.view, None), "nobody's time runs");
        assert_eq!(read(&story, thread.id).len(), posts);

        story.discord.misbehave(Fault::ThreadOpened(thread.id));
        let back = async {
            while parked(&story, thread.id, people[0]).await.is_some() {
                story.settle().await;
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(crate::harness::PATIENCE, back).await.expect("the bot hears of it");
        story.settle().await;
        let said = read(&story, thread.id);
        let on = said.iter().filter(|message| message.content.contains("goes on here")).count();
        assert_eq!(on, 1, "{said:#?}");
        let mut after = said.iter().skip_while(|message| !message.content.contains("goes on here"));
        assert!(after.any(|message| !message.buttons().is_empty()), "the board follows: {said:#?}");
        story.discord.take_violations();
        story.end().await;
    }
}

/// Waits until that holds: the bot hears of a change a moment later.
async fn heard(holds: impl AsyncFn() -> bool) {
    let waits = async {
        while !holds().await {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(crate::harness::PATIENCE, waits).await.expect("the bot hears of it");
}

/// The bot may not manage threads, as its invitation does not ask for it.
fn without_threads(story: &Story) {
    let (channel, permission) = (story.channel(), Permission::ManageThreads);
    story.discord.misbehave(Fault::MissingPermission { channel, permission });
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_stands_still_from_the_moment_in_which_its_thread_is_locked_pbp_53() {
    for archived in [true, false] {
        let story = Story::begin().await;
        let (thread, people) = in_a_thread(&story).await;
        let left = |look: &casus_belli::table::Look| {
            look.deadline.map(|due| due - story.discord.clock().now_ms() as i64)
        };
        story.wait(DAY / 2).await;
        without_threads(&story);
        story.discord.misbehave(Fault::ThreadLocked { thread: thread.id, archived });
        heard(async || parked(&story, thread.id, people[0]).await == Some(Parked::Locked)).await;
        story.settle().await;
        for who in &people {
            let told = story.discord.dms(*who).pop().expect("told").content;
            assert!(told.contains("is paused. Its thread is locked."), "{told}");
        }
        // Nobody's time runs meanwhile.
        story.wait(DAY * 3).await;
        story.discord.misbehave(Fault::ThreadOpened(thread.id));
        heard(async || {
            story.settle().await;
            parked(&story, thread.id, people[0]).await.is_none()
        })
        .await;
        let look = story.table.look(place_of(&story, thread.id), &story.as_person(people[0])).await.unwrap();
        assert_eq!((look.view.turn, left(&look)), (1, Some(DAY.as_millis() as i64 / 2)), "{archived}");
        story.discord.take_violations();
        story.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_may_write_in_locked_threads_plays_on_there_pbp_53() {
    let story = Story::begin().await;
    let (thread, people) = in_a_thread(&story).await;
    story.discord.misbehave(Fault::ThreadLocked { thread: thread.id, archived: false });
    story.wait(DAY + Duration::from_secs(1)).await;
    let look = story.table.look(place_of(&story, thread.id), &story.as_person(people[0])).await.unwrap();
    assert_eq!((look.parked, look.view.turn), (None, 2));
    let told = people.iter().flat_map(|who| story.discord.dms(*who));
    assert!(told.into_iter().all(|message| !message.content.contains("is paused")));
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_in_a_thread_that_is_locked_is_closed_and_says_so_as_soon_as_it_can_pbp_3() {
    for archived in [true, false] {
        let story = Story::begin().await;
        let host = story.person("Ilaria");
        let given = vec![("thread".to_owned(), json!(true))];
        story.discord.slash(host, story.channel(), "game new", given).await.expect("allowed");
        story.settle().await;
        let thread = story.discord.channels().into_iter().find(|it| it.kind == ChannelKind::PublicThread);
        let thread = thread.expect("a thread").id;
        let place = place_of(&story, thread);
        without_threads(&story);
        story.discord.misbehave(Fault::ThreadLocked { thread, archived });
        heard(async || story.table.lobby(place).await.is_err()).await;
        story.settle().await;
        // Whoever opens another game elsewhere is not held up by it.
        story.slash(host, "game new", &[]).await;
        story.discord.misbehave(Fault::ThreadOpened(thread));
        let said = || {
            let all: Vec<String> = read(&story, thread).into_iter().map(|message| message.content).collect();
            all.join("\n")
        };
        heard(async || {
            story.settle().await;
            said().contains("This lobby is closed")
        })
        .await;
        story.wait(DAY).await;
        assert_eq!(said().matches("This lobby is closed").count(), 1, "{}", said());
        let buttons = read(&story, thread).into_iter().flat_map(|message| message.buttons());
        assert_eq!(buttons.count(), 0, "nobody is invited any more");
        story.discord.take_violations();
        story.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_whose_thread_was_locked_while_the_bot_was_away_is_closed_at_the_first_refusal_pbp_3() {
    let story = Story::begin().await;
    let host = story.person("Ilaria");
    let given = vec![("thread".to_owned(), json!(true))];
    story.discord.slash(host, story.channel(), "game new", given).await.expect("allowed");
    story.settle().await;
    let thread = story.discord.channels().into_iter().find(|it| it.kind == ChannelKind::PublicThread);
    let thread = thread.expect("a thread").id;
    let place = place_of(&story, thread);
    // The bot hears nothing of it.
    without_threads(&story);
    story.discord.misbehave(Fault::GatewayDown(true));
    story.discord.misbehave(Fault::GatewayDrop);
    story.discord.misbehave(Fault::ThreadLocked { thread, archived: true });
    let marco = story.as_person(story.person("Marco"));
    story.table.join(place, &marco).await.expect("by another way");
    story.settle().await;
    assert!(story.table.lobby(place).await.is_err(), "nobody could join it");
    story.discord.misbehave(Fault::GatewayDown(false));
    story.discord.take_violations();
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_that_is_archived_only_is_opened_by_the_next_post_pbp_53() {
    let story = Story::begin().await;
    let (thread, people) = in_a_thread(&story).await;
    story.discord.misbehave(Fault::ThreadArchived(thread.id));
    story.wait(DAY + Duration::from_secs(1)).await;
    assert_eq!(parked(&story, thread.id, people[0]).await, None);
    let now = story.discord.channels().into_iter().find(|it| it.id == thread.id).expect("the thread");
    assert!(!now.archived, "{now:#?}");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_and_an_open_tournament_whose_channel_is_gone_are_closed_at_once_pbp_3() {
    let story = Story::begin().await;
    let host = story.person("Ilaria");
    let other = story.discord.add_channel("cup");
    story.slash(host, "game new", &[]).await;
    story.slash_in(other, host, "tournament new", &[("format", json!(0))]).await;
    let lobby = story.table.lobby(story.place()).await.expect("a lobby");
    let cup = story.table.tournament(place_of(&story, other)).await.expect("a tournament");
    assert_eq!((lobby.status, cup.number), (Status::Lobby, 1));
    story.discord.misbehave(Fault::ChannelDeleted(story.channel()));
    story.discord.misbehave(Fault::ChannelDeleted(other));
    let closed = async {
        while story.table.lobby(story.place()).await.is_ok()
            || story.table.tournament(place_of(&story, other)).await.is_ok()
        {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(crate::harness::PATIENCE, closed).await.expect("the bot hears of it");
    story.settle().await;
    assert_eq!(story.table.next_notice().await.unwrap(), None, "nothing is tried again");
    story.discord.take_violations();
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_in_a_thread_whose_channel_is_gone_is_closed_too_pbp_3() {
    let story = Story::begin().await;
    let host = story.person("Ilaria");
    let given = vec![("thread".to_owned(), json!(true))];
    story.discord.slash(host, story.channel(), "game new", given).await.expect("allowed");
    story.settle().await;
    let thread = story.discord.channels().into_iter().find(|it| it.kind == ChannelKind::PublicThread);
    let place = place_of(&story, thread.expect("a thread").id);
    assert!(story.table.lobby(place).await.is_ok());
    story.table.channel_lost(id(story.channel()), Parked::Channel).await.expect("closed");
    assert!(story.table.lobby(place).await.is_err());
    story.discord.take_violations();
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_whose_message_was_deleted_is_posted_anew_when_somebody_joins_or_asks_pbp_3() {
    let story = Story::begin().await;
    let people = ["Ilaria", "Marco", "Zoë"].map(|name| story.person(name));
    story.slash(people[0], "game new", &[]).await;
    let shown =
        || story.messages().into_iter().filter(|message| !message.buttons().is_empty()).collect::<Vec<_>>();
    for (who, command) in [(people[1], "game join"), (people[1], "game status"), (people[2], "game join")] {
        let lost = shown();
        assert_eq!(lost.len(), 1, "{lost:#?}");
        story.discord.misbehave(Fault::MessageDeleted(lost[0].id));
        story.slash(who, command, &[]).await;
        let back = async {
            while shown().is_empty() {
                story.settle().await;
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(crate::harness::PATIENCE, back).await.expect("it comes back");
    }
    let lobby = shown().pop().expect("a lobby");
    assert!(lobby.content.contains("Marco") && lobby.content.contains("Zoë"), "{}", lobby.content);
    story.press(people[0], &lobby, "Start").await;
    assert!(story.look(people[0]).await.view.round <= 1, "its buttons work");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_tournament_whose_message_was_deleted_is_posted_anew_when_somebody_joins() {
    let story = Story::begin().await;
    let people = ["Ilaria", "Marco"].map(|name| story.person(name));
    story.slash(people[0], "tournament new", &[("format", json!(0))]).await;
    let known = async {
        while story.table.tournament(story.place()).await.expect("a tournament").message.is_none() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(crate::harness::PATIENCE, known).await.expect("the bot knows its message");
    let lost = story.newest_panel();
    story.discord.misbehave(Fault::MessageDeleted(lost.id));
    story.slash(people[1], "tournament join", &[]).await;
    let new = story.newest_panel();
    assert_ne!(new.id, lost.id);
    assert!(new.content.contains("Marco"), "{}", new.content);
    story.press(story.person("Zoë"), &new, "Join").await;
    let again = story.newest_panel();
    assert_eq!(again.id, new.id, "edited from then on");
    assert!(again.content.contains("Zoë"), "{}", again.content);
    story.end().await;
}
