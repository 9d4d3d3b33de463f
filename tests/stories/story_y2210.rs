//! A.D. 2210 through the real client: a whole year by thumb, bad input of each kind, reactions by standing order and in a
//! waiting window, every command.

use crate::harness::Story;
use casus_belli::loopback::{Button, Id, Message, Outcome};
use casus_belli::rules::y2210::{self, Action, AskKind, CardKind, Commander, Menu, View};
use casus_belli::rules::{self, Holder, TerritoryId};
use casus_belli::table::{Change, Look, Order};
use serde_json::{Value, json};

/// What a median turn may take (issue 12, number 3).
const TAPS: usize = 15;

pub(crate) fn of(outcome: Outcome) -> Message {
    outcome.message.expect("an answer")
}

pub(crate) fn view(look: &Look) -> &View {
    match &look.view {
        rules::View::Y2210(view) => view,
        rules::View::Classic(_) => panic!("a game of 2210"),
    }
}

pub(crate) fn menu(look: &Look) -> Option<&Menu> {
    match &look.view.asks.first()?.menu {
        rules::Menu::Y2210(menu) => Some(menu),
        rules::Menu::Classic(_) => panic!("a game of 2210"),
    }
}

pub(crate) fn kind(look: &Look) -> Option<AskKind> {
    menu(look).map(Menu::kind)
}

/// A running game of 2210 with these switches; `waits`: people are asked in other players' turns.
pub(crate) async fn begun(story: &Story, names: &[&str], switches: &[(&str, &str)], waits: bool) -> Vec<Id> {
    let people: Vec<Id> = names.iter().map(|name| story.person(name)).collect();
    story.slash(people[0], "game new", &[("rulebook", json!(4)), ("setup", json!(2))]).await;
    let host = story.as_person(people[0]);
    for (key, value) in switches {
        let change = Change::Switch { key: (*key).to_owned(), value: (*value).to_owned() };
        story.table.configure(story.place(), &host, change).await.expect("a switch of this rulebook");
    }
    if waits {
        story.table.configure(story.place(), &host, Change::DefenceWaits(true)).await.expect("a lobby");
    }
    for guest in &people[1..] {
        story.slash(*guest, "game join", &[]).await;
    }
    story.slash(people[0], "game start", &[]).await;
    people
}

/// Everybody bids, and the markers are chosen; returns who is on turn.
pub(crate) async fn on_turn(story: &Story, people: &[Id]) -> Id {
    for who in people {
        if kind(&story.look(*who).await) == Some(AskKind::Bid) {
            story.slash(*who, "bid", &[("energy", json!(0))]).await;
        }
    }
    loop {
        let who = story.asked(people).await;
        let look = story.look(who).await;
        let Some(Menu::Marker(menu)) = menu(&look) else { return who };
        story.slash(who, "choose", &[("choice", json!(menu.free[0].to_string()))]).await;
    }
}

/// An order by the table, for what a story needs but does not tell.
async fn give(story: &Story, who: Id, action: Action) {
    let order = Order::Answer(action.into());
    story.table.order(story.place(), &story.as_person(who), None, order).await.expect("an order");
    story.settle().await;
}

pub(crate) fn key(look: &Look, at: TerritoryId) -> Value {
    json!(Story::key(look, at))
}

pub(crate) fn me(look: &Look) -> Holder {
    Holder::Seat(view(look).own.as_ref().expect("a player").seat)
}

/// The first button that fits.
fn button(on: &Message, fits: impl Fn(&str) -> bool) -> Option<Button> {
    on.buttons().into_iter().find(|button| fits(&button.label))
}

/// A person with a phone, whose taps are counted.
struct Thumb<'a> {
    story: &'a Story,
    who: Id,
    taps: usize,
}

impl Thumb<'_> {
    async fn tap(&mut self, panel: &Message, label: &str) -> Message {
        self.taps += 1;
        of(self.story.press(self.who, panel, label).await)
    }

    /// One press that answers the open question, or goes to the page that does: the first of the panel's own proposals.
    async fn next(&mut self, panel: &Message, look: &Look, invasions: &mut u32) -> Message {
        let label = |fits: &dyn Fn(&str) -> bool| {
            let found = button(panel, fits).map(|button| button.label);
            found.unwrap_or_else(|| panic!("{:?}: {:?} {:?}", kind(look), panel.text(), panel.buttons()))
        };
        let first = panel.buttons().first().map(|button| button.label.clone()).unwrap_or_default();
        let chosen = match kind(look).expect("a question") {
            AskKind::Place => label(&|label| label.contains('→')),
            AskKind::Hire => label(&|label| label == "Go on"),
            AskKind::Buy => label(&|label| label.contains(" × ") || label == "Buy no cards"),
            AskKind::Prepare => label(&|label| label == "Go on"),
            AskKind::Invade if *invasions > 0 && button(panel, |label| label.ends_with('%')).is_some() => {
                *invasions -= 1;
                label(&|label| label.ends_with('%'))
            }
            AskKind::Invade => label(&|label| label == "No more invasions"),
            AskKind::Fortify => label(&|label| label == "End turn"),
            AskKind::Bid | AskKind::Marker | AskKind::Advance | AskKind::BonusDeck => first,
            AskKind::Throw | AskKind::Lose | AskKind::Reduce | AskKind::React | AskKind::Defend => first,
            other => panic!("not asked in a year: {other:?}"),
        };
        self.tap(panel, &chosen).await
    }

    /// Opens the private panel from the board's post.
    async fn open(&mut self) -> Message {
        let panel = self.story.newest_panel();
        let first = panel.buttons().first().map(|button| button.label.clone()).expect("a button");
        self.tap(&panel, &first).await
    }
}

/// Answers all questions of one person by thumb until somebody else decides.
async fn turn(story: &Story, who: Id) -> (usize, bool) {
    let mut thumb = Thumb { story, who, taps: 0 };
    let (mut invasions, mut is_turn) = (3, false);
    let mut panel = thumb.open().await;
    for _ in 0..60 {
        let look = story.look(who).await;
        let Some(kind) = kind(&look) else { break };
        is_turn |= kind == AskKind::Hire || kind == AskKind::Invade;
        panel = thumb.next(&panel, &look, &mut invasions).await;
        assert!(panel.rows_fit(), "{:?}", panel.buttons());
    }
    (thumb.taps, is_turn)
}

/// Whether a message keeps Discord's limits of rows and options.
trait Fits {
    fn rows_fit(&self) -> bool;
}

impl Fits for Message {
    fn rows_fit(&self) -> bool {
        self.buttons().len() <= 25 && self.selects().iter().all(|menu| menu.options.len() <= 25)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_year_of_three_players_is_played_by_thumb_in_at_most_fifteen_taps_a_turn() {
    let story = Story::begin().await;
    let people = begun(&story, &["Ilaria", "Marco", "Zoë"], &[], false).await;
    let mut turns = Vec::new();
    for _ in 0..40 {
        let who = story.asked(&people).await;
        let look = story.look(who).await;
        if view(&look).year() > 1 {
            break;
        }
        let (taps, is_turn) = turn(&story, who).await;
        if is_turn {
            turns.push(taps);
        }
    }
    assert_eq!(turns.len(), 3, "each has had a turn: {turns:?}");
    turns.sort_unstable();
    println!("taps of the turns of year one: {turns:?}");
    assert!(turns[1] <= TAPS, "{turns:?}");
    let look = story.look(people[0]).await;
    assert_eq!((view(&look).year(), kind(&look)), (2, Some(AskKind::Bid)), "the next bids");
    let said: Vec<String> = story.messages().iter().map(|message| message.text().to_owned()).collect();
    let all = said.join("\n");
    for part in ["Year 1", "Year 2"] {
        assert!(all.contains(part), "{part} is told in the channel: {all}");
    }
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_input_gets_one_private_answer_that_says_what_would_be_right() {
    let story = Story::begin().await;
    let people = begun(&story, &["Ilaria", "Marco", "Zoë"], &[], false).await;
    let host = people[0];
    story.refused(host, "bid", &[("energy", json!(9))], "energy").await;
    story.refused(host, "bid", &[("energy", json!(-1))], "whole number").await;
    story.refused(host, "trade", &[], "other rules").await;
    story.refused(host, "deploy", &[("armies", json!("even"))], "bid").await;
    let who = on_turn(&story, &people).await;
    let look = story.look(who).await;
    let board = look.view.map();
    let own: Vec<TerritoryId> = board.ids().filter(|at| view(&look).at(*at).holder == me(&look)).collect();
    let foreign =
        board.ids().find(|at| matches!(view(&look).at(*at).holder, Holder::Seat(_)) && !own.contains(at));
    let foreign = foreign.expect("land of others");
    let ruin = view(&look).devastated.iter().next().expect("a devastated territory");
    for (path, options, because) in [
        ("place", vec![("territory", key(&look, foreign))], "yours"),
        ("place", vec![("territory", key(&look, ruin))], "devastated"),
        ("place", vec![("territory", key(&look, own[0])), ("armies", json!(0))], "at least 1 MOD"),
        ("place", vec![("territory", key(&look, own[0])), ("armies", json!(99))], "MOD"),
        ("hire", vec![("commander", json!(0)), ("territory", key(&look, own[0]))], "MODs"),
        ("hire", vec![("commander", json!(1))], "Say where"),
        ("done", vec![], "MODs"),
        ("buy", vec![("cards", json!("3 clubs"))], "No commander is called that"),
        ("play", vec![("card", json!("royal flush"))], "No command card is called that"),
    ] {
        story.refused(who, path, &options, because).await;
    }
    story.slash(who, "place", &[("territory", key(&look, own[0]))]).await;
    let look = story.look(who).await;
    let land = board
        .ids()
        .find(|at| view(&look).at(*at).units.commanders.contains(Commander::Land) && own.contains(at));
    let station = own.iter().copied().find(|at| view(&look).at(*at).station).expect("a station");
    assert!(land.is_some(), "the land commander lives");
    for (path, options, because) in [
        ("hire", vec![("commander", json!(0)), ("territory", key(&look, own[0]))], "in play"),
        ("hire", vec![("commander", json!(1)), ("territory", key(&look, foreign))], "yours"),
        ("build", vec![("territory", key(&look, station))], "station"),
    ] {
        story.refused(who, path, &options, because).await;
    }
    story.slash(who, "done", &[]).await;
    story.refused(who, "buy", &[("cards", json!("naval"))], "naval commander").await;
    story.refused(who, "buy", &[("cards", json!("5 land"))], "4").await;
    story.slash(who, "done", &[]).await;
    if kind(&story.look(who).await) == Some(AskKind::Prepare) {
        story.slash(who, "done", &[]).await;
    }
    invasions_that_can_not_be(&story, who, &own).await;
    let other = *people.iter().find(|one| **one != who).expect("another");
    story.refused(other, "attack", &[("from", json!("pevek")), ("to", json!("alberta"))], "turn").await;
    story.refused(other, "react", &[("cards", json!("evacuation"))], "turn").await;
    let typo = [("cards", json!("scout forces")), ("when", json!(1))];
    story.refused(other, "react", &typo, "reaction").await;
    story.end().await;
}

/// Sea without a naval commander, Moon without a station, one unit, no neighbour, options of the other family.
async fn invasions_that_can_not_be(story: &Story, who: Id, own: &[TerritoryId]) {
    let look = story.look(who).await;
    assert_eq!(kind(&look), Some(AskKind::Invade));
    let board = look.view.map();
    let strong = |at: &&TerritoryId| view(&look).at(**at).units.count() >= 2;
    let from = *own.iter().find(strong).expect("two units");
    let attack = |from: TerritoryId, to: &str| vec![("from", key(&look, from)), ("to", json!(to))];
    let coast = own.iter().copied().filter(|at| view(&look).at(*at).units.count() >= 2).find_map(|at| {
        let sea = board.links(rules::board::Condition::Naval, at).iter().next()?;
        Some((at, sea))
    });
    if let Some((at, sea)) = coast {
        story.refused(who, "attack", &attack(at, &Story::key(&look, sea)), "naval commander").await;
    }
    let site = board.group("landing_sites").expect("a group").iter().next().expect("a site");
    let site = Story::key(&look, site);
    let landed =
        own.iter().copied().find(|at| !view(&look).at(*at).station && view(&look).at(*at).units.count() >= 2);
    if let Some(at) = landed {
        story.refused(who, "attack", &attack(at, &site), "station").await;
    }
    let own_target = Story::key(&look, own[1]);
    story.refused(who, "attack", &attack(own[0], &own_target), "your own").await;
    let dice = [attack(from, &site), vec![("dice", json!(2))]].concat();
    story.refused(who, "attack", &dice, "A.D. 2210").await;
}

/// Plays until somebody holds a reaction card against an invasion of an own territory; every player buys land and diplomat
/// cards. Returns the invader, the holder of the card, origin and target.
async fn until_a_reaction(story: &Story, people: &[Id]) -> (Id, Id, TerritoryId, TerritoryId, CardKind) {
    for _ in 0..600 {
        let who = story.asked(people).await;
        let look = story.look(who).await;
        match menu(&look).expect("a question") {
            Menu::Buy(menu) => {
                let decks: Vec<Commander> = menu.decks.iter().map(|(deck, _)| *deck).collect();
                let all: Vec<Commander> =
                    (0..menu.most as usize).map(|n| decks[n % decks.len().max(1)]).collect();
                let all = if decks.is_empty() { Vec::new() } else { all };
                give(story, who, Action::Buy { decks: all }).await;
            }
            Menu::Invade(menu) => {
                if let Some(found) = reaction(story, people, (who, &look), menu).await {
                    return found;
                }
                give(story, who, Action::Done).await;
            }
            _ => {
                let order = Order::Answer(look.view.asks[0].default.clone());
                story
                    .table
                    .order(story.place(), &story.as_person(who), None, order)
                    .await
                    .expect("a default");
            }
        }
    }
    panic!("nobody comes to hold such a card");
}

/// An invasion against which its target's holder holds a playable Stealth MODs, Death Trap or Cease Fire.
async fn reaction(
    story: &Story,
    people: &[Id],
    (who, look): (Id, &Look),
    menu: &y2210::steps::Invade,
) -> Option<(Id, Id, TerritoryId, TerritoryId, CardKind)> {
    let land = |at: TerritoryId| look.view.map().territory(at).kind == rules::board::Kind::Land;
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
        let holder = Holder::Seat(rules::Seat(seat as u8));
        let found = menu.options.iter().find_map(|option| {
            let mods = view(look).at(option.from).units.mods;
            let to = option.to.iter().find(|to| view(look).at(*to).holder == holder && land(*to))?;
            (mods >= 3).then_some((option.from, to))
        });
        if let Some((from, to)) = found {
            return Some((who, *other, from, to, card));
        }
    }
    None
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_is_played_by_a_standing_order_that_was_set_by_thumb() {
    let story = Story::begin().await;
    let people = begun(&story, &["Ilaria", "Marco"], &[], false).await;
    let (invader, defender, from, to, card) = until_a_reaction(&story, &people).await;
    let look = story.look(invader).await;
    // By thumb: the hand, the standing orders, the card, "play it".
    let hand = of(story.press(defender, &story.newest_panel(), "My hand").await);
    assert!(hand.text().contains("when an opponent invades"), "{}", hand.text());
    let orders = of(story.press(defender, &hand, "Standing orders").await);
    let named = casus_belli::text::Words::new(casus_belli::text::Lang::En).command_card(card);
    let page = of(story.pick(defender, &orders, &named).await);
    let set = of(story.press(defender, &page, "Play it when I’m invaded").await);
    assert!(set.text().contains("played when you are invaded"), "{}", set.text());
    let attack = [("from", key(&look, from)), ("to", key(&look, to)), ("until", json!(0))];
    story.slash(invader, "attack", &attack).await;
    let before = view(&look).discarded.len();
    assert!(view(&story.look(invader).await).discarded.len() > before, "it was played");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_a_table_that_waits_the_defender_is_asked_and_plays_a_card_by_thumb() {
    let story = Story::begin().await;
    let people = begun(&story, &["Ilaria", "Marco"], &[], true).await;
    let (invader, defender, from, to, card) = until_a_reaction(&story, &people).await;
    let look = story.look(invader).await;
    let attack = [("from", key(&look, from)), ("to", key(&look, to)), ("until", json!(0))];
    story.slash(invader, "attack", &attack).await;
    let hers = story.look(defender).await;
    assert_eq!(kind(&hers), Some(AskKind::React), "the defender is asked");
    story.refused(defender, "react", &[("cards", json!("orbital mines"))], "hand").await;
    // The turn's clock stands still meanwhile; the window has its own ([PBP-34]).
    let left = look.deadline.expect("a table with a clock");
    let hours = std::time::Duration::from_hours(10);
    story.wait(hours).await;
    // A second device shows the same question.
    let old = of(story.press(defender, &story.newest_panel(), "React").await);
    let panel = of(story.press(defender, &story.newest_panel(), "React").await);
    let named = casus_belli::text::Words::new(casus_belli::text::Lang::En).command_card(card);
    let shown = button(&panel, |label| label.contains(&named)).expect("the card").label;
    let chosen = of(story.press(defender, &panel, &shown).await);
    assert!(chosen.text().contains(&named), "{}", chosen.text());
    let play = button(&chosen, |label| label == "Play 1 card").expect("to play it").label;
    let before = view(&hers).discarded.len();
    story.press(defender, &chosen, &play).await;
    assert!(view(&story.look(defender).await).discarded.len() > before, "it was played");
    let later = story.look(invader).await.deadline.expect("the turn goes on");
    assert_eq!(later, left + hours.as_millis() as i64, "ten hours of waiting are not the invader's");
    // A reaction to an attack that is no more: the same buttons say so, and nothing changes.
    let state = story.state().await;
    let late = story.press(defender, &old, &shown).await;
    assert!(late.text().contains("no longer"), "{}", late.text());
    assert_eq!(story.state().await, state, "nothing changes");
    story.refused(defender, "react", &[("cards", json!(card.key()))], "").await;
    story.end().await;
}
