//! The first edition through the real client: a set-up without decisions, turns with several moves, and the fast
//! battle by consent (R0-50): asked, accepted, declined, and answered in advance.

use crate::classic_support::InClassic;
use crate::harness::Story;
use crate::story_cards::{asked_of, begun};
use casus_belli::loopback::{Id, Message};
use casus_belli::rules::classic::{AskKind, Menu, steps};
use casus_belli::rules::{Holder, TerritoryId, Viewer};
use casus_belli::table::{Change, Look};
use serde_json::{Value, json};

const FIRST_EDITION: i64 = 3;
const FAST: [(&str, &str); 1] = [("endgame.fast_battle", "on")];
const NAMES: [&str; 3] = ["Ilaria", "Marco", "Zoë"];

fn of(outcome: casus_belli::loopback::Outcome) -> Message {
    outcome.message.expect("an answer")
}

/// Two neighbouring territories of two people.
struct Front {
    attacker: Id,
    defender: Id,
    from: TerritoryId,
    to: TerritoryId,
}

impl Front {
    fn at(&self, who: Id) -> Option<TerritoryId> {
        if who == self.attacker { Some(self.from) } else { (who == self.defender).then_some(self.to) }
    }
}

async fn front(story: &Story, people: &[Id]) -> Front {
    let attacker = story.asked(people).await;
    let look = story.look(attacker).await;
    let (from, to) = Story::front(&look);
    let seat = look.view.classic().at(to).holder.seat().expect("somebody's");
    let person = look.at(seat).expect("a player").person;
    let defender = *people.iter().find(|who| crate::harness::id(**who) == person).expect("one of them");
    Front { attacker, defender, from, to }
}

/// An own territory, for people who are not part of the front.
fn anywhere(look: &Look) -> TerritoryId {
    let own = Holder::Seat(look.view.classic().own.as_ref().expect("a player").seat);
    look.view.map().ids().find(|at| look.view.classic().at(*at).holder == own).expect("land")
}

async fn place(story: &Story, who: Id, at: TerritoryId) {
    let look = story.look(who).await;
    if asked_of(story, who).await == Some(AskKind::Reinforce) {
        story.slash(who, "place", &[("territory", json!(Story::key(&look, at)))]).await;
    }
}

/// Both sides gather twenty armies; then the attacker has placed and may attack.
async fn gather(story: &Story, people: &[Id], front: &Front) -> Look {
    for _ in 0..60 {
        let who = story.asked(people).await;
        let look = story.look(who).await;
        let at = front.at(who).unwrap_or_else(|| anywhere(&look));
        place(story, who, at).await;
        let look = story.look(who).await;
        let many = |at| look.view.classic().at(at).armies >= 20;
        if who == front.attacker && many(front.from) && many(front.to) {
            return look;
        }
        story.slash(who, "end", &[]).await;
    }
    panic!("twenty armies on both sides take longer than that");
}

/// The attacker proposes a fast battle by the panel.
async fn propose(story: &Story, front: &Front) -> Message {
    let who = front.attacker;
    let look = story.look(who).await;
    let panel = of(story.press(who, &story.newest_panel(), "Attack").await);
    let menu = of(story.pick(who, &panel, "Choose how far …").await);
    let territory = |at| look.view.map().territory(at).name.en.clone();
    let label = |at| format!("{} {}", territory(at), look.view.classic().at(at).armies);
    let option = format!("{} → {}", label(front.from), label(front.to));
    let choice = of(story.pick(who, &menu, &option).await);
    of(story.press(who, &choice, "Propose a fast battle").await)
}

/// Armies on both sides.
async fn armies(story: &Story, front: &Front) -> (u32, u32) {
    let look = story.look(front.attacker).await;
    (look.view.classic().at(front.from).armies, look.view.classic().at(front.to).armies)
}

/// A game of the first edition with fast battles by consent, with a front of twenty against twenty.
async fn at_the_front(story: &Story, waits: bool) -> (Vec<Id>, Front) {
    let people = fast_game(story, waits).await;
    let front = front(story, &people).await;
    gather(story, &people, &front).await;
    (people, front)
}

async fn fast_game(story: &Story, waits: bool) -> Vec<Id> {
    let people: Vec<Id> = NAMES.iter().map(|name| story.person(name)).collect();
    story.slash(people[0], "game new", &[("rulebook", json!(FIRST_EDITION))]).await;
    let host = story.as_person(people[0]);
    let fast = Change::Switch { key: FAST[0].0.into(), value: FAST[0].1.into() };
    for change in [fast, Change::DefenceWaits(waits)] {
        story.table.configure(story.place(), &host, change).await.expect("a host may");
    }
    for guest in &people[1..] {
        story.slash(*guest, "game join", &[]).await;
    }
    story.slash(people[0], "game start", &[]).await;
    people
}

#[tokio::test(flavor = "multi_thread")]
async fn r0_9_r0_11_the_opening_needs_nobody_and_a_turn_has_several_moves_r0_33() {
    let story = Story::begin().await;
    let people = begun(&story, &NAMES, FIRST_EDITION, &[]).await;
    let look = story.look(people[0]).await;
    assert!(
        look.view.classic().territories.iter().all(|held| held.armies == 1),
        "R0-11: one army each, 42 in all"
    );
    let who = story.asked(&people).await;
    assert_eq!(
        story.look(who).await.view.classic().own.as_ref().expect("a player").hand.len(),
        1,
        "R0-13: a card at the start"
    );
    let said: String = story.messages().into_iter().map(|message| message.content).collect();
    assert!(said.contains("Dice for the order of play"), "{said}");
    for _ in 0..6 {
        let who = story.asked(&people).await;
        let look = story.look(who).await;
        let (from, to) = Story::front(&look);
        place(&story, who, from).await;
        let attack = [("from", json!(Story::key(&look, from))), ("to", json!(Story::key(&look, to)))];
        let fought = story.slash(who, "attack", &[&attack[..], &[("until", json!(1))]].concat()).await;
        assert!(fought.ephemeral && fought.text().contains("→"), "{}", fought.text());
        if asked_of(&story, who).await == Some(AskKind::Advance) {
            story
                .slash(
                    who,
                    "advance",
                    &[("armies", json!(story.look(who).await.view.classic().at(from).armies - 1))],
                )
                .await;
        }
        moves(&story, who).await;
        if story.asked(&people).await == who {
            story.slash(who, "end", &[]).await;
        }
        assert_ne!(story.asked(&people).await, who, "the next one's turn");
    }
    story.end().await;
}

/// Moves as often as the rules allow, at most three times.
async fn moves(story: &Story, who: Id) {
    for _ in 0..3 {
        let look = story.look(who).await;
        let offered = look.view.classic().moves();
        let Some(shift) = offered
            .first()
            .filter(|_| look.view.on_turn == look.view.classic().own.as_ref().map(|own| own.seat))
        else {
            return;
        };
        let options = [
            ("from", json!(Story::key(&look, shift.from))),
            ("to", json!(Story::key(&look, shift.to))),
            ("armies", json!(1)),
        ];
        let moved = story.slash(who, "fortify", &options).await;
        assert!(moved.ephemeral && !moved.text().is_empty(), "{}", moved.text());
        let now = story.look(who).await;
        if now.view.on_turn != look.view.on_turn {
            return;
        }
        assert_eq!(now.view.classic().at(shift.to).armies, look.view.classic().at(shift.to).armies + 1);
    }
}

/// What `/propose` is given for that front.
async fn proposal(story: &Story, front: &Front) -> [(&'static str, Value); 2] {
    let look = story.look(front.attacker).await;
    [("from", front.from), ("to", front.to)].map(|(name, at)| (name, json!(Story::key(&look, at))))
}

/// A proposal by command to the defender, accepted by command ([PBP-8]).
pub(crate) async fn agreed_by_command(story: &Story) {
    let (people, front) = at_the_front(story, true).await;
    story.refused(front.defender, "agree", &[("yes", json!(true))], "isn’t your turn to decide").await;
    let before = armies(story, &front).await;
    let [(_, from), (_, to)] = proposal(story, &front).await;
    let backwards = [("from", to), ("to", from)];
    story.refused(front.attacker, "propose", &backwards, "isn’t yours").await;
    story.refused(front.defender, "propose", &backwards, "isn’t your turn to decide").await;
    let proposed = story.slash(front.attacker, "propose", &proposal(story, &front).await).await;
    assert!(proposed.ephemeral, "{}", proposed.text());
    assert_eq!(asked_of(story, front.defender).await, Some(AskKind::Consent), "R0-50: by agreement");
    let third = *people.iter().find(|who| **who != front.attacker && **who != front.defender).expect("three");
    story.refused(third, "agree", &[("yes", json!(true))], "isn’t your turn to decide").await;
    story.refused(story.person("Green"), "agree", &[("yes", json!(true))], "no seat in this game").await;
    let agreed = story.slash(front.defender, "agree", &[("yes", json!(true))]).await;
    assert!(
        agreed.ephemeral && agreed.text().contains("each lost comparison costs five"),
        "{}",
        agreed.text()
    );
    if asked_of(story, front.defender).await == Some(AskKind::Defend) {
        story.slash(front.defender, "defend", &[("dice", json!(0))]).await;
    }
    let after = armies(story, &front).await;
    let lost = (before.0 - after.0, before.1 - after.1);
    assert!(
        lost.0 + lost.1 >= 10 && lost.0 % 5 == 0 && lost.1 % 5 == 0,
        "five for each comparison: {lost:?}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn r0_50_a_fast_battle_is_proposed_and_agreed_to_by_command_pbp_8() {
    let story = Story::begin().await;
    agreed_by_command(&story).await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn r0_50_a_fast_battle_is_declined_by_button_and_the_roll_costs_one() {
    let story = Story::begin().await;
    let (_, front) = at_the_front(&story, true).await;
    let before = armies(&story, &front).await;
    propose(&story, &front).await;
    let asked = of(story.press(front.defender, &story.newest_panel(), "Agree").await);
    story.press(front.defender, &asked, "Decline").await;
    if asked_of(&story, front.defender).await == Some(AskKind::Defend) {
        story.slash(front.defender, "defend", &[("dice", json!(0))]).await;
    }
    let after = armies(&story, &front).await;
    assert!((before.0 - after.0) + (before.1 - after.1) <= 3, "{before:?} {after:?}");
    // It is asked once a turn for those two territories.
    let look = story.look(front.attacker).await;
    let Some(Menu::Attack(steps::Attack { strikes })) =
        look.view.asks.first().map(|ask| ask.menu.classic().clone())
    else {
        panic!("the attack goes on")
    };
    assert!(strikes.iter().all(|s| !s.fast || (s.from, s.to) != (front.from, front.to)));
    story.end().await;
}

/// Without waiting, a standing order accepts at once; without an order the rules decline.
pub(crate) async fn agreed_in_advance(story: &Story) {
    let (_, front) = at_the_front(story, false).await;
    let set = [("yes", json!(true)), ("always", json!(true))];
    let said = story.slash(front.defender, "agree", &set).await;
    assert!(said.ephemeral && said.text().contains("you agree"), "{}", said.text());
    let hand = story.slash(front.defender, "hand", &[]).await;
    assert!(hand.text().contains("fast battle, you agree"), "{}", hand.text());
    story.refused(story.person("Green"), "agree", &set, "no seat in this game").await;
    let before = armies(story, &front).await;
    let proposed = story.slash(front.attacker, "propose", &proposal(story, &front).await).await;
    assert!(proposed.text().contains("each lost comparison costs five"), "{}", proposed.text());
    let after = armies(story, &front).await;
    assert!((before.0 - after.0) + (before.1 - after.1) >= 10, "{before:?} {after:?}");
    // The order itself is visible to its owner only.
    let view = story.table.look(story.place(), &story.as_person(front.attacker)).await.expect("a game").view;
    assert!(matches!(view.viewer, Viewer::Seat(_)));
    let other = story.slash(front.attacker, "hand", &[]).await;
    assert!(other.text().contains("you decline"), "one's own only: {}", other.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a0_11_a_standing_order_agrees_at_once_where_nobody_waits_pbp_34() {
    let story = Story::begin().await;
    agreed_in_advance(&story).await;
    let taken_back = [("yes", json!(false)), ("always", json!(false))];
    let marco = story.person("Marco");
    let said = story.slash(marco, "agree", &taken_back).await;
    assert!(said.text().contains("you decline"), "{}", said.text());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a0_11_without_a_standing_order_and_nobody_waiting_silence_is_no() {
    let story = Story::begin().await;
    let (_, front) = at_the_front(&story, false).await;
    let before = armies(&story, &front).await;
    let proposed = propose(&story, &front).await;
    assert!(proposed.text().contains("no fast battle"), "{}", proposed.text());
    let after = armies(&story, &front).await;
    assert!((before.0 - after.0) + (before.1 - after.1) <= 3, "{before:?} {after:?}");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a0_11_agreeing_always_by_button_answers_this_one_and_the_next() {
    let story = Story::begin().await;
    let (_, front) = at_the_front(&story, true).await;
    propose(&story, &front).await;
    let asked = of(story.press(front.defender, &story.newest_panel(), "Agree").await);
    let agreed = story.press(front.defender, &asked, "Always agree").await;
    assert!(agreed.text().contains("you agree"), "{}", agreed.text());
    assert_ne!(asked_of(&story, front.defender).await, Some(AskKind::Consent), "answered");
    let standing = story.table.standing(story.place(), &story.as_person(front.defender)).await;
    assert_eq!(standing.expect("a player").classic().agree, Some(true));
    story.end().await;
}
