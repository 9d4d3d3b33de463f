//! Scenarios of orders that take several answers, and of the order in which things happen (R1-44, A1-24, A1-45, A1-60, A1-73).

use crate::luck::Seeded;
use crate::y2210::fixtures::{A, B, C, Table, card, card_on, mods, units};
use casus_belli::odds::{self, Dice};
use casus_belli::present::y2210::ranked_choices;
use casus_belli::rules::y2210::{self, Action, Commander, Invade, StopReason, Target, Until, Why};
use casus_belli::rules::{
    self, Action as AnyAction, AnswerOrigin, Clock, Forecast, Holder, Illegal, OrderStep, Seat, Viewer,
};
use serde_json::json;

/// The odds that the table uses.
struct Exact;

impl Forecast for Exact {
    fn capture_percent(&self, attack: (u32, &[Vec<u8>]), defence: (u32, &[u8])) -> u8 {
        odds::capture_percent(attack.0, defence.0, &Dice::by_armies(attack.1.to_vec(), defence.1.to_vec()))
            as u8
    }
}

/// Runs an order as the table does; open questions to others get their defaults.
fn run(table: &mut Table, seat: Seat, order: y2210::Order) -> Result<Option<StopReason>, Illegal> {
    let order: rules::Order = order.into();
    let mut plan = table.game.begin(&order)?;
    let mut luck = Seeded::new(5);
    for _ in 0..500 {
        let Some(ask) = table.game.asks().into_iter().next() else { return Ok(None) };
        let (action, how): (AnyAction, _) = if ask.to == seat && ask.clock != Clock::Standing {
            match table.game.next(seat, &plan, &ask.menu, &Exact)? {
                OrderStep::Stop(None) => return Ok(None),
                OrderStep::Stop(Some(rules::StopReason::Y2210(reason))) => return Ok(Some(reason)),
                OrderStep::Stop(Some(other)) => panic!("{other:?} of another family"),
                OrderStep::Answer(action, Some(rest)) => {
                    plan = rest;
                    (action, AnswerOrigin::Player)
                }
                OrderStep::Answer(action, None) => {
                    let events = table.game.act(seat, ask.id, &action, AnswerOrigin::Player, &mut luck)?;
                    events.iter().for_each(|event| table.game.evolve(event));
                    return Ok(None);
                }
            }
        } else {
            (ask.default.clone(), AnswerOrigin::Silence)
        };
        let events = table.game.act(ask.to, ask.id, &action, how, &mut luck)?;
        events.iter().for_each(|event| table.game.evolve(event));
    }
    panic!("the order does not end")
}

fn front() -> Table {
    Table::new(3)
        .hold(A, "alaska", units(20, &[Commander::Land]))
        .hold(B, "alberta", mods(4))
        .hold(B, "peru", mods(1))
        .hold(C, "congo", mods(1))
}

#[test]
fn an_order_to_invade_rolls_until_the_territory_is_captured_or_few_units_are_left_pbp_10() {
    let order = |table: &Table, until| {
        let (from, to) = (table.id("alaska"), table.id("alberta"));
        y2210::Order::Invade(Invade { from, to, until, spare: false, move_in: false })
    };
    let mut table = front();
    let captured = order(&table, Until::Captured);
    assert_eq!(run(&mut table, A, captured).unwrap(), Some(StopReason::Captured));
    assert_eq!(table.asked(A), "advance");
    let mut table = front();
    let once = order(&table, Until::Once);
    assert_eq!(run(&mut table, A, once).unwrap(), Some(StopReason::Once));
    let mut table = front();
    let left = order(&table, Until::Left(21));
    assert_eq!(run(&mut table, A, left).unwrap(), Some(StopReason::Left { units: 21 }));
}

#[test]
fn an_order_to_invade_stops_when_the_chance_falls_below_the_given_one_pbp_10() {
    let order = |table: &Table, percent| {
        let (from, to) = (table.id("alaska"), table.id("alberta"));
        y2210::Order::Invade(Invade { from, to, until: Until::Chance(percent), spare: false, move_in: false })
    };
    let mut table = front();
    let sure = order(&table, 50);
    assert_eq!(run(&mut table, A, sure).unwrap(), Some(StopReason::Captured));
    // Two free units, one with eight sides, against four: no roll.
    let mut table = Table::new(3)
        .hold(A, "alaska", units(2, &[Commander::Land]))
        .hold(B, "alberta", mods(4))
        .hold(C, "congo", mods(1));
    let (from, to) = (table.id("alaska"), table.id("alberta"));
    let rules::View::Y2210(view) = table.game.view(Viewer::Seat(A)) else { panic!() };
    let percent = ranked_choices::strike_percent(&view, from, to) as u8;
    assert!((1..50).contains(&percent), "{percent}");
    let unlikely = order(&table, percent + 1);
    assert_eq!(run(&mut table, A, unlikely).unwrap(), Some(StopReason::Chance { percent }));
    assert_eq!(table.game.view(Viewer::Seat(A)), rules::View::Y2210(view), "nothing was rolled");
    let enough = order(&table, percent);
    assert_ne!(run(&mut table, A, enough).unwrap(), Some(StopReason::Chance { percent }));
}

#[test]
fn an_order_to_invade_what_can_not_be_invaded_is_refused_with_the_reason() {
    let mut table = front();
    let (from, to) = (table.id("alaska"), table.id("peru"));
    let order =
        y2210::Order::Invade(Invade { from, to, until: Until::Captured, spare: false, move_in: false });
    let refused = run(&mut table, A, order).unwrap_err();
    assert_eq!(refused, Illegal::OffMenu(Why::NotAdjacent { from, to }.into()));
}

#[test]
fn an_order_to_invade_ends_the_time_of_cards_and_moves_all_units_but_one_in_if_wanted_r1_31_a1_37() {
    let mut table = front().hand(A, &["assemble_mods_land"]).energy(A, 9).set("/phase", json!("preparing"));
    let (from, to) = (table.id("alaska"), table.id("alberta"));
    assert_eq!(table.asked(A), "prepare");
    let invade = Invade { from, to, until: Until::Captured, spare: false, move_in: true };
    let no_way = y2210::Order::Invade(Invade { to: table.id("peru"), ..invade });
    let before = table.game.clone();
    assert!(run(&mut table, A, no_way).is_err());
    assert_eq!(table.game, before, "what can't be invaded ends no step");
    assert_eq!(run(&mut table, A, y2210::Order::Invade(invade)).unwrap(), Some(StopReason::Captured));
    assert_eq!((table.asked(A), table.at("alaska").units.count()), ("invade", 1));
}

#[test]
fn an_order_to_end_the_turn_passes_all_its_steps() {
    let mut table = front().hand(A, &["redeployment", "assemble_mods_land"]).energy(A, 9);
    table = table.set("/phase", json!("hiring"));
    assert_eq!(run(&mut table, A, y2210::Order::End).unwrap(), None);
    assert_eq!(table.view(Viewer::Public).on_turn, Some(B));
}

#[test]
fn after_a_roll_the_invader_may_stop_without_a_word_r1_44_a1_24() {
    let mut table = front();
    table.invade(A, "alaska", "alberta");
    table.fight(A, (1, &[]), Some((B, 1)), &[6, 1]);
    assert_eq!((table.asked(A), table.at("alberta").units), ("invade", mods(3)));
    table.act(A, Action::Done);
}

#[test]
fn a_nuclear_commander_killed_before_its_owners_place_keeps_him_out_of_armageddon_a1_45() {
    let mut table = front()
        .hold(A, "alaska", units(2, &[Commander::Nuclear]))
        .hold(B, "peru", units(1, &[Commander::Nuclear]))
        .energy(A, 4)
        .hand(A, &["armageddon", "assassin_bomb"])
        .hand(B, &["nicky_boy"])
        .set("/phase", json!("preparing"));
    table.play(A, card("armageddon"), &[]);
    let target = Target::Commander(B, Commander::Nuclear);
    let events = table.play(A, card_on("assassin_bomb", target), &[8]);
    assert!(Table::has(&events, "nuclear_round_ended"), "A has no card left, B no commander");
    assert_eq!(table.hand_of(B), ["nicky_boy"]);
}

#[test]
fn stealth_mods_for_a_neutral_territory_stay_neutral_a1_60() {
    let mut table = Table::new(2)
        .hold(A, "alaska", mods(4))
        .hold(B, "peru", units(1, &[Commander::Land]))
        .neutral("alberta", 3)
        .hand(B, &["stealth_mods_land"]);
    table.invade(A, "alaska", "alberta");
    table.act(B, Action::React { cards: vec![card("stealth_mods_land")] });
    assert_eq!(table.at("alberta").units, mods(6));
    assert_eq!(table.at("alberta").holder, Holder::Neutral);
}

#[test]
fn asked_losses_of_a_roll_come_from_the_attacker_first_a1_73() {
    let mut table = Table::with(3, &[("2210.casualties", "ask")])
        .hold(A, "alaska", units(4, &[Commander::Land]))
        .hold(B, "alberta", units(2, &[Commander::Land]))
        .hold(C, "congo", mods(1));
    table.invade(A, "alaska", "alberta");
    table.fight(A, (2, &[]), Some((B, 2)), &[6, 1, 5, 5]);
    assert_eq!(table.asked(A), "lose");
    table.act(A, Action::Lose { units: mods(1) });
    assert_eq!(table.asked(B), "lose");
    table.act(B, Action::Lose { units: mods(1) });
    assert_eq!(table.asked(A), "invade");
}

#[test]
fn a_trap_against_units_takes_half_of_all_units_and_the_owner_chooses_if_asked_a1_6() {
    let mut table = Table::with(3, &[("2210.deathtrap", "units")])
        .hold(A, "alaska", units(1, &[Commander::Land, Commander::Diplomat]))
        .hold(B, "alberta", units(1, &[Commander::Land]))
        .hold(C, "congo", mods(1))
        .energy(B, 3)
        .hand(B, &["land_death_trap"]);
    table.invade(A, "alaska", "alberta");
    table.act(B, Action::React { cards: vec![card("land_death_trap")] });
    assert_eq!(table.at("alaska").units, units(0, &[Commander::Land]), "MODs first, then the diplomat");
}
