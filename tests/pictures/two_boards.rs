//! Two boards on one picture: a landing concerns the Earth and the Moon.

use crate::fixtures::English;
use crate::pixels::mean_square_error;
use casus_belli::render::{
    BadHolders, Format, Framing, Lang, Scene, Sheet, State, Theme, Tint, draw, pixels,
};
use std::collections::BTreeMap;

const LANDING: &str = include_str!("../../docs/states/landing.toml");

fn state() -> State {
    toml::from_str(LANDING).unwrap()
}

fn scene(state: &State) -> Scene {
    Scene::of_state(Sheet::Y2210, Lang::En, state, &English).unwrap()
}

fn alone(scene: &Scene) -> Scene {
    Scene { beside: None, ..scene.clone() }
}

#[test]
fn r1_42_a_landing_on_the_moon_shows_both_boards() {
    insta::assert_snapshot!(scene(&state()).to_string());
}

#[test]
fn r1_42_the_second_board_stands_below_the_first_which_stays_as_it_is() {
    let both = scene(&state());
    for view in [Framing::Full, Framing::Compact, Framing::action(&both)] {
        for theme in Theme::ALL {
            let format = Format { view: view.clone(), theme, ..Format::default() };
            let [two, one] = [&both, &alone(&both)].map(|scene| pixels(scene, &format));
            // The legend of a zoomed view is larger than that of the whole board, so both are compared with the board.
            assert!(two.height() > 844 + 500 && two.height() > one.height() + 200, "{format:?}");
            let rows = 6..838;
            let row = |of: &tiny_skia::Pixmap, y: usize| of.pixels()[y * 1600 + 10..y * 1600 + 1590].to_vec();
            assert!(rows.into_iter().all(|y| row(&two, y) == row(&one, y)), "{format:?}");
            let mut other = both.clone();
            other.beside.as_mut().unwrap().lands[2].armies = 77;
            let other = pixels(&other, &format);
            let changed: Vec<usize> =
                (0..two.height() as usize).filter(|y| row(&two, *y) != row(&other, *y)).collect();
            assert!(changed.len() > 12 && changed.iter().all(|y| *y > 844), "{format:?}: {changed:?}");
        }
    }
}

#[test]
fn what_people_hold_is_counted_on_both_boards_and_told_of_both() {
    let (both, here) = (scene(&state()), scene(&State { beside: None, ..state() }));
    let line = |scene: &Scene, tint| scene.legend.iter().find(|e| e.tint == tint).unwrap().line.clone();
    let held = |scene: &Scene, tint| {
        let lands = scene.lands.iter().filter(|land| land.tint == tint).map(|land| land.armies);
        (lands.clone().count(), lands.sum::<u32>())
    };
    for tint in [Tint::Red, Tint::Blue, Tint::Green, Tint::Yellow] {
        let ((a, n), (b, m)) = (held(&both, tint), held(both.beside.as_ref().unwrap(), tint));
        assert_eq!(line(&both, tint), format!("{} territories · {} armies", a + b, n + m));
        assert_eq!(line(&here, tint), format!("{a} territories · {n} armies"));
    }
    // No owners on the Earth: otherwise the alt text would be too long to name single territories.
    let away = scene(&State { holders: String::new(), lands: BTreeMap::new(), ..state() });
    assert!(away.alt.contains("Bay of Dew") && !here.alt.contains("Bay of Dew"), "{}", away.alt);
    let mut chosen = both;
    chosen.recolour(|tint| if tint == Tint::Yellow { Tint::Black } else { tint });
    assert!(chosen.beside.unwrap().flights.iter().all(|flight| flight.tint == Tint::Black));
}

#[test]
fn few_colours_keep_both_boards_true() {
    let scene = scene(&state());
    for view in [Framing::Full, Framing::Compact] {
        let format = Format { view, ..Format::default() };
        let (png, full) = (draw(&scene, &format).unwrap(), pixels(&scene, &format));
        assert!(png.len() <= 800_000, "{} bytes", png.len());
        let few = image::load_from_memory(&png).unwrap().into_rgb8();
        assert_eq!([few.width(), few.height()], [full.width(), full.height()]);
        let mean = mean_square_error(&few, &full);
        // Two boards share one palette; the bound for one board is 12.
        assert!(mean < 24.0, "mean square error {mean:.1}");
    }
}

#[test]
fn r1_15_the_legend_stands_in_the_order_of_play_and_says_it() {
    let scene = scene(&state());
    let order: Vec<(&str, &str)> =
        scene.legend.iter().map(|e| (e.name.as_str(), e.order.as_deref().unwrap_or("-"))).collect();
    let wanted = [("Marco", 1), ("Karim", 2), ("Ilaria", 3), ("Łukasz", 4), ("Zoë", 5)];
    let wanted: Vec<(&str, String)> = wanted.map(|(name, at)| (name, format!("No. {at}"))).to_vec();
    assert_eq!(order, wanted.iter().map(|(name, at)| (*name, at.as_str())).collect::<Vec<_>>());
    let mut without = scene.clone();
    without.legend.iter_mut().for_each(|entry| entry.order = None);
    for view in [Framing::Full, Framing::Compact] {
        let format = Format { view, ..Format::default() };
        let [with, without] = [&scene, &without].map(|scene| pixels(scene, &format));
        let changed = with.pixels().iter().zip(without.pixels()).filter(|(a, b)| a != b).count();
        assert!(changed > 5 * 60, "{changed} pixels");
    }
}

#[test]
fn a_second_board_or_an_order_with_an_error_is_refused_with_the_place_and_the_reason() {
    let refused = |text: &str| {
        let state: State = toml::from_str(text).unwrap();
        match Scene::of_state(Sheet::Y2210, Lang::En, &state, &English) {
            Err(BadHolders::Unknown(text)) => text,
            other => panic!("{other:?}"),
        }
    };
    for (text, wanted) in [
        ("[beside]\nboard = \"mars\"", "beside: `mars` is no other board"),
        ("[beside]\nboard = \"y2210\"", "beside: `y2210` is no other board"),
        ("[beside]\nboard = \"moon\"\nholders = \"0:1\"", "beside: 1 holders for 14 territories"),
        (
            "[beside]\nboard = \"moon\"\n[beside.lands.peru]",
            "beside: lands.peru: no such territory on this board",
        ),
        ("[[players]]\norder = 0", "players, number 1: `0` is no place from 1 to 8"),
    ] {
        assert_eq!(refused(text), wanted);
    }
}
