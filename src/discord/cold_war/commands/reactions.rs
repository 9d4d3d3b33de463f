//! `/cold consent`, `/cold intercept`, `/cold meet`, `/cold defend`, `/cold present`: answers to what others do, mostly in their
//! turns (R3-22, R3-28, A3-32, A3-53, A3-57); and `/cold permit`: leave that is given or refused in advance ([PBP-36]).

use super::super::page_codes::{Order as Standing, Orders};
use super::callers_seat::offered_armies;
use super::complete::{complete_guest, complete_own_state, complete_reaction};
use super::typed;
use crate::discord::cold_war::commands::turn;
use crate::discord::cold_war::deals;
use crate::discord::cold_war::orders_page;
use crate::discord::cold_war::question;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::interactions::slash;
use crate::discord::interactions::slash::{Ctx, Done, caller};
use crate::discord::options::integer_option::{AtLeast, magnitude};
use crate::discord::panels::reply::present as show;
use crate::rules;
use crate::rules::cold_war::deals::Permission;
use crate::rules::cold_war::{Action, Armies, ConsentOrder};
use crate::table::Look;

/// For what leave is given. Must not be reordered: Discord clients send the position.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum LeaveFor {
    #[name = "stop"]
    Stop,
    #[name = "build"]
    Build,
}

impl From<LeaveFor> for Permission {
    fn from(what: LeaveFor) -> Self {
        match what {
            LeaveFor::Stop => Self::Stop,
            LeaveFor::Build => Self::Build,
        }
    }
}

#[poise::command(slash_command)]
pub(super) async fn consent(ctx: Ctx<'_>, given: bool) -> Done {
    let request = caller(&ctx);
    let answered = turn::answer_question(&request, Action::Consent { given }).await;
    show(ctx, &request, answered).await
}

#[poise::command(slash_command)]
pub(super) async fn intercept(ctx: Ctx<'_>, number: AtLeast<0>) -> Done {
    let request = caller(&ctx);
    let answered = turn::answer_question(&request, Action::Intercept { number: magnitude(number.0) }).await;
    show(ctx, &request, answered).await
}

#[poise::command(slash_command)]
pub(super) async fn meet(ctx: Ctx<'_>, #[autocomplete = "complete_reaction"] armies: Option<String>) -> Done {
    let request = caller(&ctx);
    let answered = meet_invader(&request, armies.as_deref()).await;
    show(ctx, &request, answered).await
}

#[poise::command(slash_command)]
pub(super) async fn defend(ctx: Ctx<'_>, #[autocomplete = "complete_reaction"] armies: String) -> Done {
    let request = caller(&ctx);
    let answered = defend_with(&request, &armies).await;
    show(ctx, &request, answered).await
}

#[poise::command(slash_command)]
pub(super) async fn present(ctx: Ctx<'_>, accept: bool) -> Done {
    let request = caller(&ctx);
    let answered = turn::answer_question(&request, Action::Present { accepted: accept }).await;
    show(ctx, &request, answered).await
}

#[poise::command(slash_command)]
pub(super) async fn permit(
    ctx: Ctx<'_>,
    given: bool,
    #[autocomplete = "complete_guest"] player: Option<String>,
    what: Option<LeaveFor>,
    #[autocomplete = "complete_own_state"] state: Option<String>,
) -> Done {
    let request = caller(&ctx);
    let answered = leave_for(&request, given, (player.as_deref(), what), state.as_deref()).await;
    show(ctx, &request, answered).await
}

/// All armies that the open question offers.
pub(super) fn all_offered(look: &Look) -> Armies {
    let menus = look.view.awaited_asks().filter_map(|ask| match &ask.menu {
        rules::Menu::ColdWar(menu) => Some(offered_armies(menu)),
        rules::Menu::Classic(_) | rules::Menu::Y2210(_) => None,
    });
    menus.fold(Armies::NONE, Armies::plus)
}

/// Armies meet an invader; without armies he comes in unopposed.
async fn meet_invader(request: &Request, armies: Option<&str>) -> Answered {
    let look = question::acting(request).await?;
    let read = |typed| typed::armies(request.words, typed, all_offered(&look)).map_err(Refusal::Said);
    let armies = armies.map_or(Ok(Armies::NONE), read)?;
    turn::answer_question(request, Action::Meet { armies }).await
}

async fn defend_with(request: &Request, armies: &str) -> Answered {
    let look = question::acting(request).await?;
    let armies = typed::armies(request.words, armies, all_offered(&look)).map_err(Refusal::Said)?;
    turn::answer_question(request, Action::Defend { armies }).await
}

/// Gives or refuses leave in advance: to one player or all, for one thing or all, in one state or everywhere.
async fn leave_for(
    request: &Request,
    given: bool,
    (player, what): (Option<&str>, Option<LeaveFor>),
    state: Option<&str>,
) -> Answered {
    let look = question::acting(request).await?;
    let at = state.map(|typed| slash::territory(request, look.view.map(), typed)).transpose()?;
    let seat = player.map(|typed| deals::another_deal(request, &look, typed)).transpose()?;
    let order = ConsentOrder { at, seat, what: what.map(Permission::from), given };
    orders_page::press_orders(request, &look, &Orders::Set(Standing::Consent(order))).await
}
