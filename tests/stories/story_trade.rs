//! Sets of cards on the private panel: what a set is worth can be read, the picture is fresh after a trade, and the public
//! button is no dead end.

use crate::classic_support::{InClassic, attack_order};
use crate::harness::Story;
use casus_belli::loopback::{Attachment, Id, Loopback, Message, Outcome};
use casus_belli::rules::classic::{self, Action, Menu, Until, steps};
use casus_belli::table::{Look, Order};

fn of(outcome: Outcome) -> Message {
    outcome.message.expect("an answer")
}

/// The picture that follows this press.
async fn pictured(story: &Story, press: &Outcome) -> Attachment {
    let edited = |discord: &Loopback| discord.outcome(press.interaction).edits.last().cloned();
    let panel = story.discord.wait_for("the picture of the panel", edited).await.expect("a picture");
    panel.attachments.first().expect("one picture").clone()
}

/// One capture a turn, as far as it goes, and no trade.
fn played(look: &Look, menu: &Menu, captured: bool) -> Option<Order> {
    let view = look.view.classic();
    Some(match menu {
        Menu::Reinforce(steps::Reinforce { left, .. }) => {
            Order::Answer(Action::Place { armies: vec![(Story::front(look).0, *left)] }.into())
        }
        Menu::Attack(steps::Attack { strikes }) if !captured => {
            let lead = |from, to| i64::from(view.at(from).armies) - i64::from(view.at(to).armies);
            let best = strikes.iter().max_by_key(|strike| lead(strike.from, strike.to))?;
            attack_order(best.from, best.to, None, Until::Captured)
        }
        Menu::Attack(_) => Order::Compound(classic::Order::End.into()),
        Menu::Advance(steps::Advance { max, .. }) => Order::Answer(Action::Advance { armies: *max }.into()),
        _ => return None,
    })
}

/// The person on turn trades in a set by the panel: its value is on the button, the picture is new.
async fn trades(story: &Story, me: Id) {
    let opened = story.press(me, &story.newest_panel(), "Place armies").await;
    let before = pictured(story, &opened).await;
    let panel = of(opened);
    let set = panel.buttons().into_iter().find(|button| button.label.contains("Trade +")).expect("a set");
    let [worth, beside] = [set.label.split(' ').next(), set.label.rsplit('+').next()];
    assert_eq!(worth, beside, "the value before the cards: {}", set.label);
    let traded = story.press(me, &panel, &set.label).await;
    assert!(traded.text().contains("trades in"), "{}", traded.text());
    let after = pictured(story, &traded).await;
    assert_ne!(after.id, before.id, "the hand has changed");
}

/// The public button can't know the cards: it opens the page where the person goes on.
async fn has_no_set(story: &Story, me: Id) {
    let page = of(story.press(me, &story.newest_panel(), "Trade cards").await);
    assert!(page.text().contains("no set to trade in"), "{}", page.text());
    let places = page.buttons().into_iter().any(|button| button.label.contains("All "));
    assert!(places && !page.selects().is_empty(), "armies can be placed there: {:?}", page.buttons());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_trade_by_the_panel_shows_its_value_and_a_fresh_picture_and_no_set_is_no_dead_end_pbp_57() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let (mut traded, mut none, mut captured) = (false, false, false);
    for _ in 0..600 {
        let me = story.asked(&people).await;
        let look = story.look(me).await;
        let ask = look.view.asks[0].clone();
        let menu = ask.menu.classic();
        if let Menu::Reinforce(steps::Reinforce { sets, .. }) = menu {
            captured = false;
            let cards = look.view.classic().own.as_ref().map_or(0, |own| own.hand.len());
            if !sets.is_empty() && !traded {
                traded = true;
                trades(&story, me).await;
                continue;
            }
            if cards >= 3 && sets.is_empty() && !none {
                none = true;
                has_no_set(&story, me).await;
            }
        }
        if traded && none {
            return story.end().await;
        }
        captured |= matches!(menu, Menu::Advance(_));
        let order = played(&look, menu, captured).unwrap_or(Order::Answer(ask.default));
        captured |= matches!(menu, Menu::Attack(_)) && !matches!(order, Order::Answer(_));
        story.table.order(story.place(), &story.as_person(me), Some(ask.id), order).await.expect("legal");
        story.settle().await;
    }
    panic!("traded: {traded}, cards without a set: {none}");
}
