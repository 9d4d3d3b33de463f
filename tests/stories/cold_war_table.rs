//! Tables of the Cold War for the stories: begins games, reads what is asked, plays on.

use crate::harness::Story;
use casus_belli::loopback::{Id, Message, Outcome};
use casus_belli::rules::cold_war::{Action, Armies, Menu, Superpower, View, steps};
use casus_belli::rules::{self, Ask, Seat, TerritoryId};
use casus_belli::table::{Change, Look, Order};
use casus_belli::text::{Lang, Words};
use serde_json::{Value, json};

/// The position of the rulebook among the choices of `/game new`.
pub(crate) const RULEBOOK: u8 = 5;

pub(crate) fn of(outcome: Outcome) -> Message {
    outcome.message.expect("an answer")
}

pub(crate) const fn words() -> Words {
    Words::new(Lang::En)
}

pub(crate) fn view(look: &Look) -> &View {
    match &look.view {
        rules::View::ColdWar(view) => view,
        rules::View::Classic(_) | rules::View::Y2210(_) => panic!("a game of the Cold War"),
    }
}

/// The question to that person that the game waits for.
pub(crate) fn ask(look: &Look) -> Option<&Ask> {
    look.view.awaited_asks().next()
}

pub(crate) fn menu(look: &Look) -> Option<&Menu> {
    match &ask(look)?.menu {
        rules::Menu::ColdWar(menu) => Some(menu),
        rules::Menu::Classic(_) | rules::Menu::Y2210(_) => panic!("a game of the Cold War"),
    }
}

/// The menu of the person's turn, if it is open.
pub(crate) fn act(look: &Look) -> Option<&steps::Act> {
    if let Some(Menu::Act(act)) = menu(look) { Some(act) } else { None }
}

pub(crate) fn seat(look: &Look) -> Seat {
    look.view.viewer_seat().expect("a player")
}

/// Whether the person plays a superpower.
pub(crate) fn is_super(look: &Look) -> bool {
    view(look).seat(seat(look)).superpower.is_some()
}

pub(crate) fn plays(look: &Look, power: Superpower) -> bool {
    view(look).seat(seat(look)).superpower == Some(power)
}

pub(crate) fn key(look: &Look, at: TerritoryId) -> Value {
    json!(Story::key(look, at))
}

pub(crate) fn name(look: &Look, at: TerritoryId) -> String {
    words().territory(look.view.map(), at)
}

/// Armies as they are typed.
pub(crate) fn typed(armies: Armies) -> String {
    let each = armies.iter().map(|(army, n)| words().army_count(army, n));
    each.collect::<Vec<_>>().join(", ")
}

/// The labels that say: this is answered if the player stays silent.
pub(crate) fn marked(shown: &Message) -> Vec<String> {
    let buttons = shown.buttons().into_iter().map(|button| button.label);
    let lines = shown.selects().into_iter().flat_map(|menu| menu.options).map(|(_, label, ..)| label);
    buttons.chain(lines).filter(|label| label.contains("if no answer")).collect()
}

/// The person at a seat.
pub(crate) fn called(look: &Look, seat: Seat) -> String {
    look.at(seat).expect("a player").name.clone()
}

/// The states with armies of the viewer.
pub(crate) fn own(look: &Look) -> Vec<TerritoryId> {
    let mine = |at: &TerritoryId| !view(look).at(*at).of(seat(look)).is_empty();
    look.view.map().ids().filter(mine).collect()
}

/// A running game with these switches.
pub(crate) async fn begun(story: &Story, names: &[&str], switches: &[(&str, &str)]) -> Vec<Id> {
    let people: Vec<Id> = names.iter().map(|name| story.person(name)).collect();
    story.slash(people[0], "game new", &[("rulebook", json!(RULEBOOK))]).await;
    let host = story.as_person(people[0]);
    // Who plays what follows the list, unless a story is about the draw.
    for (key, value) in [("cold_war.seats", "joined")].iter().chain(switches) {
        let change = Change::Switch { key: (*key).to_owned(), value: (*value).to_owned() };
        story.table.configure(story.place(), &host, change).await.expect("a switch of this rulebook");
    }
    for guest in &people[1..] {
        story.slash(*guest, "game join", &[]).await;
    }
    story.slash(people[0], "game start", &[]).await;
    people
}

/// The person whom the game waits for.
pub(crate) async fn asked(story: &Story, people: &[Id]) -> Id {
    for who in people {
        if ask(&story.look(*who).await).is_some() {
            return *who;
        }
    }
    panic!("nobody is waited for");
}

/// An answer by the table, for what a story needs but does not tell.
pub(crate) async fn give(story: &Story, who: Id, action: impl Into<rules::Action>) {
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
    for _ in 0..500 {
        let who = asked(story, people).await;
        let look = story.look(who).await;
        if wanted(who, &look) {
            story.settle().await;
            return who;
        }
        let default = ask(&look).expect("asked above").default.clone();
        give(story, who, wish(who, &look).map_or(default, rules::Action::from)).await;
    }
    panic!("never came to it");
}

/// Plays on until it is a turn that fits.
pub(crate) async fn turn_of(story: &Story, people: &[Id], fits: impl Fn(Id, &Look) -> bool) -> Id {
    until(story, people, |_, _| None, |who, look| act(look).is_some() && fits(who, look)).await
}

/// All that the channel shows, one message after another.
pub(crate) fn texts(story: &Story) -> String {
    let said: Vec<String> = story.messages().iter().map(Message::text).collect();
    said.join("\n")
}
