//! What happened. The log keeps outcomes (dice, cards drawn) with the action that caused them, so that it can be
//! replayed without deciding anything again. An event never changes its meaning: stored games depend on it.

use super::super::families::{Action, Face, FamilyEvent, FamilySeen};
use super::super::ids::{AskId, Seat};
use super::answer_origin::AnswerOrigin;
use super::dice_roll::Roll;
use super::milestone::Milestone;
use serde::{Deserialize, Serialize};

/// One entry of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// An open answer; what it did follows.
    Answered {
        /// By whom.
        by: Seat,
        /// To which question.
        ask: AskId,
        /// How it came about.
        how: AnswerOrigin,
        /// The answer.
        action: Action,
    },
    /// A sealed answer: nobody else sees it, nor whose it is.
    Sealed {
        /// By whom.
        by: Seat,
        /// To which question.
        ask: AskId,
        /// How it came about.
        how: AnswerOrigin,
        /// The answer.
        action: Action,
    },
    /// An answer of which the others see only what the family shows.
    Partial {
        /// By whom.
        by: Seat,
        /// To which question.
        ask: AskId,
        /// How it came about.
        how: AnswerOrigin,
        /// The answer.
        action: Action,
    },
    /// What the rules made of it.
    Happened(FamilyEvent),
}

/// Who looks on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// Everybody: the channel, spectators, logs.
    Public,
    /// One seat.
    Seat(Seat),
}

impl Viewer {
    /// Whether this viewer is that seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

/// An event as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seen {
    /// An open answer.
    Answered {
        /// By whom.
        by: Seat,
        /// How it came about.
        how: AnswerOrigin,
        /// The answer.
        action: Action,
    },
    /// One's own sealed answer.
    OwnSealed {
        /// The answer.
        action: Action,
    },
    /// One more sealed answer is in; never whose ([PBP-22]).
    OneMoreSealed,
    /// Somebody else's answer, as far as the family shows it.
    Partial {
        /// By whom.
        by: Seat,
        /// How it came about.
        how: AnswerOrigin,
        /// The part that is shown.
        face: Face,
    },
    /// What the rules made of an answer.
    Happened(FamilySeen),
}

impl Seen {
    /// Whose turn began with it, if one did.
    pub fn turn_of(&self) -> Option<Seat> {
        match self.milestone() {
            Some(Milestone::TurnBegan { seat, .. }) => Some(seat),
            _ => None,
        }
    }

    /// The dice that it threw, if any were thrown in battle.
    pub fn roll(&self) -> Option<Roll> {
        match self {
            Self::Happened(seen) => seen.roll(),
            Self::Answered { .. } | Self::OwnSealed { .. } | Self::OneMoreSealed | Self::Partial { .. } => {
                None
            }
        }
    }

    /// What it means for the table, as far as the viewer may know.
    pub fn milestone(&self) -> Option<Milestone> {
        match self {
            Self::Happened(seen) => seen.milestone(),
            Self::Answered { .. } | Self::OwnSealed { .. } | Self::OneMoreSealed | Self::Partial { .. } => {
                None
            }
        }
    }
}

impl Event {
    /// What it means for the table, if anything.
    pub fn milestone(&self) -> Option<Milestone> {
        match self {
            Self::Answered { .. } | Self::Sealed { .. } | Self::Partial { .. } => None,
            Self::Happened(event) => event.milestone(),
        }
    }

    /// Who plays after whom among so many seats, if it decides that; the first begins.
    pub fn order_of_play(&self, seats: u8) -> Option<Vec<Seat>> {
        match self {
            Self::Answered { .. } | Self::Sealed { .. } | Self::Partial { .. } => None,
            Self::Happened(event) => event.order_of_play(seats),
        }
    }

    /// The dice that it threw, if any were thrown in battle.
    pub fn roll(&self) -> Option<Roll> {
        match self {
            Self::Answered { .. } | Self::Sealed { .. } | Self::Partial { .. } => None,
            Self::Happened(event) => event.roll(),
        }
    }

    /// What that viewer sees of it, if anything.
    pub fn seen_by(&self, viewer: Viewer) -> Option<Seen> {
        match self {
            Self::Answered { by, how, action, ask: _ } => {
                Some(Seen::Answered { by: *by, how: *how, action: action.clone() })
            }
            Self::Sealed { by, action, .. } | Self::Partial { by, action, .. } if viewer.is(*by) => {
                Some(Seen::OwnSealed { action: action.clone() })
            }
            Self::Sealed { .. } => Some(Seen::OneMoreSealed),
            Self::Partial { by, how, action, ask: _ } => {
                Some(Seen::Partial { by: *by, how: *how, face: action.face()? })
            }
            Self::Happened(event) => event.seen_by(viewer).map(Seen::Happened),
        }
    }
}
