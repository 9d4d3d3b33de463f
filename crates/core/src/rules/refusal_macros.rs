//! Reasons why an answer is refused: `reasons!` makes the enum of a family from one list, which states each reason with its
//! fields, its English text for records and the command line, and the key of its phrase for players. Must name no family.

use super::bitset::TerritorySet;
use super::board::Board;
use super::ids::{Card, Holder, Seat, TerritoryId};
use std::fmt::Display;

/// A reason as a phrase: its key in the language files, and the phrase's variables by name. `N`: what only one family has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason<N> {
    /// The key of the phrase.
    pub key: &'static str,
    /// Name and value of each variable that the phrase may use.
    pub facts: Vec<(&'static str, Fact<N>)>,
}

/// One thing that a reason names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact<N> {
    /// A number.
    Number(u32),
    /// A list of numbers.
    Numbers(Vec<u8>),
    /// A territory.
    Territory(TerritoryId),
    /// Territories.
    Territories(TerritorySet),
    /// A holder of a territory.
    Holder(Holder),
    /// A player.
    Seat(Seat),
    /// A territory card.
    Card(Card),
    /// A kind of question, by its id.
    Question(&'static str),
    /// An id, for records only.
    Id(&'static str),
    /// What only one family has.
    Noun(N),
}

impl<N: Display> Fact<N> {
    /// The fact in an English text with the ids of that board.
    pub(crate) fn told(&self, board: &Board) -> String {
        let key = |at: TerritoryId| board.territories().get(at.index()).map_or("?", |at| at.key.as_str());
        match self {
            Self::Number(number) => number.to_string(),
            Self::Numbers(numbers) => format!("{numbers:?}"),
            Self::Territory(at) => key(*at).to_owned(),
            Self::Territories(all) => all.iter().map(key).collect::<Vec<_>>().join(", "),
            Self::Holder(holder) => format!("{holder:?}"),
            Self::Seat(seat) => seat.0.to_string(),
            Self::Card(card) if usize::from(card.0) < board.len() => key(TerritoryId(card.0)).to_owned(),
            Self::Card(_) => "this wild card".to_owned(),
            Self::Question(id) | Self::Id(id) => (*id).to_owned(),
            Self::Noun(noun) => noun.to_string(),
        }
    }
}

/// Makes a fact of a field of each of these types.
macro_rules! facts {
    ($($kind:ty: $field:ident => $fact:expr;)+) => {
        $(impl<N> From<&$kind> for Fact<N> {
            fn from($field: &$kind) -> Self {
                $fact
            }
        })+
    };
}

facts! {
    u8: number => Self::Number((*number).into());
    u16: number => Self::Number((*number).into());
    u32: number => Self::Number(*number);
    Vec<u8>: numbers => Self::Numbers(numbers.clone());
    TerritoryId: at => Self::Territory(*at);
    TerritorySet: all => Self::Territories(*all);
    Holder: holder => Self::Holder(*holder);
    Seat: seat => Self::Seat(*seat);
    Card: card => Self::Card(*card);
    &'static str: id => Self::Id(id);
}

/// The territories that border one by land; none if the board has no such territory.
pub(crate) fn neighbours(board: &Board, of: TerritoryId) -> TerritorySet {
    board.territories().get(of.index()).map(|found| found.borders).unwrap_or_default()
}

/// Generates an enum of reasons from lines `Name { field: Type } = "English text", "key of the phrase";`. The phrase may use
/// each field by its name, and what `with` adds. `or` names a second phrase, for when its condition holds. `and` adds the
/// reasons of other enums.
macro_rules! reasons {
    (@key $key:literal) => { $key };
    (@key $key:literal, $other:literal, $holds:expr) => { if $holds { $other } else { $key } };
    (
        $(#[$meta:meta])*
        pub enum $why:ident of $noun:ty, on $board:ident {
            $(
                $(#[$doc:meta])*
                $name:ident $({ $($(#[$attribute:meta])* $field:ident: $kind:ty),+ })? = $text:literal,
                $key:literal $(or $other:literal if ($holds:expr))? $(with $($more:ident = $fact:expr),+)?;
            )+
        }
        $(and { $($part:ident($of:ident)),+ })?
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[allow(missing_docs, reason = "the text says what the fields are")]
        pub enum $why {
            $(
                #[doc = $text]
                #[doc = ""]
                $(#[$doc])*
                $name $({ $($(#[$attribute])* $field: $kind),+ })?,
            )+
            $($(
                #[doc = concat!("See [`", stringify!($of), "`].")]
                $part($of),
            )+)?
        }

        $($(
            impl From<$of> for $why {
                fn from(why: $of) -> Self {
                    Self::$part(why)
                }
            }
        )+)?

        #[allow(unused_variables, reason = "no text and no phrase names everything")]
        impl $why {
            /// The phrases of all reasons: their keys, and the variables that they may use.
            pub const PHRASES: &'static [(&'static [&'static str], &'static [&'static str])] = &[
                $((
                    &[$key $(, $other)?],
                    &[$($(stringify!($field),)+)? $($(stringify!($more),)+)?],
                ),)+
            ];

            /// The refusal as English text, with the ids of that board.
            pub fn told(&self, board: &$crate::rules::board::Board) -> String {
                match self {
                    $(Self::$name $({ $($field),+ })? => {
                        $($(let $field = $crate::rules::refusal_macros::Fact::<$noun>::from($field).told(board);)+)?
                        format!($text)
                    })+
                    $($(Self::$part(why) => why.told(board),)+)?
                }
            }

            /// The phrase that tells a player of that board why.
            pub fn reason(&self, $board: &$crate::rules::board::Board) -> $crate::rules::refusal_macros::Reason<$noun> {
                match self {
                    $(Self::$name $({ $($field),+ })? => $crate::rules::refusal_macros::Reason {
                        key: $crate::rules::refusal_macros::reasons!(@key $key $(, $other, $holds)?),
                        facts: vec![
                            $($((stringify!($field), $field.into()),)+)?
                            $($((stringify!($more), $fact.into()),)+)?
                        ],
                    },)+
                    $($(Self::$part(why) => why.reason($board),)+)?
                }
            }
        }
    };
}

pub(crate) use reasons;
