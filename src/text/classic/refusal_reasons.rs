//! Refusal messages of the classic family: why an answer is not allowed, and what would be allowed.

#![warn(
    clippy::wildcard_enum_match_arm,
    reason = "a new event, action or menu is thought of where it is matched"
)]

use super::super::names::Ctx;
use super::ClassicWords;
use crate::rules::Holder;
use crate::rules::classic::Why;

impl ClassicWords {
    /// Why an answer is not on the menu.
    pub(in crate::text) fn why(self, why: &Why, ctx: &Ctx) -> String {
        let at = |id| self.territory(ctx.board(), id);
        match why {
            Why::NotNow { asked, tried: _ } => self.why_not_now(&self.task(*asked)),
            Why::NoSuchTerritory => self.why_no_such_territory(),
            Why::NotYours { at: place, holder: Holder::Nobody } => self.why_not_yours_free(&at(*place)),
            Why::NotYours { at: place, holder } => {
                self.why_not_yours(&at(*place), &self.holder(ctx, *holder))
            }
            Why::NotFree { at: place, holder } => self.why_not_free(&at(*place), &self.holder(ctx, *holder)),
            Why::NotNeutral { at: place } => self.why_not_neutral(&at(*place)),
            Why::OwnTarget { at: place } => self.why_own_target(&at(*place)),
            Why::NotAdjacent { from, to } => {
                let board = ctx.board();
                let borders = board.territories().get(from.index()).map(|t| t.borders).unwrap_or_default();
                self.why_not_adjacent(&at(*from), &at(*to), &self.territory_list(board, borders.iter()))
            }
            Why::NotLinked { from, to } => self.why_not_linked(&at(*from), &at(*to)),
            Why::SameTerritory { at: place } => self.why_same_territory(&at(*place)),
            Why::OneArmy { at: place, armies: _ } => self.why_one_army(&at(*place)),
            Why::Inferior { from, dice, defence } => {
                self.why_inferior(&at(*from), (*dice).into(), (*defence).into())
            }
            Why::Garrison { at: place, least } => self.why_garrison(&at(*place), *least),
            Why::Cards { given, wanted } => self.why_cards(*given, *wanted),
            Why::Dice { dice, min, max } => self.why_dice((*dice).into(), (*min).into(), (*max).into()),
            Why::Armies { armies, min, max } if min == max && *min > 1 => {
                self.why_armies_exactly(*armies, *max)
            }
            Why::Armies { armies, min, max } => self.why_armies(*armies, *min, *max),
            Why::BadPlacement { at: place } => self.why_bad_placement(&at(*place)),
            Why::NotInHand { card } => self.why_not_in_hand(&self.card_name(ctx.board(), *card)),
            Why::NotASet => self.why_not_a_set(),
            Why::NoSet => self.why_no_set(),
            Why::TradingOver => self.why_trading_over(),
            Why::NoCapturedCard => self.why_no_captured(),
            Why::Protected { at: place, rounds } => self.why_protected(&at(*place), *rounds),
            Why::Engaged { at: place, stay } => self.why_engaged(&at(*place), *stay),
            Why::NotFast { from, to } => self.why_not_fast(&at(*from), &at(*to)),
            Why::NamedTwice { at: place } => self.bad_standing(&at(*place)),
            Why::Percent { percent } => self.bad_percent(u32::from(*percent)),
            Why::NotOffered { at: place } => self.why_not_offered(&at(*place)),
        }
    }
}
