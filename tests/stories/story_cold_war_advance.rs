//! What a player of the Cold War orders in advance by command and by page: interceptors, defence, leave; what completion offers; a
//! fight against interceptors alone; what the lobby and `/help` say of this family.

use crate::cold_war_table::{
    act, begun, called, give, is_super, key, menu, name, of, own, plays, seat, texts, turn_of, until, view,
    words,
};
use crate::harness::Story;
use crate::story_cold_war_reactions::{Border, PEOPLE};
use casus_belli::loopback::Id;
use casus_belli::rules::cold_war::{Action, Armies, Army, Menu, Superpower};
use casus_belli::table::{Change, Look};
use serde_json::{Value, json};

/// The names that completion offers for an option.
async fn offers(
    story: &Story,
    who: Id,
    (path, option): (&str, &str),
    (given, typed): (Vec<(String, Value)>, &str),
) -> Vec<(String, Value)> {
    let offered = story.discord.autocomplete(who, story.channel(), path, given, option, typed).await;
    offered.expect("offers").into_iter().map(|choice| (choice.name, json!(choice.value))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn interceptors_are_ordered_in_advance_by_command_for_one_state_and_player_a3_31_pbp_8() {
    let story = Story::begin().await;
    let table = Border::of(&story, true).await;
    let look = story.look(table.host).await;
    assert!(menu(&look).is_none(), "another's turn");
    let there = name(&look, table.at);
    let guest = called(&look, seat(&story.look(table.guest).await));
    let states = offers(&story, table.host, ("cold guard", "state"), (vec![], "")).await;
    assert!(states.iter().any(|(state, _)| state.contains(&there)), "{states:?}");
    let players = offers(&story, table.host, ("cold guard", "against"), (vec![], "")).await;
    assert_eq!(players.len(), 3, "all the others: {players:?}");
    let order = [
        ("interceptors", json!(1)),
        ("passing", json!(1)),
        ("state", key(&look, table.at)),
        ("against", json!(guest)),
    ];
    let kept = of(story.slash(table.host, "cold guard", &order).await);
    let line = format!("1 interceptor opposes convoys, only in {there}, only against {guest}.");
    assert!(kept.text().contains(&line), "{line}: {}", kept.text());
    let none = of(story.slash(table.host, "cold guard", &[("interceptors", json!(0))]).await);
    assert!(none.text().contains("No interceptor opposes convoys and missiles."), "{}", none.text());
    story.refused(table.host, "cold guard", &[("state", json!("Narnia"))], "Narnia").await;
    // The order for that state and player stands before the other, and nobody is asked.
    let look = story.look(table.guest).await;
    let way =
        [("from", key(&look, table.from)), ("armies", json!("infantry")), ("way", key(&look, table.at))];
    story.slash(table.guest, "cold convoy", &way).await;
    table.host_is_asked(&story, |menu| matches!(menu, Menu::Consent(_))).await;
    story.slash(table.host, "cold consent", &[("given", json!(true))]).await;
    story.settle().await;
    let shot = format!("intercepts in {there} with 1 interceptor");
    assert!(texts(&story).contains(&shot), "{shot}: {}", texts(&story));
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_defence_is_ordered_in_advance_by_command_and_answers_without_a_question_a3_35_pbp_8() {
    let story = Story::begin().await;
    let table = Border::of(&story, true).await;
    let look = story.look(table.host).await;
    let there = name(&look, table.at);
    let kinds = offers(&story, table.host, ("cold defence", "armies"), (vec![], "")).await;
    assert_eq!(kinds[0].0, "infantry", "{kinds:?}");
    assert_eq!(kinds.len(), 4, "{kinds:?}");
    let order = [("armies", json!("infantry")), ("state", key(&look, table.at))];
    let kept = of(story.slash(table.host, "cold defence", &order).await);
    assert!(kept.text().contains(&format!("All infantry defend, only in {there}.")), "{}", kept.text());
    let guest = called(&look, seat(&story.look(table.guest).await));
    let meet =
        [("armies", json!("1 infantry, interceptors")), ("meet", json!(true)), ("against", json!(guest))];
    let kept = of(story.slash(table.host, "cold defence", &meet).await);
    let line =
        format!("Up to 1 infantry and all interceptors meet invaders on arrival, only against {guest}.");
    assert!(kept.text().contains(&line), "{line}: {}", kept.text());
    story.refused(table.host, "cold defence", &[("armies", json!("submarines"))], "the kinds are").await;
    let look = story.look(table.guest).await;
    let war = [("target", key(&look, table.at)), ("from", key(&look, table.from)), ("armies", json!("all"))];
    story.slash(table.guest, "cold war", &war).await;
    until(&story, &table.people, |_, _| None, |one, look| one == table.guest && act(look).is_some()).await;
    // Nobody was asked: the order met the invader.
    let host = called(&look, seat(&story.look(table.host).await));
    let met = format!("{host} defends {there} with 1 infantry and 1 interceptor.");
    assert!(texts(&story).contains(&met), "{met}: {}", texts(&story));
    // And the order for the defence leaves the interceptors out of a fight.
    let before = view(&story.look(table.host).await).at(table.at).of(seat(&story.look(table.host).await));
    story
        .slash(table.guest, "cold fight", &[("state", key(&look, table.at)), ("armies", json!("infantry"))])
        .await;
    until(&story, &table.people, |_, _| None, |_, look| act(look).is_some()).await;
    let fought = format!("against {host} ({})", words().armies_told(before));
    assert!(before.is_empty() || texts(&story).contains(&fought), "{fought}: {}", texts(&story));
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fight_without_a_named_opponent_finds_interceptors_that_stand_there_alone_a3_29() {
    let story = Story::begin().await;
    let people = begun(&story, &PEOPLE, &[]).await;
    let at = |look: &Look, key: &str| look.view.map().find(key).expect("a state");
    let rich = |look: &Look| {
        let purse = view(look).own.as_ref().is_some_and(|own| own.purse >= 13);
        purse && !view(look).at(at(look, "mongolia")).of(seat(look)).is_empty()
    };
    let host = turn_of(&story, &people, |_, look| !is_super(look) && rich(look)).await;
    let look = story.look(host).await;
    let (mongolia, china) = (at(&look, "mongolia"), at(&look, "china"));
    give(&story, host, Action::Buy { at: mongolia, armies: Armies::of(Army::Interceptors, 1) }).await;
    let infantry = view(&look).at(mongolia).of(seat(&look));
    give(&story, host, Action::Leg { from: mongolia, armies: infantry, path: vec![china], war: false }).await;
    let guest = turn_of(&story, &people, |_, look| plays(look, Superpower::Soviet)).await;
    story.slash(guest, "cold war", &[("target", json!("Mongolia")), ("armies", json!("all"))]).await;
    until(&story, &people, |_, _| None, |one, look| one == guest && act(look).is_some()).await;
    let here = vec![("state".to_owned(), json!("mongolia"))];
    let against = offers(&story, guest, ("cold fight", "against"), (here, "")).await;
    let whose = called(&story.look(host).await, seat(&story.look(host).await));
    assert_eq!(against.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>(), [whose.as_str()]);
    story.slash(guest, "cold fight", &[("state", json!("Mongolia"))]).await;
    until(&story, &people, |_, _| None, |_, look| act(look).is_some()).await;
    let line = format!(" against {whose} (1 interceptor)");
    assert!(texts(&story).contains(&line), "{line}: {}", texts(&story));
    // Where nobody is at war, the command still says so.
    let now = story.look(guest).await;
    if act(&now).is_some() {
        let peace = own(&now).into_iter().find(|at| view(&now).at(*at).armies.len() == 1).expect("peace");
        story
            .refused(guest, "cold fight", &[("state", key(&now, peace))], "No other player has an army there")
            .await;
    }
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_convoy_takes_the_way_that_completion_offers_for_part_of_a_stops_name_r3_26_pbp_9() {
    let story = Story::begin().await;
    let people = begun(&story, &PEOPLE, &[]).await;
    let who = turn_of(&story, &people, |_, look| plays(look, Superpower::American)).await;
    let look = story.look(who).await;
    let given = vec![("from".to_owned(), json!("eastern_united_states"))];
    let found = offers(&story, who, ("cold convoy", "way"), (given, "greenl")).await;
    let (label, value) = found.first().expect("a way").clone();
    assert!(label.ends_with("Greenland") && label.contains(", "), "the whole way: {found:?}");
    let convoy = [("from", json!("eastern_united_states")), ("armies", json!("infantry")), ("way", value)];
    story.slash(who, "cold convoy", &convoy).await;
    let now = story.look(who).await;
    let stop = now.view.map().find("greenland").expect("a state");
    let before = view(&look).at(stop).of(seat(&look)).infantry;
    assert_eq!(view(&now).at(stop).of(seat(&now)).infantry, before + 1, "the infantry has arrived");
    let told = texts(&story);
    assert!(told.contains("Eastern United States → Greenland, 1 infantry for $1"), "{told}");
    // Without a state where it begins there is no way to offer.
    assert!(offers(&story, who, ("cold convoy", "way"), (vec![], "greenl")).await.is_empty());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn completion_and_the_page_of_orders_offer_the_other_superpower_only_where_the_ban_is_off_r3_8_a3_22() {
    for (ban, known) in [("on", false), ("off", true)] {
        let story = Story::begin().await;
        let people = begun(&story, &PEOPLE, &[("cold_war.superpower_ban", ban)]).await;
        let usa = turn_of(&story, &people, |_, look| plays(look, Superpower::American)).await;
        let look = story.look(usa).await;
        let ussr = view(&look).seats.iter().find(|one| one.superpower == Some(Superpower::Soviet));
        let ussr = called(&look, ussr.expect("the other superpower").seat);
        let players = offers(&story, usa, ("cold permit", "player"), (vec![], "")).await;
        assert_eq!(players.iter().any(|(name, _)| *name == ussr), known, "ban {ban}: {players:?}");
        assert_eq!(players.len(), if known { 3 } else { 2 }, "ban {ban}: {players:?}");
        // Soviet armies never become American, whatever the table says (R3-25).
        let heirs = offers(&story, usa, ("cold convert", "to"), (vec![], "")).await;
        let legal: Vec<String> =
            act(&look).expect("a turn").convert.to.iter().map(|to| called(&look, *to)).collect();
        assert_eq!(heirs.into_iter().map(|(name, _)| name).collect::<Vec<_>>(), legal);
        let page = of(story.slash(usa, "orders", &[]).await);
        let lines: Vec<String> =
            page.selects().into_iter().flat_map(|menu| menu.options).map(|(_, label, _)| label).collect();
        let leave = format!("Always let in: {ussr}.");
        assert_eq!(lines.contains(&leave), known, "ban {ban}: {lines:?}");
        let guard = format!("All interceptors oppose convoys and missiles, only against {ussr}.");
        assert!(lines.contains(&guard), "interceptors may: {lines:?}");
        story.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_and_its_settings_name_the_answers_of_this_family_for_which_the_game_waits_pbp_34() {
    let story = Story::begin().await;
    let host = story.person("Ilaria");
    story.slash(host, "game new", &[("rulebook", json!(5))]).await;
    for on in [true, false] {
        let change = Change::DefenceWaits(on);
        story.table.configure(story.place(), &story.as_person(host), change).await.expect("a setting");
    }
    // A guest joins, so that the lobby's message is written anew.
    story.slash(story.person("Marco"), "game join", &[]).await;
    let lobby = story.newest_panel();
    let line = "Nobody waits for answers in others’ turns: standing orders answer, or the rules.";
    assert!(lobby.text().contains(line), "what differs from the default: {}", lobby.text());
    assert!(!lobby.text().contains("choose their dice"), "{}", lobby.text());
    let settings = of(story.press(host, &lobby, "Settings").await);
    let labels: Vec<String> =
        settings.selects().into_iter().flat_map(|menu| menu.options).map(|(_, label, _)| label).collect();
    for choice in [
        "The game waits for permissions, interceptors, defence, losses, refugees",
        "Nobody waits: standing orders or the rules’ own answers",
    ] {
        assert!(labels.iter().any(|label| label == choice), "{choice}: {labels:?}");
    }
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn help_names_the_commands_of_the_family_that_is_played_here_or_of_all() {
    let story = Story::begin().await;
    let marco = story.person("Marco");
    let all = of(story.slash(marco, "help", &[]).await);
    for command in ["`/cold`", "`/deal`", "`/ledger`", "`/launch`", "`/orders`", "`/bid`", "`/attack`"] {
        assert!(all.text().contains(command), "{command}: {}", all.text());
    }
    let people = begun(&story, &PEOPLE, &[]).await;
    let here = of(story.slash(people[0], "help", &[]).await);
    assert!(
        here.text().contains("`/cold` for your turn") && here.text().contains("`/cold turn` shows"),
        "{}",
        here.text()
    );
    for foreign in ["`/bid`", "`/attack`", "`/place`", "`/defend`", "`/fortify`", "`/claim`"] {
        assert!(!here.text().contains(foreign), "{foreign}: {}", here.text());
    }
    assert!(here.text().contains("`/undo`"), "{}", here.text());
    story.discord.set_locale(people[1], "it");
    let italian = of(story.slash(people[1], "help", &[]).await);
    assert!(italian.text().contains("`/fredda` per il tuo turno"), "{}", italian.text());
    story.end().await;
}
