//! Tables of A.D. 2210 for the stories: begins games, reads what is asked, plays on.

use crate::harness::Story;
use casus_belli::loopback::{Id, Message, Outcome};
use casus_belli::rules::y2210::{Action, AskKind, CardKind, Menu, View};
use casus_belli::rules::{self, Holder, TerritoryId};
use casus_belli::table::{Change, Look, Order};
use casus_belli::text::{Lang, Words};
use serde_json::{Value, json};

pub(crate) fn of(outcome: Outcome) -> Message {
    outcome.message.expect("an answer")
}

pub(crate) fn view(look: &Look) -> &View {
    match &look.view {
        rules::View::Y2210(view) => view,
        rules::View::Classic(_) | rules::View::ColdWar(_) => panic!("a game of 2210"),
    }
}

pub(crate) fn menu(look: &Look) -> Option<&Menu> {
    match &look.view.asks.first()?.menu {
        rules::Menu::Y2210(menu) => Some(menu),
        rules::Menu::Classic(_) | rules::Menu::ColdWar(_) => panic!("a game of 2210"),
    }
}

pub(crate) fn kind(look: &Look) -> Option<AskKind> {
    menu(look).map(Menu::kind)
}

pub(crate) fn key(look: &Look, at: TerritoryId) -> Value {
    json!(Story::key(look, at))
}

pub(crate) fn me(look: &Look) -> Holder {
    Holder::Seat(view(look).own.as_ref().expect("a player").seat)
}

/// The viewer's own territories.
pub(crate) fn own(look: &Look) -> Vec<TerritoryId> {
    let mine = me(look);
    look.view.map().ids().filter(|at| view(look).at(*at).holder == mine).collect()
}

/// A running game of 2210 with these switches; `waits`: people are asked in other players' turns.
pub(crate) async fn begun(story: &Story, names: &[&str], switches: &[(&str, &str)], waits: bool) -> Vec<Id> {
    let people: Vec<Id> = names.iter().map(|name| story.person(name)).collect();
    story.slash(people[0], "game new", &[("rulebook", json!(4)), ("setup", json!(2))]).await;
    let host = story.as_person(people[0]);
    for (key, value) in switches {
        let change = Change::Switch { key: (*key).to_owned(), value: (*value).to_owned() };
        story.table.configure(story.place(), &host, change).await.expect("a switch of this rulebook");
    }
    if waits {
        story.table.configure(story.place(), &host, Change::DefenceWaits(true)).await.expect("a lobby");
    }
    for guest in &people[1..] {
        story.slash(*guest, "game join", &[]).await;
    }
    story.slash(people[0], "game start", &[]).await;
    people
}

/// Everybody bids, and the markers are chosen; returns who is on turn.
pub(crate) async fn on_turn(story: &Story, people: &[Id]) -> Id {
    for who in people {
        if kind(&story.look(*who).await) == Some(AskKind::Bid) {
            story.slash(*who, "bid", &[("energy", json!(0))]).await;
        }
    }
    loop {
        let who = story.asked(people).await;
        let look = story.look(who).await;
        let Some(Menu::Marker(menu)) = menu(&look) else { return who };
        story.slash(who, "choose", &[("choice", json!(menu.free[0].to_string()))]).await;
    }
}

/// An answer by the table, for what a story needs but does not tell. Nothing is delivered.
pub(crate) async fn give(story: &Story, who: Id, action: Action) {
    let order = Order::Answer(action.into());
    story.table.order(story.place(), &story.as_person(who), None, order).await.expect("an order");
}

/// Plays on by the table until `wanted` holds for the person who is asked. `wish` answers; else it is the default answer.
pub(crate) async fn until(
    story: &Story,
    people: &[Id],
    wish: impl Fn(Id, &Look) -> Option<Action>,
    wanted: impl Fn(Id, &Look) -> bool,
) -> Id {
    for _ in 0..1_500 {
        let who = story.asked(people).await;
        let look = story.look(who).await;
        if wanted(who, &look) {
            story.settle().await;
            return who;
        }
        if let Some(action) = wish(who, &look) {
            give(story, who, action).await;
        } else {
            let order = Order::Answer(look.view.asks[0].default.clone());
            let person = story.as_person(who);
            story.table.order(story.place(), &person, None, order).await.expect("a default");
        }
    }
    panic!("never came to it");
}

/// All that the channel shows, one message after another.
pub(crate) fn texts(story: &Story) -> String {
    let said: Vec<String> = story.messages().iter().map(Message::text).collect();
    said.join("\n")
}

/// The name of a card in the language of the stories.
pub(crate) fn card_name(card: CardKind) -> String {
    Words::new(Lang::En).command_card(card)
}
