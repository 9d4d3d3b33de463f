//! The values that each switch can have, typed. Never read by name in play.

use super::macros::{number, switch};
use crate::rules::board::BoardId;
use serde::{Deserialize, Serialize};

switch!(
    /// A rule that is followed or not.
    OnOff {
        /// Not followed.
        Off = "off",
        /// Followed.
        On = "on",
    }
);

impl OnOff {
    /// Whether the rule is followed.
    pub const fn on(self) -> bool {
        matches!(self, Self::On)
    }
}

switch!(
    /// How the board is set up ([PBP-35]).
    SetupWay {
        /// Territories given out, then everybody places all armies at the same time, unseen.
        Sealed = "sealed",
        /// In turn, exactly as numbered (R1-61, R1-73, R1-74, R0-9, R2-6, R2-7).
        ByTheBook = "by_the_book",
        /// Given out and placed by the rules' own even-handed default.
        Instant = "instant",
    }
);
switch!(
    /// In a sealed set-up: who gets which territory ([PBP-35]).
    SealedLand {
        /// Given out as the rulebook deals, or at random where it has claims.
        Dealt = "dealt",
        /// Claimed from private ranked wish lists, worked off in the book's order.
        Wishes = "wishes",
    }
);
switch!(
    /// How territories find their owners by the book; with two players three piles do (R1-73).
    DealLand {
        /// Each in turn claims a free one (R1-61).
        Claims = "claims",
        /// Each in turn throws a die and gets that many (R0-9).
        Dice = "dice",
        /// One card each in turn until all are dealt (R2-6, R4-3).
        Cards = "cards",
    }
);
switch!(
    /// Who gets the cards that are left over when the deal doesn't come out even (R2-6, R4-8, A4-1).
    DealExtra {
        /// Those from the first player's left on.
        Left = "left",
        /// The last in playing order.
        Last = "last",
        /// The first in playing order.
        First = "first",
    }
);
switch!(
    /// How many armies everybody begins with.
    StartArmies {
        /// 40, 35, 30, 25, 20 for two to six players (R1-61, R2-4, A1-31).
        Full = "full",
        /// One for each territory, no more (R0-11).
        OneEach = "one_each",
    }
);
switch!(
    /// How many starting armies are placed at a time (R1-61, R2-7).
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
    /// The board that it stands for.
    pub const fn board(self) -> BoardId {
        match self {
            Self::Classic83 => BoardId::Classic83,
            Self::Classic82 => BoardId::Classic82,
            Self::Risiko => BoardId::Risiko,
        }
    }
}

switch!(
    /// Who plays after whom (R0-6, R1-61).
    TurnOrder {
        /// As they sit, from whoever begins.
        Seats = "seats",
        /// By their throws, the highest first.
        Throws = "throws",
    }
);
switch!(
    /// Which way the turn goes round (R0-6, A0-13).
    Direction {
        /// Clockwise.
        Left = "left",
        /// Anticlockwise.
        Right = "right",
    }
);
switch!(
    /// The most defence dice (R1-67, R0-24).
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
        /// The defender, but two at least with two armies or more (R0-24).
        TwoUp = "two_up",
        /// The defender.
        Free = "free",
        /// Nobody: always the most allowed (R4-21).
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
        /// Both unseen.
        Secret = "secret",
    }
);
switch!(
    /// Who chooses the neutral army's dice in the two-player game (R1-75, A1-19).
    NeutralDefence {
        /// The attacker's opponent.
        Opponent = "opponent",
        /// Nobody: always the most dice.
        Max = "max",
    }
);
switch!(
    /// The fewest armies for territories at the start of a turn (R1-62, A0-12, R2-15).
    Minimum {
        /// None.
        Zero = "0",
        /// Three.
        Three = "3",
    }
);
number!(Minimum, Zero = 0, Three = 3);
switch!(
    /// Which three cards make a set.
    SetKinds {
        /// Three different figures only (R0-36).
        Different = "different",
        /// Three alike or three different (R1-63, R2-11).
        Any = "alike_or_different",
    }
);
switch!(
    /// What sets are worth.
    SetValues {
        /// More with each set traded by anybody (R0-37, R1-65).
        Rising = "rising",
        /// By the figures on it (R2-11).
        Fixed = "fixed",
    }
);
switch!(
    /// What the first set of the game is worth (R0-48, A0-8).
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
    /// The most wild cards in one set (A0-10).
    Wilds {
        /// One.
        One = "1",
        /// Two.
        Two = "2",
    }
);
number!(Wilds, One = 1, Two = 2);
switch!(
    /// What a wild card goes with (R1-63, R2-11, A2-3).
    WildWith {
        /// It stands for any figure.
        AnyPair = "any_pair",
        /// Only with two alike.
        TwoEqual = "two_equal",
    }
);
switch!(
    /// How many sets may be traded in a turn (A2-2).
    SetsPerTurn {
        /// One.
        One = "1",
        /// Two.
        Two = "2",
        /// As many as are held.
        Any = "any",
    }
);

impl SetsPerTurn {
    /// The most sets of one turn.
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
        /// Never.
        Never = "never",
        /// With five cards or more at the start of a turn.
        AtFive = "at_five",
    }
);
switch!(
    /// Two armies for own territories shown on traded cards.
    OwnedBonus {
        /// None (R0-12).
        None = "none",
        /// Once a turn (R1-66).
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
    /// What three alike are worth where sets have fixed values (A4-15).
    AlikeValue {
        /// 4, 6 or 8, by the figure.
        ByArm = "by_arm",
        /// 8, whatever the figure.
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
    /// When exchanged cards become the deck again (A1-32, R2-29).
    DeckRenew {
        /// When a card is to be drawn and none is left.
        AtNeed = "at_need",
        /// As soon as the last one is drawn.
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
    /// The most cards in a hand (R2-34, A4-14).
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
        /// Sets with a captured card, as they like (R0-44, A0-18).
        On = "on",
        /// They must, with too many cards, down to four (R1-70).
        Forced = "forced",
    }
);
switch!(
    /// At how many cards an eliminator must trade at once (R1-70, A1-8).
    ElimTradeAt {
        /// More than six, as the document prints it.
        Seven = "7",
        /// Six or more, as other editions print it.
        Six = "6",
    }
);
number!(ElimTradeAt, Seven = 7, Six = 6);
switch!(
    /// In how many rounds from the first nobody may be eliminated (R0-45, A0-2).
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
        /// One move to any territory joined by own territories.
        OnePath = "one_path" | "path",
        /// Any number of moves, each army to an adjacent territory (A0-7).
        MultiAdjacent = "multi_adjacent",
    }
);
switch!(
    /// How many armies stay behind beside an enemy (R4-23, A4-6).
    Garrison {
        /// One.
        One = "1",
        /// Two.
        Two = "2",
    }
);
number!(Garrison, One = 1, Two = 2);
switch!(
    /// The most armies that one player may have on the board (A0-15, A4-8).
    ArmyCap {
        /// No bound.
        None = "none",
        /// 120, as many as the box holds (R0-3).
        C120 = "120",
        /// 130.
        C130 = "130",
    }
);

impl ArmyCap {
    /// The bound.
    pub const fn most(self) -> Option<u32> {
        match self {
            Self::None => None,
            Self::C120 => Some(120),
            Self::C130 => Some(130),
        }
    }
}
