//! The options of the family as one typed value, and their switches for the lobby. Rules must read the fields and must not
//! look up switches by id.

pub use crate::rules::family::on_off::OnOff;

use super::BlankCard;
use crate::rules::family::switch_macros::{options, switch};
use crate::rules::ids::Seat;
use crate::rules::setup::{Rulebook, SetupError, Switch};
use serde::{Deserialize, Serialize};

options! {
    /// The options of the family. [`Default`] is the rulebook's preset: document 001, sections A to L, with the recommended
    /// rulings. Only two players meet neutral armies (R1-58).
    pub struct Options for seats {
        /// The way of setting up the board ([PBP-35]).
        "setup.way" setup: SetupWay = Sealed ["R1-11, R1-12, R1-59"] {
            /// Territories are dealt; then all players place all MODs, commanders and the station at the same time, in secret.
            Sealed = "sealed",
            /// In turn, exactly as the rulebook says (R1-11, R1-12).
            ByTheBook = "by_the_book",
            /// Territories are dealt, and everything is placed by the default.
            Instant = "instant",
        };
        /// How territories are given out in a sealed set-up ([PBP-35]).
        "setup.land" land: SealedLand = Dealt ["R1-11, A1-54"] {
            /// At random.
            Dealt = "dealt",
            /// By secret wish lists, which are worked off in the order of play.
            Wishes = "wishes",
        };
        "map.2210.exiled_canada" exiled_canada: OnOff = On ["R1-34, A1-1"];
        /// Who chooses the number of defence dice (S-9).
        "defence.choice" defence: DefenceChoice = Free ["R1-37, A1-36"] {
            /// The defender.
            Free = "free",
            /// It is always the most.
            Max = "max",
        };
        /// Who names the number of dice first (A1-11).
        "dice.declare" declare: Declare = AttackerFirst ["R1-36, A1-11"] {
            /// The invader.
            AttackerFirst = "attacker_first",
            /// The defender.
            DefenderFirst = "defender_first",
            /// The invader, but the defender doesn't see it.
            Secret = "secret",
        };
        /// Who chooses the dice of neutral territories (A1-19).
        "neutral.defence" neutral: NeutralDefence = Max ["R1-59, A1-19"] if (seats == 2) {
            /// Nobody: always the most.
            Max = "max",
            /// The opponent of the attacker.
            Opponent = "opponent",
        };
        "neutral.is_opponent" neutral_is_opponent: OnOff = On ["R1-59, A1-20"] if (seats == 2);
        /// Which captures count for the bonus of three territories (R1-39, A1-2).
        "bonus.three" bonus_three: BonusThree = Contested ["R1-39, A1-2"] {
            /// Those of territories where an enemy unit stood when the invasion was declared (F-40).
            Contested = "contested",
            /// All, empty territories too.
            Any = "any",
        };
        /// Which declaration decides whether a territory was contested (A1-68).
        "open.lone_station" lone_station: LoneStation = EachDeclaration ["A1-68"] {
            /// Any declaration of the battle at which a unit stood there.
            EachDeclaration = "each_declaration",
            /// The first declaration of the turn against that territory.
            FirstDeclaration = "first_declaration",
        };
        /// When a player is eliminated (R1-45, A1-4).
        "2210.elimination" elimination: Elimination = NoTerritory ["R1-45, A1-4"] {
            /// When he controls no territory: a lone station still counts.
            NoTerritory = "no_territory",
            /// When his last unit is gone; his stations leave the board with him.
            NoUnit = "no_unit",
        };
        "2210.station_anywhere" station_anywhere: OnOff = On ["R1-23, A1-5"];
        /// Who decides which units are lost (R1-26, R1-55, A1-12).
        "2210.casualties" casualties: Casualties = Auto ["R1-26, R1-55, A1-12"] {
            /// MODs first, then diplomat, land, naval, space, nuclear.
            Auto = "auto",
            /// Their owner is asked when there is a choice.
            Ask = "ask",
        };
        /// How a reaction window asks (A1-23).
        "2210.reactions" reactions: Reactions = Together ["A1-23"] {
            /// All at once, unseen by each other.
            Together = "together",
            /// One after the other; each sees what was played.
            InOrder = "in_order",
        };
        /// What the death traps destroy (A1-6).
        "2210.deathtrap" death_trap: DeathTrapToll = Mods ["A1-6"] {
            /// Half of the MODs, rounded up.
            Mods = "mods",
            /// Half of the units, rounded up.
            Units = "units",
        };
        /// What becomes of reactions after a death trap has ended the invasion (A1-70).
        "open.after_trap" after_trap: AfterTrap = StayInHand ["A1-70"] {
            /// They stay in hand.
            StayInHand = "stay_in_hand",
            /// They are played.
            GoOn = "go_on",
        };
        /// Whether the territory of Hidden Energy is shown when it is drawn (A1-41).
        "2210.hidden_energy" hidden_energy: HiddenEnergy = Secret ["A1-41"] {
            /// Only its owner sees it until the end of the turn.
            Secret = "secret",
            /// All see it.
            Open = "open",
        };
        "2210.reshuffle_territory_decks" reshuffle: OnOff = Off ["R1-7, R1-32, A1-16"];
        /// When MOD Reduction eliminates (A1-71).
        "open.reduction_step" reduction_step: ReductionStep = WholeCard ["A1-71"] {
            /// After the whole card.
            WholeCard = "whole_card",
            /// After each choice.
            EachPick = "each_pick",
        };
        /// What happens when the player of Armageddon falls in its round (A1-72).
        "open.armageddon" armageddon: ArmageddonEnd = GoesOn ["A1-72"] {
            /// The round goes on to its end.
            GoesOn = "goes_on",
            /// The round ends.
            Ends = "ends",
        };
        /// Whether players can give each other something (A1-53, A1-80).
        "2210.gifts" gifts: Gifts = Off ["A1-53"] {
            /// Nothing.
            Off = "off",
            /// Energy, in one's own turn.
            Energy = "energy",
        };
        "2210.blank_cards" blank_cards: OnOff = Off ["R1-57, A1-61"];
    }
    and {
        /// What the table wrote on blank cards (A1-61); not a switch.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        blanks: Vec<BlankCard>,
        /// The seat of the host, who confirms blank cards (A1-61); set when the game starts, not a switch.
        #[serde(skip_serializing_if = "Option::is_none")]
        host: Option<Seat>,
    }
}

impl Options {
    /// The preset of the rulebook: the family has one.
    pub(crate) fn preset(_rulebook: Rulebook) -> Self {
        Self::default()
    }
}
