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

/// Where a territory of the rules is drawn: on which sheet, and its place in that sheet's `Scene::lands`.
fn place(board: &Board, at: TerritoryId) -> Option<(Sheet, usize)> {
    let find = |sheet: &Sheet| Art::of(*sheet).find(&board.territory(at).key).map(|at| (*sheet, at));
    Sheet::all_of(board.id()).iter().find_map(find)
}

impl Framing {
    /// A close look at a continent.
    pub fn continent(board: &Board, id: ContinentId) -> Self {
        let drawn = |at: TerritoryId| place(board, at).map(|(_, at)| at);
        Self::Zoom(board.continent(id).territories.iter().filter_map(drawn).collect())
    }

    /// A close look at a territory and what it borders, as far as that lies near it on the picture.
    pub fn around(board: &Board, at: TerritoryId) -> Self {
        let Some((sheet, middle)) = place(board, at) else { return Self::Full };
        let beside = board.neighbours(at).iter().filter_map(|id| place(board, id));
        let near = beside.filter(|(on, other)| *on == sheet && Art::of(sheet).near(middle, *other));
        Self::Zoom(std::iter::once(middle).chain(near.map(|(_, at)| at)).collect())
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
