//! Tables of the Cold War: launches by standing order (A3-42), in one transaction with what causes them, also when the program is
//! killed in between.

use crate::crash::Program;
use crate::fixtures::{PLACE, START, at};
use casus_belli::rules::cold_war::{
    self, Action, Armies, Convoy, LaunchOrder, LaunchWhen, Order as Compound, Standing, Weapon,
};
use casus_belli::rules::{Rulebook, Seat, TerritoryId, View};
use casus_belli::table::{Change, Limits, NewGame, Order, TableError};

const USA: Seat = Seat(0);
const ONE: Seat = Seat(1);
const TWO: Seat = Seat(3);
const INFANTRY: Armies = Armies { infantry: 1, ..Armies::NONE };

async fn view(program: &Program) -> cold_war::View {
    let look = program.table.look(PLACE, &at(USA)).await.unwrap();
    let View::ColdWar(view) = look.view else { panic!("a game of the Cold War") };
    view
}

async fn id(program: &Program, key: &str) -> TerritoryId {
    view(program).await.common.map().find(key).unwrap()
}

async fn answer(program: &Program, seat: Seat, action: Action) -> Result<(), TableError> {
    program.table.order(PLACE, &at(seat), None, Order::Answer(action.into())).await.map(drop)
}

/// A game of five in which everybody begins with 20, and the USA has the first turn of each year.
async fn begun() -> Program {
    let program = Program::new(3, START, Limits::default()).await;
    let new = NewGame::of(Rulebook::ColdWar);
    program.table.open_lobby(PLACE, &at(USA), new).await.unwrap();
    for seat in 1..5 {
        program.table.join(PLACE, &at(Seat(seat))).await.unwrap();
    }
    for (key, value) in
        [("cold_war.seats", "joined"), ("cold_war.start_money", "20"), ("cold_war.first", "usa")]
    {
        let switch = Change::Switch { key: key.into(), value: value.into() };
        program.table.configure(PLACE, &at(USA), switch).await.unwrap();
    }
    program.table.start(PLACE, &at(USA)).await.unwrap();
    program
}

/// A game in which the USA has two light nuclear weapons in Alaska, and orders one of them launched at Mongolia if war
/// is declared on a state of theirs; the first coalition is on turn.
async fn armed() -> Program {
    let program = begun().await;
    let alaska = id(&program, "alaska").await;
    let weapons = Armies { light: 2, ..Armies::NONE };
    answer(&program, USA, Action::Buy { at: alaska, armies: weapons }).await.unwrap();
    let path = vec![id(&program, "kamchatka").await, id(&program, "mongolia").await];
    let when = LaunchWhen::War { by: None, at: None };
    let order = LaunchOrder { when, from: alaska, weapon: Weapon::Light, path };
    let standing = Standing { launches: vec![order], ..Standing::default() };
    program.table.set_standing(PLACE, &at(USA), standing.into()).await.unwrap();
    answer(&program, USA, Action::Done).await.unwrap();
    program
}

async fn declare(program: &Program) -> Result<(), TableError> {
    let (from, target) = (id(program, "mongolia").await, id(program, "japan").await);
    answer(program, ONE, Action::Declare { target, armies: vec![(from, INFANTRY)] }).await
}

/// Whether the war is declared, Mongolia is nuked, and the number of weapons left.
async fn facts(program: &Program) -> (bool, bool, u32) {
    let [japan, mongolia, alaska] =
        [id(program, "japan").await, id(program, "mongolia").await, id(program, "alaska").await];
    let view = view(program).await;
    (view.at(japan).at_war(), view.at(mongolia).mushroom, view.at(alaska).of(USA).light)
}

#[tokio::test]
async fn a_launch_by_standing_order_follows_in_the_transaction_of_the_war_and_fires_once_a3_42() {
    let program = armed().await;
    assert_eq!(facts(&program).await, (false, false, 2));
    declare(&program).await.unwrap();
    assert_eq!(facts(&program).await, (true, true, 1), "the other weapon stays");
}

#[tokio::test]
async fn a_kill_leaves_both_the_war_and_the_launch_or_neither_a3_42() {
    for point in ["begin", "move game", "append events", "tell", "show", "commit", "committed"] {
        let mut program = armed().await;
        program.kill_at(Some(point));
        let _ = declare(&program).await;
        assert!(program.is_dead(), "{point} is passed");
        program.restart(point.len().is_multiple_of(2)).await;
        let before = facts(&program).await;
        assert!([(false, false, 2), (true, true, 1)].contains(&before), "{point}: {before:?}");
        if !before.0 {
            declare(&program).await.unwrap();
        }
        assert_eq!(facts(&program).await, (true, true, 1), "{point}");
    }
}

#[tokio::test]
async fn a_bribe_while_leave_is_asked_leaves_the_order_of_the_convoy_in_progress_a3_66() {
    let program = begun().await;
    let [brazil, argentina] = [id(&program, "brazil").await, id(&program, "argentina").await];
    answer(&program, USA, Action::Buy { at: brazil, armies: INFANTRY }).await.unwrap();
    let legs = vec![vec![argentina], vec![brazil]];
    let convoy = Compound::Convoy(Convoy { from: brazil, armies: INFANTRY, legs, war: false });
    program.table.order(PLACE, &at(USA), None, Order::Compound(convoy.into())).await.unwrap();
    let before = view(&program).await.seat(USA).money.unwrap();
    answer(&program, USA, Action::Pay { to: TWO, money: 3 }).await.unwrap();
    answer(&program, TWO, Action::Consent { given: true }).await.unwrap();
    let after = view(&program).await;
    assert_eq!(after.seat(USA).money, Some(before - 3 - 2), "the bribe and both legs are paid");
    assert_eq!(after.at(brazil).of(USA).infantry, 2, "the convoy has gone on and come back");
}

#[tokio::test]
async fn a_launch_by_standing_order_fires_also_when_nothing_is_left_to_do_in_the_turn_a3_42_a3_75() {
    let program = begun().await;
    answer(&program, USA, Action::Done).await.unwrap();
    let mongolia = id(&program, "mongolia").await;
    let weapon = Armies { light: 1, ..Armies::NONE };
    answer(&program, ONE, Action::Buy { at: mongolia, armies: weapon }).await.unwrap();
    let mut path = Vec::new();
    for key in ["kamchatka", "alaska", "alberta"] {
        path.push(id(&program, key).await);
    }
    let alberta = path[2];
    let when = LaunchWhen::Arrives { by: USA, at: alberta };
    let order = LaunchOrder { when, from: mongolia, weapon: Weapon::Light, path };
    let standing = Standing { launches: vec![order], ..Standing::default() };
    program.table.set_standing(PLACE, &at(ONE), standing.into()).await.unwrap();
    for seat in 1..5 {
        answer(&program, Seat(seat), Action::Done).await.unwrap();
    }
    let all = view(&program).await.seat(USA).money.unwrap();
    answer(&program, USA, Action::Pay { to: Seat(3), money: all - 1 }).await.unwrap();
    let (from, path) = (id(&program, "ontario").await, vec![alberta]);
    answer(&program, USA, Action::Leg { from, armies: INFANTRY, path, war: false }).await.unwrap();
    let view = view(&program).await;
    assert_eq!(view.seat(USA).money, Some(0));
    assert!(view.at(alberta).mushroom, "it fired");
    assert_eq!(view.at(mongolia).of(ONE).light, 0);
    assert_eq!(view.common.on_turn, Some(ONE), "and the turn ended by itself");
}
