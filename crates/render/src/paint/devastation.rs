//! Recolours the ground of devastated territories and of territories at war, before anything else is drawn on them.

use crate::board::geometry::{Art, Point, WIDTH};
use crate::board::ground::Ground;
use crate::board::label_places::Labels;
use crate::board::palette::{Rgb, Tint};
use crate::layout::measures::MAP;
use crate::scene::Scene;
use casus_belli_core::rules::Ruin;
use tiny_skia::Pixmap;

const ASH: Rgb = [0x3B, 0x35, 0x31];
const SOOT: Rgb = [0x2A, 0x23, 0x20];
const EMBER: Rgb = [0xC2, 0x4A, 0x12];
const HAZARD: Rgb = [0x8A, 0x6A, 0x22];
/// Width of a party's stripe on land at war, in pixels along a row.
const STRIPE: u32 = 18;

/// Colouring of a territory's ground.
enum Look {
    Devastated,
    /// Burnt around a bomb's point of impact.
    Burnt(Point),
    /// Stripes in the colours of all parties.
    War(Vec<Rgb>),
}

/// Recolours the territories that are ruins or at war.
pub(crate) fn lay(on: &mut Pixmap, ground: &Ground, scene: &Scene, art: &Art) {
    if scene.lands.iter().all(|land| land.extras.ruin.is_none() && land.extras.war.is_empty()) {
        return;
    }
    let looks = looks(scene, art);
    for (i, pixel) in on.data_mut().as_chunks_mut::<4>().0.iter_mut().enumerate() {
        let Some(mask) = ground.mask.get(i).filter(|m| **m > 0) else { continue };
        let (x, y) = (i as u32 % WIDTH, i as u32 / WIDTH);
        let Some(Some(look)) = looks.get(usize::from(*mask) - 1).filter(|_| y < MAP as u32) else { continue };
        let fill = look.at(x, y);
        let gain = u32::from(ground.gain[i]);
        for (c, out) in pixel[..3].iter_mut().enumerate() {
            *out = ground.base[i * 3 + c].saturating_add((gain * u32::from(fill[c]) / 255) as u8);
        }
    }
}

fn looks(scene: &Scene, art: &Art) -> Vec<Option<Look>> {
    let labels = Labels::of(scene.sheet, scene.lang, false);
    let look = |land: &crate::board::geometry::Land| {
        let about = scene.lands.iter().find(|l| l.key == land.key)?;
        match about.extras.ruin {
            Some(Ruin::Y2210(_)) => return Some(Look::Devastated),
            Some(Ruin::ColdWar(_)) => return Some(Look::Burnt(labels.lands.get(&land.key)?.badge)),
            None => {}
        }
        let others = about.extras.war.iter().map(|force| force.tint);
        let parties: Vec<Tint> = std::iter::once(about.tint).chain(others).collect();
        (parties.len() > 1).then(|| Look::War(parties.into_iter().map(Tint::fill).collect()))
    };
    art.lands.iter().map(look).collect()
}

impl Look {
    fn at(&self, x: u32, y: u32) -> Rgb {
        match self {
            Self::Devastated => match (x + y) % 26 {
                0..7 => HAZARD,
                _ => ASH,
            },
            Self::Burnt([cx, cy]) => {
                let far = (x as f32 - cx).hypot(y as f32 - cy) / 74.0;
                let t = far.min(1.0);
                [0, 1, 2].map(|c| (f32::from(EMBER[c]) * (1.0 - t) + f32::from(SOOT[c]) * t) as u8)
            }
            Self::War(parties) => parties[((x + WIDTH - y) / STRIPE) as usize % parties.len()],
        }
    }
}
