//! The private turn panel: one message, edited in place, with a close-up of the front after each fight ([PBP-57]); with
//! components version 2, and plain.

use crate::harness::{Story, places_all};
use casus_belli::config::Components;
use casus_belli::loopback::{Ack, Attachment, Fault, Id, Limits, Loopback, Message, Outcome, Trouble};
use casus_belli::table::{Colour, Look};
use serde_json::{Value, json};

fn of(outcome: Outcome) -> Message {
    outcome.message.expect("an answer")
}

fn labelled(on: &Message, fits: impl Fn(&str) -> bool) -> String {
    let found = on.buttons().into_iter().find(|button| fits(&button.label));
    found.unwrap_or_else(|| panic!("{:?} {:?}", on.text(), on.buttons())).label
}

fn is_strike(label: &str) -> bool {
    label.contains(" → ") && label.ends_with('%')
}

/// The private panel once the picture has come that follows this press.
async fn pictured(story: &Story, press: &Outcome) -> (Message, Attachment) {
    let edited = |discord: &Loopback| discord.outcome(press.interaction).edits.last().cloned();
    let panel = story.discord.wait_for("the picture of the panel", edited).await.expect("a picture");
    let [picture] = panel.attachments.as_slice() else { panic!("one picture: {panel:#?}") };
    let picture = picture.clone();
    (panel, picture)
}

/// Waits until the panel shows that picture. A press while it arrives may take it away for a moment.
async fn still_pictured(story: &Story, who: Id, panel: &Message, picture: &Attachment) {
    let shows = |discord: &Loopback| {
        let now = discord.message(panel.id, who)?;
        let [shown] = now.attachments.as_slice() else { return None };
        (shown.description == picture.description && now.text() == panel.text()).then_some(())
    };
    story.discord.wait_for("the picture to stay", shows).await.expect("the picture stays");
}

/// The panel of the person on turn, after everything was placed by one press.
async fn placed(story: &Story, who: Id) -> (Message, Attachment) {
    let opened = story.press(who, &story.newest_panel(), "Place armies").await;
    let (placing, _) = pictured(story, &opened).await;
    let all = labelled(&placing, places_all);
    pictured(story, &story.press(who, &placing, &all).await).await
}

/// The parts of the only box of a message with components version 2, by type; `None` if it is a plain message.
fn boxed(panel: &Message, kind: u64) -> Option<Vec<Value>> {
    if !panel.version_two() {
        assert!(!panel.content.is_empty(), "{panel:#?}");
        return None;
    }
    assert!(panel.content.is_empty() && panel.components.len() == 1, "{panel:#?}");
    let parts = panel.components[0]["components"].as_array().expect("a box");
    Some(parts.iter().filter(|part| part["type"] == kind).cloned().collect())
}

/// Checks what only components version 2 show: the colour of the seat, each attack beside its button, the picture inside.
fn is_a_box(panel: &Message, look: &Look, picture: &Attachment) {
    let mine = look.at(look.view.viewer_seat().expect("a player")).expect("seated").colour;
    let shown = panel.components[0]["accent_color"].as_u64().expect("a colour");
    assert_eq!(shown, COLOURS.iter().find(|(colour, _)| *colour == mine).expect("one of two").1);
    let sections = boxed(panel, 9).expect("a box");
    let attacks = panel.buttons().into_iter().filter(|button| is_strike(&button.label)).count();
    assert_eq!(sections.len(), attacks, "one beside each attack");
    assert!(sections.iter().all(|part| part["accessory"]["label"].as_str().expect("a label").contains('%')));
    let gallery = &boxed(panel, 12).expect("a box")[0]["items"];
    assert_eq!(gallery.as_array().map(Vec::len), Some(1));
    assert_eq!(gallery[0]["description"].as_str(), picture.description.as_deref(), "alt text [PBP-13]");
    assert_eq!(gallery[0]["media"]["attachment_id"], picture.id.to_string());
}

/// The colours of the first two seats.
const COLOURS: [(Colour, u64); 2] = [(Colour::Red, 0x00DB_4A28), (Colour::Blue, 0x0035_99E0)];

#[tokio::test(flavor = "multi_thread")]
async fn a_close_up_follows_each_fight_and_stays_while_only_the_text_changes_pbp_57() {
    Box::pin(close_ups(Components::VersionTwo)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plain_panel_shows_the_same_pbp_57() {
    Box::pin(close_ups(Components::Plain)).await;
}

async fn close_ups(components: Components) {
    let story = Story::with(Limits::none(), |settings| settings.defaults.components = components).await;
    let people = story.instant(&["Ilaria", "Marco"]).await;
    let me = story.asked(&people).await;
    let (panel, first) = placed(&story, me).await;
    let messages = story.discord.messages(story.channel(), me).len();

    let fought = story.press(me, &panel, &labelled(&panel, is_strike)).await;
    assert_eq!(fought.ack, Some(Ack::Update), "the text comes at once");
    assert!(fought.text().contains(" against ") && !fought.text().contains("choos"), "{}", fought.text());
    let (panel, second) = pictured(&story, &fought).await;
    assert_ne!(second.id, first.id, "a new picture in place of the old one");
    assert_eq!(panel.text(), fought.text(), "the picture leaves the text");
    assert_eq!(panel.buttons(), of(fought).buttons());
    assert_eq!(second.width, Some(1080), "a phone's width");
    assert_eq!(panel.version_two(), components == Components::VersionTwo);
    if panel.version_two() {
        is_a_box(&panel, &story.look(me).await, &second);
    }
    let alt = second.description.as_deref().unwrap_or_default();
    assert!(alt.contains("Ilaria") && alt.contains("Marco"), "alt text: {alt:?} [PBP-13]");

    let list = of(story.pick(me, &panel, "Choose how far …").await);
    still_pictured(&story, me, &list, &second).await;
    let back = of(story.press(me, &list, "Back").await);
    still_pictured(&story, me, &back, &second).await;

    let board = story.press(me, &back, "Full board").await;
    assert_eq!(board.ack, Some(Ack::DeferredUpdate), "drawing takes its time [PBP-15]");
    let (panel, whole) = pictured(&story, &board).await;
    assert_eq!((whole.width, panel.text()), (Some(1600), back.text()), "in the same message");
    assert_eq!(panel.buttons(), back.buttons());
    // The picture that a phone can read, like that of the channel and of `/board`; large pictures have another height.
    let high = async |options: &[(&str, Value)]| {
        let board = of(story.slash(me, "board", options).await);
        board.attachments.first().and_then(|file| file.height)
    };
    let [usual, full, compact] =
        [high(&[]).await, high(&[("view", json!(0))]).await, high(&[("view", json!(1))]).await];
    assert_ne!(full, compact);
    assert_eq!([whole.height, usual], [compact; 2]);

    let sure = of(story.press(me, &panel, "End turn").await);
    let ended = of(story.press(me, &sure, "End turn").await);
    assert!(ended.attachments.is_empty(), "nothing is left to decide: {ended:?}");
    let now = story.discord.messages(story.channel(), me).len();
    assert_eq!(now, messages + 3 + 2, "the three boards asked for, the log and the next board");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_fights_in_a_row_the_later_picture_stays_pbp_57() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco"]).await;
    let me = story.asked(&people).await;
    let (mut panel, _) = placed(&story, me).await;
    // Without waiting for a picture in between.
    let mut last = None;
    for _ in 0..3 {
        let outcome = story.press(me, &panel, &labelled(&panel, is_strike)).await;
        panel = of(outcome.clone());
        last = Some(outcome);
    }
    let (_, picture) = pictured(&story, &last.expect("three fights")).await;
    let now = story.discord.message(panel.id, me).expect("the panel");
    assert_eq!(now.attachments, [picture]);
    story.slash(me, "end", &[]).await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_to_commands_stay_messages_of_their_own_pbp_57() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco"]).await;
    let me = story.asked(&people).await;
    let look = story.look(me).await;
    let (from, to) = Story::front(&look);
    let (from, to) = (Story::key(&look, from), Story::key(&look, to));
    let placed = story.slash(me, "place", &[("territory", json!(from))]).await;
    assert_eq!(placed.ack, Some(Ack::Message));
    let options = [("from", json!(from)), ("to", json!(to)), ("until", json!(1)), ("move_in", json!(0))];
    let fought = story.slash(me, "attack", &options).await;
    assert_eq!(fought.ack, Some(Ack::Message));
    let answer = of(fought);
    assert!(answer.attachments.is_empty() && answer.buttons().iter().any(|b| b.label == "End turn"));
    // Its buttons go on in place, as a panel.
    let strike = story.press(me, &answer, &labelled(&answer, is_strike)).await;
    assert_eq!(strike.ack, Some(Ack::Update), "{}", strike.text());
    pictured(&story, &strike).await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panel_that_discord_refuses_is_sent_plain_and_played_on_pbp_57() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco"]).await;
    let me = story.asked(&people).await;
    let route = "/callback".to_owned();
    story.discord.misbehave(Fault::Requests {
        route,
        times: 1,
        trouble: Trouble::Error(400, 50035, "Invalid Form Body"),
    });
    let opened = story.press(me, &story.newest_panel(), "Place armies").await;
    assert_eq!((opened.ack, story.discord.faults_left()), (Some(Ack::Message), 0));
    let (placing, picture) = pictured(&story, &opened).await;
    assert!(boxed(&placing, 9).is_none() && picture.width == Some(1080), "{placing:#?}");
    let placed = of(story.press(me, &placing, &labelled(&placing, places_all)).await);
    assert_eq!((placed.id, placed.version_two()), (placing.id, false), "it stays plain");
    // The next one is tried again.
    story.slash(me, "end", &[]).await;
    let next = story.asked(&people).await;
    assert!(of(story.press(next, &story.newest_panel(), "Place armies").await).version_two());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panel_stays_what_it_was_made_with_through_a_restart_and_another_setting_pbp_57() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco"]).await;
    let me = story.asked(&people).await;
    let opened = story.press(me, &story.newest_panel(), "Place armies").await;
    let (placing, _) = pictured(&story, &opened).await;

    let story = story.restarted_with(|settings| settings.defaults.components = Components::Plain).await;
    let board = story.press(me, &placing, "Full board").await;
    let (whole, picture) = pictured(&story, &board).await;
    assert_eq!((whole.text(), whole.buttons()), (placing.text(), placing.buttons()));
    assert_eq!((whole.version_two(), picture.width), (true, Some(1600)));
    let placed = story.press(me, &placing, &labelled(&placing, places_all)).await;
    assert_eq!(placed.ack, Some(Ack::Update), "{}", placed.text());
    let (panel, _) = pictured(&story, &placed).await;
    assert_eq!((panel.id, boxed(&panel, 12).map(|pictures| pictures.len())), (placing.id, Some(1)));
    let plain = of(story.press(me, &story.newest_panel(), "Attack").await);
    assert!(!plain.version_two(), "a new one is what the settings say");

    let story = story.restarted_with(|settings| settings.defaults.components = Components::VersionTwo).await;
    let fought = of(story.press(me, &plain, &labelled(&plain, is_strike)).await);
    assert_eq!((fought.id, fought.version_two()), (plain.id, false));
    let fought = of(story.pick(me, &panel, "Choose how far …").await);
    assert!(fought.id == panel.id && fought.version_two() && fought.attachments.is_empty(), "{fought:#?}");
    story.end().await;
}
