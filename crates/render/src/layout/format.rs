//! Format of a picture: theme, part of the board, size. Independent of what happened in a game.

use crate::board::board_art::{Sheet, Theme};
use crate::board::geometry::{Art, WIDTH};
use casus_belli_core::rules::{Board, ContinentId, TerritoryId};

/// Presentation options of a picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Format {
    /// Light or dark colours.
    pub theme: Theme,
    /// The part of the board, and the size of its labels.
    pub view: Framing,
    /// Whether each owner's territories have a pattern besides their colour.
    pub patterns: bool,
    /// Whether each territory shows its value, on boards that have values.
    pub values: bool,
    /// Width in pixels; 0 is [`Format::FULL`]. Kept between [`Format::NARROWEST`] and [`Format::FULL`].
    pub width: u32,
}

/// The part of the board and the kind of screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Framing {
    /// The whole board.
    #[default]
    Full,
    /// The whole board for a narrow screen: large badges, short names, a large legend.
    Compact,
    /// The smallest part that contains these territories with all their labels and marks, as large as possible, with badges
    /// and names at least as large as on a compact picture; an empty list is the whole board. Other labels are drawn only if they fit completely. Territories are given by their
    /// indices in `Scene::lands`; those of the board beside it follow after the last one. A board without any of them
    /// is left out.
    Zoom(Vec<usize>),
}

/// The sheet on which a territory of the rules is drawn, and its index in the lists of the scene's boards.
fn place(board: &Board, at: TerritoryId) -> Option<(Sheet, usize)> {
    let mut before = 0;
    for sheet in Sheet::all_of(board.id()) {
        let art = Art::of(*sheet);
        if let Some(found) = art.find(&board.territory(at).key) {
            return Some((*sheet, before + found));
        }
        before += art.lands.len();
    }
    None
}

impl Framing {
    /// A close-up of a continent.
    pub fn continent(board: &Board, id: ContinentId) -> Self {
        let drawn = |at: TerritoryId| place(board, at).map(|(_, at)| at);
        Self::Zoom(board.continent(id).territories.iter().filter_map(drawn).collect())
    }

    /// A close-up of a territory and its neighbours, except those across the picture's edges or on another sheet.
    pub fn around(board: &Board, at: TerritoryId) -> Self {
        let Some((sheet, middle)) = place(board, at) else { return Self::Full };
        let art = Art::of(sheet);
        let first = middle - art.find(&board.territory(at).key).unwrap_or(0);
        let beside = board.neighbours(at).iter().filter_map(|id| place(board, id));
        let near = beside.filter(|(on, other)| *on == sheet && art.near(middle - first, *other - first));
        Self::Zoom(std::iter::once(middle).chain(near.map(|(_, at)| at)).collect())
    }
}

impl Format {
    /// Maximum width of a picture in pixels.
    pub const FULL: u32 = WIDTH;
    /// Minimum width of a picture in pixels.
    pub const NARROWEST: u32 = 200;

    /// The effective width in pixels.
    pub(crate) fn shown(&self) -> u32 {
        if self.width == 0 { Self::FULL } else { self.width.clamp(Self::NARROWEST, Self::FULL) }
    }

    /// The same format for a narrow screen.
    pub(crate) fn narrow(&self) -> Self {
        Self { view: Framing::Compact, ..self.clone() }
    }

    /// Whether badges are large and names short: on compact pictures and on close-ups, which are looked at on a phone too.
    pub(crate) fn large_labels(&self) -> bool {
        self.view != Framing::Full
    }
}
