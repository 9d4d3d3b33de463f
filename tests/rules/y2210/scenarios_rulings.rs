//! Scenarios of what the rulebook says in passing, and of smaller rulings: pieces, public facts, order of steps, silence.

use crate::luck::Seeded;
use crate::y2210::fixtures::{A, B, C, Table, card, card_on, mods, units};
use casus_belli::ai::Player;
use casus_belli::rules::y2210::{
    self, Action, CardKind, CommandCard, Commander, Commanders, Menu, Play, Public, Standing, Target, Timing,
    Why,
};
use casus_belli::rules::{
    self, AnswerOrigin, Board, BoardId, Clock, Event, FamilyEvent, Game, Holder, Rulebook, Seat, Setup,
    SetupError, Viewer, board::Kind,
};
use serde_json::json;

fn board() -> &'static Board {
    Board::get(BoardId::Y2210Land82)
}

/// A in the step of cards with all commanders and ten energy; B and C hold two territories each.
fn preparing() -> Table {
    Table::new(3)
        .hold(A, "alaska", units(2, &Commander::ALL))
        .hold(A, "alberta", mods(2))
        .hold(B, "peru", mods(5))
        .hold(B, "brazil", mods(1))
        .hold(C, "congo", mods(3))
        .energy(A, 10)
        .set("/phase", json!("preparing"))
}

fn expire(table: &mut Table, seat: Seat) {
    let ask = table.ask(seat);
    let events = table.game.expire(ask.id, &mut Seeded::new(1)).unwrap();
    events.iter().for_each(|event| table.game.evolve(event));
}

#[test]
fn two_to_five_play_on_42_lands_13_seas_and_14_lands_of_the_moon_r1_1_r1_5() {
    assert_eq!(Rulebook::Y2210.seats(), (2, 5));
    for seats in [1, 6] {
        let refused = Setup::preset(Rulebook::Y2210, seats).check();
        assert_eq!(refused, Err(SetupError::Seats { rulebook: Rulebook::Y2210, seats, min: 2, max: 5 }));
    }
    assert_eq!(Kind::ALL.map(|kind| board().of_kind(kind).len()), [42, 13, 14]);
    let sizes: Vec<usize> = board().continents().iter().map(|one| one.territories.len()).collect();
    assert_eq!(sizes.len(), 14, "six continents, five colonies at sea, three on the Moon");
    assert!(sizes[..6].iter().all(|size| (4..=12).contains(size)));
    assert!(sizes[11..].iter().all(|size| (4..=6).contains(size)));
}

/// Sides of the defence dice that were rolled.
fn rolled(events: &[Event]) -> Vec<u8> {
    let roll = events.iter().find_map(Event::roll).expect("dice were rolled");
    roll.defence.iter().map(|die| die.sides).collect()
}

#[test]
fn an_attack_has_three_dice_and_a_defence_two_of_six_or_eight_sides_r1_2_a1_36() {
    for (defenders, station, sides) in [
        (mods(4), false, vec![6, 6]),
        (units(3, &[Commander::Diplomat]), false, vec![8, 6]),
        (mods(1), true, vec![8]),
        (mods(3), true, vec![8, 8]),
    ] {
        let mut table = Table::new(3).hold(A, "alaska", mods(9)).hold(B, "alberta", defenders);
        if station {
            table = table.station(B, "alberta");
        }
        table.invade(A, "alaska", "alberta");
        let Menu::Throw(throw) = table.menu(A) else { panic!("A names dice") };
        assert_eq!(throw.most, 3);
        let throw = Action::Throw { dice: 3, commanders: Commanders::NONE };
        if defenders.count() == 1 {
            // The one die of the defence needs no answer.
            let events = table.rolls(A, throw, &[1, 1, 1, 8]);
            assert_eq!(rolled(&events), sides);
            continue;
        }
        table.act(A, throw);
        let Menu::Defend(defend) = table.menu(B) else { panic!("B names dice") };
        assert_eq!((defend.most, defend.sides), (2, sides));
        assert_eq!(defend.attack, 3, "the attacker has committed himself first");
    }
}

#[test]
fn a_hundred_cards_are_in_five_decks_and_no_blank_ones_r1_3_r1_57_a1_61() {
    assert_eq!(CommandCard::all().count(), 100);
    assert!(CommandCard::all().all(|card| CardKind::all().any(|kind| kind == card.kind())));
    assert!((100..109).all(|card| CommandCard::try_from(card).is_ok_and(|card| card.blank().is_some())));
    assert!(CommandCard::try_from(109).is_err(), "nine blank cards (F-28)");
}

#[test]
fn the_decks_are_in_the_order_of_the_list_and_the_board_has_land_then_seas_then_moon_a1_75() {
    let kinds: Vec<Kind> = board().ids().map(|at| board().territory(at).kind).collect();
    assert!(kinds.is_sorted_by_key(|kind| Kind::ALL.iter().position(|one| one == kind)));
    let first: Vec<&str> = (0..5).map(|deck| CommandCard(20 * deck).kind().key()).collect();
    assert_eq!(
        first,
        ["assemble_mods_land", "assemble_mods_water", "aqua_brother", "assemble_mods_moon", "cease_fire"]
    );
    let copies: Vec<CardKind> = CommandCard::all().map(CommandCard::kind).collect();
    let runs = copies.chunk_by(|one, other| one == other).count();
    assert_eq!(runs, CardKind::all().count(), "copies are beside each other");
}

#[test]
fn all_see_energy_and_how_many_cards_of_which_deck_but_only_the_owner_which_r1_6() {
    let table = preparing().hand(A, &["cease_fire", "evacuation", "armageddon"]);
    for viewer in [Viewer::Public, Viewer::Seat(B)] {
        let view = table.view(viewer);
        let seat = view.seat(A);
        assert_eq!(seat.energy, 10);
        let held: Vec<(Commander, u32)> =
            seat.cards.iter().copied().filter(|(_, count)| *count > 0).collect();
        assert_eq!(held, [(Commander::Nuclear, 1), (Commander::Diplomat, 2)]);
        let told = serde_json::to_string(&view.own).unwrap();
        assert!(!told.contains("\"hand\":[4") && view.hands.is_empty(), "{told}");
        assert!(view.own.is_none_or(|own| own.hand.is_empty()));
    }
    assert_eq!(table.hand_of(A), ["armageddon", "cease_fire", "evacuation"]);
}

#[test]
fn the_score_marker_always_shows_the_territories_controlled_r1_13_a1_57() {
    let mut table = preparing().hand(A, &["rocket_strike_land"]);
    assert_eq!(table.view(Viewer::Public).seat(B).territories, 2);
    let at = table.id("brazil");
    table.play(A, card_on("rocket_strike_land", Target::Territory(at)), &[1]);
    assert_eq!(table.at("brazil").holder, Holder::Nobody);
    assert_eq!(table.view(Viewer::Public).seat(B).territories, 1);
}

#[test]
fn energy_that_is_not_spent_is_kept_without_limit_r1_21_a1_79() {
    let mut table = preparing().energy(A, 500);
    table.end_turn(A);
    assert_eq!(table.energy_of(A), 500);
    let one = table.view(Viewer::Public).seat(C).income;
    assert_eq!(one, 3, "one territory brings three all the same (A1-29)");
}

#[test]
fn a_turned_territory_card_does_not_come_back_r1_7_r1_32() {
    let mut table = preparing().hand(A, &["invade_earth", "scatter_bomb_water"]);
    assert_eq!(table.view(Viewer::Public).land_decks, [42, 13, 14]);
    let place = |table: &Table, key: &str| {
        1 + board().of_kind(Kind::Land).iter().position(|at| at == table.id(key)).unwrap() as u32
    };
    let own = place(&table, "alaska");
    let other = place(&table, "peru") - u32::from(place(&table, "peru") > own);
    table.play(A, card("invade_earth"), &[own, other]);
    assert_eq!(table.view(Viewer::Public).land_decks, [40, 13, 14]);
    assert!(table.view(Viewer::Public).turned.contains(table.id("peru")));
    table.play(A, card("scatter_bomb_water"), &[1, 1]);
    assert_eq!(table.view(Viewer::Public).land_decks, [40, 11, 14]);
}

#[test]
fn damage_by_nuclear_cards_is_no_invasion_r1_33() {
    let mut table = preparing().hand(A, &["rocket_strike_land", "assemble_mods_land"]);
    let at = table.id("peru");
    table.play(A, card_on("rocket_strike_land", Target::Territory(at)), &[2]);
    assert!(!table.view(Viewer::Public).turn.declared);
    let own = table.id("alaska");
    table.play(A, card_on("assemble_mods_land", Target::Territory(own)), &[]);
    assert_eq!(table.at("alaska").units.mods, 5, "still before the first invasion");
}

#[test]
fn only_neighbours_are_attacked_as_the_rulebooks_example_says_r1_34() {
    let at = |key: &str| board().find(key).unwrap();
    for other in ["northwest_territory", "ontario", "quebec", "iceland"] {
        assert!(board().adjacent(at("greenland"), at(other)), "{other}");
    }
    assert!(board().adjacent(at("alaska"), at("kamchatka")));
    let table = Table::new(3).hold(A, "alaska", mods(4)).hold(B, "peru", mods(1));
    let (from, to) = (at("alaska"), at("peru"));
    assert_eq!(table.refuses(A, Action::Invade { from, to }), Why::NotAdjacent { from, to });
}

#[test]
fn the_attacker_names_his_dice_first_and_the_defender_knows_them_r1_36_a1_11() {
    let mut table = Table::new(3).hold(A, "alaska", units(4, &[Commander::Land])).hold(B, "alberta", mods(2));
    table.invade(A, "alaska", "alberta");
    assert_eq!(table.asked(A), "throw");
    let commanders = Commanders::one(Commander::Land);
    table.act(A, Action::Throw { dice: 2, commanders });
    let Menu::Defend(menu) = table.menu(B) else { panic!("B names dice") };
    assert_eq!((menu.attack, menu.commanders), (2, commanders));
    assert_eq!(table.refuses(B, Action::Defend { dice: 3 }), Why::Dice { dice: 3, min: 1, max: 2 });
}

#[test]
fn as_many_units_as_dice_move_in_and_one_stays_behind_r1_38() {
    let mut table = Table::new(3).hold(A, "alaska", mods(6)).hold(B, "alberta", mods(1));
    table = table.hold(B, "peru", mods(1)).hold(C, "congo", mods(1));
    table.invade(A, "alaska", "alberta");
    table.fight(A, (3, &[]), None, &[6, 6, 6, 1]);
    assert_eq!(table.asked(A), "advance");
    for few in [2, 6] {
        let why = table.refuses(A, Action::Advance { units: mods(few) });
        assert_eq!(why, Why::UnitCount { units: few, min: 3, max: 5 });
    }
    table.act(A, Action::Advance { units: mods(5) });
    assert_eq!((table.at("alaska").units, table.at("alberta").units), (mods(1), mods(5)));
}

#[test]
fn cards_for_the_end_of_the_turn_are_played_in_its_last_step_r1_48() {
    let mut table = preparing().hand(A, &["redeployment"]);
    let Play { card: kind, target } = card("redeployment");
    let early = table.refuses(A, Action::Play { card: kind, target });
    assert!(matches!(early, Why::NotItsTime { timing: Timing::EndOfTurn, .. }), "{early:?}");
    table.done_until(A, "fortify");
    table.play(A, card("redeployment"), &[]);
    assert_eq!(table.view(Viewer::Public).turn.moves, 2);
}

#[test]
fn a_card_before_the_first_invasion_waits_for_hiring_and_buying_r1_52() {
    let mut table = preparing().energy(B, 1).hand(A, &["energy_crisis"]).set("/phase", json!("hiring"));
    let Play { card: kind, target } = card("energy_crisis");
    let early = table.refuses(A, Action::Play { card: kind, target });
    assert!(matches!(early, Why::NotNow { .. }), "{early:?}");
    table.done_until(A, "buy");
    table.act(A, Action::Buy { decks: Vec::new() });
    table.play(A, card("energy_crisis"), &[]);
}

fn bidding() -> Table {
    let sealed = |seat: u8| json!({"seat": seat, "answer": null});
    let mut table = Table::new(3).set("/phase", json!("bidding"));
    for (seat, at) in [(A, "alaska"), (B, "peru"), (C, "congo")] {
        table = table.hold(seat, at, mods(2)).energy(seat, 4);
        table = table.set(&format!("/seats/{}/marker", seat.0), json!(null));
    }
    table.set("/sealed", json!([sealed(0), sealed(1), sealed(2)]))
}

#[test]
fn of_three_equal_bids_only_the_tied_roll_again_a1_21() {
    let mut table = bidding();
    table.act(A, Action::Bid { energy: 2 });
    table.act(B, Action::Bid { energy: 2 });
    // Five, three and three; then B and C alone: two and four.
    table.rolls(C, Action::Bid { energy: 2 }, &[5, 3, 3, 2, 4]);
    let mut chosen = Vec::new();
    for number in [1, 2] {
        let seat = table.view(Viewer::Public).waiting.one().unwrap();
        chosen.push(seat);
        table.act(seat, Action::Marker { number });
    }
    assert_eq!(chosen, [A, C]);
    assert_eq!(table.view(Viewer::Public).order, [A, C, B]);
}

#[test]
fn silence_bids_nothing_and_takes_the_lowest_free_marker_a1_59() {
    let mut table = bidding();
    table.act(A, Action::Bid { energy: 1 });
    expire(&mut table, B);
    let ask = table.ask(C);
    assert_eq!(ask.default, rules::Action::Y2210(Action::Bid { energy: 0 }));
    table.rolls(C, Action::Bid { energy: 2 }, &[]);
    assert_eq!(table.energy_of(B), 4);
    for seat in [C, A] {
        expire(&mut table, seat);
    }
    assert_eq!(table.view(Viewer::Public).order, [C, A, B]);
}

/// The last turn of the last year can't be answered by anybody.
#[test]
fn a_computer_goes_first_in_every_year_but_the_last_and_then_last_a1_21() {
    for (year, markers) in [(2, [1, 2]), (5, [3, 2])] {
        let mut table = bidding().set("/year", json!(year));
        table.act(A, Action::Bid { energy: 2 });
        table.act(B, Action::Bid { energy: 1 });
        table.rolls(C, Action::Bid { energy: 0 }, &[]);
        for (seat, number) in [(A, markers[0]), (B, markers[1])] {
            let view = table.game.view(Viewer::Seat(seat));
            let answer = Player::Normal.answer(&view, &table.ask(seat), &mut |_| 0);
            assert_eq!(answer, rules::Action::Y2210(Action::Marker { number }), "year {year}");
            table.act(seat, Action::Marker { number });
        }
    }
}

#[test]
fn after_the_last_free_land_the_round_goes_on_without_a_break_a1_54() {
    let mut setup = Setup::preset(Rulebook::Y2210, 4);
    setup.options.set("setup.way", "by_the_book").unwrap();
    let mut luck = Seeded::new(8);
    let mut game = Game::new(setup).unwrap();
    game.open(&mut luck).iter().for_each(|event| game.evolve(event));
    let mut last = None;
    while let Some(ask) = game.asks().into_iter().next().filter(|ask| ask.menu.kind().key() == "claim") {
        for event in game.expire(ask.id, &mut luck).unwrap() {
            if let Event::Happened(FamilyEvent::Y2210(y2210::Event::Public(Public::Claimed(claimed)))) =
                &event
            {
                last = Some(claimed.seat);
            }
            game.evolve(&event);
        }
    }
    let (last, ask) = (last.unwrap(), game.asks().remove(0));
    assert_eq!((ask.menu.kind().key(), ask.to), ("deploy", Seat((last.0 + 1) % 4)));
}

#[test]
fn income_is_counted_at_the_start_and_placed_in_as_many_answers_as_one_likes_a1_58_a1_81_a1_63() {
    let mut table = bidding().hold(A, "alberta", mods(1)).hold(A, "alaska", mods(5_000)).station(A, "alaska");
    table.act(A, Action::Bid { energy: 3 });
    table.act(B, Action::Bid { energy: 2 });
    table.act(C, Action::Bid { energy: 1 });
    table.act(A, Action::Marker { number: 1 });
    table.act(B, Action::Marker { number: 2 });
    let at = table.id("alaska");
    assert_eq!(table.energy_of(A), 4, "one is left of four, and three come at once");
    assert_eq!(table.at("alaska").units, mods(5_001), "the station's MOD stands without a question");
    table.act(A, Action::Place { mods: vec![(at, 2)] });
    assert_eq!(table.asked(A), "place");
    table.act(A, Action::Place { mods: vec![(at, 1)] });
    assert_eq!(table.at("alaska").units, mods(5_004), "MODs never run out");
    assert_ne!(table.asked(A), "place");
}

#[test]
fn of_more_commanders_than_dice_land_naval_space_and_nuclear_roll_first_a1_76() {
    let all = [Commander::Land, Commander::Naval, Commander::Nuclear, Commander::Space];
    for (number, expected) in [(0, 3), (3, 3)] {
        let mut table =
            Table::new(3).hold(A, "hawaiian_preserve", units(number, &all)).hold(B, "poseidon", mods(4));
        table.invade(A, "hawaiian_preserve", "poseidon");
        let named = table.ask(A).default;
        let wanted: Commanders = [Commander::Naval, Commander::Nuclear].into_iter().collect();
        let wanted = rules::Action::Y2210(Action::Throw { dice: expected, commanders: wanted });
        assert_eq!(named, wanted, "land and space roll six sides at sea");
    }
    let mut table = Table::new(3)
        .hold(A, "hawaiian_preserve", units(1, &[Commander::Naval, Commander::Nuclear]))
        .hold(B, "poseidon", mods(4));
    table.invade(A, "hawaiian_preserve", "poseidon");
    let commanders = [Commander::Naval, Commander::Nuclear].into_iter().collect();
    let wanted = Action::Throw { dice: 2, commanders };
    assert_eq!(table.ask(A).default, rules::Action::Y2210(wanted));
}

#[test]
fn the_bonus_card_comes_by_silence_from_the_deck_of_which_one_holds_fewest_a1_51() {
    let mut table = Table::new(3)
        .hold(A, "alaska", units(9, &[Commander::Land, Commander::Diplomat]))
        .hand(A, &["stealth_mods_land"]);
    for at in ["alberta", "ontario", "quebec", "peru"] {
        table = table.hold(B, at, mods(1));
    }
    for step in ["alaska", "alberta", "ontario", "quebec"].windows(2) {
        table.invade(A, step[0], step[1]);
        table.fight(A, (3, &[]), None, &[6, 6, 6, 1]);
        if let Menu::Advance(menu) = table.menu(A) {
            table.act(A, Action::Advance { units: menu.units.minus(mods(1)) });
        }
    }
    let ask = table.ask(A);
    assert_eq!(ask.default, rules::Action::Y2210(Action::Draw { deck: Commander::Diplomat }));
}

#[test]
fn a_lone_station_is_control_for_cards_too_a1_85() {
    let mut table = preparing().hand(A, &["hidden_energy"]).station(A, "poseidon");
    let seas = board().of_kind(Kind::Sea);
    let place = seas.iter().position(|at| at == table.id("poseidon")).unwrap();
    table.play(A, card("hidden_energy"), &[place as u32 + 1]);
    table.end_turn(A);
    assert_eq!(table.energy_of(A), 14);
}

#[test]
fn a_bomb_may_eliminate_a_player_a1_86() {
    let mut table = preparing().hand(A, &["rocket_strike_land"]).hand(C, &["armageddon"]);
    let at = table.id("congo");
    table.play(A, card_on("rocket_strike_land", Target::Territory(at)), &[3]);
    let view = table.view(Viewer::Public);
    assert!(!view.seat(C).alive && view.seat(C).eliminated_by == Some(A));
    assert!(view.seat(C).cards.iter().all(|(_, count)| *count == 0));
    assert!(view.discarded.iter().all(|card| card.kind().key() != "armageddon"), "discarded unseen");
}

#[test]
fn a_private_order_of_losses_holds_although_nobody_is_waited_for_a1_12_a1_69() {
    let game = |order: bool| {
        let mut table = Table::new(3)
            .hold(A, "alaska", mods(4))
            .hold(B, "alberta", units(2, &[Commander::Diplomat]))
            .hold(C, "congo", mods(1));
        table.invade(A, "alaska", "alberta");
        table.act(A, Action::Throw { dice: 1, commanders: Commanders::NONE });
        let ask = table.ask(B);
        let answer = rules::Action::Y2210(Action::Defend { dice: 1 });
        let events = table
            .game
            .act(B, ask.id, &answer, AnswerOrigin::Player, &mut crate::luck::Told::dice(&[6, 1]))
            .unwrap();
        events.iter().for_each(|event| table.game.evolve(event));
        let ask = table.ask(B);
        assert_eq!((ask.menu.kind().key(), ask.clock), ("lose", Clock::Standing));
        let first = y2210::LossOrder { before_mods: vec![Commander::Diplomat], after_mods: Vec::new() };
        let standing = Standing { casualties: order.then_some(first), ..Standing::default() };
        let given = rules::Standing::Y2210(standing).answer(&ask.menu, false);
        let events = match given {
            Some(action) => table.game.act(B, ask.id, &action, AnswerOrigin::Standing, &mut Seeded::new(1)),
            None => table.game.expire(ask.id, &mut Seeded::new(1)),
        };
        events.unwrap().iter().for_each(|event: &Event| table.game.evolve(event));
        assert_eq!(table.asked(A), "invade");
        table.at("alberta").units
    };
    assert_eq!(game(true), mods(2));
    assert_eq!(game(false), units(1, &[Commander::Diplomat]));
}
