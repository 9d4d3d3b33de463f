//! Notices to one person: what happened since their last turn, that they are out, how it ended.

use crate::classic_support::InClassic;
use crate::harness::Story;
use crate::story_channel::{place, whole_turn};
use casus_belli::rules::classic::AskKind;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_direct_message_names_the_server_says_what_happened_and_is_ticked_off_when_answered_pbp_59() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    let first = story.discord.dms(me).pop().expect("told");
    let server = story.discord.guild_name();
    assert!(first.content.contains(&server), "the delivery has no cache here: {}", first.content);
    assert_eq!(first.attachments.len(), 1);
    whole_turn(&story, &people).await;
    let done = story.discord.message(first.id, me).expect("the same message");
    assert!(done.content.contains("this decision is made") && done.content.contains(&server));
    assert!(done.attachments.is_empty(), "one line is left of it");
    whole_turn(&story, &people).await;
    whole_turn(&story, &people).await;
    let second = story.discord.dms(me).pop().expect("told again");
    assert_ne!(second.id, first.id);
    assert!(second.content.starts_with("**Your turn** in game 1"), "nothing happened: {}", second.content);
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_was_attacked_reads_by_whom_and_what_is_left_pbp_59() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = place(&story, &people).await;
    let look = story.look(me).await;
    let (from, to) = Story::front(&look);
    let victim = people[look.view.classic().at(to).holder.seat().expect("nobody is neutral here").index()];
    let armies = look.view.classic().at(to).armies;
    let attack = [("from", json!(Story::key(&look, from))), ("to", json!(Story::key(&look, to)))];
    let until = [attack.to_vec(), vec![("until", json!(1))]].concat();
    let fought = story.slash(me, "attack", &until).await;
    assert!(fought.text().contains(" against ") && !fought.text().contains("choos"), "{}", fought.text());
    let taken = story.look(me).await.view.waiting.kinds() == [AskKind::Advance.into()];
    if taken {
        story.slash(me, "advance", &[]).await;
    }
    story.slash(me, "end", &[]).await;
    let left = story.look(me).await.view.classic().at(to).armies;
    while story.asked(&people).await != victim {
        whole_turn(&story, &people).await;
    }
    let told = story.discord.dms(victim).pop().expect("told").content;
    let place = look.view.map().territory(to).name.en.clone();
    let attacker = story.as_person(me).name;
    if taken {
        assert!(told.contains(&format!("{attacker} took 1 territory from you: {place}")), "{told}");
    } else if left < armies {
        assert!(told.contains(&format!("Attacked and held: {place} {armies} → {left}")), "{told}");
    }
    assert!(told.lines().count() <= 7, "five lines at most, besides what is asked and the link: {told}");
    let asked = told.lines().position(|line| line.starts_with("**Your turn**")).expect("what is asked");
    assert_eq!(asked, told.lines().count() - 2, "after what happened: {told}");
    story.end().await;
}
