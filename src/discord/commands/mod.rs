//! The slash commands: each parses, asks the table, presents. Names and words come from the text room; never decided here.

pub(crate) mod chart;
pub(crate) mod completion;
pub(crate) mod game;
mod look;
mod objective;
mod odds;
mod tournament;
mod trust;
pub(crate) mod whole;

use super::call::{Answer, Answered, Call, Refusal};
use super::classic;
use super::desk::Desk;
use super::parse;
use super::trouble::Trouble;
use crate::rules::AskKind;
use crate::rules::{Board, TerritoryId};
use crate::table::{Look, Order};
use crate::text::{CommandWords, Lang};
use serenity::all::{CreateAllowedMentions, CreateInteractionResponse, CreateInteractionResponseMessage};
use std::borrow::Cow;
use std::sync::Arc;

/// What the framework hands to a command.
pub(crate) type Ctx<'a> = poise::ApplicationContext<'a, Arc<Desk>, serenity::Error>;
pub(crate) type Command = poise::Command<Arc<Desk>, serenity::Error>;
pub(crate) type Done = Result<(), serenity::Error>;

/// Every command, in both languages.
pub(crate) fn all() -> Vec<Command> {
    let mut commands = vec![
        game::game(),
        tournament::tournament(),
        objective::objective(),
        look::board(),
        chart::chart(),
        look::status(),
        look::hand(),
        odds::odds(),
        trust::luck(),
        trust::verify(),
        trust::export(),
        look::help(),
    ];
    commands.extend(classic::commands::all());
    for command in &mut commands {
        localise(command, "");
    }
    commands
}

/// The words of a path such as `game new/seats`; a test sees to it that every path has some.
fn words_of(path: &str) -> Option<&'static CommandWords> {
    CommandWords::of(path)
}

type Pairs = Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]>;

fn italian(text: &'static str) -> Pairs {
    Cow::Owned(vec![("it".into(), text.into())])
}

/// Fills in names, descriptions and choices of a command and all that is below it.
fn localise(command: &mut Command, parents: &str) {
    let path = format!("{parents}{}", command.name);
    if let Some(words) = words_of(&path) {
        command.description = Some(words.about_en.into());
        command.name_localizations = italian(words.name_it);
        command.description_localizations = italian(words.about_it);
    }
    for parameter in &mut command.parameters {
        let path = format!("{path}/{}", parameter.name);
        if let Some(words) = words_of(&path) {
            parameter.description = Some(words.about_en.into());
            parameter.name_localizations = italian(words.name_it);
            parameter.description_localizations = italian(words.about_it);
        }
        for choice in parameter.choices.to_mut() {
            // A tournament's tables are chosen in the words of a game.
            let as_for_a_game = path.replace("tournament new/", "game new/");
            let words = words_of(&format!("{path}={}", choice.name));
            if let Some(words) = words.or_else(|| words_of(&format!("{as_for_a_game}={}", choice.name))) {
                choice.name = words.about_en.into();
                choice.localizations = italian(words.about_it);
            }
        }
    }
    for below in &mut command.subcommands {
        localise(below, &format!("{path} "));
    }
}

/// The command that answers a question of that kind, as the reader's own Discord shows it.
pub(crate) fn for_question(lang: Lang, kind: AskKind) -> String {
    let name = match kind {
        AskKind::Classic(kind) => classic::command_for(kind),
    };
    let shown = match lang {
        Lang::En => name,
        Lang::It => words_of(name).map_or(name, |words| words.name_it),
    };
    format!("`/{shown}`")
}

impl Call {
    /// The running game here, for somebody who wants to act in it.
    pub(crate) async fn acting(&self) -> Result<Look, Refusal> {
        self.playable()?;
        self.look().await
    }

    /// The board of the game here, for somebody who wants to act in it.
    pub(crate) async fn board_here(&self) -> Result<&'static Board, Refusal> {
        Ok(self.desk.table.board(self.playable()?).await?)
    }

    /// The territory that was typed.
    pub(crate) fn territory(&self, board: &'static Board, typed: &str) -> Result<TerritoryId, Refusal> {
        parse::territory(self.words, board, typed).map_err(Refusal::Said)
    }

    /// A number of armies: at least one. What is too large is left to the referee, who knows the bound.
    pub(crate) fn armies(&self, n: i64) -> Result<u32, Refusal> {
        if n < 1 {
            return Err(said(self.words.no_such_number_of_armies()));
        }
        Ok(u32::try_from(n).unwrap_or(u32::MAX))
    }

    /// Gives an order and says what it did.
    pub(crate) async fn order(&self, order: Order) -> Answered {
        self.ordered(self.playable()?, None, &order).await
    }
}

/// Who calls.
pub(crate) fn caller(ctx: &Ctx<'_>) -> Call {
    Call::of_command(ctx.framework.user_data, ctx.interaction)
}

/// Says the answer, or why there is none; and once, if direct messages were refused, how to open them ([PBP-19]).
pub(crate) async fn present(ctx: Ctx<'_>, call: &Call, answered: Answered) -> Done {
    let answer = call.worded(answered).await;
    let message = message(&answer);
    let response = CreateInteractionResponse::Message(message);
    ctx.has_sent_initial_response.store(true, std::sync::atomic::Ordering::SeqCst);
    call.respond(response).await
}

/// Says at once that the answer takes a moment ([PBP-15]).
async fn defer(ctx: Ctx<'_>, call: &Call) -> Done {
    ctx.has_sent_initial_response.store(true, std::sync::atomic::Ordering::SeqCst);
    call.respond(CreateInteractionResponse::Defer(message(&Answer::default()))).await
}

/// A message that pings nobody.
pub(crate) fn message(answer: &Answer) -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new()
        .content(answer.fitting())
        .components(answer.rows.clone())
        .allowed_mentions(CreateAllowedMentions::new())
        .ephemeral(!answer.public)
}

impl Call {
    /// The answer, or the refusal in words; private ones end with the hint about closed direct messages, once.
    pub(crate) async fn worded(&self, answered: Answered) -> Answer {
        let mut answer = match answered {
            Ok(answer) => answer,
            Err(refusal) => Answer::new(self.refusal(refusal).await),
        };
        if !answer.public && self.desk.table.dm_refused(self.person.id).await.unwrap_or(false) {
            answer.text = format!("{}\n\n{}", answer.text, self.words.how_to_open_dms());
        }
        answer
    }
}

/// A refusal in words.
pub(crate) const fn said(text: String) -> Refusal {
    Refusal::Said(text)
}

/// Before each command: whether this person may go on ([PBP-52]). Completion is never counted.
pub(crate) async fn may_go_on(
    ctx: poise::Context<'_, Arc<Desk>, serenity::Error>,
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
pub(crate) async fn failed(error: poise::FrameworkError<'_, Arc<Desk>, serenity::Error>) {
    let (what, ctx) = match &error {
        poise::FrameworkError::Command { error, ctx, .. } => {
            tracing::warn!(command = %ctx.command().name, trouble = ?Trouble::of(error), "an answer could not be given");
            return;
        }
        poise::FrameworkError::EventHandler { error, event, .. } => {
            tracing::warn!(event = event.snake_case_name(), trouble = ?Trouble::of(error), "an event was not answered");
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
mod tests {
    use super::*;
    use crate::rules::classic::AskKind as classic_kind;

    /// Every path below a command that must have words: itself, its options, their choices.
    fn paths(command: &Command, parents: &str, found: &mut Vec<(String, bool)>) {
        let path = format!("{parents}{}", command.name);
        found.push((path.clone(), command.description_localizations.iter().any(|(lang, _)| lang == "it")));
        for option in &command.parameters {
            let italian = option.name_localizations.iter().any(|(lang, _)| lang == "it");
            found.push((format!("{path}/{}", option.name), italian));
            let choices = option
                .choices
                .iter()
                .map(|choice| (choice.name.to_string(), !choice.localizations.is_empty()));
            found.extend(choices);
        }
        for below in &command.subcommands {
            paths(below, &format!("{path} "), found);
        }
    }

    #[test]
    fn every_command_option_and_choice_has_its_words_in_both_languages() {
        let mut found = Vec::new();
        for command in &all() {
            paths(command, "", &mut found);
        }
        assert!(found.len() > 40, "{}", found.len());
        let wordless: Vec<_> = found.iter().filter(|(_, italian)| !italian).collect();
        assert!(wordless.is_empty(), "{wordless:?}");
        let known = CommandWords::all().filter(|words| !words.path.contains('='));
        let stale: Vec<_> = known.filter(|words| found.iter().all(|(path, _)| path != words.path)).collect();
        assert!(stale.is_empty(), "words for nothing: {stale:?}");
    }

    /// The whole numbers of a command that name neither choices nor bounds.
    fn unbounded(command: &Command, parents: &str, found: &mut Vec<String>) {
        let path = format!("{parents}{}", command.name);
        for option in &command.parameters {
            let set = option.type_setter.expect("a slash command");
            let built = set(serenity::all::CreateCommandOption::new(
                serenity::all::CommandOptionType::String,
                "option",
                "words",
            ));
            let built = serde_json::to_value(built).expect("plain values");
            let bounded = built["min_value"].is_u64() && built["max_value"].is_u64();
            if built["type"] == 4 && option.choices.is_empty() && !bounded {
                found.push(format!("{path}/{}", option.name));
            }
        }
        for below in &command.subcommands {
            unbounded(below, &format!("{path} "), found);
        }
    }

    #[test]
    fn every_number_that_is_asked_for_has_bounds_that_are_no_less_than_nought() {
        let mut found = Vec::new();
        for command in &all() {
            unbounded(command, "", &mut found);
        }
        assert!(found.is_empty(), "{found:?}");
    }

    #[test]
    fn every_question_has_a_command_that_answers_it_pbp_8() {
        assert_eq!(for_question(Lang::En, classic_kind::Bonus.into()), "`/place`");
        assert_eq!(for_question(Lang::It, classic_kind::Attack.into()), "`/attacca`");
    }
}
