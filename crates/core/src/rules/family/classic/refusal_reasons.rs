//! `Why`: the reasons why the classic family refuses an answer.

use super::steps::AskKind;
use crate::rules::ids::{Card, Holder, TerritoryId};
use crate::rules::refusal_macros::{neighbours, reasons};
use std::convert::Infallible;

reasons! {
    /// Why an answer is refused. Must hold only facts that the player may know.
    pub enum Why of Infallible, on board {
        NotNow { asked: AskKind, #[serde(skip)] tried: &'static str } =
            "{tried} is not on offer; the question is {asked}",
            "why-not_now";
        NoSuchTerritory = "no such territory", "why-no_such_territory";
        NotYours { at: TerritoryId, holder: Holder } = "{at} is not yours",
            "why-not_yours" or "why-not_yours_free" if (*holder == Holder::Nobody);
        NotFree { at: TerritoryId, holder: Holder } = "{at} is taken", "why-not_free";
        NotNeutral { at: TerritoryId } = "{at} is not neutral", "why-not_neutral";
        OwnTarget { at: TerritoryId } = "{at} is your own", "why-own_target";
        NotAdjacent { from: TerritoryId, to: TerritoryId } = "{from} and {to} don't touch",
            "why-not_adjacent" with borders = &neighbours(board, *from);
        NotLinked { from: TerritoryId, to: TerritoryId } = "no way from {from} to {to}", "why-not_linked";
        SameTerritory { at: TerritoryId } = "{at} twice", "why-same_territory";
        /// One army must stay: a single army can't attack or move (S-5).
        OneArmy { at: TerritoryId, armies: u32 } = "only {armies} in {at}", "why-one_army";
        /// An attack with fewer dice than the defence will have is not allowed (R4-22).
        Inferior { from: TerritoryId, dice: u8, defence: u8 } = "at most {dice} dice from {from}, against {defence}",
            "why-inferior";
        /// This many armies must stay next to an enemy (R4-23).
        Garrison { at: TerritoryId, least: u32 } = "{least} must stay in {at}", "why-garrison";
        /// The number of cards is wrong, or a card is repeated.
        Cards { given: u32, wanted: u32 } = "{given} cards, {wanted} are to be dropped", "why-cards";
        Dice { dice: u8, min: u8, max: u8 } = "{dice} dice; {min} to {max} are allowed", "why-dice";
        Armies { armies: u32, min: u32, max: u32 } = "{armies} armies; {min} to {max} are allowed",
            "why-armies" or "why-armies_exactly" if (min == max && *min > 1);
        /// A placement has zero armies on a territory, or names a territory twice; or a sealed wish list names one twice.
        BadPlacement { at: TerritoryId } = "{at} stands there twice, or with no army", "why-bad_placement";
        NotInHand { card: Card } = "{card} is not in your hand", "why_not_in_hand";
        /// The three cards make no set (R1-63), or a card is repeated.
        NotASet = "not a set", "why-not_a_set";
        /// The hand holds no set (R1-63).
        NoSet = "no set in your hand", "why-no_set";
        /// No more sets can be traded: placing has begun, or the number of sets per turn is reached.
        TradingOver = "trading is over for this turn", "why-trading_over";
        /// A set traded after an elimination must contain a captured card (A0-18).
        NoCapturedCard = "none of these cards was captured", "why-no_captured";
        /// The last territory of a player, which can't be attacked yet (R0-45).
        Protected { at: TerritoryId, rounds: u32 } = "{at} is protected until round {rounds} is over", "why-protected";
        /// Armies that fought or arrived this turn must stay (R0-34, A0-7).
        Engaged { at: TerritoryId, stay: u32 } = "{stay} in {at} may not move", "why-engaged";
        /// No fast battle can be proposed there now (R0-50).
        NotFast { from: TerritoryId, to: TerritoryId } = "no fast battle from {from} to {to}", "why-not_fast";
        NamedTwice { at: TerritoryId } = "{at} stands there twice", "why-named_twice";
        Percent { percent: u8 } = "{percent} percent; 0 to 100 are allowed", "bad_percent";
        NotOffered { at: TerritoryId } = "{at} is not offered", "why-not_offered";
    }
}
