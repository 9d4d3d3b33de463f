//! How a scene is framed and dressed: theme, view, size. Nothing here says what happened in a game.

use super::art::{Art, HEIGHT, Point, WIDTH};
use super::labels::Labels;
use super::scene::Scene;
use super::sheet::{Sheet, Theme};
use super::{Lang, layout};
use crate::rules::{Board, ContinentId, TerritoryId};
use std::collections::BTreeSet;
use tiny_skia::{Rect, Transform};

/// Height of the board's part of a picture, in pixels at full width; the legend stands below it.
pub(crate) const MAP: f32 = 844.0;

/// What a picture looks like, apart from what it shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Format {
    /// Light or dark.
    pub theme: Theme,
    /// Which part, how large.
    pub view: Framing,
    /// Whether each owner's land has a pattern besides its colour.
    pub patterns: bool,
    /// Whether each territory shows what it is worth, on boards that have values.
    pub values: bool,
    /// Width in pixels; 0 is [`Format::FULL`]. Kept between [`Format::NARROWEST`] and [`Format::FULL`].
    pub width: u32,
}

/// Which part of the board, and for what screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Framing {
    /// The whole board.
    #[default]
    Full,
    /// The whole board for a narrow screen: large badges, short names, a large legend.
    Compact,
    /// These territories (places in [`Scene::lands`]) as large as they can be; none is the whole board.
    Zoom(Vec<usize>),
}

impl Framing {
    /// A close look at a continent.
    pub fn continent(board: &Board, id: ContinentId) -> Self {
        Self::Zoom(
            board.ids().filter(|at| board.territory(*at).continent == id).map(TerritoryId::index).collect(),
        )
    }

    /// A close look at a territory and what it borders, as far as that lies near it on the picture.
    pub fn around(board: &Board, at: TerritoryId) -> Self {
        let borders = board.territory(at).borders.iter();
        Self::Zoom(std::iter::once(at).chain(borders).map(TerritoryId::index).collect())
    }

    /// A close look at where something happened in a scene; the whole board if nothing did.
    pub fn action(scene: &Scene) -> Self {
        let arrows = scene.arrows.iter().flat_map(|arrow| [arrow.from, arrow.to]);
        let flights = scene.flights.iter().flat_map(|flight| flight.path.iter().copied());
        let marked = scene.lands.iter().enumerate();
        let marked = marked.filter(|(_, l)| l.captured || !l.extras.war.is_empty()).map(|(i, _)| i);
        let lands: BTreeSet<usize> = arrows.chain(flights).chain(marked).collect();
        if lands.is_empty() { Self::Full } else { Self::Zoom(lands.into_iter().collect()) }
    }

    /// A close look at a place of a drawn board, by its text id or by its name in that language: a continent or colony,
    /// or a territory with what it touches on the picture or is joined to by a line. For boards without rules too.
    pub fn place(sheet: Sheet, lang: Lang, place: &str) -> Option<Self> {
        let (art, labels) = (Art::of(sheet), Labels::of(sheet, lang, false));
        let wanted = place.trim().to_lowercase();
        let called = |key: &str, name: Option<&String>| {
            key == wanted || name.is_some_and(|name| name.to_lowercase() == wanted)
        };
        let named =
            |c: &super::art::Continent| called(&c.key, labels.continents.get(&c.key).map(|n| &n.name));
        if let Some(at) = art.continents.iter().position(named) {
            let own = art.lands.iter().enumerate().filter(|(_, land)| land.continent == at);
            return Some(Self::Zoom(own.map(|(i, _)| i).collect()));
        }
        let land = art.lands.iter().find(|l| called(&l.key, labels.lands.get(&l.key).map(|n| &n.name)))?;
        let lanes = layout::lanes(sheet).into_iter().flatten();
        let joined =
            layout::touching(sheet, 3).into_iter().chain(lanes).filter(|pair| pair.contains(&land.key));
        let near: BTreeSet<usize> = joined.flatten().filter_map(|key| art.find(&key)).collect();
        let own = art.find(&land.key)?;
        Some(Self::Zoom(std::iter::once(own).chain(near.into_iter().filter(|at| *at != own)).collect()))
    }
}

impl Format {
    /// Width in pixels of a picture that is not made smaller.
    pub const FULL: u32 = WIDTH;
    /// The narrowest picture in pixels.
    pub const NARROWEST: u32 = 200;

    /// The width that is drawn.
    pub(crate) fn shown(&self) -> u32 {
        if self.width == 0 { Self::FULL } else { self.width.clamp(Self::NARROWEST, Self::FULL) }
    }

    pub(crate) fn compact(&self) -> bool {
        self.view == Framing::Compact
    }
}

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

    /// What a format shows of a scene.
    pub(crate) fn of(scene: &Scene, format: &Format) -> Self {
        match &format.view {
            Framing::Full => Self::WHOLE,
            Framing::Compact => Self { size: Labels::of(scene.sheet, scene.lang, true).size, ..Self::WHOLE },
            Framing::Zoom(lands) => Self::around(scene, lands),
        }
    }

    fn around(scene: &Scene, lands: &[usize]) -> Self {
        let art = Art::of(scene.sheet);
        let mut edges: Option<[f32; 4]> = None;
        let middle = |b: &Rect| f32::midpoint(b.left(), b.right());
        let bounds = lands.iter().filter_map(|at| art.find(&scene.lands.get(*at)?.key));
        let bounds: Vec<Rect> = bounds.map(|at| art.lands[at].main.bounds()).collect();
        // Round the back of the world is too far to be looked at closely.
        for b in bounds.iter().filter(|b| (middle(b) - middle(&bounds[0])).abs() < WIDTH as f32 / 2.0) {
            let [l, t, r, f] = edges.unwrap_or([b.left(), b.top(), b.right(), b.bottom()]);
            edges = Some([l.min(b.left()), t.min(b.top()), r.max(b.right()), f.max(b.bottom())]);
        }
        let Some([left, top, right, foot]) = edges else { return Self::WHOLE };
        let margin = 46.0;
        let (wide, high) = (right - left + 2.0 * margin, foot - top + 2.0 * margin);
        let scale = (WIDTH as f32 / wide).min(MAP / high).clamp(1.0, Self::CLOSEST);
        let (seen_w, seen_h) = (WIDTH as f32 / scale, MAP / scale);
        let origin = [
            (f32::midpoint(left, right) - seen_w / 2.0).clamp(0.0, WIDTH as f32 - seen_w),
            (f32::midpoint(top, foot) - seen_h / 2.0).clamp(0.0, MAP - seen_h),
        ];
        Self { scale, size: scale.powf(0.62), origin }
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

    /// Whether this is more than a part of the board.
    pub(crate) fn whole(self) -> bool {
        (self.scale - 1.0).abs() < f32::EPSILON
    }

    /// Whether a place of the board is on the picture, or nearly.
    pub(crate) fn sees(self, place: Point) -> bool {
        let [x, y] = self.at(place);
        (-60.0..WIDTH as f32 + 60.0).contains(&x) && (-60.0..HEIGHT as f32).contains(&y)
    }
}
