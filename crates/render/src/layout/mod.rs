//! Layout of a picture, resolved once before anything is drawn: names, badges, bonuses, title, legend, arrows,
//! flights, marks around badges. The `paint` module draws it, tests read it. Deterministic.

pub(crate) mod badges;
pub(crate) mod board_words;
pub(crate) mod bounding_boxes;
pub(crate) mod camera;
pub(crate) mod collision;
pub mod continent_labels;
pub(crate) mod fixed_boxes;
pub(crate) mod flight_layout;
pub(crate) mod format;
mod framing;
mod hand_layout;
pub(crate) mod holdings_layout;
pub(crate) mod label_boxes;
pub(crate) mod label_visibility;
pub(crate) mod legend_layout;
pub(crate) mod marker_layout;
pub mod measures;
pub(crate) mod routing;
pub(crate) mod shown_boards;
pub mod test_areas;
pub(crate) mod text;
pub(crate) mod year_track;

use crate::board::geometry::Point;
use crate::board::label_places::Labels;
use crate::layout::badges::{Badge, badges};
use crate::layout::board_words::BoardWords;
use crate::layout::bounding_boxes::{Edges, centred};
use crate::layout::camera::Camera;
use crate::layout::collision::CollisionMap;
use crate::layout::continent_labels::Tag;
use crate::layout::fixed_boxes::Fixed;
use crate::layout::flight_layout::FlightLayout;
use crate::layout::format::{Format, Framing};
use crate::layout::legend_layout::Legend;
use crate::layout::marker_layout::{Mark, Placed};
use crate::layout::text::Text;
use crate::layout::year_track::YearMark;
use crate::scene::Scene;
use std::borrow::Cow;

/// Positions of everything on a picture.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    /// The visible part of the board.
    pub(crate) camera: Camera,
    /// Names of territories, continents and seas, notes, signs.
    pub(crate) words: Cow<'static, BoardWords>,
    /// The badge of each territory of the scene.
    pub(crate) badges: Vec<Option<Badge>>,
    /// Continents' bonuses.
    pub(crate) tags: Vec<Tag>,
    /// The title and the subtitle, if they are on the board.
    pub(crate) title: Option<[Text; 2]>,
    /// The year track below it.
    pub(crate) track: Vec<YearMark>,
    /// The polylines of each arrow of the scene; two if it crosses the picture's left and right edges.
    pub(crate) arrows: Vec<Vec<Vec<Point>>>,
    /// Flights.
    pub(crate) aloft: Vec<FlightLayout>,
    /// Marks around the badges.
    pub(crate) marks: Vec<Placed>,
    /// Numbers on the arrows: index of the arrow, bounding box.
    pub(crate) steps: Vec<(usize, Edges)>,
    /// Fixed elements of the board; empty if the scene has no marks, arrows or flights, which have to avoid them.
    pub(crate) fixed: Vec<Fixed>,
    /// Everything below the board.
    pub(crate) legend: Legend,
    /// Layout of the second board.
    pub(crate) beside: Option<Box<Self>>,
}

impl Layout {
    /// Lays out a scene in a format.
    pub(crate) fn of(scene: &Scene, format: &Format) -> Self {
        let camera = Camera::of(scene, format);
        let words = board_words::of(scene.sheet, scene.lang, format.theme, format.large_labels(), camera);
        let labels = Labels::of(scene.sheet, scene.lang, format.large_labels());
        let titled = camera.whole() && !format.large_labels();
        let mut layout = Self {
            camera,
            badges: badges(scene, &words, camera),
            tags: continent_labels::tags(scene, labels, camera),
            title: titled.then(|| continent_labels::titles(scene)),
            track: if titled { continent_labels::track(scene) } else { Vec::new() },
            words,
            arrows: Vec::new(),
            aloft: Vec::new(),
            marks: Vec::new(),
            steps: Vec::new(),
            fixed: Vec::new(),
            legend: Legend::of(scene, format),
            beside: scene.beside.as_ref().map(|second| Box::new(Self::of(second, &format.narrow()))),
        };
        let wanted = marker_layout::wanted(scene, format);
        if !(wanted.is_empty() && scene.arrows.is_empty() && scene.flights.is_empty()) {
            layout.live(scene, format, &wanted);
        }
        if format.view != Framing::Full {
            layout.title = None;
            layout.track.clear();
        }
        layout
    }

    /// Lays out arrows, flights and marks.
    fn live(&mut self, scene: &Scene, format: &Format, wanted: &[(usize, Mark)]) {
        let (camera, words) = (self.camera, &*self.words);
        let labels = Labels::of(scene.sheet, scene.lang, format.large_labels());
        self.fixed = self.standing(scene);
        let fixed = &self.fixed;
        let arrows = routing::arrows(scene, labels, fixed, camera);
        let mut crowd = CollisionMap::new(scene, words, format.theme, fixed, camera);
        for (part, arrow) in
            arrows.iter().zip(&scene.arrows).flat_map(|(parts, a)| parts.iter().map(move |p| (p, a)))
        {
            // The head is the most important part of an arrow.
            let wide = routing::breadth(arrow.kind) * camera.marks();
            let head = part.iter().rev().take(part.len() / 3 + 1).step_by(2);
            crowd.soft.extend(head.map(|p| centred(*p, [wide * 2.2, wide * 2.2])));
            crowd.soft.extend(part.iter().step_by(4).map(|p| centred(*p, [wide, wide])));
        }
        // Order: marks attached to a badge, then numbers and flights, which need a place on their path, then all
        // other marks.
        let mut marks = marker_layout::place(scene, words, &mut crowd, wanted, true);
        let steps = steps(scene, &mut crowd, &arrows);
        let aloft = flight_layout::place(scene, format, &mut crowd, fixed, &arrows);
        marks.extend(marker_layout::place(scene, words, &mut crowd, wanted, false));
        (self.arrows, self.aloft, self.marks, self.steps) = (arrows, aloft, marks, steps);
    }

    /// The boxes of the fixed elements.
    fn standing(&self, scene: &Scene) -> Vec<Fixed> {
        fixed_boxes::standing(scene, &self.words, &self.badges, &self.tags, self.title.as_ref(), self.camera)
    }
}

/// Radius of the disc with the number on an arrow.
pub(crate) const STEP: f32 = 10.5;

/// Positions of the numbers of arrows: on the arrow near its middle, or next to it if that is occupied.
fn steps(scene: &Scene, crowd: &mut CollisionMap<'_>, arrows: &[Vec<Vec<Point>>]) -> Vec<(usize, Edges)> {
    let side = (STEP + 2.0) * 2.0 * crowd.camera.size;
    let mut out = Vec::new();
    for (at, parts) in arrows.iter().enumerate().filter(|(at, _)| scene.arrows[*at].step > 0) {
        let Some(line) = parts.iter().max_by_key(|line| line.len()).filter(|line| !line.is_empty()) else {
            continue;
        };
        // Nearer to the tail, so that the head stays visible.
        let liked = line.len() * 2 / 5;
        let mut order: Vec<usize> = (0..line.len()).collect();
        order.sort_by_key(|i| i.abs_diff(liked));
        let on = order.iter().map(|i| centred(line[*i], [side; 2]));
        let beside =
            order.iter().flat_map(|i| flanks(line, *i, side * 0.82)).map(|at| centred(at, [side; 2]));
        // On a short arrow the number would hide it.
        let places: Vec<Edges> = if routing::length(line) < side * 2.4 {
            beside.chain(on).collect()
        } else {
            on.chain(beside).collect()
        };
        let free = places.into_iter().find(|edges| crowd.free(edges));
        let edges = free.unwrap_or_else(|| crowd.nearby(line[liked], [side; 2]));
        crowd.taken.push(edges);
        out.push((at, edges));
    }
    out
}

/// The two points on either side of a line's point, at that distance.
fn flanks(line: &[Point], at: usize, far: f32) -> [Point; 2] {
    let [a, b] = [line[at.saturating_sub(1)], line[(at + 1).min(line.len() - 1)]];
    let [dx, dy] = [0, 1].map(|c| b[c] - a[c]);
    let long = dx.hypot(dy).max(1.0);
    [far, -far].map(|far| [line[at][0] - dy / long * far, line[at][1] + dx / long * far])
}
