//! `/game resign`, `/game replace` and `/game silence`: seats that change hands, and what happens to the silent ([PBP-30], [PBP-33]).

use super::autocomplete::complete_player;
use super::game::SilenceChoice;
use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::interactions::slash::{Ctx, Done, caller, named_person};
use crate::discord::panels::reply::present;
use crate::discord::panels::{proposals, seat_handover};
use crate::discord::texts::silence_texts;
use crate::table::{AbsencePolicy, Change, ClockRequest, Replacement, TableError};
use serenity::all::User;

#[poise::command(slash_command)]
pub(super) async fn resign(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let answered = seat_handover::ask_resign(&request).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
pub(super) async fn replace(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_player"] player: String,
    person: Option<User>,
    withdraw: Option<bool>,
) -> Done {
    let request = caller(&ctx);
    let with = match person {
        _ if withdraw == Some(true) => Replacement::Nobody,
        Some(user) => Replacement::Person(named_person(&request, &user)),
        None => Replacement::Computer,
    };
    let answered = seat_handover::replace(&request, &player, &with).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
pub(super) async fn silence(ctx: Ctx<'_>, policy: SilenceChoice) -> Done {
    let request = caller(&ctx);
    let answered = choose_silence(&request, policy.policy()).await;
    present(ctx, &request, answered).await
}

/// In a lobby the host chooses; in a running game all agree to something stricter.
async fn choose_silence(request: &Request, policy: AbsencePolicy) -> Answered {
    match request.look().await {
        Err(Refusal::Table(TableError::NotRunning { .. })) => {
            let change = Change::AbsencePolicy(policy);
            request.context.table.configure(request.writable()?, &request.person, change).await?;
            Ok(Answer::new(request.words.now_policy(&silence_texts::policy_name(request.words, policy))))
        }
        look => {
            look?;
            proposals::change_clock(request, request.playable()?, ClockRequest::Policy(policy)).await
        }
    }
}
