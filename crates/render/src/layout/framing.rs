//! Chooses the camera of a picture: the whole board, or the closest view that shows its subject completely. Which
//! labels are drawn is decided in [`super::label_visibility`].

use crate::board::board_art::Sheet;
use crate::board::geometry::{Art, Continent, Point, WIDTH};
use crate::board::label_places::Labels;
use crate::board::neighbours;
use crate::lang::Lang;
use crate::layout::bounding_boxes::{Edges, join};
use crate::layout::camera::Camera;
use crate::layout::flight_layout;
use crate::layout::format::{Format, Framing};
use crate::layout::label_visibility::{self, Sign};
use crate::layout::measures::MAP;
use crate::scene::Scene;
use casus_belli_core::rules::{Board, TerritoryId};
use std::collections::BTreeSet;

impl Framing {
    /// A close-up of everything that a scene shows as changed: arrows and flights from end to end, territories that
    /// were captured or reinforced, lost armies, became ruins or are at war. The whole board if there is nothing, or
    /// if it is so far apart that a close-up would not enlarge it.
    pub fn action(scene: &Scene) -> Self {
        let here = changed(scene);
        let there: Vec<usize> = scene.beside.iter().flat_map(|beside| changed(beside)).collect();
        let worth = match &scene.beside {
            Some(beside) if here.is_empty() => Camera::worth(beside, &there),
            Some(_) | None => Camera::worth(scene, &here),
        };
        let first = scene.lands.len();
        if worth {
            Self::Zoom(here.into_iter().chain(there.iter().map(|at| first + at)).collect())
        } else {
            Self::Full
        }
    }

    /// A close-up of a front: what a scene shows as changed, the territory `at`, and as many of its neighbours as a close-up
    /// has room for. The whole board for a narrow screen if what has changed is too far apart.
    pub fn front(scene: &Scene, board: &Board, at: TerritoryId) -> Self {
        let Self::Zoom(near) = Self::around(board, at) else { return Self::Compact };
        let first = scene.lands.len();
        let shown = match &scene.beside {
            Some(beside) if near.first().is_some_and(|at| *at >= first) => {
                let near: Vec<usize> = near.iter().filter_map(|at| at.checked_sub(first)).collect();
                front(beside, &near).map(|shown| shown.into_iter().map(|at| first + at).collect())
            }
            Some(_) | None => front(scene, &near),
        };
        shown.map_or(Self::Compact, Self::Zoom)
    }

    /// A close-up of a place on a drawn board, given by its text id or its name in that language: a continent or
    /// colony, or a territory with those that it touches on the picture or has a lane to. Works for boards without
    /// rules too.
    pub fn place(sheet: Sheet, lang: Lang, place: &str) -> Option<Self> {
        let (art, labels) = (Art::of(sheet), Labels::of(sheet, lang, false));
        let wanted = place.trim().to_lowercase();
        let called = |key: &str, name: Option<&String>| {
            key == wanted || name.is_some_and(|name| name.to_lowercase() == wanted)
        };
        let named = |c: &Continent| called(&c.key, labels.continents.get(&c.key).map(|n| &n.name));
        if let Some(at) = art.continents.iter().position(named) {
            let own = art.lands.iter().enumerate().filter(|(_, land)| land.continent == at);
            return Some(Self::Zoom(own.map(|(i, _)| i).collect()));
        }
        let land = art.lands.iter().find(|l| called(&l.key, labels.lands.get(&l.key).map(|n| &n.name)))?;
        let lanes = neighbours::lanes(sheet).into_iter().flatten();
        let joined =
            neighbours::touching(sheet, 3).into_iter().chain(lanes).filter(|pair| pair.contains(&land.key));
        let near: BTreeSet<usize> = joined.flatten().filter_map(|key| art.find(&key)).collect();
        let own = art.find(&land.key)?;
        let near = near.into_iter().filter(|at| *at != own && art.near(own, *at));
        Some(Self::Zoom(std::iter::once(own).chain(near).collect()))
    }
}

/// The territories of one board that a scene shows as changed, in board order.
fn changed(scene: &Scene) -> Vec<usize> {
    let arrows = scene.arrows.iter().flat_map(|arrow| [arrow.from, arrow.to]);
    let flights = scene.flights.iter().flat_map(|flight| flight.path.iter().copied());
    let marked = (0..scene.lands.len()).filter(|at| scene.lands[*at].changed());
    let lands: BTreeSet<usize> = arrows.chain(flights).chain(marked).collect();
    lands.into_iter().collect()
}

/// What a close-up of a front on one board shows; `near` has the territory first, then its neighbours. `None` if what has
/// changed is too far apart.
fn front(scene: &Scene, near: &[usize]) -> Option<Vec<usize>> {
    let changed = changed(scene);
    // What has changed is left out if there is too much of it.
    let changed = if Camera::worth(scene, &changed) { changed } else { Vec::new() };
    let mut shown: Vec<usize> = near.first().copied().into_iter().chain(changed).collect();
    if !Camera::worth(scene, &shown) {
        return None;
    }
    for beside in near.iter().skip(1) {
        shown.push(*beside);
        if Camera::around(scene, &shown).scale < Camera::FRONT {
            shown.pop();
        }
    }
    Some(shown)
}

impl Camera {
    /// Maximum scale.
    const CLOSEST: f32 = 2.6;
    /// Minimum scale of a close-up; below it the whole board is shown.
    const FARTHEST: f32 = 1.06;
    /// Minimum scale of a close-up of what happened. Below it the whole board is shown: the close-up would cut off
    /// the rest and enlarge hardly anything.
    const WORTH: f32 = 1.3;
    /// Minimum scale of a close-up of a front with neighbours: numbers stay readable on a phone.
    const FRONT: f32 = 1.5;

    /// The camera for a scene in a format.
    pub(crate) fn of(scene: &Scene, format: &Format) -> Self {
        match &format.view {
            Framing::Full => Self::WHOLE,
            Framing::Compact => Self::compact(scene),
            Framing::Zoom(lands) => Self::around(scene, lands),
        }
    }

    /// Whether a close-up of these territories is large enough to leave out the rest.
    pub(crate) fn worth(scene: &Scene, lands: &[usize]) -> bool {
        Self::around(scene, lands).scale >= Self::WORTH
    }

    /// The whole board with large labels.
    fn compact(scene: &Scene) -> Self {
        Self { size: Labels::of(scene.sheet, scene.lang, true).size, ..Self::WHOLE }
    }

    /// A camera with that scale. Badges and letters have `size` on the whole board and are a little larger here: a close-up
    /// in a private panel is narrower than a picture in a channel.
    fn near(size: f32, scale: f32, origin: Point) -> Self {
        Self { scale, size: size * scale.powf(0.62).min(1.3), origin }
    }

    /// The closest camera that shows these territories with their labels completely.
    fn around(scene: &Scene, lands: &[usize]) -> Self {
        let Some(subject) = Subject::of(scene, lands) else { return Self::compact(scene) };
        let steps = (0..80_u8).map(|i| Self::CLOSEST - 0.02 * f32::from(i));
        let fits = |scale: &f32| {
            let [left, top, right, foot] = subject.extent(*scale);
            (right - left) * scale <= WIDTH as f32 && (foot - top) * scale <= MAP - 1.0
        };
        match steps.take_while(|scale| *scale >= Self::FARTHEST).find(fits) {
            Some(nearest) => subject.best(nearest),
            None => Self::compact(scene),
        }
    }
}

/// The subject of a close-up, which must be visible completely.
struct Subject {
    /// Bounding box of the territories and their flights, in board pixels.
    edges: Edges,
    /// Labels of the subject.
    own: Vec<Sign>,
    /// All other labels.
    others: Vec<Sign>,
    /// Size factor of the labels on the whole board.
    size: f32,
}

impl Subject {
    fn of(scene: &Scene, lands: &[usize]) -> Option<Self> {
        /// Margin around territories for marks on badges, in board pixels.
        const MARGIN: f32 = 34.0;
        let art = Art::of(scene.sheet);
        let labels = Labels::of(scene.sheet, scene.lang, true);
        let drawn: Vec<usize> = lands.iter().filter_map(|at| art.find(&scene.lands.get(*at)?.key)).collect();
        let land = drawn.iter().map(|at| art.lands[*at].main.bounds());
        let land = land.map(|b| [b.left(), b.top(), b.right(), b.bottom()].map(f32::round));
        let flown = scene.flights.iter().filter(|flight| flight.path.iter().all(|at| lands.contains(at)));
        let flown = flown.filter_map(|flight| flight_layout::reach(scene, flight, labels));
        let [left, top, right, foot] = land.chain(flown).reduce(join)?;
        let edges = [
            (left - MARGIN).max(0.0),
            (top - MARGIN).max(0.0),
            (right + MARGIN).min(WIDTH as f32),
            (foot + MARGIN).min(MAP - 1.0),
        ];
        // A continent's tag is part of the subject if all of its territories are.
        let all = |continent: usize| {
            let mut its = (0..art.lands.len()).filter(|at| art.lands[*at].continent == continent);
            its.all(|at| drawn.contains(&at))
        };
        let (own, others) =
            label_visibility::signs(art, labels).into_iter().partition(|sign| match sign.of {
                label_visibility::Of::Land(at) => drawn.contains(&at),
                label_visibility::Of::Continent(at) => all(at),
            });
        Some(Self { edges, own, others, size: labels.size })
    }

    /// The part of the board that must be visible at that scale, in board pixels.
    fn extent(&self, scale: f32) -> Edges {
        /// Distance between a label and the edge of the picture, in picture pixels.
        const RIM: f32 = 7.0;
        let camera = Camera::near(self.size, scale, [0.0, 0.0]);
        let far = [WIDTH as f32, MAP - 1.0, WIDTH as f32, MAP - 1.0];
        let labels = self.own.iter().map(|sign| {
            let [left, top, right, foot] = sign.edges(camera);
            let mut edges = [left - RIM, top - RIM, right + RIM, foot + RIM].map(|v| v / scale);
            for (edge, far) in edges.iter_mut().zip(far) {
                *edge = edge.clamp(0.0, far);
            }
            edges
        });
        labels.fold(self.edges, join)
    }

    /// The camera that shows the most other labels completely: moved within the free space, or a little farther away.
    fn best(&self, nearest: f32) -> Camera {
        let mut best: Option<(f32, Camera)> = None;
        for part in [1.0, 0.96, 0.92, 0.88] {
            let scale = (nearest * part).max(Camera::FARTHEST);
            for i in 0..81_u8 {
                let shares = [f32::from(i % 9) / 8.0, f32::from(i / 9) / 8.0];
                let camera = Camera::near(self.size, scale, self.origin(scale, shares));
                let off: f32 = shares.iter().map(|share| (share - 0.5).abs()).sum();
                let cost = self.missing(camera) + off * 5.0 + (1.0 - part) * 40.0;
                if best.is_none_or(|(least, _)| cost < least) {
                    best = Some((cost, camera));
                }
            }
        }
        best.map_or(Camera { size: self.size, ..Camera::WHOLE }, |(_, camera)| camera)
    }

    /// The origin of a camera that gives these shares of the free space to the left and to the top.
    fn origin(&self, scale: f32, shares: [f32; 2]) -> Point {
        let extent = self.extent(scale);
        let board = [WIDTH as f32, MAP - 1.0];
        [0, 1].map(|c| {
            let seen = board[c] / scale;
            let (least, most) = ((extent[c + 2] - seen).max(0.0), extent[c].min(board[c] - seen));
            least + (most - least).max(0.0) * shares[c]
        })
    }

    /// Cost of the other labels: visible territories whose label doesn't fit, minus labels that do.
    fn missing(&self, camera: Camera) -> f32 {
        let one = |sign: &Sign| {
            let [x, y] = camera.at(sign.at);
            let seen = x > 0.0 && y > 0.0 && x < WIDTH as f32 && y < MAP;
            match (seen, camera.holds(sign.edges(camera))) {
                (true, false) => 3.0,
                (_, true) => -1.0,
                (false, false) => 0.0,
            }
        };
        self.others.iter().map(one).sum()
    }
}
