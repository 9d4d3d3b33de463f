//! `/undo`: takes back the last free answers of one's own turn ([PBP-12]).

use crate::discord::interactions::slash::{Ctx, Done, caller, present};

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn undo(ctx: Ctx<'_>) -> Done {
    let call = caller(&ctx);
    let answered = call.undo_offer().await;
    present(ctx, &call, answered).await
}
