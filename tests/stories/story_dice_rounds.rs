//! A round of the beacon for each turn and for each order, in Discord: what the lobby offers, what a player reads while the
//! dice are on their way and afterwards, and what the channel reads ([PBP-40]).

use crate::beacon_server::{Manner, Server};
use crate::harness::Story;
use casus_belli::discord::Workers;
use casus_belli::loopback::{Id, Loopback};
use casus_belli::rules::classic::{self, Menu, steps};
use casus_belli::table::Status;
use serde_json::json;
use std::time::Duration;

use crate::classic_support::InClassic;

/// A lobby of two people, with the local chain.
async fn gathered(server: &Server, workers: Workers) -> (Story, [Id; 2]) {
    let story = Story::local_chain(server, workers).await;
    let people = [story.person("Ilaria"), story.person("Marco")];
    let send = async |who: Id, path: &str, options: &[(&str, serde_json::Value)]| {
        let options = options.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect();
        let told = story.discord.slash(who, story.channel(), path, options).await.expect("sent");
        assert!(!told.silent(), "/{path}");
    };
    send(people[0], "game new", &[("setup", json!(2))]).await;
    send(people[1], "game join", &[]).await;
    (story, people)
}

fn said(story: &Story, reader: Id) -> Vec<String> {
    story.discord.messages(story.channel(), reader).into_iter().map(|message| message.content).collect()
}

/// Waits until the channel says that.
async fn says(story: &Story, reader: Id, part: &'static str) {
    let channel = story.channel();
    let says = move |discord: &Loopback| {
        let messages = discord.messages(channel, reader);
        messages.iter().any(|message| message.content.contains(part)).then_some(())
    };
    story.discord.wait_for(part, says).await.unwrap_or_else(|_| panic!("{part}: {:?}", said(story, reader)));
}

/// Places what is to be placed, until somebody may attack: who, from where, where to.
async fn attack(story: &Story, people: [Id; 2]) -> (Id, String, String) {
    loop {
        let seat = story.look(people[0]).await.view.on_turn.expect("somebody's turn");
        let me = people[seat.index()];
        let look = story.look(me).await;
        let ask = look.view.asks[0].clone();
        let Menu::Attack(steps::Attack { strikes }) = ask.menu.classic().clone() else {
            let order = casus_belli::table::Order::Answer(ask.default.clone());
            story
                .table
                .order(story.place(), &story.as_person(me), Some(ask.id), order)
                .await
                .expect("placed");
            continue;
        };
        let armies = |strike: &&classic::AttackOption| look.view.classic().at(strike.from).armies;
        let best = strikes.iter().max_by_key(armies).expect("an attack");
        let name = |at| casus_belli::rules::Board::get(look.view.board).territory(at).key.clone();
        return (me, name(best.from).clone(), name(best.to).clone());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_chooses_a_round_for_every_order_and_the_dice_come_three_seconds_later_pbp_40() {
    let server = Server::start(Manner::Local).await;
    let (story, people) = gathered(&server, Workers::Running).await;
    let [ilaria, marco] = people;
    assert!(
        said(&story, marco)[0].contains("mixed into the dice for every turn"),
        "{:?}",
        said(&story, marco)
    );
    let change = casus_belli::table::Change::BeaconMode(casus_belli::luck::BeaconMode::Order);
    story.table.configure(story.place(), &story.as_person(ilaria), change).await.expect("its host may");
    says(&story, marco, "mixed into the dice for every order").await;
    let started = story.discord.slash(ilaria, story.channel(), "game start", Vec::new()).await.expect("sent");
    assert!(started.text().contains("who sits where: 1. Ilaria and 2. Marco"), "{}", started.text());
    says(&story, marco, "Against the owner of the bot: nothing (the beacon was a chain made for tests)")
        .await;
    story.discord.clock().advance(Duration::from_secs(33));
    says(&story, marco, "begins.").await;
    let (me, from, to) = attack(&story, people).await;
    let options = [("from", json!(from)), ("to", json!(to)), ("until", json!(0))];
    let options = options.map(|(key, value)| (key.to_owned(), value)).into();
    let stored = story.discord.slash(me, story.channel(), "attack", options).await.expect("sent");
    assert!(stored.ephemeral && stored.text().contains("is stored. Its dice come"), "{}", stored.text());
    says(&story, marco, "An order is fixed").await;
    let other = if me == ilaria { marco } else { ilaria };
    let overtaken = story.discord.slash(me, story.channel(), "end", Vec::new()).await.expect("sent");
    assert!(overtaken.text().contains("Nothing can overtake it"), "{}", overtaken.text());
    assert!(!said(&story, other).iter().any(|text| text.contains("🎲")), "no die is known");
    story.discord.clock().advance(Duration::from_secs(7));
    let interaction = stored.interaction;
    let thrown = move |discord: &Loopback| {
        let outcome = discord.outcome(interaction);
        (!outcome.text().contains("is stored")).then(|| outcome.text().to_owned())
    };
    let waited = story.discord.wait_for("the dice", thrown).await;
    println!("{}", waited.expect("the answer is edited when they have come"));
    assert_eq!(story.look(marco).await.status, Status::Running);
    let checked = story.discord.slash(marco, story.channel(), "verify", Vec::new()).await.expect("sent");
    assert!(checked.text().contains(IN_TIME), "{}", checked.text());
    story.end().await;
}

const IN_TIME: &str = "The round that was mixed in after the start was named in a message before it was out";

#[tokio::test(flavor = "multi_thread")]
async fn by_default_every_turn_has_a_round_that_nobody_waits_for_and_one_named_too_late_is_shown_pbp_40() {
    let server = Server::start(Manner::Local).await;
    let (story, people) = gathered(&server, Workers::Stepped).await;
    let [ilaria, marco] = people;
    story.slash(ilaria, "game start", &[]).await;
    story.wait(Duration::from_secs(33)).await;
    says(&story, marco, "begins.").await;
    story.wait(Duration::from_secs(7)).await;
    let (me, from, to) = attack(&story, people).await;
    let fought =
        story.slash(me, "attack", &[("from", json!(from)), ("to", json!(to)), ("until", json!(0))]).await;
    assert!(fought.text().contains("against"), "the dice are there: {}", fought.text());
    let checked = story.slash(me, "verify", &[]).await;
    assert!(checked.text().contains(IN_TIME), "{}", checked.text());
    // The next turn begins, and its board, which names the round, is posted when that is out.
    while story.look(me).await.view.on_turn.map(|seat| people[seat.index()]) == Some(me) {
        let ask = story.look(me).await.view.asks[0].clone();
        let order = match ask.menu.classic() {
            Menu::Attack(_) => casus_belli::table::Order::Compound(classic::Order::End.into()),
            _ => casus_belli::table::Order::Answer(ask.default.clone()),
        };
        let answered = story.table.order(story.place(), &story.as_person(me), Some(ask.id), order).await;
        answered.expect("it is legal");
    }
    story.wait(Duration::from_secs(7)).await;
    let checked = story.slash(me, "verify", &[]).await;
    let late = "1 of 2 rounds after the start was named in a message only when it was out already";
    assert!(checked.text().contains(late), "{}", checked.text());
    story.end().await;
}
