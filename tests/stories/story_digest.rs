//! The daily digest through the real client: how it is chosen, and what its direct message says ([PBP-66]).

use crate::harness::Story;
use casus_belli::loopback::{Id, Message};
use serde_json::json;
use std::time::Duration;

const HOUR: Duration = Duration::from_hours(1);

fn digests(story: &Story, who: Id) -> Vec<Message> {
    story.discord.dms(who).into_iter().filter(|message| message.content.starts_with('📬')).collect()
}

async fn page(story: &Story, who: Id, options: &[(&str, serde_json::Value)]) -> Message {
    let outcome = story.slash(who, "settings notices", options).await;
    assert!(outcome.ephemeral, "{}", outcome.text());
    outcome.message.expect("a page")
}

/// The hour of the day that the story's clock shows in so many hours, in UTC.
fn hour_in(story: &Story, hours: u64) -> u8 {
    ((story.discord.clock().now_ms() / 3_600_000 + hours) % 24) as u8
}

#[tokio::test(flavor = "multi_thread")]
async fn a_digest_is_chosen_on_the_page_and_lists_what_waits_with_its_deadline_once_a_day_pbp_66() {
    let story = Story::begin().await;
    let people = ["Ilaria", "Marco", "Zoë"].map(|name| story.person(name));
    let hour = hour_in(&story, 2);
    for who in people {
        let shown = page(&story, who, &[]).await;
        assert!(shown.content.contains("**No digest:** each message comes by itself"), "{}", shown.content);
        let shown = story.press(who, &shown, "Quiet hours, digest").await.message.expect("the page");
        let shown = story.pick(who, &shown, &format!("One digest a day at {hour:02}:00")).await;
        let told = format!("**One digest a day** at {hour:02}:00 · UTC, in place of single messages");
        assert!(shown.text().contains(&told), "{}", shown.text());
        assert!(shown.text().contains("These hours are in UTC"), "{}", shown.text());
        assert!(shown.text().contains("-# With a digest come no nudges"), "{}", shown.text());
    }
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    let asks = |message: &Message| message.content.contains("**Your turn**");
    assert!(!story.discord.dms(me).iter().any(asks), "no message by itself");
    let story = story.restarted().await;
    story.wait(2 * HOUR).await;
    let told = digests(&story, me);
    let [message] = told.as_slice() else { panic!("one: {told:#?}") };
    let lines: Vec<&str> = message.content.lines().collect();
    assert_eq!(lines[0], "📬 **1 game waits for you**");
    let server = story.discord.guild_name();
    assert!(lines[1].starts_with("- **[Game 1](https://discord.com/channels/"), "{}", message.content);
    assert!(lines[1].contains(&format!("· {server}: place armies, until <t:")), "{}", message.content);
    assert_eq!(lines.len(), 2, "no news: {}", message.content);
    let labels: Vec<String> = message.buttons().into_iter().map(|button| button.label).collect();
    assert_eq!(labels.len(), 1, "{labels:?}");
    let opened = story.press(me, message, &labels[0]).await;
    assert!(opened.text().contains("Game 1"), "the button opens the game: {}", opened.text());
    for other in people.iter().filter(|who| **who != me) {
        assert_eq!(digests(&story, *other).len(), 0, "nothing if there is nothing");
    }
    story.wait(5 * HOUR).await;
    assert_eq!(digests(&story, me).len(), 1, "once a day");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn news_stand_in_the_digest_and_bad_hours_are_refused_pbp_21_pbp_66() {
    let story = Story::begin().await;
    story.discord.set_locale(story.person("Marco"), "it");
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let (now, reader) = (hour_in(&story, 2), people[1]);
    let typed = json!(format!("{now}"));
    let shown = page(&story, reader, &[("zone", json!("UTC")), ("digest", typed)]).await;
    assert!(
        shown.content.contains(&format!("**Un riepilogo al giorno** alle {now:02}:00")),
        "{}",
        shown.content
    );
    for bad in ["25", "18:30", "soon"] {
        story
            .refused(people[0], "settings notices", &[("digest", json!(bad))], "is no full hour of the day")
            .await;
    }
    story.slash(people[0], "game pause", &[("time", json!("2d"))]).await;
    assert!(story.discord.dms(reader).iter().all(|message| !message.content.contains("in pausa")));
    story.wait(2 * HOUR).await;
    let told = digests(&story, reader);
    let [message] = told.as_slice() else { panic!("one: {told:#?}") };
    let lines: Vec<&str> = message.content.lines().collect();
    assert_eq!(lines[..2], ["📬 **Nessuna partita ti aspetta**", "**Dall’ultimo riepilogo**"]);
    assert!(
        lines[2].contains("Partita 1") && lines[2].contains(": in pausa fino a <t:"),
        "{}",
        message.content
    );
    let others = story.discord.dms(people[2]);
    assert!(
        others.iter().any(|message| message.content.contains("is paused**")),
        "who has no digest is told at once"
    );
    let off = page(&story, reader, &[("digest", json!("off"))]).await;
    assert!(off.content.contains("**Nessun riepilogo:** ogni messaggio arriva da solo"), "{}", off.content);
    story.end().await;
}
