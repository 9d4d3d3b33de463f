//! How an answer or a refusal reaches the person who asked.

use super::{private_panel, table_replies};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Answered, Request};
use crate::discord::interactions::slash::{Ctx, Done};
use crate::ops::InteractionResult;

/// The answer, or the refusal as text. A private answer gets the hint about closed direct messages, once.
pub(crate) async fn to_answer(request: &Request, answered: Answered) -> Answer {
    let mut answer = match answered {
        Ok(answer) => answer,
        Err(refusal) => {
            request.first_response.interaction.note(InteractionResult::Refused);
            Answer::new(table_replies::refusal(request, refusal).await)
        }
    };
    if answer.public {
        answer.text = request.context.mentions.within(&answer.text);
    } else if request.context.table.dm_refused(request.person.id).await.unwrap_or(false) {
        answer.text = format!("{}\n\n{}", answer.text, request.words.how_to_open_dms());
    }
    // A message in a direct message channel is private already. A normal one stays there and can be edited later.
    answer.public |= request.direct;
    answer
}

/// Responds with the answer or refusal; and once, if direct messages were refused, explains how to open them
/// ([PBP-19]).
pub(crate) async fn present(ctx: Ctx<'_>, request: &Request, answered: Answered) -> Done {
    let answer = to_answer(request, answered).await;
    ctx.has_sent_initial_response.store(true, std::sync::atomic::Ordering::SeqCst);
    private_panel::respond_with_answer(request, &answer).await
}

/// Sends the answer at once, then its picture.
pub(crate) async fn present_with_picture(ctx: Ctx<'_>, request: &Request, answered: Answered) -> Done {
    let answer = to_answer(request, answered).await;
    ctx.has_sent_initial_response.store(true, std::sync::atomic::Ordering::SeqCst);
    private_panel::open_panel(request, answer).await
}
