//! Secrecy of the game state: if two states look the same to a viewer, they keep looking the same after any answer,
//! except for luck, until something reveals hidden facts. The tests list exactly what does: sealed answers when the
//! last is in, a hidden number of dice when it is rolled, an end that the objectives of others bring about.

use crate::classic_support::{self, InClassic, seen_public};
use crate::conformance::every_game_of;
use crate::luck::Seeded;
use crate::setups;
use casus_belli::rules::classic::{self, AskKind, Own, Public, View, events};
use casus_belli::rules::{
    Action, AnswerOrigin, Ask, AskId, Ending, FamilyId, Game, Objective, Outcome, Seat, Seen, Setup, Viewer,
    Waiting,
};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// What this answer reveals to this viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Shown {
    /// Nothing: all must look the same.
    Nothing,
    /// The last sealed answer reveals the others: the armies that they placed.
    Armies,
    /// The last wish list leads to the deal: the holders depend on all lists.
    Land,
    /// A number of dice that was hidden from the viewer is rolled (A0-5).
    Dice,
}

fn shown(game: &Game, ask: &Ask, viewer: Viewer) -> Shown {
    let view = game.view(Viewer::Public);
    if let Waiting::Sealed { kind, answered, of } = view.waiting {
        return if answered + 1 < of {
            Shown::Nothing
        } else if kind == AskKind::Wish.into() {
            Shown::Land
        } else {
            Shown::Armies
        };
    }
    let attacker = view.on_turn.is_some_and(|seat| viewer.is(seat));
    let covered = ask.menu.kind() == AskKind::Defend.into()
        && view.classic().battle.is_some_and(|battle| battle.dice == 0)
        && value(game.setup(), "dice.declare") == "secret";
    if covered && !attacker { Shown::Dice } else { Shown::Nothing }
}

fn value(setup: &Setup, key: &str) -> &'static str {
    setup.switches().into_iter().find(|switch| switch.key == key).map_or("-", |switch| switch.value)
}

/// What a viewer sees of an answer and of the position after it.
#[derive(Clone, Debug, PartialEq)]
struct Progress {
    seen: Vec<Seen>,
    asks: Vec<AskId>,
    view: View,
    own: Option<(usize, Option<Objective>, bool, bool)>,
}

/// One answer in one state, as the viewer sees it, without luck and without what `shown` reveals.
fn course(world: &Game, ask: &Ask, action: &Action, seed: u64, viewer: Viewer, shown: Shown) -> Progress {
    let events = world.act(ask.to, ask.id, action, AnswerOrigin::Player, &mut Seeded::new(seed)).unwrap();
    let mut after = world.clone();
    events.iter().for_each(|event| after.evolve(event));
    let mask = |seen| without_luck(masked(seen, viewer, ask.to, shown, world.setup()));
    let seen = events.iter().filter_map(|event| event.seen_by(viewer)).map(mask).collect();
    let mut view = after.view(viewer).classic().clone();
    let own = view
        .own
        .take()
        .map(|Own { hand, objective, instead, reached, .. }| (hand.len(), objective, instead, reached));
    // The choices in a question depend on what others placed; the ids of the questions are compared.
    view.common.asks = Vec::new();
    // Events contain both, and are compared.
    (view.common.outcome, view.objectives) = (None, Vec::new());
    if shown == Shown::Armies {
        let hidden = |seat: Seat| seat != ask.to && !viewer.is(seat);
        for held in view.territories.iter_mut().filter(|held| held.holder.seat().is_none_or(hidden)) {
            held.armies = 0;
        }
    }
    Progress { seen, asks: after.asks().iter().map(|ask| ask.id).collect(), view, own }
}

/// Without drawn cards: they are luck, and the deck differs between states that look the same.
fn without_luck(told: Seen) -> Seen {
    let known = match classic_support::seen(&told) {
        Some(classic::Seen::Drew { seat, .. }) => classic::Seen::Drew { seat: *seat, card: None },
        Some(classic::Seen::CardsTaken { from, by, .. }) => {
            classic::Seen::CardsTaken { from: *from, by: *by, cards: None }
        }
        _ => return told,
    };
    Seen::Happened(known.into())
}

/// Without what the answer reveals of others: armies placed in secret, objectives at the end.
fn masked(told: Seen, viewer: Viewer, by: Seat, shown: Shown, setup: &Setup) -> Seen {
    let other = |seat: Seat| !viewer.is(seat);
    classic_support::shown(match seen_public(&told).cloned() {
        Some(Public::Deployed(events::Deployed { seat, .. }))
            if shown == Shown::Armies && other(seat) && seat != by =>
        {
            Public::Deployed(events::Deployed { seat, own: vec![], neutral: vec![] })
        }
        Some(Public::ObjectivesShown(events::ObjectivesShown { mut objectives })) => {
            objectives.retain(|(seat, _)| !other(*seat));
            Public::ObjectivesShown(events::ObjectivesShown { objectives })
        }
        Some(Public::Ended(events::Ended { mut outcome })) => {
            let points = points_are_open(setup);
            for score in outcome.scores.iter_mut().filter(|score| other(score.seat) || !points) {
                (score.inside, score.outside, score.objective) = (0, 0, false);
                if !points {
                    (score.points, score.place) = (0, 0);
                }
            }
            Public::Ended(events::Ended { outcome })
        }
        _ => return told,
    })
}

/// Whether points are counted from public facts (all land, then armies), and a reached objective ends the game before.
fn points_are_open(setup: &Setup) -> bool {
    let open = [("score.method", "1"), ("score.tie", "armies"), ("objectives.check", "any_time")];
    value(setup, "objectives.deck") == "none"
        || open.iter().all(|(key, wanted)| [*wanted, "-"].contains(&value(setup, key)))
}

/// Whether the objectives of others may cause this event in one state while another that looks the same goes on, or
/// ends otherwise.
fn by_secrets(seen: &Seen, viewer: Viewer, setup: &Setup) -> bool {
    let own = |outcome: &Outcome| outcome.winners.iter().any(|seat| viewer.is(*seat));
    match seen_public(seen) {
        Some(Public::Ended(events::Ended { outcome })) => match outcome.ending {
            Ending::Objective => !own(outcome),
            Ending::Points | Ending::Draw | Ending::Agreed => !points_are_open(setup),
            Ending::World | Ending::OpponentGone | Ending::LastPlayer | Ending::Conceded => false,
        },
        Some(Public::ExtraRound(_)) => !points_are_open(setup),
        _ => false,
    }
}

fn deals(seen: &Seen) -> bool {
    matches!(seen_public(seen), Some(Public::Dealt(_)))
}

fn tells_the_end(seen: &Seen) -> bool {
    matches!(seen_public(seen), Some(Public::ObjectivesShown(_) | Public::Ended(_) | Public::ExtraRound(_)))
}

/// The first event in which two courses differ.
fn parting<'a>(here: &'a Progress, there: &'a Progress) -> Option<(Option<&'a Seen>, Option<&'a Seen>)> {
    let longest = here.seen.len().max(there.seen.len());
    (0..longest).map(|i| (here.seen.get(i), there.seen.get(i))).find(|(here, there)| here != there)
}

/// Compares what a viewer sees of one answer in two states that look the same; returns how far they look the same.
fn compare(here: &Progress, there: &Progress, viewer: Viewer, setup: &Setup, shown: Shown) -> &'static str {
    let parts = parting(here, there);
    match (shown, parts) {
        (Shown::Land, Some((Some(here), Some(there)))) if [here, there].iter().all(|seen| deals(seen)) => {
            "until the land is dealt"
        }
        (Shown::Dice, Some((Some(here), Some(there)))) => {
            assert_eq!(known_of_a_roll(here), known_of_a_roll(there));
            "until the hidden dice fall"
        }
        (_, Some((one, other))) => {
            let both = here.seen.iter().chain(&there.seen);
            let secret = both.into_iter().any(|seen| by_secrets(seen, viewer, setup));
            let end = [one, other].into_iter().flatten().any(tells_the_end);
            assert!(secret && end, "{viewer:?} can tell {one:?} from {other:?}\n{here:?}\n{there:?}");
            "until an end that secrets bring about"
        }
        (_, None) => {
            assert_eq!(here, there, "{viewer:?} sees the same events and another position");
            "all of it"
        }
    }
}

/// Public facts of a roll with hidden dice: the attacker, the territories, and the defender's number of dice. Only a
/// roll may be the first event that differs.
fn known_of_a_roll(seen: &Seen) -> (Seat, u8, u8, usize) {
    let Some(Public::Rolled(events::Rolled { seat, from, to, defence, .. })) = seen_public(seen) else {
        panic!("{seen:?} shows something before the dice do")
    };
    (*seat, from.0, to.0, defence.len())
}

#[test]
fn the_same_answer_in_a_world_that_looks_the_same_looks_the_same_until_it_shows_what_was_hidden() {
    let met: RefCell<BTreeMap<&str, u32>> = RefCell::default();
    every_game_of(setups::of_family(FamilyId::Classic), |game, _, luck| {
        for ask in game.asks() {
            let action = ask.menu.sample(&mut |n| luck.below(n));
            let seats = u32::from(game.setup().seats);
            let other = luck.below(seats + 1);
            let other = if other == seats { Viewer::Public } else { Viewer::Seat(Seat(other as u8)) };
            for viewer in [Viewer::Seat(ask.to), other] {
                let twin = game.resample(viewer, luck);
                // In the other state the answering seat may not hold the cards that the answer names.
                let possible = twin.ask(ask.id).is_some_and(|twin| twin.menu.offers(&action));
                assert!(possible || !viewer.is(ask.to), "{action:?} is possible in one of two equal worlds");
                if !possible {
                    continue;
                }
                let seed = u64::from(luck.below(u32::MAX));
                let shown = shown(game, &ask, viewer);
                let course = |world| course(world, &ask, &action, seed, viewer, shown);
                let far = compare(&course(game), &course(&twin), viewer, game.setup(), shown);
                *met.borrow_mut().entry(far).or_default() += 1;
            }
        }
    });
    let met = met.into_inner();
    println!("how far the worlds look alike: {met:?}");
    let all: u32 = met.values().sum();
    assert!(met["all of it"] * 100 >= all * 99, "only {met:?}");
    assert_eq!(met.len(), 4, "each way to part is met: {met:?}");
}
