//! `/away` through the real client ([PBP-26]): what the person, their tables, the status and the notice read, and every wrong input.

use crate::harness::Story;
use casus_belli::loopback::{Id, Message, Outcome};
use serde_json::json;
use std::time::Duration;

const HOUR: Duration = Duration::from_hours(1);
const DAY: i64 = 24 * 3600;

fn said(story: &Story, part: &str) -> Vec<String> {
    story.messages().into_iter().map(|message| message.content).filter(|text| text.contains(part)).collect()
}

/// The deadline that the status shows, as Discord's timestamp.
async fn shown_deadline(story: &Story, who: Id) -> i64 {
    let text = story.slash(who, "game status", &[]).await.text().to_owned();
    let line = text.lines().find(|line| line.starts_with("Time to answer")).expect("a deadline");
    timestamp(line)
}

/// The first of Discord's timestamps in a text.
fn timestamp(text: &str) -> i64 {
    let digits = text.split("<t:").nth(1).and_then(|rest| rest.split(':').next());
    digits.and_then(|digits| digits.parse().ok()).expect("a timestamp")
}

async fn away(story: &Story, who: Id, from: &str, to: &str) -> Outcome {
    story
        .slash(who, "away", &[("from", json!(from)), ("to", json!(to)), ("zone", json!("Europe/Rome"))])
        .await
}

fn page(outcome: &Outcome) -> Message {
    outcome.message.clone().expect("a page")
}

fn labels(message: &Message) -> Vec<String> {
    message.buttons().iter().map(|button| button.label.clone()).collect()
}

/// Today in UTC at the story's beginning, and so many days later, as it is typed.
fn day(story: &Story, later: i64) -> String {
    use casus_belli::table::Day;
    Day::at(story.discord.clock().now_ms() as i64, "Europe/Rome").plus(later as i32).to_string()
}

/// The options of absences, and those of a new game about its clock.
pub(crate) async fn every_option(story: &Story) {
    let ilaria = story.person("Ilaria");
    let clock = [("absences", json!(true)), ("window", json!(0)), ("bank", json!(0))];
    let lobby = story.slash(ilaria, "game new", &clock).await;
    assert!(!lobby.ephemeral, "{}", lobby.text());
    away(story, ilaria, &day(story, 1), &day(story, 4)).await;
    let options = [
        ("from", json!(day(story, 2))),
        ("to", json!(day(story, 3))),
        ("zone", json!("Europe/Rome")),
        ("change", json!(true)),
    ];
    let changed = story.slash(ilaria, "away", &options).await;
    assert!(changed.text().contains("2 days"), "{}", changed.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_absence_is_told_to_the_table_moves_the_deadline_and_shows_in_the_status_pbp_26() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    let other = people.iter().copied().find(|who| *who != me).expect("another one");
    let name = story.as_person(me).name;
    let before = shown_deadline(&story, me).await;
    let empty = story.slash(me, "away", &[]).await;
    assert!(
        empty.ephemeral && empty.text().starts_with("You have announced no absence."),
        "{}",
        empty.text()
    );
    assert!(empty.text().contains("21 of 21 days") && empty.text().contains("I don’t know your time zone"));
    let (first, last) = (day(&story, 1), day(&story, 4));
    let set = away(&story, me, &first, &last).await;
    let expected =
        format!("**You are away from {first} to {last}** (Europe/Rome): 4 days. Your table is told.");
    assert!(set.ephemeral && set.text().starts_with(&expected), "{}", set.text());
    assert!(set.text().contains("17 of 21 days."), "{}", set.text());
    let told = said(&story, "is away** from");
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].starts_with(&format!("**{name} is away** from <t:")), "{}", told[0]);
    assert!(told[0].contains("Turns of theirs that would fall due meanwhile move to their return."));
    let after = shown_deadline(&story, me).await;
    assert!(after - before > 3 * DAY, "{} s", after - before);
    let notice = story.discord.dms(me).pop().expect("asked");
    assert!(notice.content.contains(&format!("<t:{after}:f>")), "{}", notice.content);
    assert!(story.newest_panel().content.contains(&format!("<t:{after}:")), "the panel shows it, too");
    let status = story.slash(other, "status", &[]).await.text().to_owned();
    assert!(status.contains(&format!("{name} will be away from <t:")), "{status}");
    assert!(
        status.contains("Deadlines moved by 4 d 11 h of at most 30 d (pauses, extensions, absences)"),
        "{status}"
    );
    story.wait(50 * HOUR).await;
    let status = story.slash(other, "status", &[]).await.text().to_owned();
    assert!(status.contains(&format!("{name} is away until <t:")), "{status}");
    assert_eq!(said(&story, "didn’t answer in time").len(), 0);
    assert_eq!(story.asked(&people).await, me, "nobody has played for them");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_absence_is_ended_and_changed_with_buttons_and_a_stale_button_says_so_pbp_26() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    let name = story.as_person(me).name;
    let before = shown_deadline(&story, me).await;
    let (first, last) = (day(&story, 1), day(&story, 4));
    let set = away(&story, me, &first, &last).await;
    let cancel = format!("Cancel {first} – {last}");
    let change = format!("Change {first} – {last}");
    assert_eq!(labels(&page(&set)), [&cancel, &change, "Announce an absence"]);
    let old = story.slash(me, "away", &[]).await;
    let form = story.press(me, &page(&set), &change).await.modal.expect("a form");
    let fields = vec![
        (form.inputs[0].custom_id.clone(), day(&story, 2)),
        (form.inputs[1].custom_id.clone(), last.clone()),
        (form.inputs[2].custom_id.clone(), "Europe/Rome".to_owned()),
    ];
    let shorter = story.discord.submit_modal(me, &form, fields).await.expect("sent");
    story.settle().await;
    let expected = format!("**You are away from {} to {last}**", day(&story, 2));
    assert!(shorter.text().starts_with(&expected), "{}", shorter.text());
    assert_eq!(said(&story, "has changed an absence**").len(), 1);
    let stale = story.press(me, &page(&old), &cancel).await;
    assert!(stale.ephemeral && stale.text().contains("That absence is over, or was cancelled."));
    let first = day(&story, 2);
    let cancel = format!("Cancel {first} – {last}");
    let set = story.slash(me, "away", &[]).await;
    let done = story.press(me, &page(&set), &cancel).await;
    let expected = format!("Your absence {first} – {last} is cancelled. Your table is told.");
    assert!(done.text().starts_with(&expected), "{}", done.text());
    assert_eq!(said(&story, &format!("**{name} will not be away** after all.")).len(), 1);
    assert_eq!(shown_deadline(&story, me).await, before);
    let first = day(&story, 1);
    let set = away(&story, me, &first, &last).await;
    story.wait(40 * HOUR).await;
    let again = story.slash(me, "away", &[]).await;
    let back = format!("I’m back ({first} – {last})");
    assert_eq!(labels(&page(&again))[0], back);
    drop(set);
    let done = story.press(me, &page(&again), &back).await;
    assert!(done.text().starts_with("**Welcome back.**"), "{}", done.text());
    assert_eq!(said(&story, &format!("**{name} is back** earlier than announced.")).len(), 1);
    let now = story.discord.clock().now_ms() as i64 / 1000;
    let left = shown_deadline(&story, me).await - now;
    assert!((12 * 3600..=24 * 3600).contains(&left), "{left} s are left");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_wrong_absence_is_refused_privately_and_precisely_and_changes_nothing_pbp_26() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco"]).await;
    let me = people[0];
    let (first, last) = (day(&story, 5), day(&story, 8));
    away(&story, me, &first, &last).await;
    let zone = ("zone", json!("Europe/Rome"));
    let typed = |from: &str, to: &str| [("from", json!(from)), ("to", json!(to)), zone.clone()];
    let (yesterday, today) = (day(&story, -1), day(&story, 0));
    let past = format!("{yesterday} is over: today is {today}.");
    story.refused(me, "away", &typed(&yesterday, &today), &past).await;
    let backwards = format!("{today} is before {}.", day(&story, 1));
    story.refused(me, "away", &typed(&day(&story, 1), &today), &backwards).await;
    let overlaps = format!("You have announced to be away from {first} to {last} (Europe/Rome) already.");
    story.refused(me, "away", &typed(&day(&story, 8), &day(&story, 9)), &overlaps).await;
    story.refused(me, "away", &typed("when I can", &last), "I can’t read “when I can” as a day.").await;
    story.refused(me, "away", &typed(&first, "31.2."), "I can’t read “31.2.” as a day.").await;
    story.refused(me, "away", &[("from", json!("today"))], "needs its first and its last day").await;
    story.refused(me, "away", &[("to", json!("today"))], "needs its first and its last day").await;
    let nowhere = [("from", json!("today")), ("to", json!("today")), ("zone", json!("Mars/Olympus"))];
    story.refused(me, "away", &nowhere, "I know no time zone called “Mars").await;
    let (from, to) = (day(&story, 20), day(&story, 41));
    story.refused(me, "away", &typed(&from, &to), "a person can be away for 21 days a year").await;
    story.refused(me, "away", &typed(&day(&story, 400), &day(&story, 401)), "a year ahead").await;
    // Markdown in what was typed stays text.
    story.refused(me, "away", &typed("**24**", &last), "\\*\\*24\\*\\*").await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_absence_is_set_in_a_direct_message_and_a_table_that_does_not_wait_says_so_pbp_26() {
    let story = Story::begin().await;
    let options = [("setup", json!(2)), ("absences", json!(false))];
    let people = story.game(&["Ilaria", "Marco"], &options).await;
    let me = story.asked(&people).await;
    let before = shown_deadline(&story, me).await;
    let dm = story.discord.dm_channel(me);
    let given = [("from", json!(day(&story, 0))), ("to", json!(day(&story, 3)))];
    let set = story.slash_in(dm, me, "away", &given).await;
    assert!(set.text().contains("(UTC): 4 days. Your table is told."), "{}", set.text());
    let told = said(&story, "is away** from");
    assert!(
        told.len() == 1 && told[0].contains("This table doesn’t wait for people who are away"),
        "{told:?}"
    );
    assert_eq!(shown_deadline(&story, me).await, before);
    let change = [("from", json!(day(&story, 0))), ("to", json!(day(&story, 1))), ("change", json!(true))];
    let changed = story.slash_in(dm, me, "away", &change).await;
    assert!(changed.text().contains("2 days."), "{}", changed.text());
    assert_eq!(said(&story, "has changed an absence**").len(), 1);
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_chooses_whether_the_table_waits_and_the_lobby_says_it_pbp_26() {
    let story = Story::begin().await;
    let host = story.person("Ilaria");
    let lobby = story.slash(host, "game new", &[]).await;
    let lobby = lobby.message.clone().expect("a lobby");
    let shown = |story: &Story| story.discord.message(lobby.id, host).expect("the lobby").content;
    assert!(shown(&story).contains("waits for whoever announces an absence by"), "{}", shown(&story));
    let settings = story.press(host, &lobby, "Settings").await;
    let settings = settings.message.clone().expect("a menu");
    let option = story.pick(host, &settings, "Announced absences").await;
    assert!(option.text().contains("at most 21 days a year for each person"), "{}", option.text());
    story.pick(host, &page(&option), "deadlines stay as they are").await;
    assert!(shown(&story).contains("doesn’t wait for announced absences"), "{}", shown(&story));
    story.end().await;
}
