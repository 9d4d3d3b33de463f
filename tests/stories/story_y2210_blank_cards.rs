//! Blank command cards of A.D. 2210 through the real client: written in the lobby, agreed to by all, shown and confirmed; and
//! a sealed wish list (R1-57, A1-61, [PBP-35]).

use crate::harness::Story;
use crate::y2210_table::{kind, menu, of, view};
use casus_belli::loopback::Id;
use casus_belli::rules::y2210::{Action, AskKind, CardKind, Commander, Menu};
use casus_belli::table::Order;
use serde_json::json;

const TEXT: &str = "Whenever you like: nobody speaks for an hour.";

/// A lobby of two with blank cards.
async fn lobby(story: &Story, people: &[Id]) {
    story.slash(people[0], "game new", &[("rulebook", json!(4)), ("setup", json!(2))]).await;
    story.slash(people[1], "game join", &[]).await;
    for deck in [0, 0, 4, 4] {
        let card = [("deck", json!(deck)), ("text", json!(TEXT)), ("cost", json!(1))];
        story.slash(people[0], "blank add", &card).await;
    }
}

/// The game begins, and all answer the question about the blank cards.
async fn answer(story: &Story, people: &[Id], choices: [&str; 2]) {
    story.slash(people[0], "game start", &[]).await;
    agree(story, people, choices).await;
}

/// All answer that question.
async fn agree(story: &Story, people: &[Id], choices: [&str; 2]) {
    for (who, choice) in people.iter().zip(choices) {
        assert_eq!(kind(&story.look(*who).await), Some(AskKind::Agree));
        story.slash(*who, "choose", &[("choice", json!(choice))]).await;
    }
}

/// The host's commands for blank cards, for the story that counts commands.
pub(crate) async fn every_command(story: &Story, people: &[Id]) {
    lobby(story, people).await;
    story.slash(people[0], "blank remove", &[("card", json!(2))]).await;
    answer(story, people, ["yes", "no"]).await;
}

/// Plays on by the table until somebody can play a blank card; buys cards of its decks.
async fn until_one_is_held(story: &Story, people: &[Id]) -> (Id, CardKind) {
    for _ in 0..900 {
        let who = story.asked(people).await;
        let look = story.look(who).await;
        let action = match menu(&look) {
            Some(Menu::Prepare(menu)) => {
                let blank = menu.cards.iter().find(|option| matches!(option.card, CardKind::Blank(_)));
                if let Some(option) = blank {
                    return (who, option.card);
                }
                look.view.asks[0].default.clone()
            }
            Some(Menu::Buy(menu)) => {
                let wanted = [Commander::Land, Commander::Diplomat];
                let left =
                    |deck| menu.decks.iter().find(|(one, _)| *one == deck).map_or(0, |(_, left)| *left);
                let each = wanted.into_iter().flat_map(|deck| vec![deck; left(deck).min(2) as usize]);
                // One energy is left for the card.
                Action::Buy { decks: each.take(menu.most.saturating_sub(1) as usize).collect() }.into()
            }
            _ => look.view.asks[0].default.clone(),
        };
        let order = Order::Answer(action);
        story.table.order(story.place(), &story.as_person(who), None, order).await.expect("an answer");
    }
    panic!("nobody drew a blank card");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_blank_card_is_written_agreed_to_shown_and_confirmed_r1_57_a1_61() {
    let story = Story::begin().await;
    let people: Vec<Id> = ["Ilaria", "Marco"].map(|name| story.person(name)).into();
    lobby(&story, &people).await;
    let (host, guest) = (people[0], people[1]);
    let card = |text: &str| [("deck", json!(0)), ("text", json!(text))];
    story.refused(guest, "blank add", &card(TEXT), "Only the host").await;
    story.refused(host, "blank add", &card("Hello @everyone"), "plain punctuation").await;
    story.refused(host, "blank add", &card(TEXT), "only 2 blank cards").await;
    story.refused(host, "blank remove", &[("card", json!(9))], "no blank card").await;
    let rules = of(story.slash(guest, "rules", &[]).await);
    assert!(
        rules.text().contains(&format!("blank card 4: diplomat, 1 energy: “{TEXT}”")),
        "{}",
        rules.text()
    );
    story.slash(host, "game start", &[]).await;
    let choices = "That is not on offer. You can choose: Play with them and Play without.";
    story.refused(host, "choose", &[("choice", json!("perhaps"))], choices).await;
    agree(&story, &people, ["yes", "Play with them"]).await;
    let look = story.look(host).await;
    assert_eq!(view(&look).decks[0], (Commander::Land, 22));
    let page = of(story.slash(guest, "rules", &[("card", json!("blank card 1 (land)"))]).await);
    assert!(page.text().contains(TEXT), "{}", page.text());
    let (who, kind_of_card) = until_one_is_held(&story, &people).await;
    let other = if who == host { guest } else { host };
    let energy =
        |look: &casus_belli::table::Look| view(look).seat(view(look).own.as_ref().unwrap().seat).energy;
    let before = energy(&story.look(who).await);
    let hand = of(story.slash(who, "hand", &[]).await);
    assert!(hand.text().contains(TEXT), "{}", hand.text());
    story.slash(who, "play", &[("card", json!(kind_of_card.key()))]).await;
    assert_eq!(energy(&story.look(who).await), before, "it is not played yet");
    // The other one confirms, by thumb, although this table waits for nobody else.
    let asked = of(story.press(other, &story.newest_panel(), "Is it played?").await);
    assert!(
        asked.text().contains(TEXT) && asked.text().contains("No answer: it is played"),
        "{}",
        asked.text()
    );
    story.press(other, &asked, "Yes, it is played").await;
    let look = story.look(who).await;
    assert_eq!(energy(&look), before - 1);
    assert!(view(&look).discarded.iter().any(|card| card.kind() == kind_of_card));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sealed_wish_list_is_sent_by_thumb_or_typed_pbp_35() {
    let story = Story::begin().await;
    let people: Vec<Id> = ["Ilaria", "Marco"].map(|name| story.person(name)).into();
    story.slash(people[0], "game new", &[("rulebook", json!(4)), ("setup", json!(0))]).await;
    let wishes = casus_belli::table::Change::Switch { key: "setup.land".into(), value: "wishes".into() };
    story.table.configure(story.place(), &story.as_person(people[0]), wishes).await.unwrap();
    story.slash(people[1], "game join", &[]).await;
    story.slash(people[0], "game start", &[]).await;
    let asked = of(story.press(people[0], &story.newest_panel(), "Wish list").await);
    assert!(asked.text().contains("nobody else sees your list"), "{}", asked.text());
    story.press(people[0], &asked, "Confirm").await;
    let look = story.look(people[1]).await;
    let Some(Menu::Wish(menu)) = menu(&look) else { panic!("a wish list") };
    let first = menu.of.nth(0).unwrap();
    story.slash(people[1], "wish", &[("territories", json!(Story::key(&look, first)))]).await;
    let look = story.look(people[1]).await;
    assert_eq!(kind(&look), Some(AskKind::Garrison));
    let own = view(&look).own.as_ref().unwrap().seat;
    assert_eq!(view(&look).at(first).holder, casus_belli::rules::Holder::Seat(own));
}
