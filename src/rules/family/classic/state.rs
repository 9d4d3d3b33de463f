//! The state of a game of the classic family. Never decides: it is read by the steps and changed by `evolve` only.

use super::Game;
use super::occupation::Occupation;
use super::options::{Options, StartArmies};
use super::steps::{Action, Frame, Interrupts as _};
use crate::rules::bitset::{CardSet, TerritorySet};
use crate::rules::board::Board;
use crate::rules::ids::{Card, ContinentId, Holder, Placement, Seat, TerritoryId};
use crate::rules::objective::Objective;
use crate::rules::setup::Setup;
use serde::{Deserialize, Serialize};

/// Everything that the rules need to know between two events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    /// Per territory, in board order.
    pub(super) field: Vec<Occupation>,
    /// Per seat.
    pub(super) seats: Vec<SeatState>,
    /// Cards to draw from, unordered: each draw picks among them.
    pub(super) deck: CardSet,
    /// Exchanged cards under the deck (A1-32).
    pub(super) returned: CardSet,
    /// Sets traded in so far, by anybody (R1-65).
    pub(super) sets: u32,
    /// The turn, 1-based; 0 in the set-up.
    pub(super) turn: u32,
    /// The round, 1-based; 0 in the set-up.
    pub(super) round: u32,
    /// Who starts each round.
    pub(super) first: Seat,
    /// Whose turn (or place in the set-up) it is.
    pub(super) current: Seat,
    /// Where the turn stands.
    pub(super) phase: Phase,
    /// Decisions that interrupt the phase; the last one asks first.
    pub(super) stack: Vec<Frame>,
    /// Neutral armies still to be placed in the set-up. But for these the two-player game is like any other (R1-78).
    pub(super) neutral_left: u32,
    /// Whether a territory fell this turn (R1-69).
    pub(super) captured: bool,
    /// How many fell this turn (F-15).
    pub(super) taken: u32,
    /// Sets traded in this turn (A2-2).
    pub(super) traded: u32,
    /// Cards captured by the last elimination of this turn, which silence drops first (R0-44, A2-22).
    pub(super) captured_cards: CardSet,
    /// How often the deck was renewed (R2-29).
    pub(super) renewals: u32,
    /// The round in which time was up, if it was (R2-28).
    pub(super) time_up: Option<u32>,
    /// The last round, once the deck has begun it (R2-30).
    pub(super) last_round: Option<LastRound>,
    /// The extra round being played (R2-31).
    pub(super) extra: Option<Extra>,
    /// Who plays after whom, from whoever begins; empty: clockwise from the first seat (R0-6).
    pub(super) order: Vec<Seat>,
    /// Per territory: armies that took part in an attack this turn (R0-34, A0-6).
    pub(super) engaged: Vec<u32>,
    /// Per territory: armies that a transfer brought this turn (A0-7).
    pub(super) arrived: Vec<u32>,
    /// Fast battles answered this turn: from, to, agreed (R0-50, A0-11).
    pub(super) fast: Vec<(TerritoryId, TerritoryId, bool)>,
    /// The attacker's hidden number of dice, while the defender chooses (A0-5).
    pub(super) hidden_dice: u8,
    /// Whether the two bonus armies of this turn are given (R1-66).
    pub(super) bonus_given: bool,
    /// Sealed answers that are in, per seat.
    pub(super) sealed: Vec<Option<Action>>,
    /// Number of events when the sealed questions were opened.
    pub(super) sealed_since: u32,
    /// Number of events when the question that is open now was opened.
    pub(super) asked_since: u32,
}

/// The last round of a game that the deck ends (R2-30, A2-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct LastRound {
    /// Who drew the last card: the game ends with their next turn.
    pub(super) seat: Seat,
    /// The turn in which they drew it.
    pub(super) turn: u32,
}

/// A round for those whose points are equal (A2-20).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Extra {
    /// Which, 1-based.
    pub(super) number: u8,
    /// Who plays.
    pub(super) tied: Vec<Seat>,
}

/// One seat's own things.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct SeatState {
    pub(super) alive: bool,
    pub(super) eliminated_by: Option<Seat>,
    pub(super) hand: CardSet,
    /// Starting armies not yet on the board.
    pub(super) in_hand: u32,
    /// For the eliminated: 1 for the first to leave, and so on (F-16).
    pub(super) out: Option<u8>,
    /// The secret objective, where there are any (R2-5).
    pub(super) objective: Option<Objective>,
}

impl SeatState {
    /// So many starting armies are on the board now.
    pub(super) fn take_from_hand(&mut self, armies: u32) {
        subtract(&mut self.in_hand, armies);
    }
}

/// Where the game stands when nothing interrupts.
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
    /// Starting armies, everybody at once.
    SealedPlacing,
    /// C1 and C2: trade in, then place.
    Reinforcing {
        /// Armies to place.
        left: u32,
        /// Whether placing has begun, which ends trading.
        begun: bool,
    },
    /// C3.
    Attacking,
    /// C5.
    Fortifying,
    /// The game is over.
    Over,
}

/// The hand that an elimination's forced trade goes down to, and that a turn may begin with (R1-64, R1-70).
pub(super) const FREE_HAND: usize = 4;

impl State {
    pub(super) fn new(setup: &Setup, options: &Options) -> Self {
        let board = Board::get(setup.board());
        let each = match options.start_armies {
            StartArmies::Full => starting_armies(setup.seats),
            // One for each territory, as it is given out (R0-11).
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

    /// Adds a placement to the board; gives its sum.
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

    /// A territory is held by that seat with one starting army.
    pub(super) fn claim(&mut self, seat: Seat, at: TerritoryId) {
        self.field[at.index()] = Occupation { holder: Holder::Seat(seat), armies: 1 };
        self.seats[seat.index()].take_from_hand(1);
    }

    /// A decision interrupts what was asked.
    pub(super) fn interrupt(&mut self, decision: impl Into<Frame>) {
        self.stack.push(decision.into());
    }

    /// Armies that the seat on turn has still to place.
    pub(super) fn pending(&self) -> u32 {
        let owed: u32 = self.stack.iter().map(Frame::owed).sum();
        if let Phase::Reinforcing { left, .. } = self.phase { left + owed } else { owed }
    }

    /// Changes the number of armies that are still to be placed because of what is decided now.
    pub(super) fn receive(&mut self, change: impl FnOnce(&mut u32)) {
        if let Some(owed) = self.stack.last_mut().and_then(Frame::owed_mut) {
            change(owed);
        } else if let Phase::Reinforcing { left, .. } = &mut self.phase {
            change(left);
        }
    }

    /// Who plays after whom; the first begins (R0-6).
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

    /// All territories of that holder.
    pub(super) fn held_by(&self, holder: Holder) -> TerritorySet {
        let ids = (0..self.field.len() as u8).map(TerritoryId);
        ids.filter(|t| self.at(*t).holder == holder).collect()
    }

    /// The seat at a place of the playing order, 0-based.
    pub(super) fn seat_at(&self, place: u8) -> Seat {
        let n = self.seats.len() as u8;
        self.order.get(usize::from(place % n)).copied().unwrap_or(Seat((self.first.0 + place) % n))
    }

    /// A seat's place in the playing order, 0-based.
    pub(super) fn place_of(&self, seat: Seat) -> u8 {
        let n = self.seats.len() as u8;
        (0..n).find(|place| self.seat_at(*place) == seat).unwrap_or(0)
    }

    /// The next seat still in the game, in playing order; and whether the starting seat's place was passed on the way.
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

    /// Seats in playing order, the starting one first.
    pub(super) fn in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let order: Vec<Seat> = (0..self.seats.len() as u8).map(|place| self.seat_at(place)).collect();
        order.into_iter()
    }

    /// Armies for territories and for continents (R1-62, R0-14, R0-15, R0-47, R0-49, R2-9, R2-10, R2-15, R4-10, S-2).
    pub(super) fn income(&self, board: &Board, options: &Options, seat: Seat) -> (u32, u32) {
        let own = self.held_by(Holder::Seat(seat));
        let continents =
            board.continents().iter().filter(|c| own.covers(c.territories)).map(|c| c.bonus).sum();
        // A third of them, or a quarter in the variant (R0-14, R0-47).
        let share = if options.quarters.on() { 4 } else { 3 };
        let territories = (own.len() as u32 / share).max(options.minimum.number());
        (territories + u32::from(options.plus_one.on()), continents)
    }

    /// Continents that a holder has all of.
    pub(super) fn continents_of(&self, board: &Board, seat: Seat) -> Vec<ContinentId> {
        let own = self.held_by(Holder::Seat(seat));
        let all = board.continents().iter().enumerate();
        all.filter(|(_, c)| own.covers(c.territories)).map(|(i, _)| ContinentId(i as u8)).collect()
    }
}

/// Wild cards in the deck (R1-60).
/// With the territories they are forty-four cards (R0-4).
pub(super) const WILD_CARDS: u8 = 2;

/// Starting armies for that many seats (R1-61, R1-73, R2-4, R4-2, A1-31). The box is no limit later on (R1-77).
pub(super) const fn starting_armies(seats: u8) -> u32 {
    match seats {
        2 => 40,
        3 => 35,
        4 => 30,
        5 => 25,
        _ => 20,
    }
}

/// This family's state of a game.
pub(super) const fn state(game: &Game) -> &State {
    &game.state
}

/// This family's options of a game.
pub(super) fn options(game: &Game) -> &Options {
    game.options()
}

/// Changes a territory's number, if there is one for it.
pub(super) fn set(numbers: &mut [u32], at: TerritoryId, change: impl FnOnce(u32) -> u32) {
    if let Some(number) = numbers.get_mut(at.index()) {
        *number = change(*number);
    }
}

/// Recording is total: a log that takes away more than there is leaves nothing, it doesn't fail.
pub(super) fn subtract(number: &mut u32, n: u32) {
    *number = number.saturating_sub(n);
}
