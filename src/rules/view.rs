//! What one viewer may see of a game: built up field by field, so that what is forgotten stays hidden.
//! Never made by taking things away from the state.

use super::action::Action;
use super::ask::{Ask, AskKind, Shift};
use super::board::{Board, BoardId};
use super::event::Viewer;
use super::family::classic;
use super::ids::{Card, ContinentId, Holder, Seat, TerritoryId};
use super::objective::Objective;
use super::outcome::Outcome;
use super::setup::{Options, Rulebook};
use serde::{Deserialize, Serialize};

/// A game as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks on.
    pub viewer: Viewer,
    /// What is played.
    pub rulebook: Rulebook,
    /// House options.
    pub options: Options,
    /// The board.
    pub board: BoardId,
    /// Number of events so far.
    pub seq: u32,
    /// Who holds each territory and with how many armies, in board order.
    pub territories: Vec<Held>,
    /// Every seat, clockwise from the first.
    pub seats: Vec<SeatView>,
    /// The round, 1-based; 0 during set-up.
    pub round: u32,
    /// The turn, 1-based over all seats; 0 during set-up.
    pub turn: u32,
    /// Whose turn it is; nobody's during a sealed set-up and after the end.
    pub on_turn: Option<Seat>,
    /// Where the game stands.
    pub stage: Stage,
    /// Who is waited for, as far as everybody may know.
    pub waiting: Waiting,
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
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// Everybody's secret objective, once the game is over.
    pub objectives: Vec<(Seat, Objective)>,
    /// The viewer's own secrets and questions, if the viewer has a seat.
    pub own: Option<Own>,
}

/// One territory's holder and armies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    /// Who holds it.
    pub holder: Holder,
    /// Armies there; 0 only before it is claimed and while the captor still has to move in.
    pub armies: u32,
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

/// Who is waited for, as far as everybody may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Waiting {
    /// Nobody: the game is over.
    Nobody,
    /// One seat, for one decision.
    For {
        /// Who.
        seat: Seat,
        /// For what.
        kind: AskKind,
    },
    /// Several, unseen: only how many answers are in ([PBP-22]).
    Sealed {
        /// For what.
        kind: AskKind,
        /// Answers in.
        answered: u32,
        /// Answers wanted.
        of: u32,
    },
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
    /// Questions open to this seat.
    pub asks: Vec<Ask>,
}

impl View {
    /// The board that it is played on.
    pub fn map(&self) -> &'static Board {
        Board::get(self.board)
    }

    /// Who holds that territory and with how many armies.
    pub fn at(&self, at: TerritoryId) -> Held {
        self.territories[at.index()]
    }

    /// The most dice that a defender throws.
    pub fn defence_dice(&self) -> u8 {
        match &self.options {
            Options::Classic(options) => options.defence_dice.number() as u8,
        }
    }

    /// Every set that those cards make, in card order (R1-63, R0-36, R2-11).
    pub fn sets_in(&self, hand: &[Card]) -> Vec<[Card; 3]> {
        let Options::Classic(options) = &self.options;
        classic::sets(self.map(), options, hand.iter().copied().filter(|card| card.0 < 64).collect())
    }

    /// Whether points may decide this game (R2-31).
    pub const fn counts_points(&self) -> bool {
        let Options::Classic(options) = &self.options;
        !matches!(options.time_attack, classic::TimeAttack::Off)
    }

    /// What that set brings the viewer if it is traded in next, as far as the table has room for it (R2-11, R1-65, R4-11).
    pub fn set_value(&self, set: [Card; 3]) -> u32 {
        let Options::Classic(options) = &self.options;
        let worth = classic::worth(self.map(), options, self.sets_traded, set);
        match (&self.own, options.army_cap.most()) {
            (Some(own), Some(most)) => {
                let seat = self.seat(own.seat);
                worth.min(most.saturating_sub(seat.armies + seat.in_hand))
            }
            _ => worth,
        }
    }

    /// Every move that the viewer could make if their turn came to its end now (R1-71, R2-24); none for whoever only watches.
    pub fn moves(&self) -> Vec<Shift> {
        let (Some(own), Options::Classic(options)) = (&self.own, &self.options) else { return Vec::new() };
        let staying = |at: TerritoryId| self.staying.get(at.index()).copied().unwrap_or(0);
        classic::Ground { board: self.map(), options, field: &self.territories, staying }.shifts(own.seat)
    }

    /// Whether players may talk and make deals (R4-13).
    pub const fn talk(&self) -> bool {
        self.options.talk()
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
