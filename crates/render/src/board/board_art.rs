//! The drawn boards and the two themes, with the files of `assets/boards` that belong to each. The files are compiled
//! in.

use crate::lang::Lang;
use casus_belli_core::rules::BoardId;
use miniz_oxide::inflate::decompress_to_vec_zlib;
use std::borrow::Cow;

/// A drawn board. Several boards of the rules may share one drawing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sheet {
    /// The international world with 82 or 83 borders.
    #[default]
    World,
    /// The world of the second edition: Pakistan belongs to the Middle East, so China borders it and India does not
    /// border Afghanistan.
    Risiko,
    /// The futuristic Earth with thirteen seas in five water colonies.
    Y2210,
    /// The near side of the Moon: fourteen territories in three colonies.
    Moon,
    /// The second edition's world in the colours of the two blocs, with the value of each state.
    ColdWar,
}

/// Light or dark colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// A night-blue sea and a dark bar, for Discord's dark mode.
    #[default]
    Dark,
    /// A pale sea and a paper-coloured bar.
    Light,
}

impl Theme {
    /// Both themes.
    pub const ALL: [Self; 2] = [Self::Dark, Self::Light];

    /// Key in commands and file names.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Dark => "dark",
            Self::Light => "light",
        }
    }
}

/// A text file of the boards.
#[derive(Clone, Copy, Debug)]
pub struct Asset<'a> {
    /// Path below `assets/boards`.
    pub name: &'a str,
    /// Content of the file.
    pub content: Content<'a>,
}

/// The content of a text file.
#[derive(Clone, Copy, Debug)]
pub enum Content<'a> {
    /// As it is.
    Plain(&'a str),
    /// As `build.rs` has packed it.
    Packed(&'a [u8]),
}

impl<'a> Asset<'a> {
    /// The text.
    pub fn text(&self) -> Cow<'a, str> {
        match self.content {
            Content::Plain(text) => Cow::Borrowed(text),
            Content::Packed(packed) => {
                let text =
                    decompress_to_vec_zlib(packed).ok().and_then(|bytes| String::from_utf8(bytes).ok());
                Cow::Owned(text.expect("the files are part of the program"))
            }
        }
    }
}

/// The text files that a drawn board is made of.
#[derive(Clone, Copy, Debug)]
pub struct Files<'a> {
    /// Continents, lanes, positions of the title, the compass and the tags.
    pub art: Asset<'a>,
    /// Outlines of territories.
    pub board: Asset<'a>,
    /// Additional outlines.
    pub more: Option<Asset<'a>>,
    /// Lakes, rivers, mountains; read for baking and for close-ups.
    pub nature: Asset<'a>,
    /// The part of a territory that this edition gives to a neighbour.
    pub cut: Option<Asset<'a>>,
}

macro_rules! asset {
    ($path:literal) => {
        Asset {
            name: $path,
            content: Content::Packed(include_bytes!(concat!(env!("OUT_DIR"), "/boards/", $path, ".z"))),
        }
    };
}

impl Sheet {
    /// Every drawn board.
    pub const ALL: [Self; Self::COUNT] = [Self::World, Self::Risiko, Self::Y2210, Self::Moon, Self::ColdWar];
    /// Number of drawn boards.
    pub const COUNT: usize = 5;

    /// The sheets that a board of the rules is drawn on, in the order of its territories: one for most boards, two
    /// for 2210.
    pub const fn all_of(board: BoardId) -> &'static [Self] {
        match board {
            BoardId::Classic83 | BoardId::Classic82 => &[Self::World],
            BoardId::Risiko => &[Self::Risiko],
            BoardId::Y2210Land82 | BoardId::Y2210Land81 => &[Self::Y2210, Self::Moon],
            BoardId::ColdWar => &[Self::ColdWar],
        }
    }

    /// The first sheet of a board, which carries title and legend.
    pub const fn of(board: BoardId) -> Self {
        Self::all_of(board)[0]
    }

    /// Whether a board of the rules has the lanes that only some boards on this sheet have: the Red Sea (A1-30), Exiled
    /// States of America - Canada (A1-1).
    pub const fn has_optional_lanes(self, board: BoardId) -> bool {
        match board {
            BoardId::Classic83 => matches!(self, Self::World),
            BoardId::Y2210Land82 => matches!(self, Self::Y2210),
            BoardId::Classic82 | BoardId::Risiko | BoardId::Y2210Land81 | BoardId::ColdWar => false,
        }
    }

    /// Key; the name of the folder in `assets/boards`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::World => "world",
            Self::Risiko => "risiko",
            Self::Y2210 => "y2210",
            Self::Moon => "moon",
            Self::ColdWar => "cold_war",
        }
    }

    /// Index in [`Self::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The text files of the sheet, without label files; layers and palettes are binary.
    pub const fn files(self) -> Files<'static> {
        let world = Files {
            art: asset!("world/art.json"),
            board: asset!("world/board.json"),
            more: None,
            nature: asset!("world/nature.json"),
            cut: None,
        };
        match self {
            Self::World => world,
            Self::Risiko => Files { cut: Some(asset!("risiko/cut.json")), ..world },
            Self::ColdWar => {
                Files { art: asset!("cold_war/art.json"), cut: Some(asset!("risiko/cut.json")), ..world }
            }
            Self::Y2210 => {
                Files { art: asset!("y2210/art.json"), more: Some(asset!("y2210/zones.json")), ..world }
            }
            Self::Moon => Files {
                art: asset!("moon/art.json"),
                board: asset!("moon/board.json"),
                nature: asset!("moon/nature.json"),
                ..world
            },
        }
    }

    /// The label positions in a language, on the full picture or on the compact one.
    pub const fn labels(self, lang: Lang, compact: bool) -> Asset<'static> {
        match (self, lang, compact) {
            (Self::World | Self::Risiko | Self::ColdWar, Lang::En, false) => asset!("world/labels_en.json"),
            (Self::World | Self::Risiko | Self::ColdWar, Lang::It, false) => asset!("world/labels_it.json"),
            (Self::World | Self::Risiko | Self::ColdWar, Lang::En, true) => asset!("world/compact_en.json"),
            (Self::World | Self::Risiko | Self::ColdWar, Lang::It, true) => asset!("world/compact_it.json"),
            (Self::Y2210, Lang::En, false) => asset!("y2210/labels_en.json"),
            (Self::Y2210, Lang::En, true) => asset!("y2210/compact_en.json"),
            (Self::Y2210, Lang::It, false) => asset!("y2210/labels_it.json"),
            (Self::Y2210, Lang::It, true) => asset!("y2210/compact_it.json"),
            (Self::Moon, Lang::En, false) => asset!("moon/labels_en.json"),
            (Self::Moon, Lang::En, true) => asset!("moon/compact_en.json"),
            (Self::Moon, Lang::It, false) => asset!("moon/labels_it.json"),
            (Self::Moon, Lang::It, true) => asset!("moon/compact_it.json"),
        }
    }
}
