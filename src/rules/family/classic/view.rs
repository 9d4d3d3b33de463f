//! What one viewer may see of a game of the classic family: built up field by field, so that what is forgotten stays
//! hidden.

use super::cards;
use super::movement::{Ground, Shift};
use super::occupation::Occupation;
use super::options::{Options, TimeAttack};
use super::steps::Action;
use crate::rules::engine::{ChartMeasure, Common, Part};
use crate::rules::ids::{Card, ContinentId, Holder, Seat, TerritoryId};
use crate::rules::objective::Objective;
use serde::{Deserialize, Serialize};
use std::ops::Deref;

/// A game as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// What every family shows.
    pub common: Common,
    /// Who holds each territory and with how many armies, in board order.
    pub territories: Vec<Occupation>,
    /// Every seat, clockwise from the first.
    pub seats: Vec<SeatView>,
    /// Where the game stands.
    pub stage: Stage,
    /// What the next set of cards is worth; 0 where that depends on the set ([`View::set_value`]).
    pub next_set: u32,
    /// Sets traded in so far.
    pub sets_traded: u32,
    /// Cards left to draw before the exchanged ones come back.
    pub deck: u32,
    /// The last attack announced, while its defence is open.
    pub battle: Option<Battle>,
    /// Per territory: armies that may not move at the end of this turn (R0-34); empty where every army may.
    pub staying: Vec<u32>,
    /// What is known of the game's end.
    pub closing: Closing,
    /// Everybody's secret objective, once the game is over.
    pub objectives: Vec<(Seat, Objective)>,
    /// The viewer's own secrets, if the viewer has a seat.
    pub own: Option<Own>,
}

impl Deref for View {
    type Target = Common;

    fn deref(&self) -> &Common {
        &self.common
    }
}

/// One seat as everybody may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// Which.
    pub seat: Seat,
    /// Whether it is still in the game.
    pub alive: bool,
    /// Who eliminated it, if somebody did.
    pub eliminated_by: Option<Seat>,
    /// Territories held.
    pub territories: u32,
    /// Armies on the board.
    pub armies: u32,
    /// Armies still in hand, as far as public.
    pub in_hand: u32,
    /// Cards held.
    pub cards: u32,
    /// Continents held.
    pub continents: Vec<ContinentId>,
    /// Victory points of its territories (R2-31).
    pub points: u32,
    /// Armies that it would receive were its turn to begin now, cards apart (R1-62).
    pub income: u32,
}

/// What is known of the game's end (R2-27 to R2-31, F-15).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Closing {
    /// The round in which time was up, if it is.
    pub time_up: Option<u32>,
    /// The seat whose next turn is the last one, if the deck has brought that about.
    pub last: Option<Seat>,
    /// The extra round being played and who plays in it.
    pub extra: Option<(u8, Vec<Seat>)>,
    /// How often the deck has been renewed.
    pub renewals: u32,
}

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Territories and starting armies are given out.
    Setup,
    /// A turn: trade in and place.
    Reinforce,
    /// A turn: attack.
    Attack,
    /// A turn: fortify.
    Fortify,
    /// Over.
    Over,
}

/// An attack that waits for the defender's dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battle {
    /// Where from.
    pub from: TerritoryId,
    /// Where to.
    pub to: TerritoryId,
    /// Attack dice announced; 0 while they are hidden (A0-5).
    pub dice: u8,
}

/// The viewer's own secrets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Own {
    /// The seat.
    pub seat: Seat,
    /// Cards in hand, in card order.
    pub hand: Vec<Card>,
    /// The sealed answer already given, while it is sealed.
    pub sealed: Option<Action>,
    /// The secret objective, where there are any (R2-5).
    pub objective: Option<Objective>,
    /// Whether it has become twenty-four territories (F-3).
    pub instead: bool,
    /// Whether it is reached; it counts when the rules say so (A2-7).
    pub reached: bool,
}

impl View {
    /// The house options.
    pub fn house(&self) -> &Options {
        Options::of(&self.common.options).expect("a view has the options of its own family")
    }

    /// Who holds that territory and with how many armies.
    pub fn at(&self, at: TerritoryId) -> Occupation {
        self.territories[at.index()]
    }

    /// The most dice that a defender throws.
    pub fn defence_dice(&self) -> u8 {
        self.house().defence_dice.number() as u8
    }

    /// Every set that those cards make, in card order (R1-63, R0-36, R2-11).
    pub fn sets_in(&self, hand: &[Card]) -> Vec<[Card; 3]> {
        let hand = hand.iter().copied().filter(|card| card.0 < 64).collect();
        cards::sets(self.map(), self.house(), hand)
    }

    /// Whether points may decide this game (R2-31).
    pub fn counts_points(&self) -> bool {
        self.house().time_attack != TimeAttack::Off
    }

    /// Whether fast battles can be proposed at this table (R0-50).
    pub fn fast_battles(&self) -> bool {
        self.house().fast_battle.on()
    }

    /// What that set brings the viewer if it is traded in next, as far as the table has room for it (R2-11, R1-65, R4-11).
    pub fn set_value(&self, set: [Card; 3]) -> u32 {
        let worth = cards::worth(self.map(), self.house(), self.sets_traded, set);
        match (&self.own, self.house().army_cap.most()) {
            (Some(own), Some(most)) => {
                let seat = self.seat(own.seat);
                worth.min(most.saturating_sub(seat.armies + seat.in_hand))
            }
            _ => worth,
        }
    }

    /// Every move that the viewer could make if their turn came to its end now (R1-71, R2-24); none for whoever only watches.
    pub fn moves(&self) -> Vec<Shift> {
        let Some(own) = &self.own else { return Vec::new() };
        let staying = |at: TerritoryId| self.staying.get(at.index()).copied().unwrap_or(0);
        Ground { board: self.map(), options: self.house(), field: &self.territories, staying }
            .shifts(own.seat)
    }

    /// One figure of a seat.
    pub(super) fn figure(&self, measure: ChartMeasure, seat: Seat) -> u32 {
        let seat = self.seat(seat);
        match measure {
            ChartMeasure::Territories => seat.territories,
            ChartMeasure::Armies => seat.armies,
            ChartMeasure::Income => seat.income,
        }
    }

    /// The same of the two-player game's third army, which has no income.
    pub(super) fn neutral_figure(&self, measure: ChartMeasure) -> u32 {
        let held = self.territories.iter().filter(|held| held.holder == Holder::Neutral);
        match measure {
            ChartMeasure::Territories => held.count() as u32,
            ChartMeasure::Armies => held.map(|held| held.armies).sum(),
            ChartMeasure::Income => 0,
        }
    }

    /// That seat.
    pub fn seat(&self, seat: Seat) -> &SeatView {
        &self.seats[seat.index()]
    }

    /// Who holds all of a continent, if one does.
    pub fn holder_of(&self, continent: ContinentId) -> Option<Holder> {
        let mut territories = self.map().continent(continent).territories.iter();
        let holder = self.at(territories.next()?).holder;
        (holder != Holder::Nobody && territories.all(|t| self.at(t).holder == holder)).then_some(holder)
    }
}
