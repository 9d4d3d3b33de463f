//! `NoExile`: why an answer of a player in exile, or about refugees, is refused. Each reason holds only what all may know.

use super::Armies;
use crate::rules::ids::TerritoryId;
use crate::rules::refusal_macros::{neighbours, reasons};

reasons! {
    /// Why an answer about refugees is refused. The game is unchanged.
    pub enum NoExile of Armies, on board {
        NoSuchState = "no such state", "why-deal_no_such_state";
        /// None, or more pieces than there are for it.
        Pieces { pieces: u32, most: u32 } = "{pieces} pieces; from 1 to {most}", "why-cold_pieces";
        /// Not the number of pieces that must appear or go (A3-27).
        PieceCount { pieces: u32, count: u32 } = "{pieces} pieces instead of {count}", "why-cold_piece_count";
        NoPieces { at: TerritoryId } = "no such refugees in {at}", "why-cold_no_pieces";
        /// The pieces can't appear there or step there (A3-38, A3-59).
        NoRefuge { at: TerritoryId } = "no refuge in {at}", "why-cold_no_refuge";
        /// A mushroom stands there (R3-34).
        Mushroom { at: TerritoryId } = "{at} is nuked", "why-cold_mushroom";
        /// Refugees move to a neighbour (R3-29).
        NotAdjacent { from: TerritoryId, to: TerritoryId } = "{from} does not border {to}",
            "why-cold_not_adjacent" with borders = &neighbours(board, *from);
        /// That player has no army there (A3-41).
        NoOpponent { at: TerritoryId } = "no such opponent in {at}", "why-cold_nobody_there";
        /// Only the controller exterminates (R3-33).
        NotYours { at: TerritoryId } = "{at} is not yours", "why-cold_not_controller";
        Money { cost: u32, money: u32 } = "it costs {cost}, and you have {money}", "why-cold_money" with needed = cost;
    }
}
