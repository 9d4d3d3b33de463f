//! The drawn boards agree with the boards of the rules; colours of owners differ enough on them.

use casus_belli::render::board::neighbours::{continents, lanes, names, territories, touching, values};
use casus_belli::render::{Lang, Sheet, Tint};
use casus_belli::rules::{Board, BoardId, TerritoryId};
use std::collections::BTreeSet;

fn sorted(mut pair: [String; 2]) -> [String; 2] {
    pair.sort();
    pair
}

/// The sea lanes that a board's pictures show: the optional lanes on 83 borders, and on 82 of 2210 only (A1-1, A1-30).
fn drawn_lanes(id: BoardId) -> BTreeSet<[String; 2]> {
    let of = |sheet: &Sheet| {
        let [always, optional] = lanes(*sheet);
        let has = sheet.has_optional_lanes(id);
        always.into_iter().chain(optional.into_iter().filter(move |_| has))
    };
    Sheet::all_of(id).iter().flat_map(of).map(sorted).collect()
}

#[test]
fn the_drawn_boards_have_the_territories_continents_and_values_of_the_boards_that_are_played() {
    for id in BoardId::ALL {
        let board = Board::get(id);
        let sites = board.group("landing_sites").unwrap_or_default();
        let told = |at: TerritoryId| {
            let about = board.territory(at);
            (about.key.clone(), board.continent(about.continent).key.clone(), sites.contains(at))
        };
        let played: Vec<_> = board.ids().map(told).collect();
        let drawn: Vec<_> = Sheet::all_of(id).iter().flat_map(|sheet| territories(*sheet)).collect();
        assert_eq!(drawn, played, "{id:?}");
        let played: Vec<_> = board.continents().iter().map(|c| (c.key.clone(), c.bonus)).collect();
        let drawn: Vec<_> = Sheet::all_of(id).iter().flat_map(|sheet| continents(*sheet)).collect();
        assert_eq!(drawn, played, "{id:?}");
        let drawn = values(Sheet::of(id));
        let value = |(key, value): (&String, &u32)| {
            assert_eq!(board.territory(board.find(key).unwrap()).value, Some(*value), "{key}");
        };
        drawn.iter().for_each(value);
        assert_eq!(drawn.len(), if id == BoardId::ColdWar { board.len() } else { 0 });
    }
}

#[test]
fn sea_lanes_are_the_boards_with_the_red_sea_on_83_borders_and_exiled_states_canada_on_82_of_2210_only_a1_1()
{
    for id in BoardId::ALL {
        let board = Board::get(id);
        let key = |t: TerritoryId| board.territory(t).key.clone();
        let played: BTreeSet<_> = board.sea_lanes().iter().map(|(a, b)| sorted([key(*a), key(*b)])).collect();
        let drawn = drawn_lanes(id);
        assert_eq!(drawn, played, "{id:?}");
    }
}

#[test]
fn land_that_touches_on_the_picture_and_lanes_are_exactly_the_borders_that_are_played() {
    for id in BoardId::ALL {
        let board = Board::get(id);
        let key = |t: TerritoryId| board.territory(t).key.clone();
        let played: BTreeSet<_> = board
            .ids()
            .flat_map(|a| board.neighbours(a).iter().map(move |b| sorted([key(a), key(b)])))
            .collect();
        let touching: BTreeSet<_> = Sheet::all_of(id)
            .iter()
            .flat_map(|sheet| touching(*sheet, if *sheet == Sheet::Moon { 6 } else { 3 }))
            .collect();
        let both: Vec<_> = touching.intersection(&drawn_lanes(id)).cloned().collect();
        assert!(both.is_empty(), "{id:?}: a lane where land touches: {both:?}");
        let drawn: BTreeSet<_> = touching.union(&drawn_lanes(id)).cloned().collect();
        assert_eq!(drawn, played, "{id:?}");
    }
}

#[test]
fn pakistan_moves_from_india_to_the_middle_east_in_the_second_edition() {
    let pair = |a: &str, b: &str| sorted([a.to_owned(), b.to_owned()]);
    let (first, second) = (touching(Sheet::World, 3), touching(Sheet::Risiko, 3));
    assert_eq!(first.difference(&second).collect::<Vec<_>>(), [&pair("afghanistan", "india")]);
    assert_eq!(second.difference(&first).collect::<Vec<_>>(), [&pair("china", "middle_east")]);
}

/// The pairs of a list such as `a-b c-d`.
fn pairs(text: &str) -> BTreeSet<[String; 2]> {
    let pair = |p: &str| p.split_once('-').map(|(a, b)| sorted([a.to_owned(), b.to_owned()])).unwrap();
    text.split_whitespace().map(pair).collect()
}

#[test]
fn the_moons_territories_touch_along_its_thirty_borders() {
    let borders = "aristotle-harpalus aristotle-sea_of_crisis aristotle-sea_of_rains aristotle-sea_of_serenity \
        bay_of_dew-byrgius bay_of_dew-harpalus bay_of_dew-ocean_of_storms bay_of_dew-sea_of_rains \
        byrgius-marsh_of_diseases byrgius-ocean_of_storms byrgius-sea_of_clouds harpalus-sea_of_rains \
        marsh_of_diseases-sea_of_clouds marsh_of_diseases-tycho ocean_of_storms-sea_of_clouds \
        ocean_of_storms-sea_of_rains rhaeticus-sea_of_clouds rhaeticus-sea_of_nectar rhaeticus-sea_of_rains \
        rhaeticus-sea_of_serenity rhaeticus-straight_wall sea_of_clouds-sea_of_rains \
        sea_of_clouds-straight_wall sea_of_clouds-tycho sea_of_crisis-sea_of_nectar \
        sea_of_crisis-sea_of_serenity sea_of_nectar-sea_of_serenity sea_of_nectar-straight_wall \
        sea_of_rains-sea_of_serenity straight_wall-tycho";
    assert_eq!(pairs(borders).len(), 30);
    assert_eq!(touching(Sheet::Moon, 6), pairs(borders));
}

#[test]
fn the_thirteen_seas_touch_each_other_and_are_bridged_to_the_land_as_published() {
    let water = "poseidon-hawaiian_preserve hawaiian_preserve-new_atlantis neo_tokyo-sung_tzu \
        western_ireland-new_york new_york-nova_brasilia neo_paulo-the_ivory_reef south_ceylon-microcorp \
        microcorp-akara";
    let bridges = "poseidon-western_united_states new_atlantis-venezuela neo_tokyo-japan neo_tokyo-china \
        sung_tzu-indonesia western_ireland-great_britain new_york-eastern_united_states nova_brasilia-brazil \
        neo_paulo-brazil the_ivory_reef-north_africa south_ceylon-india microcorp-madagascar \
        akara-western_australia new_atlantis-neo_tokyo";
    let land = touching(Sheet::World, 3);
    assert_eq!(touching(Sheet::Y2210, 3), land.union(&pairs(water)).cloned().collect());
    let [drawn, optional] = lanes(Sheet::Y2210).map(|l| l.into_iter().map(sorted).collect::<BTreeSet<_>>());
    let world = lanes(Sheet::World)[0].iter().cloned().map(sorted).collect::<BTreeSet<_>>();
    let kept: BTreeSet<_> = world.difference(&pairs("ontario-greenland")).cloned().collect();
    assert_eq!(
        (drawn, optional),
        (kept.union(&pairs(bridges)).cloned().collect(), pairs("ontario-greenland"))
    );
}

#[test]
fn names_on_the_picture_are_the_boards_names() {
    for id in BoardId::ALL {
        let board = Board::get(id);
        for lang in [Lang::En, Lang::It] {
            let drawn: BTreeSet<_> = Sheet::all_of(id).iter().flat_map(|sheet| names(*sheet, lang)).collect();
            let word = |n: &casus_belli::rules::board::Name| {
                if lang == Lang::En { n.en.clone() } else { n.it.clone() }
            };
            let lands = board.territories().iter().map(|t| (t.key.clone(), word(&t.name)));
            let continents = board.continents().iter().map(|c| (c.key.clone(), word(&c.name)));
            assert_eq!(drawn, lands.chain(continents).collect(), "{id:?} {lang:?}");
        }
    }
}

#[test]
fn the_files_of_every_drawn_board_are_whole() {
    assert_eq!(casus_belli::render::check(), Ok(()));
}

/// Linear RGB of a colour.
pub(crate) fn linear(rgb: [u8; 3]) -> [f64; 3] {
    rgb.map(|v| {
        let v = f64::from(v) / 255.0;
        if v <= 0.040_45 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
    })
}

fn times(m: &[[f64; 3]; 3], v: [f64; 3]) -> [f64; 3] {
    [0, 1, 2].map(|i| m[i].iter().zip(v).map(|(a, b)| a * b).sum())
}

pub(crate) fn lab(light: [f64; 3]) -> [f64; 3] {
    const XYZ: [[f64; 3]; 3] = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]];
    let xyz = times(&XYZ, light.map(|v| v.clamp(0.0, 1.0)));
    let white = [0.950_47, 1.0, 1.088_83];
    let f = [0, 1, 2].map(|i| {
        let t: f64 = xyz[i] / white[i];
        if t > 0.008_856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 }
    });
    [116.0 * f[1] - 16.0, 500.0 * (f[0] - f[1]), 200.0 * (f[1] - f[2])]
}

/// Simulation of colour vision by Machado, Oliveira and Fernandes (2009), severity 1: normal, protan, deutan, tritan.
const SIGHT: [[[f64; 3]; 3]; 4] = [
    [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    [
        [0.152_286, 1.052_583, -0.204_868],
        [0.114_503, 0.786_281, 0.099_216],
        [-0.003_882, -0.048_116, 1.051_998],
    ],
    [
        [0.367_322, 0.860_646, -0.227_968],
        [0.280_085, 0.672_501, 0.047_413],
        [-0.011_820, 0.042_940, 0.968_881],
    ],
    [
        [1.255_528, -0.076_749, -0.178_779],
        [-0.078_411, 0.930_809, 0.147_602],
        [0.004_733, 0.691_367, 0.303_900],
    ],
];

/// The smallest difference (CIE76) between two owners for any kind of colour vision, and the two owners.
fn closest(colour: impl Fn(Tint) -> [u8; 3]) -> (f64, Tint, Tint) {
    let owners = || Tint::OWNERS.iter().enumerate();
    among(owners().flat_map(|(i, a)| Tint::OWNERS[..i].iter().map(move |b| (*a, *b))), colour)
}

/// The smallest difference of the given pairs.
fn among(pairs: impl Iterator<Item = (Tint, Tint)>, colour: impl Fn(Tint) -> [u8; 3]) -> (f64, Tint, Tint) {
    let mut least = (f64::MAX, Tint::Red, Tint::Red);
    for (a, b) in pairs {
        for sight in &SIGHT {
            let [p, q] = [a, b].map(|t| lab(times(sight, linear(colour(t)))));
            let distance = p.iter().zip(q).map(|(p, q)| (p - q).powi(2)).sum::<f64>().sqrt();
            if distance < least.0 {
                least = (distance, a, b);
            }
        }
    }
    least
}

/// Pairs of unowned land and each player.
fn free_and_players() -> impl Iterator<Item = (Tint, Tint)> {
    Tint::OWNERS.into_iter().filter(|tint| *tint != Tint::Neutral).map(|tint| (Tint::Unowned, tint))
}

#[test]
fn owners_are_told_apart_in_every_kind_of_colour_blindness() {
    let shapes = Tint::OWNERS.map(Tint::shape);
    assert!((1..9).all(|i| !shapes[..i].contains(&shapes[i])), "each a shape of its own");
    for (what, least) in [("land", closest(Tint::fill)), ("badges", closest(Tint::badge))] {
        assert!(least.0 >= 20.0, "{what}: {least:?}");
    }
}

/// A decoded PNG of a board.
fn layer(file: &str) -> image::DynamicImage {
    let path = format!("{}/assets/boards/{file}.png", env!("CARGO_MANIFEST_DIR"));
    image::open(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The median.
fn median(mut values: Vec<u8>) -> u8 {
    values.sort_unstable();
    values[values.len() / 2]
}

/// Calls `told` for every land of every board in both themes, with its name and the colour drawn there for an owner.
fn each_land(mut told: impl FnMut(&str, &dyn Fn(Tint) -> [u8; 3])) {
    for (board, base) in [
        ("world", "base"),
        ("world", "base_light"),
        ("y2210", "base"),
        ("y2210", "base_light"),
        ("moon", "base"),
        ("moon", "base_light"),
    ] {
        let base = layer(&format!("{board}/{base}")).to_rgb8();
        let (gain, mask) =
            (layer(&format!("{board}/gain")).to_luma8(), layer(&format!("{board}/mask")).to_luma8());
        let lands = mask.pixels().map(|p| p.0[0]).max().expect("pixels");
        for land in 1..=lands {
            let mut ground = [vec![], vec![], vec![]];
            let mut light = Vec::new();
            for (x, y, _) in mask.enumerate_pixels().filter(|(_, _, p)| p.0[0] == land) {
                (0..3).for_each(|i| ground[i].push(base.get_pixel(x, y).0[i]));
                light.push(gain.get_pixel(x, y).0[0]);
            }
            let (ground, light) = (ground.map(median), u16::from(median(light)));
            let drawn = |tint: Tint| {
                let fill = tint.fill();
                [0, 1, 2].map(|i| ground[i].saturating_add((light * u16::from(fill[i]) / 255) as u8))
            };
            told(&format!("{board}, land {land}"), &drawn);
        }
    }
}

/// Relief and shade darken land, and dark colours are closer together. So the test checks the drawn colours, at three
/// times the just noticeable difference (2.3).
#[test]
fn owners_are_told_apart_on_each_land_as_it_is_drawn() {
    each_land(|land, drawn| {
        let least = closest(drawn);
        assert!(least.0 >= 3.0 * 2.3, "{land}: {least:?}");
    });
}

/// Four times the just noticeable difference where land is darkest, on the seas of the Moon: more than between two
/// players. With the continents' own colours, which such land had before, the difference there was at most 4.6.
#[test]
fn land_that_nobody_holds_is_in_no_players_colour_on_any_board_in_either_theme() {
    let plain = among(free_and_players(), Tint::fill);
    assert!(plain.0 >= 25.0, "{plain:?}");
    each_land(|land, drawn| {
        let least = among(free_and_players(), drawn);
        assert!(least.0 >= 4.0 * 2.3, "{land}: {least:?}");
    });
}
