//! Refusals in English for whoever works with records and the command line: territories, cards and questions are named as
//! they are typed there (`kamchatka`, `attack`), never by their numbers. Players read `text/refusal.rs` instead.

use super::ask::{AskKind, Illegal, Why};
use super::board::Board;
use super::ids::TerritoryId;

impl AskKind {
    /// Its id, as records write it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Claim => "claim",
            Self::Wish => "wish",
            Self::Deploy => "deploy",
            Self::Reinforce => "reinforce",
            Self::Trade => "trade",
            Self::Bonus => "bonus",
            Self::Spoils => "spoils",
            Self::Consent => "consent",
            Self::Attack => "attack",
            Self::Defend => "defend",
            Self::Throw => "throw",
            Self::Discard => "discard",
            Self::Advance => "advance",
            Self::Fortify => "fortify",
        }
    }
}

impl Illegal {
    /// The refusal with the ids of that board.
    pub fn told(&self, board: &Board) -> String {
        match self {
            Self::OffMenu(why) => why.told(board),
            Self::Over | Self::Stale | Self::NotAsked => self.to_string(),
        }
    }
}

impl Why {
    /// The refusal with the ids of that board.
    pub fn told(&self, board: &Board) -> String {
        let key = |at: &TerritoryId| board.territories().get(at.index()).map_or("?", |at| at.key.as_str());
        match self {
            Self::NotNow { asked, tried } => {
                format!("{tried} is not on offer; the question is {}", asked.key())
            }
            Self::NotYours { at, .. } => format!("{} is not yours", key(at)),
            Self::NotFree { at, .. } => format!("{} is taken", key(at)),
            Self::NotNeutral { at } => format!("{} is not neutral", key(at)),
            Self::OwnTarget { at } => format!("{} is your own", key(at)),
            Self::NotAdjacent { from, to } => format!("{} and {} don't touch", key(from), key(to)),
            Self::NotLinked { from, to } => format!("no way from {} to {}", key(from), key(to)),
            Self::SameTerritory { at } => format!("{} twice", key(at)),
            Self::OneArmy { at, armies } => format!("only {armies} in {}", key(at)),
            Self::Inferior { from, dice, defence } => {
                format!("at most {dice} dice from {}, against {defence}", key(from))
            }
            Self::Garrison { at, least } => format!("{least} must stay in {}", key(at)),
            Self::BadPlacement { at } => format!("{} stands there twice, or with no army", key(at)),
            Self::NotInHand { card } if usize::from(card.0) < board.len() => {
                format!("{} is not in your hand", key(&TerritoryId(card.0)))
            }
            Self::NotInHand { .. } => "this wild card is not in your hand".to_owned(),
            Self::Protected { at, rounds } => {
                format!("{} is protected until round {rounds} is over", key(at))
            }
            Self::Engaged { at, stay } => format!("{stay} in {} may not move", key(at)),
            Self::NotFast { from, to } => format!("no fast battle from {} to {}", key(from), key(to)),
            Self::NotOffered { at } => format!("{} is not offered", key(at)),
            Self::NoSuchTerritory
            | Self::Cards { .. }
            | Self::Dice { .. }
            | Self::Armies { .. }
            | Self::NotASet
            | Self::TradingOver
            | Self::NoCapturedCard => self.to_string(),
        }
    }
}
