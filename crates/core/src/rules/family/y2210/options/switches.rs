//! Typed values of the switches of 2210.

use crate::rules::family::switch_macros::switch;
use serde::{Deserialize, Serialize};

switch!(
    /// The way of setting up the board ([PBP-35]).
    SetupWay {
        /// Territories are dealt; then all players place all MODs, commanders and the station at the same time, in secret.
        Sealed = "sealed",
        /// In turn, exactly as the rulebook says (R1-11, R1-12).
        ByTheBook = "by_the_book",
        /// Territories are dealt, and everything is placed by the default.
        Instant = "instant",
    }
);
switch!(
    /// How territories are given out in a sealed set-up ([PBP-35]).
    SealedLand {
        /// At random.
        Dealt = "dealt",
        /// By secret wish lists, which are worked off in the order of play.
        Wishes = "wishes",
    }
);
switch!(
    /// Who names the number of dice first (A1-11).
    Declare {
        /// The invader.
        AttackerFirst = "attacker_first",
        /// The defender.
        DefenderFirst = "defender_first",
        /// The invader, but the defender doesn't see it.
        Secret = "secret",
    }
);
switch!(
    /// Which captures count for the bonus of three territories (R1-39, A1-2).
    BonusThree {
        /// Those of territories where an enemy unit stood when the invasion was declared (F-40).
        Contested = "contested",
        /// All, empty territories too.
        Any = "any",
    }
);
switch!(
    /// When a player is eliminated (R1-45, A1-4).
    Elimination {
        /// When he controls no territory: a lone station still counts.
        NoTerritory = "no_territory",
        /// When his last unit is gone; his stations leave the board with him.
        NoUnit = "no_unit",
    }
);
switch!(
    /// What the death traps destroy (A1-6).
    DeathTrapToll {
        /// Half of the MODs, rounded up.
        Mods = "mods",
        /// Half of the units, rounded up.
        Units = "units",
    }
);
switch!(
    /// Who decides which units are lost (R1-26, R1-55, A1-12).
    Casualties {
        /// MODs first, then diplomat, land, naval, space, nuclear.
        Auto = "auto",
        /// Their owner is asked when there is a choice.
        Ask = "ask",
    }
);
switch!(
    /// Who chooses the number of defence dice (S-9).
    DefenceChoice {
        /// The defender.
        Free = "free",
        /// It is always the most.
        Max = "max",
    }
);
switch!(
    /// Who chooses the dice of neutral territories (A1-19).
    NeutralDefence {
        /// Nobody: always the most.
        Max = "max",
        /// The opponent of the attacker.
        Opponent = "opponent",
    }
);
switch!(
    /// How a reaction window asks (A1-23).
    Reactions {
        /// All at once, unseen by each other.
        Together = "together",
        /// One after the other; each sees what was played.
        InOrder = "in_order",
    }
);
switch!(
    /// Whether the territory of Hidden Energy is shown when it is drawn (A1-41).
    HiddenEnergy {
        /// Only its owner sees it until the end of the turn.
        Secret = "secret",
        /// All see it.
        Open = "open",
    }
);
switch!(
    /// Which declaration decides whether a territory was contested (A1-68).
    LoneStation {
        /// Any declaration of the battle at which a unit stood there.
        EachDeclaration = "each_declaration",
        /// The first declaration of the turn against that territory.
        FirstDeclaration = "first_declaration",
    }
);
switch!(
    /// What becomes of reactions after a death trap has ended the invasion (A1-70).
    AfterTrap {
        /// They stay in hand.
        StayInHand = "stay_in_hand",
        /// They are played.
        GoOn = "go_on",
    }
);
switch!(
    /// When MOD Reduction eliminates (A1-71).
    ReductionStep {
        /// After the whole card.
        WholeCard = "whole_card",
        /// After each choice.
        EachPick = "each_pick",
    }
);
switch!(
    /// What happens when the player of Armageddon falls in its round (A1-72).
    ArmageddonEnd {
        /// The round goes on to its end.
        GoesOn = "goes_on",
        /// The round ends.
        Ends = "ends",
    }
);
switch!(
    /// Whether players can give each other something (A1-53, A1-80).
    Gifts {
        /// Nothing.
        Off = "off",
        /// Energy, in one's own turn.
        Energy = "energy",
    }
);
