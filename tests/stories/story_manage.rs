//! `/manage` and `/game host` through the real client: what whoever manages the server sees and does, and what each game's channel
//! reads ([PBP-27], [PBP-63]).

use crate::harness::Story;
use casus_belli::loopback::{Message, Outcome};
use serde_json::json;

/// How many messages of the channel contain it.
fn said(story: &Story, part: &str) -> usize {
    story.messages().iter().filter(|message| message.content.contains(part)).count()
}

fn shown(answer: &Outcome) -> Message {
    assert!(answer.ephemeral, "{}", answer.text());
    answer.message.clone().expect("a page")
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_manages_the_server_finds_all_games_and_each_change_is_announced_in_its_channel_pbp_63() {
    let story = Story::checked().await;
    let anna = story.person("Anna");
    story.discord.set_manager(anna, true);
    let empty = story.slash(anna, "manage", &[]).await;
    assert_eq!(empty.text(), "No game is open on this server. `/game new` opens one.");
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let office = story.discord.add_channel("office");
    let page = shown(&story.slash_in(office, anna, "manage", &[]).await);
    let channel = format!("<#{}>", story.channel());
    assert!(page.content.contains("**1 game on this server**"), "{}", page.content);
    assert!(page.content.contains(&format!("**Game 1** {channel} · Classic, round 1 ·")), "{}", page.content);
    let page = shown(&story.pick(anna, &page, "Game 1").await);
    assert!(page.content.contains("Ilaria · host"), "{}", page.content);

    let page = shown(&story.press(anna, &page, "Pause for 72 hours").await);
    assert!(page.content.starts_with("**The game is paused** until"), "{}", page.content);
    assert!(page.content.contains("paused until"), "{}", page.content);
    assert_eq!(said(&story, "**The game is paused** until"), 1);
    assert_eq!(said(&story, "by Anna, who manages this server"), 1);
    let page = shown(&story.press(anna, &page, "End the pause").await);
    assert_eq!(said(&story, "**The game goes on**: Anna, who manages this server, has ended the pause."), 1);
    let page = shown(&story.press(anna, &page, "More time").await);
    assert_eq!(said(&story, "more time**: until"), 1, "{:?}", page.content);
    // As often as they want: a manager is not bound to once a deadline.
    let page = shown(&story.press(anna, &page, "More time").await);
    assert_eq!(said(&story, "more time**: until"), 2, "{}", page.content);

    let page = shown(&story.pick(anna, &page, "Marco").await);
    assert!(page.content.starts_with("Marco is the host now."), "{}", page.content);
    assert!(page.content.contains("Marco · host"), "{}", page.content);
    let told = "**Marco is the host** of game 1 now: Anna, who manages this server, decided so.";
    assert_eq!(said(&story, told), 1);

    let page = shown(&story.press(anna, &page, "Cancel it…").await);
    assert!(page.content.contains("Cancel game 1? Nobody wins it"), "{}", page.content);
    let page = shown(&story.press(anna, &page, "Keep it").await);
    let sure = shown(&story.press(anna, &page, "Cancel it…").await);
    let bruno = story.person("Bruno");
    story.discord.set_manager(bruno, true);
    let late = [("game", json!(1)), ("action", json!(6))];
    let late = shown(&story.slash(bruno, "manage", &late).await);
    let gone = shown(&story.press(anna, &sure, "Cancel game 1 for everyone").await);
    assert!(gone.content.starts_with("Game 1 is cancelled.\nNo game is open"), "{}", gone.content);
    assert_eq!(said(&story, "**Game 1 was called off** by Anna, who manages this server."), 1);
    // Another manager still has the page.
    let again = story.press(bruno, &late, "Cancel game 1 for everyone").await;
    assert!(again.ephemeral && again.text().contains("over"), "{}", again.text());
    assert_eq!(said(&story, "was called off** by Anna"), 1);
    let _ = people;
    story.end().await;
}

/// Manages a game with the options of the command.
pub(crate) async fn every_option(story: &Story) {
    let anna = story.person("Anna");
    story.discord.set_manager(anna, true);
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    assert!(story.try_slash(people[0], "manage", &[]).await.is_err(), "the client does not offer it");
    story.refused(anna, "manage", &[("game", json!(9))], "There is no game 9").await;
    story.refused(anna, "manage", &[("action", json!(1))], "Say which game").await;
    let host = [("game", json!(1)), ("action", json!(5))];
    story.refused(anna, "manage", &host, "Say who is to host").await;
    let nadia = story.person("Nadia");
    let stranger = [("game", json!(1)), ("action", json!(5)), ("person", json!(nadia.to_string()))];
    story.refused(anna, "manage", &stranger, "Only a person who sits at this table can be its host").await;
    let odd = [("game", json!(1)), ("action", json!(1)), ("time", json!("soon"))];
    story.refused(anna, "manage", &odd, "soon").await;
    let pause = [("game", json!(1)), ("action", json!(1)), ("time", json!("12h"))];
    let page = story.slash(anna, "manage", &pause).await;
    assert!(page.text().starts_with("**The game is paused** until"), "{}", page.text());
    story.slash(anna, "manage", &[("game", json!(1)), ("action", json!(2))]).await;
    let zoe = [("game", json!(1)), ("action", json!(5)), ("person", json!(people[2].to_string()))];
    story.slash(anna, "manage", &zoe).await;
    assert_eq!(said(story, "**Zoë is the host** of game 1 now"), 1);
    let office = story.discord.add_channel("office");
    let moved = story.slash_in(office, anna, "manage", &[("game", json!(1)), ("action", json!(4))]).await;
    assert!(moved.text().contains(&format!("<#{office}>")), "{}", moved.text());
    let sure = story.slash(anna, "manage", &[("game", json!(1)), ("action", json!(6))]).await;
    assert!(sure.text().contains("Cancel game 1?"), "it asks first: {}", sure.text());

    // A host hands over with the command; what the new host reads is in their language.
    story.discord.set_locale(people[2], "it");
    let marco = [("person", json!(people[1].to_string()))];
    let refused = story.slash_in(office, people[0], "game host", &marco).await;
    assert!(refused.text().contains(&format!("Only the host, <@{}>", people[2])), "{}", refused.text());
    let done = story.slash_in(office, people[2], "game host", &marco).await;
    assert_eq!(done.text(), "Ora ospita Marco.");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_manages_and_the_command_does_what_the_buttons_do_pbp_63() {
    let story = Story::checked().await;
    every_option(&story).await;
    story.end().await;
}

/// The custom id of the menu with that placeholder.
fn menu(page: &Message, placeholder: &str) -> String {
    let found = page.selects().into_iter().find(|menu| menu.placeholder.as_deref() == Some(placeholder));
    found.unwrap_or_else(|| panic!("no menu {placeholder:?} below {:?}", page.content)).custom_id
}

#[tokio::test(flavor = "multi_thread")]
async fn a_manager_replaces_a_player_with_two_picks_pbp_33_pbp_63() {
    let story = Story::checked().await;
    let anna = story.person("Anna");
    story.discord.set_manager(anna, true);
    story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let (nadia, office) = (story.person("Nadia"), story.discord.add_channel("office"));
    let pick = async |page: &Message, placeholder: &str, value: String| {
        let code = menu(page, placeholder);
        story.discord.select(anna, page.id, &code, vec![value]).await.expect("the client allows it")
    };
    let page = shown(&story.slash_in(office, anna, "manage", &[("game", json!(1))]).await);
    let ask = shown(&pick(&page, "Replace a player…", "1".into()).await);
    assert!(ask.content.contains("**Who plays on for Marco?**"), "{}", ask.content);
    let back = shown(&story.press(anna, &ask, "Back to game 1").await);
    assert!(back.content.contains("Ilaria · host"), "{}", back.content);
    let ask = shown(&pick(&back, "Replace a player…", "1".into()).await);
    let computer = story.press(anna, &ask, "A computer plays").await;
    assert!(computer.text().contains("has missed no turn"), "{}", computer.text());
    let marco = story.person("Marco");
    let himself = pick(&ask, "Ask a person", marco.to_string()).await;
    assert!(himself.text().contains("That person has this very seat."), "{}", himself.text());
    let done = shown(&pick(&ask, "Ask a person", nadia.to_string()).await);
    assert!(done.content.starts_with("Nadia is asked in the channel."), "{}", done.content);
    story.settle().await;
    assert_eq!(said(&story, "**Anna asks <@"), 1);
    let asked =
        story.messages().into_iter().rfind(|message| message.content.contains("**Anna asks")).unwrap();
    let mine = story.press(nadia, &asked, "Take the seat").await;
    assert!(mine.text().starts_with("The seat is yours."), "{}", mine.text());
    story.settle().await;
    assert_eq!(said(&story, "Nadia plays on for Marco** from now on."), 1);
    // The page that was shown before is answered as it is now.
    let late = pick(&done, "Replace a player…", "1".into()).await;
    assert!(late.text().contains("**Who plays on for Nadia?**"), "{}", late.text());
    story.end().await;
}
