//! `/game nudge`: asks whoever the table waits for to answer ([PBP-66]).

use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Answered, Request};
use crate::discord::interactions::slash::{Ctx, Done, caller};
use crate::discord::panels::reply::present;
use crate::table::Nudged;

#[poise::command(slash_command)]
pub(super) async fn nudge(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let answered = nudged(&request).await;
    present(ctx, &request, answered).await
}

async fn nudged(request: &Request) -> Answered {
    let words = request.words;
    Ok(Answer::new(match request.context.table.nudge(request.playable()?, &request.person).await? {
        Nudged::Sent => words.nudge_sent(),
        Nudged::Rests => words.nudge_rests(),
        Nudged::Already => words.nudge_already(),
    }))
}
