//! Legibility on a phone. A phone of 390 points shows a picture in a channel about 350 points wide; the tests use
//! that width. The futuristic Earth has 55 territories instead of 42: there they use the opened picture, 390 points
//! wide.

use crate::crowded_boards::{crowded, neighbours};
use crate::fixtures::English;
use casus_belli::render::layout::test_areas::{Area, discs, numbers, shown};
use casus_belli::render::{Format, Framing, Lang, Scene, Sheet, Theme, Tint};

/// Width of a board's picture at which its letters must be legible, in points.
fn width(sheet: Sheet) -> f32 {
    if sheet == Sheet::Y2210 { 390.0 } else { 350.0 }
}

fn compact(theme: Theme) -> Format {
    Format { view: Framing::Compact, theme, ..Format::default() }
}

/// Every board in both languages; each territory has an owner and that many armies.
fn boards(armies: u32) -> impl Iterator<Item = Scene> {
    let both = Sheet::ALL.into_iter().flat_map(|sheet| [Lang::En, Lang::It].map(|lang| (sheet, lang)));
    both.map(move |(sheet, lang)| {
        let mut scene = Scene::bare(sheet, lang, "", &[], &English).unwrap();
        for (at, land) in scene.lands.iter_mut().enumerate() {
            (land.tint, land.armies) = (Tint::OWNERS[at % 8], armies);
        }
        scene
    })
}

/// Height of an area in points.
fn points(area: &Area, scene: &Scene) -> f32 {
    (area.edges[3] - area.edges[1]) * width(scene.sheet) / Format::FULL as f32
}

#[test]
fn on_a_phone_army_numbers_are_nine_points_high_on_every_board() {
    for armies in [1, 4, 17, 88, 127, 999] {
        for scene in boards(armies) {
            let found = numbers(&scene, &compact(Theme::Dark));
            assert_eq!(found.len(), scene.lands.len());
            for number in &found {
                // The ink of the digits, from top to bottom.
                let high = points(number, &scene);
                assert!(high >= 9.0, "{:?} {}: {armies} is {high:.2} points high", scene.sheet, number.what);
            }
        }
    }
}

#[test]
fn on_a_phone_names_of_territories_and_continents_are_seven_points_high_on_every_board() {
    for scene in boards(3) {
        let found = shown(&scene, &compact(Theme::Dark));
        let names: Vec<&Area> = found.iter().filter(|area| area.what.starts_with("name")).collect();
        assert!(names.len() >= scene.lands.len());
        for name in names {
            // A line of letters, from the highest stroke to the lowest: the size of the letters.
            assert!(
                points(name, &scene) >= 7.0 - 1e-3,
                "{:?} {}: {:.2} points",
                scene.sheet,
                name.what,
                points(name, &scene)
            );
        }
        let tags = found.iter().filter(|area| area.what.starts_with("tag"));
        assert_eq!(tags.clone().count(), scene.continents.len(), "every continent is named");
        for tag in tags {
            assert!(
                points(tag, &scene) >= 9.0,
                "{:?} {}: the letters stand on a band",
                scene.sheet,
                tag.what
            );
        }
    }
}

#[test]
fn numbers_of_any_length_stay_on_their_badges_on_a_phone() {
    for scene in boards(999) {
        for number in numbers(&scene, &compact(Theme::Dark)) {
            let wide = number.edges[2] - number.edges[0];
            assert!(wide <= 80.0, "{:?} {}: {wide:.1} pixels", scene.sheet, number.what);
        }
    }
}

#[test]
fn on_a_picture_320_points_wide_nearly_all_pieces_are_five_points_high_however_many_there_are() {
    for sheet in [Sheet::Y2210, Sheet::Moon, Sheet::ColdWar] {
        let pairs = neighbours(sheet);
        let (mut all, mut small) = (0, 0);
        for (seed, lang) in (0..8).zip([Lang::En, Lang::It].into_iter().cycle()) {
            let scene = crowded(sheet, lang, &pairs, seed);
            let found = discs(&scene, &compact(Theme::Dark));
            let wanted = scene.lands.iter().filter(|land| !land.extras.pieces.is_empty()).count();
            assert_eq!(found.len(), wanted, "{sheet:?} {seed}: all are drawn");
            for (key, high) in found {
                let points = high * 320.0 / Format::FULL as f32;
                assert!(points >= 4.0, "{sheet:?} {seed} {key}: {points:.2} points");
                (all, small) = (all + 1, small + usize::from(points < 5.0));
            }
        }
        assert!(small * 10 <= all, "{sheet:?}: {small} of {all}");
    }
}
