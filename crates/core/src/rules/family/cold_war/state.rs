//! The state of a game of the Cold War. It makes no decisions: steps read it, and only `evolve` changes it.

use super::balance::WAR_ON_COALITION;
use super::deal_state::DealState;
use super::launch_alarms::Alarms;
use super::{Armies, Control, Game, Occupation, PendingDecision, Places, Superpower};
use crate::rules::bitset::{SeatSet, TerritorySet};
use crate::rules::board::Board;
use crate::rules::ids::{Seat, TerritoryId};
use crate::rules::setup::Setup;
use serde::{Deserialize, Serialize};

/// Number of turns that a game lasts (R3-5).
pub const ROUNDS: u32 = 7;

/// All state that the rules need between two events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    /// What stands in each state, in board order.
    pub(super) places: Places,
    /// State per seat.
    pub(super) seats: Vec<SeatState>,
    /// The seats in the order in which they sit at the table: the USA first (A3-23).
    pub(super) seating: Vec<Seat>,
    /// The turn of five years, 1 for 1950; 0 before.
    pub(super) round: u32,
    /// The player's turn, 1-based over all seats; 0 before the first.
    pub(super) turn: u32,
    /// The order of play in this turn of five years (A3-58).
    pub(super) order: Vec<Seat>,
    /// The player on turn.
    pub(super) current: Seat,
    /// Number of places of the order whose turn has begun or was passed over.
    pub(super) places_played: u8,
    /// The current phase.
    pub(super) phase: Phase,
    /// Decisions that interrupt the phase; the last one is asked first.
    pub(super) stack: Vec<PendingDecision>,
    /// Facts that last for one player's turn.
    pub(super) facts: TurnFacts,
    /// What has happened in this turn that launches ordered in advance react to (A3-42).
    pub(super) alarms: Alarms,
    /// Deals: a secret of their parties.
    pub(super) talk: DealState,
    /// Number of events when the current question was opened.
    pub(super) asked_since: u32,
    /// Number of events after the last launch: launches are offered anew from there on.
    pub(super) launch_since: u32,
}

/// The state of one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct SeatState {
    pub(super) money: u32,
    /// Population cards (R3-10).
    pub(super) population: u32,
    /// Income with which the score compares (R3-6, A3-5).
    pub(super) initial: u32,
    /// Whether he is in exile: without armies, with refugees (A3-38).
    pub(super) exile: bool,
    /// For players out of the game (A3-21).
    pub(super) out: Option<Out>,
    /// Where his last army stood; for a convoy shot down, where its leg began (A3-61). Empty while he has armies.
    pub(super) last_stand: Vec<TerritoryId>,
}

/// How a player went out (A3-21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Out {
    /// 1 for the first player who went out.
    pub(super) rank: u8,
    /// The player in whose turn it happened.
    pub(super) by: Seat,
}

/// Facts that last for one player's turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct TurnFacts {
    /// Own armies, where they stand now, that have moved by declaration in this turn (A3-49).
    pub(super) declared: Vec<(TerritoryId, Armies)>,
    /// States where the player on turn was let in for a stop in this turn (A3-52).
    pub(super) guest: TerritorySet,
    /// States where a stop was refused to the player on turn (A3-50).
    pub(super) no_stop: TerritorySet,
    /// States where building was refused to the player on turn (A3-50).
    pub(super) no_building: TerritorySet,
    /// Exiles who declined a present in this turn (A3-50, A3-57).
    pub(super) no_present: Vec<Seat>,
    /// Number of fights per state (A3-48).
    pub(super) fights: Vec<(TerritoryId, u32)>,
    /// Answers of defenders that hold for the same attack (A3-56).
    pub(super) defences: Vec<Defence>,
    /// Refugee pieces, where they stand now, that have moved in this turn (R3-29).
    pub(super) moved: Vec<(TerritoryId, u32)>,
    /// Pieces exterminated per state (A3-41).
    pub(super) exterminated: Vec<(TerritoryId, u32)>,
}

/// The answer of a defender, which holds for the same attacking armies in that state (A3-56).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Defence {
    pub(super) at: TerritoryId,
    pub(super) seat: Seat,
    /// The attacking armies.
    pub(super) attack: Armies,
    /// The defending armies.
    pub(super) armies: Armies,
}

/// The phase of the game when no decision interrupts it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Phase {
    /// Before the first event.
    New,
    /// Between a demographic phase and the next player's turn, or between two turns.
    Between,
    /// Upkeep.
    Upkeep,
    /// Actions.
    Acting,
    /// The last launches.
    LastLaunches {
        /// Owners still to be asked, in seat order.
        waiting: Vec<Seat>,
    },
    /// The game is over.
    Over,
}

impl Phase {
    /// Whether a player is on turn.
    pub(super) const fn is_turn(&self) -> bool {
        matches!(self, Self::Upkeep | Self::Acting)
    }
}

impl State {
    pub(super) fn new(setup: &Setup) -> Self {
        let board = Board::get(setup.board());
        let player = SeatState {
            money: 0,
            population: 0,
            initial: 0,
            exile: false,
            out: None,
            last_stand: Vec::new(),
        };
        Self {
            places: Places::empty(board.len()),
            seats: vec![player; usize::from(setup.seats)],
            seating: setup.all_seats().collect(),
            round: 0,
            turn: 0,
            order: setup.all_seats().collect(),
            current: Seat(0),
            places_played: 0,
            phase: Phase::New,
            stack: Vec::new(),
            facts: TurnFacts::default(),
            alarms: Alarms::default(),
            talk: DealState::new(setup.seats),
            asked_since: 0,
            launch_since: 0,
        }
    }

    pub(super) fn at(&self, at: TerritoryId) -> &Occupation {
        &self.places[at.index()]
    }

    pub(super) fn at_mut(&mut self, at: TerritoryId) -> &mut Occupation {
        self.places.get_mut(at.index())
    }

    pub(super) fn seat(&self, seat: Seat) -> &SeatState {
        &self.seats[seat.index()]
    }

    pub(super) fn seat_mut(&mut self, seat: Seat) -> &mut SeatState {
        &mut self.seats[seat.index()]
    }

    /// All places with their states, in board order.
    pub(super) fn all(&self) -> impl Iterator<Item = (TerritoryId, &Occupation)> + Clone {
        self.places.iter().enumerate().map(|(at, place)| (TerritoryId(at as u8), place))
    }

    /// The states for which that holds.
    pub(super) fn which(&self, holds: impl Fn(&Occupation) -> bool) -> TerritorySet {
        TerritorySet::of_flags(self.places.iter().map(holds))
    }

    /// The states that the seat controls (A3-14).
    pub(super) fn controlled(&self, seat: Seat) -> TerritorySet {
        self.which(|place| place.control == Control::Held(seat))
    }

    /// The nuked states (R3-34).
    pub(super) fn mushrooms(&self) -> TerritorySet {
        self.which(|place| place.mushroom)
    }

    /// The seat's armies by state, in board order, without interceptors.
    pub(super) fn own(&self, seat: Seat) -> Vec<(TerritoryId, Armies)> {
        self.all().filter_map(|(at, place)| Some((at, place.armies_of(seat)?))).collect()
    }

    /// The seat's armies with the interceptors that it owns, in board order.
    pub(super) fn own_with_interceptors(&self, seat: Seat) -> Vec<(TerritoryId, Armies)> {
        let all = self.all().map(|(at, place)| (at, place.all_of(seat)));
        all.filter(|(_, armies)| !armies.is_empty()).collect()
    }

    /// All armies of the seat together, with the interceptors that it owns.
    pub(super) fn all_armies(&self, seat: Seat) -> Armies {
        self.places.iter().fold(Armies::NONE, |sum, place| sum.plus(place.all_of(seat)))
    }

    /// Whether the seat has an army, interceptors aside (A3-38).
    pub(super) fn has_armies(&self, seat: Seat) -> bool {
        self.places.iter().any(|place| place.armies_of(seat).is_some())
    }

    /// The seat's refugee pieces by state, in board order.
    pub(super) fn refugees(&self, seat: Seat) -> Vec<(TerritoryId, u32)> {
        let own = self.all().map(|(at, place)| (at, place.refugees_of(seat)));
        own.filter(|(_, pieces)| *pieces > 0).collect()
    }

    /// The seat's number of refugee pieces.
    pub(super) fn pieces(&self, seat: Seat) -> u32 {
        self.places.iter().map(|place| place.refugees_of(seat)).sum()
    }

    /// Whether the seat is out of the game (A3-21).
    pub(super) fn is_out(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_none_or(|player| player.out.is_some())
    }

    /// Players still in the game, in seat order.
    pub(super) fn alive(&self) -> Vec<Seat> {
        (0..self.seats.len()).map(|seat| Seat(seat as u8)).filter(|seat| !self.is_out(*seat)).collect()
    }

    /// Whether the player has a nuclear weapon.
    pub(super) fn has_weapon(&self, seat: Seat) -> bool {
        let mut own = self.places.iter().filter_map(|place| place.armies_of(seat));
        own.any(|armies| armies.light + armies.heavy > 0)
    }

    /// Players in the game with a nuclear weapon, in seat order.
    pub(super) fn weapon_owners(&self) -> Vec<Seat> {
        self.alive().into_iter().filter(|seat| self.has_weapon(*seat)).collect()
    }

    /// The money that a seat can spend: what is promised for a leg is set aside (A3-33, A3-66).
    pub(super) fn purse(&self, seat: Seat) -> u32 {
        let aside: u32 = self.stack.iter().map(|frame| frame.set_aside(seat)).sum();
        self.seat(seat).money.saturating_sub(aside)
    }

    /// Pushes a decision that interrupts the current question.
    pub(super) fn interrupt(&mut self, decision: impl Into<PendingDecision>) {
        self.stack.push(decision.into());
    }

    /// Pays money to the bank.
    pub(super) fn pay(&mut self, seat: Seat, money: u32) {
        let own = &mut self.seat_mut(seat).money;
        *own = own.saturating_sub(money);
    }

    /// Removes armies, and remembers where the last one stood (A3-61).
    pub(super) fn lose(&mut self, seat: Seat, at: TerritoryId, armies: Armies) {
        self.at_mut(at).remove(seat, armies);
        self.note_removed(seat, at, armies);
    }

    /// Notes what follows from armies that are gone.
    pub(super) fn note_removed(&mut self, seat: Seat, at: TerritoryId, armies: Armies) {
        self.forget_gone(seat, at);
        if !armies.mobile().is_empty() && !self.has_armies(seat) {
            self.note_last_stand(seat, at);
        }
    }

    /// Adds armies; a player with armies has lost no last state.
    pub(super) fn place(&mut self, seat: Seat, at: TerritoryId, armies: Armies) {
        self.at_mut(at).add(seat, armies);
        if !armies.mobile().is_empty() {
            self.seat_mut(seat).last_stand.clear();
        }
    }

    /// Notes a state where an army of the seat stood that was among its last (A3-61).
    pub(super) fn note_last_stand(&mut self, seat: Seat, at: TerritoryId) {
        let stands = &mut self.seat_mut(seat).last_stand;
        if !stands.contains(&at) {
            stands.push(at);
        }
    }

    /// Armies that are gone have not moved by declaration (A3-49), and are no guests (A3-52).
    pub(super) fn forget_gone(&mut self, seat: Seat, at: TerritoryId) {
        if seat != self.current {
            return;
        }
        let there = self.at(at).of(seat);
        for (place, armies) in &mut self.facts.declared {
            if *place == at {
                *armies = armies.and(there);
            }
        }
        self.facts.declared.retain(|(_, armies)| !armies.is_empty());
        if there.is_empty() {
            self.facts.guest.remove(at);
        }
    }

    /// Number of fights in that state in this player's turn (A3-48).
    pub(super) fn fights_at(&self, at: TerritoryId) -> u32 {
        self.facts.fights.iter().find(|(place, _)| *place == at).map_or(0, |(_, fights)| *fights)
    }
}

impl Game {
    /// The place of a seat at the table, from 0 (A3-23).
    pub(super) fn place_of(&self, seat: Seat) -> u8 {
        self.state.seating.iter().position(|other| *other == seat).unwrap_or(0) as u8
    }

    /// The superpower of a seat; `None` for a coalition (R3-1, A3-23).
    pub(super) fn superpower(&self, seat: Seat) -> Option<Superpower> {
        super::superpower(self.setup.seats, self.place_of(seat))
    }

    /// Whether the two may not negotiate, ally or trade with each other (R3-8, A3-22).
    pub(super) fn banned(&self, one: Seat, other: Seat) -> bool {
        self.options().superpower_ban.on() && self.opposed(one, other)
    }

    /// Whether the two are the two superpowers.
    pub(super) fn opposed(&self, one: Seat, other: Seat) -> bool {
        one != other && [one, other].iter().all(|seat| self.superpower(*seat).is_some())
    }

    /// The price of a war of the seat against players with armies in a state (R3-18, A3-24, A3-83).
    pub(super) fn war_price(&self, seat: Seat, against: SeatSet) -> u32 {
        if against.iter().any(|other| self.opposed(seat, other)) {
            WAR_BETWEEN_SUPERPOWERS
        } else if self.is_even() && self.superpower(seat).is_some() && !against.is_empty() {
            WAR_ON_COALITION
        } else {
            WAR
        }
    }
}

/// Price of a war, except between the superpowers (R3-18).
pub const WAR: u32 = 5;
/// Price of a war between the superpowers (R3-18).
pub const WAR_BETWEEN_SUPERPOWERS: u32 = 15;
/// Price of a leg of a convoy (R3-26).
pub const LEG: u32 = 1;
/// Maximum number of armies in a convoy (R3-26).
pub const CONVOY: u32 = 3;
/// Price of one conversion (R3-25).
pub const CONVERSION: u32 = 1;
/// Price of one extermination (R3-33).
pub const EXTERMINATION: u32 = 3;
/// Population cards that a bomb costs the last controller (R3-34).
pub const BLAST_CARDS: u32 = 3;
/// Population cards that are lost with a refugee piece (A3-27).
pub const PIECE_CARDS: u32 = 2;
