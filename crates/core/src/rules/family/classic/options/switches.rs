//! The list of the options of the classic family. [`Default`] is the preset of `classic` (document 001, sections M and N):
//! stored games of older versions use it for the values that they don't name.

use crate::rules::family::on_off::OnOff;
use crate::rules::family::switch_macros::{options, switch};
use crate::rules::objective::Objective;
use crate::rules::setup::{Rulebook, SetupError, Switch};
use serde::{Deserialize, Serialize};

const FIRST: &[Rulebook] = &[Rulebook::FirstEdition];
const CLASSIC: &[Rulebook] = &[Rulebook::Classic];
const GOALS: &[Rulebook] = &[Rulebook::Objectives, Rulebook::Tournament];
const TOURNAMENT: &[Rulebook] = &[Rulebook::Tournament];
const WORLD: &[Rulebook] = &[Rulebook::Classic, Rulebook::FirstEdition];
const LATER: &[Rulebook] = &[Rulebook::Classic, Rulebook::Objectives, Rulebook::Tournament];

options! {
    /// The options of the classic family.
    pub struct Options for seats {
        /// The way of setting up the board ([PBP-35]).
        "setup.way" setup: SetupWay = Sealed ["", Classic "R1-61, R1-73, R1-74"] {
            /// Territories are dealt or granted by wish lists; then all players place all armies at the same time, in secret.
            Sealed = "sealed",
            /// In turn, exactly as the rulebook says (R1-61, R1-73, R1-74, R0-9, R2-6, R2-7).
            ByTheBook = "by_the_book",
            /// Territories are dealt, and armies are placed by the default.
            Instant = "instant",
        };
        /// How a sealed set-up distributes the territories ([PBP-35]).
        "setup.land" land: SealedLand = Dealt [""] in CLASSIC if (seats > 2) {
            /// Dealt as in the rulebook, or at random if the rulebook has claims.
            Dealt = "dealt",
            /// Granted from private ranked wish lists, in the order of play.
            Wishes = "wishes",
        };
        /// How the rulebook distributes territories. With two players they are always dealt in three shares (R1-73).
        "deal.land" deal: DealLand = Claims ["R1-73", FirstEdition "R0-9"] if (seats > 2) {
            /// Each player in turn claims a free one (R1-61).
            Claims = "claims",
            /// Each player in turn rolls a die and gets that many (R0-9).
            Dice = "dice",
            /// Each player in turn gets one card until all are dealt (R2-6, R4-3).
            Cards = "cards",
        };
        /// Who gets the remaining cards of an uneven deal (R2-6, R4-8, A4-1).
        "deal.extra" deal_extra: DealExtra = First ["R2-6, R4-8, A4-1"] in GOALS {
            /// The seats from the first player's left on.
            Left = "left",
            /// The last seats in the order of play.
            Last = "last",
            /// The first seats in the order of play.
            First = "first",
        };
        "deal.half_continent" half_continent: OnOff = Off ["A4-16"] in GOALS;
        /// Number of armies at the start.
        "setup.armies" start_armies: StartArmies = Full ["", FirstEdition "R0-11"] in WORLD if (seats > 2) {
            /// 40, 35, 30, 25, 20 for two to six players (R1-61, R2-4, A1-31).
            Full = "full",
            /// One for each territory only (R0-11).
            OneEach = "one_each",
        };
        /// Number of starting armies placed at a time (R1-61, R2-7).
        "setup.place" place_by: PlaceBy = One ["R1-61, R2-7"] if (seats > 2) {
            One = "1", Three = "3"
        } as numbers;
        /// The board (S-7, A1-30).
        "map.classic" map: MapChoice = Classic83 ["S-7, A1-30"] {
            /// The international board, 83 borders.
            Classic83 = "classic83",
            /// The international board without East Africa - Middle East, 82 borders.
            Classic82 = "classic82",
            /// The Italian board, 82 borders (F-12).
            Risiko = "risiko",
        };
        /// The order of play (R0-6, R1-61).
        "turn.order" order: TurnOrder = Seats ["R0-6, R1-61", FirstEdition "R0-6"] {
            /// In seat order, from the first player.
            Seats = "seats",
            /// By the dice rolled, highest first.
            Throws = "throws",
        };
        /// The direction of play (R0-6, A0-13).
        "turn.direction" direction: Direction = Left ["R0-6, A0-13", FirstEdition "R0-6"] {
            /// Clockwise.
            Left = "left",
            /// Anticlockwise.
            Right = "right",
        };
        /// Maximum number of defence dice (R1-67, R0-24).
        "defence.max_dice" defence_dice: DefenceDice = Two ["R1-67, R0-24", FirstEdition "R0-5"] {
            Two = "2", Three = "3"
        } as numbers;
        /// Who chooses the number of defence dice (S-9, A0-3).
        "defence.choice" defence: DefenceChoice = Free ["S-9, A0-3", Classic "R1-67", FirstEdition "R0-24"] {
            /// The defender, but at least two with two armies or more (R0-24).
            TwoUp = "two_up",
            /// The defender.
            Free = "free",
            /// No choice: always the maximum (R4-21).
            Max = "max",
        };
        /// Who names the number of dice first (A1-11, A0-5, A2-5).
        "dice.declare" declare: Declare = AttackerFirst ["A1-11, A0-5, A2-5", FirstEdition "R0-25, A0-5"] {
            /// The attacker.
            AttackerFirst = "attacker_first",
            /// The defender, at the announcement of the attack.
            DefenderFirst = "defender_first",
            /// Both in secret.
            Secret = "secret",
        };
        /// Who chooses the neutral army's dice in the two-player game (R1-75, A1-19).
        "neutral.defence" neutral: NeutralDefence = Opponent ["", Classic "R1-75"] in CLASSIC if (seats == 2) {
            /// The attacker's opponent.
            Opponent = "opponent",
            /// No choice: always the maximum.
            Max = "max",
        };
        "attack.no_inferiority" no_inferiority: OnOff = Off ["R4-22"];
        "endgame.fast_battle" fast_battle: OnOff = Off ["", Classic "R0-50", FirstEdition "R0-50"] in WORLD;
        /// Minimum number of armies for territories at the start of a turn (R1-62, A0-12, R2-15).
        "reinforce.minimum" minimum: Minimum = Three ["R1-62, A0-12, R2-15", FirstEdition "R0-14"] {
            Zero = "0", Three = "3"
        } as numbers;
        "reinforce.plus_one" plus_one: OnOff = Off ["R2-15"] in GOALS;
        "variant.quarters" quarters: OnOff = Off ["", FirstEdition "R0-47"] in FIRST;
        "variant.quarters_conquest_card" quarters_conquest_card: OnOff = Off ["", FirstEdition "R0-47, A0-9"] in FIRST;
        /// When a card is drawn (A0-1).
        "cards.draw" draw: CardsDraw = Conquest ["A0-1", FirstEdition "R0-13, R0-35"] {
            /// At the start of the turn, and after a turn with a capture (R0-13, R0-35).
            Both = "both",
            /// After a turn with a capture (R1-69).
            Conquest = "conquest",
            /// At the start of the turn.
            Start = "start",
        };
        /// When traded cards become the deck again (A1-32, R2-29).
        "deck.renew" deck_renew: DeckRenew = AtNeed ["A1-32, R2-29"] {
            /// When a card must be drawn and none is left.
            AtNeed = "at_need",
            /// As soon as the last card is drawn.
            AtOnce = "at_once",
        };
        /// When the card for a capture is drawn (R0-35, R1-69, R2-23, A1-9).
        "cards.draw_at" draw_at: DrawAt = AfterAttacks ["R0-35, R1-69, R2-23, A1-9", FirstEdition "R0-35"] {
            /// After the last attack, before moves.
            AfterAttacks = "after_attacks",
            /// At the end of the turn, after moves.
            TurnEnd = "turn_end",
        };
        /// Maximum number of cards in a hand (R2-34, A4-14).
        "hand.limit" hand_limit: HandLimit = None ["R2-34, A4-14"] {
            /// No limit.
            None = "none",
            /// Seven.
            Seven = "7",
            /// Seven in a game against time (R2-34).
            SevenAgainstTime = "7_against_time",
        };
        /// The kinds of sets.
        "sets.kinds" kinds: SetKinds = Any ["", FirstEdition "R0-36"] in WORLD {
            /// Three different figures only (R0-36).
            Different = "different",
            /// Three alike or three different (R1-63, R2-11).
            Any = "alike_or_different",
        };
        /// The value of sets.
        "sets.values" values: SetValues = Rising [""] {
            /// Rising with each set traded by any player (R0-37, R1-65).
            Rising = "rising",
            /// Fixed, by the figures on the cards (R2-11).
            Fixed = "fixed",
        };
        /// The value of the first set of the game (R0-48, A0-8).
        "sets.start" set_start: SetStart = Four ["", Classic "R0-48, A0-8", FirstEdition "R0-37, R0-48"] in WORLD {
            /// 4, 6, 8 and so on.
            Four = "4",
            /// 6, 8, 10 and so on.
            Six = "6",
            /// 6, 6, 8, 10 and so on.
            SixThenSix = "6_then_6",
        };
        /// The value of three alike if sets have fixed values (A4-15).
        "sets.alike" alike: AlikeValue = ByArm ["A4-15"] in GOALS {
            /// 4, 6 or 8, by the figure.
            ByArm = "by_arm",
            /// 8 for any figure.
            Flat8 = "flat8",
        };
        /// Which cards a wild card makes a set with (R1-63, R2-11, A2-3).
        "sets.joker" wild_with: WildWith = AnyPair ["R1-63, R2-11, A2-3"] in LATER {
            /// It stands for any figure.
            AnyPair = "any_pair",
            /// Only with two alike.
            TwoEqual = "two_equal",
        };
        /// Maximum number of wild cards in one set (A0-10).
        "sets.max_jokers" wilds: Wilds = Two ["", Classic "A0-10", FirstEdition "R0-36, A0-10"] in WORLD {
            One = "1", Two = "2"
        } as numbers;
        /// Maximum number of sets traded in a turn (A2-2).
        "sets.per_turn" sets_per_turn: SetsPerTurn = Any ["A2-2", FirstEdition "R0-40"] {
            /// One.
            One = "1",
            /// Two.
            Two = "2",
            /// No limit.
            Any = "any",
        };
        /// Whether sets must be traded in (R0-39, R1-64).
        "sets.forced" forced: SetsForced = AtFive ["R0-39, R1-64"] {
            /// Not forced.
            Never = "never",
            /// With five cards or more at the start of a turn.
            AtFive = "at_five",
        };
        /// Whether own territories shown on traded cards give two armies.
        "sets.owned_bonus" owned_bonus: OwnedBonus = Once [""] {
            /// No (R0-12).
            None = "none",
            /// Once per turn (R1-66).
            Once = "once",
            /// For each such card (R2-12).
            Each = "each",
        };
        /// Where those two armies go (A2-4).
        "sets.owned_bonus_place" bonus_place: BonusPlace = OnTerritory ["A2-4"] in LATER {
            /// Anywhere, with the other reinforcements.
            Free = "free",
            /// On the territory shown.
            OnTerritory = "on_territory",
        };
        /// Whether an eliminator may use the captured cards at once.
        "elimination.use_cards_now" use_cards_now: UseCardsNow = Forced ["", FirstEdition "R0-44"] {
            /// No (R4-12).
            Off = "off",
            /// Optionally, sets with a captured card (R0-44, A0-18).
            On = "on",
            /// With too many cards they must trade down to four (R1-70).
            Forced = "forced",
        };
        /// Number of cards at which an eliminator must trade at once (R1-70, A1-8).
        "classic.elim_trade_at" elim_trade_at: ElimTradeAt = Seven ["", Classic "R1-70"] in CLASSIC {
            /// More than six, as the document prints it.
            Seven = "7",
            /// Six or more, as other editions print it.
            Six = "6",
        } as numbers;
        /// Number of rounds, from the first, in which no player can be eliminated (R0-45, A0-2).
        "elimination.protected_rounds" protected_rounds: ProtectedRounds = Zero ["R0-45, A0-2", FirstEdition "R0-45"] {
            Zero = "0", One = "1", Two = "2", Three = "3", Four = "4", Six = "6", Eight = "8"
        } as numbers;
        /// What protects a player's last territory in those rounds (A0-2).
        "elimination.protection" protection: Protection = Cap ["A0-2", FirstEdition "R0-45, A0-2"] {
            /// Its last army can't be lost.
            Cap = "cap",
            /// It can't be attacked.
            NoAttack = "no_attack",
            /// Nothing: advice only.
            Off = "off",
        };
        /// Moves at the end of a turn (R1-71, R0-33, A1-10).
        "fortify.mode" fortify: FortifyMode = OneAdjacent ["R1-71, R0-33, A1-10", Classic "R1-71", FirstEdition "R0-33"] {
            /// One move to an adjacent territory.
            OneAdjacent = "one_adjacent" | "adjacent",
            /// One move to any territory connected by own territories.
            OnePath = "one_path" | "path",
            /// Any number of moves, each army to an adjacent territory (A0-7).
            MultiAdjacent = "multi_adjacent",
        };
        "fortify.exclude_engaged" exclude_engaged: OnOff = Off ["R0-34"];
        /// Number of armies that must stay next to an enemy (R4-23, A4-6).
        "fortify.min_border_garrison" fortify_garrison: Garrison = One ["R4-23, A4-6"] in GOALS {
            One = "1", Two = "2"
        } as numbers;
        "advance.min_border_garrison" advance_garrison: Garrison = One ["R4-23, A4-6"] in GOALS;
        /// Maximum number of armies that one player may have on the board (A0-15, A4-8).
        "army.cap" army_cap: ArmyCap = None ["A0-15, A4-8", FirstEdition "R0-3"] {
            /// No limit.
            None = "none",
            /// 120, the number of pieces in the box (R0-3).
            C120 = "120",
            /// 130.
            C130 = "130",
        };
        /// The deck of secret objectives (A2-1, A4-4).
        "objectives.deck" deck: ObjectiveDeck = None ["R2-2, A4-4"] in GOALS {
            /// No objectives.
            None = "none",
            /// The fourteen classic objectives (F-3).
            Classic14 = "classic14",
            /// Sixteen sets of territories (F-10).
            Challenge16 = "challenge16",
            /// Twenty sets of territories (F-10).
            Prestige20 = "prestige20",
        };
        /// When a reached objective counts (A2-7).
        "objectives.check" objective_check: ObjectiveCheck = AnyTime ["A2-7"] in GOALS {
            /// At once, in any seat's turn.
            AnyTime = "any_time",
            /// Only in the owner's turn.
            OwnTurn = "own_turn",
        };
        /// What happens if another player eliminates the target of an objective (F-7).
        "mission.third_party_kill" third_party_kill: ThirdPartyKill = Fallback24 ["F-7"] in GOALS {
            /// The goal becomes 24 territories.
            Fallback24 = "fallback24",
            /// The objective counts as reached.
            Completes = "completes",
        };
        /// What happens to objectives against colours without a player (F-7).
        "mission.unused_colours" unused_colours: UnusedColours = Remove ["F-7"] in GOALS {
            /// They are left out of the deal.
            Remove = "remove",
            /// The goal becomes 24 territories.
            Fallback24 = "fallback24",
        };
        /// What happens with an objective against the owner's own colour (F-7).
        "mission.own_colour" own_colour: OwnColour = Fallback24 ["F-7"] in GOALS {
            /// The goal becomes 24 territories.
            Fallback24 = "fallback24",
            /// Another objective is dealt.
            Redraw = "redraw",
        };
        /// Whether and how a game is limited in time (R2-27, A2-19).
        "end.time_attack" time_attack: TimeAttack = Off ["R2-27, A2-19"] in GOALS {
            /// No limit.
            Off = "off",
            /// Ends after a number of minutes.
            Minutes = "minutes",
            /// Ends after a number of renewals of the deck.
            Reshuffles = "reshuffles",
            /// Ends after a number of rounds: the time limit for play-by-post games.
            Rounds = "rounds",
        };
        /// How often the deck is renewed before the last round (R2-30, A2-10).
        "end.reshuffles" reshuffles: Reshuffles = Two ["R2-30, A2-10"] in GOALS {
            Zero = "0", One = "1", Two = "2", Three = "3", Four = "4"
        } as numbers;
        /// Minutes until the last round begins (R2-28, A2-11): for live games and for play-by-post games.
        "end.minutes" end_minutes: EndMinutes = M90 ["R2-28, A2-11"] in GOALS {
            M60 = "60",
            /// An hour and a half.
            M90 = "90",
            M120 = "120",
            M180 = "180",
            Day = "1440",
            Week = "10080",
            Fortnight = "20160",
            Month = "43200",
        } as numbers;
        /// The round in which time is up (R4-14).
        "end.rounds" end_rounds: EndRounds = R20 ["R4-14"] in GOALS {
            R10 = "10",
            R15 = "15",
            R20 = "20",
            R25 = "25",
            R30 = "30",
            /// Thirty-four: the first closing throw ends round thirty-five (F-15).
            R34 = "34",
            R35 = "35",
            R40 = "40",
        } as numbers;
        "end.elimination_ends" elimination_ends: OnOff = Off ["R2-32"] in GOALS;
        /// Maximum number of extra rounds that tied seats play before the game is a draw (R2-31, A2-12).
        "end.extra_rounds" extra_rounds: ExtraRounds = Three ["R2-31, A2-12"] in GOALS {
            Zero = "0", One = "1", Two = "2", Three = "3"
        } as numbers;
        /// What happens when time is up (A4-11, F-15).
        "end.mode" end_mode: EndMode = Round ["A4-11, F-15"] in GOALS {
            /// The round is completed.
            Round = "round",
            /// Closing throws, with a rising chance to end the game.
            Closing = "sdadata",
        };
        /// The scoring method (R4-15 to R4-17, F-13).
        "score.method" score: ScoreMethod = One ["R4-15, R4-17, F-13"] in GOALS {
            /// All own territories, 50 for the objective.
            One = "1",
            /// Territories of the own objective, 100 for reaching it.
            Two = "2",
            /// As the second method, plus a point for each army on these territories.
            Three = "3",
            /// Territories of the own objective, as official tournaments count.
            Rtu = "rtu",
        };
        /// The tie-breaker for equal points (R2-31, F-14).
        "score.tie" score_tie: ScoreTie = Armies ["R2-31, F-14"] in GOALS {
            /// More armies; then extra rounds; then a draw.
            Armies = "armies",
            /// More points outside the objective; then the later place in the order of play.
            Outside = "outside",
        };
        "table.talk" talk: OnOff = On ["R4-13, R4-20"] in TOURNAMENT;
    }
    and {
        /// Custom objectives of the host, added to the deck (R4-1); not a switch.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        own_objectives: Vec<Objective>,
    }
}
