//! What a server allows, seats kept for a person, and lobbies that start with the last seat, through the real client.

use crate::harness::{Story, id};
use casus_belli::loopback::Id;
use serde_json::json;
use sqlx::ConnectOptions as _;

/// Chooses what a server allows.
pub(crate) async fn settings(story: &Story) {
    let [anna, ilaria, marco] = ["Anna", "Ilaria", "Marco"].map(|name| story.person(name));
    story.discord.set_manager(anna, true);
    let role = story.discord.make_role("Generals");
    story.discord.set_role(ilaria, role, true);
    let page = story.slash(marco, "settings games", &[]).await;
    assert!(page.text().contains("Everybody may open games and tournaments."), "{}", page.text());
    assert!(page.message.expect("a page").selects().is_empty(), "only a manager has menus");
    story
        .refused(marco, "settings games", &[("most", json!(3))], "Only whoever may manage this server")
        .await;
    let chosen = [("role", json!(role.to_string())), ("most", json!(2))];
    let page = story.slash(anna, "settings games", &chosen).await;
    assert!(page.text().contains(&format!("Only people with the role <@&{role}>")), "{}", page.text());
    assert!(page.text().contains("Lobbies and games at a time: 2 at most"), "{}", page.text());
    let not_2210 = [("rulebook", json!(4)), ("played", json!(false))];
    let page = story.slash(anna, "settings games", &not_2210).await.message.expect("a page");
    assert!(page.content.contains("Played here:") && !page.content.contains("2210"), "{}", page.content);

    let no_role = format!("only people with the role <@&{role}> open games");
    story.refused(marco, "game new", &[], &no_role).await;
    story.refused(marco, "tournament new", &[("format", json!(0))], &no_role).await;
    story.refused(ilaria, "game new", &[("rulebook", json!(4))], "is not played on this server").await;
    let lobby = story.slash(ilaria, "game new", &[]).await;
    assert!(!lobby.ephemeral, "{}", lobby.text());
    let page = story.pick(anna, &page, "1 game").await.message.expect("the page");
    let office = story.discord.add_channel("office");
    let second = story.slash_in(office, ilaria, "game new", &[]).await;
    assert!(second.ephemeral && second.text().contains('1'), "{}", second.text());
    let page = story.press(anna, &page, "Everybody may open games").await;
    assert!(page.text().contains("Everybody may open games and tournaments."), "{}", page.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_lets_people_with_a_role_open_so_many_games_by_these_rulebooks() {
    let story = Story::checked().await;
    settings(&story).await;
    story.end().await;
}

/// Keeps a seat for a person and starts with the last one.
pub(crate) async fn reserved_seat(story: &Story) {
    let [ilaria, marco, zoe, nadia] = ["Ilaria", "Marco", "Zoë", "Nadia"].map(|name| story.person(name));
    let options = [("setup", json!(2)), ("seats", json!(3))];
    let lobby = story.slash(ilaria, "game new", &options).await.message.expect("the lobby");
    let of = |person: Id| [("person", json!(person.to_string()))];
    let kept = story.slash(ilaria, "game reserve", &of(zoe)).await;
    assert_eq!(
        kept.text(),
        format!("**Ilaria keeps a seat for <@{zoe}>** in game 1. Take it with the button Join.")
    );
    assert!(!kept.ephemeral);
    assert_eq!(kept.message.expect("a post").pinged, vec![zoe], "it pings whom it is for, and nobody else");
    story.refused(ilaria, "game reserve", &of(zoe), "kept for").await;
    story.refused(ilaria, "game reserve", &of(ilaria), "has a seat here already").await;
    let release = [("person", json!(nadia.to_string())), ("release", json!(true))];
    story.refused(ilaria, "game reserve", &release, "No seat is kept for").await;
    story.refused(marco, "game reserve", &of(nadia), "Only the host").await;
    story.slash(ilaria, "game reserve", &of(nadia)).await;
    let freed = story.slash(ilaria, "game reserve", &release).await;
    assert_eq!(freed.text(), "The seat that was kept for Nadia is free again.");
    let now = story.discord.message(lobby.id, nadia).expect("the lobby").content;
    assert!(now.contains("One of the free seats is reserved for Zoë."), "{now}");

    let settings = story.press(ilaria, &lobby, "Settings").await.message.expect("the settings");
    let settings = story.pick(ilaria, &settings, "Start of the game").await.message.expect("the option");
    assert!(settings.content.contains("**the host presses Start**"), "{}", settings.content);
    story.pick(ilaria, &settings, "with the last seat").await;
    let now = story.discord.message(lobby.id, nadia).expect("the lobby").content;
    assert!(now.contains("The game starts as soon as the last seat is taken."), "{now}");
    story.press(marco, &lobby, "Join").await;
    let late = story.press(nadia, &lobby, "Join").await;
    assert!(late.ephemeral && late.text().starts_with("The last free seat is reserved."), "{}", late.text());
    let begun = story.press(zoe, &lobby, "Join").await;
    assert!(begun.text().contains("Game 1 has begun"), "{}", begun.text());
    story.settle().await;
    assert!(
        story.newest_panel().content.contains("**The board is set**"),
        "{}",
        story.newest_panel().content
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_kept_for_a_person_and_the_game_starts_with_the_last_seat() {
    let story = Story::checked().await;
    reserved_seat(&story).await;
    story.end().await;
}

/// The last turns of people in this server, as if they had played before.
async fn played_before(story: &Story, turns: &[(Id, String)]) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(story.database());
    let mut rows = options.connect().await.expect("a second look");
    for (who, turns) in turns {
        let sql = "INSERT INTO reliability (guild, person, turns) VALUES ($1, $2, $3)";
        let insert = sqlx::query(sql).bind(story.place().guild as i64).bind(id(*who) as i64).bind(turns);
        insert.execute(&mut rows).await.expect("written");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_shows_how_many_turns_people_took_in_time_and_a_host_asks_for_a_least_share_pbp_32() {
    let story = Story::checked().await;
    let [ilaria, marco, zoe] = ["Ilaria", "Marco", "Zoë"].map(|name| story.person(name));
    let history = |taken: usize, missed: usize| "1".repeat(taken) + &"0".repeat(missed);
    played_before(&story, &[(ilaria, history(97, 3)), (marco, history(13, 7)), (zoe, history(5, 0))]).await;
    let lobby = story.slash(ilaria, "game new", &[("setup", json!(2))]).await.message.expect("the lobby");
    assert!(
        lobby.content.contains("Ilaria") && lobby.content.contains("97% of turns in time"),
        "{}",
        lobby.content
    );
    let settings = story.press(ilaria, &lobby, "Settings").await.message.expect("the settings");
    let settings = story.pick(ilaria, &settings, "Reliability of whoever joins").await.message.expect("it");
    assert!(settings.content.contains("fewer than 10 may join"), "{}", settings.content);
    story.pick(ilaria, &settings, "at least 80% of turns in time").await;
    let late = story.press(marco, &lobby, "Join").await;
    let expected = "This table asks for 80% of one’s last turns taken in time; you have 65%.";
    assert!(late.ephemeral && late.text().starts_with(expected), "{}", late.text());
    let joined = story.press(zoe, &lobby, "Join").await;
    assert!(joined.text().contains("Joining asks for 80% of one’s last turns"), "{}", joined.text());
    assert_eq!(
        joined.text().matches("of turns in time").count(),
        1,
        "5 turns are too few to judge: {}",
        joined.text()
    );
    let own = story.slash(marco, "profile", &[]).await;
    assert!(own.text().contains("In time: 13 of the last 20 turns on this server"), "{}", own.text());
    story.end().await;
}
