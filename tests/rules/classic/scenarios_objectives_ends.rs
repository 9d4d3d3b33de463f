//! The game against time (R2-28 to R2-33, A2-10 to A2-13, A2-17, A2-20), by rule number.

use super::scenarios_objectives_setup::objectives;
use crate::classic::fixtures::{BLUE, GREEN, Given, RED, When, at, attack, card};
use casus_belli::rules::classic::{Action, AskKind, Public, events};
use casus_belli::rules::{Board, BoardId, Card, Ending, Event, Holder, Rulebook, Seat, Viewer};

/// Red in Alaska may take Alberta from green; blue holds Japan. Round two begins with red's turn.
fn against_time(mode: &str) -> Given {
    let given = objectives(3).option("end.time_attack", mode);
    given.holds(RED, &[("alaska", 9)]).holds(BLUE, &[("japan", 3)])
}

/// Red takes Alberta and ends the turn, drawing a card.
fn draw(given: Given) -> When {
    let mut when = given.attacks_of(RED).any_luck(0).dice(&[6, 5, 4, 1]);
    when.must(RED, &attack("alaska", "alberta", 3));
    when.must(RED, &Action::Advance { armies: 3 });
    let mut when = when.any_luck(5);
    when.must(RED, &Action::Stop);
    when.pass();
    when
}

/// The seats whose turns begin from now on, until the game is over.
fn turns(when: &mut When) -> Vec<Seat> {
    let mut seats = Vec::new();
    while when.game.outcome().is_none() {
        seats.push(when.view(Viewer::Public).on_turn.expect("a turn"));
        assert!(seats.len() < 40, "no end in sight: {seats:?}");
        when.pass();
    }
    seats
}

fn renewals(when: &When) -> u32 {
    when.view(Viewer::Public).closing.renewals
}

#[test]
fn r2_28_r4_14_a2_11_when_time_is_up_the_turn_and_the_round_are_completed() {
    let mut when = against_time("minutes").turn_of(RED).any_luck(1);
    assert_eq!(when.game.minutes(), Some(90));
    when.pass();
    when.call_time();
    assert_eq!(when.game.minutes(), None, "said once");
    assert_eq!(when.game.call_time(), []);
    assert_eq!(when.view(Viewer::Public).closing.time_up, Some(2));
    assert_eq!(turns(&mut when), [BLUE, GREEN]);
    assert_eq!((when.outcome().ending, when.outcome().winners.clone()), (Ending::Points, vec![GREEN]));
}

#[test]
fn r2_28_a_game_that_ends_otherwise_has_no_clock() {
    for mode in ["off", "reshuffles", "rounds"] {
        let when = against_time(mode).turn_of(RED);
        assert_eq!((when.game.minutes(), when.game.call_time()), (None, vec![]), "{mode}");
    }
}

#[test]
fn r4_14_a_number_of_rounds_is_a_fixed_duration_too() {
    let mut when = against_time("rounds").option("end.rounds", "10").round(8).turn_of(RED).any_luck(1);
    assert_eq!(turns(&mut when), [RED, BLUE, GREEN, RED, BLUE, GREEN], "rounds nine and ten");
    assert_eq!(when.outcome().round, 10);
}

#[test]
fn r2_29_whoever_draws_the_last_card_makes_the_exchanged_ones_the_new_deck_in_both_modes() {
    for mode in ["off", "reshuffles"] {
        let when = draw(against_time(mode).deck(1, 12));
        assert_eq!((renewals(&when), when.view(Viewer::Public).deck), (1, 12), "{mode}");
    }
}

#[test]
fn a2_10_without_exchanged_cards_the_new_deck_waits_for_the_first_of_them() {
    let cards = ["brazil", "alaska", "alberta"].map(card);
    let mut when = draw(against_time("reshuffles").deck(1, 0).hand(BLUE, &cards));
    assert_eq!(renewals(&when), 0);
    when.must(BLUE, &Action::Trade { cards });
    assert_eq!((renewals(&when), when.view(Viewer::Public).deck), (1, 3));
}

#[test]
fn r2_30_a2_10_after_the_chosen_renewals_the_last_card_begins_the_last_round() {
    let mut when = draw(against_time("reshuffles").deck(1, 12).renewed(2));
    assert!(when.public().contains(&Public::LastRound(events::LastRound { seat: RED })));
    assert_eq!((renewals(&when), when.view(Viewer::Public).deck), (2, 0), "no new deck any more");
    assert_eq!(turns(&mut when), [BLUE, GREEN, RED], "it ends with the turn of whoever drew that card");
    let mut when = draw(against_time("reshuffles").option("end.reshuffles", "0").deck(1, 12));
    assert_eq!(turns(&mut when), [BLUE, GREEN, RED]);
}

#[test]
fn r2_30_a2_10_if_that_player_dies_the_game_ends_when_it_would_be_their_turn() {
    let given =
        against_time("reshuffles").option("end.elimination_ends", "off").round(6).deck(1, 12).renewed(2);
    let mut when = draw(given.holds(RED, &[("alaska", 5)]));
    when.pass();
    // Green takes both territories of red.
    let green = GREEN;
    for (from, to) in [("northwest_territory", "alaska"), ("ontario", "alberta")] {
        let armies = when.armies(to);
        let mut events = vec![];
        let whose = Holder::Seat(RED);
        let (from, to) = (crate::classic::fixtures::at(from), crate::classic::fixtures::at(to));
        events.push(Public::Deployed(events::Deployed {
            seat: green,
            own: vec![(from, 9)],
            neutral: vec![],
        }));
        events.push(Public::Rolled(events::Rolled {
            seat: green,
            from,
            to,
            against: whose,
            attack: vec![6],
            defence: vec![1],
            attacker_lost: 0,
            defender_lost: armies,
            draw: 0,
        }));
        events.push(Public::Captured(events::Captured { seat: green, from, to, whose, min: 1 }));
        events.push(Public::Advanced(events::Advanced { seat: green, from, to, armies: 1 }));
        events.into_iter().for_each(|e| when.game.evolve(&Event::from(e)));
    }
    let gone = Public::Eliminated(events::Eliminated { seat: RED, by: green, cards: 0 });
    when.game.evolve(&Event::from(gone));
    assert_eq!(turns(&mut when), [GREEN], "red's turn would be next");
}

/// Red and blue share all land but green's Japan, with 81 points each.
fn tied(options: &[(&str, &str)]) -> Given {
    let given = objectives(3).option("end.time_attack", "minutes").round(2).holds(GREEN, &[("japan", 2)]);
    let given = options.iter().fold(given, |given, (key, value)| given.option(key, value));
    let mut given = given;
    let board = Board::get(BoardId::Risiko);
    // Greedy: the most valuable first, to the player with fewer points.
    let mut land: Vec<_> = board.ids().filter(|t| board.territory(*t).key != "japan").collect();
    land.sort_by_key(|t| std::cmp::Reverse(board.value(*t)));
    let mut sums = [0, 0];
    for t in land {
        let who = usize::from(sums[1] < sums[0]);
        sums[who] += board.value(t);
        given = given.holds(Seat(who as u8), &[(board.territory(t).key.as_str(), 1)]);
    }
    assert_eq!(sums, [82, 80]);
    // Swap a four of red's for a three of blue's to make the points equal.
    let dealt = given.clone().turn_of(GREEN);
    let of = |who: Seat, value: u32| {
        let mut keys = board.territories().iter().filter(|t| t.value == Some(value)).map(|t| t.key.as_str());
        keys.find(|key| dealt.holder(key) == Holder::Seat(who)).unwrap()
    };
    let (more, fewer) = (of(RED, 4), of(BLUE, 3));
    given.holds(BLUE, &[(more, 1)]).holds(RED, &[(fewer, 1)])
}

#[test]
fn r2_31_most_points_win_when_time_is_up() {
    for winner in [RED, BLUE] {
        // They do not hold all of these yet.
        let more = ["alaska", "peru", "siam", "egypt", "iceland", "quebec"].map(|key| (key, 1));
        let mut when = tied(&[]).holds(winner, &more).turn_of(GREEN).any_luck(1);
        when.call_time();
        when.pass();
        assert_eq!((when.outcome().winners.clone(), when.outcome().ending), (vec![winner], Ending::Points));
        let score = when.outcome().scores[winner.index()];
        assert_eq!(
            (score.place, score.points.unsigned_abs()),
            (1, when.view(Viewer::Public).seat(winner).points)
        );
    }
}

#[test]
fn r2_31_of_equal_points_the_more_armies_win() {
    for winner in [RED, BLUE] {
        let mut when = tied(&[]).turn_of(GREEN).any_luck(1);
        when.call_time();
        level(&mut when);
        give(&mut when, winner, 1);
        when.pass();
        assert_eq!((when.outcome().winners.clone(), when.outcome().ending), (vec![winner], Ending::Points));
    }
}

fn armies(when: &When, seat: Seat) -> u32 {
    when.view(Viewer::Public).seat(seat).armies
}

/// Equal points and armies: adds armies where they are missing.
fn really_tied(options: &[(&str, &str)]) -> When {
    let mut when = tied(options).turn_of(GREEN).any_luck(1);
    when.call_time();
    level(&mut when);
    when.pass();
    when
}

/// Gives red or blue as many armies as the other has.
fn level(when: &mut When) {
    let (red, blue) = (armies(when, RED), armies(when, BLUE));
    let (poor, n) = if red < blue { (RED, blue - red) } else { (BLUE, red - blue) };
    give(when, poor, n);
}

/// Adds that many armies on a territory of the seat.
fn give(when: &mut When, to: Seat, n: u32) {
    let view = when.view(Viewer::Public);
    let at = when.game.board().ids().find(|t| view.at(*t).holder == Holder::Seat(to)).unwrap();
    let event = Public::Deployed(events::Deployed { seat: to, own: vec![(at, n)], neutral: vec![] });
    when.game.evolve(&Event::from(event));
}

#[test]
fn r2_31_a2_20_the_tied_alone_play_an_extra_round_of_one_turn_each() {
    let mut when = really_tied(&[]);
    assert_eq!(when.view(Viewer::Public).closing.extra, Some((1, vec![RED, BLUE])));
    assert_eq!(when.view(Viewer::Public).on_turn, Some(RED));
    when.pass();
    assert_eq!(when.view(Viewer::Public).on_turn, Some(BLUE));
    when.pass();
    // Green doesn't play, but its armies stay.
    assert_ne!(when.view(Viewer::Public).on_turn, Some(GREEN));
    assert_eq!(when.armies("japan"), 2);
}

#[test]
fn r2_34_a2_22_no_hand_above_seven_goes_into_an_extra_round_that_an_elimination_begins() {
    // After red has taken Alberta from blue, green and red have 82 points each.
    let board = Board::get(BoardId::Risiko);
    let mut reds = vec![at("alaska"), at("alberta")];
    let mut points: u32 = reds.iter().map(|t| board.value(*t)).sum();
    for t in board.ids() {
        let rest = 82 - points;
        let value = board.value(t);
        if !reds.contains(&t) && (value == rest || value + 2 <= rest) {
            reds.push(t);
            points += value;
        }
    }
    assert_eq!(points, 82);
    let keys: Vec<&str> = reds.iter().map(|t| board.territory(*t).key.as_str()).collect();
    let holds: Vec<(&str, u32)> = keys.iter().filter(|key| **key != "alberta").map(|key| (*key, 1)).collect();
    let cards: Vec<Card> = (0..9).map(Card).collect();
    let setup = Given::of(Rulebook::Objectives, 3).option("end.time_attack", "reshuffles");
    // Green, who didn't eliminate a player, is the first of the tied players.
    let order = [GREEN, RED, BLUE];
    let given =
        setup.option("objectives.deck", "none").renewed(1).round(6).in_order(&order).holds(RED, &holds);
    let given = given.holds(RED, &[("alaska", 9)]).holds(BLUE, &[("alberta", 1)]);
    let mut when = given.hand(RED, &cards[..5]).hand(BLUE, &cards[5..]).attacks_of(RED).dice(&[6, 5, 4, 1]);
    let (red, green) = (armies(&when, RED), armies(&when, GREEN));
    let (poor, n) = if red < green { (RED, green - red) } else { (GREEN, red - green) };
    give(&mut when, poor, n);
    when.must(RED, &attack("alaska", "alberta", 3));
    if when.asked() == (BLUE, AskKind::Defend) {
        when.must(BLUE, &Action::Defend { dice: 1 });
    }
    when.must(RED, &Action::Advance { armies: 3 });
    assert_eq!(when.asked(), (RED, AskKind::Discard), "before the extra round");
    assert_eq!(when.view(Viewer::Public).closing.extra, None);
    let default = when.ask(RED).default;
    when.must(RED, &default);
    assert_eq!(when.hand(RED).len(), 7);
    let view = when.view(Viewer::Public);
    assert_eq!((view.closing.extra.clone(), view.on_turn), (Some((1, vec![GREEN, RED])), Some(GREEN)));
}

#[test]
fn a2_12_after_the_last_extra_round_it_is_a_draw() {
    let when = really_tied(&[("end.extra_rounds", "0")]);
    let outcome = when.outcome();
    assert_eq!((outcome.winners.as_slice(), outcome.ending), ([RED, BLUE].as_slice(), Ending::Draw));
    let mut when = really_tied(&[]);
    let mut played = 0;
    while when.game.outcome().is_none() {
        let extra = when.view(Viewer::Public).closing.extra.unwrap().0;
        played = played.max(extra);
        // Red's turn, then blue's: armies are made equal again before the round is counted.
        when.pass();
        while when.view(Viewer::Public).on_turn == Some(BLUE) && when.asked().1 == AskKind::Reinforce {
            let ask = when.ask(BLUE);
            when.must(BLUE, &ask.default);
        }
        level(&mut when);
        when.pass();
    }
    assert_eq!((played, when.outcome().ending), (3, Ending::Draw));
}

#[test]
fn r2_32_a2_17_an_elimination_ends_a_game_against_time_once_the_deck_was_renewed() {
    let play = |renewed: u32, mode: &str| {
        let given = objectives(3).option("end.time_attack", mode).round(5).renewed(renewed);
        let given = given.holds(RED, &[("alaska", 9)]).holds(BLUE, &[("alberta", 1)]);
        let mut when = given.attacks_of(RED).dice(&[6, 5, 4, 1]);
        when.must(RED, &attack("alaska", "alberta", 3));
        when.must(RED, &Action::Advance { armies: 3 });
        when
    };
    let counted = play(1, "reshuffles");
    assert_eq!((counted.outcome().winners.clone(), counted.outcome().ending), (vec![GREEN], Ending::Points));
    assert_eq!(play(1, "minutes").outcome().ending, Ending::Points, "A2-19");
    assert!(play(0, "reshuffles").game.outcome().is_none(), "A2-17");
    assert!(play(1, "off").game.outcome().is_none(), "the traditional game goes on");
}

#[test]
fn r2_33_an_objective_ends_the_game_whatever_the_clock_says() {
    let given = objectives(3)
        .option("end.time_attack", "reshuffles")
        .round(5)
        .renewed(1)
        .objective(RED, "eliminate_2");
    let given = given.holds(RED, &[("alaska", 9)]).holds(BLUE, &[("alberta", 1)]);
    let mut when = given.attacks_of(RED).dice(&[6, 5, 4, 1]);
    when.must(RED, &attack("alaska", "alberta", 3));
    when.must(RED, &Action::Advance { armies: 3 });
    assert_eq!((when.outcome().winners.clone(), when.outcome().ending), (vec![RED], Ending::Objective));
}
