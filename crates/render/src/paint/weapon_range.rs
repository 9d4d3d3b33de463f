//! Draws the reach of a weapon on a private picture: land out of reach is dark, land in reach has a light edge.

use crate::board::geometry::{Art, WIDTH};
use crate::board::ground::Ground;
use crate::board::palette::Rgb;
use crate::layout::camera::Camera;
use crate::layout::measures::MAP;
use crate::paint::primitives;
use crate::scene::Scene;
use tiny_skia::Pixmap;

const EDGE: Rgb = [0xFF, 0xE0, 0x8A];
const FIRE: Rgb = [0xFF, 0x9A, 0x3C];
/// How much of its colour land out of reach keeps, of 256.
const KEPT: u16 = 96;

/// Darkens the land that is out of reach.
pub(super) fn shade(on: &mut Pixmap, ground: &Ground, scene: &Scene, art: &Art) {
    let Some(aim) = &scene.aim else { return };
    let out = |land: &crate::board::geometry::Land| {
        let at = scene.lands.iter().position(|l| l.key == land.key);
        at.is_some_and(|at| !aim.lit(at))
    };
    let dark: Vec<bool> = art.lands.iter().map(out).collect();
    let board = (WIDTH * MAP as u32) as usize;
    let pixels = on.data_mut().as_chunks_mut::<4>().0.iter_mut().zip(&ground.mask).take(board);
    for (pixel, mask) in pixels {
        if mask.checked_sub(1).and_then(|at| dark.get(usize::from(at))) == Some(&true) {
            for v in &mut pixel[..3] {
                *v = (u16::from(*v) * KEPT / 256) as u8;
            }
        }
    }
}

/// Outlines the land in reach, and the place of the weapon.
pub(super) fn outline(on: &mut Pixmap, art: &Art, scene: &Scene, camera: Camera) {
    let Some(aim) = &scene.aim else { return };
    let path = |at: usize| Some(&art.lands[art.find(&scene.lands.get(at)?.key)?].main);
    for at in aim.reach.iter().filter(|at| **at != aim.from) {
        primitives::trace(on, path(*at), 1.6 * camera.size, (EDGE, 0.8), camera);
    }
    for (width, opacity) in [(9.0, 0.3), (3.2, 1.0)] {
        primitives::trace(on, path(aim.from), width * camera.size, (FIRE, opacity), camera);
    }
}
