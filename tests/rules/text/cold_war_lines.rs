//! Lines of the Cold War that players read: what a log leaves out, what it says of unpaid armies.

use super::whole_games::NAMES;
use crate::cold_war::fixtures::{ONE, TWO, Table, USA, USSR, armies, public};
use casus_belli::rules::cold_war::{Action, Armies, LaunchWhen, Public};
use casus_belli::rules::{Event, Seat, Seen, Viewer};
use casus_belli::text::{Ctx, Lang, Words};
use serde_json::json;

/// The public log of these events, one line each.
fn log(table: &Table, events: &[Event], lang: Lang) -> Vec<String> {
    let seen: Vec<Seen> = events.iter().filter_map(|event| event.seen_by(Viewer::Public)).collect();
    Words::new(lang).turn_lines(&seen, &Ctx::new(table.game.board(), NAMES))
}

/// What the log says when these armies of the USA stay unpaid.
fn unpaid(options: &[(&str, &str)], all: Armies, left: Armies, lang: Lang) -> Vec<String> {
    let table = Table::with(options).hold(USA, "ontario", all).money(USA, 9);
    let mut table = table.set("/phase", json!("upkeep"));
    let unpaid = if left.is_empty() { vec![] } else { vec![(table.id("ontario"), left)] };
    let events = table.act(USA, "upkeep", Action::Upkeep { unpaid });
    log(&table, &events, lang)
}

/// The question of the turn as the player reads it.
fn asked(table: &Table, seat: Seat, lang: Lang) -> String {
    let ask = table.ask(seat, "act");
    Words::new(lang).question(&ask.menu, &Ctx::new(table.game.board(), NAMES))
}

#[test]
fn the_question_of_a_turn_names_the_money_and_the_next_income_r3_9_a3_44() {
    // Ontario yields 1, Quebec 1, Alaska 3; a state at war yields nothing.
    let table =
        Table::new().money(USA, 6).hold(USA, "quebec", armies(1, 0)).hold(USA, "alaska", armies(1, 0));
    let told = asked(&table, USA, Lang::En);
    assert!(
        told.starts_with("Your turn, with $6. Next income, as things stand: $5.\n-# No answer: "),
        "{told}"
    );
    let war = table.clone().hold(TWO, "alaska", armies(1, 0));
    let told = asked(&war, USA, Lang::It);
    assert!(told.starts_with("Tocca a te, con $6. Prossimo reddito, allo stato attuale: $2."), "{told}");
    let told = asked(&table.clone().population(USA, 0), USA, Lang::En);
    assert!(told.contains("Next income, as things stand: $0."), "nobody lives there: {told}");
    let told = asked(&table.set("/round", json!(7)), USA, Lang::En);
    assert!(told.contains("Final income, as things stand: $5."), "no income follows on 1980: {told}");
}

#[test]
fn an_exile_whose_refugees_have_moved_still_reads_of_exile_r3_29() {
    let mut table = Table::new().exile(USA, &[("quebec", 1)]).money(USA, 9);
    let told = asked(&table, USA, Lang::En);
    assert!(told.starts_with("Your turn in exile, with $9. Next income, as things stand: $1. "), "{told}");
    let (from, to) = (table.id("quebec"), table.id("greenland"));
    table.does(USA, Action::MoveRefugees { from, to, pieces: 1 });
    let told = asked(&table, USA, Lang::En);
    assert!(told.starts_with("Your turn in exile, with $9. Next income, as things stand: $1. "), "{told}");
}

#[test]
fn a_turn_without_upkeep_says_nothing_of_it_and_a_turn_without_anything_that_it_ended() {
    let mut table = Table::new().money(ONE, 9).money(TWO, 9).money(USSR, 9);
    let began = table.does(USA, Action::Done);
    let paid = |event: &Public| matches!(event, Public::UpkeepPaid(paid) if paid.seat == ONE);
    assert!(public(&began).iter().any(paid), "the event is in the log");
    assert_eq!(log(&table, &began, Lang::En), ["**1950 · Marco**"]);
    let mut idle = table.clone();
    let turn = [began.clone(), idle.does(ONE, Action::Done)].concat();
    let lines = log(&idle, &turn, Lang::En);
    assert_eq!(lines[..2], ["**1950 · Marco**", "Marco ends the turn."], "{lines:?}");
    let buy = Action::Buy { at: table.id("argentina"), armies: armies(1, 0) };
    let turn = [began, table.does(ONE, buy), table.does(ONE, Action::Done)].concat();
    let lines = log(&table, &turn, Lang::En);
    assert_eq!(lines[..2], ["**1950 · Marco**", "Marco buys 1 infantry in Argentina for $3."], "{lines:?}");
    assert!(!lines.contains(&"Marco ends the turn.".to_owned()), "{lines:?}");
}

#[test]
fn a_line_about_upkeep_says_what_is_paid_and_what_becomes_of_the_rest_r3_17_a3_8() {
    let tank = armies(0, 1);
    let (two, both) = (armies(1, 2), Armies { heavy: 1, ..armies(1, 0) });
    let heavy = Armies { heavy: 1, ..Armies::NONE };
    let line = |one: &[&str]| one.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>();
    assert_eq!(unpaid(&[], two, Armies::NONE, Lang::En), line(&["Ilaria pays $4 for upkeep."]));
    assert_eq!(
        unpaid(&[], two, tank, Lang::En),
        line(&["Ilaria pays $2 for upkeep. Ilaria doesn’t pay: 1 tank in Ontario becomes 1 infantry."])
    );
    assert_eq!(
        unpaid(&[], two, armies(0, 2), Lang::It),
        line(&["Ilaria non paga: 2 carri in Ontario diventano 2 fanterie."])
    );
    let kept = [("cold_war.unpaid_nuclear", "keep")];
    assert_eq!(
        unpaid(&kept, both, heavy, Lang::En),
        line(&["Ilaria doesn’t pay: 1 heavy missile in Ontario stays."])
    );
    let removed = [("cold_war.unpaid_nuclear", "remove")];
    assert_eq!(
        unpaid(&removed, both, heavy, Lang::It),
        line(&["Ilaria non paga: 1 missile pesante in Ontario sparisce."])
    );
}

#[test]
fn the_condition_of_a_launch_says_who_declares_the_war_and_where_a3_42() {
    let table = Table::new();
    let (ctx, at) = (Ctx::new(table.game.board(), NAMES), table.id("ontario"));
    let told = |lang: Lang, at, by| Words::new(lang).launch_when(LaunchWhen::War { at, by }, &ctx);
    let (en, it) = (Lang::En, Lang::It);
    assert_eq!(told(en, None, None), "When war is declared on you");
    assert_eq!(told(en, Some(at), Some(ONE)), "When war is declared on you, only in Ontario, only by Marco");
    assert_eq!(told(it, None, Some(ONE)), "Se ti dichiarano guerra, solo da parte di Marco");
}

#[test]
fn the_last_launches_are_told_only_if_somebody_has_a_missile_a3_42() {
    let told = |table: Table| {
        let mut table = table.set("/round", json!(7)).set("/places_played", json!(5));
        let events = table.does(USA, Action::Done);
        (table.kinds(), log(&table, &events, Lang::En).join("\n"))
    };
    let (asked, lines) = told(Table::new());
    assert_eq!((asked, lines.as_str()), (vec![], ""), "the game is over");
    let light = Armies { light: 1, ..Armies::NONE };
    let (asked, lines) = told(Table::new().hold(TWO, "peru", light));
    assert_eq!(asked, [(TWO, "last_launch")]);
    assert!(lines.starts_with("1980 is over. Whoever still has missiles may launch them now"), "{lines}");
}

#[test]
fn a_fight_says_when_its_damage_destroys_nothing_r3_23() {
    let table =
        Table::new().hold(USA, "quebec", armies(1, 0)).hold(ONE, "quebec", armies(0, 1)).money(USA, 9);
    let (mut table, at) = (table.clone(), table.id("quebec"));
    let fight = Action::Fight { at, against: ONE, armies: armies(1, 0) };
    let events = table.rolls(USA, "act", fight, &[9, 3, 3]);
    let line = "**Quebec** · Ilaria (1 infantry) against Marco (1 tank) · successes 1:0 · Marco takes 1 damage, too little to destroy an army";
    assert_eq!(log(&table, &events, Lang::En), [line]);
}

#[test]
fn a_civil_war_that_is_not_won_speaks_of_no_damage_to_refugees_r3_31() {
    for (dice, score) in [([3, 9], "0:1"), ([9, 9], "1:1")] {
        let table = Table::new().exile(USA, &[("quebec", 3)]).hold(ONE, "quebec", armies(1, 0)).money(USA, 9);
        let (mut table, at) = (table.clone(), table.id("quebec"));
        let events = table.rolls(USA, "act", Action::CivilWar { at, against: ONE, pieces: 1 }, &dice);
        let lines = log(&table, &events, Lang::En);
        let fight = format!(" · successes {score} · the refugees of Ilaria win nothing");
        assert!(lines[1].ends_with(&fight), "{lines:?}");
        assert!(!lines.join(" ").contains("damage"), "{lines:?}");
    }
}

#[test]
fn a_ledger_of_1980_foresees_no_change_of_population_a3_44() {
    let hand = |table: &Table| {
        let ctx = Ctx::new(table.game.board(), NAMES);
        Words::new(Lang::En).hand(&table.game.view(Viewer::Seat(USA)), &ctx)
    };
    let table = Table::new().money(USA, 6);
    let told = hand(&table);
    for part in [
        "Next income, as things stand: $1",
        "Population 10 → 12 as things stand",
        "upkeep of your next turn $0",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let table = table.set("/round", json!(7)).set("/places_played", json!(5));
    let told = hand(&table);
    assert!(told.contains("Final income, as things stand: $1\nPopulation 10\n"), "{told}");
    let mut over = table;
    over.does(USA, Action::Done);
    assert!(hand(&over).contains("\nMoney $6\nFinal income"), "no turn follows: {}", hand(&over));
}

#[test]
fn the_line_of_an_exile_says_where_the_pieces_are_now_r3_13_a3_38() {
    let mut table = Table::new();
    let (at, quebec) = (table.id("ontario"), table.id("quebec"));
    table.does(USA, Action::Convert { at, armies: armies(1, 0), to: ONE });
    let mut all_leave = table.clone();
    let events = table.act(USA, "exile", Action::Appear { at, steps: vec![(quebec, 2)] });
    assert_eq!(log(&table, &events, Lang::En)[0], "Refugees of Ilaria: Ontario 3, Quebec 2.");
    let events = all_leave.act(USA, "exile", Action::Appear { at, steps: vec![(quebec, 5)] });
    assert_eq!(log(&all_leave, &events, Lang::It)[0], "Profughi di Ilaria: Quebec 5.");
}

#[test]
fn a_refusal_of_leave_is_told_once_by_whoever_refuses_a3_32() {
    let mut table = Table::new().money(USA, 9).hold(ONE, "quebec", armies(1, 0));
    let path = vec![table.id("quebec")];
    let leg = Action::Leg { from: table.id("ontario"), armies: armies(1, 0), path, war: false };
    let asked = table.does(USA, leg);
    let refused = table.act(ONE, "consent", Action::Consent { given: false });
    let back = table.act(USA, "pay_war", Action::PayWar { promise: false });
    let told = [
        "Ilaria asks Marco for permission to stop in Quebec.",
        "Marco doesn’t let Ilaria into Quebec.",
        "Ilaria takes the convoy back.",
    ];
    assert_eq!(log(&table, &[asked, refused, back].concat(), Lang::En), told);
}
