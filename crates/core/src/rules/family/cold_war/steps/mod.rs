//! The steps of the family, one file per question: what it asks, which answers are legal, its default, a random answer, what
//! an answer does, and its events with their recording. This file lists them; a new question adds a line to each list.

mod answer_checks;
pub(super) mod consent;
pub(super) mod defend;
pub(super) mod exile;
pub(super) mod exile_gift;
pub(super) mod intercept;
pub(super) mod intercept_invasion;
pub(super) mod last_launch;
pub(super) mod launch;
pub(super) mod losses;
pub(super) mod negotiate;
mod passage;
pub(super) mod pay_war;
pub(super) mod refugee_pieces;
pub mod turn_actions;
pub(super) mod upkeep;

pub use consent::{Consent, Leave};
pub use defend::{DefenceNamed, Defend};
pub use exile::{Exile, Refuge};
pub use exile_gift::Present;
pub use intercept::{Intercept, InterceptionOpened, LetPass};
pub use intercept_invasion::Meet;
pub use last_launch::LastLaunch;
pub use launch::{Arsenal, Launch};
pub use losses::{ArmiesLost, Lose, LossesOwed};
pub use negotiate::{Received, Talk};
pub use pay_war::PayWar;
pub use refugee_pieces::Pieces;
pub use turn_actions::Act;
pub use upkeep::{Drop, Upkeep};

use super::deals::{DealNumber, Terms};
use super::{Armies, ColdWar, Weapon};
use crate::rules::engine::{answers, questions};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

questions! { Menu and AskKind of ColdWar:
    "upkeep" Upkeep in upkeep,
    "act" Act in turn_actions,
    "consent" Consent in consent,
    "pay_war" PayWar in pay_war,
    "intercept" Intercept in intercept,
    "meet" Meet in intercept_invasion,
    "defend" Defend in defend,
    "lose" Lose in losses,
    "exile" Exile in exile,
    "pieces" Pieces in refugee_pieces,
    "present" Present in exile_gift,
    "launch" Launch in launch,
    "last_launch" LastLaunch in last_launch,
    "talk" Talk in negotiate,
}

/// Passes the public events of the steps, by file, to another macro.
macro_rules! each_event_of_steps {
    ($then:ident! { $($arguments:tt)* }) => {
        $then! {
            $($arguments)*
            steps::upkeep { UpkeepPaid }
            steps::turn_actions::buy { Bought }
            steps::turn_actions::declare { WarDeclared }
            steps::turn_actions::convoy_leg { LegBegan, LegArrived, LegCancelled }
            steps::turn_actions::fight { FightOpened, Fought }
            steps::turn_actions::convert { Converted }
            steps::turn_actions::refugees { RefugeesMoved }
            steps::turn_actions::civil_war { CivilWarBegan, CivilWarWon }
            steps::turn_actions::extermination { Exterminated }
            steps::consent { LeaveAsked, LeaveAnswered, LeaveClosed }
            steps::pay_war { WarPromised }
            steps::intercept { InterceptionOpened, LetPass, Intercepted }
            steps::intercept_invasion { MeetingOpened, MeetingAnswered }
            steps::defend { DefenceNamed }
            steps::losses { LossesOwed, ArmiesLost }
            steps::exile { PiecesPlaced }
            steps::refugee_pieces { PiecesOwed, PiecesChanged }
            steps::exile_gift { PresentOffered, PresentAnswered }
            steps::launch { Launched }
            steps::last_launch { LaunchPassed }
        }
    };
}

pub(super) use each_event_of_steps;

/// Armies by state: each state at most once.
pub type Forces = Vec<(TerritoryId, Armies)>;

/// What an answer attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A state: war on whoever holds it or has armies there.
    State(TerritoryId),
    /// The armies of one player.
    Player(Seat),
}

impl Menu {
    /// What an answer to this question attacks (R3-18, R3-22, R3-31, R3-34, A3-33); `None`: nothing.
    #[allow(clippy::wildcard_enum_match_arm, reason = "no other answer attacks anybody")]
    pub fn target(&self, answer: &Action) -> Option<Target> {
        match (self, answer) {
            (_, Action::Declare { target, .. }) => Some(Target::State(*target)),
            (_, Action::Leg { path, war: true, .. } | Action::Launch { path, .. }) => {
                path.last().copied().map(Target::State)
            }
            (_, Action::Fight { against, .. } | Action::CivilWar { against, .. }) => {
                Some(Target::Player(*against))
            }
            (Self::PayWar(menu), Action::PayWar { promise: true }) => Some(Target::State(menu.at)),
            _ => None,
        }
    }
}

answers! {
    /// An answer to an open question.
    #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Action {
        /// Pay the upkeep of all armies but these (A3-12).
        "upkeep" Upkeep {
            /// Armies that aren't paid.
            unpaid: Forces,
        },
        /// Buy armies in one state (R3-15, R3-16).
        "buy" Buy {
            /// The state.
            at: TerritoryId,
            /// The armies.
            armies: Armies,
        },
        /// Declare war on a state and move armies in (R3-18, R3-20).
        "declare" Declare {
            /// The state.
            target: TerritoryId,
            /// Armies from neighbouring states.
            armies: Forces,
        },
        /// A leg of a convoy (R3-26, A3-33).
        "leg" Leg {
            /// Where it begins.
            from: TerritoryId,
            /// One to three armies.
            armies: Armies,
            /// One to three states, each next to the one before.
            path: Vec<TerritoryId>,
            /// Whether the stop is paid as a war without asking for leave (A3-63).
            war: bool,
        },
        /// Open a fight (R3-22).
        "fight" Fight {
            /// The state.
            at: TerritoryId,
            /// The opponent.
            against: Seat,
            /// Own armies that fight.
            armies: Armies,
        },
        /// Turn own armies into another player's (R3-25).
        "convert" Convert {
            /// The state.
            at: TerritoryId,
            /// The armies.
            armies: Armies,
            /// The other player.
            to: Seat,
        },
        /// Move own refugee pieces to a neighbouring state (R3-29).
        "move_refugees" MoveRefugees {
            /// From there.
            from: TerritoryId,
            /// To there.
            to: TerritoryId,
            /// Number of pieces.
            pieces: u32,
        },
        /// Civil war of refugees against armies (R3-31).
        "civil_war" CivilWar {
            /// The state.
            at: TerritoryId,
            /// The opponent.
            against: Seat,
            /// Own pieces, which are removed.
            pieces: u32,
        },
        /// Exterminate refugees in an own state (R3-33).
        "exterminate" Exterminate {
            /// The state.
            at: TerritoryId,
            /// Whose refugees.
            whose: Seat,
            /// Number of pieces.
            pieces: u32,
        },
        /// Nothing more in this turn.
        "done" Done,
        /// Whether the armies may stop, or the refugees may build (A3-32, A3-39).
        "consent" Consent {
            /// Yes or no.
            given: bool,
        },
        /// After a refusal: pay a war, or take the leg back (A3-32).
        "pay_war" PayWar {
            /// Whether a war is paid.
            promise: bool,
        },
        /// How many interceptors oppose what passes (A3-31); none: it passes.
        "intercept" Intercept {
            /// Their number.
            number: u32,
        },
        /// The armies that meet an invader (A3-53); none: he is let in.
        "meet" Meet {
            /// The armies, with at least one interceptor.
            armies: Armies,
        },
        /// The armies that defend (A3-35).
        "defend" Defend {
            /// The armies.
            armies: Armies,
        },
        /// The armies that are lost (A3-15).
        "lose" Lose {
            /// The armies.
            armies: Armies,
        },
        /// Where the refugees of a new exile appear, and the first step of each (A3-38).
        "appear" Appear {
            /// The state.
            at: TerritoryId,
            /// Pieces that go on to a neighbour; the others stay.
            steps: Vec<(TerritoryId, u32)>,
        },
        /// Where refugee pieces grow or go (A3-27).
        "fit" Fit {
            /// Number of pieces by state.
            pieces: Vec<(TerritoryId, u32)>,
        },
        /// Whether armies are accepted as a present (A3-57).
        "present" Present {
            /// Yes or no.
            accepted: bool,
        },
        /// Launch a nuclear weapon (R3-34).
        "launch" Launch {
            /// Where it stands.
            from: TerritoryId,
            /// The weapon.
            weapon: Weapon,
            /// The states on its way, the target last; the state itself for a target where it stands.
            path: Vec<TerritoryId>,
        },
        /// Nothing: no launch, no payment, no deal.
        "pass" Pass,
        /// Pay money to another player (R3-8).
        "pay" Pay {
            /// The player.
            to: Seat,
            /// The sum.
            money: u32,
        },
        /// Offer a deal.
        "offer" Offer {
            /// The player.
            to: Seat,
            /// The terms.
            terms: Terms,
        },
        /// Answer an offer with another one.
        "counter" Counter {
            /// The offer that it answers.
            number: DealNumber,
            /// The terms.
            terms: Terms,
        },
        /// Accept an offer.
        "accept" Accept {
            /// The offer.
            number: DealNumber,
        },
        /// Decline an offer.
        "decline" Decline {
            /// The offer.
            number: DealNumber,
        },
        /// Withdraw an own offer.
        "withdraw" Withdraw {
            /// The offer.
            number: DealNumber,
        },
        /// Say whether a promise was kept.
        "judge" Judge {
            /// The deal.
            number: DealNumber,
            /// The place of the promise in the deal.
            place: u8,
            /// Whether it was kept.
            kept: bool,
        },
    }
}
