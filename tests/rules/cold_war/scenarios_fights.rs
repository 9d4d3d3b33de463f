//! Scenarios of war and fights (R3-18 to R3-24, A3-1, A3-15, A3-16, A3-24, A3-34, A3-35, A3-47 to A3-49, A3-53, A3-56, A3-83).

use super::fixtures::{ONE, THREE, TWO, Table, USA, USSR, armies, public};
use casus_belli::rules::cold_war::war_refusals::NoWar;
use casus_belli::rules::cold_war::{Action, Armies, Control, Public, Why};
use casus_belli::rules::{Seat, TerritoryId};
use serde_json::json;

/// The USA stands with these armies in the home of the first coalition, which has those.
fn at_war(own: Armies, theirs: Armies, options: &[(&str, &str)]) -> Table {
    Table::with(options).hold(ONE, "argentina", theirs).hold(USA, "argentina", own)
}

fn fight(table: &Table, own: Armies) -> Action {
    Action::Fight { at: table.id("argentina"), against: ONE, armies: own }
}

fn infantry(number: u32) -> Armies {
    armies(number, 0)
}

/// Interceptors of the last controller of a state.
pub(super) fn interceptors(table: Table, owner: Seat, at: &str, number: u32) -> Table {
    let id = table.id(at).index();
    table
        .set(&format!("/places/{id}/interceptors"), json!(number))
        .set(&format!("/places/{id}/last_controller"), json!(owner))
}

fn declare(table: &Table, target: &str, from: &str, some: Armies) -> Action {
    Action::Declare { target: table.id(target), armies: vec![(table.id(from), some)] }
}

#[test]
fn two_infantry_and_two_tanks_lose_two_infantry_or_one_tank_to_two_damage_r3_24() {
    let mut table = at_war(armies(2, 2), infantry(3), &[]);
    let attack = fight(&table, armies(2, 2));
    table.act(USA, "act", attack);
    assert_eq!(table.kinds(), [(ONE, "defend")]);
    let dice = [6, 2, 3, 4, 5, 2, 7, 8, 9];
    table.rolls(ONE, "defend", Action::Defend { armies: infantry(3) }, &dice);
    assert_eq!(table.kinds(), [(USA, "lose")]);
    table.refuses(USA, "lose", Action::Lose { armies: infantry(1) });
    table.refuses(USA, "lose", Action::Lose { armies: armies(2, 1) });
    let mut other = table.clone();
    other.act(USA, "lose", Action::Lose { armies: armies(0, 1) });
    assert_eq!(other.at("argentina").of(USA), armies(2, 1));
    table.act(USA, "lose", Action::Lose { armies: infantry(2) });
    assert_eq!(table.at("argentina").of(USA), armies(0, 2));
    assert_eq!(table.at("argentina").of(ONE), infantry(3), "the winner loses nothing");
}

#[test]
fn ones_that_are_left_over_count_for_the_opponent_a3_1() {
    let mut table = at_war(infantry(3), infantry(1), &[]);
    let attack = fight(&table, infantry(3));
    table.rolls(USA, "act", attack, &[7, 1, 1, 6]);
    assert_eq!(table.at("argentina").of(USA), infantry(1), "0 against 1 + 1: two damage");
    assert_eq!(table.at("argentina").of(ONE), infantry(1));
}

#[test]
fn a_one_on_both_sides_is_a_success_each_and_nothing_happens_a3_1_a3_16() {
    let mut table = at_war(infantry(1), infantry(1), &[]);
    let attack = fight(&table, infantry(1));
    let events = table.rolls(USA, "act", attack, &[1, 1]);
    assert!(public(&events).iter().any(|event| matches!(event, Public::Fought(_))));
    assert_eq!(table.at("argentina").of(USA), infantry(1));
    assert_eq!(table.at("argentina").of(ONE), infantry(1));
}

#[test]
fn with_six_sided_dice_a_four_is_a_success_a3_1() {
    let mut table = at_war(infantry(1), infantry(2), &[("cold_war.die", "6")]);
    let attack = fight(&table, infantry(1));
    table.act(USA, "act", attack);
    table.rolls(ONE, "defend", Action::Defend { armies: infantry(1) }, &[4, 3]);
    assert_eq!(table.at("argentina").of(ONE), infantry(1));
}

#[test]
fn ones_do_nothing_for_the_opponent_if_the_table_says_so_a3_1() {
    for botch in ["only_if_no_success", "off"] {
        let mut table = at_war(infantry(3), infantry(1), &[("cold_war.botch", botch)]);
        let attack = fight(&table, infantry(3));
        table.rolls(USA, "act", attack, &[7, 1, 1, 2]);
        assert_eq!(table.at("argentina").of(USA), infantry(3), "{botch}");
    }
}

#[test]
fn a_one_cancels_no_success_if_the_table_plays_without_botches_a3_1() {
    for (botch, left) in [("net_ones", 1), ("only_if_no_success", 1), ("off", 0)] {
        let mut table = at_war(infantry(2), infantry(1), &[("cold_war.botch", botch)]);
        let attack = fight(&table, infantry(2));
        table.rolls(USA, "act", attack, &[7, 1, 3]);
        assert_eq!(table.at("argentina").of(ONE), infantry(left), "{botch}");
    }
}

#[test]
fn damage_below_the_strength_of_every_army_has_no_effect_and_more_than_all_kills_those_named_r3_23_a3_47() {
    let mut table = at_war(armies(0, 2), armies(0, 3), &[]);
    let attack = fight(&table, armies(0, 2));
    let mut strong = table.clone();
    table.act(USA, "act", attack.clone());
    table.rolls(ONE, "defend", Action::Defend { armies: armies(0, 1) }, &[6, 2, 2, 2, 2, 2]);
    assert_eq!(table.at("argentina").of(ONE), armies(0, 3), "one damage to a tank has no effect");
    strong.act(USA, "act", attack);
    strong.rolls(ONE, "defend", Action::Defend { armies: armies(0, 1) }, &[6, 7, 8, 9, 2, 2]);
    assert_eq!(strong.at("argentina").of(ONE), armies(0, 2), "armies that were not named are untouched");
}

#[test]
fn in_the_even_game_a_superpower_pays_twelve_for_a_war_on_a_coalition_r3_18_a3_83() {
    let even = || Table::with(&[("cold_war.balance", "even")]);
    let table = even().hold(ONE, "quebec", infantry(1)).money(USA, 11);
    let war = declare(&table, "quebec", "ontario", infantry(1));
    assert_eq!(table.refuses(USA, "act", war), Why::War(NoWar::Money { cost: 12, money: 11 }));
    let mut table = even().hold(ONE, "quebec", infantry(1)).money(USA, 12);
    let war = declare(&table, "quebec", "ontario", infantry(1));
    table.does(USA, war);
    assert_eq!(table.money_of(USA), 0);
    let table = even().hold(USSR, "quebec", infantry(1)).money(USA, 14);
    let war = declare(&table, "quebec", "ontario", infantry(1));
    assert_eq!(table.refuses(USA, "act", war), Why::War(NoWar::Money { cost: 15, money: 14 }));
    let mut table =
        even().hold(USA, "quebec", infantry(1)).hold(ONE, "ontario", infantry(1)).money(ONE, 5).turn_of(ONE);
    let war = declare(&table, "quebec", "ontario", infantry(1));
    table.does(ONE, war);
    assert_eq!(table.money_of(ONE), 0, "a coalition pays as printed");
}

#[test]
fn war_costs_five_and_fifteen_between_the_superpowers_r3_18_a3_24() {
    let mut table = Table::new().hold(ONE, "quebec", infantry(1)).money(USA, 5);
    let war = declare(&table, "quebec", "ontario", infantry(1));
    table.does(USA, war);
    assert_eq!(table.money_of(USA), 0);
    assert_eq!(table.at("quebec").control, Control::War);
    let war = table.at("quebec").war.unwrap();
    assert_eq!((war.paid, war.attacked), (vec![USA], vec![ONE]));
    let table = Table::new().hold(USSR, "quebec", infantry(1)).money(USA, 14);
    let war = declare(&table, "quebec", "ontario", infantry(1));
    assert_eq!(table.refuses(USA, "act", war), Why::War(NoWar::Money { cost: 15, money: 14 }));
}

#[test]
fn armies_that_declare_war_come_from_neighbouring_states_and_interceptors_stay_r3_20_r3_27_a3_34() {
    let table = Table::new().hold(ONE, "quebec", infantry(1)).hold(USA, "venezuela", infantry(2));
    let table = table.money(USA, 20);
    table.refuses(USA, "act", declare(&table, "quebec", "venezuela", infantry(1)));
    table.refuses(USA, "act", declare(&table, "quebec", "ontario", infantry(2)));
    table.refuses(USA, "act", declare(&table, "quebec", "ontario", Armies::NONE));
    let one = Armies { interceptors: 1, ..Armies::NONE };
    assert_eq!(table.refuses(USA, "act", declare(&table, "quebec", "ontario", one)), Why::War(NoWar::Fixed));
    let twice = vec![(table.id("ontario"), infantry(1)); 2];
    table.refuses(USA, "act", Action::Declare { target: table.id("quebec"), armies: twice });
    table.refuses(USA, "act", declare(&table, "ontario", "ontario", infantry(1)));
}

#[test]
fn an_army_moves_once_a_turn_by_declaration_a3_49() {
    let table = Table::new().hold(ONE, "quebec", infantry(1)).hold(ONE, "greenland", infantry(1));
    let mut table = table.hold(USA, "ontario", infantry(2)).money(USA, 20);
    let war = declare(&table, "quebec", "ontario", infantry(1));
    table.does(USA, war);
    table.refuses(USA, "act", declare(&table, "greenland", "quebec", infantry(1)));
    let war = declare(&table, "greenland", "ontario", infantry(1));
    table.does(USA, war);
    assert_eq!(table.money_of(USA), 10);
}

#[test]
fn who_paid_for_a_war_or_was_attacked_enters_it_freely_and_others_pay_a3_49() {
    let table = Table::new().hold(ONE, "quebec", infantry(1)).hold(USA, "ontario", infantry(2));
    let table = table.hold(ONE, "greenland", infantry(1)).hold(TWO, "eastern_united_states", infantry(1));
    let mut table = table.money(USA, 5).money(ONE, 4).money(TWO, 4);
    let war = declare(&table, "quebec", "ontario", infantry(1));
    table.does(USA, war);
    let again = declare(&table, "quebec", "ontario", infantry(1));
    table.does(USA, again);
    assert_eq!(table.money_of(USA), 0, "the second entry is free");
    let mut attacked = table.clone().turn_of(ONE);
    let war = declare(&attacked, "quebec", "greenland", infantry(1));
    attacked.does(ONE, war);
    assert_eq!(attacked.money_of(ONE), 4);
    let third = table.turn_of(TWO);
    let war = declare(&third, "quebec", "eastern_united_states", infantry(1));
    assert_eq!(third.refuses(TWO, "act", war), Why::War(NoWar::Money { cost: 5, money: 4 }));
}

#[test]
fn the_answer_of_a_defender_holds_for_the_same_attack_without_the_lost_armies_a3_56() {
    let mut table = at_war(infantry(2), infantry(3), &[]);
    let attack = fight(&table, infantry(2));
    table.act(USA, "act", attack.clone());
    table.rolls(ONE, "defend", Action::Defend { armies: infantry(2) }, &[2, 2, 2, 2]);
    table.rolls(USA, "act", attack.clone(), &[6, 2, 2, 2]);
    assert_eq!(table.kinds(), [(USA, "act")], "he was not asked again");
    assert_eq!(table.at("argentina").of(ONE), infantry(2));
    table.rolls(USA, "act", attack, &[2, 2, 3]);
    assert_eq!(table.kinds(), [(USA, "act")], "one of his two is left to defend");
    let other = fight(&table, infantry(1));
    table.act(USA, "act", other);
    assert_eq!(table.kinds(), [(ONE, "defend")], "another attack is another question");
    assert!(table.ask(ONE, "defend").default == Action::Defend { armies: infantry(2) }.into());
}

#[test]
fn the_answer_of_a_defender_ends_with_the_turn_in_which_it_was_given_a3_76() {
    let mut table = at_war(infantry(2), infantry(3), &[]);
    let attack = fight(&table, infantry(2));
    table.act(USA, "act", attack.clone());
    table.rolls(ONE, "defend", Action::Defend { armies: infantry(2) }, &[2, 2, 2, 2]);
    table.does(USA, Action::Done);
    while let [(seat, "act")] = table.kinds()[..]
        && seat != USA
    {
        table.does(seat, Action::Done);
    }
    table.act(USA, "act", attack);
    assert_eq!(table.kinds(), [(ONE, "defend")], "he is asked again");
}

#[test]
fn a_defender_names_at_least_one_army_or_as_much_strength_as_attacks_a3_35_a3_56() {
    let mut table = at_war(infantry(2), infantry(3), &[]);
    let attack = fight(&table, infantry(2));
    table.act(USA, "act", attack.clone());
    table.refuses(ONE, "defend", Action::Defend { armies: Armies::NONE });
    table.refuses(ONE, "defend", Action::Defend { armies: infantry(4) });
    let mut table = at_war(infantry(2), infantry(3), &[("cold_war.defence_least", "attackers")]);
    table.act(USA, "act", attack);
    assert_eq!(
        table.refuses(ONE, "defend", Action::Defend { armies: infantry(1) }),
        Why::War(NoWar::TooWeak { strength: 1, least: 2 })
    );
}

#[test]
fn a_turn_has_so_many_fights_in_a_state_as_the_table_says_a3_48() {
    let mut table = at_war(infantry(1), infantry(1), &[("cold_war.fight_cap", "1")]);
    let attack = fight(&table, infantry(1));
    table.rolls(USA, "act", attack.clone(), &[2, 2]);
    let at = table.id("argentina");
    assert_eq!(table.refuses(USA, "act", attack), Why::War(NoWar::TooManyFights { at, most: 1 }));
}

#[test]
fn a_fight_needs_own_armies_and_an_opponent_there_a3_35() {
    let table = at_war(infantry(2), infantry(1), &[]);
    table.refuses(USA, "act", fight(&table, infantry(3)));
    table.refuses(USA, "act", fight(&table, Armies::NONE));
    let at: TerritoryId = table.id("argentina");
    table.refuses(USA, "act", Action::Fight { at, against: THREE, armies: infantry(1) });
    table.refuses(USA, "act", Action::Fight { at, against: USA, armies: infantry(1) });
    let at = table.id("ontario");
    table.refuses(USA, "act", Action::Fight { at, against: ONE, armies: infantry(1) });
}

#[test]
fn interceptors_become_armies_in_a_declared_war_and_may_meet_the_invader_r3_28_a3_29_a3_53() {
    let table = interceptors(Table::new(), ONE, "quebec", 1).hold(USA, "ontario", infantry(3)).money(USA, 5);
    let mut table = table;
    let war = declare(&table, "quebec", "ontario", infantry(2));
    table.does(USA, war);
    assert_eq!(table.at("quebec").control, Control::War);
    assert_eq!(table.kinds(), [(ONE, "meet")]);
    let one = Armies { interceptors: 1, ..Armies::NONE };
    table.refuses(ONE, "meet", Action::Meet { armies: infantry(1) });
    let mut silent = table.clone();
    silent.act(ONE, "meet", Action::Meet { armies: Armies::NONE });
    assert_eq!(silent.kinds(), [(USA, "act")]);
    // Four dice of the interceptors against the two that arrived.
    table.rolls(ONE, "meet", Action::Meet { armies: one }, &[2, 2, 2, 2, 6, 7]);
    assert_eq!(table.at("quebec").interceptors, 1, "two damage do not destroy it");
    let again = declare(&silent, "quebec", "ontario", infantry(1));
    let mut later = silent.clone();
    later.does(USA, again);
    assert_eq!(later.kinds(), [(USA, "act")], "he pays nothing for a second entry, so nobody meets it");
    let mut hit = silent;
    let quebec = hit.id("quebec");
    let attack = Action::Fight { at: quebec, against: ONE, armies: infantry(2) };
    hit.rolls(USA, "act", attack, &[7, 7, 1, 1, 2, 2]);
    assert_eq!(hit.at("quebec").interceptors, 0, "they can die in a declared war");
    assert_eq!(hit.at("quebec").control, Control::Held(USA));
}

#[test]
fn a_loss_changes_the_answer_to_the_same_attackers_only_a3_56() {
    let mut table = at_war(infantry(4), infantry(5), &[]);
    let (three, one) = (fight(&table, infantry(3)), fight(&table, infantry(1)));
    table.act(USA, "act", three.clone());
    table.rolls(ONE, "defend", Action::Defend { armies: infantry(2) }, &[2, 2, 2, 2, 2]);
    table.act(USA, "act", one);
    table.rolls(ONE, "defend", Action::Defend { armies: infantry(2) }, &[2, 6, 2]);
    assert_eq!(table.at("argentina").of(USA), infantry(3));
    table.rolls(USA, "act", three, &[2, 2, 2, 2, 2]);
    assert_eq!(table.kinds(), [(USA, "act")], "the three are the same as before");
    let two = fight(&table, infantry(2));
    table.act(USA, "act", two);
    assert_eq!(table.kinds(), [(ONE, "defend")], "nobody has attacked with two");
}

#[test]
fn a_defender_whose_answer_is_too_weak_after_a_loss_is_asked_again_a3_56() {
    let mut table = at_war(infantry(2), infantry(4), &[("cold_war.defence_least", "attackers")]);
    let attack = fight(&table, infantry(2));
    table.act(USA, "act", attack.clone());
    table.rolls(ONE, "defend", Action::Defend { armies: infantry(2) }, &[6, 2, 2, 2]);
    assert_eq!(table.at("argentina").of(ONE), infantry(3));
    table.act(USA, "act", attack);
    assert_eq!(table.kinds(), [(ONE, "defend")]);
}

#[test]
fn a_declaration_costs_once_for_armies_from_several_states_and_against_several_players_a3_24_a3_34() {
    let table = Table::new().hold(ONE, "quebec", infantry(1)).hold(USSR, "quebec", infantry(1));
    let mut table = table.hold(USA, "greenland", infantry(2)).money(USA, 15);
    let armies = vec![(table.id("ontario"), infantry(1)), (table.id("greenland"), infantry(2))];
    table.does(USA, Action::Declare { target: table.id("quebec"), armies });
    assert_eq!((table.at("quebec").of(USA), table.money_of(USA)), (infantry(3), 0), "15 for the USSR");
    assert_eq!(table.at("quebec").war.unwrap().attacked, [ONE, USSR]);
    assert!(table.at("ontario").of(USA).is_empty() && table.at("greenland").of(USA).is_empty());
}

#[test]
fn a_war_may_be_paid_for_where_nobody_stands_a3_24() {
    let mut table = Table::new().money(USA, 6);
    let war = declare(&table, "quebec", "ontario", infantry(1));
    table.does(USA, war);
    assert_eq!((table.at("quebec").control, table.money_of(USA)), (Control::Held(USA), 1));
}
