//! Ratings as people see them: `/profile`, `/leaderboard`, and who may turn them off ([PBP-43]).

use crate::harness::{Story, id};
use crate::story_luck_and_records::play_out;
use casus_belli::loopback::{Id, Outcome};
use serde_json::json;
use sqlx::ConnectOptions as _;

/// The finished game is repeated so often, as far as ratings know.
async fn repeat_results(story: &Story, times: u32) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(story.database()).foreign_keys(false);
    let mut rows = options.connect().await.expect("a second look");
    for n in (1..=times).map(|n| n * 100) {
        let game = format!(
            "INSERT INTO results (game, guild, rulebook, ended) \
             SELECT game + {n}, guild, rulebook, ended FROM results WHERE game < 100"
        );
        let seats = format!(
            "INSERT INTO result_seats SELECT game + {n}, seat, person, computer, role, place, turns, computer_turns, \
             substitute FROM result_seats WHERE game < 100"
        );
        for sql in [game, seats] {
            sqlx::query(sqlx::AssertSqlSafe(sql)).execute(&mut rows).await.expect("written");
        }
    }
}

fn labels(outcome: &Outcome) -> Vec<String> {
    let message = outcome.message.as_ref().expect("an answer");
    message.buttons().into_iter().map(|button| button.label).collect()
}

/// A finished game of two: who won, and who lost.
async fn played(story: &Story) -> (Id, Id) {
    let people = story.instant(&["Ilaria", "Marco"]).await;
    let end = play_out(story, &people).await;
    story.settle().await;
    let winner = end.view.outcome.as_ref().expect("an end").winners[0].index();
    (people[winner], people[1 - winner])
}

/// All commands about ratings.
pub(crate) async fn every_command(story: &Story) {
    let (winner, loser) = played(story).await;
    repeat_results(story, 2).await;
    story.slash(winner, "profile", &[("person", json!(id(loser).to_string()))]).await;
    story.slash(winner, "leaderboard", &[("rulebook", json!(0)), ("post", json!(true))]).await;
    story.discord.set_manager(winner, true);
    story.slash(winner, "settings ratings", &[("shown", json!(true))]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_on_ones_profile_in_plain_words_and_three_give_a_place_pbp_43() {
    let story = Story::begin().await;
    let (winner, loser) = played(&story).await;
    let own = story.slash(winner, "profile", &[]).await;
    assert!(own.ephemeral && own.text().contains("in this server**"), "{}", own.text());
    for part in [
        "points**, most likely between ",
        "(1 rated game)",
        "still a guess",
        "- Classic: 1 game, 1 won (place 1: 1×)",
        "± ",
    ] {
        assert!(own.text().contains(part), "{part}: {}", own.text());
    }
    assert_eq!(labels(&own), ["Hide my ratings", "Show them in other servers"]);
    let none = story.slash(winner, "leaderboard", &[]).await;
    assert!(none.text().contains("it takes 3 rated games"), "{}", none.text());
    let nobody = story.slash(story.person("Nadia"), "profile", &[]).await;
    assert!(nobody.text().contains("Everybody starts with 1000 points"), "{}", nobody.text());

    repeat_results(&story, 2).await;
    let own = story.slash(winner, "profile", &[]).await;
    assert!(
        own.text().contains("Place 1 of 2 on the leaderboard.") && own.text().contains("3 games, 3 won"),
        "{}",
        own.text()
    );
    let other = story.slash(winner, "profile", &[("person", json!(id(loser).to_string()))]).await;
    assert!(
        other.text().contains("3 games, 0 won (place 2: 3×)") && labels(&other).is_empty(),
        "{}",
        other.text()
    );

    let private = story.slash(winner, "leaderboard", &[("rulebook", json!(0))]).await;
    let message = private.message.expect("a picture");
    assert!(message.ephemeral() && message.content.contains("19 of 20 cases"), "{}", message.content);
    let alt = message.attachments[0].description.clone().unwrap_or_default();
    assert!(alt.starts_with("LEADERBOARD. Classic · 3 rated games. 1. "), "{alt}");
    let posted = story.slash(winner, "leaderboard", &[("post", json!(true))]).await;
    let message = posted.message.expect("a picture");
    assert!(!message.ephemeral(), "for all to see");
    let alt = message.attachments[0].description.clone().unwrap_or_default();
    assert!(alt.starts_with("LEADERBOARD. All rulebooks · 3 rated games."), "{alt}");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_press_hides_a_person_and_a_manager_turns_ratings_off_for_the_server_pbp_43() {
    let story = Story::begin().await;
    let (winner, loser) = played(&story).await;
    repeat_results(&story, 2).await;
    let own = story.slash(winner, "profile", &[]).await;
    let hidden = story.press(winner, &own.message.expect("a profile"), "Hide my ratings").await;
    assert!(hidden.text().contains("Only you see this"), "{}", hidden.text());
    assert_eq!(labels(&hidden), ["Show my ratings"]);
    story
        .refused(
            loser,
            "profile",
            &[("person", json!(id(winner).to_string()))],
            "shows their ratings to nobody",
        )
        .await;
    let board = story.slash(loser, "leaderboard", &[]).await;
    let alt = board.message.expect("a picture").attachments[0].description.clone().unwrap_or_default();
    assert!(!alt.contains(&story.as_person(winner).name), "{alt}");
    let shown = story.press(winner, &hidden.message.expect("a profile"), "Show my ratings").await;
    let shown = story.press(winner, &shown.message.expect("a profile"), "Show them in other servers").await;
    assert!(shown.text().contains("in other servers they see points"), "{}", shown.text());

    story
        .refused(loser, "settings ratings", &[("shown", json!(false))], "Only people with the permission")
        .await;
    story.discord.set_manager(loser, true);
    let off = story.slash(loser, "settings ratings", &[("shown", json!(false))]).await;
    assert!(off.text().contains("shows no ratings"), "{}", off.text());
    story.refused(winner, "profile", &[], "This server shows no ratings").await;
    story.refused(winner, "leaderboard", &[], "This server shows no ratings").await;
    let settings = story.slash(winner, "settings show", &[]).await;
    assert!(settings.text().contains("**Ratings** are not shown here"), "{}", settings.text());
    story.slash(loser, "settings ratings", &[("shown", json!(true))]).await;
    let again = story.slash(winner, "profile", &[]).await;
    assert!(again.text().contains("3 games, 3 won"), "{}", again.text());
    story.end().await;
}
