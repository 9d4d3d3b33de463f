//! `/leaderboard`: the best players of a server as a picture, privately or for all to see ([PBP-43]).

use super::game::{RulebookChoice, rulebook_of};
use super::profile::rated_server;
use crate::discord::components::{MESSAGE, cut};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::interaction_response;
use crate::discord::interactions::request::{Refusal, Request};
use crate::discord::interactions::slash::{Ctx, Done, caller, defer, message, refusal};
use crate::discord::lobby::computers::level;
use crate::discord::panels::reply::present;
use crate::render::{self, RankedRow, legible};
use crate::rules::Rulebook;
use crate::table::{Contestant, FEWEST_GAMES, Leaderboard, Ranked};
use crate::text::{Words, escape_name};
use serenity::all::{
    CreateAllowedMentions, CreateAttachment, CreateInteractionResponse, EditInteractionResponse,
};

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn leaderboard(ctx: Ctx<'_>, rulebook: Option<RulebookChoice>, post: Option<bool>) -> Done {
    let request = caller(&ctx);
    let rulebook = rulebook.map(|choice| rulebook_of(Some(choice)));
    let (board, words, public) = match asked(&request, rulebook, post == Some(true)).await {
        Ok(asked) => asked,
        Err(refusal) => return present(ctx, &request, Err(refusal)).await,
    };
    if public {
        ctx.has_sent_initial_response.store(true, std::sync::atomic::Ordering::SeqCst);
        let deferral = message(&Answer { public, ..Answer::default() });
        interaction_response::respond(&request, CreateInteractionResponse::Defer(deferral)).await?;
    } else {
        defer(ctx, &request).await?;
    }
    let drawn = picture(words, &board, rulebook);
    let text = in_words(&drawn);
    let edit = EditInteractionResponse::new().allowed_mentions(CreateAllowedMentions::new());
    let edit = match request.context.pictures.leaderboard(drawn).await {
        Some(picture) => edit
            .content(request.context.mentions.within(&words.leaderboard_about()))
            .new_attachment(CreateAttachment::bytes(picture.bytes, picture.file).description(picture.alt)),
        None => edit.content(text),
    };
    interaction_response::complete_response(&request, edit).await
}

/// The leaderboard, the language in which it is shown, and whether all see it.
async fn asked(
    request: &Request,
    rulebook: Option<Rulebook>,
    post: bool,
) -> Result<(Leaderboard, Words, bool), Refusal> {
    let guild = rated_server(request).await?;
    let board = request.context.table.leaderboard(guild, rulebook).await?;
    if board.lines.is_empty() {
        return Err(refusal(request.words.leaderboard_empty(FEWEST_GAMES)));
    }
    let words = if post { request.context.public(guild).await? } else { request.words };
    Ok((board, words, post))
}

/// The picture; computer players stand between the people, without a rank.
fn picture(words: Words, board: &Leaderboard, rulebook: Option<Rulebook>) -> render::Leaderboard {
    let mut rank = 0;
    let row = |line: &Ranked| {
        let (name, rank) = match line.who {
            Contestant::Computer(player) => (words.leaderboard_computer(&level(words, player)), None),
            Contestant::Person(_) => {
                rank += 1;
                (legible(&line.name, "?"), Some(rank))
            }
        };
        let rating = line.rated.rating;
        RankedRow { rank, name, points: rating.points(), margin: rating.margin(), games: line.rated.games }
    };
    let rows: Vec<RankedRow> = board.lines.iter().map(row).take(render::MOST_RANKED).collect();
    let shown = rulebook.map_or_else(|| words.leaderboard_all(), |rulebook| words.rulebook(rulebook));
    let foot = match board.too_few {
        0 => String::new(),
        n => words.leaderboard_too_few(n, FEWEST_GAMES),
    };
    render::Leaderboard {
        title: words.leaderboard_title(),
        line: words.leaderboard_line(&shown, board.games),
        columns: [words.column_points(), words.column_games()],
        rows,
        foot,
    }
}

/// The same as text, for when it can't be drawn.
fn in_words(board: &render::Leaderboard) -> String {
    cut(&escape_name(&board.alt()), MESSAGE)
}
