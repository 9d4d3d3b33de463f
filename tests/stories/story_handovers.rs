//! Seats that change hands, through the real client: `/game resign`, the bench, `/game replace`, a host who decides about the silent,
//! and a table that agrees on something stricter ([PBP-30], [PBP-33]).

use crate::harness::Story;
use casus_belli::loopback::{Id, Message};
use serde_json::json;
use std::time::Duration;

const DAY: Duration = Duration::from_secs(24 * 3600 + 1);

/// The messages of the channel that contain it.
fn said(story: &Story, part: &str) -> Vec<Message> {
    story.messages().into_iter().filter(|message| message.content.contains(part)).collect()
}

fn labels(message: &Message) -> Vec<String> {
    message.buttons().into_iter().map(|button| button.label).collect()
}

async fn settle(story: &Story) {
    for _ in 0..4 {
        story.settle().await;
    }
}

async fn resign(story: &Story, who: Id) {
    let sure = story.slash(who, "game resign", &[]).await;
    assert!(sure.ephemeral && sure.text().contains("for good?"), "{}", sure.text());
    let page = sure.message.expect("a question");
    let done = story.press(who, &page, "Give up my seat for good").await;
    assert_eq!(done.text(), "You have given up your seat in game 1.");
    settle(story).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_resigns_is_asked_first_and_somebody_of_the_server_takes_the_seat_with_two_presses_pbp_33() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let nadia = story.person("Nadia");
    story.refused(people[1], "game leave", &[], "`/game resign` gives up your seat for good").await;
    story.refused(nadia, "game resign", &[], "You have no seat in this game").await;
    resign(&story, people[1]).await;
    let told = said(&story, "**Marco resigns.**").pop().expect("announced");
    assert!(told.content.contains("Computer 1 plays on in their place."), "{}", told.content);
    assert_eq!(labels(&told), ["Take the seat"]);
    story.refused(people[1], "game resign", &[], "You gave up your seat in this game. That is final.").await;
    story.refused(people[1], "game return", &[], "You have no seat in this game").await;
    assert_eq!(said(&story, "**Marco resigns.**").len(), 1);

    let back = story.press(people[1], &told, "Take the seat").await;
    assert!(back.text().contains("That is final."), "{}", back.text());
    let sits = story.press(people[0], &told, "Take the seat").await;
    assert!(
        sits.ephemeral && sits.text().contains("You already have a seat in this game."),
        "{}",
        sits.text()
    );
    let sure = story.press(nadia, &told, "Take the seat").await;
    assert!(sure.ephemeral && sure.text().contains("Computer 1 in game 1?**"), "{}", sure.text());
    assert!(sure.text().contains("Losing can’t lower your rating."), "{}", sure.text());
    let page = sure.message.expect("a question");
    let mine = story.press(nadia, &page, "Take the seat").await;
    assert!(mine.text().starts_with("The seat is yours."), "{}", mine.text());
    settle(&story).await;
    assert_eq!(said(&story, "Nadia plays on for Computer 1** from now on.").len(), 1);
    let late = story.press(story.person("Piero"), &told, "Take the seat").await;
    assert!(late.text().contains("isn’t offered to you, or not any more"), "{}", late.text());
    let hand = story.slash(nadia, "hand", &[]).await;
    assert!(hand.ephemeral && !hand.text().contains("no seat"), "{}", hand.text());
    let hers = story.slash(people[1], "hand", &[]).await;
    assert!(hers.text().contains("only players have a hand"), "{}", hers.text());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_asks_somebody_who_accepts_or_declines_and_the_former_player_reads_it_pbp_33() {
    let story = Story::begin().await;
    every_option(&story).await;
    story.end().await;
}

/// Uses every option of the commands.
pub(crate) async fn every_option(story: &Story) {
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let (nadia, piero) = (story.person("Nadia"), story.person("Piero"));
    story.discord.set_locale(nadia, "it");
    let ask = |who: Id| [("player", json!("Marco")), ("person", json!(who.to_string()))];
    let host = format!("Only the host, <@{}>", people[0]);
    story.refused(people[2], "game replace", &ask(nadia), &host).await;
    story.refused(people[0], "game replace", &ask(people[1]), "That person has this very seat.").await;
    let nobody = [("player", json!("Nobody")), ("person", json!(nadia.to_string()))];
    story.refused(people[0], "game replace", &nobody, "Nobody at this table is called that.").await;
    let alone = [("player", json!("Marco"))];
    story.refused(people[0], "game replace", &alone, "That player has missed no turn").await;
    let done = story.slash(people[0], "game replace", &ask(nadia)).await;
    assert!(done.ephemeral && done.text().starts_with("Nadia is asked in the channel."), "{}", done.text());
    settle(story).await;
    let asked = said(story, "**Ilaria asks").pop().expect("announced");
    assert!(asked.content.contains(&format!("<@{nadia}> to play on for")), "{}", asked.content);
    assert_eq!(asked.pinged, [nadia], "nobody else’s phone rings");
    assert_eq!(labels(&asked), ["Take the seat", "No, thanks"]);
    let other = story.press(piero, &asked, "Take the seat").await;
    assert!(other.text().contains(&format!("<@{nadia}> is asked to take that seat")), "{}", other.text());
    let no = story.press(nadia, &asked, "No, thanks").await;
    assert_eq!(no.text(), "Rifiutato. Non cambia niente.");
    settle(story).await;
    assert_eq!(said(story, "Nadia doesn’t want to play for").len(), 1);
    let late = story.press(nadia, &asked, "Take the seat").await;
    assert_eq!(late.text(), "Quel posto non ti è offerto, o non più.");

    story.slash(people[0], "game replace", &ask(piero)).await;
    let withdraw = [("player", json!("Marco")), ("withdraw", json!(true))];
    let done = story.slash(people[0], "game replace", &withdraw).await;
    assert!(done.text().starts_with("Withdrawn."), "{}", done.text());
    story.refused(people[0], "game replace", &withdraw, "isn’t offered").await;
    let anna = story.person("Anna");
    story.discord.set_manager(anna, true);
    let office = story.discord.add_channel("office");
    let mut by_manager = vec![("game", json!(1)), ("action", json!(7)), ("person", json!(piero.to_string()))];
    let missing = story.slash_in(office, anna, "manage", &by_manager).await;
    assert!(missing.text().contains("Say whose seat it is"), "{}", missing.text());
    by_manager.push(("player", json!("Marco")));
    let page = story.slash_in(office, anna, "manage", &by_manager).await;
    assert!(page.text().starts_with("Piero is asked in the channel."), "{}", page.text());
    settle(story).await;
    let asked = said(story, "**Anna asks").pop().expect("announced");
    let mine = story.press(piero, &asked, "Take the seat").await;
    assert!(mine.text().starts_with("The seat is yours."), "{}", mine.text());
    settle(story).await;
    assert_eq!(said(story, "Piero plays on for Marco** from now on.").len(), 1);
    let told = story.discord.dms(people[1]).pop().expect("told").content;
    assert!(told.contains("**somebody else plays your seat from now on**"), "{told}");

    // What happens to the silent gets stricter if all agree.
    let people = [people[0], piero, people[2]];
    let stricter = [("policy", json!(2))];
    story.refused(people[0], "game silence", &[("policy", json!(3))], "only become stricter").await;
    let proposed = story.slash(people[0], "game silence", &stricter).await;
    assert!(proposed.text().starts_with("1 of 3 agree."), "{}", proposed.text());
    settle(story).await;
    let proposal =
        said(story, "whoever doesn’t answer in time: a computer plays at once").pop().expect("proposed");
    story.press(people[1], &proposal, "I agree").await;
    let last = story.press(people[2], &proposal, "I agree").await;
    let now = "Who doesn’t answer in time from now on: a computer plays at once.";
    assert_eq!(last.text(), now);
    settle(story).await;
    assert_eq!(said(story, &format!("**All players agree.** {now}")).len(), 1);
    story.slash(people[2], "game resign", &[]).await;
    let closed = story.discord.message(proposal.id, people[2]).expect("the proposal");
    assert!(closed.buttons().is_empty() && closed.content.contains("No longer open"), "{}", closed.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_decides_about_somebody_silent_with_one_press_pbp_30() {
    let story = Story::begin().await;
    let options = [("setup", json!(2)), ("silence", json!(3))];
    let people = story.game(&["Ilaria", "Marco", "Zoë"], &options).await;
    for _ in 0..12 {
        let now = story.asked(&people).await;
        if now == people[1] {
            if !said(&story, "**").iter().any(|message| message.content.contains("has missed 2 turns")) {
                story.wait(DAY).await;
                settle(&story).await;
            }
        } else {
            crate::story_channel::whole_turn(&story, &people).await;
        }
        settle(&story).await;
        if !said(&story, "has missed 2 turns in a row").is_empty() {
            break;
        }
    }
    let asked = said(&story, "has missed 2 turns in a row").pop().expect("the host is asked");
    assert!(asked.content.contains(&format!("<@{}> decides:", people[0])), "{}", asked.content);
    assert_eq!(asked.pinged, [people[0]]);
    let other = story.press(people[2], &asked, "A computer plays").await;
    assert!(other.ephemeral && other.text().contains("Only the host"), "{}", other.text());
    let done = story.press(people[0], &asked, "A computer plays").await;
    assert!(done.text().starts_with("A computer plays for"), "{}", done.text());
    settle(&story).await;
    assert_eq!(said(&story, "**A computer plays for").len(), 1);
    let again = story.press(people[0], &asked, "A computer plays").await;
    assert!(again.text().contains("A computer plays"), "{}", again.text());
    assert_eq!(said(&story, "**A computer plays for").len(), 1, "once");
    let told = story.discord.dms(people[1]).pop().expect("told");
    assert_eq!(labels(&told), ["Take my seat back"]);
    let back = story.press(people[1], &told, "Take my seat back").await;
    assert!(back.text().starts_with("**You have your seat back.**"), "{}", back.text());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_says_that_the_host_decides_and_its_command_changes_it_pbp_5() {
    let story = Story::begin().await;
    let (host, marco) = (story.person("Ilaria"), story.person("Marco"));
    story.slash(host, "game new", &[]).await;
    story.refused(marco, "game silence", &[("policy", json!(3))], "Only the host").await;
    let done = story.slash(host, "game silence", &[("policy", json!(3))]).await;
    assert_eq!(done.text(), "Who doesn’t answer in time from now on: the host decides.");
    settle(&story).await;
    let lobby = story.messages().pop().expect("the lobby").content;
    let last = lobby.lines().last().unwrap_or_default();
    assert!(last.contains("the host is asked whether a computer or somebody else plays"), "{lobby}");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_the_last_person_has_resigned_the_channel_is_free_again_pbp_33() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco"]).await;
    resign(&story, people[0]).await;
    assert_eq!(said(&story, "**Marco is the host** of game 1 now.").len(), 1);
    resign(&story, people[1]).await;
    let told = said(&story, "**Marco resigns.** No person is left: **game 1 is closed**.");
    assert!(told.len() == 1 && told[0].buttons().is_empty(), "{told:?}");
    let anew = story.slash(people[0], "game new", &[]).await;
    assert!(!anew.ephemeral, "{}", anew.text());
    story.end().await;
}
