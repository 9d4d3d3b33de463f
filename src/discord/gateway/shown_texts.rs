//! Shown texts of suggestions as values: a client sometimes sends the text that a suggestion shows in place of its value,
//! for instance after the option was pasted. Such a text is replaced by the value before the command is carried out, by
//! asking the completion of the option; so each option that completes takes both ([PBP-9]).

use super::place_events;
use super::unreadable_events::UnreadableEventLogger;
use crate::discord::context::first_response::Cause;
use crate::discord::context::handler_context::HandlerContext;
use crate::discord::interactions::late_response;
use crate::discord::interactions::request::Request;
use crate::discord::interactions::slash::{Command, Ctx};
use crate::ops::{InteractionKind, Tracked};
use serde_json::Value;
use serenity::all::{
    Client, CommandDataOption, CommandDataOptionValue, CommandInteraction, CommandType, Context,
    CreateAutocompleteResponse, FullEvent, Interaction, ResolvedOption, ResolvedValue,
};
use std::any::Any;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use tracing::Instrument as _;

/// Maximum number of texts with which one completion is asked.
const TRIES: usize = 8;

type Framework = poise::Framework<Arc<HandlerContext>, serenity::Error>;

/// The framework, which gets each command with values in place of shown texts. What takes long to handle is acknowledged.
pub(crate) struct ValuesOfShownTexts {
    framework: Framework,
    context: Arc<HandlerContext>,
    unreadable: UnreadableEventLogger,
}

#[serenity::async_trait]
impl serenity::framework::Framework for ValuesOfShownTexts {
    async fn init(&mut self, client: &Client) {
        self.framework.init(client).await;
    }

    async fn dispatch(&self, ctx: Context, event: FullEvent) {
        if let Some(place) = place_events::read(&self.context, &event) {
            drop(event);
            return place_events::handle(&self.context, place).await;
        }
        let request = match &event {
            FullEvent::InteractionCreate { interaction } => self.request(interaction),
            FullEvent::Ready { .. } => {
                self.unreadable.watch(&ctx);
                None
            }
            _ => None,
        };
        let Some((request, tracked)) = request else {
            return self.framework.dispatch(ctx, event).await;
        };
        let (id, kind) = (request.token.id.get(), tracked.name());
        let span = tracing::error_span!("interaction", interaction = id, kind);
        async move {
            let _tracked = tracked;
            self.handle(ctx, event, request).await;
        }
        .instrument(span)
        .await;
    }
}

/// The subcommand of a command; empty: it has none.
fn subcommand(command: &CommandInteraction) -> &str {
    let sub = command.data.options.iter().find(|option| {
        matches!(
            option.value,
            CommandDataOptionValue::SubCommand(_) | CommandDataOptionValue::SubCommandGroup(_)
        )
    });
    sub.map_or("", |option| &option.name)
}

/// Where the options of a command are: those of its innermost subcommand.
fn options(command: &mut CommandInteraction) -> &mut Vec<CommandDataOption> {
    fn innermost(options: &mut Vec<CommandDataOption>) -> &mut Vec<CommandDataOption> {
        let sub = options.iter().position(|option| {
            matches!(
                option.value,
                CommandDataOptionValue::SubCommand(_) | CommandDataOptionValue::SubCommandGroup(_)
            )
        });
        match sub {
            Some(at) => match &mut options[at].value {
                CommandDataOptionValue::SubCommand(inner)
                | CommandDataOptionValue::SubCommandGroup(inner) => innermost(inner),
                _ => unreachable!("a subcommand"),
            },
            None => options,
        }
    }
    innermost(&mut command.data.options)
}

/// Whether a text can be something other than a key: keys are the usual values.
fn may_be_shown(text: &str) -> bool {
    !text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_')
}

/// Texts that complete to the suggestion that shows this text: all of it, then its names, which stand between figures and
/// signs, each behind the parts of a list that come before it.
fn typed_for(shown: &str) -> Vec<String> {
    let (before, last) = shown.rfind(',').map_or(("", shown), |at| shown.split_at(at + 1));
    let name = |c: char| c.is_alphabetic() || matches!(c, ' ' | '.' | '\'' | '’' | '-');
    let names = |of: &str| -> Vec<String> {
        let parts = of.split(|c| !name(c)).map(|part| part.trim().to_owned());
        parts.filter(|part| part.chars().count() > 1).collect()
    };
    let mut typed = vec![shown.to_owned()];
    if !before.is_empty() {
        typed.extend(names(last).into_iter().map(|name| format!("{before} {name}")));
        typed.push(before.to_owned());
    }
    typed.extend(names(shown));
    typed.push(String::new());
    let mut known = Vec::new();
    typed.retain(|one| {
        let new = !known.contains(one);
        known.push(one.clone());
        new
    });
    typed.truncate(TRIES - 1);
    if !typed.iter().any(String::is_empty) {
        typed.push(String::new());
    }
    typed
}

/// What a list of suggestions says about a text.
enum Meaning {
    /// It is the value of a suggestion.
    Value,
    /// A suggestion with this value shows it.
    Shown(String),
    Unknown,
}

fn meaning(suggested: &CreateAutocompleteResponse, text: &str) -> Meaning {
    let json = serde_json::to_value(suggested).unwrap_or_default();
    let all = json["choices"].as_array().map_or(&[][..], Vec::as_slice);
    let is = |part: &Value| part.as_str().is_some_and(|part| part.trim() == text);
    if all.iter().any(|one| is(&one["value"])) {
        return Meaning::Value;
    }
    let shown = all.iter().find(|one| is(&one["name"]));
    shown.and_then(|one| one["value"].as_str()).map_or(Meaning::Unknown, |value| Meaning::Shown(value.into()))
}

impl ValuesOfShownTexts {
    pub(crate) fn new(framework: Framework, context: Arc<HandlerContext>) -> Self {
        Self { framework, context, unreadable: UnreadableEventLogger::default() }
    }

    /// The request of an interaction that can be answered, which is counted from now on.
    fn request(&self, interaction: &Interaction) -> Option<(Request, Tracked<'_>)> {
        let nameless = ("", "");
        let (request, kind, path) = match interaction {
            Interaction::Command(command) => {
                let path = (command.data.name.as_str(), subcommand(command));
                let kind = match command.data.kind {
                    CommandType::ChatInput => InteractionKind::Command,
                    _ => InteractionKind::Menu,
                };
                (Request::of_command(&self.context, command), kind, path)
            }
            Interaction::Autocomplete(command) => {
                (Request::of_command(&self.context, command), InteractionKind::Completion, nameless)
            }
            Interaction::Component(pressed) => {
                (Request::of_component(&self.context, pressed), InteractionKind::Press, nameless)
            }
            Interaction::Modal(form) => {
                (Request::of_modal(&self.context, form), InteractionKind::Form, nameless)
            }
            _ => return None,
        };
        let first = Arc::clone(&request.first_response.interaction);
        let tracked = self.context.monitor.track(first, kind, path);
        Some((request, tracked))
    }

    async fn handle(&self, ctx: Context, mut event: FullEvent, request: Request) {
        // Late choices are of no use to anybody.
        let watched = request.first_response.cause != Cause::Completion;
        let _handled = Arc::clone(&request.first_response);
        let _watched = watched.then(|| late_response::watch(request));
        if let FullEvent::InteractionCreate { interaction: Interaction::Command(command) } = &mut event
            && command.data.kind == CommandType::ChatInput
        {
            self.replace(&ctx, command).await;
        }
        serenity::framework::Framework::dispatch(&self.framework, ctx, event).await;
    }

    /// Replaces each shown text among the options. The completion of one option may depend on another one, so as long as
    /// one was replaced, the others are tried again.
    async fn replace(&self, ctx: &Context, command: &mut CommandInteraction) {
        let mut known: Vec<String> = Vec::new();
        loop {
            let given = options(command).iter().filter_map(|option| match &option.value {
                CommandDataOptionValue::String(text) if may_be_shown(text) => {
                    Some((option.name.clone(), text.trim().to_owned()))
                }
                _ => None,
            });
            let given: Vec<(String, String)> = given.filter(|(name, _)| !known.contains(name)).collect();
            let mut replaced = false;
            for (name, text) in given {
                match self.meaning(ctx, command, &name, &text).await {
                    Meaning::Value => known.push(name),
                    Meaning::Shown(value) => {
                        options(command)
                            .iter_mut()
                            .filter(|option| option.name == name)
                            .for_each(|option| option.value = CommandDataOptionValue::String(value.clone()));
                        known.push(name);
                        replaced = true;
                    }
                    Meaning::Unknown => {}
                }
            }
            if !replaced {
                return;
            }
        }
    }

    /// What the completion of that option says about a text.
    async fn meaning(
        &self,
        ctx: &Context,
        command: &CommandInteraction,
        option: &str,
        text: &str,
    ) -> Meaning {
        let given = command.data.options();
        let mut tree: Vec<&Command> = Vec::new();
        let Some(args) = find(&command.data.name, &given, &self.framework.options().commands, &mut tree)
        else {
            return Meaning::Unknown;
        };
        let parameters = tree.last().map_or(&[][..], |command| command.parameters.as_slice());
        let parameter = parameters.iter().find(|parameter| parameter.name == option);
        let Some(complete) = parameter.and_then(|parameter| parameter.autocomplete_callback) else {
            return Meaning::Unknown;
        };
        let (sent, data) =
            (AtomicBool::new(false), tokio::sync::Mutex::new(Box::new(()) as Box<dyn Any + Send + Sync>));
        let framework = poise::FrameworkContext {
            bot_id: self.context.bot_user.get().copied().unwrap_or_default(),
            serenity_context: ctx,
            options: self.framework.options(),
            user_data: &self.context,
            shard_manager: self.framework.shard_manager(),
        };
        for typed in typed_for(text) {
            let asked = Ctx {
                framework,
                interaction: command,
                interaction_type: poise::CommandInteractionType::Autocomplete,
                args,
                command_tree: &tree,
                has_sent_initial_response: &sent,
                invocation_data: &data,
                __non_exhaustive: (),
            };
            match meaning(&complete(asked, &typed).await, text) {
                Meaning::Unknown => {}
                found => return found,
            }
        }
        Meaning::Unknown
    }
}

/// Finds the innermost command that was called, and its options.
fn find<'a, 'b>(
    name: &str,
    given: &'b [ResolvedOption<'b>],
    commands: &'a [Command],
    tree: &mut Vec<&'a Command>,
) -> Option<&'b [ResolvedOption<'b>]> {
    let command = commands.iter().find(|command| command.slash_action.is_some() && command.name == name)?;
    tree.push(command);
    let inner = given.iter().find_map(|option| match &option.value {
        ResolvedValue::SubCommand(inner) | ResolvedValue::SubCommandGroup(inner) => {
            Some((option.name, inner.as_slice()))
        }
        _ => None,
    });
    match inner {
        Some((name, inner)) => find(name, inner, &command.subcommands, tree),
        None => Some(given),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serenity::all::AutocompleteChoice;

    #[test]
    fn a_shown_text_is_asked_for_by_its_names() {
        let typed = typed_for("Afghanistan 3 · 14 enemy armies near");
        assert_eq!(typed, ["Afghanistan 3 · 14 enemy armies near", "Afghanistan", "enemy armies near", ""]);
        let list = typed_for("alaska, West US 4 → Peru 2");
        assert_eq!(list[..4], ["alaska, West US 4 → Peru 2", "alaska, West US", "alaska, Peru", "alaska,"]);
        assert!(typed_for(&"a1, bc2, ".repeat(50)).len() <= TRIES);
        assert!(!may_be_shown("great_britain") && may_be_shown("Great Britain 3") && may_be_shown("even 3"));
    }

    #[test]
    fn a_value_stays_and_a_shown_text_becomes_its_value() {
        let suggested = CreateAutocompleteResponse::new().set_choices(vec![
            AutocompleteChoice::new("Alaska 3", "alaska"),
            AutocompleteChoice::new("Two cards", "Alaska 3 4"),
        ]);
        assert!(matches!(meaning(&suggested, "Alaska 3"), Meaning::Shown(value) if value == "alaska"));
        assert!(matches!(meaning(&suggested, "Alaska 3 4"), Meaning::Value));
        assert!(matches!(meaning(&suggested, "Alaska"), Meaning::Unknown));
    }
}
