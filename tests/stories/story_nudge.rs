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
    assert!(again.text().contains("Somebody has done that already"), "{}", again.text());
    story.settle().await;
    assert_eq!(direct(&story, turn).iter().filter(|text| told(text)).count(), 1);
    let own = story.slash(turn, "game nudge", &[]).await;
    assert_eq!(own.text(), "The table waits for you, and for nobody else.");
    let stranger = story.person("Nadia");
    let refused = story.slash(stranger, "game nudge", &[]).await;
    assert!(refused.ephemeral && !refused.text().contains("Done"), "{}", refused.text());
    story.end().await;
}
