//! Helpers of all slash commands: framework types, the calling person, responses, autocomplete choices.

use super::request::{Refusal, Request};
use crate::discord::components::cut_label;
use crate::discord::context::answer::Answer;
use crate::discord::context::handler_context::HandlerContext;
use crate::discord::context::user_rate_limit::Allowance;
use crate::discord::interactions::interaction_response;
use crate::discord::interactions::picked_person::PickedPerson;
use crate::discord::options::parse;
use crate::ops::InteractionResult;
use crate::rules::{Board, TerritoryId};
use crate::table::{Look, Person};
use serenity::all::{
    AutocompleteChoice, CreateAllowedMentions, CreateAutocompleteResponse, CreateInteractionResponse,
    CreateInteractionResponseMessage, ResolvedValue, User, UserId,
};
use std::sync::Arc;

/// Context that the framework passes to a command.
pub(crate) type Ctx<'a> = poise::ApplicationContext<'a, Arc<HandlerContext>, serenity::Error>;
pub(crate) type Command = poise::Command<Arc<HandlerContext>, serenity::Error>;
pub(crate) type Done = Result<(), serenity::Error>;

/// The running game in this channel, for a person who wants to act in it.
pub(crate) async fn acting(request: &Request) -> Result<Look, Refusal> {
    request.playable()?;
    request.look().await
}

/// The board of the game in this channel, for a person who wants to act in it.
pub(crate) async fn board_here(request: &Request) -> Result<&'static Board, Refusal> {
    Ok(request.context.table.board(request.writable()?).await?)
}

/// Parses a territory.
pub(crate) fn territory(
    request: &Request,
    board: &'static Board,
    typed: &str,
) -> Result<TerritoryId, Refusal> {
    parse::territory(request.words, board, typed).map_err(Refusal::Said)
}

/// A number of armies: at least one. The game checks the upper bound, so larger numbers are only clamped.
pub(crate) fn armies(request: &Request, n: i64) -> Result<u32, Refusal> {
    if n < 1 {
        return Err(refusal(request.words.no_such_number_of_armies()));
    }
    Ok(u32::try_from(n).unwrap_or(u32::MAX))
}

/// The response that shows "is thinking…" until the picture is drawn.
pub(crate) fn deferral(request: &Request) -> CreateInteractionResponse {
    CreateInteractionResponse::Defer(message(&Answer { public: request.direct, ..Answer::default() }))
}

/// The request of a command.
pub(crate) fn caller(ctx: &Ctx<'_>) -> Request {
    Request::of_command(ctx.framework.user_data, ctx.interaction)
}

/// A person whom a command names.
pub(crate) fn named_person(request: &Request, user: &User) -> Person {
    PickedPerson::of(user).person(request)
}

/// Counts the request; returns a refusal if the person is over the rate limit ([PBP-52]).
pub(crate) fn check_rate_limit(request: &Request) -> Option<Answer> {
    match request.context.flood.count(request.person.id, request.context.clock.now()) {
        Allowance::Fine => None,
        Allowance::TooMuch | Allowance::Quiet => {
            request.first_response.interaction.note(InteractionResult::Refused);
            Some(Answer::new(request.words.flood()))
        }
    }
}

/// Defers the response ([PBP-15]).
pub(crate) async fn defer(ctx: Ctx<'_>, request: &Request) -> Done {
    ctx.has_sent_initial_response.store(true, std::sync::atomic::Ordering::SeqCst);
    interaction_response::respond(request, deferral(request)).await
}

/// A message that pings nobody but those named in the answer.
pub(crate) fn message(answer: &Answer) -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new()
        .content(answer.panel().content())
        .components(answer.panel().plain_rows())
        .allowed_mentions(CreateAllowedMentions::new().users(answer.pings.iter().map(|id| UserId::new(*id))))
        .ephemeral(!answer.public)
}

/// A refusal with that text.
pub(crate) const fn refusal(text: String) -> Refusal {
    Refusal::Said(text)
}

/// One autocomplete choice: label and value.
pub(crate) type Choice = (String, String);

/// The choices whose label contains the typed text.
pub(crate) fn fitting(all: impl IntoIterator<Item = Choice>, typed: &str) -> Vec<Choice> {
    let typed = typed.trim().to_lowercase();
    all.into_iter().filter(|(label, _)| label.to_lowercase().contains(&typed)).collect()
}

/// Autocomplete response with at most 25 choices.
pub(crate) fn choices(choices: Vec<Choice>) -> CreateAutocompleteResponse {
    let choices = choices
        .into_iter()
        .take(25)
        .map(|(label, value)| AutocompleteChoice::new(cut_label(&label, 100), value));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// Another option of the same command, as typed so far.
pub(crate) fn other(ctx: Ctx<'_>, name: &str) -> Option<String> {
    ctx.args.iter().find(|option| option.name == name).and_then(|option| match option.value {
        ResolvedValue::String(text) => Some(text.to_owned()),
        _ => None,
    })
}
