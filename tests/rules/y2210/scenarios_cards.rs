//! Scenarios of command cards played in one's own turn (section L; F-28, F-44; A1-15 to A1-18, A1-25, A1-28, A1-40 to A1-46).

use crate::y2210::fixtures::{A, B, C, Table, card, card_on, mods, units};
use casus_belli::rules::Viewer;
use casus_belli::rules::y2210::{Action, CardKind, CommandCard, Commander, Target, Why};
use serde_json::json;

const COMMANDERS: [Commander; 5] = Commander::ALL;

/// A in the step of cards with all commanders and ten energy; B and C hold two territories each.
fn preparing() -> Table {
    Table::new(3)
        .hold(A, "alaska", units(2, &COMMANDERS))
        .hold(A, "alberta", mods(2))
        .hold(B, "peru", mods(5))
        .hold(B, "brazil", mods(1))
        .hold(C, "congo", mods(3))
        .hold(C, "egypt", mods(1))
        .energy(A, 10)
        .set("/phase", json!("preparing"))
}

#[test]
fn each_deck_has_twenty_cards_f_28() {
    for deck in Commander::ALL {
        let copies: u32 = CardKind::all()
            .filter(|kind| kind.printed().deck == deck)
            .map(|kind| u32::from(kind.printed().copies))
            .sum();
        assert_eq!(copies, 20, "{deck:?}");
        let cards = CommandCard::all().filter(|card| card.commander() == deck);
        assert!(
            cards.map(casus_belli::rules::y2210::CommandCard::kind).all(|kind| kind.printed().deck == deck)
        );
    }
    let mut keys: Vec<&str> = CardKind::all().map(CardKind::key).collect();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), 42);
}

#[test]
fn a_card_needs_its_commander_its_energy_its_time_and_a_target_r1_30_a1_74() {
    let cards = ["assemble_mods_land", "assemble_mods_water", "redeployment", "cease_fire"];
    let table = preparing().hand(A, &cards);
    let play = |table: &Table, key: &str, target| {
        let play = card_on(key, target);
        table.refuses(A, Action::Play { card: play.card, target: play.target })
    };
    let here = |table: &Table| Target::Territory(table.id("alaska"));
    assert!(matches!(play(&table, "armageddon", Target::Nothing), Why::NotInHand { .. }));
    assert!(matches!(play(&table, "assemble_mods_water", here(&table)), Why::NoTarget { .. }));
    assert!(matches!(play(&table, "redeployment", Target::Nothing), Why::NotItsTime { .. }));
    let there = Target::Territory(table.id("peru"));
    assert!(matches!(play(&table, "assemble_mods_land", there), Why::BadTarget { .. }));
    let poor = table.energy(A, 0);
    assert_eq!(play(&poor, "assemble_mods_land", here(&poor)), Why::Energy { needed: 1, energy: 0 });
    let alone = poor.energy(A, 9).hold(A, "alaska", units(2, &[Commander::Diplomat]));
    let why = play(&alone, "assemble_mods_land", here(&alone));
    assert_eq!(why, Why::NoCommander { commander: Commander::Land });
}

#[test]
fn assemble_mods_puts_three_mods_on_one_own_land() {
    let mut table = preparing().hand(A, &["assemble_mods_land"]);
    let at = table.id("alberta");
    table.play(A, card_on("assemble_mods_land", Target::Territory(at)), &[]);
    assert_eq!(table.at("alberta").units, mods(5));
    assert_eq!((table.energy_of(A), table.hand_of(A).len()), (9, 0));
}

#[test]
fn reinforcements_go_to_as_many_lands_as_there_are_if_fewer_than_three_r1_51() {
    let mut table = preparing().hand(A, &["reinforcements_land"]);
    let both = vec![table.id("alaska"), table.id("alberta")];
    let one = card_on("reinforcements_land", Target::Territories(vec![both[0]]));
    let why = table.refuses(A, Action::Play { card: one.card, target: one.target });
    assert!(matches!(why, Why::BadTarget { .. }), "{why:?}");
    table.play(A, card_on("reinforcements_land", Target::Territories(both)), &[]);
    assert_eq!(table.at("alberta").units, mods(3));
}

#[test]
fn scouts_wait_in_secret_and_arrive_when_their_land_is_occupied_a1_40_r1_54() {
    let mut table = preparing().hand(A, &["scout_forces"]);
    let at = table.id("ontario");
    let events = table.play(A, card("scout_forces"), &[u32::from(at.0) + 1]);
    assert_eq!(table.view(Viewer::Public).seat(A).scouts, 1);
    assert_eq!(table.view(Viewer::Seat(A)).own.unwrap().scouts, [at]);
    let seen: Vec<_> = events.iter().filter_map(|event| event.seen_by(Viewer::Seat(B))).collect();
    let seen = serde_json::to_string(&seen).unwrap();
    assert!(seen.contains(r#""scout_sent":{"seat":0,"at":null}"#), "{seen}");
    table.done_until(A, "invade");
    let events = table.invade(A, "alberta", "ontario");
    assert!(Table::has(&events, "scout_arrived"));
    assert_eq!(table.at("ontario").units, mods(6));
}

#[test]
fn a_scout_drawn_for_an_own_land_is_placed_at_once_a1_15() {
    let mut table = preparing().hand(A, &["scout_forces"]);
    let at = table.id("alberta");
    table.play(A, card("scout_forces"), &[u32::from(at.0) + 1]);
    assert_eq!(table.at("alberta").units, mods(7));
}

#[test]
fn a_jammed_player_is_not_asked_for_reactions_and_takes_no_part_in_armageddon_a1_25() {
    let mut table = preparing()
        .hand(A, &["frequency_jam_land", "armageddon"])
        .hold(B, "peru", units(1, &[Commander::Land, Commander::Nuclear]))
        .hold(B, "ontario", mods(2))
        .hand(B, &["stealth_mods_land", "nicky_boy"]);
    let why =
        table.refuses(A, Action::Play { card: card("frequency_jam_land").card, target: Target::Player(A) });
    assert!(matches!(why, Why::BadTarget { .. }), "{why:?}");
    table.play(A, card_on("frequency_jam_land", Target::Player(B)), &[]);
    let events = table.play(A, card("armageddon"), &[]);
    assert!(Table::has(&events, "nuclear_round_ended"), "nobody else holds a nuclear card");
    table.done_until(A, "invade");
    table.invade(A, "alberta", "ontario");
    assert_eq!(table.asked(B), "defend", "no window, and the one die of the invader is forced");
}

#[test]
fn hidden_energy_pays_four_at_the_end_of_the_turn_if_the_sea_is_own_a1_41_a1_77() {
    for (own, energy) in [(true, 14), (false, 10)] {
        let mut table = preparing().hand(A, &["hidden_energy"]);
        if own {
            table = table.hold(A, "poseidon", mods(1));
        }
        let seas = table.game.board().of_kind(casus_belli::rules::board::Kind::Sea);
        let place = seas.iter().position(|at| at == table.id("poseidon")).unwrap();
        table.play(A, card("hidden_energy"), &[place as u32 + 1]);
        assert_eq!(table.view(Viewer::Seat(B)).turn.hidden_energy, 1);
        assert!(table.view(Viewer::Seat(B)).turn.hidden_at.is_empty());
        let events = table.end_turn(A);
        assert!(Table::has(&events, "energy_found"));
        assert_eq!(table.energy_of(A), energy);
    }
}

#[test]
fn energy_extraction_pays_seven_for_the_whole_moon_a1_28() {
    let mut table = preparing().hand(A, &["energy_extraction"]);
    let moon = table.game.board().of_kind(casus_belli::rules::board::Kind::Moon);
    for at in moon.iter() {
        let key = table.game.board().territory(at).key.clone();
        table = table.hold(A, &key, mods(1));
    }
    table.play(A, card("energy_extraction"), &[]);
    table.end_turn(A);
    assert_eq!(table.energy_of(A), 16);
}

#[test]
fn invade_earth_opens_the_first_land_that_is_not_own_to_the_own_moon_a1_42() {
    let mut table = preparing().hand(A, &["invade_earth"]).hold(A, "byrgius", mods(3));
    let (own, peru) = (table.id("alaska"), table.id("peru"));
    // Alaska is the first card of the deck; without it Peru has one place less.
    let events = table.play(A, card("invade_earth"), &[u32::from(own.0) + 1, u32::from(peru.0)]);
    assert!(Table::has(&events, "earth_opened"));
    table.done_until(A, "invade");
    table.invade(A, "byrgius", "peru");
    assert_eq!(table.asked(A), "throw");
}

#[test]
fn energy_crisis_takes_one_from_each_opponent_who_has_any_a1_17() {
    let mut table = preparing().hand(A, &["energy_crisis"]).energy(B, 2);
    table.play(A, card("energy_crisis"), &[]);
    assert_eq!([A, B, C].map(|seat| table.energy_of(seat)), [11, 1, 0]);
}

#[test]
fn decoys_move_commanders_in_play_anywhere_and_may_empty_a_territory_r1_56_a1_56() {
    let mut table =
        preparing().hand(A, &["decoys_revealed"]).hold(A, "alaska", units(0, &[Commander::Diplomat]));
    let (alberta, peru) = (table.id("alberta"), table.id("peru"));
    let moves = |commander, at| card_on("decoys_revealed", Target::Moves(vec![(commander, at)]));
    for wrong in [moves(Commander::Land, alberta), moves(Commander::Diplomat, peru)] {
        let why = table.refuses(A, Action::Play { card: wrong.card, target: wrong.target });
        assert!(matches!(why, Why::BadTarget { .. }), "{why:?}");
    }
    table.play(A, moves(Commander::Diplomat, alberta), &[]);
    assert_eq!(table.at("alberta").units, units(2, &[Commander::Diplomat]));
    assert_eq!(table.at("alaska").holder, casus_belli::rules::Holder::Nobody);
}

#[test]
fn a_territorial_station_stands_on_own_land_without_the_price_of_building() {
    let mut table = preparing().hand(A, &["territorial_station"]).hold(A, "poseidon", mods(1));
    let sea = card_on("territorial_station", Target::Territory(table.id("poseidon")));
    let why = table.refuses(A, Action::Play { card: sea.card, target: sea.target });
    assert!(matches!(why, Why::BadTarget { .. }), "{why:?}");
    let at = table.id("alberta");
    table.play(A, card_on("territorial_station", Target::Territory(at)), &[]);
    assert!(table.at("alberta").station);
    assert_eq!(table.energy_of(A), 9);
}

#[test]
fn mod_reduction_takes_four_mods_of_each_opponent_in_order_and_two_of_the_player_a1_44() {
    let mut table = preparing().hand(A, &["mod_reduction"]);
    table.play(A, card("mod_reduction"), &[]);
    let (peru, brazil) = (table.id("peru"), table.id("brazil"));
    let few = Action::Reduce { mods: vec![(peru, 3)] };
    assert_eq!(table.refuses(B, few), Why::Mods { mods: 3, min: 4, max: 4 });
    let spared = Action::Reduce { mods: vec![(peru, 4)] };
    assert_eq!(table.ask(B).default, casus_belli::rules::Action::Y2210(spared));
    table.act(B, Action::Reduce { mods: vec![(peru, 3), (brazil, 1)] });
    // C has exactly four MODs and loses all; C's elimination waits for the end of the card (A1-71).
    assert!(table.view(Viewer::Public).seat(C).alive);
    let alberta = table.id("alberta");
    let events = table.act(A, Action::Reduce { mods: vec![(alberta, 2)] });
    assert!(Table::has(&events, "eliminated"));
    assert_eq!(table.at("brazil").holder, casus_belli::rules::Holder::Nobody);
    assert_eq!(table.asked(A), "invade", "without a card the step of cards ends by itself");
}

#[test]
fn redeployment_gives_one_more_move_at_the_end_of_the_turn_f_44_a1_50() {
    let mut table = preparing().hand(A, &["redeployment"]).set("/phase", json!("fortifying"));
    let (alaska, alberta) = (table.id("alaska"), table.id("alberta"));
    table.act(A, Action::Fortify { from: alaska, to: alberta, units: mods(1) });
    assert_eq!(
        table.refuses(A, Action::Fortify { from: alaska, to: alberta, units: mods(1) }),
        Why::NoMoveLeft
    );
    table.play(A, card("redeployment"), &[]);
    table.act(A, Action::Fortify { from: alaska, to: alberta, units: mods(1) });
    assert_eq!(table.at("alberta").units, mods(4));
}

#[test]
fn cards_before_the_first_invasion_end_with_the_first_declaration_r1_31_a1_43() {
    let mut table = preparing().hand(A, &["assemble_mods_land"]).set("/phase", json!("invading"));
    table.invade(A, "alberta", "ontario");
    let late = card_on("assemble_mods_land", Target::Territory(table.id("alaska")));
    let why = table.refuses(A, Action::Play { card: late.card, target: late.target });
    assert!(matches!(why, Why::NotItsTime { .. }), "{why:?}");
}

#[test]
fn a_scatter_bomb_halves_enemy_units_rounded_up_and_spares_own_land_r1_55_a1_46() {
    let mut table = preparing().hand(A, &["scatter_bomb_land"]);
    let number = |key: &str| u32::from(table.id(key).0);
    // Three cards: Alaska (own), Peru (five MODs), Congo (three); each draw is from a smaller deck.
    let (alaska, peru, congo) = (number("alaska"), number("peru"), number("congo"));
    table.play(A, card("scatter_bomb_land"), &[alaska + 1, peru, congo - 1]);
    assert_eq!(table.at("alaska").units, units(2, &COMMANDERS));
    assert_eq!((table.at("peru").units, table.at("congo").units), (mods(2), mods(1)));
}

#[test]
fn a_rocket_strike_destroys_a_die_of_units_in_one_enemy_territory_a1_46() {
    let mut table = preparing().hand(A, &["rocket_strike_land"]);
    let at = table.id("peru");
    table.play(A, card_on("rocket_strike_land", Target::Territory(at)), &[4]);
    assert_eq!(table.at("peru").units, mods(1));
    let mut table = preparing().hand(A, &["rocket_strike_land"]).station(B, "brazil");
    let at = table.id("brazil");
    table.play(A, card_on("rocket_strike_land", Target::Territory(at)), &[6]);
    assert!(table.at("brazil").station, "stations stay and keep control (F-33)");
    assert_eq!(table.at("brazil").holder, casus_belli::rules::Holder::Seat(B));
}

#[test]
fn an_assassin_bomb_kills_a_commander_from_three_up_a1_46() {
    for (face, lives) in [(2, true), (3, false)] {
        let mut table = preparing().hand(A, &["assassin_bomb"]).hold(B, "peru", units(1, &[Commander::Land]));
        table.play(A, card_on("assassin_bomb", Target::Commander(B, Commander::Land)), &[face]);
        assert_eq!(!table.at("peru").units.commanders.is_empty(), lives, "{face}");
    }
}

#[test]
fn the_mother_costs_every_territory_of_a_continent_one_unit_own_ones_too_f_44() {
    let mut table = preparing().hand(A, &["the_mother"]);
    table.play(A, card("the_mother"), &[1]);
    assert_eq!(table.at("alaska").units, units(1, &COMMANDERS));
    assert_eq!((table.at("alberta").units, table.at("peru").units), (mods(1), mods(5)));
}

#[test]
fn aqua_brother_rolls_a_six_again_and_nicky_boy_hits_a_colony_of_the_moon() {
    let mut table = preparing().hand(A, &["aqua_brother", "nicky_boy"]).hold(B, "poseidon", mods(2));
    table = table.hold(B, "byrgius", mods(2));
    table.play(A, card("aqua_brother"), &[6, 1]);
    table.play(A, card("nicky_boy"), &[5]);
    assert_eq!((table.at("poseidon").units, table.at("byrgius").units), (mods(1), mods(1)));
}

#[test]
fn armageddon_lets_every_player_with_a_nuclear_commander_play_nuclear_cards_for_nothing_a1_45() {
    let mut table = preparing()
        .hand(A, &["armageddon", "assassin_bomb"])
        .hold(B, "peru", units(1, &[Commander::Nuclear]))
        .hand(B, &["rocket_strike_land", "cease_fire"])
        .hand(C, &["nicky_boy"]);
    table.play(A, card("armageddon"), &[]);
    assert_eq!(table.energy_of(A), 6);
    assert_eq!(table.asked(A), "nuclear_round");
    table.act(A, Action::Done);
    let why = table.refuses(B, Action::Play { card: card("cease_fire").card, target: Target::Nothing });
    assert!(matches!(why, Why::NoCommander { .. } | Why::NotItsTime { .. }), "{why:?}");
    let at = table.id("alberta");
    table.play(B, card_on("rocket_strike_land", Target::Territory(at)), &[1]);
    assert_eq!((table.at("alberta").units, table.energy_of(B)), (mods(1), 0));
    // B has no nuclear card left, and C has no nuclear commander: the round is over.
    assert_eq!(table.asked(A), "prepare");
}

#[test]
fn a_player_who_falls_in_his_own_turn_ends_it_and_collects_nothing_a1_47() {
    let mut table = Table::new(3)
        .hold(A, "alaska", units(0, &[Commander::Nuclear]))
        .hold(B, "peru", mods(2))
        .hold(C, "congo", mods(2))
        .energy(A, 3)
        .hand(A, &["the_mother"])
        .set("/phase", json!("preparing"));
    let events = table.play(A, card("the_mother"), &[1]);
    assert!(Table::has(&events, "eliminated") && Table::has(&events, "turn_ended"));
    assert_eq!(table.view(Viewer::Public).on_turn, Some(B));
}
