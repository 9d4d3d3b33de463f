//! An exile of the Cold War chooses for each of its pieces, step by step with buttons and by command, where it goes and which are
//! gone (R3-13, A3-27); a launch at a state where nobody stands says so before it is confirmed (R3-34).

use crate::cold_war_table::{
    act, ask, begun, called, give, key, marked, menu, of, plays, seat, texts, turn_of, until, view,
};
use crate::harness::Story;
use casus_belli::loopback::{Id, Message};
use casus_belli::rules::cold_war::{Action, Armies, Army, Menu, Superpower, Weapon};
use casus_belli::rules::{Seat, TerritoryId};
use casus_belli::table::Look;
use serde_json::json;

const SIX: [&str; 6] = ["Ilaria", "Marco", "Zoë", "Nadia", "Piero", "Ada"];

fn state(look: &Look, key: &str) -> TerritoryId {
    look.view.map().find(key).expect("a state")
}

/// A table where the first coalition has left Peru, given all its armies away and is asked where its three pieces go from Brazil;
/// the USA have a heavy missile.
struct Exiled {
    people: Vec<Id>,
    usa: Id,
    exile: Id,
}

impl Exiled {
    async fn of(story: &Story) -> Self {
        let people = begun(story, &SIX, &[]).await;
        let usa = turn_of(story, &people, |_, look| plays(look, Superpower::American)).await;
        let at = state(&story.look(usa).await, "eastern_united_states");
        give(story, usa, Action::Buy { at, armies: Armies::of(Army::Nuclear(Weapon::Heavy), 1) }).await;
        let exile = turn_of(story, &people, |_, look| seat(look) == Seat(1)).await;
        let look = story.look(exile).await;
        let (peru, brazil) = (state(&look, "peru"), state(&look, "brazil"));
        let infantry = Armies::of(Army::Infantry, 1);
        give(story, exile, Action::Leg { from: peru, armies: infantry, path: vec![brazil], war: false })
            .await;
        for from in ["mongolia", "china", "brazil"] {
            let look = story.look(exile).await;
            let at = state(&look, from);
            let armies = view(&look).at(at).of(seat(&look));
            give(story, exile, Action::Convert { at, armies, to: Seat(2) }).await;
        }
        let table = Self { people, usa, exile };
        let look = story.look(exile).await;
        let Some(Menu::Exile(asked)) = menu(&look) else { panic!("{:?}", ask(&look)) };
        assert_eq!(asked.pieces, 3, "half of six cards");
        story.settle().await;
        table
    }

    /// The person at a seat.
    async fn at(&self, story: &Story, wanted: Seat) -> Id {
        for who in &self.people {
            if seat(&story.look(*who).await) == wanted {
                return *who;
            }
        }
        panic!("nobody sits there");
    }

    /// The USA bomb Peru, where nobody stands, by command; then the exile loses three of six cards, so two of three pieces.
    async fn bombed(&self, story: &Story) {
        let confirmed = [("target", json!("Peru")), ("confirm", json!(true))];
        story.slash(self.usa, "launch", &confirmed).await;
        story.settle().await;
        let told = texts(story);
        assert!(told.contains("A missile destroys Peru: "), "{told}");
        let asked = |one: Id, look: &Look| one == self.exile && matches!(menu(look), Some(Menu::Pieces(_)));
        until(story, &self.people, |_, _| None, asked).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn each_piece_of_an_exile_goes_its_own_way_with_buttons_and_those_that_go_are_chosen_one_by_one_r3_13_a3_27()
 {
    let story = Story::begin().await;
    let table = Exiled::of(&story).await;
    let (who, name) = (table.exile, called(&story.look(table.exile).await, Seat(1)));
    let page = of(story.slash(who, "cold turn", &[]).await);
    assert_eq!(marked(&page), ["All stay in Brazil (if no answer)"], "{:?}", page.buttons());
    let page = of(story.pick(who, &page, "1 Brazil → Venezuela").await);
    assert!(page.text().contains("**Brazil**"), "{}", page.text());
    let offered: Vec<String> =
        page.selects().into_iter().flat_map(|menu| menu.options).map(|(_, label, _)| label).collect();
    assert!(!offered.iter().any(|label| label.contains("Venezuela")), "each state once: {offered:?}");
    assert!(!offered.iter().any(|label| label.starts_with('3')), "two are left: {offered:?}");
    let page = of(story.pick(who, &page, "1 Brazil → Argentina").await);
    assert!(act(&story.look(who).await).is_none(), "nothing is decided yet");
    story.press(who, &page, "Done: Brazil 1, Venezuela 1, Argentina 1").await;
    let line = format!("Refugees of {name}: Brazil 1, Venezuela 1, Argentina 1.");
    assert!(texts(&story).contains(&line), "{line}: {}", texts(&story));

    table.bombed(&story).await;
    let page = of(story.slash(who, "cold turn", &[]).await);
    assert!(page.text().contains("2 refugee pieces"), "{}", page.text());
    let page = of(story.pick(who, &page, "Venezuela 1").await);
    assert!(page.text().contains("**Venezuela 1**"), "{}", page.text());
    story.pick(who, &page, "Argentina 1").await;
    let look = story.look(who).await;
    let left = |key: &str| view(&look).at(state(&look, key)).refugees_of(Seat(1));
    assert_eq!((left("brazil"), left("venezuela"), left("argentina")), (1, 0, 0));
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_exile_sends_its_pieces_by_command_and_names_those_that_go_r3_13_a3_27_pbp_8() {
    let story = Story::begin().await;
    let table = Exiled::of(&story).await;
    let (who, channel) = (table.exile, story.channel());
    let look = story.look(who).await;
    let name = called(&look, Seat(1));
    let offers = async |path: &str, option: &str, typed: &str| {
        let offered = story.discord.autocomplete(who, channel, path, vec![], option, typed).await;
        offered.expect("offers")
    };
    let steps = offers("cold exile", "steps", "venez").await;
    assert_eq!(steps[0].name, "Venezuela: 3", "all that are left come first");
    let more = offers("cold exile", "steps", "Venezuela: 1, argen").await;
    assert_eq!(more[0].name, "Venezuela: 1, Argentina: 2");
    let last = more.iter().find(|choice| choice.name == "Venezuela: 1, Argentina: 1").expect("one goes");
    let states = offers("cold exile", "state", "").await;
    assert!(states.iter().any(|choice| choice.name.starts_with("Brazil")) && states.len() == 1);
    let many = [("steps", json!("Venezuela: 4"))];
    story.refused(who, "cold exile", &many, "4 refugee pieces is the wrong number here").await;
    story.refused(who, "cold exile", &[("steps", json!("Ural: 1"))], "Ural").await;
    story.refused(who, "cold exile", &[("steps", json!("Peru: two"))], "“Peru: 2, Brazil: 1”").await;
    story
        .slash(
            who,
            "cold exile",
            &[("steps", json!(last.value)), ("state", key(&look, state(&look, "brazil")))],
        )
        .await;
    let line = format!("Refugees of {name}: Brazil 1, Venezuela 1, Argentina 1.");
    assert!(texts(&story).contains(&line), "{line}: {}", texts(&story));

    story.discord.set_dms(who, false);
    table.bombed(&story).await;
    let hit = "has hit you.** ☢ A missile destroys Peru: ";
    let mention = |message: &Message| message.text().contains(hit) && message.pinged.contains(&who);
    assert!(
        story.messages().iter().any(mention),
        "without direct messages in the channel: {}",
        texts(&story)
    );
    let first = offers("cold pieces", "states", "").await;
    let names: Vec<&str> = first.iter().map(|choice| choice.name.as_str()).collect();
    assert_eq!(names.len(), 3, "a piece in each of three states: {names:?}");
    story.refused(who, "cold pieces", &[("states", json!("Brazil"))], "You named 1 refugee piece").await;
    story.slash(who, "cold pieces", &[("states", json!("Venezuela: 1, Argentina"))]).await;
    let look = story.look(who).await;
    let left = |key: &str| view(&look).at(state(&look, key)).refugees_of(Seat(1));
    assert_eq!((left("brazil"), left("venezuela"), left("argentina")), (1, 0, 0));
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_launch_is_shown_before_it_is_fired_and_says_if_nobody_stands_there_r3_34_a3_54() {
    let story = Story::begin().await;
    let table = Exiled::of(&story).await;
    until(&story, &table.people, |_, _| None, |one, look| one == table.exile && act(look).is_some()).await;
    let (usa, exile) = (table.usa, called(&story.look(table.exile).await, Seat(1)));
    let shown = of(story.slash(usa, "launch", &[("target", json!("Peru"))]).await);
    let text = shown.text();
    assert!(text.contains("Target: **Peru** · **nobody stands there**"), "{text}");
    assert!(
        text.contains(&format!(
            "{exile}, who controlled it when a turn last ended, loses 3 population cards."
        )),
        "{text}"
    );
    let look = story.look(usa).await;
    assert!(!view(&look).at(state(&look, "peru")).mushroom, "nothing is fired yet");
    assert!(!texts(&story).contains("launches a "), "{}", texts(&story));
    let page = of(story.slash(usa, "launch", &[("target", json!("Brazil"))]).await);
    let owner = called(&look, Seat(2));
    let there = format!("Target: **Brazil** · destroyed there: {owner}: 2 infantry");
    assert!(page.text().contains(&there), "{there}: {}", page.text());
    story.press(usa, &shown, "Launch at Peru now").await;
    let look = story.look(usa).await;
    assert!(
        view(&look).at(state(&look, "peru")).mushroom && !view(&look).at(state(&look, "brazil")).mushroom
    );
    let blast = format!("A missile destroys Peru: {exile} loses 3 population cards.");
    assert!(texts(&story).contains(&blast), "{blast}: {}", texts(&story));
    // It came in his own turn, and he is told all the same.
    let told = story.discord.dms(table.exile).pop().expect("a message");
    let hit = format!("**a missile of {} has hit you.** ☢ {blast}", called(&look, Seat(0)));
    assert!(told.text().contains(&hit), "{hit}: {}", told.text());
    assert!(told.buttons().iter().any(|button| button.label == "Deals"), "{:?}", told.buttons());
    assert!(!story.discord.dms(usa).iter().any(|message| message.text().contains("has hit")));
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_deals_with_a_player_who_is_out_and_his_offers_expire_r3_8_a3_21() {
    let story = Story::begin().await;
    let table = Exiled::of(&story).await;
    until(&story, &table.people, |_, _| None, |one, look| one == table.exile && act(look).is_some()).await;
    let (who, look) = (table.exile, story.look(table.exile).await);
    let (name, partner) = (called(&look, Seat(1)), called(&look, Seat(2)));
    let other = table.at(&story, Seat(2)).await;
    let offer = |player: &str| [("player", json!(player)), ("permit", json!("stop until 1960"))];
    story.slash(other, "deal offer", &offer(&name)).await;
    let received = story.discord.dms(who).pop().expect("the offer");
    story.slash(who, "deal offer", &offer(&partner)).await;
    // Three pieces in Brazil take six cards with them: nobody is left.
    story.slash(table.usa, "launch", &[("target", json!("Brazil")), ("confirm", json!(true))]).await;
    story.settle().await;
    let out = format!("{name} has neither armies nor refugees and is out of the game.");
    assert!(texts(&story).contains(&out), "{out}: {}", texts(&story));
    assert!(texts(&story).contains(&format!("**{name} is out of the game.**")), "{}", texts(&story));
    let told = |to: Id| story.discord.dms(to).iter().map(Message::text).collect::<Vec<_>>().join("\n");
    for by in [&name, &partner] {
        let expired = format!("between you and {name} has **expired**.\n{by} gives: permission to stop");
        assert!(told(other).contains(&expired), "{expired}: {}", told(other));
    }
    assert!(told(who).contains("**you are out.** You can go on watching."), "{}", told(who));
    let no_more = "You are out of this game: you can decide nothing in it any more.";
    let late = story.press(who, &received, "Accept").await;
    assert!(late.text().contains(no_more), "{}", late.text());
    story.refused(who, "deal offer", &offer(&partner), no_more).await;
    story.refused(who, "pay", &[("player", json!(partner)), ("money", json!(1))], no_more).await;
    story.refused(who, "deal list", &[], no_more).await;
    story.refused(who, "launch", &[("target", json!("Peru"))], no_more).await;
    let gone = format!("{name} is out of the game: no payments and no deals any more.");
    story.refused(other, "deal offer", &offer(&name), &gone).await;
    story.refused(other, "pay", &[("player", json!(name)), ("money", json!(1))], &gone).await;
    let channel = story.channel();
    let names = story.discord.autocomplete(other, channel, "deal offer", vec![], "player", "").await;
    assert!(names.expect("offers").iter().all(|choice| choice.name != name), "he is not offered");
    story.end().await;
}
