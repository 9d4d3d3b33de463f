//! The Cold War through the real client: a game opened in the lobby, and whole years of turns by thumb, whose taps are counted.

use crate::cold_war_table::{act, ask, asked, begun, give, menu, of, texts, until, view};
use crate::harness::Story;
use casus_belli::loopback::{Id, Message};
use casus_belli::rules::cold_war::{Action, Armies, Army, Menu};
use casus_belli::table::Look;

/// What a median turn may take: at most 20 taps.
const TAPS: usize = 20;

/// The button that ends a turn, which silence does as well.
const END: &str = "End turn (if no answer)";

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

    /// Selects the first option that fits.
    async fn choose(&mut self, panel: &Message, fits: impl Fn(&str) -> bool) -> Message {
        self.taps += 1;
        let labels: Vec<String> =
            panel.selects().into_iter().flat_map(|menu| menu.options).map(|(_, label, _)| label).collect();
        let found = labels.iter().find(|label| fits(label));
        let label = found.unwrap_or_else(|| panic!("{}: {labels:?}", panel.text()));
        of(self.story.pick(self.who, panel, label).await)
    }

    /// Two infantry in the first state on offer.
    async fn buy(&mut self, panel: &Message) -> Message {
        let page = self.tap(panel, |label| label == "Buy").await;
        assert!(page.text().contains("**Buy**"), "{}", page.text());
        let page = self.choose(&page, |_| true).await;
        let page = self.choose(&page, |label| label == "2 infantry").await;
        self.tap(&page, |label| label == "Buy 2 infantry for 6").await
    }

    /// War on the cheapest neighbour, with all armies of one state or of all.
    async fn war(&mut self, panel: &Message) -> Message {
        let page = self.tap(panel, |label| label == "Declare war").await;
        let page = self.choose(&page, |_| true).await;
        self.tap(&page, |label| label.starts_with("With ")).await
    }

    /// The first fight on offer, until it is won.
    async fn fight(&mut self, panel: &Message) -> Message {
        let page = self.tap(panel, |label| label == "Fight").await;
        let page = self.choose(&page, |_| true).await;
        self.tap(&page, |label| label.starts_with("Fight until won · ")).await
    }

    async fn end(&mut self, panel: &Message) {
        let sure = self.tap(panel, |label| label == END).await;
        if act(&self.story.look(self.who).await).is_some() {
            assert!(sure.text().contains("End the turn?"), "{}", sure.text());
            self.tap(&sure, |label| label == END).await;
        }
    }
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
            0 => thumb.buy(&panel).await,
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
async fn a_year_of_the_cold_war_is_opened_in_the_lobby_and_played_by_thumb_in_at_most_twenty_taps_a_turn() {
    let story = Story::begin().await;
    let people = begun(&story, &["Ilaria", "Marco", "Zoë", "Nadia"], &[]).await;
    let begins = texts(&story);
    assert!(begins.contains("The board is set, one infantry in each state."), "{begins}");
    let taps = year(&story, &people, 1950).await;
    assert_eq!(taps.len(), 4, "each has had a turn: {taps:?}");
    assert!(taps[1].midpoint(taps[2]) <= TAPS, "{taps:?}");
    let told = texts(&story);
    for part in ["buys 2 infantry in ", " declares war on ", "1955"] {
        assert!(told.contains(part), "{part} is told in the channel: {told}");
    }
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_later_year_with_upkeep_takes_at_most_twenty_taps_a_turn_too_r3_17() {
    let story = Story::begin().await;
    let people = begun(&story, &["Ilaria", "Marco", "Zoë", "Nadia"], &[]).await;
    until(&story, &people, tanks, |_, look| view(look).year() == Some(1965)).await;
    let taps = year(&story, &people, 1965).await;
    assert_eq!(taps.len(), 4, "each has had a turn: {taps:?}");
    assert!(taps[1].midpoint(taps[2]) <= TAPS, "{taps:?}");
    let told = texts(&story);
    let (_, later) = told.rsplit_once("1965 begins").expect("the year is told");
    assert!(later.matches(" for upkeep.").count() >= 4, "each has paid: {later}");
    story.end().await;
}
