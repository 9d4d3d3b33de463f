//! Events of a game's log, and what each viewer sees of them. The log keeps outcomes (dice, cards drawn) together with the
//! action that caused them, so that a replay decides nothing again. The meaning of an event must not change: stored games
//! depend on it.

use super::super::families::{Action, Face, FamilyEvent, FamilySeen};
use super::super::ids::{AskId, Seat};
use super::super::outcome::Settlement;
use super::answer_origin::AnswerOrigin;
use super::dice_roll::Roll;
use super::milestone::Milestone;
use super::personal_notice::PersonalNotice;
use serde::{Deserialize, Deserializer, Serialize};

/// Version of a stored [`Event`]. A field that is added later has a default, so that older events are read as they were meant; what
/// can't be said by a default gets the next version, and a way from the older one in [`Event::read`].
pub const EVENT_VERSION: u32 = 1;

/// Why a stored event can't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnreadableEvent {
    /// A newer program has stored it.
    #[error("version {0}, newer than {EVENT_VERSION}")]
    Newer(u32),
    /// The text is not an event of that version.
    #[error("damaged")]
    Damaged,
}

/// One entry of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// An open answer. The events that it causes follow.
    Answered {
        /// The seat that answered.
        by: Seat,
        /// Id of the question.
        ask: AskId,
        /// How the answer came about.
        how: AnswerOrigin,
        /// The answer.
        action: Action,
    },
    /// A sealed answer: only the seat that answered sees it; others don't see whose it is.
    Sealed {
        /// The seat that answered.
        by: Seat,
        /// Id of the question.
        ask: AskId,
        /// How the answer came about.
        how: AnswerOrigin,
        /// The answer.
        action: Action,
    },
    /// An answer of which other viewers see only the part that the family shows.
    Partial {
        /// The seat that answered.
        by: Seat,
        /// Id of the question.
        ask: AskId,
        /// How the answer came about.
        how: AnswerOrigin,
        /// The answer.
        action: Action,
    },
    /// An event of the family.
    Happened(FamilyEvent),
    /// A seat took back its last answers ([PBP-12]). They stay in the log; the state is the one before them.
    Undone {
        /// The seat.
        by: Seat,
        /// Number of answers.
        answers: u32,
        /// Number of events that no longer count: these answers, and all that followed from them.
        events: u32,
    },
}

/// Who sees a view or an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// The public: the channel, spectators, logs.
    Public,
    /// One seat.
    Seat(Seat),
}

impl Viewer {
    /// Whether this viewer is that seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// The seat; `None` for the public.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Public => None,
            Self::Seat(seat) => Some(seat),
        }
    }
}

/// An event as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seen {
    /// An open answer.
    Answered {
        /// The seat that answered.
        by: Seat,
        /// How the answer came about.
        how: AnswerOrigin,
        /// The answer.
        action: Action,
    },
    /// The viewer's own sealed or partly hidden answer.
    OwnSealed {
        /// The answer.
        action: Action,
    },
    /// Another seat has given a sealed answer; the seat stays hidden ([PBP-22]).
    OneMoreSealed,
    /// The answer of another seat, as far as the family shows it.
    Partial {
        /// The seat that answered.
        by: Seat,
        /// How the answer came about.
        how: AnswerOrigin,
        /// The part that is shown.
        face: Face,
    },
    /// An event of the family.
    Happened(FamilySeen),
    /// A seat took back its last answers ([PBP-12]).
    Undone {
        /// The seat.
        by: Seat,
        /// Number of answers.
        answers: u32,
    },
}

impl Seen {
    /// The seat whose turn begins with this event, if one does.
    pub fn turn_of(&self) -> Option<Seat> {
        match self.milestone() {
            Some(Milestone::TurnBegan { seat, .. }) => Some(seat),
            _ => None,
        }
    }

    /// How many of these events belong to the turn before the first one that another seat begins, and the number of that
    /// turn; `None` if no other seat's turn begins.
    pub fn before_other_turn(seen: &[Self], own: Seat) -> Option<(usize, u32)> {
        seen.iter().enumerate().find_map(|(at, one)| match one.milestone() {
            Some(Milestone::TurnBegan { seat, turn, .. }) if seat != own => {
                Some((at, turn.saturating_sub(1)))
            }
            _ => None,
        })
    }

    /// The battle dice rolled in this event, if any.
    pub fn roll(&self) -> Option<Roll> {
        match self {
            Self::Happened(seen) => seen.roll(),
            Self::Answered { .. }
            | Self::OwnSealed { .. }
            | Self::OneMoreSealed
            | Self::Partial { .. }
            | Self::Undone { .. } => None,
        }
    }

    /// What the event means for the table, as far as the viewer may know.
    pub fn milestone(&self) -> Option<Milestone> {
        match self {
            Self::Happened(seen) => seen.milestone(),
            Self::Answered { .. }
            | Self::OwnSealed { .. }
            | Self::OneMoreSealed
            | Self::Partial { .. }
            | Self::Undone { .. } => None,
        }
    }
}

impl Event {
    /// Reads an event that a program stored with that version.
    ///
    /// # Errors
    /// [`UnreadableEvent`], which names no content.
    pub fn read<'de, D: Deserializer<'de>>(version: u32, stored: D) -> Result<Self, UnreadableEvent> {
        match version {
            EVENT_VERSION => Self::deserialize(stored).map_err(|_| UnreadableEvent::Damaged),
            0 => Err(UnreadableEvent::Damaged),
            newer => Err(UnreadableEvent::Newer(newer)),
        }
    }

    /// What the event means for the table, if anything.
    pub fn milestone(&self) -> Option<Milestone> {
        match self {
            Self::Answered { .. } | Self::Sealed { .. } | Self::Partial { .. } | Self::Undone { .. } => None,
            Self::Happened(event) => event.milestone(),
        }
    }

    /// How the people at the table ended the game with it, if they did ([PBP-65]).
    pub fn settlement(&self) -> Option<Settlement> {
        match self {
            Self::Answered { .. } | Self::Sealed { .. } | Self::Partial { .. } | Self::Undone { .. } => None,
            Self::Happened(event) => event.outcome()?.settlement(),
        }
    }

    /// What single players are told of it personally.
    pub fn personal_notices(&self) -> Vec<PersonalNotice> {
        match self {
            Self::Answered { .. } | Self::Sealed { .. } | Self::Partial { .. } | Self::Undone { .. } => {
                Vec::new()
            }
            Self::Happened(event) => event.personal_notices(),
        }
    }

    /// The order of play among `seats` seats, first player first, if this event decides it.
    pub fn order_of_play(&self, seats: u8) -> Option<Vec<Seat>> {
        match self {
            Self::Answered { .. } | Self::Sealed { .. } | Self::Partial { .. } | Self::Undone { .. } => None,
            Self::Happened(event) => event.order_of_play(seats),
        }
    }

    /// The battle dice rolled in this event, if any.
    pub fn roll(&self) -> Option<Roll> {
        match self {
            Self::Answered { .. } | Self::Sealed { .. } | Self::Partial { .. } | Self::Undone { .. } => None,
            Self::Happened(event) => event.roll(),
        }
    }

    /// The event as the viewer sees it; `None` if they see nothing of it.
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
            Self::Undone { by, answers, events: _ } => Some(Seen::Undone { by: *by, answers: *answers }),
        }
    }
}
