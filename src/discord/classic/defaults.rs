//! A person's own defaults ([PBP-55]): how far an attack goes, how many armies move in, whether the end of a turn is
//! confirmed. They are private and hold in all games of this family.

use crate::discord::components::custom_id::{self, TooLong};
use crate::discord::interactions::request::{Refusal, Request};
use crate::rules::classic::{MoveIn, Until};
use serde::{Deserialize, Serialize};

/// A person's own defaults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Defaults {
    /// When an attack by one press stops.
    pub(super) until: Until,
    /// How many armies then move in.
    pub(super) move_in: MoveIn,
    /// Whether *End turn* asks for confirmation while attacks or moves are possible.
    pub(super) confirm_end: bool,
}

impl Default for Defaults {
    fn default() -> Self {
        Self { until: Until::Captured, move_in: MoveIn::All, confirm_end: true }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {
    /// Show them.
    Show,
    /// When an attack stops.
    Until(Until),
    /// How many armies move in.
    MoveIn(MoveIn),
    /// Whether the end of a turn is confirmed.
    Confirm(bool),
}

/// Key under which this person's defaults are stored.
fn defaults_key(request: &Request) -> String {
    format!("defaults.classic.{}", request.person.id)
}

/// This person's defaults; those of everybody if none are stored.
pub(super) async fn defaults(request: &Request) -> Result<Defaults, Refusal> {
    let stored = request.context.table.recall(&defaults_key(request)).await?;
    Ok(stored.and_then(|code| custom_id::read(&code).ok()).unwrap_or_default())
}

pub(super) async fn keep_defaults(request: &Request, defaults: Defaults) -> Result<(), Refusal> {
    let code = custom_id::write(&defaults).map_err(|TooLong| Refusal::Said(request.words.no_internal()))?;
    Ok(request.context.table.remember(&defaults_key(request), &code.to_string()).await?)
}
