//! `/cold guard`, `/cold defence`: interceptors and armies that answer in advance, as standing orders (A3-31, A3-35, A3-53, [PBP-36]).
//! Leave in advance is in `reactions.rs`.

use super::super::page_codes::{Order as Standing, Orders};
use super::complete::{complete_defence, complete_guarded, complete_other};
use super::typed;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::interactions::slash::{Ctx, Done, caller, present};
use crate::discord::options::integer_option::{AtLeast, magnitude};
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
    let call = caller(&ctx);
    let missiles = passing.map(|passing| passing == Passing::Missiles);
    let number = AtLeast::given(interceptors).map_or(EVERY, magnitude);
    let answered = call.cold_guard((number, missiles), (state.as_deref(), against.as_deref())).await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command)]
pub(super) async fn defence(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_defence"] armies: String,
    meet: Option<bool>,
    #[autocomplete = "complete_guarded"] state: Option<String>,
    #[autocomplete = "complete_other"] against: Option<String>,
) -> Done {
    let call = caller(&ctx);
    let condition = (state.as_deref(), against.as_deref());
    let answered = call.cold_defence(&armies, meet.unwrap_or(false), condition).await;
    present(ctx, &call, answered).await
}

impl Request {
    /// How many interceptors oppose, without a question.
    async fn cold_guard(
        &self,
        (number, missiles): (u32, Option<bool>),
        condition: (Option<&str>, Option<&str>),
    ) -> Answered {
        let look = self.acting_in_cold_war().await?;
        let (at, against) = self.condition(&look, condition)?;
        let order = InterceptOrder { at, against, missiles, number: number.min(EVERY) };
        self.press_cold_war_orders(&look, &Orders::Set(Standing::Intercept(order))).await
    }

    /// Which armies defend, or meet an invader, without a question.
    async fn cold_defence(
        &self,
        armies: &str,
        meet: bool,
        condition: (Option<&str>, Option<&str>),
    ) -> Answered {
        let look = self.acting_in_cold_war().await?;
        let (at, against) = self.condition(&look, condition)?;
        let armies = typed::ordered(self.words, armies).map_err(Refusal::Said)?;
        let order = DefenceOrder { at, against, armies };
        let order = if meet { Standing::Meet(order) } else { Standing::Defend(order) };
        self.press_cold_war_orders(&look, &Orders::Set(order)).await
    }

    /// The state and the player of an order, if they are named.
    fn condition(
        &self,
        look: &Look,
        (state, against): (Option<&str>, Option<&str>),
    ) -> Result<(Option<TerritoryId>, Option<Seat>), Refusal> {
        let at = state.map(|typed| self.territory(look.view.map(), typed)).transpose()?;
        Ok((at, against.map(|typed| self.another(look, typed)).transpose()?))
    }
}
