//! Scenarios of exile: refugees, pieces, civil war, extermination, presents (R3-13, R3-29 to R3-33, A3-21, A3-27, A3-38 to A3-41,
//! A3-50, A3-51, A3-57, A3-59, A3-61, A3-67 to A3-69).

use super::fixtures::{ONE, THREE, TWO, Table, USA, USSR, armies, public};
use casus_belli::rules::cold_war::{self, Action, Armies, Control, Public};
use casus_belli::rules::{Event, Seat, Viewer};

/// The USA fights with three tanks against the only infantry of the first coalition, and wins.
fn beaten(population: u32) -> (Table, Vec<Event>) {
    let mut table = Table::new().population(ONE, population).hold(USA, "argentina", armies(0, 3));
    let fight = Action::Fight { at: table.id("argentina"), against: ONE, armies: armies(0, 3) };
    let events = throw(&mut table, (USA, fight), (ONE, armies(1, 0)), &[9, 9, 9, 9, 9, 9, 2]);
    (table, events)
}

/// Opens a fight or a civil war; the defender names his armies, unless he has no choice; the dice fall.
pub(super) fn throw(
    table: &mut Table,
    (by, action): (Seat, Action),
    (defender, armies): (Seat, Armies),
    dice: &[u32],
) -> Vec<Event> {
    let events = table.rolls(by, "act", action, dice);
    if !table.kinds().contains(&(defender, "defend")) {
        return events;
    }
    table.rolls(defender, "defend", Action::Defend { armies }, dice)
}

#[test]
fn who_loses_his_last_army_becomes_half_as_many_refugees_in_its_state_r3_13_a3_38() {
    let (mut table, events) = beaten(7);
    assert!(
        public(&events).iter().any(|event| matches!(event, Public::ExileBegan(began) if began.pieces == 3))
    );
    assert_eq!(table.kinds(), [(ONE, "exile")]);
    let (at, to) = (table.id("argentina"), table.id("peru"));
    table.act(ONE, "exile", Action::Appear { at, steps: vec![(to, 1)] });
    assert_eq!((table.at("argentina").refugees_of(ONE), table.at("peru").refugees_of(ONE)), (2, 1));
    assert!(table.seat(ONE).exile && table.seat(ONE).alive);
    assert_eq!(table.seat(ONE).population, 7, "the cards stay");
    assert_eq!(table.kinds(), [(USA, "act")], "the turn goes on");
}

#[test]
fn with_one_card_or_none_he_is_out_and_his_money_goes_to_the_bank_a3_21_a3_38() {
    let (table, events) = beaten(1);
    assert!(public(&events).iter().any(|event| matches!(event, Public::SeatOut(out) if out.seat == ONE)));
    assert!(!table.seat(ONE).alive);
    assert_eq!(table.seat(ONE).money, Some(0));
    assert!(!table.game.asks().iter().any(|ask| ask.to == ONE), "nothing is asked of him");
}

#[test]
fn refugees_appear_beside_a_nuked_state_or_as_near_as_possible_a3_59() {
    let (table, _) = beaten(4);
    let mut stored = table.clone().nuked("argentina");
    // A bomb on the state while the question is open can't happen; the refuges of a nuked last stand are computed anew.
    let state = serde_json::json!([]);
    stored = stored.set("/stack", state).set("/seats/1/exile", serde_json::json!(false));
    stored.says(THREE, Action::Offer { to: TWO, terms: some_terms() });
    assert_eq!(stored.kinds(), [(ONE, "exile")]);
    let peru = stored.id("peru");
    stored.act(ONE, "exile", Action::Appear { at: peru, steps: Vec::new() });
    assert_eq!(stored.at("peru").refugees_of(ONE), 2);
}

pub(super) fn some_terms() -> casus_belli::rules::cold_war::deals::Terms {
    use casus_belli::rules::cold_war::deals::{Side, Terms};
    Terms { take: Side { money: 1, ..Side::default() }, ..Terms::default() }
}

#[test]
fn each_piece_moves_one_state_in_its_players_turn_and_not_into_a_nuked_one_r3_29_a3_39() {
    let mut table = Table::new().exile(ONE, &[("peru", 2)]).nuked("brazil").turn_of(ONE);
    let (from, to) = (table.id("peru"), table.id("venezuela"));
    table.does(ONE, Action::MoveRefugees { from, to, pieces: 1 });
    table.refuses(ONE, "act", Action::MoveRefugees { from: to, to: from, pieces: 1 });
    table.refuses(ONE, "act", Action::MoveRefugees { from, to: table.id("brazil"), pieces: 1 });
    table.refuses(ONE, "act", Action::MoveRefugees { from, to: table.id("egypt"), pieces: 1 });
    table.does(ONE, Action::MoveRefugees { from, to, pieces: 1 });
    assert_eq!(table.at("venezuela").refugees_of(ONE), 2);
}

#[test]
fn refugees_build_in_an_empty_state_which_ends_the_exile_r3_29_r3_32_a3_40() {
    let mut table = Table::new().exile(ONE, &[("peru", 2), ("brazil", 1)]).money(ONE, 6).turn_of(ONE);
    let at = table.id("peru");
    table.does(ONE, Action::Buy { at, armies: armies(1, 0) });
    assert_eq!(table.at("peru").control, Control::Held(ONE));
    let seat = table.seat(ONE);
    assert!(!seat.exile && seat.pieces == 0);
    assert_eq!((seat.population, seat.money), (6, Some(3)));
}

#[test]
fn refugees_in_a_garrisoned_state_ask_for_leave_to_build_a3_39_a3_50() {
    let table = Table::new().exile(ONE, &[("ural", 2)]).money(ONE, 9).turn_of(ONE);
    let buy = Action::Buy { at: table.id("ural"), armies: armies(1, 0) };
    let mut refused = table.clone();
    refused.does(ONE, buy.clone());
    assert_eq!(refused.kinds(), [(USSR, "consent")]);
    refused.act(USSR, "consent", Action::Consent { given: false });
    refused.refuses(ONE, "act", buy.clone());
    let mut allowed = table;
    allowed.does(ONE, buy);
    allowed.act(USSR, "consent", Action::Consent { given: true });
    assert_eq!(allowed.at("ural").control, Control::War, "it makes war");
    assert!(allowed.seat(ONE).exile, "armies in a state at war don't end the exile");
}

#[test]
fn a_civil_war_costs_the_pieces_and_two_cards_each_and_never_hurts_the_exile_r3_31_a3_41() {
    let mut table = Table::new().exile(ONE, &[("ural", 3)]).turn_of(ONE);
    let war = Action::CivilWar { at: table.id("ural"), against: USSR, pieces: 2 };
    throw(&mut table, (ONE, war), (USSR, armies(1, 0)), &[2, 2, 9]);
    let seat = table.seat(ONE);
    assert_eq!((seat.pieces, seat.population, seat.exile), (1, 2, true));
    assert_eq!(table.at("ural").of(USSR), armies(1, 0));
}

#[test]
fn pieces_that_have_moved_are_spent_first_in_a_civil_war_a3_41() {
    let mut table =
        Table::new().exile(ONE, &[("ural", 7), ("siberia", 1)]).turn_of(ONE).hold(USSR, "ural", armies(2, 0));
    let (ural, siberia) = (table.id("ural"), table.id("siberia"));
    table.does(ONE, Action::MoveRefugees { from: siberia, to: ural, pieces: 1 });
    let fresh = |table: &Table| {
        let cold_war::Menu::Act(act) = table.menu(ONE, "act") else { panic!("his turn") };
        act.refugees.iter().find(|option| option.from == ural).map_or(0, |option| option.pieces)
    };
    assert_eq!(fresh(&table), 7, "one of the eight has moved");
    let war = Action::CivilWar { at: ural, against: USSR, pieces: 5 };
    throw(&mut table, (ONE, war), (USSR, armies(1, 0)), &[2, 2, 2, 2, 2, 9]);
    assert_eq!(table.seat(ONE).pieces, 3);
    assert_eq!(fresh(&table), 3, "the tired one was spent");
}

#[test]
fn a_civil_war_won_against_the_last_army_brings_an_infantry_and_ends_the_exile_a3_51() {
    let mut table = Table::new().exile(ONE, &[("ural", 3)]).money(ONE, 3).turn_of(ONE).hold(
        USSR,
        "siberia",
        armies(1, 0),
    );
    let war = Action::CivilWar { at: table.id("ural"), against: USSR, pieces: 2 };
    throw(&mut table, (ONE, war), (USSR, armies(1, 0)), &[9, 9, 2]);
    assert_eq!(table.at("ural").of(ONE), armies(1, 0));
    let seat = table.seat(ONE);
    assert!(!seat.exile && seat.pieces == 0);
    assert_eq!(seat.population, 2, "the pieces of the war took four cards");
}

#[test]
fn with_no_prize_a_won_civil_war_brings_nothing_a3_51() {
    let mut table = Table::with(&[("cold_war.civil_war_prize", "nothing")])
        .exile(ONE, &[("ural", 3)])
        .turn_of(ONE)
        .hold(USSR, "siberia", armies(1, 0));
    let war = Action::CivilWar { at: table.id("ural"), against: USSR, pieces: 2 };
    throw(&mut table, (ONE, war), (USSR, armies(1, 0)), &[9, 9, 2]);
    assert_eq!(table.at("ural").control, Control::Nobody);
    assert!(table.seat(ONE).exile);
}

#[test]
fn the_last_pieces_lost_in_a_civil_war_take_the_player_out_in_his_own_turn_a3_67() {
    let mut table = Table::new().exile(ONE, &[("ural", 1)]).turn_of(ONE);
    let war = Action::CivilWar { at: table.id("ural"), against: USSR, pieces: 1 };
    throw(&mut table, (ONE, war), (USSR, armies(1, 0)), &[2, 9]);
    assert!(!table.seat(ONE).alive);
    assert_ne!(table.view(Viewer::Public).common.on_turn, Some(ONE), "his turn is over");
}

#[test]
fn the_controller_exterminates_a_piece_for_two_armies_and_three_money_r3_33_a3_41_a3_62() {
    let mut table =
        Table::new().exile(ONE, &[("ontario", 3)]).hold(USA, "ontario", armies(5, 0)).money(USA, 9);
    let at = table.id("ontario");
    let kill = |pieces| Action::Exterminate { at, whose: ONE, pieces };
    table.refuses(USA, "act", kill(3));
    table.does(USA, kill(1));
    assert_eq!((table.seat(ONE).pieces, table.seat(ONE).population, table.money_of(USA)), (2, 4, 6));
    table.refuses(USA, "act", kill(2));
    table.does(USA, kill(1));
    table.refuses(USA, "act", kill(1));
    table.refuses(USA, "act", Action::Exterminate { at: table.id("egypt"), whose: ONE, pieces: 1 });
}

#[test]
fn a_present_to_an_exile_is_asked_and_a_refusal_stands_for_the_turn_a3_57_a3_50() {
    let table = Table::new().exile(ONE, &[("peru", 2)]).hold(USA, "peru", armies(2, 0)).money(USA, 4);
    let give = Action::Convert { at: table.id("peru"), armies: armies(2, 0), to: ONE };
    let mut refused = table.clone();
    refused.does(USA, give.clone());
    assert_eq!(refused.kinds(), [(ONE, "present")]);
    refused.act(ONE, "present", Action::Present { accepted: false });
    assert_eq!((refused.money_of(USA), refused.at("peru").of(USA)), (4, armies(2, 0)));
    refused.refuses(USA, "act", give.clone());
    let mut taken = table;
    taken.does(USA, give);
    taken.act(ONE, "present", Action::Present { accepted: true });
    assert_eq!((taken.money_of(USA), taken.at("peru").of(ONE)), (2, armies(2, 0)));
    assert!(!taken.seat(ONE).exile);
}

#[test]
fn pieces_grow_and_go_with_the_population_of_an_exile_a3_27_a3_69_r3_30() {
    let mut table = Table::new().exile(ONE, &[("peru", 1), ("brazil", 2)]).population(ONE, 8).turn_of(USA);
    table.says(THREE, Action::Offer { to: TWO, terms: some_terms() });
    assert_eq!(table.at("brazil").refugees_of(ONE) + table.at("peru").refugees_of(ONE), 3);
    assert_eq!(table.kinds(), [(ONE, "pieces")], "he says where the new one appears");
    let default = table.ask(ONE, "pieces").default;
    let at = table.id("brazil");
    assert_eq!(default, Action::Fit { pieces: vec![(at, 1)] }.into(), "the largest group");
    table.refuses(ONE, "pieces", Action::Fit { pieces: vec![(at, 2)] });
    table.refuses(ONE, "pieces", Action::Fit { pieces: vec![(table.id("egypt"), 1)] });
    table.act(ONE, "pieces", Action::Fit { pieces: vec![(table.id("peru"), 1)] });
    assert_eq!((table.at("peru").refugees_of(ONE), table.at("brazil").refugees_of(ONE)), (2, 2));
    let mut less = Table::new().exile(ONE, &[("peru", 1), ("brazil", 2)]).population(ONE, 4);
    less.says(THREE, Action::Offer { to: TWO, terms: some_terms() });
    let peru = less.id("peru");
    assert_eq!(
        less.ask(ONE, "pieces").default,
        Action::Fit { pieces: vec![(peru, 1)] }.into(),
        "the smallest"
    );
}
