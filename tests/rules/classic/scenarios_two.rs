//! The two-player game with its neutral army (R1-75 to R1-78), by rule number.

use crate::classic::fixtures::{BLUE, Given, RED, attack, place};
use crate::classic_support::InClassic;
use crate::classic_support::public;
use casus_belli::rules::classic::{Action, AskKind, Menu, Public, events, steps};
use casus_belli::rules::{Ending, Holder, Seat, Viewer};

/// Two players: red attacks three neutral armies with three dice.
fn against_neutral(option: Option<(&str, &str)>) -> crate::classic::fixtures::When {
    let mut given = Given::seats(2).holds(RED, &[("alaska", 6)]).neutral(&[("alberta", 3)]);
    if let Some((key, value)) = option {
        given = given.option(key, value);
    }
    let mut when = given.attacks_of(RED).dice(&[6, 5, 4, 1, 1]);
    when.must(RED, &attack("alaska", "alberta", 3));
    when
}

#[test]
fn r1_75_the_attackers_opponent_chooses_the_neutral_armys_dice() {
    let when = against_neutral(None);
    assert_eq!(when.asked(), (BLUE, AskKind::Defend));
    let Menu::Defend(steps::Defend { whose, .. }) = when.ask(BLUE).menu else { panic!() };
    assert_eq!(whose, Holder::Neutral);
    assert_eq!(when.ask(BLUE).default, Action::Defend { dice: 2 }, "A1-19: silence is the most");
    let when = against_neutral(Some(("neutral.defence", "max")));
    assert_eq!(when.asked(), (RED, AskKind::Attack));
    assert_eq!(when.armies("alberta"), 1);
}

#[test]
fn r1_75_the_neutral_army_never_acts_nor_receives_reinforcements() {
    for seed in 0..8 {
        let (_, log) = crate::setups::play_out(seed, &crate::setups::instant(2));
        let turns = log.iter().filter_map(|event| match public(event) {
            Some(Public::TurnBegan(events::TurnBegan { seat, .. })) => Some(*seat),
            _ => None,
        });
        let turns: Vec<Seat> = turns.collect();
        assert!(turns.windows(2).all(|pair| pair[0] != pair[1]), "red and blue alternate");
        // Replay: on neutral land armies only decrease.
        let mut game = casus_belli::rules::Game::new(crate::setups::instant(2)).unwrap();
        let mut begun = false;
        for event in &log {
            let before = game.view(Viewer::Public).classic().territories.clone();
            game.evolve(event);
            let after = game.view(Viewer::Public).classic().territories.clone();
            let grown = before.iter().zip(&after).find(|(was, is)| {
                is.holder == Holder::Neutral && (was.holder != Holder::Neutral || is.armies > was.armies)
            });
            assert!(!begun || grown.is_none(), "{event:?}: {grown:?}");
            begun |= matches!(public(event), Some(Public::TurnBegan(_)));
        }
        assert!(begun);
    }
}

#[test]
fn r1_76_two_players_the_game_is_won_when_the_opponent_is_gone_whatever_neutrals_remain() {
    let all: Vec<String> = casus_belli::rules::Board::get(casus_belli::rules::BoardId::Classic83)
        .territories()
        .iter()
        .map(|t| t.key.clone())
        .collect();
    let neutral: Vec<(&str, u32)> = all.iter().map(|key| (key.as_str(), 1)).collect();
    let given =
        Given::seats(2).neutral(&neutral).holds(RED, &[("kamchatka", 9)]).holds(BLUE, &[("japan", 1)]);
    let mut when = given.attacks_of(RED).dice(&[6, 5, 4, 1]);
    when.must(RED, &attack("kamchatka", "japan", 3));
    let outcome = when.game.outcome().expect("blue is gone");
    assert_eq!((outcome.winners.as_slice(), outcome.ending), ([RED].as_slice(), Ending::OpponentGone));
    assert_eq!(when.holder("alaska"), Holder::Neutral);
}

#[test]
fn r1_77_the_supply_of_armies_is_never_a_limit() {
    let mut when = Given::seats(2).holds(RED, &[("alaska", 5_000), ("japan", 1)]).turn_of(RED);
    let left = when.view(Viewer::Public).seat(RED).in_hand;
    when.must(RED, &place(&[("alaska", left)]));
    assert_eq!(when.armies("alaska"), 5_000 + left);
}

#[test]
fn r1_78_two_players_reinforce_from_the_first_turn_and_draw_one_card_a_conquering_turn() {
    let mut when = Given::seats(2).holds(RED, &[("alaska", 9), ("japan", 1)]).turn_of(RED);
    when.must(RED, &place(&[("alaska", 3)]));
    let mut when = when.dice(&[6, 5, 4, 1]);
    when.must(RED, &attack("alaska", "alberta", 3));
    when.must(RED, &Action::Advance { armies: 3 });
    let mut when = when.any_luck(3);
    when.must(RED, &Action::Stop);
    assert_eq!(when.hand(RED).len(), 1);
}
