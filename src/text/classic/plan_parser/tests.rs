//! Plans as people type them, in both languages.

use super::*;
use crate::rules::BoardId;
use crate::text::Lang;

const DEFAULTS: (Until, MoveIn) = (Until::Captured, MoveIn::All);

fn board() -> &'static Board {
    Board::get(BoardId::Classic83)
}

fn id(key: &str) -> TerritoryId {
    board().find(key).expect("a key of the board")
}

fn read(typed: &str) -> Result<Vec<Order>, PlanError> {
    let plan = Words::new(Lang::En).read_classic_plan(board(), typed, DEFAULTS)?;
    let classic = |order: &crate::rules::Order| match order {
        crate::rules::Order::Classic(order) => *order,
        order @ (crate::rules::Order::Y2210(_) | crate::rules::Order::ColdWar(_)) => {
            panic!("of another family: {order:?}")
        }
    };
    Ok(plan.steps().iter().map(classic).collect())
}

fn attack(from: &str, to: &str, until: Until, move_in: MoveIn) -> Order {
    Order::Attack(Attack { from: id(from), to: id(to), dice: None, until, move_in })
}

fn problem(typed: &str) -> StepProblem {
    match read(typed) {
        Err(PlanError::Step { problem, .. }) => problem,
        other => panic!("{typed}: {other:?}"),
    }
}

#[test]
fn a_whole_turn_in_one_line_pbp_11() {
    let line = "place alaska 5; attack alaska kamchatka until 3; advance all; fortify brazil peru 2; end";
    let steps = [
        Order::Place { at: id("alaska"), armies: Some(5) },
        attack("alaska", "kamchatka", Until::Left(3), MoveIn::Ask),
        Order::Advance(AdvanceArmies::All),
        Order::Fortify { from: id("brazil"), to: id("peru"), armies: Some(2) },
        Order::End,
    ];
    assert_eq!(read(line), Ok(steps.to_vec()));
    let lines = line.replace("; ", "\n");
    assert_eq!(read(&lines), Ok(steps.to_vec()), "a form has lines");
    let italian = "Rinforzi Alaska 5; attacca Alaska → Kamchatka fino a 3; avanza tutte; sposta 2 da Brasile a Perù; fine";
    assert_eq!(read(italian), Ok(steps.to_vec()));
}

#[test]
fn stop_conditions_are_those_of_an_attack_pbp_10_pbp_11() {
    for (typed, until) in [
        ("", Until::Captured),
        (" once", Until::Once),
        (" until captured", Until::Captured),
        (" until it is captured", Until::Captured),
        (" until 3", Until::Left(3)),
        (" until 3 armies are left", Until::Left(3)),
        (" until the chance falls below 60 %", Until::Chance(60)),
        (" while 60%", Until::Chance(60)),
        (" una volta", Until::Once),
        (" fino alla conquista", Until::Captured),
        (" finché restano 4 armate", Until::Left(4)),
    ] {
        let step = attack("great_britain", "western_europe", until, MoveIn::All);
        assert_eq!(read(&format!("attack great britain western europe{typed}")), Ok(vec![step]), "{typed}");
    }
    for typed in ["until", "until soon", "until 0", "until 101%", "until 3 4", "until -1"] {
        assert_eq!(problem(&format!("attack alaska kamchatka {typed}")), StepProblem::Condition, "{typed}");
    }
}

#[test]
fn two_territories_are_told_apart_with_and_without_a_word_between_them() {
    let step = attack("north_africa", "southern_europe", Until::Captured, MoveIn::All);
    for typed in [
        "north africa southern europe",
        "north africa, southern europe",
        "from north africa to southern europe",
        "africa del nord -> europa meridionale",
        "africa del nord europa meridionale",
        "north_africa southern_europe",
    ] {
        assert_eq!(read(&format!("attack {typed}")), Ok(vec![step]), "{typed}");
    }
}

#[test]
fn several_places_stand_in_one_step_and_amounts_on_either_side() {
    let place = |key: &str, armies| Order::Place { at: id(key), armies };
    assert_eq!(
        read("place 3 in alaska, brazil 2, peru"),
        Ok(vec![place("alaska", Some(3)), place("brazil", Some(2)), place("peru", None)])
    );
    assert_eq!(read("trade; place all alaska"), Ok(vec![Order::Trade, place("alaska", None)]));
    assert_eq!(
        read("move in 4; /advance half; avanza il meno possibile"),
        Ok(vec![
            Order::Advance(AdvanceArmies::Number(4)),
            Order::Advance(AdvanceArmies::Half),
            Order::Advance(AdvanceArmies::Fewest),
        ])
    );
}

#[test]
fn a_misspelt_territory_is_refused_with_the_nearest_and_the_corrected_line_pbp_11() {
    let line = "place alaska 5; attack alaska kamtchatka until 3; end";
    let StepProblem::Territory { typed, nearest, corrected } = problem(line) else { panic!("{line}") };
    assert_eq!((typed.as_str(), nearest[0]), ("kamtchatka", id("kamchatka")));
    assert_eq!(corrected, "place alaska 5; attack alaska Kamchatka until 3; end");
    let fixed = read(&corrected).expect("the corrected line can be read");
    assert_eq!(fixed[1], attack("alaska", "kamchatka", Until::Left(3), MoveIn::All));
    let StepProblem::Territory { nearest, .. } = problem("attack grate britain, ukrain") else { panic!() };
    assert_eq!(nearest[0], id("great_britain"), "the first one that is wrong");
}

#[test]
fn what_cannot_be_read_is_refused_with_its_reason_and_never_a_panic() {
    assert_eq!(read(" ; \n "), Err(PlanError::Empty));
    assert_eq!(read(&"end;".repeat(300)), Err(PlanError::TooLong), "too many characters");
    assert_eq!(read(&"end;".repeat(31)), Err(PlanError::TooLong), "too many steps");
    for (typed, wrong) in [
        ("dance alaska", StepProblem::NoVerb),
        ("end alaska", StepProblem::NoVerb),
        ("place", StepProblem::NoTerritory),
        ("place 5", StepProblem::NoTerritory),
        ("place alaska 0", StepProblem::Amount),
        ("place alaska half", StepProblem::Amount),
        ("attack alaska", StepProblem::TwoTerritories),
        ("attack", StepProblem::TwoTerritories),
        ("attack , kamchatka", StepProblem::TwoTerritories),
        ("advance alaska", StepProblem::Amount),
    ] {
        assert_eq!(problem(typed), wrong, "{typed}");
    }
    for nonsense in
        ["attack 日本 🎲", "place '; drop table", "attack \u{0} \u{0}", "%%%", "place 99999999999999"]
    {
        assert!(read(nonsense).is_err(), "{nonsense}");
    }
}

#[test]
fn what_is_written_is_read_as_the_same_plan_in_both_languages() {
    let ids: Vec<TerritoryId> = board().ids().collect();
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for (n, pair) in ids.windows(2).enumerate() {
            let until = [Until::Once, Until::Captured, Until::Left(3), Until::Chance(60)][n % 4];
            let (from, to) = (pair[0], pair[1]);
            let steps: Vec<crate::rules::Order> = [
                Order::Trade,
                Order::Place { at: from, armies: Some(n as u32 + 1) },
                Order::Place { at: to, armies: None },
                Order::Attack(Attack { from, to, dice: None, until, move_in: MoveIn::Ask }),
                Order::Advance(AdvanceArmies::Number(3)),
                Order::Attack(Attack { from: to, to: from, dice: None, until, move_in: MoveIn::All }),
                Order::Fortify { from, to, armies: (n % 2 == 0).then_some(2) },
                Order::End,
            ]
            .map(Into::into)
            .to_vec();
            let plan = TurnPlan::new(steps).expect("eight steps");
            let line = words.plan_line(&plan, board());
            assert_eq!(words.read_classic_plan(board(), &line, DEFAULTS), Ok(plan), "{line}");
        }
    }
}
