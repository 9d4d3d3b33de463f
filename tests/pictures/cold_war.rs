//! Scenes, pictures, charts and films of the Cold War.

use crate::fixtures::English;
use casus_belli::render::layout::test_areas::marks;
use casus_belli::render::{Format, Framing, Lang, Scene, Sheet, State, draw, pixels};
use casus_belli::rules::cold_war::Superpower;
use casus_belli::rules::{Board, BoardId, TerritoryId, TerritorySet};

/// The documented position.
fn position() -> Scene {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/states/cold_war.toml");
    let state: State = toml::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    Scene::of_state(Sheet::ColdWar, Lang::En, &state, &English).unwrap()
}

fn at(key: &str) -> TerritoryId {
    Board::get(BoardId::ColdWar).find(key).unwrap()
}

/// The states within so many borders of one.
fn within(from: TerritoryId, borders: usize) -> TerritorySet {
    let board = Board::get(BoardId::ColdWar);
    let mut reach: TerritorySet = [from].into_iter().collect();
    for _ in 0..borders {
        for place in reach.iter().collect::<Vec<_>>() {
            reach = reach.union(board.neighbours(place));
        }
    }
    reach
}

/// The whole board, wide and for a phone.
fn formats() -> [Format; 2] {
    [Framing::Full, Framing::Compact].map(|view| Format { view, ..Format::default() })
}

#[test]
fn a3_25_what_a_light_weapon_can_hit_is_light_and_the_rest_is_dark() {
    let (from, reach) = (at("great_britain"), within(at("great_britain"), 3));
    let scene = position();
    let aimed = scene.clone().aimed(false, from, reach, &[]);
    let aim = aimed.aim.as_ref().unwrap();
    assert_eq!((aim.from, aim.target, aim.reach.len()), (from.index(), None, reach.len()));
    assert!(aimed.flights.is_empty() && aimed.lands.iter().all(|land| !land.struck && land.gained == 0));
    for format in formats() {
        let calm = Scene { aim: None, ..aimed.clone() };
        let [lit, plain] = [&aimed, &calm].map(|scene| pixels(scene, &format));
        let sum = |picture: &tiny_skia::Pixmap| {
            picture.pixels().iter().map(|p| u64::from(p.red()) + u64::from(p.green())).sum::<u64>()
        };
        assert!(sum(&lit) < sum(&plain) * 97 / 100, "{format:?}");
    }
}

#[test]
fn a3_25_the_path_and_the_target_of_a_weapon_stand_on_the_private_picture() {
    let path = ["great_britain", "northern_europe", "ukraine", "ural"].map(at);
    let aimed = position().aimed(false, path[0], within(path[0], 3), &path);
    assert_eq!(aimed.flights.len(), 1);
    assert_eq!(aimed.aim.as_ref().unwrap().target, Some(path[3].index()));
    assert!(aimed.to_string().contains("aim      Great Britain -> "), "{aimed}");
    for format in formats() {
        let shown = marks(&aimed, &format);
        assert!(shown.iter().any(|area| area.what.contains("wanted")), "{shown:?}");
        assert!(draw(&aimed, &format).unwrap().len() < 600_000);
    }
}

#[test]
fn r3_2_each_value_has_the_colour_of_its_area_and_the_superpowers_are_named() {
    let scene = position();
    let of = |key: &str| scene.lands.iter().find(|land| land.key == key).unwrap().camp;
    assert_eq!(of("alaska"), Some(Superpower::American));
    assert_eq!(of("ural"), Some(Superpower::Soviet));
    let sides: Vec<_> = scene.legend.iter().filter_map(|entry| entry.order.clone()).collect();
    assert_eq!(sides, ["american", "soviet"]);
    assert_eq!(scene.track, Some([4, 7]));
    let empty = Scene::bare(Sheet::Risiko, Lang::En, "", &[], &English).unwrap();
    assert!(empty.lands.iter().all(|land| land.camp.is_none()));
}
