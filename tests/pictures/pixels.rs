//! Pixel tests: few, only for what the scene text can't show.

use crate::fixtures::{English, MIDDLE, middle, people, view};
use casus_belli::render::board::neighbours::names;
use casus_belli::render::layout::test_areas::{areas, numbers};
use casus_belli::render::{
    Arrow, Format, Framing, Lang, Rgb, Scene, Sheet, Since, Theme, Tint, draw as draw_as, pixels as pixels_as,
};
use casus_belli::rules::classic::{Own, View};
use casus_belli::rules::{BoardId, Card, ContinentId, Holder, Seat, Viewer};

fn pixels(scene: &Scene) -> tiny_skia::Pixmap {
    pixels_as(scene, &Format::default())
}

fn draw(scene: &Scene) -> Result<Vec<u8>, casus_belli::render::PictureError> {
    draw_as(scene, &Format::default())
}

/// The picture before it is encoded: most tests do not need the bytes.
fn picture(scene: &Scene) -> image::RgbImage {
    let rgb = pixels(scene).pixels().iter().flat_map(|p| [p.red(), p.green(), p.blue()]).collect();
    image::RgbImage::from_raw(1600, 900, rgb).unwrap()
}

/// Mean square error of a picture of few colours against all of them, in levels of one colour channel.
pub(crate) fn mean_square_error(few: &image::RgbImage, full: &tiny_skia::Pixmap) -> f64 {
    let error: u64 = few
        .pixels()
        .zip(full.pixels())
        .map(|(a, b)| {
            let b = [b.red(), b.green(), b.blue()];
            a.0.iter().zip(b).map(|(a, b)| u64::from(a.abs_diff(b)).pow(2)).sum::<u64>()
        })
        .sum();
    error as f64 / (full.pixels().len() as f64 * 3.0)
}

fn decoded(scene: &Scene) -> image::RgbImage {
    image::load_from_memory(&draw(scene).unwrap()).unwrap().into_rgb8()
}

/// Number of pixels in a box (left, top, right, bottom) in which two pictures differ.
fn different(one: &image::RgbImage, two: &image::RgbImage, area: [f32; 4]) -> usize {
    let [left, top, right, foot] = area.map(|v| v as u32);
    let all = (top..foot).flat_map(|y| (left..right).map(move |x| (x, y)));
    let far = |(x, y): &(u32, u32)| {
        let channels = one.get_pixel(*x, *y).0.into_iter().zip(two.get_pixel(*x, *y).0);
        channels.into_iter().any(|(p, q)| p.abs_diff(q) > 24)
    };
    all.filter(far).count()
}

const ALL: [f32; 4] = [0.0, 0.0, 1600.0, 900.0];

#[test]
fn the_same_scene_gives_the_same_bytes_below_600_kilobytes() {
    for lang in [Lang::En, Lang::It] {
        let scene = middle(lang);
        let png = draw(&scene).unwrap();
        assert_eq!(png, draw(&scene).unwrap());
        assert!(png.len() <= 600_000, "{} bytes", png.len());
        assert_eq!(decoded(&scene).dimensions(), (1600, 900));
    }
}

/// A board with these owners in turn and nothing else on it.
fn held(sheet: Sheet, owners: &[usize]) -> Scene {
    let lands = names(sheet, Lang::En).len() - continents(sheet);
    let holders: Vec<String> =
        (0..lands).map(|i| format!("{}:{}", owners[i % owners.len()], i % 9 + 1)).collect();
    Scene::bare(sheet, Lang::En, &holders.join(" "), &[], &English).unwrap()
}

/// Number of continents or colonies that a board has names for.
fn continents(sheet: Sheet) -> usize {
    Scene::bare(sheet, Lang::En, "", &[], &English).unwrap().continents.len()
}

/// The largest difference between the means of two pictures in any channel, per square of 12 pixels. The eye sees it
/// as blocks and bands on even areas, where single differing pixels would blend.
fn bands(few: &image::RgbImage, full: &image::RgbImage) -> Vec<f64> {
    const SIDE: u32 = 12;
    let mean = |of: &image::RgbImage, x: u32, y: u32, c: usize| {
        let all = (0..SIDE).flat_map(|dy| (0..SIDE).map(move |dx| (x + dx, y + dy)));
        all.map(|(x, y)| f64::from(of.get_pixel(x, y).0[c])).sum::<f64>() / f64::from(SIDE * SIDE)
    };
    let squares = (8..820).step_by(12).flat_map(|y| (8..1580).step_by(12).map(move |x| (x, y)));
    let apart = |(x, y)| [0, 1, 2].map(|c| (mean(few, x, y, c) - mean(full, x, y, c)).abs());
    squares.map(|at| apart(at).into_iter().fold(0.0, f64::max)).collect()
}

#[test]
fn few_colours_keep_every_board_true_under_every_owner_in_both_themes() {
    for sheet in Sheet::ALL {
        for (theme, owners) in Theme::ALL
            .into_iter()
            .flat_map(|theme| [&[0, 1, 2, 3, 4, 5, 6, 7][..], &[0], &[4]].map(|o| (theme, o)))
        {
            let (scene, format) = (held(sheet, owners), Format { theme, ..Format::default() });
            let full = pixels_as(&scene, &format);
            let full = full.pixels().iter().flat_map(|p| [p.red(), p.green(), p.blue()]).collect();
            let full = image::RgbImage::from_raw(1600, 900, full).unwrap();
            let png = draw_as(&scene, &format).unwrap();
            assert!(png.len() <= 600_000, "{sheet:?} {theme:?}: {} bytes", png.len());
            let few = image::load_from_memory(&png).unwrap().into_rgb8();
            let pairs = few.as_raw().iter().zip(full.as_raw());
            let error: u64 = pairs.map(|(a, b)| u64::from(a.abs_diff(*b)).pow(2)).sum();
            let mean = error as f64 / full.as_raw().len() as f64;
            assert!(mean < 18.0, "{sheet:?} {theme:?} {owners:?}: mean square error {mean:.1}");
            let mut bands = bands(&few, &full);
            bands.sort_by(f64::total_cmp);
            let worst = bands[bands.len() * 998 / 1000];
            // 4 % of the range: it is not visible between neighbouring squares of the same even water.
            assert!(worst < 0.04 * 255.0, "{sheet:?} {theme:?} {owners:?}: blocks {worst:.1} levels off");
        }
    }
}

#[test]
fn few_colours_keep_a_game_with_all_its_marks_and_words_true() {
    let scene = middle(Lang::En);
    let (few, full) = (decoded(&scene), pixels(&scene));
    let mean = mean_square_error(&few, &full);
    assert!(mean < 12.0, "mean square error {mean:.1}");
}

#[test]
fn land_takes_the_colour_of_its_holder() {
    let at = |p: &image::RgbImage| p.get_pixel(660, 470).0;
    let near = |a: Rgb, b: Rgb| a.iter().zip(b).all(|(a, b)| a.abs_diff(b) < 60);
    for seat in 0..8 {
        let mut view = view(MIDDLE, 8, BoardId::Classic83);
        view.territories.iter_mut().for_each(|h| h.holder = Holder::Seat(Seat(seat)));
        let scene = Scene::from_view(&view.into(), &[], &Since::default(), Lang::En, &English);
        let (seen, wanted) = (at(&picture(&scene)), Tint::of_seat(seat.into()).fill());
        assert!(near(seen, wanted), "{seen:?} is not {wanted:?}");
    }
}

#[test]
fn the_lane_over_the_red_sea_is_drawn_for_83_borders_only() {
    let scene =
        |id| Scene::from_view(&view(MIDDLE, 6, id).into(), &[], &Since::default(), Lang::En, &English);
    let (with, without) = (picture(&scene(BoardId::Classic83)), picture(&scene(BoardId::Classic82)));
    let here = different(&with, &without, [920.0, 425.0, 960.0, 460.0]);
    assert!(here > 60, "{here} pixels differ at the Red Sea");
    assert!(different(&with, &without, [0.0, 500.0, 1600.0, 840.0]) < 200);
}

#[test]
fn every_number_from_one_to_three_digits_is_legible_on_every_badge() {
    let scene = |armies: u32| {
        let mut scene = middle(Lang::En);
        scene.arrows.clear();
        for (i, land) in scene.lands.iter_mut().enumerate() {
            (land.tint, land.armies) = (Tint::OWNERS[i % 9], armies);
            (land.gained, land.lost, land.captured) = (0, 0, false);
        }
        picture(&scene)
    };
    let numbers = [1, 2, 7, 10, 27, 100, 127, 188, 999].map(|n| (n, scene(n)));
    let badges: Vec<_> =
        areas(Sheet::World, Lang::En, false).into_iter().filter(|a| a.what.starts_with("badge")).collect();
    assert_eq!(badges.len(), 42);
    for (i, (n, a)) in numbers.iter().enumerate() {
        for (m, b) in &numbers[..i] {
            for badge in &badges {
                let d = different(a, b, badge.edges);
                assert!(d >= 25, "{}: {n} and {m} differ in {d} pixels", badge.what);
            }
        }
    }
}

/// A change of a scene.
type Change<'a> = &'a dyn Fn(&mut Scene);

#[test]
fn what_changed_is_seen_ring_arrow_gains_and_losses() {
    let before = middle(Lang::En);
    let quiet = {
        let mut scene = before.clone();
        scene.arrows.clear();
        scene.lands.iter_mut().for_each(|l| (l.gained, l.lost, l.captured) = (0, 0, false));
        picture(&scene)
    };
    let with = |change: Change| {
        let mut scene = before.clone();
        scene.arrows.clear();
        scene.lands.iter_mut().for_each(|l| (l.gained, l.lost, l.captured) = (0, 0, false));
        change(&mut scene);
        different(&quiet, &picture(&scene), ALL)
    };
    let brazil = before.lands.iter().position(|l| l.key == "brazil").unwrap();
    let changes: [(&str, usize, Change); 4] = [
        ("ring", 1000, &|s| s.lands[brazil].captured = true),
        ("gain", 150, &|s| s.lands[brazil].gained = 12),
        ("loss", 150, &|s| s.lands[brazil].lost = 3),
        ("arrow", 400, &|s| s.arrows.push(before.arrows[0].clone())),
    ];
    for (what, least, change) in changes {
        let seen = with(change);
        assert!(seen >= least, "{what}: {seen} pixels");
    }
}

#[test]
fn a_capture_long_ago_is_quieter_than_a_new_one() {
    let mut scene = middle(Lang::En);
    scene.arrows.clear();
    scene.lands.iter_mut().for_each(|l| (l.gained, l.lost, l.captured) = (0, 0, false));
    let quiet = picture(&scene);
    let brazil = scene.lands.iter().position(|l| l.key == "brazil").unwrap();
    let mut light = |captured, earlier| {
        (scene.lands[brazil].captured, scene.lands[brazil].earlier) = (captured, earlier);
        let sum = |p: &image::RgbImage| p.as_raw().iter().map(|v| u64::from(*v)).sum::<u64>();
        sum(&picture(&scene)) - sum(&quiet)
    };
    let (new, old) = (light(true, false), light(true, true));
    assert!(old > 20_000 && new > old * 2, "{new} and {old}");
}

#[test]
fn an_arrow_stands_out_from_land_in_its_own_colour() {
    for tint in Tint::OWNERS {
        let mut scene = middle(Lang::En);
        let arrow = Arrow { tint, step: 0, ..scene.arrows[0].clone() };
        scene.arrows.clear();
        for land in &mut scene.lands {
            (land.tint, land.gained, land.lost, land.captured) = (tint, 0, 0, false);
        }
        let without = picture(&scene);
        scene.arrows.push(arrow);
        let with = picture(&scene);
        let far = |(a, b): &(&image::Rgb<u8>, &image::Rgb<u8>)| {
            a.0.iter().zip(b.0).map(|(a, b)| u32::from(a.abs_diff(b))).sum::<u32>() > 150
        };
        let clear = without.pixels().zip(with.pixels()).filter(far).count();
        assert!(clear > 300, "{tint:?}: {clear} pixels");
    }
}

#[test]
fn land_just_captured_shows_how_many_stand_there_even_if_it_is_nobody_yet() {
    let mut scene = middle(Lang::En);
    let brazil = scene.lands.iter().position(|l| l.key == "brazil").unwrap();
    scene.lands[brazil].armies = 0;
    let format = Format::default();
    let number = numbers(&scene, &format).into_iter().find(|area| area.what == "number brazil").unwrap();
    let shown = picture(&scene);
    scene.lands[brazil].armies = 8;
    assert!(different(&shown, &picture(&scene), number.edges) > 25);
    let [left, top, right, foot] = number.edges;
    let ink = Tint::Red.digits();
    let inked = (top as u32..foot as u32).flat_map(|y| (left as u32..right as u32).map(move |x| (x, y)));
    let inked =
        inked.filter(|(x, y)| shown.get_pixel(*x, *y).0.iter().zip(ink).all(|(a, b)| a.abs_diff(b) < 40));
    assert!(inked.count() > 60, "the badge has a figure");
}

#[test]
fn a_board_without_people_has_no_bar_at_its_foot() {
    let scene = Scene::bare(Sheet::World, Lang::En, "", &[], &English).unwrap();
    assert_eq!(pixels(&scene).height(), 844);
}

#[test]
fn a_hostile_name_changes_nothing_outside_its_own_place_in_the_legend() {
    let named = |name: &str| {
        let people = people(&["Ilaria", name, "Zoë", "Karim", "Łukasz", "Bot Nero"]);
        let view = view(MIDDLE, 6, BoardId::Classic83);
        pixels(&Scene::from_view(&view.into(), &people, &Since::default(), Lang::En, &English))
    };
    let plain = named("Marco");
    let room = (1600.0 - 32.0) / 6.0;
    let own = (16.0 + room) as usize..(16.0 + 2.0 * room) as usize;
    let all_at_once = format!("\u{202E}{}\u{200B}{}\0\u{7}", "😀".repeat(32), "W".repeat(100_000));
    let reversed = "\u{202E}\u{2066}ocraM\u{200F}";
    for name in [reversed, "😀😀😀😀😀😀😀😀", "M\u{301}\u{302}\u{303}\u{489}", &all_at_once, ""]
    {
        let hostile = named(name);
        let changed = plain.pixels().iter().zip(hostile.pixels()).enumerate().filter(|(_, (a, b))| a != b);
        let places: Vec<_> = changed.map(|(i, _)| (i % 1600, i / 1600)).collect();
        assert!(places.iter().all(|(x, y)| own.contains(x) && *y > 844), "{name:.40}");
        assert!(places.len() > 50, "{name:.40} is drawn");
    }
}

#[test]
fn each_view_and_theme_is_another_picture_of_the_width_that_was_asked_for() {
    let scene = middle(Lang::En);
    let europe = Framing::continent(casus_belli::rules::Board::get(BoardId::Classic83), ContinentId(2));
    let formats = [
        Format::default(),
        Format { theme: Theme::Light, ..Format::default() },
        Format { patterns: true, ..Format::default() },
        Format { view: Framing::Compact, ..Format::default() },
        Format { view: europe, ..Format::default() },
        Format { width: 400, ..Format::default() },
    ];
    let pictures: Vec<_> = formats.iter().map(|format| draw_as(&scene, format).unwrap()).collect();
    for (i, (format, png)) in formats.iter().zip(&pictures).enumerate() {
        assert!(png.len() <= 600_000, "{format:?}: {} bytes", png.len());
        assert!(pictures[..i].iter().all(|other| other != png), "{format:?}");
        let wide = image::load_from_memory(png).unwrap().width();
        assert_eq!(wide, if format.width == 0 { 1600 } else { format.width }, "{format:?}");
    }
}

#[test]
fn only_its_owners_picture_shows_a_hand() {
    let mut view = view(MIDDLE, 6, BoardId::Classic83);
    let scene =
        |view: &View| Scene::from_view(&view.clone().into(), &[], &Since::default(), Lang::En, &English);
    let public = scene(&view);
    assert!(public.own.is_none());
    view.common.viewer = Viewer::Seat(Seat(0));
    let hand = vec![Card(0), Card(42)];
    let (objective, instead, reached) = Default::default();
    let sealed = None;
    view.own = Some(Own { seat: Seat(0), hand, objective, instead, reached, sealed });
    let private = scene(&view);
    let hand: Vec<_> = private.own.iter().flat_map(|own| &own.cards).map(|card| card.name.as_str()).collect();
    assert_eq!(hand, ["Alaska", "Wild"]);
    assert!(private.alt.contains("Your cards: Alaska, Wild") && !public.alt.contains("Your cards"));
    assert!(pixels(&private).height() > pixels(&public).height());
}

#[test]
fn what_a_territory_is_worth_is_drawn_on_request_where_the_board_has_values() {
    let values = Format { values: true, ..Format::default() };
    for (id, drawn) in [(BoardId::Risiko, true), (BoardId::Classic82, false)] {
        let scene = Scene::from_view(&view(MIDDLE, 6, id).into(), &[], &Since::default(), Lang::En, &English);
        assert_eq!(pixels_as(&scene, &values) != pixels(&scene), drawn, "{id:?}");
    }
}
