//! `/settings notices`: one private page on which a person chooses how they are told and when they are reminded; and what comes of it
//! ([PBP-18], [PBP-20], [PBP-66]).

use crate::harness::Story;
use crate::story_channel::whole_turn;
use casus_belli::loopback::{Id, Message, Outcome};
use serde_json::json;
use std::time::Duration;

const HOUR: Duration = Duration::from_hours(1);

fn page(outcome: Outcome) -> Message {
    assert!(outcome.ephemeral, "{}", outcome.text());
    outcome.message.expect("a page")
}

async fn notices(story: &Story, who: Id) -> Message {
    page(story.slash(who, "settings notices", &[]).await)
}

fn reminders(story: &Story, who: Id) -> Vec<Message> {
    let reminder = |message: &Message| message.content.starts_with("⏳ **Still your turn** in game 1");
    story.discord.dms(who).into_iter().filter(reminder).collect()
}

/// Picks these options of the menu that has the first of them.
async fn pick_all(story: &Story, who: Id, on: &Message, labels: &[&str]) -> Message {
    let menus = on.selects();
    let has =
        |label: &str| menus.iter().find(|menu| menu.options.iter().any(|(_, shown, ..)| shown == label));
    let menu = has(labels.first().copied().unwrap_or("At half of the time")).expect("the menu");
    let of = |label: &&str| {
        menu.options.iter().find(|(_, shown, ..)| shown == label).expect("an option").0.clone()
    };
    let values = labels.iter().map(of).collect();
    page(story.discord.select(who, on.id, &menu.custom_id, values).await.expect("the client allows it"))
}

/// The command with each of its options.
pub(crate) async fn every_option(story: &Story) {
    let options = [("zone", json!("Europe/Rome")), ("quiet", json!("off")), ("digest", json!("off"))];
    let shown = page(story.slash(story.person("Ilaria"), "settings notices", &options).await);
    assert!(shown.content.contains("**No quiet hours:**"), "{}", shown.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_comes_at_half_and_an_eighth_of_the_time_and_goes_when_the_answer_comes_pbp_20_pbp_66() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    story.wait(Duration::from_mins(12 * 60 - 1)).await;
    assert_eq!(reminders(&story, me).len(), 0);
    story.wait(Duration::from_mins(2)).await;
    let first = reminders(&story, me).pop().expect("reminded");
    assert!(first.content.contains("place armies, until <t:"), "{}", first.content);
    assert!(
        first.content.lines().last().is_some_and(|line| line.contains("/channels/")),
        "{}",
        first.content
    );
    let labels: Vec<String> = first.buttons().into_iter().map(|button| button.label).collect();
    let asked =
        story.discord.dms(me).into_iter().find(|dm| dm.content.contains("**Your turn**")).expect("asked");
    assert_eq!(labels, asked.buttons().into_iter().map(|button| button.label).collect::<Vec<_>>());
    story.wait(9 * HOUR).await;
    assert_eq!(reminders(&story, me).len(), 2);
    story.wait(HOUR).await;
    assert_eq!(reminders(&story, me).len(), 2, "each once");
    whole_turn(&story, &people).await;
    story.settle().await;
    assert_eq!(reminders(&story, me).len(), 0, "nothing looks open that is decided");
    assert!(
        story.messages().iter().all(|message| !message.content.starts_with('⏳')),
        "nothing in the channel"
    );
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_page_with_menus_shows_and_changes_everything_for_all_games_or_for_one_pbp_18() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = people[0];
    let shown = notices(&story, me).await;
    let lines: Vec<&str> = shown.content.lines().collect();
    assert_eq!(
        lines[..5],
        [
            "**Your notices** · all games",
            "**I tell you** by direct message",
            "**I also tell you of** a last missing answer, nudges, offers or missiles and news such as pauses",
            "**I remind you** at half of the time and at an eighth of the time",
            "**No quiet hours:** reminders come by day and by night",
        ]
    );
    let longest = lines.iter().map(|line| line.chars().count()).max();
    assert!(longest.is_some_and(|longest| longest < 120), "few lines on a phone: {lines:#?}");
    assert_eq!(shown.selects().len(), 4);
    let shown = page(story.pick(me, &shown, "By a mention in the channel").await);
    assert!(shown.content.contains("**I tell you** by a mention in the channel"), "{}", shown.content);
    let shown = pick_all(&story, me, &shown, &["6 hours before the end", "30 minutes before the end"]).await;
    let told = "**I remind you** 30 minutes before the end and 6 hours before the end";
    assert!(shown.content.contains(told), "{}", shown.content);
    let shown = page(story.press(me, &shown, "Quiet hours, digest").await);
    let shown = page(story.pick(me, &shown, "22:00–08:00").await);
    assert!(shown.content.contains("**No reminder** between 22:00–08:00 · UTC (now "), "{}", shown.content);
    assert!(shown.content.contains("These hours are in UTC"), "{}", shown.content);
    // For one game: as in all, until something else is chosen there.
    let shown = page(story.press(me, &shown, "Back").await);
    let of_game = format!("game 1 ({})", story.discord.guild_name());
    let shown = page(story.pick(me, &shown, &of_game).await);
    assert!(shown.content.starts_with(&format!("**Your notices** · {of_game}")), "{}", shown.content);
    assert_eq!(shown.content.matches("*(as in all games)*").count(), 4, "{}", shown.content);
    let shown = page(story.pick(me, &shown, "Nothing").await);
    assert!(shown.content.contains("**I tell you** nothing\n"), "{}", shown.content);
    let shown = pick_all(&story, me, &shown, &[]).await;
    assert!(shown.content.contains("**No reminders**\n"), "{}", shown.content);
    let shown = pick_all(&story, me, &shown, &["Nudges"]).await;
    assert!(shown.content.contains("**I also tell you of** nudges\n"), "{}", shown.content);
    let menus = shown.selects();
    let groups = &menus
        .iter()
        .find(|menu| menu.options.iter().any(|one| one.1 == "Nudges"))
        .expect("a menu")
        .custom_id;
    let none = story.discord.select(me, shown.id, groups, vec![]).await.expect("the client allows it");
    assert!(page(none).content.contains("**Nothing else** beside your turn\n"));
    let shown = page(story.pick(me, &shown, "all games").await);
    assert!(shown.content.contains("by a mention in the channel") && shown.content.contains(told));
    // Nobody else reads or has any of it.
    let others = notices(&story, people[1]).await;
    assert!(others.content.contains("by direct message") && others.content.contains("No quiet hours"));
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_time_zone_is_chosen_by_its_name_and_a_bad_one_is_answered_by_the_nearest_right_ones_pbp_18() {
    let story = Story::begin().await;
    let me = story.person("Ilaria");
    let offered =
        story.discord.autocomplete(me, story.channel(), "settings notices", vec![], "zone", "rom").await;
    let offered = offered.expect("offers");
    assert!(
        offered[0].name.starts_with("Europe/Rome · ") && offered[0].value == json!("Europe/Rome"),
        "{offered:?}"
    );
    let zone = |typed: &str| [("zone", json!(typed)), ("quiet", json!("22:30-7:15"))];
    let shown = page(story.slash(me, "settings notices", &zone("Europe/Rome")).await);
    assert!(shown.content.contains("between 22:30–07:15 · Europe/Rome (now "), "{}", shown.content);
    assert!(!shown.content.contains("in UTC"), "{}", shown.content);
    story.refused(me, "settings notices", &zone("Europe/Roma"), "The nearest names: `Europe/Rome`").await;
    let never = [("quiet", json!("25-7"))];
    story.refused(me, "settings notices", &never, "are no hours from and to, such as `22:30-7:15`").await;
    // The form on the page does the same.
    let shown = page(story.press(me, &shown, "Quiet hours, digest").await);
    let form = story.press(me, &shown, "Time zone, other hours").await.modal.expect("a form");
    let values: Vec<Option<&str>> = form.inputs.iter().map(|input| input.value.as_deref()).collect();
    assert_eq!(values, [Some("Europe/Rome"), Some("22:30–07:15")]);
    let submit = async |zone: &str, hours: &str| {
        let fields = vec![("f0".to_owned(), zone.to_owned()), ("f1".to_owned(), hours.to_owned())];
        story.discord.submit_modal(me, &form, fields).await.expect("sent")
    };
    let refused = submit("Nowhere/Land", "").await;
    assert!(
        refused.ephemeral && refused.text().contains("I know no time zone called “Nowhere"),
        "{}",
        refused.text()
    );
    let form = story.press(me, &shown, "Time zone, other hours").await.modal.expect("a form");
    let fields = vec![("f0".to_owned(), "Lisbon".to_owned()), ("f1".to_owned(), "off".to_owned())];
    let shown = story.discord.submit_modal(me, &form, fields).await.expect("sent").message.expect("the page");
    assert!(shown.content.contains("**No quiet hours:**"), "{}", shown.content);
    let again = page(story.slash(me, "settings notices", &[("quiet", json!("1-2"))]).await);
    assert!(again.content.contains("between 01:00–02:00 · Europe/Lisbon"), "{}", again.content);
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_chose_the_channel_is_mentioned_there_and_who_chose_nothing_is_left_alone_pbp_18() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let [first, me] = [story.asked(&people).await, next(&story, &people).await];
    let shown = notices(&story, me).await;
    story.pick(me, &shown, "By a mention in the channel").await;
    let before = story.discord.dms(me).len();
    whole_turn(&story, &people).await;
    let said =
        |part: String| story.messages().iter().filter(|message| message.content.contains(&part)).count();
    assert_eq!(said(format!("<@{me}>, **your turn**")), 1);
    assert_eq!(story.discord.dms(me).len(), before);
    story.wait(13 * HOUR).await;
    assert_eq!(said(format!("⏳ <@{me}>, the table still waits for you: place armies, until <t:")), 1);
    let shown = notices(&story, first).await;
    story.pick(first, &shown, "Nothing").await;
    let told = story.discord.dms(first).len();
    for _ in 0..2 {
        whole_turn(&story, &people).await;
    }
    assert_eq!(story.asked(&people).await, first);
    assert_eq!(said(String::from("⏳")), 0, "the mention went with the answer");
    story.wait(13 * HOUR).await;
    assert!(story.discord.dms(first).len() <= told, "not told and not reminded");
    story.end().await;
}

/// Who is asked after the one who is asked now.
async fn next(story: &Story, people: &[Id]) -> Id {
    let now = story.asked(people).await;
    let look = story.look(now).await;
    let seat = look.view.viewer_seat().expect("a seat").index();
    people[(seat + 1) % people.len()]
}
