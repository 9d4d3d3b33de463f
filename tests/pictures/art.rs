//! The drawn board is the board that is played.

use casus_belli::render::layout::{areas, lanes, names};
use casus_belli::render::{Lang, Tint};
use casus_belli::rules::{Board, BoardId, TerritoryId};
use std::collections::BTreeSet;

#[test]
fn sea_lanes_are_the_boards_with_the_red_sea_on_83_borders_only() {
    let [always, optional] = lanes();
    let all = [always.clone(), optional].concat();
    for (id, drawn) in [(BoardId::Classic82, always), (BoardId::Classic83, all)] {
        let board = Board::get(id);
        let key = |t: TerritoryId| board.territory(t).key.clone();
        let sorted = |mut pair: [String; 2]| {
            pair.sort();
            pair
        };
        let drawn: BTreeSet<_> = drawn.into_iter().map(sorted).collect();
        let played: BTreeSet<_> = board.sea_lanes().iter().map(|(a, b)| sorted([key(*a), key(*b)])).collect();
        assert_eq!(drawn, played, "{id:?}");
    }
}

#[test]
fn names_on_the_picture_are_the_boards_names() {
    let board = Board::get(BoardId::Classic83);
    for lang in [Lang::En, Lang::It] {
        let drawn: BTreeSet<_> = names(lang).into_iter().collect();
        let word =
            |n: &casus_belli::rules::board::Name| if lang == Lang::En { n.en.clone() } else { n.it.clone() };
        let lands = board.territories().iter().map(|t| (t.key.clone(), word(&t.name)));
        let continents = board.continents().iter().map(|c| (c.key.clone(), word(&c.name)));
        assert_eq!(drawn, lands.chain(continents).collect(), "{lang:?}");
    }
}

#[test]
fn no_two_badges_names_or_tags_meet_in_either_language() {
    for lang in [Lang::En, Lang::It] {
        let areas = areas(lang);
        assert!(areas.len() > 90);
        let mut meeting = Vec::new();
        for (i, a) in areas.iter().enumerate() {
            assert!(
                a.edges[0] >= 0.0 && a.edges[1] >= 0.0 && a.edges[2] <= 1600.0 && a.edges[3] <= 843.0,
                "{a:?}"
            );
            meeting.extend(areas[..i].iter().filter(|b| a.meets(b)).map(|b| (a, b)));
        }
        assert!(meeting.is_empty(), "{lang:?}: {meeting:#?}");
    }
}

/// Linear light of a colour.
fn linear(rgb: [u8; 3]) -> [f64; 3] {
    rgb.map(|v| {
        let v = f64::from(v) / 255.0;
        if v <= 0.040_45 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
    })
}

fn times(m: &[[f64; 3]; 3], v: [f64; 3]) -> [f64; 3] {
    [0, 1, 2].map(|i| m[i].iter().zip(v).map(|(a, b)| a * b).sum())
}

fn lab(light: [f64; 3]) -> [f64; 3] {
    const XYZ: [[f64; 3]; 3] = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]];
    let xyz = times(&XYZ, light.map(|v| v.clamp(0.0, 1.0)));
    let white = [0.950_47, 1.0, 1.088_83];
    let f = [0, 1, 2].map(|i| {
        let t: f64 = xyz[i] / white[i];
        if t > 0.008_856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 }
    });
    [116.0 * f[1] - 16.0, 500.0 * (f[0] - f[1]), 200.0 * (f[1] - f[2])]
}

#[test]
fn owners_are_told_apart_in_every_kind_of_colour_blindness() {
    // Machado, Oliveira and Fernandes (2009), severity 1: normal, protan, deutan, tritan.
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
    for (kind, sight) in SIGHT.iter().enumerate() {
        for (i, a) in Tint::OWNERS.iter().enumerate() {
            for b in &Tint::OWNERS[..i] {
                let [p, q] = [a, b].map(|t| lab(times(sight, linear(t.fill()))));
                let distance = p.iter().zip(q).map(|(p, q)| (p - q).powi(2)).sum::<f64>().sqrt();
                assert!(distance >= 20.0, "{a:?} and {b:?} differ by {distance:.1} to sight {kind}");
                assert_ne!(a.shape(), b.shape());
            }
        }
    }
}
