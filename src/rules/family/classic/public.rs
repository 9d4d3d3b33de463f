//! What happens in a game of the classic family in the sight of everybody. An event never changes its meaning: stored
//! games depend on it.

use crate::rules::ids::Placement;
use crate::rules::ids::{Card, Holder, Seat, TerritoryId};
use crate::rules::objective::Objective;
use crate::rules::outcome::Outcome;
use serde::{Deserialize, Serialize};

/// Something that everybody may see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Public {
    /// Dice for who starts; repeated among the tied (S-8, R1-61).
    StartRolled {
        /// Each round of throws: seat and die (1 to 6).
        rounds: Vec<Vec<(Seat, u8)>>,
        /// The winner, who starts.
        first: Seat,
        /// Number of the first draw.
        draw: u64,
    },
    /// Dice for the whole order of play, highest first; ties are thrown again (R0-6).
    OrderRolled {
        /// Each round of throws: seat and die (1 to 6).
        rounds: Vec<Vec<(Seat, u8)>>,
        /// Who plays after whom; the first begins.
        order: Vec<Seat>,
        /// Number of the first draw.
        draw: u64,
    },
    /// Territories given out by throws, one army on each (R0-9, R0-10).
    DealtByDice {
        /// In turn: who threw, the die, the territories drawn.
        throws: Vec<(Seat, u8, Vec<TerritoryId>)>,
        /// Number of the first draw.
        draw: u64,
        /// Number of draws.
        draws: u32,
    },
    /// Territories given out, one army on each (R1-73, [PBP-35]).
    Dealt {
        /// Who holds each territory, in board order.
        holders: Vec<Holder>,
        /// Number of the first draw.
        draw: u64,
        /// Number of draws.
        draws: u32,
    },
    /// A free territory taken with one army.
    Claimed {
        /// By whom.
        seat: Seat,
        /// Which.
        at: TerritoryId,
    },
    /// Starting armies placed.
    Deployed {
        /// By whom.
        seat: Seat,
        /// On own territories.
        own: Placement,
        /// On neutral territories.
        neutral: Placement,
    },
    /// The set-up goes on with sealed answers of everybody.
    SealedOpened,
    /// Claims in turn begin (R1-61).
    ClaimsOpened,
    /// Placing in turn begins (R1-61, R1-74).
    PlacingOpened,
    /// It is this seat's place to claim or place in the set-up.
    SetupTurn {
        /// Whose.
        seat: Seat,
    },
    /// A turn begins with its income.
    TurnBegan {
        /// Whose turn.
        seat: Seat,
        /// The round, 1-based: it grows whenever the starting seat's place is passed.
        round: u32,
        /// The turn, 1-based, over all seats.
        turn: u32,
        /// Armies for territories (R1-62).
        territories: u32,
        /// Armies for continents (S-2).
        continents: u32,
    },
    /// A set was traded in (R1-65).
    Traded {
        /// By whom.
        seat: Seat,
        /// The set, shown to all.
        cards: [Card; 3],
        /// Armies for it.
        armies: u32,
    },
    /// Two armies for an own territory on a traded card (R1-66).
    BonusPlaced {
        /// By whom.
        seat: Seat,
        /// Where.
        at: TerritoryId,
        /// Always 2 in this family.
        armies: u32,
    },
    /// Armies for own territories on traded cards, to be placed anywhere with the others (R2-12).
    BonusAdded {
        /// By whom.
        seat: Seat,
        /// The own territories shown.
        among: Vec<TerritoryId>,
        /// Two for each of them.
        armies: u32,
    },
    /// There is no room for all armies received: nobody has more than the table allows (R4-11).
    CapReached {
        /// Who.
        seat: Seat,
        /// Armies not received.
        lost: u32,
    },
    /// Which of several own territories gets the bonus has to be chosen (R1-66).
    BonusOwed {
        /// By whom.
        seat: Seat,
        /// The choices.
        among: Vec<TerritoryId>,
    },
    /// Armies placed.
    Placed {
        /// By whom.
        seat: Seat,
        /// Where and how many.
        armies: Placement,
    },
    /// All armies are placed: attacks may begin.
    AttacksOpened {
        /// By whom.
        seat: Seat,
    },
    /// An attack was announced and the defender chooses dice.
    Announced {
        /// By whom.
        seat: Seat,
        /// Where from.
        from: TerritoryId,
        /// Where to.
        to: TerritoryId,
        /// Attack dice; 0 while they are hidden or the defender is to name theirs first (A0-5, A2-5).
        dice: u8,
        /// Who chooses the defence dice.
        chooser: Seat,
    },
    /// The defender named the dice first; the attacker follows (A2-5).
    DefenceNamed {
        /// Who chose.
        chooser: Seat,
        /// Where from.
        from: TerritoryId,
        /// Where to.
        to: TerritoryId,
        /// Defence dice.
        dice: u8,
    },
    /// One roll (R1-67, S-4).
    Rolled {
        /// The attacker.
        seat: Seat,
        /// Where from.
        from: TerritoryId,
        /// Where to.
        to: TerritoryId,
        /// Whose armies defended.
        against: Holder,
        /// Attack dice, highest first.
        attack: Vec<u8>,
        /// Defence dice, highest first.
        defence: Vec<u8>,
        /// Armies the attacker lost.
        attacker_lost: u32,
        /// Armies the defender lost.
        defender_lost: u32,
        /// Number of the first draw.
        draw: u64,
    },
    /// A territory fell; the armies that move in follow as [`Public::Advanced`].
    Captured {
        /// By whom.
        seat: Seat,
        /// Where from.
        from: TerritoryId,
        /// Which.
        to: TerritoryId,
        /// Whose it was.
        whose: Holder,
        /// Fewest armies that must move in.
        min: u32,
    },
    /// Armies moved into the captured territory (R1-68).
    Advanced {
        /// By whom.
        seat: Seat,
        /// Where from.
        from: TerritoryId,
        /// Where to.
        to: TerritoryId,
        /// How many.
        armies: u32,
    },
    /// A seat is out of the game (R1-70).
    Eliminated {
        /// Who is out.
        seat: Seat,
        /// By whom.
        by: Seat,
        /// Number of cards that change hands.
        cards: u8,
    },
    /// A fast battle was proposed (R0-50).
    FastProposed {
        /// By whom.
        seat: Seat,
        /// Where from.
        from: TerritoryId,
        /// Where to.
        to: TerritoryId,
        /// Attack dice of the roll that proposes it.
        dice: u8,
        /// Who is asked.
        chooser: Seat,
    },
    /// The answer to it, for these two territories and this turn.
    FastSettled {
        /// Where from.
        from: TerritoryId,
        /// Where to.
        to: TerritoryId,
        /// Whether each comparison costs five armies now.
        agreed: bool,
    },
    /// The eliminator may exchange sets with captured cards (R0-44).
    SpoilsOpened {
        /// Who.
        seat: Seat,
    },
    /// No set, or no more, was exchanged after an elimination.
    SpoilsClosed {
        /// By whom.
        seat: Seat,
    },
    /// The eliminator must trade at once, down to four cards or fewer (R1-70).
    TradeOwed {
        /// Who.
        seat: Seat,
    },
    /// The armies of that trade must be placed at once.
    PlaceOwed {
        /// Who.
        seat: Seat,
        /// How many.
        armies: u32,
    },
    /// No more attacks this turn.
    AttacksEnded {
        /// Whose.
        seat: Seat,
    },
    /// The deck was used up: the exchanged cards are the deck now (R1-65, A1-32).
    DeckRenewed,
    /// No card is left to draw.
    DeckEmpty {
        /// Who would have drawn.
        seat: Seat,
    },
    /// The hand is full: no card is drawn (A2-9).
    HandFull {
        /// Whose.
        seat: Seat,
    },
    /// After an elimination the hand is too large: cards must be dropped (A2-22).
    DiscardOwed {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// Cards dropped onto the pile of exchanged ones (A2-9).
    Discarded {
        /// By whom.
        seat: Seat,
        /// Which.
        cards: Vec<Card>,
    },
    /// Time is up: the round is completed, or closing throws begin (R2-28, F-15).
    TimeCalled {
        /// The round in which it was.
        round: u32,
    },
    /// The deck is used up for the last time: everybody plays once more, up to this seat (R2-30).
    LastRound {
        /// Who drew the last card.
        seat: Seat,
    },
    /// Two dice at the end of a turn that may end the game (F-15).
    ClosingThrown {
        /// Who threw.
        seat: Seat,
        /// The dice.
        dice: [u8; 2],
        /// The largest sum that ends the game.
        most: u8,
        /// Number of the first draw.
        draw: u64,
    },
    /// The leaders are tied: one more turn for each of them (R2-31, A2-20).
    ExtraRound {
        /// Which extra round, 1-based.
        number: u8,
        /// Who plays, in turn order.
        tied: Vec<Seat>,
    },
    /// Everybody's secret objective, at the end.
    ObjectivesShown {
        /// Whose, and which.
        objectives: Vec<(Seat, Objective)>,
    },
    /// Armies moved at the end of a turn (R1-71).
    Fortified {
        /// By whom.
        seat: Seat,
        /// Where from.
        from: TerritoryId,
        /// Where to.
        to: TerritoryId,
        /// How many.
        armies: u32,
    },
    /// A turn is over.
    TurnEnded {
        /// Whose.
        seat: Seat,
    },
    /// The game is over.
    Ended {
        /// How.
        outcome: Outcome,
    },
}
