//! A.D. 2210 through the real client: a whole year by thumb, what the channel shows meanwhile, and standing orders by thumb.

use crate::harness::Story;
use crate::story_y2210_reactions::buys;
use crate::y2210_table::{begun, key, kind, me, menu, of, on_turn, own, texts, until, view};
use casus_belli::loopback::{Button, Id, Message};
use casus_belli::rules::y2210::{Action, AskKind, Commander, Commanders, Menu, Units};
use casus_belli::rules::{Seat, TerritoryId};
use casus_belli::table::Look;
use serde_json::json;

/// What a turn with a card, three captures, the card for them and a move may take.
const TAPS: usize = 13;

/// The first button that fits.
pub(crate) fn button(on: &Message, fits: impl Fn(&str) -> bool) -> Option<Button> {
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
            AskKind::Buy => {
                let chosen = button(panel, |label| label == "Buy 1 card").map(|button| button.label);
                let one = |label: &str| label.contains('+') && label.ends_with(" card");
                chosen.unwrap_or_else(|| label(&|label| one(label) || label == "Buy no cards"))
            }
            AskKind::Prepare | AskKind::Invade
                if *invasions > 0 && button(panel, |label| label.ends_with('%')).is_some() =>
            {
                *invasions -= 1;
                label(&|label| label.ends_with('%'))
            }
            AskKind::Prepare => label(&|label| label == "Go on"),
            AskKind::Invade => label(&|label| label == "No more invasions"),
            AskKind::Fortify => label(&|label| label.contains('→') || label == "End turn"),
            AskKind::Bid
            | AskKind::Marker
            | AskKind::Advance
            | AskKind::BonusDeck
            | AskKind::Throw
            | AskKind::Lose
            | AskKind::Reduce
            | AskKind::React
            | AskKind::Defend => first,
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
async fn turn(story: &Story, who: Id) -> (usize, Vec<AskKind>) {
    let mut thumb = Thumb { story, who, taps: 0 };
    let (mut invasions, mut asked) = (3, Vec::new());
    let mut panel = thumb.open().await;
    for _ in 0..60 {
        let look = story.look(who).await;
        let Some(kind) = kind(&look) else { break };
        asked.push(kind);
        panel = thumb.next(&panel, &look, &mut invasions).await;
        assert!(panel.rows_fit(), "{:?}", panel.buttons());
    }
    (thumb.taps, asked)
}

/// Whether a message keeps Discord's limits of rows and options, and leaves room for the texts beside its buttons on a phone.
trait Fits {
    fn rows_fit(&self) -> bool;
}

impl Fits for Message {
    fn rows_fit(&self) -> bool {
        let parts = self.components.iter().filter_map(|part| part["components"].as_array()).flatten();
        let mut beside = parts.filter(|part| part["type"] == 9).map(|part| &part["accessory"]["label"]);
        let narrow = beside.all(|label| label.as_str().is_some_and(|label| label.chars().count() <= 16));
        narrow && self.buttons().len() <= 25 && self.selects().iter().all(|menu| menu.options.len() <= 25)
    }
}

/// The posts of boards in the channel.
fn boards(story: &Story) -> usize {
    story.messages().iter().filter(|message| !message.attachments.is_empty()).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_year_of_three_players_is_played_by_thumb_in_at_most_thirteen_taps_a_turn() {
    let story = Story::begin().await;
    let people = begun(&story, &["Ilaria", "Marco", "Zoë"], &[], false).await;
    let posted = story.newest_panel();
    assert!(posted.text().contains("**Year 1** · everyone bids for the order of play"), "{}", posted.text());
    let mut turns = Vec::new();
    for _ in 0..40 {
        let who = story.asked(&people).await;
        let look = story.look(who).await;
        if view(&look).year() > 1 {
            break;
        }
        let (taps, asked) = turn(&story, who).await;
        if asked.contains(&AskKind::Place) {
            println!("{taps} taps with the opening of the panel: {asked:?}");
            turns.push(taps);
            assert_eq!(
                boards(&story),
                1 + turns.len(),
                "one post for the year and its first turn, one for each other"
            );
        }
    }
    assert_eq!(turns.len(), 3, "each has had a turn: {turns:?}");
    turns.sort_unstable();
    println!("taps of the turns of year one: {turns:?}");
    assert!(turns[2] <= TAPS, "{turns:?}");
    let look = story.look(people[0]).await;
    assert_eq!((view(&look).year(), kind(&look)), (2, Some(AskKind::Bid)), "the next bids");
    let told = texts(&story);
    for part in [
        "Year 1 of 5: everyone bids for the order of play, in secret.",
        "Bids: Ilaria: 0, Marco: 0, Zoë: 0, all paid. Equal bids roll: ",
        "Turns of this year: 1. ",
        "Year 2 of 5: everyone bids for the order of play, in secret.",
    ] {
        assert!(told.contains(part), "{part} is told in the channel: {told}");
    }
    story.end().await;
}

/// The territory with that commander of the viewer.
fn commander_at(look: &Look, one: Commander) -> Option<TerritoryId> {
    own(look).into_iter().find(|at| view(look).at(*at).units.commanders.contains(one))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_landing_on_the_moon_is_told_with_its_place_and_its_units_r1_42() {
    let story = Story::begin().await;
    let people = begun(&story, &["Ilaria", "Marco"], &[], false).await;
    let who = on_turn(&story, &people).await;
    let look = story.look(who).await;
    let station = own(&look).into_iter().find(|at| view(&look).at(*at).station).expect("a station");
    story.slash(who, "place", &[("territory", key(&look, station))]).await;
    story.slash(who, "hire", &[("commander", json!(3)), ("territory", key(&look, station))]).await;
    let who = until(&story, &people, |_, _| None, |_, look| kind(look) == Some(AskKind::Invade)).await;
    let look = story.look(who).await;
    let Some(Menu::Invade(offered)) = menu(&look) else { unreachable!("asked above") };
    let sites = look.view.map().group("landing_sites").expect("a group");
    let empty = |at: &TerritoryId| sites.contains(*at) && view(&look).at(*at).units.is_empty();
    let from_there = offered.options.iter().find(|option| option.from == station).expect("a start");
    let site = from_there.to.iter().find(empty).expect("an empty landing site");
    story.slash(who, "attack", &[("from", key(&look, station)), ("to", key(&look, site))]).await;
    let moved = [("armies", json!(2)), ("commanders", json!("space"))];
    let reply = story.slash(who, "advance", &moved).await;
    assert!(reply.text().contains(" · moved in: "), "the reply tells no battle again: {}", reply.text());
    let look = story.look(who).await;
    assert_eq!(view(&look).at(site).holder, me(&look), "landed");
    let name = |at| story_words().territory(look.view.map(), at);
    let line = format!("**{}** ← {} · was empty, moved in: ", name(site), name(station));
    let told = texts(&story);
    assert!(told.contains(&line), "{line}: {told}");
    story.end().await;
}

const fn story_words() -> casus_belli::text::Words {
    casus_belli::text::Words::new(casus_belli::text::Lang::En)
}

/// Selects the option in the last menu of the message.
async fn picked_last(story: &Story, who: Id, on: &Message, label: &str) -> Message {
    let menu = on.selects().pop().expect("a menu");
    let value = menu.options.iter().find(|option| option.1.contains(label)).expect("an option").0.clone();
    let outcome = story.discord.select(who, on.id, &menu.custom_id, vec![value]).await;
    story.settle().await;
    of(outcome.expect("the client allows it"))
}

/// Opens the page of the own standing orders from the hand.
async fn standing(story: &Story, who: Id) -> Message {
    let hand = of(story.press(who, &story.newest_panel(), "My hand").await);
    of(story.press(who, &hand, "Standing orders").await)
}

/// Sets the standing orders for losses, evacuation and MODs to give up by thumb, and removes some of them.
async fn ordered_by_thumb(story: &Story, who: Id, look: &Look) {
    let name = |at| story_words().territory(look.view.map(), at);
    let others = own(look);
    // Losses: everywhere the land commander before the MODs, in one territory the diplomat after them.
    let page = of(story.press(who, &standing(story, who).await, "Order of losses").await);
    let page = of(story.pick(who, &page, "land commander before the MODs").await);
    let line = "You lose units in this order: land commander, MODs, the others.";
    assert!(page.text().contains(line) && page.rows_fit(), "{}", page.text());
    let page = of(story.pick(who, &page, &name(others[0])).await);
    let page = of(story.pick(who, &page, "diplomat next after the MODs").await);
    let line = format!("In {} you lose units in this order: MODs, diplomat, the others.", name(others[0]));
    assert!(page.text().contains(&line), "{line}: {}", page.text());
    let page = of(story.press(who, &page, "Remove this order").await);
    assert!(!page.text().contains(&line), "{}", page.text());
    // Where evacuated units go.
    let page = of(story.press(who, &page, "Standing orders").await);
    let card = of(story.pick(who, &page, "Evacuation").await);
    let card = picked_last(story, who, &card, &name(others[1])).await;
    let line = format!("Evacuated units go to, in this order: {}.", name(others[1]));
    assert!(card.text().contains(&line) && card.rows_fit(), "{line}: {}", card.text());
    // MODs to give up.
    let page = of(story.press(who, &card, "Standing orders").await);
    let page = of(story.press(who, &page, "MODs to give up").await);
    let page = of(story.pick(who, &page, &name(others[0])).await);
    let page = of(story.pick(who, &page, &name(others[1])).await);
    let line = format!(
        "MOD Reduction takes your MODs from, in this order: {} and {}.",
        name(others[0]),
        name(others[1])
    );
    assert!(page.text().contains(&line), "{line}: {}", page.text());
    let page = of(story.press(who, &page, "Start again").await);
    assert!(!page.text().contains("MOD Reduction takes your MODs from, in"), "{}", page.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn losses_evacuation_and_mods_to_give_up_are_ordered_by_thumb_and_the_commander_falls_first_a1_12_a1_44()
 {
    let story = Story::begin().await;
    let people = begun(&story, &["Ilaria", "Marco"], &[], false).await;
    let who = on_turn(&story, &people).await;
    let look = story.look(who).await;
    ordered_by_thumb(&story, who, &look).await;
    // The first unit lost where the commander fights is the commander.
    let invade = |asked: Id, look: &Look| match menu(look) {
        Some(Menu::Place(place)) if asked == who => {
            Some(Action::Place { mods: vec![(commander_at(look, Commander::Land)?, place.left)] })
        }
        Some(Menu::Invade(offered)) if asked == who => {
            let from = commander_at(look, Commander::Land)?;
            let option = offered.options.iter().find(|option| option.from == from)?;
            let to = option.to.iter().find(|to| !view(look).at(*to).units.is_empty())?;
            Some(Action::Invade { from, to })
        }
        Some(Menu::Advance(menu)) if asked == who => {
            let commanders: Commanders = menu.must;
            let mods = menu.min.saturating_sub(commanders.len());
            Some(Action::Advance { units: Units { mods, commanders } })
        }
        _ => None,
    };
    let seat = Seat(people.iter().position(|one| *one == who).expect("seated") as u8);
    let fallen = |look: &Look| !view(look).seat(seat).commanders.contains(Commander::Land);
    let wish = |asked: Id, look: &Look| invade(asked, look).or_else(|| buys(look));
    until(&story, &people, wish, |_, look| fallen(look)).await;
    let told = texts(&story);
    let line = format!("{} loses: land commander", story.as_person(who).name);
    assert!(told.contains(&line), "{line}: {told}");
    // A card of a deck whose commander is not in play.
    let of_land = |look: &Look| {
        let own = view(look).own.as_ref().expect("a player");
        own.kinds().find(|card| card.printed().deck == Commander::Land)
    };
    let again = |asked: Id, look: &Look| {
        asked == who && kind(look) == Some(AskKind::Invade) && fallen(look) && of_land(look).is_some()
    };
    until(&story, &people, |_, look| buys(look), again).await;
    let card = of_land(&story.look(who).await).expect("a card");
    let text =
        "This needs your land commander, not in play now. In the hiring step of your turn 3 energy buys one.";
    story.refused(who, "play", &[("card", json!(card.key()))], text).await;
    story.end().await;
}
