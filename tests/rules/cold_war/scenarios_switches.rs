//! Scenarios of the switches of fights, legs, guests, wars and launches (R3-22, R3-23, A3-1, A3-15, A3-17, A3-42, A3-49, A3-52,
//! A3-53, A3-65).

use super::fixtures::{ONE, TWO, Table, USA, USSR, armies};
use super::scenarios_fights::interceptors;
use casus_belli::rules::cold_war::war_refusals::NoWar;
use casus_belli::rules::cold_war::{Action, Armies, Why};
use casus_belli::rules::{Game, Rulebook, Setup};

fn infantry(number: u32) -> Armies {
    armies(number, 0)
}

/// The USA beside Quebec, which the first coalition holds.
fn beside(options: &[(&str, &str)], money: u32) -> Table {
    let table = Table::with(options).hold(USA, "ontario", infantry(2)).hold(ONE, "quebec", infantry(1));
    table.money(USA, money)
}

fn leg(table: &Table, path: &[&str]) -> Action {
    let path = path.iter().map(|at| table.id(at)).collect();
    Action::Leg { from: table.id("ontario"), armies: infantry(1), path, war: false }
}

fn declare(table: &Table) -> Action {
    Action::Declare { target: table.id("quebec"), armies: vec![(table.id("ontario"), infantry(1))] }
}

#[test]
fn the_lowest_face_that_is_a_success_is_the_tables_a3_1() {
    for (value, face) in [("4", 4), ("5", 5), ("6", 6), ("7", 7)] {
        for (thrown, left) in [(face, 0), (face - 1, 1)] {
            let table = Table::with(&[("cold_war.success", value)]);
            let mut table = table.hold(ONE, "argentina", infantry(1)).hold(USA, "argentina", infantry(1));
            let at = table.id("argentina");
            let fight = Action::Fight { at, against: ONE, armies: infantry(1) };
            table.rolls(USA, "act", fight, &[thrown, 2]);
            assert_eq!(table.at("argentina").of(ONE), infantry(left), "{thrown} where {value} succeeds");
        }
    }
}

#[test]
fn a_success_that_no_die_can_show_is_refused_a3_1() {
    let mut setup = Setup::preset(Rulebook::ColdWar, 5);
    setup.options.set("cold_war.success", "7").unwrap();
    assert!(Game::new(setup.clone()).is_ok());
    setup.options.set("cold_war.die", "6").unwrap();
    setup.options.set("cold_war.success", "7").unwrap();
    assert!(Game::new(setup).is_err());
}

#[test]
fn a_step_between_own_neighbours_may_be_free_but_no_longer_way_and_no_other_state_a3_17() {
    let table =
        |options| beside(options, 0).hold(USA, "alberta", infantry(1)).hold(USA, "alaska", infantry(1));
    let mut free = table(&[("cold_war.free_step", "on")]);
    let money = Why::War(NoWar::Money { cost: 1, money: 0 });
    for paid in [&["alberta", "alaska"][..], &["greenland"]] {
        assert_eq!(free.refuses(USA, "act", leg(&free, paid)), money);
    }
    let step = leg(&free, &["alberta"]);
    free.does(USA, step);
    assert_eq!(free.at("alberta").of(USA), infantry(2));
    let paid = table(&[]).hold(USA, "peru", Armies { light: 1, ..Armies::NONE });
    assert_eq!(paid.refuses(USA, "act", leg(&paid, &["alberta"])), money);
}

#[test]
fn a_guest_may_fight_at_once_if_the_table_plays_so_a3_52() {
    for (guests, free) in [("bound", false), ("free", true)] {
        let mut table = beside(&[("cold_war.guests", guests)], 9);
        let go = leg(&table, &["quebec"]);
        table.does(USA, go);
        table.act(ONE, "consent", Action::Consent { given: true });
        let fight = Action::Fight { at: table.id("quebec"), against: ONE, armies: infantry(1) };
        assert_eq!(table.ask(USA, "act").menu.offers(&fight.into()), free, "{guests}");
    }
}

#[test]
fn entering_a_war_with_an_own_army_in_it_may_be_free_a3_49() {
    let inside = |options| beside(options, 4).hold(USA, "quebec", infantry(1));
    let paid = inside(&[]);
    assert_eq!(
        paid.refuses(USA, "act", declare(&paid)),
        Why::War(NoWar::Money { cost: 5, money: 4 }),
        "others pay, also with armies there"
    );
    let mut free = inside(&[("cold_war.reenter_war", "free")]);
    let war = declare(&free);
    free.does(USA, war);
    assert_eq!((free.at("quebec").of(USA), free.money_of(USA)), (infantry(2), 4));
}

#[test]
fn interceptors_meet_no_invader_if_the_table_plays_so_a3_53() {
    for (meet, asked) in [("on", (ONE, "meet")), ("off", (USA, "act"))] {
        let mut table = interceptors(beside(&[("cold_war.meet_invader", meet)], 9), ONE, "quebec", 1);
        let war = declare(&table);
        table.does(USA, war);
        assert_eq!(table.kinds(), [asked]);
    }
}

#[test]
fn the_loser_may_lose_less_than_the_damage_if_the_table_plays_so_a3_15() {
    for (damage, free) in [("maximal", false), ("free", true)] {
        let table = Table::with(&[("cold_war.damage", damage)]).hold(ONE, "argentina", infantry(3));
        let mut table = table.hold(USA, "argentina", armies(2, 2));
        let at = table.id("argentina");
        table.does(USA, Action::Fight { at, against: ONE, armies: armies(2, 2) });
        let dice = [6, 2, 3, 4, 5, 2, 7, 8, 9];
        table.rolls(ONE, "defend", Action::Defend { armies: infantry(3) }, &dice);
        let offers = |lost| table.ask(USA, "lose").menu.offers(&Action::Lose { armies: lost }.into());
        assert!(offers(infantry(2)) && offers(armies(0, 1)) && !offers(armies(1, 1)), "{damage}");
        assert_eq!((offers(infantry(1)), offers(Armies::NONE)), (free, free), "{damage}");
    }
}

#[test]
fn launches_are_offered_in_the_own_turn_only_if_the_table_plays_so_a3_42() {
    for (launch, in_anothers) in [("free", true), ("own_turn", false)] {
        let weapon = Armies { light: 1, ..infantry(1) };
        let table = Table::with(&[("cold_war.launch", launch)]).hold(ONE, "quebec", weapon);
        let offered = |table: &Table| {
            table.game.asks().iter().any(|ask| ask.to == ONE && ask.menu.kind().key() == "launch")
        };
        assert_eq!(offered(&table), in_anothers, "{launch}");
        assert!(offered(&table.turn_of(ONE)), "{launch}");
    }
}

#[test]
fn civil_wars_do_not_count_among_the_fights_of_a_turn_a3_48_a3_65() {
    let table = Table::with(&[("cold_war.fight_cap", "1")]).exile(TWO, &[("ural", 3)]).turn_of(TWO);
    let mut table = table.hold(USSR, "ural", infantry(1));
    let war = Action::CivilWar { at: table.id("ural"), against: USSR, pieces: 1 };
    for left in [2, 1] {
        table.rolls(TWO, "act", war.clone(), &[2, 2]);
        assert_eq!(table.at("ural").refugees_of(TWO), left);
    }
}
