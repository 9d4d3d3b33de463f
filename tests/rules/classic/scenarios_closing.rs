//! Closing throws: the end of a tournament game against time in the current rules (F-15, A4-11).

use crate::classic::fixtures::{BLUE, GREEN, Given, RED, When, at};
use casus_belli::rules::classic::{Public, events};
use casus_belli::rules::{Ending, Holder, Rulebook, Viewer};

/// Time is called in round two of a game with closing throws; now it is the turn of the last player of round three.
fn closing(dice: &[u32]) -> When {
    let given =
        Given::of(Rulebook::Tournament, 3).option("end.time_attack", "minutes").option("end.mode", "sdadata");
    let mut when = given.holds(RED, &[("alaska", 4)]).holds(BLUE, &[("japan", 4)]).turn_of(RED);
    when.call_time();
    for _ in 0..5 {
        when.pass();
        assert!(when.game.outcome().is_none());
        assert!(!when.public().iter().any(|e| matches!(e, Public::ClosingThrown(_))), "not yet");
    }
    assert_eq!(when.view(Viewer::Public).on_turn, Some(GREEN));
    when.dice(dice)
}

#[test]
fn f_15_a4_11_one_whole_round_after_time_its_last_player_throws_and_four_or_less_ends_the_game() {
    let mut when = closing(&[3, 1]);
    when.pass();
    assert_eq!(when.outcome().ending, Ending::Points);
    assert!(when.public().iter().any(|e| matches!(
        e,
        Public::ClosingThrown(events::ClosingThrown { seat: GREEN, dice: [3, 1], most: 4, .. })
    )));
}

#[test]
fn f_15_then_everybody_throws_once_at_each_number_which_rises_with_the_last_of_a_round_up_to_seven() {
    let mut when = closing(&[4, 1, 4, 1, 4, 1, 5, 1, 5, 1, 5, 1, 6, 1, 6, 1, 6, 1, 6, 2, 6, 2, 6, 2, 6, 2]);
    for _ in 0..13 {
        when.pass();
    }
    let most: Vec<u8> = when
        .public()
        .iter()
        .filter_map(|e| match e {
            Public::ClosingThrown(events::ClosingThrown { most, .. }) => Some(*most),
            _ => None,
        })
        .collect();
    // Each number is valid for one throw of each player: green, last in the round, begins it; red and blue follow.
    assert_eq!(most, [4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 7]);
    let mut when = when.dice(&[6, 1]);
    when.pass();
    assert_eq!(when.outcome().ending, Ending::Points);
}

#[test]
fn f_15_whoever_took_more_than_two_territories_does_not_throw() {
    for (captures, throws) in [(2, true), (3, false)] {
        let thrown = captured(captures).public().iter().any(|e| matches!(e, Public::ClosingThrown(_)));
        assert_eq!(thrown, throws, "{captures} territories taken");
    }
}

/// The turn of the last player ends after that many captures.
fn captured(captures: usize) -> When {
    let mut when = closing(&[]);
    for (from, to) in [("ural", "japan"), ("siam", "alaska"), ("congo", "japan")].into_iter().take(captures) {
        let (from, to) = (at(from), at(to));
        let captured =
            Public::Captured(events::Captured { seat: GREEN, from, to, whose: Holder::Seat(BLUE), min: 1 });
        when.game.evolve(&casus_belli::rules::Event::from(captured));
        let moved = Public::Advanced(events::Advanced { seat: GREEN, from, to, armies: 0 });
        when.game.evolve(&casus_belli::rules::Event::from(moved));
        when.game.evolve(&casus_belli::rules::Event::from(events::Deployed {
            seat: GREEN,
            own: vec![(to, 1)],
            neutral: vec![],
        }));
    }
    let mut when = when.any_luck(3);
    when.pass();
    when
}
