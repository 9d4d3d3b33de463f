//! Secrecy of what happens: the same answer in a game and in a copy of it, in which all that is hidden from a viewer is different,
//! shows that viewer the same events, and leaves him the same view (A3-45, A3-81).
//!
//! One thing is known by what it does: leave that others have given each other by a deal. Where it is needed nobody is asked (A3-73),
//! and with `cold_war.shared = peace` a state is shared (A3-28).

use crate::conformance::{play, some_asks};
use crate::luck::Seeded;
use casus_belli::rules::cold_war::Public;
use casus_belli::rules::{
    Action, AnswerOrigin, Ask, Event, FamilyEvent, Game, Rulebook, Seat, Seen, Setup, Viewer, cold_war,
};

/// What the answer leads to, if it is legal; the dice are the same each time.
fn outcome(game: &Game, ask: &Ask, action: &Action) -> Option<(Game, Vec<Event>)> {
    let same = game.ask(ask.id).filter(|same| same.menu.offers(action))?;
    let events = game.act(ask.to, same.id, action, AnswerOrigin::Player, &mut Seeded::new(7)).ok()?;
    let mut after = game.clone();
    events.iter().for_each(|event| after.evolve(event));
    Some((after, events))
}

fn seen(events: &[Event], viewer: Viewer) -> Vec<Seen> {
    events.iter().filter_map(|event| event.seen_by(viewer)).collect()
}

/// Whether a leg or a building of refugees is let in without a question: others may have given the leave in secret (A3-73).
fn needs_leave(events: &[Event]) -> bool {
    let public = |event: &Event| match event {
        Event::Happened(FamilyEvent::ColdWar(cold_war::Event::Public(public))) => Some(public.clone()),
        _ => None,
    };
    events.iter().filter_map(public).any(|event| {
        matches!(
            event,
            Public::LeaveAsked(_)
                | Public::LeaveAnswered(_)
                | Public::LeaveClosed(_)
                | Public::InterceptionOpened(_)
        )
    })
}

/// Whether it answers an offer or a promise between others: the same number in the twin is another one.
fn is_about_others(game: &Game, viewer: Viewer, action: &Action) -> bool {
    use cold_war::Action::{Accept, Counter, Decline, Judge, Withdraw};
    let Action::ColdWar(
        Accept { number }
        | Counter { number, .. }
        | Decline { number }
        | Withdraw { number }
        | Judge { number, .. },
    ) = action
    else {
        return false;
    };
    let casus_belli::rules::View::ColdWar(view) = game.view(viewer) else { return false };
    let known = |own: &cold_war::Own| {
        own.offers.iter().any(|offer| offer.number == *number)
            || own.promises.iter().any(|promise| promise.number == *number)
    };
    !view.own.as_ref().is_some_and(known)
}

/// Whether others offer the viewer money.
fn is_offered_money(game: &Game, viewer: Viewer) -> bool {
    let casus_belli::rules::View::ColdWar(view) = game.view(viewer) else { return false };
    let offers = view.own.iter().flat_map(|own| &own.offers);
    offers.into_iter().any(|offer| viewer.is(offer.to) && offer.terms.give.money > 0)
}

/// Tries answers to some open questions in the game and in its twin; how many could be compared.
fn compare(game: &Game, viewer: Viewer, luck: &mut Seeded) -> (u32, u32) {
    let twin = game.resample(viewer, luck);
    let (mut same, mut excused) = (0, 0);
    assert_eq!(game.seq(), twin.seq());
    for ask in some_asks(game, luck) {
        let action = ask.menu.sample(&mut |n| luck.below(n));
        if is_about_others(game, viewer, &action) {
            continue;
        }
        let (Some(one), Some(other)) = (outcome(game, &ask, &action), outcome(&twin, &ask, &action)) else {
            // Only the player himself knows that the answer is not open to him.
            assert!(!viewer.is(ask.to), "{viewer:?} has another menu in the twin: {action:?}");
            continue;
        };
        let (shown, hidden) = (seen(&one.1, viewer), seen(&other.1, viewer));
        if shown != hidden && needs_leave(&[one.1.clone(), other.1].concat()) {
            excused += 1;
            continue;
        }
        assert_eq!(shown, hidden, "{viewer:?} can tell two worlds apart by {action:?} of {:?}", ask.to);
        // At the end all money is told; who has got an offer sees whether it can be paid (A3-73). Of deals that fall due for others a view tells their number at most: it counts all events.
        if one.0.outcome().is_none() && one.0.seq() == other.0.seq() && !is_offered_money(&one.0, viewer) {
            assert_eq!(one.0.view(viewer), other.0.view(viewer), "by the view after {action:?}");
        }
        same += 1;
    }
    (same, excused)
}

#[test]
fn the_same_answer_shows_a_viewer_the_same_whatever_is_hidden_from_him_a3_45() {
    for money in ["public", "secret"] {
        let (mut same, mut excused) = (0, 0);
        for seed in 0..12 {
            let mut setup = Setup::preset(Rulebook::ColdWar, 4 + (seed % 3) as u8);
            setup.options.set("cold_war.money", money).unwrap();
            if seed % 2 == 0 {
                setup.options.set("cold_war.start_money", "20").unwrap();
            }
            play(seed, &setup, |game, _, luck| {
                let seat = luck.below(u32::from(game.setup().seats) + 1) as u8;
                let viewer =
                    if seat < game.setup().seats { Viewer::Seat(Seat(seat)) } else { Viewer::Public };
                let (alike, secret) = compare(game, viewer, luck);
                same += alike;
                excused += secret;
            });
        }
        println!(
            "money {money}: {same} answers alike, {excused} in which leave of others was known by its effect"
        );
        assert!(same >= 3_000 && excused * 20 < same, "{same} alike, {excused} excused");
    }
}

#[test]
fn a_twin_has_deals_between_others_that_the_game_has_not_a3_45() {
    let setup = Setup::preset(Rulebook::ColdWar, 5);
    let mut luck = Seeded::new(3);
    let mut game = Game::new(setup).unwrap();
    game.open(&mut luck).iter().for_each(|event| game.evolve(event));
    let deals = |game: &Game| {
        let own = |seat| {
            let casus_belli::rules::View::ColdWar(view) = game.view(Viewer::Seat(Seat(seat))) else {
                panic!()
            };
            let own = view.own.unwrap();
            [own.offers.len(), own.granted.len(), own.promises.len()]
        };
        (0..5).map(own).collect::<Vec<_>>()
    };
    assert!(deals(&game).iter().all(|own| *own == [0, 0, 0]));
    let mut met = [0; 3];
    for _ in 0..20 {
        let twin = deals(&game.resample(Viewer::Seat(Seat(1)), &mut luck));
        assert_eq!(twin[1], [0, 0, 0], "the viewer knows his own");
        twin.iter().for_each(|own| (0..3).for_each(|kind| met[kind] += own[kind]));
    }
    assert!(met.iter().all(|number| *number > 0), "offers, permissions and promises: {met:?}");
}
