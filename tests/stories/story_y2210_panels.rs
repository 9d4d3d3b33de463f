//! A.D. 2210: what the posts and direct messages of a year say, and what the private panel tells before one pays.

use crate::harness::Story;
use crate::y2210_table::{begun, give, kind, menu, of, on_turn, texts, until, view};
use casus_belli::ai::Player;
use casus_belli::loopback::{Id, Message};
use casus_belli::rules::y2210::{AskKind, Commander, Menu, Piece};
use serde_json::json;

/// The first lines of the posts with a board, oldest first.
fn headlines(story: &Story) -> Vec<String> {
    let boards = story.messages().into_iter().filter(|message| !message.attachments.is_empty());
    boards.map(|board| board.content.lines().next().unwrap_or_default().to_owned()).collect()
}

/// The player on turn plays as a computer player does, until somebody of these is asked that.
async fn played_until(story: &Story, people: &[Id], asked: AskKind, year: u32) -> Id {
    let mut dice = 11_u32;
    for _ in 0..2_000 {
        let who = story.asked(people).await;
        let look = story.look(who).await;
        if kind(&look) == Some(asked) && view(&look).year() == year {
            story.settle().await;
            return who;
        }
        let mut pick = |n: u32| {
            dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (dice >> 8) % n
        };
        let ask = look.view.awaited_asks().next().expect("asked above");
        let casus_belli::rules::Action::Y2210(action) = Player::Normal.answer(&look.view, ask, &mut pick)
        else {
            panic!("an answer of 2210")
        };
        give(story, who, action).await;
    }
    panic!("never came to it");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_set_up_at_once_announces_the_bids_and_nobody_is_told_to_set_up() {
    let story = Story::begin().await;
    let people = begun(&story, &["Ilaria", "Marco", "Zoë"], &[], false).await;
    let told = texts(&story);
    assert!(
        told.contains("**Game 1 begins.** The board is set. Everyone bids for the order of play, in secret."),
        "{told}"
    );
    assert!(!told.contains("sets up") && !told.contains("in secret.\n**Game"), "{told}");
    assert_eq!(headlines(&story), ["**Year 1** · everyone bids for the order of play"]);
    // The year's first turn is told under its own headline, the bids under theirs.
    let first = on_turn(&story, &people).await;
    story.settle().await;
    let name = story.as_person(first).name;
    until(&story, &people, |_, _| None, |who, _| who != first).await;
    story.settle().await;
    let shown = headlines(&story);
    println!("{shown:#?}");
    let first_turn = format!("**Year 1** · {name}");
    assert!(shown.iter().any(|line| line.starts_with(&first_turn)), "{first_turn}: {shown:#?}");
    assert!(!shown.iter().any(|line| line.contains("The board is set")), "{shown:#?}");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_set_up_by_hand_keeps_its_headline_and_does_not_say_who_begins_before_the_bids() {
    let story = Story::begin().await;
    let people: Vec<Id> = ["Ilaria", "Marco", "Zoë"].iter().map(|name| story.person(name)).collect();
    story.slash(people[0], "game new", &[("rulebook", json!(4)), ("setup", json!(1))]).await;
    for guest in &people[1..] {
        story.slash(*guest, "game join", &[]).await;
    }
    story.slash(people[0], "game start", &[]).await;
    until(&story, &people, |_, _| None, |_, look| kind(look) == Some(AskKind::Bid)).await;
    let first = on_turn(&story, &people).await;
    until(&story, &people, |_, _| None, |who, _| who != first).await;
    story.settle().await;
    let (shown, told) = (headlines(&story), texts(&story));
    println!("{shown:#?}");
    let bids = shown.iter().filter(|line| line.contains("everyone bids")).count();
    assert!(bids <= 1, "one post of the bids: {shown:#?}");
    assert!(shown[0].contains("Set-up"), "the first post shows the set-up: {shown:#?}");
    assert!(told.contains("Dice for the order of the set-up: "), "{told}");
    let rolled = told.lines().find(|line| line.contains("Dice for")).unwrap_or_default();
    assert!(rolled.ends_with(" comes first in it.") && !rolled.contains("begins"), "{rolled}");
    story.end().await;
}

/// The direct message to that person that asks for the present decision.
fn asked_by_dm(story: &Story, who: Id) -> String {
    let all = story.discord.dms(who);
    let told = all.iter().rev().find(|message: &&Message| !message.buttons().is_empty());
    told.expect("a question").content.clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happened_since_the_last_turn_is_told_once_with_the_turn_and_not_with_the_bid() {
    let story = Story::begin().await;
    let people = begun(&story, &["Ilaria", "Marco"], &[], false).await;
    played_until(&story, &people, AskKind::Bid, 2).await;
    for who in &people {
        let bid = asked_by_dm(&story, *who);
        assert!(!bid.contains(" took ") && !bid.contains(" captured "), "a bid tells no recap: {bid}");
    }
    let first = played_until(&story, &people, AskKind::Place, 2).await;
    let place = |who: Id, look: &casus_belli::table::Look| who != first && kind(look) == Some(AskKind::Place);
    let mut turns = vec![asked_by_dm(&story, first)];
    let second = until(&story, &people, |_, _| None, place).await;
    turns.push(asked_by_dm(&story, second));
    assert!(turns.iter().any(|turn| turn.contains(" took ")), "captures are told with the turn: {turns:#?}");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_panel_tells_energy_income_and_prices_before_anything_is_bought_r1_22_r1_29() {
    let story = Story::begin().await;
    let people = begun(&story, &["Ilaria", "Marco"], &[], false).await;
    let bidder = story.asked(&people).await;
    let own = |look: &casus_belli::table::Look| {
        let seat = look.view.viewer_seat().expect("a player");
        (view(look).seat(seat).energy, view(look).seat(seat).income)
    };
    let (energy, income) = own(&story.look(bidder).await);
    let bid = of(story.press(bidder, &story.newest_panel(), "Bid").await);
    let purse = format!("You have {energy} energy; your next turn brings {income} MODs and as much energy.");
    assert!(bid.text().contains(&format!("{purse} The others: ")), "{}", bid.text());

    let who = on_turn(&story, &people).await;
    let who =
        until(&story, &people, |_, _| None, |asked, look| asked == who && kind(look) == Some(AskKind::Hire))
            .await;
    let look = story.look(who).await;
    let (energy, income) = own(&look);
    let panel = of(story.press(who, &story.newest_panel(), "Hire and build").await);
    let purse = format!("You have {energy} energy; your next turn brings {income} MODs and as much energy.");
    assert!(panel.text().contains(&purse), "{purse}: {}", panel.text());
    let labels: Vec<String> = panel.buttons().into_iter().map(|button| button.label).collect();
    let Some(Menu::Hire(hire)) = menu(&look) else { panic!("asked above") };
    for one in hire.commanders.iter() {
        let name = match one {
            Commander::Land => "land commander",
            Commander::Naval => "naval commander",
            Commander::Nuclear => "nuclear commander",
            Commander::Space => "space commander",
            Commander::Diplomat => "diplomat",
        };
        let price = format!(" · {} energy", Piece::Commander(one).cost());
        let priced = labels.iter().any(|label| label.starts_with(name) && label.ends_with(&price));
        assert!(priced, "{name}{price}: {labels:?}");
    }

    // Cards are named as cards, with what is left and what they are good for; the piece of that name is not for sale here.
    story.slash(who, "done", &[]).await;
    let look = story.look(who).await;
    let Some(Menu::Buy(buy)) = menu(&look) else { panic!("cards are next: {:?}", kind(&look)) };
    let panel = of(story.press(who, &story.newest_panel(), "Buy cards").await);
    let labels: Vec<String> = panel.buttons().into_iter().map(|button| button.label).collect();
    assert!(!buy.decks.is_empty(), "a commander in play opens its deck");
    for (deck, left) in &buy.decks {
        let name = match deck {
            Commander::Land => "land",
            Commander::Naval => "naval",
            Commander::Nuclear => "nuclear",
            Commander::Space => "space",
            Commander::Diplomat => "diplomat",
        };
        let (one, there) = (format!("+1 {name} card"), format!("{name} cards · {left} left"));
        assert!(labels.iter().any(|label| label.ends_with(&one)), "{one}: {labels:?}");
        assert!(labels.iter().any(|label| label.contains(&there)), "{there}: {labels:?}");
    }
    assert!(!labels.iter().any(|label| label.contains("commander")), "{labels:?}");
    assert!(panel.text().contains(&format!("You have {} energy", own(&look).0)), "{}", panel.text());
    story.end().await;
}
