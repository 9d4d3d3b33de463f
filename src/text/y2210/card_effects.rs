//! Command cards that are played, and their effects, as parts of one line: without full stop, so that they can stand behind
//! one another.

#![warn(
    clippy::wildcard_enum_match_arm,
    reason = "a new event, action or menu is thought of where it is matched"
)]

use super::super::names::Ctx;
use super::Y2210Words;
use super::events::any_of;
use super::names::dice;
use crate::rules::y2210::events::Played;
use crate::rules::y2210::{CardKind, Public, Seen, Target};
use crate::rules::{Die, Placement, Seat, TerritoryId};

impl Y2210Words {
    /// A card that was played. The targets that its effects name are left out.
    pub(super) fn played(self, played: &Played, ctx: &Ctx) -> String {
        let (who, card) = (self.seat_name(ctx, played.seat), self.command_card(played.kind));
        let named = match &played.target {
            Target::Commander(..) => true,
            Target::Territory(_) => matches!(played.kind, CardKind::RocketStrike(_)),
            Target::Nothing | Target::Territories(_) | Target::Player(_) | Target::Moves(_) => false,
        };
        match self.card_target(&played.target, ctx).filter(|_| named) {
            Some(target) => self.seen_played_on(&who, &card, &target, played.cost),
            None => self.seen_played(&who, &card, played.cost),
        }
    }

    /// The effect of a card, if the event is one.
    pub(super) fn effect(self, seen: &Seen, ctx: &Ctx) -> Option<String> {
        let at = |id: TerritoryId| self.territory(ctx.board(), id);
        match seen {
            Seen::Public(public) => self.public_effect(public, ctx),
            Seen::Drew { .. } => None,
            Seen::ScoutSent { at: None, .. } => Some(self.seen_scout_sent()),
            Seen::ScoutSent { at: Some(place), .. } => Some(self.seen_scout_sent_to(&at(*place))),
            Seen::EnergyHidden { at: None, .. } => Some(self.seen_energy_hidden()),
            Seen::EnergyHidden { at: Some(place), .. } => Some(self.seen_energy_hidden_at(&at(*place))),
        }
    }

    /// The same for a public event.
    pub(super) fn public_effect(self, event: &Public, ctx: &Ctx) -> Option<String> {
        let who = |seat: Seat| self.seat_name(ctx, seat);
        let at = |id: TerritoryId| self.territory(ctx.board(), id);
        Some(match event {
            Public::ModsAdded(added) => self.seen_mods_added(&self.placement(ctx.board(), &added.mods)),
            Public::StationPlaced(placed) => self.seen_station_placed(&who(placed.seat), &at(placed.at)),
            Public::CardTurned(turned) => self.seen_card_turned(&at(turned.at)),
            Public::LandCardsRenewed(_) => self.seen_land_renewed(),
            Public::UnitsLost(lost) => {
                self.seen_units_lost(&self.holder(ctx, lost.holder), &self.units(lost.units), &at(lost.at))
            }
            Public::BombRolled(rolled) => {
                self.seen_bomb_die(&dice(&[Die { sides: rolled.sides, face: rolled.face }]))
            }
            Public::ArmageddonBegan(began) => {
                let order = began.seats.iter().map(|seat| who(*seat)).collect::<Vec<_>>().join(", ");
                self.seen_armageddon(&order)
            }
            Public::CommanderKilled(killed) => {
                let commander = self.commander(killed.commander);
                self.seen_commander_killed(&self.target_commander(&who(killed.seat), &commander))
            }
            Public::Truce(truce) => self.seen_truce(&who(truce.seat)),
            Public::CommandersMoved(moved) => {
                let moves = moved.moves.iter();
                let each = moves.map(|(one, to)| self.target_move(&self.commander(*one), &at(*to)));
                self.seen_commanders_moved(&each.collect::<Vec<_>>().join(", "))
            }
            Public::EnergyTaken(taken) if taken.from.is_empty() => self.seen_energy_taken_none(),
            Public::EnergyTaken(taken) => {
                let from = self.list(taken.from.iter().map(|seat| who(*seat)));
                self.seen_energy_taken(&who(taken.seat), &from)
            }
            Public::ExtractionBegan(_) => self.seen_extraction_began(),
            Public::Evacuated(moved) => {
                let units = self.units(moved.units);
                self.seen_evacuated(&who(moved.seat), &units, &at(moved.from), &at(moved.to))
            }
            Public::Jammed(jammed) => self.seen_jammed(&who(jammed.whom)),
            Public::EarthOpened(opened) => self.seen_earth_opened(&at(opened.at)),
            Public::ReductionBegan(began) => {
                let due = began.due.iter().map(|(seat, n)| self.throw(&who(*seat), *n));
                self.seen_reduction_began(&due.collect::<Vec<_>>().join(", "))
            }
            Public::Reduced(reduced) => {
                self.seen_reduced(&who(reduced.seat), &self.removed(&reduced.mods, ctx))
            }
            Public::MoveGained(gained) => self.seen_move_gained(&who(gained.seat)),
            Public::ScoutArrived(arrived) => self.seen_scout_arrived(&who(arrived.seat), &at(arrived.at)),
            any_of! {
                AgreementOpened, AgreementClosed, CardShown, CardRefused, WishesOpened, LandGranted, StartRolled,
                Devastated, NeutralsPlaced, LandDealt, GarrisonsOpened, Garrisoned, ClaimsOpened, Claimed,
                PlacingOpened, Deployed, PiecesOpened, Settled, SetupTurn, NextPiece, OrderFixed, StepBegan,
                LossesOwed, WindowClosed, WindowSettled, EntryOpened, NuclearRoundEnded, YearBegan, BidsShown,
                MarkerChosen, TurnBegan, ModsPlaced, Hired, Built, Given, BonusEarned, Fortified, EnergyFound,
                EnergyExtracted, NuclearPassed, Eliminated, TurnEnded, Ended, InvasionDeclared, WindowOpened,
                InvasionEnded, DefenceNamed, DiceNamed, Rolled, Captured, Played
            } => return None,
        })
    }

    /// MODs that leave territories: "Alaska −3, Brazil −1".
    fn removed(self, mods: &Placement, ctx: &Ctx) -> String {
        let each = mods.iter().map(|(at, n)| self.minus(&self.territory(ctx.board(), *at), *n));
        let each: Vec<_> = each.collect();
        if each.is_empty() { self.mods(0) } else { each.join(", ") }
    }
}
