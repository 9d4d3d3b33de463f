//! Texts of 2210 around reactions and a year: what stood in the hand unplayed, headlines, long battles, the board in words.

use crate::y2210::fixtures::{A, B, C, Table, mods, units};
use casus_belli::rules::y2210::{Action, CardKind, Commander, Timing};
use casus_belli::rules::{Event, Rulebook, Seen, Setup, View, Viewer};
use casus_belli::text::{Ctx, Lang, Words};

const EN: Words = Words::new(Lang::En);
const IT: Words = Words::new(Lang::It);

fn ctx(table: &Table) -> Ctx {
    Ctx::new(table.game.board(), ["Ilaria", "Marco", "Zoë"])
}

fn seen(events: &[Event], viewer: Viewer) -> Vec<Seen> {
    events.iter().filter_map(|event| event.seen_by(viewer)).collect()
}

/// A invades Alberta of B, who holds these cards and lets the window pass.
fn invaded(hand: &[&str]) -> (Table, Vec<Event>) {
    let mut table = Table::new(3)
        .hold(A, "alaska", mods(6))
        .hold(B, "alberta", mods(2))
        .hold(B, "peru", units(1, &[Commander::Land, Commander::Diplomat]))
        .hold(C, "congo", units(1, &[Commander::Land]))
        .energy(B, 2)
        .hand(B, hand);
    let mut events = table.invade(A, "alaska", "alberta");
    events.extend(table.act(B, Action::React { cards: Vec::new() }));
    (table, events)
}

fn unplayed(table: &Table, events: &[Event], viewer: Viewer) -> Option<String> {
    EN.unplayed(&table.game.view(viewer), B, &seen(events, viewer))
}

#[test]
fn the_notice_after_an_invasion_names_the_cards_that_could_have_been_played_and_to_nobody_else_a1_33() {
    let hand = ["stealth_mods_land", "cease_fire", "land_death_trap", "scout_forces"];
    let (table, events) = invaded(&hand);
    let told = unplayed(&table, &events, Viewer::Seat(B));
    let named = [CardKind::StealthMods(casus_belli::rules::board::Kind::Land), CardKind::CeaseFire];
    let named = EN.list(named.map(|card| EN.command_card(card)));
    assert_eq!(
        told.as_deref(),
        Some(
            format!(
                "Not played against these invasions, still in your hand: {named}. `/react` orders it for the next one."
            )
            .as_str()
        ),
        "not the trap, which is too dear, nor the scouts, which are no reaction"
    );
    for viewer in [Viewer::Public, Viewer::Seat(A), Viewer::Seat(C)] {
        assert_eq!(unplayed(&table, &events, viewer), None);
    }
    let (table, events) = invaded(&["scout_forces", "redeployment"]);
    assert_eq!(unplayed(&table, &events, Viewer::Seat(B)), None);
}

#[test]
fn every_card_against_invasions_says_when_it_helps_in_both_languages_pbp_34() {
    for card in CardKind::all().filter(|card| card.printed().timing == Timing::Reaction) {
        for words in [EN, IT] {
            assert!(
                !words.useful_card(card).contains("  ") && words.useful_card(card).len() > 60,
                "{card:?}"
            );
            assert_ne!(words.drawn_card(card, true), words.drawn_card(card, false));
        }
    }
}

#[test]
fn a_battle_of_more_than_six_rolls_tells_their_number_and_the_notation_is_explained_once() {
    let mut table = Table::new(3)
        .hold(A, "peru", units(30, &[Commander::Land]))
        .hold(B, "brazil", mods(9))
        .hold(C, "egypt", mods(3));
    let mut events = Vec::new();
    for _ in 0..7 {
        events.extend(table.invade(A, "peru", "brazil"));
        events.extend(table.fight(A, (1, &[Commander::Land]), Some((B, 1)), &[1, 6]));
    }
    let lines = EN.turn_lines(&seen(&events, Viewer::Public), &ctx(&table)).join("\n");
    assert!(lines.contains("7 rolls") && !lines.contains('⁸'), "{lines}");
    let lines = EN.turn_lines(&seen(&events[..events.len() / 7], Viewer::Public), &ctx(&table)).join("\n");
    assert!(lines.contains("1⁸:6") && lines.matches("⁸ means eight-sided").count() == 1, "{lines}");
}

#[test]
fn cards_drawn_for_captures_are_not_called_bought() {
    let mut table = Table::new(3)
        .hold(A, "peru", units(9, &[Commander::Land]))
        .hold(B, "brazil", mods(1))
        .hold(C, "egypt", mods(3))
        .set("/facts/captures", serde_json::json!(2));
    let mut events = table.invade(A, "peru", "brazil");
    events.extend(table.fight(A, (3, &[]), None, &[6, 6, 6, 1]));
    events.extend(table.rolls(A, Action::Advance { units: mods(3) }, &[1]));
    let changes = EN.changes(&seen(&events, Viewer::Public), &ctx(&table)).join("\n");
    assert!(changes.contains("Cards drawn: land 1") && !changes.contains("bought"), "{changes}");
}

#[test]
fn the_board_in_letters_fits_a_message_with_whole_names_in_both_languages_pbp_13() {
    for seats in 2..=5 {
        let mut setup = Setup::preset(Rulebook::Y2210, seats);
        setup.options.set("setup.way", "instant").unwrap();
        let table = Table::of_opened(setup);
        let names =
            ["Alessandra Lunghissima", "Bartolomeo il Grande", "Computer 1", "Computer 2", "Computer 3"];
        let ctx = Ctx::new(table.board(), names.into_iter().take(seats.into()));
        let view: View = table.view(Viewer::Public);
        for words in [EN, IT] {
            let text = words.short_board_text(&view, &ctx);
            assert!(text.chars().count() <= 2000, "{seats}: {}", text.chars().count());
            for name in names.iter().take(seats.into()) {
                assert!(text.contains(name), "{name}: {text}");
            }
        }
    }
}

#[test]
fn the_board_in_letters_counts_mods_and_has_a_letter_for_each_commander_and_a_sign_for_a_station_pbp_13() {
    let table = Table::new(3)
        .hold(A, "alaska", units(6, &[Commander::Naval]))
        .station(A, "alaska")
        .hold(B, "peru", units(1, &[Commander::Land, Commander::Diplomat]))
        .hold(C, "congo", mods(2));
    let view: View = table.game.view(Viewer::Public);
    for words in [EN, IT] {
        let text = words.short_board_text(&view, &ctx(&table));
        for (at, pieces) in [("alaska", "6N⌂"), ("peru", "1LD"), ("congo", "2")] {
            let told = format!("{} {pieces}", words.territory(table.game.board(), table.id(at)));
            let whole = text.split([',', ':', '\n']).any(|part| part.trim() == told);
            assert!(whole, "{told}: {text}");
        }
    }
}
