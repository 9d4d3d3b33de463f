//! `/game host`: the host hands the table over ([PBP-63]).

use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Answered, Request};
use crate::discord::interactions::slash::{Ctx, Done, caller};
use crate::discord::panels::reply::present;
use crate::text::escape_name;
use serenity::all::User;

#[poise::command(slash_command)]
pub(super) async fn host(ctx: Ctx<'_>, person: User) -> Done {
    let request = caller(&ctx);
    let answered = hand_over(&request, person.id.get()).await;
    present(ctx, &request, answered).await
}

async fn hand_over(request: &Request, next: u64) -> Answered {
    let name = request.context.table.hand_over(request.writable()?, &request.person, next).await?;
    Ok(Answer::new(request.words.handed_over(&escape_name(&name))))
}
