//! Reads and sets the caller's own standing orders of this family.

use crate::discord::interactions::request::{Refusal, Request};
use crate::rules::y2210::Standing;
use crate::rules::{self, Illegal};
use crate::table::{self, GameRef, TableError};

impl Request {
    /// The caller's standing orders.
    pub(super) async fn y2210_standing(&self, which: GameRef) -> Result<Standing, Refusal> {
        match self.context.table.standing(which, &self.person).await? {
            rules::Standing::Y2210(standing) => Ok(standing),
            rules::Standing::Classic(_) | rules::Standing::ColdWar(_) => {
                Err(TableError::Illegal(Illegal::OtherFamily).into())
            }
        }
    }

    pub(super) async fn set_y2210_standing(
        &self,
        which: GameRef,
        standing: &Standing,
    ) -> Result<table::Done, Refusal> {
        let standing = standing.clone().into();
        Ok(self.context.table.set_standing(which, &self.person, standing).await?)
    }
}
