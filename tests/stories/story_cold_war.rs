//! The Cold War through the real client: a game opened in the lobby, and whole years of turns by thumb, whose taps are counted.

use crate::cold_war_table::{act, ask, asked, begun, give, menu, name, of, texts, until, view};
use crate::harness::Story;
use casus_belli::loopback::{Id, Message};
use casus_belli::rules::cold_war::{Action, Armies, Army, Menu};
use casus_belli::table::Look;

/// What a turn with a purchase, a war and a fight may take; choosing from a menu is two taps.
const TAPS: usize = 17;

/// What one more front may add: a purchase, a war and a fight.
const FRONT: usize = 8;

/// The button that ends a turn.
const END: &str = "End turn";

/// A person with a phone, whose taps are counted.
struct Thumb<'a> {
    story: &'a Story,
    who: Id,
    taps: usize,
}

impl Thumb<'_> {
    /// Opens the private panel from the board's post.
    async fn open(&mut self) -> Message {
        let panel = self.story.newest_panel();
        let first = panel.buttons().first().map(|button| button.label.clone()).expect("a button");
        self.tap(&panel, |label| label == first).await
    }

    /// Presses the first button that fits.
    async fn tap(&mut self, panel: &Message, fits: impl Fn(&str) -> bool) -> Message {
        self.taps += 1;
        let found = panel.buttons().into_iter().find(|button| fits(&button.label));
        let label = found.unwrap_or_else(|| panic!("{}: {:?}", panel.text(), panel.buttons())).label;
        let shown = of(self.story.press(self.who, panel, &label).await);
        assert!(shown.buttons().len() <= 25, "{:?}", shown.buttons());
        assert!(shown.selects().iter().all(|menu| menu.options.len() <= 25), "{:?}", shown.selects());
        shown
    }

    /// Selects the first option that fits: one tap opens the menu, one chooses.
    async fn choose(&mut self, panel: &Message, fits: impl Fn(&str) -> bool) -> Message {
        self.taps += 2;
        let labels: Vec<String> =
            panel.selects().into_iter().flat_map(|menu| menu.options).map(|(_, label, _)| label).collect();
        let found = labels.iter().find(|label| fits(label));
        let label = found.unwrap_or_else(|| panic!("{}: {labels:?}", panel.text()));
        of(self.story.pick(self.who, panel, label).await)
    }

    /// Two infantry in the first state on offer that fits; prices, yields and garrisons are told before.
    async fn buy(&mut self, panel: &Message, fits: impl Fn(&str) -> bool) -> Message {
        let page = self.tap(panel, |label| label == "Buy").await;
        assert!(page.text().contains("**Buy**\ninfantry $3, "), "{}", page.text());
        assert!(notes(&page).iter().all(|note| note.contains("yields $") && note.contains("there: ")));
        let page = self.choose(&page, fits).await;
        self.choose(&page, |label| label == "2 infantry for $6").await
    }

    /// The war that is offered first after a purchase; else one of the list, with all armies that may leave.
    async fn war(&mut self, panel: &Message) -> Message {
        if panel.buttons().iter().any(|button| button.label.starts_with("War on ")) {
            return self.tap(panel, |label| label.starts_with("War on ")).await;
        }
        let page = self.tap(panel, |label| label == "Declare war").await;
        assert!(notes(&page).iter().all(|note| note.starts_with('$') && note.contains("% · yields $")));
        let page = self.choose(&page, |_| true).await;
        assert!(page.text().contains(" · the war costs $"), "{}", page.text());
        self.tap(&page, |label| label.starts_with("With ")).await
    }

    /// The fight that is offered first, until it is won; else the one of the page of fights.
    async fn fight(&mut self, panel: &Message) -> Message {
        let on = |label: &str| label.starts_with("Fight until won · ");
        if panel.buttons().iter().any(|button| on(&button.label)) {
            return self.tap(panel, on).await;
        }
        let mut page = self.tap(panel, |label| label == "Fight").await;
        if !page.selects().is_empty() && !page.buttons().iter().any(|button| on(&button.label)) {
            page = self.choose(&page, |_| true).await;
        }
        self.tap(&page, on).await
    }

    async fn end(&mut self, panel: &Message) {
        let sure = self.tap(panel, |label| label == END).await;
        if act(&self.story.look(self.who).await).is_some() {
            assert!(sure.text().contains("End the turn?"), "{}", sure.text());
            self.tap(&sure, |label| label == END).await;
        }
    }
}

/// What stands below the lines of the menus.
fn notes(page: &Message) -> Vec<String> {
    let options = page.selects().into_iter().flat_map(|menu| menu.options);
    options.map(|(_, _, note)| note.unwrap_or_default()).collect()
}

/// Others answer what the rules would answer, until the person goes on with the turn; `false` if the turn is over.
async fn others(story: &Story, people: &[Id], who: Id) -> bool {
    for _ in 0..60 {
        let next = asked(story, people).await;
        let look = story.look(next).await;
        match menu(&look) {
            Some(Menu::Act(_)) => return next == who,
            _ => give(story, next, ask(&look).expect("asked").default.clone()).await,
        }
    }
    panic!("nobody goes on");
}

/// Whether the person can still do something of a kind.
fn offers(look: &Look, kind: usize) -> bool {
    let Some(act) = act(look) else { return false };
    match kind {
        0 => act.money >= 6 && act.buy.iter().any(|option| !option.war && option.least() <= act.money),
        1 => act.declare.iter().any(|option| option.price <= act.money),
        _ => act.fights.iter().any(|option| option.left > 0),
    }
}

/// A turn by thumb: the upkeep if it is due, a purchase, a war and a fight as far as they can be had, and the end.
async fn turn(story: &Story, people: &[Id], who: Id) -> usize {
    let mut thumb = Thumb { story, who, taps: 0 };
    let mut panel = thumb.open().await;
    if matches!(menu(&story.look(who).await), Some(Menu::Upkeep(_))) {
        panel = thumb.tap(&panel, |label| label == "Pay upkeep (if no answer)").await;
    }
    for kind in 0..3 {
        if !offers(&story.look(who).await, kind) {
            continue;
        }
        panel = match kind {
            0 => thumb.buy(&panel, |_| true).await,
            1 => thumb.war(&panel).await,
            _ => thumb.fight(&panel).await,
        };
        if !others(story, people, who).await {
            return thumb.taps;
        }
        if !panel.buttons().iter().any(|button| button.label == END) {
            // Somebody else was asked meanwhile: the panel is opened again.
            story.settle().await;
            panel = thumb.open().await;
        }
    }
    thumb.end(&panel).await;
    thumb.taps
}

/// Every turn of a year by thumb; the taps of each, fewest first.
#[allow(clippy::print_stdout, reason = "the number of taps is a result of the test")]
async fn year(story: &Story, people: &[Id], year: u16) -> Vec<usize> {
    let mut taps = Vec::new();
    for _ in 0..60 {
        let who = asked(story, people).await;
        let look = story.look(who).await;
        if view(&look).year() != Some(year) {
            break;
        }
        match menu(&look) {
            Some(Menu::Act(_) | Menu::Upkeep(_)) => taps.push(turn(story, people, who).await),
            _ => give(story, who, ask(&look).expect("asked").default.clone()).await,
        }
    }
    story.settle().await;
    println!("taps of the turns of {year}: {taps:?}");
    taps.sort_unstable();
    taps
}

/// Buys tanks, whose upkeep is due in the next turn.
fn tanks(_: Id, look: &Look) -> Option<Action> {
    let act = act(look)?;
    let option = act.buy.iter().find(|option| !option.war && act.money >= 12)?;
    Some(Action::Buy { at: option.at, armies: Armies::of(Army::Tanks, 1) })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_year_of_the_cold_war_is_opened_in_the_lobby_and_played_by_thumb_in_at_most_seventeen_taps_a_turn()
{
    let story = Story::begin().await;
    let people = begun(&story, &["Ilaria", "Marco", "Zoë", "Nadia"], &[]).await;
    let begins = texts(&story);
    assert!(begins.contains("The board is set, one infantry in each state."), "{begins}");
    let taps = year(&story, &people, 1950).await;
    assert_eq!(taps.len(), 4, "each has had a turn: {taps:?}");
    assert!(taps.iter().all(|taps| *taps <= TAPS), "{taps:?}");
    let told = texts(&story);
    for part in ["buys 2 infantry in ", " declares war on ", "1955"] {
        assert!(told.contains(part), "{part} is told in the channel: {told}");
    }
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_later_year_with_upkeep_takes_at_most_seventeen_taps_a_turn_too_r3_17() {
    let story = Story::begin().await;
    let people = begun(&story, &["Ilaria", "Marco", "Zoë", "Nadia"], &[]).await;
    until(&story, &people, tanks, |_, look| view(look).year() == Some(1965)).await;
    let taps = year(&story, &people, 1965).await;
    assert_eq!(taps.len(), 4, "each has had a turn: {taps:?}");
    assert!(taps.iter().all(|taps| *taps <= TAPS), "{taps:?}");
    let told = texts(&story);
    let (_, later) = told.rsplit_once("1965 begins").expect("the year is told");
    assert!(later.matches(" for upkeep.").count() >= 4, "each has paid: {later}");
    story.end().await;
}

/// A state of the person's from which a coalition's neighbour can be attacked for little, and where armies can be bought.
fn next_front(look: &Look) -> Option<String> {
    let act = act(look)?;
    let cheap = act.declare.iter().filter(|option| option.price == 5 && !option.against.is_empty());
    let mut from = cheap.flat_map(|option| option.from.iter().map(|(at, _)| *at));
    let at = from.find(|at| act.buy.iter().any(|option| option.at == *at && !option.war))?;
    Some(name(look, at))
}

#[tokio::test(flavor = "multi_thread")]
#[allow(clippy::print_stdout, reason = "the number of taps is a result of the test")]
async fn a_second_front_takes_at_most_eight_taps_more_pbp_55() {
    let story = Story::begin().await;
    let people = begun(&story, &["Ilaria", "Marco", "Zoë", "Nadia"], &[]).await;
    let who = asked(&story, &people).await;
    let mut thumb = Thumb { story: &story, who, taps: 0 };
    let mut panel = thumb.open().await;
    let mut fronts = Vec::new();
    for _ in 0..2 {
        let before = thumb.taps;
        let state = next_front(&story.look(who).await).expect("a front");
        panel = thumb.buy(&panel, |label| label == state).await;
        panel = thumb.war(&panel).await;
        panel = thumb.fight(&panel).await;
        fronts.push(thumb.taps - before);
        if !others(&story, &people, who).await {
            break;
        }
        if !panel.buttons().iter().any(|button| button.label == END) {
            story.settle().await;
            panel = thumb.open().await;
        }
    }
    println!("taps of two fronts of a turn: {fronts:?}");
    assert_eq!(fronts.len(), 2, "the turn goes on");
    assert!(fronts.iter().all(|taps| *taps <= FRONT), "{fronts:?}");
    story.end().await;
}
