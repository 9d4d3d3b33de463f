//! The best plans for one's own open question with their chances.

use crate::discord::components::{MESSAGE, cut};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::interaction_response;
use crate::discord::interactions::request::{Answered, Request};
use crate::discord::interactions::slash::{Done, deferral};
use crate::discord::panels::reply;
use crate::discord::texts::status_text;
use crate::table::Hint;
use crate::text::Words;
use serenity::all::{CreateAllowedMentions, EditInteractionResponse};

/// Responds with the hint, or why there is none. Deferred, since thinking takes longer than a first response may.
pub(crate) async fn respond_with_hint(request: &Request) -> Done {
    interaction_response::respond(request, deferral(request)).await?;
    let answer = reply::to_answer(request, asked(request).await).await;
    let edit = EditInteractionResponse::new().content(answer.text);
    let edit = edit.allowed_mentions(CreateAllowedMentions::new());
    interaction_response::complete_response(request, edit).await
}

async fn asked(request: &Request) -> Answered {
    let hint = request.context.table.hint(request.target()?, &request.person).await?;
    Ok(Answer::new(told(request.words, &hint)))
}

/// The question, each plan with its chance, and what the figures are.
fn told(words: Words, hint: &Hint) -> String {
    let names = status_text::names(&hint.look);
    let mut lines = vec![words.hint_title(hint.number, &words.task(hint.ask.menu.kind()))];
    for (place, advice) in (1..).zip(&hint.plans) {
        let percent = (advice.chance * 100.0).round() as u32;
        lines.push(words.hint_plan(place, &words.answer(&advice.plan, &names), percent));
    }
    if hint.plans.len() == 1 {
        lines.push(words.hint_alone());
    }
    let points = hint.look.view.rulebook.is_played_for_points();
    lines.push(if points { words.hint_shares() } else { words.hint_chances() });
    cut(&lines.join("\n"), MESSAGE)
}
