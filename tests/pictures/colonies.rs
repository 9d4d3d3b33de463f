//! The inhabited seas of 2210 on a phone: whose they are is seen before which colony they belong to.

use crate::art::{lab, linear};
use casus_belli::render::board::geometry::Art;
use casus_belli::render::board::ground_layers::ground;
use casus_belli::render::{Sheet, Theme, Tint};

/// Side of the square that is one point on a picture 320 points wide.
const SIDE: usize = 5;

/// The part of a territory's points that look different from most of them under an owner: outlines and what glows.
fn strange(at: usize, owner: Tint) -> f64 {
    let (ground, fill) = (ground(Sheet::Y2210, Theme::Dark), owner.fill());
    let mut points: Vec<[f64; 3]> = Vec::new();
    for (x, y) in (0..900 / SIDE).flat_map(|y| (0..1600 / SIDE).map(move |x| (x, y))) {
        let pixels = || (0..SIDE * SIDE).map(|i| (y * SIDE + i / SIDE) * 1600 + x * SIDE + i % SIDE);
        if pixels().filter(|i| usize::from(ground.mask[*i]) == at + 1).count() * 2 <= SIDE * SIDE {
            continue;
        }
        let mean = [0, 1, 2].map(|c| {
            let level = |i: usize| {
                f64::from(ground.base[i * 3 + c]) + f64::from(ground.gain[i]) * f64::from(fill[c]) / 255.0
            };
            (pixels().map(level).sum::<f64>() / (SIDE * SIDE) as f64).min(255.0) as u8
        });
        points.push(lab(linear(mean)));
    }
    let middle = [0, 1, 2].map(|c| {
        let mut levels: Vec<f64> = points.iter().map(|point| point[c]).collect();
        levels.sort_by(f64::total_cmp);
        levels[levels.len() / 2]
    });
    let far = |p: &&[f64; 3]| p.iter().zip(middle).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt() > 15.0;
    points.iter().filter(far).count() as f64 / points.len() as f64
}

#[test]
fn on_a_phone_the_outlines_of_colonies_leave_the_seas_to_their_owners() {
    let art = Art::of(Sheet::Y2210);
    let seas = (0..art.lands.len()).filter(|at| art.continents[art.lands[*at].continent].water);
    let all: Vec<f64> =
        seas.flat_map(|at| Tint::OWNERS.map(|owner| strange(at, owner)).into_iter().take(8)).collect();
    assert_eq!(all.len(), 13 * 8);
    let mean = all.iter().sum::<f64>() / all.len() as f64;
    assert!(mean < 0.15, "{mean:.3} of the points of a sea show something else than its owner");
}
