//! `Taken`: a seat with its player's private data, read from and written to its row.

use super::absence_state::Absence;
use super::colour::Colour;
use super::computer_kind::Computer;
use super::error::{TableError, damaged};
use super::handover_state::{Departure, Handovers};
use super::hints::Hints;
use super::json_column;
use super::plans::SeatPlans;
use super::types::Seated;
use crate::luck::{self, SealedWord};
use crate::rules::{Role, Seat, Standing};
use crate::store::{SeatRow, StoreError};

/// A taken seat with the player's private data.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Taken {
    pub(super) seated: Seated,
    pub(super) standing: Option<Standing>,
    /// The player's open word for the dice; secret until the game is over.
    pub(super) word: Option<String>,
    /// The player's sealed word; public once revealed.
    pub(super) sealed: Option<SealedWord>,
    /// The player's plans ([PBP-11]).
    pub(super) plans: SeatPlans,
    /// The role that the host has given to the player (A3-23).
    pub(super) role: Option<Role>,
    /// What the person missed since their last answer ([PBP-30]).
    pub(super) absence: Absence,
    /// Number of turns that a computer player took for the person ([PBP-31]).
    pub(super) computer_turns: u32,
    /// Who had the seat before, and to whom it is offered ([PBP-33]).
    pub(super) handovers: Handovers,
    /// The hints that the player has had.
    pub(super) hints: Hints,
}

/// Reads the seat of that game from its row.
pub(super) fn take(id: i64, row: SeatRow) -> Result<Taken, TableError> {
    let colour = Colour::find(&row.colour).ok_or_else(|| damaged(id, "a colour"))?;
    let standing = match row.standing.as_str() {
        "" => None,
        text => Some(serde_json::from_str(text).map_err(|_| damaged(id, "a standing order"))?),
    };
    let seat = u8::try_from(row.seat).map_err(|_| StoreError::Damaged("a seat"))?;
    // A level of another version is no damage: the seat's next question finds somebody who plays.
    let computer = Computer::find(&row.computer);
    let seated = Seated { seat: Seat(seat), person: row.person as u64, name: row.name, colour, computer };
    let word = Some(row.word).filter(|word| !word.is_empty());
    let sealed = match row.sealed.as_str() {
        "" => None,
        hash => {
            let hash = luck::unhex(hash).ok_or_else(|| damaged(id, "a sealed word"))?;
            Some(SealedWord { hash, word: Some(row.revealed).filter(|word| !word.is_empty()) })
        }
    };
    let plans = json_column::read(&row.plans).ok_or_else(|| damaged(id, "a plan"))?;
    let role = row.role.map(u8::try_from).transpose().map_err(|_| StoreError::Damaged("a role"))?;
    let absence = json_column::read(&row.absence).ok_or_else(|| damaged(id, "what somebody missed"))?;
    let computer_turns = row.computer_turns as u32;
    let handovers = json_column::read(&row.handovers).ok_or_else(|| damaged(id, "who had a seat before"))?;
    let hints = json_column::read(&row.hints).ok_or_else(|| damaged(id, "hints"))?;
    let role = role.map(Role);
    Ok(Taken { seated, standing, word, sealed, plans, role, absence, computer_turns, handovers, hints })
}

impl Taken {
    /// A seat whose player has given nothing yet.
    pub(super) fn new(seated: Seated) -> Self {
        let (plans, absence) = (SeatPlans::default(), Absence::default());
        Self {
            seated,
            standing: None,
            word: None,
            sealed: None,
            plans,
            role: None,
            absence,
            computer_turns: 0,
            handovers: Handovers::default(),
            hints: Hints::default(),
        }
    }

    /// Gives the seat to somebody else in that turn. Secrets of the seat go along; what its player ordered for later does not.
    /// `counts`: see [`Departure::counts`].
    pub(super) fn hand_to(&mut self, (person, name): (u64, String), (turn, counts): (i64, bool)) {
        let left = self.seated.person as i64;
        self.handovers.left.push(Departure { person: left, turn, counts });
        self.handovers.offered = None;
        (self.seated.person, self.seated.name, self.seated.computer) = (person, name, None);
        (self.standing, self.plans, self.absence) = (None, SeatPlans::default(), Absence::default());
        (self.computer_turns, self.hints) = (0, Hints::default());
    }

    /// The row of the seat.
    pub(super) fn row(&self) -> SeatRow {
        let standing = self
            .standing
            .as_ref()
            .map_or_else(String::new, |standing| serde_json::to_string(standing).expect("plain values"));
        SeatRow {
            seat: i64::from(self.seated.seat.0),
            person: self.seated.person as i64,
            name: self.seated.name.clone(),
            colour: self.seated.colour.key().to_owned(),
            standing,
            word: self.word.clone().unwrap_or_default(),
            sealed: self.sealed.as_ref().map_or_else(String::new, |sealed| luck::hex(&sealed.hash)),
            revealed: self.sealed.as_ref().and_then(|sealed| sealed.word.clone()).unwrap_or_default(),
            computer: self.seated.computer.as_ref().map(Computer::key).unwrap_or_default(),
            plans: json_column::write(&self.plans),
            role: self.role.map(|role| i64::from(role.0)),
            absence: json_column::write(&self.absence),
            computer_turns: i64::from(self.computer_turns),
            handovers: json_column::write(&self.handovers),
            hints: json_column::write(&self.hints),
        }
    }
}
