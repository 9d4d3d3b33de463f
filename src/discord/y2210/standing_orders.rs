//! Reads and sets the caller's own standing orders of this family.

use crate::discord::interactions::request::{Refusal, Request};
use crate::rules::y2210::Standing;
use crate::rules::{self, Illegal};
use crate::table::{self, GameRef, TableError};

/// The caller's standing orders.
pub(super) async fn standing(request: &Request, which: GameRef) -> Result<Standing, Refusal> {
    match request.context.table.standing(which, &request.person).await? {
        rules::Standing::Y2210(standing) => Ok(standing),
        rules::Standing::Classic(_) | rules::Standing::ColdWar(_) => {
            Err(TableError::Illegal(Illegal::OtherFamily).into())
        }
    }
}

pub(super) async fn set_standing(
    request: &Request,
    which: GameRef,
    standing: &Standing,
) -> Result<table::Done, Refusal> {
    let standing = standing.clone().into();
    Ok(request.context.table.set_standing(which, &request.person, standing).await?)
}
