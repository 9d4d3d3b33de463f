//! `/hint`: the best plans for one's own open question with their chances. The response is private, also a refusal.

use crate::discord::interactions::slash::{Ctx, Done, caller};
use crate::discord::panels::hint::respond_with_hint;

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn hint(ctx: Ctx<'_>) -> Done {
    ctx.has_sent_initial_response.store(true, std::sync::atomic::Ordering::SeqCst);
    respond_with_hint(&caller(&ctx)).await
}
