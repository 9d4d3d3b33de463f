//! Scenarios of secret money: nothing that all see depends on how much a player has (A3-45, A3-81).

use super::fixtures::{ONE, Table, USA, armies, public};
use casus_belli::rules::Viewer;
use casus_belli::rules::cold_war::{Action, Public};

fn secret() -> Table {
    Table::with(&[("cold_war.money", "secret")])
}

#[test]
fn a_player_without_money_is_asked_like_one_with_money_a3_45_a3_81() {
    let at_once = |mut table: Table| {
        table.does(USA, Action::Done);
        assert_eq!(table.kinds(), [(ONE, "act")]);
        table.view(Viewer::Public).common.round
    };
    assert_eq!(at_once(secret()), 1, "he is asked, though he can only end his turn");
    assert_eq!(at_once(Table::new()), 2, "where all see his money he is not, before he has some (A3-71)");
    let refused = |table: Table| {
        let mut table = table.money(USA, 1).hold(ONE, "quebec", armies(1, 0));
        let (from, path) = (table.id("ontario"), vec![table.id("quebec")]);
        table.does(USA, Action::Leg { from, armies: armies(1, 0), path, war: false });
        table.act(ONE, "consent", Action::Consent { given: false });
        table.kinds()
    };
    assert_eq!(refused(secret()), [(USA, "pay_war")], "though he can't pay");
    assert_ne!(refused(Table::new()), [(USA, "pay_war")]);
}

#[test]
fn the_purse_of_a_player_who_is_out_stays_secret_a3_21_a3_45() {
    let mut table = secret().population(ONE, 1).money(ONE, 7).hold(USA, "argentina", armies(0, 3));
    let fight = Action::Fight { at: table.id("argentina"), against: ONE, armies: armies(0, 3) };
    let dice = [9, 9, 9, 9, 9, 9, 2];
    let mut events = table.rolls(USA, "act", fight, &dice);
    if table.kinds().contains(&(ONE, "defend")) {
        events = table.rolls(ONE, "defend", Action::Defend { armies: armies(1, 0) }, &dice);
    }
    let out = public(&events).into_iter().find(|event| matches!(event, Public::SeatOut(_)));
    let told = serde_json::to_string(&out.expect("he is out")).unwrap();
    assert!(!told.contains('7'), "{told}");
    assert_eq!(table.money_of(ONE), 0, "the bank has it");
    assert_eq!(table.view(Viewer::Public).seat(ONE).money, None);
}
