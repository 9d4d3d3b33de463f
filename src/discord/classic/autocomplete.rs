//! Shared autocomplete code of this family's commands: only values that answer the open question, the best first
//! ([PBP-9]).

use super::question::Question;
use crate::discord::interactions::request::Request;
use crate::discord::interactions::slash::{Choice, Ctx, choices};
use crate::discord::options::parse;
use crate::rules::TerritoryId;
use serenity::all::CreateAutocompleteResponse;

/// The choices that `offer` makes for the open question; empty if no question is open to the person.
pub(super) async fn offered(
    ctx: Ctx<'_>,
    offer: impl FnOnce(&Question<'_>) -> Vec<Choice> + Send,
) -> CreateAutocompleteResponse {
    let request = Request::of_command(ctx.framework.user_data, ctx.interaction);
    let Ok(look) = request.look().await else { return choices(Vec::new()) };
    choices(Question::open(request.words, &look).map(|question| offer(&question)).unwrap_or_default())
}

/// A territory that was typed into another option, if it is valid.
pub(super) fn typed_territory(question: &Question<'_>, typed: Option<String>) -> Option<TerritoryId> {
    let typed = typed.filter(|typed| !typed.trim().is_empty())?;
    parse::territory(question.words, question.view().map(), &typed).ok()
}

/// The option value of a territory: its key.
pub(super) fn key(question: &Question<'_>, at: TerritoryId) -> String {
    question.view().map().territory(at).key.clone()
}

/// The territories of `among` that match the typed text, the best first.
pub(super) fn fitting(question: &Question<'_>, typed: &str, among: &[TerritoryId]) -> Vec<TerritoryId> {
    question.words.rank_territories(question.view().map(), typed, among)
}
