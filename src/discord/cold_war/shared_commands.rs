//! What the family of the Cold War makes of the commands that all families share.

use crate::discord::play_commands::Typed;
use crate::discord::request::{Answered, Request};
use crate::rules::cold_war::Order as Compound;
use crate::rules::{self};
use crate::table::{Order, TableError};

impl Request {
    /// Carries out a shared command: `/end` ends the turn; the other shared commands are about games of other families.
    pub(crate) async fn play_cold_war(&self, typed: &Typed) -> Answered {
        match typed {
            Typed::End => self.order(Order::Compound(Compound::End.into())).await,
            Typed::Claim { .. }
            | Typed::Wish { .. }
            | Typed::Deploy { .. }
            | Typed::Place { .. }
            | Typed::Attack(_)
            | Typed::Advance { .. }
            | Typed::Roll { .. }
            | Typed::Defend(_)
            | Typed::Fortify { .. } => Err(TableError::Illegal(rules::Illegal::OtherFamily).into()),
        }
    }
}
