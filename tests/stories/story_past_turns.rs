//! `/log` and `/board` of any turn, `/rules`, `/orders`: private, for spectators too where nothing is secret.

use crate::harness::Story;
use crate::story_channel::mark;
use casus_belli::loopback::{Id, Limits, Outcome};
use casus_belli::present::board_scene::{SeatedPlayer, scene};
use casus_belli::render::{self, Format, Framing, Since};
use casus_belli::rules::Seen;
use casus_belli::table::{Look, Pace};
use casus_belli::text::{ClockText, Lang, Words};
use serde_json::json;

/// A quiet turn of whoever is asked.
async fn turn(story: &Story, people: &[Id]) -> Id {
    let me = story.asked(people).await;
    let look = story.look(me).await;
    let (from, _) = Story::front(&look);
    story.slash(me, "place", &[("territory", json!(Story::key(&look, from)))]).await;
    story.slash(me, "end", &[]).await;
    me
}

#[track_caller]
fn private(outcome: &Outcome) -> &str {
    assert!(outcome.ephemeral, "only who asked sees it: {}", outcome.text());
    outcome.text()
}

/// The picture of that public view, as a private answer shows it.
fn picture(look: &Look, seen: &[Seen]) -> Vec<u8> {
    let seated = look.seated.iter();
    let seated: Vec<_> =
        seated.map(|seated| SeatedPlayer { name: &seated.name, colour: seated.colour.key() }).collect();
    let scene = scene(&look.view, &seated, &Since::of(seen), Words::new(Lang::En));
    render::draw(&scene, &Format { view: Framing::Compact, ..Format::default() }).expect("it can be drawn")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_of_any_turn_is_shown_to_everybody_in_their_own_language_pbp_13() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let (first, second) = (turn(&story, &people).await, turn(&story, &people).await);
    let (first, second) = (story.as_person(first).name, story.as_person(second).name);
    let onlooker = story.person("Green");
    let now = story.slash(onlooker, "log", &[]).await;
    assert!(private(&now).starts_with("-# Turn 3 of 3\n**Round 1 · "), "{}", now.text());
    for (turn, name) in [(1, &first), (2, &second)] {
        let past = story.slash(onlooker, "log", &[("turn", json!(turn))]).await;
        let head = format!("-# Turn {turn} of 3\n**Round 1 · {name}** {}\n", mark(name));
        assert!(private(&past).starts_with(&head), "{}", past.text());
        assert!(past.text().contains(&format!("{name} places ")), "{}", past.text());
    }
    let setup = story.slash(onlooker, "log", &[("turn", json!(0))]).await;
    assert!(private(&setup).starts_with("-# The set-up\n"), "{}", setup.text());
    story.discord.set_locale(onlooker, "it");
    let past = story.slash(onlooker, "log", &[("turn", json!(1))]).await;
    assert!(
        private(&past).starts_with(&format!("-# Turno 1 di 3\n**Giro 1 · {first}** {}\n", mark(&first))),
        "{}",
        past.text()
    );
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_was_not_played_is_refused_with_those_that_were_pbp_13() {
    let story = Story::begin().await;
    let anybody = story.person("Green");
    for path in ["log", "board"] {
        story.refused(anybody, path, &[("turn", json!(1))], "no game in this channel").await;
    }
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    for _ in 0..3 {
        turn(&story, &people).await;
    }
    for path in ["log", "board"] {
        let because = "Turn 9 hasn’t been played: there are turns 1 to 4 so far, and the set-up, number 0.";
        story.refused(anybody, path, &[("turn", json!(9))], because).await;
        story.refused(anybody, path, &[("turn", json!(-1))], "number").await;
    }
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_after_any_past_turn_is_what_the_public_saw_then_pbp_13() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let before = story.look(story.person("Green")).await;
    let player = turn(&story, &people).await;
    let after = story.look(story.person("Green")).await;
    assert_ne!(before.view, after.view, "armies were placed");
    turn(&story, &people).await;
    let name = story.as_person(player).name;
    // The player gets the public board as well: nothing of their own hand is on it.
    for who in [story.person("Green"), player] {
        let shown = story.slash(who, "board", &[("turn", json!(1))]).await;
        let text = private(&shown).to_owned();
        assert!(text.starts_with(&format!("**Round 1** · {name} captured nothing")), "{text}");
        assert!(text.ends_with("-# The board after turn 1 of 3"), "{text}");
        let message = shown.message.expect("an answer");
        let [file] = &message.attachments[..] else { panic!("one picture") };
        let bytes = story.discord.file(&file.url).expect("it was sent").bytes;
        let back = story.table.lookback(story.place(), None).await.expect("a history");
        let moment = back.history.after(1).expect("it was played");
        let then = Look { view: moment.view.clone(), ..back.look.clone() };
        assert!(bytes == picture(&then, &moment.seen), "the picture of that moment");
        assert!(bytes != picture(&back.look, &moment.seen), "and not of now");
        let words = story.press(who, &message, "In words").await;
        let all = Words::new(Lang::En).board_text(&then.view, &names(&then));
        assert_eq!(private(&words), all, "the same as text");
    }
    let setup = story.slash(player, "board", &[("turn", json!(0))]).await;
    assert!(private(&setup).ends_with("-# The board after the set-up"), "{}", setup.text());
    let now = story.slash(player, "board", &[("turn", json!(3))]).await;
    assert!(private(&now).ends_with("-# The board in turn 3, which is not over"), "{}", now.text());
    story.end().await;
}

fn names(look: &Look) -> casus_belli::text::Ctx {
    casus_belli::text::Ctx::new(look.view.map(), look.seated.iter().map(|seated| seated.name.as_str()))
}

#[tokio::test(flavor = "multi_thread")]
async fn turns_are_offered_with_what_happened_in_them_pbp_9() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    turn(&story, &people).await;
    let who = story.person("Green");
    for path in ["log", "board"] {
        let offered = story.discord.autocomplete(who, story.channel(), path, vec![], "turn", "").await;
        let offered = offered.expect("choices");
        let labels: Vec<&str> = offered.iter().map(|choice| choice.name.as_str()).collect();
        assert_eq!(labels.len(), 3, "{labels:?}");
        assert!(labels[0].starts_with("2 · Round 1") && labels[1].starts_with("1 · Round 1"), "{labels:?}");
        assert!(labels[2].starts_with("0 · "), "{labels:?}");
        let one = story.discord.autocomplete(who, story.channel(), path, vec![], "turn", "1").await;
        assert_eq!(one.expect("choices").len(), 1, "only what fits the number");
    }
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_of_a_long_turn_comes_whole_in_several_messages_pbp_13() {
    let story = Story::with(Limits::none(), |_| {}).await;
    let people = story.game(&["Ilaria", "Marco"], &[("setup", json!(2))]).await;
    let who = story.asked(&people).await;
    let look = story.look(who).await;
    let (from, to) = Story::front(&look);
    let key = |at| json!(Story::key(&look, at));
    story.slash(who, "place", &[("territory", key(from))]).await;
    for _ in 0..80 {
        let options = [("from", key(from)), ("to", key(to)), ("dice", json!(1))];
        story.try_slash(who, "attack", &options).await.expect("the client allows it");
    }
    let public = story.table.history(look.game, Some(1), None).await.expect("a turn");
    let told = story.slash(who, "log", &[("turn", json!(1))]).await;
    let whole =
        told.follow_ups.iter().fold(private(&told).to_owned(), |all, more| all + "\n" + &more.content);
    assert!(told.follow_ups.iter().all(casus_belli::loopback::Message::ephemeral), "all of it is private");
    for line in Words::new(Lang::En).turn_lines(&public, &names(&look)) {
        let begins: String = line.chars().take(30).collect();
        assert!(whole.contains(&begins), "{begins:?} is missing in\n{whole}");
    }
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_of_a_table_name_its_differences_first_with_their_numbers_pbp_47() {
    let story = Story::begin().await;
    let (ilaria, green) = (story.person("Ilaria"), story.person("Green"));
    story.refused(green, "rules", &[], "no game in this channel").await;
    story.slash(ilaria, "game new", &[("rulebook", json!(1)), ("setup", json!(2))]).await;
    let lobby = story.slash(green, "rules", &[]).await;
    let text = private(&lobby);
    assert!(text.starts_with("**What this table plays: "), "{text}");
    assert!(text.contains("Set-up: **instant**"), "{text}");
    story.slash(ilaria, "game cancel", &[]).await;
    let people = story.game(&["Ilaria", "Marco", "Zoë"], &[("setup", json!(2))]).await;
    let game = story.slash(green, "rules", &[]).await;
    let text = private(&game);
    let (differences, first) = (text.find("Set-up: **instant**"), text.find("**A first turn**"));
    assert!(differences.is_some() && differences < first, "differences first: {text}");
    assert!(text.contains("(rules R1-61, R1-73, R1-74)"), "with the numbers of the rules: {text}");
    let steps = text.split("**A first turn**").nth(1).expect("a first turn");
    assert_eq!(steps.lines().filter(|line| !line.trim().is_empty()).count(), 5, "{steps}");
    assert!(steps.contains("`/place`") && steps.contains("`/end`"), "{steps}");
    story.discord.set_locale(green, "it");
    let italian = story.slash(green, "rules", &[]).await;
    assert!(private(&italian).contains("**Un primo turno**"), "{}", italian.text());
    assert_eq!(people.len(), 3);
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_explain_a_command_card_by_its_name_in_either_language_pbp_47() {
    let story = Story::begin().await;
    let (ilaria, green) = (story.person("Ilaria"), story.person("Green"));
    story.slash(ilaria, "game new", &[("rulebook", json!(4)), ("setup", json!(2))]).await;
    let lobby = story.slash(green, "rules", &[("card", json!("evacuation"))]).await;
    let text = private(&lobby);
    assert!(text.starts_with("**Evacuation**\n") && text.contains("• Needs in play: diplomat"), "{text}");
    story.refused(green, "rules", &[("card", json!("xyz"))], "No command card is called “xyz”").await;
    story.discord.set_locale(green, "it");
    let italian = story.slash(green, "rules", &[("card", json!("Bomba Assassina"))]).await;
    assert!(private(&italian).starts_with("**Bomba Assassina**\n"), "{}", italian.text());
    story.slash(ilaria, "game cancel", &[]).await;
    story.game(&["Ilaria", "Marco", "Zoë"], &[("setup", json!(2))]).await;
    let classic = "plays without command cards";
    story.refused(ilaria, "rules", &[("card", json!("evacuation"))], classic).await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_fit_a_message_however_many_are_changed_pbp_47() {
    for lang in Lang::ALL {
        for rulebook in casus_belli::rules::Rulebook::ALL {
            let mut setup = casus_belli::rules::Setup::preset(rulebook, 4);
            for switch in setup.clone().switches() {
                let other = switch.choices.iter().find(|choice| **choice != switch.default);
                if let Some(other) = other {
                    setup.options.set(switch.key, other).expect("it was offered");
                }
            }
            let limit = Pace::DAY.limit().expect("a limit");
            let clock = ClockText {
                pace: Some((limit / 60_000) as u32),
                waits_for_absent: false,
                asks: true,
                window: limit / 4,
                most: limit,
                bank: Some([limit / 2, limit / 12, limit]),
            };
            let text = Words::new(lang).rules_text(&setup, &clock, 2000);
            assert!(text.chars().count() <= 2000, "{lang:?} {rulebook:?}: {}", text.chars().count());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn standing_orders_are_shown_to_their_owner_alone_pbp_14() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    story.slash(people[1], "defend", &[("dice", json!(1))]).await;
    let own = story.slash(people[1], "orders", &[]).await;
    let text = private(&own).to_owned();
    assert!(text.starts_with("**Your standing orders in game 1**"), "{text}");
    assert!(text.contains("1 die") || text.contains("one die"), "{text}");
    let other = story.slash(people[0], "orders", &[]).await;
    assert!(private(&other).contains("as many dice as allowed"), "{}", other.text());
    story.refused(story.person("Green"), "orders", &[], "You have no seat in this game").await;
    story.end().await;
}
