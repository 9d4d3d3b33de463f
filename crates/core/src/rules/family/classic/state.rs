//! The state of a game of the classic family. It makes no decisions: steps read it, and only `evolve` changes it.

use super::Game;
use super::occupation::{self, Occupation};
use super::options::{Options, StartArmies};
use super::steps::{Action, Interrupts as _, PendingDecision};
use crate::rules::bitset::{CardSet, TerritorySet};
use crate::rules::board::Board;
use crate::rules::ids::{Card, ContinentId, Holder, Placement, Seat, TerritoryId};
use crate::rules::objective::Objective;
use crate::rules::setup::Setup;
use serde::{Deserialize, Serialize};

/// All state that the rules need between two events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    /// Holder and armies per territory, in board order.
    pub(super) field: Vec<Occupation>,
    /// State per seat.
    pub(super) seats: Vec<SeatState>,
    /// Cards left to draw, unordered: each draw picks one at random.
    pub(super) deck: CardSet,
    /// Traded and discarded cards, which renew the deck (A1-32).
    pub(super) returned: CardSet,
    /// Number of sets traded in so far by all players (R1-65).
    pub(super) sets: u32,
    /// The turn, 1-based; 0 in the set-up.
    pub(super) turn: u32,
    /// The round, 1-based; 0 in the set-up.
    pub(super) round: u32,
    /// The seat that starts each round.
    pub(super) first: Seat,
    /// The seat on turn (or to act in the set-up).
    pub(super) current: Seat,
    /// The current phase.
    pub(super) phase: Phase,
    /// Decisions that interrupt the phase; the last one is asked first.
    pub(super) stack: Vec<PendingDecision>,
    /// Neutral armies left to place in the set-up. Apart from these, the two-player game follows the same rules (R1-78).
    pub(super) neutral_left: u32,
    /// Whether a territory was captured this turn (R1-69).
    pub(super) captured: bool,
    /// Number of territories captured this turn (F-15).
    pub(super) taken: u32,
    /// Number of sets traded in this turn (A2-2).
    pub(super) traded: u32,
    /// Cards captured by the last elimination of this turn; the default answer discards them first (R0-44, A2-22).
    pub(super) captured_cards: CardSet,
    /// Number of renewals of the deck (R2-29).
    pub(super) renewals: u32,
    /// The round in which time was up; `None` before (R2-28).
    pub(super) time_up: Option<u32>,
    /// The last round, once the end of the deck has started it (R2-30).
    pub(super) last_round: Option<LastRound>,
    /// The extra round in progress (R2-31).
    pub(super) extra: Option<Extra>,
    /// The order of play, first player first; if empty, clockwise from `first` (R0-6).
    pub(super) order: Vec<Seat>,
    /// Per territory: armies that fought in an attack this turn (R0-34, A0-6).
    pub(super) engaged: Vec<u32>,
    /// Per territory: armies that arrived by a move this turn (A0-7).
    pub(super) arrived: Vec<u32>,
    /// Fast battles answered this turn: origin, target, whether agreed (R0-50, A0-11).
    pub(super) fast: Vec<(TerritoryId, TerritoryId, bool)>,
    /// The attacker's hidden number of dice, while the defender chooses (A0-5).
    pub(super) hidden_dice: u8,
    /// Whether the two bonus armies of this turn have been given (R1-66).
    pub(super) bonus_given: bool,
    /// Sealed answers given so far, per seat; empty outside the sealed set-up.
    pub(super) sealed: Vec<Option<Action>>,
    /// Number of events when the sealed questions were opened.
    pub(super) sealed_since: u32,
    /// Number of events when the current question was opened.
    pub(super) asked_since: u32,
}

/// The last round of a game that the deck ends (R2-30, A2-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct LastRound {
    /// The seat that drew the last card: the game ends with its next turn.
    pub(super) seat: Seat,
    /// The turn in which it was drawn.
    pub(super) turn: u32,
}

/// An extra round for seats with equal points (A2-20).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Extra {
    /// Number of the extra round, 1-based.
    pub(super) number: u8,
    /// The seats that play it.
    pub(super) tied: Vec<Seat>,
}

/// The state of one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct SeatState {
    pub(super) alive: bool,
    pub(super) eliminated_by: Option<Seat>,
    pub(super) hand: CardSet,
    /// Starting armies not yet placed.
    pub(super) in_hand: u32,
    /// For eliminated seats: 1 for the first one eliminated, then 2, and so on (F-16).
    pub(super) out: Option<u8>,
    /// The secret objective, if the game has objectives (R2-5).
    pub(super) objective: Option<Objective>,
}

impl SeatState {
    /// Subtracts starting armies that have been placed.
    pub(super) fn take_from_hand(&mut self, armies: u32) {
        subtract(&mut self.in_hand, armies);
    }
}

/// The phase of the game when no decision interrupts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Phase {
    /// Before the first event.
    New,
    /// Sealed wish lists.
    Wishing,
    /// Claims in turn.
    Claiming,
    /// Starting armies in turn.
    Placing,
    /// Sealed placement of starting armies, all seats at once.
    SealedPlacing,
    /// Trade in sets, then place armies (C1 and C2).
    Reinforcing {
        /// Armies left to place.
        left: u32,
        /// Whether placing has begun; then no more sets can be traded.
        begun: bool,
    },
    /// Attacks (C3).
    Attacking,
    /// Moves at the end of the turn (C5).
    Fortifying,
    /// The game is over.
    Over,
}

/// Hand size at which an elimination's forced trade stops, and the largest hand that forces no trade at the start of a turn
/// (R1-64, R1-70).
pub(super) const FREE_HAND: usize = 4;

impl State {
    pub(super) fn new(setup: &Setup, options: &Options) -> Self {
        let board = Board::get(setup.board());
        let each = match options.start_armies {
            StartArmies::Full => starting_armies(setup.seats),
            // One army per territory, added when territories are dealt (R0-11).
            StartArmies::OneEach => 0,
        };
        let player = SeatState {
            alive: true,
            eliminated_by: None,
            hand: CardSet::EMPTY,
            in_hand: each,
            out: None,
            objective: None,
        };
        Self {
            field: vec![Occupation { holder: Holder::Nobody, armies: 0 }; board.len()],
            seats: vec![player; usize::from(setup.seats)],
            deck: (0..board.len() as u8 + WILD_CARDS).map(Card).collect(),
            returned: CardSet::EMPTY,
            sets: 0,
            turn: 0,
            round: 0,
            first: Seat(0),
            current: Seat(0),
            phase: Phase::New,
            stack: Vec::new(),
            neutral_left: if setup.seats == 2 { each } else { 0 },
            captured: false,
            taken: 0,
            traded: 0,
            captured_cards: CardSet::EMPTY,
            renewals: 0,
            time_up: None,
            last_round: None,
            extra: None,
            order: Vec::new(),
            engaged: Vec::new(),
            arrived: Vec::new(),
            fast: Vec::new(),
            hidden_dice: 0,
            bonus_given: false,
            sealed: Vec::new(),
            sealed_since: 0,
            asked_since: 0,
        }
    }

    /// Adds a placement to the board; returns the number of armies placed.
    pub(super) fn add(&mut self, armies: &Placement) -> u32 {
        for (at, n) in armies {
            self.field[at.index()].armies += n;
        }
        armies.iter().map(|(_, n)| n).sum()
    }

    /// Moves armies from one territory to another.
    pub(super) fn shift(&mut self, from: TerritoryId, to: TerritoryId, armies: u32) {
        subtract(&mut self.field[from.index()].armies, armies);
        self.field[to.index()].armies += armies;
    }

    /// Gives a territory to a seat, with one of its starting armies.
    pub(super) fn claim(&mut self, seat: Seat, at: TerritoryId) {
        self.field[at.index()] = Occupation { holder: Holder::Seat(seat), armies: 1 };
        self.seats[seat.index()].take_from_hand(1);
    }

    /// Pushes a decision that interrupts the current question.
    pub(super) fn interrupt(&mut self, decision: impl Into<PendingDecision>) {
        self.stack.push(decision.into());
    }

    /// Number of armies that the seat on turn must still place.
    pub(super) fn pending(&self) -> u32 {
        let owed: u32 = self.stack.iter().map(PendingDecision::owed).sum();
        if let Phase::Reinforcing { left, .. } = self.phase { left + owed } else { owed }
    }

    /// Changes the number of armies still to place, in the decision that is open now.
    pub(super) fn receive(&mut self, change: impl FnOnce(&mut u32)) {
        if let Some(owed) = self.stack.last_mut().and_then(PendingDecision::owed_mut) {
            change(owed);
        } else if let Phase::Reinforcing { left, .. } = &mut self.phase {
            change(left);
        }
    }

    /// Sets the order of play, first player first (R0-6).
    pub(super) fn set_order(&mut self, order: &[Seat]) {
        self.first = order.first().copied().unwrap_or(Seat(0));
        self.current = self.first;
        self.order = order.to_vec();
    }

    pub(super) fn at(&self, at: TerritoryId) -> Occupation {
        self.field[at.index()]
    }

    pub(super) fn seat(&self, seat: Seat) -> &SeatState {
        &self.seats[seat.index()]
    }

    /// All territories of a holder.
    pub(super) fn held_by(&self, holder: Holder) -> TerritorySet {
        occupation::held_by(&self.field, holder)
    }

    /// The seat at a 0-based place in the order of play.
    pub(super) fn seat_at(&self, place: u8) -> Seat {
        let n = self.seats.len() as u8;
        self.order.get(usize::from(place % n)).copied().unwrap_or(Seat((self.first.0 + place) % n))
    }

    /// A seat's 0-based place in the order of play.
    pub(super) fn place_of(&self, seat: Seat) -> u8 {
        let n = self.seats.len() as u8;
        (0..n).find(|place| self.seat_at(*place) == seat).unwrap_or(0)
    }

    /// The next seat in the order of play that is still in the game, and whether the place of the starting seat was passed
    /// on the way.
    pub(super) fn after(&self, seat: Seat) -> (Seat, bool) {
        let (n, place) = (self.seats.len() as u8, self.place_of(seat));
        let mut wrapped = false;
        for step in 1..=n {
            let next = self.seat_at(place + step);
            wrapped |= (place + step) % n == 0;
            if self.seat(next).alive {
                return (next, wrapped);
            }
        }
        (seat, true)
    }

    /// All seats in the order of play.
    pub(super) fn in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let order: Vec<Seat> = (0..self.seats.len() as u8).map(|place| self.seat_at(place)).collect();
        order.into_iter()
    }

    /// Armies received for territories and for continents (R1-62, R0-14, R0-15, R0-47, R0-49, R2-9, R2-10, R2-15, R4-10,
    /// S-2).
    pub(super) fn income(&self, board: &Board, options: &Options, seat: Seat) -> (u32, u32) {
        Self::income_of(board, options, self.held_by(Holder::Seat(seat)))
    }

    /// The same for whoever holds these territories.
    pub(super) fn income_of(board: &Board, options: &Options, own: TerritorySet) -> (u32, u32) {
        let continents =
            board.continents().iter().filter(|c| own.covers(c.territories)).map(|c| c.bonus).sum();
        // One army per three territories, or per four in the quarters variant (R0-14, R0-47).
        let share = if options.quarters.on() { 4 } else { 3 };
        let territories = (own.len() as u32 / share).max(options.minimum.number());
        (territories + u32::from(options.plus_one.on()), continents)
    }

    /// Continents that whoever holds these territories holds completely.
    pub(super) fn continents_of(board: &Board, own: TerritorySet) -> Vec<ContinentId> {
        let all = board.continents().iter().enumerate();
        all.filter(|(_, c)| own.covers(c.territories)).map(|(i, _)| ContinentId(i as u8)).collect()
    }
}

/// Number of wild cards in the deck (R1-60). With the territory cards the deck has forty-four cards (R0-4).
pub(super) const WILD_CARDS: u8 = 2;

/// Starting armies per player for that many seats (R1-61, R1-73, R2-4, R4-2, A1-31). The number of pieces in the box does
/// not limit armies later in the game (R1-77).
pub(super) const fn starting_armies(seats: u8) -> u32 {
    match seats {
        2 => 40,
        3 => 35,
        4 => 30,
        5 => 25,
        _ => 20,
    }
}

/// The family's state of a game.
pub(super) const fn state(game: &Game) -> &State {
    &game.state
}

/// The family's options of a game.
pub(super) fn options(game: &Game) -> &Options {
    game.options()
}

/// Changes the entry of a territory, if the list has one.
pub(super) fn set(numbers: &mut [u32], at: TerritoryId, change: impl FnOnce(u32) -> u32) {
    if let Some(number) = numbers.get_mut(at.index()) {
        *number = change(*number);
    }
}

/// Subtracts, stopping at 0. Recording events is total: an event that removes more than there is must not fail.
pub(super) fn subtract(number: &mut u32, n: u32) {
    *number = number.saturating_sub(n);
}
