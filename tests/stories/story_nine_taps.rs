//! A turn with a thumb: the best choices are buttons, one press each; a person's own defaults; old and doubled presses.

use crate::classic_support::InClassic;
use crate::harness::{Story, places_all};
use casus_belli::loopback::{Ack, Button, Id, Message, Outcome};
use casus_belli::present::classic::ranked_choices;
use casus_belli::rules::Holder;
use casus_belli::rules::classic::{AttackOption, Menu, steps};
use casus_belli::table::{Change, Look};
use serde_json::json;

/// What a typical turn may take from the notice on, if the person takes what is offered ([PBP-55]).
const TAPS: u32 = 8;
/// What it may take from the panel's button on, if the person chooses everything: a menu is two taps.
const OWN_CHOICE: u32 = 14;
/// The chance from which an attack is recommended.
const LIKELY: u32 = 50;

fn of(outcome: Outcome) -> Message {
    outcome.message.expect("an answer")
}

fn button(on: &Message, fits: impl Fn(&str) -> bool) -> Button {
    let found = on.buttons().into_iter().find(|button| fits(&button.label));
    found.unwrap_or_else(|| panic!("{:?} {:?}", on.text(), on.buttons()))
}

/// An attack on a button, such as `Ural 14 → China 1 · 99%`.
fn is_strike(label: &str) -> bool {
    label.contains(" → ") && label.ends_with('%')
}

/// A person with a phone, whose taps are counted.
struct Thumb<'a> {
    story: &'a Story,
    who: Id,
    taps: u32,
}

impl Thumb<'_> {
    /// Taps a button of the private panel, which is edited in place ([PBP-57]).
    async fn tap(&mut self, panel: &Message, fits: impl Fn(&str) -> bool) -> Message {
        let outcome = self.story.press(self.who, panel, &button(panel, fits).label).await;
        self.taps += 1;
        assert_eq!(outcome.ack, Some(Ack::Update), "{}", outcome.text());
        let panel_now = of(outcome);
        assert_eq!(panel_now.id, panel.id, "one message");
        panel_now
    }

    /// Opens the menu that begins so and chooses a line.
    async fn choose(&mut self, panel: &Message, menu: &str, line: usize) -> Message {
        let menus = panel.selects();
        let found = menus.iter().find(|one| one.placeholder.as_deref().is_some_and(|p| p.starts_with(menu)));
        let found = found.unwrap_or_else(|| panic!("{menu}: {menus:?}"));
        let value = found.options[line].0.clone();
        let outcome = self.story.discord.select(self.who, panel.id, &found.custom_id, vec![value]).await;
        self.story.settle().await;
        self.taps += 2;
        let outcome = outcome.expect("the client allows it");
        assert_eq!(outcome.ack, Some(Ack::Update), "{}", outcome.text());
        of(outcome)
    }
}

/// The chance on the button of an attack.
fn chance(button: &Button) -> u32 {
    let percent = button.label.rsplit(' ').next().and_then(|percent| percent.strip_suffix('%')?.parse().ok());
    percent.unwrap_or_else(|| panic!("{button:?}"))
}

/// Only an attack that is likely to succeed is recommended by its colour.
fn is_honest(panel: &Message) {
    for button in panel.buttons().iter().filter(|button| is_strike(&button.label)) {
        let recommended = matches!(button.style, 1 | 3);
        assert_eq!(recommended, chance(button) >= LIKELY, "{button:?}");
    }
}

fn territories(look: &Look) -> usize {
    let own = Holder::Seat(look.view.classic().own.as_ref().expect("a player").seat);
    look.view.map().ids().filter(|at| look.view.classic().at(*at).holder == own).count()
}

/// Plays one turn from the notice on. The taps it took, if it had three captures.
async fn turn(story: &Story, who: Id) -> Option<u32> {
    let mut me = Thumb { story, who, taps: 0 };
    let notice = story.discord.dms(who).pop().expect("a notice");
    let panel = story.newest_panel();
    assert!(notice.content.contains(&panel.id.to_string()), "it leads to the panel: {}", notice.content);
    me.taps += 1;
    let placing = of(story.press(who, &panel, "Place armies").await);
    me.taps += 1;
    let mut now = me.tap(&placing, places_all).await;
    let mut captures = 0;
    for _ in 0..3 {
        let before = territories(&story.look(who).await);
        now = me.tap(&now, is_strike).await;
        captures += territories(&story.look(who).await) - before;
    }
    if captures < 3 {
        story.slash(who, "end", &[]).await;
        return None;
    }
    let moves = me.tap(&now, |label| label == "Move and end").await;
    let ended = me.tap(&moves, |label| label.contains(" · all ") || label.contains(" · All ")).await;
    assert!(!ended.buttons().iter().any(|button| button.label == "End turn"), "{:?}", ended.buttons());
    Some(me.taps)
}

/// Plays one turn of one's own choice, by the menus. The taps it took from the panel's button on, if it had three captures.
async fn own_turn(story: &Story, who: Id) -> Option<u32> {
    let mut me = Thumb { story, who, taps: 1 };
    let placing = of(story.press(who, &story.newest_panel(), "Place armies").await);
    let mut now = me.choose(&placing, "All ", 1).await;
    let mut captures = 0;
    for _ in 0..3 {
        let before = territories(&story.look(who).await);
        now = me.choose(&now, "Another attack (", 0).await;
        captures += territories(&story.look(who).await) - before;
    }
    if captures < 3 {
        story.slash(who, "end", &[]).await;
        return None;
    }
    let moves = me.tap(&now, |label| label == "Move and end").await;
    let starts = moves.selects()[0].placeholder.as_deref().is_some_and(|p| p.starts_with("A move from"));
    let moves = if starts { me.choose(&moves, "A move from", 0).await } else { moves };
    let ended = me.choose(&moves, "Another move (", 0).await;
    assert!(ended.text().contains("Your turn is over."), "{}", ended.text());
    Some(me.taps)
}

/// Of people who hold half the world each, with moves to wherever their territories lead.
#[tokio::test(flavor = "multi_thread")]
async fn a_turn_of_ones_own_choice_takes_at_most_fourteen_taps_from_the_panels_button_on_pbp_55() {
    for (names, fortify) in
        [(&["Ilaria", "Marco", "Zoë"][..], "one_adjacent"), (&["Ilaria", "Marco"][..], "one_path")]
    {
        let story = Story::begin().await;
        let people: Vec<Id> = names.iter().map(|name| story.person(name)).collect();
        story.slash(people[0], "game new", &[("setup", json!(2))]).await;
        for guest in &people[1..] {
            story.slash(*guest, "game join", &[]).await;
        }
        let change = Change::Switch { key: "fortify.mode".into(), value: fortify.into() };
        story.table.configure(story.place(), &story.as_person(people[0]), change).await.expect("a rule");
        story.slash(people[0], "game start", &[]).await;
        let mut most = None;
        for _ in 0..12 {
            let who = story.asked(&people).await;
            most = own_turn(&story, who).await;
            assert_ne!(story.asked(&people).await, who, "the turn is over");
            if most.is_some() {
                break;
            }
        }
        let taps = most.expect("somebody makes three captures in twelve turns");
        println!("{taps} taps from the panel's button on: place, three captures, move and end by own choice");
        assert!(taps <= OWN_CHOICE, "{taps}");
        story.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_with_three_captures_takes_at_most_eight_taps_from_the_notice_on_pbp_55() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    for _ in 0..12 {
        let who = story.asked(&people).await;
        let taps = turn(&story, who).await;
        assert_ne!(story.asked(&people).await, who, "the turn is over");
        if let Some(taps) = taps {
            println!("{taps} taps from the notice on: all placed on one, three captures, fortified, ended");
            assert!(taps <= TAPS, "{taps}");
            return story.end().await;
        }
    }
    panic!("nobody makes three captures in twelve turns");
}

/// The panel of the person on turn with everything placed on the territory that is offered first.
async fn attacking(story: &Story, who: Id) -> Message {
    let placing = of(story.press(who, &story.newest_panel(), "Place armies").await);
    let all = button(&placing, places_all);
    of(story.press(who, &placing, &all.label).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_capture_the_attacks_that_go_on_from_there_stand_in_front_pbp_55() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco"]).await;
    let mut gone_on = 0;
    for _ in 0..12 {
        let who = story.asked(&people).await;
        let mut now = attacking(&story, who).await;
        loop {
            let strikes: Vec<Button> = now.buttons().into_iter().filter(|b| is_strike(&b.label)).collect();
            assert!((1..=3).contains(&strikes.len()), "{strikes:?}");
            is_honest(&now);
            let before = story.look(who).await;
            now = of(story.press(who, &now, &strikes[0].label).await);
            let after = story.look(who).await;
            if territories(&after) == territories(&before) || after.view.asks.is_empty() {
                break;
            }
            let target = strikes[0].label.split(" → ").nth(1).expect("a target");
            let target = target.split(|c: char| c.is_ascii_digit()).next().expect("a name").trim().to_owned();
            let Menu::Attack(steps::Attack { strikes }) = after.view.asks[0].menu.classic() else { break };
            let view = after.view.classic();
            let from = |at| after.view.map().territory(at).name.en.as_str();
            let likely = |strike: &&AttackOption| ranked_choices::strike_percent(view, **strike) >= LIKELY;
            let on = strikes.iter().filter(|strike| from(strike.from) == target);
            let first = now.buttons().into_iter().find(|button| is_strike(&button.label));
            if on.filter(likely).count() > 0 {
                let first = first.expect("an attack");
                assert!(first.label.starts_with(&target), "from {target} on: {}", first.label);
                assert_eq!(first.style, 3, "{first:?}");
                gone_on += 1;
            } else {
                assert!(first.is_none_or(|first| first.style != 3), "nothing likely goes on from {target}");
            }
        }
        if gone_on >= 2 {
            return story.end().await;
        }
        story.slash(who, "end", &[]).await;
    }
    panic!("an army that moves in can go on sooner or later");
}

#[tokio::test(flavor = "multi_thread")]
async fn old_and_doubled_presses_of_the_quick_buttons_act_once_and_show_what_happened_pbp_7() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    let other = *people.iter().find(|who| **who != me).expect("three people");
    let placing = of(story.press(me, &story.newest_panel(), "Place armies").await);
    let place = button(&placing, places_all);
    let code = place.custom_id.expect("ours");

    // Two devices at the same instant: one is carried out, and both show what it did.
    let before = story.look(me).await;
    let presses = [(); 2].map(|()| story.discord.begin_press(me, placing.id, &code).expect("sent"));
    let mut told = Vec::new();
    for press in presses {
        let outcome = press.finished().await;
        assert!(outcome.ephemeral, "{}", outcome.text());
        told.push(outcome.text().contains("moved on"));
    }
    assert_eq!(told, [false, false], "nobody hears the opposite of what happened");
    story.settle().await;
    let after = story.look(me).await;
    let armies =
        |look: &Look| -> u32 { look.view.map().ids().map(|at| look.view.classic().at(at).armies).sum() };
    let Menu::Reinforce(steps::Reinforce { left, .. }) = before.view.asks[0].menu.classic() else { panic!() };
    assert_eq!(armies(&after), armies(&before) + left, "placed once");

    // An attack pressed again after it was carried out; and by somebody else.
    let now = of(story.press(me, &story.newest_panel(), "Attack").await);
    let strike = button(&now, is_strike);
    story.press(me, &now, &strike.label).await;
    let code = strike.custom_id.expect("ours");
    let before = story.state().await;
    for who in [me, other] {
        let late = story.discord.press_stale(who, &now, &code).expect("sent").finished().await;
        let said = if who == me { " against " } else { "moved on" };
        assert!(late.ephemeral && late.text().contains(said), "{}", late.text());
        assert_eq!(late.text().contains("moved on"), who != me, "{}", late.text());
        story.settle().await;
        assert_eq!(story.state().await, before, "an old button changes nothing");
    }

    // The game is over: the same.
    let ended = story.slash(people[0], "game cancel", &[]).await;
    story.press(people[0], &of(ended), "Call the game off for everyone").await;
    let before = story.state().await;
    let late = story.discord.press_stale(me, &now, &code).expect("sent").finished().await;
    assert!(late.ephemeral && !late.text().is_empty(), "{}", late.text());
    assert_eq!(story.state().await, before);
    story.end().await;
}

/// Chooses a default on the page that the panel leads to, and goes back to the panel.
async fn set(story: &Story, who: Id, panel: &Message, wanted: &str) -> Message {
    let finer = of(story.pick(who, panel, "Choose how far …").await);
    let page = of(story.press(who, &finer, "Defaults").await);
    let changed = story.pick(who, &page, wanted).await;
    assert_eq!(changed.ack, Some(Ack::Update), "{}", changed.text());
    assert!(changed.text().contains(wanted), "{}", changed.text());
    let back = of(story.press(who, &of(changed), "Back").await);
    assert!(back.buttons().iter().any(|button| is_strike(&button.label)), "{:?}", back.buttons());
    back
}

#[tokio::test(flavor = "multi_thread")]
async fn ones_own_defaults_are_private_hold_everywhere_and_are_set_by_button_or_command_pbp_55() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    let typed = story.slash(me, "defaults", &[("move_in", json!(3))]).await;
    assert!(typed.ephemeral && typed.text().contains("ask me how many move in"), "{}", typed.text());
    let mut fought = attacking(&story, me).await;
    // Where only one number of armies may move in, nothing is asked (R1-68).
    let advance = async || matches!(story.look(me).await.view.asks[0].menu.classic(), Menu::Advance(_));
    for _ in 0..20 {
        if advance().await {
            break;
        }
        fought = of(story.press(me, &fought, &button(&fought, is_strike).label).await);
    }
    assert!(advance().await, "{}", fought.content);
    let all = button(&fought, |label| label.starts_with("All "));
    let panel = of(story.press(me, &fought, &all.label).await);
    let panel = set(&story, me, &panel, "half of them move in").await;

    // A chance that no attack reaches: nothing is rolled, and the reason is said.
    let typed = story.slash(me, "defaults", &[("chance", json!(100)), ("move_in", json!(2))]).await;
    assert!(typed.ephemeral && typed.text().contains("at least 100%"), "{}", typed.text());
    assert!(typed.text().contains("as few as possible"), "{}", typed.text());
    let before = story.state().await;
    let refused = of(story.press(me, &panel, &button(&panel, is_strike).label).await);
    assert!(refused.text().contains("Stopped: the chance"), "{}", refused.text());
    assert_eq!(story.state().await, before);

    // The end of the turn without a question; somebody else's defaults are their own.
    let panel = set(&story, me, &refused, "ends the turn at once").await;
    story.press(me, &panel, "End turn").await;
    let other = story.asked(&people).await;
    assert_ne!(other, me);
    story.discord.set_locale(other, "it");
    let theirs = story.slash(other, "defaults", &[]).await;
    assert!(theirs.text().contains("fino alla conquista"), "{}", theirs.text());
    let two = [("until", json!(1)), ("armies", json!(3)), ("chance", json!(3))];
    story.refused(other, "defaults", &two, "una sola condizione").await;
    story.refused(other, "defaults", &[("chance", json!(101))], "101").await;
    assert_eq!(story.slash(other, "defaults", &[]).await.text(), theirs.text(), "nothing is kept of it");
    story.end().await;
}
