//! The slash commands: each parses, asks the table, presents. Names and words come from the text room; never decided here.

pub(crate) mod autocomplete;
pub(crate) mod chart;
pub(crate) mod game;
mod luck_and_records;
mod objective;
mod odds;
mod tournament;
mod view;

use super::error_class::ErrorClass;
use super::families;
use super::handler_context::HandlerContext;
use super::request::Answer;
use super::slash::{Command, caller, message};
use crate::text::{CommandWords, Lang, Words};
use serenity::all::CreateInteractionResponse;
use std::borrow::Cow;
use std::sync::Arc;

/// Every command, in both languages.
pub(crate) fn all() -> Vec<Command> {
    let mut commands = unworded();
    for command in &mut commands {
        localise(command, "");
    }
    commands
}

/// Every command as it is written in Rust: names, and no other words.
fn unworded() -> Vec<Command> {
    let mut commands = vec![
        game::game(),
        tournament::tournament(),
        objective::objective(),
        view::board(),
        chart::chart(),
        view::status(),
        view::hand(),
        odds::odds(),
        luck_and_records::luck(),
        luck_and_records::verify(),
        luck_and_records::export(),
        view::help(),
    ];
    commands.extend(families::commands());
    commands
}

/// The words of a path such as `game new/seats` in English and Italian; a test sees to it that every path has some.
fn words_of(path: &str) -> Option<[CommandWords; 2]> {
    let [english, italian] = Lang::ALL.map(|lang| Words::new(lang).command(path));
    Some([english?, italian?])
}

/// The path of the words of a choice: a tournament's tables are chosen in the words of a game.
fn choice_path(option: &str, choice: &str) -> String {
    let path = format!("{option}={choice}");
    let as_for_a_game = path.replace("tournament new/", "game new/");
    if words_of(&path).is_none() { as_for_a_game } else { path }
}

type Pairs = Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]>;

fn italian(text: String) -> Pairs {
    Cow::Owned(vec![("it".into(), text.into())])
}

/// Fills in names, descriptions and choices of a command and all that is below it.
fn localise(command: &mut Command, parents: &str) {
    let path = format!("{parents}{}", command.name);
    if let Some([english, in_italian]) = words_of(&path) {
        command.description = Some(english.about.into());
        command.name_localizations = in_italian.name.map_or_else(Pairs::default, italian);
        command.description_localizations = italian(in_italian.about);
    }
    for parameter in &mut command.parameters {
        let path = format!("{path}/{}", parameter.name);
        if let Some([english, in_italian]) = words_of(&path) {
            parameter.description = Some(english.about.into());
            parameter.name_localizations = in_italian.name.map_or_else(Pairs::default, italian);
            parameter.description_localizations = italian(in_italian.about);
        }
        for choice in parameter.choices.to_mut() {
            if let Some([english, in_italian]) = words_of(&choice_path(&path, &choice.name)) {
                choice.name = english.about.into();
                choice.localizations = italian(in_italian.about);
            }
        }
    }
    for below in &mut command.subcommands {
        localise(below, &format!("{path} "));
    }
}

/// Before each command: whether this person may go on ([PBP-52]). Completion is never counted.
pub(crate) async fn may_go_on(
    ctx: poise::Context<'_, Arc<HandlerContext>, serenity::Error>,
) -> Result<bool, serenity::Error> {
    let poise::Context::Application(ctx) = ctx else { return Ok(false) };
    if ctx.interaction_type == poise::CommandInteractionType::Autocomplete {
        return Ok(true);
    }
    let call = caller(&ctx);
    let Some(answer) = super::events::flooded(&call) else { return Ok(true) };
    call.respond(CreateInteractionResponse::Message(message(&answer))).await?;
    Ok(false)
}

/// What the framework could not do: told to the log without the content, and to the person, if anything can be told.
pub(crate) async fn failed(error: poise::FrameworkError<'_, Arc<HandlerContext>, serenity::Error>) {
    let (what, ctx) = match &error {
        poise::FrameworkError::Command { error, ctx, .. } => {
            tracing::warn!(command = %ctx.command().name, trouble = ?ErrorClass::of(error), "an answer could not be given");
            return;
        }
        poise::FrameworkError::EventHandler { error, event, .. } => {
            tracing::warn!(event = event.snake_case_name(), trouble = ?ErrorClass::of(error), "an event was not answered");
            return;
        }
        poise::FrameworkError::CommandCheckFailed { error: None, .. }
        | poise::FrameworkError::UnknownInteraction { .. } => return,
        poise::FrameworkError::CommandPanic { ctx, .. } => ("a command panicked", Some(*ctx)),
        poise::FrameworkError::ArgumentParse { ctx, .. } => ("arguments could not be read", Some(*ctx)),
        poise::FrameworkError::CommandStructureMismatch { ctx, .. } => {
            ("a command of another version", Some(poise::Context::Application(*ctx)))
        }
        _ => ("the framework failed", None),
    };
    tracing::error!(what, "a command failed");
    if let Some(poise::Context::Application(ctx)) = ctx {
        let answer = Answer::new(caller(&ctx).words.no_internal());
        let response = CreateInteractionResponse::Message(message(&answer));
        // The person may have been answered already; then this is refused, and that is fine.
        let _ = ctx.interaction.create_response(ctx.framework.serenity_context, response).await;
    }
}

#[cfg(test)]
mod tests;
