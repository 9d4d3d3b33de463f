//! Attacks, captures, eliminations, fortifying and the end (R1-67 to R1-72), by rule number.

use crate::classic::fixtures::{BLUE, GREEN, Given, RED, at, attack, card, fortify, place};
use crate::classic_support::public;
use casus_belli::rules::classic::{Action, AskKind, Menu, Public, Why, events, steps};
use casus_belli::rules::{self, AnswerOrigin, Clock, Ending, Event, Holder, Illegal, Viewer};

/// Territories of red, far from each other.
const RED_LAND: [&str; 6] = ["alaska", "brazil", "egypt", "japan", "siam", "ukraine"];

fn red_with(armies: u32) -> Given {
    Given::seats(3).holds(RED, &RED_LAND.map(|key| (key, armies)))
}

#[test]
fn r1_67_attacks_go_from_two_armies_or_more_to_a_bordering_foreign_territory() {
    let mut when = red_with(4).holds(RED, &[("alberta", 1)]).attacks_of(RED);
    assert_eq!(
        when.refused(RED, &attack("china", "india", 1)),
        Why::NotYours { at: at("china"), holder: Holder::Seat(GREEN) }
    );
    assert_eq!(when.refused(RED, &attack("alaska", "alberta", 1)), Why::OwnTarget { at: at("alberta") });
    assert_eq!(
        when.refused(RED, &attack("alaska", "peru", 1)),
        Why::NotAdjacent { from: at("alaska"), to: at("peru") }
    );
    assert_eq!(when.refused(RED, &attack("alaska", "alaska", 1)), Why::SameTerritory { at: at("alaska") });
    assert_eq!(
        when.refused(RED, &attack("alberta", "ontario", 1)),
        Why::OneArmy { at: at("alberta"), armies: 1 }
    );
    let nowhere = Action::Attack { from: at("alaska"), to: casus_belli::rules::TerritoryId(200), dice: 1 };
    assert_eq!(when.refused(RED, &nowhere), Why::NoSuchTerritory);
}

#[test]
fn r1_67_the_attacker_rolls_one_to_three_dice_and_fewer_than_the_armies_there() {
    let mut when = red_with(3).attacks_of(RED);
    assert_eq!(when.refused(RED, &attack("alaska", "alberta", 3)), Why::Dice { dice: 3, min: 1, max: 2 });
    assert_eq!(when.refused(RED, &attack("alaska", "alberta", 0)), Why::Dice { dice: 0, min: 1, max: 2 });
    let mut when = red_with(9).attacks_of(RED);
    assert_eq!(when.refused(RED, &attack("alaska", "alberta", 4)), Why::Dice { dice: 4, min: 1, max: 3 });
}

#[test]
fn r1_67_s_9_a_defender_with_two_armies_chooses_one_or_two_dice_after_the_attacker() {
    let given = red_with(5).holds(BLUE, &[("alberta", 3)]);
    let mut when = given.attacks_of(RED).dice(&[6, 3, 1, 5]);
    when.must(RED, &attack("alaska", "alberta", 3));
    assert_eq!(when.asked(), (BLUE, AskKind::Defend));
    let ask = when.ask(BLUE);
    assert_eq!(ask.clock, Clock::Reaction);
    assert_eq!(ask.default, Action::Defend { dice: 2 });
    for dice in [0, 3] {
        assert_eq!(when.refused(BLUE, &Action::Defend { dice }), Why::Dice { dice, min: 1, max: 2 });
    }
    when.must(BLUE, &Action::Defend { dice: 1 });
    assert_eq!((when.armies("alaska"), when.armies("alberta")), (5, 2));
}

#[test]
fn s_9_where_the_defence_is_always_the_most_nobody_is_asked() {
    let given = red_with(5).holds(BLUE, &[("alberta", 3)]).option("defence.choice", "max");
    let mut when = given.attacks_of(RED).dice(&[6, 3, 1, 5, 4]);
    when.must(RED, &attack("alaska", "alberta", 3));
    assert_eq!(when.asked(), (RED, AskKind::Attack));
    assert_eq!((when.armies("alaska"), when.armies("alberta")), (4, 2));
}

#[test]
fn s_4_dice_are_compared_best_against_best_and_ties_go_to_the_defender() {
    // attack, defence -> (attacker loses, defender loses)
    type Case = (&'static [u32], &'static [u32], (u32, u32));
    let cases: [Case; 6] = [
        (&[6, 3, 1], &[5, 4], (1, 1)),
        (&[1, 3, 6], &[4, 5], (1, 1)),
        (&[6, 6, 1], &[5, 5], (0, 2)),
        (&[5, 5, 5], &[5, 5], (2, 0)),
        (&[2, 1], &[1, 1], (1, 1)),
        (&[4], &[3, 3], (0, 1)),
    ];
    for (attacker, defender, lost) in cases {
        let dice: Vec<u32> = attacker.iter().chain(defender).copied().collect();
        let mut when = red_with(9).holds(BLUE, &[("alberta", 5)]).attacks_of(RED).dice(&dice);
        when.must(RED, &attack("alaska", "alberta", attacker.len() as u8));
        when.must(BLUE, &Action::Defend { dice: defender.len() as u8 });
        assert_eq!(
            (9 - when.armies("alaska"), 5 - when.armies("alberta")),
            lost,
            "{attacker:?} {defender:?}"
        );
    }
}

#[test]
fn r1_67_attacks_may_go_on_alternate_and_stop_at_any_time() {
    let given = red_with(6).holds(BLUE, &[("alberta", 5), ("peru", 5)]).holds(RED, &[("argentina", 2)]);
    let mut when = given.attacks_of(RED).any_luck(2);
    for target in [("alaska", "alberta"), ("brazil", "peru"), ("alaska", "alberta")] {
        when.must(RED, &attack(target.0, target.1, 1));
        when.must(BLUE, &Action::Defend { dice: 1 });
    }
    when.must(RED, &Action::Stop);
    assert_eq!(when.asked(), (RED, AskKind::Fortify));
}

#[test]
fn r1_68_the_captor_moves_in_with_at_least_the_dice_rolled_and_leaves_one() {
    let mut when = red_with(7).attacks_of(RED).dice(&[6, 5, 4, 1]);
    when.must(RED, &attack("alaska", "alberta", 3));
    assert_eq!(when.asked(), (RED, AskKind::Advance));
    assert_eq!(when.holder("alberta"), Holder::Seat(RED));
    assert_eq!(when.ask(RED).default, Action::Advance { armies: 3 });
    for armies in [0, 2, 7] {
        assert_eq!(when.refused(RED, &Action::Advance { armies }), Why::Armies { armies, min: 3, max: 6 });
    }
    when.must(RED, &Action::Advance { armies: 6 });
    assert_eq!((when.armies("alaska"), when.armies("alberta")), (1, 6));
}

#[test]
fn r1_68_s_10_a_move_in_without_a_choice_is_made_by_the_rules_and_written_down_as_forced() {
    let mut when = red_with(4).attacks_of(RED).dice(&[6, 5, 4, 1]);
    when.must(RED, &attack("alaska", "alberta", 3));
    assert_eq!((when.armies("alaska"), when.armies("alberta")), (1, 3));
    let forced = when.events.iter().any(|event| {
        matches!(
            event,
            Event::Answered {
                how: AnswerOrigin::Forced,
                action: rules::Action::Classic(Action::Advance { armies: 3 }),
                ..
            }
        )
    });
    assert!(forced, "{:?}", when.events);
}

#[test]
fn s_6_the_roll_that_takes_the_last_defender_never_costs_the_attacker_anything() {
    for seed in 0..60 {
        let (_, log) = crate::setups::play_out(seed, &crate::setups::instant(2 + (seed % 5) as u8));
        for pair in log.windows(2) {
            if let [Some(Public::Rolled(events::Rolled { attacker_lost, .. })), Some(Public::Captured(_))] =
                [public(&pair[0]), public(&pair[1])]
            {
                assert_eq!(*attacker_lost, 0);
            }
        }
    }
}

#[test]
fn r1_69_a_turn_with_a_capture_brings_one_card_at_the_end_of_the_attacks() {
    let mut when = red_with(9).attacks_of(RED).dice(&[6, 5, 4, 1, 6, 5, 4, 1]);
    when.must(RED, &attack("alaska", "alberta", 3));
    when.must(RED, &Action::Advance { armies: 3 });
    when.must(RED, &attack("brazil", "peru", 3));
    when.must(RED, &Action::Advance { armies: 3 });
    assert!(when.hand(RED).is_empty(), "A1-9: not at the first capture");
    let mut when = when.any_luck(1);
    when.must(RED, &Action::Stop);
    assert_eq!(when.hand(RED).len(), 1);
    assert_eq!(when.asked(), (RED, AskKind::Fortify), "before fortifying");
    let mut without = red_with(9).attacks_of(RED);
    without.must(RED, &Action::Stop);
    assert!(without.hand(RED).is_empty());
}

/// Red takes blue's last territory while holding `own` cards, blue holding `taken`.
fn eliminating(own: usize, taken: usize, trade_at: &str) -> crate::classic::fixtures::When {
    let cards: Vec<_> = (0..42).map(casus_belli::rules::Card).collect();
    let given = Given::seats(3)
        .holds(RED, &[("alaska", 9), ("brazil", 1)])
        .holds(BLUE, &[("alberta", 1)])
        .hand(RED, &cards[..own])
        .hand(BLUE, &cards[own..own + taken])
        .option("classic.elim_trade_at", trade_at);
    let mut when = given.attacks_of(RED).dice(&[6, 5, 4, 1]);
    when.must(RED, &attack("alaska", "alberta", 3));
    when.must(RED, &Action::Advance { armies: 3 });
    when
}

#[test]
fn r1_70_the_eliminator_takes_the_victims_cards() {
    let when = eliminating(1, 3, "7");
    assert_eq!(when.hand(RED).len(), 4);
    assert!(when.hand(BLUE).is_empty());
    assert!(when.public().contains(&Public::Eliminated(events::Eliminated {
        seat: BLUE,
        by: RED,
        cards: 3
    })));
    let view = when.view(Viewer::Public);
    assert!(!view.seat(BLUE).alive);
    assert_eq!(view.seat(BLUE).eliminated_by, Some(RED));
}

#[test]
fn r1_70_with_more_than_six_cards_sets_are_traded_at_once_down_to_four_and_then_no_more() {
    let mut when = eliminating(4, 4, "7");
    assert_eq!(when.asked(), (RED, AskKind::Trade));
    let why = when.refused(RED, &attack("alaska", "kamchatka", 1));
    assert_eq!(why, Why::NotNow { asked: AskKind::Trade, tried: "attack" });
    let mut traded = 0;
    while when.asked().1 == AskKind::Trade || when.asked().1 == AskKind::Bonus {
        let default = when.ask(RED).default;
        traded += u32::from(matches!(default, Action::Trade { .. }));
        when.must(RED, &default);
    }
    assert_eq!((traded, when.hand(RED).len()), (2, 2), "8, 5, 2: the trade stops at four or fewer");
    // The armies are placed at once, then the attacks go on.
    let Menu::Reinforce(steps::Reinforce { left, sets, .. }) = when.ask(RED).menu else {
        panic!("{:?}", when.ask(RED))
    };
    assert_eq!((left, sets.len()), (4 + 6, 0));
    when.must(RED, &place(&[("alaska", 4)]));
    when.must(RED, &place(&[("brazil", 6)]));
    assert_eq!(when.asked(), (RED, AskKind::Attack));
}

#[test]
fn r1_70_with_seven_cards_one_set_leaves_four_and_that_is_enough() {
    let mut when = eliminating(3, 4, "7");
    let Menu::Trade(steps::Trade { down_to, .. }) = when.ask(RED).menu else { panic!("{:?}", when.ask(RED)) };
    assert_eq!((down_to, when.hand(RED).len()), (4, 7));
    let default = when.ask(RED).default;
    when.must(RED, &default);
    while when.asked().1 == AskKind::Bonus {
        let default = when.ask(RED).default;
        when.must(RED, &default);
    }
    assert_eq!((when.hand(RED).len(), when.asked().1), (4, AskKind::Reinforce), "no second set");
    let Menu::Reinforce(steps::Reinforce { left, sets, .. }) = when.ask(RED).menu else { panic!() };
    assert_eq!((left, sets.len()), (4, 0));
}

#[test]
fn r1_70_a1_8_with_six_cards_one_waits_for_the_next_turn_unless_the_table_trades_at_six() {
    assert_eq!(eliminating(3, 3, "7").asked(), (RED, AskKind::Attack));
    assert_eq!(eliminating(3, 3, "6").asked(), (RED, AskKind::Trade));
    assert_eq!(eliminating(3, 2, "6").asked(), (RED, AskKind::Attack));
}

#[test]
fn r1_70_reaching_six_cards_by_the_draw_waits_for_the_next_turn() {
    let cards: Vec<_> = ["alaska", "china", "congo", "india", "ural"].map(card).to_vec();
    let mut when = red_with(9).hand(RED, &cards).attacks_of(RED).dice(&[6, 5, 4, 1]);
    when.must(RED, &attack("alaska", "alberta", 3));
    when.must(RED, &Action::Advance { armies: 3 });
    let mut when = when.any_luck(1);
    when.must(RED, &Action::Stop);
    assert_eq!(when.hand(RED).len(), 6);
    assert_eq!(when.asked(), (RED, AskKind::Fortify));
}

#[test]
fn r1_70_an_eliminated_seat_has_no_more_turns() {
    let mut when = eliminating(0, 0, "7").any_luck(1);
    when.must(RED, &Action::Stop);
    when.must(RED, &Action::Hold);
    assert_eq!(when.asked().0, GREEN);
}

#[test]
fn r1_71_fortifying_moves_from_one_territory_to_one_adjacent_own_one_and_ends_the_turn() {
    let given = red_with(5).holds(RED, &[("alberta", 1), ("ontario", 1)]);
    let mut when = given.attacks_of(RED);
    when.must(RED, &Action::Stop);
    assert_eq!(
        when.refused(RED, &fortify("alaska", "ontario", 1)),
        Why::NotAdjacent { from: at("alaska"), to: at("ontario") }
    );
    assert_eq!(
        when.refused(RED, &fortify("alaska", "alberta", 5)),
        Why::Armies { armies: 5, min: 1, max: 4 }
    );
    assert_eq!(
        when.refused(RED, &fortify("alaska", "alberta", 0)),
        Why::Armies { armies: 0, min: 1, max: 4 }
    );
    assert_eq!(
        when.refused(RED, &fortify("alberta", "alaska", 1)),
        Why::OneArmy { at: at("alberta"), armies: 1 }
    );
    assert_eq!(when.refused(RED, &fortify("alaska", "alaska", 1)), Why::SameTerritory { at: at("alaska") });
    let why = when.refused(RED, &fortify("alaska", "kamchatka", 1));
    assert_eq!(why, Why::NotYours { at: at("kamchatka"), holder: Holder::Seat(GREEN) });
    when.must(RED, &fortify("alaska", "alberta", 4));
    assert_eq!((when.armies("alaska"), when.armies("alberta")), (1, 5));
    assert_ne!(when.asked().0, RED);
}

#[test]
fn a1_10_with_fortify_by_path_any_linked_own_territory_will_do() {
    let given = red_with(5).holds(RED, &[("alberta", 1), ("ontario", 1)]).option("fortify.mode", "path");
    let mut when = given.attacks_of(RED);
    when.must(RED, &Action::Stop);
    assert_eq!(
        when.refused(RED, &fortify("alaska", "brazil", 1)),
        Why::NotLinked { from: at("alaska"), to: at("brazil") }
    );
    when.must(RED, &fortify("alaska", "ontario", 4));
    assert_eq!(when.armies("ontario"), 5);
}

#[test]
fn r1_72_the_last_territory_of_the_world_ends_the_game() {
    let mut given = Given::seats(3).holds_all(RED, "europe");
    for continent in ["north_america", "south_america", "africa", "asia", "australia"] {
        given = given.holds_all(RED, continent);
    }
    let given = given.holds(BLUE, &[("japan", 1)]).holds(RED, &[("kamchatka", 9)]);
    let mut when = given.attacks_of(RED).dice(&[6, 5, 4, 1]);
    when.must(RED, &attack("kamchatka", "japan", 3));
    let outcome = when.game.outcome().expect("the world is red's");
    assert_eq!((outcome.winners.as_slice(), outcome.ending), ([RED].as_slice(), Ending::World));
    assert_eq!(when.armies("japan"), 3);
    assert!(when.asks().is_empty());
    let id = casus_belli::rules::AskId { opened: when.game.seq(), to: RED, number: 0 };
    let mut luck = crate::luck::Seeded::new(0);
    assert_eq!(
        when.game.act(RED, id, &Action::Stop.into(), AnswerOrigin::Player, &mut luck),
        Err(Illegal::Over)
    );
}

#[test]
fn a1_11_the_attacker_names_the_dice_first_and_the_defender_knows_them() {
    for dice in 1..=3 {
        let mut when = red_with(9).holds(BLUE, &[("alberta", 4)]).attacks_of(RED).dice(&[6, 5, 4, 1, 1]);
        when.must(RED, &attack("alaska", "alberta", dice));
        let Menu::Defend(steps::Defend { attack, dice: most, .. }) = when.ask(BLUE).menu else { panic!() };
        assert_eq!((attack, most), (dice, 2));
        assert!(
            !when.public().iter().any(|e| matches!(e, Public::Rolled(_))),
            "no die before both are named"
        );
    }
}

#[test]
fn s_5_a_single_army_neither_attacks_nor_leaves_and_one_always_stays() {
    let given = Given::seats(3).holds(RED, &[("alaska", 1), ("northwest_territory", 2), ("brazil", 1)]);
    let mut when = given.holds(BLUE, &[("alberta", 1)]).attacks_of(RED).dice(&[6, 1, 1]);
    assert_eq!(
        when.refused(RED, &attack("alaska", "alberta", 1)),
        Why::OneArmy { at: at("alaska"), armies: 1 }
    );
    when.must(RED, &attack("northwest_territory", "alberta", 1));
    assert_eq!((when.armies("northwest_territory"), when.armies("alberta")), (1, 1), "one moved, one stayed");
    let nothing = when.events.iter().any(|event| {
        matches!(
            event,
            casus_belli::rules::Event::Answered {
                action: rules::Action::Classic(Action::Hold),
                how: AnswerOrigin::Forced,
                ..
            }
        )
    });
    assert!(nothing, "nobody can move: the turn is over");
}
