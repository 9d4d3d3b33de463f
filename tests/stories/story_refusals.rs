//! Bad input: a private, polite, precise response; state, log and outbox do not change.

use crate::classic_support::InClassic;
use crate::harness::Story;
use casus_belli::loopback::{Ack, Fault, Permission};
use casus_belli::rules::Holder;
use casus_belli::rules::classic::AskKind;
use serde_json::json;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn where_no_game_is_every_command_says_so() {
    let story = Story::begin().await;
    let ilaria = story.person("Ilaria");
    let commands: [(&str, &[(&str, serde_json::Value)]); 9] = [
        ("game join", &[]),
        ("game start", &[]),
        ("game status", &[]),
        ("end", &[]),
        ("hand", &[]),
        ("status", &[]),
        ("board", &[]),
        ("place", &[("territory", json!("alaska"))]),
        ("attack", &[("from", json!("alaska")), ("to", json!("kamchatka"))]),
    ];
    for (path, options) in commands {
        story.refused(ilaria, path, options, "no game in this channel").await;
    }
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_refuses_what_it_must_pbp_1() {
    let story = Story::begin().await;
    let (ilaria, marco, zoe) = (story.person("Ilaria"), story.person("Marco"), story.person("Zoë"));
    story.refused(ilaria, "game new", &[("seats", json!(9))], "2 to 6 players").await;
    story.refused(ilaria, "game new", &[("seats", json!(0))], "2 to 6 players").await;
    story.refused(ilaria, "game new", &[("seats", json!(-3))], "2 to 6 players").await;
    story.refused(ilaria, "game new", &[("seats", json!(9_007_199_254_740_991_i64))], "2 to 6 players").await;
    story.refused(ilaria, "game new", &[("pace", json!("soon"))], "time for a turn").await;
    story.slash(ilaria, "game new", &[("seats", json!(2))]).await;
    story.refused(marco, "game new", &[], "gathering players").await;
    story.refused(ilaria, "game join", &[], "already have a seat").await;
    story.refused(ilaria, "game start", &[], "needs at least 2").await;
    story.refused(marco, "game start", &[], "Only the host").await;
    story.refused(marco, "game cancel", &[], "Only the host").await;
    story.refused(marco, "game leave", &[], "no seat").await;
    story.refused(marco, "place", &[("territory", json!("alaska"))], "hasn’t begun").await;
    story.slash(marco, "game join", &[]).await;
    story.refused(zoe, "game join", &[], "seats are taken").await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_number_out_of_bounds_is_refused_by_discords_own_client_and_never_reaches_the_bot() {
    let story = Story::begin().await;
    let ilaria = story.person("Ilaria");
    let land = [("from", json!("alaska")), ("to", json!("kamchatka"))];
    let battle = [("attackers", json!(9)), ("defenders", json!(3))];
    for (path, others, name, least, most) in [
        ("game new", &[][..], "seats", 2, Some(6)),
        ("game move", &[], "game", 1, None),
        ("place", &[("territory", json!("alaska"))], "armies", 1, None),
        ("attack", &land, "dice", 1, Some(3)),
        ("attack", &land, "armies", 1, None),
        ("attack", &land, "chance", 1, Some(100)),
        ("defaults", &[], "chance", 1, Some(100)),
        // None: a commander can move without armies.
        ("advance", &[], "armies", 0, None),
        ("fortify", &land, "armies", 0, None),
        ("roll", &[], "dice", 1, Some(3)),
        // One: in the Cold War no army stays behind.
        ("odds", &battle[1..], "attackers", 1, Some(1000)),
        ("odds", &battle[..1], "defenders", 1, Some(1000)),
        ("odds", &battle, "armies", 1, None),
        ("odds", &battle, "rolls", 1, None),
        ("odds", &battle, "chance", 1, Some(99)),
        ("odds", &battle, "dice", 1, Some(3)),
        ("tournament new", &[("format", json!(0))], "rounds", 1, Some(12)),
        ("tournament new", &[("format", json!(0))], "table", 3, Some(5)),
        ("tournament new", &[("format", json!(1))], "advance", 1, Some(2)),
        ("tournament end", &[], "table", 1, None),
        ("objective add", &[("name", json!("Twenty"))], "count", 1, None),
        ("verify", &[], "game", 1, None),
        ("export", &[], "game", 1, None),
    ] {
        let most = most.unwrap_or(9_007_199_254_740_991_i64);
        for (value, because) in
            [(least - 1, format!("at least {least}")), (most + 1, format!("at most {most}"))]
        {
            let options = [others, &[(name, json!(value))]].concat();
            let before = story.state().await;
            let refused = story.try_slash(ilaria, path, &options).await;
            let because = format!("the option {name} must be {because}");
            assert_eq!(refused.map(|_| ()).unwrap_err().to_string(), because, "/{path}");
            assert_eq!(story.state().await, before);
        }
    }
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_gets_no_seat() {
    let story = Story::begin().await;
    let ilaria = story.person("Ilaria");
    let robot = story.discord.other_bot("Robot");
    story.slash(ilaria, "game new", &[]).await;
    story.refused(robot, "game join", &[], "bot can’t take a seat").await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_anothers_turn_and_from_outside_nothing_can_be_done() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let asked = story.asked(&people).await;
    let other = *people.iter().find(|who| **who != asked).expect("three people");
    let outsider = story.person("Blue");
    story.refused(people[0], "game new", &[], "being played in this channel").await;
    for (path, options) in [
        ("place", vec![("territory", json!("alaska"))]),
        ("attack", vec![("from", json!("alaska")), ("to", json!("kamchatka"))]),
        ("advance", vec![("armies", json!(1))]),
        ("fortify", vec![("from", json!("alaska")), ("to", json!("alberta"))]),
        ("trade", vec![]),
        ("end", vec![]),
        ("claim", vec![("territory", json!("alaska"))]),
        ("deploy", vec![("armies", json!("even"))]),
    ] {
        story.refused(other, path, &options, "isn’t your turn to decide").await;
        story.refused(outsider, path, &options, "no seat in this game").await;
    }
    story.refused(outsider, "defend", &[("dice", json!(0))], "no seat in this game").await;
    story.refused(outsider, "hand", &[], "only players have a hand").await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn placing_refuses_wrong_land_wrong_numbers_and_wrong_names() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let asked = story.asked(&people).await;
    let look = story.look(asked).await;
    let (own, foreign) = Story::front(&look);
    let (own, foreign) = (Story::key(&look, own), Story::key(&look, foreign));
    let place = |at: &str, n: i64| vec![("territory", json!(at)), ("armies", json!(n))];
    story.refused(asked, "place", &place(&foreign, 1), "isn’t yours").await;
    story.refused(asked, "place", &place(&own, 0), "at least 1 army").await;
    story.refused(asked, "place", &place(&own, -5), "at least 1 army").await;
    story.refused(asked, "place", &place(&own, 99), "armies, not 99").await;
    story.refused(asked, "place", &place(&own, 9_007_199_254_740_991), "armies, not").await;
    story.refused(asked, "place", &place("Kamtschatkistan", 1), "Did you mean Kamchatka").await;
    story.refused(asked, "attack", &[("from", json!(own)), ("to", json!(foreign))], "do that now").await;
    story.refused(asked, "advance", &[("armies", json!(1))], "do that now").await;
    story.refused(asked, "trade", &[("cards", json!("0-1-2"))], "You don’t have").await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn attacking_refuses_wrong_land_no_border_and_too_many_dice() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let asked = story.asked(&people).await;
    let look = story.look(asked).await;
    let (from, to) = Story::front(&look);
    story.slash(asked, "place", &[("territory", json!(Story::key(&look, from)))]).await;
    let look = story.look(asked).await;
    assert_eq!(look.view.waiting.kinds(), [AskKind::Attack.into()]);
    let own = Holder::Seat(look.view.classic().own.as_ref().expect("a player").seat);
    let board = look.view.map();
    let key = |at| Story::key(&look, at);
    let far = board.ids().find(|&at| look.view.classic().at(at).holder != own && !board.adjacent(from, at));
    let other_own = board.ids().find(|&at| at != from && look.view.classic().at(at).holder == own);
    let attack = |from: String, to: String| vec![("from", json!(from)), ("to", json!(to))];
    let with = |name: &'static str, value: i64| {
        let mut options = attack(key(from), key(to));
        options.push((name, json!(value)));
        options
    };
    story.refused(asked, "attack", &attack(key(to), key(from)), "isn’t yours").await;
    story.refused(asked, "attack", &attack(key(from), key(far.expect("far"))), "don’t border").await;
    story.refused(asked, "attack", &attack(key(from), key(other_own.expect("own"))), "your own").await;
    story.refused(asked, "attack", &attack(key(from), key(from)), "").await;
    story.refused(asked, "attack", &with("dice", 4), "dice").await;
    story.refused(asked, "attack", &with("dice", 0), "at least 1 die").await;
    story.refused(asked, "attack", &with("dice", 1_000_000), "1 to 3").await;
    story.refused(asked, "attack", &with("armies", 0), "at least 1 army").await;
    story.refused(asked, "attack", &with("chance", 101), "from 1 to 100%").await;
    for none in [0, -1] {
        story.refused(asked, "attack", &with("chance", none), "from 1 to 100%").await;
        story.refused(asked, "defaults", &[("chance", json!(none))], "from 1 to 100%").await;
    }
    let mut both = with("chance", 50);
    both.push(("armies", json!(3)));
    story.refused(asked, "attack", &both, "one stop condition").await;
    let shift =
        |armies: i64| vec![("from", json!(key(from))), ("to", json!(key(to))), ("armies", json!(armies))];
    story.refused(asked, "fortify", &shift(1), "isn’t yours").await;
    story.refused(asked, "fortify", &shift(0), "at least 1 army").await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_permission_in_the_channel_no_game_is_opened_and_the_person_is_told_which() {
    let story = Story::begin().await;
    let ilaria = story.person("Ilaria");
    let fault = |permission| Fault::MissingPermission { channel: story.channel(), permission };
    story.discord.misbehave(fault(Permission::AttachFiles));
    story.refused(ilaria, "game new", &[], "Attach Files").await;
    story.discord.misbehave(fault(Permission::SendMessages));
    story.refused(ilaria, "game new", &[], "Send Messages").await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_floods_is_told_so_and_nobody_else_suffers_pbp_52() {
    let story = Story::with(casus_belli::loopback::Limits::none(), |settings| {
        settings.limits.commands_per_minute = 5;
    })
    .await;
    let (ilaria, marco) = (story.person("Ilaria"), story.person("Marco"));
    for _ in 0..5 {
        let outcome = story.slash(ilaria, "help", &[]).await;
        assert!(outcome.text().contains("Casus Belli"));
    }
    story.refused(ilaria, "game new", &[], "Too many commands").await;
    let outcome = story.slash(marco, "help", &[]).await;
    assert!(outcome.text().contains("Casus Belli"));
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_button_and_one_pressed_twice_change_nothing_pbp_7() {
    let story = Story::begin().await;
    let ilaria = story.person("Ilaria");
    let lobby = story.slash(ilaria, "game new", &[]).await.message.expect("the lobby");
    let marco = story.person("Marco");
    story.press(marco, &lobby, "Join").await;
    let before = story.discord.message(lobby.id, ilaria).expect("the lobby");
    let start = before.buttons().into_iter().find(|button| button.label == "Start").expect("Start");
    story.press(ilaria, &lobby, "Start").await;
    let state = story.state().await;
    let code = start.custom_id.expect("ours");
    let twice = || story.discord.press_stale(ilaria, &before, &code).expect("sent");
    let second = twice().acknowledged().await;
    assert_eq!(second.ack, Some(Ack::DeferredUpdate), "the message says what the first one did");
    // Discord has its answer before the bot knows so; until then the next one would be the same press still.
    story.settle().await;
    story.discord.clock().advance(Duration::from_mins(1));
    let late = twice().finished().await;
    assert!(late.ephemeral && !late.text().is_empty(), "{}", late.text());
    assert_eq!(story.state().await, state);
    let unknown =
        story.discord.press_stale(ilaria, &before, "from:another:bot").expect("sent").finished().await;
    assert!(unknown.ephemeral && unknown.text().contains("moved on"), "{}", unknown.text());
    story.end().await;
}
