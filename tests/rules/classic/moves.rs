//! Moves at the end of a turn: those that a view predicts are those that the referee offers then (R1-71, R2-24,
//! R0-33, R0-34, R4-23).

use crate::classic_support::InClassic;
use crate::luck::Seeded;
use crate::setups::rulebooks_of;
use casus_belli::rules::classic::{Action, AskKind, Menu, steps};
use casus_belli::rules::{AnswerOrigin, FamilyId, Game, Seat, Setup, Viewer};

/// Presets with every mode of moving and every garrison.
fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for rulebook in rulebooks_of(FamilyId::Classic) {
        let base = Setup::preset(rulebook, 3);
        for key in ["fortify.mode", "fortify.min_border_garrison", "fortify.exclude_engaged"] {
            let Some(switch) = base.switches().into_iter().find(|switch| switch.key == key) else { continue };
            for value in switch.choices {
                let mut setup = base.clone();
                setup.options.set("setup.way", "instant").unwrap();
                setup.options.set(key, value).unwrap();
                setups.extend(setup.check().is_ok().then_some(setup));
            }
        }
    }
    setups
}

/// The game after that seat stops attacking.
fn stopped(game: &Game, seat: Seat) -> Game {
    let ask = game.asks().into_iter().find(|ask| ask.to == seat).unwrap();
    let mut then = game.clone();
    let events =
        game.act(seat, ask.id, &Action::Stop.into(), AnswerOrigin::Player, &mut Seeded::new(1)).unwrap();
    events.iter().for_each(|event| then.evolve(event));
    then
}

#[test]
fn r1_71_r4_23_the_moves_that_a_view_foresees_are_those_that_are_offered() {
    let mut compared = 0;
    for (seed, setup) in (0..).zip(setups()) {
        let mut luck = Seeded::new(seed);
        let mut game = Game::new(setup).unwrap();
        let opening = game.open(&mut luck);
        opening.iter().for_each(|event| game.evolve(event));
        for _ in 0..400 {
            let Some(ask) = game.asks().into_iter().next() else { break };
            if *ask.menu.kind().classic() == AskKind::Attack {
                let foreseen = game.view(Viewer::Seat(ask.to)).classic().moves();
                let then = stopped(&game, ask.to);
                let next = then.asks().into_iter().find(|next| next.to == ask.to);
                match next.as_ref().map(|next| next.menu.classic()) {
                    Some(Menu::Fortify(steps::Fortify { shifts, .. })) => {
                        assert_eq!(&foreseen, shifts, "seed {seed}");
                        compared += 1;
                    }
                    _ => {
                        assert!(foreseen.is_empty() || then.outcome().is_some(), "seed {seed}: {foreseen:?}");
                    }
                }
                assert!(
                    game.view(Viewer::Public).classic().moves().is_empty(),
                    "whoever only watches moves nothing"
                );
            }
            let action = ask.menu.sample(&mut |n| luck.below(n));
            let events = game.act(ask.to, ask.id, &action, AnswerOrigin::Player, &mut luck).unwrap();
            events.iter().for_each(|event| game.evolve(event));
        }
    }
    assert!(compared > 300, "{compared}");
}
