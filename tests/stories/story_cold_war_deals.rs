//! Deals, payments and books of the Cold War (R3-8, A3-45, A3-66): commands, messages with Accept, Counter, Decline, forms, and what is
//! refused.

use crate::cold_war_table::{begun, of, view};
use crate::harness::Story;
use casus_belli::loopback::{Id, Message};
use casus_belli::rules::cold_war::Menu;
use casus_belli::rules::{self, Seat};
use casus_belli::table::{Look, Order};
use serde_json::{Value, json};

/// Seats at a table of four: the USA, a coalition, the USSR, a coalition (A3-23).
const NAMES: [&str; 4] = ["Ilaria", "Marco", "Zoë", "Nino"];

/// A running game of four; the people in the order of seats.
pub(crate) async fn table(story: &Story) -> Vec<Id> {
    begun(story, &NAMES, &[]).await
}

pub(crate) fn called(look: &Look, seat: u8) -> String {
    look.at(Seat(seat)).expect("a player").name.clone()
}

/// Answers by the table for whoever is waited for, until that person's turn is open.
pub(crate) async fn until_turn(story: &Story, people: &[Id], who: Id) {
    for _ in 0..60 {
        for one in people {
            let look = story.look(*one).await;
            let open = look.view.awaited_asks().find(|ask| Some(ask.to) == look.view.viewer_seat()).cloned();
            let Some(ask) = open else { continue };
            if *one == who && matches!(ask.menu, rules::Menu::ColdWar(Menu::Act(_))) {
                story.settle().await;
                return;
            }
            let order = Order::Answer(ask.default);
            story
                .table
                .order(story.place(), &story.as_person(*one), Some(ask.id), order)
                .await
                .expect("a default");
            break;
        }
    }
    panic!("the turn never came");
}

fn public(story: &Story) -> String {
    story.messages().iter().map(Message::text).collect::<Vec<_>>().join("\n")
}

fn last_dm(story: &Story, who: Id) -> Message {
    story.discord.dms(who).pop().expect("a direct message")
}

/// The number of the offer that a text tells of.
fn number(text: &str) -> u32 {
    let (_, rest) = text.split_once("offer ").expect("an offer");
    rest.chars().take_while(char::is_ascii_digit).collect::<String>().parse().expect("its number")
}

/// Every command and option of deals, payments and books.
pub(crate) async fn every_option(story: &Story) {
    let people = table(story).await;
    let look = story.look(people[0]).await;
    let (usa, marco) = (called(&look, 0), called(&look, 1));
    let terms = [
        ("pay", json!(2)),
        ("get", json!(1)),
        ("permit", json!("stop, pass in japan until 1960")),
        ("get_permit", json!("build 1960")),
        ("promise", json!("1955 no tanks in Africa")),
        ("get_promise", json!("1955 peace in Peru")),
        ("open_until", json!(1980)),
    ];
    let offer = [vec![("player", json!(marco))], terms.to_vec()].concat();
    let first = number(story.slash(people[0], "deal offer", &offer).await.text());
    let counter = [vec![("offer", json!(first))], terms.to_vec()].concat();
    let second = number(story.slash(people[1], "deal counter", &counter).await.text());
    story.slash(people[0], "deal decline", &[("offer", json!(second))]).await;
    let third = number(story.slash(people[0], "deal offer", &offer).await.text());
    story.slash(people[0], "deal withdraw", &[("offer", json!(third))]).await;
    let small = [("player", json!(marco)), ("promise", json!("1955 no tanks in Africa"))];
    let fourth = number(story.slash(people[0], "deal offer", &small).await.text());
    story.slash(people[1], "deal accept", &[("offer", json!(fourth))]).await;
    story.slash(people[1], "deal list", &[]).await;
    until_turn(story, &people, people[3]).await;
    until_turn(story, &people, people[1]).await;
    let judged = [("deal", json!(fourth.to_string())), ("kept", json!(true)), ("promise", json!(1))];
    story.slash(people[1], "deal judge", &judged).await;
    story.slash(people[1], "pay", &[("player", json!(usa)), ("money", json!(1))]).await;
    story.slash(people[1], "ledger", &[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn r3_8_an_offer_is_a_message_to_its_reader_alone_and_accepting_it_pays_both_at_once() {
    let story = Story::begin().await;
    let people = table(&story).await;
    let (usa, coalition) = (people[0], people[1]);
    let look = story.look(usa).await;
    let (me, them) = (called(&look, 0), called(&look, 1));
    let terms: Vec<(&str, Value)> = vec![
        ("player", json!(them)),
        ("pay", json!(5)),
        ("permit", json!("stop in japan until 1960")),
        ("get_promise", json!("1955 no tanks in Africa")),
    ];
    let made = story.slash(usa, "deal offer", &terms).await;
    assert!(made.ephemeral, "{}", made.text());
    let number = number(made.text());
    assert!(made.text().contains(&format!("makes {them} offer {number}.")), "{}", made.text());
    assert!(!public(&story).contains("offer"), "nobody else hears of it: {}", public(&story));
    let told = last_dm(&story, coalition);
    for part in ["$5", "permission to stop in Japan until 1960", "no tanks in Africa"] {
        assert!(told.content.contains(part), "{part}: {}", told.content);
    }
    let labels: Vec<String> = told.buttons().into_iter().map(|button| button.label).collect();
    for label in ["Accept", "Counter", "Decline"] {
        assert!(labels.contains(&label.to_owned()), "{labels:?}");
    }
    let before = view(&story.look(usa).await).seat(Seat(1)).money.expect("public");
    let accepted = story.press(coalition, &told, "Accept").await;
    assert!(accepted.text().contains("the deal is made"), "{}", accepted.text());
    let look = story.look(usa).await;
    assert_eq!(view(&look).seat(Seat(1)).money, Some(before + 5));
    let said = public(&story);
    assert!(said.contains(&format!("{me} pays {them} $5")), "{said}");
    assert!(!said.contains("no tanks in Africa"), "a promise is between the two");
    assert!(last_dm(&story, usa).content.contains("was **accepted**"));
    let books = story.slash(coalition, "ledger", &[]).await;
    assert!(books.ephemeral);
    for part in [
        "Your ledger in 1950",
        "Money ",
        "Population ",
        "permission to stop in Japan until 1960",
        "no tanks in Africa",
    ] {
        assert!(books.text().contains(part), "{part}: {}", books.text());
    }
    let deals = of(story.slash(coalition, "deal list", &[]).await).text();
    let agreed = deals.split_once("No offer is open.\n**Agreed**\n").expect("what was agreed has a title").1;
    assert!(
        agreed.contains("permission to stop in Japan until 1960") && agreed.contains("no tanks in Africa")
    );
    let others = story.slash(people[3], "ledger", &[]).await;
    assert!(!others.text().contains("no tanks in Africa"), "{}", others.text());
    // Whoever received the promise says whether it was kept, when its year has begun.
    let early = [("deal", json!(number.to_string())), ("kept", json!(false))];
    story.refused(usa, "deal judge", &early, "This promise is for 1955").await;
    until_turn(&story, &people, people[3]).await;
    until_turn(&story, &people, coalition).await;
    assert!(last_dm(&story, usa).content.contains("no tanks in Africa"), "both are reminded");
    let judged = story.slash(usa, "deal judge", &early).await;
    assert!(judged.ephemeral && judged.text().contains("no tanks in Africa"), "{}", judged.text());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn r3_8_an_offer_is_countered_in_a_form_declined_and_withdrawn() {
    let story = Story::begin().await;
    let people = table(&story).await;
    let (usa, coalition) = (people[0], people[1]);
    let them = called(&story.look(usa).await, 1);
    story.slash(usa, "deal offer", &[("player", json!(them)), ("pay", json!(3))]).await;
    let told = last_dm(&story, coalition);
    let form = story.press(coalition, &told, "Counter").await.modal.expect("a form");
    assert_eq!(form.inputs[1].value.as_deref(), Some("3"), "what the other gives: {form:?}");
    let fields = vec![
        ("f1".to_owned(), "6".to_owned()),
        ("f2".to_owned(), "stop until 1960".to_owned()),
        ("f4".to_owned(), "me 1955 peace in Peru".to_owned()),
    ];
    let sent = story.discord.submit_modal(coalition, &form, fields).await.expect("sent");
    story.settle().await;
    let shown = of(sent).text();
    assert!(shown.contains("Your deals in game"), "{shown}");
    let back = last_dm(&story, usa);
    for part in ["$6", "permission to stop", "peace in Peru"] {
        assert!(back.content.contains(part), "{part}: {}", back.content);
    }
    story.press(usa, &back, "Decline").await;
    assert!(last_dm(&story, coalition).content.contains("was **declined**"));
    let page = of(story.slash(usa, "deal list", &[]).await);
    assert!(page.text().contains("No offer is open."), "{}", page.text());
    let form = story.pick(usa, &page, &them).await.modal.expect("a form");
    let fields = vec![("f0".to_owned(), "1".to_owned())];
    story.discord.submit_modal(usa, &form, fields).await.expect("sent");
    story.settle().await;
    let told = last_dm(&story, coalition);
    let number = number(&told.content.replace("Offer ", "offer "));
    story.slash(usa, "deal withdraw", &[("offer", json!(number))]).await;
    let late = story.press(coalition, &told, "Accept").await;
    assert!(late.text().contains(&format!("Offer {number} is not open")), "{}", late.text());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn r3_8_what_is_no_deal_is_refused_privately_and_changes_nothing() {
    let story = Story::begin().await;
    let people = table(&story).await;
    let (usa, look) = (people[0], story.look(people[0]).await);
    let (me, them, soviet) = (called(&look, 0), called(&look, 1), called(&look, 2));
    let offer = |player: &str, more: &[(&'static str, Value)]| {
        [vec![("player", json!(player))], more.to_vec()].concat()
    };
    let one = [("pay", json!(1))];
    story.refused(usa, "deal offer", &offer(&soviet, &one), "never negotiate, trade or ally").await;
    story.refused(usa, "pay", &[("player", json!(soviet)), ("money", json!(1))], "never negotiate").await;
    story.refused(usa, "deal offer", &offer(&me, &one), "a deal with yourself").await;
    story.refused(usa, "deal offer", &offer("Caesar", &one), "no seat in this game").await;
    story.refused(usa, "deal offer", &offer(&them, &[]), "Neither side gives anything").await;
    story
        .refused(usa, "deal offer", &offer(&them, &[("pay", json!(999))]), "You would pay $999, and you have")
        .await;
    let mention = [("promise", json!("1960 no war with <@1234>"))];
    story.refused(usa, "deal offer", &offer(&them, &mention), "A promise mentions nobody").await;
    let without = [("promise", json!("no tanks in Africa"))];
    story.refused(usa, "deal offer", &offer(&them, &without), "A promise needs its year").await;
    let odd = [("permit", json!("conquer 1960"))];
    story.refused(usa, "deal offer", &offer(&them, &odd), "I can’t read that permission").await;
    story.refused(usa, "deal accept", &[("offer", json!(7))], "Offer 7 is not open").await;
    let judged = [("deal", json!("7")), ("kept", json!(true))];
    story.refused(usa, "deal judge", &judged, "promise").await;
    story.refused(story.person("Onlooker"), "deal list", &[], "no seat").await;
    story.end().await;
}
