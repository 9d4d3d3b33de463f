//! Typed values of the switches, except those about objectives, scores and the end of a game.

use crate::rules::board::BoardId;
use crate::rules::family::switch_macros::{number, switch};
use serde::{Deserialize, Serialize};

switch!(
    /// The way of setting up the board ([PBP-35]).
    SetupWay {
        /// Territories are dealt or granted by wish lists; then all players place all armies at the same time, in secret.
        Sealed = "sealed",
        /// In turn, exactly as the rulebook says (R1-61, R1-73, R1-74, R0-9, R2-6, R2-7).
        ByTheBook = "by_the_book",
        /// Territories are dealt, and armies are placed by the default.
        Instant = "instant",
    }
);
switch!(
    /// How a sealed set-up distributes the territories ([PBP-35]).
    SealedLand {
        /// Dealt as in the rulebook, or at random if the rulebook has claims.
        Dealt = "dealt",
        /// Granted from private ranked wish lists, in the order of play.
        Wishes = "wishes",
    }
);
switch!(
    /// How the rulebook distributes territories. With two players they are always dealt in three shares (R1-73).
    DealLand {
        /// Each player in turn claims a free one (R1-61).
        Claims = "claims",
        /// Each player in turn rolls a die and gets that many (R0-9).
        Dice = "dice",
        /// Each player in turn gets one card until all are dealt (R2-6, R4-3).
        Cards = "cards",
    }
);
switch!(
    /// Who gets the remaining cards of an uneven deal (R2-6, R4-8, A4-1).
    DealExtra {
        /// The seats from the first player's left on.
        Left = "left",
        /// The last seats in the order of play.
        Last = "last",
        /// The first seats in the order of play.
        First = "first",
    }
);
switch!(
    /// Number of armies at the start.
    StartArmies {
        /// 40, 35, 30, 25, 20 for two to six players (R1-61, R2-4, A1-31).
        Full = "full",
        /// One for each territory only (R0-11).
        OneEach = "one_each",
    }
);
switch!(
    /// Number of starting armies placed at a time (R1-61, R2-7).
    PlaceBy {
        /// One.
        One = "1",
        /// Three.
        Three = "3",
    }
);
number!(PlaceBy, One = 1, Three = 3);
switch!(
    /// The board (S-7, A1-30).
    MapChoice {
        /// The international board, 83 borders.
        Classic83 = "classic83",
        /// The international board without East Africa - Middle East, 82 borders.
        Classic82 = "classic82",
        /// The Italian board, 82 borders (F-12).
        Risiko = "risiko",
    }
);

impl MapChoice {
    /// The board for which it stands.
    pub const fn board(self) -> BoardId {
        match self {
            Self::Classic83 => BoardId::Classic83,
            Self::Classic82 => BoardId::Classic82,
            Self::Risiko => BoardId::Risiko,
        }
    }
}

switch!(
    /// The order of play (R0-6, R1-61).
    TurnOrder {
        /// In seat order, from the first player.
        Seats = "seats",
        /// By the dice rolled, highest first.
        Throws = "throws",
    }
);
switch!(
    /// The direction of play (R0-6, A0-13).
    Direction {
        /// Clockwise.
        Left = "left",
        /// Anticlockwise.
        Right = "right",
    }
);
switch!(
    /// Maximum number of defence dice (R1-67, R0-24).
    DefenceDice {
        /// Two.
        Two = "2",
        /// Three.
        Three = "3",
    }
);
number!(DefenceDice, Two = 2, Three = 3);
switch!(
    /// Who chooses the number of defence dice (S-9, A0-3).
    DefenceChoice {
        /// The defender, but at least two with two armies or more (R0-24).
        TwoUp = "two_up",
        /// The defender.
        Free = "free",
        /// No choice: always the maximum (R4-21).
        Max = "max",
    }
);
switch!(
    /// Who names the number of dice first (A1-11, A0-5, A2-5).
    Declare {
        /// The attacker.
        AttackerFirst = "attacker_first",
        /// The defender, at the announcement of the attack.
        DefenderFirst = "defender_first",
        /// Both in secret.
        Secret = "secret",
    }
);
switch!(
    /// Who chooses the neutral army's dice in the two-player game (R1-75, A1-19).
    NeutralDefence {
        /// The attacker's opponent.
        Opponent = "opponent",
        /// No choice: always the maximum.
        Max = "max",
    }
);
switch!(
    /// Minimum number of armies for territories at the start of a turn (R1-62, A0-12, R2-15).
    Minimum {
        /// No minimum.
        Zero = "0",
        /// Three.
        Three = "3",
    }
);
number!(Minimum, Zero = 0, Three = 3);
switch!(
    /// The kinds of sets.
    SetKinds {
        /// Three different figures only (R0-36).
        Different = "different",
        /// Three alike or three different (R1-63, R2-11).
        Any = "alike_or_different",
    }
);
switch!(
    /// The value of sets.
    SetValues {
        /// Rising with each set traded by any player (R0-37, R1-65).
        Rising = "rising",
        /// Fixed, by the figures on the cards (R2-11).
        Fixed = "fixed",
    }
);
switch!(
    /// The value of the first set of the game (R0-48, A0-8).
    SetStart {
        /// 4, 6, 8 and so on.
        Four = "4",
        /// 6, 8, 10 and so on.
        Six = "6",
        /// 6, 6, 8, 10 and so on.
        SixThenSix = "6_then_6",
    }
);
switch!(
    /// Maximum number of wild cards in one set (A0-10).
    Wilds {
        /// One.
        One = "1",
        /// Two.
        Two = "2",
    }
);
number!(Wilds, One = 1, Two = 2);
switch!(
    /// Which cards a wild card makes a set with (R1-63, R2-11, A2-3).
    WildWith {
        /// It stands for any figure.
        AnyPair = "any_pair",
        /// Only with two alike.
        TwoEqual = "two_equal",
    }
);
switch!(
    /// Maximum number of sets traded in a turn (A2-2).
    SetsPerTurn {
        /// One.
        One = "1",
        /// Two.
        Two = "2",
        /// No limit.
        Any = "any",
    }
);

impl SetsPerTurn {
    /// Maximum number of sets in one turn.
    pub const fn most(self) -> u32 {
        match self {
            Self::One => 1,
            Self::Two => 2,
            Self::Any => u32::MAX,
        }
    }
}

switch!(
    /// Whether sets must be traded in (R0-39, R1-64).
    SetsForced {
        /// Not forced.
        Never = "never",
        /// With five cards or more at the start of a turn.
        AtFive = "at_five",
    }
);
switch!(
    /// Whether own territories shown on traded cards give two armies.
    OwnedBonus {
        /// No (R0-12).
        None = "none",
        /// Once per turn (R1-66).
        Once = "once",
        /// For each such card (R2-12).
        Each = "each",
    }
);
switch!(
    /// Where those two armies go (A2-4).
    BonusPlace {
        /// Anywhere, with the other reinforcements.
        Free = "free",
        /// On the territory shown.
        OnTerritory = "on_territory",
    }
);
switch!(
    /// The value of three alike if sets have fixed values (A4-15).
    AlikeValue {
        /// 4, 6 or 8, by the figure.
        ByArm = "by_arm",
        /// 8 for any figure.
        Flat8 = "flat8",
    }
);
switch!(
    /// When a card is drawn (A0-1).
    CardsDraw {
        /// At the start of the turn, and after a turn with a capture (R0-13, R0-35).
        Both = "both",
        /// After a turn with a capture (R1-69).
        Conquest = "conquest",
        /// At the start of the turn.
        Start = "start",
    }
);
switch!(
    /// When traded cards become the deck again (A1-32, R2-29).
    DeckRenew {
        /// When a card must be drawn and none is left.
        AtNeed = "at_need",
        /// As soon as the last card is drawn.
        AtOnce = "at_once",
    }
);
switch!(
    /// When the card for a capture is drawn (R0-35, R1-69, R2-23, A1-9).
    DrawAt {
        /// After the last attack, before moves.
        AfterAttacks = "after_attacks",
        /// At the end of the turn, after moves.
        TurnEnd = "turn_end",
    }
);
switch!(
    /// Maximum number of cards in a hand (R2-34, A4-14).
    HandLimit {
        /// No limit.
        None = "none",
        /// Seven.
        Seven = "7",
        /// Seven in a game against time (R2-34).
        SevenAgainstTime = "7_against_time",
    }
);
switch!(
    /// Whether an eliminator may use the captured cards at once.
    UseCardsNow {
        /// No (R4-12).
        Off = "off",
        /// Optionally, sets with a captured card (R0-44, A0-18).
        On = "on",
        /// With too many cards they must trade down to four (R1-70).
        Forced = "forced",
    }
);
switch!(
    /// Number of cards at which an eliminator must trade at once (R1-70, A1-8).
    ElimTradeAt {
        /// More than six, as the document prints it.
        Seven = "7",
        /// Six or more, as other editions print it.
        Six = "6",
    }
);
number!(ElimTradeAt, Seven = 7, Six = 6);
switch!(
    /// Number of rounds, from the first, in which no player can be eliminated (R0-45, A0-2).
    ProtectedRounds {
        /// None.
        Zero = "0",
        /// One.
        One = "1",
        /// Two.
        Two = "2",
        /// Three.
        Three = "3",
        /// Four.
        Four = "4",
        /// Six.
        Six = "6",
        /// Eight.
        Eight = "8",
    }
);
number!(ProtectedRounds, Zero = 0, One = 1, Two = 2, Three = 3, Four = 4, Six = 6, Eight = 8);
switch!(
    /// What protects a player's last territory in those rounds (A0-2).
    Protection {
        /// Its last army can't be lost.
        Cap = "cap",
        /// It can't be attacked.
        NoAttack = "no_attack",
        /// Nothing: advice only.
        Off = "off",
    }
);
switch!(
    /// Moves at the end of a turn (R1-71, R0-33, A1-10).
    FortifyMode {
        /// One move to an adjacent territory.
        OneAdjacent = "one_adjacent" | "adjacent",
        /// One move to any territory connected by own territories.
        OnePath = "one_path" | "path",
        /// Any number of moves, each army to an adjacent territory (A0-7).
        MultiAdjacent = "multi_adjacent",
    }
);
switch!(
    /// Number of armies that must stay next to an enemy (R4-23, A4-6).
    Garrison {
        /// One.
        One = "1",
        /// Two.
        Two = "2",
    }
);
number!(Garrison, One = 1, Two = 2);
switch!(
    /// Maximum number of armies that one player may have on the board (A0-15, A4-8).
    ArmyCap {
        /// No limit.
        None = "none",
        /// 120, the number of pieces in the box (R0-3).
        C120 = "120",
        /// 130.
        C130 = "130",
    }
);

impl ArmyCap {
    /// The limit, if there is one.
    pub const fn most(self) -> Option<u32> {
        match self {
            Self::None => None,
            Self::C120 => Some(120),
            Self::C130 => Some(130),
        }
    }
}
