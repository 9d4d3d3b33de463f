//! Laws of whole random games: the pieces on the board, the cards, what every viewer sees; and how often each question, each
//! card and each event is met.

use crate::conformance::menu_and_check_agree;
use crate::luck::Seeded;
use crate::random_games::random_game;
use crate::setups;
use crate::strange_answers::strange_answers;
use casus_belli::rules::y2210::{self, CardKind, Commander, Public};
use casus_belli::rules::{
    Event, FamilyEvent, FamilyId, Game, Holder, Options, Rulebook, Setup, View, Viewer,
};
use std::collections::BTreeMap;

/// The view of the family.
fn view_of(game: &Game, viewer: Viewer) -> y2210::View {
    let View::Y2210(view) = game.view(viewer) else { panic!("a game of 2210") };
    view
}

/// Pieces: whoever holds a territory has a unit or a station there, one commander of each kind, four stations at most; on
/// ruins stands nothing (R1-9, R1-17, R1-22, R1-23, A1-67).
fn pieces(view: &y2210::View) {
    for at in view.map().ids() {
        let held = view.at(at);
        let stands = !held.units.is_empty() || held.station;
        assert_eq!(stands, held.holder != Holder::Nobody, "{at:?} {held:?}");
        assert!(!view.devastated.contains(at) || !stands, "something stands on the ruin {at:?}");
        assert!(held.holder != Holder::Neutral || held.units.commanders.is_empty() && !held.station);
    }
    for seat in &view.seats {
        assert!(seat.stations.len() <= 4);
        for commander in Commander::ALL {
            let here = |at| {
                view.at(at).holder == Holder::Seat(seat.seat)
                    && view.at(at).units.commanders.contains(commander)
            };
            assert!(view.map().ids().filter(|at| here(*at)).count() <= 1, "two {commander:?} of {seat:?}");
        }
    }
}

/// Cards: all hundred command cards, and the blank ones that all agreed to, are in a deck, in a hand, played, or gone with an eliminated player (R1-3, R1-7).
fn cards(game: &Game, view: &y2210::View) {
    let hands: u32 = view.seats.iter().flat_map(|seat| &seat.cards).map(|(_, cards)| cards).sum();
    let decks: u32 = view.decks.iter().map(|(_, cards)| cards).sum();
    let known = hands + decks + view.discarded.len() as u32;
    let all_alive = view.seats.iter().all(|seat| seat.alive);
    let Options::Y2210(options) = &game.setup().options else { panic!("a game of 2210") };
    let all = 100 + options.written().count() as u32;
    assert!(known == 100 || known == all || known < all && !all_alive, "{known} cards");
    for seat in game.setup().all_seats() {
        let own = view_of(game, Viewer::Seat(seat)).own.unwrap();
        for (deck, cards) in &view.seat(seat).cards {
            assert_eq!(*cards as usize, own.hand.iter().filter(|card| card.commander() == *deck).count());
        }
    }
}

/// What one viewer knows in a twin of the game in which all secrets are drawn anew.
fn twins(game: &Game, luck: &mut Seeded) {
    for viewer in game.setup().all_seats().map(Viewer::Seat).chain([Viewer::Public]) {
        let twin = game.resample(viewer, luck);
        assert_eq!(twin.view(viewer), game.view(viewer), "a secret in the view of {viewer:?}");
    }
}

fn walk(seed: u64, setup: &Setup, met: &mut BTreeMap<String, u32>) {
    let mut luck = Seeded::new(seed);
    let mut game = Game::new(setup.clone()).unwrap();
    let mut log = game.open(&mut luck);
    log.iter().for_each(|event| game.evolve(event));
    for step in 0..20_000 {
        let asks = game.asks();
        assert_eq!(asks.is_empty(), game.outcome().is_some());
        let Some(ask) = asks.get(luck.below(asks.len().max(1) as u32) as usize) else { break };
        *met.entry(format!("asks {}", ask.menu.kind().key())).or_default() += 1;
        let public = view_of(&game, Viewer::Public);
        pieces(&public);
        if step % 16 == 0 {
            cards(&game, &public);
            twins(&game, &mut luck);
            menu_and_check_agree(&game, &asks, &strange_answers(&asks, &log, &mut Seeded::new(step)));
            let stored = serde_json::to_string(&game).unwrap();
            assert_eq!(serde_json::from_str::<Game>(&stored).unwrap(), game);
        }
        assert!(ask.menu.offers(&ask.default), "{ask:?}");
        let action = ask.menu.sample(&mut |n| luck.below(n));
        let events = game
            .act(ask.to, ask.id, &action, casus_belli::rules::AnswerOrigin::Player, &mut luck)
            .unwrap_or_else(|why| panic!("seed {seed}: {action:?} on {:?}: {why}", ask.menu));
        events.iter().for_each(|event| game.evolve(event));
        count(&events, met);
        log.extend(events);
    }
    assert!(game.outcome().is_some(), "seed {seed}: no end in sight");
    assert_eq!(Game::replay(setup.clone(), &log).unwrap(), game);
}

fn count(events: &[Event], met: &mut BTreeMap<String, u32>) {
    for event in events {
        let Event::Happened(FamilyEvent::Y2210(event)) = event else { continue };
        let stored = serde_json::to_value(event).unwrap();
        let inner = stored.get("public").unwrap_or(&stored);
        let name = inner.as_str().map(str::to_owned);
        let name = name.or_else(|| inner.as_object().and_then(|fields| fields.keys().next().cloned()));
        *met.entry(format!("event {}", name.unwrap())).or_default() += 1;
        if let y2210::Event::Public(Public::Played(played)) = event {
            *met.entry(format!("plays {}", played.kind.key())).or_default() += 1;
        }
    }
}

/// All cards that are played by choice and haven't been met.
fn unmet(met: &BTreeMap<String, u32>) -> Vec<&'static str> {
    let kinds = CardKind::all().filter(|kind| kind.printed().timing != y2210::Timing::EndOfGame);
    kinds.map(CardKind::key).filter(|key| !met.contains_key(&format!("plays {key}"))).collect()
}

#[test]
fn whole_random_games_keep_every_law_and_play_every_card() {
    let mut met = BTreeMap::new();
    for (n, setup) in setups::of_family(FamilyId::Y2210) {
        walk(n as u64, setup, &mut met);
    }
    for seed in 0..400 {
        if unmet(&met).is_empty() {
            break;
        }
        let (_, log) = random_game(1_000 + seed, &Setup::preset(Rulebook::Y2210, 3 + (seed % 3) as u8));
        count(&log, &mut met);
    }
    met.iter().for_each(|(what, times)| println!("{times:6} {what}"));
    assert_eq!(unmet(&met), [""; 0]);
}
