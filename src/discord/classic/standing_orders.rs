//! Reads and sets the caller's own standing orders of this family.

use crate::discord::request::{Refusal, Request};
use crate::rules;
use crate::rules::classic::Standing;
use crate::table::{self, Place};

impl Request {
    /// The caller's standing orders.
    pub(super) async fn standing(&self, place: Place) -> Result<Standing, Refusal> {
        match self.context.table.standing(place, &self.person).await? {
            rules::Standing::Classic(standing) => Ok(standing),
        }
    }

    pub(super) async fn set_standing(
        &self,
        place: Place,
        standing: &Standing,
    ) -> Result<table::Done, Refusal> {
        let standing = standing.clone().into();
        Ok(self.context.table.set_standing(place, &self.person, standing).await?)
    }
}
