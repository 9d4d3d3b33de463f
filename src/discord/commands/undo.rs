//! `/undo`: takes back the last free answers of one's own turn ([PBP-12]).

use crate::discord::interactions::slash::{Ctx, Done, caller};
use crate::discord::panels::reply::present;
use crate::discord::panels::undo;

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn undo(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let answered = undo::undo_offer(&request).await;
    present(ctx, &request, answered).await
}
