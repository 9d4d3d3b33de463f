//! Cards of A.D. 2210 in other players' turns through the real client: by standing order, in a waiting window, at the same
//! instant, jammed, and too late (A1-23, A1-25, [PBP-34]).

use crate::harness::Story;
use crate::story_y2210::button;
use crate::y2210_table::{begun, card_name, give, key, kind, menu, of, texts, until, view};
use casus_belli::loopback::{Id, Message, Outcome};
use casus_belli::rules::y2210::{self, Action, AskKind, CardKind, Commander, Menu, Targets};
use casus_belli::rules::{self, Holder, Seat, TerritoryId};
use casus_belli::table::{Look, Order};
use serde_json::json;
use std::time::Duration;

/// An invasion against which somebody holds a card.
struct Chance {
    invader: Id,
    defender: Id,
    from: TerritoryId,
    to: TerritoryId,
    card: CardKind,
}

impl Chance {
    async fn invade(&self, story: &Story) {
        let look = story.look(self.invader).await;
        let attack = [("from", key(&look, self.from)), ("to", key(&look, self.to)), ("until", json!(0))];
        story.slash(self.invader, "attack", &attack).await;
    }
}

/// As many cards as can be bought, of all decks in turn.
pub(crate) fn buys(look: &Look) -> Option<Action> {
    let Some(Menu::Buy(menu)) = menu(look) else { return None };
    let decks: Vec<Commander> = menu.decks.iter().map(|(deck, _)| *deck).collect();
    let all = (0..menu.most as usize).filter_map(|n| decks.get(n % decks.len().max(1)).copied());
    Some(Action::Buy { decks: all.collect() })
}

/// Plays until somebody holds a reaction card against an invasion of an own territory. With `jam`, the invader holds a
/// Frequency Jam for its holder.
async fn until_a_reaction(story: &Story, people: &[Id], jam: bool) -> Chance {
    for _ in 0..600 {
        let who = story.asked(people).await;
        let look = story.look(who).await;
        if let Some(Menu::Invade(menu)) = menu(&look) {
            if let Some(found) = reaction(story, people, (who, &look), menu, jam).await {
                story.settle().await;
                return found;
            }
            give(story, who, Action::Done).await;
            continue;
        }
        let order = match buys(&look) {
            Some(buy) => Order::Answer(buy.into()),
            // The step before the first invasion keeps its cards.
            None => Order::Answer(look.view.asks[0].default.clone()),
        };
        story.table.order(story.place(), &story.as_person(who), None, order).await.expect("an answer");
    }
    panic!("nobody comes to hold such a card");
}

/// An invasion against which its target's holder holds a playable Stealth MODs, Death Trap or Cease Fire.
async fn reaction(
    story: &Story,
    people: &[Id],
    (who, look): (Id, &Look),
    menu: &y2210::steps::Invade,
    jam: bool,
) -> Option<Chance> {
    let land = |at: TerritoryId| look.view.map().territory(at).kind == rules::board::Kind::Land;
    if jam && jam_card(menu).is_none() {
        return None;
    }
    for (seat, other) in people.iter().enumerate().filter(|(_, other)| **other != who) {
        let hers = story.look(*other).await;
        let own = view(&hers).own.as_ref().expect("a player");
        let facts = view(&hers).seat(own.seat);
        let playable = own.kinds().find(|kind| {
            let wanted = matches!(
                kind,
                CardKind::StealthMods(rules::board::Kind::Land)
                    | CardKind::DeathTrap(rules::board::Kind::Land)
                    | CardKind::CeaseFire
            );
            wanted && facts.commanders.contains(kind.printed().deck) && facts.energy >= kind.printed().cost
        });
        let Some(card) = playable else { continue };
        let holder = Holder::Seat(Seat(seat as u8));
        let found = menu.options.iter().find_map(|option| {
            let mods = view(look).at(option.from).units.mods;
            let to = option.to.iter().find(|to| view(look).at(*to).holder == holder && land(*to))?;
            (mods >= 3).then_some((option.from, to))
        });
        if let Some((from, to)) = found {
            return Some(Chance { invader: who, defender: *other, from, to, card });
        }
    }
    None
}

/// A Frequency Jam that can be played now.
fn jam_card(menu: &y2210::steps::Invade) -> Option<CardKind> {
    let jams = menu.cards.iter().filter(|option| matches!(option.targets, Targets::Player(_)));
    jams.map(|option| option.card).find(|card| card.key().starts_with("frequency_jam"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_is_played_by_a_standing_order_that_was_set_by_thumb() {
    let story = Story::begin().await;
    let people = begun(&story, &["Ilaria", "Marco"], &[], false).await;
    let chance = until_a_reaction(&story, &people, false).await;
    let defender = chance.defender;
    // By thumb: the hand, the standing orders, the card, "play it".
    let hand = of(story.press(defender, &story.newest_panel(), "My hand").await);
    assert!(hand.text().contains("when an opponent invades"), "{}", hand.text());
    let orders = of(story.press(defender, &hand, "Standing orders").await);
    let named = card_name(chance.card);
    let page = of(story.pick(defender, &orders, &named).await);
    let set = of(story.press(defender, &page, "Play it when I’m invaded").await);
    assert!(set.text().contains("played when you are invaded"), "{}", set.text());
    chance.invade(&story).await;
    let told = texts(&story);
    let line = format!("{} plays **{named}**", story.as_person(defender).name);
    assert!(told.contains(&line), "{line}: {told}");
    story.end().await;
}

/// Plays until that person is asked about cards and draws one for others' turns by thumb; the answer to the press.
async fn draws_a_reaction(story: &Story, people: &[Id]) -> (Id, CardKind, Message) {
    for _ in 0..20 {
        let rich = |who: Id, look: &Look| {
            matches!(menu(look), Some(Menu::Buy(menu)) if menu.most > 0 && !menu.decks.is_empty())
                && who == people[0]
        };
        let who = until(story, people, |_, _| None, rich).await;
        let panel = of(story.press(who, &story.newest_panel(), "Buy cards").await);
        let all =
            |label: &str| label.starts_with(|c: char| c.is_ascii_digit()) && label.contains(" cards · ");
        let one = |label: &str| label.contains('+') && label.ends_with(" card");
        let first = button(&panel, all).or_else(|| button(&panel, one)).expect("a deck").label;
        let mut answer = of(story.press(who, &panel, &first).await);
        if let Some(buy) = button(&answer, |label| label == "Buy 1 card") {
            answer = of(story.press(who, &answer, &buy.label).await);
        }
        let look = story.look(who).await;
        let own = view(&look).own.as_ref().expect("a player");
        let offered = own
            .kinds()
            .find(|kind| answer.text().contains(&format!("**{}** is played in", card_name(*kind))));
        if let Some(card) = offered {
            return (who, card, answer);
        }
    }
    panic!("no card for others' turns was drawn");
}

#[tokio::test(flavor = "multi_thread")]
async fn drawing_a_card_for_others_turns_offers_its_order_in_the_same_answer_as_one_press_pbp_34() {
    for waits in [false, true] {
        let story = Story::begin().await;
        let people = begun(&story, &["Ilaria", "Marco"], &[], waits).await;
        let (who, card, answer) = draws_a_reaction(&story, &people).await;
        let said =
            if waits { "This game waits for reactions" } else { "This game doesn’t wait for reactions" };
        assert!(answer.text().contains(said) && answer.text().contains("It helps when"), "{}", answer.text());
        let asks = button(&answer, |label| label == "Ask me").is_some();
        assert_eq!(asks, waits, "nobody is asked where the game doesn't wait");
        assert!(button(&answer, |label| label == "Keep it").is_some());
        let set = of(story.press(who, &answer, "Play it when it helps").await);
        let name = card_name(card);
        assert!(set.text().contains(&format!("**{name}** is played by itself when")), "{}", set.text());
        let hand = story.slash(who, "hand", &[]).await.text().to_owned();
        assert!(hand.contains(&format!("When you are invaded you play {name}, when ")), "{hand}");
        assert!(hand.contains(if waits { "all who hold" } else { "nobody is asked" }), "{hand}");
        story.end().await;
    }
}

/// A press on the first button that fits, without waiting for what follows.
async fn pressed(story: &Story, who: Id, on: &Message, label: &str) -> Outcome {
    let found = button(on, |shown| shown == label).unwrap_or_else(|| panic!("{label}: {:?}", on.buttons()));
    let code = found.custom_id.expect("a button of ours");
    story.discord.press(who, on.id, &code).await.expect("the client allows it")
}

#[tokio::test(flavor = "multi_thread")]
async fn players_react_at_the_same_instant_each_once_and_a_late_reaction_changes_nothing_a1_23() {
    let story = Story::begin().await;
    let people = begun(&story, &["Ilaria", "Marco", "Zoë"], &[], true).await;
    let chance = until_a_reaction(&story, &people, false).await;
    let defender = chance.defender;
    let left = story.look(chance.invader).await.deadline.expect("a table with a clock");
    chance.invade(&story).await;
    assert_eq!(kind(&story.look(defender).await), Some(AskKind::React), "the defender is asked");
    // The turn's clock stands still meanwhile; the window has its own ([PBP-34]).
    let hours = Duration::from_hours(5);
    story.wait(hours).await;
    story
        .refused(defender, "react", &[("cards", json!("orbital mines"))], "You don’t have Orbital Mines.")
        .await;
    let helper = *people.iter().find(|who| **who != chance.invader && **who != defender).expect("a third");
    let helps = kind(&story.look(helper).await) == Some(AskKind::React);
    // Devices of the defender: one with the card chosen, the others with nothing.
    let board = story.newest_panel();
    let other_device = of(story.press(defender, &board, "React").await);
    let third_device = of(story.press(defender, &board, "React").await);
    let panel = of(story.press(defender, &board, "React").await);
    let named = card_name(chance.card);
    let shown = button(&panel, |label| label.contains(&named)).expect("the card").label;
    let chosen = of(story.press(defender, &panel, &shown).await);
    assert!(chosen.text().contains(&named), "{}", chosen.text());
    let third = if helps { Some(of(story.press(helper, &board, "React").await)) } else { None };
    let helping = async {
        match &third {
            Some(panel) => Some(pressed(&story, helper, panel, "Pass").await),
            None => None,
        }
    };
    let (played, passed, helped) = tokio::join!(
        pressed(&story, defender, &chosen, "Play 1 card"),
        pressed(&story, defender, &other_device, "Pass"),
        helping,
    );
    story.settle().await;
    let late = [&played, &passed].into_iter().filter(|outcome| outcome.text().contains("no longer")).count();
    assert_eq!(late, 1, "the first answer counts: {} / {}", played.text(), passed.text());
    if let Some(helped) = helped {
        assert!(!helped.text().contains("no longer"), "the third player answered too: {}", helped.text());
    }
    let by_thumb = !played.text().contains("no longer");
    let line = format!("{} plays **{named}**", story.as_person(defender).name);
    let told = texts(&story);
    assert_eq!(told.contains(&line), by_thumb, "{line}: {told}");
    if kind(&story.look(defender).await) == Some(AskKind::Defend) {
        story.slash(defender, "defend", &[("dice", json!(0))]).await;
    }
    let later = story.look(chance.invader).await.deadline.expect("the turn goes on");
    assert_eq!(later, left + hours.as_millis() as i64, "ten hours of waiting are not the invader's");
    // A reaction to an attack that is no more: the old buttons say so, and nothing changes.
    let state = story.state().await;
    let old = story.press(defender, &third_device, "Pass").await;
    assert!(old.text().contains("no longer"), "{}", old.text());
    assert_eq!(story.state().await, state, "nothing changes");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_jammed_player_is_not_asked_and_a_reaction_to_no_invasion_is_refused_with_its_reason_a1_25() {
    let story = Story::begin().await;
    let people = begun(&story, &["Ilaria", "Marco"], &[], true).await;
    let chance = until_a_reaction(&story, &people, true).await;
    let (invader, defender) = (chance.invader, chance.defender);
    let named = card_name(chance.card);
    let react = [("cards", json!(chance.card.key()))];
    let none = format!(
        "No invasion waits for cards of yours now: the last one is decided, or none was declared. Nothing was played. \
         A standing order plays {named} in the next one by itself:"
    );
    story.refused(defender, "react", &react, &none).await;
    let look = story.look(invader).await;
    let Some(Menu::Invade(offered)) = menu(&look) else { unreachable!("asked above") };
    let jam = jam_card(offered).expect("a card");
    let on = story.as_person(defender).name;
    story.slash(invader, "play", &[("card", json!(jam.key())), ("target", json!(on))]).await;
    let told = texts(&story);
    let line = format!("{} plays **{}**", story.as_person(invader).name, card_name(jam));
    assert!(told.contains(&line), "{line}: {told}");
    chance.invade(&story).await;
    assert_ne!(kind(&story.look(defender).await), Some(AskKind::React), "a jammed player is not asked");
    let jammed = "Frequency Jam: you can’t play command cards in this turn. You can again when it is over.";
    story.refused(defender, "react", &react, jammed).await;
    let hand = story.slash(defender, "hand", &[]).await;
    assert!(hand.text().contains("jam"), "{}", hand.text());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_is_refused_without_its_commander_its_time_its_target_or_its_price_r1_30() {
    let story = Story::begin().await;
    let people = begun(&story, &["Ilaria", "Marco"], &[], false).await;
    let mut open: Vec<&str> = vec!["time", "target", "price"];
    let before = |_: Id, look: &Look| kind(look) == Some(AskKind::Invade) && !view(look).turn.declared;
    for _ in 0..9 {
        let who = until(&story, &people, |_, look| buys(look), before).await;
        let look = story.look(who).await;
        let found = refusals(&look);
        for (what, card, text) in &found {
            if let Some(at) = open.iter().position(|one| one == what) {
                open.remove(at);
                story.refused(who, "play", &[("card", json!(card.key()))], text).await;
            }
        }
        if open.is_empty() {
            break;
        }
        give(&story, who, Action::Done).await;
    }
    assert!(open.is_empty(), "never came to it: {open:?}");
    story.end().await;
}

/// The cards in hand that can't be played as they are, by what is wrong, each with its refusal.
fn refusals(look: &Look) -> Vec<(&'static str, CardKind, String)> {
    let Some(Menu::Invade(offered)) = menu(look) else { return Vec::new() };
    let own = view(look).own.as_ref().expect("a player");
    let facts = view(look).seat(own.seat);
    let mut found = Vec::new();
    for card in own.kinds() {
        let (printed, name) = (card.printed(), card_name(card));
        if let Some(option) = offered.cards.iter().find(|option| option.card == card) {
            if matches!(option.targets, Targets::Territory(_)) {
                found.push(("target", card, format!("{name} needs a target. Which territory?")));
            }
        } else if !facts.commanders.contains(printed.deck) {
            // The story of losses plays such a card.
        } else if facts.energy < printed.cost {
            let (needed, energy) = (printed.cost, facts.energy);
            found.push(("price", card, format!("That takes {needed} energy, and you have {energy}.")));
        } else if printed.timing == y2210::Timing::Reaction {
            let text = format!("{name} can’t be played now. Its time: ");
            found.push(("time", card, text));
        }
    }
    found
}
