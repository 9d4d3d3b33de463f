//! `/game nudge`: a player asks whoever the table waits for to answer ([PBP-66]).

use crate::harness::Story;
use casus_belli::loopback::Id;

/// The command.
pub(crate) async fn every_option(story: &Story) {
    let people = story.instant(&["Ilaria", "Marco"]).await;
    story.slash(people[0], "game nudge", &[]).await;
}

/// The direct messages of the bot to a person.
fn direct(story: &Story, who: Id) -> Vec<String> {
    let channel = story.discord.dm_channel(who);
    story.discord.messages(channel, who).into_iter().map(|message| message.content).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_awaited_is_told_once_and_the_second_press_says_so_pbp_66() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco"]).await;
    let turn = story.asked(&people).await;
    let other = people.iter().copied().find(|who| *who != turn).expect("two people");
    let sent = story.slash(other, "game nudge", &[]).await;
    assert!(sent.ephemeral, "only who presses sees it");
    assert_eq!(sent.text(), "Done: whoever the table waits for is told once more.");
    story.settle().await;
    let told = |text: &String| text.contains("is waiting for you** in game 1");
    assert_eq!(
        direct(&story, turn).iter().filter(|text| told(text)).count(),
        1,
        "{:#?}",
        direct(&story, turn)
    );
    let again = story.slash(other, "game nudge", &[]).await;
    assert!(again.text().contains("You have done that already"), "{}", again.text());
    story.settle().await;
    assert_eq!(direct(&story, turn).iter().filter(|text| told(text)).count(), 1);
    let own = story.slash(turn, "game nudge", &[]).await;
    assert_eq!(own.text(), "The table waits for you, and for nobody else.");
    let stranger = story.person("Nadia");
    let refused = story.slash(stranger, "game nudge", &[]).await;
    assert!(refused.ephemeral && !refused.text().contains("Done"), "{}", refused.text());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_status_and_the_list_of_games_have_a_button_that_nudges_with_the_same_guards_pbp_66() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let turn = story.asked(&people).await;
    let others: Vec<Id> = people.iter().copied().filter(|who| *who != turn).collect();
    let status = story.slash(others[0], "status", &[]).await.message.expect("the status");
    let sent = story.press(others[0], &status, "👉 Nudge").await;
    assert!(sent.ephemeral, "only who presses sees it");
    assert_eq!(sent.text(), "Done: whoever the table waits for is told once more.");
    story.settle().await;
    let nudged =
        |text: &String| text.contains("Ilaria is waiting for you") || text.contains("is waiting for you**");
    assert_eq!(direct(&story, turn).iter().filter(|text| nudged(text)).count(), 1);
    // The second press says what the first did; so does the button of the list, and somebody else's.
    let again = story.press(others[0], &status, "👉 Nudge").await;
    assert!(again.text().starts_with("You have done that already"), "{}", again.text());
    let list = story.slash(others[0], "my games", &[]).await.message.expect("the list");
    let again = story.press(others[0], &list, "👉 Nudge in game 1").await;
    assert!(again.text().starts_with("You have done that already"), "{}", again.text());
    let list = story.slash(others[1], "my games", &[]).await.message.expect("the list");
    let again = story.press(others[1], &list, "👉 Nudge in game 1").await;
    assert!(again.text().starts_with("Somebody has done that already"), "{}", again.text());
    story.settle().await;
    assert_eq!(direct(&story, turn).iter().filter(|text| nudged(text)).count(), 1, "one in each half");
    // Whoever is awaited alone has no button, and neither has a stranger.
    for who in [turn, story.person("Nadia")] {
        let status = story.slash(who, "status", &[]).await.message.expect("the status");
        assert!(status.buttons().is_empty(), "{:#?}", status.buttons());
    }
    let list = story.slash(turn, "my games", &[]).await.message.expect("the list");
    assert!(list.buttons().iter().all(|button| !button.label.contains("Nudge")), "{:#?}", list.buttons());
    story.end().await;
}
