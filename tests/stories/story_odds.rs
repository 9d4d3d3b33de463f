//! `/odds` with each of its options and each of its refusals. It needs no game.

use crate::harness::Story;
use casus_belli::loopback::Id;
use serde_json::{Value, json};

/// Armies of both sides and further options.
fn asked<'a>(attackers: i64, defenders: i64, more: &[(&'a str, Value)]) -> Vec<(&'a str, Value)> {
    [vec![("attackers", json!(attackers)), ("defenders", json!(defenders))], more.to_vec()].concat()
}

/// The figure in bold: the chance of success.
fn percent(said: &str) -> f64 {
    let bold = said.split("**").nth(1).unwrap_or_else(|| panic!("no figure in {said:?}"));
    bold.trim_end_matches('%').trim().parse().unwrap_or_else(|_| panic!("no number in {said:?}"))
}

async fn odds(story: &Story, who: Id, attackers: i64, defenders: i64, more: &[(&str, Value)]) -> String {
    let answer = story.slash(who, "odds", &asked(attackers, defenders, more)).await;
    assert!(answer.ephemeral, "{}", answer.text());
    answer.text().to_owned()
}

/// Uses every option once.
pub(crate) async fn every_option(story: &Story) {
    let who = story.person("Ilaria");
    let plain = percent(&odds(story, who, 10, 6, &[]).await);
    // Three defence dice are better than two, two better than one.
    let three = percent(&odds(story, who, 10, 6, &[("dice", json!(3))]).await);
    let one = percent(&odds(story, who, 10, 6, &[("dice", json!(1))]).await);
    assert!(three < plain && plain < one, "{three} {plain} {one}");
    // An eight-sided die helps whoever throws it, and the response names the dice.
    let led = odds(story, who, 10, 6, &[("commanders", json!(1))]).await;
    let guarded = odds(story, who, 10, 6, &[("commanders", json!(1)), ("their_commanders", json!(2))]).await;
    assert!(percent(&led) > plain && percent(&guarded) < percent(&led), "{led} {guarded}");
    assert!(guarded.contains("1d8 + 2d6 against 2d8"), "{guarded}");
    // Each stop condition lowers the chance, and the response says so.
    for (option, value) in [("armies", 6), ("rolls", 2), ("chance", 90)] {
        let said = odds(story, who, 10, 6, &[(option, json!(value))]).await;
        assert!(percent(&said) < plain && said.contains("stops before that"), "{option}: {said}");
    }
    // A march: the longer, the less likely.
    let march = odds(story, who, 12, 3, &[("then", json!("2; 2, 1"))]).await;
    let legs: Vec<f64> = march.lines().filter(|line| line.contains("**")).map(percent).collect();
    assert_eq!(legs.len(), 4, "{march}");
    assert!(legs.windows(2).all(|two| two[1] <= two[0]), "{march}");
}

#[tokio::test(flavor = "multi_thread")]
async fn odds_know_dice_conditions_and_marches_and_need_no_game() {
    let story = Story::begin().await;
    every_option(&story).await;
    let zoe = story.person("Zoë");
    story.discord.set_locale(zoe, "it");
    let italian = odds(&story, zoe, 7, 3, &[]).await;
    assert!(italian.contains("riesce"), "{italian}");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn odds_without_dice_named_are_those_of_the_game_in_the_channel() {
    let story = Story::begin().await;
    let who = story.person("Onlooker");
    let two = odds(&story, who, 10, 6, &[("dice", json!(2))]).await;
    let three = odds(&story, who, 10, 6, &[("dice", json!(3))]).await;
    assert_eq!(odds(&story, who, 10, 6, &[]).await, two, "without a game as in the international rules");
    story.game(&["Ilaria", "Marco", "Zoë"], &[("rulebook", json!(1)), ("setup", json!(2))]).await;
    assert_eq!(odds(&story, who, 10, 6, &[]).await, three, "three dice in defence are played here");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn odds_refuse_precisely() {
    let story = Story::begin().await;
    let who = story.person("Ilaria");
    for (attackers, defenders) in [(1, 3), (0, 3), (-5, 3), (1001, 3), (5, 0), (5, -1), (5, 1001)] {
        let options = asked(attackers, defenders, &[]);
        story.refused(who, "odds", &options, "battles of 2 to 1000 attackers against 1 to 1000").await;
    }
    let far = ["1"; 10].join(",");
    for then in ["three", "3, -1", "3, 0", "3 2 x", "1001", far.as_str()] {
        let options = asked(9, 3, &[("then", json!(then))]);
        story.refused(who, "odds", &options, "separated by commas").await;
    }
    for (option, wrong) in [
        ("armies", vec![0_i64, -1, 9_007_199_254_740_991]),
        ("rolls", vec![0, -3, 9_007_199_254_740_991]),
        ("chance", vec![0, 100, -1, 1000]),
        ("dice", vec![0, 4, -2, 256]),
    ] {
        for value in wrong {
            let options = asked(9, 3, &[(option, json!(value))]);
            story.refused(who, "odds", &options, "Stop at 1 army or more").await;
        }
    }
    for (option, value) in [("commanders", 4), ("their_commanders", -1)] {
        let options = asked(9, 3, &[(option, json!(value))]);
        story.refused(who, "odds", &options, "0 to 3 eight-sided dice").await;
    }
    story.discord.set_locale(who, "it");
    story.refused(who, "odds", &asked(1, 1, &[]), "battaglie da 2 a").await;
    story.end().await;
}
