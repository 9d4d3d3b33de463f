//! Refusal messages of the family of the Cold War: why an answer is not allowed, and what would be allowed.

#![warn(
    clippy::wildcard_enum_match_arm,
    reason = "a new event, action or menu is thought of where it is matched"
)]

use super::super::names::Ctx;
use super::ColdWarWords;
use crate::rules::cold_war::Why;
use crate::rules::cold_war::exile_refusals::NoExile;
use crate::rules::cold_war::war_refusals::NoWar;
use crate::rules::{Board, Seat, TerritoryId};

impl ColdWarWords {
    /// Why an answer is not on the menu.
    pub(in crate::text) fn why(self, why: &Why, ctx: &Ctx) -> String {
        let at = |id: &TerritoryId| self.territory(ctx.board(), *id);
        match why {
            Why::NotNow { asked, tried: _ } => self.why_not_now(&self.task(*asked)),
            Why::NotOffered => self.why_cold_not_offered(),
            Why::NoSuchState => self.no_deal_no_such_state(),
            Why::NoSuchSeat => self.no_deal_no_such_player(),
            Why::Money { needed, money } => self.why_cold_money(*needed, *money),
            Why::NoArmies => self.why_cold_no_armies(),
            Why::NotThere { at: place, has } => self.why_cold_not_there(&at(place), &self.armies_told(*has)),
            Why::NamedTwice { at: place } => self.no_deal_state_twice(&at(place)),
            Why::Mushroom { at: place } => self.why_cold_mushroom(&at(place)),
            Why::NoGarrison { at: place } => self.why_cold_no_garrison(&at(place)),
            Why::Guest { at: place } => self.why_cold_guest(&at(place)),
            Why::ForeignInterceptors { at: place } => self.why_cold_foreign_interceptors(&at(place)),
            Why::Refused { at: place } => self.why_cold_refused(&at(place)),
            Why::Superpowers { .. } => self.why_cold_superpowers(),
            Why::NotAdjacent { from, to } => self.not_adjacent(*from, *to, ctx.board()),
            Why::OutOfRange { range } => self.why_cold_out_of_range(*range),
            Why::TooManyOrders { most } => self.why_cold_too_many_orders(*most),
            Why::Deal(reason) => self.no_deal(reason, ctx),
            Why::Exile(reason) => self.no_exile(reason, ctx),
            Why::War(reason) => self.no_war(reason, ctx),
        }
    }

    /// Why a war, a fight, a leg, a conversion or a launch is refused.
    fn no_war(self, why: &NoWar, ctx: &Ctx) -> String {
        let at = |id: &TerritoryId| self.territory(ctx.board(), *id);
        let who = |seat: &Seat| self.seat_name(ctx, *seat);
        match why {
            NoWar::NoArmies => self.why_cold_no_armies(),
            NoWar::NotThere { at: place, armies } => {
                self.why_cold_not_there(&at(place), &self.armies_told(*armies))
            }
            NoWar::Fixed => self.why_cold_fixed(),
            NoWar::Twice { at: place } => self.no_deal_state_twice(&at(place)),
            NoWar::NoTarget { at: place } => self.why_cold_no_war_target(&at(place)),
            NoWar::NotAdjacent { from, to } => self.not_adjacent(*from, *to, ctx.board()),
            NoWar::Money { cost, money } => self.why_cold_money(*cost, *money),
            NoWar::NoOpponent { at: place, against } => self.why_cold_no_opponent(&who(against), &at(place)),
            NoWar::TooManyFights { most, .. } => self.why_cold_too_many_fights(*most),
            NoWar::Guest { at: place } => self.why_cold_guest(&at(place)),
            NoWar::Convoy { most, .. } => self.why_cold_convoy_size(*most),
            NoWar::NoWay { from, most } => self.why_cold_no_way(&at(from), *most),
            NoWar::StopRefused { at: place } => self.why_cold_refused(&at(place)),
            NoWar::NoWarThere { at: place } => self.why_cold_no_war_there(&at(place)),
            NoWar::NotTo { to } => self.why_cold_not_to(&who(to)),
            NoWar::Declined { to } => self.why_cold_declined(&who(to)),
            NoWar::NoWeapon { at: place, .. } => self.why_cold_no_weapon(&at(place)),
            NoWar::Nuked { at: place } => self.why_cold_mushroom(&at(place)),
            NoWar::Interceptors { most, .. } => self.why_cold_interceptors(*most),
            NoWar::NoInterceptor => self.why_cold_no_interceptor(),
            NoWar::TooWeak { least, .. } => self.why_cold_defence(*least),
            NoWar::Losses { strength, .. } => self.why_cold_losses(*strength),
        }
    }

    /// Why an answer about refugees is refused.
    fn no_exile(self, why: &NoExile, ctx: &Ctx) -> String {
        let at = |id: &TerritoryId| self.territory(ctx.board(), *id);
        match why {
            NoExile::NoSuchState => self.no_deal_no_such_state(),
            NoExile::Pieces { pieces, most } => self.why_cold_pieces(*pieces, *most),
            NoExile::PieceCount { pieces, count } => self.why_cold_piece_count(*pieces, *count),
            NoExile::NoPieces { at: place } => self.why_cold_no_pieces(&at(place)),
            NoExile::NoRefuge { at: place } => self.why_cold_no_refuge(&at(place)),
            NoExile::Mushroom { at: place } => self.why_cold_mushroom(&at(place)),
            NoExile::NotAdjacent { from, to } => self.not_adjacent(*from, *to, ctx.board()),
            NoExile::NoOpponent { at: place } => self.why_cold_nobody_there(&at(place)),
            NoExile::NotYours { at: place } => self.why_cold_not_controller(&at(place)),
            NoExile::Money { cost, money } => self.why_cold_money(*cost, *money),
        }
    }

    fn not_adjacent(self, from: TerritoryId, to: TerritoryId, board: &'static Board) -> String {
        let borders = board.territories().get(from.index()).map(|found| found.borders).unwrap_or_default();
        let borders = self.territory_list(board, borders.iter());
        self.why_cold_not_adjacent(&self.territory(board, from), &self.territory(board, to), &borders)
    }
}
