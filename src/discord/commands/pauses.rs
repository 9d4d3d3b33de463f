//! `/game pause`, `/game resume` and `/game extend` ([PBP-26], [PBP-27]).

use crate::discord::interactions::request::{Answered, Request};
use crate::discord::interactions::slash::{Ctx, Done, caller};
use crate::discord::panels::proposals;
use crate::discord::panels::reply::present;
use crate::table::ClockRequest;

#[poise::command(slash_command)]
pub(super) async fn pause(ctx: Ctx<'_>, time: Option<String>) -> Done {
    let request = caller(&ctx);
    let answered = typed(&request, time.as_deref(), ClockRequest::Pause).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
pub(super) async fn resume(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let answered = typed(&request, None, |_| ClockRequest::Resume).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
pub(super) async fn extend(ctx: Ctx<'_>, time: Option<String>) -> Done {
    let request = caller(&ctx);
    let answered = typed(&request, time.as_deref(), ClockRequest::Extend).await;
    present(ctx, &request, answered).await
}

async fn typed(
    request: &Request,
    time: Option<&str>,
    wanted: impl Fn(Option<i64>) -> ClockRequest,
) -> Answered {
    let which = request.playable()?;
    let length = proposals::typed_length(request.words, time)?;
    proposals::change_clock(request, which, wanted(length)).await
}
