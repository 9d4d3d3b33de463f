//! Plans of a whole turn ([PBP-11]): played step by step, kept for the seat's turn, stopped where they can't go on, and
//! neither lost nor played twice by a crash.

use crate::classic_support::{InClassic, seen_public};
use crate::crash::Program;
use crate::fixtures::{PLACE, START, World, at, person, refused};
use casus_belli::odds::{BattleRules, Leg, march};
use casus_belli::present::plan_forecast::forecast;
use casus_belli::rules::classic::{
    self, Action, AdvanceArmies, AskKind, Attack, MoveIn, Order, Public, StopReason, Until, Why,
};
use casus_belli::rules::{self, Holder, Seat, Seen, TerritoryId, TurnPlan};
use casus_belli::table::{
    Audience, Change, Limits, Look, NewGame, NoticeContent, NoticeKind, Order as TableOrder, OwnPlans,
    PlanReport, PlanStop, Table, TableError,
};

fn plan(steps: &[Order]) -> TurnPlan {
    TurnPlan::new(steps.iter().map(|order| (*order).into()).collect()).unwrap()
}

fn attack(from: TerritoryId, to: TerritoryId, until: Until, move_in: MoveIn) -> Order {
    Order::Attack(Attack { from, to, dice: None, until, move_in })
}

const fn id(seat: Seat) -> u64 {
    seat.0 as u64 + 1
}

/// Own territories and enemy neighbours, those with the largest lead first.
fn fronts(look: &Look, seat: Seat) -> Vec<(TerritoryId, TerritoryId)> {
    let (view, own) = (look.view.classic(), Holder::Seat(seat));
    let held = look.view.map().ids().filter(|at| view.at(*at).holder == own);
    let pairs = held.flat_map(|from| {
        let borders = look.view.map().territory(from).borders;
        borders.iter().filter(|to| view.at(*to).holder != own).map(move |to| (from, to)).collect::<Vec<_>>()
    });
    let mut pairs: Vec<_> = pairs.collect();
    pairs.sort_by_key(|(from, to)| {
        std::cmp::Reverse(i64::from(view.at(*from).armies) - i64::from(view.at(*to).armies))
    });
    pairs
}

/// Places everything on the best front, attacks there, and ends the turn.
fn whole_turn(look: &Look, seat: Seat) -> TurnPlan {
    let (from, to) = fronts(look, seat)[0];
    plan(&[
        Order::Place { at: from, armies: None },
        attack(from, to, Until::Captured, MoveIn::Ask),
        Order::Advance(AdvanceArmies::All),
        Order::End,
    ])
}

async fn drafted(table: &Table, seat: Seat, plan: &TurnPlan) -> u32 {
    table.draft_plan(PLACE, &at(seat), plan).await.unwrap().plans.draft.unwrap().number
}

async fn kept(table: &Table, seat: Seat, plan: &TurnPlan) {
    let draft = drafted(table, seat, plan).await;
    let look = table.keep_plan(PLACE, &at(seat), draft).await.unwrap();
    assert_eq!((look.plans.next.as_ref(), look.plans.draft), (Some(plan), None));
}

async fn end_turn(table: &Table, seat: Seat) {
    for _ in 0..40 {
        let look = table.look(PLACE, &at(seat)).await.unwrap();
        let Some(ask) = look.view.asks.first() else { return };
        let order = match ask.menu.classic().kind() {
            AskKind::Attack | AskKind::Fortify => TableOrder::Compound(Order::End.into()),
            _ => TableOrder::Answer(ask.default.clone()),
        };
        table.order(PLACE, &at(seat), Some(ask.id), order).await.unwrap();
        if look.view.turn != table.look(PLACE, &at(seat)).await.unwrap().view.turn {
            return;
        }
    }
    panic!("a turn without end");
}

fn publics(seen: &[Seen], wanted: fn(&Public) -> bool) -> usize {
    seen.iter().filter_map(seen_public).filter(|public| wanted(public)).count()
}

#[tokio::test]
async fn a_plan_is_played_step_by_step_in_one_transaction_pbp_11() {
    let world = World::new().await;
    let look = world.instant(2).await;
    let seat = look.view.on_turn.unwrap();
    let look = world.look(id(seat)).await;
    let whole = whole_turn(&look, seat);
    let draft = drafted(&world.table, seat, &whole).await;
    let before = world.look(id(seat)).await;
    assert_eq!(before.view, look.view, "a draft changes nothing of the game");
    let done = world.table.play_plan(PLACE, &at(seat), draft).await.unwrap();
    let turn = look.view.turn;
    assert_eq!(done.plan, Some(PlanReport { plan: whole, turn, done: 4, stop: None }));
    assert_eq!(publics(&done.seen, |public| matches!(public, Public::Placed(_))), 1);
    assert_eq!(publics(&done.seen, |public| matches!(public, Public::Captured(_))), 1);
    assert_ne!(done.look.view.on_turn, Some(seat), "the turn is over");
    assert_eq!(done.look.plans, OwnPlans::default());
    refused!(world, world.table.play_plan(PLACE, &at(seat), draft), TableError::Stale);
}

#[tokio::test]
async fn a_plan_stops_where_a_condition_holds_or_a_step_is_not_legal_and_what_was_done_stays_pbp_11() {
    let world = World::new().await;
    world.instant(2).await;
    let seat = world.on_turn().await;
    let look = world.look(id(seat)).await;
    let (from, to) = fronts(&look, seat)[0];
    let place = Order::Place { at: from, armies: Some(1) };
    let left = plan(&[place, attack(from, to, Until::Left(1_000), MoveIn::All), Order::End]);
    let draft = drafted(&world.table, seat, &left).await;
    let done = world.table.play_plan(PLACE, &at(seat), draft).await.unwrap();
    let report = done.plan.unwrap();
    let Some(PlanStop::Illegal(rules::Why::Classic(Why::NotNow { asked, .. }))) = report.stop else {
        panic!("armies are left to place: {report:?}")
    };
    assert_eq!((asked, report.done), (AskKind::Reinforce, 1));
    assert_eq!(done.look.view.classic().at(from).armies, look.view.classic().at(from).armies + 1);

    let rest = Order::Place { at: from, armies: None };
    let left = plan(&[rest, attack(from, to, Until::Left(1_000), MoveIn::All), Order::End]);
    let draft = drafted(&world.table, seat, &left).await;
    let done = world.table.play_plan(PLACE, &at(seat), draft).await.unwrap();
    let report = done.plan.unwrap();
    let armies = done.look.view.classic().at(from).armies;
    let held = PlanStop::Condition(StopReason::Left { armies }.into());
    assert_eq!((report.done, report.stop), (1, Some(held)));
    assert_eq!(done.look.view.on_turn, Some(seat), "the turn goes on");

    let held = |at: &TerritoryId| done.look.view.classic().at(*at).holder == Holder::Seat(seat);
    let other = done.look.view.map().ids().find(|at| *at != from && held(at)).unwrap();
    let own = plan(&[attack(from, other, Until::Captured, MoveIn::All)]);
    let draft = drafted(&world.table, seat, &own).await;
    let done = world.table.play_plan(PLACE, &at(seat), draft).await.unwrap();
    let why = PlanStop::Illegal(Why::OwnTarget { at: other }.into());
    assert_eq!(done.plan.map(|report| (report.done, report.stop)), Some((0, Some(why))));
    assert!(done.seen.is_empty());
}

#[tokio::test]
async fn what_cannot_be_done_with_a_plan_is_refused_and_changes_nothing() {
    let world = World::new().await;
    world.instant(2).await;
    let seat = world.on_turn().await;
    let other = Seat(1 - seat.0);
    let (mine, theirs) = (plan(&[Order::Trade]), plan(&[Order::End]));
    let draft = drafted(&world.table, other, &theirs).await;
    refused!(world, world.table.play_plan(PLACE, &at(other), draft), TableError::NotYourTurn { .. });
    refused!(world, world.table.play_plan(PLACE, &at(other), draft + 1), TableError::Stale);
    refused!(world, world.table.keep_plan(PLACE, &at(seat), 1), TableError::Stale);
    refused!(world, world.table.drop_plan(PLACE, &at(other), None), TableError::Stale);
    refused!(world, world.table.draft_plan(PLACE, &person(7), &mine), TableError::NotSeated);
    let old = drafted(&world.table, seat, &mine).await;
    let new = drafted(&world.table, seat, &theirs).await;
    refused!(world, world.table.play_plan(PLACE, &at(seat), old), TableError::Stale);
    let ask = world.look(id(seat)).await.view.asks[0].clone();
    world.order(id(seat), TableOrder::Answer(ask.default)).await.unwrap();
    refused!(world, world.table.play_plan(PLACE, &at(seat), new), TableError::Stale);
    let look = world.table.drop_plan(PLACE, &at(seat), Some(new)).await.unwrap();
    assert_eq!(look.plans.draft, None);
}

#[tokio::test]
async fn a_kept_plan_is_played_once_when_the_turn_begins_and_only_its_player_is_told_pbp_11_pbp_14() {
    let mut world = World::new().await;
    world.instant(2).await;
    let first = world.on_turn().await;
    let second = Seat(1 - first.0);
    assert_eq!(world.attacking().await, first);
    let (from, to) = fronts(&world.look(id(second)).await, second)[0];
    let place = Order::Place { at: from, armies: None };
    let whole = plan(&[place, attack(from, to, Until::Once, MoveIn::All), Order::End]);
    kept(&world.table, second, &whole).await;
    assert_eq!(world.look(id(first)).await.plans, OwnPlans::default(), "nobody else sees it");
    assert_eq!(world.look(99).await.plans, OwnPlans::default());
    world.restart().await;
    end_turn(&world.table, first).await;
    let look = world.look(id(second)).await;
    assert_eq!(look.view.on_turn, Some(first), "the planned turn is over");
    assert_eq!(look.plans.next, None);
    let report = look.plans.report.clone().unwrap();
    assert_eq!((report.done, &report.stop, report.turn), (3, &None, look.view.turn - 1));
    let played = world.table.history(look.game, Some(report.turn), None).await.unwrap();
    assert_eq!(publics(&played, |public| matches!(public, Public::Rolled(_))), 1);

    let mut told = 0;
    for notice in world.table.pending(99).await.unwrap() {
        let NoticeContent::Game { look, seen, .. } = world.table.notice_content(&notice).await.unwrap()
        else {
            continue;
        };
        let own = notice.audience == Audience::Person(id(second));
        assert_eq!(look.plans.report.is_some(), own, "{notice:?}");
        if let NoticeKind::PlanPlayed { person, turn, .. } = notice.kind {
            assert_eq!((person, turn), (id(second), report.turn));
            assert_eq!(seen, world.table.history(look.game, Some(turn), Some(&at(second))).await.unwrap());
            told += 1;
        }
        world.table.delivered(notice.id, Some(1)).await.unwrap();
    }
    assert_eq!(told, 1);

    end_turn(&world.table, first).await;
    assert_eq!(world.on_turn().await, second, "it was played once: this turn waits for its player");
}

#[tokio::test]
async fn a_plan_made_in_ones_own_turn_waits_for_the_next_one_and_stops_at_its_first_wrong_step_pbp_11() {
    let world = World::new().await;
    world.instant(2).await;
    let me = world.on_turn().await;
    let (from, to) = fronts(&world.look(id(me)).await, me)[0];
    kept(&world.table, me, &plan(&[attack(from, to, Until::Once, MoveIn::All)])).await;
    world.table.set_standing(PLACE, &at(me), classic::Standing::default().into()).await.unwrap();
    assert!(world.look(id(me)).await.plans.next.is_some(), "it waits");
    end_turn(&world.table, me).await;
    end_turn(&world.table, Seat(1 - me.0)).await;
    let look = world.look(id(me)).await;
    let report = look.plans.report.unwrap();
    assert_eq!((report.done, report.turn), (0, look.view.turn));
    assert!(matches!(report.stop, Some(PlanStop::Illegal(_))), "{report:?}");
    assert_eq!(*look.view.asks[0].menu.kind().classic(), AskKind::Reinforce, "nothing was played");
    let pending = world.table.pending(99).await.unwrap();
    let to_me = |kind: &NoticeKind| matches!(kind, NoticeKind::YourTurn { seat, .. } if *seat == me);
    assert!(pending.iter().any(|notice| to_me(&notice.kind)), "the notice of the turn tells it");
    let alone = |kind: &NoticeKind| matches!(kind, NoticeKind::PlanPlayed { .. });
    assert!(!pending.iter().any(|notice| alone(&notice.kind)), "one notice for one turn [PBP-17]");
}

#[tokio::test]
async fn a_plan_waits_for_the_defender_goes_on_after_a_restart_and_its_player_is_told_pbp_11_pbp_34() {
    let mut world = World::new().await;
    world.begun(2, "instant", &[Change::DefenceWaits(true)]).await;
    let me = world.on_turn().await;
    let other = Seat(1 - me.0);
    let look = world.look(id(me)).await;
    let asked = |(_, to): &&(TerritoryId, TerritoryId)| {
        let held = look.view.classic().at(*to);
        held.armies > 1 && held.holder == Holder::Seat(other)
    };
    let all = fronts(&look, me);
    let (from, to) = *all.iter().find(asked).unwrap();
    let whole = plan(&[
        Order::Place { at: from, armies: None },
        attack(from, to, Until::Left(2), MoveIn::All),
        Order::End,
    ]);
    let draft = drafted(&world.table, me, &whole).await;
    let done = world.table.play_plan(PLACE, &at(me), draft).await.unwrap();
    assert_eq!(done.plan.map(|report| (report.done, report.stop)), Some((1, Some(PlanStop::Waits))));
    let mut answers = 0;
    while world.look(id(me)).await.plans.report.is_none() {
        world.restart().await;
        world.answer(id(other), Action::Defend { dice: 1 }).await.unwrap();
        answers += 1;
        assert!(answers < 50);
    }
    let report = world.look(id(me)).await.plans.report.unwrap();
    let over = world.on_turn().await != me;
    assert!(answers > 0 && (report.done == 3) == over, "{report:?}");
    let pending = world.table.pending(99).await.unwrap();
    let told = pending.iter().filter(|notice| matches!(notice.kind, NoticeKind::PlanPlayed { .. }));
    assert_eq!(told.count(), 1, "it went on without its player");
}

#[tokio::test]
async fn a_crash_at_any_write_loses_no_plan_and_plays_none_twice_pbp_11() {
    let mut points = 0;
    for point in
        ["begin", "move game", "update game", "put seats", "append events", "tell", "commit", "committed"]
    {
        let mut program = Program::new(7, START, Limits::default()).await;
        let table = program.table.clone();
        let new = NewGame::of(rules::Rulebook::Classic);
        table.open_lobby(PLACE, &person(1), new).await.unwrap();
        table.join(PLACE, &person(2)).await.unwrap();
        let way = Change::Switch { key: "setup.way".into(), value: "instant".into() };
        table.configure(PLACE, &person(1), way).await.unwrap();
        let look = table.start(PLACE, &person(1)).await.unwrap().playing().unwrap();
        let first = look.view.on_turn.unwrap();
        let second = Seat(1 - first.0);
        let look = table.look(PLACE, &at(second)).await.unwrap();
        kept(&table, second, &whole_turn(&look, second)).await;
        let ask = table.look(PLACE, &at(first)).await.unwrap().view.asks[0].clone();
        table.order(PLACE, &at(first), Some(ask.id), TableOrder::Answer(ask.default)).await.unwrap();

        program.kill_at(Some(point));
        let end = || TableOrder::Compound(Order::End.into());
        let ended = table.order(PLACE, &at(first), None, end()).await;
        program.kill_at(None);
        if program.is_dead() {
            points += 1;
            program.restart(false).await;
        }
        let table = &program.table;
        if table.look(PLACE, &at(first)).await.unwrap().view.turn == 1 {
            assert!(ended.is_err(), "{point}: an acknowledged end is lost");
            assert!(
                table.look(PLACE, &at(second)).await.unwrap().plans.next.is_some(),
                "{point}: it is lost"
            );
            table.order(PLACE, &at(first), None, end()).await.unwrap();
        }
        let look = table.look(PLACE, &at(second)).await.unwrap();
        assert_eq!((look.view.turn, look.view.on_turn), (3, Some(first)), "{point}");
        assert_eq!(look.plans.report.map(|report| report.done), Some(4), "{point}");
        let turn = table.history(look.game, Some(2), None).await.unwrap();
        assert_eq!(publics(&turn, |public| matches!(public, Public::Placed(_))), 1, "{point}: played twice");
    }
    assert!(points >= 6, "killed at {points} points only");
}

#[tokio::test]
async fn the_forecast_of_a_march_is_that_of_the_exact_odds_and_stops_where_the_rules_would_pbp_11() {
    let world = World::new().await;
    world.instant(2).await;
    let seat = world.on_turn().await;
    let look = world.look(id(seat)).await;
    let (view, board) = (look.view.classic(), look.view.map());
    let own = Holder::Seat(seat);
    let next = |to: TerritoryId| board.territory(to).borders.iter().find(|at| view.at(*at).holder != own);
    let all = fronts(&look, seat);
    let (from, to, then) = all.iter().find_map(|(from, to)| Some((*from, *to, next(*to)?))).unwrap();
    let place = Order::Place { at: from, armies: None };
    let there = plan(&[
        place,
        attack(from, to, Until::Captured, MoveIn::Ask),
        Order::Advance(AdvanceArmies::All),
        attack(to, then, Until::Captured, MoveIn::All),
        Order::End,
    ]);
    let shown = forecast(&look.view, &there);
    let armies = view.at(from).armies + view.seat(seat).in_hand;
    assert_eq!(shown.steps[1].armies, (Some(armies), Some(view.at(to).armies)));
    let leg = |at: TerritoryId| Leg {
        defenders: view.at(at).armies,
        terms: BattleRules::six_sided(3, view.defence_dice().into()),
    };
    let exact = march(armies - 1, &[leg(to), leg(then)]).unwrap();
    assert!((shown.whole.unwrap() - exact.captures[1]).abs() < 1e-9);
    assert!((shown.steps[1].chance.unwrap() - exact.captures[0]).abs() < 1e-9);

    for (steps, stops) in [
        (vec![Order::End], AskKind::Reinforce),
        (vec![attack(from, to, Until::Once, MoveIn::All)], AskKind::Reinforce),
        (vec![place, attack(from, to, Until::Captured, MoveIn::Ask), place], AskKind::Attack),
    ] {
        let steps = plan(&steps);
        let shown = forecast(&look.view, &steps);
        let draft = drafted(&world.table, seat, &steps).await;
        let last = shown.steps.last().unwrap();
        let forecast_stop = match &last.stop {
            Some(PlanStop::Illegal(rules::Why::Classic(Why::NotNow { asked, .. }))) => Some(*asked),
            _ => None,
        };
        assert!(forecast_stop == Some(stops) || forecast_stop == Some(AskKind::Advance), "{shown:?}");
        if steps.steps().len() == 1 {
            let done = world.table.play_plan(PLACE, &at(seat), draft).await.unwrap();
            let Some(PlanStop::Illegal(why)) = done.plan.unwrap().stop else { panic!("{steps:?}") };
            let Some(PlanStop::Illegal(forecast)) = &last.stop else { panic!("{shown:?}") };
            assert_eq!(&why, forecast, "what the rules say is what was shown");
        }
    }
}
