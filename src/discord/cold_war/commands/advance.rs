//! `/cold guard`, `/cold defence`: interceptors and armies that answer in advance, as standing orders (A3-31, A3-35, A3-53, [PBP-36]).
//! Leave in advance is in `reactions.rs`.

use super::super::page_codes::{Order as Standing, Orders};
use super::complete::{complete_defence, complete_guarded, complete_other};
use super::typed;
use crate::discord::cold_war::deals;
use crate::discord::cold_war::orders_page;
use crate::discord::cold_war::question;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::interactions::slash;
use crate::discord::interactions::slash::{Ctx, Done, caller};
use crate::discord::options::integer_option::{AtLeast, magnitude};
use crate::discord::panels::reply::present;
use crate::rules::cold_war::{DefenceOrder, EVERY, InterceptOrder};
use crate::rules::{Seat, TerritoryId};
use crate::table::Look;

/// What interceptors oppose. Must not be reordered: Discord clients send the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
pub(super) enum Passing {
    #[name = "missiles"]
    Missiles,
    #[name = "convoys"]
    Convoys,
}

#[poise::command(slash_command)]
pub(super) async fn guard(
    ctx: Ctx<'_>,
    interceptors: Option<AtLeast<0>>,
    passing: Option<Passing>,
    #[autocomplete = "complete_guarded"] state: Option<String>,
    #[autocomplete = "complete_other"] against: Option<String>,
) -> Done {
    let request = caller(&ctx);
    let missiles = passing.map(|passing| passing == Passing::Missiles);
    let number = AtLeast::given(interceptors).map_or(EVERY, magnitude);
    let answered = set_guard(&request, (number, missiles), (state.as_deref(), against.as_deref())).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
pub(super) async fn defence(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_defence"] armies: String,
    meet: Option<bool>,
    #[autocomplete = "complete_guarded"] state: Option<String>,
    #[autocomplete = "complete_other"] against: Option<String>,
) -> Done {
    let request = caller(&ctx);
    let condition = (state.as_deref(), against.as_deref());
    let answered = set_defence(&request, &armies, meet.unwrap_or(false), condition).await;
    present(ctx, &request, answered).await
}

/// How many interceptors oppose, without a question.
async fn set_guard(
    request: &Request,
    (number, missiles): (u32, Option<bool>),
    condition: (Option<&str>, Option<&str>),
) -> Answered {
    let look = question::acting(request).await?;
    let (at, against) = read_condition(request, &look, condition)?;
    let order = InterceptOrder { at, against, missiles, number: number.min(EVERY) };
    orders_page::press_orders(request, &look, &Orders::Set(Standing::Intercept(order))).await
}

/// Which armies defend, or meet an invader, without a question.
async fn set_defence(
    request: &Request,
    armies: &str,
    meet: bool,
    condition: (Option<&str>, Option<&str>),
) -> Answered {
    let look = question::acting(request).await?;
    let (at, against) = read_condition(request, &look, condition)?;
    let armies = typed::ordered(request.words, armies).map_err(Refusal::Said)?;
    let order = DefenceOrder { at, against, armies };
    let order = if meet { Standing::Meet(order) } else { Standing::Defend(order) };
    orders_page::press_orders(request, &look, &Orders::Set(order)).await
}

/// The state and the player of an order, if they are named.
fn read_condition(
    request: &Request,
    look: &Look,
    (state, against): (Option<&str>, Option<&str>),
) -> Result<(Option<TerritoryId>, Option<Seat>), Refusal> {
    let at = state.map(|typed| slash::territory(request, look.view.map(), typed)).transpose()?;
    Ok((at, against.map(|typed| deals::another_deal(request, look, typed)).transpose()?))
}
