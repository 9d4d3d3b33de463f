//! Scenarios of nuclear weapons (R3-34, A3-25, A3-26, A3-31, A3-42, A3-43, A3-54, A3-57,
//! A3-71, A3-74, A3-75).

use super::fixtures::{ONE, TWO, Table, USA, armies, public};
use super::scenarios_fights::interceptors;
use casus_belli::rules::cold_war::war_refusals::NoWar;
use casus_belli::rules::cold_war::{
    Action, Armies, Control, LaunchOrder, LaunchWhen, Public, Standing, Weapon, Why,
};
use casus_belli::rules::{Clock, Event, PersonalNotice, PersonalNoticeKind};
use serde_json::json;

/// The USA has a light weapon at home; the first coalition has armies in Quebec.
fn armed() -> Table {
    let own = Armies { infantry: 1, light: 1, ..Armies::NONE };
    Table::new().hold(USA, "ontario", own).hold(ONE, "quebec", armies(2, 1))
}

fn launch(table: &Table, path: &[&str]) -> Action {
    let path = path.iter().map(|at| table.id(at)).collect();
    Action::Launch { from: table.id("ontario"), weapon: Weapon::Light, path }
}

#[test]
fn a_bomb_removes_all_leaves_a_mushroom_and_costs_the_last_controller_three_cards_r3_34() {
    let mut table = armed();
    let bomb = launch(&table, &["quebec"]);
    table.act(USA, "launch", bomb);
    let quebec = table.at("quebec");
    assert!(quebec.mushroom && quebec.armies.is_empty());
    assert_eq!(quebec.control, Control::Nobody);
    assert_eq!(table.seat(ONE).population, 7);
    assert_eq!(table.at("ontario").of(USA), armies(1, 0), "one use (A3-25)");
    assert_eq!(table.kinds(), [(USA, "act")], "the turn goes on");
    let table = table.hold(USA, "ontario", Armies { infantry: 1, light: 1, ..Armies::NONE });
    let at = table.id("quebec");
    assert_eq!(table.refuses(USA, "launch", launch(&table, &["quebec"])), Why::War(NoWar::Nuked { at }));
    let over = launch(&table, &["quebec", "greenland"]);
    assert!(table.ask(USA, "launch").menu.offers(&over.into()), "missiles fly over mushrooms");
}

#[test]
fn a_weapon_flies_as_far_as_its_range_and_from_where_it_stands_a3_25_a3_43() {
    let table = armed();
    let far = launch(&table, &["alberta", "alaska", "kamchatka", "japan"]);
    assert!(matches!(table.refuses(USA, "launch", far), Why::War(NoWar::NoWay { most: 3, .. })));
    let heavy =
        Action::Launch { from: table.id("ontario"), weapon: Weapon::Heavy, path: vec![table.id("quebec")] };
    assert!(matches!(table.refuses(USA, "launch", heavy), Why::War(NoWar::NoWeapon { .. })));
}

#[test]
fn a_launch_in_anothers_turn_is_resolved_at_once_a3_42() {
    let mut table = armed().turn_of(ONE).hold(TWO, "quebec", armies(1, 0));
    let bomb = launch(&table, &["quebec"]);
    let events = table.act(USA, "launch", bomb);
    assert!(table.at("quebec").mushroom);
    let at = u32::from(table.id("quebec").0);
    let hit = |seat| PersonalNotice { seat, other: USA, kind: PersonalNoticeKind::Bombed, number: at };
    let told: Vec<PersonalNotice> = events.iter().flat_map(Event::personal_notices).collect();
    assert_eq!(told, [hit(ONE), hit(TWO)], "each who lost something is told");
    assert_eq!(table.kinds(), [(ONE, "act")]);
    let own = Table::with(&[("cold_war.launch", "own_turn")]).turn_of(ONE);
    let own = own.hold(USA, "ontario", Armies { light: 1, ..Armies::NONE });
    assert!(!own.game.asks().iter().any(|ask| ask.menu.kind().key() == "launch"));
}

#[test]
fn interceptors_on_the_way_may_shoot_a_missile_down_and_defend_their_own_state_by_default_a3_25_a3_31() {
    let mut table = interceptors(armed(), ONE, "quebec", 1);
    let bomb = launch(&table, &["quebec"]);
    table.act(USA, "launch", bomb);
    assert_eq!(table.kinds(), [(ONE, "intercept")]);
    assert!(table.ask(ONE, "intercept").default == Action::Intercept { number: 1 }.into());
    let mut hit = table.clone();
    hit.rolls(ONE, "intercept", Action::Intercept { number: 1 }, &[6, 2, 2, 2, 2]);
    assert!(!hit.at("quebec").mushroom);
    assert_eq!(hit.at("ontario").of(USA), armies(1, 0));
    table.rolls(ONE, "intercept", Action::Intercept { number: 1 }, &[2, 2, 2, 2, 2]);
    assert!(table.at("quebec").mushroom);
    assert_eq!(table.at("quebec").interceptors, 0);
}

#[test]
fn who_controlled_the_state_when_a_turn_last_ended_pays_the_cards_a3_54() {
    let table = armed();
    let id = table.id("quebec").index();
    let pointer = format!("/places/{id}/turn_end_controller");
    let mut table = table.set(&pointer, json!(USA));
    let bomb = launch(&table, &["quebec"]);
    table.act(USA, "launch", bomb);
    assert_eq!((table.seat(USA).population, table.seat(ONE).population), (7, 10));
    let at_once = Table::with(&[("cold_war.bomb_controller", "at_once")]);
    let at_once = at_once.hold(USA, "ontario", Armies { light: 1, infantry: 1, ..Armies::NONE });
    let mut at_once = at_once.hold(ONE, "quebec", armies(1, 0)).set(&pointer, json!(USA));
    let bomb = launch(&at_once, &["quebec"]);
    at_once.act(USA, "launch", bomb);
    assert_eq!((at_once.seat(USA).population, at_once.seat(ONE).population), (10, 7));
}

#[test]
fn after_the_last_turn_owners_are_asked_again_after_each_launch_a3_42() {
    let own = Armies { infantry: 1, light: 2, ..Armies::NONE };
    let table = armed().hold(USA, "ontario", own);
    let mut table = table.set("/round", json!(7)).set("/phase", json!({"last_launches": {"waiting": [USA]}}));
    let bomb = launch(&table, &["quebec"]);
    table.act(USA, "last_launch", bomb);
    assert_eq!(table.kinds(), [(USA, "last_launch")]);
    let events = table.act(USA, "last_launch", Action::Pass);
    assert!(public(&events).iter().any(|event| matches!(event, Public::Ended(_))));
}

#[test]
fn a_missile_may_hit_the_state_where_it_stands_and_interceptors_of_another_there_may_try_r3_34_a3_25_a3_74() {
    let mut table = armed().hold(USA, "peru", armies(1, 0));
    let here = table.id("ontario");
    let ways = table.view(casus_belli::rules::Viewer::Seat(USA)).missile_ways(USA, here, Weapon::Light);
    assert_eq!((ways[0].0, &ways[0].1.path), (here, &vec![here]));
    let order = LaunchOrder { when: LaunchWhen::End, from: here, weapon: Weapon::Light, path: vec![here] };
    let standing = Standing { launches: vec![order], ..Standing::default() };
    assert!(table.game.check_standing(USA, &standing.into()).is_ok());
    let bomb = launch(&table, &["ontario"]);
    let mut guarded = interceptors(table.clone().hold(ONE, "ontario", armies(1, 0)), ONE, "ontario", 1);
    table.act(USA, "launch", bomb.clone());
    assert!(table.at("ontario").mushroom && table.at("ontario").of(USA).is_empty());
    assert_eq!(table.seat(USA).population, 7);
    guarded.act(USA, "launch", bomb);
    assert_eq!(guarded.kinds(), [(ONE, "intercept")]);
    guarded.rolls(ONE, "intercept", Action::Intercept { number: 1 }, &[6, 2, 2, 2, 2]);
    assert!(!guarded.at("ontario").mushroom && guarded.at("ontario").of(USA) == armies(1, 0));
}

#[test]
fn a_missile_may_be_launched_in_the_turn_in_which_it_is_bought_a3_42_a3_43_a3_71() {
    for launches in ["free", "own_turn"] {
        let table = Table::with(&[("cold_war.launch", launches)]).hold(ONE, "quebec", armies(1, 0));
        let mut table = table.money(USA, 18);
        let at = table.id("ontario");
        table.does(USA, Action::Buy { at, armies: Armies { light: 1, ..Armies::NONE } });
        assert_eq!(table.kinds(), [(USA, "act")], "his turn goes on");
        assert_eq!(table.ask(USA, "act").clock, Clock::Turn);
        let bomb = launch(&table, &["quebec"]);
        table.act(USA, "launch", bomb);
        assert!(table.at("quebec").mushroom);
        assert_ne!(table.kinds(), [(USA, "act")], "now nothing is left to do");
    }
}

#[test]
fn a_missile_that_is_converted_is_launched_by_its_new_owner_r3_25_a3_43() {
    let mut table = armed();
    let at = table.id("ontario");
    table.does(USA, Action::Convert { at, armies: Armies { light: 1, ..Armies::NONE }, to: ONE });
    let bomb = launch(&table, &["alberta"]);
    table.act(ONE, "launch", bomb);
    assert!(table.at("alberta").mushroom);
}

/// The USA sends its last money's convoy to Alberta.
fn spent(options: &[(&str, &str)], theirs: Armies) -> Table {
    let table = Table::with(options).hold(USA, "ontario", armies(2, 0)).hold(ONE, "greenland", theirs);
    let mut table = table.set("/round", json!(7)).set("/places_played", json!(5));
    let path = vec![table.id("alberta")];
    table.does(USA, Action::Leg { from: table.id("ontario"), armies: armies(1, 0), path, war: false });
    table
}

#[test]
fn a_turn_that_is_over_waits_for_the_launches_that_were_ordered_for_what_happened_in_it_a3_42_a3_75() {
    let weapon = Armies { light: 1, ..Armies::NONE };
    let mut table = spent(&[], weapon);
    assert_eq!(table.kinds(), [(USA, "act")]);
    assert_eq!(table.ask(USA, "act").clock, Clock::Idle, "the table ends it by itself");
    let target = table.id("alberta");
    let path = vec![table.id("ontario"), target];
    let when = LaunchWhen::Arrives { by: USA, at: target };
    let order = LaunchOrder { when, from: table.id("greenland"), weapon: Weapon::Light, path };
    let standing = Standing { launches: vec![order], ..Standing::default() };
    let standing = casus_belli::rules::Standing::from(standing);
    let casus_belli::rules::Action::ColdWar(fired) =
        standing.answer(&table.ask(ONE, "launch").menu, false).expect("it fires")
    else {
        panic!("a launch")
    };
    let mut silent = table.clone();
    silent.does(USA, Action::Done);
    assert_eq!(silent.kinds(), [(ONE, "last_launch")], "1980 is over");
    table.act(ONE, "launch", fired);
    assert!(table.at("alberta").mushroom);
    assert!(table.kinds().is_empty(), "nobody can launch any more");
    for (options, theirs) in [(&[][..], armies(1, 0)), (&[("cold_war.launch", "own_turn")], weapon)] {
        let table = spent(options, theirs);
        assert!(!table.kinds().contains(&(USA, "act")), "nobody could launch");
    }
}

#[test]
fn presents_to_exiles_and_last_launches_are_waited_for_at_every_table_a3_42_a3_57_a3_71() {
    let last = armed().set("/phase", json!({"last_launches": {"waiting": [USA]}}));
    assert_eq!(last.ask(USA, "last_launch").clock, Clock::Awaited);
    let mut table = armed().exile(TWO, &[("peru", 2)]);
    let at = table.id("ontario");
    table.does(USA, Action::Convert { at, armies: armies(1, 0), to: TWO });
    assert_eq!(table.ask(TWO, "present").clock, Clock::Awaited);
    let mut fight = Table::new().hold(ONE, "argentina", armies(2, 0)).hold(USA, "argentina", armies(1, 0));
    let at = fight.id("argentina");
    fight.does(USA, Action::Fight { at, against: ONE, armies: armies(1, 0) });
    assert_eq!(fight.ask(ONE, "defend").clock, Clock::Reaction);
}

#[test]
fn a_turn_that_ends_as_its_player_goes_out_swallows_no_launch_that_was_ordered_for_it_a3_42_a3_75() {
    let own = Armies { infantry: 1, light: 1, ..Armies::NONE };
    let table = Table::new().hold(USA, "peru", own).population(ONE, 1).money(ONE, 1).turn_of(ONE);
    let mut table = table.hold(TWO, "brazil", armies(1, 0));
    let target = table.id("argentina");
    table.does(ONE, Action::Convert { at: target, armies: armies(1, 0), to: TWO });
    assert!(!table.seat(ONE).alive);
    let order = LaunchOrder {
        when: LaunchWhen::Arrives { by: TWO, at: target },
        from: table.id("peru"),
        weapon: Weapon::Light,
        path: vec![target],
    };
    let standing = Standing { launches: vec![order], ..Standing::default() };
    let standing = casus_belli::rules::Standing::from(standing);
    let fired = standing.answer(&table.ask(USA, "launch").menu, false).expect("it fires in the next turn");
    let casus_belli::rules::Action::ColdWar(fired) = fired else { panic!("a launch") };
    table.act(USA, "launch", fired);
    assert!(table.at("argentina").mushroom);
}
