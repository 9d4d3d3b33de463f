//! Events of the family, and what each viewer sees of them. The meaning of an event must not change: stored games depend on
//! it.

use super::deal_events::{Dealt, Paid};
use super::{Game, Public, Transaction};
use crate::rules::engine::{Milestone, PersonalNotice, Recorded as _, Viewer};
use crate::rules::ids::Seat;
use serde::{Deserialize, Serialize};

/// An event of the family.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Visible to all viewers.
    Public(Public),
    /// About a deal: only its parties see it (A3-45).
    Dealt(Dealt),
    /// Money passed between players: public, unless the table plays with secret money (A3-45).
    Paid(Paid),
}

/// An event as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seen {
    /// Visible to all viewers.
    Public(Public),
    /// About a deal of the viewer.
    Dealt(Dealt),
    /// Money passed between players.
    Paid(Paid),
}

/// The public part of a partly hidden answer: this family has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Face {}

impl From<Public> for crate::rules::Event {
    fn from(public: Public) -> Self {
        Event::Public(public).into()
    }
}

impl From<Public> for Event {
    fn from(public: Public) -> Self {
        Self::Public(public)
    }
}

impl Transaction<'_> {
    /// Appends and applies a public event.
    pub(super) fn emit_public(&mut self, event: impl Into<Public>) {
        self.emit(Event::Public(event.into()));
    }
}

impl Event {
    /// The event as the viewer sees it; `None` if he sees nothing of it.
    pub(super) fn seen_by(&self, viewer: Viewer) -> Option<Seen> {
        match self {
            Self::Public(public) => Some(Seen::Public(public.clone())),
            Self::Dealt(dealt) => {
                let party = viewer.seat().is_some_and(|seat| dealt.parties().contains(&seat));
                party.then(|| Seen::Dealt(dealt.clone()))
            }
            Self::Paid(paid) => paid.seen_by(viewer).map(Seen::Paid),
        }
    }

    /// Applies it to the state. Deals leave the open question of the turn as it is.
    pub(super) fn record(&self, game: &mut Game) {
        match self {
            Self::Public(public) => {
                public.record(game);
                // The other players who are asked for leave have the same question as before (A3-32).
                if !matches!(public, Public::LeaveAnswered(_)) {
                    game.state.asked_since = game.seq + 1;
                }
            }
            Self::Dealt(dealt) => dealt.record(game),
            Self::Paid(paid) => paid.record(game),
        }
    }

    /// Whether the answer that it follows from can no longer be taken back ([PBP-12]).
    pub(super) fn is_final(&self) -> bool {
        match self {
            Self::Public(public) => public.is_final(),
            Self::Dealt(_) | Self::Paid(_) => true,
        }
    }

    /// The order of play that the event decides (A3-58).
    pub(super) fn order_of_play(&self) -> Option<Vec<Seat>> {
        if let Self::Public(Public::YearBegan(began)) = self { Some(began.order.clone()) } else { None }
    }

    /// What the event means for the table.
    pub(super) fn milestone(&self) -> Option<Milestone> {
        match self {
            Self::Public(public) => public.milestone(),
            Self::Dealt(_) | Self::Paid(_) => None,
        }
    }

    /// What the event means for single players.
    pub(super) fn personal_notices(&self) -> Vec<PersonalNotice> {
        match self {
            Self::Public(Public::Blasted(blast)) => blast.personal_notices(),
            Self::Public(_) => Vec::new(),
            Self::Dealt(dealt) => dealt.personal_notices(),
            Self::Paid(paid) => paid.personal_notices(),
        }
    }
}

/// A pattern for any of these public events.
macro_rules! events {
    ($($event:ident),+ $(,)?) => { $(Public::$event { .. })|+ };
}

impl Public {
    /// The same for a public event. What a player does alone in his own turn is free; what asks another player, is thrown, or
    /// ends a turn, is not.
    const fn is_final(&self) -> bool {
        match self {
            events! {
                UpkeepPaid, Bought, WarDeclared, LegBegan, LegArrived, LegCancelled, WarPromised, Converted,
                RefugeesMoved, Exterminated, ControlChanged, InterceptorsTaken
            } => false,
            events! {
                SeatsDrawn, SetUp, YearBegan, Counted, TurnBegan, TurnEnded, LeaveAsked, LeaveAnswered, LeaveClosed,
                InterceptionOpened, LetPass, Intercepted, MeetingOpened, MeetingAnswered, FightOpened,
                DefenceNamed, Fought, LossesOwed, ArmiesLost, PresentOffered, PresentAnswered, ExileBegan,
                PiecesPlaced, PiecesChanged, PiecesOwed, ExileEnded, SeatOut, CivilWarBegan, CivilWarWon,
                Launched, Blasted, LastLaunchesOpened, LaunchPassed, Ended
            } => true,
        }
    }
}

impl Seen {
    /// What the event means for the table, as far as the viewer may know.
    pub(super) fn milestone(&self) -> Option<Milestone> {
        match self {
            Self::Public(public) => public.milestone(),
            Self::Dealt(_) | Self::Paid(_) => None,
        }
    }
}
