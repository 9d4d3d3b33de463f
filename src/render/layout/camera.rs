//! Where the board lies on the picture: all of it, or the closest look that holds whole what is looked at. Never which
//! labels are drawn: that says [`super::label_visibility`].

use super::collision::{Edges, join};
use super::format::{Format, Framing, MAP};
use super::label_visibility::{self, Sign};
use crate::render::board::geometry::{Art, Point, WIDTH};
use crate::render::board::label_places::Labels;
use crate::render::paint::flight_paint;
use crate::render::scene::Scene;
use tiny_skia::Transform;

/// Where the board lies on the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Camera {
    /// Picture pixels per board pixel.
    pub(crate) scale: f32,
    /// How much larger badges and letters are than on the full picture: never more than `scale`, so that what does
    /// not touch there does not touch here.
    pub(crate) size: f32,
    /// Left and top of what is seen, in board pixels.
    pub(crate) origin: Point,
}

impl Camera {
    /// The whole board.
    pub(crate) const WHOLE: Self = Self { scale: 1.0, size: 1.0, origin: [0.0, 0.0] };
    /// The closest look.
    const CLOSEST: f32 = 2.6;
    /// Looks nearer than this to the whole board are the whole board.
    const FARTHEST: f32 = 1.06;
    /// Looks at what happened that are nearer than this to the whole board are the whole board: they would cut off the rest
    /// and show nothing larger.
    const WORTH: f32 = 1.3;

    /// What a format shows of a scene.
    pub(crate) fn of(scene: &Scene, format: &Format) -> Self {
        match &format.view {
            Framing::Full => Self::WHOLE,
            Framing::Compact => Self { size: Labels::of(scene.sheet, scene.lang, true).size, ..Self::WHOLE },
            Framing::Zoom(lands) => Self::around(scene, lands),
        }
    }

    /// Whether these territories can be looked at so closely that it is worth leaving out the rest.
    pub(crate) fn worth(scene: &Scene, lands: &[usize]) -> bool {
        Self::around(scene, lands).scale >= Self::WORTH
    }

    /// That many times as near, its badges and letters a little less so.
    fn near(scale: f32, origin: Point) -> Self {
        Self { scale, size: scale.powf(0.62), origin }
    }

    /// As near as can be with everything whole that belongs to these territories.
    fn around(scene: &Scene, lands: &[usize]) -> Self {
        let Some(subject) = Subject::of(scene, lands) else { return Self::WHOLE };
        let steps = (0..80_u8).map(|i| Self::CLOSEST - 0.02 * f32::from(i));
        let fits = |scale: &f32| {
            let [left, top, right, foot] = subject.extent(*scale);
            (right - left) * scale <= WIDTH as f32 && (foot - top) * scale <= MAP - 1.0
        };
        match steps.take_while(|scale| *scale >= Self::FARTHEST).find(fits) {
            Some(nearest) => subject.best(nearest),
            None => Self::WHOLE,
        }
    }

    /// Where a place of the board lies on the picture.
    pub(crate) fn at(self, [x, y]: Point) -> Point {
        [(x - self.origin[0]) * self.scale, (y - self.origin[1]) * self.scale]
    }

    /// Which place of the board lies there on the picture.
    pub(crate) fn back(self, [x, y]: Point) -> Point {
        [x / self.scale + self.origin[0], y / self.scale + self.origin[1]]
    }

    /// The same for whole paths.
    pub(crate) fn transform(self) -> Transform {
        Transform::from_translate(-self.origin[0], -self.origin[1]).post_scale(self.scale, self.scale)
    }

    /// Whether this is no less than the board.
    pub(crate) fn whole(self) -> bool {
        (self.scale - 1.0).abs() < f32::EPSILON
    }

    /// Whether badges and letters are as large as narrow screens need them.
    pub(crate) fn narrow(self) -> bool {
        self.whole() && self.size > 1.0
    }

    /// How large what hangs on badges is, what stands beside them and what flies: on narrow screens less than the badges,
    /// so that it finds room.
    pub(crate) fn marks(self) -> f32 {
        if self.narrow() { self.size.min(1.25) } else { self.size }
    }

    /// Whether a box on the picture, in pixels, is whole above the legend. What stands on the whole board was placed there
    /// by the baker, which sees to it.
    pub(crate) fn holds(self, [left, top, right, foot]: Edges) -> bool {
        self.whole() || (left >= 0.0 && top >= 0.0 && right <= WIDTH as f32 && foot <= MAP - 1.0)
    }
}

/// What is looked at closely: all of it has to be on the picture.
struct Subject {
    /// Land, and what flies over it, in board pixels.
    edges: Edges,
    /// Its labels.
    own: Vec<Sign>,
    /// Everybody else's.
    others: Vec<Sign>,
}

impl Subject {
    fn of(scene: &Scene, lands: &[usize]) -> Option<Self> {
        /// Around land, in board pixels: what hangs on a badge finds room there.
        const MARGIN: f32 = 34.0;
        let art = Art::of(scene.sheet);
        let labels = Labels::of(scene.sheet, scene.lang, false);
        let drawn: Vec<usize> = lands.iter().filter_map(|at| art.find(&scene.lands.get(*at)?.key)).collect();
        let land = drawn.iter().map(|at| art.lands[*at].main.bounds());
        let land = land.map(|b| [b.left(), b.top(), b.right(), b.bottom()].map(f32::round));
        let flown = scene.flights.iter().filter(|flight| flight.path.iter().all(|at| lands.contains(at)));
        let flown = flown.filter_map(|flight| flight_paint::reach(scene, flight, labels));
        let [left, top, right, foot] = land.chain(flown).reduce(join)?;
        let edges = [
            (left - MARGIN).max(0.0),
            (top - MARGIN).max(0.0),
            (right + MARGIN).min(WIDTH as f32),
            (foot + MARGIN).min(MAP - 1.0),
        ];
        // A continent's tag belongs to it if all of it is looked at.
        let all = |continent: usize| {
            let mut its = (0..art.lands.len()).filter(|at| art.lands[*at].continent == continent);
            its.all(|at| drawn.contains(&at))
        };
        let (own, others) =
            label_visibility::signs(art, labels).into_iter().partition(|sign| match sign.of {
                label_visibility::Of::Land(at) => drawn.contains(&at),
                label_visibility::Of::Continent(at) => all(at),
            });
        Some(Self { edges, own, others })
    }

    /// What has to be seen at that scale, in board pixels.
    fn extent(&self, scale: f32) -> Edges {
        /// Between a label and the picture's edge, where the board goes on.
        const RIM: f32 = 7.0;
        let camera = Camera::near(scale, [0.0, 0.0]);
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

    /// Where room is left over, or a little farther away, the neighbours' labels are whole rather than left out.
    fn best(&self, nearest: f32) -> Camera {
        let mut best: Option<(f32, Camera)> = None;
        for part in [1.0, 0.96, 0.92, 0.88] {
            let scale = (nearest * part).max(Camera::FARTHEST);
            for i in 0..81_u8 {
                let shares = [f32::from(i % 9) / 8.0, f32::from(i / 9) / 8.0];
                let camera = Camera::near(scale, self.origin(scale, shares));
                let off: f32 = shares.iter().map(|share| (share - 0.5).abs()).sum();
                let cost = self.missing(camera) + off * 5.0 + (1.0 - part) * 40.0;
                if best.is_none_or(|(least, _)| cost < least) {
                    best = Some((cost, camera));
                }
            }
        }
        best.map_or(Camera::WHOLE, |(_, camera)| camera)
    }

    /// Left and top of what is seen: so much of the room that is left over goes to the left and to the top.
    fn origin(&self, scale: f32, shares: [f32; 2]) -> Point {
        let extent = self.extent(scale);
        let board = [WIDTH as f32, MAP - 1.0];
        [0, 1].map(|c| {
            let seen = board[c] / scale;
            let (least, most) = ((extent[c + 2] - seen).max(0.0), extent[c].min(board[c] - seen));
            least + (most - least).max(0.0) * shares[c]
        })
    }

    /// How much land is seen whose label has no room.
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
