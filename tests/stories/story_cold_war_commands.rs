//! Every command of a turn of the Cold War and every option of it, for the story that counts commands.

use crate::cold_war_table::{
    act, begun, called, is_super, key, menu, name, own, seat, texts, turn_of, until, view,
};
use crate::harness::Story;
use casus_belli::loopback::Id;
use casus_belli::rules::cold_war::{Action, Control, Menu};
use casus_belli::rules::{Seat, TerritoryId};
use casus_belli::table::Look;
use serde_json::json;

const SIX: [&str; 6] = ["Ilaria", "Marco", "Zoë", "Nadia", "Piero", "Ada"];

/// A war that the person can pay with one origin.
fn front(look: &Look) -> (TerritoryId, TerritoryId, Seat) {
    let act = act(look).expect("a turn");
    let cheap = act.declare.iter().filter(|option| option.price == 5);
    let mut found =
        cheap.filter_map(|option| Some((option.from.first()?.0, option.at, *option.against.first()?)));
    found.next().expect("a neighbour to make war on")
}

/// Another coalition than the viewer, if the viewer may convert to it.
fn friend(look: &Look) -> Seat {
    let others = view(look).seats.iter().filter(|other| other.superpower.is_none() && other.alive);
    others.map(|other| other.seat).find(|other| *other != seat(look)).expect("a coalition")
}

/// A turn of a superpower: purchases, a war, fights, a convoy with leave asked, a present.
async fn a_turn(story: &Story, people: &[Id]) {
    let who = turn_of(story, people, |_, look| is_super(look)).await;
    let look = story.look(who).await;
    let (from, target, against) = front(&look);
    let shown = story.slash(who, "cold turn", &[]).await;
    let own = view(&look).seat(seat(&look));
    let asked = format!(
        "Your turn, with {} money. Next income, as things stand: {}. ",
        own.money.expect("own money"),
        own.income
    );
    assert!(shown.text().contains(&asked), "{asked}: {}", shown.text());
    let both = format!("{}: tanks; {}: infantry", Story::key(&look, from), Story::key(&look, from));
    story.slash(who, "cold buy", &[("armies", json!(both))]).await;
    story.slash(who, "cold buy", &[("armies", json!("infantry")), ("state", key(&look, from))]).await;
    let war =
        [("target", key(&look, target)), ("from", key(&look, from)), ("armies", json!("tanks, infantry"))];
    story.slash(who, "cold war", &war).await;
    story.settle().await;
    let told = texts(story);
    let line = format!(" declares war on {}", name(&look, target));
    assert!(told.contains(&line), "{line}: {told}");
    let until_won = [
        ("state", key(&look, target)),
        ("against", json!(called(&look, against))),
        ("armies", json!("all")),
        ("until", json!(1)),
        ("losses", json!(1)),
    ];
    story.slash(who, "cold fight", &until_won).await;
    until(story, people, |_, _| None, |_, look| act(look).is_some()).await;
    convoys(story, people, who).await;
}

/// A convoy that is refused leave; a present to a coalition.
async fn convoys(story: &Story, people: &[Id], who: Id) {
    let look = story.look(who).await;
    if act(&look).is_none() {
        return;
    }
    let mine = own(&look);
    let next_to = |from: &TerritoryId| {
        let near = look.view.map().neighbours(*from);
        let foreign = |at: &TerritoryId| matches!(view(&look).at(*at).control, Control::Held(holder) if holder != seat(&look));
        Some((*from, near.iter().find(foreign)?))
    };
    let (from, stop) = mine.iter().find_map(next_to).expect("a border");
    let convoy = [
        ("from", key(&look, from)),
        ("armies", json!("infantry")),
        ("way", key(&look, stop)),
        ("war", json!(false)),
    ];
    story.slash(who, "cold convoy", &convoy).await;
    let refusing = |_, look: &Look| match menu(look) {
        Some(Menu::Consent(_)) => Some(Action::Consent { given: false }),
        _ => None,
    };
    let asked =
        until(story, people, refusing, |_, look| matches!(menu(look), Some(Menu::PayWar(_) | Menu::Act(_))));
    asked.await;
    let refused = story.slash(who, "cold refused", &[("pay", json!(false))]).await;
    assert!(refused.ephemeral, "{}", refused.text());
    let look = story.look(who).await;
    let Some(home) = own(&look).first().copied() else { return };
    let convert = [
        ("state", key(&look, home)),
        ("armies", json!("infantry")),
        ("to", json!(called(&look, friend(&look)))),
    ];
    story.slash(who, "cold convert", &convert).await;
    until(story, people, |_, _| None, |_, look| act(look).is_some()).await;
    story.slash(who, "cold lose", &[("armies", json!("infantry"))]).await;
    // What is not asked is refused; the stories of reactions give real answers.
    for (path, option, value) in [
        ("cold consent", "given", json!(true)),
        ("cold intercept", "number", json!(1)),
        ("cold meet", "armies", json!("all")),
        ("cold defend", "armies", json!("all")),
        ("cold present", "accept", json!(true)),
    ] {
        story.slash(who, path, &[(option, value)]).await;
    }
    let leave = [
        ("given", json!(false)),
        ("player", json!(called(&look, friend(&look)))),
        ("what", json!(0)),
        ("state", key(&look, home)),
    ];
    story.slash(who, "cold leave", &leave).await;
    story.slash(who, "end", &[]).await;
}

/// A coalition gives all its armies away and is in exile at once (A3-67): its refugees move and rise, and are exterminated.
async fn exile(story: &Story, people: &[Id]) {
    let who = turn_of(story, people, |_, look| !is_super(look) && view(look).year() == Some(1950)).await;
    let look = story.look(who).await;
    let heir = friend(&look);
    let states = own(&look);
    for at in &states {
        let convert =
            [("state", key(&look, *at)), ("armies", json!("all")), ("to", json!(called(&look, heir)))];
        story.slash(who, "cold convert", &convert).await;
    }
    until(story, people, |_, _| None, |one, look| one == who && act(look).is_some()).await;
    let look = story.look(who).await;
    assert!(view(&look).seat(seat(&look)).exile, "all armies are given away");
    let pieces = |look: &Look, of: Seat| {
        look.view.map().ids().find(|at| view(look).at(*at).refugees_of(of) > 0).expect("refugees")
    };
    let camp = pieces(&look, seat(&look));
    let option = act(&look).expect("a turn").refugees.first().expect("a way out").clone();
    let to = option.to.iter().next().expect("a neighbour");
    let step = [("from", key(&look, camp)), ("to", key(&look, to)), ("pieces", json!(1))];
    let moved = story.slash(who, "cold refugees", &step).await;
    assert!(moved.ephemeral, "{}", moved.text());
    let whose = called(&look, seat(&look));
    story.slash(who, "end", &[]).await;
    // Whoever controls the camp exterminates a piece.
    let holds = |look: &Look| view(look).at(camp).control == Control::Held(seat(look));
    let ruler = turn_of(story, people, |_, look| holds(look)).await;
    let look = story.look(ruler).await;
    story.slash(ruler, "cold buy", &[("armies", json!("infantry")), ("state", key(&look, camp))]).await;
    let end = [("state", key(&look, camp)), ("pieces", json!(1)), ("whose", json!(whose))];
    story.slash(ruler, "cold exterminate", &end).await;
    // The others rise.
    let rises = |look: &Look| act(look).is_some_and(|act| !act.civil_wars.is_empty());
    turn_of(story, people, |one, look| one == who && rises(look)).await;
    let look = story.look(who).await;
    let rising = &act(&look).expect("a turn").civil_wars[0];
    let against = ("against", json!(called(&look, rising.against[0])));
    story.slash(who, "cold revolt", &[("state", key(&look, rising.at)), ("pieces", json!(1)), against]).await;
    story.settle().await;
    let told = texts(story);
    let gone = format!(" exterminates 1 refugee piece of {whose} in {} for 3.", name(&look, camp));
    let civil_war = format!("Civil war in {}", name(&look, rising.at));
    let lost = format!("{whose} has lost the last army");
    for line in [lost, gone, civil_war] {
        assert!(told.contains(&line), "{line}: {told}");
    }
}

/// Every command of the turn and every option of it.
pub(crate) async fn every_command(story: &Story) {
    let people = begun(story, &SIX, &[]).await;
    a_turn(story, &people).await;
    let due = |_: Id, look: &Look| matches!(menu(look), Some(Menu::Upkeep(_)));
    let who = until(story, &people, |_, _| None, due).await;
    let look = story.look(who).await;
    let Some(Menu::Upkeep(upkeep)) = menu(&look) else { unreachable!("asked above") };
    let (at, armies) = upkeep.armies[0];
    let unpaid = format!("{}: {}", Story::key(&look, at), crate::cold_war_table::typed(armies));
    story.slash(who, "cold upkeep", &[("unpaid", json!(unpaid))]).await;
    let cancel = story.slash(people[0], "game cancel", &[]).await.message.expect("a question");
    story.press(people[0], &cancel, "Call the game off for everyone").await;
    let people = begun(story, &SIX, &[]).await;
    exile(story, &people).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn armies_that_are_not_paid_drop_a_step_by_command_r3_17() {
    let story = Story::begin().await;
    let people = begun(&story, &SIX[..4], &[]).await;
    let who = turn_of(&story, &people, |_, look| is_super(look)).await;
    let look = story.look(who).await;
    let home = own(&look)[0];
    story.slash(who, "cold buy", &[("armies", json!("2 tanks")), ("state", key(&look, home))]).await;
    story.slash(who, "end", &[]).await;
    let due = |one: Id, look: &Look| one == who && matches!(menu(look), Some(Menu::Upkeep(_)));
    until(&story, &people, |_, _| None, due).await;
    let shown = story.slash(who, "cold turn", &[]).await;
    assert!(shown.text().contains("Upkeep of your armies: 4 money"), "{}", shown.text());
    let unpaid = format!("{}: 1 tank", Story::key(&look, home));
    story.slash(who, "cold upkeep", &[("unpaid", json!(unpaid))]).await;
    let now = story.look(who).await;
    let there = view(&now).at(home).of(seat(&now));
    assert_eq!((there.tanks, there.infantry), (1, 2), "one tank has become infantry");
    assert!(act(&now).is_some(), "the turn goes on");
    story.end().await;
}
