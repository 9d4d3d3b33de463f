//! Bad input in the Cold War through the real client: each gets one private answer that says what would be right, and nothing changes.

use crate::cold_war_table::{
    act, begun, called, is_super, key, marked, menu, name, of, own, plays, seat, turn_of, until, view,
};
use crate::harness::Story;
use casus_belli::loopback::Id;
use casus_belli::rules::TerritoryId;
use casus_belli::rules::cold_war::{Action, Menu, Superpower};
use casus_belli::table::Look;
use serde_json::{Value, json};

type Refused = (&'static str, Vec<(&'static str, Value)>, String);

async fn all_refused(story: &Story, who: Id, refusals: Vec<Refused>) {
    for (path, options, because) in refusals {
        story.refused(who, path, &options, &because).await;
    }
}

/// The first state of another player.
fn foreign(look: &Look) -> TerritoryId {
    let mine = own(look);
    let others = |at: &TerritoryId| view(look).at(*at).control.seat().is_some() && !mine.contains(at);
    look.view.map().ids().find(others).expect("a state of others")
}

/// A own state and one of another player that it does not border.
fn far(look: &Look, target: TerritoryId) -> TerritoryId {
    let apart = |at: &TerritoryId| !look.view.map().neighbours(*at).contains(target);
    own(look).into_iter().find(apart).expect("a state far away")
}

fn purchases(look: &Look) -> Vec<Refused> {
    let (home, other) = (own(look)[0], foreign(look));
    let at = |at| ("state", key(look, at));
    let armies = |typed: &str| ("armies", json!(typed));
    let money = view(look).own.as_ref().expect("a player").purse;
    vec![
        (
            "cold buy",
            vec![armies("9 heavy"), at(home)],
            format!("That costs $216, and you have ${money}. Choose something you can pay."),
        ),
        (
            "cold buy",
            vec![armies("infantry"), at(other)],
            format!("No army of yours stands in {}; interceptors don’t count.", name(look, other)),
        ),
        ("cold buy", vec![armies("2 submarines"), at(home)], "I can’t read these armies.".into()),
        ("cold buy", vec![armies("0 tanks"), at(home)], "Name at least 1 army.".into()),
        ("cold buy", vec![armies("infantry")], "Name the state as well".into()),
        ("cold buy", vec![armies("infantry"), ("state", json!("atlantis"))], "atlantis".into()),
        ("place", vec![("territory", key(look, home))], "other rules".into()),
    ]
}

fn wars(look: &Look) -> Vec<Refused> {
    let (home, other) = (own(look)[0], foreign(look));
    let away = far(look, other);
    vec![
        (
            "cold war",
            vec![("target", key(look, other)), ("from", key(look, away))],
            format!("{} doesn’t border {}.", name(look, away), name(look, other)),
        ),
        (
            "cold war",
            vec![("target", key(look, home))],
            format!("No war can be declared on {}.", name(look, home)),
        ),
        ("cold fight", vec![("state", key(look, home))], "No other player has an army there.".into()),
        (
            "cold fight",
            vec![("state", key(look, home)), ("against", json!("Nobody"))],
            "That person has no seat in this game.".into(),
        ),
    ]
}

fn convoys(look: &Look) -> Vec<Refused> {
    let home = own(look)[0];
    let near: Vec<TerritoryId> = look.view.map().neighbours(home).iter().collect();
    let away = far(look, near[0]);
    let convoy = |armies: &str, way: &str| {
        vec![("from", key(look, home)), ("armies", json!(armies)), ("way", json!(way))]
    };
    let (next, back) = (Story::key(look, near[0]), Story::key(look, home));
    let no_way = format!("No such way leads from {}.", name(look, home));
    vec![
        ("cold convoy", convoy("4 infantry", &next), "A convoy has 1 to 3 armies of one state.".into()),
        ("cold convoy", convoy("2 tanks", &next), "Those who can: 1 infantry.".into()),
        ("cold convoy", convoy("infantry", &format!("{next}, {back}")), no_way),
        ("cold convoy", convoy("infantry", " > "), "Name the states of a leg with commas".into()),
        (
            "cold refugees",
            vec![("from", key(look, home)), ("to", key(look, near[0])), ("pieces", json!(1))],
            "efugee".into(),
        ),
        (
            "cold expel",
            vec![("state", key(look, home)), ("pieces", json!(1))],
            "Name the player whose refugees are meant".into(),
        ),
        ("cold refused", vec![("pay", json!(true))], "take your turn".into()),
        ("cold lose", vec![("armies", json!("infantry"))], "take your turn".into()),
        ("cold upkeep", vec![], "take your turn".into()),
        ("cold consent", vec![("given", json!(true))], "take your turn".into()),
        ("cold intercept", vec![("number", json!(0))], "take your turn".into()),
        ("cold meet", vec![("armies", json!("all"))], "take your turn".into()),
        ("cold defend", vec![("armies", json!("infantry"))], "take your turn".into()),
        ("cold present", vec![("accept", json!(true))], "take your turn".into()),
        (
            "cold permit",
            vec![("given", json!(true)), ("player", json!("Nobody")), ("what", json!(1))],
            "That person has no seat in this game.".into(),
        ),
        ("cold revolt", vec![("state", key(look, away)), ("pieces", json!(1))], "No other player".into()),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_input_in_the_cold_war_gets_one_private_answer_that_says_what_would_be_right() {
    let story = Story::begin().await;
    let people = begun(&story, &["Ilaria", "Marco", "Zoë", "Nadia"], &[]).await;
    let who = turn_of(&story, &people, |_, look| is_super(look)).await;
    let look = story.look(who).await;
    all_refused(&story, who, purchases(&look)).await;
    all_refused(&story, who, wars(&look)).await;
    all_refused(&story, who, convoys(&look)).await;
    // Never Soviet to American (R3-25).
    let rival =
        view(&look).seats.iter().find(|other| other.superpower.is_some() && other.seat != seat(&look));
    let rival = called(&look, rival.expect("the other superpower").seat);
    let convert =
        vec![("state", key(&look, own(&look)[0])), ("armies", json!("infantry")), ("to", json!(rival))];
    let why = format!("Nothing can be converted to {rival}.");
    all_refused(&story, who, vec![("cold convert", convert, why)]).await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_war_between_the_superpowers_costs_fifteen_and_is_refused_without_the_money_r3_18() {
    let story = Story::begin().await;
    let people = begun(&story, &["Ilaria", "Marco", "Zoë", "Nadia"], &[]).await;
    let who = turn_of(&story, &people, |_, look| plays(look, Superpower::American)).await;
    let look = story.look(who).await;
    let soviet = |at: &TerritoryId| {
        let holder = view(&look).at(*at).control.seat();
        holder.is_some_and(|holder| view(&look).seat(holder).superpower == Some(Superpower::Soviet))
    };
    let front = own(&look).into_iter().find_map(|from| {
        let target = look.view.map().neighbours(from).iter().find(soviet)?;
        Some((from, target))
    });
    let (from, target) = front.expect("the superpowers border each other");
    let money = view(&look).own.as_ref().expect("a player").purse;
    let infantry = (money - 12) / 3;
    let buy = [("armies", json!(format!("{infantry} infantry"))), ("state", key(&look, from))];
    story.slash(who, "cold buy", &buy).await;
    let left = money - infantry * 3;
    assert!(left < 15, "{left}");
    let because = format!("That costs $15, and you have ${left}. Choose something you can pay.");
    let war = [("target", key(&look, target)), ("from", key(&look, from))];
    story.refused(who, "cold war", &war, &because).await;
    story.end().await;
}

/// An own state of the viewer next to one that a coalition holds alone.
fn border_with_a_coalition(look: &Look) -> (TerritoryId, TerritoryId) {
    let held = |at: &TerritoryId| {
        let holder = view(look).at(*at).control.seat();
        holder.is_some_and(|holder| holder != seat(look) && view(look).seat(holder).superpower.is_none())
    };
    let next = |from: TerritoryId| Some((from, look.view.map().neighbours(from).iter().find(held)?));
    own(look).into_iter().find_map(next).expect("a border with a coalition")
}

/// A superpower sends one infantry into a coalition's state; the answer to its request. Returns who, and the states.
async fn visit(story: &Story, people: &[Id], given: bool) -> (Id, TerritoryId, TerritoryId) {
    let who = turn_of(story, people, |_, look| is_super(look)).await;
    let look = story.look(who).await;
    let (from, stop) = border_with_a_coalition(&look);
    let buy = [("armies", json!("infantry")), ("state", key(&look, from))];
    story.slash(who, "cold buy", &buy).await;
    let convoy = [("from", key(&look, from)), ("armies", json!("infantry")), ("way", key(&look, stop))];
    story.slash(who, "cold convoy", &convoy).await;
    let answer = |_: Id, look: &Look| match menu(look) {
        Some(Menu::Consent(_)) => Some(Action::Consent { given }),
        _ => None,
    };
    let back =
        |one: Id, look: &Look| one == who && matches!(menu(look), Some(Menu::PayWar(_) | Menu::Act(_)));
    until(story, people, answer, back).await;
    (who, from, stop)
}

#[tokio::test(flavor = "multi_thread")]
async fn leave_that_was_refused_stands_for_the_turn_and_the_leg_goes_back_a3_50() {
    let story = Story::begin().await;
    let people = begun(&story, &["Ilaria", "Marco", "Zoë", "Nadia"], &[]).await;
    let (who, from, stop) = visit(&story, &people, false).await;
    let look = story.look(who).await;
    let asked = of(story.slash(who, "cold turn", &[]).await);
    let question = format!("You get no permission to stop in {}. Pay $5 for a war there", name(&look, stop));
    assert!(asked.text().contains(&question), "{}", asked.text());
    assert_eq!(marked(&asked), ["Take the convoy back (if no answer)"], "{:?}", asked.buttons());
    // Nothing else meanwhile.
    story.refused(who, "cold lose", &[("armies", json!("infantry"))], "pay for a war").await;
    story.slash(who, "cold refused", &[("pay", json!(false))]).await;
    let look = story.look(who).await;
    assert_eq!(view(&look).at(from).of(seat(&look)).infantry, 2, "the infantry is back");
    let again = [("from", key(&look, from)), ("armies", json!("infantry")), ("way", key(&look, stop))];
    let because = format!("Permission for {} was refused in this turn.", name(&look, stop));
    story.refused(who, "cold convoy", &again, &because).await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn refugees_build_nothing_without_leave_and_nobody_exterminates_with_one_army_r3_29_r3_33() {
    let story = Story::begin().await;
    let people = begun(&story, &["Ilaria", "Marco", "Zoë", "Nadia"], &[]).await;
    let who = turn_of(&story, &people, |_, look| !is_super(look)).await;
    let look = story.look(who).await;
    let me = seat(&look);
    let heir = view(&look).seats.iter().find(|other| other.superpower.is_none() && other.seat != me);
    let heir = called(&look, heir.expect("the other coalition").seat);
    for at in own(&look) {
        let gift = [("state", key(&look, at)), ("armies", json!("all")), ("to", json!(heir))];
        story.slash(who, "cold convert", &gift).await;
    }
    until(&story, &people, |_, _| None, |one, look| one == who && act(look).is_some()).await;
    let look = story.look(who).await;
    let camp = look.view.map().ids().find(|at| view(&look).at(*at).refugees_of(me) > 0).expect("a camp");
    let buy = [("armies", json!("infantry")), ("state", key(&look, camp))];
    story.slash(who, "cold buy", &buy).await;
    let no = |_: Id, look: &Look| match menu(look) {
        Some(Menu::Consent(_)) => Some(Action::Consent { given: false }),
        _ => None,
    };
    until(&story, &people, no, |one, look| one == who && act(look).is_some()).await;
    let because = format!("Permission for {} was refused in this turn.", name(&look, camp));
    story.refused(who, "cold buy", &buy, &because).await;
    let away = look.view.map().ids().find(|at| view(&look).at(*at).refugees_of(me) == 0).expect("a state");
    let step = [("from", key(&look, away)), ("to", key(&look, camp)), ("pieces", json!(1))];
    story.refused(who, "cold refugees", &step, "No such refugees of yours").await;
    story.slash(who, "end", &[]).await;
    // One army is too few for a piece, and nobody else exterminates there.
    let holds = |look: &Look| view(look).at(camp).control.seat() == Some(seat(look));
    let whose = called(&look, me);
    let other = turn_of(&story, &people, |one, look| one != who && !holds(look)).await;
    let end = [("state", key(&look, camp)), ("pieces", json!(1)), ("whose", json!(whose))];
    story.refused(other, "cold expel", &end, "You don’t control ").await;
    let ruler = turn_of(&story, &people, |_, look| holds(look)).await;
    let because = "an expulsion needs two of your armies for each";
    story.refused(ruler, "cold expel", &end, because).await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_convoy_goes_three_states_a_leg_at_most_and_each_leg_is_paid_r3_26() {
    let story = Story::begin().await;
    let people = begun(&story, &["Ilaria", "Marco", "Zoë", "Nadia"], &[]).await;
    let who = turn_of(&story, &people, |_, look| is_super(look)).await;
    let look = story.look(who).await;
    let board = look.view.map();
    let home = own(&look)[0];
    // A way of four states, none of them twice.
    let mut way = vec![home];
    while way.len() < 5 {
        let near = board.neighbours(way[way.len() - 1]);
        way.push(near.iter().find(|at| !way.contains(at)).expect("a way on"));
    }
    let typed = |states: &[TerritoryId]| {
        states.iter().map(|at| Story::key(&look, *at)).collect::<Vec<_>>().join(", ")
    };
    let convoy = |states: &[TerritoryId]| {
        [("from", key(&look, home)), ("armies", json!("infantry")), ("way", json!(typed(states)))]
    };
    let because = format!("No such way leads from {}.", name(&look, home));
    story.refused(who, "cold convoy", &convoy(&way[1..]), &because).await;
    // A leg for 1 and a war for 5.
    let (from, stop) = border_with_a_coalition(&look);
    let money = view(&look).own.as_ref().expect("a player").purse;
    let most = [("armies", json!(format!("{} infantry", money / 3 - 1))), ("state", key(&look, from))];
    story.slash(who, "cold buy", &most).await;
    let because = format!("That costs $6, and you have ${}. Choose something you can pay.", money % 3 + 3);
    let war = [
        ("from", key(&look, from)),
        ("armies", json!("infantry")),
        ("way", key(&look, stop)),
        ("war", json!(true)),
    ];
    story.refused(who, "cold convoy", &war, &because).await;
    story.end().await;
}
