//! `History`: the moments rebuilt from a log equal the public views during the game.

use crate::classic_support::InClassic;
use crate::classic_support::public;
use crate::luck::Seeded;
use crate::setups;
use casus_belli::rules::classic::{Public, SeatView, View};
use casus_belli::rules::{
    AnswerOrigin, ChartMeasure, Event, Game, History, Holder, Rulebook, Seen, Setup, Viewer,
};

/// A figure of a seat.
type Figure = fn(&SeatView) -> u32;

/// A random game with that many answers: its log, and the public view at each beginning of a turn and at the end,
/// taken during the game.
fn watched(seed: u64, setup: &Setup, answers: usize) -> (Vec<Event>, Vec<View>) {
    let mut luck = Seeded::new(seed);
    let mut game = Game::new(setup.clone()).unwrap();
    let (mut log, mut views) = (Vec::new(), Vec::new());
    let mut record = |game: &mut Game, events: Vec<Event>| {
        for event in events {
            if matches!(public(&event), Some(Public::TurnBegan(_))) {
                views.push(game.view(Viewer::Public).classic().clone());
            }
            game.evolve(&event);
            log.push(event);
        }
    };
    let opening = game.open(&mut luck);
    record(&mut game, opening);
    for _ in 0..answers {
        let asks = game.asks();
        let Some(ask) = asks.get(luck.below(asks.len().max(1) as u32) as usize) else { break };
        let action = ask.menu.sample(&mut |n| luck.below(n));
        let events = game.act(ask.to, ask.id, &action, AnswerOrigin::Player, &mut luck).unwrap();
        record(&mut game, events);
    }
    views.push(game.view(Viewer::Public).classic().clone());
    (log, views)
}

#[test]
fn the_series_of_a_log_are_what_the_referee_showed_at_each_turn() {
    for rulebook in Rulebook::ALL {
        let (fewest, most) = rulebook.seats();
        for seats in fewest..=most {
            let setup = Setup::preset(rulebook, seats);
            for seed in 0..3 {
                let (log, views) = watched(seed * 100 + u64::from(seats), &setup, 700);
                let history = History::of(setup.clone(), &log).unwrap();
                let shown: Vec<&View> = history.moments.iter().map(|moment| moment.view.classic()).collect();
                assert_eq!(
                    shown,
                    views.iter().collect::<Vec<_>>(),
                    "{rulebook:?}, {seats} seats, seed {seed}"
                );
                let figures: [(ChartMeasure, Figure); 3] = [
                    (ChartMeasure::Territories, |seat| seat.territories),
                    (ChartMeasure::Armies, |seat| seat.armies),
                    (ChartMeasure::Income, |seat| seat.income),
                ];
                for (measure, of) in figures {
                    for (seat, told) in history.figures(measure).iter().enumerate() {
                        let then: Vec<u32> = views.iter().map(|view| of(&view.seats[seat])).collect();
                        assert_eq!(*told, then);
                    }
                }
            }
        }
    }
}

#[test]
fn all_land_and_all_armies_are_in_the_series() {
    for (i, setup) in setups::all().iter().enumerate().step_by(7) {
        let (log, views) = watched(i as u64, setup, 300);
        let history = History::of(setup.clone(), &log).unwrap();
        for measure in [ChartMeasure::Territories, ChartMeasure::Armies] {
            let (of_seats, neutral) = (history.figures(measure), history.neutral(measure));
            for (at, view) in views.iter().enumerate() {
                let held = view.territories.iter().filter(|held| held.holder != Holder::Nobody);
                let all: u32 = match measure {
                    ChartMeasure::Territories => held.count() as u32,
                    _ => held.map(|held| held.armies).sum(),
                };
                let told: u32 = of_seats.iter().map(|figures| figures[at]).sum();
                assert_eq!(told + neutral.as_ref().map_or(0, |figures| figures[at]), all, "{measure:?}");
            }
        }
    }
}

#[test]
fn a_chronicle_holds_what_everybody_saw_and_nothing_else() {
    for (i, setup) in setups::all().iter().enumerate().step_by(11) {
        let (log, _) = watched(i as u64, setup, 300);
        let history = History::of(setup.clone(), &log).unwrap();
        let seen: Vec<Seen> = log.iter().filter_map(|event| event.seen_by(Viewer::Public)).collect();
        let told: Vec<Seen> = history.moments.iter().flat_map(|moment| moment.seen.clone()).collect();
        assert_eq!(told, seen);
        for moment in &history.moments {
            assert!(moment.view.classic().own.is_none() && moment.view.viewer == Viewer::Public);
        }
    }
    assert!(History::of(Setup::preset(Rulebook::Classic, 3), &[]).unwrap().moments.is_empty());
}
