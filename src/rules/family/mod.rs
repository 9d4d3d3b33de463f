//! Families of rulebooks: one for each order of play. Different numbers are options; a different order of play is
//! a family. Here stand the closed sums of what their boards show, for rooms that draw and name any of it.

pub mod classic;
pub mod cold_war;
pub mod y2210;

/// A piece on a territory that a number of armies doesn't tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// Of 2210.
    Y2210(y2210::Piece),
    /// Of the Cold War.
    ColdWar(cold_war::Piece),
}

/// Why nobody lives on a territory for the rest of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ruin {
    /// Of 2210.
    Y2210(y2210::Ruin),
    /// Of the Cold War.
    ColdWar(cold_war::Ruin),
}

/// What a player holds besides territories, armies and cards, as far as everybody knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stock {
    /// Of 2210.
    Y2210(y2210::Stock),
    /// Of the Cold War.
    ColdWar(cold_war::Stock),
    /// Victory points, or the score: of every family that counts any.
    Points,
}

impl Piece {
    /// Every piece that is drawn for itself, in the order in which they are drawn.
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

    /// The id as it stands in files and golden texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Y2210(piece) => piece.key(),
            Self::ColdWar(piece) => piece.key(),
        }
    }
}

impl Ruin {
    /// Every kind.
    pub const ALL: [Self; 2] =
        [Self::Y2210(y2210::Ruin::Devastated), Self::ColdWar(cold_war::Ruin::Mushroom)];

    /// The id as it stands in files and golden texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Y2210(ruin) => ruin.key(),
            Self::ColdWar(ruin) => ruin.key(),
        }
    }
}

impl Stock {
    /// Every kind, in the order in which they are drawn.
    pub const ALL: [Self; 4] = [
        Self::Y2210(y2210::Stock::Energy),
        Self::ColdWar(cold_war::Stock::Money),
        Self::ColdWar(cold_war::Stock::Population),
        Self::Points,
    ];

    /// The id as it stands in files and golden texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Y2210(stock) => stock.key(),
            Self::ColdWar(stock) => stock.key(),
            Self::Points => "points",
        }
    }
}
