//! The coach: what a hint advises in games of every rulebook, and how the chances went in a game that is over.

use casus_belli::ai::{Advice, Player, advice, course};
use casus_belli::luck::SeededChance;
use casus_belli::rules::{
    AnswerOrigin, Ask, Chance, Event, Game, History, Imagination, Retrospect, Rulebook, Seat, Setup, Viewer,
};

/// A game after so many answers of normal players, or at its end, with its log.
fn played(rulebook: Rulebook, seats: u8, seed: u64, most: u32) -> (Game, Vec<Event>) {
    played_beside(None, rulebook, seats, seed, most)
}

/// The same with a seat that never says anything, if one is named.
pub(crate) fn played_beside(
    silent: Option<Seat>,
    rulebook: Rulebook,
    seats: u8,
    seed: u64,
    most: u32,
) -> (Game, Vec<Event>) {
    let mut chance = SeededChance::new(seed);
    let mut game = Game::new(Setup::preset(rulebook, seats)).unwrap();
    let mut log = game.open(&mut chance);
    log.iter().for_each(|event| game.evolve(event));
    for _ in 0..most {
        let Some(ask) = game.asks().into_iter().next() else { break };
        let events = if silent == Some(ask.to) {
            game.expire(ask.id, &mut chance)
        } else {
            let view = game.view(Viewer::Seat(ask.to));
            let action = Player::Normal.answer(&view, &ask, &mut |n| chance.draw(0, n));
            game.act(ask.to, ask.id, &action, AnswerOrigin::Player, &mut chance)
        };
        let events = events.unwrap();
        events.iter().for_each(|event| game.evolve(event));
        log.extend(events);
    }
    (game, log)
}

fn advised(game: &Game, ask: &Ask, number: u64) -> Vec<Advice> {
    advice(&Imagination::new(game, ask.to), &game.view(Viewer::Seat(ask.to)), ask, number)
}

/// Questions of one game of every rulebook, early and late.
fn questions(each: impl Fn(Rulebook, &Game, &Ask) + Send + Copy + 'static) {
    let of = |rulebook: Rulebook| {
        std::thread::spawn(move || {
            let mut asked = 0;
            for answers in [0, 3, 11, 40, 60, 85, 120, 150, 190] {
                let (game, _) = played(rulebook, 4, 5, answers);
                if let Some(ask) = game.asks().into_iter().next() {
                    each(rulebook, &game, &ask);
                    asked += 1;
                }
            }
            assert!(asked >= 5, "{}: {asked} questions", rulebook.key());
        })
    };
    Rulebook::ALL.map(of).into_iter().for_each(|checked| checked.join().unwrap());
}

#[test]
fn a_hint_names_one_or_two_plans_that_the_menu_offers_with_chances_the_better_one_first() {
    questions(|rulebook, game, ask| {
        let told = advised(game, ask, 1);
        let about = format!("{}: {told:?} to {ask:?}", rulebook.key());
        assert!((1..=2).contains(&told.len()), "{about}");
        for advice in &told {
            assert!(ask.menu.offers(&advice.plan), "{about}");
            assert!((0.0..=1.0).contains(&advice.chance), "{about}");
        }
        if let [best, other] = &told[..] {
            assert!(best.chance >= other.chance && best.plan != other.plan, "{about}");
        }
        assert_eq!(advised(game, ask, 1), told, "the same question has the same hint");
    });
}

#[test]
fn games_that_a_seat_cannot_tell_apart_have_the_same_hint() {
    questions(|rulebook, game, ask| {
        let twin = game.resample(Viewer::Seat(ask.to), &mut SeededChance::new(99));
        assert_eq!(advised(game, ask, 4), advised(&twin, ask, 4), "{}: {ask:?}", rulebook.key());
    });
}

#[test]
fn at_the_beginning_of_a_turn_there_are_two_plans_to_choose_from() {
    for rulebook in Rulebook::ALL {
        let (game, _) = played(rulebook, 4, 5, 100);
        let ask = game.asks().into_iter().next().unwrap();
        assert_eq!(advised(&game, &ask, 2).len(), 2, "{}: {ask:?}", rulebook.key());
    }
}

#[test]
fn after_the_end_the_chances_of_every_turn_add_up_to_all_and_end_with_the_result() {
    for rulebook in Rulebook::ALL {
        let (game, log) = played(rulebook, 4, 8, 20_000);
        let outcome = game.outcome().expect("it is over").clone();
        let setup = game.setup().clone();
        let history = History::of(setup.clone(), &log).unwrap();
        let past = Retrospect::of(setup, log).unwrap().expect("it is over");
        let course = course(&past).expect("there are weights");
        assert_eq!(course.moments.len(), history.moments.len(), "{}", rulebook.key());
        for (moment, chances) in history.moments.iter().zip(&course.moments) {
            let all: f64 = chances.iter().sum();
            assert!((all - 1.0).abs() < 1e-9, "{}: {chances:?}", rulebook.key());
            assert_eq!(chances.len(), usize::from(moment.view.players));
            if moment.view.outcome.is_none() {
                let alive = |seat: usize| moment.view.alive.iter().any(|one| one.index() == seat);
                assert!((0..chances.len()).all(|seat| alive(seat) == (chances[seat] > 0.0)), "{chances:?}");
            }
        }
        let last = course.moments.last().unwrap();
        if !rulebook.is_played_for_points() {
            let won = 1.0 / outcome.winners.len() as f64;
            assert!(outcome.winners.iter().all(|seat| (last[seat.index()] - won).abs() < 1e-9), "{last:?}");
        }
        assert_eq!(course.decisions.len(), 3, "{}: {:?}", rulebook.key(), course.decisions);
        let turns: Vec<u32> = course.decisions.iter().map(|decision| decision.turn).collect();
        assert!(turns.is_sorted(), "{turns:?}");
        assert!(course.decisions.iter().all(|decision| decision.round > 0), "none of the set-up");
        for decision in &course.decisions {
            let [from, to] = decision.chances;
            assert!((0.0..=1.0).contains(&from) && (0.0..=1.0).contains(&to), "{decision:?}");
        }
        assert_eq!(course.marks(&history).len(), 3);
        for (decision, (at, _)) in course.decisions.iter().zip(course.marks(&history)) {
            let seat = decision.whose.index();
            let of_moments = [at - 1, at].map(|at| course.moments[at][seat].to_bits());
            assert_eq!(decision.chances.map(f64::to_bits), of_moments, "{decision:?}");
        }
    }
}

#[test]
fn of_a_game_that_goes_on_nobody_has_hindsight() {
    for rulebook in Rulebook::ALL {
        let (game, log) = played(rulebook, 4, 8, 60);
        assert!(game.outcome().is_none());
        assert!(Retrospect::of(game.setup().clone(), log).unwrap().is_none(), "{}", rulebook.key());
    }
}
