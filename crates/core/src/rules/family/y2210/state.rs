//! The state of a game of 2210. It makes no decisions: steps read it, and only `evolve` changes it.

use super::occupation::Occupation;
use super::{
    Action, BlankNumber, CardKind, CommandCard, CommandCards, Commander, Commanders, Game, Options,
    PendingDecision, Piece, Units, occupation,
};
use crate::rules::bitset::{CardSet, TerritorySet};
use crate::rules::board::{Board, Kind};
use crate::rules::ids::{Card, Holder, Seat, TerritoryId};
use crate::rules::setup::Setup;
use serde::{Deserialize, Serialize};

/// Number of years that a game lasts (R1-14).
pub(super) const YEARS: u32 = 5;

/// Energy of each player at the start (R1-8).
const START_ENERGY: u32 = 3;

/// All state that the rules need between two events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    /// What stands on each territory, in board order.
    pub(super) field: Vec<Occupation>,
    /// Territories that nobody can enter (R1-9).
    pub(super) devastated: TerritorySet,
    /// State per seat.
    pub(super) seats: Vec<SeatState>,
    /// Territory cards left to draw, of all three decks, unordered.
    pub(super) land_cards: CardSet,
    /// Territory cards discarded openly.
    pub(super) discarded_land: CardSet,
    /// Territory cards discarded unseen: of scouts and hidden energy of eliminated players (A1-47). Secret.
    pub(super) unseen_land: CardSet,
    /// Command cards left to draw, of all five decks, unordered.
    pub(super) command_cards: CommandCards,
    /// Command cards played.
    pub(super) discarded: CommandCards,
    /// Command cards of eliminated players, discarded unseen (A1-47). Secret.
    pub(super) unseen: CommandCards,
    /// The year, 1-based; 0 in the set-up.
    pub(super) year: u32,
    /// The turn, 1-based over all seats; 0 in the set-up.
    pub(super) turn: u32,
    /// The order of play: in the set-up clockwise, then by the year's markers; eliminated seats last.
    pub(super) order: Vec<Seat>,
    /// Seats that must still choose a marker this year, the next one first (R1-15).
    pub(super) choosing: Vec<Seat>,
    /// The seat on turn (or to act in the set-up).
    pub(super) current: Seat,
    /// The current phase.
    pub(super) phase: Phase,
    /// Decisions that interrupt the phase; the last one is asked first.
    pub(super) stack: Vec<PendingDecision>,
    /// Facts that last for one turn.
    pub(super) facts: TurnFacts,
    /// Sealed questions that are open together, with the answers given so far.
    pub(super) sealed: Vec<Sealed>,
    /// Number of events when the sealed questions were opened.
    pub(super) sealed_since: u32,
    /// Number of events when the current question was opened.
    pub(super) asked_since: u32,
}

/// A sealed question to a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Sealed {
    pub(super) seat: Seat,
    pub(super) answer: Option<Action>,
}

/// The state of one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct SeatState {
    pub(super) alive: bool,
    pub(super) eliminated_by: Option<Seat>,
    /// For eliminated seats: their rank from the end; those who fell together share it.
    pub(super) out: Option<u8>,
    /// Without a limit, unlike the chips of the box (A1-79).
    pub(super) energy: u32,
    /// Command cards in hand. Secret, except for the number of each deck (R1-6).
    pub(super) hand: CommandCards,
    /// Starting MODs not yet placed.
    pub(super) in_hand: u32,
    /// Territories of scouts that are out (A1-40). Secret, except for their number.
    pub(super) scouts: Vec<TerritoryId>,
    /// This year's turn-order marker (R1-15).
    pub(super) marker: Option<u8>,
}

/// Facts that last for one turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct TurnFacts {
    /// Whether an invasion has been declared (R1-31, A1-43).
    pub(super) declared: bool,
    /// Players who may play no command card this turn (A1-25).
    pub(super) jammed: Vec<Seat>,
    /// Players whose territories may not be invaded for the rest of the turn (A1-38).
    pub(super) truces: Vec<Seat>,
    /// Territories of the Earth that may be invaded from the Moon (A1-42).
    pub(super) invade_earth: TerritorySet,
    /// Per target of this turn: whether it counts as contested (A1-2, A1-68).
    pub(super) contested: Vec<(TerritoryId, bool)>,
    /// Number of captures that count for the bonus (R1-39).
    pub(super) captures: u32,
    /// Whether the bonus has been given (R1-39).
    pub(super) bonus: bool,
    /// Moves left at the end of the turn (R1-46, A1-50).
    pub(super) moves: u32,
    /// Territories of hidden energy (A1-41). Secret.
    pub(super) hidden_energy: Vec<TerritoryId>,
    /// Number of Energy Extraction cards that wait for the end of the turn (A1-28).
    pub(super) extractions: u32,
    /// Blank cards that were shown and not confirmed (A1-61).
    pub(super) refused: Vec<BlankNumber>,
}

/// The phase of the game when no decision interrupts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Phase {
    /// Before the first event.
    New,
    /// Sealed agreement about the blank cards (A1-61).
    Agreeing,
    /// Sealed wish lists of territories, all seats at once ([PBP-35]).
    Wishing,
    /// Claims in turn (S2).
    Claiming,
    /// Starting MODs in turn (S3).
    Placing,
    /// Land commander, diplomat and station in turn (S4).
    Settling {
        /// The piece of this round.
        piece: Piece,
    },
    /// Sealed placement of everything, all seats at once.
    Garrisoning,
    /// Sealed bids (Y1).
    Bidding,
    /// Turn-order markers (Y2).
    Choosing,
    /// Place the MODs of the income (T1).
    Collecting {
        /// MODs left to place.
        left: u32,
    },
    /// Hire commanders, build stations (T2).
    Hiring,
    /// Buy command cards (T3).
    Buying,
    /// Play command cards before the first invasion (T4).
    Preparing,
    /// Invade (T5).
    Invading,
    /// Move, and cards of the end of the turn (T6).
    Fortifying,
    /// The game is over.
    Over,
}

impl Phase {
    /// Whether a seat is on turn.
    pub(super) const fn is_turn(self) -> bool {
        match self {
            Self::Collecting { .. }
            | Self::Hiring
            | Self::Buying
            | Self::Preparing
            | Self::Invading
            | Self::Fortifying => true,
            Self::New
            | Self::Agreeing
            | Self::Wishing
            | Self::Claiming
            | Self::Placing
            | Self::Settling { .. }
            | Self::Garrisoning
            | Self::Bidding
            | Self::Choosing
            | Self::Over => false,
        }
    }
}

/// Starting MODs of each player (R1-10, R1-59).
const fn starting_mods(seats: u8) -> u32 {
    match seats {
        2 | 4 => 30,
        3 => 35,
        _ => 25,
    }
}

impl State {
    pub(super) fn new(setup: &Setup) -> Self {
        let board = Board::get(setup.board());
        let player = SeatState {
            alive: true,
            eliminated_by: None,
            out: None,
            energy: START_ENERGY,
            hand: CommandCards::EMPTY,
            in_hand: starting_mods(setup.seats),
            scouts: Vec::new(),
            marker: None,
        };
        Self {
            field: vec![Occupation::EMPTY; board.len()],
            devastated: TerritorySet::EMPTY,
            seats: vec![player; usize::from(setup.seats)],
            land_cards: board.ids().map(|at| Card(at.0)).collect(),
            discarded_land: CardSet::EMPTY,
            unseen_land: CardSet::EMPTY,
            command_cards: CommandCard::all().collect(),
            discarded: CommandCards::EMPTY,
            unseen: CommandCards::EMPTY,
            year: 0,
            turn: 0,
            order: setup.all_seats().collect(),
            choosing: Vec::new(),
            current: Seat(0),
            phase: Phase::New,
            stack: Vec::new(),
            facts: TurnFacts::default(),
            sealed: Vec::new(),
            sealed_since: 0,
            asked_since: 0,
        }
    }

    pub(super) fn at(&self, at: TerritoryId) -> Occupation {
        self.field[at.index()]
    }

    pub(super) fn seat(&self, seat: Seat) -> &SeatState {
        &self.seats[seat.index()]
    }

    pub(super) fn seat_mut(&mut self, seat: Seat) -> &mut SeatState {
        &mut self.seats[seat.index()]
    }

    pub(super) fn held_by(&self, holder: Holder) -> TerritorySet {
        occupation::held_by(&self.field, holder)
    }

    /// The territories of a seat.
    pub(super) fn own(&self, seat: Seat) -> TerritorySet {
        self.held_by(Holder::Seat(seat))
    }

    /// What stands on the seat's territories.
    pub(super) fn occupied_by(&self, seat: Seat) -> impl Iterator<Item = &Occupation> {
        self.field.iter().filter(move |there| there.holder == Holder::Seat(seat))
    }

    /// The seat's territories of that kind.
    pub(super) fn own_of(&self, board: &Board, seat: Seat, kind: Kind) -> TerritorySet {
        self.own(seat).intersection(board.of_kind(kind))
    }

    /// The seat's commanders in play.
    pub(super) fn commanders(&self, seat: Seat) -> Commanders {
        self.occupied_by(seat).map(|there| there.units.commanders).fold(Commanders::NONE, Commanders::union)
    }

    /// The territory where a commander stands.
    pub(super) fn whereabouts(&self, seat: Seat, commander: Commander) -> Option<TerritoryId> {
        self.own(seat).iter().find(|at| self.at(*at).units.commanders.contains(commander))
    }

    /// The territories with a station of the seat.
    pub(super) fn stations(&self, seat: Seat) -> TerritorySet {
        let own = |there: &Occupation| there.station && there.holder == Holder::Seat(seat);
        TerritorySet::of_flags(self.field.iter().map(own))
    }

    /// All units of a seat on the board (A1-40: scouts that are out don't count).
    pub(super) fn units_of(&self, seat: Seat) -> u32 {
        self.occupied_by(seat).map(|there| there.units.count()).sum()
    }

    /// Seats still in the game, in the order of play.
    pub(super) fn alive(&self) -> Vec<Seat> {
        self.order.iter().copied().filter(|seat| self.seat(*seat).alive).collect()
    }

    /// The other seats still in the game, in the order of play after `seat`.
    pub(super) fn after(&self, seat: Seat) -> Vec<Seat> {
        let place = self.order.iter().position(|other| *other == seat).unwrap_or(0);
        let turned = self.order.iter().cycle().skip(place + 1).take(self.order.len().saturating_sub(1));
        turned.copied().filter(|other| self.seat(*other).alive).collect()
    }

    /// The opponents of a seat, by this year's markers, lowest first (A1-44).
    pub(super) fn opponents(&self, seat: Seat) -> Vec<Seat> {
        self.alive().into_iter().filter(|other| *other != seat).collect()
    }

    /// Number of cards of that deck in the seat's hand: public (R1-6).
    pub(super) fn cards_of(&self, seat: Seat, deck: Commander) -> u32 {
        self.seat(seat).hand.of_deck(deck).len() as u32
    }

    /// Number of cards left in a command deck.
    pub(super) fn left_in(&self, deck: Commander) -> u32 {
        self.command_cards.of_deck(deck).len() as u32
    }

    /// The first card of that kind in the seat's hand.
    pub(super) fn held_card(&self, seat: Seat, kind: CardKind) -> Option<CommandCard> {
        self.seat(seat).hand.iter().find(|card| card.kind() == kind)
    }

    /// Whether the seat may play command cards of that deck: its commander is in play, and no Frequency Jam holds
    /// (R1-30, A1-25).
    pub(super) fn may_play(&self, seat: Seat, deck: Commander) -> bool {
        self.seat(seat).alive && self.commanders(seat).contains(deck) && !self.facts.jammed.contains(&seat)
    }

    /// Whether all know that the seat can play no card: it holds none of a deck whose commander it has in play.
    pub(super) fn holds_nothing_playable(&self, seat: Seat) -> bool {
        !self.commanders(seat).iter().any(|deck| self.cards_of(seat, deck) > 0)
    }

    /// Pushes a decision that interrupts the current question.
    pub(super) fn interrupt(&mut self, decision: impl Into<PendingDecision>) {
        self.stack.push(decision.into());
    }

    /// Opens a sealed question to those seats.
    pub(super) fn ask_sealed(&mut self, seats: &[Seat], opened: u32) {
        self.sealed = seats.iter().map(|seat| Sealed { seat: *seat, answer: None }).collect();
        self.sealed_since = opened;
    }

    /// Whether all sealed answers are in.
    pub(super) fn sealed_complete(&self) -> bool {
        self.sealed.iter().all(|sealed| sealed.answer.is_some())
    }

    /// Adds units of the holder to a territory.
    pub(super) fn place(&mut self, holder: Holder, at: TerritoryId, units: Units) {
        let field = &mut self.field[at.index()];
        field.holder = holder;
        field.add(units);
    }

    /// Moves units to another own territory.
    pub(super) fn shift(&mut self, from: TerritoryId, to: TerritoryId, units: Units) {
        let holder = self.at(from).holder;
        self.field[from.index()].remove(units);
        self.place(holder, to, units);
    }

    /// Pays energy.
    pub(super) fn pay(&mut self, seat: Seat, energy: u32) {
        let own = &mut self.seat_mut(seat).energy;
        *own = own.saturating_sub(energy);
    }
}

/// The family's options of a game.
pub(super) fn options(game: &Game) -> &Options {
    game.options()
}
