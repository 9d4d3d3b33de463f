//! Question `Fortify`: the move at the end of a turn (R1-71): menu, and commands `/fortify` and `/end`. The menu itself
//! is in `end_of_turn`.

use super::super::autocomplete::{fitting, key, offered, typed_territory};
use super::super::panel::{Buttons, Panel};
use super::super::question::{PanelRows, Question};
use super::end_of_turn;
use crate::discord::interactions::request::{Answered, Request};
use crate::discord::interactions::slash;
use crate::discord::interactions::slash::{Command, Ctx, other};
use crate::discord::panels::give_order;
use crate::present::classic::ranked_choices;
use crate::rules::TerritoryId;
use crate::rules::classic::{MoveOption, Order as Compound, steps};
use crate::table::Order;
use serenity::all::CreateAutocompleteResponse;

pub(super) const COMMAND: &str = "fortify";

pub(super) fn commands() -> Vec<Command> {
    Vec::new()
}

pub(super) fn panel(panel: &Panel<'_>) -> Buttons {
    let end = panel.last_page(end_of_turn::Press::AskEnd, &panel.words.button_end_turn())?;
    Ok(vec![panel.act(&panel.words.button_fortify())?, end])
}

pub(super) fn rows(question: &Question<'_>, _menu: &steps::Fortify) -> PanelRows {
    end_of_turn::page(question).map(|page| page.rows.into_iter().collect())
}

pub(in super::super) async fn fortify(
    request: &Request,
    from: &str,
    to: &str,
    armies: Option<i64>,
) -> Answered {
    let board = slash::board_here(request).await?;
    let (from, to) = (slash::territory(request, board, from)?, slash::territory(request, board, to)?);
    let armies = armies.map(|n| slash::armies(request, n)).transpose()?;
    give_order::by_command(request, Order::Compound(Compound::Fortify { from, to, armies }.into())).await
}

fn best(question: &Question<'_>) -> Vec<MoveOption> {
    ranked_choices::best_shifts(question.view(), &end_of_turn::shifts(question))
}

/// Territories from which a move is possible.
pub(in super::super) async fn complete_fortify_from(
    ctx: Ctx<'_>,
    partial: &str,
) -> CreateAutocompleteResponse {
    offered(ctx, |question| {
        let mut order: Vec<TerritoryId> = Vec::new();
        for shift in best(question) {
            if !order.contains(&shift.from) {
                order.push(shift.from);
            }
        }
        fitting(question, partial, &order)
            .into_iter()
            .map(|at| (question.territory_with_armies(at), key(question, at)))
            .collect()
    })
    .await
}

/// Territories to which a move is possible.
pub(in super::super) async fn complete_fortify_to(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let from = other(ctx, "from");
    offered(ctx, |question| {
        let from = typed_territory(question, from);
        let mut order: Vec<TerritoryId> = Vec::new();
        for shift in best(question) {
            if from.is_none_or(|from| from == shift.from) && !order.contains(&shift.to) {
                order.push(shift.to);
            }
        }
        let label = |at| {
            let threat = question.words.threat(ranked_choices::threat(question.view(), at));
            (format!("{} · {threat}", question.territory_with_armies(at)), key(question, at))
        };
        fitting(question, partial, &order).into_iter().map(label).collect()
    })
    .await
}
