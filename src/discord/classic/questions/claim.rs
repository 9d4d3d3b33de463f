//! Question `Claim`: a free territory in the set-up (R1-61): menu, command, autocomplete.

use super::super::autocomplete::{fitting, key, offered};
use super::super::panel::{Buttons, Panel};
use super::super::question::{Question, Rows, pick};
use crate::discord::components::{Line, menus};
use crate::discord::interactions::request::{Answered, Request};
use crate::discord::interactions::slash;
use crate::discord::interactions::slash::{Command, Ctx};
use crate::discord::panels::give_order;
use crate::rules::TerritoryId;
use crate::rules::classic::{Action, Menu, steps};
use crate::table::Order;
use serenity::all::CreateAutocompleteResponse;

pub(super) const COMMAND: &str = "claim";

pub(super) fn commands() -> Vec<Command> {
    Vec::new()
}

pub(super) fn panel(panel: &Panel<'_>) -> Buttons {
    panel.only(&panel.words.button_claim())
}

pub(super) fn rows(question: &Question<'_>, menu: &steps::Claim) -> Rows {
    let line = |at| {
        let line = Line::new(question.territory(at), question.answer_with(Action::Claim { at })?);
        Ok(line.note(continent(question, at)))
    };
    let lines = menu.free.iter().map(line).collect::<Result<Vec<_>, _>>()?;
    menus(question.words, pick, &question.words.pick_claim(), (&lines, 5))
}

/// The continent of a territory.
pub(super) fn continent(question: &Question<'_>, at: TerritoryId) -> String {
    let board = question.view().map();
    question.words.continent(board, board.territory(at).continent)
}

pub(in super::super) async fn claim(request: &Request, territory: &str) -> Answered {
    let look = slash::acting(request).await?;
    let at = slash::territory(request, look.view.map(), territory)?;
    give_order::by_command(request, Order::Answer(Action::Claim { at }.into())).await
}

/// Free territories with their continents.
pub(in super::super) async fn complete_free(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    offered(ctx, |question| {
        let Menu::Claim(steps::Claim { free }) = question.menu else { return Vec::new() };
        let free: Vec<TerritoryId> = free.iter().collect();
        let label =
            |at| (format!("{} · {}", question.territory(at), continent(question, at)), key(question, at));
        fitting(question, partial, &free).into_iter().map(label).collect()
    })
    .await
}
