//! `History`: the moments rebuilt from a log equal the public views during the game.

use crate::luck::Seeded;
use crate::setups;
use casus_belli::rules::{
    AnswerOrigin, ChartMeasure, Event, Game, History, Holder, Milestone, Rulebook, Seen, Setup, View, Viewer,
};

/// What a view shows of a seat.
fn shown(view: &View, measure: ChartMeasure, seat: usize) -> u32 {
    match view {
        View::Classic(view) => match measure {
            ChartMeasure::Territories => view.seats[seat].territories,
            ChartMeasure::Armies => view.seats[seat].armies,
            ChartMeasure::Income => view.seats[seat].income,
        },
        View::Y2210(view) => match measure {
            ChartMeasure::Territories => view.seats[seat].territories,
            ChartMeasure::Armies => view.seats[seat].units,
            ChartMeasure::Income => view.seats[seat].income,
        },
        View::ColdWar(view) => match measure {
            ChartMeasure::Territories => view.seats[seat].states.len() as u32,
            ChartMeasure::Armies => view.seats[seat].armies.count(),
            ChartMeasure::Income => view.seats[seat].income,
        },
    }
}

/// Territories that somebody holds, and the armies on all of them.
fn held(view: &View) -> (u32, u32) {
    let all: Vec<u32> = match view {
        View::Classic(view) => {
            let held = view.territories.iter().filter(|at| at.holder != Holder::Nobody);
            held.map(|at| at.armies).collect()
        }
        View::Y2210(view) => {
            let held = view.territories.iter().filter(|at| at.holder != Holder::Nobody);
            held.map(|at| at.units.count()).collect()
        }
        View::ColdWar(view) => {
            let states: u32 = view.seats.iter().map(|seat| seat.states.len() as u32).sum();
            let armies = view.seats.iter().map(|seat| seat.armies.count()).sum();
            return (states, armies);
        }
    };
    (all.len() as u32, all.iter().sum())
}

/// A random game with that many answers: its log, and the public view at each beginning of a turn and at the end,
/// taken during the game.
fn watched(seed: u64, setup: &Setup, answers: usize) -> (Vec<Event>, Vec<View>) {
    let mut luck = Seeded::new(seed);
    let mut game = Game::new(setup.clone()).unwrap();
    let (mut log, mut views) = (Vec::new(), Vec::new());
    let mut record = |game: &mut Game, events: Vec<Event>| {
        for event in events {
            if matches!(event.milestone(), Some(Milestone::TurnBegan { .. })) {
                views.push(game.view(Viewer::Public));
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
    views.push(game.view(Viewer::Public));
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
                let views_of: Vec<&View> = history.moments.iter().map(|moment| &moment.view).collect();
                assert_eq!(
                    views_of,
                    views.iter().collect::<Vec<_>>(),
                    "{rulebook:?}, {seats} seats, seed {seed}"
                );
                for measure in [ChartMeasure::Territories, ChartMeasure::Armies, ChartMeasure::Income] {
                    for (seat, told) in history.figures(measure).iter().enumerate() {
                        let then: Vec<u32> = views.iter().map(|view| shown(view, measure, seat)).collect();
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
                let (territories, armies) = held(view);
                let all = if measure == ChartMeasure::Territories { territories } else { armies };
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
            assert!(moment.view.viewer == Viewer::Public && moment.view.asks.is_empty());
        }
    }
    assert!(History::of(Setup::preset(Rulebook::Classic, 3), &[]).unwrap().moments.is_empty());
}
