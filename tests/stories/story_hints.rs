//! `/hint` and the button *Hint* through the real client: two plans with their chances for whoever is asked, and why others get none.

use crate::harness::Story;
use crate::story_channel::whole_turn;
use crate::story_luck_and_records::play_out;
use casus_belli::loopback::{Id, Message};
use casus_belli::rules::Clock;
use serde_json::json;

/// The command.
pub(crate) async fn every_option(story: &Story) {
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    story.slash(story.asked(&people).await, "hint", &[]).await;
}

/// The lines of a hint; only who asked sees it.
async fn hint(story: &Story, who: Id) -> Vec<String> {
    let told = story.slash(who, "hint", &[]).await;
    assert!(told.ephemeral, "{}", told.text());
    told.text().lines().map(str::to_owned).collect()
}

/// The texts of the messages in the channel.
fn channel_texts(story: &Story) -> Vec<String> {
    story.messages().into_iter().map(|message| message.content).collect()
}

/// The chance at the end of a line: `1. **Place Peru +3** · 42%`.
fn percent(line: &str) -> u32 {
    let figure = line.rsplit(" · ").next().and_then(|end| end.strip_suffix('%'));
    figure.and_then(|figure| figure.parse().ok()).unwrap_or_else(|| panic!("no chance in {line:?}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_names_two_plans_with_chances_in_private_and_the_end_tells_how_many_were_asked_for() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    let posted = channel_texts(&story);
    let first = hint(&story, me).await;
    let [title, one, two, about] = &first[..] else { panic!("four lines: {first:#?}") };
    assert!(title.starts_with("**Hint 1 in this game** · "), "{title}");
    assert!(one.starts_with("1. **") && two.starts_with("2. **"), "{first:#?}");
    assert!(percent(one) >= percent(two) && percent(one) <= 100, "{first:#?}");
    assert!(one.chars().count() < 120 && two.chars().count() < 120, "short enough for a phone: {first:#?}");
    assert!(about.contains("Only you see this"), "{about}");
    let unchanged = story.state().await;
    assert_eq!(hint(&story, me).await, first, "asked again it is the same hint, counted once");
    assert_eq!(story.state().await, unchanged);
    assert_eq!(channel_texts(&story), posted, "the channel learns nothing");

    let look = story.look(me).await;
    let (front, _) = Story::front(&look);
    let one_army = [("territory", json!(Story::key(&look, front))), ("armies", json!(1))];
    story.slash(me, "place", &one_army).await;
    story.discord.set_locale(me, "it");
    let second = hint(&story, me).await;
    assert!(second[0].starts_with("**Consiglio 2 in questa partita** · "), "{second:#?}");
    assert!(second[3].contains("Lo vedi solo tu"), "{second:#?}");
    story.discord.set_locale(me, "en-US");

    let idle: Vec<Id> = people.iter().copied().filter(|who| *who != me).collect();
    story.refused(idle[0], "hint", &[], "turn").await;
    story.discord.set_locale(idle[1], "it");
    story.refused(idle[1], "hint", &[], "Non tocca a te").await;
    story.refused(story.person("Lena"), "hint", &[], "no seat in this game").await;

    play_out(&story, &people).await;
    story.settle().await;
    story.refused(me, "hint", &[], "over").await;
    let name = story.as_person(me).name;
    let end = story.messages().into_iter().find(|message| message.content.contains("Hints: "));
    let end = end.expect("the end tells it").content;
    assert!(end.contains(&format!("-# Hints: {name} 2")), "{end}");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_does_without_hints_and_the_table_says_so() {
    let story = Story::begin().await;
    let host = story.person("Ilaria");
    story.refused(host, "hint", &[], "no game in this channel").await;
    let lobby = story.slash(host, "game new", &[("setup", json!(2))]).await.message.expect("a lobby");
    story.refused(host, "hint", &[], "hasn’t begun").await;
    assert!(!lobby.content.contains("No hints"), "{}", lobby.content);
    let settings = story.press(host, &lobby, "Settings").await.message.expect("settings");
    let page = story.pick(host, &settings, "Hints").await.message.expect("settings");
    assert!(page.content.contains("names the two best plans"), "explained: {}", page.content);
    story.pick(host, &page, "none").await;
    let shown = story.messages().into_iter().find(|message| message.id == lobby.id).expect("the lobby");
    assert!(shown.content.contains("No hints at this table."), "{}", shown.content);
    let marco = story.person("Marco");
    story.slash(marco, "game join", &[]).await;
    story.slash(host, "game start", &[]).await;
    let me = story.asked(&[host, marco]).await;
    story.refused(me, "hint", &[], "This table plays without hints").await;
    let panel = story.press(me, &story.newest_panel(), "Place armies").await.message.expect("a panel");
    assert!(!has_button(&panel), "{:?}", panel.buttons());
    let status = story.slash(me, "game status", &[]).await.text().to_owned();
    assert!(status.contains("No hints at this table."), "{status}");
    story.discord.set_locale(me, "it");
    story.refused(me, "hint", &[], "senza consigli").await;
    story.end().await;
}

/// The label of the button.
const BUTTON: &str = "💡 Hint";

/// Whether the message has the button.
fn has_button(on: &Message) -> bool {
    on.buttons().iter().any(|button| button.label == BUTTON)
}

#[tokio::test(flavor = "multi_thread")]
async fn one_tap_on_the_panel_gives_the_hint_of_the_command_in_a_message_of_its_own() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    assert!(!has_button(&story.newest_panel()), "the panel of everybody has none");
    let panel = story.press(me, &story.newest_panel(), "Place armies").await.message.expect("a panel");
    let posted = channel_texts(&story);
    let pressed = story.press(me, &panel, BUTTON).await;
    assert!(pressed.ephemeral, "{}", pressed.text());
    assert!(pressed.text().starts_with("**Hint 1 in this game** · "), "{}", pressed.text());
    let again = story.press(me, &panel, BUTTON).await;
    assert_eq!(again.text(), pressed.text(), "a second press gives the same hint, counted once");
    assert_eq!(hint(&story, me).await.join("\n"), pressed.text(), "so does the command");
    let stays = story.discord.message(panel.id, me).expect("the panel");
    assert_eq!(stays.buttons().len(), panel.buttons().len(), "the panel stays as it is");
    assert_eq!(channel_texts(&story), posted, "the channel learns nothing");

    // After an order the buttons of the new panel are a hint and the way back; the old panel tells what holds now.
    let key = Story::key(&story.look(me).await, Story::front(&story.look(me).await).0);
    let placed = story.slash(me, "place", &[("territory", json!(key)), ("armies", json!(1))]).await;
    let placed = placed.message.expect("a panel");
    let labels: Vec<String> = placed.buttons().into_iter().map(|button| button.label).collect();
    assert!(labels.ends_with(&[BUTTON.to_owned(), "↩ Undo".to_owned()]), "{labels:?}");
    let next = story.press(me, &panel, BUTTON).await;
    assert!(next.text().starts_with("**Hint 2 in this game** · "), "{}", next.text());

    // The panel of a turn that is over: nothing is counted, and it says whose turn it is.
    assert_eq!(whole_turn(&story, &people).await, me);
    let unchanged = story.state().await;
    let late = story.press(me, &placed, BUTTON).await;
    assert!(late.ephemeral && late.text().contains("turn"), "{}", late.text());
    assert_eq!(story.state().await, unchanged);
    story.end().await;
}

/// Who must decide: everybody may talk in the Cold War at any time.
async fn awaited(story: &Story, people: &[Id]) -> Id {
    for who in people {
        if story.look(*who).await.view.asks.iter().any(|ask| ask.clock != Clock::None) {
            return *who;
        }
    }
    panic!("nobody must decide")
}

#[tokio::test(flavor = "multi_thread")]
async fn every_family_has_hints() {
    let y2210 = (vec!["Ilaria", "Marco"], vec![("rulebook", json!(4)), ("setup", json!(2))]);
    let cold_war = (vec!["Ilaria", "Marco", "Zoë", "Nadia"], vec![("rulebook", json!(5))]);
    for (seats, options) in [y2210, cold_war] {
        let story = Story::begin().await;
        let people = story.game(&seats, &options).await;
        let me = awaited(&story, &people).await;
        let told = hint(&story, me).await;
        assert!(told[0].starts_with("**Hint 1 in this game** · "), "{told:#?}");
        assert!(told[1].starts_with("1. **") && percent(&told[1]) <= 100, "{told:#?}");
        story.end().await;
    }
}
