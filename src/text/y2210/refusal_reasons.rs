//! Refusal messages of the family of 2210: why an answer is not allowed, and what would be allowed.

#![warn(
    clippy::wildcard_enum_match_arm,
    reason = "a new event, action or menu is thought of where it is matched"
)]

use super::super::names::Ctx;
use super::Y2210Words;
use super::question::numbers;
use crate::rules::board::Condition;
use crate::rules::y2210::{Target, Why};
use crate::rules::{Board, Holder, TerritoryId, TerritorySet};

impl Y2210Words {
    /// Why an answer is not on the menu.
    pub(in crate::text) fn why(self, why: &Why, ctx: &Ctx) -> String {
        let at = |id: &TerritoryId| self.territory(ctx.board(), *id);
        match why {
            Why::NotNow { asked, tried: _ } => self.why_not_now(&self.task(*asked)),
            Why::NoSuchTerritory => self.why_no_such_territory(),
            Why::Devastated { at: place } => self.why_devastated(&at(place)),
            Why::NotYours { at: place, holder: Holder::Nobody } => self.why_not_yours_free(&at(place)),
            Why::NotYours { at: place, holder } => self.why_not_yours(&at(place), &self.holder(ctx, *holder)),
            Why::NotFree { at: place, holder } => self.why_not_free(&at(place), &self.holder(ctx, *holder)),
            Why::NotLand { at: place } => self.why_not_land(&at(place)),
            Why::OwnTarget { at: place } => self.why_own_target(&at(place)),
            Why::SameTerritory { at: place } => self.why_same_territory(&at(place)),
            Why::BadPlacement { at: place } => self.why_bad_mods(&at(place)),
            Why::NamedTwice { at: place } => self.bad_standing(&at(place)),
            Why::NotAdjacent { from, to } => {
                let borders = borders(ctx.board(), *from);
                if borders.is_empty() {
                    return self.why_no_border_at_all(&at(from), &at(to));
                }
                self.why_no_border(&at(from), &at(to), &self.territory_list(ctx.board(), borders.iter()))
            }
            Why::NotLinked { from, to } => self.why_no_chain(&at(from), &at(to)),
            Why::OneUnit { at: place } => self.why_one_unit(&at(place)),
            Why::MoonToEarth { to, .. } => self.why_moon_to_earth(&at(to)),
            Why::NoLandingSite { at: place } => {
                let sites = landing_sites(ctx.board());
                self.why_no_landing_site(&at(place), &self.territory_list(ctx.board(), sites.iter()))
            }
            Why::NoLaunch { at: place } => self.why_no_launch(&at(place)),
            Why::Truce { seat } => self.why_truce(&self.seat_name(ctx, *seat)),
            Why::NoMoveLeft => self.why_no_move_left(),
            Why::NoCommander { commander } => self.why_no_commander(&self.commander(*commander)),
            Why::CommanderInPlay { commander, at: place } => {
                self.why_commander_in_play(&self.commander(*commander), &at(place))
            }
            Why::StationThere { at: place } => self.why_station_there(&at(place)),
            Why::Energy { needed, energy } => self.why_energy(*needed, *energy),
            Why::MarkerTaken { number, free } => self.why_marker_taken((*number).into(), &numbers(free)),
            Why::TooManyCards { cards, most } => self.why_too_many_cards(*cards, *most),
            Why::DeckShort { deck, left } => self.why_deck_short(&self.deck_name(*deck), *left),
            Why::Gift { energy, most } => self.why_gift(*energy, *most),
            Why::NoStationLeft => self.why_no_station_left(),
            Why::NotInHand { card } => self.why_card_not_in_hand(&self.command_card(*card)),
            Why::Copies { card, copies } => self.why_copies(&self.command_card(*card), *copies),
            Why::NotItsTime { card, timing } => {
                self.why_not_its_time(&self.command_card(*card), &self.card_timing(*timing))
            }
            Why::NoTarget { card } => self.why_no_target(&self.command_card(*card)),
            Why::BadTarget { card, target } => {
                self.why_no_such_target(&self.command_card(*card), target, ctx)
            }
            Why::Refused { card } => self.why_card_refused(&self.command_card(*card)),
            Why::NoReaction { card } => self.why_no_reaction(&self.command_card(*card)),
            Why::Jammed => self.why_jammed(),
            Why::Dice { dice, min, max } => self.why_dice((*dice).into(), (*min).into(), (*max).into()),
            Why::NoStrongDie { commander, from } => {
                self.why_no_strong_die(&self.commander(*commander), &at(from))
            }
            Why::TooManyCommanders { commanders, dice } => {
                self.why_too_many_commanders(*commanders, (*dice).into())
            }
            Why::Mods { mods, min, max } if min == max => self.why_mods_exactly(*mods, *max),
            Why::Mods { mods, min, max } => self.why_mods(*mods, *min, *max),
            Why::UnitCount { units, min, max } if min == max => self.why_units_exactly(*units, *max),
            Why::UnitCount { units, min, max } => self.why_units(*units, *min, *max),
            Why::NotThere { at: place, units } => self.why_not_there(&at(place), &self.units(*units)),
            Why::MustAdvance { commander } => self.why_must_advance(&self.commander(*commander)),
        }
    }

    fn why_no_such_target(self, card: &str, target: &Target, ctx: &Ctx) -> String {
        match self.card_target(target, ctx) {
            Some(target) => self.why_bad_target(card, &target),
            None => self.why_target_missing(card),
        }
    }
}

/// The territories that border one: on land, at sea, on the Moon.
fn borders(board: &Board, from: TerritoryId) -> TerritorySet {
    let over_sea = board.links(Condition::Naval, from).union(board.links(Condition::Space, from));
    board.territories().get(from.index()).map_or(over_sea, |found| found.borders.union(over_sea))
}

/// The landing sites of a board.
fn landing_sites(board: &Board) -> TerritorySet {
    let sites = board.ids().map(|from| board.links(Condition::Launch, from));
    sites.fold(TerritorySet::EMPTY, TerritorySet::union)
}
