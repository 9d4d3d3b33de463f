//! Announcements to the channel of a game, as stored in the outbox. Must not contain secrets.

use super::handover_news::HandoverNews;
use super::time::Millis;
use crate::pace::{AbsencePolicy, Proposed, Right};
use crate::rules::Seat;
use crate::store::Topic;
use serde::{Deserialize, Serialize};

/// Content of an announcement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AnnouncementKind {
    /// The words for the dice are closed: publishes the commitment and what is awaited ([PBP-40]).
    WordsClosed,
    /// A player revealed their sealed word, see [`super::DiceStatus::sealed`] ([PBP-40]).
    Revealed {
        /// Seat of the player.
        seat: Seat,
    },
    /// The named round is out and nobody has it yet: the game, or an order, waits for it ([PBP-40]).
    RoundLate {
        /// Number of the round.
        round: u64,
    },
    /// The stored game no longer is the one that the commitment binds: it does not begin ([PBP-40]).
    Tampered,
    /// An order waits for its dice: publishes what binds it ([PBP-40]).
    OrderBound {
        /// Number of the round.
        round: u64,
        /// The binding, in hexadecimal.
        binding: String,
    },
    /// A turn begins whose board is posted already: names the round of its dice ([PBP-40]).
    RoundNamed {
        /// Number of the round.
        round: u64,
    },
    /// The game starts; repeats the commitment to its seed ([PBP-40]).
    Started {
        /// See [`super::DiceStatus::commitment`].
        commitment: String,
    },
    /// A seat was eliminated.
    Eliminated {
        /// The eliminated seat.
        seat: Seat,
        /// The seat that eliminated it, where the rules know one.
        by: Option<Seat>,
    },
    /// The game is over; [`super::Look::view`] has the outcome. One message; the film is added to it.
    Ended,
    /// A computer player plays the seat of a person who did not answer ([PBP-30]).
    SeatLost {
        /// The seat.
        seat: Seat,
        /// Number of turns and sealed answers that the person missed in a row.
        missed: u32,
    },
    /// The player of a seat can't be asked here any more: a normal computer player plays it from now on ([PBP-44]).
    PlayerGone {
        /// The seat.
        seat: Seat,
        /// The external player's name, or the key of a level that this program does not know.
        player: String,
    },
    /// An external player gave no answer that counts; told once a game ([PBP-44]).
    PlayerForfeits {
        /// The seat.
        seat: Seat,
        /// The external player's name.
        player: String,
    },
    /// The person of a seat was erased ([PBP-54]): a computer player plays it from now on.
    Erased {
        /// The seat.
        seat: Seat,
        /// Whether nobody is left for whom the game could go on: it is closed.
        closed: bool,
    },
    /// A seat changes hands, or may ([PBP-33]).
    Handover {
        /// What happens.
        news: HandoverNews,
    },
    /// A person has taken their seat back ([PBP-30]).
    SeatBack {
        /// The seat.
        seat: Seat,
    },
    /// The game is paused ([PBP-26]).
    Paused {
        /// By which right.
        by: Right,
        /// Name of whoever did it.
        name: String,
        /// When it ends by itself.
        until: Millis,
    },
    /// The pause is over.
    PauseOver {
        /// By which right; `None`: its time is over.
        by: Option<Right>,
        /// Name of whoever ended it.
        name: String,
        /// The next deadline, if any.
        until: Option<Millis>,
    },
    /// Deadlines have more time ([PBP-27]).
    Extended {
        /// By which right.
        by: Right,
        /// Name of whoever did it.
        name: String,
        /// How much more, in milliseconds.
        length: Millis,
        /// The new deadline.
        until: Millis,
    },
    /// A person has said that they are away for some time ([PBP-26]).
    Away {
        /// Number of the absence.
        number: i64,
        /// Name of the person.
        name: String,
        /// When it begins.
        begins: Millis,
        /// When it is over.
        ends: Millis,
        /// Whether it takes the place of another one.
        changed: bool,
    },
    /// A person has ended an absence early, or cancelled it.
    BackEarly {
        /// Number of the absence.
        number: i64,
        /// Name of the person.
        name: String,
        /// Whether it had begun.
        begun: bool,
    },
    /// All can agree to pause, resume or extend; the message is edited when somebody agrees.
    Proposal {
        /// Its number within the game.
        number: u32,
        /// What is proposed.
        what: Proposed,
        /// How many have agreed.
        have: u32,
        /// How many have to.
        of: u32,
    },
    /// The same message, once all have agreed or something else was proposed.
    ProposalClosed {
        /// Its number within the game.
        number: u32,
        /// What was proposed.
        what: Proposed,
        /// How many had to agree.
        of: u32,
    },
    /// All have agreed what happens to whoever does not answer in time ([PBP-30]).
    PolicyChanged {
        /// What happens to them.
        policy: AbsencePolicy,
    },
    /// Somebody concedes, and not all rivals have ([PBP-65]).
    Concedes {
        /// Who concedes.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// How many have conceded.
        have: u32,
        /// How many have to.
        of: u32,
    },
    /// Somebody no longer concedes.
    ConcedesNoMore {
        /// Who does not.
        seat: Seat,
        /// To whom they had conceded.
        to: Seat,
    },
    /// What was conceded no longer counts: a whole round has passed, or other people play.
    ConcessionsOver {
        /// To whom it was.
        to: Seat,
    },
    /// All who are left can agree in secret to end the game as it stands ([PBP-65]); the message is edited when somebody agrees.
    Call {
        /// Its number within the game.
        number: u32,
        /// How many agree.
        have: u32,
        /// How many have to.
        of: u32,
        /// When it lapses.
        until: Millis,
    },
    /// The same message, once it is closed.
    CallClosed {
        /// Its number within the game.
        number: u32,
        /// Whether all agreed.
        agreed: bool,
    },
    /// Closed, because no person has answered for three rounds ([PBP-62]).
    Abandoned {
        /// At a table without a limit of time: the number of days in which nothing has happened.
        days: Option<u32>,
    },
    /// Cancelled by its host.
    Cancelled,
    /// Cancelled by a manager of the server.
    CancelledBy {
        /// Name of the manager.
        name: String,
    },
    /// Deadlines passed while the bot was off; they are extended ([PBP-25]).
    Grace {
        /// The new deadline.
        until: Millis,
    },
    /// The clock of the machine was set, and deadlines moved with it.
    ClockSet {
        /// The deadline as the clock shows it now.
        until: Millis,
    },
    /// The lobby closed after inactivity ([PBP-3]).
    LobbyClosed,
    /// Players of the game that a rematch repeats have left the server and got no seat ([PBP-45]).
    NotSeated {
        /// Their names.
        names: Vec<String>,
    },
    /// The host's role passed on to another player.
    NewHost {
        /// Name of the new host.
        name: String,
        /// Whether the old one has left the server; else they left the lobby.
        gone: bool,
    },
    /// The host, or a manager of the server, has made another player host ([PBP-63]).
    HostChosen {
        /// Name of the new host.
        name: String,
        /// Name of whoever decided it.
        by: String,
        /// Whether that is a manager of the server; else the old host.
        manager: bool,
    },
    /// The host has not answered for long, and the role passed on to the next person ([PBP-63]).
    HostSilent {
        /// Name of the new host.
        name: String,
    },
    /// The game can't be read and is set aside; no other facts are available.
    SetAside,
    /// A parked game goes on, in its old channel or in another one. Delivering this notice unparks the game ([PBP-53]).
    Resumed,
}

impl AnnouncementKind {
    pub(super) const fn topic(&self) -> Topic {
        match self {
            Self::WordsClosed => Topic::WordsClosed,
            Self::Revealed { .. } => Topic::Revealed,
            Self::RoundLate { .. } => Topic::RoundLate,
            Self::OrderBound { .. } => Topic::OrderBound,
            Self::RoundNamed { .. } => Topic::RoundNamed,
            Self::Started { .. } => Topic::Started,
            Self::Eliminated { .. } => Topic::Eliminated,
            Self::SeatLost { .. } | Self::Erased { .. } | Self::PlayerGone { .. } => Topic::SeatLost,
            Self::PlayerForfeits { .. } => Topic::PlayerForfeits,
            Self::Handover { .. } => Topic::Handover,
            Self::SeatBack { .. } => Topic::SeatBack,
            Self::Paused { .. } => Topic::Paused,
            Self::PauseOver { .. } => Topic::PauseOver,
            Self::Extended { .. } => Topic::Extended,
            Self::PolicyChanged { .. } => Topic::PolicyChanged,
            Self::Away { .. } => Topic::Away,
            Self::BackEarly { .. } => Topic::BackEarly,
            Self::Proposal { .. } | Self::ProposalClosed { .. } => Topic::Proposal,
            Self::Concedes { .. } => Topic::Concedes,
            Self::ConcedesNoMore { .. } => Topic::ConcedesNoMore,
            Self::ConcessionsOver { .. } => Topic::ConcessionsOver,
            Self::Call { .. } | Self::CallClosed { .. } => Topic::Call,
            Self::Ended => Topic::Ended,
            Self::Cancelled | Self::CancelledBy { .. } | Self::Tampered | Self::Abandoned { .. } => {
                Topic::Cancelled
            }
            Self::Grace { .. } | Self::ClockSet { .. } => Topic::Grace,
            Self::LobbyClosed => Topic::LobbyClosed,
            Self::NotSeated { .. } => Topic::NotSeated,
            Self::NewHost { .. } | Self::HostChosen { .. } | Self::HostSilent { .. } => Topic::NewHost,
            Self::SetAside => Topic::SetAside,
            Self::Resumed => Topic::Resumed,
        }
    }

    /// Distinguishes announcements of one event and topic, as [`super::NoticeKind`] does.
    pub(super) const fn item(&self, version: i64) -> i64 {
        match self {
            Self::Revealed { seat } | Self::Eliminated { seat, .. } | Self::PlayerForfeits { seat, .. } => {
                seat.0 as i64
            }
            // A seat may be lost and taken back several times; several are lost in one step.
            Self::SeatLost { seat, .. }
            | Self::SeatBack { seat }
            | Self::Erased { seat, .. }
            | Self::PlayerGone { seat, .. }
            | Self::Concedes { seat, .. }
            | Self::ConcedesNoMore { seat, .. }
            | Self::ConcessionsOver { to: seat } => version * 256 + seat.0 as i64,
            Self::Handover { news } => version * 256 + news.seat().0 as i64,
            Self::Grace { until } | Self::ClockSet { until } => *until,
            Self::Away { number, .. } | Self::BackEarly { number, .. } => *number,
            Self::RoundLate { round } | Self::OrderBound { round, .. } | Self::RoundNamed { round } => {
                *round as i64
            }
            Self::Proposal { number, .. }
            | Self::ProposalClosed { number, .. }
            | Self::Call { number, .. }
            | Self::CallClosed { number, .. } => *number as i64,
            Self::Paused { .. }
            | Self::PauseOver { .. }
            | Self::Extended { .. }
            | Self::PolicyChanged { .. }
            | Self::NewHost { .. }
            | Self::HostChosen { .. }
            | Self::HostSilent { .. }
            | Self::SetAside
            | Self::Resumed => version,
            Self::WordsClosed
            | Self::Tampered
            | Self::Started { .. }
            | Self::Ended
            | Self::Cancelled
            | Self::CancelledBy { .. }
            | Self::Abandoned { .. }
            | Self::NotSeated { .. }
            | Self::LobbyClosed => 0,
        }
    }

    /// User id of the person whom it asks something; `None`: nobody in particular.
    pub const fn person(&self) -> Option<u64> {
        match self {
            Self::Handover { news } => news.person(),
            _ => None,
        }
    }

    /// The names of people in it.
    pub(super) fn names_mut(&mut self) -> Vec<&mut String> {
        match self {
            Self::Paused { name, .. }
            | Self::PauseOver { name, .. }
            | Self::Extended { name, .. }
            | Self::CancelledBy { name }
            | Self::Away { name, .. }
            | Self::BackEarly { name, .. }
            | Self::NewHost { name, .. }
            | Self::HostSilent { name } => vec![name],
            Self::HostChosen { name, by, .. } => vec![name, by],
            Self::NotSeated { names } => names.iter_mut().collect(),
            Self::Handover { news } => news.names_mut(),
            Self::WordsClosed
            | Self::Revealed { .. }
            | Self::RoundLate { .. }
            | Self::Tampered
            | Self::OrderBound { .. }
            | Self::RoundNamed { .. }
            | Self::Started { .. }
            | Self::Eliminated { .. }
            | Self::Ended
            | Self::SeatLost { .. }
            | Self::PlayerGone { .. }
            | Self::PlayerForfeits { .. }
            | Self::Erased { .. }
            | Self::SeatBack { .. }
            | Self::Proposal { .. }
            | Self::ProposalClosed { .. }
            | Self::PolicyChanged { .. }
            | Self::Concedes { .. }
            | Self::ConcedesNoMore { .. }
            | Self::ConcessionsOver { .. }
            | Self::Call { .. }
            | Self::CallClosed { .. }
            | Self::Abandoned { .. }
            | Self::Cancelled
            | Self::Grace { .. }
            | Self::ClockSet { .. }
            | Self::LobbyClosed
            | Self::SetAside
            | Self::Resumed => Vec::new(),
        }
    }

    /// Whether it is told only once in a game.
    pub(super) const fn is_once(&self) -> bool {
        matches!(self, Self::PlayerForfeits { .. })
    }

    /// Whether its message is edited when it changes.
    pub(super) const fn is_edited(&self) -> bool {
        matches!(
            self,
            Self::Proposal { .. } | Self::ProposalClosed { .. } | Self::Call { .. } | Self::CallClosed { .. }
        )
    }

    /// Whether it is a channel post that must be delivered in order.
    pub(super) const fn in_order(&self) -> bool {
        !matches!(
            self,
            Self::Resumed
                | Self::SetAside
                | Self::Cancelled
                | Self::CancelledBy { .. }
                | Self::Abandoned { .. }
                | Self::Tampered
                | Self::LobbyClosed
                | Self::Handover { news: HandoverNews::Resigned { closed: true, .. } }
        )
    }
}
