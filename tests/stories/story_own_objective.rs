//! A player reads his own secret objective, and nobody else's.

use crate::harness::Story;
use casus_belli::rules::View;
use serde_json::json;

/// The words of a line behind the colon: the objective itself.
fn told(text: &str) -> String {
    text.lines()
        .next()
        .and_then(|line| line.split_once(": "))
        .map_or_else(String::new, |(_, said)| said.to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn each_player_reads_the_own_secret_objective_and_no_other_pbp_14_r4_1() {
    let story = Story::checked().await;
    let [marco, nadia] = ["Marco", "Nadia"].map(|name| story.person(name));
    story.discord.set_locale(marco, "it");
    let rulebook = [("rulebook", json!(1)), ("setup", json!(2))];
    let people = story.game(&["Ilaria", "Marco", "Zoë"], &rulebook).await;
    let ilaria = people.into_iter().find(|who| *who != marco).expect("three play");

    let mut objectives = Vec::new();
    for (who, begins) in [(ilaria, "Your secret objective: "), (marco, "Il tuo obiettivo segreto: ")] {
        let View::Classic(view) = &story.look(who).await.view else { panic!("a game of the classic family") };
        let own = view.own.as_ref().and_then(|own| own.objective.clone()).expect("an objective");
        let answer = story.slash(who, "objective show", &[]).await;
        assert!(answer.ephemeral && answer.text().starts_with(begins), "{}", answer.text());
        let hand = story.slash(who, "hand", &[]).await;
        assert!(hand.text().contains(&told(answer.text())), "{}\n{}", answer.text(), hand.text());
        objectives.push((own, told(answer.text())));
    }
    assert_ne!(objectives[0].0, objectives[1].0, "two objectives are dealt");
    assert_ne!(objectives[0].1, objectives[1].1);
    let watching = story.slash(nadia, "objective show", &[]).await;
    assert!(
        watching.ephemeral && watching.text().contains("only players have an objective"),
        "{}",
        watching.text()
    );
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_secret_objectives_says_so_and_names_the_command_that_fits_pbp_8() {
    let story = Story::checked().await;
    let ilaria = story.person("Ilaria");
    let early = story.slash(ilaria, "objective show", &[]).await;
    assert!(early.ephemeral && early.text().contains("/game new"), "{}", early.text());
    story.game(&["Ilaria", "Marco"], &[("setup", json!(2))]).await;
    let none = story.slash(ilaria, "objective show", &[]).await;
    assert!(
        none.ephemeral && none.text().contains("Nobody at this table has a secret objective"),
        "{}",
        none.text()
    );
    assert!(none.text().contains("/rules"), "{}", none.text());
    story.end().await;
}
