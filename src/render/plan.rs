//! Where everything that is live on a picture stands, resolved once before anything is drawn: arrows, what is on its way,
//! what stands beside the badges. The painter draws it, tests read it. Deterministic; draws nothing.

use super::aloft::{self, Aloft};
use super::art::Point;
use super::beside::{self, Placed};
use super::crowd::{Crowd, centred, standing};
use super::format::{Camera, Format};
use super::labels::Labels;
use super::scene::Scene;
use super::ways;

/// All places of a picture.
#[derive(Clone, Debug, Default)]
pub(crate) struct Plan {
    /// For each arrow of the scene its lines, two where it goes round the back of the world.
    pub(crate) arrows: Vec<Vec<Vec<Point>>>,
    /// What is on its way.
    pub(crate) aloft: Vec<Aloft>,
    /// What stands beside the badges.
    pub(crate) marks: Vec<Placed>,
}

impl Plan {
    /// The places of a scene in a format. A quiet scene costs nothing.
    pub(crate) fn of(scene: &Scene, format: &Format, camera: Camera) -> Self {
        let wanted = beside::wanted(scene, format);
        if wanted.is_empty() && scene.arrows.is_empty() && scene.flights.is_empty() {
            return Self::default();
        }
        let labels = Labels::of(scene.sheet, scene.lang, format.compact());
        let fixed = standing(scene, format, camera);
        let arrows = ways::arrows(scene, labels, &fixed, camera);
        let mut crowd = Crowd::new(scene, format, &fixed, camera);
        for (part, arrow) in
            arrows.iter().zip(&scene.arrows).flat_map(|(parts, a)| parts.iter().map(move |p| (p, a)))
        {
            // What is read of an arrow is its head above all.
            let wide = ways::breadth(arrow.kind) * camera.size;
            let head = part.iter().rev().take(part.len() / 3 + 1).step_by(2);
            crowd.soft.extend(head.map(|p| centred(*p, [wide * 2.2, wide * 2.2])));
            crowd.soft.extend(part.iter().step_by(4).map(|p| centred(*p, [wide, wide])));
        }
        // First what hangs on a badge, then what has a path to stand on, then what looks for room.
        let mut marks = beside::place(scene, format, &mut crowd, &wanted, true);
        let aloft = aloft::place(scene, format, &mut crowd, &fixed, &arrows);
        marks.extend(beside::place(scene, format, &mut crowd, &wanted, false));
        Self { arrows, aloft, marks }
    }
}
