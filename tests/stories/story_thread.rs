//! A game in a thread of its own ([PBP-61]), the offer of one in a channel that has a game ([PBP-1]), and the pin of the
//! lobby.

use crate::harness::{Story, id};
use crate::story_tournament::play_out;
use casus_belli::loopback::{
    Channel, ChannelKind, Fault, Id, Loopback, Message, Outcome, Permission, Trouble,
};
use casus_belli::table::{Order, Parked, Place};
use serde_json::{Value, json};
use std::time::Duration;

/// The period in which Discord allows two changes of a name.
const PERIOD: Duration = Duration::from_mins(10);

/// `/game new` in a channel, without waiting for what the bot delivers.
async fn new_game(story: &Story, channel: Id, who: Id, options: &[(&str, Value)]) -> Outcome {
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
    story.discord.slash(who, channel, "game new", options).await.expect("the client allows it")
}

fn threads(story: &Story) -> Vec<Channel> {
    let all = story.discord.channels();
    all.into_iter().filter(|channel| channel.kind == ChannelKind::PublicThread).collect()
}

/// The only thread, as Discord shows it now.
fn thread(story: &Story) -> Channel {
    let all = threads(story);
    assert_eq!(all.len(), 1, "{all:#?}");
    all.into_iter().next().expect("one")
}

fn read(story: &Story, channel: Id) -> Vec<Message> {
    story.discord.messages(channel, story.person("Onlooker"))
}

fn place_of(story: &Story, channel: Id) -> Place {
    Place { guild: id(story.discord.guild()), channel: id(channel) }
}

/// The lobby message in a channel.
fn lobby(story: &Story, channel: Id) -> Message {
    let all = read(story, channel);
    let found = all.iter().rev().find(|m| m.buttons().iter().any(|button| button.label == "Join"));
    found.unwrap_or_else(|| panic!("no lobby: {all:#?}")).clone()
}

/// Plays until another seat is on turn.
async fn turn(story: &Story, place: Place, people: &[Id]) {
    let began = story.table.look(place, &story.as_person(people[0])).await.expect("a game").view.turn;
    loop {
        for who in people {
            let who = story.as_person(*who);
            let look = story.table.look(place, &who).await.expect("a game");
            if look.view.turn > began {
                return story.settle().await;
            }
            let Some(ask) = look.view.asks.first().cloned() else { continue };
            story.table.order(place, &who, Some(ask.id), Order::Answer(ask.default)).await.expect("an order");
        }
    }
}

/// Plays to the end: the thread gets its last name and is archived, and the lobby is unpinned.
async fn to_the_end(story: &Story, opened: &Channel, people: &[Id]) {
    play_out(story, place_of(story, opened.id), people).await;
    story.wait(PERIOD + Duration::from_secs(2)).await;
    // The film takes a moment of real time; the thread is archived after it.
    let archived = async {
        while !thread(story).archived {
            story.settle().await;
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_mins(4), archived).await.expect("it is archived");
    let film = |message: &Message| message.attachments.iter().any(|file| file.filename == "game.gif");
    assert!(read(story, opened.id).iter().any(film), "after the film");
    let ended = thread(story);
    assert!(ended.archived && ended.name.starts_with("Game 1 · won by "), "{ended:#?}");
    assert!(read(story, opened.id).iter().all(|message| !message.pinned), "the lobby is unpinned");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_in_a_thread_of_its_own_is_named_after_round_and_turn_to_its_end_pbp_61_pbp_1() {
    let story = Story::checked().await;
    let people: Vec<Id> = ["Ilaria", "Marco"].iter().map(|name| story.person(name)).collect();
    let options = [("setup", json!(2)), ("thread", json!(true)), ("seats", json!(2))];
    let asked = new_game(&story, story.channel(), people[0], &options).await;
    assert!(asked.ephemeral && asked.text().contains("Game 1 gets a thread of its own"), "{}", asked.text());
    // The bot stops before it has opened the thread.
    let story = story.restarted().await;
    story.settle().await;

    let above = read(&story, story.channel());
    assert_eq!(above.len(), 1, "{above:#?}");
    assert!(
        above[0].content.starts_with("**Game 1** has a thread of its own. Ilaria"),
        "{}",
        above[0].content
    );
    assert_eq!(above[0].flags, 4096, "no phone rings");
    let opened = thread(&story);
    assert_eq!((opened.id, opened.parent), (above[0].id, Some(story.channel())));
    assert_eq!((opened.name.as_str(), opened.auto_archive), ("Game 1 · players can join", 10_080));
    assert!(opened.members.contains(&people[0]), "the host has it in the side bar");
    let lobby_message = lobby(&story, opened.id);
    assert!(lobby_message.pinned && lobby_message.content.contains("Ilaria"), "{lobby_message:#?}");
    assert!(story.table.lobby(story.place()).await.is_err(), "the channel is free");

    story.press(people[1], &lobby_message, "Join").await;
    story.press(people[0], &lobby_message, "Start").await;
    let place = place_of(&story, opened.id);
    let name = || thread(&story).name;
    let whose = |n: usize| ["Ilaria", "Marco"][n];
    let first = story.table.look(place, &story.as_person(people[0])).await.expect("a game").view.on_turn;
    let first = first.expect("a turn").index();
    assert_eq!(name(), format!("Game 1 · round 1 · {}", whose(first)));
    let called = story.discord.dms(people[first]);
    let link = format!("/{}/{}", story.discord.guild(), opened.id);
    assert!(called.last().expect("a notice").content.contains(&link), "{called:#?}");
    let logged = read(&story, opened.id);
    assert!(logged.iter().any(|m| !m.attachments.is_empty()), "the board is in the thread");

    // The second change is the last within ten minutes; what comes after waits, also through a restart.
    turn(&story, place, &people).await;
    assert_eq!(name(), format!("Game 1 · round 1 · {}", whose(1 - first)));
    turn(&story, place, &people).await;
    turn(&story, place, &people).await;
    assert_eq!(name(), format!("Game 1 · round 1 · {}", whose(1 - first)), "Discord would refuse a third");
    let story = story.restarted().await;
    turn(&story, place, &people).await;
    story.wait(PERIOD + Duration::from_secs(2)).await;
    assert_eq!(thread(&story).name, format!("Game 1 · round 3 · {}", whose(first)), "only the newest");

    // Somebody archives it: the next post brings it back.
    story.discord.misbehave(Fault::ThreadArchived(opened.id));
    assert!(thread(&story).archived);
    turn(&story, place, &people).await;
    assert!(!thread(&story).archived);

    to_the_end(&story, &opened, &people).await;
    assert_eq!(story.discord.refused(), 0, "Discord never had to refuse a change of the name");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_with_a_game_offers_a_thread_with_the_same_options_pbp_1_pbp_61() {
    let story = Story::checked().await;
    let (ilaria, marco) = (story.person("Ilaria"), story.person("Marco"));
    story.slash(ilaria, "game new", &[]).await;
    assert!(lobby(&story, story.channel()).pinned, "where the bot may, the lobby is pinned");
    let wanted =
        [("rulebook", json!(1)), ("seats", json!(3)), ("pace", json!("72h")), ("computers", json!(1))];
    let before = story.state().await;
    let taken = new_game(&story, story.channel(), marco, &wanted).await;
    assert!(taken.ephemeral && taken.text().contains("Game 1 is gathering players"), "{}", taken.text());
    assert_eq!(story.state().await, before, "nothing changed yet");
    let opened = story.press(marco, &taken.message.expect("an offer"), "Open it in a thread").await;
    assert!(opened.ephemeral && opened.text().contains("Game 2 gets a thread"), "{}", opened.text());
    let thread = thread(&story);
    let shown = lobby(&story, thread.id).content;
    for part in ["Game 2", "objectives", "3. free", "Computer 1", "3 days a turn"] {
        assert!(shown.to_lowercase().contains(&part.to_lowercase()), "{part}: {shown}");
    }
    // In a thread there is nothing to offer; what is wanted all the same is told why not.
    let inside = new_game(&story, thread.id, ilaria, &[("thread", json!(true))]).await;
    assert!(inside.text().contains("A thread can’t have a thread of its own."), "{}", inside.text());
    assert!(inside.message.expect("a refusal").buttons().is_empty());

    // Without permission there is no offer, and in a free channel the game stays where it was asked for.
    let (channel, permission) = (story.channel(), Permission::CreatePublicThreads);
    story.discord.misbehave(Fault::MissingPermission { channel, permission });
    let before = story.state().await;
    let refused = new_game(&story, channel, marco, &[]).await;
    assert!(refused.ephemeral && refused.message.expect("a refusal").buttons().is_empty());
    let refused = new_game(&story, channel, marco, &[("thread", json!(true))]).await;
    assert!(
        refused.ephemeral && refused.text().contains("I need Create Public Threads"),
        "{}",
        refused.text()
    );
    assert_eq!(story.state().await, before);
    let free = story.discord.add_channel("war-room");
    story.discord.misbehave(Fault::MissingPermission { channel: free, permission });
    story.discord.misbehave(Fault::MissingPermission { channel: free, permission: Permission::PinMessages });
    let stays = new_game(&story, free, marco, &[("thread", json!(true))]).await;
    assert!(!stays.ephemeral, "the lobby is here: {}", stays.text());
    let said = |text: &Message| {
        text.content
            .contains("I can’t open a thread here: I need Create Public Threads. So the game stays here.")
    };
    let told = |l: &Loopback| l.messages(free, marco).iter().any(said).then_some(());
    story.discord.wait_for("the reason", told).await.expect("told privately");
    story.settle().await;
    assert!(!lobby(&story, free).pinned, "not where it may not");
    assert_eq!(threads(&story).len(), 1);
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_that_discord_refuses_leaves_the_game_in_the_channel_and_a_late_one_is_opened_once_pbp_61() {
    let story = Story::checked().await;
    let (ilaria, marco) = (story.person("Ilaria"), story.person("Marco"));
    let fails = |times, trouble| Fault::Requests { route: "/threads".into(), times, trouble };
    let wanted = [("thread", json!(true)), ("setup", json!(2))];
    story.discord.misbehave(fails(2, Trouble::Status(503)));
    new_game(&story, story.channel(), ilaria, &wanted).await;
    story.settle().await;
    assert!(threads(&story).is_empty());
    let mut story = story.restarted().await;
    for _ in 0..4 {
        story.wait(Duration::from_mins(10)).await;
    }
    assert_eq!(read(&story, story.channel()).len(), 1, "the message above it is posted once");
    let opened = thread(&story);

    // Refused for good: the lobby goes to the channel while it is free, else it closes.
    let refuses = || fails(1, Trouble::Error(403, 50013, "Missing Permissions"));
    story.discord.misbehave(refuses());
    new_game(&story, story.channel(), marco, &wanted).await;
    story.settle().await;
    let said = |story: &Story| -> Vec<String> {
        read(story, story.channel()).into_iter().map(|message| message.content).collect()
    };
    assert!(
        said(&story).iter().any(|text| text.contains("so game 2 stays in this channel")),
        "{:#?}",
        said(&story)
    );
    let invites = |text: &&String| text.contains("**Game 2** has a thread of its own");
    assert!(!said(&story).iter().any(|text| invites(&text)), "no invitation is left: {:#?}", said(&story));
    assert!(lobby(&story, story.channel()).content.contains("Marco"));
    story.discord.misbehave(refuses());
    new_game(&story, story.channel(), ilaria, &wanted).await;
    story.settle().await;
    assert!(said(&story).iter().any(|text| text.contains("game 3 is closed")), "{:#?}", said(&story));
    assert_eq!(threads(&story).len(), 1);

    // The thread that stands is deleted while its game runs: the game is paused, as in a deleted channel.
    story = story.restarted().await;
    let first = lobby(&story, opened.id);
    story.press(marco, &first, "Join").await;
    story.press(ilaria, &first, "Start").await;
    story.discord.misbehave(Fault::ChannelDeleted(opened.id));
    let place = place_of(&story, opened.id);
    let paused = async {
        let who = story.as_person(ilaria);
        while story.table.look(place, &who).await.expect("a game").parked != Some(Parked::Channel) {
            story.settle().await;
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(crate::harness::PATIENCE, paused).await.expect("the bot hears of it");
    story.end().await;
}
