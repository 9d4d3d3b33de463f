//! Notices to one person: what happened since their last turn, that they are out, how it ended.

use crate::classic_support::InClassic;
use crate::harness::Story;
use crate::story_channel::{place, whole_turn};
use crate::story_luck_and_records::play_out;
use casus_belli::loopback::{Id, Loopback, Message};
use casus_belli::rules::classic::AskKind;
use casus_belli::table::Status;
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
    assert!(done.content.ends_with(": decided.") && done.content.contains(&server));
    assert!(done.attachments.is_empty(), "one line is left of it");
    whole_turn(&story, &people).await;
    whole_turn(&story, &people).await;
    let second = story.discord.dms(me).pop().expect("told again");
    assert_ne!(second.id, first.id);
    assert!(second.content.starts_with("**Your turn** in game 1"), "nothing happened: {}", second.content);
    // The newest notice is the only one: what was decided is deleted when it has come.
    let gone = |discord: &Loopback| discord.message(first.id, me).is_none().then_some(());
    story.discord.wait_for("the old notice to go", gone).await.expect("deleted");
    assert_eq!(story.discord.dms(me).iter().filter(|message| message.id == second.id).count(), 1);
    story.end().await;
}

/// Somebody attacks and ends the turn; then everybody plays on until it is the victim's turn. Returns what the victim
/// should read, if anything was lost, and the victim.
async fn attacked(story: &Story, people: &[Id], dms: bool) -> (Option<String>, Id) {
    let me = place(story, people).await;
    let look = story.look(me).await;
    let (from, to) = Story::front(&look);
    let victim = people[look.view.classic().at(to).holder.seat().expect("nobody is neutral here").index()];
    story.discord.set_dms(victim, dms);
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
    while story.asked(people).await != victim {
        whole_turn(story, people).await;
    }
    let place = look.view.map().territory(to).name.en.clone();
    let attacker = story.as_person(me).name;
    let lost = if taken {
        Some(format!("{attacker} took 1 territory from you: {place}"))
    } else {
        (left < armies).then(|| format!("Attacked and held: {place} {armies} → {left}"))
    };
    (lost, victim)
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_was_attacked_reads_by_whom_and_what_is_left_pbp_59() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let (lost, victim) = attacked(&story, &people, true).await;
    let lost = lost.expect("with these dice something is lost");
    let told = story.discord.dms(victim).pop().expect("told").content;
    assert!(told.contains(&lost), "{told}");
    assert!(told.lines().count() <= 7, "five lines at most, besides what is asked and the link: {told}");
    let asked = told.lines().position(|line| line.starts_with("**Your turn**")).expect("what is asked");
    assert_eq!(asked, told.lines().count() - 2, "after what happened: {told}");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_takes_no_direct_messages_reads_the_same_in_the_mention_pbp_19_pbp_59() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let (lost, victim) = attacked(&story, &people, false).await;
    let lost = lost.expect("with these dice something is lost");
    let asked = format!("<@{victim}>, **your turn**: ");
    let mention = story.messages().into_iter().rev().find(|message| message.content.contains(&asked));
    let told = mention.expect("a mention").content;
    let lines: Vec<&str> = told.lines().collect();
    assert!(lines[0].contains(&lost) && lines.len() <= 6, "{told}");
    assert!(lines.last().expect("the last line").starts_with(&asked), "after what happened: {told}");
    story.end().await;
}

/// The direct messages to that person that say how the game went for them.
fn results(story: &Story, who: Id) -> Vec<String> {
    let result = |message: &Message| message.content.starts_with("**Game 1** (");
    story.discord.dms(who).into_iter().filter(result).map(|message| message.content).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_is_told_once_to_each_and_once_in_the_channel_with_medals_pbp_21_pbp_45() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    story.discord.set_dms(people[1], false);
    let over = play_out(&story, &people).await;
    story.settle().await;
    let outcome = over.view.outcome.clone().expect("the result");
    let ended = format!("wins in round {}", outcome.round);
    let channel: Vec<String> = story.messages().into_iter().map(|message| message.content).collect();
    let told: usize = channel.iter().map(|text| text.matches(&ended).count()).sum();
    assert_eq!(told, 1, "the sentence about the end stands once in the channel: {channel:#?}");
    let end = channel.iter().find(|text| text.contains(&ended)).expect("the end");
    for score in &outcome.scores {
        let name = &over.at(score.seat).expect("a player").name;
        let mark = ["🥇", "🥈", "🥉"][usize::from(score.place) - 1];
        assert!(end.contains(&format!("{mark} **{name}**: ")), "{end}");
        let who = people[score.seat.index()];
        let place = if score.place == 1 {
            "🥇 **you won!**".to_owned()
        } else {
            format!("{mark} **place {} of 3 is yours.**", score.place)
        };
        if who == people[1] {
            assert_eq!(results(&story, who).len(), 0);
            let mention = format!("<@{who}>: ");
            let mentions = channel.iter().filter(|text| text.starts_with(&mention) && text.contains(&place));
            assert_eq!(mentions.count(), 1, "{channel:#?}");
            continue;
        }
        let mine = results(&story, who);
        let last = mine.last().expect("told");
        assert!(last.contains(&place) && last.contains(&ended), "{last}");
        assert!(last.ends_with(&format!("/{}", story.channel())), "with a link to the channel: {last}");
        let out_before = score.out == Some(1);
        assert_eq!(mine.len(), if out_before { 2 } else { 1 }, "{mine:#?}");
        assert!(!out_before || mine[0].contains("**you are out.**"), "{mine:#?}");
    }
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rematch_seats_the_same_people_and_says_who_has_left_the_server_pbp_45() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    play_out(&story, &people).await;
    story.settle().await;
    let end = story.newest_panel();
    story.discord.leave_guilds(people[2]);
    let stranger = story.person("Green");
    let before = story.state().await;
    let refused = story.press(stranger, &end, "Rematch").await;
    assert!(
        refused.ephemeral && refused.text().contains("Only those who played game 1"),
        "{}",
        refused.text()
    );
    assert_eq!(story.state().await, before);
    let opened = story.press(people[1], &end, "Rematch").await;
    let lobby = opened.message.expect("the lobby");
    assert!(!opened.ephemeral && lobby.content.contains("Ilaria") && lobby.content.contains("Marco"));
    assert!(!lobby.content.contains("Zoë"), "{}", lobby.content);
    let told: Vec<String> = story.messages().into_iter().map(|message| message.content).collect();
    assert!(told.iter().any(|text| text.starts_with("Not seated: Zoë has left this server.")), "{told:#?}");
    let again = story.press(people[0], &end, "Rematch").await;
    assert!(again.ephemeral && again.text().contains("Game 2 is gathering players"), "{}", again.text());
    let late = story.person("Nadia");
    story.press(late, &lobby, "Join").await;
    let now = story.discord.message(lobby.id, late).expect("the lobby");
    assert!(now.content.contains("Nadia"), "the lobby is edited in place: {}", now.content);
    story.press(people[1], &lobby, "Start").await;
    assert_eq!(story.look(late).await.status, Status::Running);
    story.end().await;
}
