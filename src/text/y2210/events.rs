//! Events of the family of 2210 as lines of Markdown: the set-up, the course of a year, of a turn and of an invasion.

#![warn(
    clippy::wildcard_enum_match_arm,
    reason = "a new event, action or menu is thought of where it is matched"
)]

use super::super::names::Ctx;
use super::super::number_format::capital;
use super::Y2210Words;
use super::names::dice;
use crate::rules::y2210::{Action, CardKind, Public, Seen, Units, events};
use crate::rules::{Holder, Placement, Seat, TerritoryId};

/// A pattern for any of these public events.
macro_rules! any_of {
    ($($event:ident),+ $(,)?) => { $(Public::$event { .. })|+ };
}
pub(super) use any_of;

impl Y2210Words {
    /// One event as a line; `None` if it needs none.
    pub(in crate::text) fn event(self, seen: &Seen, ctx: &Ctx) -> Option<String> {
        let who = |seat: &Seat| self.seat_name(ctx, *seat);
        match seen {
            Seen::Public(public) => self.public(public, ctx),
            Seen::Drew { cards: Some(cards), .. } => Some(self.seen_own_cards(&self.command_cards(cards))),
            Seen::Drew { seat, decks, cards: None, cost } => {
                let decks = self.decks_of(decks);
                Some(match cost {
                    0 => self.seen_drew_deck(&who(seat), &decks),
                    cost => self.seen_bought(&who(seat), &decks, &self.energy(*cost)),
                })
            }
            Seen::ScoutSent { .. } | Seen::EnergyHidden { .. } => {
                self.effect(seen, ctx).map(|effect| capital(&effect))
            }
        }
    }

    fn public(self, event: &Public, ctx: &Ctx) -> Option<String> {
        let who = |seat: Seat| self.seat_name(ctx, seat);
        let at = |id: TerritoryId| self.territory(ctx.board(), id);
        let card = |number| self.command_card(CardKind::Blank(number));
        Some(match event {
            Public::AgreementOpened(_) => self.seen_agreement_opened(),
            Public::AgreementClosed(closed) if closed.agreed => self.seen_agreed(),
            Public::AgreementClosed(_) => self.seen_not_agreed(),
            Public::CardShown(shown) => {
                self.seen_card_shown(&who(shown.seat), &card(shown.card), &self.quoted_card(&shown.text))
            }
            Public::CardRefused(refused) => {
                self.seen_card_refused(&who(refused.by), &card(refused.card), &who(refused.seat))
            }
            Public::StartRolled(rolled) => {
                self.seen_start_placing(&self.rolls(&rolled.rounds, ctx), &who(rolled.first))
            }
            Public::Devastated(ruins) => {
                self.seen_devastated(&self.territory_list(ctx.board(), ruins.at.iter().copied()))
            }
            Public::NeutralsPlaced(placed) => self.seen_neutrals_placed(placed.at.len() as u32),
            Public::WishesOpened(_) => self.seen_wishes_opened(),
            Public::LandGranted(granted) => self.seen_land_granted(&self.shares(&granted.lots, ctx)),
            Public::LandDealt(dealt) => self.seen_dealt(&self.shares(&dealt.lots, ctx)),
            Public::GarrisonsOpened(_) => self.seen_garrisons_opened(),
            Public::Garrisoned(placed) => {
                let each = placed.garrisons.iter().map(|(seat, action)| self.garrison(*seat, action, ctx));
                each.collect::<Vec<_>>().join("\n")
            }
            Public::ClaimsOpened => self.seen_claims_opened(),
            Public::Claimed(claimed) => self.seen_claimed(&who(claimed.seat), &at(claimed.at)),
            Public::PlacingOpened => self.seen_placing_mods(),
            Public::Deployed(placed) => self.deployed(placed.seat, &placed.mods, ctx),
            Public::PiecesOpened(opened) => self.seen_pieces_opened(&who(opened.seat)),
            Public::Settled(settled) => {
                self.seen_settled(&who(settled.seat), &self.unique_piece(settled.piece), &at(settled.at))
            }
            any_of! {
                SetupTurn, NextPiece, OrderFixed, StepBegan, LossesOwed, WindowClosed, WindowSettled, EntryOpened,
                NuclearRoundEnded
            } => return None,
            Public::YearBegan(began) => self.seen_year_began(began.year),
            Public::BidsShown(shown) => self.bids(shown, ctx),
            Public::MarkerChosen(chosen) => self.seen_marker(&who(chosen.seat), chosen.number.into()),
            Public::TurnBegan(began) => {
                let income = began.territories + began.bonus;
                let (mods, energy) = (self.mods(income), self.energy(income));
                let stations = began.stations.len() as u32;
                self.seen_income(&who(began.seat), &mods, &energy, began.territories, began.bonus, stations)
            }
            Public::ModsPlaced(placed) => {
                self.seen_placed(&who(placed.seat), &self.placement(ctx.board(), &placed.mods))
            }
            Public::Hired(hired) => {
                let (commander, energy) = (self.commander(hired.commander), self.energy(hired.cost));
                self.seen_hired(&who(hired.seat), &commander, &at(hired.at), &energy)
            }
            Public::Built(built) => {
                self.seen_built(&who(built.seat), &at(built.at), &self.energy(built.cost))
            }
            Public::Given(gift) => self.seen_given(&who(gift.seat), &who(gift.to), &self.energy(gift.energy)),
            Public::BonusEarned(bonus) => {
                let energy = self.energy(bonus.energy);
                self.seen_bonus_earned(&who(bonus.seat), &energy, bonus.card.into())
            }
            Public::Fortified(moved) => {
                self.seen_moved_units(&at(moved.from), &at(moved.to), &self.units(moved.units))
            }
            Public::EnergyFound(found) => {
                self.seen_energy_found(&who(found.seat), &at(found.at), found.energy)
            }
            Public::EnergyExtracted(paid) => self.seen_extracted(&who(paid.seat), paid.energy),
            Public::NuclearPassed(passed) => self.seen_nuclear_passed(&who(passed.seat)),
            Public::Eliminated(out) => self.seen_out(&who(out.seat), &who(out.by)),
            Public::TurnEnded(ended) => self.seen_turn_ended(&who(ended.seat)),
            Public::Ended(ended) => self.told_end(ended, ctx),
            Public::InvasionDeclared(declared) => {
                let whose = self.holder(ctx, declared.whose);
                self.seen_invasion(&at(declared.from), &at(declared.to), &whose)
            }
            Public::WindowOpened(window) => {
                let asked = window.seats.iter().chain(&window.later);
                self.seen_window(&self.list(asked.map(|seat| who(*seat))))
            }
            Public::InvasionEnded(ended) => self.seen_invasion_ended(&at(ended.from), &at(ended.to)),
            Public::DefenceNamed(named) => {
                self.seen_defence_dice(&who(named.seat), &at(named.to), u32::from(named.dice))
            }
            Public::DiceNamed(named) => self.dice_named(named, ctx),
            Public::Rolled(rolled) => self.rolled(rolled, ctx),
            Public::Captured(captured) => {
                let taken = self.taken(captured.seat, captured.to, captured.whose, captured.units, ctx);
                self.with_captured_station(taken, captured.station, captured.destroyed)
            }
            Public::Played(played) => self.played(played, ctx),
            any_of! {
                ModsAdded, StationPlaced, CardTurned, LandCardsRenewed, UnitsLost, BombRolled,
                ArmageddonBegan, CommanderKilled, Truce, CommandersMoved, EnergyTaken, ExtractionBegan,
                Evacuated, Jammed, EarthOpened, ReductionBegan, Reduced, MoveGained, ScoutArrived
            } => return self.public_effect(event, ctx).map(|effect| capital(&effect)),
        })
    }

    /// The bids of a year, with the rolls that decided between equal ones.
    fn bids(self, shown: &events::BidsShown, ctx: &Ctx) -> String {
        let who = |seat: Seat| self.seat_name(ctx, seat);
        let bids = shown.bids.iter().map(|(seat, bid)| self.throw(&who(*seat), *bid));
        let bids = bids.collect::<Vec<_>>().join(", ");
        if shown.rounds.is_empty() {
            let first = shown.order.first().map(|seat| who(*seat)).unwrap_or_default();
            return self.seen_bids(&bids, &first);
        }
        let order = shown.order.iter().map(|seat| who(*seat)).collect::<Vec<_>>().join(", ");
        self.seen_bids_tied(&bids, &self.rolls(&shown.rounds, ctx), &order)
    }

    /// The dice that an attacker rolls.
    fn dice_named(self, named: &events::DiceNamed, ctx: &Ctx) -> String {
        let at = |id: TerritoryId| self.territory(ctx.board(), id);
        let strong = named.commanders.len();
        let thrown = self.dice_to_roll(strong, u32::from(named.dice).saturating_sub(strong));
        let thrown =
            if strong == 0 { thrown } else { self.dice_with(&thrown, &self.commanders(named.commanders)) };
        self.seen_dice_named(&at(named.from), &at(named.to), &thrown)
    }

    /// One roll with its losses.
    fn rolled(self, rolled: &events::Rolled, ctx: &Ctx) -> String {
        let at = |id: TerritoryId| self.territory(ctx.board(), id);
        let losses = [(rolled.from, rolled.attacker_lost), (rolled.to, rolled.defender_lost)];
        let each = losses.into_iter().filter(|(_, n)| *n > 0).map(|(id, n)| self.loses(&at(id), n));
        let lost = each.collect::<Vec<_>>().join(", ");
        let lost = if lost.is_empty() { self.lost_nothing() } else { lost };
        let (attack, defence) = (dice(&rolled.attack), dice(&rolled.defence));
        self.seen_rolled(&at(rolled.from), &at(rolled.to), &attack, &defence, &lost)
    }

    /// How many territories each seat got.
    fn shares(self, lots: &[(TerritoryId, Seat)], ctx: &Ctx) -> String {
        let mut shares: Vec<(Seat, u32)> = Vec::new();
        for (_, seat) in lots {
            match shares.iter_mut().find(|(other, _)| other == seat) {
                Some((_, n)) => *n += 1,
                None => shares.push((*seat, 1)),
            }
        }
        shares.sort_unstable();
        let each = shares.into_iter().map(|(seat, n)| self.share(&self.seat_name(ctx, seat), n));
        each.collect::<Vec<_>>().join(", ")
    }

    /// What one player placed in the sealed set-up.
    pub(super) fn garrison(self, seat: Seat, action: &Action, ctx: &Ctx) -> String {
        let Action::Garrison { mods, land, diplomat, station } = action else { return String::new() };
        let at = |id: TerritoryId| self.territory(ctx.board(), id);
        let mods = self.placement(ctx.board(), mods);
        self.seen_garrisoned(&self.seat_name(ctx, seat), &mods, &at(*land), &at(*diplomat), &at(*station))
    }

    /// Starting MODs that a seat placed.
    pub(super) fn deployed(self, seat: Seat, mods: &Placement, ctx: &Ctx) -> String {
        self.seen_deployed(&self.seat_name(ctx, seat), &self.placement(ctx.board(), mods))
    }

    /// Rounds of rolls: "Ilaria 5, Marco 3; …".
    fn rolls(self, rounds: &[Vec<(Seat, u8)>], ctx: &Ctx) -> String {
        let one = |&(seat, die): &(Seat, u8)| self.throw(&self.seat_name(ctx, seat), u32::from(die));
        let each = rounds.iter().map(|round| round.iter().map(one).collect::<Vec<_>>().join(", "));
        each.collect::<Vec<_>>().join("; ")
    }

    fn taken(self, seat: Seat, to: TerritoryId, whose: Holder, units: Units, ctx: &Ctx) -> String {
        let (who, to) = (self.seat_name(ctx, seat), self.territory(ctx.board(), to));
        let units = self.units(units);
        match whose {
            Holder::Nobody => self.seen_taken_empty(&who, &to, &units),
            Holder::Neutral | Holder::Seat(_) => self.seen_taken(&who, &to, &self.holder(ctx, whose), &units),
        }
    }

    /// A line about a capture, with what became of a station.
    pub(super) fn with_captured_station(self, line: String, station: bool, destroyed: bool) -> String {
        let fate = match (station, destroyed) {
            (true, _) => self.station_taken(),
            (_, true) => self.station_destroyed(),
            (false, false) => return line,
        };
        format!("{line} · {fate}")
    }
}
