//! Bad input in the Cold War: each has a reason of its own, and nothing changes. The fixtures see to it that the menu offers none
//! of it.

use super::fixtures::{ONE, TWO, Table, USA, USSR, armies};
use casus_belli::rules::cold_war::deal_refusals::NoDeal;
use casus_belli::rules::cold_war::deals::{Pledge, Side, Terms};
use casus_belli::rules::cold_war::exile_refusals::NoExile;
use casus_belli::rules::cold_war::war_refusals::NoWar;
use casus_belli::rules::cold_war::{Action, Armies, Weapon, Why};
use casus_belli::rules::{Seat, TerritoryId};

const NOWHERE: TerritoryId = TerritoryId(99);
const NOBODY: Seat = Seat(9);

fn rich() -> Table {
    Table::new().hold(USA, "ontario", Armies { infantry: 4, light: 1, ..Armies::NONE }).money(USA, 10)
}

#[test]
fn what_costs_more_than_there_is_names_the_price_and_the_money_r3_16_r3_18_r3_26() {
    let table = rich().hold(USSR, "quebec", armies(1, 0));
    let (home, quebec) = (table.id("ontario"), table.id("quebec"));
    let refused = |action| table.refuses(USA, "act", action);
    assert_eq!(refused(Action::Buy { at: home, armies: armies(0, 2) }), Why::Money { needed: 12, money: 10 });
    let war = Action::Declare { target: quebec, armies: vec![(home, armies(1, 0))] };
    assert_eq!(refused(war), Why::War(NoWar::Money { cost: 15, money: 10 }));
    let leg = Action::Leg { from: home, armies: armies(1, 0), path: vec![quebec], war: true };
    assert_eq!(refused(leg), Why::War(NoWar::Money { cost: 16, money: 10 }));
    let many = Action::Buy { at: home, armies: armies(u32::MAX, u32::MAX) };
    assert_eq!(refused(many), Why::Money { needed: u32::MAX, money: 10 });
}

#[test]
fn nothing_is_bought_without_a_garrison_or_in_a_nuked_state_r3_15_r3_34() {
    let table = rich().nuked("alberta");
    let [home, quebec, alberta] = ["ontario", "quebec", "alberta"].map(|key| table.id(key));
    let buy = |at| table.refuses(USA, "act", Action::Buy { at, armies: armies(1, 0) });
    assert_eq!(buy(quebec), Why::NoGarrison { at: quebec });
    assert_eq!(buy(alberta), Why::Mushroom { at: alberta });
    assert_eq!(buy(NOWHERE), Why::NoSuchState);
    let nothing = table.refuses(USA, "act", Action::Buy { at: home, armies: Armies::NONE });
    assert_eq!(nothing, Why::NoArmies);
}

#[test]
fn nothing_is_converted_to_the_other_superpower_to_oneself_or_to_nobody_r3_25_a3_36() {
    let table = rich();
    let at = table.id("ontario");
    for to in [USSR, USA, NOBODY] {
        let why = table.refuses(USA, "act", Action::Convert { at, armies: armies(1, 0), to });
        assert_eq!(why, Why::War(NoWar::NotTo { to }));
    }
    let out = table.set("/seats/1/out", serde_json::json!({"rank": 1, "by": 0}));
    let why = out.refuses(USA, "act", Action::Convert { at, armies: armies(1, 0), to: ONE });
    assert_eq!(why, Why::War(NoWar::NotTo { to: ONE }), "nor to one who is out");
}

#[test]
fn a_launch_needs_a_weapon_a_target_in_range_and_one_that_is_not_nuked_r3_34_a3_25() {
    let table = rich().nuked("quebec");
    let [from, quebec] = ["ontario", "quebec"].map(|key| table.id(key));
    let way = |keys: &[&str]| keys.iter().map(|key| table.id(key)).collect::<Vec<_>>();
    let launch = |from, weapon, path: Vec<TerritoryId>| {
        table.refuses(USA, "launch", Action::Launch { from, weapon, path })
    };
    let none = Why::War(NoWar::NoWay { from, most: 3 });
    assert_eq!(launch(from, Weapon::Light, vec![]), none, "over nobody");
    assert_eq!(launch(from, Weapon::Light, way(&["alberta", "alaska", "kamchatka", "japan"])), none);
    assert_eq!(launch(from, Weapon::Light, way(&["alaska"])), none, "no border");
    assert_eq!(launch(from, Weapon::Light, vec![NOWHERE]), none);
    assert_eq!(launch(from, Weapon::Light, way(&["quebec"])), Why::War(NoWar::Nuked { at: quebec }));
    let heavy = launch(from, Weapon::Heavy, way(&["alberta"]));
    assert_eq!(heavy, Why::War(NoWar::NoWeapon { at: from, weapon: Weapon::Heavy }));
    let elsewhere = launch(quebec, Weapon::Light, way(&["ontario"]));
    assert_eq!(elsewhere, Why::War(NoWar::NoWeapon { at: quebec, weapon: Weapon::Light }));
}

#[test]
fn refugees_do_nothing_where_they_are_not_r3_29_r3_31_r3_33() {
    let table = Table::new().exile(ONE, &[("ural", 2)]).money(ONE, 9).turn_of(ONE);
    let [ural, peru] = ["ural", "peru"].map(|key| table.id(key));
    let refused = |action| table.refuses(ONE, "act", action);
    assert_eq!(refused(Action::Buy { at: peru, armies: armies(1, 0) }), Why::NoGarrison { at: peru });
    let moved = Action::MoveRefugees { from: peru, to: ural, pieces: 1 };
    assert_eq!(refused(moved), Why::Exile(NoExile::NoPieces { at: peru }));
    let war = |at, against, pieces| refused(Action::CivilWar { at, against, pieces });
    assert_eq!(war(ural, USSR, 3), Why::Exile(NoExile::Pieces { pieces: 3, most: 2 }));
    assert_eq!(war(ural, TWO, 1), Why::Exile(NoExile::NoOpponent { at: ural }));
    assert_eq!(war(NOWHERE, USSR, 1), Why::Exile(NoExile::NoSuchState));
    let kill = refused(Action::Exterminate { at: ural, whose: ONE, pieces: 1 });
    assert_eq!(kill, Why::Exile(NoExile::NotYours { at: ural }));
}

#[test]
fn no_deal_is_made_with_the_other_superpower_oneself_the_dead_or_a_mention_in_it_r3_8_a3_22_a3_73() {
    let table = rich().set("/seats/3/out", serde_json::json!({"rank": 1, "by": 0}));
    let said = |words: &str| {
        let promises = vec![Pledge { words: words.to_owned(), year: 1955 }];
        Terms { give: Side { promises, ..Side::default() }, ..Terms::default() }
    };
    let offer = |to, terms| table.refuses(USA, "talk", Action::Offer { to, terms });
    assert_eq!(offer(USSR, said("Peace.")), Why::Deal(NoDeal::Superpowers));
    assert_eq!(offer(USA, said("Peace.")), Why::Deal(NoDeal::Oneself));
    assert_eq!(offer(TWO, said("Peace.")), Why::Deal(NoDeal::Out { seat: TWO }));
    assert_eq!(offer(NOBODY, said("Peace.")), Why::Deal(NoDeal::NoSuchPlayer));
    for words in ["Ask <@1>.", "Tell @everyone.", "See <#2>.", "@here"] {
        assert_eq!(offer(ONE, said(words)), Why::Deal(NoDeal::Mention), "{words}");
    }
    assert_eq!(offer(ONE, said("two\nlines")), Why::Deal(NoDeal::NotPlain));
    assert_eq!(offer(ONE, said("")), Why::Deal(NoDeal::NoWords));
    assert_eq!(
        offer(ONE, said(&"x".repeat(201))),
        Why::Deal(NoDeal::TooManyWords { length: 201, most: 200 })
    );
    assert_eq!(offer(ONE, Terms::default()), Why::Deal(NoDeal::Nothing));
}

#[test]
fn an_answer_to_another_question_says_which_one_is_open() {
    let table = rich();
    let why = table.refuses(USA, "act", Action::Defend { armies: armies(1, 0) });
    assert!(matches!(why, Why::NotNow { .. }), "{why:?}");
    let why = table.refuses(USA, "launch", Action::Done);
    assert!(matches!(why, Why::NotNow { .. }), "{why:?}");
}
