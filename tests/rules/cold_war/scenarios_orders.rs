//! Scenarios of standing orders and of orders that take several answers ([PBP-10], [PBP-11], [PBP-34], [PBP-36], A3-42).

use super::fixtures::{ONE, TWO, Table, USA, USSR, armies};
use super::scenarios_fights::interceptors;
use crate::luck::Seeded;
use casus_belli::rules::cold_war::{
    self, Action, Armies, Army, ConsentOrder, Convoy, DefenceOrder, Fight, InterceptOrder, LaunchOrder,
    LaunchWhen, Order, Standing, StopReason, Until, Weapon,
};
use casus_belli::rules::{
    self, AnswerOrigin, Ask, Clock, Forecast, Illegal, OrderStep, Seat, TerritoryId, Viewer,
};
use serde_json::json;

struct NoOdds;

impl Forecast for NoOdds {
    fn capture_percent(&self, _attack: (u32, &[Vec<u8>]), _defence: (u32, &[u8])) -> u8 {
        0
    }
}

/// Runs an order as the table does; others answer by default.
fn run(table: &mut Table, seat: Seat, order: Order) -> Result<Option<StopReason>, Illegal> {
    run_against(table, seat, order, |ask| ask.default.clone())
}

/// The same with the answers of others.
fn run_against(
    table: &mut Table,
    seat: Seat,
    order: Order,
    others: impl Fn(&Ask) -> rules::Action,
) -> Result<Option<StopReason>, Illegal> {
    let order: rules::Order = order.into();
    let mut open = table.game.begin(&order)?;
    let mut luck = Seeded::new(5);
    for _ in 0..500 {
        let ask = table.game.asks().into_iter().find(|ask| ask.clock != Clock::None).expect("a question");
        let (action, how, rest) = if ask.to == seat {
            match table.game.next(seat, &open, &ask.menu, &NoOdds)? {
                OrderStep::Stop(None) => return Ok(None),
                OrderStep::Stop(Some(rules::StopReason::ColdWar(reason))) => return Ok(Some(reason)),
                OrderStep::Stop(Some(other)) => panic!("{other:?} of another family"),
                OrderStep::Answer(action, rest) => (action, AnswerOrigin::Player, Some(rest)),
            }
        } else {
            (others(&ask), AnswerOrigin::Silence, None)
        };
        let events = table.game.act(ask.to, ask.id, &action, how, &mut luck)?;
        events.iter().for_each(|event| table.game.evolve(event));
        match rest {
            Some(Some(rest)) => open = rest,
            Some(None) => return Ok(None),
            None => {}
        }
    }
    panic!("the order does not end")
}

/// What a standing order says to the question of that kind.
fn answers(standing: &Standing, table: &Table, seat: Seat, kind: &str) -> Option<Action> {
    let standing: rules::Standing = standing.clone().into();
    match standing.answer(&table.ask(seat, kind).menu, false) {
        None => None,
        Some(rules::Action::ColdWar(action)) => Some(action),
        Some(other) => panic!("{other:?}"),
    }
}

#[test]
fn a_fight_goes_on_until_it_is_won_pbp_10() {
    let mut table = Table::new().hold(ONE, "quebec", armies(2, 0)).hold(USA, "quebec", armies(0, 8));
    let at = table.id("quebec");
    let order = Order::Fight(Fight { at, against: ONE, armies: armies(0, 8), until: Until::Won });
    assert_eq!(run(&mut table, USA, order), Ok(Some(StopReason::Won)));
    assert!(table.at("quebec").of(ONE).is_empty());
}

#[test]
fn a_fight_stops_after_so_many_losses_or_times_pbp_10() {
    let table = Table::new().hold(ONE, "quebec", armies(9, 9)).hold(USA, "quebec", armies(1, 0));
    let at = table.id("quebec");
    let losses = |against| Order::Fight(Fight { at, against, armies: armies(1, 0), until: Until::Losses(1) });
    let stop = run(&mut table.clone(), USA, losses(ONE));
    assert_eq!(stop, Ok(Some(StopReason::Losses { armies: 1 })));
    assert!(run(&mut table.clone(), USA, losses(TWO)).is_err(), "nobody of that player is there");
    let mut even = table.hold(ONE, "quebec", armies(8, 0)).hold(USA, "quebec", armies(8, 0));
    let twice = Fight { at, against: ONE, armies: armies(8, 0), until: Until::Times(2) };
    assert_eq!(run(&mut even, USA, Order::Fight(twice)), Ok(Some(StopReason::Times)));
    assert_eq!(even.view(Viewer::Public).turn.fights, [(at, 2)]);
}

#[test]
fn armies_that_were_not_named_do_not_step_into_the_gaps_of_a_fight_pbp_10() {
    let mut table = Table::new().hold(ONE, "quebec", armies(9, 9)).hold(USA, "quebec", armies(6, 0));
    let at = table.id("quebec");
    let order = Fight { at, against: ONE, armies: armies(3, 0), until: Until::Losses(1) };
    let stop = run(&mut table, USA, Order::Fight(order)).unwrap();
    let lost = 6 - table.at("quebec").of(USA).infantry;
    assert_eq!(stop, Some(StopReason::Losses { armies: lost }));
    assert_eq!(table.view(Viewer::Public).turn.fights, [(at, 1)], "{lost} of three are lost at once");
    let mut table = Table::new().hold(ONE, "quebec", armies(9, 9)).hold(USA, "quebec", armies(6, 0));
    let order = Fight { at, against: ONE, armies: armies(3, 0), until: Until::Won };
    assert_eq!(run(&mut table, USA, Order::Fight(order)), Ok(Some(StopReason::CannotFight)));
    assert_eq!(table.at("quebec").of(USA), armies(3, 0), "the other three never fought");
}

#[test]
fn a_convoy_that_was_taken_back_or_shot_down_does_not_go_on_with_the_garrison_of_its_stop_a3_33() {
    let mut table = Table::new().hold(ONE, "quebec", armies(1, 0)).hold(USA, "quebec", armies(2, 0));
    table = table.money(USA, 4);
    let [from, quebec, greenland] = ["ontario", "quebec", "greenland"].map(|key| table.id(key));
    let legs = vec![vec![quebec], vec![greenland]];
    let order = Order::Convoy(Convoy { from, armies: armies(1, 0), legs, war: false });
    assert_eq!(run(&mut table, USA, order), Ok(Some(StopReason::LeaveRefused)));
    assert_eq!((table.at("ontario").of(USA), table.at("quebec").of(USA)), (armies(1, 0), armies(2, 0)));

    let table = Table::new().hold(USA, "alberta", armies(3, 0)).money(USA, 9);
    let mut table = interceptors(table, ONE, "northwest_territory", 5);
    let [north, alberta, alaska] = ["northwest_territory", "alberta", "alaska"].map(|key| table.id(key));
    let legs = vec![vec![north, alberta], vec![alaska]];
    let order = Order::Convoy(Convoy { from, armies: armies(1, 0), legs, war: false });
    let all = |ask: &Ask| match ask.menu.kind().key() {
        "intercept" => Action::Intercept { number: 5 }.into(),
        _ => ask.default.clone(),
    };
    assert_eq!(run_against(&mut table, USA, order, all), Ok(Some(StopReason::ConvoyLost)));
    assert_eq!((table.at("alberta").of(USA), table.at("alaska").of(USA)), (armies(3, 0), Armies::NONE));
}

#[test]
fn a_convoy_goes_several_legs_and_pays_each_r3_26() {
    let mut table = Table::new().money(USA, 5);
    let id = |key: &str| table.id(key);
    let legs = vec![vec![id("northwest_territory"), id("alaska"), id("kamchatka")], vec![id("japan")]];
    let convoy = Convoy { from: id("ontario"), armies: armies(1, 0), legs, war: false };
    let table2 = &mut table;
    assert_eq!(run(table2, USA, Order::Convoy(convoy)), Ok(None));
    assert_eq!(table2.at("japan").of(USA), armies(1, 0));
    assert_eq!(table2.money_of(USA), 3);
}

#[test]
fn a_refused_stop_ends_the_order_at_the_choice_to_pay_a3_32() {
    let mut table = Table::new().money(USA, 9).hold(ONE, "quebec", armies(1, 0));
    let (from, to) = (table.id("ontario"), table.id("quebec"));
    let convoy = Convoy { from, armies: armies(1, 0), legs: vec![vec![to], vec![from]], war: false };
    assert_eq!(run(&mut table, USA, Order::Convoy(convoy)), Ok(Some(StopReason::LeaveRefused)));
    assert_eq!(table.kinds(), [(USA, "pay_war")]);
}

#[test]
fn a_list_of_purchases_is_bought_in_order_and_stops_when_the_money_is_gone() {
    let mut table = Table::new().money(USA, 10);
    let at = table.id("ontario");
    let list = vec![(at, armies(1, 0)), (at, armies(0, 1)), (at, armies(1, 0))];
    assert_eq!(run(&mut table, USA, Order::Buy { list }), Ok(Some(StopReason::CannotGoOn)));
    assert_eq!((table.at("ontario").of(USA), table.money_of(USA)), (armies(2, 1), 1));
}

#[test]
fn leave_is_given_or_refused_in_advance_by_player_a3_32() {
    let mut table = Table::new().money(USA, 9).hold(ONE, "quebec", armies(1, 0));
    let leg = Action::Leg {
        from: table.id("ontario"),
        armies: armies(1, 0),
        path: vec![table.id("quebec")],
        war: false,
    };
    table.does(USA, leg);
    let never = ConsentOrder { at: None, seat: Some(USSR), what: None, given: false };
    let always = ConsentOrder { at: None, seat: None, what: None, given: true };
    let standing = |consents| Standing { consents, ..Standing::default() };
    assert_eq!(answers(&standing(vec![never]), &table, ONE, "consent"), None);
    let both = standing(vec![never, always]);
    assert_eq!(answers(&both, &table, ONE, "consent"), Some(Action::Consent { given: true }));
}

/// The USA ask the first coalition for permission to stop in Quebec; exiles of the second ask the USSR for leave to build in Ural.
fn asking() -> [(Table, Seat, TerritoryId); 2] {
    let mut stop = Table::new().money(USA, 9).hold(ONE, "quebec", armies(1, 0));
    let quebec = stop.id("quebec");
    let leg = Action::Leg { from: stop.id("ontario"), armies: armies(1, 0), path: vec![quebec], war: false };
    stop.does(USA, leg);
    let mut build = Table::new().exile(TWO, &[("ural", 2)]).money(TWO, 9).turn_of(TWO);
    let ural = build.id("ural");
    build.does(TWO, Action::Buy { at: ural, armies: armies(1, 0) });
    [(stop, ONE, quebec), (build, USSR, ural)]
}

#[test]
fn leave_in_advance_for_one_state_holds_only_there_a3_32_a3_39() {
    for (table, asked, at) in asking() {
        let elsewhere = Some(table.id("brazil"));
        let all = ConsentOrder { at: None, seat: None, what: None, given: false };
        let says = |consents: Vec<ConsentOrder>| {
            let standing = Standing { consents, ..Standing::default() };
            assert!(table.game.check_standing(asked, &standing.clone().into()).is_ok());
            answers(&standing, &table, asked, "consent")
        };
        let (yes, no) = (Some(Action::Consent { given: true }), Some(Action::Consent { given: false }));
        let here = ConsentOrder { at: Some(at), given: true, ..all };
        assert_eq!(says(vec![here]), yes);
        assert_eq!(says(vec![ConsentOrder { at: elsewhere, ..here }]), None, "another state");
        assert_eq!(says(vec![here, all]), yes, "the first that fits counts");
        assert_eq!(says(vec![all, here]), no);
        assert_eq!(says(vec![ConsentOrder { at: elsewhere, ..here }, all]), no);
    }
}

#[test]
fn leave_that_was_stored_before_it_could_name_a_state_holds_in_all_a3_32() {
    let stored = serde_json::json!({ "consents": [{ "seat": null, "what": "stop", "given": true }] });
    let standing: Standing = serde_json::from_value(stored).unwrap();
    let [(table, asked, _), _] = asking();
    assert_eq!(answers(&standing, &table, asked, "consent"), Some(Action::Consent { given: true }));
}

#[test]
fn the_armies_that_defend_are_named_in_advance_a3_35() {
    let mut table = Table::new().hold(ONE, "quebec", armies(3, 1)).hold(USA, "quebec", armies(1, 0));
    let at = table.id("quebec");
    table.does(USA, Action::Fight { at, against: ONE, armies: armies(1, 0) });
    let order = DefenceOrder { at: None, against: Some(USA), armies: armies(1, 5) };
    let standing = Standing { defences: vec![order], ..Standing::default() };
    assert_eq!(answers(&standing, &table, ONE, "defend"), Some(Action::Defend { armies: armies(1, 1) }));
    let other = DefenceOrder { against: Some(USSR), ..order };
    let standing = Standing { defences: vec![other], ..Standing::default() };
    assert_eq!(answers(&standing, &table, ONE, "defend"), None);
}

#[test]
fn interceptors_oppose_as_ordered_a3_31() {
    let mut table =
        Table::new().money(USA, 9).hold(ONE, "quebec", Armies { interceptors: 0, ..armies(1, 0) });
    let at = table.id("quebec");
    table = table.set(&format!("/places/{}/interceptors", at.index()), serde_json::json!(2));
    let path = vec![at, table.id("greenland")];
    table.does(USA, Action::Leg { from: table.id("ontario"), armies: armies(1, 0), path, war: false });
    assert_eq!(table.kinds(), [(ONE, "intercept")]);
    let order = InterceptOrder { at: None, against: Some(USA), missiles: Some(false), number: 5 };
    let standing = Standing { interceptions: vec![order], ..Standing::default() };
    assert_eq!(answers(&standing, &table, ONE, "intercept"), Some(Action::Intercept { number: 2 }));
    let missiles = InterceptOrder { missiles: Some(true), ..order };
    let standing = Standing { interceptions: vec![missiles], ..Standing::default() };
    assert_eq!(answers(&standing, &table, ONE, "intercept"), None);
}

/// The USA beside Quebec, which belongs to the first coalition; that one has a light nuclear weapon in Greenland.
fn threatened() -> Table {
    Table::new().money(USA, 20).hold(ONE, "quebec", armies(1, 0)).hold(
        ONE,
        "greenland",
        Armies { light: 2, ..Armies::NONE },
    )
}

fn launch(table: &Table, when: LaunchWhen) -> LaunchOrder {
    let (from, target) = (table.id("greenland"), table.id("ontario"));
    LaunchOrder { when, from, weapon: Weapon::Light, path: vec![target] }
}

#[test]
fn a_launch_ordered_in_advance_fires_once_for_a_war_on_an_own_state_a3_42() {
    let mut table = threatened();
    let any = LaunchWhen::War { by: None, at: None };
    let order = launch(&table, any);
    let standing = Standing { launches: vec![order.clone()], ..Standing::default() };
    assert_eq!(answers(&standing, &table, ONE, "launch"), None, "nothing has happened");
    let (from, target) = (table.id("ontario"), table.id("quebec"));
    table.does(USA, Action::Declare { target, armies: vec![(from, armies(1, 0))] });
    let fired = answers(&standing, &table, ONE, "launch").expect("it fires");
    assert_eq!(fired, Action::Launch { from: order.from, weapon: order.weapon, path: order.path });
    table.act(ONE, "launch", fired);
    assert_eq!(answers(&standing, &table, ONE, "launch"), None, "once");
}

#[test]
fn a_launch_fires_when_a_named_player_arrives_in_a_named_state_a3_42() {
    let mut table = threatened();
    let alberta = table.id("alberta");
    let arrives = |by| LaunchWhen::Arrives { by, at: alberta };
    let standing = |by| Standing { launches: vec![launch(&table, arrives(by))], ..Standing::default() };
    let (of_usa, of_ussr) = (standing(USA), standing(USSR));
    table.does(
        USA,
        Action::Leg { from: table.id("ontario"), armies: armies(1, 0), path: vec![alberta], war: false },
    );
    assert!(answers(&of_usa, &table, ONE, "launch").is_some());
    assert!(answers(&of_ussr, &table, ONE, "launch").is_none());
}

#[test]
fn standing_orders_that_make_no_sense_are_refused() {
    let table = threatened();
    let check = |standing: Standing| table.game.check_standing(USA, &standing.into()).is_ok();
    let end = launch(&table, LaunchWhen::End);
    let with = |path: Vec<TerritoryId>| Standing {
        launches: vec![LaunchOrder { path, ..end.clone() }],
        ..Standing::default()
    };
    assert!(check(with(vec![table.id("ontario")])));
    assert!(!check(with(Vec::new())), "no target");
    assert!(!check(with(vec![table.id("egypt")])), "not next to it");
    assert!(!check(with(vec![TerritoryId(200)])), "no such state");
    let order = ConsentOrder { at: None, seat: Some(Seat(5)), what: None, given: true };
    assert!(!check(Standing { consents: vec![order], ..Standing::default() }), "no such player");
    let order = ConsentOrder { at: Some(TerritoryId(200)), seat: None, ..order };
    assert!(!check(Standing { consents: vec![order], ..Standing::default() }), "no such state");
    let many = vec![ConsentOrder { at: None, ..order }; cold_war::MOST_ORDERS + 1];
    assert!(!check(Standing { consents: many, ..Standing::default() }), "too many");
}

#[test]
fn a_free_entry_into_a_war_is_no_declaration_for_which_a_launch_fires_a3_42_a3_49() {
    let mut table = threatened().hold(USA, "quebec", armies(1, 0));
    let quebec = table.id("quebec").index();
    let war = json!({"paid": [USA], "attacked": [ONE], "armed": false, "open": true, "shared": []});
    table = table.set(&format!("/places/{quebec}/war"), war);
    let order = launch(&table, LaunchWhen::War { by: None, at: None });
    let standing = Standing { launches: vec![order], ..Standing::default() };
    let (from, target) = (table.id("ontario"), table.id("quebec"));
    let mut convoy = table.clone();
    table.does(USA, Action::Declare { target, armies: vec![(from, armies(1, 0))] });
    assert_eq!((table.at("quebec").of(USA), table.money_of(USA)), (armies(2, 0), 20));
    assert_eq!(answers(&standing, &table, ONE, "launch"), None);
    convoy.does(USA, Action::Leg { from, armies: armies(1, 0), path: vec![target], war: true });
    assert_eq!(convoy.at("quebec").of(USA), armies(2, 0));
    assert_eq!(answers(&standing, &convoy, ONE, "launch"), None);
}

#[test]
fn a_launch_ordered_for_the_end_is_made_after_the_last_turn_only_a3_42() {
    let table = threatened().hold(USA, "peru", armies(1, 0));
    let order = launch(&table, LaunchWhen::End);
    let standing = Standing { launches: vec![order.clone()], ..Standing::default() };
    assert_eq!(answers(&standing, &table, ONE, "launch"), None);
    let mut table = table.set("/phase", json!({"last_launches": {"waiting": [ONE]}}));
    let fired = answers(&standing, &table, ONE, "last_launch").expect("it fires");
    assert_eq!(fired, Action::Launch { from: order.from, weapon: order.weapon, path: order.path });
    table.act(ONE, "last_launch", fired);
    assert_eq!(answers(&standing, &table, ONE, "last_launch"), None, "the target is nuked");
}

#[test]
fn the_armies_that_meet_an_invader_are_named_in_advance_a3_53() {
    let mut table = interceptors(threatened(), ONE, "quebec", 2);
    let (from, target) = (table.id("ontario"), table.id("quebec"));
    table.does(USA, Action::Declare { target, armies: vec![(from, armies(1, 0))] });
    let all = Armies { infantry: cold_war::EVERY, interceptors: cold_war::EVERY, ..Armies::NONE };
    let order = DefenceOrder { at: Some(target), against: None, armies: all };
    let says =
        |order| answers(&Standing { meetings: vec![order], ..Standing::default() }, &table, ONE, "meet");
    let fight = Armies { interceptors: 2, ..armies(1, 0) };
    assert_eq!(says(order), Some(Action::Meet { armies: fight }));
    assert_eq!(says(DefenceOrder { against: Some(USSR), ..order }), None);
}

#[test]
fn the_armies_that_are_lost_first_are_named_in_advance_a3_15() {
    let mut table = Table::new().hold(USA, "quebec", armies(2, 0)).hold(ONE, "quebec", armies(2, 2));
    let at = table.id("quebec");
    table.does(USA, Action::Fight { at, against: ONE, armies: armies(2, 0) });
    table.rolls(ONE, "defend", Action::Defend { armies: armies(2, 2) }, &[9, 9, 2, 2, 2, 2, 2, 2]);
    let says = |losses| answers(&Standing { losses, ..Standing::default() }, &table, ONE, "lose");
    assert_eq!(says(vec![Army::Tanks]), Some(Action::Lose { armies: armies(0, 1) }));
    assert_eq!(says(vec![Army::Infantry]), Some(Action::Lose { armies: armies(2, 0) }));
    assert_eq!(says(Vec::new()), None);
}
