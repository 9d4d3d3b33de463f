//! Context menus: on a message of the bot *Show this board again* and *As text*, on a person *Games with …* ([PBP-58]).
//! All responses are private.

use super::super::components::{MESSAGE, cut};
use super::super::families::AnyPress;
use super::view;
use crate::discord::components::custom_id;
use crate::discord::context::answer::Answer;
use crate::discord::delivery::outgoing_message;
use crate::discord::interactions::interaction_response;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::interactions::slash::{Command, Ctx, Done, caller, defer};
use crate::discord::panels::my_games;
use crate::discord::panels::reply::present;
use crate::rules::Seen;
use crate::table::{GameId, Look};
use crate::text::{Lang, Words};
use serenity::all::{CreateAllowedMentions, CreateAttachment, EditInteractionResponse, Message, User};
use std::borrow::Cow;

/// All context menus with their names in both languages. Discord shows the name, and there is no description.
pub(super) fn menus() -> Vec<Command> {
    let of = |mut command: Command, name: fn(Words) -> String| {
        let [english, italian] = [Lang::En, Lang::It].map(|lang| name(Words::new(lang)));
        command.context_menu_name = Some(english.into());
        command.name_localizations = Cow::Owned(vec![("it".into(), italian.into())]);
        command
    };
    vec![
        of(board_again(), Words::menu_board_again),
        of(as_text(), Words::menu_as_text),
        of(games_with(), Words::menu_games_with),
    ]
}

#[poise::command(context_menu_command = "board", interaction_context = "Guild|BotDm")]
async fn board_again(ctx: Ctx<'_>, message: Message) -> Done {
    let mut request = caller(&ctx);
    let (look, seen) = match board_on(&mut request, &message, ctx.framework.bot_id()).await {
        Ok(shown) => shown,
        Err(refusal) => return present(ctx, &request, Err(refusal)).await,
    };
    defer(ctx, &request).await?;
    let edit = EditInteractionResponse::new().allowed_mentions(CreateAllowedMentions::new());
    let edit =
        match request.context.pictures.board(&look, request.words, &seen, request.context.format()).await {
            Some(picture) => {
                let alt = cut(&picture.alt, 1024);
                edit.new_attachment(CreateAttachment::bytes(picture.bytes, picture.file).description(alt))
            }
            None => edit.content(view::board_text(request.words, &look)),
        };
    interaction_response::complete_response(&request, edit).await
}

#[poise::command(context_menu_command = "text", interaction_context = "Guild|BotDm")]
async fn as_text(ctx: Ctx<'_>, message: Message) -> Done {
    let mut request = caller(&ctx);
    let shown = board_on(&mut request, &message, ctx.framework.bot_id()).await;
    let answered = shown.map(|(look, _)| Answer::new(view::board_text(request.words, &look)));
    present(ctx, &request, answered).await
}

#[poise::command(context_menu_command = "games", interaction_context = "Guild")]
async fn games_with(ctx: Ctx<'_>, user: User) -> Done {
    let request = caller(&ctx);
    let answered = games_together(&request, &user).await;
    present(ctx, &request, answered).await
}

/// The board that a message of the bot shows, with the events marked on it.
async fn board_on(
    request: &mut Request,
    message: &Message,
    bot: serenity::all::UserId,
) -> Result<(Look, Vec<Seen>), Refusal> {
    let no_board = || Refusal::Said(request.words.menu_no_board());
    if message.author.id != bot {
        return Err(no_board());
    }
    let here = request.place().ok();
    let table = &request.context.table;
    if let Some(shown) = table.board_of_message(here, &request.person, message.id.get()).await? {
        return Ok(shown);
    }
    // No notice: a panel, an answer or the lobby. Its buttons name the game, else it is the channel's.
    match (game_of(message), here) {
        (Some(game), _) => request.about(game, true).await,
        (None, None) => return Err(no_board()),
        (None, Some(_)) => {}
    }
    Ok((request.look().await?, Vec::new()))
}

/// The running games of this server in which both have a seat, as the public sees them.
async fn games_together(request: &Request, other: &User) -> Answered {
    let (words, place) = (request.words, request.place()?);
    let games = request.context.table.games_with(request.person.id, other.id.get(), place.guild).await?;
    let name = other.global_name.as_deref().unwrap_or(&other.name);
    let name = crate::text::escape_name(&cut(name, 32));
    if games.is_empty() {
        return Ok(Answer::new(words.no_games_with(&name)));
    }
    let servers = my_games::servers(request, &games).await?;
    let mut lines = vec![words.games_with(&name, games.len() as u32)];
    for (shown, look) in games.iter().enumerate() {
        let line = my_games::line(words, look, &servers);
        let more = words.and_more((games.len() - shown) as u32);
        let length: usize = lines.iter().map(|line| line.chars().count() + 1).sum();
        if length + line.chars().count() + more.chars().count() + 1 > MESSAGE {
            lines.push(more);
            break;
        }
        lines.push(line);
    }
    Ok(Answer::new(lines.join("\n")))
}

/// The game that the buttons of a message belong to.
fn game_of(message: &Message) -> Option<GameId> {
    let codes = message.components.iter().flat_map(outgoing_message::pressed);
    codes.filter_map(|code| custom_id::read::<AnyPress>(&code).ok()).find_map(|press| press.game_of_panel())
}
