//! Reads a typed plan of this family, with the person's own defaults where it says nothing ([PBP-11], [PBP-55]).

use super::defaults::Defaults;
use crate::discord::classic::defaults;
use crate::discord::interactions::request::{Refusal, Request};
use crate::rules::TurnPlan;
use crate::table::Look;

pub(crate) async fn read_plan(request: &Request, look: &Look, typed: &str) -> Result<TurnPlan, Refusal> {
    let Defaults { until, move_in, .. } = defaults::defaults(request).await?;
    let (words, board) = (request.words, look.view.map());
    let read = words.read_classic_plan(board, typed, (until, move_in));
    read.map_err(|error| Refusal::Said(words.plan_error(board, &error)))
}
