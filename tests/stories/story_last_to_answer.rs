//! The direct message to the one player whose answer still lacks, after all others have answered ([PBP-22], [PBP-66]).

use crate::harness::Story;
use casus_belli::loopback::{Id, Message};
use casus_belli::table::Order;

const PART: &str = "You are the last to answer";
const ITALIAN: &str = "Manca solo la tua risposta";

/// Answers the sealed question of that person.
async fn seal(story: &Story, who: Id) {
    let look = story.look(who).await;
    let ask = look.view.asks.first().expect("asked");
    let (order, person) = (Order::Answer(ask.default.clone()), story.as_person(who));
    story.table.order(story.place(), &person, Some(ask.id), order).await.expect("answered");
    story.settle().await;
}

/// The direct messages that say so.
fn told(story: &Story, who: Id) -> Vec<Message> {
    let says = |message: &Message| message.content.contains(PART) || message.content.contains(ITALIAN);
    story.discord.dms(who).into_iter().filter(says).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_of_three_reads_so_privately_once_and_it_goes_with_the_answer_pbp_22() {
    let story = Story::begin().await;
    let people = story.game(&["Ilaria", "Marco", "Zoë"], &[]).await;
    story.settle().await;
    seal(&story, people[0]).await;
    for who in &people {
        assert_eq!(told(&story, *who).len(), 0, "two lack");
    }
    seal(&story, people[2]).await;
    let said = told(&story, people[1]);
    let [message] = said.as_slice() else { panic!("once: {said:#?}") };
    let lines: Vec<&str> = message.content.lines().collect();
    let server = story.discord.guild_name();
    assert_eq!(lines[0], format!("⏳ **You are the last to answer** in game 1 ({server})."));
    assert!(lines[1].starts_with("Time to answer: until <t:"), "{}", message.content);
    assert!(lines[2].starts_with("https://discord.com/channels/"), "{}", message.content);
    assert!(message.buttons().iter().any(|button| button.label == "Play here"), "{message:#?}");
    let public = story.messages();
    assert!(public.iter().all(|message| !message.content.contains("last to answer")), "never in the channel");
    let story = story.restarted().await;
    story.settle().await;
    assert_eq!(told(&story, people[1]).len(), 1, "once, also after a restart");
    seal(&story, people[1]).await;
    assert_eq!(told(&story, people[1]).len(), 0, "nothing looks open that is decided");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_reads_it_in_their_own_language_and_who_wants_none_reads_none_pbp_18_pbp_22() {
    let story = Story::begin().await;
    story.discord.set_locale(story.person("Marco"), "it");
    let people = story.game(&["Ilaria", "Marco"], &[]).await;
    let page = story.slash(people[1], "settings notices", &[]).await.message.expect("the page");
    assert!(page.content.contains("**Ti avviso anche di** un’ultima risposta"), "{}", page.content);
    seal(&story, people[0]).await;
    let said = told(&story, people[1]);
    assert!(said.len() == 1 && said[0].content.contains(ITALIAN), "{said:#?}");
    story.end().await;
    let story = Story::begin().await;
    let people = story.game(&["Ilaria", "Marco"], &[]).await;
    let page = story.slash(people[1], "settings notices", &[]).await.message.expect("the page");
    let selects = page.selects();
    let menu = selects.iter().find(|menu| menu.options.iter().any(|(_, label, ..)| label == "Nudges"));
    let menu = menu.expect("the menu of what is told");
    let nudges = menu.options.iter().find(|(_, label, ..)| label == "Nudges").expect("nudges").0.clone();
    let shown = story.discord.select(people[1], page.id, &menu.custom_id, vec![nudges]).await;
    let shown = shown.expect("sent").message.expect("the page").content;
    assert!(shown.contains("**I also tell you of** nudges\n"), "{shown}");
    seal(&story, people[0]).await;
    assert_eq!(told(&story, people[1]).len(), 0);
    story.end().await;
}
