//! Families of rulebooks: one for each order of play. A rulebook with different numbers is a set of options; one with a
//! different order of play is a family. This file defines the closed enums of what their boards show, for the modules that
//! draw and name it.

pub mod classic;
pub mod cold_war;
mod on_off;
mod switch_macros;
pub mod y2210;

/// A piece on a territory that is not counted as a number of armies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// Of 2210.
    Y2210(y2210::Piece),
    /// Of the Cold War.
    ColdWar(cold_war::Piece),
}

/// Why a territory is uninhabitable for the rest of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ruin {
    /// Of 2210.
    Y2210(y2210::Ruin),
    /// Of the Cold War.
    ColdWar(cold_war::Ruin),
}

/// A public stock of a player besides territories, armies and cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stock {
    /// Of 2210.
    Y2210(y2210::Stock),
    /// Of the Cold War.
    ColdWar(cold_war::Stock),
    /// Victory points or score, in every family that counts them.
    Points,
}

/// A kind of card with a name of its own, unlike territory cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NamedCard {
    /// Of 2210.
    Y2210(y2210::CardKind),
}

impl NamedCard {
    /// The id in files and golden texts.
    pub fn key(self) -> &'static str {
        match self {
            Self::Y2210(card) => card.key(),
        }
    }
}

impl Piece {
    /// All pieces that are drawn individually, in drawing order.
    pub const ALL: [Self; 12] = {
        let [a, b, c, d, e, f] = y2210::Piece::ALL;
        let [g, h, i, j, k, l] = cold_war::Piece::DRAWN;
        [
            Self::Y2210(a),
            Self::Y2210(b),
            Self::Y2210(c),
            Self::Y2210(d),
            Self::Y2210(e),
            Self::Y2210(f),
            Self::ColdWar(g),
            Self::ColdWar(h),
            Self::ColdWar(i),
            Self::ColdWar(j),
            Self::ColdWar(k),
            Self::ColdWar(l),
        ]
    };

    /// The id in files and golden texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Y2210(piece) => piece.key(),
            Self::ColdWar(piece) => piece.key(),
        }
    }
}

impl Ruin {
    /// All kinds.
    pub const ALL: [Self; 2] =
        [Self::Y2210(y2210::Ruin::Devastated), Self::ColdWar(cold_war::Ruin::Mushroom)];

    /// The id in files and golden texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Y2210(ruin) => ruin.key(),
            Self::ColdWar(ruin) => ruin.key(),
        }
    }
}

impl Stock {
    /// All kinds, in drawing order.
    pub const ALL: [Self; 5] = [
        Self::Y2210(y2210::Stock::Energy),
        Self::ColdWar(cold_war::Stock::Money),
        Self::ColdWar(cold_war::Stock::Population),
        Self::ColdWar(cold_war::Stock::Income),
        Self::Points,
    ];

    /// The id in files and golden texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Y2210(stock) => stock.key(),
            Self::ColdWar(stock) => stock.key(),
            Self::Points => "points",
        }
    }
}
