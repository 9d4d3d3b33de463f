//! Slash commands. Each handler parses, calls the table, and presents the result. Names and descriptions come from the
//! `text` module.
//!
//! May use: `connection`, `components`, `texts`, `options`, `pictures`, `context`, `interactions`, `lobby`,
//! `tournaments`, `panels`, `families`, `delivery`.

mod agreed_end;
pub(crate) mod autocomplete;
mod away;
pub(crate) mod board_check;
pub(crate) mod chart;
pub(crate) mod game;
mod hint;
mod host;
mod leaderboard;
pub(crate) mod luck_and_records;
mod manage;
mod menus;
mod my;
pub(crate) mod new_game;
mod nudge;
mod objective;
mod odds;
pub(crate) mod past_turns;
mod pauses;
mod plan;
pub(crate) mod plan_pages;
pub(crate) mod play_commands;
mod privacy;
pub(crate) mod profile;
mod reserve;
mod rules;
mod seats;
mod settings;
mod talk;
mod tournament;
mod undo;
pub(crate) mod view;

use crate::discord::connection::error_class::ErrorClass;
use crate::discord::context::answer::Answer;
use crate::discord::context::handler_context::HandlerContext;
use crate::discord::interactions::interaction_response;
use crate::discord::interactions::slash::{Command, caller, check_rate_limit, message};
use crate::discord::{classic, cold_war, y2210};
use crate::ops::InteractionResult;
use crate::text::{CommandWords, Lang, Words};
use serenity::all::{CreateCommand, CreateInteractionResponse, InstallationContext};
use std::borrow::Cow;
use std::sync::Arc;

/// Every command, localised.
pub(crate) fn all() -> Vec<Command> {
    let mut commands = unworded();
    for command in &mut commands {
        localise(command, "");
    }
    commands.extend(menus::menus());
    for command in &mut commands {
        // Without this, Discord would offer a command wherever the application can be installed.
        command.install_context.get_or_insert_with(|| vec![InstallationContext::Guild]);
    }
    commands
}

/// The commands in the form in which they are registered. The framework does not localise the names of context menus.
pub(crate) fn registrations(commands: &[Command]) -> Vec<CreateCommand> {
    let menu = |command: &Command| {
        let menu = command.create_as_context_menu_command()?;
        let names = command.name_localizations.iter();
        Some(names.fold(menu, |menu, (locale, name)| menu.name_localized(locale.as_ref(), name.as_ref())))
    };
    let slash = commands.iter().filter_map(Command::create_as_slash_command);
    slash.chain(commands.iter().filter_map(menu)).collect()
}

/// Every command as defined in Rust: names without descriptions.
fn unworded() -> Vec<Command> {
    let mut commands = vec![
        game::game(),
        tournament::tournament(),
        objective::objective(),
        view::board(),
        chart::chart(),
        view::status(),
        past_turns::log(),
        rules::rules(),
        rules::orders(),
        plan::plan(),
        view::hand(),
        odds::odds(),
        luck_and_records::luck(),
        luck_and_records::verify(),
        luck_and_records::export(),
        settings::settings(),
        manage::manage(),
        privacy::privacy(),
        profile::profile(),
        leaderboard::leaderboard(),
        view::help(),
        my::my(),
        away::away(),
        undo::undo(),
        hint::hint(),
        talk::talk(),
    ];
    let of_families = [classic::commands(), y2210::commands(), cold_war::commands()];
    commands.extend(play_commands::commands().into_iter().chain(of_families.into_iter().flatten()));
    commands
}

/// Every command that can be called, with its parents: `game new`.
pub(crate) fn paths() -> Vec<String> {
    fn below(commands: &[Command], parents: &str, found: &mut Vec<String>) {
        for command in commands {
            let path = format!("{parents}{}", command.name);
            if command.subcommands.is_empty() {
                found.push(path);
            } else {
                below(&command.subcommands, &format!("{path} "), found);
            }
        }
    }
    let mut found = Vec::new();
    below(&unworded(), "", &mut found);
    found
}

/// The texts of a path such as `game new/seats` in English and Italian; a test checks that each path has texts.
fn words_of(path: &str) -> Option<[CommandWords; 2]> {
    let [english, italian] = Lang::ALL.map(|lang| Words::new(lang).command(path));
    Some([english?, italian?])
}

/// The text path of a choice: some choices of `tournament new` use the texts of `game new`.
fn choice_path(option: &str, choice: &str) -> String {
    let path = format!("{option}={choice}");
    let as_for_a_game = path.replace("tournament new/", "game new/");
    if words_of(&path).is_none() { as_for_a_game } else { path }
}

type Pairs = Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]>;

fn italian(text: String) -> Pairs {
    Cow::Owned(vec![("it".into(), text.into())])
}

/// Sets names, descriptions and choices of a command and its subcommands.
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

/// Check before each command: whether the person is within the rate limit ([PBP-52]). Autocomplete is not counted.
pub(crate) async fn may_go_on(
    ctx: poise::Context<'_, Arc<HandlerContext>, serenity::Error>,
) -> Result<bool, serenity::Error> {
    let poise::Context::Application(ctx) = ctx else { return Ok(false) };
    if ctx.interaction_type == poise::CommandInteractionType::Autocomplete {
        return Ok(true);
    }
    let request = caller(&ctx);
    let Some(answer) = check_rate_limit(&request) else { return Ok(true) };
    interaction_response::respond(&request, CreateInteractionResponse::Message(message(&answer))).await?;
    Ok(false)
}

/// Handles errors of the framework: logs them without content, and responds to the person if possible.
pub(crate) async fn failed(error: poise::FrameworkError<'_, Arc<HandlerContext>, serenity::Error>) {
    let (what, ctx) = match &error {
        poise::FrameworkError::Command { error, ctx, .. } => {
            tracing::warn!(command = %ctx.command().name, trouble = ?ErrorClass::known(error), "an answer could not be given");
            return;
        }
        poise::FrameworkError::EventHandler { error, event, .. } => {
            tracing::warn!(event = event.snake_case_name(), trouble = ?ErrorClass::known(error), "an event was not answered");
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
        let request = caller(&ctx);
        request.first_response.interaction.note(InteractionResult::Failed);
        let answer = Answer::new(request.words.no_internal());
        // Fails if the interaction has a response already; that is harmless.
        let _ = interaction_response::respond(&request, CreateInteractionResponse::Message(message(&answer)))
            .await;
    }
}
