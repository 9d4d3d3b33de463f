//! How a scene is framed and dressed: theme, view, size. Nothing here says what happened in a game.

use super::areas;
pub(crate) use super::camera::Camera;
use crate::render::Lang;
use crate::render::board::board_art::{Sheet, Theme};
use crate::render::board::geometry::{Art, WIDTH};
use crate::render::board::label_places::Labels;
use crate::render::scene::Scene;
use crate::rules::{Board, ContinentId, TerritoryId};
use std::collections::BTreeSet;

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
    /// These territories (places in [`Scene::lands`]) as large as they can be, whole with all that stands on them; none is
    /// the whole board. Of what lies around them a label is drawn where all of it has room, else none of it.
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
        let art = Art::of(Sheet::of(board.id()));
        let drawn = |id: TerritoryId| art.find(&board.territory(id).key);
        let borders = board.territory(at).borders.iter();
        let near = borders.filter(|id| match (drawn(at), drawn(*id)) {
            (Some(at), Some(other)) => art.near(at, other),
            _ => false,
        });
        Self::Zoom(std::iter::once(at).chain(near).map(TerritoryId::index).collect())
    }

    /// A close look at all that a scene says happened: arrows and whatever is on its way from end to end, what changed hands,
    /// was reinforced, lost armies, came to ruin or is at war. The whole board if nothing did, or if it happened so far apart
    /// that nothing would be larger.
    pub fn action(scene: &Scene) -> Self {
        let arrows = scene.arrows.iter().flat_map(|arrow| [arrow.from, arrow.to]);
        let flights = scene.flights.iter().flat_map(|flight| flight.path.iter().copied());
        let marked = (0..scene.lands.len()).filter(|at| scene.lands[*at].changed());
        let lands: BTreeSet<usize> = arrows.chain(flights).chain(marked).collect();
        let lands: Vec<usize> = lands.into_iter().collect();
        if Camera::worth(scene, &lands) { Self::Zoom(lands) } else { Self::Full }
    }

    /// A close look at a place of a drawn board, by its text id or by its name in that language: a continent or colony,
    /// or a territory with what it touches on the picture or is joined to by a line. For boards without rules too.
    pub fn place(sheet: Sheet, lang: Lang, place: &str) -> Option<Self> {
        let (art, labels) = (Art::of(sheet), Labels::of(sheet, lang, false));
        let wanted = place.trim().to_lowercase();
        let called = |key: &str, name: Option<&String>| {
            key == wanted || name.is_some_and(|name| name.to_lowercase() == wanted)
        };
        let named = |c: &crate::render::board::geometry::Continent| {
            called(&c.key, labels.continents.get(&c.key).map(|n| &n.name))
        };
        if let Some(at) = art.continents.iter().position(named) {
            let own = art.lands.iter().enumerate().filter(|(_, land)| land.continent == at);
            return Some(Self::Zoom(own.map(|(i, _)| i).collect()));
        }
        let land = art.lands.iter().find(|l| called(&l.key, labels.lands.get(&l.key).map(|n| &n.name)))?;
        let lanes = areas::lanes(sheet).into_iter().flatten();
        let joined =
            areas::touching(sheet, 3).into_iter().chain(lanes).filter(|pair| pair.contains(&land.key));
        let near: BTreeSet<usize> = joined.flatten().filter_map(|key| art.find(&key)).collect();
        let own = art.find(&land.key)?;
        let near = near.into_iter().filter(|at| *at != own && art.near(own, *at));
        Some(Self::Zoom(std::iter::once(own).chain(near).collect()))
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
