//! Gateway events: components, modals and unknown commands. Each interaction gets a response. For channels and servers see
//! `place_events`.

use super::component_handler;
use crate::discord::commands::chart;
use crate::discord::commands::view;
use crate::discord::components::custom_id::{self, Unreadable};
use crate::discord::context::answer::Answer;
use crate::discord::context::handler_context::HandlerContext;
use crate::discord::context::repeated_presses::Used;
use crate::discord::families::AnyPress;
use crate::discord::gateway::second_press;
use crate::discord::interactions::interaction_response;
use crate::discord::interactions::picked_person::PickedPerson;
use crate::discord::interactions::press_response::PressResponse;
use crate::discord::interactions::request::{Refusal, Request};
use crate::discord::interactions::slash;
use crate::discord::interactions::slash::{Command, check_rate_limit, message};
use crate::discord::lobby::rematch;
use crate::discord::panels::hint;
use crate::discord::panels::privacy_page;
use crate::discord::panels::private_panel;
use crate::discord::panels::reply;
use crate::discord::pictures::chart_or_film::ChartOrFilm;
use crate::render::{Format, Theme};
use crate::table::{GameId, TableError};
use serenity::all::{
    ActionRowComponent, CommandInteraction, CommandType, ComponentInteraction, ComponentInteractionDataKind,
    CreateInteractionResponse, FullEvent, Interaction, Message, MessageFlags, ModalInteraction,
};
use std::sync::Arc;

type Done = Result<(), serenity::Error>;
type Framework<'a> = poise::FrameworkContext<'a, Arc<HandlerContext>, serenity::Error>;

/// Handles one event; the framework handles known commands itself.
pub(crate) async fn handle(framework: Framework<'_>, event: &FullEvent) -> Done {
    let context = framework.user_data;
    match event {
        FullEvent::InteractionCreate { interaction: Interaction::Component(pressed) } => {
            Box::pin(component(context, pressed)).await
        }
        FullEvent::InteractionCreate { interaction: Interaction::Modal(form) } => {
            Box::pin(modal(context, form)).await
        }
        FullEvent::InteractionCreate { interaction: Interaction::Command(command) } => {
            // The framework answers commands and context menus that it knows.
            let name = command.data.name.as_str();
            let named = |known: &Command| match command.data.kind {
                CommandType::ChatInput => known.slash_action.is_some() && known.name == name,
                _ => known.context_menu_name.as_deref() == Some(name),
            };
            let known = framework.options.commands.iter().any(named);
            if known { Ok(()) } else { unknown(context, command).await }
        }
        FullEvent::Ready { data_about_bot } => {
            let shard = data_about_bot.shard.map_or(0, |shard| shard.id.0);
            tracing::info!(shard, servers = data_about_bot.guilds.len(), "connected");
            Ok(())
        }
        FullEvent::Resume { .. } => {
            tracing::info!("the gateway session goes on");
            Ok(())
        }
        _ => Ok(()),
    }
}

/// Answers a command of another version, still cached by the person's Discord client.
async fn unknown(context: &Arc<HandlerContext>, command: &CommandInteraction) -> Done {
    let request = Request::of_command(context, command);
    let answer = Answer::new(request.words.unknown_command());
    interaction_response::respond(&request, CreateInteractionResponse::Message(message(&answer))).await
}

async fn component(context: &Arc<HandlerContext>, pressed: &ComponentInteraction) -> Done {
    let mut request = Request::of_component(context, pressed);
    let picked = match &pressed.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.clone(),
        ComponentInteractionDataKind::UserSelect { values } => PickedPerson::values(pressed, values),
        _ => Vec::new(),
    };
    let private =
        request.direct || pressed.message.flags.is_some_and(|f| f.contains(MessageFlags::EPHEMERAL));
    let on_lobby = match custom_id::read(&pressed.data.custom_id) {
        Ok(AnyPress::Lobby(game, _)) => Some(game),
        _ => None,
    };
    if let Some(game) = on_lobby.filter(|_| !private) {
        // Posting the lobby message may have failed to record its id; this press reports it.
        if let Err(error) = context.table.lobby_seen(game, pressed.message.id.get()).await {
            tracing::debug!(%error, "a lobby's message is not remembered");
        }
    }
    let used = Used { code: pressed.data.custom_id.clone(), picked: picked.clone(), typed: Vec::new() };
    let own = private.then_some(&*pressed.message);
    let read = component_handler::read(&used.code, &picked);
    let repeated = second_press::enter(
        &mut request,
        pressed.message.id,
        &used,
        read.as_ref().ok().map(|(press, _)| press),
    )
    .await;
    if repeated.second {
        return second_press::as_it_stands(&request, repeated, own).await;
    }
    let game = read.as_ref().ok().and_then(|(press, _)| press.game_of_panel());
    let told = repeated.explains_refusal(read.as_ref().ok().map(|(press, _)| press));
    let shown = Box::pin(handle_press(&mut request, read, (&picked, private))).await;
    if shown.is_err() && told {
        return second_press::as_it_stands(&request, repeated, own).await;
    }
    let shown = overtaken(&mut request, game, shown).await;
    match shown {
        Ok(PressResponse::Board) => board(&request, own).await,
        Ok(PressResponse::Chart(game, shape)) => chart(&request, game, shape).await,
        Ok(PressResponse::Hint) => hint::respond_with_hint(&request).await,
        Ok(PressResponse::Data(of)) => privacy_page::respond_with_data(&request, of).await,
        Ok(PressResponse::Lobby(answer)) => rematch::respond_with_lobby(&request, &answer).await,
        // A private menu of a lobby that is over: it closes.
        Err(refusal @ Refusal::Table(TableError::Stale)) if private && on_lobby.is_some() => {
            let answer = reply::to_answer(&request, Err(refusal)).await;
            interaction_response::respond(
                &request,
                CreateInteractionResponse::UpdateMessage(message(&answer)),
            )
            .await
        }
        Ok(PressResponse::Instead(answer)) if private => {
            let answer = reply::to_answer(&request, Ok(answer)).await;
            private_panel::replace_panel(&request, answer, &pressed.message).await
        }
        Ok(PressResponse::Private(answer)) => {
            private_panel::open_panel(&request, reply::to_answer(&request, Ok(answer)).await).await
        }
        shown => {
            interaction_response::respond(&request, response(&request, shown, on_lobby.is_some()).await).await
        }
    }
}

async fn modal(context: &Arc<HandlerContext>, form: &ModalInteraction) -> Done {
    let mut request = Request::of_modal(context, form);
    let fields =
        form.data.components.iter().flat_map(|row| &row.components).filter_map(|field| match field {
            ActionRowComponent::InputText(input) => Some(input.value.clone().unwrap_or_default()),
            _ => None,
        });
    let mut typed: Vec<String> = fields.collect();
    if typed.is_empty() {
        typed.push(String::new());
    }
    let private = request.direct
        || form.message.as_ref().and_then(|m| m.flags).is_some_and(|f| f.contains(MessageFlags::EPHEMERAL));
    let panel = form.message.as_deref().filter(|_| private);
    let read = component_handler::read(&form.data.custom_id, &typed);
    if let Some(on) = &form.message {
        let code = form.data.custom_id.clone();
        let used = Used { code, picked: Vec::new(), typed: typed.clone() };
        let repeated =
            second_press::enter(&mut request, on.id, &used, read.as_ref().ok().map(|(press, _)| press)).await;
        if repeated.second {
            return second_press::as_it_stands(&request, repeated, panel).await;
        }
    }
    let game = read.as_ref().ok().and_then(|(press, _)| press.game_of_panel());
    let shown = Box::pin(handle_press(&mut request, read, (&typed, private))).await;
    let shown = overtaken(&mut request, game, shown).await;
    match (shown, panel) {
        (Ok(PressResponse::Instead(answer)), Some(panel)) => {
            let answer = reply::to_answer(&request, Ok(answer)).await;
            private_panel::replace_panel(&request, answer, panel).await
        }
        (shown, _) => interaction_response::respond(&request, response(&request, shown, false).await).await,
    }
}

/// Carries out a press; `private` tells whether only the person sees the message that was pressed.
async fn handle_press(
    request: &mut Request,
    read: Result<(AnyPress, bool), Unreadable>,
    (picked, private): (&[String], bool),
) -> Result<PressResponse, Refusal> {
    if let Some(answer) = check_rate_limit(request) {
        return Ok(PressResponse::Private(answer));
    }
    match read {
        // A code picked in a select menu is a press without a picked value of its own.
        Ok((press, picked_itself)) => {
            if let Some(game) = press.game_of_panel() {
                request.about(game, private).await;
            }
            let picked = if picked_itself { &[] } else { picked };
            Box::pin(component_handler::carry_out_press(request, &press, picked)).await
        }
        Err(Unreadable::OtherVersion | Unreadable::Malformed) => {
            Err(Refusal::Said(request.words.unknown_button()))
        }
    }
}

/// If another press was faster, what can be done now in that game. A press that is refused may be repeated.
async fn overtaken(
    request: &mut Request,
    game: Option<GameId>,
    shown: Result<PressResponse, Refusal>,
) -> Result<PressResponse, Refusal> {
    let shown = match (shown, game) {
        (Err(Refusal::Table(TableError::Stale)), Some(game)) => component_handler::moved_on(request, game)
            .await
            .map(PressResponse::Instead)
            .ok_or(Refusal::Table(TableError::Stale)),
        (shown, _) => shown,
    };
    if shown.is_err() {
        request.press = None;
    }
    shown
}

/// The first response; with `in_place` it may edit the message that was pressed.
async fn response(
    request: &Request,
    shown: Result<PressResponse, Refusal>,
    in_place: bool,
) -> CreateInteractionResponse {
    match shown {
        Ok(PressResponse::Form(form)) => CreateInteractionResponse::Modal(form),
        Ok(PressResponse::Instead(answer)) if in_place => {
            let answer = reply::to_answer(request, Ok(answer)).await;
            request.press.iter().for_each(|press| press.replaces());
            CreateInteractionResponse::UpdateMessage(message(&answer))
        }
        Ok(
            PressResponse::Instead(answer) | PressResponse::Private(answer) | PressResponse::Lobby(answer),
        ) => CreateInteractionResponse::Message(message(&reply::to_answer(request, Ok(answer)).await)),
        Ok(
            PressResponse::Board | PressResponse::Chart(..) | PressResponse::Data(_) | PressResponse::Hint,
        ) => CreateInteractionResponse::Acknowledge,
        Err(refusal) => {
            CreateInteractionResponse::Message(message(&reply::to_answer(request, Err(refusal)).await))
        }
    }
}

/// The board, privately: on the private panel that was pressed, else in a message of its own. Deferred first, because
/// drawing takes time ([PBP-15]).
async fn board(request: &Request, panel: Option<&Message>) -> Done {
    let look = match request.look().await {
        Ok(look) => look,
        Err(refusal) => {
            let answer = reply::to_answer(request, Err(refusal)).await;
            return interaction_response::respond(
                request,
                CreateInteractionResponse::Message(message(&answer)),
            )
            .await;
        }
    };
    if let Some(panel) = panel {
        return private_panel::board_on_panel(request, &look, panel).await;
    }
    interaction_response::respond(request, slash::deferral(request)).await?;
    let edit = view::board_response(request, &look, Format::default()).await;
    interaction_response::complete_response(request, edit).await
}

/// A chart or film of that game, privately and deferred.
async fn chart(request: &Request, game: GameId, shape: ChartOrFilm) -> Done {
    let back = match chart::lookback(request, Some(game), shape).await {
        Ok(back) => back,
        Err(refusal) => {
            let answer = reply::to_answer(request, Err(refusal)).await;
            return interaction_response::respond(
                request,
                CreateInteractionResponse::Message(message(&answer)),
            )
            .await;
        }
    };
    interaction_response::respond(request, slash::deferral(request)).await?;
    let edit = chart::charted(request, back, shape, Theme::Dark).await;
    interaction_response::complete_response(request, edit).await
}
