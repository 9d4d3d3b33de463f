//! Every command of a turn of the Cold War and every option of it, for the story that counts commands.

use crate::cold_war_table::{
    act, begun, called, is_super, key, menu, name, own, plays, seat, texts, turn_of, until, view, words,
};
use crate::harness::Story;
use casus_belli::loopback::Id;
use casus_belli::rules::cold_war::{Action, Control, Menu, Superpower};
use casus_belli::rules::{Seat, TerritoryId};
use casus_belli::table::Look;
use serde_json::{Value, json};

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

/// Gives a command, which is answered in private; the channel then shows that line.
async fn told(story: &Story, who: Id, path: &str, options: &[(&str, Value)], line: &str) {
    let answer = story.slash(who, path, options).await;
    assert!(answer.ephemeral, "/{path}: {}", answer.text());
    let said = texts(story);
    assert!(said.contains(line), "/{path} {options:?}: {line}: {} · {said}", answer.text());
}

/// Gives a command that is no answer to what is asked: it is refused for that reason, and nothing changes.
async fn not_now(story: &Story, who: Id, path: &str, options: &[(&str, Value)]) {
    let before = story.state().await;
    let answer = story.slash(who, path, options).await;
    assert!(answer.text().contains("You can’t do that now. First: "), "/{path}: {}", answer.text());
    assert_eq!(story.state().await, before, "/{path} changed something");
}

/// A turn of the USA: purchases, a war, fights, a convoy with leave asked, a present.
async fn a_turn(story: &Story, people: &[Id]) {
    let who = turn_of(story, people, |_, look| plays(look, Superpower::American)).await;
    let look = story.look(who).await;
    let (from, target, against) = front(&look);
    let shown = story.slash(who, "cold turn", &[]).await;
    let own = view(&look).seat(seat(&look));
    let asked = format!(
        "Your turn, with ${}. Next income, as things stand: ${}.",
        own.money.expect("own money"),
        own.income
    );
    assert!(shown.text().contains(&asked), "{asked}: {}", shown.text());
    let (me, place) = (called(&look, seat(&look)), name(&look, from));
    let both = format!("{}: tanks; {}: infantry", Story::key(&look, from), Story::key(&look, from));
    let line = format!("{me} buys 1 tank in {place} for $6.");
    told(story, who, "cold buy", &[("armies", json!(both))], &line).await;
    let line = format!("{me} buys 1 infantry in {place} for $3.");
    told(story, who, "cold buy", &[("armies", json!("infantry")), ("state", key(&look, from))], &line).await;
    let there = view(&story.look(who).await).at(from).of(seat(&look));
    assert_eq!((there.tanks, there.infantry), (1, 3), "both purchases");
    let war =
        [("target", key(&look, target)), ("from", key(&look, from)), ("armies", json!("tanks, infantry"))];
    let line = format!("{me} declares war on {} (", name(&look, target));
    told(story, who, "cold war", &war, &line).await;
    let until_won = [
        ("state", key(&look, target)),
        ("against", json!(called(&look, against))),
        ("armies", json!("all")),
        ("until", json!(1)),
        ("losses", json!(1)),
    ];
    story.slash(who, "cold fight", &until_won).await;
    until(story, people, |_, _| None, |_, look| act(look).is_some()).await;
    let said = texts(story);
    let line = format!("**{}** · {me} (", name(&look, target));
    assert!(said.contains(&line), "{line}: {said}");
    convoys(story, people, who).await;
}

/// A convoy that is refused leave and taken back; a present to a coalition; what is not asked; orders in advance.
async fn convoys(story: &Story, people: &[Id], who: Id) {
    let look = story.look(who).await;
    assert!(act(&look).is_some(), "the turn goes on: {:?}", menu(&look));
    let (me, mine) = (called(&look, seat(&look)), own(&look));
    let coalition = |holder: Seat| view(&look).seat(holder).superpower.is_none();
    let next_to = |from: &TerritoryId| {
        let near = look.view.map().neighbours(*from);
        let foreign = |at: &TerritoryId| matches!(view(&look).at(*at).control, Control::Held(holder) if coalition(holder));
        Some((*from, near.iter().find(foreign)?))
    };
    let peaceful = |from: &&TerritoryId| view(&look).at(**from).control == Control::Held(seat(&look));
    let (from, stop) = mine.iter().filter(peaceful).find_map(next_to).expect("a border");
    let convoy = [
        ("from", key(&look, from)),
        ("armies", json!("infantry")),
        ("way", key(&look, stop)),
        ("war", json!(false)),
    ];
    let line = format!("{me} asks ");
    told(story, who, "cold convoy", &convoy, &line).await;
    let refusing = |_, look: &Look| match menu(look) {
        Some(Menu::Consent(_)) => Some(Action::Consent { given: false }),
        _ => None,
    };
    let asked = until(story, people, refusing, |_, look| matches!(menu(look), Some(Menu::PayWar(_))));
    assert_eq!(asked.await, who, "the convoy waits for its player");
    told(story, who, "cold refused", &[("pay", json!(false))], &format!("{me} takes the convoy back.")).await;
    let look = story.look(who).await;
    let home = own(&look).into_iter().find(|at| peaceful(&at)).expect("a state of one's own");
    let friend = called(&look, friend(&look));
    let convert = [("state", key(&look, home)), ("armies", json!("infantry")), ("to", json!(friend))];
    let line = format!("{me} pays $1 and turns 1 infantry in {} into armies of {friend}.", name(&look, home));
    told(story, who, "cold convert", &convert, &line).await;
    until(story, people, |_, _| None, |one, look| one == who && act(look).is_some()).await;
    // The stories of reactions, losses and presents give real answers.
    for (path, option, value) in [
        ("cold consent", "given", json!(true)),
        ("cold intercept", "number", json!(1)),
        ("cold meet", "armies", json!("all")),
        ("cold defend", "armies", json!("all")),
        ("cold present", "accept", json!(true)),
        ("cold lose", "armies", json!("infantry")),
        ("cold pieces", "states", json!("Peru: 1")),
        ("cold exile", "steps", json!("Peru: 1")),
    ] {
        not_now(story, who, path, &[(option, value)]).await;
    }
    in_advance(story, who, &friend, home).await;
    story.slash(who, "end", &[]).await;
    assert!(act(&story.look(who).await).is_none(), "the turn is over");
}

/// Leave, interceptors and defence in advance: each is told in private with all its conditions.
async fn in_advance(story: &Story, who: Id, friend: &str, home: TerritoryId) {
    let look = story.look(who).await;
    let (state, place) = (("state", key(&look, home)), name(&look, home));
    let player = |option| (option, json!(friend));
    let orders = [
        (
            "cold permit",
            vec![("given", json!(false)), player("player"), ("what", json!(0)), state.clone()],
            format!("Never allowed to stop: {friend}, only in {place}."),
        ),
        (
            "cold guard",
            vec![("interceptors", json!(2)), ("passing", json!(0)), state.clone(), player("against")],
            format!("Up to 2 interceptors oppose missiles, only in {place}, only against {friend}."),
        ),
        (
            "cold defence",
            vec![("armies", json!("tanks")), ("meet", json!(false)), state, player("against")],
            format!("All tanks defend, only in {place}, only against {friend}."),
        ),
    ];
    for (path, options, line) in orders {
        let kept = story.slash(who, path, &options).await;
        assert!(kept.ephemeral && kept.text().contains(&line), "/{path}: {line}: {}", kept.text());
    }
    assert!(!texts(story).contains("Never allowed to"), "standing orders are secret");
}

/// A coalition gives all its armies away and is in exile at once (A3-67): its refugees go on, move, grow and rise, and are
/// exterminated.
async fn exile(story: &Story, people: &[Id]) {
    let who = turn_of(story, people, |_, look| !is_super(look) && view(look).year() == Some(1950)).await;
    let look = story.look(who).await;
    let (whose, heir) = (called(&look, seat(&look)), friend(&look));
    for at in own(&look) {
        let convert =
            [("state", key(&look, at)), ("armies", json!("all")), ("to", json!(called(&look, heir)))];
        let line = format!(" in {} into armies of {}.", name(&look, at), called(&look, heir));
        told(story, who, "cold convert", &convert, &line).await;
    }
    let look = story.look(who).await;
    let Some(Menu::Exile(asked)) = menu(&look) else { panic!("{:?}", menu(&look)) };
    let (camp, pieces) = (asked.states[0].at, asked.pieces);
    let ways: Vec<TerritoryId> = asked.states[0].steps.iter().collect();
    let [first, second, ..] = ways[..] else { panic!("two ways out: {ways:?}") };
    let steps = [("steps", json!(format!("{}: 1", name(&look, first)))), ("state", key(&look, camp))];
    let line =
        format!("Refugees of {whose}: {} {}, {} 1.", name(&look, camp), pieces - 1, name(&look, first));
    told(story, who, "cold exile", &steps, &line).await;
    let step = [("from", key(&look, camp)), ("to", key(&look, second)), ("pieces", json!(1))];
    let line = format!("Refugees of {whose}: 1 {} → {}.", name(&look, camp), name(&look, second));
    told(story, who, "cold refugees", &step, &line).await;
    story.slash(who, "end", &[]).await;
    // Whoever controls the camp exterminates a piece.
    let holds = |look: &Look| view(look).at(camp).control == Control::Held(seat(look));
    let ruler = turn_of(story, people, |_, look| holds(look)).await;
    story.slash(ruler, "cold buy", &[("armies", json!("infantry")), ("state", key(&look, camp))]).await;
    let end = [("state", key(&look, camp)), ("pieces", json!(1)), ("whose", json!(whose))];
    let line = format!(" expels 1 refugee piece of {whose} from {} for $3.", name(&look, camp));
    told(story, ruler, "cold expel", &end, &line).await;
    // In the next year the people grow.
    let grows = |one: Id, look: &Look| one == who && matches!(menu(look), Some(Menu::Pieces(_)));
    until(story, people, |_, _| None, grows).await;
    let grown = format!("{}: 1", Story::key(&look, second));
    let line = format!("{} 1", name(&look, second));
    told(story, who, "cold pieces", &[("states", json!(grown))], &line).await;
    let there = view(&story.look(who).await).at(second).refugees_of(seat(&look));
    assert_eq!(there, 2, "the new piece is where the command says");
    // The others rise.
    let rises = |look: &Look| act(look).is_some_and(|act| !act.civil_wars.is_empty());
    turn_of(story, people, |one, look| one == who && rises(look)).await;
    let look = story.look(who).await;
    let rising = &act(&look).expect("a turn").civil_wars[0];
    let against = ("against", json!(called(&look, rising.against[0])));
    let revolt = [("state", key(&look, rising.at)), ("pieces", json!(1)), against];
    let line = format!("Civil war in {}", name(&look, rising.at));
    told(story, who, "cold revolt", &revolt, &line).await;
    let lost = format!("{whose} has lost the last army");
    assert!(texts(story).contains(&lost), "{lost}: {}", texts(story));
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
    let line = format!(" doesn’t pay: {} in {} become", words().armies_told(armies), name(&look, at));
    told(story, who, "cold upkeep", &[("unpaid", json!(unpaid))], &line).await;
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
    assert!(shown.text().contains("Upkeep of your armies: $4"), "{}", shown.text());
    let unpaid = format!("{}: 1 tank", Story::key(&look, home));
    story.slash(who, "cold upkeep", &[("unpaid", json!(unpaid))]).await;
    let now = story.look(who).await;
    let there = view(&now).at(home).of(seat(&now));
    assert_eq!((there.tanks, there.infantry), (1, 2), "one tank has become infantry");
    assert!(act(&now).is_some(), "the turn goes on");
    story.end().await;
}
