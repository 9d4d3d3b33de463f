//! Secret objectives in a channel: each player sees their own, privately, and no other (R2-5, R4-1).

use crate::harness::Story;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn r2_5_ones_own_objective_is_in_ones_hand_and_on_ones_picture_and_never_in_the_channel() {
    let story = Story::begin().await;
    let rulebook = [("rulebook", json!(1)), ("setup", json!(2))];
    let people = story.game(&["Ilaria", "Marco", "Zoë"], &rulebook).await;
    let mut objectives = Vec::new();
    for who in &people {
        let hand = story.slash(*who, "hand", &[]).await;
        assert!(hand.ephemeral, "a hand is private");
        let said =
            hand.text().lines().find(|line| line.starts_with("Your secret objective: ")).unwrap().to_owned();
        objectives.push(said.trim_start_matches("Your secret objective: ").to_owned());
    }
    assert!(objectives[0] != objectives[1] && objectives[1] != objectives[2], "{objectives:?}");
    story.settle().await;
    let status = story.slash(people[0], "status", &[]).await;
    for other in &objectives[1..] {
        assert!(!status.text().contains(other.as_str()), "{}", status.text());
    }
    for (who, own) in people.iter().zip(&objectives) {
        let board = story.slash(*who, "board", &[]).await;
        assert!(board.ephemeral, "one's own picture is private");
        let message = board.message.expect("an answer");
        let alt = message.attachments[0].description.clone().expect("alt text");
        for objective in &objectives {
            // There it begins the sentence, so the case differs.
            let told = alt.to_lowercase().contains(objective.trim_end_matches('.').to_lowercase().as_str());
            assert_eq!(told, objective == own, "one's own objective alone: {alt}");
        }
    }
    for message in story.messages() {
        let alt = message.attachments.iter().filter_map(|picture| picture.description.clone());
        let said = alt.fold(message.text(), |said, alt| said + &alt);
        assert!(!objectives.iter().any(|objective| said.contains(objective.as_str())), "{said}");
    }
    story.end().await;
}
