//! Switches: each rulebook is a preset of one options value, contradictions are named, stored games of older versions
//! can be read.

use casus_belli::rules::{Board, BoardId, Options, Rulebook, Setup, SetupError, Switch};

const BOOKS: [Rulebook; 4] =
    [Rulebook::Classic, Rulebook::FirstEdition, Rulebook::Objectives, Rulebook::Tournament];

fn value(setup: &Setup, key: &str) -> &'static str {
    let found = setup.switches().into_iter().find(|switch| switch.key == key);
    found.unwrap_or_else(|| panic!("{:?} shows no {key}", setup.rulebook)).value
}

#[test]
fn every_preset_can_be_played_and_shows_its_own_values_as_the_rulebooks() {
    for rulebook in BOOKS {
        let (min, max) = rulebook.seats();
        for seats in min..=max {
            let setup = Setup::preset(rulebook, seats);
            assert_eq!(setup.check(), Ok(()), "{rulebook:?} {seats}");
            for Switch { key, value, default, choices, rules: _ } in setup.switches() {
                assert_eq!(value, default, "{rulebook:?} {seats}: {key}");
                assert!(choices.contains(&value), "{key}");
            }
        }
    }
}

#[test]
fn every_switch_takes_each_of_its_values_and_refuses_others() {
    for rulebook in BOOKS {
        let base = Setup::preset(rulebook, 3);
        for Switch { key, choices, .. } in base.switches() {
            for choice in &choices {
                let mut setup = base.clone();
                setup.options.set(key, choice).unwrap();
                assert_eq!(value(&setup, key), *choice, "{key}");
            }
            let mut setup = base.clone();
            let refused = setup.options.set(key, "nonsense");
            assert_eq!(refused, Err(SetupError::UnknownValue { key, value: "nonsense".to_owned(), choices }));
            assert_eq!(setup, base);
        }
    }
}

#[test]
fn presets_differ_as_the_matrix_of_the_rulebooks_says() {
    let matrix = [
        ("defence.max_dice", ["2", "3", "3", "3"]),
        ("defence.choice", ["free", "two_up", "free", "max"]),
        ("attack.no_inferiority", ["off", "off", "off", "on"]),
        ("reinforce.minimum", ["3", "0", "0", "0"]),
        ("sets.values", ["rising", "rising", "fixed", "fixed"]),
        ("sets.forced", ["at_five", "never", "never", "never"]),
        ("sets.owned_bonus", ["once", "none", "each", "each"]),
        ("cards.draw", ["conquest", "both", "conquest", "conquest"]),
        ("elimination.use_cards_now", ["forced", "on", "off", "off"]),
        ("elimination.protected_rounds", ["0", "4", "4", "4"]),
        ("fortify.mode", ["one_adjacent", "multi_adjacent", "one_adjacent", "one_adjacent"]),
        ("hand.limit", ["none", "none", "7_against_time", "7"]),
        ("deal.land", ["claims", "dice", "cards", "cards"]),
        ("army.cap", ["none", "none", "none", "130"]),
        ("dice.declare", ["attacker_first"; 4]),
        ("map.classic", ["classic83", "risiko", "risiko", "risiko"]),
    ];
    for (key, values) in matrix {
        for (rulebook, expected) in BOOKS.into_iter().zip(values) {
            assert_eq!(value(&Setup::preset(rulebook, 3), key), expected, "{key} of {rulebook:?}");
        }
    }
}

#[test]
fn options_that_contradict_one_another_are_refused_and_both_are_named() {
    let clashes = [
        (
            Rulebook::FirstEdition,
            3,
            vec![("sets.forced", "at_five")],
            "sets.kinds = different",
            "sets.forced = at_five",
        ),
        (
            Rulebook::FirstEdition,
            3,
            vec![("elimination.use_cards_now", "forced")],
            "sets.kinds = different",
            "elimination.use_cards_now = forced",
        ),
        (
            Rulebook::FirstEdition,
            3,
            vec![("sets.values", "fixed")],
            "sets.kinds = different",
            "sets.values = fixed",
        ),
        (
            Rulebook::FirstEdition,
            4,
            vec![("variant.quarters", "on"), ("reinforce.minimum", "3")],
            "variant.quarters = on",
            "reinforce.minimum = 3",
        ),
        (
            Rulebook::FirstEdition,
            4,
            vec![("variant.quarters_conquest_card", "on")],
            "variant.quarters = off",
            "variant.quarters_conquest_card = on",
        ),
        (Rulebook::Classic, 3, vec![("sets.per_turn", "1")], "sets.forced = at_five", "sets.per_turn = 1"),
        (Rulebook::Classic, 2, vec![("deal.land", "dice")], "deal.land = dice", "two players (R1-73 deals)"),
        (
            Rulebook::Classic,
            3,
            vec![("setup.land", "wishes"), ("deal.land", "cards")],
            "setup.land = wishes",
            "deal.land = cards",
        ),
    ];
    for (rulebook, seats, switches, first, second) in clashes {
        let mut setup = Setup::preset(rulebook, seats);
        for (key, value) in &switches {
            setup.options.set(key, value).unwrap();
        }
        assert_eq!(setup.check(), Err(SetupError::Clash { first, second }), "{switches:?}");
    }
}

#[test]
fn options_stored_by_an_older_version_mean_what_they_meant() {
    let stored = r#"{"classic":{"setup":"by_the_book","land":"dealt","map":"classic82","elim_trade_at":"6",
        "neutral":"opponent","defence":"max","fortify":"path"}}"#;
    let read: Options = serde_json::from_str(stored).unwrap();
    let mut meant = Rulebook::Classic.preset();
    for (key, value) in [
        ("setup.way", "by_the_book"),
        ("map.classic", "classic82"),
        ("classic.elim_trade_at", "6"),
        ("defence.choice", "max"),
        ("fortify.mode", "one_path"),
    ] {
        meant.set(key, value).unwrap();
    }
    assert_eq!(read, meant);
    assert!(serde_json::from_str::<Options>(r#"{"classic":{"invented":"on"}}"#).is_err());
}

#[test]
fn r0_48_the_quarters_variant_begins_its_sets_at_six_unless_the_host_says_otherwise() {
    let mut setup = Setup::preset(Rulebook::FirstEdition, 3);
    setup.options.set("variant.quarters", "on").unwrap();
    assert_eq!(value(&setup, "sets.start"), "6");
    setup.options.set("sets.start", "6_then_6").unwrap();
    setup.options.set("variant.quarters", "off").unwrap();
    assert_eq!(value(&setup, "sets.start"), "6_then_6");
}

#[test]
fn r4_25_a_table_drops_the_four_official_rules_together() {
    let mut setup = Setup::preset(Rulebook::Tournament, 4);
    assert_eq!(value(&setup, "tournament.rules"), "official");
    setup.options.set("tournament.rules", "home").unwrap();
    let dropped = ["defence.choice", "attack.no_inferiority", "fortify.min_border_garrison", "table.talk"];
    assert_eq!(dropped.map(|key| value(&setup, key)), ["free", "off", "1", "on"]);
    setup.options.set("tournament.rules", "official").unwrap();
    assert_eq!(setup, Setup::preset(Rulebook::Tournament, 4));
}

#[test]
fn f_13_f_15_one_switch_sets_todays_official_tournament_rules_scoring_included() {
    let today = [
        ("score.method", "rtu"),
        ("score.tie", "outside"),
        ("sets.alike", "flat8"),
        ("fortify.min_border_garrison", "2"),
        ("advance.min_border_garrison", "2"),
        ("deal.half_continent", "on"),
        ("deal.extra", "last"),
        ("end.time_attack", "rounds"),
        ("end.rounds", "34"),
        ("end.mode", "sdadata"),
        ("army.cap", "130"),
        ("hand.limit", "7"),
        ("defence.choice", "max"),
        ("attack.no_inferiority", "on"),
        ("table.talk", "off"),
    ];
    // Whatever the host chose before.
    let before =
        [("score.method", "3"), ("army.cap", "none"), ("hand.limit", "none"), ("defence.choice", "free")];
    let mut setup = Setup::preset(Rulebook::Tournament, 4);
    before.iter().for_each(|(key, value)| setup.options.set(key, value).unwrap());
    setup.options.set("tournament.rules", "rtu").unwrap();
    for (key, expected) in today {
        assert_eq!(value(&setup, key), expected, "{key}");
    }
    assert_eq!((value(&setup, "tournament.rules"), setup.check()), ("rtu", Ok(())));
    // With one of them changed, they are no longer the current rules.
    setup.options.set("score.method", "1").unwrap();
    assert_eq!(value(&setup, "tournament.rules"), "official");
    // Going back restores the rulebook's own values.
    for rules in ["official", "home"] {
        let mut setup = Setup::preset(Rulebook::Tournament, 4);
        let mut own = setup.clone();
        setup.options.set("tournament.rules", "rtu").unwrap();
        setup.options.set("tournament.rules", rules).unwrap();
        own.options.set("tournament.rules", rules).unwrap();
        assert_eq!(setup, own);
    }
}

#[test]
fn f_18_fourteen_cards_show_each_symbol_the_same_on_every_board_and_the_deck_has_two_wild_ones() {
    use casus_belli::rules::Symbol;
    let infantry = [
        "alaska",
        "argentina",
        "china",
        "congo",
        "east_africa",
        "egypt",
        "iceland",
        "kamchatka",
        "middle_east",
        "mongolia",
        "new_guinea",
        "peru",
        "siam",
        "venezuela",
    ];
    let artillery = [
        "brazil",
        "central_america",
        "eastern_australia",
        "eastern_united_states",
        "great_britain",
        "indonesia",
        "japan",
        "northern_europe",
        "northwest_territory",
        "south_africa",
        "southern_europe",
        "western_australia",
        "western_europe",
        "western_united_states",
    ];
    for id in [BoardId::Classic83, BoardId::Classic82, BoardId::Risiko] {
        for territory in Board::get(id).territories() {
            let key = territory.key.as_str();
            let expected = if infantry.contains(&key) {
                Symbol::Infantry
            } else if artillery.contains(&key) {
                Symbol::Artillery
            } else {
                Symbol::Cavalry
            };
            assert_eq!(territory.symbol, Some(expected), "{key}");
        }
    }
}

#[test]
fn s_7_r2_35_the_italian_board_has_82_borders_and_each_value_is_a_number_of_borders() {
    assert_eq!(Setup::preset(Rulebook::FirstEdition, 3).board(), BoardId::Risiko);
    let board = Board::get(BoardId::Risiko);
    let at = |key: &str| board.find(key).unwrap();
    assert_eq!(board.border_count(), 82);
    assert_eq!(board.territories().iter().filter_map(|t| t.value).sum::<u32>(), 164);
    assert!(board.territories().iter().all(|t| t.value == Some(t.borders.len() as u32)));
    assert!(board.adjacent(at("china"), at("middle_east")) && board.adjacent(at("egypt"), at("middle_east")));
    assert!(!board.adjacent(at("afghanistan"), at("india")));
    assert!(!board.adjacent(at("east_africa"), at("middle_east")));
    let order = |id| Board::get(id).territories().iter().map(|t| t.key.clone()).collect::<Vec<_>>();
    assert_eq!(order(BoardId::Risiko), order(BoardId::Classic83), "territories keep their numbers");
}

#[test]
fn a_board_whose_values_are_not_its_borders_is_refused() {
    let text = include_str!("../../assets/boards/italian.toml");
    let wrong = text.replacen("value = 3", "value = 4", 1);
    assert!(Board::parse(BoardId::Risiko, &wrong).unwrap_err().to_string().contains("sum of values"));
    let linked = text.replace("[\"china\", \"middle_east\"]", "[\"afghanistan\", \"india\"]");
    assert!(Board::parse(BoardId::Risiko, &linked).unwrap_err().to_string().contains("points"));
}
