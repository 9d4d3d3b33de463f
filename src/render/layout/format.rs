//! How a scene is framed and dressed: theme, view, size. Nothing here says what happened in a game.

use crate::render::board::board_art::{Sheet, Theme};
use crate::render::board::geometry::{Art, WIDTH};
use crate::rules::{Board, ContinentId, TerritoryId};

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
    /// These territories (places in `Scene::lands`) as large as they can be, whole with all that stands on them; none is
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

    /// The same for a narrow screen.
    pub(crate) fn narrow(&self) -> Self {
        Self { view: Framing::Compact, ..self.clone() }
    }

    pub(crate) fn compact(&self) -> bool {
        self.view == Framing::Compact
    }
}
