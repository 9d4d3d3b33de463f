//! Records of games that mixed in rounds of the beacon after their start: what honest ones prove, and that both verifiers refuse
//! falsified ones ([PBP-40]).

use crate::luck::Seeded;
use crate::records::{ROUND, SIGNATURE, check, read};
use crate::second_verifier::{falsified, honest};
use crate::setups;
use crate::table_with_rounds::{Dealt, draws, picked};
use casus_belli::luck::{BeaconMode, BeaconUse, Chain};
use casus_belli::present::proof_line;
use casus_belli::record::{self, ByBeacon, ExactOdds, Ordered, Proof};
use casus_belli::rules::classic::{self, Until};
use casus_belli::rules::{
    Action, AnswerOrigin, Ask, AskId, Clock, Menu, Order, OrderStep, Rulebook, Seat, Setup,
};
use casus_belli::text::{Lang, Words};

fn local(mode: BeaconMode) -> BeaconUse {
    BeaconUse { mode, chain: Chain::Local }
}

/// A random game of three with rounds.
fn game(mode: BeaconMode) -> Dealt {
    let dealt = Dealt::new(3, &setups::instant(3), local(mode)).play(3, 150);
    assert!(dealt.rounds.len() > 4 || mode == BeaconMode::Start, "{} rounds", dealt.rounds.len());
    dealt
}

fn said(text: &str) -> String {
    let proof = check(text).unwrap_or_else(|fault| panic!("{fault}\n{text}")).proof;
    let names = ["Ilaria", "Bruno", "Zoë"].map(str::to_owned);
    proof_line::of_game(Words::new(Lang::En), &proof, &names)
}

#[test]
fn rounds_of_turns_and_of_orders_are_written_read_back_and_found_true_by_both_in_every_family_pbp_40() {
    for rulebook in Rulebook::ALL {
        let mut setup = Setup::preset(rulebook, rulebook.seats().0.max(3));
        drop(setup.options.set("setup.way", "instant"));
        for mode in BeaconMode::ALL {
            let text = Dealt::new(5, &setup, local(mode)).play(9, 200).text();
            let what = format!("{} {}", rulebook.key(), mode.key());
            honest(&text, &what);
            assert_eq!(record::write(&read(&text).record), text, "{what}");
            let lines = text.lines().filter(|line| line.starts_with("round ") || line.starts_with("order "));
            assert_eq!(lines.count() > 0, mode != BeaconMode::Start, "{what}");
        }
    }
}

#[test]
fn what_is_proved_is_said_first_by_the_strength_of_the_dice_and_the_same_by_both_pbp_40() {
    let setup = setups::instant(3);
    for (mode, proved) in [
        (BeaconMode::Start, "the beacon since the start"),
        (BeaconMode::Turn, "the beacon of every turn"),
        (BeaconMode::Order, "the beacon of every order"),
    ] {
        let mut dealt = Dealt::new(2, &setup, BeaconUse { mode, chain: Chain::Quicknet });
        let mut random = Seeded::new(4);
        // One round is at hand: up to the first roll.
        loop {
            let (ask, action, how) = picked(&dealt.game, &mut random).unwrap();
            let (drawn, ordered) =
                (draws(&dealt.game, &ask, &action, how), dealt.ordered(&ask, &action, how));
            if drawn && mode != BeaconMode::Start {
                dealt.mixed(ROUND, (mode == BeaconMode::Order).then_some(&ordered));
            }
            dealt.give(&ask, &action, how);
            if drawn {
                break;
            }
        }
        let text = dealt.text();
        let against = format!("Against the owner of the bot: {proved} and the sealed word of Bruno.");
        assert_eq!(said(&text), format!("Every move followed the rules. {against}"));
        assert!(honest(&text, proved).lines().next().is_none_or(|line| line.ends_with(&against)), "{proved}");
    }
    let text = game(BeaconMode::Turn).text();
    assert_eq!(
        check(&text).unwrap().proof.beacon,
        ByBeacon::TestChain,
        "everybody has the key of that chain"
    );
    let nothing = Proof { beacon: ByBeacon::TestChain, words: Vec::new(), fixed: true };
    let told = |lang| proof_line::of_game(Words::new(lang), &nothing, &[]);
    assert!(told(Lang::En).ends_with("nothing (the beacon was a chain made for tests)."));
    assert!(told(Lang::It).ends_with("niente (la fonte era una catena fatta per le prove)."));
    let old = Proof { beacon: ByBeacon::Start, words: vec![Seat(0)], fixed: false };
    assert_eq!(
        proof_line::of_game(Words::new(Lang::En), &old, &["Ilaria".to_owned()]),
        "Every move followed the rules. Against the owner of the bot: the beacon since the start and the sealed word of \
         Ilaria, but not who sat where nor the options."
    );
}

/// The record with one line replaced; `None`: left out.
fn with(text: &str, line: usize, by: Option<&str>) -> String {
    let lines = text.lines().enumerate();
    let all: Vec<&str> = lines.filter_map(|(at, old)| if at == line { by } else { Some(old) }).collect();
    all.join("\n") + "\n"
}

/// Positions of the lines of rounds.
fn lines_of_rounds(text: &str) -> Vec<usize> {
    let is_round = |line: &str| line.starts_with("round ") || line.starts_with("order ");
    text.lines().enumerate().filter(|(_, line)| is_round(line)).map(|(at, _)| at).collect()
}

#[test]
fn every_header_that_was_changed_is_noticed_by_both_pbp_40() {
    let text = game(BeaconMode::Turn).text();
    let changes = [
        ("scope whole", "scope public"),
        ("game 17", "game 18"),
        ("rulebook classic", "rulebook first_edition"),
        ("board classic83", "board classic93"),
        ("territories [alaska northwest_territory", "territories [northwest_territory alaska"),
        ("continents [[alaska northwest_territory", "continents [[northwest_territory alaska"),
        ("direction=left", "direction=right"),
        ("half_continent=off", "half_continent=on"),
        ("objectives []", "objectives [x]"),
        ("seat 0 red ", "seat 0 blue "),
        ("seat 0 red ", "seat 1 red "),
        ("dice turn local", "dice start local"),
        ("dice turn local", "dice order local"),
        ("dice turn local", "dice turn quicknet"),
        ("dice turn local", "dice -"),
        ("dice turn local\n", ""),
        ("computers [- - normal]", "computers [- - -]"),
        ("computers [- - normal]", "computers [- - normal -]"),
        ("computers [- - normal]\n", ""),
        ("words [pizza -", "words [Pizza -"),
        ("revealed [- owl", "revealed [- cat"),
        ("revealed [- owl -]", "revealed [- - -]"),
        ("beacon 1000 ", "beacon 1001 "),
    ];
    for (from, to) in changes {
        assert!(text.contains(from), "{from}\n{text}");
        falsified(&text.replacen(from, to, 1), &format!("{from} -> {to}"));
    }
    for key in ["players", "promise", "commitment", "seed", "sealed", "beacon"] {
        let at = text.lines().position(|line| line.starts_with(&format!("{key} "))).unwrap();
        let line = text.lines().nth(at).unwrap();
        let digit = line.rfind(|c: char| c.is_ascii_hexdigit()).unwrap();
        let mut other = line.to_owned();
        other.replace_range(digit..=digit, if &line[digit..=digit] == "0" { "1" } else { "0" });
        falsified(&with(&text, at, Some(&other)), &format!("a digit of {key}"));
    }
    let at = text.lines().position(|line| line.starts_with("beacon ")).unwrap();
    falsified(&with(&text, at, Some("beacon 1000 -")), "a game that began without its round");
    falsified(&with(&text, at, Some("beacon -")), "a game without the beacon that it promised");
}

#[test]
fn a_round_that_was_left_out_swapped_replayed_moved_or_invented_is_noticed_by_both_pbp_40() {
    for mode in [BeaconMode::Turn, BeaconMode::Order] {
        let text = game(mode).text();
        let (at, lines) = (lines_of_rounds(&text), text.lines().collect::<Vec<_>>());
        let (one, two) = (lines[at[1]], lines[at[2]]);
        falsified(&with(&text, at[1], None), "a round that is left out");
        falsified(&with(&with(&text, at[1], Some(two)), at[2], Some(one)), "two that were swapped");
        falsified(&with(&text, at[2], Some(one)), "the one before again");
        falsified(&with(&text, at[1], Some(&format!("{one}\n{one}"))), "one that stands there twice");
        falsified(&with(&text, at[1], Some(&format!("{two}\n{one}"))), "one more, from later on");
        let parts: Vec<&str> = one.split(' ').collect();
        let (round, signature) = (parts[1], parts[2]);
        falsified(&text.replacen(signature, SIGNATURE, 1), "a signature of another chain");
        falsified(&text.replacen(signature, two.split(' ').nth(2).unwrap(), 1), "that of another round");
        falsified(&text.replacen(&format!(" {round} "), &format!(" {round}0 "), 1), "another number");
        falsified(&text.replacen(&format!(" {round} "), &format!(" 0{round} "), 1), "a number with a 0");
        falsified(&text.replacen(&format!(" {round} "), " 1000 ", 1), "the round of the start");
        falsified(&text.replacen("\nend ", &format!("\n{two}\nend "), 1), "a round that nothing follows");
        falsified(&text.replacen("\n0 open", &format!("\n{one}\n0 open"), 1), "a round before the opening");
        let other = if mode == BeaconMode::Turn { "order" } else { "round" };
        falsified(
            &with(&text, at[1], Some(&format!("{other} {round} {signature}"))),
            "a line of another kind",
        );
    }
    let (start, turn) = (game(BeaconMode::Start).text(), game(BeaconMode::Turn).text());
    let line = turn.lines().nth(lines_of_rounds(&turn)[0]).unwrap();
    falsified(&start.replacen("\n1 ", &format!("\n{line}\n1 "), 1), "a round in a game without such rounds");
}

#[test]
fn an_order_with_another_text_or_binding_is_noticed_by_both_pbp_40() {
    let text = game(BeaconMode::Order).text();
    let (at, lines) = (lines_of_rounds(&text), text.lines().collect::<Vec<_>>());
    let bound = at.iter().copied().find(|at| lines[*at].contains(" answer(")).unwrap();
    let line = lines[bound];
    let parts: Vec<&str> = line.splitn(5, ' ').collect();
    let seat = if parts[4].contains("seat=0") { ("seat=0", "seat=1") } else { ("seat=1", "seat=0") };
    falsified(&with(&text, bound, Some(&line.replacen(seat.0, seat.1, 1))), "the order of another seat");
    falsified(&with(&text, bound, Some(&format!("{line}x"))), "an order with one letter more");
    let table = format!("order {} {} {} table()", parts[1], parts[2], parts[3]);
    falsified(&with(&text, bound, Some(&table)), "another text");
    let digit = if parts[3].starts_with('0') { "1" } else { "0" };
    let other = line.replacen(parts[3], &format!("{digit}{}", &parts[3][1..]), 1);
    falsified(&with(&text, bound, Some(&other)), "another binding");
    falsified(&with(&text, bound, Some(&parts[..4].join(" "))), "no text");
    falsified(&with(&text, bound, Some(&parts[..3].join(" "))), "no binding");
}

/// A game in which somebody who has the seed leaves out what the mode asks for, and makes everything else fit.
fn cheated(mode: BeaconMode, cheat: impl Fn(&mut Dealt, &Ask, &Action, AnswerOrigin)) -> String {
    let mut dealt = Dealt::new(3, &setups::instant(3), local(mode));
    let mut random = Seeded::new(3);
    let mut rolls = 0;
    while rolls < 6 {
        let (ask, action, how) = picked(&dealt.game, &mut random).unwrap();
        let drawn = draws(&dealt.game, &ask, &action, how);
        let free = how == AnswerOrigin::Player && ask.to != dealt.computer;
        rolls += usize::from(drawn && free);
        if rolls == 6 {
            cheat(&mut dealt, &ask, &action, how);
        } else {
            dealt.answer(&ask, &action, how);
        }
    }
    dealt.text()
}

#[test]
fn an_order_without_a_line_of_its_own_is_believed_by_neither_pbp_40() {
    let text = cheated(BeaconMode::Order, |dealt, ask, action, how| {
        dealt.give(ask, action, how);
    });
    falsified(&text, "dice that were known when the order was given");
    let text = cheated(BeaconMode::Order, |dealt, ask, action, how| {
        dealt.mixed(dealt.next_round(), Some(&Ordered::Table { then: Vec::new() }));
        dealt.give(ask, action, how);
    });
    falsified(&text, "a decision of a player that is said to be the table's");
    let text = cheated(BeaconMode::Order, |dealt, ask, action, how| {
        // Where the default is what was answered, that of another question.
        let opened = ask.id.opened + u32::from(ask.default == *action);
        let id = AskId { opened, ..ask.id };
        let other = Ordered::Answer { seat: ask.to, ask: id, action: ask.default.clone(), then: Vec::new() };
        dealt.mixed(dealt.next_round(), Some(&other));
        dealt.give(ask, action, how);
    });
    falsified(&text, "another answer than the one that was bound");
    let text = cheated(BeaconMode::Order, |dealt, ask, action, how| {
        dealt.mixed(999, Some(&dealt.ordered(ask, action, how)));
        dealt.give(ask, action, how);
    });
    falsified(&text, "a round that was out before the game began");
}

#[test]
fn a_turn_without_its_round_is_believed_by_neither_pbp_40() {
    let mut dealt = Dealt::new(3, &setups::instant(3), local(BeaconMode::Turn));
    let mut random = Seeded::new(3);
    loop {
        let (ask, action, how) = picked(&dealt.game, &mut random).unwrap();
        let drawn = draws(&dealt.game, &ask, &action, how);
        if drawn && dealt.wait_began && dealt.rounds.len() == 3 {
            dealt.give(&ask, &action, how);
            break;
        }
        dealt.answer(&ask, &action, how);
    }
    falsified(&dealt.text(), "a turn whose dice were known before it began");
}

/// Carries out an attack of several rolls with one round; `then` gives the answer after it.
fn attacked(dealt: &mut Dealt, random: &mut Seeded) -> bool {
    let asks = dealt.game.asks();
    let Some(ask) = asks.iter().find(|ask| ask.clock == Clock::Turn && ask.to != dealt.computer) else {
        return false;
    };
    let Menu::Classic(classic::Menu::Attack(_)) = &ask.menu else { return false };
    let Action::Classic(classic::Action::Attack { from, to, .. }) = ask.menu.sample(&mut |n| random.below(n))
    else {
        return false;
    };
    let attack =
        classic::Attack { from, to, dice: None, until: Until::Captured, move_in: classic::MoveIn::Fewest };
    let order: Order = classic::Order::Attack(attack).into();
    let ordered = Ordered::Compound { seat: ask.to, order: order.clone(), then: Vec::new() };
    let mut open = dealt.game.begin(&order).unwrap();
    dealt.mixed(dealt.next_round(), Some(&ordered));
    let mut rolls = 0;
    while let Some(ask) = dealt.game.asks().into_iter().find(|one| one.to == ask.to) {
        let Ok(OrderStep::Answer(action, rest)) = dealt.game.next(ask.to, &open, &ask.menu, &ExactOdds)
        else {
            break;
        };
        rolls += usize::from(dealt.give(&ask, &action, AnswerOrigin::Player));
        match rest {
            Some(rest) => open = rest,
            None => break,
        }
    }
    rolls > 1
}

#[test]
fn one_order_of_several_rolls_needs_one_round_and_a_decision_after_it_needs_another_pbp_40() {
    let mut dealt = Dealt::new(3, &setups::instant(3), local(BeaconMode::Order));
    let mut random = Seeded::new(3);
    for _ in 0..2_000 {
        if random.below(3) == 0 && attacked(&mut dealt, &mut random) {
            break;
        }
        let (ask, action, how) = picked(&dealt.game, &mut random).unwrap();
        dealt.answer(&ask, &action, how);
    }
    let text = dealt.text();
    assert!(text.contains(" compound(seat="), "{text}");
    honest(&text, "an order of several rolls");
    // The next decision of anybody, with the dice that are known by now.
    let cheat = loop {
        let (ask, action, _) = picked(&dealt.game, &mut random).unwrap();
        if ask.to != dealt.computer && dealt.give(&ask, &action, AnswerOrigin::Player) {
            break dealt.text();
        }
    };
    let fault = check(&cheat).unwrap_err();
    assert!(fault.reason.contains("not bound to a round"), "{fault}");
}
