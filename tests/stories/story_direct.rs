//! Playing in direct messages: a whole turn from the notice, and presses about games that are over, lost or elsewhere.

use crate::classic_support::InClassic;
use crate::harness::{Story, places_all};
use crate::story_tournament::small_tournament;
use casus_belli::loopback::{Ack, Fault, Id, Message, Outcome};
use casus_belli::rules::classic::AskKind;
use casus_belli::table::Parked;
use serde_json::json;

const PLAY_HERE: &str = "Play here";

/// The newest notice in a person's direct messages that has buttons.
fn notice(story: &Story, who: Id) -> Message {
    let told = story.discord.dms(who);
    let open = told.into_iter().rev().find(|dm| !dm.attachments.is_empty() && !dm.buttons().is_empty());
    open.expect("a notice with its button")
}

fn shown(outcome: &Outcome) -> Message {
    outcome.message.clone().expect("a message")
}

fn labels(on: &Message) -> Vec<String> {
    on.buttons().into_iter().map(|button| button.label).collect()
}

/// Opens the panel below the notice.
async fn opened(story: &Story, who: Id, label: &str) -> Message {
    let outcome = story.press(who, &notice(story, who), label).await;
    assert_eq!(outcome.ack, Some(Ack::Message), "the panel is a message of its own");
    let panel = shown(&outcome);
    assert!(!panel.ephemeral() && panel.channel == story.discord.dm_channel(who), "it stays in the DM");
    panel
}

/// Takes one step with whatever the panel offers: the button whose label `fits`, else the first option of its first
/// menu, else its first button. The panel is edited in place.
async fn step(story: &Story, who: Id, panel: &Message, fits: impl Fn(&str) -> bool) -> Message {
    let button = labels(panel).into_iter().find(|label| fits(label));
    let outcome = match (button, panel.selects().first()) {
        (Some(label), _) => story.press(who, panel, &label).await,
        (None, Some(menu)) => story.pick(who, panel, &menu.options[0].1).await,
        (None, None) => story.press(who, panel, &labels(panel)[0]).await,
    };
    assert_eq!(outcome.ack, Some(Ack::Update), "each further press edits the panel: {}", outcome.text());
    let next = shown(&outcome);
    assert_eq!(next.id, panel.id);
    next
}

/// Plays the rest of the turn on that panel: places everything, attacks once, ends. `words`: the beginnings of the
/// buttons for all, and for the end.
async fn turn(story: &Story, who: Id, mut panel: Message, [all, end]: [&str; 2]) -> Message {
    let mut fought = false;
    for _ in 0..40 {
        let look = story.look(who).await;
        let Some(ask) = look.view.asks.first() else { return panel };
        let kind = *ask.menu.kind().classic();
        let before = story.look(who).await.view;
        panel = step(story, who, &panel, |label| match kind {
            AskKind::Attack => fought && label == end || !fought && label.ends_with('%'),
            AskKind::Advance => true,
            _ => label.starts_with(all) || label.contains(&format!(" · {all}")),
        })
        .await;
        fought |= kind == AskKind::Attack && story.look(who).await.view != before;
    }
    panic!("the turn never ends: {panel:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_turn_is_played_in_the_direct_message_and_the_channel_sees_what_it_always_sees_pbp_56() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    let asked = notice(&story, me);
    assert!(
        asked.content.contains("**Your turn**") && asked.attachments.len() == 1,
        "plain text: {asked:#?}"
    );
    let boards = || story.messages().iter().filter(|message| !message.attachments.is_empty()).count();
    assert_eq!(boards(), 1);

    let panel = opened(&story, me, PLAY_HERE).await;
    let last = turn(&story, me, panel, ["All", "End turn"]).await;
    assert_ne!(story.asked(&people).await, me, "the next one's turn");
    assert!(last.selects().is_empty(), "nothing is left to do: {last:#?}");
    assert_eq!(boards(), 2, "the board after the turn [PBP-6]");
    let log = story.messages().into_iter().filter(|message| message.buttons().is_empty());
    assert!(log.into_iter().any(|message| message.content.contains('+')), "the log of the turn");
    assert!(story.messages().iter().all(|message| message.only_for.is_none()), "no panel in the channel");

    let over = story.discord.message(asked.id, me).expect("the notice stays");
    assert!(over.content.ends_with(": decided.") && over.buttons().is_empty(), "{over:#?}");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_italian_plays_the_turn_in_italian_while_the_channel_stays_english_pbp_56_pbp_16() {
    let story = Story::begin().await;
    let people: Vec<Id> = ["Ilaria", "Marco", "Zoë"].map(|name| story.person(name)).into();
    for who in &people {
        story.discord.set_locale(*who, "it");
    }
    story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    let panel = opened(&story, me, "Gioca qui").await;
    turn(&story, me, panel, ["Tutt", "Termina il turno"]).await;
    assert_ne!(story.asked(&people).await, me);
    let panel = story.newest_panel();
    assert!(panel.content.contains("Round"), "{}", panel.content);
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panel_in_a_direct_message_says_what_is_true_once_the_turn_went_on_elsewhere_pbp_56() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    let panel = opened(&story, me, PLAY_HERE).await;
    let look = story.look(me).await;
    let (from, _) = Story::front(&look);
    story.slash(me, "place", &[("territory", json!(Story::key(&look, from)))]).await;
    story.slash(me, "end", &[]).await;
    let before = story.state().await;
    let late = step(&story, me, &panel, |_| true).await;
    assert!(late.text().contains("moved on") && late.selects().is_empty(), "{late:#?}");
    assert_eq!(story.state().await, before, "an old panel changes nothing");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_devices_at_the_same_instant_act_once_pbp_56() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    let panel = opened(&story, me, PLAY_HERE).await;
    let amounts = if labels(&panel).iter().any(|label| places_all(label)) {
        panel
    } else {
        step(&story, me, &panel, |_| false).await
    };
    let all = amounts.buttons().into_iter().find(|button| places_all(&button.label)).expect("All");
    let code = all.custom_id.expect("a button of ours");
    let armies = |look: &casus_belli::table::Look| -> u32 {
        let own = look.view.viewer_seat();
        let view = look.view.classic();
        let held = look.view.map().ids().map(|at| view.at(at));
        held.filter(|at| Some(at.holder) == own.map(casus_belli::rules::Holder::Seat))
            .map(|at| at.armies)
            .sum()
    };
    let before = armies(&story.look(me).await);
    let phone = story.discord.press_stale(me, &amounts, &code).expect("sent");
    let desk = story.discord.press_stale(me, &amounts, &code).expect("sent");
    let (phone, desk) = (phone.finished().await, desk.finished().await);
    story.settle().await;
    // Both read the one panel, which shows what the press has done.
    let wrong = [&phone, &desk].into_iter().any(|outcome| outcome.text().contains("moved on"));
    assert!(!wrong, "{:?} {:?}", phone.text(), desk.text());
    let placed = armies(&story.look(me).await) - before;
    assert!((3..=6).contains(&placed), "placed once: {placed}");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_for_a_finished_game_says_so_pbp_56() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    let (asked, panel) = (notice(&story, me), opened(&story, me, PLAY_HERE).await);
    let sure = shown(&story.slash(people[0], "game cancel", &[]).await);
    story.press(people[0], &sure, "Call the game off for everyone").await;
    let before = story.state().await;
    let again = story.discord.press_stale(me, &asked, asked.buttons()[0].custom_id.as_deref().expect("ours"));
    let again = again.expect("sent").finished().await;
    assert!(again.text().contains("called off"), "{}", again.text());
    let late = step(&story, me, &panel, |_| false).await;
    assert!(late.text().contains("called off") && late.selects().is_empty(), "{late:#?}");
    assert_eq!(story.state().await, before, "nothing changed");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_for_a_game_whose_server_threw_the_bot_out_says_so_pbp_53_pbp_56() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    let (asked, panel) = (notice(&story, me), opened(&story, me, PLAY_HERE).await);
    story.discord.misbehave(Fault::BotRemoved(story.discord.guild()));
    story.parked(me, Some(Parked::Server)).await;
    story.settle().await;
    let before = story.state().await;
    let code = asked.buttons()[0].custom_id.clone().expect("ours");
    let again = story.discord.press_stale(me, &asked, &code).expect("sent").finished().await;
    assert!(again.text().contains("no longer in that server"), "{}", again.text());
    let code = panel.buttons()[0].custom_id.clone().expect("ours");
    let late = story.discord.press_stale(me, &panel, &code).expect("sent").finished().await;
    assert!(late.text().contains("is paused"), "{}", late.text());
    assert_eq!(story.state().await, before, "nothing changed, the game stays parked");
    story.discord.take_violations();
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_button_of_another_players_panel_gives_nobody_else_a_seat_pbp_50_pbp_56() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    let asked = notice(&story, me);
    let stranger = story.person("Nadia");
    let code = asked.buttons()[0].custom_id.clone().expect("ours");
    // A forged press: the code of somebody else's notice, on a message of the bot in her own direct messages.
    let greeting =
        story.discord.slash(stranger, story.discord.dm_channel(stranger), "help", Vec::new()).await;
    let hers = greeting.expect("allowed").message.expect("help");
    let before = story.state().await;
    let forged = story.discord.press_stale(stranger, &hers, &code).expect("sent").finished().await;
    assert!(forged.text().contains("no seat in this game"), "{}", forged.text());
    assert_eq!(story.state().await, before);
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_for_a_game_one_was_replaced_in_is_refused_pbp_56() {
    let story = Story::begin().await;
    let all = ["Ilaria", "Marco", "Zoë", "Piero"].map(|name| story.person(name));
    story.slash(all[0], "tournament new", &small_tournament()).await;
    for who in &all[..3] {
        story.slash(*who, "tournament join", &[]).await;
    }
    story.slash(all[0], "tournament start", &[]).await;
    story.slash(all[3], "tournament join", &[]).await;
    let asked = |who: &Id| story.discord.dms(*who).iter().any(|dm| !dm.buttons().is_empty());
    let me = *all[..3].iter().find(|who| asked(who)).expect("somebody is asked");
    let (told, panel) = (notice(&story, me), opened(&story, me, PLAY_HERE).await);
    story.slash(all[0], "tournament drop", &[("person", json!(me.to_string()))]).await;
    let swap = [("out", json!(me.to_string())), ("reserve", json!(all[3].to_string()))];
    story.slash(all[0], "tournament substitute", &swap).await;
    assert!(asked(&all[3]), "the substitute is asked");
    let before = story.state().await;
    for on in [&told, &panel] {
        let code = on.buttons().first().and_then(|button| button.custom_id.clone());
        let code = code.unwrap_or_else(|| on.selects()[0].options[0].0.clone());
        let outcome = story.discord.press_stale(me, on, &code).expect("sent").finished().await;
        assert!(outcome.text().contains("no seat in this game"), "{}", outcome.text());
    }
    assert_eq!(story.state().await, before, "nothing changed");
    story.end().await;
}
