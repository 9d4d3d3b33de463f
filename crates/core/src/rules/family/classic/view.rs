//! `View`: a game of the classic family as one viewer may see it. It is built up field by field, so that a forgotten field
//! stays hidden.

use super::cards;
use super::movement::{MoveInput, MoveOption};
use super::occupation::Occupation;
use super::options::Options;
use super::steps::Action;
use crate::rules::engine::{ChartMeasure, Common, Part};
use crate::rules::ids::{Card, ContinentId, Holder, Seat, TerritoryId};
use crate::rules::objective::Objective;
use serde::Serialize;
use std::ops::Deref;

/// A game as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The part common to all families.
    pub common: Common,
    /// Holder and armies of each territory, in board order.
    pub territories: Vec<Occupation>,
    /// All seats, clockwise from the first.
    pub seats: Vec<SeatView>,
    /// The stage of the game.
    pub stage: Stage,
    /// Armies for the next set of cards; 0 if that depends on the set ([`View::set_value`]).
    pub next_set: u32,
    /// Number of sets traded in so far.
    pub sets_traded: u32,
    /// Cards left to draw before the deck is renewed.
    pub deck: u32,
    /// The announced attack that waits for the defender.
    pub battle: Option<Battle>,
    /// Per territory: armies that may not move at the end of this turn (R0-34); empty if all may.
    pub staying: Vec<u32>,
    /// Facts about the end of the game.
    pub closing: Closing,
    /// All secret objectives, once the game is over; before that empty.
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

/// The public facts about one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// Whether it is still in the game.
    pub alive: bool,
    /// The seat that eliminated it, if any.
    pub eliminated_by: Option<Seat>,
    /// Territories held.
    pub territories: u32,
    /// Armies on the board.
    pub armies: u32,
    /// Armies still to place, as far as public.
    pub in_hand: u32,
    /// Cards held.
    pub cards: u32,
    /// Continents held completely.
    pub continents: Vec<ContinentId>,
    /// Victory points of its territories (R2-31).
    pub points: u32,
    /// Armies that it would receive if its turn began now, without cards (R1-62).
    pub income: u32,
}

/// Public facts about the end of the game (R2-27 to R2-31, F-15).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Closing {
    /// The round in which time was up; `None` before.
    pub time_up: Option<u32>,
    /// The seat whose next turn is the last one, once the end of the deck has started the last round.
    pub last: Option<Seat>,
    /// The extra round in progress (1-based) and the seats that play it.
    pub extra: Option<(u8, Vec<Seat>)>,
    /// Number of renewals of the deck.
    pub renewals: u32,
}

/// The stage of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Set-up: territories and starting armies are distributed.
    Setup,
    /// In a turn: trade in sets and place armies.
    Reinforce,
    /// In a turn: attack.
    Attack,
    /// In a turn: fortify.
    Fortify,
    /// The game is over.
    Over,
}

/// An announced attack that waits for the defender's dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Battle {
    /// The attacking territory.
    pub from: TerritoryId,
    /// The attacked territory.
    pub to: TerritoryId,
    /// Attack dice announced; 0 while they are hidden (A0-5).
    pub dice: u8,
}

/// The viewer's own secrets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Own {
    /// The seat.
    pub seat: Seat,
    /// Cards in hand, in card order.
    pub hand: Vec<Card>,
    /// The sealed answer already given, while it is sealed.
    pub sealed: Option<Action>,
    /// The secret objective, if the game has objectives (R2-5).
    pub objective: Option<Objective>,
    /// Whether the goal of twenty-four territories has replaced it (F-3).
    pub instead: bool,
    /// Whether it is reached; the rules decide when this counts (A2-7).
    pub reached: bool,
}

impl View {
    /// The house options.
    pub fn house(&self) -> &Options {
        Options::of(&self.common.options).expect("a view has the options of its own family")
    }

    /// Holder and armies of a territory.
    pub fn at(&self, at: TerritoryId) -> Occupation {
        self.territories[at.index()]
    }

    /// Maximum number of defence dice.
    pub fn defence_dice(&self) -> u8 {
        self.house().defence_dice.number() as u8
    }

    /// All sets in those cards, in card order (R1-63, R0-36, R2-11).
    pub fn sets_in(&self, hand: &[Card]) -> Vec<[Card; 3]> {
        let hand = hand.iter().copied().filter(|card| card.0 < 64).collect();
        cards::sets(self.map(), self.house(), hand)
    }

    /// Whether the game can be decided by points (R2-31).
    pub fn counts_points(&self) -> bool {
        self.house().points_decide()
    }

    /// Whether fast battles can be proposed at this table (R0-50).
    pub fn fast_battles(&self) -> bool {
        self.house().fast_battle.on()
    }

    /// Armies for that set if the viewer trades it in next, limited by the army cap (R2-11, R1-65, R4-11).
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

    /// The set in the viewer's hand that gives the most armies; `None` if there is no set.
    pub fn best_set(&self) -> Option<[Card; 3]> {
        let own = self.own.as_ref()?;
        cards::best_set(self.map(), self.house(), self.sets_traded, &self.sets_in(&own.hand))
    }

    /// All moves that the viewer could make if the turn ended now (R1-71, R2-24); empty for spectators.
    pub fn moves(&self) -> Vec<MoveOption> {
        let Some(own) = &self.own else { return Vec::new() };
        let staying = |at: TerritoryId| self.staying.get(at.index()).copied().unwrap_or(0);
        MoveInput { board: self.map(), options: self.house(), field: &self.territories, staying }
            .shifts(own.seat)
            .collect()
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

    /// The same figure of the neutral army in the two-player game; it has no income.
    pub(super) fn neutral_figure(&self, measure: ChartMeasure) -> u32 {
        let held = self.territories.iter().filter(|held| held.holder == Holder::Neutral);
        match measure {
            ChartMeasure::Territories => held.count() as u32,
            ChartMeasure::Armies => held.map(|held| held.armies).sum(),
            ChartMeasure::Income => 0,
        }
    }

    /// The public facts about that seat.
    pub fn seat(&self, seat: Seat) -> &SeatView {
        &self.seats[seat.index()]
    }

    /// The holder of a complete continent, if there is one.
    pub fn holder_of(&self, continent: ContinentId) -> Option<Holder> {
        let mut territories = self.map().continent(continent).territories.iter();
        let holder = self.at(territories.next()?).holder;
        (holder != Holder::Nobody && territories.all(|t| self.at(t).holder == holder)).then_some(holder)
    }
}
