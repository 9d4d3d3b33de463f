//! Exact sentences of 2210: battle, cards, hand, status, in both languages.

use crate::y2210::fixtures::{A, B, C, Table, card, card_on, mods, units};
use casus_belli::rules::y2210::{Action, Commander, Target};
use casus_belli::rules::{Event, Seat, Seen, Viewer};
use casus_belli::text::{Ctx, Lang, Words};
use serde_json::json;

const EN: Words = Words::new(Lang::En);
const IT: Words = Words::new(Lang::It);

fn ctx(table: &Table) -> Ctx {
    Ctx::new(table.game.board(), ["Ilaria", "Marco", "Zoë"])
}

fn seen(events: &[Event]) -> Vec<Seen> {
    events.iter().filter_map(|event| event.seen_by(Viewer::Public)).collect()
}

fn log(table: &Table, events: &[Event]) -> [Vec<String>; 2] {
    [EN, IT].map(|words| words.turn_lines(&seen(events), &ctx(table)))
}

/// Three seats; the first is about to invade Brazil from Peru with its land commander.
fn at_the_front() -> Table {
    Table::new(3)
        .hold(A, "peru", units(4, &[Commander::Land]))
        .hold(B, "brazil", units(1, &[Commander::Diplomat]))
        .hold(B, "japan", mods(3))
        .hold(C, "egypt", mods(3))
}

#[test]
fn r1_24_a_battle_is_one_line_with_its_eight_sided_dice_marked_and_the_commanders_that_fall() {
    let mut table = at_the_front();
    let mut events = table.invade(A, "peru", "brazil");
    events.extend(table.fight(A, (3, &[Commander::Land]), Some((B, 2)), &[7, 5, 2, 6, 6]));
    events.extend(table.invade(A, "peru", "brazil"));
    events.extend(table.fight(A, (2, &[Commander::Land]), None, &[8, 6, 1]));
    let land = units(1, &[Commander::Land]);
    events.extend(table.act(A, Action::Advance { units: land }));
    let [english, italian] = log(&table, &events);
    assert_eq!(
        english,
        [
            "**Amazon Desert** ← Andean Nations · from Marco, moved in: 1 MOD and land commander · losses 1–2 · \
             7⁸52:6⁸6 8⁸6:1⁸ · Marco loses: diplomat · invader:defender, ⁸ means eight-sided"
        ]
    );
    assert_eq!(
        italian,
        [
            "**Amazon Desert** ← Andean Nations · prima: Marco, entrano: 1 MOD e comandante di terra · perdite 1–2 · \
             7⁸52:6⁸6 8⁸6:1⁸ · Marco perde: diplomatico · invasore:difensore, ⁸ vuol dire a otto facce"
        ]
    );
    let told = EN.result_lines(&seen(&events), 2000, &ctx(&table));
    assert_eq!(told[1], "7⁸ 5 2 against 6⁸ 6 · losses 1–1", "{told:#?}");
}

#[test]
fn a_card_and_its_effects_are_one_line() {
    let mut table = at_the_front().energy(A, 3).hand(A, &["rocket_strike_land", "frequency_jam_land"]);
    table = table.hold(A, "alaska", units(0, &[Commander::Nuclear]));
    let egypt = table.id("egypt");
    let mut events = table.play(A, card_on("rocket_strike_land", Target::Territory(egypt)), &[2]);
    events.extend(table.play(A, card_on("frequency_jam_land", Target::Player(B)), &[]));
    let [english, italian] = log(&table, &events);
    assert_eq!(
        english,
        [
            "Ilaria plays **Rocket Strike (land)** for 2 energy on Egypt · die: 2 · Zoë loses 2 MODs in Egypt",
            "Ilaria plays **Frequency Jam (land)** · Marco can play no command cards this turn",
        ]
    );
    assert_eq!(
        italian[0],
        "Ilaria gioca **Attacco Missilistico (terra)** per 2 energie su Egypt · dado: 2 · Zoë perde 2 MOD in Egypt"
    );
}

#[test]
fn a1_23_a_reaction_stands_between_the_declaration_and_the_dice() {
    let mut table = at_the_front().hand(C, &["stealth_mods_land"]);
    table = table.hold(C, "congo", units(0, &[Commander::Land]));
    let mut events = table.invade(A, "peru", "brazil");
    events.extend(table.act(C, Action::React { cards: vec![card("stealth_mods_land")] }));
    events.extend(table.fight(A, (1, &[]), Some((B, 1)), &[2, 5]));
    let [english, _] = log(&table, &events);
    assert_eq!(
        english,
        [
            "Andean Nations → Amazon Desert (Marco) · invasion declared",
            "Zoë plays **Stealth MODs (land)** · MODs: Amazon Desert +3",
            "Andean Nations → Amazon Desert · losses 1–0 · 2:5⁸ · invader:defender, ⁸ means eight-sided",
        ]
    );
}

#[test]
fn a_private_hand_says_of_each_card_what_it_costs_and_why_it_can_not_be_played_now() {
    let hand = [
        "assemble_mods_land",
        "assemble_mods_water",
        "stealth_mods_land",
        "stealth_mods_land",
        "colony_influence_land",
        "colony_influence_space",
        "redeployment",
        "scatter_bomb_land",
        "evacuation",
    ];
    let table = at_the_front().energy(A, 1).hand(A, &hand);
    let table = table.hold(A, "alaska", units(1, &[Commander::Diplomat, Commander::Nuclear]));
    let told = EN.hand(&table.game.view(Viewer::Seat(A)), &ctx(&table));
    let lines: Vec<&str> = told.lines().filter(|line| !line.starts_with("-#")).collect();
    assert_eq!(
        lines,
        [
            "You have 9 command cards and 1 energy:",
            "• **Assemble MODs (land)** – ✅ can be played now for 1 energy",
            "• **Colony Influence (land)** – +3 points at the end, as things stand",
            "• 2 × **Stealth MODs (land)** – when an opponent invades",
            "• **Assemble MODs (sea)** – needs your naval commander, not in play",
            "• **Scatter Bomb (land)** – ✅ can be played now for 1 energy",
            "• **Colony Influence (space)** – +3 points at the end if your space commander is in play",
            "• **Evacuation** – when an opponent invades",
            "• **Redeployment** – at the end of your turn",
        ]
    );
    let poor = table.energy(A, 0);
    let told = IT.hand(&poor.game.view(Viewer::Seat(A)), &ctx(&poor));
    assert!(told.contains("• **Costruzione di MOD (terra)** – costo: 1 di energia, ne hai 0\n"), "{told}");
    let jammed = poor.set("/facts/jammed", json!([A]));
    let told = EN.hand(&jammed.game.view(Viewer::Seat(A)), &ctx(&jammed));
    assert!(told.contains("• **Scatter Bomb (land)** – jammed for this turn\n"), "{told}");
    let long: Vec<&str> =
        casus_belli::rules::y2210::CardKind::all().map(casus_belli::rules::y2210::CardKind::key).collect();
    let many = at_the_front().hand(A, &long);
    for words in [EN, IT] {
        let told = words.hand(&many.game.view(Viewer::Seat(A)), &ctx(&many));
        assert!(told.chars().count() <= 2000 && told.contains("\n• "), "one message: {told}");
    }
    let public = EN.hand(&jammed.game.view(Viewer::Public), &ctx(&jammed));
    assert_eq!(public, EN.hand_spectator());
}

#[test]
fn r1_6_the_status_has_a_line_of_everybodys_energy_cards_and_commanders() {
    let table = at_the_front().energy(B, 4).hand(B, &["evacuation", "cease_fire", "stealth_mods_land"]);
    let table = table.station(B, "japan");
    let told = EN.status(&table.game.view(Viewer::Seat(A)), &ctx(&table));
    let lines: Vec<&str> = told.lines().collect();
    assert!(lines.contains(&"**Year 1 of 5** · Ilaria’s turn"), "{told}");
    let at = lines.iter().position(|line| line.starts_with("**Marco**")).unwrap();
    assert_eq!(lines[at], "**Marco** · 2 territories · 5 units · +3 a turn");
    assert_eq!(
        lines[at + 1],
        "-# 4 energy · cards: land 1, diplomat 2 · commanders: diplomat · 1 station · turn 2 of the year · 2 points"
    );
}

#[test]
fn r1_14_a_bid_says_its_bounds_and_what_silence_means() {
    let table = Table::new(3).energy(A, 7);
    let menu =
        casus_belli::rules::y2210::Menu::Bid(casus_belli::rules::y2210::steps::Bid { year: 2, most: 7 });
    let said = EN.question(&menu.into(), &ctx(&table));
    assert_eq!(
        said,
        "Year 2 of 5: bid 0 to 7 energy for the order of play, in secret. The highest bid chooses first; every bid is \
         paid.\n-# No answer: 0."
    );
    assert_eq!(table.game.setup().all_seats().count(), 3);
    assert_eq!(A, Seat(0));
}

#[test]
fn a1_44_a1_45_mod_reduction_and_armageddon_ask_others_in_ones_own_turn() {
    let asked = |played: &str| {
        let table = at_the_front().energy(A, 9).hand(A, &[played]).hand(B, &["the_mother"]);
        let table = table.hold(B, "congo", units(5, &[Commander::Nuclear]));
        let mut table = table.hold(A, "alaska", units(1, &[Commander::Diplomat, Commander::Nuclear]));
        table.play(A, card(played), &[]);
        EN.question(&table.ask(B).menu, &ctx(&table))
    };
    let said = asked("mod_reduction");
    assert!(said.starts_with("MOD Reduction: remove 4 MODs from your territories."), "{said}");
    let said = asked("armageddon");
    assert!(said.contains("nuclear cards without energy: The Mother. Or pass."), "{said}");
}

#[test]
fn pbp_59_a_recap_names_what_was_taken_commanders_lost_and_units_lost() {
    let mut table = at_the_front();
    let mut events = table.invade(A, "peru", "brazil");
    events.extend(table.fight(A, (3, &[Commander::Land]), Some((B, 2)), &[7, 5, 2, 6, 6]));
    events.extend(table.invade(A, "peru", "brazil"));
    events.extend(table.fight(A, (2, &[Commander::Land]), None, &[8, 6, 1]));
    events.extend(table.act(A, Action::Advance { units: units(1, &[Commander::Land]) }));
    let began = casus_belli::rules::y2210::events::TurnBegan {
        seat: A,
        year: 1,
        turn: 1,
        territories: 3,
        bonus: 0,
        stations: vec![],
    };
    let began = Seen::Happened(
        casus_belli::rules::y2210::Seen::Public(casus_belli::rules::y2210::Public::TurnBegan(began)).into(),
    );
    let seen: Vec<Seen> = [began].into_iter().chain(seen(&events)).collect();
    let view = table.game.view(Viewer::Public);
    assert_eq!(
        EN.recap(&view, B, &seen, &ctx(&table)),
        ["Ilaria took 1 territory from you: Amazon Desert", "Commanders you lost: diplomat"]
    );
    assert_eq!(EN.recap(&view, C, &seen, &ctx(&table)), ["Ilaria took 1 territory from Marco"]);
    assert!(EN.recap(&view, A, &seen, &ctx(&table)).is_empty());
}

#[test]
fn a1_61_a_blank_card_is_told_with_what_is_written_on_it() {
    let mut setup = casus_belli::rules::Setup::preset(casus_belli::rules::Rulebook::Y2210, 3);
    setup.options.set("setup.way", "instant").unwrap();
    setup.write_card("land", "Everybody smiles.", 2).unwrap();
    setup.seat_host(Some(B));
    let table = Table::of(setup).hold(A, "alaska", units(3, &[Commander::Land])).hold(B, "peru", mods(1));
    let table = table.hold(C, "congo", mods(1)).energy(A, 2).set("/seats/0/hand", json!([100]));
    let mut table = table.set("/phase", json!("preparing"));
    let hand = EN.hand(&table.game.view(Viewer::Seat(A)), &ctx(&table));
    assert!(hand.contains("• **Blank card 1 (land)** – "), "{hand}");
    assert!(hand.contains("“Everybody smiles.”"), "{hand}");
    let blank = casus_belli::rules::y2210::CardKind::Blank(casus_belli::rules::y2210::BlankNumber::ALL[0]);
    let shown = table.act(A, Action::Play { card: blank, target: Target::Nothing });
    let asked = [EN, IT].map(|words| words.question(&table.ask(B).menu, &ctx(&table)));
    assert_eq!(
        asked[0],
        "Ilaria shows Blank card 1 (land) (2 energy): “Everybody smiles.” Is it played as it is written? You do together \
         what it says.\n-# No answer: it is played."
    );
    assert!(
        asked[1].starts_with("Ilaria mostra Carta bianca 1 (terra) (2 energie): «Everybody smiles.»"),
        "{}",
        asked[1]
    );
    let refused = table.act(B, Action::Confirm { played: false });
    let lines = log(&table, &[shown, refused].concat());
    assert_eq!(lines[0][0], "Ilaria shows Blank card 1 (land): “Everybody smiles.”");
    let last = lines.map(|lines| lines.last().cloned().unwrap());
    assert_eq!(last[0], "Marco doesn’t confirm Blank card 1 (land); Ilaria keeps it, unpaid.");
    assert_eq!(last[1], "Marco non conferma Carta bianca 1 (terra); Ilaria la tiene, senza pagarla.");
}
