//! Scenes, pictures, charts and films of the Cold War, made from the views of whole games.

use crate::fixtures::{English, people};
use crate::random_games::random_game;
use casus_belli::present::chart_labels::Charted;
use casus_belli::render::{
    Chart, ChartKind, ChartWords as _, Flying, Format, Framing, Lang, Scene, Sheet, Since, Tint, draw, film,
};
use casus_belli::rules::cold_war::{self, Armies, Army, Control, Public, Weapon, events};
use casus_belli::rules::{
    ChartMeasure, FamilySeen, Game, History, Rulebook, Seat, Seen, Setup, Stock, TerritoryId, View,
};
use casus_belli::text::Words;

const NAMES: [&str; 6] = ["Ilaria", "Marco", "Zoë", "Karim", "Łukasz", "Bot Nero"];

/// A whole game with random answers: the game at its end, and turn by turn.
fn game(players: u8, seed: u64) -> (Game, History) {
    let mut setup = Setup::preset(Rulebook::ColdWar, players);
    setup.options.set("cold_war.seats", "joined").expect("a switch");
    random_game(setup, seed)
}

fn seen(view: &View, seen: &[Seen]) -> Scene {
    Scene::from_view(view, &people(&NAMES), &Since::of(seen), Lang::En, &English)
}

/// The scene at the start of a game of six after these events.
fn after(events: impl IntoIterator<Item = Public>) -> Scene {
    let (_, history) = game(6, 1);
    let events: Vec<Seen> = events
        .into_iter()
        .map(|event| Seen::Happened(FamilySeen::ColdWar(cold_war::Seen::Public(event))))
        .collect();
    seen(&history.moments[0].view, &events)
}

fn at(view: &View, key: &str) -> TerritoryId {
    view.map().find(key).unwrap()
}

#[test]
fn r3_3_the_set_up_of_six_players() {
    let (_, history) = game(6, 1);
    insta::assert_snapshot!(seen(&history.moments[0].view, &[]).to_string());
}

#[test]
fn armies_wars_refugees_mushrooms_money_and_income_are_those_of_the_view_r3_9_r3_21() {
    for (players, seed) in [(4, 3), (5, 4), (6, 5)] {
        let (_, history) = game(players, seed);
        for moment in &history.moments {
            let View::ColdWar(view) = &moment.view else { panic!() };
            let scene = seen(&moment.view, &moment.seen);
            assert_eq!((scene.sheet, scene.lands.len()), (Sheet::ColdWar, 42));
            for (land, id) in scene.lands.iter().zip(view.map().ids()) {
                let place = &view.places[id.index()];
                assert_eq!(land.key, view.map().territory(id).key);
                assert_eq!(land.extras.ruin.is_some(), place.mushroom, "{}", land.key);
                if let Control::Held(seat) = place.control {
                    assert_eq!(
                        (land.tint, land.armies),
                        (Tint::of_seat(seat.index()), place.fighters_of(seat).count())
                    );
                    assert!(land.extras.war.is_empty(), "{}", land.key);
                }
                assert_eq!(land.extras.war.is_empty(), place.parties().len() < 2, "{}", land.key);
                assert!(place.control != Control::Nobody || land.tint == Tint::Unowned, "{}", land.key);
            }
            for entry in &scene.legend {
                let seat =
                    view.seats.iter().find(|seat| Tint::of_seat(seat.seat.index()) == entry.tint).unwrap();
                assert_eq!(entry.stocks.len(), if seat.alive { 4 } else { 0 });
            }
            assert_eq!(
                scene.legend.iter().filter(|entry| entry.order.is_some()).count(),
                2,
                "the superpowers"
            );
        }
        for format in [Framing::Full, Framing::Compact] {
            let scene = seen(&history.moments[history.moments.len() / 2].view, &[]);
            assert!(draw(&scene, &Format { view: format, ..Format::default() }).unwrap().len() < 600_000);
        }
    }
}

#[test]
fn a_convoy_is_drawn_with_its_way_and_one_that_is_shot_down_with_a_burst_r3_26_r3_28() {
    let (_, history) = game(6, 1);
    let view = &history.moments[0].view;
    let way = ["eastern_united_states", "quebec", "greenland"].map(|key| at(view, key));
    let (seat, armies) = (Seat(0), Armies::of(Army::Tanks, 2));
    let began = Public::from(events::LegBegan {
        seat,
        from: way[0],
        armies,
        path: way[1..].to_vec(),
        money: 1,
        war: None,
        leave: false,
    });
    let scene = after([began.clone()]);
    let shown: Vec<(Flying, usize, bool)> =
        scene.flights.iter().map(|flight| (flight.what, flight.path.len(), flight.stopped)).collect();
    assert_eq!(shown, [(Flying::Convoy { armies: 2 }, 3, false)]);
    let back = Public::from(events::LegCancelled { seat, from: way[0], to: way[2] });
    assert!(after([began, back]).flights.is_empty(), "a leg taken back unmoved");
}

#[test]
fn a_missile_is_drawn_with_its_way_and_the_state_that_it_hit_burns_r3_34() {
    let (_, history) = game(6, 1);
    let view = &history.moments[0].view;
    let way = ["great_britain", "northern_europe", "ukraine"].map(|key| at(view, key));
    let launched = Public::from(events::Launched {
        seat: Seat(0),
        from: way[0],
        weapon: Weapon::Light,
        path: way[1..].to_vec(),
    });
    let blasted = Public::from(events::Blasted {
        at: way[2],
        by: Seat(0),
        armies: Vec::new(),
        interceptors: 0,
        refugees: Vec::new(),
        cards: None,
    });
    let scene = after([launched, blasted]);
    assert_eq!(scene.flights[0].what, Flying::Missile { heavy: false });
    assert!(scene.lands[way[2].index()].struck);
}

#[test]
fn r3_9_the_charts_of_income_are_of_money_in_both_languages() {
    let title = |lang, rulebook, kind| {
        Charted { words: Words::new(lang), line: String::new(), rulebook: Some(rulebook) }.title(kind)
    };
    let (english, italian) = (casus_belli::text::Lang::En, casus_belli::text::Lang::It);
    let shares = ChartKind::Share(ChartMeasure::Income);
    assert_eq!(title(italian, Rulebook::ColdWar, shares), "QUOTE DEL REDDITO");
    assert_eq!(title(english, Rulebook::ColdWar, shares), "SHARE OF THE INCOME");
    assert_eq!(title(italian, Rulebook::ColdWar, ChartKind::Income), "REDDITO");
    assert_eq!(title(italian, Rulebook::Classic, shares), "QUOTE DEI RINFORZI");
}

#[test]
fn charts_count_population_money_and_income_and_a_film_has_a_frame_for_each_turn() {
    let (_, history) = game(6, 5);
    let people: Vec<_> =
        people(&NAMES).into_iter().enumerate().map(|(seat, person)| (person, Tint::of_seat(seat))).collect();
    let words = Charted {
        words: Words::new(casus_belli::text::Lang::En),
        line: String::new(),
        rulebook: history.rulebook(),
    };
    for kind in [
        ChartKind::Territories,
        ChartKind::Armies,
        ChartKind::Income,
        ChartKind::Stock(Stock::ColdWar(cold_war::Stock::Population)),
        ChartKind::Stock(Stock::ColdWar(cold_war::Stock::Money)),
    ] {
        assert_eq!(Chart::of(kind, &history, &people, &words).unwrap().lines.len(), 6, "{kind:?}");
    }
    let energy = ChartKind::Stock(Stock::Y2210(casus_belli::rules::y2210::Stock::Energy));
    assert!(Chart::of(energy, &history, &people, &words).is_none());
    let format = Format { view: Framing::Compact, ..Format::default() };
    let frame = |frame: std::ops::Range<usize>| Some(seen(&history.moments[frame.end - 1].view, &[]));
    assert!(film(5, false, &format, &mut { frame }).is_ok());
}
