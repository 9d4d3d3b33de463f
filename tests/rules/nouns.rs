//! Pieces and decks of the two games without rules yet: their numbers are the printed ones (R1-3, R1-22 to R1-27,
//! R3-3, R3-16).

use casus_belli::rules::board::Kind;
use casus_belli::rules::cold_war::{Army, Superpower, Transit, Weapon, coalitions};
use casus_belli::rules::y2210::{CommandCard, CommandCards, Commander, Deck, Piece, Unit};
use casus_belli::rules::{Board, BoardId, Card, TerritorySet};
use std::collections::BTreeSet;

#[test]
fn r1_3_r1_5_there_are_three_decks_of_69_territory_cards_and_five_of_twenty_command_cards() {
    let board = Board::get(BoardId::Y2210Land82);
    let territories = Deck::ALL.map(|deck| deck.territory_cards(board));
    assert_eq!(territories.each_ref().map(Vec::len), [42, 13, 14, 0, 0, 0, 0, 0]);
    let all: BTreeSet<Card> = territories.into_iter().flatten().collect();
    assert_eq!(all.len(), 69);
    let commands = Deck::ALL.map(Deck::command_cards);
    assert_eq!(commands.map(CommandCards::len), [0, 0, 0, 20, 20, 20, 20, 20]);
    let all = commands.into_iter().fold(CommandCards::EMPTY, CommandCards::union);
    assert_eq!(all, CommandCard::all().collect());
    assert_eq!(all.len(), 100);
}

#[test]
fn r1_24_r1_27_commanders_attack_with_eight_sides_on_their_own_ground_and_all_defend_with_eight() {
    let of = |commander: Commander, from, into| Unit::Commander(commander).attack_sides(from, into);
    for from in Kind::ALL {
        for into in Kind::ALL {
            let eight = |kind| if [from, into].contains(&kind) { 8 } else { 6 };
            assert_eq!(of(Commander::Diplomat, from, into), 6);
            assert_eq!(of(Commander::Nuclear, from, into), 8);
            assert_eq!(of(Commander::Land, from, into), eight(Kind::Land));
            assert_eq!(of(Commander::Naval, from, into), eight(Kind::Sea));
            assert_eq!(of(Commander::Space, from, into), eight(Kind::Moon));
            assert_eq!(Unit::Mod.attack_sides(from, into), 6);
        }
    }
    for station in [false, true] {
        assert!(Commander::ALL.iter().all(|c| Unit::Commander(*c).defence_sides(station) == 8));
        assert_eq!(Unit::Mod.defence_sides(station), if station { 8 } else { 6 });
    }
}

#[test]
fn r1_22_r1_23_a_commander_costs_three_energy_and_a_station_five() {
    assert!(Commander::ALL.iter().all(|commander| Piece::Commander(*commander).cost() == 3));
    assert_eq!((Piece::Station.cost(), Piece::STATIONS), (5, 4));
}

#[test]
fn r3_16_armies_cost_throw_and_eat_what_the_table_prints() {
    // Cost, cost in a state at war, strength, upkeep, range.
    let table = [
        (Army::Infantry, [3, 4, 1, 0, 0]),
        (Army::Tanks, [6, 7, 2, 2, 0]),
        (Army::Fighters, [9, 10, 3, 3, 0]),
        (Army::Interceptors, [12, 13, 4, 1, 0]),
        (Army::Nuclear(Weapon::Light), [18, 19, 1, 4, 3]),
        (Army::Nuclear(Weapon::Heavy), [24, 25, 1, 5, 6]),
    ];
    assert_eq!(table.map(|(army, _)| army), Army::ALL);
    for (army, told) in table {
        let range = match army {
            Army::Nuclear(weapon) => Transit::Missile(weapon).range(),
            Army::Infantry | Army::Tanks | Army::Fighters | Army::Interceptors => 0,
        };
        let war = army.cost() + Army::WAR_PRICE;
        assert_eq!([army.cost(), war, army.strength(), army.upkeep(), range], told, "{army:?}");
    }
    assert_eq!(Transit::Convoy { armies: 3 }.range(), 3, "R3-26");
}

#[test]
fn r3_17_a3_8_what_is_not_paid_drops_one_step_to_something_cheaper() {
    for army in Army::ALL {
        let below = army.step_down();
        assert!(below.is_none_or(|below| below.cost() < army.cost() && below.upkeep() < army.upkeep()));
    }
    assert_eq!(Army::Fighters.step_down().and_then(Army::step_down), Some(Army::Infantry));
    assert_eq!(Army::Nuclear(Weapon::Heavy).step_down(), Some(Army::Nuclear(Weapon::Light)));
    assert!([Army::Infantry, Army::Interceptors].iter().all(|army| army.step_down().is_none()));
}

#[test]
fn r3_3_r3_4_at_the_start_each_state_is_a_coalitions_or_a_superpowers() {
    let board = Board::get(BoardId::ColdWar);
    for players in 4..=6 {
        let coalitions = coalitions(board, players);
        assert_eq!(coalitions.len(), usize::from(players) - 2);
        let superpowers = Superpower::ALL.map(|superpower| superpower.states(board, players));
        let all: Vec<TerritorySet> = coalitions.into_iter().chain(superpowers).collect();
        assert_eq!(all.iter().map(|states| states.len()).sum::<usize>(), board.len());
        assert_eq!(all.into_iter().fold(TerritorySet::EMPTY, TerritorySet::union), board.all());
    }
    assert!(coalitions(board, 3).is_empty() && coalitions(board, 7).is_empty());
}
